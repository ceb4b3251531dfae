#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Keys that come while something else than the buttons has the focus, or the header bar is out of sight. Prints TAP.

usage: keys.py BUILD-FOLDER PROGRAM
"""

import shutil
import subprocess
import unittest

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
    driving.until("horses to ride with", lambda: says("Horses: any"))


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


def around_the_focus():
    """What it is in, by name."""
    node, names = tree.focused(), []
    while node:
        names.append(tree.name(node))
        node = node.get_parent()
    return names


def test_f6_goes_from_board_to_answers_to_pane():
    tree.tab_to("Board")
    for part in ("Choices", "Anna, Red", "Board"):
        desktop.keys("F6")
        driving.until(f"the keyboard in “{part}”", lambda part=part: any(name.startswith(part) for name in around_the_focus()))


def test_shift_and_arrows_move_the_zoomed_board():
    place = board_place("Blois")

    def middle_after(key):
        desktop.keys(key)
        desktop.settle()
        x, y, width, height = tree.extents(place)
        return x + width / 2, y + height / 2

    tree.tab_to("Board")
    for _ in range(3):
        middle_after("ctrl+plus")
    x, y = middle_after("ctrl+plus")
    for key, wanted_x, wanted_y in (("Right", -1, 0), ("Left", 0, 0), ("Down", 0, -1), ("Up", 0, 0)):
        at = middle_after(f"shift+{key}")
        way = [0 if abs(now - before) <= 3 else (now > before) - (now < before) for now, before in zip(at, (x, y), strict=True)]
        assert way == [wanted_x, wanted_y], f"{key}: {way}"
    middle_after("ctrl+0")


def menu_items():
    """How many are shown: newer GTK does not tell readers what they are called."""
    return sum("menu item" in tree.role(node) for node, _ in tree.walk())


def test_keys_work_after_a_submenu_was_left():
    desktop.keys("F10")
    driving.until("the menu", lambda: menu_items() > 9)
    desktop.settle()
    desktop.keys("z")
    driving.until("the submenu", lambda: says("The Whole Board") or 1 < menu_items() < 9)
    desktop.settle()
    desktop.keys("Escape")
    driving.until("the focus back", lambda: tree.has_focus("Main menu"))
    desktop.keys("ctrl+3")
    tree.named("Nothing Played Yet")
    desktop.keys("ctrl+1")


def test_down_and_enter_lead_from_a_search_to_what_is_found():
    desktop.keys("alt+Home")
    desktop.settle()
    desktop.keys("ctrl+f")
    desktop.xdotool("type", "Ben")
    desktop.keys("Down")
    driving.until("the game found", lambda: tree.has_focus("Anna, Ben"))
    desktop.keys("ctrl+u")
    for key in ("Down", "Return"):
        driving.until("the page of setups", lambda: tree.has_focus("Look for a setup"))
        desktop.xdotool("type", "two audiences")
        desktop.keys(key)
        driving.until("the scenario found", lambda: tree.has_focus("Two audiences"))
        desktop.keys("ctrl+f")
    driving.until("the words again", lambda: tree.has_focus("Look for a setup"))
    desktop.keys("Escape")
    driving.until("all scenarios", lambda: says("The first ride"))


def test_digits_that_take_shift_lay_shields():
    if not shutil.which("setxkbmap"):
        raise unittest.SkipTest("setxkbmap is not installed")
    button = tree.named("New")
    desktop.settle()
    desktop.click(*tree.middle(button))
    desktop.settle()
    # an empty one is the second of what is offered
    desktop.keys("Down")
    desktop.keys("Return")
    tree.named("Pieces that are left")
    desktop.settle()
    place = board_place("Angers")
    desktop.click(*tree.middle(place))
    desktop.settle()
    # what can be put there is asked for, and closed
    desktop.keys("Escape")
    desktop.settle()
    subprocess.run(["setxkbmap", "fr"], env=desktop.environment, check=True)
    desktop.keys("1")
    driving.until("a shield", lambda: "no shield yet" not in tree.name(board_place("Angers")))


desktop, tree = driving.begin(NEW_GAME)
driving.end(globals(), desktop)
