# SPDX-FileCopyrightText: The Relais developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The sheets of sprites: pieces, emblems, cards. Every sprite is a group with an id and holds its own full size as an unpainted box."""
import cards
import emblems_people
import emblems_places
import goods
import icons
import pieces
from draw import C, G, P, R, box, n
from merge import gathered

SEATS = goods.SEATS
STACK = .94                               # of the stacks in their boxes


def grid(rows, width, gap=14):
  """Lays rows of (id, w, h, drawing) out so that the file can be looked at; answers height and text."""
  o, y = "", gap
  for row in rows:
    x, high = gap, 0
    for i, w, h, body in row:
      if x + w + gap > width:
        x, y, high = gap, y + high + gap, 0
      o += '<g transform="translate(%s %s)">' % (n(x), n(y)) + '%s<g id="%s">%s</g></g>\n' % (box("box-" + i, w, h), i, gathered(body))
      x, high = x + w + gap, max(high, h)
    y += high + gap
  return int(y), o


def ground(w, h, body):
  """The sheet's own ground, for looking at it; the sprites are drawn without it."""
  return '<rect id="ground" width="%d" height="%d" class="f-vellum"/>\n' % (w, h) + body


def of_seats(name, w, h, mark):
  """The sprites of the four seats: the seat's colour, the shared drawing, the mark where mark(seat) puts it."""
  return [("%s-%s" % (name, s), w, h, '<g class="seat-%s"><use href="#%s"/></g>%s' % (s, name, mark(s))) for s in SEATS]


def piece_rows():
  m = goods.mark
  rows = []
  for kind, at in (("merchant", (42, 59, 12)), ("messenger", (44, 62, 11))):
    rows.append([(kind, 96, 96, '<use href="#%s-raw"/>' % kind)] + of_seats(kind, 96, 96, lambda s: m(s, *at, sw=3)))
  rows[0] += [("horse", 96, 96, '<use href="#horse-raw" transform="translate(2.4 2)scale(.95)"/>')] + [("horses-%d" % k, 67, 47, pieces.herd(k)) for k in (1, 2, 3)]
  # stacks: figure, horses, direction, seat; the box 35 x 68 is that of the spots on the board
  at = lambda x, y: (17.3 + STACK * x, 64.4 + STACK * y)
  for kind in ("merchant", "messenger"):
    for horses in range(4):
      x, y, r = pieces.stack_mark(kind, horses)
      row = []
      for way in ("east", "west", "free"):
        name = "stack-%s-%d-%s" % (kind, horses, way)
        flip = (lambda v: 35 - v) if way == "west" else (lambda v: v)
        raw = '<use href="#stack-%s-%d-%s"%s/>' % (kind, horses, "square" if way == "free" else "arrow", ' transform="translate(35 0)scale(-1 1)"' if way == "west" else "")
        cx, cy = at(*pieces.COUNT[:2])
        row += [(name, 35, 68, raw + pieces.count(horses, 17.5 if way == "free" else flip(cx), cy, STACK))]
        mx, my = at(x, y)
        row += of_seats(name, 35, 68, lambda s: m(s, flip(mx), my, r, sw=1.2))
      rows.append(row)
  boat = ("boat", 31, 33.3, G(pieces.boat(), 15.3, 16.6))
  rows.append([boat] + of_seats("boat", 31, 33.3, lambda s: m(s, 16.3, 12.6, 5.8, sw=1)))
  rows[-1] += [("token", 24, 24, G(pieces.token(10.6), 11.7, 11.7))] + of_seats("token", 24, 24, lambda s: m(s, 11.7, 11.9, 4.5, sw=1.1))
  for name, draw, at in (("farm", pieces.farm, (-8, -15.4, 3.6)), ("monastery", pieces.monastery, (-13, -18, 4.1)), ("castle", pieces.castle, (0, -24.6, 4.4))):
    s0 = 1.15
    rows.append([(name, 58, 56, G(draw(), 28.4, 51.4, s0))] + of_seats(name, 58, 56, lambda s: m(s, 28.4 + s0 * at[0], 51.4 + s0 * at[1], at[2] * s0, sw=1.1)))
  rows[-1] += [("tower", 40, 56, G(pieces.tower(), 19, 50, 1.16)), ("circus", 48, 47, G(pieces.tent(), 23.5, 43.2, 1.1)), ("goal-flag", 46, 60, pieces.flag()), ("count", 36, 26, pieces.many())]
  rows.append([("shield-" + c, 46, 59, goods.shield(c, 22.7, 28.6, 1.31)) for c in goods.TINCTURES])
  rows.append([("market-%s" % c, 52, 64, tile(c, False)) for c in goods.TINCTURES] + [("market-%s-circus" % c, 52, 64, tile(c, True)) for c in goods.TINCTURES])
  rows.append([("good-" + g, 96, 96, goods.good(g, *{"grain": (47, 46, 2.9)}.get(g, (47, 48, 3.1)))) for g in ("wood", "grain", "cheese", "wine", "beer")])
  rows[-1] += [("denier", 96, 96, goods.denier(46.5, 46.5, 41)), ("coin", 96, 96, goods.coin(46.5, 46.5, 41)), ("seal", 96, 96, goods.seal(48, 48, 43))]
  rows.append([("message-back-%d" % k, 96, 96, letter(k)) for k in (1, 2, 3, 4)] + [("message-front-%d" % k, 96, 96, address(k)) for k in (1, 2, 3, 4)])
  rows.append([("letter", 60, 43, wanted())] + of_seats("letter", 60, 43, lambda s: m(s, 30, 25.5, 8.6, sw=1.9)))
  rows.append([("palace-" + k, 96, 96, emblems_places.palace_sign(k)) for k in emblems_places.PALACES] + [("direction-cw", 96, 96, direction(False)), ("direction-ccw", 96, 96, direction(True))])
  rows.append([("seat-mark-" + s, 48, 48, m(s, 24, 24.6 if s == "green" else 24, 17, sw=3.4)) for s in SEATS])
  rows[-1] += [("seat-badge-" + s, 96, 96, badge(s) + m(s, 48, 47 if s == "green" else 48, 22, sw=4)) for s in SEATS]
  rows.append([("action-" + a, 96, 96, G(icons.action(a), 1, 1, .95)) for a in icons.ACTIONS])
  return rows


