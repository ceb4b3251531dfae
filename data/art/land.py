# SPDX-FileCopyrightText: The Relais developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The paper and the land: the villages' grounds between their hedges, the fields and meadows towards the river, scenery."""
import math
import random
import sys

import geometry
import houses
import plants
from draw import C, E, P, R, n, poly, smooth

TINT = {"wood": "wood", "grain": "wheat", "cheese": "meadow", "wine": "grape"}

# what fills the land between the villages' grounds; by hand: kind, x, y of its foot, width, height, ...
SCENERY = [
  ("wood", 172, 213, 62, 88, 12), ("wheat", 1340, 222, 92, 44), ("sheaf", 1352, 170, 18, 28), ("sheaf", 1376, 164, 18, 26), ("tree", 1402, 174, 22, 46),
  ("wood", 1352, 968, 74, 74, 12), ("vines", 872, 72, 132, 52, 3), ("wheat", 1022, 60, 134, 44), ("wood", 806, 62, 52, 44, 10),
  ("cows", 553, 62, 54, 42, [(18, 8, 1.0, 0), (36, 24, .85, 1)]), ("wood", 402, 46, 54, 32, 9),
  ("relais", 88, 711, 64, 42), ("geese", 1446, 736, 62, 30)]


def grain():
  """The paper: a few dozen fibres and specks in a tile of 240 x 240, repeated."""
  rr = random.Random(12)
  fibres, specks, light = "", "", ""
  for _ in range(54):
    x, y, a = rr.uniform(6, 228), rr.uniform(6, 234), rr.uniform(-.5, .5)
    l = rr.uniform(4, 13)
    s = "M%s %sq%s %s %s %s" % (n(x), n(y), n(l / 2), n(rr.uniform(-2, 2) + a * l / 2), n(l), n(a * l))
    if rr.random() < .55:
      fibres += s
    else:
      light += s
  for _ in range(70):
    specks += "M%s %sh%s" % (n(rr.uniform(2, 236)), n(rr.uniform(2, 238)), n(rr.uniform(.8, 2)))
  return '<pattern id="grain" width="240" height="240" patternUnits="userSpaceOnUse">%s%s%s</pattern>' % (
    P(fibres, None, "deep", 1.3, op=.55), P(light, None, "halo", 1.5, op=.8), P(specks, None, "ink2", 1.1, op=.16))


def stain(cx, cy, rx, ry, seed):
  rr = random.Random(seed)
  angles = [2 * math.pi * k / 11 for k in range(11)]
  return smooth([(cx + rx * math.cos(a) * rr.uniform(.8, 1.12), cy + ry * math.sin(a) * rr.uniform(.8, 1.12)) for a in angles], True)


def textures():
  """What grows there, as a map prints it: one small tile for each good."""
  def tile(kind, w, h, body):
    return '<pattern id="tex-%s" width="%d" height="%d" patternUnits="userSpaceOnUse">%s</pattern>' % (kind, w, h, body)
  ear = lambda x, y: "M%s %sv-9m-2.5 .5l2.5 2.5l2.5 -2.5m-5 3.5l2.5 2.5l2.5 -2.5" % (n(x), n(y))
  tree = lambda x, y: "M%s %sq-3 -5 2 -6q1 -6 6 -2q5 -1 3 5q1 4 -5 3z" % (n(x), n(y))
  fir = lambda x, y: "M%s %sl5 -13l5 13q-5 1.6 -10 0z" % (n(x), n(y))
  stock = lambda x, y: "M%s %sq-2 -6 3 -6q2 -4 5 -1q5 1 3 7q-5 2 -11 0" % (n(x), n(y))
  turf = lambda x, y: "M%s %sl-2 -5m3.5 5v-6m1.5 6l2 -5" % (n(x), n(y))
  o = tile("grain", 52, 60, P("".join(ear(*q) for q in ((6, 13), (19, 28), (33, 14), (45, 29), (7, 43), (20, 58), (32, 44), (46, 57))), None, "gold2", 1.1, op=.5))
  o += tile("cheese", 88, 80, P("".join(turf(*q) for q in ((8, 14), (30, 34), (54, 12), (73, 36), (10, 56), (32, 73), (52, 52), (76, 74))), None, "wood", 1.2, op=.7) +
            P("M29 10h.1M12 31h.1M58 29h.1M76 12h.1M34 52h.1M56 72h.1M10 75h.1M75 55h.1", None, "flower", 3.4, op=.9))
  o += tile("wine", 36, 34, P("M0 13.5h36M0 30.5h36", None, "soil", 1, op=.4) + P("M9 14v-4M27 31v-4", None, "sink", 1.2, op=.55) +
            P(stock(4, 11) + stock(22, 28), "vine", "wood2", .9, op=.6) + P("M7.5 9h.1M25.5 26h.1M12 8h.1M30 25h.1", None, "grape", 2.8, op=.75))
  o += tile("wood", 92, 84, P("M12 18v-4M35 38v-4M58 17v-4M82 40v-4M11 62v-4M36 81v-4M59 59v-4M81 80v-4", None, "wood2", 1.4, op=.55) +
            P(tree(7, 15) + fir(30, 35) + tree(53, 14) + tree(77, 37) + fir(6, 59) + tree(31, 78) + tree(54, 56) + fir(76, 77), "wood", "wood2", 1, op=.40))
  return o


