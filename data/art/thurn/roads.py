# SPDX-FileCopyrightText: The Relais developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The 45 roads: inked double lines with a dotted middle, milestones on the far one to Lodz, bridges over the rivers."""
import math

from draw import P, n
from thurn import geometry as g, water


def path(c):
  return "M%s %sC%s" % (n(c[0][0]), n(c[0][1]), " ".join("%s %s" % (n(x), n(y)) for x, y in c[1:]))


def into(key, c):
  """The road goes on below plates and market places, bending towards the middle of its cities."""
  def inner(city, p, q):
    x, y = g.CITIES[city][0], g.CITIES[city][1] + 8
    d = math.dist(p, q) or 1
    bend = p[0] + (p[0] - q[0]) / d * 12, p[1] + (p[1] - q[1]) / d * 12
    return bend, (p[0] + (x - p[0]) * .5, p[1] + (y - p[1]) * .5)
  a, b = key.split("-")
  (c1, p1), (c2, p2) = inner(a, c[0], c[1]), inner(b, c[3], c[2])
  f = lambda q: "%s %s" % (n(q[0]), n(q[1]))
  return "M%sQ%s %s%sQ%s %s" % (f(p1), f(c1), f(c[0]), path(c)[path(c).index("C"):], f(c2), f(p2))


def roads(curves):
  d = "".join(into(k, c) for k, c in curves.items())
  o = P(d, None, "shadow", 16, op=.16, extra='transform="translate(1.2 2)"') + P(d, None, "ink", 14.8) + P(d, None, "roadfill", 11.4)
  o += P(d, None, "road fine", 1.1, op=.85, extra='stroke-dasharray="4 5"')
  return '<g stroke-linecap="butt">%s</g>' % o + water.bridges([g.bezier(c, 24) for c in curves.values()])
