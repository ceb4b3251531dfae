# SPDX-FileCopyrightText: The Relais developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Geometry of the board of La Loire, 1600 x 1000: computed from the river, the columns of the stops and a few templates, then checked."""
import json
import math
import os

DATA = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "games", "loire.json")
W, H = 1600, 1000
SW, SH, SP = 35, 68, 35.6                 # a stack spot and the pitch of a row
GAP = 11                                  # a spot's clearance to the road's middle line
SHW, SHH = 46, 59                         # shield
GDW, GDH, GDR, PR = 60, 52, 22, 15.5      # good and price: box, disc, coin
BW, BH = 58, 56                           # building
HW, HH = 67, 47                           # free horses
CW, CH = 48, 47                           # circus
LTW, LTH = 60, 43                         # the sign that a letter is wanted
LB = 24                                   # a name's height, 20 units of type
ROWR = 74                                 # a river-side row below the road, paddock behind it: SH + 3 + HH and the gaps

# the river's middle: high in the west, low in the east, after a deep first bend
RIVER = [(-30, 540), (30, 527), (96, 521), (180, 526.8), (240, 518.2), (320, 492), (430, 475), (540, 478), (660, 498), (780, 522), (900, 540), (1020, 547), (1140, 544), (1260, 545), (1370, 557), (1440, 558), (1504, 552), (1570, 540), (1640, 536)]
# node columns between the corner villages; the distances differ
NX = [321.5, 472, 625.5, 788.5, 938.5, 1092, 1255.5]
SX = [326, 489, 639, 803, 957, 1107, 1271]
# how much further than need be a node lies from the river: makes the roads wind
N_SLACK = [1.5, 2, 0, 14, 0, 16, 0]
S_SLACK = [30, 10, 22, 0, 2, 0, -0.5]
# height of the vignette, extra length of the lane
N_V = [80, 86, 88, 92, 92, 92, 57]
S_V = [78, 92, 88, 84, 80, 82, 57]
N_LANE = [0, 0, 0, 0, 0, 0, 0]
S_LANE = [0, 0, 0, 0, 0, 0, 0]
N_FLIP = [1, -1, -1, 1, -1, -1, 1]
S_FLIP = [-1, 1, -1, 1, 1, -1, 1]
CORNER = {"ancenis": (166, 251), "meung": (1434, 257), "brissac": (166, 822), "chambord": (1434, 858)}
CITY = {"nantes": (93, 521), "orleans": (1507, 549)}


def spline(pts):
  """Monotone in x: a natural feel without overshoot; answers f(x)."""
  m = len(pts)
  d = [(pts[i + 1][1] - pts[i][1]) / (pts[i + 1][0] - pts[i][0]) for i in range(m - 1)]
  s = [d[0]] + [(d[i - 1] + d[i]) / 2 for i in range(1, m - 1)] + [d[-1]]
  def f(x):
    i = max(0, min(m - 2, next((k for k in range(m - 1) if x < pts[k + 1][0]), m - 2)))
    h = pts[i + 1][0] - pts[i][0]
    t = (x - pts[i][0]) / h
    return ((2 * t ** 3 - 3 * t * t + 1) * pts[i][1] + (t ** 3 - 2 * t * t + t) * h * s[i] + (3 * t * t - 2 * t ** 3) * pts[i + 1][1] + (t ** 3 - t * t) * h * s[i + 1])
  return f


river_y = spline(RIVER)


def river_half(x):
  t = max(0.0, min(1.0, x / W))
  return 46 - 4 * t


def catmull(pts, t=6.0):
  segs = []
  m = len(pts)
  g = lambda i: pts[max(0, min(m - 1, i))]
  for i in range(m - 1):
    p0, p1, p2, p3 = g(i - 1), g(i), g(i + 1), g(i + 2)
    segs.append((p1, (p1[0] + (p2[0] - p0[0]) / t, p1[1] + (p2[1] - p0[1]) / t),
                 (p2[0] - (p3[0] - p1[0]) / t, p2[1] - (p3[1] - p1[1]) / t), p2))
  return segs


