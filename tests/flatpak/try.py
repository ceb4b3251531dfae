#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Drives the installed Flatpak in its sandbox, with the portals of the desktop: by accessible names in three languages, by its
file dialogs, by what is dragged and copied from and to another program, as the desktop starts it. Prints TAP.

usage: try.py FOLDER-FOR-PICTURES
"""

import configparser
import json
import os
import pathlib
import shutil
import subprocess

import driving

TITLES = "Relais|La Loire"
SERVICES = pathlib.Path("/usr/share/dbus-1/services")
PORTALS = ("org.freedesktop.portal.Desktop", "org.freedesktop.portal.Documents", "org.freedesktop.portal.Flatpak",
           "org.freedesktop.impl.portal.PermissionStore", "org.freedesktop.impl.portal.desktop.gtk")
# language: locale, new game, start, title of the dialog, what --help says
WORDS = {
    "en": ("en_US.UTF-8", "New Game", "Start", "Save a Copy", "Start a new game"),
    "fr": ("fr_FR.UTF-8", "Nouvelle partie", "Commencer", "Enregistrer une copie", "nouvelle partie"),
    "de": ("de_DE.UTF-8", "Neue Partie", "Starten", "Kopie speichern", "Eine neue Partie"),
}


class Neighbour:
    """Another program, outside of the sandbox, beside ours on the screen."""

    TITLE = "Neighbour"

    def __init__(self, desktop, file):
        self.process = subprocess.Popen(["/usr/bin/python3", pathlib.Path(__file__).with_name("neighbour.py"), self.TITLE, file],
                                        env=desktop.environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        window = driving.until("the other program", lambda: desktop.find_window(self.TITLE))
        desktop.xdotool("windowmove", "--sync", window, desktop.ROOM, 0)
        self.middle = desktop.ROOM + 100, 50

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.communicate(timeout=driving.PATIENCE)

    def tell(self, text):
        self.process.stdin.write(json.dumps(text) + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def read(self):
        return self.tell(None)


class Sandbox(driving.Desktop):
    """The program has another process number inside of its sandbox: it is known by its window and its name."""

    # so wide for the program; the rest is for another
    ROOM = 1280
    SCREEN = "1600x800x24"

    def __init__(self, pictures):
        self.installation = pathlib.Path(os.environ.get("FLATPAK_USER_DIR", pathlib.Path.home() / ".local/share/flatpak"))
        self.exports = self.installation / "exports/share"
        self.pictures = pathlib.Path(pictures)
        self.locale = "C.UTF-8"
        super().__init__(pictures, "/usr/bin/flatpak")
        self.own = self.home / ".var/app" / driving.ID
        self.games = self.own / "data/relais/games"

    def furnish(self, *remembered):
        super().furnish(*remembered)
        for name in PORTALS:
            shutil.copy(SERVICES / f"{name}.service", self.home / "services")
        shutil.copy(self.exports / f"dbus-1/services/{driving.ID}.service", self.home / "services")
        settings = self.home / ".var/app" / driving.ID / "config/gtk-4.0"
        shutil.copytree(self.home / "config/gtk-4.0", settings)
        # as on a desktop; a bare screen has no font that it prefers
        with open(settings / "settings.ini", "a", encoding="utf-8") as file:
            file.write("gtk-font-name=Cantarell 11\n")

    def start_bus(self):
        """Whatever the bus starts has this environment too."""
        for name in ("GSETTINGS_BACKEND", "GSETTINGS_SCHEMA_DIR", "RELAIS_LOCALE_DIR", "ADW_DISABLE_PORTAL", "GTK_USE_PORTAL", "LOCPATH"):
            self.environment.pop(name, None)
        # the portals' own warnings are not ours
        self.environment.pop("G_DEBUG")
        # sandboxes have their documents there, wherever else the desktop may have them
        self.environment["XDG_RUNTIME_DIR"] = f"/run/user/{os.getuid()}"
        self.environment.update(FLATPAK_USER_DIR=str(self.installation), XDG_CURRENT_DESKTOP="GNOME",
                                XDG_DATA_DIRS=f"{self.exports}:/usr/local/share:/usr/share")
        return super().start_bus()

    def command(self, *words, options=()):
        # what draws on cards is not there: newer versions of GTK would try it all the same, and warn
        environment = (f"LC_ALL={self.locale}", "G_DEBUG=fatal-criticals", "GDK_DISABLE=gl,vulkan")
        return [self.path, "run", "--user", *(f"--env={word}" for word in environment), *options, driving.ID, *words]

    def ask(self, *words, options=()):
        """What ends by itself answers."""
        done = subprocess.run(self.command(*words, options=options), env=self.environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                              stderr=subprocess.PIPE, encoding="utf-8", timeout=driving.PATIENCE, check=False)
        assert (done.returncode, done.stderr) == (0, ""), done
        return done.stdout

    def start(self, *words, options=()):
        with open(self.home / "stderr", "ab") as stderr:
            self.program = subprocess.Popen(self.command(*words, options=options), env=self.environment, stdin=subprocess.DEVNULL,
                                            stdout=subprocess.DEVNULL, stderr=stderr)
        self.focus(TITLES)

    def focus(self, title):
        window = driving.until(f"a window “{title}”", lambda: self.find_window(title))
        self.xdotool("windowfocus", window)
        driving.until("the keyboard", lambda: self.xdotool("getwindowfocus").strip() == window)

    def find_window(self, title):
        self.check()
        found = subprocess.run(["xdotool", "search", "--onlyvisible", "--name", title], env=self.environment,
                               stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, check=False).stdout.split()
        return found[-1] if found else None

    def check(self):
        if self.program:
            super().check()

    def settle(self):
        """What it does inside is not seen from here."""
        driving.time.sleep(1)

    def quit(self):
        self.keys("ctrl+q")
        self.wait()
        assert self.words() == "", self.words()

    def choose_file(self, title, path):
        """In the dialog of the portal, which is another program's."""
        self.focus(title)
        # where there is no entry yet, one comes for the first letter
        driving.until("an entry for the name", lambda: tree.entry_elsewhere() or self.keys("slash"))
        driving.until("the name", lambda: tree.write_elsewhere(str(path)))

    def show(self, name):
        # the board is drawn by a thread
        driving.time.sleep(2)
        subprocess.run(["import", "-window", "root", self.pictures / f"{name}.png"], env=self.environment, check=True)

    def picture(self):
        self.show("failed")
        return self.pictures / "failed.png"


