# SPDX-FileCopyrightText: The Relais developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The picture of the start page: the mail on its way from an imperial city to the mountains, on the window's own ground as La Loire's."""
import houses
import land
import plants
from draw import C, G, P, n, smooth
from emblems_places import horn
from merge import gathered
from thurn import pieces, scenery, skylines
from welcome import H, TOP, W, edge

K = "ink"
RIVER = [(-20, 246), (70, 232), (150, 226), (240, 232), (330, 236), (400, 226), (438, 208), (424, 192), (388, 180), (400, 168), (450, 158), (520, 152), (600, 150), (740, 146)]
ROAD = [(-20, 318), (60, 308), (150, 300), (240, 300), (330, 306), (430, 310), (520, 304), (610, 294), (740, 284)]


def ridge(pts):
  return smooth(pts) + "L%s 370L%s 370Z" % (n(pts[-1][0]), n(pts[0][0]))


def ground():
  o = C(300, 108, 24, "gold3") + P(ridge([(-10, 150), (80, 126), (180, 134), (300, 122), (420, 132), (560, 124), (730, 132)]), "verge") + P(ridge([(-10, 150), (80, 126), (180, 134), (300, 122), (420, 132), (560, 124), (730, 132)]), "wood3", op=.45)
  o += P(ridge([(-10, 176), (90, 160), (200, 164), (330, 156), (450, 150), (600, 146), (730, 150)]), "meadow", op=.8) + P(ridge([(-10, 220), (120, 206), (300, 214), (480, 198), (620, 204), (730, 196)]), "meadow")
  wide = [(x, y, 4 + 13 * max(0, (y - 140) / 100.0)) for x, y in RIVER]
  water = smooth([(x, y - w / 2) for x, y, w in wide]) + "L" + smooth([(x, y + w / 2) for x, y, w in wide][::-1])[1:] + "Z"
  o += P(water, None, "sand", 9) + P(water, "river1", "river2", 2.2) + P("M40 236q4 -3 8 0t8 0M120 228q4 -3 8 0t8 0M210 230q4 -3 8 0t8 0M300 236q4 -3 8 0t8 0M404 214q4 -3 8 0", None, "riverlight", 1.5)
  d = smooth(ROAD)
  o += P(d, None, "shadow", 25, op=.16, extra='transform="translate(1.5 3)"') + P(d, None, K, 23) + P(d, None, "roadfill", 19.4) + P(d, None, "road", 1.2, op=.8, extra='stroke-dasharray="5 6"')
  tufts = ((36, 262), (214, 278), (292, 272), (446, 274), (96, 336), (168, 330), (250, 330), (338, 334), (470, 336), (560, 330), (640, 262), (600, 236), (520, 226))
  return o + P("".join("M%s %sl-2 -5m3.5 5v-6m1.5 6l2 -5" % q for q in tufts), None, "wood", 1.3, op=.8)


def signpost():
  """Three arms: where the next roads lead."""
  o = P("M0 4V-72", None, K, 7) + P("M0 3V-71", None, "log", 3.6)
  for y, s in ((-66, 1), (-52, -1), (-38, 1)):
    o += P("M%s %sh%sl%s 5.5l%s 5.5h%sZ" % (n(-6 * s), y, n(38 * s), n(7 * s), n(-7 * s), n(-38 * s)), "board", K, 1.8) + P("M%s %sh%s" % (n(2 * s), n(y + 5.5), n(24 * s)), None, "ink2", 1.6)
  return o + P("M-10 5q5 -6 10 0t11 0", None, "wood", 2)


def post_house():
  o = houses.cottage(50, 0, 2.5, "slate", 17) + houses.cottage(0, 2, 3.1, "roof", 15, True)
  return o + P("M-14 6v-62h30", None, K, 3) + P("M4 -56v5M-8 -56v5", None, K, 1.4) + C(-2, -39, 13, "plaque", K, sw=2) + C(-2, -39, 10, None, "gilt", sw=1) + G(horn(), -12.5, -49.5, .21)


def welcome():
  """Answers (definitions, body)."""
  body = P(edge(1), "verge", None, op=.3) + P(edge(.975), "verge", None, op=.5) + '<g clip-path="url(#edge)">%s</g>' % gathered(ground())
  things = scenery.alps(474, 150, 100, 66) + scenery.alps(604, 152, 96, 60) + scenery.alps(536, 158, 112, 80) + G(skylines.ALL["innsbruck"](), 470, 162, .5) + G(skylines.ALL["salzburg"](), 628, 172, .66)
  things += plants.wood(40, 168, 60, 34, 11, 6) + G(skylines.ALL["nurnberg"](), 312, 164, .6) + scenery.firs(350, 172, 40, 30) + G(skylines.ALL["regensburg"](), 150, 226, 1.72)
  things += houses.poplar(60, 214, 50) + houses.poplar(232, 214, 44) + houses.round_tree(262, 214, 10) + scenery.chapel(296, 214) + scenery.barley(474, 232) + scenery.cows(548, 226)
  things += G(signpost(), 474, 292) + G(post_house(), 556, 282) + pieces.coach(4, 196, 306, 1.02)
  things += houses.round_tree(112, 338, 13) + land.bush(140, 336, 8) + houses.round_tree(612, 330, 13) + land.bush(584, 332, 9)
  defs = '<clipPath id="edge"><path d="%s"/></clipPath>' % edge(.95)
  return defs, '<rect id="box-welcome" width="%d" height="%d" class="box"/>\n<g id="welcome"><g transform="translate(0 %d)">%s</g></g>\n' % (W, H, -TOP, body + gathered(things))
