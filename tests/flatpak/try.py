#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Drives the installed Flatpak: starts a game by accessible names in three languages, closes it, goes on with it. Prints TAP.

usage: try.py FOLDER-FOR-PICTURES
"""

import os
import pathlib
import subprocess
import sys

import driving

ID = "io.github.relaisgame.Relais"
# language: locale, new game, start
WORDS = {
    "en": ("en_US.UTF-8", "New Game", "Start"),
    "fr": ("fr_FR.UTF-8", "Nouvelle partie", "Commencer"),
    "de": ("de_DE.UTF-8", "Neues Spiel", "Starten"),
}


class Sandbox(driving.Desktop):
    """The program has another process number inside of its sandbox: it is known by its window and its name."""

    def __init__(self, pictures):
        self.installation = os.environ.get("FLATPAK_USER_DIR", str(pathlib.Path.home() / ".local/share/flatpak"))
        self.pictures = pathlib.Path(pictures)
        self.locale = "C.UTF-8"
        super().__init__(pictures, "/usr/bin/flatpak")
        self.environment["FLATPAK_USER_DIR"] = self.installation
        self.games = self.home / ".var/app" / ID / "data/relais/games"

    def start(self, *arguments):
        with open(self.home / "stderr", "ab") as stderr:
            self.program = subprocess.Popen(
                [self.path, "run", "--user", "--env=GSK_RENDERER=cairo", f"--env=LC_ALL={self.locale}", "--env=ADW_DISABLE_PORTAL=1",
                 ID, *arguments], env=self.environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=stderr)
        window = driving.until("a window", self.find_window)
        self.xdotool("windowfocus", window)

    def find_window(self):
        self.check()
        found = subprocess.run(["xdotool", "search", "--onlyvisible", "--name", "Relais|La Loire"], env=self.environment,
                               stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, check=False).stdout.split()
        return found[-1] if found else None

    def show(self, name):
        path = self.pictures / f"{name}.png"
        subprocess.run(["import", "-window", "root", path], env=self.environment, check=True)
        return path


class SandboxTree(driving.Tree):
    def application(self):
        top = self.atspi.get_desktop(0)
        for i in range(top.get_child_count()):
            child = top.get_child_at_index(i)
            if child and child.get_name() in ("relais", "Relais", ID):
                return child
        return None

    def press(self, name):
        node = self.named(name)
        while node:
            actions = node.get_action_iface()
            if actions and actions.get_n_actions() > 0:
                assert actions.do_action(0), f"“{name}” cannot be pressed"
                return
            node = node.get_child_at_index(0) if node.get_child_count() else None
        raise AssertionError(f"“{name}” has nothing to press")


def wait_shown(name):
    tree.named(name)
    # the board is drawn by a thread
    driving.time.sleep(2)


def play_in(language):
    desktop.locale, new_game, start = WORDS[language]
    desktop.start()
    wait_shown(new_game)
    desktop.show(f"{language}-start")
    tree.press(new_game)
    wait_shown(start)
    desktop.show(f"{language}-new-game")
    known = desktop.library()
    tree.press(start)
    path = driving.until("a game in the library", lambda: next((path for path in desktop.library() if path not in known), None))
    wait_shown("La Loire")
    desktop.show(f"{language}-game")
    desktop.keys("ctrl+q")
    desktop.wait()
    return path


def test_a_game_in_english():
    play_in("en")


def test_a_game_in_french():
    play_in("fr")


def test_a_game_in_german():
    play_in("de")


def test_a_game_is_gone_on_with():
    path = desktop.library()[-1]
    before = path.read_text(encoding="utf-8")
    desktop.locale = WORDS["en"][0]
    desktop.start(path)
    wait_shown("La Loire")
    desktop.show("en-again")
    desktop.keys("ctrl+q")
    desktop.wait()
    assert path.read_text(encoding="utf-8") == before


def test_nothing_but_its_own_folder_is_written():
    written = {path.relative_to(desktop.home).parts[0] for path in desktop.home.iterdir()}
    assert written <= {".var", ".cache", ".local", "run", "services", "bus.conf", "config", "data", "cache", "stderr"}, written
    assert not list((desktop.home / "data").rglob("*.relais")) if (desktop.home / "data").exists() else True


bindings = driving.need()
desktop = Sandbox(sys.argv[1])
try:
    tree = SandboxTree(bindings, desktop)
    status = driving.run([test for name, test in list(globals().items()) if name.startswith("test_")], desktop)
finally:
    desktop.close()
sys.exit(status)
