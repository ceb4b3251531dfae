#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays against computer players, in three languages: begins with two presses, watches, holds, takes back, and is killed while one
of them plays. Prints TAP.

usage: opponents.py BUILD-FOLDER PROGRAM
"""

import os
import re
import time

import driving

NEW_GAME = {"game": "loire", "seats": [{"name": "Anna", "colour": "red"}, {"name": "", "colour": "yellow"}],
            "options": {"first_player": "0"}}
ALONE = {"game": "loire", "seats": [{"name": "", "colour": "red", "kind": "easy"}, {"name": "", "colour": "yellow", "kind": "easy"}],
         "options": {"first_player": "0", "variant": "casual"}}
# what leads from the start page to a game, who sits where, and what is seen while a computer player plays
LANGUAGES = {
    "en": ("Against the Computer", "Start", "Pause", "Continue"),
    "fr": ("Contre l’ordinateur", "Commencer", "Pause", "Continuer"),
    "de": ("Gegen den Computer", "Starten", "Pause", "Weiter"),
}
SEATS = "Anna (red, human); Mathurin (yellow, easy)"
NOTIFICATIONS = """<node><interface name="org.freedesktop.Notifications">
  <method name="Notify"><arg type="s" direction="in"/><arg type="u" direction="in"/><arg type="s" direction="in"/>
    <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="as" direction="in"/><arg type="a{sv}" direction="in"/>
    <arg type="i" direction="in"/><arg type="u" direction="out"/></method>
  <method name="CloseNotification"><arg type="u" direction="in"/></method>
</interface></node>"""
# longer than anything that is looked at slowly
LONG = 4


def remember(**settings):
    """As the preferences would."""
    path = desktop.home / "config/glib-2.0/settings/keyfile"
    lines = [line for line in path.read_text().splitlines() if line.split("=")[0] not in (key.replace("_", "-") for key in settings)]
    path.write_text("\n".join(lines + [f"{key.replace('_', '-')}={value}" for key, value in settings.items()]) + "\n")


def newest():
    return desktop.library()[-1]


def state():
    return desktop.record(newest())


def header(key):
    return re.search(f"^{key}: (.*)$", newest().read_text(encoding="utf-8"), re.MULTILINE)[1]


def main_line():
    """Every move that has been played on to, as the engine tells it."""
    state()
    return desktop.engine.ask("history").splitlines()


def begin(language):
    against, start, *_ = LANGUAGES[language]
    before = len(desktop.library())
    desktop.start()
    tree.tab_to(against)
    desktop.keys("Return")
    driving.until("the focus on what starts the game", lambda: tree.has_focus(start))
    desktop.keys("Return")
    driving.until("a record", lambda: len(desktop.library()) > before)
    desktop.settle()


def play_until_a_computer_has_the_turn():
    for _ in range(12):
        desktop.keys(*driving.FORWARD[:2])
        desktop.settle()
        if state()["player"] == 1:
            return
    raise AssertionError(f"no key leads on to the computer player: {state()}")


def end():
    desktop.keys("ctrl+q")
    desktop.wait()


def watch(language):
    """One language: two presses, the person's turn, and the computer player's slowly."""
    _, _, pause, go_on = LANGUAGES[language]
    remember(language=f"'{language}'", computer_pace="'slow'")
    begin(language)
    assert header("seats") == SEATS, header("seats")
    play_until_a_computer_has_the_turn()
    tree.named(pause)
    desktop.keys("w")
    tree.named(go_on)
    held = state()["moves"]
    time.sleep(LONG)
    assert state()["moves"] == held, state()


def test_two_presses_lead_to_a_game_which_is_watched_in_english():
    watch("en")


def test_a_step_is_one():
    before = state()["moves"]
    desktop.keys("n")
    driving.until("a step", lambda: state()["moves"] > before)
    # what causes nothing, as the end of a stop, is no step of its own
    time.sleep(1)
    desktop.settle()
    after = state()["moves"]
    time.sleep(LONG)
    assert state()["moves"] == after, state()


def test_undo_goes_back_to_the_persons_own_decision():
    desktop.keys("ctrl+z")
    driving.until("the person’s decision", lambda: state()["player"] == 0)
    # on a busy machine that is kept before the last of what goes back
    desktop.settle()
    record = state()
    # nothing goes on by itself
    time.sleep(LONG)
    assert state()["moves"] == record["moves"], state()


def test_the_rest_is_skipped():
    global line
    play_until_a_computer_has_the_turn()
    desktop.keys("s")
    driving.until("the person’s turn", lambda: state()["player"] == 0)
    line = main_line()
    end()


def test_a_program_that_is_killed_goes_on_where_it_was():
    path = newest()
    # as it was before the computer player had its turn
    text = path.read_text(encoding="utf-8")
    own = sum(1 for move in line if move.split()[1] == "0")
    path.write_text(re.sub("^cursor: .*$", f"cursor: {own}", text, flags=re.MULTILINE), encoding="utf-8")
    desktop.start(str(path))
    time.sleep(1)
    desktop.kill()
    desktop.start(str(path))
    driving.until("the computer player’s turn", lambda: tree.named("Pause"))
    desktop.keys("s")
    driving.until("the same moves", lambda: main_line() == line)
    end()


def test_it_is_watched_in_french():
    watch("fr")
    end()


def test_it_is_watched_in_german():
    watch("de")
    end()


def test_who_is_elsewhere_is_called_back():
    called = []

    def on_call(connection, sender, path, interface, method, parameters, invocation):
        if method == "Notify":
            called.append(parameters.unpack()[3:5])
        invocation.return_value(GLib.Variant("(u)", (1,)) if method == "Notify" else None)

    from gi.repository import Gio, GLib
    interface = Gio.DBusNodeInfo.new_for_xml(NOTIFICATIONS).interfaces[0]
    desktop.session.register_object("/org/freedesktop/Notifications", interface, on_call, None, None)
    Gio.bus_own_name_on_connection(desktop.session, "org.freedesktop.Notifications", Gio.BusNameOwnerFlags.NONE, None, None)
    remember(language="'en'", computer_pace="'slow'")
    begin("en")
    play_until_a_computer_has_the_turn()
    # another window has the keyboard now
    desktop.activate("new-window")
    time.sleep(1)
    desktop.give_keyboard()

    def is_called():
        while GLib.MainContext.default().iteration(False):
            pass
        return called

    driving.until("a notification", is_called)
    assert called == [("La Loire · Anna, Mathurin", "Anna, it is your turn")], called
    # what is kept follows a moment later
    driving.until("the person’s turn", lambda: state()["player"] == 0)
    end()


def test_computers_play_among_each_other():
    remember(language="'en'", computer_pace="'at-once'", new_game=f"'{driving.json.dumps(ALONE)}'")
    before = len(desktop.library())
    desktop.start("--new", "loire")
    driving.until("a record", lambda: len(desktop.library()) > before)
    driving.until("some moves", lambda: state()["moves"] > 30)
    desktop.keys("w")
    tree.named("Continue")
    assert header("seats") == "Perrine (red, easy); Mathurin (yellow, easy)", header("seats")
    end()


line = None
desktop, tree = driving.begin(NEW_GAME)
# where the C library does not translate in C.UTF-8, ./run provides the locales
if "LOCPATH" in os.environ:
    desktop.environment["LC_ALL"] = "en_US.UTF-8"
driving.end(globals(), desktop)
