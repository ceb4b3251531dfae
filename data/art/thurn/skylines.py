# SPDX-FileCopyrightText: The Relais developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The 22 cities by their landmarks: each is 74 wide (x -37 to 37), stands on y = 0 and is at most 88 high; what lies before it (water, vines, trees)
reaches down to y = 7."""
from draw import C, P, n
from houses import LW, arch, chimneys, cone, cottage, crenel, dormers, hip, poplar, round_tower, round_tree, wall, win

K = "ink"


def onion(x, y, w, h, c="copper"):
  """An onion on a tower that is w wide at (x, y), with its lantern's knob."""
  m = x + w / 2
  d = lambda k: "M%s %sC%s %s %s %s %s %sQ%s %s %s %s" % (n(m), n(y), n(m + k * w * .85), n(y - h * .3), n(m + k * w * .42), n(y - h * .5), n(m + k * w * .13), n(y - h * .66), n(m + k * .8), n(y - h * .8), n(m), n(y - h))
  left = "L%s %sQ%s %s %s %sC%s %s %s %s %s %sZ" % (n(m), n(y - h), n(m - .8), n(y - h * .8), n(m - w * .13), n(y - h * .66), n(m - w * .42), n(y - h * .5), n(m - w * .85), n(y - h * .3), n(x), n(y))
  o = P("M%s %s" % (n(x), n(y)) + "H%s" % n(x + w) + "C%s %s %s %s %s %sQ%s %s %s %s" % (n(m + w * .85), n(y - h * .3), n(m + w * .42), n(y - h * .5), n(m + w * .13), n(y - h * .66), n(m + .8), n(y - h * .8), n(m), n(y - h)) + left[left.index("Q"):], c, K, LW)
  o += P("M%s %sH%sC%s %s %s %s %s %sZ" % (n(m + w * .12), n(y - .7), n(x + w - .6), n(m + w * .74), n(y - h * .3), n(m + w * .34), n(y - h * .46), n(m + w * .1), n(y - h * .6)), c + "2", None, op=.7)
  return o + P("M%s %sv-5" % (n(m), n(y - h)), None, K, 1.5)


def dome(x, y, w, h, c="copper", top=True):
  o = P("M%s %sC%s %s %s %s %s %sC%s %s %s %s %s %sZ" % (n(x - 1), n(y), n(x - 1), n(y - h * .7), n(x + w * .25), n(y - h), n(x + w / 2), n(y - h), n(x + w * .75), n(y - h), n(x + w + 1), n(y - h * .7), n(x + w + 1), n(y)), c, K, LW)
  o += P("M%s %sC%s %s %s %s %s %sC%s %s %s %s %s %sZ" % (n(x + w * .62), n(y - .7), n(x + w * .66), n(y - h * .5), n(x + w * .6), n(y - h * .8), n(x + w * .5), n(y - h + .8), n(x + w * .74), n(y - h + 1), n(x + w), n(y - h * .65), n(x + w + .3), n(y - .7)), c + "2", None, op=.7)
  return o + (P("M%s %sv-4h4v4ZM%s %sv-5" % (n(x + w / 2 - 2), n(y - h), n(x + w / 2), n(y - h - 4)), "wall", K, 1.2) if top else "")


def cross(x, y, h=7):
  return P("M%s %sv%sM%s %sh5" % (n(x), n(y), n(-h), n(x - 2.5), n(y - h * .62)), None, K, 1.5)


def gable(x, y, w, h, g, c="wall", shade=.36):
  """A house with its gable to the street."""
  o = P("M%s %sv%sL%s %sL%s %sV%sZ" % (n(x), n(y), n(-h), n(x + w / 2), n(y - h - g), n(x + w), n(y - h), n(y)), c, K, LW)
  return o + P("M%s %sV%sL%s %sV%sZ" % (n(x + w * (1 - shade)), n(y - .7), n(y - h - g * 2 * shade + .6), n(x + w - .7), n(y - h + .3), n(y - .7)), "wall2" if c == "wall" else c + "2", None, op=.85)


def stepped(x, y, w, h, k=3, c="wall"):
  """A stepped gable."""
  s, d = w / (2.0 * k + 1), "M%s %sv%s" % (n(x), n(y), n(-h))
  d += "".join("h%sv%s" % (n(s), n(-4.5)) for i in range(k)) + "h%s" % n(s) + "".join("v4.5h%s" % n(s) for i in range(k)) + "V%sZ" % n(y)
  return P(d, c, K, LW) + P("M%s %sV%sH%sV%sZ" % (n(x + w * .66), n(y - .7), n(y - h + .7), n(x + w - .7), n(y - .7)), "wall2" if c == "wall" else c + "2", None, op=.8)


def timber(x, y, w, h, g, roof="roof"):
  """A half-timbered gable."""
  o = gable(x, y, w, h, g) + P("M%s %sL%s %sL%s %s" % (n(x - 1.5), n(y - h + 1), n(x + w / 2), n(y - h - g), n(x + w + 1.5), n(y - h + 1)), None, roof, 3.4) + P("M%s %sL%s %sL%s %s" % (n(x - 3), n(y - h + 1.5), n(x + w / 2), n(y - h - g - 2), n(x + w + 3), n(y - h + 1.5)), None, K, 1.2)
  return o + P("M%s %sh%sM%s %sh%sM%s %sl%s %sl%s %s" % (n(x), n(y - h), n(w), n(x), n(y - h * .5), n(w), n(x + 1), n(y - h * .5 - .5), n(w / 2 - 1), n(-h * .5 + 1), n(w / 2 - 1), n(h * .5 - 1)), None, "roof2", 1.3)


