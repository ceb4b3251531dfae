# SPDX-FileCopyrightText: The Relais developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the drawings of Thurn und Taxis: ids, the map's geometry, the contrast of names."""
import math
import os
import re

import palette
from checks import HERE, check_drawings, check_styles, check_svg, ok
from thurn import board, cards, colours, geometry as g, regions

SVGS = ("thurn-board.svg", "thurn-cards.svg", "thurn-emblems.svg", "thurn-pieces.svg", "thurn-welcome.svg")
STYLES = ("thurn-light.css", "thurn-dark.css", "thurn-contrast.css")
SEATS = ("red", "yellow", "green", "blue")
OFFICIALS = ("bailiff", "postmaster", "coachman", "wainwright")
WORST_NAME = 7.0                          # contrast of a name upon its plate
WORST_RIBBON = 4.5                        # of a title upon its ribbon, in the better of the two inks


def board_ids():
  """What the application looks up on the board, from the rules alone."""
  out = {"deck", "left-deck", "discards", "title", "shelf", "desk"} | {"slot-%d" % k for k in range(1, g.DATA["face_up"] + 1)}
  for c in g.DATA["cities"]:
    out |= {p + c["id"] for p in ("city-", "skyline-", "label-")} | {"lot-%s-%s" % (c["id"], s) for s in SEATS}
  for r in g.DATA["regions"]:
    out |= {p + r["id"] for p in ("region-", "shape-", "ground-", "arms-")}
  out |= {"road-%s-%s" % tuple(sorted(r)) for r in g.DATA["roads"]}
  out |= {p + t for t in g.DATA["tiles"] for p in ("tiles-", "value-", "values-")}
  return out | {p + k for k in g.DATA["coaches"] for p in ("coach-", "left-coach-")}


def piece_ids():
  out = {"house", "stage", "seal", "horn"} | {"action-" + a for a in ("draw", "lay", "close", "house", "tile", "coach", "keep", "discard", "done", "lock")} | {"%s-%s" % (p, s) for p in ("house", "small-house", "stage", "seat-mark", "seat-badge") for s in SEATS}
  return out | {p + t for p in ("tile-", "small-tile-") for t in g.DATA["tiles"]} | {"under-%d" % k for k in (1, 2, 3)}


def emblem_ids():
  out = {"official-" + o for o in OFFICIALS} | {"kind-" + t for t in g.DATA["tiles"]} | {"team-" + k for k in g.DATA["coaches"]}
  return out | {"arms-" + r["id"] for r in g.DATA["regions"]} | {"city-" + c["id"] for c in g.DATA["cities"]}


def card_ids():
  out = {"card-back", "card-reference", "mini-back"} | {"%s-%s" % (p, c["id"]) for p in ("card", "mini") for c in g.DATA["cities"]}
  out |= {"card-" + o for o in OFFICIALS} | {"card-tile-" + t for t in g.DATA["tiles"]}
  return out | {"%s-coach-%s" % (p, k) for p in ("card", "mini") for k in g.DATA["coaches"]}


NAMES = {"name-" + r["id"] for r in g.DATA["regions"]}          # a small region has room for its arms only
INNER = {
  "thurn-board.svg": {"plank", "edge-x", "edge-y", "candle", "waters", "layer-land", "layer-roads", "layer-places", "layer-slots"},
  "thurn-pieces.svg": {"ground"}, "thurn-welcome.svg": {"edge"}, "thurn-emblems.svg": {"ground"},
  "thurn-cards.svg": {"ground", "card-slots", "map", "borders"} | {"slot-" + s for s in cards.SLOTS} | {"sky-" + c for c in g.CITIES} | {"land-" + r for r in g.TITLES}}


def luminance(colour):
  v = [int(colour[i:i + 2], 16) / 255 for i in (1, 3, 5)]
  return sum(k * (c / 12.92 if c <= .03928 else ((c + .055) / 1.055) ** 2.4) for k, c in zip((.2126, .7152, .0722), v))


def contrast(a, b):
  x, y = sorted((luminance(a), luminance(b)))
  return (y + .05) / (x + .05)


