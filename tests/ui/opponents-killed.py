#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Kills the program again and again while computer players play, and starts it again: what has been played is kept, and what
follows is what would have followed without. Prints TAP.

usage: opponents-killed.py BUILD-FOLDER PROGRAM [HOW-OFTEN]
"""

import os
import random
import re
import sys
import time

import driving

KILLS = int(sys.argv[3]) if len(sys.argv) > 3 and sys.argv[3].isdigit() else 100
# two that play on without anybody, always the same game
NEW_GAME = {"game": "loire", "seats": [{"name": "", "colour": "red", "kind": "easy"}, {"name": "", "colour": "yellow", "kind": "medium"}],
            "options": {"first_player": "0"}}

chance = random.Random(5)


def moves(path):
    """All that is kept, which has to be a record without a fault."""
    desktop.record(path)
    return desktop.engine.ask("history").splitlines()


def remember():
    path = desktop.home / "config/glib-2.0/settings/keyfile"
    path.write_text(path.read_text() + "computer-pace='fast'\n")


def test_a_game_is_begun():
    global path
    remember()
    desktop.start("--new", "loire")
    path = driving.until("a record", lambda: next(iter(desktop.library()), None))
    driving.until("a move", lambda: moves(path))


def test_killed_and_started_again():
    for number in range(KILLS):
        time.sleep(chance.uniform(0, 0.4))
        desktop.kill()
        before = moves(path)
        desktop.start(str(path))
        if "finished" in path.read_text(encoding="utf-8").split("\n\n")[0].split("result: ")[1].split()[:1]:
            print(f"# over after {number} times")
            break
        driving.until("a move", lambda: len(moves(path)) > len(before))
        after = moves(path)
        assert after[:len(before)] == before, f"of {before} there is {after}"
        assert desktop.library() == [path], desktop.library()
    desktop.kill()


def test_the_moves_are_those_of_a_game_that_nobody_stopped():
    """The same start, played on by the same seats in one go."""
    kept = moves(path)
    head = path.read_text(encoding="utf-8").split("\n\n")[0]
    again = path.with_name("again.relais")
    again.write_text(re.sub("^cursor: .*$", "cursor: 0", head, flags=re.MULTILINE) + "\n\n", encoding="utf-8")
    path.unlink()
    desktop.start(str(again))
    driving.until("as many moves", lambda: len(moves(again)) >= len(kept), 240)
    desktop.kill()
    assert moves(again)[:len(kept)] == kept
    print(f"# {len(kept)} moves")


path = None
desktop, tree = driving.begin(NEW_GAME)
if "LOCPATH" in os.environ:
    desktop.environment["LC_ALL"] = "en_US.UTF-8"
driving.end(globals(), desktop)
