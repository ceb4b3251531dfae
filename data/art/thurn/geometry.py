# SPDX-FileCopyrightText: The Relais developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Geometry of the board of Thurn und Taxis, 1600 x 1000: cities by longitude and latitude, roads bowed between them, regions, tile
stands, the shelf and the desk."""
import json
import math
import os
import random

DATA = json.load(open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "games", "thurn.json"), encoding="utf-8"))
W, H = 1600, 1000
DESK = 808                                # below the map: deck, row, discards, coaches
# a city is a skyline between four lots, its name on a plate at the foot; all from its middle
BX, BT, BB = 71, 52, 61
FOOT = 32                                 # where the skyline stands
LOT = dict(red=(-71, -30), yellow=(39, -30), green=(-71, 4), blue=(39, 4))
LW, LH = 32, 34
PLATE_Y, PLATE_H = 38, 23
STAND = (72, 94)                          # a post with the letters of a region
ROADCLEAR, EXIT, APART = 9, 20, 15

# longitude x 0.66 and latitude, scaled, then moved as little as possible (42 units at most) until plates and lots have air
CITIES = dict(mannheim=(268, 177), carlsruhe=(261, 322), freiburg=(157, 521), stuttgart=(437, 303), ulm=(582, 444), sigmaringen=(409, 544), basel=(103, 665),
              zurich=(293, 703), innsbruck=(868, 726), salzburg=(1198, 594), linz=(1452, 462), pilsen=(1267, 96), budweis=(1486, 296), lodz=(1487, 106),
              wurzburg=(573, 90), nurnberg=(809, 168), regensburg=(1031, 287), ingolstadt=(856, 325), augsburg=(758, 466), munchen=(933, 509),
              kempten=(646, 609), passau=(1277, 402))
STANDS = dict(baden=(77, 219), baiern=(937, 67), wurttemberg_hohenzollern=(284, 449), schweiz_tyrol=(599, 741), bohmen_salzburg=(1353, 279))
INSET = (1392, 20, 188, 158)
SHELF = (1246, 690, 336, 106)             # tiles for length, outside and the end
SHELVES = ("len5", "len6", "len7", "outside", "end")
TITLE = (22, 20, 244, 92)
COMPASS = (74, 378, 44)                   # middle, radius
FIXED = [("title",) + TITLE, ("shelf",) + SHELF, ("inset",) + INSET, ("compass", 24, 322, 100, 118)]
CARD = (114, 160)
COACH = (96, 134)
NAMES = {c["id"]: c["name"] for c in DATA["cities"]}
REGION = {c["id"]: c["region"] for c in DATA["cities"]}
TITLES = {r["id"]: r["name"] for r in DATA["regions"]}
GROUPS = {q["id"]: q["regions"] for q in DATA["groups"]}


def text_width(s, size):
  """No less than what a serif of this size takes."""
  return size * sum(.86 if ch in "MWÜ" else .7 if ch.isupper() else .32 if ch in "ijltfrI" else .82 if ch in "mw" else .54 for ch in s)


def plate(c):
  """The name's plate, from the city's middle."""
  w = max(74, text_width(NAMES[c], 19) + 18)
  return -w / 2, PLATE_Y, w, PLATE_H


def rect(x, y, kind="city"):
  return (x - BX, y - BT, x + BX, y + BB) if kind == "city" else (x - STAND[0] / 2, y - STAND[1] / 2, x + STAND[0] / 2, y + STAND[1] / 2)


def blocks():
  """Everything a road, a river or a tree keeps clear of: (name, x0, y0, x1, y1)."""
  out = [("city-" + i,) + rect(*p) for i, p in CITIES.items()] + [("tiles-" + i,) + rect(*p, kind="stand") for i, p in STANDS.items()]
  return out + [(f[0], f[1], f[2], f[1] + f[3], f[2] + f[4]) for f in FIXED if f[0] != "inset"]


def apart(a, b):
  """How far two rectangles are apart; below 0 they overlap."""
  dx, dy = max(a[0] - b[2], b[0] - a[2], 0), max(a[1] - b[3], b[1] - a[3], 0)
  if dx == 0 and dy == 0:
    return -min(a[2] - b[0], b[2] - a[0], a[3] - b[1], b[3] - a[1])
  return math.hypot(dx, dy)


def crossing(p, q, r, s):
  def o(a, b, c):
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
  return o(p, q, r) * o(p, q, s) < 0 and o(r, s, p) * o(r, s, q) < 0


def to_line(p, a, b):
  dx, dy = b[0] - a[0], b[1] - a[1]
  t = max(0, min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy + 1e-9)))
  return math.hypot(p[0] - a[0] - t * dx, p[1] - a[1] - t * dy)


def lines_apart(a, b, c, d):
  return 0 if crossing(a, b, c, d) else min(to_line(a, c, d), to_line(b, c, d), to_line(c, a, b), to_line(d, a, b))


def to_rect(a, b, r):
  """The distance of a line from a rectangle."""
  for p in (a, b):
    if r[0] <= p[0] <= r[2] and r[1] <= p[1] <= r[3]:
      return 0
  cs = [(r[0], r[1]), (r[2], r[1]), (r[2], r[3]), (r[0], r[3])]
  return min(lines_apart(a, b, cs[i], cs[(i + 1) % 4]) for i in range(4))


def leave(c, t):
  """Where the line from the middle of the city c towards t leaves its block."""
  dx, dy = t[0] - c[0], t[1] - c[1]
  k = min((BX / abs(dx)) if dx else 9e9, ((BB if dy > 0 else BT) / abs(dy)) if dy else 9e9)
  return c[0] + dx * k, c[1] + dy * k


def bezier(p, k=20):
  out = []
  for i in range(k + 1):
    t = i / k
    u = 1 - t
    out.append(tuple(u ** 3 * p[0][j] + 3 * u * u * t * p[1][j] + 3 * u * t * t * p[2][j] + t ** 3 * p[3][j] for j in (0, 1)))
  return out


def chains_apart(p, q):
  return min(lines_apart(p[i], p[i + 1], q[j], q[j + 1]) for i in range(len(p) - 1) for j in range(len(q) - 1))


def roads():
  """A curve for each road, from block to block, bowed as far as the neighbours allow, now to this side, now to that."""
  obstacles = [(b[0][5:] if b[0].startswith("city-") else b[0], b[1:]) for b in blocks()]
  mine = {k: r for k, r in obstacles if k in CITIES}
  done, rnd = {}, random.Random(5)
  ends = lambda e: (leave(CITIES[e[0]], CITIES[e[1]]), leave(CITIES[e[1]], CITIES[e[0]]))
  for e in sorted((tuple(sorted(r)) for r in DATA["roads"]), key=lambda e: -math.dist(CITIES[e[0]], CITIES[e[1]])):
    a, b = ends(e)
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = math.hypot(dx, dy)
    nx, ny = -dy / length, dx / length
    w = rnd.choice((-1, 1))
    tries = [t for k in (.15, .11, .08, .05, .03, 0) for s in (w, -w) for t in ((s * k, s * k), (s * k, -s * k * .6))] + [(s * k, s * k) for k in (.2, .26, .34) for s in (w, -w)]
    best = None
    for u, v in tries:
      c = (a, (a[0] + dx * .33 + nx * u * length, a[1] + dy * .33 + ny * u * length), (a[0] + dx * .67 + nx * v * length, a[1] + dy * .67 + ny * v * length), b)
      pl = bezier(c, 14)
      near = [r for k, r in obstacles if k not in e and apart(r, (min(a[0], b[0]) - 40, min(a[1], b[1]) - 40, max(a[0], b[0]) + 40, max(a[1], b[1]) + 40)) < 30]
      g = min([min(to_rect(pl[i], pl[i + 1], r) for i in range(14)) for r in near] or [99])
      own = min(to_rect(pl[i], pl[i + 1], mine[k]) for k in e for i in range(3, 10)) if length > 60 else 9
      h = 99
      for e2, p2 in done.items():
        shared = set(e) & set(e2)
        if shared:
          k = shared.pop()
          q, p = p2[1] if e2[0] == k else p2[1][::-1], pl if e[0] == k else pl[::-1]
          h = min(h, math.dist(p[0], q[0]) / EXIT * APART, chains_apart(p[1:], q[1:]))
        else:
          h = min(h, chains_apart(pl, p2[1]))
      score = min(g - ROADCLEAR, h - APART, own - 2)
      if best is None or score > best[0]:
        best = (score, c, pl)
      if score >= 0:
        break
    done[e] = best[1:]
  return {"%s-%s" % e: done[e][0] for e in sorted(done)}


def desk():
  """The rectangles of the desk: x, y, w, h by id."""
  y = 818
  out = {"deck": (28, y) + CARD, "discards": (904, y) + CARD}
  for k in range(6):
    out["slot-%d" % (k + 1)] = (158 + 121 * k, y) + CARD
  for i, k in enumerate(sorted(DATA["coaches"])):
    out["coach-" + k] = (1040 + 109 * i, y, COACH[0], COACH[1])
  return out


def shelf():
  """The tiles of the shelf."""
  x, y = SHELF[0], SHELF[1]
  return {s: (x + 9 + 64.4 * i, y + 12, 62, 56) for i, s in enumerate(SHELVES)}


def stand(group):
  """Of a region's stand: where the letters hang, where the values to come are written."""
  x, y = STANDS[group]
  return (x - 26, y - 36, 62, 56), (x - 25, y + 24, 60, 19)


def tiles():
  """The places of the ten kinds of tiles and of the values that follow the first: (tile, values)."""
  out = {g: stand(g) for g in STANDS}
  for s, r in shelf().items():
    out[s] = (r, (r[0], SHELF[1] + 78, 62, 22))
  return out
