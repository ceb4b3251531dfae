# SPDX-FileCopyrightText: The Relais developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Arms of the nine regions, our own and simplified: 32 x 41, told apart by their drawing alone."""
from draw import C, G, P, R, n
from goods import SHIELD

K = "markink"


def baden():
  return P(SHIELD, "yellow") + P("M-16 -20H-6L15.6 2C15 5 14 8 12 10.6L-16 -12Z", "red", K, 1)


def wurttemberg():
  o = P(SHIELD, "yellow")
  for y, w in ((-11, 11), (0, 11), (10, 6.5)):
    o += P("M%s %sQ0 %s %s %sM%s %sv-4M%s %sv-5M%s %sv-5M%s %sv-4" % (n(-w), n(y - 3), n(y + 5), n(w), n(y - 3), n(-w * .82), n(y - 1.5), n(-w * .3), n(y + .5), n(w * .3), n(y + .5), n(w * .82), n(y - 1.5)), None, "black", 2.2)
  return o


def hohenzollern():
  return P(SHIELD, "white") + P("M-16 -20H0V0H-16ZM0 0H15.9C15 10 8 17 0 21Z", "black")


def schweiz():
  return P(SHIELD, "red") + P("M-4 -14H4V-5H12V3H4V12H-4V3H-12V-5H-4Z", "white")


def tyrol():
  return P(SHIELD, "purple") + P("M-15 8L-6 -8L-1 -1L5 -12L15 6C13 12 7 17 0 21C-7 17 -12 13 -15 8Z", "white", K, 1.2) + P("M-6 -8l-3 6l3 -1l2 2l3 -1ZM5 -12l-4 8l3 -1l2 2l3 -2Z", "river1")


def salzburg():
  hammer = P("M0 -8V15", None, K, 5.4) + P("M0 -8V15", None, "log", 2.8) + R(-7, -13, 14, 7, "white", K, r=1.5, sw=1.3)
  return P(SHIELD, "green") + '<g transform="rotate(38)">%s</g><g transform="rotate(-38)">%s</g>' % (hammer, hammer)


def bohmen():
  return P(SHIELD, "wax") + P("M-12 8L-13 -9L-6 -2L0 -13L6 -2L13 -9L12 8Z", "gold", K, 1.4) + P("M-12 4H12", None, K, 1.2) + P("M-13 -10h.1M0 -14h.1M13 -10h.1", None, K, 5) + P("M-13 -10h.1M0 -14h.1M13 -10h.1", None, "gold", 3)


def polen():
  return P(SHIELD, "red") + P("M-16 -20H16V0H-16Z", "white") + P("M-11 3H11Q9 10 4 10H-5Q-10 10 -11 3Z", "gold", K, 1.3) + P("M0 3V-14M1 -13Q10 -8 8 0H1Z", "white", K, 1.3)


def baiern():
  d = ""
  for j in range(-3, 4):
    for i in range(-3, 4):
      if abs(i * 8 + j * 4) < 15 and abs(j * 10 - 1) < 17 and not (abs(i * 8 + j * 4) > 7 and j * 10 > 6):
        d += "M%s %sl4 5l-4 5l-4 -5Z" % (n(i * 8 + j * 4), n(j * 10 - 6))
  return P(SHIELD, "white") + P(d, "blue")


ALL = dict(baden=baden, wurttemberg=wurttemberg, hohenzollern=hohenzollern, schweiz=schweiz, tyrol=tyrol, salzburg=salzburg, bohmen=bohmen, polen=polen, baiern=baiern)


def arms(r, x=0, y=0, s=1):
  o = P(SHIELD, "shadow", None, op=.25, extra='transform="translate(1.4 1.8)"') + ALL[r]()
  return G(o + P("M-13.6 -16V-2C-13.6 5 -10 11 -6 14.5", None, "hlight", 1.3, op=.4) + P(SHIELD, None, K, 2.2), x, y, s)