def water(x0, x1, y=5, dip=5):
  """A strip of water before the city, with two waves."""
  w = x1 - x0
  o = P("M%s %sQ%s %s %s %sH%sQ%s %s %s %sQ%s %s %s %sZ" % (n(x0), n(y), n(x0 + 2), n(y - dip - 3), n(x0 + 9), n(y - dip - 3), n(x1 - 9), n(x1 - 2), n(y - dip - 3), n(x1), n(y), n(x0 + w / 2), n(y + 4), n(x0), n(y)), "river1", "river2", 1.3)
  return o + P("M%s %sq4 -3 8 0t8 0M%s %sq4 -3 8 0t8 0" % (n(x0 + w * .14), n(y - dip / 2), n(x0 + w * .58), n(y - dip / 2 + 1)), None, "riverlight", 1.3)


def bridge(x, y, w, h, k):
  """Arches over water, from side to side."""
  s = w / float(k)
  o = P("M%s %sV%sH%sV%s" % (n(x), n(y), n(y - h), n(x + w), n(y)) + "".join("h%sv%sq%s %s %s 0v%s" % (n(-s * .14), n(-h * .3), n(-s * .36), n(-h * .55), n(-s * .72), n(h * .3)) + "h%s" % n(-s * .14) for i in range(k)) + "Z", "stone", K, 1.5)
  return o + P("M%s %sh%s" % (n(x), n(y - h + 2.8), n(w)), None, "stone2", 1.2)


def rock(pts):
  """A rock from its outline; cracks follow."""
  (x0, y0), (x1, y1) = pts[0], pts[-1]
  o = P("M%s %s" % (n(x0), n(y0)) + "".join("L%s %s" % (n(a), n(b)) for a, b in pts[1:]) + "Z", "stone", K, LW)
  w = x1 - x0
  top = min(q[1] for q in pts)
  return o + P("".join("M%s %sl%s %s" % (n(x0 + w * f), n(y0 - 3), n(3 if f < .5 else -2), n(top * .4)) for f in (.18, .34, .52, .68, .84)), None, "stone2", 1.6)


def tower(x, y, w, h, c="wall"):
  o = P("M%s %sv%sh%sv%sZ" % (n(x), n(y), n(-h), n(w), n(h)), c, K, LW)
  return o + P("M%s %sv%sh%sv%sZ" % (n(x + w * .64), n(y - .7), n(-h + 1.4), n(w * .36 - .7), n(h - 1.4)), c + "2", None, op=.85)


def band(x, y, w, h=3, c="wall2"):
  return P("M%s %sh%sv%sh%sZ" % (n(x - 1), n(y), n(w + 2), n(-h), n(-w - 2)), c, K, 1.1)


def hill(x0, x1, h, c="wood3", bend=.45):
  w = x1 - x0
  return P("M%s 2Q%s %s %s %sQ%s %s %s 2Z" % (n(x0), n(x0 + w * .14), n(-h * .96), n(x0 + w * bend), n(-h), n(x1 - w * .14), n(-h * .9), n(x1)), c, K, LW)


def vines(x, y, w):
  leaf = "".join("M%s %sq3 -6 6 0Z" % (n(x + 7 * i), n(y)) for i in range(int(w / 7)))
  return P(leaf, "vine", "wood2", 1)


def mannheim():
  # the electors' palace, long and level, and the water tower
  o = wall(-37, 0, 54, 19, shade=0) + hip(-37, -19, 54, 10, 4) + win([(-33 + 6.2 * i, -3) for i in range(8)] + [(-33 + 6.2 * i, -11.5) for i in range(8)], 2.6, 5.5)
  o += wall(-22, 0, 24, 27) + dome(-20, -28, 20, 13, "slate") + P("M-23 -27h26v-3h-26Z", "wall2", K, 1.1) + win([(-17, -14), (-10, -14), (-3, -14)], 3, 8) + arch([(-10, 0)], 6, 9)
  o += tower(19, 0, 15, 38) + P("M17 -38h19v-5h-19Z", "wall2", K, 1.2) + tower(18.5, -43, 16, 12) + band(18, -55, 17) + dome(19, -58, 15, 14) + P("M22 -3v-30M31 -3v-30", None, "stone2", 1.3)
  return o + arch([(26.5, 0)], 6, 10) + win([(26.5, -18), (22.5, -45), (26.5, -45), (30.5, -45)], 2.6, 6) + C(-30, 4, 3, "wood", "tink", sw=1) + C(-21, 5, 2.6, "wood", "tink", sw=1) + C(8, 5, 3, "wood", "tink", sw=1)


def carlsruhe():
  # the tower from which the streets go out like rays; wings spread, the founder's pyramid before it
  o = P("M-37 0V-15L-9 -21V0ZM37 0V-15L9 -21V0Z", "wall", K, LW) + P("M-39 -14L-30 -25L-9 -32V-20ZM39 -14L30 -25L9 -32V-20Z", "slate", K, LW) + P("M39 -14L30 -25L9 -32V-30L27 -23Z", "slate2", None, op=.6)
  o += win([(-32, -4), (-26, -5), (-20, -6), (-14, -7), (14, -7), (20, -6), (26, -5), (32, -4)], 2.8, 6)
  o += tower(-9, 0, 18, 56) + band(-9, -40, 18) + band(-9, -56, 18) + dome(-9, -59, 18, 13, "copper", False) + tower(-3.5, -71, 7, 7) + dome(-3.5, -78, 7, 5, "copper", False) + P("M0 -83v-6", None, K, 1.5)
  o += win([(-3.5, -45), (3, -45), (-3.5, -28), (3, -28)], 3, 7) + C(0, -19, 4, "mark", K, sw=1.3) + P("M0 -21.6v2.6h2", None, K, 1)
  return o + P("M-10 6L0 -10L10 6Z", "roof", K, 1.4) + P("M0 -10L10 6H3Z", "roof2", None, op=.6) + C(-23, 4, 3, "wood", "tink", sw=1) + C(23, 4, 3, "wood", "tink", sw=1)


