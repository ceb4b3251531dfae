#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Goes through the pages and looks whether everything that can have the focus has a name for readers. Prints TAP.

usage: names.py BUILD-FOLDER PROGRAM
"""

import re

import driving

CLASS = re.compile(r"(Gtk|Adw|Relais)[A-Z][A-Za-z]*")


def has_name(node):
    """Widgets that nobody named are called by their class, or not at all."""
    name = tree.name(node)
    return name != "" and not CLASS.fullmatch(name)


def is_part(node):
    """What a combo box shows is read with it."""
    above = node.get_parent()
    while above and tree.role(above) != "combo box":
        above = above.get_parent()
    return above is not None


def is_named(node):
    """The button in a menu button is named by that, the text in an entry by the entry."""
    return has_name(node) or has_name(node.get_parent())


def only_holds(node):
    """Passes the focus on to what is in it."""
    return tree.role(node) in ("filler", "list", "list item", "panel", "scroll pane") and any(
        tree.has(child, "FOCUSABLE") for child, _ in tree.walk(node, 1) if child != node)


def ways(node):
    """Where something is, for who has to find it."""
    while node and tree.role(node) != "application":
        yield f"{tree.role(node)} {tree.name(node)}".strip()
        node = node.get_parent()


def check_page():
    desktop.settle()
    nodes = [node for node, _ in tree.walk() if tree.has(node, "FOCUSABLE") and tree.extents(node)]
    assert len(nodes) > 4, "nothing can have the focus"
    nameless = [" < ".join(ways(node)) for node in nodes if not is_named(node) and not only_holds(node) and not is_part(node)]
    assert not nameless, "without a name:\n" + "\n".join(nameless)


def test_start_page():
    desktop.start()
    tree.named("Welcome to Relais")
    check_page()


def test_preferences():
    desktop.keys("ctrl+comma")
    tree.named("Sounds")
    check_page()
    desktop.leave_window()


def test_how_to_play():
    desktop.settle()
    desktop.keys("F1")
    tree.named("Look for a rule")
    check_page()
    desktop.leave_window()


def test_scenarios_and_setups():
    desktop.settle()
    desktop.keys("ctrl+u")
    tree.named("Look for a setup")
    check_page()


def test_new_game():
    desktop.keys("ctrl+n")
    tree.named("Start")
    check_page()


def test_game():
    desktop.settle()
    desktop.keys("Return")
    tree.named("Board")
    check_page()


def test_panes_of_a_game():
    for key, name in (("ctrl+2", "Search the cards"), ("ctrl+3", "History")):
        desktop.keys(key)
        tree.named(name)
        check_page()


def test_all_cards():
    desktop.keys("ctrl+4")
    tree.named("Back to the game")
    check_page()


def test_setup():
    desktop.keys("ctrl+shift+u")
    tree.named("Save and share")
    check_page()


def test_panes_of_a_setup():
    for key in ("ctrl+1", "ctrl+2"):
        desktop.keys(key)
        check_page()


def test_check_of_a_setup():
    desktop.keys("ctrl+shift+u")
    tree.named("Pieces that are left")
    desktop.settle()
    tree.tab_to("Check")
    desktop.keys("Return")
    tree.named("Try It Out")
    check_page()


def test_task_of_a_scenario():
    desktop.keys("ctrl+u")
    driving.until("the page of setups", lambda: tree.has_focus("Look for a setup"))
    desktop.xdotool("type", "two audiences")
    desktop.keys("Down", "Return")
    tree.named("Board")
    tree.tab_to("About this scenario")
    desktop.keys("space")
    tree.named("Show a hint")
    check_page()


desktop, tree = driving.begin()
driving.end(globals(), desktop)
