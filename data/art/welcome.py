# SPDX-FileCopyrightText: The Relais developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The picture of the start page: a piece of the Loire with everything the game is about. It stands on the window's own
ground, so its land ends in three soft steps and what is tall reaches over the edge."""
import emblems_places
import houses
import land
import pieces
import plants
import villages
from draw import C, E, G, P, disc, n, smooth
from merge import gathered

W, H = 720, 326
TOP = 24                                  # what is drawn begins here
K = "markink"

EDGE = [(24, 214), (40, 146), (104, 96), (186, 74), (272, 62), (362, 54), (452, 58), (548, 62), (626, 88), (682, 136), (700, 206), (690, 268),
        (640, 312), (548, 334), (446, 340), (340, 344), (232, 340), (132, 328), (58, 292)]
# the river's two banks, from the far hills through two bends to the left edge
FAR = [(740, 117), (660, 122), (580, 129), (500, 138), (436, 149), (404, 166), (434, 184), (476, 194), (490, 203), (456, 210), (380, 213), (280, 209), (160, 206), (60, 210), (-20, 214)]
NEAR = [(740, 124), (660, 131), (590, 139), (520, 149), (468, 158), (454, 167), (484, 176), (540, 187), (572, 207), (556, 232), (486, 250), (380, 257), (250, 257), (110, 266), (-20, 284)]
RIPPLES = ((560, 141), (500, 149), (430, 166), (452, 181), (520, 190), (516, 212), (540, 222), (470, 222), (440, 240), (392, 226), (336, 243), (300, 222), (256, 236), (196, 220), (150, 248), (110, 228), (60, 240), (30, 262), (84, 256))
REEDS = ((84, 215), (176, 212), (300, 216), (424, 189), (440, 261), (330, 262), (572, 216), (564, 238), (208, 262), (60, 280))
ROAD = [(-20, 306), (60, 300), (150, 292), (240, 290), (330, 297), (420, 305), (510, 304), (600, 294), (670, 287), (740, 286)]


def edge(f):
  """The outline, grown or shrunk about the middle."""
  return smooth([(360 + (x - 360) * f, 206 + (y - 206) * f) for x, y in EDGE], True)


def hills():
  ridge = lambda pts, y: smooth(pts) + "L%s %sL%s %sZ" % (n(pts[-1][0]), y, n(pts[0][0]), y)
  far = ridge([(-10, 150), (70, 118), (150, 112), (236, 124), (330, 108), (420, 116), (510, 100), (600, 112), (660, 104), (730, 118)], 370)
  o = P(far, "verge", None) + P(far, "wood3", None, op=.45)
  o += P(ridge([(-10, 140), (60, 132), (140, 128), (250, 142), (370, 132), (470, 134), (590, 122), (730, 128)], 370), "meadow", None, op=.75)
  # the near land
  o += P(ridge([(-10, 176), (80, 164), (170, 160), (270, 168), (350, 160), (430, 152), (520, 146), (620, 142), (730, 140)], 370), "meadow")
  return o


def river():
  water = smooth(FAR) + "L" + smooth(NEAR[::-1])[1:] + "Z"
  o = P(water, None, "sand", 9) + P(water, None, "furrow", 10.5, op=.25) + P(water, "river1", "river2", 2.4)
  return o + P("".join("M%s %sq4 -3 8 0t8 0" % q for q in RIPPLES), None, "riverlight", 1.5, op=.8)


def road():
  d = smooth(ROAD)
  o = P(d, None, "shadow", 25, op=.16, extra='transform="translate(1.5 3)"') + P(d, None, "ink", 23) + P(d, None, "roadfill", 19.4)
  return o + P(d, None, "road", 1.2, op=.8, extra='stroke-dasharray="5 6"')


def fields():
  """Strips of wheat and turf this side of the river, ploughed land beyond it."""
  o = P("M240 176q40 -6 78 -2M246 183q36 -6 74 -2M254 190q30 -5 66 -2M264 197q24 -4 52 -1", None, "furrow", 1.6, op=.8)
  o += plants.wheat(128, 284, 76, 18, 4) + plants.wheat(330, 286, 88, 18, 9)
  tufts = ((30, 226), (210, 276), (290, 278), (446, 282), (96, 322), (168, 324), (250, 326), (338, 330), (470, 330), (560, 322), (622, 270), (420, 196), (330, 200), (600, 168), (560, 176))
  return o + P("".join("M%s %sl-2 -5m3.5 5v-6m1.5 6l2 -5" % q for q in tufts), None, "wood", 1.3, op=.8)


def vineyard():
  """Rows of vines on the slope at the right, smaller towards the back."""
  o = P(smooth([(590, 264), (592, 220), (606, 172), (640, 158), (676, 166), (692, 216), (686, 258), (640, 268)], True), "soil", None, op=.4)
  rows = ((608, 182, 84, .7), (602, 202, 106, .8), (596, 226, 108, .9), (594, 254, 106, 1))
  return o + "".join(G(plants.vines(0, 0, w, 14, 1, x), x, y, s) for x, y, w, s in rows)


def reeds():
  green = P("".join("M%s %sq-1 -8 -3 -12m5 12v-15m2 15q1 -8 3.5 -11" % q for q in REEDS), None, "wood", 1.5)
  return green + P("".join("M%s %sv-4m-5 2v-3" % (x + 2, y - 12) for x, y in REEDS), None, "soil", 2.8)


def post_house():
  """The relay: a house by the road, its stable, the sign with the horn, a fresh horse tied before it."""
  o = E(66, 1, 78, 5, "shadow", op=.16)
  o += houses.cottage(50, 0, 2.5, "slate", 17) + houses.cottage(0, 2, 3.1, "roof", 15, True)
  o += P("M132 6v-62h-30", None, "ink", 3) + P("M108 -56v5M120 -56v5", None, "ink", 1.4) + C(114, -39, 13, "plaque", "ink", sw=2) + C(114, -39, 10, None, "gilt", sw=1)
  return o + G(emblems_places.horn(), 103.5, -49.5, .21) + G(pieces.horse(False), 188, -40, .44, flip=True)


def gallop():
  """The messenger of the program's icon, some 116 x 100 above his hooves."""
  far = "M70 46C78 52 84 57 80 64L70 72L65 69L72 62C68 58 64 54 62 50ZM30 44C36 54 34 58 26 62L16 70L11 67L19 58C21 54 20 50 20 46Z"
  tail = "M16 28C10 23 2 25 -8 33C-2 32 -4 37 -8 42C2 38 8 36 16 38Z"
  body = ("M14 34C18 25 28 24 38 27C46 29 54 28 60 24C66 18 72 8 82 3L84 -4L89 3C95 6 101 14 105 20C107 24 103 28 99 27C95 24 91 24 87 24C83 30 80 36 77 44"
          "C80 46 88 44 96 45L107 52L104 57L94 52C86 53 74 54 66 50C56 54 46 53 38 49C34 52 26 54 16 54L3 62L-2 58L12 47C12 42 12 38 14 34Z")
  cloak = "M40 -1C30 2 22 10 10 7C13 17 24 25 38 22Z"
  coat = "M38 30C36 18 38 1 48 -4C56 -4 60 4 58 14L53 31Z"
  o = P(far, "horse", K, 2) + P(far, "shadow", None, op=.35) + P(tail, "horse2", K, 1.6) + P(cloak, "seat", K, 2) + P(cloak, "shadow", None, op=.32)
  o += P(body, "horse", K, 2) + P("M62 24C66 16 72 7 82 3C77 10 75 18 70 26Z", "horse2", K, 1) + P("M18 33C24 28 32 30 40 31M72 34C76 28 79 22 81 16", None, "hlight", 2, op=.35)
  o += P("M95 25C95 20 94 16 92 12M93 18L68 14", None, "horse2", 1.6) + C(92, 11, 1.6, K)
  o += P("M22 25C20 20 24 16 30 17L40 20L39 30C32 29 26 27 22 25Z", "log", K, 1.6) + P("M22 22L31 25L40 23", None, "log2", 1.2)
  o += P(coat, "seat", K, 2) + P("M52 -3C58 2 58 10 54 30L47 30C52 18 54 6 52 -3Z", "shadow", None, op=.28) + P("M41 27C40 18 42 8 46 2", None, "hlight", 1.8, op=.5)
  o += P("M47 27C56 26 61 31 58 39L56 46L63 48L62 51.5H50L49.5 39L43 34Z", K, K, 1) + P("M53 4L68 12.5L70 16L54 13Z", "seat", K, 1.8) + C(69.5, 14.5, 2.3, "skin", K, sw=1)
  o += C(53, -9.5, 6.8, "skin", K, sw=1.4) + P("M46 -16C38 -20 34 -27 28 -25C30 -15 38 -10 46 -12Z", "mark", K, 1.4)
  return o + P("M43 -10.5C42 -22 53 -24 61 -18L66 -12C58 -15 50 -14 43 -10.5Z", "seat", K, 1.4) + P("M43 -10.5C42 -22 53 -24 61 -18L66 -12C58 -15 50 -14 43 -10.5Z", "shadow", None, op=.45)


