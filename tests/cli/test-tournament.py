#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tournaments of relais-engine: that they can be interrupted, parted and put together, and what is counted. Prints TAP.

usage: test-tournament.py RELAIS-ENGINE
"""

import json
import math
import os
import pathlib
import re
import subprocess
import sys
import tempfile

import points

TIMEOUT = 100
program = None

# Programs outside, as somebody might write them.
FIRST = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    assert sorted(asked) == ["moves", "seat", "seed", "view"], sorted(asked)
    assert asked["view"]["seed"] is None and asked["view"]["player"] == asked["seat"]
    assert all(isinstance(deck, int) for deck in asked["view"]["decks"].values())
    print(asked["moves"][0], flush=True)
"""
RUBBISH = """
import sys
for line in sys.stdin:
    print("ride to the moon", flush=True)
"""
MORTAL = """
import json, sys
for number, line in enumerate(sys.stdin):
    if number == 5:
        sys.exit(3)
    print(json.loads(line)["moves"][-1], flush=True)
"""
SILENT = """
import time
time.sleep(1000)
"""
ENDLESS = """
import sys
sys.stdin.readline()
while True:
    sys.stdout.write("x" * 5000)
"""


def true(condition, what=""):
    if not condition:
        raise AssertionError(what)


def equal(got, wanted):
    true(got == wanted, f"{got!r} instead of {wanted!r}"[:2000])


