#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays by mouse only: rides by clicks on figures and places of the board, the rest by clicks on buttons. Prints TAP.

usage: mouse.py BUILD-FOLDER PROGRAM
"""

import json
import random
import sys
import unicodedata

import driving

PLAYERS = (("Anna", "red"), ("Ben", "yellow"), ("Clara", "green"))
TURNS = 10
NEW_GAME = {"game": "loire", "seats": [{"name": name, "colour": colour} for name, colour in PLAYERS],
            "options": {"first_player": "0"}}

# Which of the moves that are possible is made.
chance = random.Random(7)
found = {}


def identifier(name):
    """“Orléans, city, ...” is orleans."""
    place = unicodedata.normalize("NFD", name.split(",")[0].lower())
    return "".join(letter for letter in place if letter.isascii())


def click(node):
    desktop.click(*tree.middle(node))


def click_button(name):
    """On a page that is all there."""
    button = tree.named(name)
    desktop.settle()
    click(button)


def close_window():
    """A press that comes while the window is laid out anew may be lost, for a person too, who presses again."""
    for _ in range(2):
        click_button("Close")
        try:
            driving.until("the program to end", lambda: desktop.program.poll() is not None, patience=8)
            break
        except AssertionError:
            desktop.check()
    else:
        click_button("Close")
    desktop.wait()


def kept(name):
    """What stays as long as the game is shown is looked for once."""
    if name not in found:
        found[name] = tree.named(name)
    return found[name]


def children(parent):
    parent.clear_cache()
    for i in range(parent.get_child_count()):
        child = parent.get_child_at_index(i)
        if child and tree.has(child, "VISIBLE"):
            yield child


def on_board(test):
    """A place or a piece."""
    return driving.until("a place", lambda: next((node for node in children(kept("Board")) if test(tree.name(node))), None))


def figure_piece(record, figure):
    player = PLAYERS[record["player"]][0]
    return on_board(lambda name: name.startswith(f"{player}’s {figure} ") and ", now in " in name)


def place(name):
    return on_board(lambda words: identifier(words) == name)


def ride(record, moves):
    """On the piece, then on where it goes."""
    figure, _, _, _, to = chance.choice([move for move in moves if " ride " in move]).split()
    click(figure_piece(record, figure))
    click(place(to))


def has_moved(record):
    return desktop.record(path)["moves"] > record["moves"]


def possible(parent):
    """The buttons below something that can be pressed."""
    return [node for node, _ in tree.walk(parent) if tree.role(node) == "button" and tree.has(node, "SENSITIVE")]


def act(record, moves):
    """What can be done where the figure stands is; a third of the times it is left as it is."""
    if any(move.startswith(("buy ", "deliver ")) for move in moves) and chance.randrange(3):
        click(place(record["seats"][record["player"]][record["phase"]]["at"]))
        offered = driving.until("what the place offers", lambda: has_moved(record) or tree.find(is_offer))
        if not has_moved(record):
            click(possible(offered)[0])
    else:
        choices = driving.until("a choice", lambda: possible(kept("Choices")))
        ends = [node for node in choices if tree.name(node).startswith(("Done", "End turn"))]
        sells = any(move.startswith("sell ") for move in moves)
        click(ends[0] if ends and not sells else choices[0])


def is_offer(node):
    return tree.name(node) == "What can be done here"


def pass_on():
    """What the others have done is told on a card over the board."""
    button = kept("Continue")
    card = button
    while tree.role(card) != "dialog":
        card = card.get_parent()
    driving.until("the card", lambda: tree.is_visible(card))
    click(button)
    driving.until("the card to go", lambda: not tree.is_visible(card))


def turn_on():
    """One click, or two, and what they have led to."""
    record = desktop.record(path)
    moves = desktop.engine.ask("moves").splitlines()
    if moves == ["done"] and not (record["used"]["merchant"] and record["used"]["messenger"]):
        # the first stop has ended by itself
        desktop.engine.ask("play done")
        moves = desktop.engine.ask("moves").splitlines()
    if any(" ride " in move for move in moves):
        ride(record, moves)
    elif moves[0].startswith("circus "):
        click(place(chance.choice(moves).split()[1]))
    else:
        act(record, moves)
    driving.until(f"one of {moves}", lambda: has_moved(record))
    after = desktop.record(path)
    if after["turn"] > record["turn"] and after["turn"] >= len(PLAYERS):
        pass_on()
    return after


def test_a_game_is_begun():
    global path
    desktop.start()
    click_button("New Game")
    click_button("Start")
    path = driving.until("a record", lambda: next(iter(desktop.library()), None))
    assert desktop.record(path)["players"] == len(PLAYERS)


def play_until(turn):
    record = desktop.record(path)
    while record["turn"] < len(PLAYERS) * turn:
        record = turn_on()
    assert record["result"] == ["unfinished"], record["result"]


def test_half_of_the_turns_are_played():
    play_until(TURNS // 2)


def test_a_click_takes_back():
    before = desktop.record(path)
    click_button("Undo")
    driving.until("a move taken back", lambda: desktop.record(path)["moves"] < before["moves"])
    click_button("Redo")
    driving.until("the move again", lambda: desktop.record(path) == before)


def test_the_program_is_closed_and_the_game_gone_on_with():
    before = desktop.record(path)
    close_window()
    assert desktop.record(path) == before
    found.clear()
    desktop.start()
    click_button(", ".join(name for name, _ in PLAYERS))
    play_until(TURNS)
    assert desktop.library() == [path]


def test_the_score_is_read():
    desktop.record(path)
    score = json.loads(desktop.engine.ask("score"))
    for (name, colour), seat in zip(PLAYERS, score["seats"], strict=True):
        words = f"{name}, {colour.capitalize()}. Points: {seat['total']}. "
        driving.until(f"“{words}”", lambda: tree.find(lambda node: tree.name(node).startswith(words)))


def test_it_ends_without_a_word():
    click_button("Back to the start page")
    tree.named("New Game")
    close_window()
    words = desktop.words()
    assert words == "", words


bindings = driving.need()
desktop = driving.Desktop(*sys.argv[1:], NEW_GAME)
try:
    tree = driving.Tree(bindings, desktop)
    status = driving.run([test for name, test in list(globals().items()) if name.startswith("test_")], desktop)
finally:
    desktop.close()
sys.exit(status)
