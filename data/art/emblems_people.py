# SPDX-FileCopyrightText: The Relais developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The emblems of the characters, each a thing of its own in a box of 96 x 96: outlines of 4.2, one light, one palette."""
import math

from draw import C, E, G, P, R, n, turned
from goods import denier, good

K = "line"
W = 4.2                                   # the outline


# --- yellow: trade -----------------------------------------------------------------------------------------------------------------------

def wood_merchant():
  # a handcart with three logs
  o = P("M70 53L91 41", None, K, 8.4) + P("M70 53L91 41", None, "log", 3)
  for x, y in ((24, 40), (46, 40), (35, 21)):
    o += C(x, y, 11, "log", K, sw=W) + C(x, y, 5.4, None, "log2", sw=2.6) + C(x, y, 1.4, "log2")
  o += P("M6 51H76V60H6Z", "shelf", K, W) + P("M60 51V36", None, K, W)
  o += C(41, 70, 19, "cloth", K, sw=W) + C(41, 70, 12.5, None, K, sw=2.6) + P("M41 51V89M22 70H60M27.6 56.6L54.4 83.4M54.4 56.6L27.6 83.4", None, K, 2.6)
  return o + C(41, 70, 5, "gold", K, sw=2.8)


def grain_merchant():
  # an open sack, brimful
  o = P("M19 40C8 58 8 80 18 89H78C88 80 88 58 77 40Z", "cloth", K, W) + P("M62 42C76 56 80 78 70 86H78C86 78 86 58 77 40Z", "log", op=.55)
  o += P("M18 40C24 14 72 14 78 40Q48 52 18 40Z", "gold", K, W)
  o += P("M34 32h.1M46 26h.1M58 31h.1M40 39h.1M53 39h.1M66 38h.1M28 40h.1", None, "gold2", 4.4) + P("M14 40Q48 58 82 40", None, K, 8) + P("M15 40Q48 57 81 40", None, "cloth", 3)
  return o + G(good("grain"), 46, 72, 1.15)


def cheese_merchant():
  # a wheel of cheese with a wedge cut out
  o = P("M8 38V64C8 76 26 85 48 85C70 85 88 76 88 64V38Z", "gold", K, W) + E(48, 38, 40, 20, "gold3", K, sw=W)
  o += P("M48 36L27 56V82Q48 70 48 62ZM48 36L73 54V80Q56 70 48 62Z", "wheat", K, 3.6) + P("M73 54V80Q56 70 48 62V36Z", "gold2", op=.3)
  o += P("M27 56L48 36L73 54Q50 61 27 56Z", "cloth") + P("M27 56V84.6L73 82.6V54L48 62Z", "cloth") + P("M48 36V62L27 82V56ZM48 36V62L73 80V54Z", "wheat", K, 3.4)
  o += P("M27 82L48 62L73 80", None, K, 3.4)
  return o + P("M37 60h.1M42 50h.1M35 70h.1M58 56h.1M66 62h.1M57 64h.1", None, "gold2", 6) + P("M24 34h.1M46 26h.1M70 34h.1M16 58h.1M82 60h.1", None, "gold2", 5)


def wine_merchant():
  # a cask on its cradle, the tap running
  o = P("M40 8H72C88 20 88 60 72 70H40Z", "shelf", K, W) + P("M58 9Q70 38 58 70M74 10Q86 38 74 70", None, K, 3)
  o += C(36, 39, 31, "log", K, sw=W) + C(36, 39, 24.5, None, "shelf2", sw=2.6) + P("M24 18V60M36 15V63M48 18V60", None, "shelf2", 2.4)
  o += P("M18 72L24 62M78 74L74 68M10 76H86", None, K, 6) + P("M36 54V66M30 56H42", None, K, 8) + P("M36 54V66M30 56H42", None, "gold", 3)
  return o + P("M36 70C32 77 32 82 36 83C40 82 40 77 36 70Z", "wax", K, 2.4) + P("M24 84H48L45 93H27Z", "steel", K, 3)


