# SPDX-FileCopyrightText: The Relais developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The palaces of both cities, the message types, the letters, the reference cards: boxes of 96 x 96."""
import houses
from draw import C, G, P, R, n, turned
from goods import good
from pieces import tent

K = "line"
W = 4.2
PALACES = ("bank", "ducal_palace", "post_office", "palatium_balivi")
CITIES = ("nantes", "orleans")


def horn(fill="gold", line="markink"):
  """The post's horn: mouthpiece, one coil, bell."""
  tube = lambda c, w: P("M10 28H44M44 72H66", None, c, w) + C(44, 50, 22, None, c, sw=w)
  o = tube(line, 16) + P("M9 20V36", None, line, 8) if line else ""
  return o + P("M62 66Q80 66 91 52V92Q80 78 62 78Z", fill, line, 5) + tube(fill, 7.4)


def palace_sign(kind):
  """What a palace does: on the city's wall and before the palace on its card."""
  if kind == "bank":
    return C(36, 60, 24, "gold", "markink", sw=5) + C(36, 60, 16, None, "gold2", sw=3) + C(60, 36, 24, "gold", "markink", sw=5) + C(60, 36, 16, None, "gold2", sw=3) + P("M60 28v16M52 36h16", None, "gold2", 5)
  if kind == "ducal_palace":
    return P("M12 78L8 26L30 48L48 16L66 48L88 26L84 78Z", "gold", "markink", 6) + P("M14 90H82", None, "markink", 7) + C(48, 62, 6, "wax", "markink", sw=3)
  if kind == "post_office":
    return horn()
  return P("M20 90V40L48 14L76 40V90Z", "mark", "markink", 6) + C(48, 52, 10, "markink") + P("M28 88Q28 66 48 66Q68 66 68 88Z", "markink", "markink", 3)


def windows(pts, w=5, h=9):
  return P("".join("M%s %sv%sq%s %s %s 0v%sZ" % (n(x - w / 2), n(y), n(-h + w / 2), n(w / 2), n(-w * .8), n(w), n(h - w / 2)) for x, y in pts), "pane")


def round_tower(x, w, y, h, c):
  """Nantes: a round tower under a slate cone."""
  o = P("M%s %sV%sh%sV%s" % (n(x), y, n(y - h), n(w), y), "wall", K, 3.4) + P("M%s %sV%sh%sV%sZ" % (n(x + w * .62), y, n(y - h), n(w * .38 - 1.6), y), "wall2")
  return o + P("M%s %sh%sl%s %sZ" % (n(x - 3), n(y - h), n(w + 6), n(-w / 2 - 3), n(-c)), "slate", K, 3.4) + windows([(x + w * .45, y - h * .5)], 4, 8)


def nantes(kind):
  """White walls, slate cones: each palace with its own skyline."""
  if kind == "bank":
    o = P("M22 92V48H74V92Z", "wall", K, 3.6) + P("M16 48L28 30H68L80 48Z", "slate", K, 3.6) + windows([(34, 66), (48, 66), (62, 66)])
    o += round_tower(6, 18, 92, 50, 26) + round_tower(72, 18, 92, 50, 26)
  elif kind == "ducal_palace":
    o = P("M26 92V40H70V92Z", "wall", K, 3.6) + P("M22 40L30 18H66L74 40Z", "slate", K, 3.6) + P("M32 40V28L38 21L44 28V40ZM52 40V28L58 21L64 28V40Z", "wall", K, 2.6) + windows([(38, 38), (58, 38)], 4, 7) + windows([(36, 58), (48, 58), (60, 58)])
    o += round_tower(4, 20, 92, 58, 28) + round_tower(74, 16, 92, 44, 22) + P("M48 18V5l12 4l-12 4", "wax", K, 2.6)
  elif kind == "post_office":
    o = P("M30 92V46H90V92Z", "wall", K, 3.6) + P("M26 46L36 28H84L94 46Z", "slate", K, 3.6) + windows([(46, 62), (60, 62), (74, 62)]) + round_tower(6, 26, 92, 62, 26)
  else:
    o = P("M8 92V58H88V92Z", "wall", K, 3.6) + P("M8 58V52H18V58H28V52H38V58H58V52H68V58H78V52H88V58Z", "wall2", K, 3) + round_tower(34, 28, 92, 56, 32) + windows([(18, 78), (78, 78)])
  return o


def stepped(x, w, y, h, steps=3, c="roof"):
  """Orleans: a gable that climbs in steps, brick and timber."""
  s = w / (2 * steps + 1)
  d = "M%s %sV%s" % (n(x), y, n(y - h))
  up = "".join("v-8h%s" % n(s) for _ in range(steps))
  d += up + "v-8h%s" % n(s) + "v8" + "".join("h%sv8" % n(s) for _ in range(steps)) + "V%sZ" % y
  return P(d, c, K, 3.6)


