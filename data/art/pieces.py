# SPDX-FileCopyrightText: The Relais developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Figures, stacks, boats, buildings. What belongs to a seat is drawn in the class `seat` (currentColor) without the seat's
mark; the sprites of the four seats use it and lay the mark upon it."""
from draw import C, E, P, R, n
from letters import number

K = "markink"
SHADE = .32                               # how dark the shaded part of a seat's colour is

HORSE = ("M14 40C22 34 36 40 50 37C57 31 60 18 68 11L69 3L75 9C82 11 88 20 93 27C95 32 92 36 88 35C84 32 79 33 76 33"
         "C75 41 74 48 71 54L70 62L75 76L72 92H64L66 77L59 64C49 68 39 67 31 64L30 76L34 92H26L23 76L22 66L18 76L17 92H9L11 75"
         "C12 66 10 58 10 53C8 60 8 68 3 74C0 62 2 46 9 42C11 41 12 40 14 40Z")
# the near horse wears a cloth in the seat's colour: the largest patch of it in the stack
CAPARISON = "M17 38C26 34 40 40 55 35C60 44 62 56 58 70C46 75 28 74 17 69C13 58 13 48 17 38Z"


def horse(rim=True):
  o = (P(HORSE, "halo", "halo", 8) if rim else "") + P(HORSE, "horse", K, 4)
  # mane and tail, hooves, a light along the back, bridle and eye
  o += P("M52 37C58 32 61 20 67 13C64 24 62 34 60 42M9 43C5 50 4 60 5 70", "horse2", "horse2", 2.4) + P("M10 86V92H16.5L17 86ZM27 86L28 91.5H33L31.5 86ZM65 86V91.5H71L71.8 86Z", "horse2")
  return o + P("M18 41C26 38 38 43 50 40", None, "hlight", 2.4, op=.35) + P("M75 33Q78 27 77 22M77 27L88 31", None, "horse2", 2.2) + C(81, 20, 2.3, K)


def merchant():
  o = P("M48 30C28 32 18 56 16 90H80C78 56 68 32 48 30Z", "seat", K, 4) + P("M60 34C70 44 76 64 78 88H66C67 66 66 48 60 34Z", "shadow", op=SHADE)
  o += P("M20 70Q48 80 76 70", None, "mark", 2.4, op=.75)
  o += P("M70 44C86 46 92 62 88 76C80 84 68 80 64 72C62 60 64 50 70 44Z", "log", K, 3.4) + P("M70 45Q74 40 72 36M70 45Q78 42 80 38", None, K, 3) + P("M72 56Q78 62 76 72", None, "log2", 2.4)
  o += C(48, 24, 12, "skin", K, sw=3.4) + P("M40 27Q48 37 56 27Q55 36 48 37Q41 36 40 27Z", "horse2")
  o += P("M24 20C26 4 40 0 52 2C66 2 74 10 74 18C62 24 36 24 24 20Z", "seat", K, 3.6) + P("M24 20C26 4 40 0 52 2C66 2 74 10 74 18C62 24 36 24 24 20Z", "shadow", op=SHADE)
  return o + P("M26 19C40 23 60 22 73 17", None, "mark", 2, op=.8)


def messenger():
  o = P("M46 32C34 36 28 56 28 90H68C68 58 60 36 46 32Z", "seat", K, 4) + P("M54 37C62 48 64 66 65 88H56C57 64 58 50 54 37Z", "shadow", op=SHADE)
  o += P("M36 40L64 72", None, "log", 5) + P("M56 66H74V82H56Z", "log", K, 3) + P("M56 70L65 76L74 70", None, K, 2.2)
  o += C(46, 25, 11, "skin", K, sw=3.4)
  o += P("M56 30C64 34 70 30 70 24C70 18 62 18 62 24C62 32 78 32 84 22L92 12L94 30L84 26", "gold", K, 2.8)
  o += P("M33 22L36 8Q46 4 58 10L60 20Q46 14 33 22Z", "seat", K, 3.4) + P("M33 22L36 8Q46 4 58 10L60 20Q46 14 33 22Z", "shadow", op=SHADE)
  return o + P("M36 10C26 8 18 -1 14 2C16 12 26 18 35 16Z", "mark", K, 2.6) + P("M17 5Q24 12 33 13", None, K, 1.4)


def rider(kind):
  """The upper half of a figure for the saddle; hat, plume and sack tell which."""
  if kind == "merchant":
    o = P("M-7 -3C-11.4 -6 -11.2 -15.6 -7 -15.6L-3 -12V-2Z", "log", K, 1.2) + P("M-7.5 0C-8 -8 -6 -15 0 -15.5C6 -15 8 -8 7.5 0Z", "seat", K, 1.5)
    o += P("M3 -1C5 -7 4 -12 2 -15C6.5 -13.5 7.5 -7 7 -.6Z", "shadow", op=SHADE) + C(.4, -19, 4.2, "skin", K, sw=1.3)
    hat = "M-8.5 -20.5C-8 -26 -3 -28.5 2 -28C7 -28 9.5 -25 9 -21.5C5 -19.5 -4 -19.5 -8.5 -20.5Z"
    return o + P(hat, "seat", K, 1.4) + P(hat, "shadow", op=SHADE) + P("M-7.4 -20.8C-3 -19.8 5 -19.8 8.6 -22", None, "mark", 1, op=.85)
  o = P("M-5.5 0C-6 -8 -5 -14.5 0 -15C5 -14.5 6 -8 5.5 0Z", "seat", K, 1.5) + P("M-4 -13L4.5 -4", None, "log", 2) + C(.6, -18.8, 4.1, "skin", K, sw=1.3)
  hat = "M-4.6 -20L-3.5 -25.5Q1 -27 5 -24.5L6.5 -20.5Q1 -22.5 -4.6 -20Z"
  o += P(hat, "seat", K, 1.3) + P(hat, "shadow", op=SHADE) + P("M-3 -24.5C-8 -23.5 -10 -29 -12 -28C-11 -21 -7 -19 -3.6 -21.5Z", "mark", K, 1.1)
  return o + P("M4.5 -17.5Q10 -16 12 -21L16 -25.5L16.5 -19L13 -20.5", "gold", K, 1.1)


HORSE_SCALE = .255
HOOVES = -22.2                            # where horses stand: on the board that names their number
COUNT = (-4.8, -11.3, 19.6, 21.2)         # the plate with the number: its middle, width, height
ON_FOOT = {"merchant": (-22.8, -48, .43), "messenger": (-22.9, -47.2, .42)}


def riding(horses):
  """The upper left corner of the near horse."""
  return -13.4 - 1.5 * (horses - 1), HOOVES - 92 * HORSE_SCALE


def stack(kind, horses, free):
  """A stack, foot at (0, 0), some 35 x 68, looking to the right. Pennant and plinth both point where it goes, in a city they
  are square. Who has horses stands on a high plinth with room for their number; they look out one before the other."""
  o = E(1, .5, 17, 3.4, "shadow", op=.25)
  top = -23.4 if horses else -9.4
  if free:
    o += R(-17, top, 34.4, .8 - top, "seat", K, r=3, sw=1.7)
  else:
    o += P("M-15 %sH8L18.2 %sL8 .8H-15Q-17 .8 -17 -1.2V%sQ-17 %s -15 %sZ" % (top, n((top + .8) / 2), n(top + 2), top, top), "seat", K, 1.7)
  pole, tip = -15.8, -68
  o += P("M%s %sV%s" % (pole, top + 1, tip), None, K, 2.2)
  o += P(("M%s %sh15v11.5h-15Z" % (pole, tip)) if free else ("M%s %sL%s %sL%s %sZ" % (pole, tip, n(pole + 24), n(tip + 6.6), pole, n(tip + 13.2))), "seat", K, 1.7)
  if not horses:
    return o + '<use href="#%s-raw" transform="translate(%s %s)scale(%s)"/>' % ((kind,) + ON_FOOT[kind])
  x0, y0 = riding(horses)
  for i in range(horses - 1, 0, -1):
    o += '<use href="#horse-raw" transform="translate(%s %s)scale(%s)"/>' % (n(x0 + 4.8 * i), n(y0 - 4.8 * i), HORSE_SCALE)
  o += '<use href="#rider-%s" transform="translate(%s %s)scale(.92)"/>' % (kind, n(x0 + 9.9), n(y0 + 11))
  cloth = P(CAPARISON, "seat", K, 3.6) + P("M15 62Q36 72 60 62", None, "mark", 2.6, op=.8)
  return o + '<g transform="translate(%s %s)scale(%s)"><use href="#horse-raw"/>%s</g>' % (n(x0), n(y0), HORSE_SCALE, cloth)


def count(horses, x, y, s):
  """How many horses, on a plate of one look for all seats, since the seats' colours differ in how dark they are. It has no rim:
  in a small window every pixel is the number's."""
  if not horses:
    return ""
  w, h = COUNT[2] * s, COUNT[3] * s
  return R(x - w / 2, y - h / 2, w, h, "mark", r=3) + P(number(x, y, horses, 14.6), None, "markink", 3)


