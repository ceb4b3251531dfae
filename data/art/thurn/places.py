# SPDX-FileCopyrightText: The Relais developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""What stands on the map: cities with their lots and plates, posts for the regions' letters, the shelf, the desk, title and compass."""
import math
import random

from draw import C, E, G, P, R, n, smooth
from emblems_places import horn
from letters import pen
from places import compass as rose
from thurn import geometry as g, skylines
from thurn.arms import arms



def square(x, y, seed):
  """The market place a city stands round: trodden earth, as the hand draws a round-cornered field."""
  rr, pts = random.Random(seed), []
  for i in range(16):
    a = 2 * math.pi * i / 16
    c, s = math.cos(a), math.sin(a)
    k = (abs(c) ** 3 + abs(s) ** 3) ** (-1 / 3.0) * rr.uniform(.98, 1.03)
    pts.append((x + 76 * k * c, y + 9 + 38 * k * s))
  return smooth(pts, True)


def squares():
  d = "".join(square(x, y, int(x)) for x, y in g.CITIES.values())
  return P(d, "market", "furrow", 1.2, op=.88)


def lots():
  """The four plots of every city: dug soil, pegs, a rope, and on a stake the sign of the player whose house comes here."""
  soil, pegs, ropes, stakes, signs = "", "", "", "", ""
  for x, y in g.CITIES.values():
    for seat, (dx, dy) in g.LOT.items():
      u, v = x + dx, y + dy
      soil += "M%s %sq0 -5.5 14.5 -5.5t14.500 5.5t-14.5 5.5t-14.5 -5.5Z" % (n(u + 1.5), n(v + 27))
      pegs += "M%s %sv-7M%s %sv-7" % (n(u + 3), n(v + 30), n(u + 29), n(v + 30))
      ropes += "M%s %sq13 5 26 0" % (n(u + 3), n(v + 25))
      cx, cy = u + 16, v + 13
      stakes += "M%s %sv8" % (n(cx), n(cy + 6))
      signs += {"red": "M%s %sa6.400 6.4 0 1 0 .1 0Z" % (n(cx), n(cy - 6.4)), "yellow": "M%s %sh11.400v11.400h-11.4Z" % (n(cx - 5.7), n(cy - 5.7)),
                "green": "M%s %sl7.300 12.2h-14.6Z" % (n(cx), n(cy - 7)), "blue": "M%s %sl6.800 8l-6.8 8l-6.8 -8Z" % (n(cx), n(cy - 8))}[seat]
  return P(soil, "soil", None, op=.45) + P(stakes, None, "ink2", 1.7) + P(pegs, None, "ink2 fine", 1.7) + P(ropes, None, "ink2 fine", 1, extra='stroke-dasharray="3 2.5"') + P(signs, "lot", "ink2", 1.5)


def cities():
  o = squares() + lots()
  for i, (x, y) in sorted(g.CITIES.items(), key=lambda q: q[1][1]):
    o += G(skylines.ALL[i](), x, y + g.FOOT)
  return o + plates()


def plates():
  """The names' plates in the colour of the land; the ends are cut like a ribbon's."""
  by, all_d = {}, ""
  for i, (x, y) in g.CITIES.items():
    dx, dy, w, h = g.plate(i)
    d = "M%s %sH%sl-5 %sl5 %sH%sl5 %sZ" % (n(x + dx - 6), n(y + dy), n(x + dx + w + 6), n(h / 2), n(h / 2), n(x + dx - 6), n(-h / 2))
    by[g.REGION[i]] = by.get(g.REGION[i], "") + d
    all_d += d
  return P(all_d, "shadow", op=.22, extra='transform="translate(1.5 2)"') + "".join(P(d, "t-" + r, "ink", 1.5) for r, d in by.items())