def freiburg():
  # the minster's one tower with its open spire; the black hills behind, a gate beside it
  o = P("M-37 1Q-30 -30 -16 -34Q2 -36 14 -26Q30 -24 37 1Z", "wood", K, LW) + P("".join("M%s %sl3 -8l3 8Z" % q for q in ((-32, -12), (-27, -20), (20, -20), (26, -15), (12, -22), (30, -7))), "wood2", "tink", .9)
  o += wall(0, 0, 28, 21) + hip(0, -21, 28, 14, 3, "roof") + arch([(6, -4), (13, -4), (20, -4)], 4.4, 13) + P("M9.500 0v-20M16.500 0v-20M24 0v-20", None, "wall2", 1.6)
  o += tower(-19, 0, 19, 34, "brick") + P("M-19 -34L-17 -46H-2L0 -34Z", "brick", K, LW) + P("M-17 -46L-9.5 -86L-2 -46Z", "brick", K, LW) + P("M-9 -84L-2.6 -46H-7Z", "brick2", None, op=.6)
  o += P("M-14 -52l4.500 -4l4.500 4M-13 -60l3.500 -4l3.500 4M-12 -68l2.500 -4l2.500 4", None, K, 1.2) + P("M-11.5 -52v4h4v-4Z", "pane") + cross(-9.5, -85, 6) + arch([(-13.5, -19), (-5.5, -19)], 4, 11) + arch([(-9.5, 0)], 7, 11) + win([(-12.5, -37), (-6.5, -37)], 2.6, 6)
  return o + tower(27, 2, 10, 22) + P("M25.500 -20L28 -32H36L38.500 -20Z", "roof", K, LW) + arch([(32, 2)], 5, 8) + win([(32, -10)], 2.6, 5) + cottage(-37, 3, .8, "roof", 8)


def stuttgart():
  # the old castle's round towers, the two unlike towers of the abbey church, vines on the slope
  o = hill(-37, 37, 40, "wood3", .7) + vines(8, -30, 22) + vines(4, -22, 30)
  o += tower(-28, 0, 12, 46) + cone(-28, -46, 12, 22, "slate") + tower(-14, 0, 14, 52) + band(-14, -52, 14) + P("M-12 -55v-9h10v9Z", "wall", K, 1.3) + cone(-12, -64, 10, 10, "slate") + win([(-22, -34), (-7, -38), (-7, -24)], 3, 8) + C(-7, -46, 2.6, "mark", K, sw=1.1)
  o += wall(-14, 0, 40, 26) + hip(-14, -26, 40, 13, 4, "roof") + dormers([(-2, -26), (12, -26)], 7, 6) + arch([(-9 + 8 * i, -2) for i in range(5)], 5, 8) + win([(-9 + 8 * i, -14) for i in range(5)], 2.8, 6)
  for x in (-34, 19):
    o += P("M%s 2V-32h17V2q-8 3 -17 0Z" % x, "wall", K, LW) + P("M%s 3V-31.5h5.500V2Z" % (x + 11), "wall2", None, op=.9) + P("M%s -32h20v-3h-20Z" % n(x - 1.5), "wall2", K, 1.1) + cone(x, -35, 17, 15, "roof", x > 0) + win([(x + 7, -7), (x + 7, -20)], 3, 6)
  return o


def ulm():
  # the highest spire of all; the fishers' crooked houses on the Blau
  o = wall(5, 0, 27, 22) + hip(5, -22, 27, 15, 2) + P("M11 0v-21M18 0v-21M25 0v-21", None, "wall2", 1.8) + arch([(8.5, -4), (14.5, -4), (21.5, -4), (28.5, -4)], 4, 14)
  o += tower(22, 0, 8, 36) + cone(22, -36, 8, 18, "slate")
  o += tower(-13, 0, 19, 30) + tower(-11, -30, 15, 14) + P("M-11 -44L-8 -54H1L4 -44Z", "wall", K, LW) + P("M-8 -54L-3.5 -91L1 -54Z", "wall2", K, LW) + P("M-3 -88L.600 -54H-2Z", "stone2", None, op=.8) + cross(-3.5, -90, 5)
  o += P("M-13 -30l2 -7l2 7ZM2 -30l2 -7l2 7ZM-11 -44l1.500 -6l1.500 6ZM1 -44l1.500 -6l1.500 6Z", "wall", K, 1) + P("M-6 -60h5M-5.5 -67h4M-5 -74h3", None, K, 1.1) + arch([(-8, -13), (1, -13)], 4, 12) + arch([(-3.5, 0)], 7, 11) + arch([(-6.5, -33), (-.5, -33)], 3, 9)
  o += timber(-36, 1, 13, 15, 10) + timber(-24, 2, 11, 12, 9) + cottage(10, 2, .7, "roof", 7)
  return o + P("M-37 1H8Q22 2 37 -1V5Q10 8 -37 6Z", "river1", "river2", 1.3) + P("M-28 4q4 -3 8 0t8 0M10 3q4 -3 8 0t8 0", None, "riverlight", 1.2)


