#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Keys that come while something else than the buttons has the focus, or the header bar is out of sight. Prints TAP.

usage: keys.py BUILD-FOLDER PROGRAM
"""

import shutil
import subprocess
import sys

import driving

PLAYERS = (("Anna", "red"), ("Ben", "yellow"))
NEW_GAME = {"game": "loire", "seats": [{"name": name, "colour": colour} for name, colour in PLAYERS],
            "options": {"first_player": "0"}}
MIDDLE = (640, 400)


def says(words):
    return tree.find(lambda node: tree.name(node) == words)


def board_place(name):
    return tree.find(lambda node: tree.name(node).startswith(name + ",") and tree.role(node) == "button")


def begin():
    """A new game, and the figure that is the first answer is chosen."""
    desktop.start()
    desktop.keys("ctrl+n")
    driving.until("the page for a new game", lambda: tree.has_focus("Start"))
    desktop.keys("Return")
    tree.named("Board")
    desktop.settle()
    desktop.keys("1")
    driving.until("horses to ride with", lambda: says("Any number of horses"))


def test_plus_and_minus_change_the_horses_with_the_focus_on_the_board():
    begin()
    tree.tab_to("Board")
    place = board_place("Angers")
    width = tree.extents(place)[2]
    for key, words in (("plus", "On foot"), ("equal", "1 horse"), ("minus", "On foot")):
        desktop.keys(key)
        driving.until(f"“{words}”", lambda words=words: says(words))
    assert tree.extents(place)[2] == width, "the board has come closer"
    desktop.keys("ctrl+plus")
    driving.until("the board closer", lambda: tree.extents(place)[2] > width)
    desktop.keys("ctrl+0")
    driving.until("the whole board", lambda: tree.extents(place)[2] == width)


bindings = driving.need()
desktop = driving.Desktop(*sys.argv[1:], NEW_GAME)
try:
    tree = driving.Tree(bindings, desktop)
    status = driving.run([test for name, test in list(globals().items()) if name.startswith("test_")], desktop)
finally:
    desktop.close()
sys.exit(status)