def bez(s, t):
  a, b, c, d = s
  u = 1 - t
  return tuple(u ** 3 * a[i] + 3 * u * u * t * b[i] + 3 * u * t * t * c[i] + t ** 3 * d[i] for i in (0, 1))


def seg_path(segs):
  f = lambda p: "%g %g" % (round(p[0], 1), round(p[1], 1))
  return "M" + f(segs[0][0]) + "".join("C%s %s %s" % (f(b), f(c), f(d)) for a, b, c, d in segs)


def sample(segs, k=24):
  out = [segs[0][0]]
  for s in segs:
    out += [bez(s, (i + 1) / k) for i in range(k)]
  return out


def rect(x, y, w, h):
  return {"x": round(x, 1), "y": round(y, 1), "w": round(w, 1), "h": round(h, 1)}


def spot(x, y):
  return {"x": round(x, 1), "y": round(y, 1), "w": SW, "h": SH}


def road_segs(side, nodes):
  """From Nantes' gate up (or down) to the corner village, along the nodes, and back to Orleans."""
  sgn = -1 if side == "north" else 1
  a, z = nodes[0], nodes[-1]
  g0 = (a[0], CITY["nantes"][1] + sgn * 44)
  g1 = (z[0], CITY["orleans"][1] + sgn * 44)
  segs = [(g0, (a[0], g0[1] + sgn * 50), (a[0] + 2, a[1] - sgn * 60), a)]
  m = len(nodes)
  for i in range(m - 1):
    p, q = nodes[i], nodes[i + 1]
    d = q[0] - p[0]
    def tan(k):
      if k == 0 or k == m - 1:
        return None
      s = (nodes[k + 1][1] - nodes[k - 1][1]) / (nodes[k + 1][0] - nodes[k - 1][0])
      return max(-.24, min(.24, s * .8)) * (.4 if k in (1, m - 2) else 1)
    ta, tb = tan(i), tan(i + 1)
    c1 = (p[0] + 10, p[1] + sgn * 14) if ta is None else (p[0] + d * .45, p[1] + d * .45 * ta)
    c2 = (q[0] - 10, q[1] + sgn * 14) if tb is None else (q[0] - d * .45, q[1] - d * .45 * tb)
    if ta is None:
      c1 = (p[0] + 54, p[1] + sgn * 36)
      c2 = (q[0] - d * .48, q[1] - d * .48 * tb)
    if tb is None:
      c2 = (q[0] - 66, q[1] + sgn * 38)
      c1 = (p[0] + d * .42, p[1] + d * .42 * ta)
    segs.append((p, c1, c2, q))
  segs.append((z, (z[0] - 2, z[1] - sgn * 60), (z[0], g1[1] + sgn * 50), g1))
  return segs


class Road:
  def __init__(self, side, nodes):
    self.segs = road_segs(side, nodes)
    self.pts = sample(self.segs, 40)
    self.mid = [p for p in self.pts if nodes[0][0] + 1 <= p[0] <= nodes[-1][0] - 1] or self.pts

  def clear(self, x0, x1, up, gap):
    """The y of an edge that keeps gap to the road over x0..x1; up: the thing lies above."""
    best = None
    for x, y in self.mid:
      dx = max(x0 - x, x - x1, 0)
      if dx < gap:
        e = math.sqrt(gap * gap - dx * dx)
        v = y - e if up else y + e
        best = v if best is None else (min(best, v) if up else max(best, v))
    return best


def river_edge(x0, x1, up):
  """The bank over x0..x1: the northern one if up."""
  v = [river_y(x0 + (x1 - x0) * k / 20) + (-1 if up else 1) * river_half(x0) for k in range(21)]
  return min(v) if up else max(v)


