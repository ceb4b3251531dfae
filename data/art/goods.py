# SPDX-FileCopyrightText: The Relais developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Shields with their hatching, goods, coins, seals, the marks of the seats."""
import math

from draw import C, G, P, R, disc, merged, n, poly, smooth, turned

SHIELD = "M-16 -20H16V-2C16 10 8 17 0 21C-8 17 -16 10 -16 -2Z"
RIM = "M-13.4 -17.4H13.4V-2C13.4 8.4 7 14.6 0 18C-7 14.6 -13.4 8.4 -13.4 -2Z"
TINCTURES = ("red", "blue", "yellow", "green", "purple", "white", "black")
SEATS = ("red", "yellow", "green", "blue")


def inside():
  """The shield's outline as a test, a little smaller than itself."""
  edge = [(16, -20), (16, -2)] + [(16 * (1 - t) ** 3 + 48 * (1 - t) ** 2 * t + 24 * (1 - t) * t * t, -2 * (1 - t) ** 3 + 30 * (1 - t) ** 2 * t + 51 * (1 - t) * t * t + 21 * t ** 3) for t in (.1 * k for k in range(1, 11))]

  def test(x, y):
    if y < -20 or y > 21:
      return False
    for (x0, y0), (x1, y1) in zip(edge, edge[1:]):
      if y0 <= y <= y1:
        return abs(x) <= x0 + (x1 - x0) * (y - y0) / (y1 - y0 or 1)
    return False
  return test


def hatching(lines, within):
  """Each line (x, y, dx, dy) cut to the shield: path data."""
  d = ""
  for x, y, dx, dy in lines:
    on = [t / 4 for t in range(0, 280) if within(x + dx * t / 4, y + dy * t / 4)]
    if len(on) > 8:
      d += "M%s %sL%s %s" % (n(x + dx * on[0]), n(y + dy * on[0]), n(x + dx * on[-1]), n(y + dy * on[-1]))
  return d


def heraldic():
  """Red upright, blue level, green and purple aslant, black crossed, yellow dotted, white plain."""
  w = inside()
  upright = lambda xs: [(x, -22, 0, 1) for x in xs]
  level = lambda ys: [(-20, y, 1, 0) for y in ys]
  h = {"red": hatching(upright((-11, -5.5, 0, 5.5, 11)), w), "blue": hatching(level((-14.5, -9, -3.5, 2, 7.5, 13)), w)}
  h["green"] = hatching([(x, -22, .8, .8) for x in range(-52, 16, 8)], w)
  h["purple"] = hatching([(-x, -22, -.8, .8) for x in range(-52, 16, 8)], w)
  h["black"] = hatching(upright((-10.5, -3.5, 3.5, 10.5)) + level((-13, -6, 1, 8, 15)), w)
  h["yellow"] = "".join("M%s %sh.1" % (x, y) for k, y in enumerate((-14, -7.5, -1, 5.5, 12)) for x in ((-9, -3, 3, 9), (-12, -6, 0, 6, 12))[k % 2] if w(x * 1.15, y + 2))
  h["white"] = ""
  return h


HATCH = heraldic()


def shield(colour, x=0, y=0, s=1):
  """32 x 41 at s=1. Colour and heraldic hatching."""
  o = P(SHIELD, "shadow", None, op=.25, extra='transform="translate(1.2 1.6)"') + P(SHIELD, colour)
  if HATCH[colour]:
    style = {"yellow": ("hdark", 3, .85), "black": ("hlight", 1.1, .6)}.get(colour, ("hlight", 1.5, .62))
    o += P(HATCH[colour], None, style[0], style[1], op=style[2])
  o += P(RIM, None, "hdark" if colour in ("white", "yellow") else "hlight", .9, op=.55)
  # light from the upper left: a gleam along the left edge
  o += P("M-14.4 -15V-2C-14.4 5 -11 11 -6 15", None, "hlight", 1.6, op=.45) + P(SHIELD, None, "markink", 2.2)
  return G(o, x, y, s)


