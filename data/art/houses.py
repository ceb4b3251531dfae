# SPDX-FileCopyrightText: The Relais developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Building blocks of the villages: walls, roofs, towers, trees. A picture stands on y = 0."""
from draw import G, P, n

LW = 1.5                                  # outline of a building


def win(pts, w=2.8, h=5.5):
  """Windows as one path: (x, y) is the middle of the sill."""
  return P("".join("M%s %sv%sh%sv%sZ" % (n(x - w / 2), n(y), n(-h), n(w), n(h)) for x, y in pts), "pane")


def arch(pts, w=6, h=9, c="pane", op=None):
  return P("".join("M%s %sv%sq%s %s %s 0v%sZ" % (n(x - w / 2), n(y), n(-h + w / 2), n(w / 2), n(-w * .75), n(w), n(h - w / 2)) for x, y in pts), c, None, op=op)


def wall(x, y, w, h, c="wall", shade=.34):
  """A wall with its right part in shadow."""
  return P("M%s %sv%sh%sv%sZ" % (n(x), n(y), n(-h), n(w), n(h)), c, "ink", LW) + (P("M%s %sv%sh%sv%sZ" % (n(x + w * (1 - shade)), n(y - .7), n(-h + 1.4), n(w * shade - .7), n(h - 1.4)), "wall2", None, op=.9) if shade else "")


def hip(x, y, w, h, inset, c="slate", over=1.5):
  """A hipped roof on (x, y), w wide; its right side darker."""
  return P("M%s %sL%s %sH%sL%s %sZ" % (n(x - over), n(y), n(x + inset), n(y - h), n(x + w - inset), n(x + w + over), n(y)), c, "ink", LW) + \
    P("M%s %sL%s %sH%sL%s %sZ" % (n(x + w * .6), n(y - .7), n(x + w * .62), n(y - h + .7), n(x + w - inset), n(x + w + over - 1.4), n(y - .7)), c + "2", None, op=.55)


def cone(x, y, w, h, c="slate", flag=False):
  o = P("M%s %sL%s %sL%s %sZ" % (n(x - 2), n(y), n(x + w / 2), n(y - h), n(x + w + 2), n(y)), c, "ink", LW) + P("M%s %sL%s %sL%s %sZ" % (n(x + w * .56), n(y - .8), n(x + w / 2), n(y - h + 3), n(x + w + .8), n(y - .8)), c + "2", None, op=.7)
  if flag:
    o += P("M%s %sv-10l9 3l-9 3" % (n(x + w / 2), n(y - h)), "wax", "ink", 1.1)
  return o


def round_tower(x, y, w, h, c=14, roof="slate", flag=False, w1=True):
  """A round tower; c is the height of its cone, 0 for a flat top."""
  o = P("M%s %sV%sh%sV%sq%s 2.5 %s 0Z" % (n(x), n(y), n(y - h), n(w), n(y), n(-w / 2), n(-w)), "wall", "ink", LW) + P("M%s %sV%sH%sV%sZ" % (n(x + w * .62), n(y + .8), n(y - h + .7), n(x + w - .7), n(y + .4)), "wall2", None, op=.9)
  if w1:
    o += win([(x + w * .42, y - h * .5), (x + w * .42, y - h * .5 + 12)] if h > 34 else [(x + w * .42, y - h * .42)], 2.6, 5)
  return o + (cone(x, y - h, w, c, roof, flag) if c else "")


def chimneys(pts, w=4.5, h=10):
  return P("".join("M%s %sv%sh%sv%sZ" % (n(x), n(y), n(-h), n(w), n(h)) for x, y in pts), "wall2", "ink", 1.1)


def dormers(pts, w=7, h=6):
  return P("".join("M%s %sv%sl%s %sl%s %sv%sZ" % (n(x - w / 2), n(y), n(-h), n(w / 2), n(-h * .8), n(w / 2), n(h * .8), n(h)) for x, y in pts), "wall", "ink", 1.1) + win([(x, y - 1) for x, y in pts], 2.2, 4)


def crenel(x, y, w, h=4, k=5, c="wall"):
  m = w / (2 * k - 1)
  d = "M%s %s" % (n(x), n(y))
  for i in range(2 * k - 1):
    d += "v%sh%sv%s" % (n(-h if i % 2 == 0 else -h * .3), n(m), n(h if i % 2 == 0 else h * .3))
  return P(d + "Z", c, "ink", 1.2)