def sigmaringen():
  # the castle on its cliff above the young Danube
  o = rock([(-36, 2), (-34, -12), (-27, -21), (-14, -25), (12, -26), (24, -22), (32, -12), (36, 2)])
  o += wall(-18, -22, 18, 20) + hip(-18, -42, 18, 11, 3, "roof") + win([(-14, -28), (-8, -28), (-14, -36), (-8, -36)], 2.6, 5)
  o += wall(0, -24, 20, 16) + hip(0, -40, 20, 10, 3, "roof") + dormers([(7, -40), (14, -40)], 5, 5) + win([(4, -29), (10, -29), (16, -29)], 2.6, 5)
  o += tower(18, -20, 12, 36) + band(18, -56, 12, 4) + cone(18, -60, 12, 20, "roof", True) + win([(24, -34), (24, -47)], 3, 6)
  o += round_tower(-30, -17, 12, 28, 16, "roof") + tower(-4, -26, 8, 28) + cone(-4, -54, 8, 16, "slate") + win([(0, -44)], 2.6, 5)
  return o + P("M-34 -4l3 -9l3 9ZM-29 0l3 -9l3 9ZM27 -1l3 -9l3 9Z", "wood", "tink", 1) + water(-37, 37, 4, 3)


def basel():
  # the red minster, its roof of coloured tiles, the middle bridge
  o = wall(-8, -6, 40, 20, "brick", 0) + P("M-8 -26L-3 -42H30L34 -26Z", "copper", K, LW) + P("M-2 -28l5 -6l5 6l5 -6l5 6l5 -6l5 6M-1 -36l5 -5M8 -36l5 -5M17 -36l5 -5", None, "gold", 1.6) + arch([(0, -11), (8, -11), (16, -11), (24, -11)], 4, 10)
  for x, h, s in ((-32, 40, 28), (-15, 38, 26)):
    o += tower(x, -6, 13, h, "brick") + band(x, -6 - h * .55, 13, 2, "brick2") + P("M%s %sh13l-2 -6h-9Z" % (x, n(-6 - h)), "brick", K, 1.3) + P("M%s %sl4.500 %sl4.500 %sZ" % (x + 2, n(-12 - h), -s, s), "brick", K, LW) + P("M%s %sl4 %sh-3Z" % (n(x + 6.8), n(-12 - h - s + 3), s - 3), "brick2", None, op=.7) + arch([(x + 4, -12 - h * .6), (x + 9, -12 - h * .6)], 3, 10) + arch([(x + 6.5, -14)], 4, 9)
  o += wall(-18, -6, 5, 22, "brick", 0)
  return o + P("M-37 0H37V6Q0 9 -37 6Z", "river1", "river2", 1.3) + bridge(-37, 4, 74, 10, 4) + tower(16, -6, 8, 9) + cone(16, -15, 8, 8, "roof")


def zurich():
  # the great minster's two caps, the slim green spire across the Limmat
  o = P("M-37 -4Q-20 -16 0 -10Q20 -4 37 -12V2H-37Z", "wood3", None, op=.8)
  o += wall(-12, 0, 26, 22) + hip(-12, -22, 26, 12, 2, "roof") + arch([(0, -5), (8, -5)], 4, 12)
  for x in (-34, -17):
    o += tower(x, 0, 15, 48) + band(x, -30, 15, 2.4) + band(x, -48, 15) + P("M%s -51h13v-8h-13Z" % (x + 1), "wall", K, 1.3) + dome(x + 1, -59, 13, 13, "roof", False) + P("M%s -72v-8" % n(x + 7.5), None, K, 1.6) + arch([(x + 5, -34), (x + 10, -34)], 3.4, 10) + arch([(x + 5, -15), (x + 10, -15)], 3.4, 9) + win([(x + 4, -52), (x + 7.5, -52), (x + 11, -52)], 2, 4)
  o += tower(19, 0, 11, 34) + cone(19, -34, 11, 44, "copper") + C(24.5, -26, 3.4, "mark", K, sw=1.2) + P("M24.500 -28.2v2.200h1.600", None, K, 1) + win([(24.5, -11)], 3, 7) + gable(29, 1, 9, 14, 8) + P("M28 -13L33.500 -22L39 -13", None, "roof", 3)
  return o + cottage(2, 2, .75, "roof", 7) + water(-37, 37, 5, 3) + P("M6 3h13q-2 4 -5 4h-4q-3 0 -4 -4ZM13 3v-11q6 3 6 9h-6", "log", K, 1.1)


