# SPDX-FileCopyrightText: The Relais developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Cards, 250 x 350: cities, coaches, officials, kinds of tiles, the back; and the small forms of 114 x 160 that stay readable at 56
units of width. Words are written into the slots by the application."""
import goods
from cards import rule, sheet
from draw import C, E, G, P, R, n, smooth
from emblems_places import horn
from letters import number
from thurn import emblems, geometry as g, pieces
from thurn.arms import arms

K = "ink"
CW, CH = 250, 350
MW, MH = g.CARD
WINDOW = "M26 226V112Q26 74 64 74H186Q224 74 224 112V226Z"
SLOTS = {"title": (66, 21, 166, 40), "region": (30, 231, 190, 24), "map": (22, 262, 150, 76), "roads": (186, 276, 40, 26), "kind": (70, 22, 164, 38), "text": (24, 216, 202, 74),
         "points": (186, 290, 54, 54), "left": (22, 304, 70, 30), "mini-title": (5, 128, 104, 26), "coach-points": (60, 100, 30, 30), "coach-number": (30, 8, 36, 26)}
DEGREE = {c: sum(c in r for r in g.DATA["roads"]) for c in g.CITIES}


def ribbon(fill, fold="shadow"):
  """La Loire's ribbon with its swallow tail, in the card's colour."""
  return P("M40 60L52 78V60Z", fold, K, 1.6) + P("M34 20H240L234 41L240 62H34Z", fill, K, 3) + P("M36 24.5H233M36 57.5H233", None, "hlight", 1.3, op=.55)


def country(r):
  """Behind a skyline: evening light over the land's hills."""
  o = P(WINDOW, "t-" + r) + C(176, 112, 17, "gold3", op=.9) + P("M44 108q8 -10 18 -4q8 -9 17 -1q11 -1 10 7H50q-8 0 -6 -2Z", "hide", op=.6)
  o += P("M27 225V176Q62 152 104 168Q150 184 223 150V225Z", "wood3", None, op=.55) + P("M27 225V196Q76 176 126 188Q176 198 223 178V225Z", "meadow") + P("M27 196Q76 176 126 188Q176 198 223 178M27 176Q62 152 104 168Q150 184 223 150", None, "sink", 1.2, op=.7)
  return o + P("M27 214Q120 204 223 214V225H27Z", "market")


def signpost(c):
  """How many roads lead out: the number on an arm of the post."""
  o = P("M192 340V270", None, K, 7) + P("M192 339V271", None, "log", 3.6) + P("M178 274H222L234 287L222 300H178Z", "board", K, 2.2) + P("M206 306H174L164 316L174 326H206Z", "board", K, 2.2)
  return o + P(number(202, 287, DEGREE[c], 15), None, "ink", 2.8) + P("M180 316H200M186 311l-6 5l6 5", None, "ink2", 2) + P("M182 341q5 -5 10 0t12 0", None, "wood", 2)


def locator(c):
  """The whole map with this city's land, its roads and the city."""
  x, y = g.CITIES[c]
  o = '<use href="#map"/><use href="#land-%s" class="f-r-%s" fill-opacity=".75"/><use href="#borders"/>' % (g.REGION[c], g.REGION[c])
  spokes = "".join("M%s %sL%s %s" % (x, y, *g.CITIES[b if a == c else a]) for a, b in g.DATA["roads"] if c in (a, b))
  o += P(spokes, None, "halo", 30) + P(spokes, None, K, 15) + C(x, y, 52, "wax", "halo", sw=22)
  return '<g transform="translate(22 264)scale(.0915)">%s</g>' % o


def city(c):
  r = g.REGION[c]
  o = sheet("r-" + r) + country(r) + G('<use href="#sky-%s"/>' % c, 125, 215, 1.52) + P(WINDOW, None, K, 2.6) + P("M30 226V113Q30 78 65 78H185Q220 78 220 113V226", None, "gilt", 1.2, op=.8)
  o += P("M34 258H100M150 258H216", None, "gilt", 1.4) + P("M125 258l7 -6l7 6l-7 6ZM111 258l7 -6l7 6l-7 6Z", "gold", "gilt", 1.2)
  return o + locator(c) + signpost(c) + ribbon("r-" + r) + arms(r, 38, 44, 1.42)


