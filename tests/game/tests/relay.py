#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays the game for tests in the window, to its end, by keyboard: a game with hidden hands. Prints TAP.

usage: relay.py BUILD-FOLDER PROGRAM ENGINE
"""

import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parents[2] / "ui"))

import driving

# With so many cards in the deck as many presses do not reach the end: a turn takes three keys, a press has two.
PRESSES = ((31, 36), (8, 8))


def newest():
    return driving.until("a record", lambda: next(iter(desktop.library()), None))


def texts():
    """All words that are on the screen, as a screen reader finds them."""
    return [tree.name(node) for node, _ in tree.walk()]


def says(part):
    return any(part in text for text in texts())


def forward(path):
    """Presses what leads on until one move is played."""
    before = desktop.record(path)["moves"]
    for key in driving.FORWARD * 4:
        desktop.keys(key)
        desktop.settle()
        record = desktop.record(path)
        if record["moves"] > before:
            return record
    raise AssertionError(f"no key leads on after {before} moves")


def test_a_game_begins():
    desktop.start("--new", "relay", "--players", "2")
    record = desktop.record(newest())
    assert (record["game"], record["players"], record["moves"]) == ("relay", 2, 0), record


def test_only_what_is_there_is_offered():
    names = texts()
    assert "Cards" in names and "New Setup" not in names, names


def test_behind_the_curtain_no_hand_is_seen():
    assert not says("1 × "), texts()


def test_a_hand_is_seen_by_its_owner():
    record = desktop.record(newest())
    desktop.keys("Return")
    desktop.settle()
    assert says("5 cards") and says("1 × "), texts()
    for town in record["seats"][record["player"]]["hand"]:
        assert says(town.capitalize()), town


def test_a_card_is_drawn_and_the_turn_ends():
    path = newest()
    seat = desktop.record(path)["player"]
    record = forward(path)
    assert record["phase"] == "lay" and record["player"] == seat, record
    record = forward(path)
    assert record["player"] != seat, record


def test_what_was_drawn_is_told_to_nobody_else():
    assert says("Draws a card") and not says("Draws a card of"), texts()
    # whose turn it is now comes to the screen, and looks through the history
    desktop.keys("Return")
    desktop.settle()
    desktop.keys("ctrl+3")
    desktop.settle()
    assert says("Draws a card") and not says("Draws a card of"), texts()
    desktop.keys("ctrl+1")


def test_cards_are_shown_as_their_owner_may_know_them():
    desktop.keys("ctrl+4")
    desktop.settle()
    assert says("Lay it where your messenger can go") and says("in your hand"), texts()
    assert says("lie open") and not says("denier"), texts()
    # cards that nobody counts have no numbers of those left
    assert not says("of 36 left"), texts()
    # out of the search field, then back to the game
    desktop.keys("Escape", "Escape")
    desktop.settle()


def test_moves_are_taken_back():
    path = newest()
    before = desktop.record(path)["moves"]
    forward(path)
    desktop.keys("ctrl+z")
    desktop.settle()
    assert desktop.record(path)["moves"] == before


def test_it_is_played_to_its_end():
    path = newest()
    for cards, presses in PRESSES:
        while len(desktop.record(path)["deck"]) >= cards:
            desktop.keys(*driving.FORWARD * presses)
            desktop.settle()
    record = desktop.record(path)
    while record["result"][0] != "finished":
        # a key at a time, since the result is not to be pressed away
        record = forward(path)
    assert record["phase"] == "over" and record["deck"] == [], record
    driving.until("the result", lambda: says("wins."))


def test_it_ends_without_a_word():
    desktop.keys("ctrl+q")
    desktop.wait()
    words = desktop.words()
    assert words == "", words


desktop, tree = driving.begin()
desktop.engine_words = [sys.argv[3], "--test"]
driving.end(globals(), desktop)