def post(group):
  """A post at the roadside with the region's arms on a board; from its nail hang the letters, below them is written what comes after."""
  x, y = g.STANDS[group]
  r = g.GROUPS[group]
  o = E(x - 20, y + 44, 20, 4, "shadow", op=.2) + P("M%s %sV%sM%s %sH%sM%s %sl10 -10" % (n(x - 31), n(y + 45), n(y - 44), n(x - 34), n(y - 41), n(x + 34), n(x - 31), n(y - 28)), None, "ink", 6)
  o += P("M%s %sV%sM%s %sH%sM%s %sl10 -10" % (n(x - 31), n(y + 45), n(y - 44), n(x - 34), n(y - 41), n(x + 34), n(x - 31), n(y - 28)), None, "log", 3.2)
  o += P("M%s %sq3 -6 0 -9M%s %sq3 -5 5 -6M%s %sq-3 -5 -5 -5" % (n(x - 37), n(y + 46), n(x - 25), n(y + 46), n(x - 39), n(y + 46)), None, "wood", 1.6)
  # where the letters hang, when they are all gone
  o += R(x - 24, y - 33, 56, 44, "shade", "ink2", r=3, sw=1.2, op=.85, extra='stroke-dasharray="4 3"')
  if len(r) == 1:
    o += arms(r[0], x - 6, y - 10, .8)
  else:
    o += arms(r[0], x - 10, y - 11, .68) + arms(r[1], x + 14, y - 11, .68)
  bx, by, bw, bh = g.stand(group)[1]
  return o + P("M%s %sv-8M%s %sv-8" % (n(bx + 10), n(by), n(bx + bw - 10), n(by)), None, "ink", 1.4) + R(bx, by, bw, bh, "board", "ink", r=3, sw=1.5)


def shelf():
  """A shelf of planks as La Loire's market: five compartments, and a plank on which is written what comes after."""
  x, y, w, h = g.SHELF
  o = R(x + 3, y + 4, w, h, "shadow", op=.25, r=6) + R(x, y, w, h, "shelf2", "ink", r=5, sw=2.2) + R(x + 5, y + 5, w - 10, h - 35, "shade", "ink", sw=1.2) + R(x + 5, y + 5, w - 10, 7, "shadow", op=.18)
  o += '<rect x="%s" y="%s" width="%s" height="31" rx="3" fill="url(#plank)"/>' % (n(x - 3), n(y + h - 33), n(w + 6)) + R(x - 3, y + h - 33, w + 6, 31, None, "ink", r=3, sw=1.8)
  o += P("M%s %sq60 -5 120 0t110 2M%s %sq50 5 110 -1" % (n(x + 20), n(y + h - 8), n(x + 190), n(y + h - 27)), None, "shelf2", 1.1, op=.8)
  posts = "".join("M%s %sV%s" % (n(x + 8 + 64.4 * k), n(y + 6), n(y + h - 34)) for k in range(1, 5))
  boards = "".join("M%s %sh50v20h-50Z" % (n(q[1][0] + 6), n(q[1][1] + 1)) for k, q in g.tiles().items() if k in g.SHELVES)
  o += P(posts, None, "shelf2", 2) + P(boards, "board", "ink", 1.3)
  for s, (tx, ty, tw, th) in g.shelf().items():
    o += G(sign(s), tx + 4, ty + 12, .9)
  return o


