#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Is every rule shown by a situation? TAP: one point for each rule id, then
one for each refusal code, each option and each of the things that a game has.

A rule is shown when a situation named after it has something allowed, and one
has something refused by it, or a reason why nothing can be.

usage: rules-covered.py SOURCE_ROOT GAME
"""

import json
import pathlib
import re
import sys

# What no setup and no move of the built-in edition can bring about: EDITION_*
# are about changed component values, PATRON_NO_WOOD about a building that a
# changed edition lets cost no wood.
NOT_REACHED = {"loire": re.compile(r"EDITION_|PATRON_NO_WOOD")}
NOTHING = re.compile(r"(?!)")

ALLOWING = {"allow", "may", "setup-fine", "state", "score"}
OPTIONS = {
    "loire": {
        "lady_surcharge": "2",
        "merchant_actions": "all",
        "lumberjack_pays": "once",
        "palatium_hire": "extra",
        "boat_goal": "20",
        "message_goal": "12",
        "token_recall": "yes",
        "casual_abbey": "yes",
        "palace_city": "any",
        "ducal_reach": "cities",
        "solo_turns": "60",
        "start_deniers": "7",
        "poor_limit": "5",
        "rich_limit": "10",
        "circus_start": "usse",
        "first_player": "0",
        "variant": "standard",
        "preset": "english",
        "players": "2",
    },
    "thurn": {
        "players": "2",
        "outside": "8",
        "first_player": "0",
    },
}


def read_ids(path):
    lines = pathlib.Path(path).read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def read_situations(folder):
    """Yields (where, rule, lines), a line being (word, rest)."""
    for path in sorted(pathlib.Path(folder).glob("*.txt")):
        block = None
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if line.startswith("#"):
                continue
            if not line:
                if block:
                    yield block
                block = None
            elif block is None:
                block = (f"{path.name}:{number}", line.strip("[]").split(" ")[0], [])
            else:
                word, _, rest = line.partition(":")
                block[2].append((word, rest.strip()))
        if block:
            yield block


def refusal_codes(path):
    """(code, rule) of every X (CODE, "RULE", ...)."""
    text = pathlib.Path(path).read_text(encoding="utf-8")
    return re.findall(r'X \(([A-Z0-9_]+), "([^"]*)"', text)


def things_of_loire(data):
    for character in data["characters"]:
        yield f"character {character['id']}", character["id"]
    for city in ("nantes", "orleans"):
        for kind in data["palace"]["kinds"]:
            yield f"palace {city}.{kind}", f"{city}.{kind}"


def things_of_thurn(data):
    for city in data["cities"]:
        yield f"city {city['id']}", city["id"]
    for stack in data["tiles"]:
        yield f"stack {stack}", stack


# What has to stand in some situation: how it is called, and its word.
THINGS = {"loire": things_of_loire, "thurn": things_of_thurn}


class Tap:
    def __init__(self):
        self.lines = []
        self.failed = False

    def point(self, fine, name, why=""):
        self.lines.append(("ok" if fine else "not ok", name, "" if fine else why))
        self.failed = self.failed or not fine

    def end(self):
        print(f"1..{len(self.lines)}")
        for number, (result, name, why) in enumerate(self.lines, 1):
            print(f"{result} {number} - {name}" + (f": {why}" if why else ""))
        return 1 if self.failed else 0


def main(root, game):
    root = pathlib.Path(root)
    ids = read_ids(root / "data" / "games" / f"{game}-rules.txt")
    situations = list(read_situations(root / "tests" / "engine" / "situations" / game))
    data = json.loads((root / "data" / "games" / f"{game}.json").read_text(encoding="utf-8"))
    allowed, refused, codes = set(), set(), set()
    unknown = []
    words = set()
    options = set()
    tap = Tap()

    for where, rule, lines in situations:
        if rule != "*" and rule not in ids:
            unknown.append(f"{where} {rule}")
        for word, rest in lines:
            first = rest.split(" ")[0]
            if word in ALLOWING:
                allowed.add(rule)
            elif word == "reason":
                refused.add(rule)
            elif word in ("refuse", "setup-refused"):
                if first == rule:
                    refused.add(rule)
                elif first != "SYNTAX" and first not in ids:
                    unknown.append(f"{where} {first}")
                codes.update(re.findall(r"^\S+ ([A-Z][A-Z0-9_]+)\b", rest))
            elif word == "new":
                for option in rest.split(" "):
                    key, _, value = option.partition("=")
                    if OPTIONS[game].get(key, value) != value:
                        options.add(key)
            words.update(re.findall(r"[a-z_0-9]+(?:\.[a-z_0-9]+)?", rest))

    for rule in ids:
        tap.point(rule in allowed, f"{rule} allows", "no situation named after it shows what is allowed")
        tap.point(rule in refused, f"{rule} refuses", "no situation named after it is refused, and none says why not")
    tap.point(not unknown, "situations name rules that there are", ", ".join(unknown))

    for code, rule in refusal_codes(root / "src" / "engine" / game / f"{game}-refusals.h"):
        tap.point(rule == "SYNTAX" or rule in ids, f"{code} names a rule", f"{rule} is none")
        if not NOT_REACHED.get(game, NOTHING).match(code):
            tap.point(code in codes, f"{code} is reached", "no situation is refused with this code")
    for key in OPTIONS[game]:
        tap.point(key in options, f"option {key}", "no situation has it at another value")
    for name, word in THINGS[game](data):
        tap.point(word in words, name, "in no situation")
    return tap.end()


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    sys.exit(main(*sys.argv[1:]))