def mini(c):
  """For hand, row and route: arms on the land's band, a large skyline, the name's plate."""
  r = g.REGION[c]
  o = R(3, 4, 110, 155, "shadow", op=.25, r=8) + R(1.5, 1.5, 109, 155, "paper", K, r=8, sw=2.6)
  o += P("M3.5 124V10Q3.5 3.5 10 3.5H102Q108.5 3.5 108.5 10V124Z", "t-" + r) + P("M3.5 124V108Q30 96 58 102Q84 108 108.5 96V124Z", "meadow") + P("M3.5 108Q30 96 58 102Q84 108 108.5 96", None, "sink", 1.1, op=.7)
  o += G('<use href="#sky-%s"/>' % c, 56, 119, 1.14)
  o += P("M2.5 30V10Q2.5 2.5 10 2.5H102Q109.5 2.5 109.5 10V30Z", "r-" + r, K, 2) + P("M6 26H106", None, "hlight", 1.2, op=.6)
  return o + arms(r, 22, 25, .98) + P("M3.5 125H108.5", None, K, 2) + P("M3.5 126H108.5V148Q108.5 154.5 102 154.5H10Q3.5 154.5 3.5 148Z", "sheet") + R(1.5, 1.5, 109, 155, None, K, r=8, sw=2.6)


def scene(o=""):
  return P(WINDOW, "sky") + C(70, 108, 16, "gold3", op=.9) + P("M120 104q8 -11 19 -4q9 -9 18 -1q12 -1 11 8h-44q-8 0 -4 -3Z", "hide", op=.7) + P("M27 225V170Q80 150 130 164Q180 176 223 150V225Z", "wood3", op=.7) + P("M27 225V192Q90 178 223 186V225Z", "meadow") + P("M27 225V205H223V225Z", "roadfill") + P("M27 205H223", None, K, 1.6) + P("M34 215H216", None, "road", 1.4, extra='stroke-dasharray="6 6"')


def coach(k):
  """The team is counted in pairs; below, the route it asks for, card by card; the points go on the seal."""
  t, v = k - 1, k
  s = min(1.0, 184.0 / (pieces.length(t) + 22))
  o = sheet("wood2") + scene() + pieces.coach(t, 125 - (pieces.length(t) - 22) * s / 2, 212, s) + P(WINDOW, None, K, 2.6)
  o += ribbon("wood2") + C(38, 41, 25, "plaque", K, sw=3) + C(38, 41, 20.5, None, "gilt", sw=1.2) + P(number(38, 41, v, 25), None, "line", 4.8)
  w = min(22, (190 - (v - 1) * 5) / v)
  x0 = 125 - (v * w + (v - 1) * 5) / 2
  o += P("M%s 252H%s" % (n(x0 - 8), n(x0 + v * w + (v - 1) * 5 + 8)), None, K, 6) + P("M%s 252H%s" % (n(x0 - 8), n(x0 + v * w + (v - 1) * 5 + 8)), None, "road", 3)
  o += "".join(R(x0 + i * (w + 5), 236, w, 32, "sheet", K, r=3, sw=2) + P("M%s 243h%s" % (n(x0 + i * (w + 5) + 4), n(w - 8)), None, "wood2", 5) for i in range(v))
  o += "".join(R(24 + 8 * i, 300 - 4 * i, 28, 38, "paper2", "ink2", r=3, sw=1.6) for i in range(3))
  return o + goods.seal(212, 316, 28)


