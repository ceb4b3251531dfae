#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays by mouse only: rides by clicks on figures and places of the board, the rest by clicks on buttons. Prints TAP.

usage: mouse.py BUILD-FOLDER PROGRAM
"""

import json
import pathlib
import random
import re

import driving

PLAYERS = (("Anna", "red"), ("Ben", "yellow"), ("Clara", "green"))
TURNS = 4
NEW_GAME = {"game": "loire", "seats": [{"name": name, "colour": colour} for name, colour in PLAYERS],
            "options": {"first_player": "0"}}

# Where the board’s drawing has the node of every stop.
BOARD = pathlib.Path(__file__).parents[2] / "data/art/loire-board.svg"
NODE = r'<rect id="node-([a-z-]+)" x="([0-9.]+)" y="([0-9.]+)" width="([0-9.]+)" height="([0-9.]+)"/>'
NODES = {name: tuple(map(float, numbers)) for name, *numbers in re.findall(NODE, BOARD.read_text(encoding="utf-8"))}
WIDTH, HEIGHT = 1600, 1000

# Away from the edges, so that nothing but the pointer says which part of the board is seen when it is near.
ZOOMED = "Blois"
WHEEL_UP, WHEEL_DOWN = "4", "5"

# Which of the moves that are possible is made.
chance = random.Random(7)
found = {}

# Seconds until a press has come to nothing, and how many may.
WAITING = 20
LOST = 2
lost = []


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
            driving.until("the program to end", lambda: desktop.program.poll() is not None, patience=driving.LOST)
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
    for i in range(parent.get_child_count()):
        child = parent.get_child_at_index(i)
        if child and tree.has(child, "VISIBLE"):
            yield child


def figure_piece(record, figure):
    start = f"{PLAYERS[record['player']][0]}’s {figure} "
    pieces = (node for node in children(kept("Board")) if tree.name(node).startswith(start) and ", now in " in tree.name(node))
    return next(pieces, None)


def click_stop(name):
    """On its node, where no figure ever stands."""
    def node(board):
        left, top, width, height = board
        scale = min(width / WIDTH, height / HEIGHT)
        x, y, *size = (round(number * scale) for number in NODES[name])
        return round(left + (width - WIDTH * scale) / 2) + x, round(top + (height - HEIGHT * scale) / 2) + y, *size

    desktop.click(*tree.middle(kept("Board"), node))


def ride(record, moves):
    """On the piece, then on where it goes; a piece with one way to go goes it at once."""
    figure, _, _, _, to = chance.choice([move for move in moves if " ride " in move]).split()
    if sum(move.startswith(figure + " ride ") for move in moves) > 1:
        click(driving.until("a figure", lambda: figure_piece(record, figure)))
    click_stop(to)


def has_moved(record):
    return desktop.record(path)["moves"] > record["moves"]


def possible(parent):
    """The buttons below something that can be pressed."""
    return [node for node, _ in tree.walk(parent) if tree.role(node) == "button" and tree.has(node, "SENSITIVE")]


def act(record, moves):
    """What can be done where the figure stands is; a third of the times it is left as it is."""
    if any(move.startswith(("buy ", "deliver ")) for move in moves) and chance.randrange(3):
        click_stop(record["seats"][record["player"]][record["phase"]]["at"])
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
        click_stop(chance.choice(moves).split()[1])
    else:
        act(record, moves)
    try:
        driving.until(f"one of {moves}", lambda: has_moved(record), patience=WAITING)
    except AssertionError:
        # GTK 4.8 has lost a press while the answers were laid out anew; a person presses again, but not often
        lost.append(moves)
        assert len(lost) <= LOST, f"presses are lost: {lost}"
        desktop.xdotool("click", 1)
        driving.until(f"one of {moves}", lambda: has_moved(record))
    return desktop.record(path)


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


def board_place(name):
    return driving.until(f"“{name}”", lambda: next((node for node, _ in tree.walk(kept("Board"))
                                                   if tree.name(node).startswith(name + ",")), None))


def middle_after(node, *words):
    """Where the middle of what is on the board is when all that is done with the mouse is over, and how wide it is."""
    desktop.xdotool(*words)
    desktop.settle()
    x, y, width, height = driving.until("the board to rest", lambda: tree.resting_extents(node))
    return x + width / 2, y + height / 2, width


def assert_near(at, wanted):
    assert all(abs(one - other) <= 3 for one, other in zip(at, wanted, strict=True)), f"at {at}, not at {wanted}"


def test_the_wheel_zooms_about_the_pointer():
    place = board_place(ZOOMED)
    small = middle_after(place, "mousemove", *tree.middle(place))
    # until the board is larger than the window both ways
    near = middle_after(place, "click", "--repeat", "4", "--delay", "50", WHEEL_UP)
    nearer = middle_after(place, "mousemove", *tree.middle(place), "click", WHEEL_UP)
    assert small[2] < near[2] < nearer[2], (small, near, nearer)
    assert_near(nearer[:2], near[:2])


def test_the_zoomed_board_is_dragged():
    before = desktop.record(path)
    place = board_place(ZOOMED)
    x, y = tree.middle(place)
    start = middle_after(place, "mousemove", x, y)
    end = middle_after(place, "mousedown", "1", "sleep", "0.1", "mousemove", x - 30, y - 20, "sleep", "0.1",
                       "mousemove", x - 90, y - 60, "sleep", "0.1", "mouseup", "1")
    assert_near(end[:2], (start[0] - 90, start[1] - 60))
    assert desktop.record(path) == before
    middle_after(place, "click", "--repeat", "8", "--delay", "50", WHEEL_DOWN)


def has_tooltip_at(x, y):
    """It is a window of its own."""
    for window in desktop.xdotool("search", "--onlyvisible", "--pid", desktop.program.pid).split()[1:]:
        shell = desktop.xdotool("getwindowgeometry", "--shell", window)
        left, top, width, height = (int(re.search(rf"^{key}=(-?\d+)$", shell, re.M)[1]) for key in ("X", "Y", "WIDTH", "HEIGHT"))
        if left < x < left + width and top < y < top + height:
            return True
    return False


def test_a_press_where_a_tooltip_lies_is_not_lost():
    """It is made before the tooltip has gone out of its way."""
    x, y = tree.middle(tree.named("Main menu"))
    _, below = tree.middle(tree.named("History"))
    desktop.xdotool("mousemove", x, y)
    driving.until("a tooltip over the tab", lambda: has_tooltip_at(x, below))
    desktop.xdotool("mousemove", x, below, "click", "1")
    tree.named("Moves played")
    click_button("Players")


def test_the_program_is_closed_and_the_game_gone_on_with():
    before = desktop.record(path)
    close_window()
    assert desktop.record(path) == before
    found.clear()
    desktop.start()
    # the list may be read once more, and a row that is replaced under the pointer is not clicked
    desktop.settle()
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


desktop, tree = driving.begin(NEW_GAME)
driving.end(globals(), desktop)