def column(o, road, side, x, y, flip, vh, lane):
  """A village at the road between the corners. Outwards: stop, lane with stacks on one hand and arms and price on the other, name, houses with the building.
     Inwards: a row of stacks, then the paddock and the circus ground by the water."""
  up = side == "north"
  out = -1 if up else 1
  box = lambda x0, inner, w, h: rect(x0, inner - h if up else inner, w, h)          # inner: the edge nearer to the road
  foot = lambda xc, inner: spot(xc, inner if up else inner + SH)
  # land side stacks: two and two on the hand away from the slots
  land = []
  for k in range(2):
    xc = x - flip * (8 + SW / 2 + k * SP)
    e = road.clear(xc - SW / 2, xc + SW / 2, up, GAP)
    land.append((xc, e))
  e2 = [e + out * (SH + 1.5) for xc, e in land]
  far = (min if up else max)(e2)
  cw = [foot(xc, e) for xc, e in land] + [foot(xc, far) for xc, e in land]
  edge_s = far + out * SH
  # arms on the post at the stop, the price behind them
  sx0 = x + 10 if flip > 0 else x - 10 - SHW
  es = road.clear(sx0, sx0 + SHW, up, GAP + 1)
  o["shield"] = box(sx0, es, SHW, SHH)
  gx0 = x + 9 if flip > 0 else x - 9 - GDW
  eg = es + out * (SHH + 4)
  g = box(gx0, eg, GDW, GDH)
  px = gx0 + (GDR if flip > 0 else GDW - GDR)
  o["plaque"] = {"cx": round(px, 1), "cy": round(g["y"] + GDR, 1), "r": GDR, "price": {"cx": round(px + flip * 21.5, 1), "cy": round(g["y"] + GDH - PR, 1), "r": PR}}
  edge_g = eg + out * GDH
  edge = (min if up else max)(edge_s, edge_g) + out * (2 + lane)
  lw = 10.3 * len(o["name"]) + 12
  lx = x - flip * min(29, 73 - lw / 2)            # under its houses; the lane passes beside it
  o["label"] = dict(box(lx - lw / 2, edge, lw, LB), size=20, anchor="middle")
  edge += out * (LB + 1)
  # houses; the owner's building stands among them on the slots' hand
  wv = 86
  bx = x + flip * (72.5 - BW / 2)
  vx = x - flip * (72.5 - wv / 2)
  o["vignette"] = box(vx - wv / 2, edge, wv, vh)
  b = box(bx - BW / 2, edge, BW, BH) if not up else rect(bx - BW / 2, edge - BH, BW, BH)
  if not up:
    b = rect(bx - BW / 2, edge + vh - BH - 6 if vh > BH + 14 else edge, BW, BH)
  o["building"] = dict(b, foot={"x": round(bx, 1), "y": round(b["y"] + BH - 3, 1)})
  # river side
  riv = []
  for k in range(4):
    xc = x + (k - 1.5) * SP
    e = road.clear(xc - SW / 2, xc + SW / 2, not up, GAP)
    riv.append((xc, e))
  o["stacks"] = {"ccw": [], "cw": cw}
  rv = lambda xc, e: spot(xc, e + SH if up else e)
  o["stacks"]["ccw"] = [rv(*riv[k]) for k in (1, 2, 0, 3)]
  def behind(x0, w, h):
    e = [q for xc, q in riv if xc + SW / 2 > x0 and xc - SW / 2 < x0 + w]
    return rect(x0, max(e) + SH + 3, w, h) if up else rect(x0, min(e) - SH - 3 - h, w, h)
  hx = x - 70 if flip > 0 else x + 70 - HW
  cx = x + 70 - CW - 8 if flip > 0 else x - 70 + 8
  o["horses"] = behind(hx, HW, HH)
  o["circus"] = behind(cx, CW, CH)
  o["flip"] = flip
  return o