def dust():
  return P(disc(196, 303, 5) + disc(186, 299, 3.6) + disc(179, 304, 2.6), "sand", "road", 1)


def birds():
  return P("M318 88q5 -5 9 0q4 -5 9 0M346 76q4 -4 7 0q3 -4 7 0M300 74q3 -3 6 0q3 -3 6 0", None, "sink", 1.6)


def welcome():
  """Answers (definitions, body)."""
  body = P(edge(1), "verge", None, op=.3) + P(edge(.975), "verge", None, op=.5)
  ground = '<path d="M0 0H720V360H0Z" class="f-verge"/>' + C(428, 104, 24, "gold3", None) + hills() + river() + vineyard() + fields() + road()
  body += '<g clip-path="url(#edge)">%s</g>' % gathered(ground)
  things = G(villages.ALL["vendome"](), 300, 138, .62) + plants.wood(386, 132, 44, 18, 6, 2) + G(villages.ALL["chambord"](), 508, 128, .5)
  things += plants.wood(48, 178, 56, 40, 11, 6) + G(villages.ALL["usse"](), 90, 192, 1.75)
  # the castle's meadow, down to the water
  things += P("M84 208Q100 190 166 190T256 208Z", "meadow", None) + "".join(land.bush(x, y, r) for x, y, r in ((104, 199, 7), (121, 202, 8), (196, 201, 8), (214, 203, 6), (236, 199, 7)))
  things += houses.poplar(266, 200, 56) + houses.poplar(281, 203, 44) + houses.round_tree(344, 196, 10) + houses.round_tree(368, 188, 8)
  things += '<g class="seat-blue">%s</g>' % G(pieces.boat(), 532, 198, .8) + '<g class="seat-red">%s</g>' % G(pieces.boat(), 386, 228, 1.5)
  things += reeds() + G(post_house(), 486, 290)
  things += '<g class="seat-red">%s</g>' % (dust() + G(gallop(), 214, 224, 1.08))
  things += houses.sheaf(98, 284, 1.4) + houses.sheaf(118, 288, 1.2) + houses.round_tree(120, 332, 14) + land.bush(148, 330, 8) + houses.round_tree(612, 328, 13) + land.bush(584, 330, 9) + birds()
  defs = '<clipPath id="edge"><path d="%s"/></clipPath>' % edge(.95)
  return defs, '<rect id="box-welcome" width="%d" height="%d" class="box"/>\n<g id="welcome"><g transform="translate(0 %d)">%s</g></g>\n' % (W, H, -TOP, body + gathered(things))
