#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Broken data files must end the build with the path of what is wrong; in TAP.

usage: check-edition.py [SOURCE_ROOT]
"""

import copy
import json
import pathlib
import subprocess
import sys
import tempfile

root = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else pathlib.Path(__file__).parents[1])


def entry(data, ident):
    """The thing of that id, of whatever kind; the whole if there is none."""
    things = (e for kind in data.values() if isinstance(kind, list) for e in kind if isinstance(e, dict))
    return next((e for e in things if e.get("id") == ident), data)


def put(*steps_and_value):
    """A change: puts the value where the steps lead to. The first step may be an id."""
    *steps, value = steps_and_value

    def change(data):
        at = data if steps[0] in data else entry(data, steps[0])
        for step in steps[0 if at is data else 1:-1]:
            at = at[step]
        at[steps[-1]] = value
    return change


def drop(*steps):
    """A change: takes away what the steps lead to."""
    def change(data):
        at = data if steps[0] in data else entry(data, steps[0])
        for step in steps[0 if at is data else 1:-1]:
            at = at[step]
        del at[steps[-1]]
    return change


# What is wrong, the path or reason that the message must name, and the change that makes it so.
LOIRE = [
    ("an unknown key", "colours: unknown key", put("colours", [])),
    ("an unknown key of a card", "characters.spy.price: unknown key", put("spy", "price", 3)),
    ("an unknown key of a village", "locations.tours.colour: unknown key", put("tours", "colour", "red")),
    ("an unknown key of the start", "start.horses: unknown key", put("start", "horses", 2)),
    ("a missing key", "market_prices", drop("market_prices")),
    ("a missing key of a card", "messages.m2.05.points: missing", drop("m2.05", "points")),
    ("a missing number of players", "characters.witch.copies.3: missing", drop("witch", "copies", "3")),
    ("too few market prices", "market_prices", lambda d: d["market_prices"].pop()),
    ("too many locations", "locations", lambda d: d["locations"].append(copy.deepcopy(d["locations"][-1]))),
    ("too few characters", "characters", lambda d: d["characters"].pop(0)),
    ("too few messages", "messages", lambda d: d["messages"].pop()),
    ("messages out of order", "messages", lambda d: d["messages"].reverse()),
    ("too few shippings", "ship", lambda d: d["ship"].pop()),
    ("a shield too many", "shields", put("shields", "red", 5)),
    ("two shields of the same colour on a card", "messages.m2.01.to", put("m2.01", "to", ["red", "red"])),
    ("too few shields on a card", "messages.m3.01.to", put("m3.01", "to", ["red", "blue"])),
    ("a value above its limit", "characters.mayor.cost", put("mayor", "cost", 100)),
    ("a value below its limit", "palace.points", put("palace", "points", -1)),
    ("a fraction", "beer_factor", put("beer_factor", 1.5)),
    ("a truth value for a number", "beer_factor", put("beer_factor", True)),
    ("a word for a number", "start.deniers", put("start", "deniers", "7")),
    ("a list for a number", "goods.wine.cards", put("goods", "wine", "cards", [4])),
    ("a list for an object", "characters.spy.copies", put("spy", "copies", [1, 1, 2, 2])),
    ("a boat goal beyond the river", "goals.boat.2", put("goals", "boat", "2", 21)),
    ("a stack above its limit", "start.horses_per_figure", put("start", "horses_per_figure", 3)),
    ("a city as the target of level 1", "messages.m1.01.to", put("m1.01", "to", ["nantes"])),
    ("a village as the target of level 4", "messages.m4.01.to", put("m4.01", "to", ["tours"])),
    ("an unknown target", "messages.m1.02.to", put("m1.02", "to", ["paris"])),
    ("an unknown good", "locations.blois.good", put("blois", "good", "salt")),
    ("beer in a village", "locations.blois.good", put("blois", "good", "beer")),
    ("an unknown type", "messages.m1.03.type", put("m1.03", "type", "duke")),
    ("an unknown colour of a card", "characters.jester.colour", put("jester", "colour", "pink")),
    ("a circus in a city", "circus_start", put("circus_start", "orleans")),
    ("an unknown basis", "basis.beer_factor", put("basis", "beer_factor", "guessed")),
    ("a basis for nothing", "basis.horses", put("basis", "horses", "rulebook")),
    ("an id that stands twice", "messages.m1.01: this id stands twice", put("m1.02", "id", "m1.01")),
    ("a location without an id", "locations.4", drop("tours", "id")),
    ("a location without a kind", "locations.tours.kind: missing", drop("tours", "kind")),
    ("a location that is none", "locations.3", lambda d: d["locations"].__setitem__(3, "langeais")),
    ("a character without a colour", "characters.spy.colour: missing", drop("spy", "colour")),
    ("a message whose id is a number", "messages.2", put("m1.03", "id", 3)),
    ("a message of the wrong level", "messages.m2.01.level", put("m2.01", "level", 3)),
    ("no palaces", "palace.kinds: missing", drop("palace", "kinds")),
    ("a palace that is a number", "palace.kinds", put("palace", "kinds", [1, 2, 3, 4])),
    ("shields in a list", "shields", put("shields", ["red", "blue"])),
    ("goods in a list", "goods", put("goods", ["wood"])),
    ("a good that is a number", "goods.wood", put("goods", "wood", 14)),
    ("a building that is null", "buildings.farm", put("buildings", "farm", None)),
    ("a basis that is a list", "basis.beer_factor", put("basis", "beer_factor", ["rulebook"])),
    ("no basis", "basis", put("basis", [])),
    ("three cities", "locations", put("tours", "kind", "city")),
]

THURN = [
    ("an unknown key", "rivers: unknown key", put("rivers", [])),
    ("an unknown key of a city", "cities.ulm.colour: unknown key", put("ulm", "colour", "red")),
    ("a missing key", "wainwright", drop("wainwright")),
    ("a city without a region", "cities.ulm.region: missing", drop("ulm", "region")),
    ("a city without an id", "cities.4", drop("ulm", "id")),
    ("a city of no region", "cities.ulm.region: is not among the regions", put("ulm", "region", "elsass")),
    ("too few cities", "cities", lambda d: d["cities"].pop()),
    ("a city that stands twice", "an id stands twice", put("ulm", "id", "linz")),
    ("too few regions", "regions", lambda d: d["regions"].pop()),
    ("a region that stands twice", "an id stands twice", put("tyrol", "id", "polen")),
    ("a road to nowhere", "roads.0: there is no city paris", put("roads", 0, ["augsburg", "paris"])),
    ("a road to where it begins", "roads.0", put("roads", 0, ["ulm", "ulm"])),
    ("a road twice", "roads.1", lambda d: d["roads"].insert(1, list(reversed(d["roads"][0])))),
    ("a road between three cities", "roads.2", lambda d: d["roads"][2].append("ulm")),
    ("groups out of order", "groups", lambda d: d["groups"].reverse()),
    ("too few groups", "groups", lambda d: d["groups"].pop()),
    ("a fourth card of a city", "cards_per_city", put("cards_per_city", 4)),
    ("seven face-up cards", "face_up", put("face_up", 7)),
    ("no house", "houses", put("houses", 0)),
    ("more houses than cities", "houses", put("houses", 23)),
    ("a route of no card", "close_minimum", put("close_minimum", 0)),
    ("a wainwright above his limit", "wainwright", put("wainwright", 20)),
    ("a fraction", "hand_after_closing", put("hand_after_closing", 2.5)),
    ("a truth value for a number", "hand_after_closing", put("hand_after_closing", True)),
    ("a coach too many", "coaches.8: unknown key", put("coaches", "8", 12)),
    ("a coach that is missing", "coaches.5: missing", drop("coaches", "5")),
    ("a coach above its limit", "coaches.7", put("coaches", "7", 100)),
    ("a list for an object", "coaches", put("coaches", [2, 3, 5, 7, 10])),
    ("an unknown stack", "tiles.len8: unknown key", put("tiles", "len8", [5])),
    ("a tile too many", "tiles.len5", put("tiles", "len5", [3, 2, 1])),
    ("a tile below its limit", "tiles.outside", put("tiles", "outside", [6, 5, 4, -3])),
    ("a number for a stack", "tiles.end", put("tiles", "end", 1)),
    ("an unknown basis", "basis.tiles", put("basis", "tiles", "guessed")),
    ("a basis for nothing", "basis.rivers", put("basis", "rivers", "sources")),
    ("no basis", "basis", put("basis", [])),
]

GAMES = {"loire": LOIRE, "thurn": THURN}


def broken_texts(text):
    """The same for what no parsed data can show."""
    return [
        ("a repeated key", "this key stands twice", text.replace('"basis"', '"basis": {}, "basis"', 1)),
        ("a comment", ":1: ", "// the game\n" + text),
        ("half a file", ": ", text[:len(text) // 2]),
        ("an empty file", ":1: ", ""),
        ("a comma too many", ": ", text.rstrip().rstrip("}") + ",}"),
        ("a list", "must be an object", "[]"),
        ("a number", "must be an object", "12"),
    ]


points = 0
failures = 0


def point(name, fault):
    """One TAP point; `fault` says what went wrong, if anything did."""
    global points, failures
    points += 1
    failures += bool(fault)
    print(f"{'not ok' if fault else 'ok'} {points} - {name}")
    for line in (fault or "").splitlines():
        print(f"# {line}")


def generate(game, kind, text, folder):
    generator = root / "src" / "engine" / game / "make-edition.py"
    source = folder / f"{game}.json"
    output = folder / f"output.{kind}"
    source.write_text(text, encoding="utf-8")
    output.unlink(missing_ok=True)
    done = subprocess.run([sys.executable, generator, kind, source, output], capture_output=True, text=True, check=False)
    return done, source, output


def check_broken(game, name, expected, text, folder):
    """It must fail in words (no traceback), name the file and the place, and leave no output behind."""
    done, source, output = generate(game, "source", text, folder)
    name = f"{game}: {name}"
    said = done.stderr.strip()
    if done.returncode == 0:
        point(name, "the generator took it")
    elif "Traceback" in said:
        point(name, "the generator crashed:\n" + "\n".join(said.splitlines()[-3:]))
    elif not said.startswith(str(source)) or expected not in said:
        point(name, f"said: {said}\nexpected: {source} ... {expected}")
    elif output.exists():
        point(name, "an output was left behind")
    else:
        point(name, None)


def check_game(game, broken, folder):
    good_text = (root / "data" / "games" / f"{game}.json").read_text(encoding="utf-8")
    good = json.loads(good_text)
    for kind in ("header", "source"):
        done, _, output = generate(game, kind, good_text, folder)
        point(f"{game}: the built-in edition makes a {kind}",
              done.stderr or (None if output.is_file() and output.stat().st_size > 0 else "nothing was written"))
    for what, expected, change in broken:
        data = copy.deepcopy(good)
        change(data)
        check_broken(game, what, expected, json.dumps(data), folder)
    for what, expected, text in broken_texts(good_text):
        check_broken(game, what, expected, text, folder)


def main():
    with tempfile.TemporaryDirectory() as name:
        for game, broken in GAMES.items():
            check_game(game, broken, pathlib.Path(name))
    print(f"1..{points}")
    sys.exit(1 if failures else 0)


main()
