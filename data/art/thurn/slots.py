# SPDX-FileCopyrightText: The Relais developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The places for pieces, cards and words, as unpainted shapes whose ids are the engine's: the application reads their rectangles."""
from slots import rect
from thurn import geometry as g
from thurn.roads import into


def city(i):
  x, y = g.CITIES[i]
  o = rect("city-" + i, x - g.BX, y - g.BT, 2 * g.BX, g.BT + g.BB) + rect("skyline-" + i, x - 38, y + g.FOOT - 92, 76, 100)
  dx, dy, w, h = g.plate(i)
  o += rect("label-" + i, x + dx, y + dy, w, h)
  return o + "".join(rect("lot-%s-%s" % (i, s), x + u, y + v, g.LW, g.LH) for s, (u, v) in g.LOT.items()) + "\n"


def slots(curves, names):
  o = "".join('<use id="region-%s" href="#shape-%s"/>' % (r, r) for r in g.TITLES) + "\n"
  o += "".join('<path id="road-%s" d="%s"/>' % (k, into(k, c)) for k, c in curves.items()) + "\n"
  o += "".join(city(i) for i in g.CITIES)
  o += "".join(rect("name-" + r, *q["name"]) for r, q in names.items() if q.get("name")) + "".join(rect("arms-" + r, *q["arms"]) for r, q in names.items()) + "\n"
  for k, (tile, values) in g.tiles().items():
    o += rect("tiles-" + k, *tile) + rect("value-" + k, tile[0] + 30, tile[1] + 22, 32, 32) + rect("values-" + k, *values)
  o += "\n"
  for k, r in g.desk().items():
    o += rect(k, *r)
    if k.startswith("coach"):
      o += rect("left-" + k, r[0] + 20, r[1] + r[3] + 6, r[2] - 40, 20)
  return o + rect("left-deck", g.desk()["deck"][0] + 30, g.desk()["deck"][1] + 130, 54, 24) + rect("title", *g.TITLE) + rect("shelf", *g.SHELF) + rect("desk", 12, g.DESK, 1576, 181) + "\n"
