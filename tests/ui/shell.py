#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the desktop does with the program: starts it with words, hands it files, searches its games, draws thumbnails. Prints TAP.

usage: shell.py BUILD-FOLDER PROGRAM
"""

import os
import pathlib
import re
import struct
import subprocess
import tempfile
import time

import driving

HERE = pathlib.Path(__file__).parent
GOLDEN = HERE.parent / "golden"
SCHEMA = HERE.parent.parent / "data" / "io.github.relaisgame.Relais.gschema.xml"


def ask(*words, program=None, **environment):
    """What a program that ends by itself answers: status, output, errors."""
    done = subprocess.run([program or desktop.path, *words], env={**desktop.environment, **environment}, check=False,
                          stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                          timeout=driving.PATIENCE)
    return done.returncode, done.stdout, done.stderr


def windows(name="La Loire"):
    return desktop.xdotool("search", "--onlyvisible", "--pid", desktop.program.pid, "--name", name).split()


def end_program():
    desktop.activate("quit")
    desktop.wait()


def test_the_version_is_told_without_a_display():
    status, output, errors = ask("--version", DISPLAY="")
    assert (status, errors) == (0, "") and output.startswith("relais 0."), (status, output, errors)


def test_help_is_translated():
    # where the C library does not translate in C.UTF-8, ./run provides the locales
    for locale, word in (("de_DE", "Eine neue Partie"), ("fr_FR", "nouvelle partie"), ("en_US", "Start a new game")):
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


def test_an_installation_without_its_schema_is_told():
    # a process of its own, though another one may run
    status, output, errors = ask(DBUS_SESSION_BUS_ADDRESS="unix:path=/nonexistent", GSETTINGS_SCHEMA_DIR="/nonexistent",
                                 XDG_DATA_DIRS="/nonexistent")
    assert (status, output) == (1, "") and "not installed completely" in errors, (status, output, errors)
    assert errors.count("\n") == 1, errors


def compile_schema(text, folder):
    pathlib.Path(folder, SCHEMA.name).write_text(text, encoding="utf-8")
    subprocess.run(["glib-compile-schemas", folder], check=True)


def test_a_schema_of_another_version_is_told():
    whole = SCHEMA.read_text(encoding="utf-8")
    names = re.findall(r'<key name="([a-z-]+)"', whole)
    changes = [(name, f'name="{name}"', f'name="{name}-of-old"') for name in names] + [("solved", 'name="solved" type="as"', 'name="solved" type="aas"')]
    for name, words, others in changes:
        with tempfile.TemporaryDirectory() as folder:
            compile_schema(whole.replace(words, others), folder)
            status, output, errors = ask(DBUS_SESSION_BUS_ADDRESS="unix:path=/nonexistent", GSETTINGS_SCHEMA_DIR=folder)
        assert (status, output) == (1, "") and "not installed completely" in errors and f"“{name}”" in errors, (name, status, errors)
        assert errors.count("\n") == 1, errors


def test_a_senseless_command_line_ends_with_2():
    for words, told in ((["--nonsense"], "--nonsense"), (["--new"], "--new"), (["--new", "loire", "--players", "x"], "“x”")):
        status, _, errors = ask(*words)
        assert status == 2 and told in errors, (words, status, errors)
        assert errors.startswith("relais: ") and errors.endswith("\nTry “relais --help”.\n"), errors


def test_a_senseless_command_line_is_told_without_a_display():
    for words, told in ((["--nonsense"], "--nonsense"), (["--new", "chess"], "chess"), (["--new", "loire", "--players", "9"], "1 to 4"),
                        (["--new", "loire", "--new-game"], "--new-game"), (["--new", "loire", "--new-window"], "--new-window")):
        status, _, errors = ask(*words, DISPLAY="", WAYLAND_DISPLAY="")
        assert status == 2 and errors.startswith("relais: ") and told in errors, (words, status, errors)
        assert "WARNING" not in errors, errors


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


def test_a_setup_is_offered_over_the_window_that_comes_with_it():
    path = desktop.home / "ferry.relais-setup"
    path.write_text('{"game":"loire","name":"The Late Crossing","players":2,"seed":1}\n', encoding="utf-8")
    desktop.launch(path)
    tree.named("The Late Crossing")
    desktop.settle()
    in_front = desktop.xdotool("getwindowname", desktop.find_window()).strip()
    assert in_front == "Open a Setup", in_front
    end_program()
    assert desktop.library() == []


def test_a_pipe_is_not_waited_for():
    pipe = desktop.home / "pipe.relais"
    os.mkfifo(pipe)
    desktop.launch(pipe)
    tree.named("“pipe.relais” Cannot Be Opened")
    end_program()


def test_what_is_wrong_with_a_file_is_told():
    path = desktop.home / "torn.relais"
    path.write_text((GOLDEN / "two-english.relais").read_text(encoding="utf-8").splitlines()[0] + "\n", encoding="utf-8")
    desktop.launch(path)
    tree.named("“torn.relais” Cannot Be Opened")
    end_program()
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
    found, = desktop.search("GetInitialResultSet", "(as)", ["loire"])
    assert sorted(found) == sorted(path.as_uri() for path in desktop.library()), found
    fewer, = desktop.search("GetSubsearchResultSet", "(asas)", found, ["loire", "nobody of that name"])
    assert fewer == [], fewer
    metas, = desktop.search("GetResultMetas", "(as)", found)
    assert sorted(meta["id"] for meta in metas) == sorted(found), metas
    for meta in metas:
        assert meta["name"] and "La Loire" in meta["description"] and meta["icon"], meta


def test_what_was_found_is_opened():
    found, = desktop.search("GetInitialResultSet", "(as)", ["loire"])
    before = sorted(windows())
    desktop.search("ActivateResult", "(sasu)", found[0], ["loire"], 0)
    desktop.settle()
    # it is played already, and shown where it is
    assert sorted(windows()) == before
    assert len(desktop.library()) == 1


# What any program of the session may ask to be opened, and how that is told.
ADDRESSES = (
    ("", "A File Without a Name Cannot Be Opened"),
    ("relative", "“relative” Cannot Be Opened"),
    ("file:///%00", "“file:///%00” Cannot Be Opened"),
    ("about:blank", "“about:blank” Cannot Be Opened"),
    ("http://127.0.0.1/a.relais", "“http://127.0.0.1/a.relais” Cannot Be Opened"),
    ("file:///no%ff%fesuch.relais", "“no��such.relais” Cannot Be Opened"),
    ("file:///" + "a" * 200_000, "“" + "a" * 60 + "…” Cannot Be Opened"),
)


def close_question(heading):
    question = driving.until(f"“{heading}”", lambda: tree.find_in_front(lambda node: tree.is_called(node, heading)))
    desktop.keys("Escape")
    driving.until("the end of the question", lambda: not tree.is_there(question))


def test_addresses_of_nothing_are_told():
    before = sorted(windows("."))
    for address, heading in ADDRESSES:
        desktop.search("ActivateResult", "(sasu)", address, [], 0)
        close_question(heading)
    for address, heading in ADDRESSES[:3]:
        desktop.call(driving.OBJECT, "org.freedesktop.Application", "Open", "(asa{sv})", ([address], {}))
        close_question(heading)
        desktop.activate("open", address)
        close_question(heading)
    desktop.settle()
    assert sorted(windows(".")) == before


def test_rules_and_results_that_are_none_are_passed_over():
    assert desktop.search("GetResultMetas", "(as)", ["", "relative", "file:///%00", "about:blank"] * 1000) == ([],)
    assert desktop.search("GetInitialResultSet", "(as)", ["nobody"] * 100_000) == ([],)
    for rule in "", "L-NONE-0", "x" * 200_000:
        desktop.activate("rule", rule)
    rules = driving.until("the rules", lambda: tree.find_in_front(lambda node: tree.is_called(node, "How to Play")))
    desktop.settle()
    desktop.keys("Escape")
    driving.until("the end of the rules", lambda: not tree.is_there(rules))


def test_the_list_is_shown_beside_games_that_are_on():
    games = sorted(windows())
    desktop.search("LaunchSearch", "(asu)", ["loire"], 0)
    driving.until("a window with the list", lambda: windows("^Relais$"))
    desktop.settle()
    lists = sorted(windows("^Relais$"))
    desktop.search("LaunchSearch", "(asu)", ["loire"], 0)
    desktop.settle()
    assert sorted(windows("^Relais$")) == lists, lists
    assert set(games) <= set(windows()), (games, windows(), lists)
    assert len(desktop.library()) == 1


def test_words_ask_for_what_the_launcher_offers():
    before = set(windows("."))
    assert ask("--new-window") == (0, "", "")
    driving.until("one more window", lambda: len(set(windows(".")) - before) == 1)
    assert ask("--new-game") == (0, "", "")
    tree.named("Deal number")
    # the page is in a window that was idle, and no game has begun
    desktop.settle()
    assert len(set(windows(".")) - before) == 1
    assert len(desktop.library()) == 1


def test_setups_are_found_by_name_author_and_note():
    setups = desktop.games.parent / "setups"
    setups.mkdir()
    path = setups / "crossing.relais-setup"
    path.write_text('{"game":"loire","name":"The Late Crossing","author":"Ségolène",'
                    '"note":"Mind the ferry at dusk.","players":2,"seed":1}\n', encoding="utf-8")
    (setups / "broken.relais-setup").write_text("the late crossing", encoding="utf-8")
    for terms in ("late", "crossing"), ("segolene",), ("ferry", "loire"):
        found, = desktop.search("GetInitialResultSet", "(as)", terms)
        assert found == [path.as_uri()], (terms, found)
    assert desktop.search("GetInitialResultSet", "(as)", ["late", "nobody"]) == ([],)
    (meta,), = desktop.search("GetResultMetas", "(as)", [path.as_uri()])
    assert (meta["id"], meta["name"]) == (path.as_uri(), "The Late Crossing"), meta
    assert "Ségolène" in meta["description"] and meta["icon"], meta


def processor_time(pid):
    """In seconds; the kernel's number of a process's clock."""
    return time.clock_gettime((~pid << 3) | 2)


def cost_of_metas(ids):
    """The least of three times, and what was told."""
    costs = []
    for _ in range(3):
        before = processor_time(desktop.program.pid)
        metas, = desktop.search("GetResultMetas", "(as)", ids)
        costs.append(processor_time(desktop.program.pid) - before)
    return min(costs), metas


def test_many_results_cost_no_more_than_they_are():
    folder = desktop.games.parent / "setups"
    files = [folder / f"many-{i}.relais-setup" for i in range(1500)]
    for file in files:
        file.write_text(f'{{"game":"loire","name":"Many {file.stem}","players":2,"seed":1}}\n')
    known = [file.as_uri() for file in files]
    strangers = [f"{folder.as_uri()}/none-{i}.relais-setup" for i in range(100_000)]
    # many are read in the background
    driving.until("all are read", lambda: len(desktop.search("GetResultMetas", "(as)", known)[0]) == 1500)
    cost, metas = cost_of_metas(known)
    assert {meta["id"] for meta in metas} == set(known), len(metas)
    more, metas = cost_of_metas(strangers + known + known)
    assert {meta["id"] for meta in metas} == set(known) and len(metas) == 1500, len(metas)
    print(f"# {more:.3f} {cost:.3f}")
    assert more < 5 * cost, (more, cost)
    for file in files:
        file.unlink()


def test_a_file_is_found_whose_name_is_no_text():
    path = desktop.games.parent / "setups" / os.fsdecode(b"f\xe4hre.relais-setup")
    path.write_text('{"game":"loire","name":"The Old Ferry","players":2,"seed":1}\n', encoding="utf-8")
    found, = desktop.search("GetInitialResultSet", "(as)", ["old", "ferry"])
    assert found == [path.as_uri()], found
    (meta,), = desktop.search("GetResultMetas", "(as)", found)
    assert meta["name"] == "The Old Ferry", meta
    path.unlink()


def test_a_setup_that_was_found_is_opened():
    path = desktop.games.parent / "setups" / "crossing.relais-setup"
    games = windows()
    desktop.search("ActivateResult", "(sasu)", path.as_uri(), ["late"], 0)
    tree.named("Setup · can be played")
    desktop.settle()
    shown = windows(".")
    # it is edited already, and shown where it is
    desktop.search("ActivateResult", "(sasu)", path.as_uri(), ["late"], 0)
    desktop.settle()
    assert windows(".") == shown
    assert set(games) <= set(windows())
    assert len(desktop.library()) == 1
    assert sorted(os.listdir(path.parent)) == ["broken.relais-setup", "crossing.relais-setup"]


def test_it_ends_without_a_word():
    end_program()
    words = desktop.words()
    assert words == "", words


def test_it_runs_without_a_session_bus():
    """Though there be one for screen readers, as where another user has the screen."""
    readers, = desktop.session.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None,
                                         0, -1, None).unpack()
    session = desktop.environment["DBUS_SESSION_BUS_ADDRESS"]
    desktop.environment.update(AT_SPI_BUS_ADDRESS=readers, DBUS_SESSION_BUS_ADDRESS=f"unix:path={desktop.home / 'no-bus'}")
    desktop.start("--new", "loire")
    desktop.settle()
    desktop.keys("ctrl+n")
    desktop.settle()
    desktop.keys("ctrl+q")
    desktop.wait()
    words = desktop.words()
    assert words == "", words
    desktop.environment.update(DBUS_SESSION_BUS_ADDRESS=session)
    del desktop.environment["AT_SPI_BUS_ADDRESS"]


def thumbnail_of(path):
    """What the thumbnailer says of a file, and the picture; None: there is none."""
    picture = desktop.home / "thumbnail.png"
    picture.unlink(missing_ok=True)
    status, _, errors = ask("--size", "256", path, picture, program=desktop.build / "src/app/relais-thumbnailer", DISPLAY="")
    return status, errors, picture.read_bytes() if picture.exists() else None


def size_of(picture):
    assert picture.startswith(b"\x89PNG"), picture[:16]
    return struct.unpack(">II", picture[16:24])


def written(name, text):
    path = desktop.home / name
    path.write_text(text, encoding="utf-8")
    return path


def test_thumbnails_are_drawn_without_a_display():
    status, errors, picture = thumbnail_of(GOLDEN / "two-english.relais")
    assert (status, errors) == (0, ""), (status, errors)
    assert size_of(picture) == (256, 160), size_of(picture)


def test_a_setup_has_a_thumbnail():
    pictures = []
    for seed in 1, 2:
        status, errors, picture = thumbnail_of(written("ferry.relais-setup", f'{{"game":"loire","players":2,"seed":{seed}}}\n'))
        assert (status, errors, size_of(picture)) == (0, "", (256, 160)), (status, errors)
        pictures.append(picture)
    assert pictures[0] != pictures[1], "one picture of two boards"


def test_a_damaged_game_has_the_thumbnail_of_what_can_be_read():
    lines = (GOLDEN / "two-english.relais").read_text(encoding="utf-8").splitlines()
    begin = [line for line in lines[:lines.index("")] if not line.startswith(("cursor:", "result:"))]
    # without the check sums of turns
    moves = [line for line in lines[lines.index("") + 1:] if not line.startswith("@")][:100]
    half = len(moves) // 2

    def cut(count, *more):
        return written("cut.relais", "\n".join([*begin, f"cursor: {count}", "", *moves[:count], *more]) + "\n")

    status, errors, picture = thumbnail_of(cut(half))
    assert (status, errors) == (0, ""), (status, errors)
    assert picture != thumbnail_of(cut(half - 5))[2], "one picture of two positions"
    # as after a failure of the disk: a line that is no move, and the cursor behind all that follows it
    torn = written("torn.relais", "\n".join([*begin, f"cursor: {len(moves)}", "", *moves[:half], "merch", *moves[half + 1:]]) + "\n")
    assert thumbnail_of(torn) == (0, "", picture)
    # or of the power: NUL bytes instead of the rest
    filled = cut(half)
    filled.write_bytes(filled.read_bytes() + bytes(5000))
    assert thumbnail_of(filled) == (0, "", picture)
    filled = cut(half, "# caf\u00e9")
    filled.write_bytes(filled.read_bytes().replace(b"\xc3\xa9", b"\xe9"))
    assert thumbnail_of(filled) == (0, "", picture)


def test_what_has_no_thumbnail_says_why():
    status, errors, picture = thumbnail_of(__file__)
    told = f"relais-thumbnailer: {__file__}: This is neither a game nor a setup.\n"
    assert (status, errors, picture) == (1, told, None), (status, errors)
    empty = written("empty.relais", "")
    status, errors, picture = thumbnail_of(empty)
    assert (status, errors, picture) == (1, f"relais-thumbnailer: {empty}: The file is empty: there is neither a game nor a setup in it.\n", None), (status, errors)
    senseless = written("senseless.relais-setup", '{"game":"loire","players":9}\n')
    status, errors, picture = thumbnail_of(senseless)
    assert (status, picture) == (1, None) and errors.count(senseless.name) == 1, (status, errors)
    missing = desktop.home / "missing.relais"
    status, errors, picture = thumbnail_of(missing)
    assert (status, picture) == (1, None) and errors.count(missing.name) == 1, (status, errors)


def test_a_thumbnail_replaces_only_a_file():
    game = GOLDEN / "two-english.relais"
    folder = desktop.home / "pictures"
    folder.mkdir()

    def draw(name):
        status, _, errors = ask("--size", "256", game, folder / name, program=desktop.build / "src/app/relais-thumbnailer", DISPLAY="")
        return status, errors

    for name, make in (("pipe", os.mkfifo), ("folder", os.mkdir), ("device", lambda path: os.symlink("/dev/null", path))):
        make(folder / name)
        assert draw(name) == (1, f"relais-thumbnailer: {folder / name}: There is something here that is not a file.\n"), name
    (folder / "protected").touch(0o444)
    assert draw("protected") == (1, f"relais-thumbnailer: {folder / 'protected'}: This file is write-protected.\n")
    os.symlink("there", folder / "link")
    assert draw("link") == (0, "")
    assert size_of((folder / "there").read_bytes()) == (256, 160)
    assert draw("nowhere/picture")[0] == 1
    assert {path.name for path in folder.iterdir()} == {"pipe", "folder", "device", "protected", "link", "there"}
    assert (folder / "link").is_symlink() and (folder / "protected").stat().st_size == 0


def test_a_thumbnail_never_replaces_its_game():
    game = desktop.home / "precious.relais"
    text = (GOLDEN / "two-english.relais").read_bytes()
    game.write_bytes(text)
    os.symlink(game.name, desktop.home / "other-name.relais")
    os.link(game, desktop.home / "hard-link.relais")
    for name in ("precious.relais", "./precious.relais", "other-name.relais", "hard-link.relais"):
        picture = os.path.join(desktop.home, name)
        status, _, errors = ask("--size", "256", game, picture, program=desktop.build / "src/app/relais-thumbnailer", DISPLAY="")
        told = f"relais-thumbnailer: {picture}: The picture would take the place of the file that is to be drawn.\n"
        assert (status, errors) == (1, told), (status, errors)
        assert game.read_bytes() == text, name


desktop, tree = driving.begin()
driving.end(globals(), desktop)