def innsbruck():
  # the golden roof before the northern range
  o = P("M-37 1V-32L-27 -50L-18 -38L-6 -70L4 -52L13 -78L25 -50L31 -58L37 -40V1Z", "stone", K, LW) + P("M13 -78L25 -50L31 -58L37 -40V0H25L18 -34ZM-6 -70L4 -52L-1 -24L-6 -44Z", "stone2", None, op=.6)
  o += P("M-6 -70l-6 16l4 -2l3 5l4 -6l4 3l1 2Z M13 -78l-7 20l4 -3l4 6l4 -6l6 4Z M-27 -50l-5 9l4 -1l2 3l5 -4Z M31 -58l-3.5 5l2 2l3 -1l2 1Z", "hide", K, 1)
  o += P("M-37 -12L-33 -22L-29 -14L-25 -24L-21 -14M24 -14L28 -24L32 -15L36 -23L37 -20", None, "wood", 3)
  o += wall(-36, 0, 15, 22) + hip(-36, -22, 15, 9, 2, "roof") + win([(-31, -4), (-25, -4), (-31, -14), (-25, -14)], 2.6, 5) + tower(21, 0, 11, 40) + onion(21, -40, 11, 17) + win([(26.5, -10), (26.5, -28)], 3, 6)
  o += wall(-20, 0, 38, 27, shade=.3) + win([(-15, -8), (12, -8), (-15, -20), (12, -20)], 3, 6) + hip(-20, -27, 38, 9, 3, "slate")
  o += wall(-9, 0, 18, 22, shade=0) + P("M-12 -22L-8 -38H8L12 -22Z", "gold", K, 1.6) + P("M-9 -27H9.500M-10 -24H10M-8.5 -31H8.500M-8 -35H8M-4 -23v-14M0 -23v-14M4 -23v-14", None, "gold2", .9) + P("M-9 -16h18v4h-18Z", "roof", K, 1.1) + win([(-4, -16.5), (4, -16.5)], 3, 5)
  return o + arch([(0, 0)], 7, 10)


def salzburg():
  # the fortress on its rock, the cathedral's dome and two towers below
  o = P("M-37 1L-35 -16L-28 -30L-20 -38H20L28 -32L34 -18L37 1Z", "stone", K, LW) + P("M-28 -10l3 -12M-14 -28l2 -9M18 -28l-2 -9M28 -12l-2 -10M22 -20l-3 -8", None, "stone2", 1.6) + P("M-36 -8q4 -6 8 -2q2 -8 8 -4M24 -12q3 -6 7 -2", None, "wood", 3.4)
  o += wall(-24, -36, 46, 16, shade=.2) + crenel(-25, -52, 48, 3, 9) + wall(-12, -46, 22, 22) + hip(-12, -68, 22, 10, 3, "slate") + tower(12, -46, 9, 20) + hip(12, -66, 9, 9, 3, "slate") + round_tower(-27, -36, 11, 26, 9, "slate", w1=False) + win([(-16, -42), (-8, -42), (0, -42), (8, -42), (16, -42), (-6, -57), (2, -57), (16, -56)], 2.4, 5)
  o += wall(-14, 2, 30, 17, shade=.2) + P("M-5 -15h16v-7h-16Z", "wall", K, 1.3) + dome(-5, -22, 16, 13) + arch([(-2, -16.5), (3, -16.5), (8, -16.5)], 2.4, 4)
  for x in (-23, 14):
    o += tower(x, 2, 10, 26) + onion(x, -24, 10, 12) + win([(x + 5, -6), (x + 5, -16)], 2.8, 6)
  return o + gable(-13, 2, 10, 17, 6) + arch([(-8, 2)], 5, 9) + arch([(6, 2)], 5, 9)


def linz():
  # the pilgrims' church with two towers on its hill, the castle over the Danube
  o = hill(-37, 30, 46, "wood", .4) + P("M-26 -20q3 -7 7 -2q2 -6 7 -1M-2 -34q3 -6 7 -1M6 -22q4 -6 8 0M-20 -36q3 -5 6 -1", None, "wood2", 1.8)
  o += wall(-20, -44, 20, 13) + hip(-20, -57, 20, 7, 2, "slate")
  for x in (-23, -4):
    o += tower(x, -43, 8, 24) + onion(x, -67, 8, 13) + win([(x + 4, -54)], 2.4, 5)
  o += arch([(-10, -44)], 4, 8)
  o += wall(-4, 0, 40, 26, shade=.2) + hip(-4, -26, 40, 12, 4, "roof") + win([(0 + 6.4 * i, -5) for i in range(6)] + [(0 + 6.4 * i, -15.5) for i in range(6)], 2.6, 5.5) + tower(12, 0, 9, 44) + P("M10.500 -44h12v-3h-12Z", "wall2", K, 1.1) + onion(12, -47, 9, 13, "roof") + win([(16.5, -33)], 2.6, 5) + chimneys([(0, -34), (29, -34)], 4, 8)
  return o + P("M-6 0l3 -6h42l-2 6Z", "stone", K, 1.2) + cottage(-35, 1, .9, "roof", 8) + cottage(-22, 2, .8, "slate", 8) + water(-37, 38, 5, 3)


def pilsen():
  # the slim spire of Saint Bartholomew; the painted town hall; hops
  o = wall(-12, 0, 30, 22) + hip(-12, -22, 30, 18, 2, "roof") + arch([(0, -5), (6.5, -5), (13, -5)], 4, 13) + P("M-4 0v-21M3 0v-21M10 0v-21", None, "wall2", 1.6)
  o += tower(-26, 0, 17, 42) + band(-26, -24, 17, 2.4) + band(-26, -42, 17) + cone(-26, -45, 17, 44, "copper") + P("M-26 -45l2 -8l2 8ZM-13 -45l2 -8l2 8Z", "copper", K, 1) + arch([(-21, -28), (-14, -28)], 4, 11) + arch([(-17.5, 0)], 7, 11) + win([(-17.5, -14)], 3, 6)
  o += stepped(13, 1, 23, 22, 2, "wall") + win([(18, -4), (24.5, -4), (31, -4), (18, -14), (24.5, -14), (31, -14)], 3, 6) + P("M14 -9.5h21M20 -25h9", None, "wax", 1.6) + P("M24.500 -31v-7l6 2l-6 2", "wax", K, 1)
  o += P("M-35 3v-24M-31 4v-20", None, "log2", 1.8) + P("M-35 -20q4 4 0 8q-4 4 0 8M-31 -15q4 4 0 7q-4 4 0 7", None, "wood", 2.6)
  return o + P("M-2 6h9v-7h-9ZM-2 1.2h9M-2 4h9", "log", K, 1.1)


