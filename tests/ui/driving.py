# SPDX-License-Identifier: GPL-3.0-or-later
"""Drives the program as a person does: with keys and clicks, on a screen, a bus and in a home of its own.

What the program shows is looked up in the tree that it gives to screen readers, what it keeps in its library.
"""

import functools
import json
import os
import pathlib
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import traceback
import unittest

import screens

# with sanitizers everything takes several times as long
PATIENCE = 120 if "relais-watched" in " ".join(sys.argv) else 30
# of the processor, in seconds, for a test and all that it starts; with sanitizers it may be several times as much
PROCESSOR = 40
# after so long a press has been lost
LOST = 20
# at most between two frames
FRAME = 0.02
# longer than a button stays down that a key has pressed
REST = 0.5
# Ends a stop, or chooses the first thing that is offered, behind a folded button too: 1 presses or opens, Enter presses
# what has the focus.
FORWARD = ("0", "1", "Return")

# A warning fails a test, but these are not ours: not-ours.c says why.
NOT_OURS = re.compile(r"\n?\([^)]*\): G[dt]k-WARNING \*\*: [\d:.]+: (gdk_frame_timings_submitted\(\) called on submitted frame\."
                      r"|Duplicate call to gdk_frame_timings_presented\(\) with different values: .*"
                      r"|Trying to measure GtkLabel 0x\w+ for height of \d+, but it needs at least \d+)\n")

# With newer keyboard maps xdotool takes a function key for what it is together with Ctrl and Alt: here are the keys themselves.
FUNCTION_KEYS = {f"F{number}": str(code) for number, code in enumerate([*range(67, 77), 95, 96], 1)}

NEEDED = ("xdotool", *screens.NEEDED)
ID = "io.github.relaisgame.Relais"
OBJECT = "/" + ID.replace(".", "/")
A11Y_SERVICE = pathlib.Path("/usr/share/dbus-1/services/org.a11y.Bus.service")

# The first look at how old recently used files are leaks in GTK before 4.10. A cursor that blinks keeps the
# program from resting for ten seconds.
SETTINGS = """[Settings]
gtk-recent-files-max-age=-1
gtk-enable-animations=0
gtk-cursor-blink=0
gtk-double-click-time={double_click}
gtk-decoration-layout=:close
"""

KEYFILE = """[io/github/relaisgame/Relais]
new-game='{new_game}'
sounds=false
end-turns={end_turns}
hints={hints}
"""


def skip(reason):
    """Ends the test before it has begun."""
    print(f"1..0 # SKIP {reason}")
    sys.exit()


def need():
    """Skips what cannot be done here; returns the bindings."""
    for program in NEEDED:
        if not shutil.which(program):
            skip(f"{program} is not installed")
    if not A11Y_SERVICE.exists():
        skip("the accessibility bus (at-spi2-core) is not installed")
    try:
        import gi
        gi.require_version("Atspi", "2.0")
        from gi.repository import Atspi, GLib
    except (ImportError, ValueError):
        skip("the Python bindings of Atspi (python3-gi, gir1.2-atspi-2.0) are not installed")
    return Atspi, GLib


def until(what, condition, patience=PATIENCE):
    """What a condition says as soon as it says something. What is asked of the program takes its time, too: it gets as much for itself."""
    end = time.monotonic() + patience
    while True:
        asked = time.monotonic()
        value = condition()
        if value:
            return value
        answered = time.monotonic()
        if answered > end:
            raise AssertionError(f"waited in vain for {what}")
        time.sleep(min(max(answered - asked, 0.01), 0.2))


def activity(pid):
    """How often a program has woken; None while it runs or waits for the disk. Processor time would not tell of what is short."""
    switches = 0
    for task in pathlib.Path(f"/proc/{pid}/task").iterdir():
        try:
            fields = dict(line.split(":", 1) for line in (task / "status").read_text().splitlines())
        except OSError:
            return None  # a thread has just ended
        if not fields["State"].strip().startswith("S"):
            return None
        switches += int(fields["voluntary_ctxt_switches"]) + int(fields["nonvoluntary_ctxt_switches"])
    return switches


def is_asleep(pid):
    """Whether a program waits for something; what its other threads do is not what it shows."""
    return pathlib.Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "S"