def dairyman():
  # a milk churn and the ladle
  o = P("M33 22H59V32L70 44V88H22V44L33 32Z", "pstone", K, W) + P("M58 33L69 45V86H58Z", "pstone2") + P("M28 13H64V23H28Z", "pstone2", K, W)
  o += P("M22 53H70M22 77H70", None, K, 3.2) + P("M22 54C9 50 9 69 22 67", None, K, W) + P("M31 46V84", None, "hlight", 4, op=.7)
  return o + P("M84 12V62", None, K, 7) + P("M84 12V62", None, "steel", 2.6) + P("M74 62H94Q94 78 84 78Q74 78 74 62Z", "steel", K, 3.6) + P("M84 12Q84 5 78 7", None, K, 4)


def grain_farmer():
  # the sickle and one great ear
  o = P("M26 92Q22 62 22 34", None, K, 6) + P("M26 92Q22 62 22 34", None, "gold2", 2.4) + P("M24 72Q36 66 38 54Q26 58 24 72Z", "wheat", K, 2.8)
  o += P("".join("M22 %sq-12 -2 -11 -14q11 2 11 14q12 -2 11 -14q-11 2 -11 14Z" % y for y in (58, 45, 32)) + "M22 20q-6 -8 0 -16q6 8 0 16Z", "gold", K, 3.2)
  o += P("M40 84L52 68L59 75L47 92Z", "log", K, 3.8)
  return o + P("M53 68C80 62 86 36 66 8C98 24 104 72 60 77Z", "steel", K, W) + P("M66 67C84 59 90 38 78 22", None, "hlight", 3, op=.7)


def lumberjack():
  # the axe before a felled trunk
  o = P("M50 58H84Q94 58 94 72Q94 86 84 86H50Z", "shelf", K, W) + P("M62 64H80M66 79H84", None, "shelf2", 3) + C(50, 72, 15, "log", K, sw=W) + C(50, 72, 8.6, None, "log2", sw=2.8) + C(50, 72, 2.4, "log2")
  o += P("M14 88L49 27L58 32L23 93Z", "log", K, 4) + P("M19 86L46 40", None, "cloth", 2.4, op=.8)
  o += P("M40 24C46 8 60 2 78 6C70 18 72 34 84 44C70 52 54 48 46 36L56 30Z", "steel", K, W) + P("M40 24L36 31L46 37L56 30Z", "steel2", K, 3.4)
  return o + P("M74 10Q68 26 78 42", None, "hlight", 3.2, op=.8)


# --- purple: the estate --------------------------------------------------------------------------------------------------------------------

def banker():
  o = P("M10 48H86V88H10Z", "log", K, W) + P("M10 48C10 24 86 24 86 48Z", "shelf", K, W) + P("M27 31V88M69 31V88", None, K, 7) + P("M27 31V88M69 31V88", None, "steel", 2.4)
  o += P("M10 62H86", None, "log2", 2.4) + R(39, 41, 18, 21, "gold", K, r=2, sw=3.6) + C(48, 49, 2.6, K) + P("M48 49v6", None, K, 3)
  return o + denier(28, 16, 10) + denier(49, 11, 10) + denier(69, 17, 10)


def lady_in_waiting():
  # a painted fan
  o, blades = "", 6
  at = lambda a, r: (48 + r * math.cos(math.radians(a)), 76 - r * math.sin(math.radians(a)))
  for i in range(blades):
    a0, a1 = 174 - i * 168 / blades, 174 - (i + 1) * 168 / blades
    p, m, q, r, s = at(a0, 43), at((a0 + a1) / 2, 55), at(a1, 43), at(a1, 15), at(a0, 15)
    o += P("M%s %sQ%s %s %s %sL%s %sL%s %sZ" % tuple(n(v) for v in p + m + q + r + s), ("purple", "plaque")[i % 2], K, 3.4)
    x, y = at((a0 + a1) / 2, 36)
    o += C(x, y, 4.4, ("gold", "wax")[i % 2], K, sw=2)
  ribs = "".join("M48 76L%s %s" % tuple(n(v) for v in at(174 - i * 168 / blades, 17)) for i in range(blades + 1))
  o += P(ribs, None, K, 4.6) + C(48, 76, 6.6, "gold", K, sw=3.4)
  return o + P("M48 82C48 88 41 85 38 90M38 90l-3 2M38 90l2 3M38 90l-5 -1", None, "wax", 3)


