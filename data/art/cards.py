# SPDX-FileCopyrightText: The Relais developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Card frames, 250 x 350. All share one layout, so that one set of slots serves them all; words and numbers are not in them."""
from draw import C, G, P, R, n
from emblems_places import horn
from goods import coin, seal, shield

K = "ink"
CW, CH = 250, 350
# what the application writes or draws upon a frame: x, y, w, h
SLOTS = {"title": (73, 21, 153, 40), "title-palace": (85, 24, 126, 39), "title-wide": (32, 23, 184, 40), "title-message": (70, 32, 152, 44), "cost": (11, 14, 54, 54), "emblem": (69, 84, 112, 112), "text": (20, 211, 210, 80), "text-tall": (22, 212, 206, 112), "shields": (60, 292, 118, 50),
         "points": (185, 289, 54, 54), "kind": (14, 292, 40, 50), "owners": (62, 300, 116, 34)}


def sheet(edge="gilt", ground="paper"):
  """The parchment: a drop shadow, the rim, two rules."""
  o = R(4, 6, 243, 341, "shadow", op=.22, r=15) + R(2, 2, 243, 342, ground, r=14) + R(5, 5, 237, 336, None, "paper2", r=11.5, sw=6)
  o += R(2, 2, 243, 342, None, K, r=14, sw=3.4) + R(12, 12, 223, 322, None, edge, r=7, sw=2) + R(16, 16, 215, 314, None, edge, r=4, sw=1, op=.7)
  return o


def medallion(tint):
  """Where the emblem stands: a tinted disc in a ring of beads, tendrils to both sides."""
  o = C(125, 140, 67, tint, op=.16) + C(125, 140, 67, None, "gilt", sw=1.6) + C(125, 140, 61, "plaque", "gilt", sw=1)
  o += C(125, 140, 64, None, "gilt", sw=3.4, extra='stroke-dasharray="0.1 8.04"')
  half = "M58 140C42 140 34 126 40 114C44 106 54 110 51 118C49 123 43 121 44 117M58 140C42 140 34 154 40 166C44 174 54 170 51 162C49 157 43 159 44 163M42 140H24"
  leaf = "M38 128C30 126 26 120 26 112C34 113 38 119 38 128ZM38 152C30 154 26 160 26 168C34 167 38 161 38 152ZM24 140l5 -4l5 4l-5 4Z"
  tendril = P(half, None, "gilt", 1.8) + P(leaf, "gold", "gilt", 1.2)
  return o + tendril + '<g transform="translate(250 0)scale(-1 1)">%s</g>' % tendril


def rule(y=208):
  return P("M34 %sH108M142 %sH216" % (y, y), None, "gilt", 1.4) + P("M125 %sl7 -6l7 6l-7 6ZM111 %sl7 -6l7 6l-7 6Z" % (y, y), "gold", "gilt", 1.2) + P("M34 %sh.1M216 %sh.1" % (y, y), None, "gilt", 5)


def ribbon(c):
  """The title's ribbon in the card's colour with swallow tails; its hatching runs along the lower edge, for those who see no colours."""
  o = P("M40 60L52 78V60Z", "shadow", K, 1.6)
  o += P("M34 20H240L234 41L240 62H34Z", c, K, 3)
  o += P("M36 24.5H234M36 57.5H234", None, "hlight" if c != "yellow" else "hdark", 1.3, op=.55)
  mark = {"red": "".join("M%s 51.5v6" % x for x in range(70, 230, 7)), "blue": "M66 52.4H232M66 55H232", "green": "".join("M%s 51.5l6 6" % x for x in range(70, 226, 7)),
          "purple": "".join("M%s 51.5l-6 6" % x for x in range(76, 232, 7)), "yellow": "".join("M%s 54.4h.1" % x for x in range(70, 230, 7))}[c]
  return o + P(mark, None, "hlight" if c != "yellow" else "hdark", 1.3 if c != "yellow" else 2.6, op=.6)


def kind_shield(c):
  return shield(c, 34, 317, .98)


def character(c):
  return sheet(c) + medallion(c) + rule() + ribbon(c) + coin(38, 41, 26) + kind_shield(c) + seal(212, 316, 26)


