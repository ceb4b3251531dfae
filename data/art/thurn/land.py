# SPDX-FileCopyrightText: The Relais developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The sheet and the nine lands: tints, the print and the hatching of each, borders, and a coast of hatches that fades into the vellum."""
import math
import random

from draw import P, n, smooth
from land import stain
from thurn import geometry as g, regions

FIBRES = 360                              # of the paper
HATCH = dict(wurttemberg=((0, 14, ""),), hohenzollern=((0, 16, ""), (90, 16, "")), schweiz=((90, 14, ""),), tyrol=((-45, 14, ""),), salzburg=((45, 14, ""),),
             bohmen=((0, 14, "14 10"),), polen=((90, 10, "5 5"),), baiern=((60, 34, ""), (-60, 34, "")), baden=((0, 17, "0.1 17"),))


def segments(found):
  return "".join("M%s %sL%s %s" % (n(a[0]), n(a[1]), n(b[0]), n(b[1])) for a, b in found)


def tree(x, y):
  return "M%s %sq-3 -5 2 -6q1 -6 6 -2q5 -1 3 5q1 4 -5 3z" % (n(x), n(y))


def fir(x, y):
  return "M%s %sl5 -13l5 13q-5 1.6 -10 0z" % (n(x - 5), n(y))


def ear(x, y):
  return "M%s %sv-9m-2.5 .5l2.500 2.5l2.500 -2.5m-5 3.5l2.500 2.5l2.500 -2.5" % (n(x), n(y))


def turf(x, y):
  return "M%s %sl-2 -5m3.500 5v-6m1.500 6l2 -5" % (n(x), n(y))


def stock(x, y):
  return "M%s %sq-2 -6 3 -6q2 -4 5 -1q5 1 3 7q-5 2 -11 0" % (n(x - 5), n(y))


def peak(x, y):
  return "M%s %sl6 -10l3 4l3 -6l7 12M%s %sl1.500 3" % (n(x - 9), n(y), n(x - 3), n(y - 10))


def sheep(x, y):
  return "M%s %sq-2 -5 2 -5q3 -2 6 0q4 0 2 5M%s %sv2m5 -2v2" % (n(x - 4), n(y), n(x - 2), n(y))


def pool(x, y):
  return "M%s %sq2 -3.5 8 -3t9 3q-3 3 -9 2.5t-8 -2.5Z" % (n(x - 8), n(y))


def boulder(x, y):
  return "M%s %sl1.500 -5l4 -2.5l4 2l2 5.5zM%s %sl2 -3" % (n(x - 5), n(y), n(x), n(y - 1))


def hop(x, y):
  return "M%s %sv-13m-.5 2q-3 1 0 4q3 2 0 5m1 -9q3 1 0 4" % (n(x), n(y))


def sail(x, y):
  return "M%s %sl-3 -9h6l-3 9M%s %sl-5 -5m10 0l-10 10m10 0l-5 -5" % (n(x), n(y), n(x), n(y - 10))


# two signs for each land: drawing, fill, stroke, width, opacity
PRINTS = dict(baden=((stock, "vine", "wood2", .9, .55), (fir, "wood", "wood2", 1, .45)), wurttemberg=((tree, "wood3", "wood2", 1, .5), (turf, None, "wood", 1.1, .7)),
              hohenzollern=((boulder, "stone", "stone2", 1, .8), (turf, None, "grape", 1.1, .45)), schweiz=((peak, None, "sink", 1.1, .4), (sheep, "hide", "sink", .9, .75)),
              tyrol=((peak, None, "sink", 1.1, .45), (fir, "wood", "wood2", 1, .5)), salzburg=((pool, "river1", "river2", .9, .7), (fir, "wood", "wood2", 1, .5)),
              bohmen=((hop, None, "wood2", 1.2, .6), (pool, "river1", "river2", .9, .55)), polen=((ear, None, "gold2", 1.1, .6), (sail, None, "sink", 1, .5)),
              baiern=((ear, None, "gold2", 1.1, .6), (turf, None, "wood", 1.1, .7)))
PITCH = dict(baiern=(33, 25), polen=(26, 22))


def paper():
  """Fibres of the vellum."""
  rr = random.Random(12)
  dark, light = "", ""
  for _ in range(FIBRES):
    x, y, a, l = rr.uniform(14, 1570), rr.uniform(14, 800), rr.uniform(-.5, .5), rr.uniform(4, 13)
    s = "M%s %sl%s %s" % (n(x), n(y), n(l), n(a * l))
    if rr.random() < .5:
      dark += s
    else:
      light += s
  return P(dark, None, "deep", 1.2, op=.6) + P(light, None, "halo", 1.4, op=.8)


