# SPDX-FileCopyrightText: The Relais developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The Loire: water, banks, ripples, and the numbers of its scoring spaces."""
import math
import random

import geometry
from draw import C, P, n, poly, smooth
from letters import number


def bank(e, inset=0.0, step=20):
  """The northern (-1) or southern (+1) water's edge, as the hand draws it."""
  xs = [-20 + step * i for i in range(1660 // step)]
  return [(x, geometry.river_y(x) + e * (geometry.river_half(x) - inset) + 1.8 * math.sin(x / 23.0) + 1.2 * math.sin(x / 9.7 + 1)) for x in xs]


def water(geo):
  rr = random.Random(3)
  up, lo = bank(-1), bank(1)
  o = '<path d="%s" fill="url(#water)"/>' % (smooth(up) + "L" + smooth(lo[::-1])[1:] + "Z")
  light, dark, lining = "", "", ["", ""]
  for q, e in ((up, 1), (lo, -1)):
    light += smooth([(x, y + e * 4.5) for x, y in q])
    dark += smooth(q)
    for z, off in enumerate((9, 13)):
      i = 2
      while i < len(q) - 4:
        k = rr.randint(1, 3)
        lining[z] += smooth([(x, y + e * off) for x, y in q[i:i + k + 1]])
        i += k + rr.randint(1, 2)
  o += P(light, None, "riverlight", 3, op=.75) + P(lining[0], None, "river2", 1, op=.5) + P(lining[1], None, "river2", .9, op=.32) + P(dark, None, "river2", 2.6)
  ripples = ""
  for _ in range(110):
    x = rr.uniform(190, 1410)
    ripples += "M%s %sq4 -3 8 0t8 0" % (n(x), n(geometry.river_y(x) + rr.uniform(-28, 28)))
  o += P(ripples, None, "riverlight", 1.3, op=.7)
  d = ""
  for s in geo["river"]["spaces"][1:]:
    x = s["x"] - s["w"] / 2
    y, h = geometry.river_y(x), geometry.river_half(x) - 4
    d += "M%s %sQ%s %s %s %s" % (n(x), n(y - h), n(x + 3), n(y), n(x), n(y + h))
  return o + P(d, None, "halo", 2.2, op=.85, extra='stroke-dasharray="0.5 6"')


def numbers(geo):
  """Three kinds in one path each: the start's red disc, fives with a bold rim, the others."""
  o, pills, bold, plain, five = "", "", "", "", ""
  pill = lambda x, y: "M%s %sh10a10.5 10.5 0 0 1 0 21h-10a10.5 10.5 0 0 1 0 -21Z" % (n(x - 5), n(y - 10.5))
  for s in geo["river"]["spaces"]:
    if s["n"] == 0:
      o += C(s["x"], s["y"], 13, "wax", "markink", sw=2) + P(number(s["x"], s["y"], 0, 13), None, "mark", 2.6)
    elif s["n"] % 5 == 0:
      bold += pill(s["x"], s["y"])
      five += number(s["x"], s["y"], s["n"], 12.6)
    else:
      pills += pill(s["x"], s["y"])
      plain += number(s["x"], s["y"], s["n"], 12.6)
  return o + P(pills, "halo", "river2", 1.2) + P(bold, "halo", "ink", 2.2) + P(plain, None, "ink", 2.1) + P(five, None, "ink", 2.9)


def space(s):
  """The shape of one space, from bank to bank: the slot of river-NN."""
  xs = [s["x"] - s["w"] / 2 + s["w"] * k / 4 for k in range(5)]
  top = [(x, geometry.river_y(x) - geometry.river_half(x)) for x in xs]
  low = [(x, geometry.river_y(x) + geometry.river_half(x)) for x in xs[::-1]]
  return poly(top + low)
