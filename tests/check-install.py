#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What `meson install` puts where: installs into a folder as packagers do (DESTDIR), looks at the files and starts the
programs among them; in TAP.

usage: check-install.py SOURCE_ROOT BUILD_ROOT PREFIX BINDIR DATADIR LOCALEDIR MANDIR desktop|engine
"""

import collections
import configparser
import json
import locale as libc
import os
import pathlib
import re
import shlex
import shutil
import struct
import subprocess
import sys
import tempfile
import traceback
import unittest
import xml.etree.ElementTree as ElementTree

ID = "io.github.relaisgame.Relais"
OPTION = re.compile(r"--[a-z][a-z-]*")
LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"
source, build = map(pathlib.Path, sys.argv[1:3])
prefix, *folders = sys.argv[3:8]
bindir, datadir, localedir, mandir = (os.path.join(prefix, folder) for folder in folders)
has_desktop = sys.argv[8] == "desktop"
languages = [line for line in (source / "po" / "LINGUAS").read_text(encoding="utf-8").splitlines() if not line.startswith("#")]


def expected():
    """All paths, as they will be on the system."""
    yield f"{bindir}/relais-engine"
    yield f"{mandir}/man6/relais-engine.6"
    for path in ("LICENSE", "NEWS.md", "README.md"):
        yield f"{datadir}/doc/relais/{path}"
    for path in [*(source / "docs").glob("*.md"), *(source / "docs" / "licenses").glob("*.txt")]:
        yield f"{datadir}/doc/relais/{path.relative_to(source)}"
    if has_desktop:
        yield f"{datadir}/glib-2.0/schemas/{ID}.gschema.xml"
        for path in (source / "data" / "icons" / "hicolor").rglob("*.svg"):
            yield f"{datadir}/icons/{path.relative_to(source / 'data' / 'icons')}"
        for language in languages:
            yield f"{localedir}/{language}/LC_MESSAGES/relais.mo"
        yield from (f"{bindir}/{name}" for name in ("relais", "relais-thumbnailer"))
        yield from (f"{mandir}/man6/{name}.6" for name in ("relais", "relais-thumbnailer"))
        yield f"{datadir}/applications/{ID}.desktop"
        yield f"{datadir}/dbus-1/services/{ID}.service"
        yield f"{datadir}/gnome-shell/search-providers/{ID}.search-provider.ini"
        yield f"{datadir}/metainfo/{ID}.metainfo.xml"
        yield f"{datadir}/mime/packages/{ID}.xml"
        yield f"{datadir}/thumbnailers/{ID}.thumbnailer"


def staged(path):
    return pathlib.Path(f"{stage}{path}")


def keys(path, group):
    parser = configparser.RawConfigParser(delimiters="=", comment_prefixes="#", strict=True)
    parser.optionxform = str
    parser.read(staged(path), encoding="utf-8")
    return parser[group]


def is_there(locale):
    """Whether the C library has it: the newer ones translate nothing without."""
    before = libc.setlocale(libc.LC_ALL)
    try:
        return bool(libc.setlocale(libc.LC_ALL, f"{locale}.UTF-8"))
    except libc.Error:
        return False
    finally:
        libc.setlocale(libc.LC_ALL, before)


def program(name, *words, feed=None, locale="en_US"):
    """What an installed program answers in a home with nothing in it and without a display."""
    environment = {"PATH": os.environ["PATH"], "HOME": str(home), "XDG_RUNTIME_DIR": str(home), "LANGUAGE": locale,
                   "LC_ALL": f"{locale}.UTF-8" if is_there(locale) else "C.UTF-8", "RELAIS_LOCALE_DIR": str(staged(localedir))}
    environment.update({name: os.environ[name] for name in ("ASAN_OPTIONS", "UBSAN_OPTIONS", "LOCPATH") if name in os.environ})
    done = subprocess.run([staged(bindir) / name, *words], input=feed, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                          encoding="utf-8", timeout=60, check=False)
    assert (done.returncode, done.stderr) == (0, ""), done
    return done.stdout


def test_all_files_are_where_they_belong():
    there = {"/" + str(path.relative_to(stage)) for path in stage.rglob("*") if path.is_file()}
    wanted = set(expected())
    assert there == wanted, f"missing: {sorted(wanted - there)}; too many: {sorted(there - wanted)}"


def test_everybody_may_read_them_and_run_the_programs():
    for path in expected():
        mode = staged(path).stat().st_mode & 0o777
        assert mode == (0o755 if path.startswith(bindir) else 0o644), f"{path}: {mode:o}"


def test_the_engine_plays():
    assert program("relais-engine", "--version").startswith("relais-engine ")
    answer = program("relais-engine", feed="new loire players=2 seed=7\nplay merchant ride 2 to langeais\nquit\n")
    assert "= rode player=0 figure=merchant" in answer, answer


def test_the_programs_tell_their_version():
    for name in ("relais", "relais-thumbnailer"):
        assert program(name, "--version").startswith(f"{name} "), name


def test_man_pages_tell_every_option_and_no_other():
    for name, word in (("relais", "--help-all"), ("relais-engine", "--help"), ("relais-thumbnailer", "--help-all")):
        page = staged(f"{mandir}/man6/{name}.6").read_text(encoding="utf-8").replace("\\-", "-")
        told = set(OPTION.findall(page.partition(".SH OPTIONS")[2].partition(".SH ")[0]))
        offered = set(OPTION.findall(program(name, word)))
        assert told == offered, f"{name}: {sorted(told ^ offered)}"


def test_what_cannot_be_written_is_told():
    for name in ("relais", "relais-thumbnailer"):
        for word in ("--version", "--help"):
            with open("/dev/full", "wb") as full:
                done = subprocess.run([staged(bindir) / name, word], env={**os.environ, "LC_ALL": "C.UTF-8", "HOME": str(home)}, stdout=full,
                                      stderr=subprocess.PIPE, encoding="utf-8", timeout=60, check=False)
            assert done.returncode == 1 and done.stderr.startswith(f"{name}: The output could not be written"), done


def test_the_thumbnailer_says_what_is_wrong_with_its_words():
    for words, told in ((["-s", "99999", "a", "b"], "1 to 4096"), (["-s", "0", "a", "b"], "1 to 4096"), (["a"], "picture"), ([], "picture"),
                        (["--bad"], "--bad")):
        done = subprocess.run([staged(bindir) / "relais-thumbnailer", *words], env={**os.environ, "LC_ALL": "C.UTF-8", "HOME": str(home)},
                              stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8", timeout=60, check=False)
        assert done.returncode == 2 and done.stderr.startswith("relais-thumbnailer: ") and told in done.stderr, done
    assert "1 to 4096" in program("relais-thumbnailer", "--help")


def test_the_programs_speak_the_installed_languages():
    for locale, new_game, picture in (("de_DE", "Eine neue Partie", "Bild"), ("fr_FR", "nouvelle partie", "image"),
                                      ("en_US", "Start a new game", "picture")):
        if not is_there(locale):
            raise unittest.SkipTest(f"the locale {locale}.UTF-8 is not there")
        answer = program("relais", "--help", locale=locale)
        assert new_game in answer, answer
        answer = program("relais-thumbnailer", "--help", locale=locale)
        assert picture in answer, answer


def test_the_thumbnailer_draws():
    started = shlex.split(keys(f"{datadir}/thumbnailers/{ID}.thumbnailer", "Thumbnailer Entry")["Exec"])
    assert started[0] == f"{bindir}/relais-thumbnailer", started
    game, picture = source / "tests" / "golden" / "two-english.relais", home / "picture.png"
    words = {"%s": "128", "%i": str(game), "%o": str(picture)}
    program("relais-thumbnailer", *(words.get(word, word) for word in started[1:]))
    assert picture.read_bytes().startswith(b"\x89PNG")


def test_the_desktop_finds_the_program():
    desktop = keys(f"{datadir}/applications/{ID}.desktop", "Desktop Entry")
    assert desktop["Exec"].split()[0] == "relais" and staged(f"{bindir}/relais").exists()
    assert desktop["Icon"] == ID and staged(f"{datadir}/icons/hicolor/scalable/apps/{ID}.svg").exists()
    for language in ("de", "fr"):
        assert desktop[f"Comment[{language}]"] != desktop["Comment"], language


def test_the_bus_starts_the_program_where_it_is():
    assert keys(f"{datadir}/applications/{ID}.desktop", "Desktop Entry")["DBusActivatable"] == "true"
    service = keys(f"{datadir}/dbus-1/services/{ID}.service", "D-BUS Service")
    assert (service["Name"], service["Exec"]) == (ID, f"{bindir}/relais --gapplication-service"), dict(service)


def test_the_shell_finds_the_search_provider():
    provider = keys(f"{datadir}/gnome-shell/search-providers/{ID}.search-provider.ini", "Shell Search Provider")
    assert (provider["DesktopId"], provider["BusName"]) == (f"{ID}.desktop", ID), dict(provider)


def test_types_of_files_are_told_alike_everywhere():
    types = ElementTree.parse(staged(f"{datadir}/mime/packages/{ID}.xml")).getroot().findall(f"{MIME}mime-type")
    names = sorted(kind.get("type") for kind in types)
    opened = keys(f"{datadir}/applications/{ID}.desktop", "Desktop Entry")["MimeType"]
    drawn = keys(f"{datadir}/thumbnailers/{ID}.thumbnailer", "Thumbnailer Entry")["MimeType"]
    metainfo = ElementTree.parse(staged(f"{datadir}/metainfo/{ID}.metainfo.xml")).getroot()
    provided = [node.text for node in metainfo.findall("provides/mediatype")]
    # card values have no board to draw, and everything has many
    boards = [name for name in names if name not in ("application/x-relais-edition", "application/x-relais-library")]
    for words, wanted in ((opened.split(";"), names), (drawn.split(";"), boards), (provided, names)):
        assert sorted(filter(None, words)) == wanted, words
    assert len(boards) == len(names) - 2, names
    for kind in types:
        icon = kind.find(f"{MIME}icon").get("name")
        assert staged(f"{datadir}/icons/hicolor/scalable/mimetypes/{icon}.svg").exists(), icon


def test_stores_read_of_it_in_every_language():
    wanted = {None, *languages} - {"en"}
    metainfo = ElementTree.parse(staged(f"{datadir}/metainfo/{ID}.metainfo.xml")).getroot()
    for tag in ("summary", "p", "li", "caption"):
        told = collections.Counter(element.get(LANGUAGE) for element in metainfo.iter(tag))
        assert set(told) == wanted and len(set(told.values())) == 1, (tag, told)
    for group, names in (("Desktop Entry", ("Name", "GenericName", "Comment", "Keywords")), ("Desktop Action new-game", ("Name",)),
                         ("Desktop Action new-window", ("Name",))):
        told = keys(f"{datadir}/applications/{ID}.desktop", group)
        for name in names:
            assert {key for key in told if key.split("[")[0] == name} == {name, *(f"{name}[{language}]" for language in wanted if language)}


def test_what_stores_show_has_room_there():
    metainfo = ElementTree.parse(staged(f"{datadir}/metainfo/{ID}.metainfo.xml")).getroot()
    summary = metainfo.findtext("summary")
    assert len(summary) <= 35 and not summary.endswith("."), summary
    assert 0 < len([item for item in metainfo.findall("description/ul/li") if not item.get(LANGUAGE)]) <= 10
    for screenshot in metainfo.findall("screenshots/screenshot"):
        caption = screenshot.findtext("caption")
        assert caption and not caption.endswith("."), caption


def test_the_pictures_for_shops_are_those_of_the_release():
    metainfo = ElementTree.parse(staged(f"{datadir}/metainfo/{ID}.metainfo.xml")).getroot()
    release = metainfo.find("releases/release").get("version")
    assert program("relais-engine", "--version").split()[:2] == ["relais-engine", release], release
    pictures = metainfo.findall("screenshots/screenshot/image")
    assert pictures
    for picture in pictures:
        before, _, path = picture.text.partition(f"/{release}/")
        assert before.endswith("/relaisgame/Relais"), picture.text
        # the sizes are the first thing in a PNG
        width, height = struct.unpack(">II", (source / path).read_bytes()[16:24])
        assert (str(width), str(height)) == (picture.get("width"), picture.get("height")), path


def test_the_caches_of_the_desktop_can_be_made():
    # what `meson install` does itself when it is not for a package
    for tool, folder, made in (("glib-compile-schemas", "glib-2.0/schemas", "gschemas.compiled"),
                               ("update-mime-database", "mime", "application/x-relais-record.xml"),
                               ("update-desktop-database", "applications", "mimeinfo.cache")):
        if not shutil.which(tool):
            continue
        # they also say when nobody would look there
        done = subprocess.run([tool, staged(f"{datadir}/{folder}")], env={**os.environ, "XDG_DATA_DIRS": str(staged(datadir))},
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
        assert (done.returncode, done.stdout) == (0, ""), done.stdout
        assert staged(f"{datadir}/{folder}/{made}").exists(), made


def test_what_is_not_there_needs_no_cache():
    # run by `meson install` where it is not for a package
    commands = subprocess.run(["meson", "introspect", build, "--install-plan"], stdout=subprocess.PIPE, text=True, check=False)
    if commands.returncode:
        raise unittest.SkipTest("meson is not there by its name")
    plan = json.loads(commands.stdout)
    assert has_desktop or not any("icons" in place["destination"] for kind in plan.values() for place in kind.values()), plan


def install():
    # as ninja does it, by the meson that the build was made with
    commands = subprocess.run(["ninja", "-C", build, "-t", "commands", "install"], stdout=subprocess.PIPE, text=True, check=True).stdout
    command = shlex.split(commands.splitlines()[-1])
    assert "--no-rebuild" in command, command
    subprocess.run([*command, "--destdir", stage], cwd=build, env={**os.environ, "DESTDIR": str(stage)}, stdin=subprocess.DEVNULL,
                   stdout=subprocess.DEVNULL, check=True)


ENGINE_ALONE = (test_all_files_are_where_they_belong, test_everybody_may_read_them_and_run_the_programs, test_the_engine_plays)


def run():
    status = 0
    tests = [test for name, test in globals().items() if name.startswith("test_") and (has_desktop or test in ENGINE_ALONE)]
    print(f"1..{len(tests)}")
    for number, test in enumerate(tests, 1):
        verdict, skipped = "ok", ""
        try:
            test()
        except unittest.SkipTest as why:
            skipped = f" # SKIP {why}"
        except Exception:
            verdict, status = "not ok", 1
            for line in traceback.format_exc().splitlines():
                print(f"# {line}")
        print(f"{verdict} {number} - {test.__name__.removeprefix('test_').replace('_', ' ')}{skipped}", flush=True)
    return status


with tempfile.TemporaryDirectory(prefix="relais-install-") as folder:
    stage, home = pathlib.Path(folder, "stage"), pathlib.Path(folder, "home")
    stage.mkdir()
    home.mkdir()
    install()
    exit_status = run()
sys.exit(exit_status)
