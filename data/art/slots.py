# SPDX-FileCopyrightText: The Relais developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The places for pieces, as unpainted shapes whose ids are the engine's: the application reads their rectangles."""
import land
import river
from draw import n


def rect(i, x, y, w, h):
  return '<rect id="%s" x="%s" y="%s" width="%s" height="%s"/>' % (i, n(x), n(y), n(w), n(h))


def box(i, r):
  return rect(i, r["x"], r["y"], r["w"], r["h"])


def disc(i, c):
  return rect(i, c["cx"] - c["r"], c["cy"] - c["r"], 2 * c["r"], 2 * c["r"])


def spots(i, kind, rows, first=0):
  """A group of standing places in the order in which they are filled."""
  o = "".join(rect("%s-%d" % (kind, first + k), s["x"] - s["w"] / 2, s["y"] - s["h"], s["w"], s["h"]) for k, s in enumerate(rows))
  return '<g id="%s">%s</g>\n' % (i, o)


def village(l, inner):
  i, s = l["id"], l["shield"]
  o = '<g id="loc-%s"><use href="#shape-%s"/><path d="%s"/></g>\n' % (i, i, inner[i])
  o += box("shield-" + i, s) + disc("good-" + i, l["plaque"]) + disc("price-" + i, l["plaque"]["price"]) + box("building-" + i, l["building"])
  o += rect("tokens-" + i, s["x"] - 1, s["y"] + 33, s["w"] + 2, 24) + box("horse-" + i, l["horses"]) + box("circus-" + i, l["circus"])
  o += box("label-" + i, l["label"]) + rect("node-" + i, l["x"] - 14, l["y"] - 14, 28, 28) + box("letter-" + i, l["letter"]) + "\n"
  return o + "".join(spots("stacks-%s-%s" % (i, d), "stack-%s-%s" % (i, d), l["stacks"][d]) for d in ("cw", "ccw"))


def city(l):
  i, c = l["id"], l["city"]
  o = box("loc-" + i, c) + box("label-" + i, l["label"]) + box("horse-" + i, l["horses"]) + rect("node-" + i, l["x"] - 14, l["y"] - 14, 28, 28) + box("letter-" + i, l["letter"])
  o += "".join(box("palace-%s.%s" % (i, p["kind"]), p) for p in l["palaces"]) + "\n"
  return o + spots("stacks-" + i, "stack-" + i, l["stacks"]["cw"] + l["stacks"]["ccw"])


def slots(geo, pts):
  inner = land.grounds(geo, pts)[1]
  o = "".join(village(l, inner) if l["kind"] == "village" else city(l) for l in geo["locations"])
  for s in geo["river"]["spaces"]:
    boats = "".join(rect("boat-%02d-%d" % (s["n"], k), b["x"] - b["w"] / 2, b["y"] - b["h"] / 2, b["w"], b["h"]) for k, b in enumerate(s["boats"]))
    o += '<path id="%s" d="%s"/>%s\n' % (s["id"], river.space(s), boats)
  for s in geo["market"]["slots"]:
    o += rect(s["id"], s["x"] - s["w"] / 2, s["y"] - 25, s["w"], 64) + rect("market-price-%s" % s["id"][-1], s["tag"]["cx"] - 15, s["tag"]["cy"] - 15, 30, 30)
    if s["central"]:
      o += rect("market-circus", s["x"] - 28.5, geo["market"]["frame"]["y"] + 5, 57, 69)
  o += "\n" + box("market", geo["market"]["frame"]) + box("title", geo["title"]) + "\n"
  # both run from Nantes to Orleans, through the middle of every stop
  return o + "".join('<path id="road-%s" d="%s"/>' % (s, geo["roads"][s]) for s in ("north", "south"))
