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
    """Little is left of the second player’s first turn."""
    global path
    ask = desktop.engine.ask
    ask("new loire players=2 seed=5 first_player=0")
    while position()["turn"] < 2:
        ask("play " + ask("genmove random seed=1"))
    ask("undo")
    path = desktop.games / "two-turns.relais"
    ask(f"save {path}")


def figure_above(card):
    """On the board, of who is next."""
    top = tree.extents(card)[1]
    for node, _ in tree.walk(tree.named("Board")):
        at = tree.extents(node) if tree.name(node).startswith("Player 1’s ") and ", now in " in tree.name(node) else None
        if at and at[1] + at[3] < top:
            return node
    raise AssertionError("the card covers both figures")


def test_a_double_click_beside_the_card_of_whose_turn_it_is_chooses_once():
    desktop.keys("ctrl+q")
    desktop.wait()
    keep_a_game_before_the_third_turn()
    desktop.start(path)
    tree.named("Board")
    desktop.settle()
    while desktop.record(path)["turn"] < 2:
        before = moves()
        # the end of the stop, or what is offered first
        for key in ("0", "1"):
            if moves() == before:
                desktop.keys(key)
                desktop.settle()
        driving.until("a move", lambda before=before: moves() > before)
        desktop.settle()
    question("Player 1, it is your turn")
    at = tree.middle(figure_above(tree.named("Continue")))
    desktop.xdotool("mousemove", *at, "click", 1, "sleep", BETWEEN, "mousemove_relative", 1, 0, "click", 1)
    driving.until("the card to go", lambda: not tree.find(lambda node: tree.name(node) == "Player 1, it is your turn"))
    desktop.settle()
    assert not tree.find(lambda node: tree.name(node) == "Which figure rides first?"), "the second half of the double click has taken it back"


desktop, tree = driving.begin(NEW_GAME, double_click=WITHIN)
driving.end(globals(), desktop)
