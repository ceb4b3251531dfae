#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The game for tests with a computer player in a seat, in three languages: watched, held, taken back, skipped. Prints TAP.

usage: relay-computers.py BUILD-FOLDER PROGRAM ENGINE
"""

import os
import pathlib
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).parents[2] / "ui"))

import driving

NEW_GAME = {"game": "relay", "seats": [{"name": "Anna", "colour": "red"}, {"name": "", "colour": "yellow", "kind": "easy"}]}
CONTINUE = {"en": "Continue", "fr": "Continuer", "de": "Weiter"}
# longer than a step is looked at slowly
LONG = 4


def remember(language):
    path = desktop.home / "config/glib-2.0/settings/keyfile"
    lines = [line for line in path.read_text().splitlines() if line.split("=")[0] not in ("language", "computer-pace")]
    path.write_text("\n".join([*lines, f"language='{language}'", "computer-pace='slow'"]) + "\n")


def state():
    return desktop.record(desktop.library()[-1])


def play_until_a_computer_has_the_turn():
    """Without Enter, which would press what has the focus then: the button that holds the computer players."""
    for _ in range(12):
        for key in ("0", "1"):
            desktop.keys(key)
            time.sleep(0.4)
            if state()["player"] == 1:
                return
    raise AssertionError(f"no key leads on to the computer player: {state()}")


def watch(language):
    remember(language)
    before = len(desktop.library())
    desktop.start("--new", "relay")
    driving.until("a record", lambda: len(desktop.library()) > before)
    desktop.settle()
    # the first turn may be the computer player’s
    driving.until("the person’s turn", lambda: state()["player"] == 0)
    desktop.settle()
    play_until_a_computer_has_the_turn()
    desktop.keys("w")
    tree.named(CONTINUE[language])
    held = state()["moves"]
    time.sleep(LONG)
    assert state()["moves"] == held, state()
    desktop.keys("ctrl+z")
    driving.until("the person’s decision", lambda: state()["player"] == 0)
    own = state()["moves"]
    time.sleep(LONG)
    assert state()["moves"] == own, state()


def end():
    desktop.keys("ctrl+q")
    desktop.wait()


def test_it_is_watched_held_and_taken_back_in_english():
    watch("en")


def test_the_rest_is_skipped():
    play_until_a_computer_has_the_turn()
    desktop.keys("s")
    driving.until("the person’s turn", lambda: state()["player"] == 0)
    end()


def test_it_is_watched_held_and_taken_back_in_french():
    watch("fr")
    end()


def test_it_is_watched_held_and_taken_back_in_german():
    watch("de")
    end()


desktop, tree = driving.begin(NEW_GAME)
desktop.engine_words = [sys.argv[3], "--test"]
# where the C library does not translate in C.UTF-8, ./run provides the locales
if "LOCPATH" in os.environ:
    desktop.environment["LC_ALL"] = "en_US.UTF-8"
driving.end(globals(), desktop)
