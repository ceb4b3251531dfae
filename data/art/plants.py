# SPDX-FileCopyrightText: The Relais developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""What grows: woods, wheat, vines, pasture. Each is one to five large paths, standing on y."""
import math
import random

from draw import P, n, smooth
from houses import cow


def wood(x, y, w, h, r=11, seed=1):
  """Rows of crowns from the back to the front; a row is one scalloped shape with inner arcs."""
  rr = random.Random(seed)
  o = ""
  rows = max(1, int(round((h - r) / (r * .95))))
  for q in range(rows):
    v = q / max(1, rows - 1) if rows > 1 else 1
    yy = y - (h - 2.1 * r) * (1 - v)
    half = w / 2 * (.80 + .2 * math.sin(math.pi * (.1 + .8 * v))) - (r * .3 if q % 2 else 0)
    k = max(2, int(round(2 * half / (r * 1.55))))
    st = 2 * half / k
    x0 = x + w / 2 - half
    d, arcs = "M%s %s" % (n(x0), n(yy)), ""
    d += "q%s %s %s %s" % (n(-r * .35), n(-r * .7), n(r * .1), n(-r * 1.1))
    px, py = x0 + r * .1, yy - r * 1.1
    for i in range(k):
      ex = x0 + st * (i + 1) - (r * .1 if i == k - 1 else 0)
      ey = yy - r * (1.1 + rr.uniform(-.12, .12))
      tp = r * rr.uniform(1.05, 1.5)
      d += "C%s %s %s %s %s %s" % (n(px + st * .02), n(py - tp), n(ex - st * .05), n(ey - tp), n(ex), n(ey))
      if i < k - 1:
        arcs += "M%s %sq%s %s %s %s" % (n(ex), n(ey), n(-r * .05), n(r * .35), n(-r * .4), n(r * .55))
      arcs += "M%s %sq%s %s %s %s" % (n(ex - st * .5 + r * .1), n(ey - tp * .12), n(r * .35), n(-r * .05), n(r * .4), n(-r * .4))
      px, py = ex, ey
    d += "q%s %s %s %sZ" % (n(r * .45), n(r * .6), n(r * .1), n(yy - py))
    if q == rows - 1:
      o += P("".join("M%s %sv%s" % (n(x0 + st * (i + .5)), n(yy - 2), n(r * .45 + 2)) for i in range(k)), None, "tink", 2.4)
    o += P(d, "wood", "tink", 1.4) + P(arcs, None, "wood2", 1.8)
  return o


def plot(x, y, w, h, c, op, j=3, seed=0):
  rr = random.Random(seed or int(x + y))
  pts = [(x + rr.uniform(0, j), y), (x + w * .35, y + rr.uniform(0, j)), (x + w * .7, y + rr.uniform(-j, j) * .5), (x + w, y - rr.uniform(0, j)), (x + w - rr.uniform(1, 2 * j), y - h * .5), (x + w - rr.uniform(1, 3 * j), y - h), (x + w * .5, y - h - rr.uniform(0, j)), (x + rr.uniform(1, 3 * j), y - h), (x + rr.uniform(0, j), y - h * .5)]
  return P(smooth(pts, True), c, "sink", 1, op=op)


def wheat(x, y, w, h, seed=1):
  rr = random.Random(seed)
  d, y0 = "", y - 3
  rows = max(1, int(h / 10))
  for r in range(rows):
    yy = y - 4 - r * (h - 8) / max(1, rows - .3)
    xx = x + 5 + (r % 2) * 4
    while xx < x + w - 4:
      t = rr.uniform(-1, 2.4)
      d += "M%s %sl%s -9m-3 1l3 3l2.6 -3m-5.6 4.5l3 2.6l2.4 -2.6" % (n(xx), n(yy + rr.uniform(-1, 1)), n(t))
      xx += rr.uniform(7, 9.5)
  return plot(x, y, w, h, "wheat", .75, seed=seed) + P(d, None, "gold2", 1.2)


def vines(x, y, w, h, rows=3, seed=1):
  """Hedges on posts: one path for the leaves, one for the posts, one for the grapes."""
  posts, leaf, grape = "", "", ""
  rr = random.Random(seed)
  for r in range(rows - 1, -1, -1):
    yy = y - 3 - r * (h - 12) / max(1, rows - 1)
    k = max(3, int(w / 11))
    st = (w - 6) / k
    for i in range(0, k + 1, 2):
      posts += "M%s %sv-13" % (n(x + 3 + st * i), n(yy + 3))
    leaf += "M%s %s" % (n(x + 3), n(yy - 1))
    for i in range(k):
      leaf += "q%s %s %s 0" % (n(st / 2), n(-rr.uniform(13, 17)), n(st))
    leaf += "q1 3 -2 3H%sZ" % n(x + 4)
    for i in range(k):
      gx = x + 3 + st * (i + .5)
      grape += "M%s %sm-3 0a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0M%s %sm0 0a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0M%s %sm-1.5 3a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0" % (n(gx), n(yy - 3), n(gx), n(yy - 3), n(gx), n(yy - 3)) if i % 2 == r % 2 else ""
  return P(posts, None, "sink", 1.3) + P(leaf, "vine", "sink", 1.1) + P(grape, "grape", None)


def pasture(x, y, w, h, cows, seed=1):
  d = ""
  rr = random.Random(seed)
  for _ in range(int(w * h / 420)):
    d += "M%s %sl-2 -4m3.5 4v-5m1.5 5l2 -4" % (n(x + rr.uniform(6, w - 8)), n(y - rr.uniform(3, h - 6)))
  fence = "M%s %sh%sM%s %sh%s" % (n(x + 3), n(y - 1), n(w - 6), n(x + 3), n(y - 5), n(w - 6)) + "".join("M%s %sv-9" % (n(x + 3 + i * (w - 6) / max(2, int(w / 22))), n(y + 1)) for i in range(max(2, int(w / 22)) + 1))
  return plot(x, y, w, h, "meadow", .8, seed=seed) + P(d, None, "wood", 1, op=.8) + "".join(cow(x + a, y - b, s, f) for a, b, s, f in cows) + P(fence, None, "sink", 1.2)