def corner(o, road, x, y):
  """A village where the road turns: everything but the inner stacks lies in the corner of the map."""
  left, up = x < W / 2, o["road"] == "north"
  o["flip"] = -1 if left else 1
  x0 = 13 if left else W - 13 - 146
  inn = (x + 9 if left else x - 9)
  # slots level with the stop; arms next to it
  ys = y - SHH / 2
  o["shield"] = rect(x0 + 146 - 4 - SHW if left else x0 + 4, ys, SHW, SHH)
  g0 = x0 + 146 - 4 - SHW - 5 - GDW if left else x0 + 4 + SHW + 5
  gy = ys + 4
  px = g0 + (GDW - GDR if left else GDR)
  o["plaque"] = {"cx": round(px, 1), "cy": round(gy + GDR, 1), "r": GDR, "price": {"cx": round(px + (-21.5 if left else 21.5), 1), "cy": round(gy + GDH - PR, 1), "r": PR}}
  yst = ys + SHH + 5 + SH if up else ys - 5            # feet of the row towards the city
  xs = [x0 + 1 + SW / 2 + SP * k for k in range(4)]
  if left:
    xs = xs[::-1]
  else:
    xs = [v + 2.4 for v in xs]
  row = [spot(v, yst) for v in xs]
  o["circus"] = rect(x0 - 1 if left else x0 + 146 + 1 - 30, ys + 8, 30, 44)
  edge = ys - 3 if up else ys + SHH + 3
  lw = 10.3 * len(o["name"]) + 12
  o["label"] = dict(rect(x0 + 73 - lw / 2, edge - LB if up else edge, lw, LB), size=20, anchor="middle")
  vh = {"ancenis": 83, "meung": 78, "brissac": 92, "chambord": 75}[o["id"]]
  ev = edge - LB - 1 - vh if up else edge + LB + 1
  wv = 86
  o["vignette"] = rect(x0 if left else x0 + 146 - wv, ev, wv, vh)
  bx = (x0 + 146 - BW / 2) if left else x0 + BW / 2
  by = ev + vh - BH - (0 if up else 4)
  o["building"] = dict(rect(bx - BW / 2, by, BW, BH), foot={"x": round(bx, 1), "y": round(by + BH - 3, 1)})
  # inner side: two columns, each as near to the road as it may
  ins = []
  for k in range(2):
    xc = inn + (SW / 2 + 1 + k * SP) * (1 if left else -1)
    e = road.clear(xc - SW / 2, xc + SW / 2, not up, GAP)
    ins.append((xc, e))
  inner = []
  for r in range(2):
    for xc, e in ins:
      inner.append(spot(xc, e + SH + r * (SH + 1.5)) if up else spot(xc, e - r * (SH + 1.5)))
  far = max(s["y"] for s in inner) + 3 if up else min(s["y"] - SH for s in inner) - 3 - HH
  hx = inn + 2 if left else inn - 2 - HW
  o["horses"] = rect(hx, far, HW, HH)
  o["stacks"] = {"ccw": inner, "cw": row}
  return o


def place_nodes(order, xs, side, slack, rest):
  """Moves each node until its river-side things keep slack + 5 to the bank."""
  up = side == "north"
  ys = [river_y(x) + (-1 if up else 1) * (river_half(x) + 134) for x in xs]
  c0, c1 = (CORNER["ancenis"], CORNER["meung"]) if up else (CORNER["brissac"], CORNER["chambord"])
  for _ in range(14):
    nodes = [c0] + list(zip(xs, ys)) + [c1]
    road = Road(side, nodes)
    for i, (l, x) in enumerate(zip(order[1:-1], xs)):
      o = column({"id": l["id"], "name": l["name"]}, road, side, x, ys[i], rest[0][i], rest[1][i], rest[2][i])
      d = []
      for key in ("horses", "circus"):
        r = o[key]
        b = river_edge(r["x"], r["x"] + r["w"], up)
        d.append(b - r["y"] - r["h"] if up else r["y"] - b)
      ys[i] += (-1 if up else 1) * (5.5 + slack[i] - min(d)) * .8
  ys = [round(v, 1) for v in ys]
  nodes = [c0] + list(zip(xs, ys)) + [c1]
  return nodes, Road(side, nodes)