def sign(s):
  """What earns a tile of the shelf, as a faint sign on the back of its compartment: 60 x 40."""
  if s.startswith("len"):
    k = int(s[3])
    pts = [(4 + i * 52.0 / (k - 1), 22 + (7 if i % 2 else -7)) for i in range(k)]
    return P("M" + "L".join("%s %s" % (n(a), n(b)) for a, b in pts), None, "ink2", 2) + P("".join("M%s %sh.1" % (n(a), n(b)) for a, b in pts), None, "ink2", 7)
  if s == "outside":
    return P("".join("M%s %sh10v8q0 4 -5 6q-5 -2 -5 -6Z" % (n(5 + (i % 4) * 13.5), n(4 + (i // 4) * 18)) for i in range(8)), None, "ink2", 1.6)
  return P("M16 38V4M16 6q10 -5 18 0t16 0v17q-8 5 -16 0t-18 0", None, "ink2", 2)


def recess(r, m=2):
  x, y, w, h = r
  return "M%s %sh%sq6 0 6 6v%sq0 6 -6 6h%sq-6 0 -6 -6v%sq0 -6 6 -6Z" % (n(x + 6 - m), n(y - m), n(w - 12 + 2 * m), n(h - 12 + 2 * m), n(-w + 12 - 2 * m), n(-h + 12 - 2 * m))


def desk():
  """The postmaster's desk: trays for the deck, the row, the discards, stalls for the coaches."""
  y = g.DESK
  d = g.desk()
  o = R(12, y, 1576, 181, "shelf2", "ink", r=4, sw=2.2) + '<rect x="16" y="%s" width="1568" height="174" rx="3" fill="url(#plank)"/>' % n(y + 3.5)
  o += P("M20 %sq300 5 620 -2t944 3M20 %sq400 -6 760 1t804 -2M20 %sq260 4 700 0t860 2" % (n(y + 52), n(y + 104), n(y + 150)), None, "shelf2", 1.3, op=.55) + P("M18 %sH1582" % n(y + 6), None, "shelf3", 1.6, op=.7)
  trays = "".join(recess(r) for k, r in d.items())
  o += P(trays, "shadow", None, op=.3, extra='transform="translate(0 -1.5)"') + P(trays, "tray", "ink", 1.6)
  o += P("".join(recess(r, -6) for r in d.values()), None, "shelf", 1.2, op=.7, extra='stroke-dasharray="5 5"')
  o += "".join(G(horn("shelf", None), r[0] + r[2] / 2 - 24, r[1] + r[3] / 2 - 26, .5) for k, r in d.items() if k.startswith("slot") or k in ("deck", "discards"))
  # brass labels under the coaches for how many are left
  for k, r in d.items():
    if k.startswith("coach"):
      o += R(r[0] + 20, r[1] + r[3] + 6, r[2] - 40, 20, "board", "ink", r=3, sw=1.4)
  # the desk's parts: a moulding before the discards and one before the coaches
  bars = "".join("M%s %sV%s" % (n(x), n(y + 6), n(y + 175)) for x in (150, 893.5, 1029))
  return o + P(bars, None, "ink", 5) + P(bars, None, "shelf3", 2.6)


def title():
  """The cartouche: La Loire's parchment and ribbon, the post's horn under the name."""
  x, y, w, h = g.TITLE
  mx = x + w / 2
  tail = lambda a, s: "M%s %sl%s 8l%s 15l%s 18h%sv-41Z" % (n(a), n(y + 34), n(-s * 15), n(s * 9), n(-s * 9), n(s * 32))
  o = P(tail(x + 20, 1) + tail(x + w - 20, -1), "wax", "ink", 1.8) + P("M%s %sh20l-6 -9ZM%s %sh-20l6 -9Z" % (n(x + 18), n(y + 80), n(x + w - 18), n(y + 80)), "wax2", "ink", 1)
  edge = lambda a, b: "M%s %sQ%s %s %s %sV%sQ%s %s %s %sZ" % (n(x + a), n(y + 10 + b), n(mx), n(y - 6 + b), n(x + w - a), n(y + 10 + b), n(y + 82 - b), n(mx), n(y + 66 - b), n(x + a), n(y + 82 - b))
  o += P(edge(12, 0), "halo", "ink", 2.4) + P(edge(17, 4.5), None, "gold2", 1.1)
  s = .6
  wide = pen("Thurn und Taxis", 0, 0, s)[1]
  o += P(pen("Thurn und Taxis", mx - wide / 2 - 1, y + 41, s)[0], "ink", "ink", .9)
  o += P("M%s %sh-44M%s %sh44" % (n(mx - 24), n(y + 60), n(mx + 24), n(y + 60)), None, "wax", 1.6) + P("M%s %sh.1M%s %sh.1" % (n(mx - 72), n(y + 60), n(mx + 72), n(y + 60)), None, "wax", 4.4)
  return o + G(horn(), mx - 17, y + 43, .34)


def compass():
  x, y, r = g.COMPASS
  return rose(dict(cx=x, cy=y, r=r)) + P("M%s %sq10 10 20 0" % (n(x - 10), n(y + r + 2)), None, "wax", 2) + G(horn(), x - 17, y + r + 1, .36)


def inset():
  """The sheet on which Lodz lies, pinned to the map's corner; its far road comes in from Pilsen."""
  x, y, w, h = g.INSET
  o = R(x - 5, y - 5, w + 10, h + 10, "halo", "ink", r=3, sw=2.2)
  return P("M%s %sh%sv%sh%sZ" % (n(x - 2), n(y - 1), n(w + 11), n(h + 11), n(-w - 11)), "shadow", op=.25) + o


def inset_rim():
  x, y, w, h = g.INSET
  return R(x, y, w, h, None, "ink", sw=1.3) + P("M%s %sh.1M%s %sh.1M%s %sh.1" % (n(x - .5), n(y), n(x + w), n(y), n(x + w), n(y + h)), None, "ink", 7) + P("M%s %sh.1M%s %sh.1M%s %sh.1" % (n(x - .5), n(y), n(x + w), n(y), n(x + w), n(y + h)), None, "gold", 4)


def frame():
  """The neat line of a map, as La Loire's."""
  o = R(4.5, 4.5, 1591, 991, None, "ink", r=5, sw=2.4) + R(11, 11, 1578, 978, None, "ink", r=2, sw=1)
  return o + R(7.8, 7.8, 1584.4, 984.4, None, "ink2", sw=3.6, extra='stroke-dasharray="22 22" stroke-linecap="butt"')