def prints(region, loops, free):
  """The land's two signs by turns on a loose grid, where nothing stands."""
  px, py = PITCH.get(region, (31, 24))
  xs, ys = [q[0] for p in loops for q in p], [q[1] for p in loops for q in p]
  rr, d, row, y = random.Random(len(region) * 7), ["", ""], 0, min(ys) + 16
  while y < max(ys):
    x = min(xs) + 10 + (px / 2 if row % 2 else 0)
    k = row
    while x < max(xs):
      qx, qy = x + rr.uniform(-4, 4), y + rr.uniform(-4, 4)
      if regions.inside(loops, qx, qy) and regions.inside(loops, qx - 9, qy - 6) and regions.inside(loops, qx + 9, qy - 6) and free(qx, qy - 5, 4):
        d[k % 2] += PRINTS[region][k % 2][0](qx, qy)
      k += 1
      x += px
    y += py
    row += 1
  return "".join(P(t, f, s + " fine", w, op=op) for t, (fn, f, s, w, op) in zip(d, PRINTS[region]) if t)


def hatching(region, loops):
  o = ""
  for angle, step, dash in HATCH[region]:
    d = segments(regions.spans(loops, math.radians(angle), step))
    o += P(d, None, "q-" + region, 2.4 if region == "baden" else 1, op=.55 if region == "baden" else .2 if region == "baiern" else .28, extra='stroke-dasharray="%s"' % dash if dash else "")
  return o


def coast(cs):
  """Hatches from the land's edge outwards, long and short; their ends fade in two steps."""
  rr = random.Random(8)
  strong, faint, line = "", "", ""
  for l, r, pts in cs:
    if l is not None and r is not None:
      continue
    side = 1 if r is None else -1
    fine, rest = [], 0.0
    for p, q in zip(pts, pts[1:]):
      d = math.dist(p, q)
      t = rest
      while t < d:
        fine.append((p[0] + (q[0] - p[0]) * t / d, p[1] + (q[1] - p[1]) * t / d, -(q[1] - p[1]) / d * side, (q[0] - p[0]) / d * side))
        t += 6.2
      rest = t - d
    line += smooth(pts)
    for i, (x, y, nx, ny) in enumerate(fine):
      a, b = 9 + 3 * math.sin(i * .7) + rr.uniform(-1.5, 1.5), 19 + 6 * math.sin(i * .23) + rr.uniform(-4, 4)
      strong += "M%s %sl%s %s" % (n(x + nx), n(y + ny), n(nx * a), n(ny * a))
      if i % 2:
        faint += "M%s %sl%s %s" % (n(x + nx * (a + 1)), n(y + ny * (a + 1)), n(nx * (b - a)), n(ny * (b - a)))
  return line, P(strong, None, "sink", 1.1, op=.55) + P(faint, None, "sink fine", .9, op=.28)


def sheet():
  """The vellum with its stains, a warm rim, the candle of the dark style."""
  o = '<rect width="1600" height="1000" class="f-vellum"/>'
  o += P("".join(stain(*a) for a in ((300, 300, 330, 190, 1), (930, 640, 420, 170, 2), (1290, 260, 260, 170, 3))), "halo", None, op=.35)
  o += P("".join(stain(*a) for a in ((760, 150, 260, 110, 5), (1430, 620, 200, 120, 6), (160, 760, 210, 70, 7))), "shade", None, op=.5)
  return o + paper()


def lands(shape, cs, free):
  """Answers (the lands with their ids, the borders); the outlines are defined as shape-REGION."""
  line, hatches = coast(cs)
  o = hatches
  for r, loops in shape.items():
    o += '<use id="ground-%s" href="#shape-%s" class="f-t-%s" fill-opacity="%s"/>' % (r, r, r, 1 if r == "polen" else .86) + hatching(r, loops) + prints(r, loops, free)
  inner = "".join(smooth(p) for l, r, p in cs if l is not None and r is not None)
  b = P(inner, None, "halo", 5, op=.55) + P(inner, None, "hedge", 4.6, extra='stroke-dasharray="0.1 7"')
  return o, b + P(line, None, "ink", 1.7)