def badge(s):
  return '<g class="seat-%s">%s</g>' % (s, C(48, 48, 44, "seat", "markink", sw=5) + C(48, 48, 37.5, None, "mark", sw=2.6, op=.85))


def tile(c, circus):
  """A market tile: the shield on its wooden tablet; the circus side has gold rims and the tent before the shield."""
  o = R(1.4, 1.4, 49.2, 61.2, "gold" if circus else "shelf3", "markink", r=5, sw=1.9) + R(4.4, 4.4, 43.2, 55.2, None, "hlight", r=3, sw=1.1, op=.6)
  if circus:
    return o + goods.shield(c, 25.6, 25.4, 1.02) + G(pieces.tent(), 26, 60.4, .98)
  return o + P("M7 12q18 -3 38 1M8 54q14 3 36 -1", None, "shelf", 1.2, op=.7) + goods.shield(c, 25.6, 31.4, 1.24)


def letter(level):
  """The sealed side, lying."""
  if level == 4:
    o = P("M16 8H70L84 22V88H16Z", "paper", "ink", 4.2) + P("M70 8V22H84", "paper2", "ink", 3.4) + P("M26 30H72M26 41H72M26 52H48", None, "ink2", 3.2) + P("M52 60L46 92L57 85L66 92L66 60Z", "purple", "ink", 3.2)
    return o + goods.seal(58, 62, 17) + P("M58 53V71M51 59H65", None, "gold3", 4)
  o = R(6, 18, 84, 62, "paper", "ink", r=3, sw=4.2) + P("M8 78L40 48M88 78L56 48", None, "ink", 2.8) + P("M8 20L48 56L88 20", "paper2", "ink", 3.4)
  return o + "".join(goods.seal(48 + (k - (level - 1) / 2) * 25, 57, 13) for k in range(level))