def good(kind, x=0, y=0, s=1):
  """About 26 x 26 at s=1, centred."""
  k = "markink"
  o = ""
  if kind == "wood":
    for lx, ly in ((-3, 6.6), (3.4, -1), (-2, -8.4)):
      o += P("M%s %sH%sV%sH%sZ" % (n(lx - 6), n(ly - 3.8), n(lx + 9), n(ly + 3.8), n(lx - 6)), "log", k, 1.5) + P("M%s %sh8M%s %sh5" % (n(lx), n(ly - .6), n(lx + 2), n(ly + 1.8)), None, "shelf2", 1)
      o += C(lx - 6, ly, 4.1, "cloth", k, sw=1.5) + C(lx - 6, ly, 1.7, None, "shelf2", sw=1)
  elif kind == "grain":
    corn = "".join("M0 %sq-4 -1 -3.6 -5q3.6 .6 3.6 5q4 -1 3.6 -5q-3.6 .6 -3.6 5" % n(1 - i * 3.4) for i in range(4)) + "M0 -9q-2 -3 0 -5q2 2 0 5"
    three = lambda d, *look: "".join(turned(P(d, *look), a, 0, 12) for a in (-24, 24, 0))
    o += merged(three("M0 12V-4", None, "gold2", 1.6)) + three(corn, "gold", k, .9) + P("M-3.4 6.5h6.8", None, "wax", 2.4)
  elif kind == "cheese":
    o += P("M-12 5V-3L9 -10Q13 -7 12 -2V5Z", "gold", k, 1.6) + P("M-12 -3Q0 -4 12 -2", None, k, 1.4)
    o += P("M-12 5V-3Q0 -4 12 -2V5Z", "wheat", k, 1.4)
    o += C(-6, 1.4, 1.9, "gold2") + C(1.5, -.2, 1.4, "gold2") + C(6.5, 2, 1.8, "gold2") + C(0, 3.4, 1, "gold2")
  elif kind == "wine":
    o += P("M0 -7C-2 -11 2 -13 1 -14", None, k, 1.5) + P("M1 -8Q6 -14 11 -10Q8 -5 1 -8Z", "wood", k, 1.2)
    for gx, gy in ((-7, -4), (0, -4.6), (7, -4), (-3.6, 1), (3.6, 1), (0, 6.4), (0, 1)):
      o += C(gx, gy, 3.9, "grape", k, sw=1.2)
    for gx, gy in ((-8.2, -5.2), (-1.2, -5.8), (5.8, -5.2), (-4.8, -.2), (2.4, -.2)):
      o += C(gx, gy, .9, "hlight", op=.8)
  elif kind == "beer":
    o += P("M6 -3h4q4 0 4 4v3q0 4 -4 4h-4", None, k, 2.2)
    o += P("M-9 -5H7V10Q-1 13 -9 10Z", "gold", k, 1.6) + P("M-5 -2v11M-1 -2v12M3 -2v11", None, "gold2", 1)
    o += P("M-10 -4Q-12 -9 -7 -9Q-5 -14 0 -11Q4 -14 6 -9.5Q10 -9 8 -4Q6 -1 4 -4Q2 0 -1 -3.6Q-3 2 -5.4 -3.6Q-8 -1 -10 -4Z", "mark", k, 1.3)
  return G(o, x, y, s)


def coin(x, y, r):
  """A denier's rim and ground, empty: the price is written on it."""
  o = C(x + r * .08, y + r * .1, r, "shadow", op=.25) + C(x, y, r, "gold", "markink", sw=max(1.2, r * .12)) + C(x, y, r * .8, None, "gold2", sw=max(.7, r * .06))
  return o + P("M%s %sa%s %s 0 0 1 %s %s" % (n(x - r * .62), n(y - r * .1), n(r * .64), n(r * .64), n(r * .5), n(-r * .5)), None, "gold3", max(.8, r * .09))


def coins(at, r=15.5):
  """Many empty coins at once: four paths."""
  o = P("".join(disc(x + r * .08, y + r * .1, r) for x, y in at), "shadow", op=.25) + P("".join(disc(x, y, r) for x, y in at), "gold", "markink", r * .12)
  o += P("".join(disc(x, y, r * .8) for x, y in at), None, "gold2", r * .06)
  return o + P("".join("M%s %sa%s %s 0 0 1 %s %s" % (n(x - r * .62), n(y - r * .1), n(r * .64), n(r * .64), n(r * .5), n(-r * .5)) for x, y in at), None, "gold3", r * .09)


def denier(x, y, r):
  """The coin with its cross and four pellets."""
  k = r / 10.0
  arm = "M0 -1.2L-1.9 -5.6Q0 -4.6 1.9 -5.6ZM0 1.2L-1.9 5.6Q0 4.6 1.9 5.6ZM-1.2 0L-5.6 -1.9Q-4.6 0 -5.6 1.9ZM1.2 0L5.6 -1.9Q4.6 0 5.6 1.9Z"
  o = P(arm, "gold2", "gold2", 1) + P("M-3.6 -3.6h.1M3.6 -3.6h.1M-3.6 3.6h.1M3.6 3.6h.1", None, "gold2", 2)
  return coin(x, y, r) + G(o, x, y, k)


def seal(x, y, r):
  """Wax with a pressed ring, empty: the points are written on it."""
  pts = []
  for i in range(14):
    a = 2 * math.pi * i / 14
    rr = r * (1.0 if i % 2 else .9) * (1 + .04 * math.sin(i * 2.3))
    pts.append((x + rr * math.cos(a), y + rr * math.sin(a)))
  o = P(smooth(pts, True), "wax", "markink", max(1.2, r * .09)) + C(x, y, r * .68, "wax2", op=.45) + C(x, y, r * .68, None, "hlight", sw=max(.8, r * .06), op=.5)
  return o + P("M%s %sa%s %s 0 0 1 %s %s" % (n(x - r * .78), n(y - r * .1), n(r * .8), n(r * .8), n(r * .5), n(-r * .62)), None, "hlight", max(.8, r * .08), op=.5)


def mark(p, x, y, r, fill="mark", stroke="markink", sw=1.2):
  """A seat's mark: disc, square, triangle, diamond."""
  if p == "red":
    return C(x, y, r, fill, stroke, sw=sw)
  if p == "yellow":
    return R(x - r * .88, y - r * .88, r * 1.76, r * 1.76, fill, stroke, sw=sw)
  if p == "green":
    return P(poly([(x, y - r * 1.12), (x + r * 1.14, y + r * .84), (x - r * 1.14, y + r * .84)]), fill, stroke, sw)
  return P(poly([(x, y - r * 1.25), (x + r * 1.05, y), (x, y + r * 1.25), (x - r * 1.05, y)]), fill, stroke, sw)