def borders(geo, pts):
  """The hedges between neighbouring villages, from the road to the frame: half way between what the two own at each height."""
  own = {}
  for q in geometry.boxes(geo):
    if not any(w in q[0] for w in (".ccw", ".horses", ".circus")):
      own.setdefault(q[0].split(".")[0], []).append(q)
  out = {}
  for side in ("north", "south"):
    row = sorted((l for l in geo["locations"] if l.get("road") == side), key=lambda l: l["x"])
    mid = [q for q in pts[side] if row[0]["x"] < q[0] < row[-1]["x"]]
    hedges = []
    for a, c in zip(row, row[1:]):
      xm = c["x"] - 86 if a is row[0] else a["x"] + 86 if c is row[-1] else (a["x"] + c["x"]) / 2
      y0 = min(mid, key=lambda q: (q[0] - xm) ** 2)[1]
      end = 10 if side == "north" else 990
      line = [(xm, y0)]
      for k in range(1, 12):
        y = y0 + (end - y0) * k / 11
        near = lambda i: [z for z in own[i] if z[2] - 13 < y < z[2] + z[4] + 13]
        ra = max((z[1] + z[3] for z in near(a["id"])), default=None)
        lb = min((z[1] for z in near(c["id"])), default=None)
        x = line[-1][0] + (5 if k % 2 else -5)
        if ra and lb and lb - ra < 16:
          x = (ra + lb) / 2
        elif ra and x < ra + 7:
          x = ra + 7
        elif lb and x > lb - 7:
          x = lb - 7
        line.append((x, y))
      hedges.append(line)
    out[side] = (row, mid, hedges)
  return out


def between(a, c):
  """Where the river sides of two neighbours meet: half way between what stands there."""
  own = lambda l: [(s["x"] - s["w"] / 2, s["x"] + s["w"] / 2) for s in l["stacks"]["ccw"]] + [(l[k]["x"], l[k]["x"] + l[k]["w"]) for k in ("horses", "circus")]
  inner = [z for z in own(a) if z[0] > 160], [z for z in own(c) if z[1] < 1440]
  return (max(z[1] for z in inner[0]) + min(z[0] for z in inner[1])) / 2