def budweis():
  # the black tower, the arcades of the square, Samson's fountain
  o = wall(-6, 0, 26, 20) + hip(-6, -20, 26, 14, 2, "roof")
  o += tower(-28, 0, 19, 52, "stone") + P("M-30 -52h23v-4h-23Z", "stone2", K, 1.2) + P("M-28 -56h19v-9h-19Z", "stone", K, LW) + arch([(-24, -57), (-18.5, -57), (-13, -57)], 3.4, 7) + P("M-30 -65L-25 -74H-12L-7 -65Z", "roof", K, LW) + P("M-22 -74v-6h7v6ZM-24 -80l5.500 -7l5.500 7Z", "wall", K, 1.2)
  o += arch([(-18.5, 0)], 6, 9) + win([(-18.5, -18), (-18.5, -34)], 3, 7) + C(-18.5, -45, 3.6, "mark", K, sw=1.2) + P("M-18.5 -47.4v2.400h1.600", None, K, 1)
  for x, c, h in ((-8, "wall", 24), (6, "brick", 22), (20, "wall", 25)):
    o += P("M%s 2v%sq2 -3 3 -3q0 -5 4.5 -6q4.500 1 4.5 6q1 0 3 3v%sZ" % (x, -h, h), c, K, LW) + win([(x + 4.5, -12), (x + 10.5, -12), (x + 7.5, -21)], 2.8, 5.5) + arch([(x + 3.6, 2), (x + 11.2, 2)], 5.4, 8)
  return o + P("M-6 6q1 -4 8 -4t8 4Z", "river1", "river2", 1.2) + P("M2 3v-9M-1 -6h6", None, K, 1.6)


def lodz():
  # the weavers' mills: brick halls, chimneys, a street lamp's glow; the boat that gave its name
  o = P("M-27 0L-25 -62H-19L-17 0ZM22 0L23.500 -50H29L30.500 0Z", "brick", K, LW) + P("M-21 0L-20.5 -61H-19.3L-17.7 0ZM27 0L27.500 -49H28.800L30 0Z", "brick2", None, op=.8) + P("M-26 -62h8v4h-8ZM22.500 -50h7.500v4h-7.5Z", "brick2", K, 1.2)
  o += P("M-22 -66q-4 -8 4 -10q0 -8 9 -7q8 -4 11 3M26 -54q-3 -7 3 -9q2 -6 8 -4", None, "ink2", 1.5)
  o += tower(-15, 0, 35, 36, "brick") + P("M-15 -36l9 -10v10ZM-6 -36l9 -10v10ZM3 -36l9 -10v10ZM12 -36l8 -10v10Z", "slate", K, LW) + win([(-10 + 7.4 * i, -21) for i in range(4)] + [(-10 + 7.4 * i, -8) for i in range(4)], 4.2, 9) + P("M-15 -19.5h35M-15 -32.5h35", None, "brick2", 1.4)
  o += gable(-36, 1, 14, 17, 8, "brick") + win([(-32, -5), (-26, -5)], 3, 6) + cottage(17, 2, .95, "roof", 9)
  return o + water(-30, 24, 6, 4) + P("M-22 -1H10Q7 6 1 6H-14Q-20 6 -22 -1Z", "log", K, 1.4) + P("M-6 -1v-17M-5 -17q11 3 10 12h-10Z", "mark", K, 1.2) + P("M-20 2H8", None, "log2", 1.1)


def wurzburg():
  # the fortress over its vineyard, the saints' bridge over the Main
  o = P("M-37 0Q-26 -32 -14 -38H16Q28 -30 37 0Z", "vine", K, LW) + P("M-28 -8Q-18 -22 -10 -33M-20 -4Q-10 -22 -4 -34M-8 -2Q-2 -20 2 -34M6 -2Q8 -20 9 -34M18 -4Q16 -20 15 -34M28 -6Q24 -22 20 -31", None, "wood2", 1.5, op=.8)
  o += wall(-20, -34, 40, 20, shade=.2) + hip(-20, -54, 40, 8, 3, "slate") + win([(-14 + 5.6 * i, -41) for i in range(6)], 2.4, 5) + round_tower(-3, -40, 10, 36, 12, "slate", True, False)
  for x in (-25, 15):
    o += tower(x, -32, 10, 30) + onion(x, -62, 10, 11, "slate") + win([(x + 5, -44), (x + 5, -54)], 2.6, 5)
  o += P("M-24 -32l-4 8h56l-4 -8Z", "stone", K, 1.3)
  o += P("M-37 -1H37V6Q0 9 -37 6Z", "river1", "river2", 1.3) + bridge(-37, 4, 74, 12, 4)
  return o + P("M-27 -8v-6M-10 -8v-6M8 -8v-6M26 -8v-6", None, K, 2.6) + P("M-27 -15h.1M-10 -15h.1M8 -15h.1M26 -15h.1", None, K, 4)


