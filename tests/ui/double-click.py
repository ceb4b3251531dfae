#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Double-clicks where one click is meant: what comes up under the pointer is not pressed as well. Prints TAP.

usage: double-click.py BUILD-FOLDER PROGRAM
"""

import sys

import driving

WITHIN = 1500                   # milliseconds
BETWEEN = 0.6                   # seconds: what the first click brings is there
NEW_GAME = {"game": "loire", "seats": [{"name": "Anna", "colour": "red"}, {"name": "Ben", "colour": "yellow"}],
            "options": {"first_player": "0"}}


def choice(name):
    return driving.until(f"“{name}” to choose", lambda: tree.find(
        lambda node: tree.role(node) == "button" and tree.name(node).startswith(name)))


def question(words):
    return driving.until(f"“{words}”", lambda: tree.find(lambda node: tree.name(node) == words))


def moves():
    return desktop.record(path)["moves"]


def test_a_game_is_begun():
    global path
    desktop.start()
    desktop.keys("ctrl+n")
    tree.named("Start")
    desktop.settle()
    desktop.keys("Return")
    path = driving.until("a record", lambda: next(iter(desktop.library()), None))
    question("Which figure rides first?")


def test_a_double_click_chooses_once():
    global at
    desktop.settle()
    at = tree.middle(choice("Merchant"))
    # no hand is so still that the pointer does not move at all between the two
    desktop.xdotool("mousemove", *at, "click", 1, "sleep", BETWEEN, "mousemove_relative", 1, 0, "click", 1)
    question("Where does your merchant ride?")
    desktop.settle()
    assert moves() == 0, "the second half of the double click has ridden"


def test_a_later_click_at_the_same_spot_is_one():
    desktop.xdotool("mousemove", *at, "sleep", WITHIN / 500, "click", 1)
    driving.until("the ride", lambda: moves() == 1)


bindings = driving.need()
desktop = driving.Desktop(*sys.argv[1:], NEW_GAME, double_click=WITHIN)
try:
    tree = driving.Tree(bindings, desktop)
    status = driving.run([test for name, test in list(globals().items()) if name.startswith("test_")], desktop)
finally:
    desktop.close()
sys.exit(status)