def palace(city):
  """The city's wall along the top; Nantes wears ermine under slate, Orleans lilies under tiles."""
  c = "slate" if city == "nantes" else "roof"
  o = sheet("stone2") + medallion(c) + rule()
  o += P("M70 66V13h10v6h12v-6h12v6h12v-6h12v6h12v-6h12v6h12v-6h12v6h12v-6h12v6h12v-6h12V66Z", "stone", K, 2.8)
  for x in (62, 216):
    o += R(x, 20, 18, 49, "stone", K, sw=2.8) + P("M%s 21.4v46.2h6v-46.2Z" % (x + 10.6), "stone2") + P("M%s 20L%s 3.6L%s 20Z" % (x - 3, x + 9, x + 21), c, K, 2.8)
    o += P("M%s 19L%s 6.6L%s 19Z" % (x + 10, x + 9, x + 18), c + "2") + P("M%s 38v8" % (x + 7), None, "pane", 3)
  o += R(82, 22.5, 132, 41, "paper", K, r=2, sw=2.2)
  badges = ""
  for x, y in ((26, 92), (222, 92), (26, 190), (222, 190)):
    if city == "nantes":
      badges += "M%s %sl-5 11q5 -4 5 3q0 -7 5 -3ZM%s %sh.1M%s %sh.1M%s %sh.1" % (x, y, x, y - 5, x - 4, y - 2, x + 4, y - 2)
    else:
      badges += "M%s %sc4 -5 4 -9 0 -14c-4 5 -4 9 0 14ZM%s %sc4 -1 7 -4 6 -8c-4 0 -6 3 -6 8ZM%s %sc-4 -1 -7 -4 -6 -8c4 0 6 3 6 8ZM%s %sh8" % (x, y + 8, x + 1, y + 7, x - 1, y + 7, x - 4, y + 3)
  return o + P(badges, "ink" if city == "nantes" else "gold", K, 2 if city == "nantes" else 1.2) + coin(38, 41, 26) + seal(212, 316, 26)


def watermark():
  """The post's horn in the paper."""
  return G(horn("vellum", None), 92, 222, .7)


def message(level):
  """A folded letter, with as many rules and small seals as its level; the fourth is a charter with its ribbon."""
  o = R(4, 6, 243, 341, "shadow", op=.22, r=8)
  if level < 4:
    o += P("M2 8Q2 2 8 2H217L245 30V338Q245 344 239 344H8Q2 344 2 338Z", "paper", K, 3.4) + "".join(
      P("M%s %sH%sL%s %sV%sH%sZ" % (n(10 + 4 * k), n(10 + 4 * k), n(213.5 - 4 * k * .6), n(237 - 4 * k), n(33.5 + 4 * k * .6), n(336 - 4 * k), n(10 + 4 * k)), None, "wax", 1.5) for k in range(level))
    o += P("M217 2V24Q217 30 223 30H245Z", "paper2", K, 2.8)
  else:
    o += P("M2 8Q2 2 8 2H239Q245 2 245 8V336" + "".join("l-10.57 %s" % ("-8" if k % 2 else "8") for k in range(23)) + "Z", "paper", K, 3.4)
    o += P("M11 11H236V326H11Z", None, "gilt", 2.4) + P("M16 16H231V321H16Z", None, "gilt", 1)
    o += P("M12 24H235V64H12Z", "purple", K, 2.6) + P("M13 29H234M13 59H234", None, "gold", 1.6)
  # where it was folded, and the post's watermark under the text
  o += P("M18 208H228M18 78H228", None, "deep", 1.2, op=.8, extra='stroke-dasharray="7 4"') + watermark()
  o += C(125, 140, 58, "plaque", "gilt", sw=1.2) + C(125, 140, 63, None, "wax" if level < 4 else "purple", sw=1.6, extra='stroke-dasharray="3 5"')
  # the level, as small seals where other cards have their cost
  places = {1: ((38, 44),), 2: ((30, 44), (50, 44)), 3: ((40, 32), (29, 52), (51, 52)), 4: ((29, 35), (50, 35), (29, 54), (50, 54))}[level]
  return o + "".join(seal(x, y, 14 if level == 1 else 11) for x, y in places) + seal(212, 316, 26)