class Folder:
    def __init__(self):
        self.folder = tempfile.TemporaryDirectory()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.folder.cleanup()

    def path(self, name):
        return pathlib.Path(self.folder.name, name)

    def run(self, *arguments, status=0):
        done = subprocess.run([program, *map(str, arguments)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=TIMEOUT,
                              cwd=self.folder.name, text=True, check=False)
        true(done.returncode == status, f"{done.returncode}: {done.stderr}")
        return done

    def play(self, file, *arguments):
        return self.run("tournament", file, "loire", *arguments)

    def outside(self, name, text):
        self.path(name).write_text(text)
        return f"player=program {sys.executable} -S {name}"

    def games(self, file):
        """What came of the games; how long they took is another matter."""
        head, *games = self.path(file).read_text().splitlines()
        return [head, *(re.sub(r',"decisions":.*?"times":\[[^]]*\]', "", game) for game in games)]

    def standings(self, *files):
        return json.loads(self.run("standings", "--json", *files).stdout)


def test_the_same_on_any_number_of_cores():
    with Folder() as folder:
        folder.play("one", "players=2", "player=medium", "player=easy", "games=6")
        folder.play("two", "players=2", "player=medium", "player=easy", "games=6", "cores=3")
        equal(folder.games("two"), folder.games("one"))
        equal(len(folder.games("one")), 7)


def test_what_was_interrupted_goes_on():
    with Folder() as folder:
        folder.play("whole", "players=3", "seed=5", "player=easy", "games=5")
        lines = folder.path("whole").read_text().splitlines(True)
        folder.path("part").write_text("".join(lines[:1] + lines[2:4]))
        folder.play("part", "players=3", "seed=5", "player=easy", "games=5")
        equal(folder.games("part"), folder.games("whole"))
        equal(folder.path("part").read_text().splitlines(True)[2:4], lines[2:4])


def test_parts_make_a_whole():
    with Folder() as folder:
        folder.play("whole", "players=2", "player=medium trader", "player=easy", "games=6")
        folder.play("b", "players=2", "player=medium trader", "player=easy", "games=4", "from=2")
        folder.play("a", "players=2", "player=medium trader", "player=easy", "games=3")
        wanted, got = folder.standings("whole"), folder.standings("b", "a")
        for sums in (wanted, got):
            for player in sums["players"]:
                # a quick machine needs less for a decision than what the last digit tells
                half, most, longest = (player.pop(key) for key in ("ms_50", "ms_99", "ms_most"))
                true(player.pop("per_second") > 0 and 0 <= half <= most <= longest)
        equal(got, wanted)
        equal(got["games"], 6)
        folder.play("other", "players=2", "player=easy", "player=easy", "games=1")
        true("other:1: This is of another tournament." in folder.run("standings", "whole", "other", status=1).stderr)


def test_what_is_counted():
    with Folder() as folder:
        table = folder.play("file", "players=2", "seed=3", "player=medium", "player=random", "games=10").stdout
        sums = folder.standings("file")
        medium, random = sums["players"]
        equal((medium["wins_percent"], random["wins_percent"]), (100.0, 0.0))
        equal(medium["low"], round(100 * 10 / (10 + 1.96 ** 2), 1))
        true(medium["margin"] == -random["margin"] > 50)
        true(abs(sum(value for key, value in medium["columns"].items() if key not in ("castles", "buildings")) - medium["points"]) < 0.1)
        true(0 < medium["habits"]["rides_without_horse"] < 40 and medium["habits"]["rides"] > 20)
        true(medium["uses"]["hired scout"]["percent"] > 50 and medium["uses"]["palace nantes.bank"]["round"] > 1)
        true(0 < medium["ms_50"] <= medium["ms_99"] <= medium["ms_most"])
        for words in ("10 games", "medium", "100.0 %", "palace nantes.bank", "marks_taken_back"):
            true(words in table, table)
        # everybody has every seat of a deal
        seats = [json.loads(line)["seats"][0]["player"] for line in folder.path("file").read_text().splitlines()[1:]]
        equal(seats, [0, 1] * 5)


def test_what_was_lost_is_judged():
    with Folder() as folder:
        table = folder.play("file", "players=1", "solo_turns=12", "seed=3", "player=medium", "judge=6", "games=1").stdout
        folder.play("plain", "players=1", "solo_turns=12", "seed=3", "player=medium", "games=1")
        one, plain = (folder.standings(name)["players"][0] for name in ("file", "plain"))
        true(10 < one["judged"] < 30 and 0 <= one["loss"] < 0.1, one)
        true("loss of each" in table, table)
        # to judge changes nothing of what is played
        equal((plain["judged"], plain["points"]), (0.0, one["points"]))


def test_wilson():
    with Folder() as folder:
        folder.play("file", "players=2", "seed=3", "player=easy", "player=easy", "games=8")
        one = folder.standings("file")["players"][0]
        p, n, z = one["wins_percent"] / 100, 8, 1.96
        half = z * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
        middle = (p + z * z / (2 * n)) / (1 + z * z / n)
        equal((one["low"], one["high"]), (round(100 * (middle - half), 1), round(100 * (middle + half), 1)))


def test_games_on_one_deal_begin_in_several_ways():
    with Folder() as folder:
        folder.play("file", "players=2", "player=medium", "games=20", "deals=1")
        sums = folder.standings("file")
        equal(sums["first_rounds_of"], 20)
        true(sums["first_rounds"] >= 4, sums["first_rounds"])


def test_temperaments_by_the_seed():
    with Folder() as folder:
        folder.play("plain", "players=3", "player=easy", "games=3")
        folder.play("any", "players=3", "player=easy any", "games=3")
        true(folder.games("plain")[1:] != folder.games("any")[1:])


def test_a_program_outside_plays():
    with Folder() as folder:
        first = folder.outside("first.py", FIRST)
        done = folder.play("file", "players=2", "variant=casual", "player=random", first, "games=2", "cores=2")
        sums = folder.standings("file")
        true("A move is drawn" not in done.stderr, done.stderr)
        equal([sums["players"][1][key] for key in ("rubbish", "late", "died")], [0, 0, 0])
        true(sums["players"][1]["decisions"] > 20)


def test_a_program_that_answers_rubbish():
    with Folder() as folder:
        done = folder.play("file", "players=1", "solo_turns=5", folder.outside("rubbish.py", RUBBISH), "games=2")
        sums = folder.standings("file")
        equal(sums["players"][0]["rubbish"], sums["players"][0]["decisions"])
        equal(done.stderr.count("answered what is none of the moves: “ride to the moon”. A move is drawn for it."), 2)
        true("answered what is no move:" in done.stdout, done.stdout)


def test_a_program_that_dies_is_started_again():
    with Folder() as folder:
        done = folder.play("file", "players=1", "solo_turns=9", folder.outside("mortal.py", MORTAL), "games=1")
        player = folder.standings("file")["players"][0]
        true("ended, or could not be started. A move is drawn" in done.stderr, done.stderr)
        true(3 <= player["died"] < player["decisions"], player)
        equal(player["rubbish"], 0)


def test_a_program_that_never_answers():
    with Folder() as folder:
        done = folder.play("file", "players=1", "solo_turns=3", folder.outside("silent.py", SILENT), "games=1", "timeout=1")
        player = folder.standings("file")["players"][0]
        true("did not answer in time, and was stopped." in done.stderr, done.stderr)
        equal(player["late"], 3)                # it is not started a fourth time
        equal(player["late"] + player["died"], player["decisions"])


def test_a_program_that_never_ends_its_line():
    with Folder() as folder:
        folder.play("file", "players=1", "solo_turns=2", folder.outside("endless.py", ENDLESS), "games=1", "timeout=1")
        player = folder.standings("file")["players"][0]
        true(player["rubbish"] > 0, player)


def test_card_values_and_setups():
    with Folder() as folder:
        folder.path("dear").write_text('{"characters":{"scout":{"cost":40}}}')
        folder.path("late").write_text('{"players":2,"turn":60,"options":{"message_goal":6},"seats":[{"boat":12},{}]}')
        folder.play("a", "players=2", "player=medium", "games=2", "edition=dear")
        true("hired scout" not in folder.standings("a")["players"][0]["uses"])
        folder.play("b", "player=medium", "player=easy", "games=4", "setup=late")
        sums = folder.standings("b")
        equal((sums["games"], len(sums["players"])), (4, 2))
        true(sums["rounds"] < 40, sums["rounds"])
        folder.path("dear").write_text('{"characters":{"scout":{"cost":4}}}')
        true("not of this tournament" in
             folder.run("tournament", "a", "loire", "players=2", "player=medium", "games=2", "edition=dear", status=1).stderr)


def test_refused():
    with Folder() as folder:
        folder.path("rubbish").write_text("hello\n")
        folder.path("wrong").write_text('{"characters":{"scout":{"cost":-1}}}')
        for words, *arguments in (
            ("is no player", "player=genius"),
            ("is no player", "player="),
            ("“king” is unknown", "player=hard king"),
            ("takes a number from 1", "player=hard nodes=0"),
            ("given twice", "player=hard ms=1 ms=2"),
            ("Say who plays",),
            ("more players than seats", "players=1", "player=easy", "player=easy"),
            ("At most 4 players", *["player=easy"] * 5),
            ("“games” takes a number from 1", "player=easy", "games=0"),
            ("“games” takes a number from 1 to 2000", "player=easy", "games=2001"),
            ("“cores” takes a number from 1 to 64", "player=easy", "cores=65"),
            ("no option “colour”", "player=easy", "colour=red"),
            ("players", "players=9", "player=easy"),
            ("wrong: characters.scout.cost", "player=easy", "edition=wrong"),
            ("wrong: ", "player=easy", "setup=wrong"),
            ("nowhere", "player=easy", "edition=nowhere"),
            ("do not go together", "player=easy", "edition=wrong", "setup=wrong"),
        ):
            done = folder.run("tournament", "file", "loire", *arguments, status=2)
            true(words in done.stderr, f"{arguments}: {done.stderr}")
            true(not folder.path("file").exists())
        true("no program “nobody”" in folder.run("tournament", "file", "loire", "player=program nobody", status=1).stderr)
        true("no game “chess”" in folder.run("tournament", "file", "chess", "player=easy", status=2).stderr)
        true("not of this tournament" in folder.run("tournament", "rubbish", "loire", "player=easy", status=1).stderr)
        equal(folder.path("rubbish").read_text(), "hello\n")
        true("no file of a tournament" in folder.run("standings", "rubbish", status=1).stderr)
        true("nowhere" in folder.run("standings", "nowhere", status=1).stderr)
        folder.run("standings", status=2)
        folder.run("tournament", "file", status=2)


def test_damaged_files_are_told():
    with Folder() as folder:
        folder.play("file", "players=1", "solo_turns=3", "player=easy", "games=2")
        text = folder.path("file").read_text()
        head, first, second = text.splitlines()
        for line in (first[:-20], first.replace('"rank":', '"rang":'), first.replace('"player":0', '"player":7'), "[]", "{}",
                     first.replace('"times":[', '"times":[9999,1,'), first.replace('"seats":[{', '"seats":[{},{')):
            folder.path("bad").write_text(f"{head}\n{line}\n{second}\n")
            true("bad:2: This is no game" in folder.run("standings", "bad", status=1).stderr, line)


def main():
    global program
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    program = os.path.abspath(sys.argv[1])
    return points.run(globals())


if __name__ == "__main__":
    sys.exit(main())