def build():
  data = json.load(open(DATA))
  locs = data["locations"]
  north = [l for l in locs if l.get("road") == "north"]
  south = [l for l in locs if l.get("road") == "south"][::-1]     # west to east
  rest = {"north": (N_FLIP, N_V, N_LANE), "south": (S_FLIP, S_V, S_LANE)}
  nodes, road = {}, {}
  nodes["north"], road["north"] = place_nodes(north, NX, "north", N_SLACK, rest["north"])
  nodes["south"], road["south"] = place_nodes(south, SX, "south", S_SLACK, rest["south"])
  pts = {s: road[s].pts for s in road}

  def angle(side, x):
    p = road[side].mid
    k = min(range(len(p)), key=lambda i: (p[i][0] - x) ** 2)
    a, b = p[max(0, k - 3)], p[min(len(p) - 1, k + 3)]
    return math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))

  out = []
  for ring, l in enumerate(locs):
    o = {"id": l["id"], "name": l["name"], "ring": ring, "kind": l["kind"]}
    if l["kind"] == "city":
      cx, cy = CITY[l["id"]]
      left = l["id"] == "nantes"
      o.update(x=166 if left else 1434, y=cy, angle=90, good=None, shield=None, building=None, plaque=None, circus=None)
      o["city"] = rect(cx - 78, cy - 66, 156, 132)
      o["label"] = dict(rect(cx - 62, cy + 35, 124, 28), size=26, anchor="middle")
      x0 = 13 if left else W - 13 - 143
      xs = [x0 + SW / 2 + 1 + SP * k for k in range(4)]
      if not left:
        xs = xs[::-1]
      up, down = [spot(v, cy - 70) for v in xs], [spot(v, cy + 72 + SH) for v in xs]
      o["stacks"] = {"ccw": down if left else up, "cw": up if left else down}
      o["horses"] = rect(x0 + 1 if left else x0 + 142 - HW, cy + 72 + SH + 3, HW, HH)
      o["palaces"] = [dict(rect(cx - 73 + 37 * i, cy - 6, 35, 40), kind=k) for i, k in enumerate(data["palace"]["kinds"])]
      out.append(o)
      continue
    side = l["road"]
    i = (north if side == "north" else south).index(l)
    x, y = nodes[side][i]
    o.update(road=side, good=l["good"], x=round(x, 1), y=round(y, 1), angle=round(angle(side, x), 1))
    if i in (0, 8):
      corner(o, road[side], x, y)
    else:
      column(o, road[side], side, x, y, *(r[i - 1] for r in rest[side]))
    out.append(o)

  # river
  rx0, rx1 = 182, 1418
  step = (rx1 - rx0) / 21
  spaces = []
  for k in range(21):
    x = rx0 + step * (k + .5)
    y = river_y(x)
    a = math.degrees(math.atan2(river_y(x + 14) - river_y(x - 14), 28))
    dx = 14.6
    spaces.append({"id": "river-%02d" % k, "n": k, "x": round(x, 1), "y": round(y, 1), "angle": round(a, 1), "w": round(step, 1),
                   "boats": [{"x": round(x + e * dx, 1), "y": round(y + f * 25.4 + e * dx * math.tan(math.radians(a)) * .9, 1), "w": 27, "h": 29}
                             for f in (-1, 1) for e in (-1, 1)]})
  gx = [-20 + 50 * i for i in range(34)]
  mid = [(x, river_y(x)) for x in gx]
  up = [(x, river_y(x) - river_half(x)) for x in gx]
  lo = [(x, river_y(x) + river_half(x)) for x in gx]
  river = {"centre": seg_path(catmull(mid)), "north_bank": seg_path(catmull(up)), "south_bank": seg_path(catmull(lo)),
           "half_width": {"nantes": 46, "orleans": 42}, "spaces": spaces}

  prices = data["market_prices"]
  mp = 57
  mw = mp * 7 + 14
  mx, my = W - 14 - mw, 12
  market = {"frame": rect(mx, my, mw, 102),
            "slots": [{"id": "market-%d" % (k + 1), "price": prices[k], "x": round(mx + 7 + mp * k + mp / 2, 1), "y": my + 36, "w": 52, "h": 62,
                       "tag": {"cx": round(mx + 7 + mp * k + mp / 2, 1), "cy": my + 86, "r": 15}, "central": k + 1 == data["market_central"]} for k in range(7)]}
  # stack spots: x, y is the foot (middle of the lower edge), w x h the box above it; cw is the land side (ring order rising), ccw the
  # river side: travellers keep to the left of the road. Rectangles are x, y (upper left), w, h; discs cx, cy, r; angles in degrees,
  # clockwise from the right. flip: +1 the slots lie east of the lane, -1 west of it
  geo = {"viewBox": [0, 0, W, H],
         "locations": out, "roads": {s: seg_path(road[s].segs) for s in road}, "river": river, "market": market,
         "title": rect(14, 14, 226, 90), "compass": {"cx": 208, "cy": 922, "r": 38}}
  things = boxes(geo)
  nodes = [(o["x"], o["y"]) for o in out if o["kind"] == "village"]
  for o in out:
    o["letter"] = letter_spot(o, pts.values(), things, nodes)
  return geo, pts


