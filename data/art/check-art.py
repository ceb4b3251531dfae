#!/usr/bin/python3
# SPDX-FileCopyrightText: The Relais developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the drawings, in TAP: every id of the rules exists exactly once and nothing else does, no drawing is used for two
cards, the files are well-formed, small, of the parts that are cheap to draw, and what the generator makes."""
import glob
import json
import os
import re
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True

from checks import check_drawings, check_styles, check_svg, ok, read, results
from thurn import check as thurn

HERE = os.path.dirname(os.path.abspath(__file__))
DATA = json.load(open(os.path.join(HERE, "..", "games", "loire.json"), encoding="utf-8"))
SVGS = ("loire-board.svg", "loire-cards.svg", "loire-emblems.svg", "loire-pieces.svg", "welcome.svg")
STYLES = ("style-light.css", "style-dark.css", "style-contrast.css")
SEATS = DATA["player_colours"]


def board_ids():
  """What the application looks up on the board, from the rules alone."""
  out = {"market", "market-circus", "title"}
  for l in DATA["locations"]:
    i = l["id"]
    out |= {"loc-" + i, "label-" + i, "horse-" + i, "node-" + i, "letter-" + i}
    if l["kind"] == "city":
      out |= {"city-" + i, "stacks-" + i} | {"palace-%s.%s" % (i, k) for k in DATA["palace"]["kinds"]} | {"stack-%s-%d" % (i, k) for k in range(8)}
      continue
    out |= {p + i for p in ("shield-", "good-", "price-", "building-", "tokens-", "circus-", "ground-", "shape-")}
    for d in ("cw", "ccw"):
      out |= {"stacks-%s-%s" % (i, d)} | {"stack-%s-%s-%d" % (i, d, k) for k in range(4)}
  for k in range(21):
    out |= {"river-%02d" % k} | {"boat-%02d-%d" % (k, b) for b in range(len(SEATS))}
  for k in range(1, len(DATA["market_prices"]) + 1):
    out |= {"market-%d" % k, "market-price-%d" % k}
  return out


def piece_ids():
  out = {"horse", "horses-1", "horses-2", "horses-3", "circus", "tower", "goal-flag", "count", "denier", "coin", "seal", "direction-cw", "direction-ccw"}
  owned = ["merchant", "messenger", "farm", "monastery", "castle", "boat", "token", "letter"]
  owned += ["stack-%s-%d-%s" % (f, h, d) for f in ("merchant", "messenger") for h in range(4) for d in ("east", "west", "free")]
  out |= set(owned) | {"%s-%s" % (o, s) for o in owned for s in SEATS}
  out |= {"seat-%s-%s" % (k, s) for k in ("mark", "badge") for s in SEATS}
  for c in DATA["shields"]:
    out |= {"shield-" + c, "market-" + c, "market-%s-circus" % c}
  out |= {"good-" + g for g in DATA["goods"]} | {"palace-" + k for k in DATA["palace"]["kinds"]}
  for level in {m["level"] for m in DATA["messages"]}:
    out |= {"message-back-%d" % level, "message-front-%d" % level}
  return out | {"action-" + a for a in ("ride", "buy", "sell", "build", "ship", "hire", "message", "deliver", "done", "lock")}


def cities():
  return [l["id"] for l in DATA["locations"] if l["kind"] == "city"]


def emblem_ids():
  out = {"emblem-" + c["id"] for c in DATA["characters"]} | {"emblem-%s.%s" % (c, k) for c in cities() for k in DATA["palace"]["kinds"]}
  return out | {"plate"} | {"type-" + m["type"] for m in DATA["messages"]} | {"reference-" + r for r in list(DATA["buildings"]) + ["circus"] + cities()}


def card_ids():
  out = {"card-" + c["colour"] for c in DATA["characters"]} | {"card-palace-" + c for c in cities()} | {"card-reference", "card-back"}
  return out | {"card-message-%s%d" % (side, m["level"]) for m in DATA["messages"] for side in ("", "back-")}


INNER = {  # what the drawings need for themselves
  "loire-board.svg": {"water", "plank", "edge-x", "edge-y", "candle", "grain", "hedges",
                      "layer-scenery", "layer-roads", "layer-places", "layer-slots", "road-north", "road-south"} | {p + g for g in ("wood", "grain", "cheese", "wine") for p in ("tex-", "plaque-")},
  "loire-pieces.svg": {"ground", "horse-raw", "merchant-raw", "messenger-raw", "rider-merchant", "rider-messenger"} |
                      {"stack-%s-%d-%s" % (f, h, d) for f in ("merchant", "messenger") for h in range(4) for d in ("arrow", "square")},
  "loire-emblems.svg": {"ground"},
  "welcome.svg": {"edge"},
  "loire-cards.svg": {"ground", "card-slots"} | {"slot-" + s for s in ("title", "title-palace", "title-wide", "title-message", "cost", "emblem", "text", "text-tall", "shields", "points", "kind", "owners")}}


def check_sources():
  files = sorted(f for pattern in ("*", "thurn/*") for f in glob.glob(os.path.join(HERE, pattern)) if os.path.isfile(f))
  bare = [os.path.basename(f) for f in files if "SPDX-License-Identifier" not in read(f)[:400]]
  ok(not bare, "every file names its licence", bare)
  long = [os.path.basename(f) for f in files if f.endswith(".py") and read(f).count("\n") > 600]
  ok(not long, "no source above 600 lines", long)
  with tempfile.TemporaryDirectory() as d:
    run = subprocess.run([sys.executable, os.path.join(HERE, "make-art.py"), d], capture_output=True, text=True)
    stale = [f for f in SVGS + STYLES + thurn.SVGS + thurn.STYLES if run.returncode or open(os.path.join(d, f), encoding="utf-8").read() != read(f)]
  ok(not stale, "the files are what make-art.py makes", run.stderr or stale)


def main():
  check_svg("loire-board.svg", board_ids(), INNER["loire-board.svg"])
  check_svg("loire-pieces.svg", piece_ids(), INNER["loire-pieces.svg"])
  emblems = check_svg("loire-emblems.svg", emblem_ids(), INNER["loire-emblems.svg"])
  check_svg("loire-cards.svg", card_ids(), INNER["loire-cards.svg"])
  check_svg("welcome.svg", {"welcome"}, INNER["welcome.svg"])
  if emblems is not None:
    check_drawings(emblems, r"(emblem|type|reference)-")
  check_styles(SVGS, STYLES)
  thurn.check()
  check_sources()
  print("1..%d" % len(results))
  return 0 if all(results) else 1


if __name__ == "__main__":
  sys.exit(main())
