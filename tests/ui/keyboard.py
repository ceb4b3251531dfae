#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays by keyboard only: makes up games, plays, leaves and goes on. Prints TAP.

usage: keyboard.py BUILD-FOLDER PROGRAM
"""

import driving

PLAYERS = ("Anna", "Ben", "Clara")
# Keys that are pressed while the program has yet to answer to others can undo each other: a list is opened and closed again.
PRESSES = 4
TURNS = 10
SOLO_TURNS = 4


def play(path, enough, times=10):
    """Plays on until the record says that it is enough."""
    record = desktop.record(path)
    while not enough(record):
        before = record
        for _ in range(PRESSES):
            desktop.keys(*driving.FORWARD * times)
            desktop.settle()
            record = desktop.record(path)
            if record["moves"] > before["moves"]:
                break
        else:
            raise AssertionError(f"no key leads on after {before['moves']} moves")
    return record


def newest(known):
    """The file that is new in the library."""
    return driving.until("a new record", lambda: next((path for path in desktop.library() if path not in known), None))


def focus_is_on(name):
    driving.until(f"the focus on “{name}”", lambda: tree.has_focus(name))


def test_three_players_are_entered():
    desktop.start()
    focus_is_on("New Game")
    desktop.keys("Return")
    focus_is_on("Start")
    tree.tab_to("Add a Player")
    desktop.keys("space")
    for number, player in enumerate(PLAYERS, 1):
        # the name itself comes after the colour
        tree.tab_to(f"Colour of player {number}")
        desktop.keys("Tab", "ctrl+a")
        desktop.xdotool("type", player)
    tree.tab_to("Deal number")
    desktop.keys("Tab", "ctrl+a")
    desktop.xdotool("type", "42")
    # from any field of the page
    desktop.keys("Return")
    path = newest(())
    text = path.read_text(encoding="utf-8")
    assert "Anna (" in text and "Ben (" in text and "Clara (" in text, text
    record = desktop.record(path)
    assert (record["players"], record["seed"], record["moves"]) == (3, 42, 0), record


def test_half_of_the_turns_are_played():
    record = play(desktop.library()[0], lambda record: record["turn"] >= TURNS * 3 // 2)
    assert record["result"] == ["unfinished"], record["result"]


def test_the_position_is_taken_back_and_restored():
    path = desktop.library()[0]
    before = desktop.record(path)
    desktop.keys("ctrl+BackSpace")
    desktop.settle()
    assert desktop.record(path)["moves"] < before["moves"]
    desktop.keys(*["ctrl+shift+z"] * 9)
    desktop.settle()
    assert desktop.record(path) == before


def test_quitting_keeps_the_game():
    path = desktop.library()[0]
    before = desktop.record(path)
    desktop.keys("ctrl+q")
    desktop.wait()
    assert desktop.record(path) == before


def test_the_game_goes_on_from_the_start_page():
    path = desktop.library()[0]
    before = desktop.record(path)
    desktop.start()
    tree.tab_to("Anna, Ben, Clara")
    desktop.keys("Return")
    record = play(path, lambda record: record["turn"] >= TURNS * 3)
    assert desktop.library() == [path]
    assert record["moves"] > before["moves"]
    assert record["turn"] >= TURNS * 3


def test_a_game_alone_is_played_to_its_end():
    known = desktop.library()
    desktop.keys("ctrl+n")
    focus_is_on("Start")
    for _ in PLAYERS[1:]:
        tree.tab_to("Remove This Player")
        desktop.keys("space")
    tree.tab_to("Rules in Detail")
    desktop.keys("space")
    tree.tab_to("Turns of a solo game")
    desktop.keys("Tab", "ctrl+a")
    desktop.xdotool("type", str(SOLO_TURNS))
    desktop.keys("Return")
    path = newest(known)
    # one at a time, since the result is not to be pressed away
    record = play(path, lambda record: record["result"][0] == "finished", times=1)
    assert record["options"]["solo_turns"] == SOLO_TURNS, record["options"]
    tree.named(record["result"][1])


def test_it_ends_without_a_word():
    desktop.keys("ctrl+q")
    desktop.wait()
    words = desktop.words()
    assert words == "", words


desktop, tree = driving.begin()
driving.end(globals(), desktop)