class SandboxTree(driving.Tree):
    def is_ours(self, application):
        """Inside, the number of its process is another one."""
        return application.get_name() in ("relais", "Relais", driving.ID)

    def entry_elsewhere(self):
        """In which somebody writes in a dialog of another program, that of the portal."""
        top = self.atspi.get_desktop(0)
        for application in filter(None, map(top.get_child_at_index, range(top.get_child_count()))):
            if "portal" in (application.get_name() or ""):
                for node, _ in self.walk(application):
                    if self.has(node, "EDITABLE") and self.has(node, "FOCUSED"):
                        return node
        return None

    def write_elsewhere(self, text):
        """True: it stands there."""
        entry = self.entry_elsewhere()
        if not entry:
            return False
        self.atspi.EditableText.set_text_contents(entry, text)
        driving.time.sleep(0.5)
        return self.atspi.Text.get_text(entry, 0, -1) == text

    def press(self, name):
        node = self.named(name)
        while node:
            if "Action" in node.get_interfaces() and self.atspi.Action.get_n_actions(node) > 0:
                assert self.atspi.Action.do_action(node, 0), f"“{name}” cannot be pressed"
                return
            node = node.get_child_at_index(0) if node.get_child_count() else None
        raise AssertionError(f"“{name}” has nothing to press")


def moves(path):
    return int(next(line for line in path.read_text(encoding="utf-8").splitlines() if line.startswith("cursor:")).split()[1])


def play_in(language):
    desktop.locale, new_game, start, save, _ = WORDS[language]
    desktop.start()
    tree.named(new_game)
    desktop.show(f"{language}-start")
    tree.press(new_game)
    tree.named(start)
    desktop.show(f"{language}-new-game")
    known = desktop.library()
    tree.press(start)
    path = driving.until("a game in the library", lambda: next((path for path in desktop.library() if path not in known), None))
    desktop.focus("La Loire")
    driving.until("moves in the library", lambda: desktop.keys(*driving.FORWARD) or moves(path) >= 3)
    desktop.show(f"{language}-game")
    desktop.keys("ctrl+shift+s")
    copy = desktop.home / f"{language}.relais"
    desktop.choose_file(save, copy)
    desktop.show(f"{language}-save")
    desktop.keys("Return")
    driving.until("the copy", lambda: copy.exists() and copy.read_bytes())
    desktop.show(f"{language}-saved")
    desktop.focus(TITLES)
    desktop.quit()
    assert copy.read_text(encoding="utf-8") == path.read_text(encoding="utf-8")


