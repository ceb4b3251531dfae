#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Kills the program while it is played, and looks for what was played before. Prints TAP.

usage: kill.py BUILD-FOLDER PROGRAM
"""

import contextlib
import fcntl
import os
import random
import signal
import subprocess
import time

import driving

KILLS = 6
GAME = "Anna, Ben"
NEW_GAME = {"game": "loire", "seats": [{"name": "Anna", "colour": "red"}, {"name": "Ben", "colour": "yellow"}]}

# How often the keys that lead on are pressed until the program is killed, at most, and how fast, in milliseconds.
HASTE = 12
DELAY = 20

chance = random.Random(11)


def moves(path):
    """All that is kept of a game, which has to be a record without a fault."""
    desktop.record(path)
    return desktop.engine.ask("history").splitlines()


def play(path):
    """A few clicks, each of which has done all that it does."""
    before = after = moves(path)
    # a card over the board may take the first keys
    for _ in range(chance.randrange(2, 4)):
        desktop.keys(*driving.FORWARD * chance.randrange(2, 5))
        desktop.settle()
        known, after = after, moves(path)
        assert after[:len(known)] == known, f"of {known} there is {after}"
    assert len(after) > len(before), f"no key leads on after {before}"
    return after


def test_a_game_is_begun():
    global path
    desktop.start()
    tree.tab_to("New Game")
    desktop.keys("Return")
    driving.until("the focus on “Start”", lambda: tree.has_focus("Start"))
    desktop.keys("Return")
    path = driving.until("a record", lambda: next(iter(desktop.library()), None))
    # the record is there before the board is
    desktop.settle()


@contextlib.contextmanager
def open_folder(path):
    folder = os.open(path, os.O_RDONLY | os.O_DIRECTORY)
    try:
        yield folder
    finally:
        os.close(folder)


def kill_in_haste(before):
    """Anywhere between a key and what it brings about; `before`: after a move more than these."""
    with subprocess.Popen(["xdotool", "key", "--delay", str(DELAY), *driving.FORWARD * HASTE], env=desktop.environment) as keys:
        if before is not None:
            driving.until("a move", lambda: len(moves(path)) > len(before))
        time.sleep(chance.uniform(0, HASTE * len(driving.FORWARD) * DELAY / 1000))
        desktop.kill()
        keys.wait()


def open_again():
    desktop.start()
    tree.tab_to(GAME)
    desktop.keys("Return")
    tree.named("Board")
    desktop.settle()


def test_killed_program_has_lost_nothing():
    unfinished = 0
    for number in range(KILLS):
        before = play(path)
        # a slow machine would make no move before it is killed
        kill_in_haste(before if number == 0 else None)
        after = moves(path)
        assert after[:len(before)] == before, f"of {before} there is {after}"
        unfinished += len(after) > len(before)
        open_again()
        # to look at a game changes nothing
        assert desktop.library() == [path] and moves(path) == after
    print(f"# killed in the middle {unfinished} of {KILLS} times")
    assert unfinished > 0, "the program was never killed while it was played"


def hidden():
    return {path.name for path in desktop.games.glob(".*")}


def test_told_to_end_it_writes_what_waits():
    before, left = moves(path), hidden()
    # as long as somebody else writes in the folder, moves wait
    with open_folder(desktop.games) as folder:
        fcntl.flock(folder, fcntl.LOCK_EX)
        desktop.keys(*driving.FORWARD * 4)
        desktop.settle()
        assert moves(path) == before
        desktop.program.send_signal(signal.SIGTERM)
    desktop.wait(128 + signal.SIGTERM)
    after = moves(path)
    assert after[:len(before)] == before and len(after) > len(before), f"of {before} there is {after}"
    assert hidden() == left, hidden()


def test_what_was_left_behind_goes():
    data, cache = desktop.games.parent, desktop.home / "cache/relais"
    left = [desktop.games / ".game.relais.relais-A1B2C3", data / "setups/.setup.relais-setup.relais-A1B2C3",
            cache / "pictures/.0123.relais-A1B2C3", cache / "thumbnails/.0123.png.relais-A1B2C3"]
    for litter in left:
        litter.parent.mkdir(parents=True, exist_ok=True)
        litter.write_text("half")
        os.utime(litter, (0, 0))
    kept = moves(path)
    open_again()
    assert not [litter for litter in left if litter.exists()], left
    assert moves(path) == kept


def test_killed_while_it_makes_up_a_game():
    desktop.keys("ctrl+n")
    driving.until("the focus on “Start”", lambda: tree.has_focus("Start"))
    before = moves(path)
    desktop.keys("Return")
    time.sleep(chance.uniform(0, 0.1))
    desktop.kill()
    assert path in desktop.library() and len(desktop.library()) <= 2, desktop.library()
    assert moves(path) == before
    for game in desktop.library():
        moves(game)


def test_the_game_goes_on():
    # the younger one, if there is one, is called the same
    game = desktop.library()[-1]
    open_again()
    play(game)


def test_it_ends_without_a_word():
    desktop.keys("ctrl+q")
    desktop.wait()
    words = desktop.words()
    assert words == "", words


desktop, tree = driving.begin(NEW_GAME)
driving.end(globals(), desktop)
