#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Lays out a board by dragging with the mouse: from the palette, from place to place, and away again. Prints TAP.

usage: drag.py BUILD-FOLDER PROGRAM
"""

import driving

WHEEL_UP, WHEEL_DOWN = "4", "5"
found = {}


def click(name):
    button = tree.named(name)
    desktop.settle()
    desktop.click(*tree.middle(button))


def seen(begin, *more):
    """A place of the board or a piece of the palette: what lies there is told behind its name.

    Where C.UTF-8 counts as C (glibc 2.39 and newer), English has not the no-break spaces of its catalog.
    """
    def is_seen(node):
        name = tree.name(node).replace("\N{NO-BREAK SPACE}", " ")
        return name.startswith(begin) and all(words in name for words in more)

    def look():
        try:
            return next((node for part in ("Board", "Pieces that are left") for node, _ in tree.walk(kept(part)) if is_seen(node)), None)
        except tree.gone:
            return None

    return driving.until(f"“{begin} …”", look)


def kept(name):
    """What stays as long as the setup is shown is looked for once."""
    if name not in found:
        found[name] = tree.named(name)
    return found[name]


def drag(source, target):
    """By what they are, or begin to be called."""
    desktop.settle()
    desktop.drag(*(tree.middle(seen(end) if isinstance(end, str) else end) for end in (source, target)))


def test_an_empty_board_is_shown():
    desktop.start()
    click("Scenarios")
    click("New")
    desktop.settle()
    # the second of what is offered
    desktop.keys("Down")
    desktop.keys("Return")
    seen("Angers, no shield yet")


def test_a_shield_is_dragged_to_a_village():
    drag("Shield, red, 4 left", "Angers")
    seen("Angers, red shield")
    seen("Shield, red, 3 left")


def test_tiles_of_the_market_change_places():
    drag("Market tile, red", "Market space 1")
    seen("Market space 1, 1 d, red")
    drag("Market tile, blue", "Market space 7")
    seen("Market space 7, 4 d, blue")
    drag("Market space 1", "Market space 7")
    seen("Market space 7, 4 d, red")
    seen("Market space 1, 1 d, blue")


def test_a_figure_is_dragged_to_a_village():
    # of who begins, which is drawn
    drag(seen("", "merchant", "now in Nantes"), "Saumur")
    seen("", "merchant", "now in Saumur")


def test_a_shield_stays_where_it_cannot_lie():
    drag("Shield, blue, 3 left", "Nantes")
    tree.named("Shields lie on villages.")
    seen("Shield, blue, 3 left")


def test_a_tile_goes_back_to_the_palette():
    # what tells of the shield is still open, and takes nothing from this
    drag("Market space 7", "Market tile, red")
    seen("Market space 7, 4 d, no tile yet")
    seen("Market tile, red, 1 left")


def test_a_tile_let_go_beside_everything_goes_back():
    drag("Market space 1", tree.named("Undo"))
    seen("Market space 1, 1 d, no tile yet")


def test_every_drag_is_undone():
    desktop.keys(*["ctrl+z"] * 7)
    seen("Angers, no shield yet")
    seen("", "merchant", "now in Nantes")


def number(name):
    """A number of the pane, and what it is."""
    node = driving.until(f"“{name}”", lambda: tree.find(lambda node: tree.role(node) == "spin button" and tree.is_called(node, name)))
    return node, tree.atspi.Value.get_current_value(node)


def pressed(piece):
    """Whether the palette holds a piece down."""
    return tree.has(seen(piece), "PRESSED") or tree.has(seen(piece), "CHECKED")


def test_escape_lets_go_of_what_the_palette_gave():
    desktop.click(*tree.middle(seen("Shield, red")))
    driving.until("the piece in the hand", lambda: pressed("Shield, red"))
    desktop.keys("Escape")
    driving.until("the piece let go", lambda: not pressed("Shield, red"))


def scroll_to_the_end():
    desktop.xdotool("mousemove", *found["pane"], "click", "--repeat", "40", "--delay", "20", WHEEL_DOWN)
    desktop.settle()


def test_the_wheel_scrolls_past_numbers():
    found["pane"] = tree.middle(seen("Shield, red"))
    scroll_to_the_end()
    turns, before = number("Turns played so far")
    at = driving.until("the pane to rest", lambda: tree.resting_extents(turns))
    desktop.xdotool("mousemove", *tree.middle(turns), "click", "--repeat", "3", "--delay", "50", WHEEL_UP)
    desktop.settle()
    after = driving.until("the pane to rest", lambda: tree.resting_extents(turns))
    assert number("Turns played so far")[1] == before
    assert after[1] > at[1], (at, after)


def test_the_wheel_changes_a_number_that_has_the_focus():
    scroll_to_the_end()
    turns, before = number("Turns played so far")
    # into its text, which is at its beginning
    desktop.click(*tree.middle(turns, lambda extents: (*extents[:2], extents[2] // 3, extents[3])))
    desktop.settle()
    desktop.xdotool("click", WHEEL_UP)
    driving.until("another number", lambda: number("Turns played so far")[1] == before + 1)


desktop, tree = driving.begin()
driving.end(globals(), desktop)