def test_the_version_is_told():
    assert desktop.ask("--version").startswith("relais ")


def test_help_is_translated():
    for desktop.locale, *_, word in WORDS.values():
        assert word in desktop.ask("--help")


def test_the_engine_plays():
    assert desktop.ask("--version", options=["--command=relais-engine"]).startswith("relais-engine ")


def test_neither_the_network_nor_the_home_is_there():
    secret = desktop.home / "secret"
    secret.write_text("secret")
    script = f"cat /proc/net/dev; ls -A {desktop.home}; test ! -e {secret} && test ! -e /run/host/root{secret}"
    lines = desktop.ask("-c", script, options=["--command=sh"]).splitlines()
    assert [line.split(":")[0].strip() for line in lines if ":" in line] == ["lo"], lines
    assert "secret" not in lines, lines


def test_a_game_in_english():
    play_in("en")


def test_a_game_in_french():
    play_in("fr")


def test_a_game_in_german():
    play_in("de")


def test_a_game_goes_on_from_the_start_page():
    path = desktop.library()[-1]
    before = path.read_text(encoding="utf-8")
    desktop.locale = WORDS["en"][0]
    desktop.start()
    seats = next(line for line in before.splitlines() if line.startswith("seats:"))
    tree.tab_to(", ".join(seat.split(" (")[0].strip() for seat in seats.removeprefix("seats:").split(";")))
    desktop.keys("Return")
    desktop.focus("La Loire")
    desktop.show("en-again")
    desktop.quit()
    assert path.read_text(encoding="utf-8") == before


def play_given(given, picture):
    """A file from elsewhere, which is on the screen: a copy of it is played, and it is left alone."""
    before, known = given.read_bytes(), desktop.library()
    desktop.focus("La Loire")
    driving.until("a copy in the library", lambda: desktop.keys(*driving.FORWARD) or len(desktop.library()) == len(known) + 1)
    driving.until("a move", lambda: desktop.keys(*driving.FORWARD) or moves(desktop.library()[-1]) > moves(given))
    desktop.show(picture)
    desktop.quit()
    assert given.read_bytes() == before


def test_a_file_is_opened_by_the_dialog():
    given = desktop.home / "fr.relais"
    desktop.start()
    desktop.keys("ctrl+o")
    desktop.choose_file("Open a Game", given)
    desktop.show("en-open")
    desktop.keys("Return")
    play_given(given, "en-opened")


def test_a_file_is_opened_as_file_managers_do():
    given = desktop.home / "de.relais"
    desktop.start("@@", given, "@@", options=["--file-forwarding"])
    play_given(given, "en-forwarded")


