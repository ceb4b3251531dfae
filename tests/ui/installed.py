#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Installs the program where it belongs, and starts it from there in a home with nothing in it. Prints TAP.

What is installed must not stay: in a mount namespace of our own the prefix is an empty folder, and goes with us.

usage: installed.py BUILD-FOLDER PREFIX
"""

import os
import pathlib
import shlex
import shutil
import subprocess
import sys
import tempfile

import driving

INSIDE = "--inside"
PROGRAMS = ("unshare", "ninja")
build, prefix = (pathlib.Path(word).resolve() for word in sys.argv[1:3])


class Installed(driving.Desktop):
    """Nothing tells the program where its things are."""

    def __init__(self, folder, prefix):
        self.language = "en_US"
        super().__init__(folder, pathlib.Path(prefix) / "bin/relais")

    def furnish(self, *remembered):
        super().furnish(*remembered)
        shutil.rmtree(self.home / "config")
        shutil.copy(prefix / f"share/dbus-1/services/{driving.ID}.service", self.home / "services")

    def start_bus(self):
        """Whatever the bus starts has this environment too."""
        for name in ("GSETTINGS_SCHEMA_DIR", "RELAIS_LOCALE_DIR"):
            del self.environment[name]
        return super().start_bus()

    def start(self, *words):
        # where the C library does not translate in C.UTF-8, ./run provides the locales
        self.environment.update(LANGUAGE=self.language, LC_ALL=self.language + ".UTF-8" if "LOCPATH" in os.environ else "C.UTF-8")
        super().start(*words)


def windows():
    return subprocess.run(["xdotool", "search", "--onlyvisible", "--name", "^Relais$"], env=desktop.environment, text=True,
                          stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False).stdout.split()


def play_in(language, new_game, start):
    desktop.language = language
    known = desktop.library()
    desktop.start()
    tree.tab_to(new_game)
    desktop.keys("Return")
    driving.until(f"the focus on “{start}”", lambda: tree.has_focus(start))
    desktop.keys("Return")
    driving.until("a game in the library", lambda: len(desktop.library()) == len(known) + 1)
    desktop.keys("ctrl+q")
    desktop.wait()
    assert desktop.words() == "", desktop.words()


def test_a_game_in_english():
    play_in("en_US", "New Game", "Start")


def test_a_game_in_french():
    play_in("fr_FR", "Nouvelle partie", "Commencer")


def test_a_game_in_german():
    play_in("de_DE", "Neue Partie", "Starten")


def test_the_desktop_starts_it_and_searches_in_it():
    desktop.program = None
    found, = desktop.search("GetInitialResultSet", "(as)", ["loire"])
    assert len(found) == len(desktop.library()) == 3, found
    desktop.activate("new-game")
    driving.until("a window", windows)
    desktop.activate("quit")
    driving.until("its end", lambda: not windows())


def install_command():
    """As ninja does it, by the meson that the build was made with."""
    commands = subprocess.run(["ninja", "-C", build, "-t", "commands", "install"], stdout=subprocess.PIPE, text=True, check=True).stdout
    return shlex.split(commands.splitlines()[-1])


def go_inside():
    """Runs this script again where the prefix is an empty folder; skips where that cannot be had."""
    driving.need()
    for program in PROGRAMS:
        if not shutil.which(program):
            driving.skip(f"{program} is not installed")
    install = install_command()
    needed = [build, sys.executable, *filter(None, map(shutil.which, (*driving.NEEDED, *PROGRAMS, install[0])))]
    in_the_way = [path for path in needed if prefix in pathlib.Path(path).resolve().parents]
    if not prefix.is_dir() or in_the_way:
        driving.skip(f"{prefix} cannot be replaced: {in_the_way[0] if in_the_way else 'it is not there'}")
    unshare = ["unshare", "--mount"] if os.getuid() == 0 else ["unshare", "--mount", "--map-root-user"]
    with tempfile.TemporaryDirectory(prefix="relais-installed-") as folder:
        bind = ["mount", "--bind", folder, prefix]
        if subprocess.run([*unshare, *bind], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False).returncode:
            driving.skip("nothing can be mounted here")
        script = 'mount --bind "$1" "$2"; shift 2; exec "$@"'
        again = [sys.executable, __file__, build, prefix, INSIDE, *install]
        return subprocess.run([*unshare, "sh", "-euc", script, "sh", folder, prefix, *again], check=False).returncode


if sys.argv[3:4] != [INSIDE]:
    sys.exit(go_inside())
assert not list(prefix.iterdir()), prefix
subprocess.run(sys.argv[4:], cwd=build, stdin=subprocess.DEVNULL, stdout=sys.stderr, check=True)
desktop, tree = driving.begin(desktop_type=Installed)
driving.end(globals(), desktop)