def cottage(x, y, s=1.2, roof="roof", d=12, ch=False):
  """A cottage."""
  w, h, rh = 11 * s, 9 * s, 8 * s
  d *= s
  px = x + w / 2
  o = P("M%s %sv%sh%sv%sZ" % (n(x + w), n(y), n(-h), n(d), n(h)), "wall2", "ink", 1.3)
  if ch:
    o += chimneys([(px + d * .55, y - h - rh + 3)], 4, 8)
  o += P("M%s %sh%sL%s %sH%sZ" % (n(px), n(y - h - rh), n(d), n(x + w + d + 1.5), n(y - h + 1), n(x + w + 1)), roof, "ink", 1.4)
  o += P("M%s %sl%s %sM%s %sl%s %s" % (n(px + d * .33), n(y - h - rh + 3), n(w * .4), n(rh - 4), n(px + d * .7), n(y - h - rh + 3), n(w * .4), n(rh - 4)), None, roof + "2", .9)
  o += P("M%s %sV%sL%s %sL%s %sV%sZ" % (n(x), n(y), n(y - h), n(px), n(y - h - rh), n(x + w), n(y - h), n(y)), "wall", "ink", 1.4)
  o += P("M%s %sv%sh%sv%sZM%s %sv-4h3.5v4Z" % (n(px - 2.4), n(y), n(-h * .65), n(4.8), n(h * .65), n(x + w + d * .4), n(y - h * .3)), "ink", None, op=.75)
  return o


def round_tree(x, y, r=9, c="wood"):
  """A round tree: one outline, one dark crescent."""
  k = r * .55
  o = P("M%s %sV%s" % (n(x), n(y), n(y - r)), None, "tink", 2)
  o += P("M%s %sc%s %s %s %s %s %sc%s %s %s %s %s %sc%s %s %s %s %s %sc%s %s %s %s %s %sZ" % (
    n(x - r), n(y - r * 1.3), n(-k * .2), n(-k), n(k * .5), n(-r * .9), n(r), n(-r), n(k), n(-k * .1), n(r), n(k * .4), n(r), n(r * .9), n(k * .2), n(k), n(-k * .2), n(r * .8), n(-r), n(r * .85), n(-k), 0, n(-r * 1.05), n(-k * .3), n(-r), n(-r * .75)), c, "tink", 1.3)
  o += P("M%s %sq%s %s %s %s" % (n(x + r * .1), n(y - r * .7), n(r * .6), n(-r * .15), n(r * .6), n(-r * .75)), None, "wood2", 2, op=.8)
  return o


def poplar(x, y, h=34):
  return P("M%s %sv%s" % (n(x), n(y), n(-h * .3)), None, "tink", 1.8) + \
    P("M%s %sC%s %s %s %s %s %sC%s %s %s %s %s %sZ" % (n(x), n(y - 4), n(x - 8), n(y - 6), n(x - 5), n(y - h * .7), n(x), n(y - h), n(x + 5), n(y - h * .7), n(x + 8), n(y - 6), n(x), n(y - 4)), "wood", "tink", 1.3)


def cow(x, y, s=1.0, flip=False):
  b = P("M-11 -12C-8 -14 4 -14 8 -12L13 -15Q17 -14 18 -10Q17 -7 14 -8L11 -8Q10 -5 9 -4L9.5 0H7L6 -5H-6L-6.5 0H-9L-9.5 -5Q-11 -8 -11 -12Q-13 -9 -13 -4", "hide", "sink", 1.3)
  b += P("M-5 -13Q-2 -8 2 -13ZM6 -12Q5 -7 9 -7L10 -12ZM-10 -8q3 1 2 4l-1.6 -.6ZM13 -15l-1.5 -3l2.5 2.4ZM15.5 -14.6l1.5 -2.6l.4 3Z", "horse2", None)
  return G(b, x, y, s, flip=flip)


def sheaf(x, y, s=1.0):
  b = P("M-5 0L-3 -9L-7 -17Q0 -21 7 -17L3 -9L5 0Z", "wheat", "ink", 1.2) + P("M-1 -10l-2 -7M1 -10l2 -7M0 -10v-8M-1 -8l-2 7M1 -8l2 7", None, "gold2", .9) + P("M-3.4 -9h6.8", None, "wax", 1.8)
  return G(b, x, y, s)


def rocks(x, y, w, h, c="stone"):
  return P("M%s %sQ%s %s %s %sH%sQ%s %s %s %sZ" % (n(x), n(y), n(x + w * .05), n(y - h), n(x + w * .14), n(y - h), n(x + w * .87), n(x + w * .96), n(y - h * .9), n(x + w), n(y)), c, "ink", LW) + \
    P("".join("M%s %sl%s %s" % (n(x + w * f), n(y - h * .25), n(4), n(-h * .45)) for f in (.12, .28, .45, .6, .78)), None, "stone2" if c == "stone" else "ink2", 1.4)