def grounds(geo, pts):
  """The parish of every village, between its hedges, from the road to the frame: with the lane it makes stop and houses one thing.
  Answers the paths by village, the inner sides (road to river) by village, and the hedges."""
  out, inner, extra = {}, {}, ""
  f = lambda q: "%s %s" % (n(q[0]), n(q[1]))
  found = borders(geo, pts)
  for side, (row, mid, hs) in found.items():
    end, e = (10, -1) if side == "north" else (990, 1)
    cuts = [166] + [between(a, c) for a, c in zip(row, row[1:])] + [1434]
    at = lambda x: (x, min(mid, key=lambda q: abs(q[0] - x))[1])
    for i, l in enumerate(row):
      x0, x1 = cuts[i], cuts[i + 1]
      road = [at(x0) if i else (x0, l["y"])] + [q for q in mid if x0 < q[0] < x1][::5] + [at(x1) if i < 8 else (x1, l["y"])]
      bank = [(x0 + (x1 - x0) * k / 4, geometry.river_y(x0 + (x1 - x0) * k / 4) + e * geometry.river_half(x0)) for k in range(5)]
      inner[l["id"]] = poly(road + bank[::-1])
      part = [q for q in mid if (hs[i - 1][0][0] if i else 166) < q[0] < (hs[i][0][0] if i < 8 else 1434)]
      if 0 < i < 8:
        out[l["id"]] = smooth(hs[i - 1][::-1]) + "".join("L" + f(q) for q in part[::4]) + "L" + smooth(hs[i])[1:] + "Z"
        continue
      h, ex, w = (hs[0], 10, 1) if i == 0 else (hs[-1], 1590, -1)
      st = l["stacks"]["cw"]
      yb = st[0]["y"] + 6 if side == "north" else st[0]["y"] - st[0]["h"] - 5
      wave = "Q%s %s %s %sQ%s %s %s %s" % (n(ex + w * 40), n(yb - 9), n(ex + w * 78), n(yb), n(ex + w * 120), n(yb + 9), n(l["x"]), n(yb - 2))
      extra += "M%s %s" % (ex, n(yb)) + wave
      out[l["id"]] = "M%s %sL%s %s%sL%s" % (ex, end, ex, n(yb), wave, f((l["x"], l["y"]))) + "".join("L" + f(q) for q in (part[::-1] if i == 8 else part)[::4]) + "L" + smooth(h)[1:] + "Z"
  return out, inner, extra + "".join(smooth(h) for row, mid, hs in found.values() for h in hs)


def fields(geo, pts):
  """The open land between road and river: ploughed strips and orchards as faint print, so that it is not empty when nobody stands there."""
  furrow, trees = "", ""
  rr = random.Random(5)
  for side, e in (("north", -1), ("south", 1)):
    mid = [q for q in pts[side] if 175 < q[0] < 1425]
    road_y = lambda x: min(mid, key=lambda q: abs(q[0] - x))[1]
    row = sorted((l["x"] for l in geo["locations"] if l.get("road") == side))
    for i, (a, b) in enumerate(zip(row, row[1:])):
      x0, x1 = a + 16, b - 16
      at = lambda x, f: road_y(x) + (geometry.river_y(x) + e * (geometry.river_half(x) + 40) - road_y(x)) * f
      kind = (i + (side == "south")) % 3
      if kind == 0 or b - a > 150 and i in (0, 7):
        for k in range(6):
          t = .24 + .1 * k
          s = 26 * t
          furrow += smooth([(x0 + s + (x1 - x0 - 2 * s) * j / 5, at(x0 + s + (x1 - x0 - 2 * s) * j / 5, t)) for j in range(6)])
      elif kind == 1:
        for k in range(4):
          for j in range(6):
            t = .3 + .15 * k
            x = x0 + 20 + (x1 - x0 - 40) * (j + .5 * (k % 2)) / 5.5
            trees += "M%s %sa4.4 4.2 0 1 1 .1 0ZM%s %sv3" % (n(x), n(at(x, t)), n(x), n(at(x, t)))
      else:
        for k in range(9):
          x = x0 + (x1 - x0) * (k + .5) / 9
          q = [(x + 14 * (t - .5), at(x, t)) for t in (.28, .45, .62, .78)]
          furrow += smooth(q)
  return P(furrow, None, "furrow", 1.3, op=.55) + P(trees, "meadow", "wood", 1.1, op=.5)


def meadows():
  """Water meadows along both banks in two soft steps, and the Loire's sand."""
  xs = [-30 + 40 * i for i in range(43)]
  o = ""
  for e in (-1, 1):
    for wide, op in ((62, .42), (34, .36)):
      a = [(x, geometry.river_y(x)) for x in xs]
      b = [(x, geometry.river_y(x) + e * (geometry.river_half(x) + wide + wide * .3 * math.sin(x / 61.0 + e + wide))) for x in xs]
      o += P(smooth(a) + "L" + smooth(b[::-1])[1:] + "Z", "meadow", None, op=op)
  xs = [-20 + 20 * i for i in range(83)]
  up = [(x, geometry.river_y(x) - geometry.river_half(x) - 5 - 5 * math.sin(x / 37.0) * math.sin(x / 91.0 + 1)) for x in xs]
  lo = [(x, geometry.river_y(x) + geometry.river_half(x) + 6 + 5 * math.sin(x / 43.0 + 2) * math.sin(x / 77.0)) for x in xs]
  return o + P(smooth(up) + "L" + smooth(lo[::-1])[1:] + "Z", "sand", "furrow", .9)


