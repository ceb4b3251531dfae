#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The program under a Wayland compositor, in GTK's default renderer: two outputs of different scale, by keys and by mouse. Prints TAP.

weston shows each of its outputs as a window of the screen that other tests have, so that keys and clicks come to it as to them.

usage: wayland.py BUILD-FOLDER PROGRAM
"""

import re
import shutil
import subprocess

import driving

# The outputs stand side by side; the sizes are what is seen of them at their scales.
SIZES = ((1280, 800), (1000, 700))
SCALES = (1, 2)
LEFTS = (0, SIZES[0][0] * SCALES[0])
SOCKET = "relais-0"

CONFIGURATION = """[core]
idle-time=0
[keyboard]
repeat-rate=0
[shell]
panel-position=none
locking=false
"""

OUTPUT = """[output]
name=X{number}
mode={width}x{height}
scale={scale}
"""


class Wayland(driving.Desktop):
    SCREEN = "{}x{}x24".format(sum(width * scale for (width, _), scale in zip(SIZES, SCALES)),
                               max(height * scale for (_, height), scale in zip(SIZES, SCALES)))

    def __init__(self, *arguments, **settings):
        super().__init__(*arguments, **settings)
        self.outputs = self.start_compositor()
        self.environment.update(GDK_BACKEND="wayland", WAYLAND_DISPLAY=SOCKET)
        # what GTK would take by itself
        for name in ("GSK_RENDERER", "GDK_DEBUG", "GDK_DISABLE"):
            self.environment.pop(name, None)

    def start_compositor(self):
        """The windows of its outputs."""
        sections = [OUTPUT.format(number=number, width=width, height=height, scale=scale)
                    for number, ((width, height), scale) in enumerate(zip(SIZES, SCALES), 1)]
        (self.home / "weston.ini").write_text(CONFIGURATION + "".join(sections))
        log = self.home / "weston.log"
        self.processes.append(subprocess.Popen(
            ["weston", "--backend=x11-backend.so", "--use-pixman", f"--output-count={len(SIZES)}", f"--socket={SOCKET}",
             f"--config={self.home / 'weston.ini'}", f"--log={log}"],
            env=self.environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL))
        driving.until("the compositor", lambda: (self.home / "run" / SOCKET).exists() or self.processes[-1].poll() is not None)
        if "failed to create compositor backend" in log.read_text():
            self.close()
            driving.skip("this weston cannot show its outputs on a screen of X11")
        windows = re.findall(r"window id (\d+)", log.read_text())
        assert len(windows) == len(SIZES), log.read_text()
        for window, left in zip(windows, LEFTS):
            self.xdotool("windowmove", "--sync", window, left, 0)
        return windows

    def look_at(self, output):
        """From here on keys and clicks are for it, and a new window comes there."""
        self.output = output
        self.xdotool("windowfocus", "--sync", self.outputs[output])
        self.xdotool("mousemove", *self.on_screen(*(size // 2 for size in SIZES[output])))

    def fill(self):
        """The compositor gives all of the output to the window that is there."""
        # a window that asks for that before it is shown gets no size from weston 10
        self.keys("super+shift+m")
        driving.until("a window as large as its output", lambda: SIZES[self.output] in frames())

    def room(self):
        return SIZES[self.output]

    def on_screen(self, x, y):
        return LEFTS[self.output] + x * SCALES[self.output], y * SCALES[self.output]


class WaylandTree(driving.Tree):
    def middle(self, node, part=lambda extents: extents):
        """Of the output that is looked at, which the window fills."""
        x, y = super().middle(node, part)
        return self.desktop.on_screen(x, y)


def click(name):
    button = tree.named(name)
    desktop.settle()
    desktop.click(*tree.middle(button))


def moves():
    return desktop.record(desktop.library()[-1])["moves"] if desktop.library() else 0


def frames():
    """The sizes of all windows that are shown."""
    top = tree.application()
    shown = (tree.extents(top.get_child_at_index(i)) for i in range(top.get_child_count()))
    return [tuple(extents[2:]) for extents in shown if extents]


def test_a_game_is_begun_by_keys():
    desktop.look_at(0)
    desktop.launch()
    tree.named("New Game")
    desktop.fill()
    tree.tab_to("New Game")
    desktop.keys("Return")
    driving.until("the page for a new game", lambda: tree.has_focus("Start"))
    desktop.keys("Return")
    tree.named("Board")


def test_a_menu_pops_up_and_goes():
    def item():
        node = tree.focused()
        return node and tree.role(node) == "menu item"

    desktop.settle()
    # what asks to pop up for a key that is no longer pressed is refused by weston
    desktop.xdotool("keydown", desktop.key("F10"))
    driving.until("the menu", item)
    desktop.xdotool("keyup", desktop.key("F10"))
    desktop.keys("Escape")
    driving.until("the menu to go", lambda: not item())
    click("Main Menu")
    driving.until("the menu", item)
    desktop.keys("Escape")
    driving.until("the menu to go", lambda: not item())


def test_moves_are_played_by_keys_and_by_clicks():
    tree.tab_to("Board")
    driving.until("a move", lambda: desktop.keys(*driving.FORWARD) or moves() > 0)
    desktop.settle()
    played = moves()
    # a click that comes while the page is laid out anew may be lost, for a person too, who clicks again
    driving.until("a move taken back", lambda: click("Undo") or moves() < played)


def test_what_is_copied_is_pasted():
    desktop.keys("ctrl+shift+c")
    desktop.settle()
    desktop.keys("alt+Home")
    tree.named("New Game")
    desktop.settle()
    desktop.keys("ctrl+f")
    desktop.settle()
    desktop.keys("ctrl+v")
    # no game is called like a position
    tree.named("Nothing Found")


def test_a_window_opens_where_everything_is_larger():
    desktop.look_at(1)
    desktop.settle()
    desktop.keys("ctrl+shift+n")
    driving.until("a second window", lambda: len(frames()) == 2)
    desktop.fill()
    assert sorted(frames()) == sorted(SIZES), frames()


def test_a_piece_is_dragged():
    desktop.keys("ctrl+u")
    click("New")
    desktop.settle()
    # the second of what is offered
    desktop.keys("Down")
    desktop.keys("Return")
    board = tree.named("Board")
    desktop.settle()

    def seen(begin):
        return driving.until(f"“{begin} …”", lambda: tree.find(
            lambda node: tree.name(node).replace("\N{NO-BREAK SPACE}", " ").startswith(begin)))

    source, target = (tree.middle(seen(words)) for words in ("Shield, red", "Angers, no shield yet"))
    desktop.drag(source, target)
    seen("Angers, red shield")
    click("Undo")
    seen("Angers, no shield yet")


def test_it_ends():
    desktop.keys("ctrl+q")
    desktop.wait()


if not shutil.which("weston"):
    driving.skip("weston is not installed")
desktop, tree = driving.begin(desktop_type=Wayland, tree_type=WaylandTree)
driving.end(globals(), desktop)
