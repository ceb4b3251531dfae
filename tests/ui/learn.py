#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays the guided first game by keyboard: at each step something else is refused, and what is meant leads on. It is left and gone
on with. Prints TAP.

usage: learn.py BUILD-FOLDER PROGRAM
"""

import driving

# At each step: what its bar says, the keys of something else (none where it only waits to be read), and those that are meant. Where
# the keyboard is Enter answers: on “Go On” or on what is meant.
STEPS = (
    ("Welcome to the Loire", "2", ["Return"]),
    ("Ride to Talcy with your merchant.", "2", ["1", "Return"]),
    ("Buy the grain.", "0", ["Return"]),
    ("Send the circus to Chinon.", "1", ["Return"]),
    ("Look for the letter on the board", "1", ["Return"]),
    ("Ride to Amboise with your messenger.", "1", ["Return"]),
    ("Deliver the message.", "0", ["Return"]),
    ("End your turn.", None, ["0"]),
    ("The other player’s turn", "1", ["Return"]),
    ("Ride to Orléans with your merchant.", "2", ["Return", "Return"]),
    ("Sell the cheese, then the grain.", "0", ["Return", "Return"]),
    ("Build a farm in Blois.", "0", ["Return", "Return", "Return"]),
    ("Ship one space for 6 deniers.", "0", ["Return"]),
    ("Ride to Chinon with your messenger.", "1", ["Return"]),
    ("Hire the Grain Merchant.", "0", ["Return", "Return"]),
    ("End your turn again.", None, ["0"]),
    ("Watch your farm in Blois", "1", ["Return"]),
)
LAST = "This is how one wins"
LEFT_AT = 6


def path():
    return driving.until("the lesson in the library", lambda: next(iter(desktop.library()), None))


def moves():
    desktop.settle()
    return desktop.record(path())["moves"]


def refuses(task, key):
    """Nothing is played, and it is said what is meant, unless it is to be read first."""
    before = moves()
    desktop.keys(key)
    driving.until("a sentence that tells what is meant", lambda: tree.find_in_front(
        lambda node: tree.name(node).startswith(("That can wait. " + task, "First read"))))
    assert moves() == before, f"{key} plays at “{task}”"
    desktop.keys("Escape")
    desktop.settle()


def take(steps):
    for task, wrong, right in steps:
        tree.named(task)
        desktop.settle()
        if wrong:
            refuses(task, wrong)
        for key in right:
            desktop.keys(key)
            desktop.settle()


def test_the_start_page_leads_to_the_lesson():
    desktop.start()
    tree.tab_to("Learn by Playing")
    desktop.keys("Return")
    tree.named(STEPS[0][0])
    driving.until("the keyboard on what leads on", lambda: tree.has_focus("Go On"))


def test_the_first_steps_refuse_what_is_not_meant():
    take(STEPS[:LEFT_AT])
    tree.named(STEPS[LEFT_AT][0])


def test_what_was_done_is_taken_back_and_done_again():
    before = moves()
    desktop.keys("ctrl+z")
    tree.named(STEPS[LEFT_AT - 1][0])
    desktop.keys("ctrl+shift+z")
    tree.named(STEPS[LEFT_AT][0])
    assert moves() == before


def test_it_goes_on_where_it_was_left():
    before = moves()
    desktop.keys("ctrl+q")
    desktop.wait()
    desktop.start()
    tree.tab_to("Learn by Playing")
    desktop.keys("Return")
    tree.named(STEPS[LEFT_AT][0])
    assert len(desktop.library()) == 1
    assert moves() == before


def test_the_other_steps_lead_to_the_end():
    take(STEPS[LEFT_AT:])
    tree.named(LAST)
    driving.until("the keyboard on a game of one’s own", lambda: tree.has_focus("New Game"))


def test_the_end_leads_to_a_first_real_game():
    desktop.keys("Return")
    driving.until("the page for a new game", lambda: tree.has_focus("Start"))


desktop, tree = driving.begin()
driving.end(globals(), desktop)
