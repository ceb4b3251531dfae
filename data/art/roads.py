# SPDX-FileCopyrightText: The Relais developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Roads with their two lanes, the lanes to the houses, the paths to the water, the signposts."""
import math

from draw import P, n

CORNER_X = 600                            # further than this from the middle: a village where the road turns


def lane_path(l):
  """From the stop to the houses, between standing places and slots; and a trodden path from the stop to the water."""
  f, x, y = l["flip"], l["x"], l["y"]
  v, lb, h = l["vignette"], l["label"], l["horses"]
  up = l["road"] == "north"
  e = -1 if up else 1
  hx, hy = h["x"] + h["w"] / 2, h["y"] + 6 if up else h["y"] + h["h"] - 2
  if abs(x - 800) > CORNER_X:
    # past the name into the yard of the building; the trodden path runs down inside the bend
    w = 1 if x < 800 else -1
    trod = "M%s %sC%s %s %s %s %s %s" % (n(x), n(y), n(x + w * 26), n(y - e * 40), n(hx - w * 6), n(hy + e * 70), n(hx), n(hy))
    bx = l["building"]["x"] + (l["building"]["w"] - 20 if x < 800 else 20)
    end = lb["y"] if up else lb["y"] + lb["h"]
    return "M%s %sC%s %s %s %s %s %s" % (n(x), n(y), n(x), n(y + e * 24), n(bx), n(end - e * 26), n(bx), n(end)), trod
  # ends in the yard between the houses and the owner's building, at their feet
  end = v["y"] + v["h"] - (3 if up else 9)
  bend = lb["y"] + lb["h"] + 12 if up else lb["y"] - 12
  d = "M%s %sC%s %s %s %s %s %s" % (n(x), n(y), n(x - f * 6), n(y + e * 46), n(x - f * 2), n(bend - e * 40), n(x), n(bend))
  d += "C%s %s %s %s %s %s" % (n(x + f * 1.5), n(bend + e * 16), n(x + f * 15), n(end - e * 18), n(x + f * 15), n(end))
  return d, "M%s %sC%s %s %s %s %s %s" % (n(x), n(y), n(x), n(y - e * 46), n(hx), n(hy + e * 44), n(hx), n(hy))


def arrow(p, q, side, s=1.0):
  """An arrow from p towards q on the left-hand lane: travellers keep to the left. Shaft and head as path data."""
  d = math.hypot(q[0] - p[0], q[1] - p[1])
  tx, ty = (q[0] - p[0]) / d, (q[1] - p[1]) / d
  at = lambda a, b: "%s %s" % (n(p[0] + tx * a + ty * b), n(p[1] + ty * a - tx * b))
  shaft = "M%sL%s" % (at(0, side), at(d - 5 * s, side))
  return shaft, "M%sL%sL%sL%sZ" % (at(d + 1, side), at(d - 8 * s, side + 3.2 * s), at(d - 6 * s, side), at(d - 8 * s, side - 3.2 * s))


def arrows(geo, pts):
  """Two arrows in each stretch between two stops: ring order on the land side, against it on the river side."""
  shafts, heads = "", ""
  for side in ("north", "south"):
    line = pts[side]
    stops = [(l["x"], l["y"]) for l in geo["locations"] if l.get("road") == side]
    stops = [line[0]] + sorted(stops) + [line[-1]]
    index = [min(range(len(line)), key=lambda i: math.dist(line[i], s)) for s in stops]
    for a, b in zip(index, index[1:]):
      part = line[a:b + 1]
      length = [0.0]
      for p, q in zip(part, part[1:]):
        length.append(length[-1] + math.dist(p, q))
      at = lambda s: part[min(range(len(part)), key=lambda i: abs(length[i] - s))]
      marks = [.5] if length[-1] < 185 else [.3, .7]
      for m in marks:
        mid = length[-1] * m
        p, q = at(mid - 15), at(mid + 15)
        for u, v in ((p, q), (q, p)):
          s, h = arrow(u, v, 3.7)
          shafts += s
          heads += h
  return P(shafts, None, "arrow", 1.7) + P(heads, "arrow", "arrow", .7)


def roads(geo, pts):
  found = [lane_path(l) for l in geo["locations"] if l["kind"] != "city"]
  lanes = "".join(a for a, b in found)
  o = P("".join(b for a, b in found), None, "road", 4, op=.55, extra='stroke-dasharray="0.5 7"')
  o += P(lanes, None, "road w-lane", 8.6) + P(lanes, None, "roadfill", 6)
  d = geo["roads"]["north"] + geo["roads"]["south"]
  o += P(d, None, "shadow", 19, op=.16, extra='transform="translate(1.5 2.5)"') + P(d, None, "ink w-edge", 17.4) + P(d, None, "roadfill w-road", 13.8)
  o += P(d, None, "road w-middle", 1.1, op=.8, extra='stroke-dasharray="4 5"')
  return o + arrows(geo, pts)


def signpost(l):
  """The post that carries the village's arms: foot at the lane, arm over the shield, a brace."""
  s, f = l["shield"], l["flip"]
  corner = abs(l["x"] - 800) > CORNER_X
  if corner:
    f = -1 if l["x"] < 800 else 1
  left = (f > 0) != corner
  if corner:
    left = f > 0
  px = s["x"] - 3.4 if left else s["x"] + s["w"] + 3.4
  y0, y1 = s["y"] + s["h"] + 2, s["y"] - 3.5
  return "M%s %sV%sM%s %sH%sM%s %sL%s %s" % (n(px), n(y0), n(y1), n(px - f * 3), n(y1 + 2.4), n(px + f * 33), n(px), n(y1 + 11), n(px + f * 8), n(y1 + 3))