def orleans(kind):
  """Brick red with stepped gables and a saint's bell: each palace with its own skyline."""
  if kind == "bank":
    o = stepped(16, 64, 92, 34, 4) + P("M18 62H78", None, "roof2", 3) + windows([(32, 56), (48, 56), (64, 56)]) + windows([(48, 38)], 6, 10)
  elif kind == "ducal_palace":
    o = stepped(4, 34, 92, 40, 2) + stepped(58, 34, 92, 40, 2) + P("M30 92V34H66V92Z", "cloth", K, 3.6) + P("M26 34L48 8L70 34Z", "roof", K, 3.6) + P("M48 10V3M44.5 6h7", None, K, 3) + windows([(40, 52), (56, 52)]) + windows([(17, 50), (79, 50)])
  elif kind == "post_office":
    o = P("M6 92V50H62V92Z", "cloth", K, 3.6) + P("M6 64H62M20 50V64M34 50V64M48 50V64", None, "roof2", 3) + P("M2 50L12 30H58L66 50Z", "roof", K, 3.6) + P("M16 44h10M32 38h10M44 45h10", None, "roof2", 3) + stepped(58, 32, 92, 42, 2) + windows([(75, 50)], 6, 10)
  else:
    o = stepped(24, 48, 92, 30, 3) + P("M4 92V56H26V92ZM70 92V56H92V92Z", "cloth", K, 3.6) + P("M3 56L15 38L28 56ZM68 56L81 38L93 56Z", "roof", K, 3.4) + P("M48 30V14", None, K, 3.4) + P("M48 14q9 -3 16 2l-4 5l4 5q-8 -3 -16 0Z", "blue", K, 2.8) + windows([(48, 54)], 7, 11)
  return o


def palace(city, kind):
  """The building, its sign on a round board before it."""
  o = (nantes if city == "nantes" else orleans)(kind)
  if city == "nantes":
    board = C(48, 70, 24, "plaque", K, sw=3.6) + C(48, 70, 20.4, None, "gold2", sw=1.6)
  else:
    board = P("M26 48H70V80Q70 92 48 95Q26 92 26 80Z", "plaque", K, 3.6) + P("M30 52H66V79Q66 88 48 91Q30 88 30 79Z", None, "gold2", 1.6)
  return o + P("M2 93H94", None, K, 3.4) + board + G(palace_sign(kind), 30.5, 51.5, .365)


# --- messages --------------------------------------------------------------------------------------------------------------------------------

def message_type(t):
  """Who waits for a message: the plain sign; the character's own emblem is another drawing."""
  if t == "lover":
    return P("M48 86C16 62 6 44 12 28C19 12 40 12 48 30C56 12 77 12 84 28C90 44 80 62 48 86Z", "wax", K, 4.6) + P("M66 26C76 34 76 46 68 58C80 46 86 36 82 28C78 22 72 22 66 26Z", "wax2", op=.7) + P("M22 36Q24 26 34 26", None, "hlight", 4, op=.7)
  if t == "general":
    blade = P("M48 4L55 16V60H41V16Z", "steel", K, 4) + P("M48 12V56", None, "hlight", 2.4, op=.8) + P("M28 61H68", None, K, 9) + P("M30 61H66", None, "gold", 3.4) + P("M48 64V80", None, K, 9) + P("M48 66V78", None, "log", 4) + C(48, 86, 6.5, "gold", K, sw=3.4)
    return turned(blade, 42, 48, 52) + turned(blade, -42, 48, 52)
  if t == "philosopher":
    o = P("M48 28C36 17 18 17 6 22V80C22 75 38 76 48 86C58 76 74 75 90 80V22C78 17 60 17 48 28Z", "teal", K, 4.4) + P("M48 26C38 14 22 14 12 18V72C24 68 38 70 48 80C58 70 72 68 84 72V18C74 14 58 14 48 26Z", "plaque", K, 3.8)
    return o + P("M48 26V80", None, K, 3.4) + P("M20 30Q31 28 40 34M20 42Q31 40 40 46M20 54Q31 52 40 58M76 30Q65 28 56 34M76 42Q65 40 56 46M76 54Q65 52 56 58", None, "log2", 3)
  if t == "judge":
    o = P("M48 16V82M28 86H68", None, K, 7) + P("M14 26Q48 18 82 26", None, K, 7) + P("M48 16V80M14 26Q48 18 82 26", None, "gold", 2.4) + C(48, 13, 6.5, "gold", K, sw=3.4)
    return o + P("M16 28L3 58H31ZM80 28L65 58H93Z", None, K, 3.2) + P("M2.5 58H32Q28 73 17 73Q6 73 2.5 58ZM64 58H93.5Q90 73 79 73Q68 73 64 58Z", "gold", K, 4)
  return P("M43 46L86 88M66 68L76 58L84 66L76 76M56 58L62 52", None, K, 12) + P("M43 46L86 88M66 68L76 58L84 66L76 76M56 58L62 52", None, "gold", 4.6) + C(30, 32, 22, "gold", K, sw=4.6) + C(30, 32, 9.5, "plaque", K, sw=4)


# --- reference cards -------------------------------------------------------------------------------------------------------------------------