def letter_spot(l, roads, things, nodes):
  """Where the sign lies that a letter is wanted here: where it meets nothing but the drawing of the place itself, on its own land and
     off the roads; the less it hides of the drawing, and the nearer the stop, the better."""
  city = l["kind"] == "city"
  own = [t for t in things if t[0] == l["id"] + ".vignette"]
  middle, reach = (l["city"]["x"] + l["city"]["w"] / 2, 60) if city else (l["x"], min(abs(x - l["x"]) for x, y in nodes if (y < 500) == (l["y"] < 500) and x != l["x"]) / 2 - LTW / 2 + 12)
  others = [t for t in things if t not in own and abs(t[1] - l["x"]) < 400]
  points = [p for road in roads for p in road if abs(p[0] - l["x"]) < 200]
  corner = l["id"] in CORNER
  best = None
  for x0 in range(8, W - 8 - LTW, 4):
    x = x0 + LTW / 2
    if abs(x - middle) > reach:
      continue
    for y0 in range(8, H - 8 - LTH, 4):
      y = y0 + LTH / 2
      if not city and not corner and (y < l["y"] - 20) != (l["y"] < 500):
        continue
      r = ("letter", x0, y0, LTW, LTH)
      price = math.dist((x, y), (l["x"], l["y"])) + sum(overlap(r, t) for t in own) / 12
      if best is not None and price >= best[0]:
        continue
      if any(gap(r, t) < 1 for t in others) or any(x0 - 12 < u < x0 + LTW + 12 and y0 - 12 < v < y0 + LTH + 12 for u, v in points):
        continue
      if y0 + LTH > river_y(x) - river_half(x) - 4 and y0 < river_y(x) + river_half(x) + 4:
        continue
      best = (price, rect(x0, y0, LTW, LTH))
  return best[1] if best is not None else None


def overlap(a, b):
  if b is None:
    return 0
  return max(min(a[1] + a[3], b[1] + b[3]) - max(a[1], b[1]), 0) * max(min(a[2] + a[4], b[2] + b[4]) - max(a[2], b[2]), 0)


def boxes(geo):
  """Every thing that may carry a piece or a text, as (name, x, y, w, h)."""
  b = []
  for l in geo["locations"]:
    i = l["id"]
    for side in ("ccw", "cw"):
      for k, s in enumerate(l["stacks"][side]):
        b.append(("%s.%s.%d" % (i, side, k), s["x"] - s["w"] / 2, s["y"] - s["h"], s["w"], s["h"]))
    for key in ("vignette", "label", "building", "shield", "horses", "circus", "city"):
      if key == "label" and l["kind"] == "city":
        continue                # on the wall, inside the city's box
      if l.get(key):
        r = l[key]
        b.append(("%s.%s" % (i, key), r["x"], r["y"], r["w"], r["h"]))
    if l.get("plaque"):
      p = l["plaque"]
      q = p["price"]
      x0, y0 = min(p["cx"] - p["r"], q["cx"] - q["r"]), p["cy"] - p["r"]
      x1, y1 = max(p["cx"] + p["r"], q["cx"] + q["r"]), q["cy"] + q["r"]
      b.append((i + ".plaque", x0, y0, x1 - x0, y1 - y0))
  f = geo["market"]["frame"]
  b.append(("market", f["x"], f["y"], f["w"], f["h"]))
  t = geo["title"]
  b.append(("title", t["x"], t["y"], t["w"], t["h"]))
  c = geo["compass"]
  b.append(("compass", c["cx"] - c["r"], c["cy"] - c["r"], 2 * c["r"], 2 * c["r"]))
  return b