def mini_coach(k):
  """On the desk, 96 x 134: the number large, the coach, its horses in pairs, the seal for the points."""
  t = k - 1
  o = R(2.5, 3.5, 93, 130, "shadow", op=.25, r=7) + R(1.5, 1.5, 91, 130, "paper", K, r=7, sw=2.4) + P("M2.5 40V9Q2.5 2.5 9 2.5H85Q91.5 2.5 91.5 9V40Z", "wood2", K, 2) + P("M6 36H88", None, "hlight", 1.2, op=.6)
  o += P("M3 41H91V87H3Z", "sky") + P("M3 74Q30 62 52 68Q74 74 91 64V87H3Z", "meadow") + P("M3 82H91V88H3Z", "roadfill") + P("M3 41H91M3 88.5H91", None, K, 1.5)
  o += P(number(47, 20.5, k, 25), None, "mark", 5) + pieces.coach(0, 34, 86.5, .54)
  for i in range((t + 1) // 2):
    if 2 * i + 1 < t:
      o += G(pieces.horse("snow", "stone2"), 8.5 + 17.6 * i, 93.5, .2)
    o += G(pieces.horse("horse", "horse2"), 3.5 + 17.6 * i, 104.5, .2)
  return o + goods.seal(75, 115, 14.5)


def framed(edge, emblem):
  """A plain card with its emblem in the medallion."""
  from cards import medallion
  return sheet(edge) + medallion(edge) + rule() + ribbon(edge) + G(emblem, 77, 92, 1.0)


def official(i):
  return framed("teal", emblems.OFFICIALS[i]()) + C(38, 41, 25, "plaque", K, sw=3) + C(38, 41, 20.5, None, "gilt", sw=1.2) + G(horn(), 20, 23, .375)


def tile(s):
  return framed("wax", emblems.tile(s)) + C(38, 41, 25, "plaque", K, sw=3) + C(38, 41, 20.5, None, "gilt", sw=1.2) + P("M25 33h26v18h-26ZM25 33l13 11l13 -11", None, "line", 2.6) + goods.seal(212, 316, 26)


def lattice(x0, y0, x1, y1, step):
  """Slanted lines of both families, cut to a field."""
  d = ""
  slope = 1.25
  for sgn in (1, -1):
    c = -(y1 - y0) / slope
    while c < x1 - x0:
      t0, t1 = (max(0, -c), min((y1 - y0) / slope, x1 - x0 - c))
      if t1 > t0:
        a, b = x0 + c + t0, x0 + c + t1
        if sgn < 0:
          a, b = x0 + x1 - a, x0 + x1 - b
        d += "M%s %sL%s %s" % (n(a), n(y0 + t0 * slope), n(b), n(y0 + t1 * slope))
      c += step
  return d


def back():
  """The post's livery: wax red with a lattice of gold, the horn in the middle."""
  o = R(4, 6, 243, 341, "shadow", op=.22, r=15) + R(2, 2, 244, 342, "paper", K, r=14, sw=3.2) + R(13, 13, 222, 320, "wax", K, r=8, sw=2.2)
  o += P(lattice(14, 14, 234, 332, 30), None, "gold", 1.4, op=.6) + R(13, 13, 222, 320, None, "gold", r=8, sw=1.6) + R(21, 21, 206, 304, None, "gold", r=5, sw=1, op=.7)
  return o + C(125, 173, 62, "plaque", K, sw=3) + C(125, 173, 55, None, "gilt", sw=1.6) + G(horn(), 78, 126, .95) + P("M124 200l-7 22l9 -5l5 8l3 -24Z", "wax", K, 2.2)


def mini_back():
  o = R(3, 4, 110, 155, "shadow", op=.25, r=8) + R(1.5, 1.5, 109, 155, "paper", K, r=8, sw=2.6) + R(7.5, 7.5, 97, 143, "wax", K, r=5, sw=1.6) + P(lattice(8.5, 8.5, 103.5, 149.5, 19), None, "gold", 1.1, op=.6)
  return o + R(11, 11, 90, 136, None, "gold", r=3, sw=1.2) + C(56, 79, 31, "plaque", K, sw=2.2) + C(56, 79, 27, None, "gilt", sw=1.1) + G(horn(), 32, 55, .48)


def definitions(shape, cs):
  """What all cards share: the skylines, the small map."""
  thin = lambda p: smooth(p[::2], True)
  from draw import poly
  d = {r: "".join(thin(p) for p in loops) if r != "polen" else poly(loops[0]) for r, loops in shape.items()}
  o = "".join('<path id="land-%s" d="%s"/>' % q for q in d.items())
  o += '<g id="map">%s</g>' % P("".join(d.values()), "paper2", "ink2", 16)
  return o + '<g id="borders">%s</g>' % P("".join(smooth(p[::2] + p[-1:]) for l, r, p in cs if l is not None and r is not None), None, "ink2", 8, op=.8)