def stack_mark(kind, horses):
  """Where the seat's mark lies on a stack: (x, y, r)."""
  if horses:
    x0, y0 = riding(horses)
    return x0 + 9.5, y0 + 13, 5
  x, y, s = ON_FOOT[kind]
  return (x + s * 42, y + s * 59, 5.2) if kind == "merchant" else (x + s * 44, y + s * 60, 5)


def boat():
  """A flat-bottomed barge of the Loire with its square sail, 29 x 31, centred."""
  o = P("M-14 8.5H14.5Q12.5 15.5 7 15.5H-8Q-12.5 15.5 -14 8.5Z", "log", K, 1.6) + P("M-12.5 11.8H13", None, "log2", 1.1)
  o += P("M0 9V-15.5", None, K, 1.8) + P("M-10.5 -14H9.5Q15.5 -4 10.5 6.5H-10.5Q-5.5 -4 -10.5 -14Z", "seat", K, 1.7)
  return o + P("M7 -13.2Q12.6 -4 8 5.8H10.2Q14.6 -4 9.2 -13.2Z", "shadow", op=SHADE) + P("M-10 -11.4H10.6", None, "mark", 1, op=.7)


def farm():
  """Low and wide; foot at (0, 0)."""
  o = E(2, 0, 22, 3.4, "shadow", op=.22)
  o += P("M3 0V-13H21V0Z", "seat", K, 1.7) + P("M3 0V-13H21V0Z", "shadow", op=SHADE)
  o += P("M-8 -26H13L22.5 -12.5H3Z", "seat", K, 1.7) + P("M-2 -23l8 10M3 -23l8 10M8 -23l8 10", None, "shadow", 1.1, op=.5)
  o += P("M-20 0V-13L-8 -26L4 -13V0Z", "seat", K, 1.9) + P("M-21.5 -11.5L-8 -26.5L5.5 -11.5", None, K, 2.6)
  return o + R(-13, -9, 10, 9, "mark", K, sw=1.2) + P("M-13 -9l10 9M-3 -9l-10 9", None, K, 1) + R(10, -9, 5, 5, "mark", K, sw=1)