def witch():
  o = E(48, 79, 43, 11, "purple", K, sw=W) + P("M24 75C34 56 38 34 54 6C60 11 71 13 77 21C67 21 63 26 63 32C66 48 68 60 73 75Q48 87 24 75Z", "purple", K, W)
  o += P("M54 14C60 20 56 44 66 74Q70 73 73 72C68 58 66 46 63 32C63 26 67 21 74 20Q62 18 54 14Z", "shadow", op=.3)
  o += P("M27 66Q48 79 70 66L73 76Q48 88 24 76Z", "gold", K, 3.6) + R(42, 69, 12, 12, "gold3", K, sw=3)
  return o + P("M20 22l2 6l6 2l-6 2l-2 6l-2 -6l-6 -2l6 -2ZM30 46l1.4 4l4 1.4l-4 1.4l-1.4 4l-1.4 -4l-4 -1.4l4 -1.4ZM82 46l1.6 4.6l4.6 1.6l-4.6 1.6l-1.6 4.6l-1.6 -4.6l-4.6 -1.6l4.6 -1.6Z", "gold", K, 1.8)


def magister_artium():
  # a scholar's cap upon his books
  o = P("M12 74H80Q86 81 80 90H12Z", "teal", K, W) + P("M16 79H80M16 85H80", None, "plaque", 2.4) + P("M20 58H86V74H20Q13 66 20 58Z", "wax", K, W) + P("M24 63H84M24 69H84", None, "plaque", 2.4)
  o += P("M28 58L32 36H70L74 58Q51 66 28 58Z", "black", K, W) + P("M24 32L51 20L80 32L51 44Z", "black", K, W) + P("M33 45L35 37", None, "hlight", 3, op=.4)
  return o + P("M51 31L76 38V56", None, "gold", 3.4) + P("M72 55H80L82 66H70Z", "gold", K, 2.6) + C(51, 30, 3.6, "gold", K, sw=2.4) + P("M51 26V20", None, K, 3) + C(51, 17, 4, "gold", K, sw=2.6)


def economus():
  # the abacus of the steward
  o = P("M8 12H88V88H8Z", "plaque", K, 9) + P("M8 12H88V88H8Z", None, "log", 4) + P("M12 32H84M12 50H84M12 68H84", None, K, 3)
  for y, xs, c in ((32, (20, 31, 58, 69), "wax"), (50, (20, 47, 58, 69), "gold"), (68, (20, 31, 42, 76), "teal")):
    o += "".join(E(x + 2, y, 5.4, 8.4, c, K, sw=2.8) for x in xs)
  return o


def patronus():
  # an open-handed purse
  o = P("M33 34C14 48 6 70 17 83C27 92 69 92 79 83C90 70 82 48 63 34Z", "purple", K, W) + P("M60 38C76 52 80 72 68 86Q76 86 79 83C90 70 82 48 63 34Z", "shadow", op=.3)
  o += P("M33 34L25 15Q36 22 48 12Q60 22 71 15L63 34Z", "purple", K, W) + P("M40 32L37 21M56 32L59 21", None, K, 2.8)
  o += P("M30 35Q48 43 66 35", None, K, 9) + P("M30 35Q48 43 66 35", None, "gold", 4) + P("M64 37Q78 40 80 52M66 36Q84 34 88 44", None, K, 3) + C(80, 54, 4, "gold", K, sw=2.6) + C(89, 46, 4, "gold", K, sw=2.6)
  return o + denier(46, 66, 14)


def mensor():
  o = P("M10 86Q48 70 88 86", None, "wax", 3.6, extra='stroke-dasharray="6 6"') + P("M30 60Q48 71 68 60", None, K, 8) + P("M30 60Q48 71 68 60", None, "steel", 3)
  o += P("M43 22L18 84L17 92L24 87L46 34ZM53 22L78 84L79 92L72 87L50 34Z", "gold", K, W) + P("M41 34L26 70", None, "gold3", 2.6)
  return o + C(48, 20, 11, "gold", K, sw=W) + C(48, 20, 3.4, K) + P("M48 9V3", None, K, 6)


# --- green: the road -----------------------------------------------------------------------------------------------------------------------

def squire():
  o = P("M19 12C1 44 10 88 48 88C86 88 95 44 77 12L61 16C75 44 70 70 48 70C26 70 21 44 35 16Z", "steel", K, W) + P("M20 22C9 48 16 76 40 82", None, "hlight", 3.4, op=.7)
  o += P("M15 10L37 6L39 16L17 21ZM81 10L59 6L57 16L79 21Z", "steel2", K, 3.6)
  return o + P("".join("M%s %sh.1" % p for p in ((20, 38), (22, 55), (32, 72), (64, 72), (74, 55), (76, 38))), None, K, 7)


