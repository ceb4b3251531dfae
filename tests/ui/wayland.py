#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The program under a Wayland compositor, in GTK's default renderer: two outputs of different scale, by keys and by mouse. Prints TAP.

The compositor shows each of its outputs as a window of the screen that other tests have, so that keys and clicks come to it as to
them. weston has whole scales only, sway others too.

usage: wayland.py BUILD-FOLDER PROGRAM weston|sway
"""

import re
import shutil
import subprocess
import sys

import driving

# The outputs stand side by side; the sizes are what is seen of them at their scales.
SIZES = ((1280, 800), (1000, 700))


class Wayland(driving.Desktop):
    """What compositors have in common: how they are started, their outputs, and where these are on the screen."""

    def __init__(self, *arguments, **settings):
        self.lefts = (0, self.pixels(0)[0])
        self.SCREEN = "{}x{}x24".format(self.lefts[1] + self.pixels(1)[0], max(self.pixels(0)[1], self.pixels(1)[1]))
        super().__init__(*arguments, **settings)
        self.log = self.home / "compositor.log"
        (self.home / "compositor").write_text(self.configuration())
        self.start_compositor()
        self.outputs = driving.until("the outputs", self.find_outputs)
        for window, left in zip(self.outputs, self.lefts):
            self.xdotool("windowmove", "--sync", window, left, 0)
        self.environment.update(GDK_BACKEND="wayland", WAYLAND_DISPLAY=self.socket())
        # what GTK would take by itself
        for name in ("GSK_RENDERER", "GDK_DEBUG", "GDK_DISABLE"):
            self.environment.pop(name, None)

    def pixels(self, output):
        return tuple(round(size * self.SCALES[output]) for size in SIZES[output])

    def run(self, *command, **more):
        """True: there is somebody to talk to."""
        with open(self.log, "ab") as log:
            compositor = subprocess.Popen(command, env={**self.environment, **more}, stdin=subprocess.DEVNULL, stdout=log, stderr=log)
        if driving.until("the compositor", lambda: self.socket() or compositor.poll() is not None) is True:
            return False
        self.processes.append(compositor)
        return True

    def socket(self):
        return next((path.name for path in (self.home / "run").glob("*-[0-9]") if path.is_socket()), None)

    def give_up(self, reason):
        self.close()
        driving.skip(reason)

    def look_at(self, output):
        """From here on keys and clicks are for it, and a new window comes there."""
        self.output = output
        self.xdotool("windowfocus", "--sync", self.outputs[output])
        self.xdotool("mousemove", *self.on_screen(*(size // 2 for size in SIZES[output])))

    def open_window(self, output):
        """Another of the program, there, where it is looked at from now on."""
        self.look_at(output)
        self.settle()
        self.keys("ctrl+shift+n")
        try:
            driving.until("a second window", lambda: len(frames()) == 2, patience=10)
        except AssertionError:
            # on a busy machine the keys come before the compositor has the focus of its other output
            self.keys("ctrl+shift+n")
            driving.until("a second window", lambda: len(frames()) == 2)

    def fill(self):
        """The compositor gives all of the output to the window that is there."""
        driving.until("a window as large as its output", lambda: SIZES[self.output] in frames())

    def room(self):
        return SIZES[self.output]

    def on_screen(self, x, y):
        return round(self.lefts[self.output] + x * self.SCALES[self.output]), round(y * self.SCALES[self.output])


class Weston(Wayland):
    SCALES = (1, 2)
    BEGINNING = """[core]
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

    def configuration(self):
        return self.BEGINNING + "".join(self.OUTPUT.format(number=number, width=width, height=height, scale=scale)
                                        for number, ((width, height), scale) in enumerate(zip(SIZES, self.SCALES), 1))

    def start_compositor(self):
        if not self.run("weston", "--backend=x11-backend.so", "--use-pixman", f"--output-count={len(SIZES)}", "--socket=relais-0",
                        f"--config={self.home / 'compositor'}"):
            assert "failed to create compositor backend" in self.log.read_text(), self.log.read_text()
            self.give_up("this weston cannot show its outputs on a screen of X11")

    def find_outputs(self):
        windows = re.findall(r"window id (\d+)", self.log.read_text())
        return windows if len(windows) == len(SIZES) else None

    def fill(self):
        # a window that asks for that before it is shown gets no size from weston 10
        self.keys("super+shift+m")
        super().fill()


class Sway(Wayland):
    """Gives all of an output to the only window there, unasked."""

    SCALES = (1, 1.5)
    BEGINNING = """default_border none
xwayland disable
bindsym Mod4+Right move container to output right, focus output right
"""
    OUTPUT = "output X11-{number} mode {width}x{height} position {left} 0 scale {scale}\n"
    # what GDK says of those before 1.8
    NOT_OURS = re.compile(r"\n\([^)]*\): Gdk-WARNING \*\*: [\d:.]+: Compositor doesn't support moving popups, relying on remapping\n")

    def configuration(self):
        return self.BEGINNING + "".join(
            self.OUTPUT.format(number=output + 1, width=self.pixels(output)[0], height=self.pixels(output)[1],
                               left=output * SIZES[0][0], scale=scale)
            for output, scale in enumerate(self.SCALES))

    def start_compositor(self):
        # before 1.8 it does not start as root
        for before in ((), ("unshare", "--user", "--map-user=1000")):
            if self.run(*before, "sway", f"--config={self.home / 'compositor'}", WLR_BACKENDS="x11", WLR_RENDERER="pixman",
                        WLR_X11_OUTPUTS=str(len(SIZES))):
                return
        assert "refusing to start" in self.log.read_text(), self.log.read_text()
        self.give_up("this sway does not start as root")

    def find_outputs(self):
        """The one created first has the lower number."""
        found = subprocess.run(["xdotool", "search", "--onlyvisible", "--maxdepth", "1", ".*"], env=self.environment,
                               stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, check=False).stdout.split()
        windows = sorted(found, key=int)[1:]
        return windows if len(windows) == len(SIZES) else None

    def open_window(self, output):
        """Here a program that is not looked at hears no keys; so its window is taken there."""
        self.keys("ctrl+shift+n")
        try:
            driving.until("a second window", lambda: len(frames()) == 2, patience=10)
        except AssertionError:
            # on a busy machine the keys come before the compositor has the focus of its other output
            self.keys("ctrl+shift+n")
            driving.until("a second window", lambda: len(frames()) == 2)
        self.keys("super+Right")
        self.look_at(output)

    def words(self):
        return self.NOT_OURS.sub("", super().words())


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
    desktop.open_window(1)
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


compositors = {"weston": Weston, "sway": Sway}
if not shutil.which(sys.argv[3]):
    driving.skip(f"{sys.argv[3]} is not installed")
desktop, tree = driving.begin(desktop_type=compositors[sys.argv[3]], tree_type=WaylandTree)
driving.end(globals(), desktop)