def test_a_file_is_dropped_on_the_window():
    given = desktop.home / "en.relais"
    desktop.start()
    tree.named(WORDS["en"][1])
    with Neighbour(desktop, given) as neighbour:
        desktop.drag(neighbour.middle, (desktop.ROOM // 2, 600))
        play_given(given, "en-dropped")


def engine_tells(*words):
    return desktop.ask(*words, options=["--command=relais-engine", "--file-forwarding"]).strip()


def choose(menu, number):
    """Of what is in a menu, of which the first has the keyboard at once."""
    tree.press(menu)
    desktop.settle()
    desktop.keys(*["Down"] * (number - 1), "Return")


def test_a_setup_is_shared_as_a_code_and_as_a_file():
    saved = desktop.home / "shared.relais-setup"
    desktop.start()
    tree.named(WORDS["en"][1])
    with Neighbour(desktop, saved) as neighbour:
        desktop.focus(TITLES)
        desktop.keys("ctrl+shift+u")
        choose("Save and share", 3)
        tree.press("Copy")
        code = driving.until("the code outside", neighbour.read)
        desktop.show("en-shared")
        desktop.focus("Share the Setup")
        desktop.keys("Escape")
        desktop.focus(TITLES)
        choose("Save and share", 2)
        desktop.choose_file("Save a Copy", saved)
        desktop.keys("Return")
        driving.until("the copy", lambda: saved.exists() and saved.read_bytes())
        # the engine has a shorter code for what is a start
        shared, kept = json.loads(engine_tells("decode", code)), json.loads(saved.read_text(encoding="utf-8"))
        assert shared["shields"] == kept["shields"] and shared["market"] == kept["market"], (shared, kept)
        desktop.focus(TITLES)
        desktop.quit()


def test_a_code_from_another_program_is_pasted():
    code = engine_tells("code", "@@", desktop.home / "shared.relais-setup", "@@")
    desktop.start()
    tree.named(WORDS["en"][1])
    with Neighbour(desktop, desktop.home) as neighbour:
        neighbour.tell(code)
        desktop.focus(TITLES)
        desktop.keys("ctrl+v")
        tree.press("Play")
        tree.named("Board")
        desktop.show("en-pasted")
        desktop.focus("La Loire")
        desktop.quit()


def test_the_desktop_starts_it_and_searches_in_it():
    desktop.program = None
    known = desktop.library()
    found, = desktop.search("GetInitialResultSet", "(as)", ["loire"])
    assert len(found) == len(known), found
    desktop.activate("new-game")
    tree.named("Start")
    desktop.activate("quit")
    driving.until("its end", lambda: not desktop.find_window(TITLES))


def test_the_desktop_knows_it_and_its_files():
    parser = configparser.RawConfigParser(delimiters="=", comment_prefixes="#")
    parser.optionxform = str
    parser.read(desktop.exports / f"applications/{driving.ID}.desktop", encoding="utf-8")
    started = parser["Desktop Entry"]["Exec"]
    assert "--file-forwarding" in started and started.endswith(f"{driving.ID} @@ %F @@"), started
    assert parser["Desktop Entry"]["Comment[de]"] != parser["Desktop Entry"]["Comment[fr]"]
    for name in (f"icons/hicolor/scalable/apps/{driving.ID}.svg", f"icons/hicolor/symbolic/apps/{driving.ID}-symbolic.svg",
                 f"icons/hicolor/scalable/mimetypes/{driving.ID}.record.svg", f"icons/hicolor/scalable/mimetypes/{driving.ID}.setup.svg",
                 f"icons/hicolor/scalable/mimetypes/{driving.ID}.edition.svg",
                 f"icons/hicolor/scalable/mimetypes/{driving.ID}.library.svg",
                 f"gnome-shell/search-providers/{driving.ID}.search-provider.ini", f"mime/packages/{driving.ID}.xml"):
        assert (desktop.exports / name).is_file(), name
    setup = desktop.home / "some.relais-setup"
    setup.write_text("{}")
    values = desktop.home / "some.relais-edition"
    values.write_text("{}")
    everything = desktop.home / "all.relais-library"
    everything.write_text("relais-library: 1\n\nend 0\n")
    for path, kind in (desktop.home / "en.relais", "record"), (setup, "setup"), (values, "edition"), (everything, "library"):
        told = subprocess.run(["gio", "info", "-a", "standard::content-type,standard::icon", path], env=desktop.environment,
                              stdout=subprocess.PIPE, text=True, check=True).stdout
        assert f"application/x-relais-{kind}" in told and f"{driving.ID}.{kind}" in told, told
        opener = subprocess.run(["gio", "mime", f"application/x-relais-{kind}"], env={**desktop.environment, "LC_ALL": "C.UTF-8"},
                                stdout=subprocess.PIPE, text=True, check=True).stdout
        assert f"{driving.ID}.desktop" in opener, opener


def test_settings_are_kept_in_its_own_folder():
    assert (desktop.own / "config/glib-2.0/settings/keyfile").is_file()
    # what was saved by the dialog, and nothing else of ours, is outside
    outside = {path.name for path in desktop.home.rglob("*.relais*") if path.is_file() and not path.name.startswith(driving.ID)
               and desktop.own not in path.parents}
    assert outside == {"en.relais", "fr.relais", "de.relais", "shared.relais-setup", "some.relais-setup", "some.relais-edition",
                       "all.relais-library"}, outside


desktop, tree = driving.begin(desktop_type=Sandbox, tree_type=SandboxTree)
driving.end(globals(), desktop)