def reference(what):
  """What may be done at a place: the place itself, in its natural colours."""
  if what == "farm":
    o = P("M4 90Q48 80 92 90", None, K, 3) + P("M40 88V56H84V88Z", "cloth", K, 3.6) + P("M32 58L44 34H82L92 58Z", "wheat", K, 3.8) + P("M50 40L44 54M62 40L58 54M74 40L74 54", None, "gold2", 2.6)
    o += P("M12 88V56L28 34L46 56V88Z", "shelf", K, 3.8) + P("M8 60L28 32L50 60", None, K, 5.4) + P("M20 88V66H38V88ZM20 66L38 88M38 66L20 88", "plaque", K, 3) + R(60, 66, 14, 12, "pane", K, sw=2.8)
    return o + houses.sheaf(85, 92, 1.2)
  if what == "monastery":
    o = P("M34 88V60H90V88Z", "wall", K, 3.8) + P("M32 60L40 42H84L94 60Z", "slate", K, 3.8) + windows([(46, 86), (60, 86), (74, 86)], 8, 18) + P("M8 88V38H34V88Z", "wall", K, 3.8) + P("M27 87V39H32.4V87Z", "wall2")
    o += P("M4 38L21 14L38 38Z", "slate", K, 3.8) + P("M21 14V2M15.5 6.5H26.5", None, K, 3.6) + windows([(21, 60)], 8, 16) + C(21, 76, 4.6, "river1", K, sw=2.4)
    return o + P("M2 90H94", None, K, 3.4) + G(good("beer"), 82, 77, .9)
  if what == "castle":
    o = P("M22 90V44H74V90Z", "stone", K, 3.8) + P("M22 46V36H32V42H42V36H54V42H64V36H74V46Z", "stone", K, 3.4) + P("M30 52h8M58 60h9M32 76h7M60 80h8", None, "stone2", 2.8)
    for x in (4, 70):
      o += P("M%s 90V34H%sV90Z" % (x, x + 22), "pstone", K, 3.8) + P("M%s 89V35H%sV89Z" % (x + 14, x + 20), "pstone2") + P("M%s 34v-11h7v5h5v-5h5v5h5v-5h4v11Z" % (x - 2), "pstone", K, 3.4) + P("M%s 46v12" % (x + 11), None, K, 4)
    return o + P("M36 90V70Q48 54 60 70V90Z", "markink", K, 3) + P("M42 88V66M48 88V63M54 88V66M38 76H58", None, "pstone2", 2.2) + P("M48 36V6l20 7l-20 7", "wax", K, 3.2) + P("M2 91H94", None, K, 3.4)
  if what == "circus":
    return P("M2 88Q48 80 94 88", None, K, 3) + G(tent(), 47, 86, 2.2) + C(14, 66, 7, "gold", K, sw=3) + C(10, 50, 6, "wax", K, sw=3) + C(20, 38, 5, "teal", K, sw=2.8) + P("M82 86l3 -16l6 0l3 16Z", "blue", K, 2.8)
  if what == "nantes":
    # the dukes' castle by the water and a ship, as in the city's arms
    o = P("M30 66V34H82V66Z", "wall", K, 3.6) + P("M26 34L34 18H78L86 34Z", "slate", K, 3.6) + windows([(44, 52), (56, 52), (68, 52)], 5, 10) + round_tower(8, 20, 66, 34, 24) + round_tower(72, 18, 66, 44, 20)
    o += P("M2 66H94V90Q48 96 2 90Z", "river1", K, 3.4) + P("M6 90q6 -4 12 0t12 0M62 90q6 -4 12 0t12 0", None, "riverlight", 2.6)
    return o + P("M28 76H68Q66 88 58 88H38Q30 88 28 76Z", "log", K, 3.4) + P("M48 76V46", None, K, 3.4) + P("M36 48H60Q66 58 60 69H36Q42 58 36 48Z", "wall", K, 3.2) + P("M48 52v12M43 56l5 3l5 -3", None, K, 2.4)
  # orleans: the bridge over the Loire, the Maid's banner on the cathedral's two towers
  o = P("M22 60V22H38V60ZM58 60V22H74V60Z", "wall", K, 3.6) + P("M38 60V36L48 24L58 36V60Z", "wall", K, 3.6) + P("M20 22V14H26V18H34V14H40V22ZM56 22V14H62V18H70V14H76V22Z", "wall2", K, 2.8) + C(48, 44, 6, "river1", K, sw=2.8) + windows([(30, 42), (66, 42)], 5, 14)
  o += P("M2 74H94V90Q48 96 2 90Z", "river1", K, 3.2) + P("M2 60H94V88H88Q88 74 79 74Q70 74 70 88H58Q58 74 48 74Q38 74 38 88H26Q26 74 17 74Q8 74 8 88H0V70Z", "stone", K, 3.6) + P("M4 65H92", None, "stone2", 2.6)
  return o + P("M48 24V2", None, K, 3) + P("M48 3q10 -3 22 2l-6 5l6 6q-11 -4 -22 -1Z", "blue", K, 2.8) + P("M56 8h.1M62 7h.1", None, "gold", 3.4)


REFERENCES = ("farm", "monastery", "castle", "circus", "nantes", "orleans")
TYPES = ("lover", "general", "philosopher", "judge", "provost")
