#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Commands of the program while something that has popped up has the keyboard. Prints TAP.

usage: popovers.py BUILD-FOLDER PROGRAM
"""

import subprocess

import driving
import xwindows

NEW_GAME = {"game": "loire", "seats": [{"name": "Anna", "colour": "red"}, {"name": "Ben", "colour": "yellow"}],
            "options": {"first_player": "0"}}
HELP = "How to Play"


def shown():
    """Windows and popovers: for each its number, what it is called, and whether it is a popover."""
    def look():
        try:
            found = desktop.xdotool("search", "--onlyvisible", "--pid", desktop.program.pid).split()
            return [(window, desktop.xdotool("getwindowname", window).strip(), screen.is_popover(window)) for window in found]
        except subprocess.CalledProcessError:
            desktop.check()
            return None  # one has gone just then
    return driving.until("windows", look)


def popovers():
    return [window for window, _, popover in shown() if popover]


def focus_window(name):
    def has_keyboard():
        window = next((window for window, called, popover in shown() if called == name and not popover), None)
        if window:
            desktop.xdotool("windowfocus", window)
        return window and desktop.xdotool("getwindowfocus").strip() == window
    driving.until(f"the keyboard in “{name}”", has_keyboard)


def press_until_popover(*keys):
    desktop.keys(*keys)
    driving.until("something that has popped up", popovers)
    desktop.settle()


def help_is_a_key_away(title):
    """F1 does what it does everywhere, and what had popped up is gone."""
    desktop.keys("F1")
    driving.until(f"“{HELP}”", lambda: HELP in [name for _, name, _ in shown()])
    driving.until("nothing that has popped up", lambda: not popovers())
    focus_window(HELP)
    desktop.keys("Escape")
    driving.until(f"“{HELP}” to go", lambda: HELP not in [name for _, name, _ in shown()])
    focus_window(title)


def test_a_menu_lets_commands_out():
    desktop.start()
    press_until_popover("F10")
    help_is_a_key_away("Relais")
    press_until_popover("F10")
    # which does not stand in it
    desktop.keys("ctrl+n")
    driving.until("the page for a new game", lambda: tree.has_focus("Start"))
    assert not popovers()


def test_a_drop_down_does():
    tree.tab_to("Colour of player 1")
    press_until_popover("space")
    help_is_a_key_away("Relais")
    tree.tab_to("Colour of player 1")
    press_until_popover("space")
    desktop.keys("alt+Home")
    tree.named("Scenarios")
    assert not popovers()


def test_an_entry_keeps_its_own_keys():
    """Also to take back what is typed: with nothing more of that, no move is taken back in its place."""
    desktop.keys("ctrl+n")
    driving.until("the page for a new game", lambda: tree.has_focus("Start"))
    desktop.keys("Return")
    tree.named("Board")
    desktop.settle()
    desktop.keys(*driving.FORWARD)
    desktop.settle()
    path = desktop.library()[0]
    before = desktop.record(path)
    assert before["moves"] > 0
    tree.tab_to("Name and colour")
    press_until_popover("space")
    desktop.keys("ctrl+a")
    desktop.xdotool("type", "Clara")
    desktop.settle()
    desktop.keys(*["ctrl+z"] * 9)
    desktop.settle()
    assert popovers()
    assert desktop.record(path)["moves"] == before["moves"]
    desktop.keys("ctrl+a")
    desktop.xdotool("type", "Zoe")
    desktop.settle()
    help_is_a_key_away("La Loire · Zoe, Ben")


def test_the_menu_of_an_entry_lets_commands_out():
    tree.tab_to("Name and colour")
    press_until_popover("space")
    desktop.keys("Menu")
    driving.until("a menu too", lambda: len(popovers()) == 2)
    desktop.settle()
    help_is_a_key_away("La Loire · Zoe, Ben")


def test_a_reason_does():
    moves = desktop.record(desktop.library()[0])["moves"]
    desktop.keys("Escape")
    tree.tab_to("Board")
    press_until_popover("question")
    help_is_a_key_away("La Loire · Zoe, Ben")
    press_until_popover("question")
    desktop.keys("ctrl+z")
    driving.until("a move taken back", lambda: desktop.record(desktop.library()[0])["moves"] < moves)
    driving.until("nothing that has popped up", lambda: not popovers())


def test_the_menu_of_a_place_does():
    desktop.keys("ctrl+shift+u")
    tree.named("Pieces that are left")
    desktop.settle()
    tree.tab_to("Board")
    press_until_popover("Menu")
    help_is_a_key_away("Relais")
    press_until_popover("Menu")
    desktop.keys("ctrl+q")
    desktop.wait()


def test_the_window_goes_with_its_menu():
    desktop.start()
    press_until_popover("F10")
    desktop.keys("ctrl+w")
    desktop.wait()
    assert desktop.words() == "", desktop.words()


desktop, tree = driving.begin(NEW_GAME)
screen = xwindows.Screen(desktop.display)
driving.end(globals(), desktop)
