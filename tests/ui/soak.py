#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A monkey at the program for as long as one likes: plays, edits, opens rubbish, changes everything that can be changed, kills and starts again.

usage: soak.py [--minutes N] [--seed N] [--quiet] BUILD-FOLDER PROGRAM

After every action the program must be alive, at rest and silent; after every end nothing may be missing in its library. What
is left in memory when all games are closed must stay the same. At the end it is told what was done, and there must have been
enough of everything: a monkey that is stuck on one page has proved nothing.
"""

import argparse
import collections
import gettext
import json
import pathlib
import random
import re
import signal
import subprocess
import sys
import time
import traceback

import driving
import hoard
import xwindows

NAME = "io.github.relaisgame.Relais"
WINDOWS = "/io/github/relaisgame/Relais/window"
PRESSED = ("button", "toggle button", "check box", "page tab", "menu item", "list item", "combo box", "switch", "entry", "spin button")
TESTS = pathlib.Path(__file__).resolve().parents[1]
LANGUAGES = ("en", "fr", "de")
COLOURS = ("red", "yellow", "green", "blue", "purple", "black", "white")
NAMES = ("Anna", "Ben", "Zoé", "Jörg", "A rather long name that does not fit", "李", "<b>", "")

# What has to be reached in every hundred actions after the first of them: that does not depend on how fast the machine is. A
# third or less of what was counted, so that chance reaches it and a monkey that is stuck does not.
FLOORS = {
    "moves played": 40,
    "games finished": 0.6,
    "files opened": 2.5,
    "restarts": 1,
    "language changes": 1,
    "setups edited": 0.3,
}
FIRST = 60
# In a minute. A slow machine with sanitizers did some sixteen.
ACTIONS = 4

# What belongs together, and how often each comes. Between any two actions of a scene there may be one of the others.
SCENES = (
    (4, ("new_game", "play", "play", "play", "press", "play", "click", "play", "play")),
    (3, ("resume", "play", "press", "play", "click", "press", "play")),
    (3, ("open_file", "play", "press", "play")),
    (1, ("open_file", "open_file", "open_file")),
    (2, ("new_setup", "edit", "click", "edit", "play_setup", "play", "play")),
    (2, ("edit_position", "edit", "edit", "play_setup", "play")),
)
EDITS = ("edit", "edit_position", "new_setup")
BETWEEN = ("language", "language", "style", "resize", "resize", "dialog", "window", "type", "press", "click")
SELDOM = 0.25
REST_AFTER = 3
# In scenes, one after the other: long ones tell of memory, short ones of what is kept.
LIVES = (3, 1, 6, 2, 24, 4)
ENDS = ("kill", "kill", "quit")

# In a life that is long enough, what is left in memory may rise by so many MiB above the most that it was when it had rested
# that many times: until then pages, drawings and cards come up for the first time, and some of them are kept.
WARM = 4
ALLOWANCE = 64
# Memory is given back two seconds after a game was closed.
GIVEN_BACK = 3.5

# Said by GTK, up to its newest versions, about what it alone keeps: a popover comes up while a button of the mouse is down. It
# is counted and told.
OF_GTK = re.compile(r"^\(relais[^)]*\): Gtk-(?:WARNING \*\*: [\d:.]+: Broken accounting of active state for widget .*"
                    # the file dialog's places, when they are made anew while a key moves among them
                    r"|CRITICAL \*\*: [\d:.]+: gtk_list_box_row_grab_focus: assertion 'box != NULL' failed"
                    # a heading of the file dialog's list is clicked while it has nothing to sort; we have no such lists
                    r"|CRITICAL \*\*: [\d:.]+: gtk_tree_sortable_\w+: assertion 'GTK_IS_TREE_SORTABLE \(sortable\)' failed)\n", re.MULTILINE)

# What is said by the sanitizer at the end. All of it is kept, with what was done in that life.
LEAKS = re.compile(r"^=+\n==\d+==ERROR: LeakSanitizer: .*?^SUMMARY: AddressSanitizer: (\d+) byte\(s\) leaked in .*?\n", re.MULTILINE | re.DOTALL)
# Said before it by watched.c of what leaves thousands of bytes for each letter that is typed into it: that life is not judged.
EMOJI = "An emoji chooser was there."
# So many bytes in all are counted and told, and more is a failure.
LEFT = 512
# GTK's window for choosing files leaves some things each time, and its stacks are cut off too early to name them. With whole
# ones (docs/desktop.md) it is seen that in GTK 4.8 gtk_path_bar_get_info_callback lets go of none of the GFileInfos
# that it asks for, some 120 bytes for each folder on the way to what is shown, and that libcloudproviders, which that window
# loads, leaves 940 bytes when it reads its folders for the first time.
LEFT_BY_CHOOSER = 1536
CHOOSERS = ("Open a Game", "Save a Copy", "Import Card Values", "Save the Changed Card Values")

WORDS = "words of GTK's"

LOOK_AT = 40
MOST_GAMES = 12
# longer than one turn of the main loop, in a build with sanitizers as well
REST = 0.12
PATIENCE = 90

KEYS = (
    ("ctrl+z",), ("ctrl+z", "ctrl+z", "ctrl+z"), ("ctrl+shift+z", "ctrl+y"), ("ctrl+BackSpace",), ("ctrl+alt+z",), ("t",), ("t", "1", "Return", "t"),
    ("t", "1", "Return", "ctrl+k"), ("ctrl+k",), ("alt+Left", "alt+Left"), ("alt+Right",), ("alt+Up",), ("alt+Down",), ("alt+Down",),
    ("ctrl+plus", "ctrl+plus"), ("ctrl+minus",), ("ctrl+0",), ("F9",), ("ctrl+1",), ("ctrl+2",), ("ctrl+3",), ("ctrl+4",), ("ctrl+l",),
    ("Escape",), ("minus",), ("plus",), ("Tab", "Tab", "Tab", "space"), ("shift+Tab", "space"), ("Right", "Right", "space"), ("Down", "Return"),
    ("F11",), ("ctrl+shift+c",), ("ctrl+u",), ("ctrl+v",), ("alt+Home",), ("F10", "Down", "Down", "Escape"), ("Menu",), ("Page_Down", "Page_Up"),
)
EDITING = (
    ("ctrl+z",), ("ctrl+z", "ctrl+z"), ("ctrl+shift+z",), ("space",), ("space", "Right", "Right", "space"), ("Delete",), ("1", "2", "3"), ("4", "5"),
    ("Right",), ("Down",), ("Tab",), ("Tab", "Tab", "space"), ("ctrl+1",), ("ctrl+2",), ("ctrl+3",), ("plus",), ("minus",), ("Menu",), ("Escape",),
)
DIALOGS = ("F1", "ctrl+comma", "ctrl+question", "ctrl+o", "ctrl+shift+s", "F10")


class Monkey:
    """Each action draws from a stream of its own, so that the same seed does the same even if the program is slower."""

    def __init__(self, desktop, tree, seed, quiet):
        self.desktop = desktop
        self.tree = tree
        self.seed = seed
        self.quiet = quiet
        self.chance = random.Random(seed)
        self.screen = xwindows.Screen(desktop.display)
        self.hoard = hoard.Hoard(desktop)
        self.language_now = "en"
        self.catalogs = {code: self.catalog(code) for code in LANGUAGES}
        self.begin = time.monotonic()
        self.bus = None
        # otherwise the first word of GTK's would be the last; ours is heard after every action
        desktop.environment["G_DEBUG"] = "gc-friendly"
        self.log = collections.deque(maxlen=LOOK_AT)
        self.done = collections.Counter()
        self.actions = 0
        # what the sanitizer keeps for itself says nothing about the program
        self.sanitized = "ASAN_OPTIONS" in desktop.environment
        self.rests = []         # of this life, in MiB
        self.peak = 0
        self.left = []          # bytes, in each life that left some
        self.seen = set()       # windows of this life
        self.choosers = 0       # those of them in which files were chosen
        self.leaks = desktop.build / "meson-logs/soak-leaks.txt"
        self.leaks.unlink(missing_ok=True)
        self.life = []          # what was done since the program was started
        self.worst = 0

    def catalog(self, code):
        return gettext.translation("relais", self.desktop.build / "po", [code], fallback=code == "en")

    def word(self, message):
        return self.catalogs[self.language_now].gettext(message).replace("_", "")

    def say(self, words):
        line = f"{time.monotonic() - self.begin:8.1f} {self.actions:5} {words}"
        self.log.append(line)
        self.life.append(line)
        if not self.quiet:
            print(line, flush=True)

    # what is there

    def windows(self):
        """From the bottom to the top, without popovers."""
        self.desktop.check()
        found = subprocess.run(["xdotool", "search", "--onlyvisible", "--pid", str(self.desktop.program.pid)], check=False,
                               env=self.desktop.environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True).stdout
        windows = [window for window in found.split() if not self.screen.is_popover(window)]
        for window in set(windows) - self.seen:
            self.seen.add(window)
            self.choosers += self.is_chooser(window)
        return windows

    def is_chooser(self, window):
        name = subprocess.run(["xdotool", "getwindowname", window], check=False, env=self.desktop.environment, stdout=subprocess.PIPE,
                              stderr=subprocess.DEVNULL, text=True).stdout.strip()
        return name in {self.word(title) for title in CHOOSERS}

    def focus(self):
        """What came up last has the keyboard, as a window manager would have it."""
        windows = self.windows()
        if windows and self.desktop.xdotool("getwindowfocus").strip() != windows[-1]:
            subprocess.run(["xdotool", "windowfocus", windows[-1]], env=self.desktop.environment, stderr=subprocess.DEVNULL, check=False)
        return windows

    def frames(self):
        """The windows as readers know them."""
        application = self.tree.application()
        if application is None:
            return []
        return [frame for frame in map(application.get_child_at_index, range(application.get_child_count())) if frame]

    def in_front(self):
        """The window that readers take for the one in front, or the question that lies over it."""
        frames = self.frames()
        front = next((frame for frame in frames if self.tree.has(frame, "ACTIVE")), frames[-1] if frames else None)
        return ([front, *self.questions_in(front)] if front else [None])[-1]

    def questions_in(self, frame):
        """From libadwaita 1.5 on, a question is no window: beside the page, it lies in what fills the window."""
        return [node for filling in self.children(frame) for node in self.children(filling) if self.tree.role(node) == "alert"]

    def questions(self):
        try:
            return [question for frame in self.frames() for question in self.questions_in(frame)]
        except self.tree.gone:
            self.desktop.check()
            return []

    def find(self, test):
        """The first thing in the window in front for which a test holds."""
        try:
            front = self.in_front()
            return next((node for node in self.walk(front) if test(node)), None) if front else None
        except self.tree.gone:
            self.desktop.check()
            return None

    def walk(self, node):
        yield node
        for child in self.children(node):
            yield from self.walk(child)

    def children(self, node):
        return [child for child in map(node.get_child_at_index, range(node.get_child_count())) if child and self.tree.has(child, "VISIBLE")]

    def stray(self):
        """From the window down, at each fork some way or other, to something that can be pressed; None: it led nowhere."""
        node = self.in_front()
        while node:
            pressed = self.tree.role(node) in PRESSED and self.tree.has(node, "SENSITIVE") and self.tree.extents(node)
            children = self.children(node)
            if pressed and not (children and self.chance.randrange(3) == 0):
                return node
            node = self.chance.choice(children) if children else None
        return None

    def page(self):
        """By what the window lets be done; this is the same in all languages."""
        for _ in range(3):
            enabled = self.enabled()
            if enabled:
                break
            time.sleep(0.2)
        if "save-as" in enabled:
            return "game"
        if "toggle-pane" in enabled:
            return "editor"
        return "other" if "to-start" in enabled else "start"

    def enabled(self):
        self.bus = self.bus or gio.bus_get_sync(gio.BusType.SESSION)
        try:
            xml, = self.call(WINDOWS, "org.freedesktop.DBus.Introspectable", "Introspect")
            number = max(map(int, re.findall(r'<node name="(\d+)"', xml)), default=1)
            actions, = self.call(f"{WINDOWS}/{number}", "org.gtk.Actions", "DescribeAll")
        except self.tree.gone:
            self.desktop.check()
            return set()
        return {name for name, (enabled, *_) in actions.items() if enabled}

    def call(self, path, interface, method):
        return self.bus.call_sync(NAME, path, interface, method, None, None, gio.DBusCallFlags.NONE, PATIENCE * 1000).unpack()

    # what a hand can do

    def keys(self, *names):
        self.say("  " + " ".join(names))
        self.desktop.keys(*names)

    def rest_a_little(self):
        """All keys have done what they do, unless the program has ended, which it may do well."""
        def rested():
            if self.desktop.program.poll() is not None:
                return True
            try:
                before = driving.activity(self.desktop.program.pid)
                time.sleep(REST)
                return before is not None and driving.activity(self.desktop.program.pid) == before
            except (FileNotFoundError, ProcessLookupError):
                return self.desktop.program.wait() is not None
        driving.until("the program to rest", rested, PATIENCE)

    def click_on(self, node):
        at = self.tree.extents(node)
        windows = self.windows()
        if not at or not windows:
            return False
        window = self.screen.attributes(windows[-1])
        at = window and self.tree.within(at, (window.width, window.height))
        if not at:
            return False
        x, y = window.x + at[0], window.y + at[1]
        if x < 0 or y < 0:
            return False
        self.desktop.click(x, y)
        return True

    def close_what_is_open(self):
        """Popovers, questions, dialogs and further windows: then there is one window."""
        def over():
            return max(0, len(self.focus()) - 1) + len(self.questions())
        self.focus()
        self.desktop.keys("Escape", "Escape")
        for _ in range(12):
            self.rest_a_little()
            before = over()
            if before == 0:
                return
            self.desktop.keys("Escape")
            self.rest_a_little()
            if over() == before:
                self.desktop.keys("ctrl+w")
        raise AssertionError(f"{len(self.windows())} windows stay open, with {len(self.questions())} questions in them")

    # the actions

    def be_in_a_game(self):
        if self.page() != "game":
            self.do_resume()
            self.rest_a_little()
            if self.page() != "game":
                self.do_new_game()

    def do_play(self):
        if self.chance.randrange(3):
            self.be_in_a_game()
        if self.chance.randrange(4):
            answers = driving.FORWARD * self.chance.randrange(3, 9)
        else:
            answers = [key for _ in range(self.chance.randrange(2, 8)) for key in (str(self.chance.randrange(1, 6)), "Return")]
        self.keys(*answers)

    def do_click(self):
        # clicks belong to what is on the page: those that leave it are other actions
        left_alone = {self.word(word) for word in ("Back to the start page", "_Delete", "Close")} | {"Close"}
        for _ in range(self.chance.randrange(1, 5)):
            try:
                node = next(filter(None, (self.stray() for _ in range(8))), None)
                name = single(self.tree.name(node)) if node else None
                if name is None or name in left_alone:
                    continue
                self.say(f"  click “{name}”")
                self.click_on(node)
            except self.tree.gone:
                pass
            self.rest_a_little()
            if self.desktop.program.poll() is not None:
                return

    def do_press(self):
        self.keys(*self.chance.choice(KEYS))

    def do_type(self):
        text = "".join(self.chance.choice("abc éß 0129-<&%") for _ in range(self.chance.randrange(1, 8)))
        self.say(f"  type “{text}”")
        self.desktop.xdotool("type", "--", text)

    def do_new_game(self):
        self.close_what_is_open()
        wishes = self.wishes()
        self.set_setting("new-game", json.dumps(wishes))
        before = len(self.hoard.known)
        self.keys("ctrl+n")
        self.rest_a_little()
        if not self.chance.randrange(4):
            self.do_click()
        self.focus()
        self.keys("Return")
        self.rest_a_little()
        self.hoard.look()
        self.done["games begun"] += len(self.hoard.known) > before

    def wishes(self):
        """Many games are short, so that some come to an end."""
        seats = self.chance.choice((1, 1, 1, 2, 2, 3, 4))
        colours = self.chance.sample(COLOURS, seats)
        options = {
            "variant": self.chance.choice(("standard", "casual")), "preset": self.chance.choice(("english", "french", "german")),
            "solo_turns": str(self.chance.choice((1, 2, 3, 60))), "boat_goal": str(self.chance.choice((1, 2, 20))),
            "message_goal": str(self.chance.choice((1, 2, 8))), "start_deniers": str(self.chance.choice((0, 7, 60))),
        }
        given = self.chance.sample(sorted(options), self.chance.randrange(2, len(options) + 1))
        return {"game": "loire", "seats": [{"name": self.chance.choice(NAMES), "colour": colour} for colour in colours],
                "options": {key: options[key] for key in {"solo_turns", *given}}, "strict": self.chance.random() < 0.2}

    def do_resume(self):
        """One of the games in the start page's lists."""
        self.close_what_is_open()
        self.keys("alt+Home")
        self.rest_a_little()
        rows = []
        self.find(lambda node: self.tree.role(node) == "list item" and rows.append(node))
        if rows:
            node = self.chance.choice(rows[:6])
            self.say(f"  go on with “{self.tree.name(node)}”")
            self.click_on(node)

    def do_resize(self):
        width, height = self.chance.choice(((1280, 800), (900, 600), (1000, 700), (600, 500), (360, 360), (1100, 500)))
        self.say(f"  {width}x{height}")
        windows = self.windows()
        if windows:
            subprocess.run(["xdotool", "windowsize", windows[-1], str(width), str(height)], env=self.desktop.environment,
                           stderr=subprocess.DEVNULL, check=False)

    def do_open_file(self):
        self.close_what_is_open()
        path = hoard.damaged(self.desktop.home / "elsewhere", TESTS / "golden", TESTS / "fuzz/corpus", self.chance)
        self.say(f"  {path.name}")
        before = self.traces()
        subprocess.run([self.desktop.path, path], env=self.desktop.environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                       timeout=PATIENCE, check=True)
        self.rest_a_little()
        # a dialog, a game or a setup
        assert self.desktop.program.poll() is not None or self.traces() != before, f"{path.name} was opened, and nothing happened"
        self.done["files opened"] += 1
        self.focus()
        if self.chance.randrange(2):
            self.keys("Return")

    def traces(self):
        windows = self.windows()
        return [(window, self.desktop.xdotool("getwindowname", window)) for window in windows], len(self.questions()), \
            self.desktop.library(), self.hoard.own_setups(), self.page()

    def do_new_setup(self):
        self.close_what_is_open()
        self.keys("ctrl+shift+u")
        self.rest_a_little()
        self.do_edit()

    def do_edit_position(self):
        self.close_what_is_open()
        self.be_in_a_game()
        self.keys("ctrl+e")
        self.rest_a_little()
        self.do_edit()

    def do_edit(self):
        if self.page() != "editor":
            self.close_what_is_open()
            self.keys("ctrl+shift+u")
            self.rest_a_little()
        for _ in range(self.chance.randrange(2, 5)):
            self.focus()
            if self.chance.randrange(2):
                self.do_click()
            self.keys(*self.chance.choice(EDITING))
            self.rest_a_little()
            if self.desktop.program.poll() is not None:
                return

    def do_play_setup(self):
        if self.page() == "editor":
            self.desktop.keys("Escape", "Escape")
        self.keys("ctrl+Return")
        self.rest_a_little()
        self.do_play()

    def do_language(self):
        self.close_what_is_open()
        before = self.language_now
        after = self.chance.choice([code for code in LANGUAGES if code != before])
        self.say(f"  {after}")
        self.set_setting("language", after)
        self.language_now = after
        own = self.words_of(after) - self.words_of(before)
        driving.until(f"words in “{after}”", lambda: self.find(lambda node: single(self.tree.name(node)) in own), PATIENCE)
        self.done["language changes"] += 1

    def words_of(self, code):
        catalog = self.catalogs[code]
        messages = [key for key in self.catalogs["de"]._catalog if isinstance(key, str) and key]
        return {catalog.gettext(key).replace("_", "") for key in messages if len(key) > 3 and "{" not in key}

    def do_style(self):
        style = self.chance.choice(("system", "light", "dark"))
        self.say(f"  {style}")
        self.set_setting("style", style)

    def set_setting(self, key, value):
        """As dconf-editor or another process would: the program watches the file."""
        path = self.desktop.home / "config/glib-2.0/settings/keyfile"
        lines = [line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith(key + "=")]
        quoted = value.replace("\\", "\\\\").replace("'", "\\'")
        lines.insert(1, f"{key}='{quoted}'")
        fresh = path.with_suffix(".new")
        fresh.write_text("\n".join(lines) + "\n", encoding="utf-8")
        fresh.rename(path)
        time.sleep(0.1)

    def do_dialog(self):
        self.keys(self.chance.choice(DIALOGS))
        self.rest_a_little()
        self.focus()
        self.keys(*["Tab"] * self.chance.randrange(5), self.chance.choice(("Down", "Right", "space")))
        self.rest_a_little()
        self.close_what_is_open()

    def do_window(self):
        self.keys("ctrl+shift+n")
        self.rest_a_little()
        self.focus()
        self.do_press()

    def do_rest(self):
        """All games are closed; what is left in memory then should always be the same."""
        self.close_what_is_open()
        if self.page() != "start":
            self.keys("alt+Home")
        time.sleep(GIVEN_BACK)
        self.rest_a_little()
        self.desktop.check()
        rollup = pathlib.Path(f"/proc/{self.desktop.program.pid}/smaps_rollup").read_text(encoding="ascii")
        now = int(re.search(r"^Rss:\s+(\d+) kB", rollup, re.MULTILINE)[1]) / 1024
        self.rests.append(now)
        self.peak = max(self.peak, now)
        known = max(self.rests[:WARM])
        self.worst = max(self.worst, now - known)
        self.say(f"  {now:.1f} MiB")
        assert self.sanitized or now - known <= ALLOWANCE, f"when all games are closed, {now:.0f} MiB are left, and once it were {known:.0f}: {self.rests}"

    # how it begins and ends

    def start(self):
        self.hoard.tidy(MOST_GAMES)
        self.life.clear()
        self.seen.clear()
        self.choosers = 0
        self.say("start")
        self.desktop.start()
        self.rest_a_little()
        self.rests = []
        self.done["starts"] += 1

    def end_by_kill(self):
        """Anywhere between a key and what it brings about."""
        self.focus()
        self.desktop.keys("Escape")
        self.rest_a_little()
        memory = self.hoard.remember()
        self.say("kill")
        answers = driving.FORWARD * 6
        with subprocess.Popen(["xdotool", "key", "--delay", "20", *answers], env=self.desktop.environment) as keys:
            time.sleep(self.chance.uniform(0, 0.3))
            self.desktop.kill()
            keys.wait()
        self.hoard.verify(memory)
        self.done["killed"] += 1

    def end_by_quit(self):
        self.close_what_is_open()
        memory = self.hoard.remember()
        self.say("quit")
        self.desktop.keys("ctrl+q")
        self.desktop.wait()
        self.hoard.verify(memory)

    def ended_by_itself(self):
        """The last window was closed by a key or a click."""
        if self.desktop.program.poll() is None:
            return False
        assert self.desktop.program.returncode == 0, self.desktop.ended()
        self.say("it was closed")
        self.hoard.verify(self.hoard.remember())
        self.listen()
        return True

    # all of it

    def listen(self):
        words, self.done[WORDS] = OF_GTK.subn("", self.desktop.words())
        reports = list(LEAKS.finditer(words))
        for report in reports[len(self.left):]:
            self.left.append(int(report[1]))
            with open(self.leaks, "a", encoding="utf-8") as file:
                print(f"seed {self.seed}", *self.life, report[0], sep="\n", file=file)
            allowed = LEFT + self.choosers * LEFT_BY_CHOOSER
            excused = words[:report.start()].rstrip().endswith(EMOJI)
            self.done["lives excused"] += excused
            assert excused or self.left[-1] <= allowed, f"{self.left[-1]} bytes were left behind, {allowed} are allowed: {self.leaks}"
        words = LEAKS.sub("", words).replace(EMOJI, "")
        assert words.strip() == "", words

    def act(self, kind):
        self.actions += 1
        self.chance.seed(f"{self.seed}/{self.actions}")
        self.say(kind)
        edits = self.hoard.edits
        try:
            self.focus()
            getattr(self, "do_" + kind)()
            self.rest_a_little()
        except (AssertionError, subprocess.CalledProcessError):
            # the same check, for whoever notices first that it is gone
            if self.desktop.program.poll() != 0:
                raise
        self.done[kind] += 1
        self.listen()
        self.hoard.look()
        self.done["setups edited"] += kind in EDITS and self.hoard.edits > edits
        if self.ended_by_itself():
            self.start()

    def live(self, end):
        """One life of the program, or what is left of the time."""
        self.chance.seed(f"{self.seed}/life/{self.done['lives']}")
        scenes, last = LIVES[self.done["lives"] % len(LIVES)], self.chance.choice(ENDS)
        plan = []
        for number in range(scenes):
            for kind in self.chance.choices([scene for _, scene in SCENES], [times for times, _ in SCENES])[0]:
                plan.append(kind)
                if self.chance.random() < SELDOM:
                    plan.append(self.chance.choice(BETWEEN))
            if number % REST_AFTER == 0:
                plan.append("rest")
        plan.append("rest")
        self.start()
        for kind in plan:
            if time.monotonic() > end:
                break
            self.act(kind)
        getattr(self, "end_by_" + last)()
        self.done["lives"] += 1
        self.listen()

    def figures(self):
        return {
            "moves played": self.hoard.moves, "games finished": self.hoard.finished, "files opened": self.done["files opened"],
            "restarts": self.done["starts"] - 1, "language changes": self.done["language changes"],
            "setups edited": self.done["setups edited"],
        }