def wanted():
  """A sealed letter on the board, in the colour of whose it is: its flap, and the seal for the seat's mark."""
  o = R(2.4, 3.4, 56, 38.4, "shadow", r=4, op=.35) + R(1.6, 1.6, 56.8, 39.4, "seat", "ink", r=4, sw=2.6) + R(4.6, 4.6, 50.8, 33.4, None, "mark", r=2, sw=1.5, op=.8)
  return o + P("M5 39L23 23M55 39L37 23", None, "mark", 1.6, op=.8) + P("M4 5L30 29L56 5", None, "mark", 3) + C(30, 25, 12.4, "seat", "mark", sw=2)


def address(level):
  """The open side: a house, two or three arms, a city's gate."""
  o = R(6, 14, 84, 70, "paper", "ink", r=3, sw=4.2) + R(12, 20, 72, 58, None, "gold2", r=2, sw=1.8)
  if level == 1:
    return o + P("M28 70V46L48 28L68 46V70Z", "wall", "ink", 4) + P("M22 49L48 26L74 49", None, "ink", 5) + P("M42 70V56Q48 49 54 56V70Z", "ink")
  if level == 4:
    return o + P("M24 72V40H72V72Z", "stone", "ink", 4) + P("M20 42V28H30V35H40V28H56V35H66V28H76V42Z", "stone", "ink", 3.6) + P("M40 72V60Q48 50 56 60V72Z", "ink")
  return o + "".join(G(P(goods.SHIELD, "shade", "ink", 3 / .9 if level == 3 else 3), 48 + (k - (level - 1) / 2) * (22 if level == 3 else 32), 49, .58 if level == 3 else .8) for k in range(level))


def direction(back):
  """Ring order is a full arrow, against it a hollow one."""
  b = P("M10 36H52V18L88 48L52 78V60H10Z", None if back else "arrow", "arrow", 7)
  return '<g transform="translate(96 0)scale(-1 1)">%s</g>' % b if back else b


def piece_defs():
  raw = lambda i, body: '<g id="%s-raw">%s</g>' % (i, gathered(body))
  return (raw("horse", pieces.horse()) + raw("merchant", pieces.merchant()) + raw("messenger", pieces.messenger()) +
          '<g id="rider-merchant">%s</g><g id="rider-messenger">%s</g>' % (gathered(pieces.rider("merchant")), gathered(pieces.rider("messenger"))) +
          "".join(stack_def(kind, horses, free) for kind in ("merchant", "messenger") for horses in range(4) for free in (False, True)))


def stack_def(kind, horses, free):
  return '<g id="stack-%s-%d-%s">%s</g>' % (kind, horses, "square" if free else "arrow", G(gathered(pieces.stack(kind, horses, free)), 17.3, 64.4, STACK))


def emblem_rows():
  places = emblems_places
  # a few reach a little over the edge of their box
  small = {"scout": (1, 2, .96), "blacksmith": (1, 2, .98), "judge": (3, 1, .98), "lumberjack": (0, 0, .99), "provost": (0, 0, .99)}
  rows = [[("emblem-" + i, 96, 96, G(f(), *small[i]) if i in small else f()) for i, f in emblems_people.ALL.items()]]
  rows.append([("emblem-%s.%s" % (c, k), 96, 96, places.palace(c, k)) for c in places.CITIES for k in places.PALACES])
  rows.append([("type-" + t, 96, 96, places.message_type(t)) for t in places.TYPES])
  rows[-1].append(("plate", 96, 96, C(48, 48, 46, "plaque", "gilt", sw=2) + C(48, 48, 42, None, "gilt", sw=1)))
  return rows + [[("reference-" + r, 96, 96, places.reference(r)) for r in places.REFERENCES]]


def all_sheets():
  h, body = grid(piece_rows(), 1000)
  yield "loire-pieces.svg", (1000, h, piece_defs(), ground(1000, h, body))
  h, body = grid(emblem_rows(), 1000)
  yield "loire-emblems.svg", (1000, h, "", ground(1000, h, body))
  h, body = grid([cards.frames()], 1360, 18)
  yield "loire-cards.svg", (1360, h, "", ground(1360, h, body) + '<g id="card-slots">%s</g>\n' % cards.slots())
