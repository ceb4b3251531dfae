# SPDX-FileCopyrightText: The Relais developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Houses, signs of a route's stages, the letters that are the tiles, and the mail coach with a team that can be counted. What belongs to
a seat is drawn in the class `seat`; its mark is laid upon it by the sheets."""
import goods
from draw import C, E, G, P, R, n
from letters import number
from pieces import HORSE, SHADE
from thurn import geometry as g
from thurn.arms import arms

K = "markink"


def house():
  """A post house, 32 x 34: its front is wide enough for a sign of 17."""
  o = E(17, 31.4, 15, 2.6, "shadow", op=.28) + P("M22 12V5h4.5v11Z", "wall2", K, 1.3)
  o += P("M4 31V15.5L16 4.5L28 15.5V31Z", "seat", K, 1.9) + P("M21.4 30V9.6L27 14.9V30Z", "shadow", op=SHADE)
  return o + P("M1.6 17.6L16 3.6L30.4 17.6", None, K, 4.6) + '<path d="M2.6 16.8L16 3.8L29.4 16.8" class="f-none seat-line" stroke-width="1.6"/>'


HOUSE_MARK = (16, 19.4, 8.1)


def stage():
  """The sign upon a stage of a route, 22 x 22."""
  return C(11, 11, 9.6, "seat", K, sw=1.9)


def letter():
  """A sealed letter, 62 x 56 with its seal: address to the left, the wax at the lower right."""
  o = P("M5 6H55V43H5Z", "shadow", op=.25) + R(2.5, 2.5, 51, 38, "plaque", K, r=2.5, sw=2.2)
  return o + R(5.3, 5.3, 45.4, 32.4, None, "gilt", r=1.5, sw=.9)


def under(k):
  """The letters that wait below the first: so many edges at the lower left."""
  o = ""
  for i in range(k, 0, -1):
    o += R(2.5 + 2.6 * i, 2.5 + 3.8 * i, 51, 38, "cloth", K, r=2.5, sw=1.7)
  return o


def chain(k, x, y, w, r, line=2.4, c="wax"):
  """A route of k cities."""
  pts = [(x + i * w / (k - 1), y + (r * 1.1 if i % 2 else -r * 1.1)) for i in range(k)]
  return P("M" + "L".join("%s %s" % (n(a), n(b)) for a, b in pts), None, K, line) + P("".join("M%s %sh.1" % (n(a), n(b)) for a, b in pts), None, K, 2 * r + 2) + P("".join("M%s %sh.1" % (n(a), n(b)) for a, b in pts), None, c, 2 * r - .4)


def kind(s, x, y, k=1.0):
  """What a tile is for, in 48 x 30 from (x, y)."""
  if s in g.GROUPS:
    r = g.GROUPS[s]
    o = arms(r[0], 17, 16, .8) if len(r) == 1 else arms(r[0], 12, 15, .6) + arms(r[1], 32.5, 12, .54)
  elif s.startswith("len"):
    v = int(s[3])
    o = chain(v, 5, 6.5, 38, 2.5) + P(number(7.5, 24, v, 14), None, K, 2.8)
    if v == 7:
      o += P("M16.5 24h8M20.5 20v8", None, K, 2.4)
  elif s == "outside":
    d = "".join("M%s %sh7.6v6q0 3 -3.8 4.6q-3.8 -1.6 -3.8 -4.6Z" % (n(2 + (i % 5) * 9.4), n(2 + (i // 5) * 13.5)) for i in range(8))
    o = P(d, "gold", K, 1.2)
  else:
    o = P("M9 32V2", None, K, 2.4) + P("M9.5 4q8 -4 15 0t15 0v14q-7 4 -15 0t-15 0Z", "green", K, 1.5) + P("M17 8v6M24 9v6M31 8v6", None, "mark", 1.8)
  return G(o, x, y, k)


SEAL = (46, 38, 15.4)


def tile(s):
  return letter() + kind(s, 4, 5) + goods.seal(*SEAL)


def small(s):
  """A tile for boards below 600 units of width: arms or number, and a seal that is as large as it can be."""
  o = R(2.5, 2.5, 57, 49, "plaque", K, r=4, sw=3) + goods.seal(42, 33, 20)
  if s in g.GROUPS:
    r = g.GROUPS[s]
    return o + (arms(r[0], 17, 23, .9) if len(r) == 1 else arms(r[1], 28, 18, .62) + arms(r[0], 14, 22, .72))
  if s.startswith("len"):
    return o + P(number(13, 19, int(s[3]), 22), None, K, 4.2) + (P("M27 9.5h10M32 5v9", None, K, 2.8) if s == "len7" else "")
  if s == "outside":
    return o + P("".join("M%s %sh13v10q0 6 -6.5 8q-6.5 -2 -6.5 -8Z" % q for q in ((6, 7), (22, 7), (6, 29))), "gold", K, 1.8)
  return o + kind(s, 2, 5, .9)


def horse(coat, mane):
  return (P(HORSE, "halo", "halo", 9) + P(HORSE, coat, K, 4.6) + P("M52 37C58 32 61 20 67 13C64 24 62 34 60 42M9 43C5 50 4 60 5 70", mane, mane, 2.6) + C(81, 20, 2.6, K) +
          P("M54 36Q57 46 52 56M52 44L14 46", None, "wax", 4) + P("M75 33Q78 27 77 22M77 27L88 31", None, K, 2.4))


def coach(team, x=0, y=0, s=1.0):
  """The mail coach, drawn by `team` horses in pairs: the coach is 84 long, each pair 42; foot at y. Far horses stand higher and are of another coat."""
  rows = (team + 1) // 2
  o = E(28 + 21 * rows, 0, 62 + 21 * rows, 4, "shadow", op=.18) + P("M-4 -16H%s" % n(66 + 42 * rows if rows else 60), None, K, 2.6)
  # the box, the lanterns, the trunk, the post's horn on the door
  o += P("M-20 -22H-6V-44H-20Z", "log", K, 2) + P("M-20 -34h14M-16 -44v22", None, "log2", 1.6)
  o += P("M-8 -50Q-10 -62 0 -62H40Q50 -62 50 -52L46 -24Q44 -18 36 -18H2Q-4 -18 -6 -26Z", "wax", K, 2.4) + P("M-8 -44H48.5L46 -24Q44 -18 36 -18H2Q-4 -18 -6 -26Z", "gold", K, 1.6)
  o += R(0, -57, 13, 12, "riverlight", K, r=2, sw=1.7) + R(29, -57, 13, 12, "riverlight", K, r=2, sw=1.7) + P("M14 -58V-19M28 -58V-19", None, K, 1.6) + P("M-2 -66H44v4H-2Z", "log", K, 1.7)
  o += P("M4 -66v-7h13v7ZM20 -66v-9h15v9Z", "log", K, 1.7) + P("M10 -73v7M27 -75v9", None, "log2", 2)
  o += G(P("M-6 -2H4", None, K, 2.2) + C(0, 0, 4, None, K, sw=2.2) + P("M3 3L10 -1V7Z", K, K, 1), 21, -33, .9)
  o += P("M50 -46H62L66 -26H46Z", "log", K, 2) + P("M46 -26H72V-22H46Z", "shelf2", K, 1.5)
  # the postilion with his horn
  o += P("M52 -46Q50 -64 59 -65Q67 -64 66 -46Z", "blue", K, 1.8) + C(60, -70, 5, "skin", K, sw=1.6) + P("M53 -72Q54 -82 61 -81Q68 -80 67 -73Z", K, K, 1.4) + P("M65 -69q7 2 11 -4l5 -4v11l-6 -3", "gold", K, 1.4)
  for cx, r in ((4, 14), (46, 12)):
    o += C(cx, -r, r, None, K, sw=5.4) + C(cx, -r, r, None, "wax", sw=2) + P("M%s %sv%sM%s %sh%sM%s %sl%s %sM%s %sl%s %s" % (n(cx), n(-2 * r + 2), n(2 * r - 4), n(cx - r + 2), n(-r), n(2 * r - 4), n(cx - r * .66), n(-r * 1.66), n(r * 1.32), n(r * 1.32), n(cx - r * .66), n(-r * .34), n(r * 1.32), n(-r * 1.32)), None, K, 1.7) + C(cx, -r, 3, "gold", K, sw=1.5)
  for i in range(rows):
    hx = 68 + 43 * i
    if 2 * i + 1 < team:
      o += G(horse("snow", "stone2"), hx + 11, -50.5, .43)
    o += G(horse("horse", "horse2"), hx, -40, .43)
  return G(o, x, y, s)


def length(team):
  """How long a coach with its team is: from -20 to this."""
  return 68 + 43 * ((team + 1) // 2) + 12
