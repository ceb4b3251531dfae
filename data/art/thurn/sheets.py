# SPDX-FileCopyrightText: The Relais developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The files of this game: the board and the sheets of sprites."""
import goods
from cards import reference
from draw import G
from emblems_places import horn
from merge import gathered
from sheets import badge, grid, ground, of_seats
from thurn import board, cards, colours, emblems, geometry as g, icons, pieces, skylines, welcome

NAME = "thurn"
STYLES = colours.STYLES
COACHES = sorted(int(k) for k in g.DATA["coaches"])


def piece_rows():
  m = goods.mark
  rows = [[("house", 32, 34, pieces.house())] + of_seats("house", 32, 34, lambda s: m(s, pieces.HOUSE_MARK[0], pieces.HOUSE_MARK[1] + (.6 if s == "green" else 0), pieces.HOUSE_MARK[2], sw=1.3))]
  rows[0] += [("stage", 22, 22, pieces.stage())] + of_seats("stage", 22, 22, lambda s: m(s, 11, 11.4 if s == "green" else 11, 5, sw=1))
  rows.append([("tile-" + s, 62, 56, pieces.tile(s)) for s in g.DATA["tiles"]])
  rows.append([("small-tile-" + s, 62, 56, pieces.small(s)) for s in g.DATA["tiles"]])
  rows[-1] += [("small-house-" + s, 32, 34, '<g class="seat-%s">%s</g>' % (s, m(s, 16, 18.5 if s == "green" else 17, 11.6, "seat", sw=3))) for s in goods.SEATS]
  rows.append([("under-%d" % k, 62, 56, pieces.under(k)) for k in (1, 2, 3)])
  rows.append([("seal", 96, 96, goods.seal(48, 48, 43)), ("horn", 96, 96, horn())] + [("seat-mark-" + s, 48, 48, m(s, 24, 24.6 if s == "green" else 24, 17, sw=3.4)) for s in goods.SEATS])
  rows[-1] += [("seat-badge-" + s, 96, 96, badge(s) + m(s, 48, 47 if s == "green" else 48, 22, sw=4)) for s in goods.SEATS]
  rows.append([("action-" + a, 96, 96, G(icons.action(a), 1, 1, .95)) for a in icons.ACTIONS])
  return rows


def emblem_rows():
  rows = [[("official-" + k, 96, 96, f()) for k, f in emblems.OFFICIALS.items()], [("kind-" + s, 96, 96, emblems.tile(s)) for s in g.DATA["tiles"]]]
  rows.append([("team-%d" % k, 96, 96, emblems.team(k)) for k in COACHES])
  rows.append([("arms-" + r, 96, 96, emblems.region(r)) for r in g.TITLES])
  rows.append([("city-" + c, 96, 96, emblems.city(c)) for c in g.CITIES])
  return rows


def card_rows():
  full = lambda i, body: (i, cards.CW, cards.CH, body)
  rows = [[full("card-" + c, cards.city(c)) for c in g.CITIES] + [full("card-coach-%d" % k, cards.coach(k)) for k in COACHES] + [full("card-" + k, cards.official(k)) for k in emblems.OFFICIALS] +
          [full("card-tile-" + s, cards.tile(s)) for s in g.DATA["tiles"]] + [full("card-reference", reference()), full("card-back", cards.back())]]
  rows.append([("mini-" + c, cards.MW, cards.MH, cards.mini(c)) for c in g.CITIES] + [("mini-back", cards.MW, cards.MH, cards.mini_back())])
  rows.append([("mini-coach-%d" % k, g.COACH[0], g.COACH[1], cards.mini_coach(k)) for k in COACHES])
  return rows


def all_sheets():
  """(name, (width, height, definitions, body)) of every file."""
  built = board.build()
  yield "thurn-board.svg", (1600, 1000) + board.board(built)
  yield "thurn-welcome.svg", (welcome.W, welcome.H) + welcome.welcome()
  h, body = grid(piece_rows(), 760)
  yield "thurn-pieces.svg", (760, h, "", ground(760, h, body))
  h, body = grid(emblem_rows(), 1110)
  yield "thurn-emblems.svg", (1110, h, "", ground(1110, h, body))
  h, body = grid(card_rows(), 2160, 18)
  skies = "".join(G(gathered(f()), id="sky-" + c) for c, f in skylines.ALL.items())
  slots = "".join('<rect id="slot-%s" x="%s" y="%s" width="%s" height="%s" class="slot"/>' % ((k,) + v) for k, v in cards.SLOTS.items())
  yield "thurn-cards.svg", (2160, h, skies + cards.definitions(built[1], built[2]), ground(2160, h, body) + '<g id="card-slots">%s</g>\n' % slots)