def scout():
  # a spyglass on its stand
  b = P("M2 42H36V62H2Z", "log", K, W) + P("M34 38H64V66H34Z", "gold", K, W) + P("M62 33H92V71H62Z", "log", K, W) + P("M83 33V71M42 38V66", None, K, 3.2) + P("M8 48H30M46 45H58M68 42H78", None, "hlight", 3, op=.6)
  o = P("M44 62L24 93M48 62L50 93M52 62L74 90", None, K, 7) + P("M44 62L24 93M48 62L50 93M52 62L74 90", None, "log", 2.4)
  return o + turned(b, -26, 48, 52)


def blacksmith():
  o = P("M6 44H32V38H90V49C74 51 66 56 64 66V74H76V90H26V74H38V66C36 56 22 55 6 44Z", "steel2", K, W) + P("M34 43H86", None, "hlight", 3, op=.6) + P("M30 82H72", None, "hlight", 2.4, op=.35)
  o += turned(P("M58 17H92V24H58Z", "log", K, 3.4) + P("M36 8H60V32H36Z", "steel", K, W) + P("M41 12V27", None, "hlight", 3, op=.7), -24, 50, 20)
  return o + P("M26 30L16 22M22 36L9 34M34 28L32 18", None, "gold", 4.4)


def jester():
  o = P("M24 74C18 50 4 48 8 26C22 28 32 36 36 46C36 28 40 16 50 6C62 16 64 30 62 46C66 36 76 28 88 28C92 48 80 52 74 74Z", "green", K, W) + P("M36 46C38 28 42 16 50 6C62 16 64 30 62 46L58 74H40Z", "gold", K, 4)
  o += P("M62 46C66 36 76 28 88 28C92 48 80 52 74 74H58Z", "wax", K, 4) + P("M21 74H77L80 88Q48 94 18 88Z", "plaque", K, W) + P("M34 76V90M49 77V91M64 76V90", None, K, 3)
  return o + "".join(C(x, y, 6, "gold", K, sw=3) + P("M%s %sv4" % (n(x), n(y)), None, K, 2) for x, y in ((8, 25), (50, 8), (88, 27)))


def city_guard():
  # the halberd over the battlements
  o = P("M6 92V62H18V70H30V62H42V70H54V62H66V70H78V62H90V92Z", "stone", K, W) + P("M14 82h12M40 86h14M64 80h14", None, "stone2", 3.4)
  o += P("M48 92V12", None, K, 8.4) + P("M48 92V14", None, "log", 3.6)
  return o + P("M48 2L54 20H42Z", "steel", K, 3.6) + P("M52 20C70 12 84 20 88 34C82 52 66 58 52 50Z", "steel", K, W) + P("M80 28Q82 36 76 43", None, "hlight", 3, op=.7) + P("M44 24L22 28L30 35L24 44L44 42Z", "steel", K, W)


# --- red: the post -------------------------------------------------------------------------------------------------------------------------

def mayor():
  # the chain of office: a closed collar of round links, so that it is no horseshoe
  d = "M48 59C34 57 17 46 15 31C13 17 28 8.5 48 8.5C68 8.5 83 17 81 31C79 46 62 57 48 59"
  links = 'stroke-dasharray="0.1 11.62"'
  o = P(d, None, K, 4) + P(d, None, K, 13, extra=links) + P(d, None, "gold", 7.6, extra=links) + P(d, None, "gold3", 3, extra=links)
  o += C(48, 72, 20.5, "gold", K, sw=W) + C(48, 72, 14.5, "wax", K, sw=2.6)
  return o + P("M39 80V67H43V71H46V67H50V71H53V67H57V80Z", "gold3", K, 2) + P("M46 80v-4q2 -3 4 0v4Z", K)