def nurnberg():
  # the castle on its sandstone, the round keep; half-timbered gables below
  o = rock([(-37, 1), (-35, -14), (-26, -24), (-6, -28), (14, -27), (28, -20), (37, 1)])
  o += wall(-31, -22, 30, 19, "brick") + hip(-31, -41, 30, 13, 3, "roof") + dormers([(-23, -41), (-12, -41)], 6, 6) + win([(-26, -29), (-19, -29), (-12, -29), (-6, -29)], 2.8, 6)
  o += P("M3 -26V-66h15V-26q-7 3 -15 0Z", "stone", K, LW) + P("M12.500 -25V-65.3h4.800V-26Z", "stone2", None, op=.8) + P("M1 -66h19v-7h-19Z", "stone", K, 1.3) + cone(1, -73, 19, 12, "roof") + win([(9, -40), (9, -54), (5, -67.5), (10.5, -67.5), (16, -67.5)], 2.6, 5)
  o += tower(22, -20, 11, 26, "brick") + cone(22, -46, 11, 16, "roof", True) + win([(27.5, -30)], 2.8, 6)
  return o + timber(-34, 2, 16, 15, 11) + timber(-16, 2, 14, 13, 10) + timber(14, 2, 17, 14, 11) + wall(0, 2, 12, 12, "stone", 0) + crenel(-.5, -10, 13, 3, 3, "stone") + arch([(6, 2)], 5, 9) + win([(-29, -2), (-23, -2), (20, -2), (26, -2)], 2.6, 4)


def regensburg():
  # the cathedral's two spires over the stone bridge
  o = wall(-13, -6, 26, 34) + P("M-13 -40L0 -54L13 -40Z", "wall", K, LW) + C(0, -37, 5.4, "river1", K, sw=1.3) + P("M0 -42.4v10.800M-5.4 -37h10.800", None, K, .9) + arch([(0, -8)], 8, 14)
  for x in (-23, 9):
    o += tower(x, -6, 14, 46) + band(x, -32, 14, 2.4) + P("M%s -52l2 -7l2 7ZM%s -52l2 -7l2 7Z" % (x, x + 10), "wall", K, 1) + P("M%s -52L%s -90L%s -52Z" % (x + 2, x + 7, x + 12), "stone", K, LW) + P("M%s -87L%s -52H%sZ" % (n(x + 7.4), n(x + 11.4), x + 8), "stone2", None, op=.8) + arch([(x + 4.5, -36), (x + 9.5, -36)], 3.4, 13) + arch([(x + 7, -12)], 5, 12)
  o += tower(27, -4, 10, 30) + cone(27, -34, 10, 14, "roof") + win([(32, -20)], 2.8, 6) + arch([(32, -6)], 5, 9) + timber(-37, -4, 12, 15, 9)
  return o + P("M-37 0H37V6Q0 9 -37 6Z", "river1", "river2", 1.3) + bridge(-37, 4, 74, 12, 5)


def ingolstadt():
  # the brick gate with its seven turrets; the minster's towers stand askew
  o = wall(4, 0, 30, 24, "brick") + hip(4, -24, 30, 18, 3, "roof") + tower(25, 0, 10, 46, "brick") + P("M25 -46h10v-7h-10Z", "wall", K, 1.2) + dome(25, -53, 10, 7, "copper") + win([(30, -34), (30, -18)], 2.8, 7)
  o += wall(-37, 0, 74, 11, "stone", 0) + crenel(-37, -11, 74, 3, 11, "stone")
  o += tower(-22, 2, 30, 38, "brick") + P("M-22 -36L-18 -52H4L8 -36Z", "roof", K, LW) + P("M-5 -37L-4 -51H4L7 -37Z", "roof2", None, op=.5)
  for x in (-26, 4):
    o += tower(x, 2, 9, 46, "brick") + cone(x, -44, 9, 16, "roof") + win([(x + 4.5, -16), (x + 4.5, -32)], 2.4, 6)
  for x in (-17, -3):
    o += tower(x, -36, 6, 16, "brick") + cone(x, -52, 6, 11, "roof")
  o += tower(-11, -40, 8, 24, "brick") + cone(-11, -64, 8, 14, "roof", True) + win([(-7, -52)], 2.4, 5)
  return o + P("M-16 -24h18v3h-18Z", "wall", K, 1) + arch([(-7, 2)], 10, 17) + win([(-14, -26), (-7, -26), (0, -26)], 2.6, 6) + poplar(33, 3, 22)


def augsburg():
  # Holl's town hall between two onions, the Perlach tower beside it
  o = tower(-36, 0, 13, 52) + band(-36, -34, 13, 2.4) + band(-36, -52, 13) + P("M-34 -55h9v-9h-9Z", "wall", K, 1.3) + onion(-34, -64, 9, 15) + arch([(-29.5, -56)], 4, 7) + C(-29.5, -44, 3.6, "mark", K, sw=1.2) + P("M-29.5 -46.4v2.400h1.600", None, K, 1) + win([(-29.5, -14), (-29.5, -25)], 3, 6) + arch([(-29.5, 0)], 5, 9)
  o += wall(-17, 0, 48, 30, shade=.14) + win([(-13 + 5.7 * i, -4) for i in range(8)] + [(-13 + 5.7 * i, -17) for i in range(8)], 3, 8) + P("M-17 -14.5h48", None, "ink2", 1)
  o += gable(-6, -30, 26, 12, 14) + P("M7 -56v-5", None, K, 1.6) + win([(0, -33), (7, -33), (14, -33), (7, -43)], 3, 7) + C(7, -61, 2.4, "wood", "tink", sw=1.1)
  for x in (-17, 21):
    o += tower(x, -28, 10, 20) + band(x, -48, 10, 2.4) + onion(x, -50, 10, 14) + win([(x + 5, -34)], 3, 7)
  return o + arch([(7, 0)], 7, 10) + P("M-14 5q2 -4 7 -4t7 4Z", "river1", "river2", 1.2) + P("M-7 2v-8", None, K, 1.8)