def monastery():
  """Tall nave with a cross and an arcade."""
  o = E(2, 0, 22, 3.4, "shadow", op=.22)
  o += P("M-6 0V-14H21V0Z", "seat", K, 1.7) + P("M-6 -14L-3 -23H18L22.5 -13.5H-5Z", "seat", K, 1.7) + P("M-4 -13.5L-2 -22H18L22 -13.5Z", "shadow", op=SHADE)
  o += P("".join("M%s 0v-6q2.7 -4 5.4 0v6Z" % n(.2 + i * 6.9) for i in range(3)), "mark", K, 1)
  o += P("M-20 0V-24L-13 -34L-6 -24V0Z", "seat", K, 1.9) + P("M-10.5 0V-30L-6 -24V0Z", "shadow", op=SHADE)
  return o + P("M-13 -34v-8.5M-16.4 -39.4h6.8", None, K, 2.2) + P("M-16 0v-6q3 -4 6 0v6Z", "mark", K, 1)


def castle():
  """A walled house between two stone towers, a gate below, the owner's roof and banner above."""
  o = E(1, 0, 23, 3.4, "shadow", op=.22)
  o += P("M-13 0V-19H13V0Z", "pstone", K, 1.7) + P("M5 -1V-18H13V-1Z", "pstone2", op=.8)
  o += P("M-12.5 -19L-8 -31H8L12.5 -19Z", "seat", K, 1.9) + P("M2 -20L1 -30H7.5L11.5 -20Z", "shadow", op=SHADE)
  for tx in (-16.5, 16.5):
    o += stone_tower(tx, 5.5, 25)
  o += P("M-5.5 0V-7.5Q0 -14.5 5.5 -7.5V0Z", K) + P("M-2.6 0V-8.5M2.6 0V-8.5M-5 -4.5H5", None, "pstone2", 1)
  return o + P("M0 -31V-43.5L9.5 -40L0 -36.5", "seat", K, 1.5)