def vassallus():
  # his lord's banner with a letter upon it
  o = P("M18 91V8", None, K, 8.4) + P("M18 91V8", None, "log", 3.4) + C(18, 7, 5, "gold", K, sw=3)
  o += P("M20 16Q40 8 56 16Q74 22 91 14L78 36L91 60Q74 68 56 60Q40 54 20 62Z", "wax", K, W) + P("M20 52Q40 46 56 52Q72 58 86 52L90 59Q74 67 56 60Q40 54 20 61Z", "shadow", op=.25)
  return o + P("M32 26H68V52H32Z", "plaque", K, 3.4) + P("M33 27L50 41L67 27", None, K, 2.8) + C(50, 42, 4.6, "gold", K, sw=2.2)


def spy():
  # the mask, its ribbons untied
  ribbons = "M10 42C1 52 15 62 7 76C4 82 6 87 10 91M86 42C95 52 81 62 89 76C92 82 90 87 86 91"
  o = P(ribbons, None, K, 9.4) + P(ribbons, None, "wax", 4.6)
  o += P("M5 34C20 18 40 23 48 32C56 23 76 18 91 34C92 58 76 68 64 66C54 64 53 55 48 55C43 55 42 64 32 66C20 68 4 58 5 34Z", "black", K, W)
  o += P("M11 36C22 26 38 28 46 37", None, "hlight", 2.6, op=.45) + P("M15 44Q28 32 42 45Q28 56 15 44ZM81 44Q68 32 54 45Q68 56 81 44Z", "plaque", K, 3)
  return o + C(31, 44, 4.6, "gold2") + C(69, 44, 4.6, "gold2") + C(31, 44, 2, "markink") + C(69, 44, 2, "markink")


def apprentice():
  o = P("M9 62H41V69L47 91H3L9 69Z", "teal", K, W) + P("M5 60H43", None, K, 7) + P("M14 72L10 86", None, "hlight", 3, op=.6)
  o += P("M41 66C35 42 54 12 90 4C94 36 78 62 48 68Z", "plaque", K, W) + P("M50 64C72 58 86 38 89 10C76 30 62 46 46 58Z", "cloth") + P("M88 7L25 68", None, K, 3.6)
  return o + P("M60 34L60 48M71 24L72 39M57 38L43 40M67 27L54 27", None, K, 2.6)


def helper():
  # the courier's bag
  o = P("M20 44C20 4 76 4 76 44", None, K, 9) + P("M20 44C20 4 76 4 76 44", None, "log2", 4)
  o += P("M30 22L72 14L80 50L38 56Z", "plaque", K, 3.6) + P("M31 23L55 36L72 15", None, K, 2.8)
  o += P("M10 40H86V80Q86 90 76 90H20Q10 90 10 80Z", "log", K, W) + P("M10 40H86Q86 68 48 68Q10 68 10 40Z", "shelf", K, W) + P("M16 44Q20 62 48 63Q76 62 80 44", None, "log", 2.4, op=.9)
  return o + R(40, 60, 16, 17, "gold", K, r=2, sw=3.6) + P("M48 60v8", None, K, 3.4)


# --- blue: the court -----------------------------------------------------------------------------------------------------------------------

def lover():
  # the rose
  o = P("M48 58C46 72 50 82 45 91", None, K, 8) + P("M48 58C46 72 50 82 45 91", None, "wood", 3.6)
  o += P("M47 74C34 60 22 62 16 70C26 80 38 80 47 74ZM49 82C60 66 74 68 80 76C70 86 60 88 49 82Z", "wood", K, 3.6) + P("M22 70Q36 70 46 74M74 76Q60 76 51 81", None, "wood2", 2.4)
  o += P("M48 64C20 64 14 40 22 22C30 28 34 24 40 12C46 10 52 10 57 12C62 24 68 28 76 22C82 40 76 64 48 64Z", "wax", K, W)
  o += P("M22 24C30 34 40 36 48 34C58 36 68 34 75 24C76 42 66 52 48 50C30 52 20 42 22 24Z", "wax2", op=.55)
  return o + P("M34 22C40 30 56 30 63 22M26 34C32 48 42 52 50 62M71 34C66 46 58 48 53 52M42 22C44 16 54 16 54 23C54 28 44 28 46 22", None, K, 3.2) + P("M22 40Q24 52 34 58", None, "hlight", 3, op=.5)