def munchen():
  # the women's church: two round caps, a red roof like a ship
  o = wall(-18, 0, 40, 30, "brick", .2) + P("M-19 -30L-12 -52H16L23 -30Z", "roof", K, LW) + P("M6 -31L8 -51H16L22 -31Z", "roof2", None, op=.5) + arch([(-9 + 8 * i, -4) for i in range(4)], 4.4, 20)
  for x in (-29, 9):
    o += tower(x, 0, 17, 58, "brick") + "".join(band(x, -18 - 13 * i, 17, 2.2, "brick2") for i in range(3)) + band(x, -58, 17, 2.6) + P("M%s -60h15v-6h-15Z" % (x + 1), "brick", K, 1.3) + P("M%s -66C%s -74 %s -78 %s -79V-84V-79C%s -78 %s -74 %s -66Z" % (x + 0, x - 1, x + 4, n(x + 8.5), x + 13, x + 18, x + 17), "copper", K, LW) + P("M%s -67C%s -74 %s -77 %s -78C%s -77 %s -73 %s -67Z" % (x + 10, x + 11, x + 10, x + 9, x + 13, x + 16, x + 16), "copper2", None, op=.7)
    o += P("M%s -79v-6" % n(x + 8.5), None, "gold", 2.2) + arch([(x + 5, -48), (x + 12, -48)], 3.4, 8) + arch([(x + 8.5, -24)], 4, 10) + C(x + 8.5, -38, 3.6, "mark", K, sw=1.2)
  o += gable(-11, 0, 20, 22, 9, "brick") + arch([(-1, 0)], 7, 12)
  return o + cottage(-38, 2, .8, "roof", 8) + cottage(24, 2, .85, "slate", 8)


def kempten():
  # the basilica's eight-sided dome before the Alps of the Allgäu
  o = P("M-37 -10L-28 -28L-20 -18L-8 -38L2 -24L14 -42L26 -22L31 -30L37 -16V1H-37Z", "slate", K, LW, op=.75) + P("M-8 -38l-4 8l4 -1l3 2l3 -2ZM14 -42l-5 9l5 -2l3 3l4 -3ZM-28 -28l-3 6l3 -1l3 1ZM31 -30l-2 5l4 1Z", "hide", K, .9)
  o += wall(-18, 0, 36, 22, shade=0) + P("M-13 -22h26v-10h-26Z", "wall", K, LW) + P("M4 -22.7h8.300v-8.6h-8.3Z", "wall2", None, op=.9) + dome(-13, -32, 26, 20, "roof") + win([(-8, -24), (-2.7, -24), (2.7, -24), (8, -24)], 2.6, 6)
  for x in (-32, 17):
    o += tower(x, 0, 15, 42) + band(x, -24, 15, 2.4) + band(x, -42, 15) + P("M%s -45h11v-8h-11Z" % (x + 2), "wall", K, 1.3) + dome(x + 2, -53, 11, 10, "copper") + win([(x + 7.5, -8), (x + 7.5, -30), (x + 5, -46.5), (x + 10, -46.5)], 3, 6)
    o += C(x + 7.5, -18.5, 3, "mark", K, sw=1.1)
  o += arch([(0, 0)], 8, 13) + win([(-10, -7), (10, -7)], 3.4, 8)
  return o + round_tree(-33, 4, 5) + round_tree(34, 4, 5) + P("M-24 4q6 -3 12 0M12 4q6 -3 12 0", None, "wood", 1.6)


def passau():
  # three onions where three rivers meet, the upper fortress across the Danube
  o = hill(-4, 37, 44, "wood", .55) + wall(8, -36, 24, 12, shade=.2) + crenel(7, -48, 26, 3, 5) + round_tower(24, -34, 10, 24, 9, "roof", False, False) + win([(12, -39), (17, -39), (22, -39)], 2.4, 4)
  o += wall(-18, -2, 36, 24) + hip(-18, -26, 36, 10, 3, "roof") + P("M5 -26h12v-10h-12Z", "wall", K, LW) + onion(4, -36, 14, 20) + win([(-8, -8), (-1, -8), (6, -8), (13, -8)], 3, 9) + win([(9, -28), (13, -28)], 2.4, 5)
  for x in (-36, -19):
    o += tower(x, -2, 13, 44) + band(x, -28, 13, 2.4) + band(x, -46, 13, 2.4) + onion(x, -48, 13, 19) + win([(x + 6.5, -12), (x + 6.5, -33)], 3.4, 8)
    o += C(x + 6.5, -22, 2.6, "mark", K, sw=1.1)
  o += cottage(14, 0, .9, "roof", 9) + wall(-37, 0, 50, 6, "stone", 0)
  return o + P("M-37 0Q0 -3 37 0Q31 5 37 6Q10 10 -37 6Z", "river1", "river2", 1.3) + P("M-30 3q4 -3 8 0t8 0M-4 4q4 -3 8 0t8 0M18 2q4 -3 8 0", None, "riverlight", 1.3)


ALL = dict(mannheim=mannheim, carlsruhe=carlsruhe, freiburg=freiburg, stuttgart=stuttgart, ulm=ulm, sigmaringen=sigmaringen, basel=basel, zurich=zurich,
           innsbruck=innsbruck, salzburg=salzburg, linz=linz, pilsen=pilsen, budweis=budweis, lodz=lodz, wurzburg=wurzburg, nurnberg=nurnberg,
           regensburg=regensburg, ingolstadt=ingolstadt, augsburg=augsburg, munchen=munchen, kempten=kempten, passau=passau)