def land(geo, pts):
  o = '<rect width="1600" height="1000" class="f-vellum"/>'
  o += P("".join(stain(*a) for a in ((330, 260, 330, 190, 1), (930, 740, 420, 190, 2), (1290, 260, 260, 170, 3), (240, 800, 240, 150, 4))), "halo", None, op=.35)
  o += P("".join(stain(*a) for a in ((760, 180, 260, 110, 5), (1330, 830, 250, 120, 6), (560, 860, 210, 90, 7))), "shade", None, op=.45)
  o += '<rect width="1600" height="1000" fill="url(#grain)"/>'
  # the verge, where the stacks stand on the river side of the road
  o += P(poly(pts["north"][::4] + pts["south"][::-1][::4]), "verge", None, op=.7) + fields(geo, pts) + meadows()
  gr, inner, hedge = grounds(geo, pts)
  good = {l["id"]: l["good"] for l in geo["locations"]}
  shapes = "".join('<path id="shape-%s" d="%s"/>' % (i, d) for i, d in gr.items())
  for k in sorted(TINT):
    mine = [i for i in gr if good[i] == k]
    o += '<g class="f-%s o-wash-%s">%s</g>' % (TINT[k], k, "".join('<use id="ground-%s" href="#shape-%s"/>' % (i, i) for i in mine))
    o += P("".join(gr[i] for i in mine), None).replace('class="f-none"', 'fill="url(#tex-%s)"' % k)
  o += '<use href="#hedges" class="s-tink" stroke-width="5.6" stroke-opacity=".85"/><use href="#hedges" class="s-wood" stroke-width="3.9"/><use href="#hedges" class="s-wood3" stroke-width="1.3"/>'
  return '<defs>%s<path id="hedges" d="%s" fill="none" stroke-dasharray="0.1 6"/></defs>' % (shapes, hedge) + o + edges()


def edges():
  """Candle light in the dark style, and the sheet's darker rim in all."""
  return "".join('<rect width="1600" height="1000" fill="url(#%s)"/>' % g for g in ("candle", "edge-x", "edge-y"))


def scenery():
  o = ""
  for kind, x, y, w, h, *a in SCENERY:
    seed = int(x)
    if kind == "wood":
      o += plants.wood(x, y, w, h, a[0], seed)
    elif kind == "wheat":
      o += plants.wheat(x, y, w, h, seed)
    elif kind == "vines":
      o += plants.plot(x, y, w, h, "vine", .45, seed=seed) + plants.vines(x + 5, y - 3, w - 10, h - 6, a[0], seed)
    elif kind == "cows":
      o += plants.pasture(x, y, w, h, a[0], seed)
    elif kind == "tree":
      o += houses.round_tree(x + w / 2, y, h * .43)
    elif kind == "sheaf":
      o += houses.sheaf(x + w / 2, y, h / 20.0)
    elif kind == "relais":
      # the post house that gives the program its name: a horn on the sign
      o += houses.cottage(x, y, 1.9, "roof", 15, True) + P("M%s %sv-40h-15" % (n(x + 60), n(y)), None, "ink", 2.2)
      o += C(x + 44, y - 30, 8, "plaque", "ink", sw=1.5) + P("M%s %sq2 -6 5 -5t4 -3" % (n(x + 39.5), n(y - 28)), None, "gold2", 2.2)
    elif kind == "geese":
      goose = "q-9 1 -12 -5l-4 1q2 -6 9 -5q5 0 7 -3q-1 -7 3 -9q3 0 3 3l4 1l-4 1q1 9 -6 16Z"
      o += P("".join("M%s %s" % (n(x + 16 + 22 * i), n(y - (i % 2) * 6)) + goose for i in range(3)), "hide", "sink", 1.2)
  return o