def general():
  # a plumed helmet, the visor down
  o = P("M46 18C40 2 66 -2 82 12C92 22 90 40 84 46C84 32 74 22 56 22Z", "wax", K, W) + P("M58 14Q74 14 82 28", None, "hlight", 2.6, op=.5)
  o += P("M16 48C16 22 34 16 50 18C68 20 78 32 78 50V66L66 90H30L16 70Z", "steel", K, W) + P("M64 24C74 32 76 44 76 52V66L65 88H54C66 72 70 44 64 24Z", "steel2", op=.7)
  o += P("M12 44L50 40L82 46L80 56L50 52L16 58Z", "steel", K, 3.6) + P("M22 51L44 48M54 48L74 51", None, K, 4.6) + P("M49 18V40", None, K, 3)
  return o + P("M30 66h.1M30 76h.1M40 64h.1M40 74h.1M40 84h.1M56 66h.1M56 76h.1", None, K, 4.6) + P("M24 44C24 32 30 26 38 24", None, "hlight", 3, op=.7)


def philosopher():
  # Minerva's owl on a closed book
  o = P("M14 76H78Q86 84 78 93H14Z", "teal", K, W) + P("M18 82H78M18 88H78", None, "plaque", 2)
  o += P("M24 14C30 20 36 20 48 20C60 20 66 20 72 14C78 30 80 50 74 64C68 76 28 76 22 64C16 50 18 30 24 14Z", "shelf", K, W) + P("M30 56Q36 48 48 48Q60 48 66 56Q64 72 48 72Q32 72 30 56Z", "cloth", K, 3)
  o += P("M40 56l3 4l3 -4l3 4l3 -4M37 63l3 4l4 -4l4 4l4 -4l3 4l3 -4", None, "shelf2", 2.2) + P("M19 44C12 56 16 68 26 70M77 44C84 56 80 68 70 70", None, K, 3.6)
  o += C(36, 36, 11, "plaque", K, sw=3.8) + C(60, 36, 11, "plaque", K, sw=3.8) + C(37, 36, 5.4, "gold", K, sw=2.4) + C(59, 36, 5.4, "gold", K, sw=2.4) + C(37, 36, 2.2, "markink") + C(59, 36, 2.2, "markink")
  return o + P("M43 42L48 52L53 42Z", "gold", K, 2.8) + P("M38 74v5M44 75v5M54 75v5M60 74v5", None, "gold", 4)


def judge():
  # the hammer on its block
  o = P("M8 78H66V92H8Z", "shelf", K, W) + P("M16 70H58V78H16Z", "log", K, W) + P("M14 85H60", None, "log", 2.4)
  o += turned(P("M52 36H98V45H52Z", "log", K, 3.8) + P("M28 20H58V62H28Z", "shelf", K, W) + P("M24 14H62V24H24ZM24 58H62V68H24Z", "gold", K, 3.8) + P("M34 28V54", None, "log", 3.4) + P("M48 28V54", None, "shelf2", 2.8), -38, 50, 40)
  return o + P("M10 58L4 52M22 50L18 42M8 66L0 64", None, "gold", 4)


def provost():
  # the ring with the city's keys
  def key(rot, c):
    return turned(C(48, 50, 9.5, c, K, sw=3.8) + C(48, 50, 3.6, "plaque", K, sw=2.6) + P("M45.5 59H50.5V92H45.5ZM50.5 76H60V83H50.5ZM50.5 86H63V93H50.5Z", c, K, 3.4), rot, 48, 26)
  o = key(30, "steel") + key(-30, "steel") + C(48, 26, 19, None, K, sw=11) + C(48, 26, 19, None, "steel2", sw=4)
  return o + key(0, "gold") + P("M36 42A19 19 0 0 0 60 42", None, K, 11) + P("M36 42A19 19 0 0 0 60 42", None, "steel2", 4)


ALL = dict(
  wood_merchant=wood_merchant, grain_merchant=grain_merchant, cheese_merchant=cheese_merchant, wine_merchant=wine_merchant, dairyman=dairyman,
  grain_farmer=grain_farmer, lumberjack=lumberjack, banker=banker, lady_in_waiting=lady_in_waiting, witch=witch, magister_artium=magister_artium,
  economus=economus, patronus=patronus, mensor=mensor, squire=squire, scout=scout, blacksmith=blacksmith, jester=jester, city_guard=city_guard,
  mayor=mayor, vassallus=vassallus, spy=spy, apprentice=apprentice, helper=helper, lover=lover, general=general, philosopher=philosopher,
  judge=judge, provost=provost)