def single(name):
    """GTK before 4.10 joins a button's name and what stands on it."""
    half = len(name) // 2
    return name[:half] if len(name) % 2 and name[half] == " " and name[:half] == name[half + 1:] else name


def report(monkey, seconds):
    """What was done; True: enough of everything."""
    minutes = seconds / 60
    enough = True
    print(f"seed {monkey.seed}: {minutes:.1f} minutes, killed {monkey.done['killed']} times, "
          f"{monkey.done['games begun']} games begun, memory at rest at most {monkey.peak:.0f} MiB, "
          f"{monkey.worst:+.1f} in a life ({'not judged with a sanitizer' if monkey.sanitized else f'allowed {ALLOWANCE}'}), {monkey.done[WORDS]} warnings of GTK's own, "
          f"at most {max(monkey.left, default=0)} bytes left behind in a life{f' ({monkey.leaks})' if monkey.left else ''}, "
          f"{monkey.done['lives excused']} lives not judged for GTK's emoji")
    floors = {"actions": ACTIONS * minutes, **{what: floor * max(0, monkey.actions - FIRST) / 100 for what, floor in FLOORS.items()}}
    for what, count in {"actions": monkey.actions, **monkey.figures()}.items():
        least = int(floors[what])
        print(f"{what:18} {count:6}   at least {least:5}{'' if count >= least else '   TOO FEW'}")
        enough = enough and count >= least
    return enough


