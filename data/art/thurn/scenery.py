# SPDX-FileCopyrightText: The Relais developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""What grows and stands in the open land, each region's own, where nothing else is; and the search for such places."""
import math
import random

import plants
from draw import C, E, G, P, R, n
from houses import arch, cone, cottage, cow, hip, round_tree, wall, win
from thurn import pieces, regions, skylines

K = "sink"


class Ground:
  """What is taken: rectangles, and points of roads, rivers and borders in cells of 40 units."""
  def __init__(self, boxes, points):
    self.boxes, self.cells = list(boxes), {}
    for x, y, r in points:
      self.cells.setdefault((int(x // 40), int(y // 40)), []).append((x, y, r))

  def fits(self, x0, y0, x1, y1, m=6):
    if any(x0 - m < b[2] and b[0] < x1 + m and y0 - m < b[3] and b[1] < y1 + m for b in self.boxes):
      return False
    for i in range(int((x0 - 30) // 40), int((x1 + 30) // 40) + 1):
      for j in range(int((y0 - 30) // 40), int((y1 + 30) // 40) + 1):
        if any(x0 - r < x < x1 + r and y0 - r < y < y1 + r for x, y, r in self.cells.get((i, j), ())):
          return False
    return True

  def free(self, x, y, r):
    return self.fits(x - r, y - r, x + r, y + r, 1)

  def take(self, *box):
    self.boxes.append(box)


def firs(x, y, w=52, h=40):
  """A slope of firs, the black forest's."""
  o, rr = "", random.Random(int(x))
  for row in range(3):
    d, dark, k = "", "", 5 - row % 2
    for i in range(k):
      cx, by, t = x + w * (i + .5 + (.0 if row % 2 else .0)) / k + rr.uniform(-2, 2), y - (2 - row) * h * .2, h * .56 * rr.uniform(.9, 1.1)
      d += "M%s %sl-6.5 0l3.4 %sl-2.2 0l5.3 %sl5.3 %sl-2.2 0l3.4 %sZ" % (n(cx), n(by), n(-t * .42), n(-t * .58), n(t * .58), n(t * .42))
      dark += "M%s %sl6 0l-3 %sl-2 0Z" % (n(cx), n(by - .6), n(-t * .4))
    o += P(d, "wood", "tink", 1.2) + P(dark, "wood2", op=.7)
  return o


def vines(x, y, w=62, h=40):
  return plants.plot(x, y, w, h, "vine", .4, seed=int(x)) + plants.vines(x + 5, y - 3, w - 10, h - 6, 3, int(x))


def orchard(x, y, w=58, h=42):
  o = plants.plot(x, y, w, h, "meadow", .6, seed=int(x))
  for r in range(2):
    o += "".join(round_tree(x + 12 + 17 * i + 5 * (r == 0), y - 19 + 16 * r, 8) for i in range(3))
  return o + P("".join("M%s %sh.1" % (n(x + 8 + 17 * (i % 3) + 5 * (i < 3) + 3 * (i % 2)), n(y - 29 + 16 * (i // 3))) for i in range(6)), None, "wax", 2.6)


def heath(x, y, w=52, h=26):
  o = P("M%s %sq6 -20 14 -21l8 4l5 -5q10 2 12 12l6 3q6 3 7 7Z" % (n(x), n(y)), "stone", K, 1.3) + P("M%s %sl4 -9M%s %sl3 -10M%s %sl2 -7" % (n(x + 10), n(y - 3), n(x + 22), n(y - 3), n(x + 35), n(y - 2)), None, "stone2", 1.6)
  return o + P("".join("M%s %sq1 -5 3 -7m1 7v-8m2 8q1 -5 3 -6" % (n(x + d), n(y + 2)) for d in (-2, 26, 44)), None, "wood2", 1.3) + P("".join("M%s %sh.1m3 -1h.1m3 2h.1" % (n(x + d), n(y - 5)) for d in (0, 27, 45)), None, "grape", 2.4)


def ruin(x, y, w=56, h=60):
  """The counts' castle on its cone of a hill."""
  o = P("M%s %sQ%s %s %s %sH%sQ%s %s %s %sZ" % (n(x), n(y), n(x + 12), n(y - 10), n(x + 18), n(y - 30), n(x + 38), n(x + 44), n(y - 10), n(x + w), n(y)), "wood3", "tink", 1.3) + P("M%s %sl-4 12M%s %sl1 14M%s %sl5 12" % (n(x + 21), n(y - 22), n(x + 29), n(y - 22), n(x + 37), n(y - 22)), None, "wood2", 1.5)
  c = G(skylines.tower(0, 0, 7, 22) + cone(0, -22, 7, 10) + wall(7, 0, 13, 13) + hip(7, -13, 13, 6, 2) + skylines.tower(18, 0, 6, 17) + cone(18, -17, 6, 9) + win([(3.5, -12), (11, -5), (16, -5)], 2, 4), x + 16, y - 29)
  return o + c


def alps(x, y, w=76, h=50):
  f = random.Random(int(x * 3 + y)).choice((-1, 1))
  X = lambda u: n(x + w / 2 + f * w * u)
  Y = lambda v: n(y - h * v)
  pts = ((-.5, 0), (-.36, .42), (-.27, .3), (-.08, 1), (.04, .7), (.12, .82), (.3, .34), (.36, .42), (.5, 0))
  o = P("M" + "L".join("%s %s" % (X(u), Y(v)) for u, v in pts) + "Z", "stone", K, 1.4)
  o += P("M" + "L".join("%s %s" % (X(u), Y(v)) for u, v in ((-.08, 1), (.04, .7), (.12, .82), (.3, .34), (.36, .42), (.5, .02), (.14, .02), (.1, .36), (-.02, .5))) + "Z", "stone2", None, op=.75 if f > 0 else .4)
  snow = ((-.08, 1), (-.165, .7), (-.125, .64), (-.075, .73), (-.03, .62), (.02, .74))
  o += P("M" + "L".join("%s %s" % (X(u), Y(v)) for u, v in snow) + "ZM" + "L".join("%s %s" % (X(u), Y(v)) for u, v in ((.12, .82), (.075, .74), (.11, .66), (.14, .7), (.185, .63))) + "Z", "snow", K, 1)
  return o + P("".join("M%s %sl2.5 -7l2.5 7Z" % (n(x + w * u), n(y + 1)) for u in (.08, .16, .24, .62, .7, .8)), "wood", "tink", .9)


def flock(x, y, w=58, h=34):
  o = plants.plot(x, y, w, h, "meadow", .75, seed=int(x))
  body = "M-6 -4q-2 -5 2 -6q2 -3 5 -1q4 -1 5 2l4 0q1 3 -2 4l-2 0q0 2 -1 3zM-4 -4v4M3 -4v4"
  o += "".join(G(P(body, "hide", K, 1.2) + P("M6 -9h3.4q.6 2.6 -1.4 3.4h-2Z", "horse2"), x + a, y - b, 1, flip=fl) for a, b, fl in ((12, 19, 0), (32, 22, 1), (46, 12, 0), (22, 7, 1)))
  return o + P("M%s %sv-10M%s %sl3 -2" % (n(x + 40), n(y - 2), n(x + 40), n(y - 12)), None, K, 1.3)


def mine(x, y, w=56, h=44):
  """An adit in the hill, its headframe, a cart of salt."""
  o = P("M%s %sQ%s %s %s %sQ%s %s %s %sZ" % (n(x), n(y), n(x + 8), n(y - h * .8), n(x + 26), n(y - h * .72), n(x + 46), n(y - h * .64), n(x + w), n(y)), "wood3", "tink", 1.3) + P("M%s %sq4 -6 8 0M%s %sq4 -6 8 0" % (n(x + 8), n(y - 12), n(x + 14), n(y - 24)), None, "wood2", 1.6)
  o += P("M%s %sL%s %sL%s %sM%s %sh12M%s %sh8" % (n(x + 28), n(y - 24), n(x + 34), n(y - 48), n(x + 40), n(y - 24), n(x + 28.5), n(y - 27), n(x + 30.5), n(y - 36)), None, "ink", 1.7) + C(x + 34, y - 47, 4, "plaque", "ink", sw=1.3)
  o += P("M%s %sv-9q0 -6 7 -6t7 6v9Z" % (n(x + 22), n(y)), "log2", "ink", 1.5) + P("M%s %sv-8q0 -4 4.5 -4t4.500 4v8Z" % (n(x + 24.5), n(y)), "pane")
  return o + P("M%s %sh13l-2 8h-9Z" % (n(x + 40), n(y - 10)), "log", "ink", 1.3) + P("M%s %sl3.5 -5l3 3l2.500 -2l3 4Z" % (n(x + 40.6), n(y - 10)), "snow", "ink", 1) + P("M%s %sh.1m7 0h.1" % (n(x + 43), n(y - 1)), None, "ink", 4)


def hops(x, y, w=56, h=40):
  o = plants.plot(x, y, w, h * .6, "meadow", .6, seed=int(x))
  poles, leaf, buds = "", "", ""
  for r in range(2):
    for i in range(5):
      px, py = x + 8 + 10 * i + 5 * (r == 0), y - 14 + 11 * r
      poles += "M%s %sv-28" % (n(px), n(py))
      leaf += "M%s %sq4 -3 0 -6q-4 -3 0 -6q4 -3 0 -6q-3 -3 0 -6" % (n(px), n(py - 3))
      buds += "M%s %sh.1M%s %sh.1" % (n(px + 2.4), n(py - 12), n(px - 2.4), n(py - 18))
  return o + P(poles, None, "log2", 1.5) + P(leaf, None, "wood", 2.6) + P(buds, None, "vine", 3.4)


def glass(x, y, w=54, h=46):
  """A glass works: the cone of its furnace smokes."""
  o = cottage(x + 22, y, 1.25, "roof", 12) + P("M%s %sL%s %sH%sL%s %sZ" % (n(x + 2), n(y), n(x + 10), n(y - 34), n(x + 17), n(x + 25), n(y)), "brick", "ink", 1.4) + P("M%s %sL%s %sH%sL%s %sZ" % (n(x + 17), n(y - .7), n(x + 14.5), n(y - 33), n(x + 16.4), n(x + 24), n(y - .7)), "brick2", op=.8)
  o += arch([(x + 12, y)], 7, 10) + P("M%s %sq-5 -4 1 -7q-2 -6 5 -6" % (n(x + 13), n(y - 36)), None, "ink2", 1.5)
  return o + P("M%s %sq-2 -6 0 -8v-4h3v4q2 2 0 8Z" % (n(x + 46), n(y + 1)), "river1", "river2", 1.2) + P("M%s %sq0 -5 3 -5t3 5l-1.5 5h-3Z" % (n(x + 50), n(y - 4)), "teal", "ink", 1)


def mill(x, y, w=38, h=50):
  o = P("M%s %sl3 -24h14l3 24q-10 3 -20 0Z" % (n(x + 8), n(y)), "log", "ink", 1.5) + P("M%s %sl-1 -24h4l3 24Z" % (n(x + 20), n(y + .4)), "log2", op=.7) + P("M%s %sq8 -16 17 0Z" % (n(x + 9.5), n(y - 23)), "roof", "ink", 1.5) + arch([(x + 18, y)], 6, 9)
  for a in (24, 114, 204, 294):
    o += '<g transform="translate(%s %s)rotate(%d)">' % (n(x + 18), n(y - 27), a) + P("M0 0V-23M2 -12h5M2 -17h5", None, "ink", 1.2) + P("M1.3 -6h6v-16h-6Z", "cloth", "ink", 1) + "</g>"
  return o + C(x + 18, y - 27, 2, "ink")


def barley(x, y, w=62, h=34):
  return plants.wheat(x, y, w, h, int(x))


def chapel(x, y, w=46, h=48):
  """A white village church under an onion."""
  o = round_tree(x + 40, y, 8) + wall(x + 14, y, 20, 15) + hip(x + 14, y - 15, 20, 10, 2, "roof") + win([(x + 20, y - 4), (x + 27, y - 4)], 2.6, 6)
  return o + skylines.tower(x + 3, y, 11, 30) + skylines.onion(x + 3, y - 30, 11, 14) + win([(x + 8.5, y - 20)], 2.6, 5) + arch([(x + 8.5, y)], 4.4, 8)


def maypole(x, y, w=30, h=58):
  o = P("M%s %sv-46" % (n(x + 14), n(y)), None, "ink", 4.4) + P("M%s %sv-46" % (n(x + 14), n(y)), None, "snow", 2.4) + P("".join("M%s %sv-4" % (n(x + 14), n(y - 3 - 9 * i)) for i in range(5)), None, "blue", 2.4)
  o += P("M%s %sl5.500 12h-11Z" % (n(x + 14), n(y - 60)), "wood", "tink", 1.2) + E(x + 14, y - 42, 9, 3, None, "wood", sw=2.6)
  return o + P("M%s %sh11M%s %sh13" % (n(x + 8.5), n(y - 28), n(x + 7.5), n(y - 17)), None, "ink", 1.5) + P("M%s %sh5v5h-5ZM%s %sh5v5h-5ZM%s %sh5v5h-5Z" % (n(x + 5), n(y - 28), n(x + 18), n(y - 28), n(x + 4), n(y - 17)), "gold", "ink", 1)


def cows(x, y, w=58, h=40):
  return plants.pasture(x, y, w, h, [(17, 8, .9, 0), (38, 21, .8, 1)], int(x))


def wood(x, y, w=50, h=44):
  return plants.wood(x, y, w, h, 10, int(x))


def ponds(x, y, w=64, h=30):
  o = P("M%s %sq4 -11 20 -9q20 -3 20 4q-2 8 -20 8q-18 1 -20 -3Z" % (n(x + 1), n(y - 6)), "river1", "river2", 1.6) + P("M%s %sq3 -7 11 -6q11 -1 10 4q-3 5 -11 4q-9 1 -10 -2Z" % (n(x + 40), n(y - 17)), "river1", "river2", 1.4)
  o += P("M%s %sq4 -3 8 0t8 0M%s %sq3 -2 6 0" % (n(x + 10), n(y - 9), n(x + 46), n(y - 17)), None, "riverlight", 1.3)
  return o + P("M%s %sv-9m3 9v-12m3 12v-8M%s %sv-9m3 9v-7" % (n(x + 38), n(y - 3), n(x + 4), n(y - 12)), None, "wood", 1.5) + P("M%s %sv-4m-3 1v-3" % (n(x + 41), n(y - 14)), None, "soil", 2.6)


# what a land has, the first first; width and height as drawn, with room above
SIZE = dict(firs=(54, 42), vines=(62, 42), orchard=(60, 44), heath=(56, 28), ruin=(56, 62), alps=(76, 52), flock=(58, 36), mine=(58, 54), hops=(58, 44), glass=(58, 52),
            mill=(40, 52), barley=(62, 38), chapel=(50, 52), maypole=(30, 62), cows=(58, 42), wood=(50, 46), ponds=(66, 30))
OF = dict(baden=["firs", "vines", "firs", "vines", "firs", "vines", "firs", "vines", "firs"], wurttemberg=["orchard", "wood", "orchard", "flock", "orchard"], hohenzollern=["ruin", "heath", "heath", "heath"],
          schweiz=["alps", "flock", "alps", "cows", "alps", "flock"], tyrol=["alps", "alps", "flock", "firs", "alps", "alps"], salzburg=["mine", "alps", "alps", "firs", "alps", "mine"],
          bohmen=["glass", "ponds", "hops", "wood", "ponds", "hops"], polen=[], baiern=["chapel", "barley", "maypole", "cows", "chapel", "wood", "barley", "hops", "cows", "chapel", "barley", "maypole", "wood", "cows", "barley"])
DRAW = dict(firs=firs, vines=vines, orchard=orchard, heath=heath, ruin=ruin, alps=alps, flock=flock, mine=mine, hops=hops, glass=glass, mill=mill, barley=barley,
            chapel=chapel, maypole=maypole, cows=cows, wood=wood, ponds=ponds)
SMALL = [("round", 22, 28), ("round", 22, 28), ("bush", 20, 13)]


def settle(shape, ground):
  """A place for each thing of each land: the roomiest of a few hundred that are free."""
  rr, found = random.Random(17), []
  for r, kinds in OF.items():
    loops = shape[r]
    xs, ys = [q[0] for p in loops for q in p], [q[1] for p in loops for q in p]
    mine = []
    for kind in kinds:
      best = None
      # the full size first, then smaller
      for t in range(900 if r == "baiern" else 560):
        s = (1, .84, .7)[min(2, t * 4 // (900 if r == "baiern" else 560))]
        if best and s < best[3]:
          break
        w, h = (v * s for v in SIZE[kind])
        x, y = rr.uniform(min(xs), max(xs) - w), rr.uniform(min(ys) + h, max(ys))
        if not all(regions.inside(loops, a, b) for a, b in ((x, y), (x + w, y), (x, y - h), (x + w, y - h))) or not ground.fits(x, y - h, x + w, y, 3):
          continue
        alike = min([math.dist((x + w / 2, y), q[:2]) * (.7 if q[2] == kind else 1.1) for q in mine] or [300])
        score = min(alike, 300) + rr.uniform(0, 30)
        if best is None or score > best[0]:
          best = (score, x, y, s)
      if best:
        _, x, y, s = best
        w, h = (v * s for v in SIZE[kind])
        mine.append((x + w / 2, y, kind))
        ground.take(x, y - h, x + w, y)
        found.append((y, DRAW[kind](x, y) if s == 1 else G(DRAW[kind](0, 0), x, y, s)))
  return found


def abroad():
  """Beyond the lands: the mail for the east on its road below the hills of the Enns, woods along the Vosges."""
  o = alps(1398, 610, 66, 44) + alps(1452, 598, 84, 58) + alps(1508, 612, 66, 42) + firs(1536, 640, 40, 32)
  o += P("M1334 677Q1400 666 1470 668T1578 660V672Q1500 672 1440 678T1334 683Z", "roadfill", "furrow", 1.2) + pieces.coach(4, 1392, 674, .8)
  for kind, x, y, s in (("wood", 52, 152, .72), ("firs", 40, 304, .8), ("alps", 1300, 664, .7)):
    o += G(DRAW[kind](0, 0), x, y, s)
  return o


def scenery(shape, ground):
  return abroad() + "".join(t for y, t in sorted(settle(shape, ground)))
