#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What screen readers are told of a whole game page, compared with how it was before. Prints TAP.

usage: readers.py BUILD-FOLDER PROGRAM [--write]   --write: as it is, is how it should be

Versions of GTK tell it differently, so each series has a file of its own: readers-4.8.txt for GTK 4.8.
The C libraries that come with the newer ones take C.UTF-8 for C and translate nothing in it: there, English is told as the
sources have it, without the typography of its catalog.
"""

import difflib
import pathlib
import re
import sys
import unittest

import driving

HERE = pathlib.Path(__file__).resolve().parent
RECORD = HERE.parent / "golden/four-midgame.relais"

# Widgets that only hold others are called by their class, or not at all.
CLASS = re.compile(r"(Gtk|Adw|Relais)[A-Z][A-Za-z]*")
STATES = ("CHECKED", "EXPANDED", "FOCUSED", "PRESSED", "SELECTED")


def series():
    major, minor = map(int, tree.application().get_toolkit_version().split(".")[:2])
    # odd numbers are on the way to the next even one
    return f"{major}.{minor + minor % 2}"


def told(node):
    """A line, or nothing for what only holds others."""
    name = tree.name(node)
    if CLASS.fullmatch(name):
        name = ""
    words = [tree.role(node), name]
    description = node.get_description() or ""
    if description not in ("", name):
        words.append("({})".format(description.replace("\n", "; ")))
    words += [state.lower() for state in STATES if tree.has(node, state)]
    if tree.has(node, "FOCUSABLE") and not tree.has(node, "SENSITIVE"):
        words.append("insensitive")
    return " ".join(filter(None, words)) if name or tree.has(node, "FOCUSABLE") or len(words) > 2 else None


def text():
    """A line for each, deeper than what it is in; a label that only repeats what it is in is none."""
    lines = []
    above = []
    # below the application, which is called by its file
    for node, depth in tree.walk(tree.application().get_child_at_index(0)):
        while above and above[-1][0] >= depth:
            above.pop()
        line = told(node)
        repeated = tree.role(node) == "label" and above and tree.is_called(above[-1][1], tree.name(node))
        if line and not repeated:
            lines.append("  " * len(above) + line)
            above.append((depth, node))
    return lines


def begun():
    """A position in the middle of a game and one move: a merchant has come to a village."""
    head, _, moves = RECORD.read_text(encoding="utf-8").partition("\n\n")
    head = re.sub(r"^cursor: .*$", "cursor: 1", head, flags=re.M)
    head = re.sub(r"^result: .*$", "result: unfinished", head, flags=re.M)
    path = desktop.home / RECORD.name
    path.write_text(f"{head}\n\n{moves.splitlines()[0]}\n", encoding="utf-8")
    return path


def test_readers_are_told_of_the_whole_game_page():
    desktop.start(begun())
    tree.named("Board")
    desktop.settle()
    file = HERE / f"readers-{series()}.txt"
    actual = text()
    # made when it is looked at: what it adds
    desktop.keys("ctrl+3")
    tree.named("Moves played")
    desktop.settle()
    actual += [line for line in text() if line not in actual]
    if "--write" in sys.argv:
        file.write_text("\n".join(actual) + "\n", encoding="utf-8")
    if not file.exists():
        raise unittest.SkipTest(f"there is no {file.name} to compare with; readers.py --write writes it")
    wanted = file.read_text(encoding="utf-8").splitlines()
    difference = list(difflib.unified_diff(wanted, actual, file.name, "now", lineterm="", n=1))
    assert not difference, "readers are told something else (readers.py --write, if they should be):\n" + "\n".join(difference)


def question():
    """What is asked, as the bar around the answers is called."""
    node = tree.named("Choices").get_parent()
    while not tree.name(node) or CLASS.fullmatch(tree.name(node)):
        node = node.get_parent()
    return tree.name(node)


def announced_by(key):
    announced = []
    listener = tree.atspi.EventListener.new(lambda event: announced.append(event.any_data))
    listener.register("object:announcement")
    desktop.keys(key)
    desktop.settle()
    while tree.context.iteration(False):
        pass
    listener.deregister("object:announcement")
    return announced


def heard():
    """All that is announced by the first press after which something else is asked."""
    before = question()
    for key in ("0", "1") * 4:
        announced = announced_by(key)
        if question() != before:
            return announced
    raise AssertionError("the keys play no move")


def test_what_happened_and_what_is_asked_are_told_at_once():
    """Orca leaves out a second announcement that follows within a moment. Before GTK 4.14 there is none at all: what has the
    keyboard tells it, before what it is described by."""
    announced = heard()
    if tuple(map(int, series().split("."))) < (4, 14):
        assert announced == [], announced
        announced = driving.until("news where the keyboard is", lambda: (tree.focused().get_description() or "").splitlines()[:1])
    assert len(announced) == 1, announced
    what_happened, _, asked = announced[0].rpartition(". ")
    assert asked.endswith(question()), (announced, question())
    assert what_happened, announced
    assert "·" not in announced[0], announced


def told_by(key):
    announced = announced_by(key)
    if tuple(map(int, series().split("."))) >= (4, 14):
        return announced
    return driving.until("news where the keyboard is", lambda: (tree.focused().get_description() or "").splitlines()[:1])


def test_quick_questions_are_answered():
    for key, words in (("m", "boat on river space "), ("p", "Market: "), ("c", "Circus in "), ("d", "to deliver")):
        told = told_by(key)
        assert len(told) == 1 and words in told[0], (key, told)
        assert tree.named(told[0]), "it is seen, too"


desktop, tree = driving.begin()
driving.end(globals(), desktop)