def main():
    global gio
    parser = argparse.ArgumentParser(description="A monkey plays, for as long as one likes.")
    parser.add_argument("build", type=pathlib.Path)
    parser.add_argument("program", type=pathlib.Path)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seed", type=int, default=None)
    parser.add_argument("--quiet", action="store_true", help="tell nothing but the result")
    args = parser.parse_args()
    seed = args.seed if args.seed is not None else random.randrange(10**6)
    print(f"seed {seed}", flush=True)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("soak: ended from outside"))
    bindings = driving.need()
    from gi.repository import Gio
    gio = Gio
    desktop = driving.Desktop(args.build, args.program)
    try:
        monkey = Monkey(desktop, driving.Tree(bindings, desktop), seed, args.quiet)
        begin = time.monotonic()
        try:
            while time.monotonic() < begin + args.minutes * 60:
                monkey.live(begin + args.minutes * 60)
        except Exception:
            traceback.print_exc()
            print("The last actions were:", *monkey.log, sep="\n", file=sys.stderr)
            print(f"The screen: {desktop.picture()}\nIts words: {desktop.words() or 'none'}", file=sys.stderr)
            report(monkey, time.monotonic() - begin)
            return 1
        return 0 if report(monkey, time.monotonic() - begin) else 1
    finally:
        desktop.close()


if __name__ == "__main__":
    sys.exit(main())