class Engine:
    """relais-engine, which knows the position after the moves of a record."""

    def __init__(self, *words):
        self.process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        text=True, encoding="utf-8")

    def ask(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        answer = ""
        while not answer.endswith("\n\n"):
            more = self.process.stdout.readline()
            assert more, "relais-engine has ended"
            answer += more
        assert answer.startswith("="), answer
        return answer[1:].strip()

    def close(self):
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()


class Desktop:
    """A screen, a bus and a home; `new_game` is what the page for new games remembers. A program clicks faster than a person:
    two clicks at one spot are two, unless there are `double_click` milliseconds for them to be one double click."""

    SCREEN = "1280x800x24"

    def __init__(self, build, path, new_game=None, double_click=1, end_turns=False, hints=False):
        screens.end_tidily()
        self.build = pathlib.Path(build)
        self.path = pathlib.Path(path).resolve()
        self.home = pathlib.Path(tempfile.mkdtemp(prefix="relais-ui-"))
        self.games = self.home / "data/relais/games"
        self.processes = []
        self.end_turns = end_turns
        self.hints = hints
        self.program = None
        self.engine = None
        self.engine_words = [self.build / "src/cli/relais-engine"]
        self.furnish(new_game, double_click)
        screen, self.display = screens.start_screen(self.SCREEN)
        self.processes.append(screen)
        self.environment = {
            "PATH": os.environ["PATH"], "HOME": str(self.home), "DISPLAY": self.display,
            "XDG_RUNTIME_DIR": str(self.home / "run"), "XDG_DATA_HOME": str(self.home / "data"),
            "XDG_CONFIG_HOME": str(self.home / "config"), "XDG_CACHE_HOME": str(self.home / "cache"),
            "GDK_BACKEND": "x11", "GSK_RENDERER": "cairo", "GSETTINGS_BACKEND": "keyfile",
            "GSETTINGS_SCHEMA_DIR": str(self.build / "data"), "RELAIS_LOCALE_DIR": str(self.build / "po"),
            "ADW_DISABLE_PORTAL": "1", "GTK_USE_PORTAL": "0", "LC_ALL": "C.UTF-8", "G_DEBUG": "fatal-criticals",
        }
        for name in ("ASAN_OPTIONS", "GDK_DEBUG", "GDK_DISABLE", "G_SLICE", "LOCPATH", "LSAN_OPTIONS", "UBSAN_OPTIONS"):
            if name in os.environ:
                self.environment[name] = os.environ[name]
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = self.start_bus()
        # where Atspi looks for the buses
        os.environ.update({name: self.environment[name] for name in ("DISPLAY", "DBUS_SESSION_BUS_ADDRESS", "XDG_RUNTIME_DIR")})

    def furnish(self, new_game, double_click):
        (self.home / "run").mkdir(mode=0o700)
        (self.home / "stderr").touch()
        (self.home / "services").mkdir()
        shutil.copy(A11Y_SERVICE, self.home / "services")
        (self.home / "config/gtk-4.0").mkdir(parents=True)
        (self.home / "config/gtk-4.0/settings.ini").write_text(SETTINGS.format(double_click=double_click))
        (self.home / "config/glib-2.0/settings").mkdir(parents=True)
        remembered = json.dumps(new_game) if new_game else ""
        (self.home / "config/glib-2.0/settings/keyfile").write_text(KEYFILE.format(
            new_game=remembered, end_turns="true" if self.end_turns else "false", hints="true" if self.hints else "false"))

    def start_bus(self):
        """The accessibility bus comes with it and nothing else: portals that happen to be installed are not asked."""
        bus, address = screens.start_bus(self.home, self.environment)
        self.processes.append(bus)
        return address

    def close(self):
        if self.program and self.program.poll() is None:
            self.program.kill()
            self.program.wait()
        if self.engine:
            self.engine.close()
        screens.end(self.processes)
        shutil.rmtree(self.home, ignore_errors=True)

    # the program

    def launch(self, *arguments):
        """Whatever comes of it."""
        with open(self.home / "stderr", "ab") as stderr:
            self.program = subprocess.Popen([self.path, *arguments], env=self.environment, stdin=subprocess.DEVNULL,
                                            stdout=subprocess.DEVNULL, stderr=stderr)

    def start(self, *arguments):
        """Until its window is there and has the keyboard."""
        self.launch(*arguments)
        self.give_keyboard()

    def give_keyboard(self):
        """To the window in front, as a desktop does."""
        window = until("a window", self.find_window)
        self.xdotool("windowfocus", window)
        until("the keyboard", lambda: self.xdotool("getwindowfocus").strip() == window)

    def leave_window(self):
        """By Esc, for the one below it."""
        window = self.find_window()
        self.keys("Escape")
        until("the window to go", lambda: self.find_window() != window)
        self.give_keyboard()

    def check(self):
        assert self.program.poll() is None, self.ended()

    def ended(self):
        """How, in words."""
        code = self.program.returncode
        how = f"by signal {-code} ({signal.strsignal(-code)})" if code < 0 else f"with exit code {code}"
        return f"the program ended {how}; its words: {self.words() or 'none'}"

    def find_window(self):
        """The one in front of the others."""
        self.check()
        found = subprocess.run(["xdotool", "search", "--onlyvisible", "--pid", str(self.program.pid)], env=self.environment,
                               stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, check=False).stdout.split()
        return found[-1] if found else None

    def wait(self, well=0):
        """For the program to end, which it should do well."""
        try:
            status = self.program.wait(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            raise AssertionError(f"the program does not end; its words: {self.words() or 'none'}") from None
        assert status == well, self.ended()

    def kill(self):
        self.program.send_signal(signal.SIGKILL)
        self.program.wait()

    def words(self):
        """All that it has written to standard error, but what libraries say of themselves."""
        return NOT_OURS.sub("", (self.home / "stderr").read_text(errors="replace"))

    def check_words(self):
        """A warning is a failure, whatever was tried."""
        assert "-WARNING **" not in self.words(), self.words()

    def settle(self):
        """Until the program rests: all keys that were pressed have done what they do."""
        def rested():
            self.check()
            before = activity(self.program.pid)
            time.sleep(REST)
            return before is not None and activity(self.program.pid) == before
        until("the program to rest", rested)

    def picture(self):
        """Of the screen as it is, among the build's logs, where ImageMagick is installed."""
        path = self.build / "meson-logs" / (pathlib.Path(sys.argv[0]).stem + ".png")
        if not shutil.which("import"):
            return "no picture"
        subprocess.run(["import", "-window", "root", path], env=self.environment, check=False)
        return path

    # what the desktop asks of it

    @functools.cached_property
    def session(self):
        from gi.repository import Gio
        kind = Gio.DBusConnectionFlags
        return Gio.DBusConnection.new_for_address_sync(self.environment["DBUS_SESSION_BUS_ADDRESS"],
                                                       kind.AUTHENTICATION_CLIENT | kind.MESSAGE_BUS_CONNECTION, None, None)

    def call(self, path, interface, method, form, arguments):
        """Over the bus, which starts the program when it does not run."""
        from gi.repository import Gio, GLib
        return self.session.call_sync(ID, path, interface, method, GLib.Variant(form, arguments), None, Gio.DBusCallFlags.NONE,
                                      PATIENCE * 1000, None).unpack()

    def search(self, method, form, *arguments):
        """As GNOME Shell does."""
        return self.call(OBJECT + "/SearchProvider", "org.gnome.Shell.SearchProvider2", method, form, arguments)

    def activate(self, action, *words):
        from gi.repository import GLib
        self.call(OBJECT, "org.freedesktop.Application", "ActivateAction", "(sava{sv})",
                  (action, [GLib.Variant("s", word) for word in words], {}))

    # keys and clicks

    def xdotool(self, *words):
        return subprocess.run(["xdotool", *map(str, words)], env=self.environment, stdout=subprocess.PIPE, text=True,
                              check=True).stdout

    def room(self):
        """The size of what the window fills."""
        return [int(size) for size in self.xdotool("getdisplaygeometry").split()]

    def keys(self, *names):
        self.xdotool("key", "--delay", "10", *map(self.key, names))

    def key(self, name):
        *held, last = name.split("+")
        return "+".join((*held, FUNCTION_KEYS.get(last, last)))

    def click(self, x, y):
        self.xdotool("mousemove", x, y, "sleep", "0.02", "click", "1")

    def drag(self, source, target):
        """As a hand does it: GTK takes a press for a drag after some pixels, and what is below is asked at every move."""
        (x, y), (to_x, to_y) = source, target
        steps = []
        for part in (0.1, 0.4, 0.8, 1, 1):
            steps += ["mousemove", round(x + (to_x - x) * part), round(y + (to_y - y) * part), "sleep", "0.1"]
        self.xdotool("mousemove", x, y, "sleep", "0.1", "mousedown", "1", "sleep", "0.1", *steps)
        # on Wayland nothing is asked of moves from before the compositor knows of the drag; and what is let go before an answer
        # goes back
        self.settle()
        self.xdotool("mousemove", to_x + 1, to_y, "sleep", "0.1", "mousemove", to_x, to_y)
        self.settle()
        self.xdotool("mouseup", "1")

    # what it keeps

    def library(self):
        """The records, the one written last at the end."""
        records = self.games.glob("*.relais") if self.games.exists() else ()
        return sorted(records, key=lambda path: path.stat().st_mtime_ns)

    def record(self, path):
        """The engine's state after all that is in a record, with `moves`, how many those were, and `over`."""
        self.engine = self.engine or Engine(*self.engine_words)
        self.engine.ask(f"load {path}")
        state = json.loads(self.engine.ask("state"))
        lines = path.read_text(encoding="utf-8").splitlines()
        state["moves"] = int(next(line for line in lines if line.startswith("cursor:")).split()[1])
        state["result"] = next(line for line in lines if line.startswith("result:")).split()[1:]
        return state


class Tree:
    """What a screen reader finds of the program."""

    def __init__(self, bindings, desktop):
        atspi, glib = bindings
        self.atspi = atspi
        self.desktop = desktop
        self.focus = None
        self.focus_moved = False
        self.context = glib.MainContext.default()
        self.gone = glib.Error
        self.listener = atspi.EventListener.new(self.on_focus)
        atspi.set_timeout(PATIENCE * 1000, PATIENCE * 1000)
        self.listener.register("object:state-changed:focused")

    def is_ours(self, application):
        return application.get_process_id() == self.desktop.program.pid

    def application(self):
        """Anew each time: a program that was started again is another one."""
        top = self.atspi.get_desktop(0)
        for i in range(top.get_child_count()):
            child = top.get_child_at_index(i)
            if child and self.is_ours(child):
                # Nothing is kept: clear_cache() does not come back where a window that is gone has left a ring of nodes.
                child.set_cache_mask(self.atspi.Cache.NONE)
                return child
        return None

    def walk(self, node=None, depth=0, order=iter):
        """All that is shown, from the top."""
        node = node or until("the program on the accessibility bus", self.application)
        yield node, depth
        for i in order(range(node.get_child_count())):
            child = node.get_child_at_index(i)
            if child and (depth == 0 or self.has(child, "VISIBLE")):
                yield from self.walk(child, depth + 1, order)

    def has(self, node, state):
        return node.get_state_set().contains(getattr(self.atspi.StateType, state))

    def is_visible(self, node):
        """GTK tells of the children that are shown, and nothing of the others."""
        parent = node.get_parent()
        return any(parent.get_child_at_index(i) == node for i in range(parent.get_child_count()))

    def role(self, node):
        """The wording belongs to the library that asks."""
        role = node.get_role_name()
        return "button" if role == "push button" else role

    def name(self, node):
        return (node.get_name() or "").replace("_", "")

    def find(self, test):
        """The first thing for which a test holds; what goes while it is looked at is looked at again."""
        try:
            return next((node for node, _ in self.walk() if test(node)), None)
        except self.gone:
            return None

    def find_in_front(self, test):
        """The same from behind, where the newest windows and popovers are: all that is shown takes long, and some of it goes by itself."""
        try:
            return next((node for node, _ in self.walk(order=reversed) if test(node)), None)
        except self.gone:
            return None

    def is_there(self, node):
        """What has been found; asking it is quicker than looking for it again."""
        try:
            return self.has(node, "VISIBLE")
        except self.gone:
            return False

    def is_called(self, node, name):
        """GTK before 4.10 joins a button's name and what stands on it."""
        return self.name(node).casefold() in (name.casefold(), f"{name} {name}".casefold())

    def named(self, name):
        return until(f"“{name}”", lambda: self.find(lambda node: self.is_called(node, name)))

    # the focus, as the program tells of it

    def on_focus(self, event):
        if event.detail1:
            self.focus = event.source
        elif event.source == self.focus:
            self.focus = None
        self.focus_moved = True

    def focused(self):
        """None: nothing, or a part that readers do not see, such as the text of an entry's row."""
        while self.context.iteration(False):
            pass
        return self.focus or self.find(lambda node: self.has(node, "FOCUSED"))

    def is_focus_elsewhere(self):
        while self.context.iteration(False):
            pass
        return self.focus_moved

    def press_tab(self):
        """A key that comes while the window does may be lost, for a person too, who presses again."""
        self.is_focus_elsewhere()
        self.focus_moved = False
        self.desktop.keys("Tab")
        try:
            until("the focus to move", self.is_focus_elsewhere, patience=LOST)
        except AssertionError:
            self.desktop.check()
            self.desktop.keys("Tab")
            until("the focus to move", self.is_focus_elsewhere)
        # what has lost it is told first; of a part that readers do not see, nothing more
        time.sleep(0.02)
        self.is_focus_elsewhere()
        if not self.focus:
            self.desktop.settle()

    def has_focus(self, name):
        """GTK puts the focus on a part of a drop-down. A button of a row is not the row, which it may delete."""
        node = self.focused()
        try:
            whole = node and node.get_parent()
            return node and (self.is_called(node, name)
                             or whole and self.role(whole) != "list item" and self.is_called(whole, name))
        except self.gone:
            self.focus = None
            return False

    def extents(self, node):
        """As GTK tells them; None: not laid out."""
        at = self.atspi.Component.get_extents(node, self.atspi.CoordType.WINDOW)
        return (at.x, at.y, at.width, at.height) if at.width > 0 and at.height > 0 else None

    def resting_extents(self, node):
        """None as long as it moves: what has been shown is laid out with the next frame, and while that takes long the program is awake."""
        before = self.extents(node)
        time.sleep(2 * FRAME)
        asleep = is_asleep(self.desktop.program.pid)
        return before if asleep and before == self.extents(node) else None

    def within(self, extents, outer):
        """The middle of what has these extents, from the corner of a window of that size; None: there is no window.

        A frame surrounds the window’s content: shadows, or where nothing composites, padding. GTK 4.8 counts from the content’s
        corner. GTK 4.18 adds up where the border of each part is in the content of the part around it, and leaves out what is
        between border and content: the window begins at -5, -5, its content too, instead of at 5, 5. By that it tells the
        width of the window’s own frame. Of other parts we do not know, but the 6 pixels of a header bar are too few to miss
        a button.
        """
        window = self.extents(self.application().get_child_at_index(0))
        if not window:
            return None

        def along(axis):
            frame = (outer[axis] - window[axis + 2]) // 2 - window[axis]
            return max(0, frame) - window[axis] + extents[axis] + extents[axis + 2] // 2

        return along(0), along(1)

    def middle(self, node, part=lambda extents: extents):
        """On the screen, which the window fills; of a part, whose extents follow from the whole's."""
        extents = until(f"the place of “{self.name(node)}”", lambda: self.resting_extents(node))
        room = self.desktop.room()
        return until("the window’s place", lambda: self.within(part(extents), room))

    def tab_to(self, name, most=60):
        """Presses Tab until what has that name has the focus."""
        # of a window that has just come, it is told a little later
        if not self.has_focus(name) and not self.focused():
            self.desktop.settle()
        for _ in range(most):
            if self.has_focus(name):
                return
            self.press_tab()
        raise AssertionError(f"Tab does not reach “{name}”")


def begin(*arguments, desktop_type=Desktop, tree_type=Tree, **settings):
    """The desktop of the program that the command line names, and its tree."""
    bindings = need()
    desktop = desktop_type(*sys.argv[1:3], *arguments, **settings)
    try:
        return desktop, tree_type(bindings, desktop)
    except BaseException:
        desktop.close()
        raise


def end(module, desktop):
    """Runs the tests of a module, whose names these are, and ends."""
    try:
        status = run([test for name, test in list(module.items()) if name.startswith("test_")], desktop)
    finally:
        desktop.close()
    sys.exit(status or takes_too_long(desktop))


def takes_too_long(desktop):
    """Whoever writes a long test hears of it; what it is that takes so long belongs into the suite `slow`."""
    took = sum(resource.getrusage(who).ru_utime + resource.getrusage(who).ru_stime
               for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    print(f"# {took:.1f} s of the processor", flush=True)
    usual = float(os.environ.get("RELAIS_TEST_SCALE", 1)) <= 1
    return usual and took > PROCESSOR and desktop.path.name == "relais"


def run(tests, desktop):
    """All of them, as TAP; they share what one leaves to the next, so the first failure ends it."""
    print(f"1..{len(tests)}", flush=True)
    for number, test in enumerate(tests, 1):
        name = test.__name__.removeprefix("test_").replace("_", " ")
        try:
            test()
            desktop.check_words()
        except unittest.SkipTest as reason:
            print(f"ok {number} - {name} # SKIP {reason}", flush=True)
            continue
        except Exception:
            for line in traceback.format_exc().splitlines():
                print(f"# {line}")
            if desktop.program and desktop.program.poll() is not None:
                print(f"# {desktop.ended()}")
            print(f"# the screen: {desktop.picture()}")
            print(f"not ok {number} - {name}", flush=True)
            print("Bail out!", flush=True)
            return 1
        print(f"ok {number} - {name}", flush=True)
    return 0
