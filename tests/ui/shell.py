#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the desktop does with the program: starts it with words, hands it files, searches its games, draws thumbnails. Prints TAP.

usage: shell.py BUILD-FOLDER PROGRAM
"""

import os
import pathlib
import struct
import subprocess
import sys

import driving

HERE = pathlib.Path(__file__).parent
GOLDEN = HERE.parent / "golden"
NAME = "io.github.relaisgame.Relais"
SEARCH = "/io/github/relaisgame/Relais/SearchProvider"


def ask(*words, program=None, **environment):
    """What a program that ends by itself answers: status, output, errors."""
    done = subprocess.run([program or desktop.path, *words], env={**desktop.environment, **environment}, check=False,
                          stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                          timeout=driving.PATIENCE)
    return done.returncode, done.stdout, done.stderr


def windows(name="La Loire"):
    return desktop.xdotool("search", "--onlyvisible", "--pid", desktop.program.pid, "--name", name).split()


def search(method, *arguments):
    """As GNOME Shell asks."""
    glib = bindings[1]
    answer = bus.call_sync(NAME, SEARCH, "org.gnome.Shell.SearchProvider2", method, glib.Variant(*arguments), None,
                           gio.DBusCallFlags.NONE, driving.PATIENCE * 1000, None)
    return answer.unpack()


def test_the_version_is_told_without_a_display():
    status, output, errors = ask("--version", DISPLAY="")
    assert (status, errors) == (0, "") and output.startswith("relais 0."), (status, output, errors)


def test_help_is_translated():
    # where the C library does not translate in C.UTF-8, ./run provides the locales
    for locale, word in (("de_DE", "Ein neues Spiel"), ("fr_FR", "nouvelle partie"), ("en_US", "Start a new game")):
        status, output, errors = ask("--help", LANGUAGE=locale, LC_ALL=locale + ".UTF-8" if "LOCPATH" in os.environ else "C.UTF-8")
        assert status == 0 and "--new" in output and word in output, (locale, output, errors)


def test_players_without_a_game_are_refused():
    status, _, errors = ask("--players", "3")
    assert status == 2 and "--new" in errors, (status, errors)


def test_no_players_are_no_game():
    status, _, errors = ask("--new", "loire", "--players", "0")
    assert status == 2 and "1 to 4" in errors, (status, errors)
    status, _, errors = ask("--players", "0")
    assert status == 2 and "--new" in errors, (status, errors)
    assert desktop.library() == []


def test_a_senseless_command_line_ends_with_2():
    for words, told in ((["--nonsense"], "--nonsense"), (["--new"], "--new"), (["--new", "loire", "--players", "x"], "“x”")):
        status, _, errors = ask(*words)
        assert status == 2 and told in errors, (words, status, errors)


def test_help_tells_of_setup_codes():
    _, output, _ = ask("--help")
    assert "RELAIS-1-" in output, output


def test_an_unknown_game_is_refused():
    status, _, errors = ask("--new", "chess")
    assert status == 2 and "chess" in errors, (status, errors)


def test_too_many_players_are_refused():
    status, _, errors = ask("--new", "loire", "--players", "5")
    assert status == 2 and "1 to 4" in errors, (status, errors)
    assert desktop.library() == []


def test_a_game_is_started_with_words():
    desktop.start("--new", "loire", "--players", "3")
    path = driving.until("a game", lambda: next(iter(desktop.library()), None))
    assert desktop.record(path)["players"] == 3


def test_a_file_is_handed_to_the_program_that_runs():
    status, _, errors = ask(GOLDEN / "four-english.relais")
    assert (status, errors) == (0, ""), (status, errors)
    driving.until("a second window", lambda: len(windows()) == 2)


def test_games_are_found_by_who_plays():
    found, = search("GetInitialResultSet", "(as)", (["loire"],))
    assert sorted(found) == sorted(map(str, desktop.library())), found
    fewer, = search("GetSubsearchResultSet", "(asas)", (found, ["loire", "nobody of that name"]))
    assert fewer == [], fewer
    metas, = search("GetResultMetas", "(as)", (found,))
    assert sorted(meta["id"] for meta in metas) == sorted(found), metas
    for meta in metas:
        assert meta["name"] and "La Loire" in meta["description"] and meta["icon"], meta


def test_what_was_found_is_opened():
    found, = search("GetInitialResultSet", "(as)", (["loire"],))
    before = sorted(windows())
    search("ActivateResult", "(sasu)", (found[0], ["loire"], 0))
    desktop.settle()
    # it is played already, and shown where it is
    assert sorted(windows()) == before
    assert len(desktop.library()) == 1


def test_the_list_is_shown_beside_games_that_are_on():
    games = sorted(windows())
    search("LaunchSearch", "(asu)", (["loire"], 0))
    driving.until("a window with the list", lambda: windows("^Relais$"))
    desktop.settle()
    lists = sorted(windows("^Relais$"))
    search("LaunchSearch", "(asu)", (["loire"], 0))
    desktop.settle()
    assert sorted(windows("^Relais$")) == lists, lists
    assert set(games) <= set(windows()), (games, windows(), lists)
    assert len(desktop.library()) == 1


def test_setups_are_found_by_name_author_and_note():
    setups = desktop.games.parent / "setups"
    setups.mkdir()
    path = setups / "crossing.relais-setup"
    path.write_text('{"game":"loire","name":"The Late Crossing","author":"Ségolène",'
                    '"note":"Mind the ferry at dusk.","players":2,"seed":1}\n', encoding="utf-8")
    (setups / "broken.relais-setup").write_text("the late crossing", encoding="utf-8")
    for terms in ("late", "crossing"), ("segolene",), ("ferry", "loire"):
        found, = search("GetInitialResultSet", "(as)", (terms,))
        assert found == [str(path)], (terms, found)
    assert search("GetInitialResultSet", "(as)", (["late", "nobody"],)) == ([],)
    (meta,), = search("GetResultMetas", "(as)", ([str(path)],))
    assert (meta["id"], meta["name"]) == (str(path), "The Late Crossing"), meta
    assert "Ségolène" in meta["description"] and meta["icon"], meta


def test_a_setup_that_was_found_is_opened():
    path = str(desktop.games.parent / "setups" / "crossing.relais-setup")
    before, shown = windows(), windows(".")
    search("ActivateResult", "(sasu)", (path, ["late"], 0))
    driving.until("the setup in a dialog of its own", lambda: set(windows(".")) > set(shown))
    desktop.settle()
    assert set(before) <= set(windows())
    assert len(desktop.library()) == 1


def test_it_ends_without_a_word():
    bus.call_sync(NAME, "/io/github/relaisgame/Relais", "org.freedesktop.Application", "ActivateAction",
                  bindings[1].Variant("(sava{sv})", ("quit", [], {})), None, gio.DBusCallFlags.NONE, 5000, None)
    desktop.wait()
    words = desktop.words()
    assert words == "", words


def test_thumbnails_are_drawn_without_a_display():
    thumbnailer = desktop.build / "src/app/relais-thumbnailer"
    picture = desktop.home / "thumbnail.png"
    status, _, errors = ask("--size", "256", GOLDEN / "two-english.relais", picture, program=thumbnailer, DISPLAY="")
    assert (status, errors) == (0, ""), (status, errors)
    head = picture.read_bytes()[:24]
    width, height = struct.unpack(">II", head[16:24])
    assert head.startswith(b"\x89PNG") and (width, height) == (256, 160), (width, height)
    status, _, errors = ask(__file__, picture, program=thumbnailer, DISPLAY="")
    assert (status, errors) == (1, f"relais-thumbnailer: {__file__}: Line 1: this is neither a game nor a setup\n"), (status, errors)
    empty = desktop.home / "empty.relais"
    empty.touch()
    status, _, errors = ask(empty, picture, program=thumbnailer, DISPLAY="")
    assert (status, errors) == (1, f"relais-thumbnailer: {empty}: Line 1: the file is empty\n"), (status, errors)
    missing = desktop.home / "missing.relais"
    status, _, errors = ask(missing, picture, program=thumbnailer, DISPLAY="")
    assert status == 1 and errors.count(missing.name) == 1, (status, errors)


bindings = driving.need()
desktop = driving.Desktop(sys.argv[1], sys.argv[2])
try:
    from gi.repository import Gio as gio
    bus = gio.DBusConnection.new_for_address_sync(
        desktop.environment["DBUS_SESSION_BUS_ADDRESS"],
        gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION, None, None)
    driving_status = driving.run([test for name, test in list(globals().items()) if name.startswith("test_")], desktop)
finally:
    desktop.close()
sys.exit(driving_status)