def check_scenery(geo):
  for q in SCENERY:
    x0, y1, w, h = q[1:5]
    for p in geometry.boxes(geo):
      if x0 - 2 < p[1] + p[3] and p[1] < x0 + w + 2 and y1 - h - 2 < p[2] + p[4] and p[2] < y1 + 2:
        sys.exit("scenery %s at %s, %s touches %s" % (q[0], x0, y1, p[0]))


def bush(x, y, r=6.5):
  k = lambda *v: " ".join(n(r * t) for t in v)
  return E(x + 2, y, r * 1.3, r * .3, "shadow", op=.14) + P("M%s %sq%sq%sq%sq%sZ" % (n(x - r * 1.2), n(y), k(-.5, -.9, .5, -1), k(.2, -.8, .9, -.4), k(.8, -.1, .7, .6), k(.6, .2, .2, .8)), "wood", "tink", 1.1)


def scatter(geo, pts):
  """Turf on the empty standing places, reeds along the banks, and trees where nobody can ever stand."""
  rr = random.Random(21)
  turf, reeds, tips = "", "", ""
  for l in geo["locations"]:
    for s in l["stacks"]["ccw"] if l["kind"] == "village" else []:
      turf += "M%s %sl-2 -5m3.5 5v-6m1.5 6l2 -5" % (n(s["x"] + rr.uniform(-14, 14)), n(s["y"] - rr.uniform(2, 58)))
  slots = geometry.boxes(geo)
  for k in range(70):
    x = 190 + k * 17.6 + rr.uniform(-6, 6)
    e = rr.choice((-1, 1))
    y = geometry.river_y(x) + e * (geometry.river_half(x) + (1 if e < 0 else 7))
    if any(b[1] - 6 < x < b[1] + b[3] + 6 and b[2] - 4 < y - 8 < b[2] + b[4] + 12 for b in slots):
      continue
    reeds += "M%s %sq-1 -8 -3 -12m5 12v-15m2 15q1 -8 3.5 -11" % (n(x), n(y))
    tips += "M%s %sv-4m-5 2v-3" % (n(x + 2), n(y - 12))
  road = [q for v in pts.values() for q in v]
  boxes = slots + [("scenery", q[1], q[2] - q[4], q[3], q[4]) for q in SCENERY]
  trees = []
  for _ in range(9000):
    w, h = rr.choice(((24, 30), (24, 30), (14, 40), (20, 13)))
    x, y = rr.uniform(14, 1586 - w), rr.uniform(120, 960)
    blocked = (any(x - 6 < b[1] + b[3] and b[1] < x + w + 6 and y - h - 4 < b[2] + b[4] and b[2] < y + 5 for b in boxes)
               or any(abs(x + w / 2 - g[0]) < 54 and abs(y - g[1]) < 54 for g in trees)
               or any(x - 16 < q[0] < x + w + 16 and y - h - 14 < q[1] < y + 16 for q in road)
               or any(abs(y - h / 2 - geometry.river_y(x + w * f)) < geometry.river_half(x) + h / 2 + 16 for f in (0, .5, 1))
               or 140 < x < 182 or 1408 < x < 1460)
    if blocked:
      continue
    shape = houses.round_tree(x + w / 2, y, 11) if h == 30 else houses.poplar(x + w / 2, y, 38) if h == 40 else bush(x + w / 2, y)
    trees.append((x + w / 2, y, shape))
    if len(trees) > 21:
      break
  return "".join(t[2] for t in sorted(trees, key=lambda t: t[1])) + P(turf, None, "wood", 1.2, op=.6) + P(reeds, None, "wood", 1.4) + P(tips, None, "soil", 2.6)


def frame():
  """The neat line of a map: two rules and the graduation between them."""
  o = R(4.5, 4.5, 1591, 991, None, "ink", r=5, sw=2.4) + R(11, 11, 1578, 978, None, "ink", r=2, sw=1)
  return o + R(7.8, 7.8, 1584.4, 984.4, None, "ink2", sw=3.6, extra='stroke-dasharray="22 22" stroke-linecap="butt"')
