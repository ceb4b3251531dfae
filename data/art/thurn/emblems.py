# SPDX-FileCopyrightText: The Relais developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Emblems, 96 x 96: the four officials by what they do, the kinds of tiles, the coaches' teams, cities and arms; recognisable at 32."""
from draw import C, G, P, R, n
from emblems_places import horn
from thurn import pieces, skylines
from thurn.arms import arms

K = "line"


def wheel(x, y, r, spokes=8, w=4.4):
  o = C(x, y, r, "log", K, sw=w) + C(x, y, r * .68, "plaque", K, sw=w * .8)
  return o + "".join('<g transform="rotate(%s %s %s)">%s</g>' % (n(360.0 * k / spokes), n(x), n(y), P("M%s %sV%s" % (n(x), n(y), n(y - r * .68)), None, K, w)) for k in range(spokes)) + C(x, y, r * .24, "gold", K, sw=w * .8)


def card(x, y, w, h, angle=0, c="wax"):
  o = R(-w / 2, -h / 2, w, h, "plaque", K, r=4, sw=3.8) + P("M%s %sh%sv%sl%s %sl%s %sZ" % (n(-w / 2 + 4), n(-h / 2 + 4), n(w - 8), n(h * .22), n(-w / 2 + 4), n(h * .1), n(-w / 2 + 4), n(-h * .1)), c) + P("M%s %sh%sM%s %sh%s" % (n(-w / 2 + 7), n(h * .18), n(w - 14), n(-w / 2 + 7), n(h * .32), n(w - 20)), None, "stone2", 2.4)
  return '<g transform="translate(%s %s)rotate(%s)">%s</g>' % (n(x), n(y), n(angle), o)


def bailiff():
  # the broom that sweeps the row away
  o = card(18, 40, 26, 38, -20, "blue") + card(38, 34, 26, 38, -4, "green")
  o += P("M90 6L62 52", None, K, 9.5) + P("M89 7.6L62.6 51", None, "log", 4.4) + P("M48 50L74 65L70 90Q50 92 30 80Z", "gold", K, 4) + P("M57 56L44 80M64 60L55 86M70 63L65 88", None, "gold2", 2.6) + P("M50 47L76 62L73 68L47 53Z", "wax", K, 3)
  return o + P("M10 84h10M4 76h10M14 92h8", None, K, 3)


def postmaster():
  # a second card at the horn's call
  return card(24, 36, 34, 50, -10, "blue") + card(46, 40, 34, 50, 6, "wax") + G(horn("gold", K), 28, 32, .72) + P("M12 78v14M5 85h14", None, K, 5.4)


def coachman():
  # whip and wheel: one more stage
  o = wheel(36, 60, 29) + P("M58 90L84 24", None, K, 8) + P("M58.6 88.6L83.4 25.6", None, "log", 3.6)
  return o + P("M84 24C80 4 56 2 58 18C60 30 76 26 72 14", None, K, 3.4) + P("M78 64l12 10l-12 10M72 74h16", None, "wax", 5.4)


def wainwright():
  # two new spokes and the hammer that drives them in
  o = C(42, 58, 32, None, K, sw=9) + C(42, 58, 32, None, "log", sw=4) + C(42, 58, 21, None, K, sw=2.4)
  for a, c, w in ((0, "gold", 6), (60, K, 5), (120, K, 5), (180, K, 5), (240, K, 5), (300, "gold", 6)):
    o += '<g transform="rotate(%d 42 58)">%s</g>' % (a, (P("M42 52V28", None, K, 10) if c == "gold" else "") + P("M42 52V28", None, c, w))
  o += C(42, 58, 8, "gold", K, sw=3.8) + P("M56 40L82 14", None, K, 10) + P("M57 39L81 15", None, "log", 4.6)
  return o + P("M66 4L92 28L82 38L57 14Z", "steel", K, 3.8) + P("M70 9L88 25", None, "hlight", 2.6, op=.6)


OFFICIALS = dict(bailiff=bailiff, postmaster=postmaster, coachman=coachman, wainwright=wainwright)


def tile(s):
  """The letter, as large as it goes."""
  return G(pieces.tile(s), 2, 6, 1.48)


def team(k):
  """The coach that a route of k cards brings; before it, so that they can be counted, its horses in pairs."""
  t = k - 1
  rows = (t + 1) // 2
  o = pieces.coach(0, 30, 57, .66)
  for i in range(rows):
    x = 48 + (i - rows / 2.0) * 30
    if 2 * i + 1 < t:
      o += G(pieces.horse("snow", "stone2"), x + 7, 58, .27)
    o += G(pieces.horse("horse", "horse2"), x - 1, 67, .27)
  return o


def city(i):
  return G(skylines.ALL[i](), 48, 87, .89)


def region(r):
  return arms(r, 47, 47, 2.1)