def message_back(level):
  """The sealed side."""
  o = R(4, 6, 243, 341, "shadow", op=.22, r=8) + R(2, 2, 244, 342, "paper", K, r=6, sw=3.2)
  o += P("M4 6L124 176L244 6", "paper2", K, 2.8) + P("M4 340L96 150M244 340L152 150", None, K, 2.4) + R(11, 11, 226, 324, None, "gilt", r=3, sw=1.2)
  if level == 4:
    o += P("M112 2H136V344H112Z", "purple", K, 2.4) + P("M117 4V342M131 4V342", None, "gold", 1.6) + P("M4 164H244V188H4Z", "purple", K, 2.4) + P("M6 169H242M6 183H242", None, "gold", 1.6)
    return o + seal(124, 176, 44) + P("M124 152V200M106 168H142", None, "gold3", 6)
  for k in range(level):
    o += seal(124 + (k - (level - 1) / 2) * 62, 176 + (0 if level < 3 or k == 1 else -16), 27)
  return o


def reference():
  """A plain card on a wooden board: what may be done where."""
  o = R(4, 6, 243, 341, "shadow", op=.22, r=12) + R(2, 2, 244, 342, "shelf", K, r=12, sw=3.2) + P("M8 60Q90 54 240 62M8 300Q120 306 240 298M8 190Q60 186 110 191", None, "shelf2", 1.4, op=.7)
  o += R(13, 13, 222, 320, "paper", K, r=6, sw=2.2) + R(18, 18, 212, 310, None, "gilt", r=4, sw=1.2)
  o += P("M16 9h.1M232 9h.1M16 337h.1M232 337h.1", None, K, 5) + P("M30 24H218Q226 43 218 62H30Q22 43 30 24Z", "teal", K, 2.6) + P("M34 28.5H214M34 57.5H214", None, "hlight", 1.2, op=.6)
  return o + C(125, 140, 61, "plaque", "gilt", sw=1.2) + rule()


def back():
  """The characters' back: a lattice with lilies, the post horn in the middle."""
  o = R(4, 6, 243, 341, "shadow", op=.22, r=15) + R(2, 2, 244, 342, "paper", K, r=14, sw=3.2) + R(13, 13, 222, 320, "river2", K, r=8, sw=2.2)
  lines, dots = "", ""
  for i in range(-8, 13):
    x0 = 13 + 37 * i
    # one family of slanted lines, cut to the field by hand
    for sx in (1, -1):
      a = (x0, 13) if sx > 0 else (x0 + 222, 13)
      t0 = max(0, (13 - a[0]) / (.6938 * sx) if sx > 0 else (a[0] - 235) / .6938)
      t1 = min(320, (235 - a[0]) / .6938 if sx > 0 else (a[0] - 13) / .6938)
      if t1 > t0:
        lines += "M%s %sL%s %s" % (n(a[0] + sx * .6938 * t0), n(13 + t0), n(a[0] + sx * .6938 * t1), n(13 + t1))
  for r in range(6):
    for c in range(6):
      x, y = 13 + 37 * c + 18.5, 13 + 53.3 * r + 26.7
      for dx, dy in ((0, 0), (18.5, 26.7)):
        if 22 < x + dx < 226 and 24 < y + dy < 322:
          dots += "M%s %sh.1" % (n(x + dx), n(y + dy))
  o += P(lines, None, "gold", 1.4, op=.75) + P(dots, None, "gold", 5)
  o += R(13, 13, 222, 320, None, "gold", r=8, sw=1.6) + C(125, 173, 62, "plaque", K, sw=3) + C(125, 173, 55, None, "gilt", sw=1.6)
  return o + G(horn(), 78, 126, .95) + P("M124 200l-7 22l9 -5l5 8l3 -24Z", "wax", K, 2.2)


def frames():
  """(id, w, h, drawing) of every frame."""
  out = [("card-" + c, character(c)) for c in ("yellow", "purple", "green", "red", "blue")]
  out += [("card-palace-" + c, palace(c)) for c in ("nantes", "orleans")]
  out += [("card-message-%d" % k, message(k)) for k in (1, 2, 3, 4)] + [("card-message-back-%d" % k, message_back(k)) for k in (1, 2, 3, 4)]
  out += [("card-reference", reference()), ("card-back", back())]
  return [(i, CW, CH, b) for i, b in out]


def slots():
  return "".join('<rect id="slot-%s" x="%s" y="%s" width="%s" height="%s" class="slot"/>' % ((k,) + v) for k, v in SLOTS.items())