def check_contrast():
  poor = []
  for style, colour in palette.STYLES.items():
    own = dict(colour, **colours.STYLES[style])
    for r in g.TITLES:
      if contrast(own["ink"], own["t-" + r]) < WORST_NAME:
        poor.append("%s: a name in %s has %.1f : 1" % (style, r, contrast(own["ink"], own["t-" + r])))
      if max(contrast(own[i], own["r-" + r]) for i in ("mark", "markink")) < WORST_RIBBON:
        poor.append("%s: the ribbon of %s" % (style, r))
    for i, ground in (("ink", "board"), ("ink", "sheet"), ("mark", "wax2"), ("ink2", "lot")):
      if contrast(own[i], own[ground]) < (3 if i == "ink2" else 4.5):
        poor.append("%s: %s upon %s has %.1f : 1" % (style, i, ground, contrast(own[i], own[ground])))
  ok(not poor, "names, ribbons, seals and lots can be read in every style", "\n".join(poor))


def check_roads(curves):
  lines, bad = {k: g.bezier(c, 30) for k, c in curves.items()}, []
  keys = sorted(lines)
  for i, a in enumerate(keys):
    for b in keys[i + 1:]:
      p, q = lines[a], lines[b]
      if max(v[0] for v in p) + 12 < min(v[0] for v in q) or max(v[0] for v in q) + 12 < min(v[0] for v in p) or max(v[1] for v in p) + 12 < min(v[1] for v in q) or max(v[1] for v in q) + 12 < min(v[1] for v in p):
        continue
      if any(g.crossing(p[u], p[u + 1], q[v], q[v + 1]) for u in range(30) for v in range(30)):
        bad.append("%s crosses %s" % (a, b))
      elif min(math.dist(u, v) for u in p for v in q) < 14:
        bad.append("%s and %s come too close" % (a, b))
  ok(not bad and len(lines) == len(g.DATA["roads"]), "%d roads, and none crosses or touches another" % len(lines), "\n".join(bad))
  bad = []
  for k, p in lines.items():
    for name, *r in g.blocks():
      if name[5:] not in k.split("-") and min(g.to_rect(p[t], p[t + 1], r) for t in range(30)) < 8:
        bad.append("%s comes too near to %s" % (k, name))
  ok(not bad, "roads keep clear of other cities with their names, of stands, shelf, title and compass", "\n".join(bad))


def check_places(shape, named):
  bad, boxes = [], g.blocks()
  for i, (a, *p) in enumerate(boxes):
    if p[0] < 14 or p[1] < 14 or p[2] > g.W - 14 or p[3] > g.DESK:
      bad.append(a + " leaves the map")
    bad += ["%s and %s: %.0f" % (a, b, g.apart(p, q)) for b, *q in boxes[i + 1:] if g.apart(p, q) < (24 if a.startswith("city") and b.startswith("city") else 6)]
  for r, q in named.items():
    for kind, box in q.items():
      if box and r != "polen":
        bad += ["%s of %s lies upon %s" % (kind, r, b) for b, *c in boxes if g.apart((box[0], box[1], box[0] + box[2], box[1] + box[3]), c) < 0]
  ok(not bad, "cities, stands, arms and names keep apart", "\n".join(bad))
  bad = [c for c in g.CITIES if g.plate(c)[2] / 2 + 6 > g.BX + 4]
  ok(not bad, "every name has room upon its plate, and the plate in its city", bad)
  bad = [c for c, (x, y) in g.CITIES.items() if c != "lodz" and not all(regions.inside(shape[g.REGION[c]], x + dx, y + dy) for dx in (-50, 0, 50) for dy in (-30, 0, 45))]
  ok(not bad, "every city lies in its own land", bad)
  desk = list(g.desk().items())
  bad = [a + " " + b for i, (a, p) in enumerate(desk) for b, q in desk[i + 1:] if g.apart((p[0], p[1], p[0] + p[2], p[1] + p[3]), (q[0], q[1], q[0] + q[2], q[1] + q[3])) < 4]
  ok(not bad, "the trays of the desk keep apart", bad)


def check():
  with open(os.path.join(HERE, SVGS[0]), encoding="utf-8") as f:
    found = set(re.findall(r'id="(name-[a-z]+)"', f.read()))
  ok(found <= NAMES and len(found) >= 6, "at least six lands have room for their names", sorted(NAMES - found))
  check_svg(SVGS[0], board_ids() | found, INNER[SVGS[0]])
  check_svg(SVGS[1], card_ids(), INNER[SVGS[1]])
  emblems = check_svg(SVGS[2], emblem_ids(), INNER[SVGS[2]])
  check_svg(SVGS[3], piece_ids(), INNER[SVGS[3]])
  check_svg(SVGS[4], {"welcome"}, INNER[SVGS[4]])
  if emblems is not None:
    check_drawings(emblems, r"(official|city)-")
  check_styles(SVGS, STYLES)
  check_contrast()
  curves, shape, cs, named, ground = board.build()
  check_roads(curves)
  check_places(shape, named)
