#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Double-clicks where one click is meant: what comes up under the pointer is not pressed as well. Prints TAP.

usage: double-click.py BUILD-FOLDER PROGRAM
"""

import json

import driving

WITHIN = 2500                   # milliseconds
LATER = 3                       # seconds: no double click any more
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
    # in the middle one of the three rows that come
    at = tree.middle(choice("Merchant"))
    # no hand is so still that the pointer does not move at all between the two
    desktop.xdotool("mousemove", *at, "click", 1, "sleep", BETWEEN, "mousemove_relative", 1, 0, "click", 1)
    question("Where does your merchant ride?")
    desktop.settle()
    assert moves() == 0, "the second half of the double click has ridden"


def test_a_later_click_at_the_same_spot_is_one():
    desktop.xdotool("mousemove", *at, "sleep", LATER, "click", 1)
    driving.until("the ride", lambda: moves() == 1)


def position():
    return json.loads(desktop.engine.ask("state"))


def keep_a_game_before_the_third_turn():
    """Nothing is left of the second player’s first turn but its end."""
    global path
    ask = desktop.engine.ask
    ask("new loire players=2 seed=5 first_player=0")
    while position()["turn"] < 2:
        moves = ask("moves").splitlines()
        ask("play done" if "done" in moves else "play " + ask("genmove random seed=1"))
    ask("undo")
    path = desktop.games / "two-turns.relais"
    ask(f"save {path}")


def test_a_double_click_that_ends_a_turn_does_not_answer_for_the_next_player():
    desktop.keys("ctrl+q")
    desktop.wait()
    keep_a_game_before_the_third_turn()
    desktop.start(path)
    desktop.settle()
    before = moves()
    at = tree.middle(choice("End turn"))
    desktop.xdotool("mousemove", *at, "click", 1, "sleep", BETWEEN, "mousemove_relative", 1, 0, "click", 1)
    question("Which figure rides first?")
    desktop.settle()
    assert tree.find(lambda node: tree.name(node) == "Which figure rides first?"), "the second half of the double click has answered"
    assert moves() == before + 1, "the second half of the double click has played"


desktop, tree = driving.begin(NEW_GAME, double_click=WITHIN)
driving.end(globals(), desktop)