def gap(a, b):
  dx = max(a[1] - (b[1] + b[3]), b[1] - (a[1] + a[3]), 0)
  dy = max(a[2] - (b[2] + b[4]), b[2] - (a[2] + a[4]), 0)
  if dx == 0 and dy == 0:
    return -1 if (min(a[1] + a[3], b[1] + b[3]) - max(a[1], b[1]) > .01 and min(a[2] + a[4], b[2] + b[4]) - max(a[2], b[2]) > .01) else 0
  return math.hypot(dx, dy)


def check(geo, pts):
  errs, st = [], {}
  b = boxes(geo)
  least = 1e9
  for i, p in enumerate(b):
    if p[1] < 6 or p[2] < 6 or p[1] + p[3] > W - 6 or p[2] + p[4] > H - 7:
      errs.append("outside: %s" % (p,))
    for q in b[i + 1:]:
      g = gap(p, q)
      same = p[0].rsplit(".", 1)[0] == q[0].rsplit(".", 1)[0]
      need = .3 if same or p[0].split(".")[0] == q[0].split(".")[0] else 4
      if g < need:
        errs.append("%s and %s: %.1f < %.1f" % (p[0], q[0], g, need))
      if p[0].split(".")[0] != q[0].split(".")[0]:
        least = min(least, g if g >= 0 else -1)
  st["least distance between two places' things"] = round(least, 1)
  least = 1e9
  for side in pts:
    for p in b:
      if p[0].endswith(".city"):
        continue
      d = min(math.hypot(max(p[1] - x, x - p[1] - p[3], 0), max(p[2] - y, y - p[2] - p[4], 0)) for x, y in pts[side])
      least = min(least, d)
      if d < 8:
        errs.append("%s on the %s road: %.1f" % (p[0], side, d))
  st["least distance of a thing to a road's middle line"] = round(least, 1)
  least = 1e9
  for p in b:
    if p[0].endswith(".city") or p[0] in ("title",):
      continue
    for k in range(41):
      x = p[1] + p[3] * k / 40
      top, bot = river_y(x) - river_half(x), river_y(x) + river_half(x)
      d = max(top - (p[2] + p[4]), p[2] - bot)
      least = min(least, d)
      if d < 3:
        errs.append("%s in the river: %.1f" % (p[0], d))
        break
  st["least distance of a thing to the river"] = round(least, 1)
  nodes = [(l["x"], l["y"]) for l in geo["locations"]]
  st["least distance between two places"] = round(min(math.dist(a, c) for i, a in enumerate(nodes) for c in nodes[i + 1:]), 1)
  if st["least distance between two places"] < 130:
    errs.append("places nearer than 130")
  sp = geo["river"]["spaces"]
  bb = [("%s.%d" % (s["id"], k), q["x"] - q["w"] / 2, q["y"] - q["h"] / 2, q["w"], q["h"]) for s in sp for k, q in enumerate(s["boats"])]
  for i, p in enumerate(bb):
    for q in bb[i + 1:]:
      if gap(p, q) < 0:
        errs.append("boats %s %s" % (p[0], q[0]))
    for k in range(9):
      x = p[1] + p[3] * k / 8
      if p[2] < river_y(x) - river_half(x) - 1 or p[2] + p[4] > river_y(x) + river_half(x) + 1:
        errs.append("boat %s over the bank" % p[0])
        break
  for what, v, least in (("figure", SH, 66), ("shield", SHW, 46), ("building", BW, 56), ("name", 20, 20)):
    if v < least:
      errs.append("%s too small: %s" % (what, v))
  for l in geo["locations"]:
    if not l["letter"]:
      errs.append("no room for a letter: " + l["id"])
    if len(l["stacks"]["cw"]) + len(l["stacks"]["ccw"]) != 8:
      errs.append("not eight stacks: " + l["id"])
  st["boats"] = len(bb)
  st["things checked"] = len(b)
  return errs, st