def stone_tower(x, w, h):
  """A tower with three merlons, half as wide as w, foot at (x, 0)."""
  o = P("M%s 0V%sH%sV0Z" % (n(x - w), -h, n(x + w)), "pstone", K, 1.7) + P("M%s -.8V%sH%sV-.8Z" % (n(x + w * .25), n(-h + .5), n(x + w - .7)), "pstone2", op=.8)
  m = (2 * w + 3.6) / 5
  crown = "M%s %sv-7h%sv3h%sv-3h%sv3h%sv-3h%sv7Z" % ((n(x - w - 1.8), -h) + (n(m),) * 5)
  return o + P(crown, "pstone", K, 1.5) + P("M%s %sv6" % (n(x), n(-h + 6)), None, K, 2.2)


def tower():
  """One of the four common towers, foot at (0, 0), some 24 x 44."""
  o = E(1, 0, 13, 3, "shadow", op=.22) + stone_tower(0, 9, 32)
  return o + P("M-4 0V-8Q0 -13 4 -8V0Z", K) + P("M-6 -16h4M2 -22h4M-6 -26h3M3 -8h3", None, "pstone2", 1.3)


def tent():
  """The circus, some 40 x 38, foot at (0, 0)."""
  o = E(2, 0, 19, 3, "shadow", op=.22) + P("M-17 0L-18 -15L0 -30L18 -15L17 0Z", "mark", K, 1.6)
  o += P("M-17 0L-18 -15L0 -30L-10 -14L-10 0ZM-3.6 0V-14L0 -30L3.6 -14V0ZM17 0L18 -15L0 -30L10 -14L10 0Z", "wax") + P("M-17 0L-18 -15L0 -30L18 -15L17 0Z", None, K, 1.6)
  o += P("M-19 -15q3.2 5 6.3 0q3.2 5 6.3 0q3.2 5 6.3 0q3.2 5 6.3 0q3.2 5 6.3 0q3.2 5 6.3 0Z", "gold", K, 1.1)
  return o + P("M-3.4 0q0 -8 3.4 -11q3.4 3 3.4 11Z", K) + P("M0 -30v-8l8 2.4l-8 2.6", "gold", K, 1.3)


def token(r):
  o = C(.8, 1, r, "shadow", op=.3) + C(0, 0, r, "seat", K, sw=r * .16)
  return o + C(0, 0, r * .78, None, "mark", sw=r * .09, op=.85)


def herd(k, w=67, h=47):
  """k free horses in a paddock, without saddle, plinth or pennant."""
  s = {1: .475, 2: .44, 3: .40}[k]
  step = {1: 0, 2: 20, 3: 13.5}[k]
  return "".join('<use href="#horse-raw" transform="translate(%s %s)scale(%s)"/>' % (n(w / 2 - 48 * s + (i - (k - 1) / 2) * step), n(h - 92 * s - 2 - (i % 2) * 2.5), s) for i in range(k - 1, -1, -1))


def many():
  """The ground for the number of more horses than are drawn, 36 x 26: dark and square, so that it is not taken for a price."""
  return R(1.2, 1.2, 33.6, 23.6, "markink", "mark", r=4, sw=1.8)


def flag():
  """The goal's banner, 46 x 60, its pole's foot at (4, 58); the number is written on the cloth."""
  o = P("M4 58V3", None, "ink", 3.2) + P("M4 4q10 -4 20 0t19 0v24q-9 4 -19 0t-20 0Z", "wax", K, 1.8)
  return o + P("M8 8q9 -3 16 .5t15 0M8 24.5q9 -3 16 .5t15 0", None, "gold3", 1.2, op=.8) + C(4, 3, 2.6, "gold", K, sw=1.3)
