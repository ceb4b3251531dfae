#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the sources may lean on, and their form; in TAP.

usage: check-includes.py [SOURCE_ROOT]

Dependencies point one way: each folder of src includes its own headers and those of the folders that LAYERS names for
it. The engine and the computer players have nothing of the C library but its plainest headers; records, the protocol
and the model have no GTK. Of a folder that is not there nothing is said.
"""

import pathlib
import re
import sys

root = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else pathlib.Path(__file__).parents[1])

INCLUDE = re.compile(r'^\s*#\s*include\s*[<"]([^>"]+)[>"]', re.MULTILINE)
NOT_CODE = re.compile(r'/\*.*?\*/|//[^\n]*|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'', re.DOTALL)
SPDX = "SPDX-License-Identifier: "

# What each folder may use besides itself. What is not of one game knows no game.
LAYERS = {
    "engine/common": (),
    "engine/loire": ("engine/common",),
    "engine/thurn": ("engine/common",),
    "ai": ("engine/common",),
    "ai/loire": ("ai", "engine/common", "engine/loire"),
    "record": ("record/codes-1", "engine/common"),
    "record/codes-1": ("record", "engine/common"),
    "record/thurn": ("record", "engine/common", "engine/thurn"),
    "record/loire": ("record", "record/codes-1", "engine/common", "engine/loire"),
    "cli": ("record", "ai", "engine/common"),
    "model": ("record", "ai", "engine/common"),
    "model/loire": ("model", "record", "ai", "ai/loire", "engine/common", "engine/loire"),
    "app": (),
    "app/kit": ("model", "record"),
    "app/old-gtk": ("app/kit",),
    "app/pages": ("app/old-gtk", "app/kit", "model", "record"),
    "app/art": ("app/old-gtk", "app/kit", "model", "record", "engine/common"),
    "app/answers": ("app/art", "app/old-gtk", "app/kit", "model"),
    "app/board": ("app/answers", "app/art", "app/old-gtk", "app/kit", "model"),
    "app/cards": ("app/answers", "app/art", "app/old-gtk", "app/kit", "model", "record"),
    "app/rules": ("app/art", "app/old-gtk", "app/kit", "model", "record"),
    "app/setup": ("app/rules", "app/cards", "app/board", "app/answers", "app/art", "app/pages", "app/old-gtk", "app/kit", "model", "record"),
    "app/game": ("app/rules", "app/cards", "app/board", "app/answers", "app/art", "app/pages", "app/old-gtk", "app/kit", "model", "record"),
    "app/shell": ("app/game", "app/setup", "app/rules", "app/cards", "app/board", "app/answers", "app/art", "app/pages", "app/old-gtk",
                  "app/kit", "model", "record"),
    "app/loire": ("app/rules", "app/cards", "app/board", "app/answers", "app/art", "app/old-gtk", "app/kit", "model", "model/loire", "engine/loire"),
}
# Where what all games share meets one of them: what the first setup codes know of La Loire.
MEETINGS = {("record/codes-1/relais-shape-loire.c", "engine/loire/loire-setup.h")}

# Files of the window's code that may include each other; whatever is called so-private belongs to its file anyway.
PAIRS = {frozenset({"app/kit/relais-long-list", "app/kit/relais-long-rows"})}

# All that the engine and the computer players have from the C library: no files, no locale, no clock.
PLAIN_HEADERS = {"assert.h", "limits.h", "stdarg.h", "stdbool.h", "stddef.h", "stdint.h", "string.h"}
# Made while building.
GENERATED = {"loire-ids.h", "thurn-ids.h", "relais-games.h", "relais-games-tests.h"}
ENGINE_CALLS = re.compile(r"\b(?:malloc|calloc|realloc|aligned_alloc|strdup|strndup|free|alloca|qsort|[vfsn]*printf|puts|"
                          r"putchar|fopen|fread|fwrite|getenv|system|exit|time|clock|rand|srand|setlocale)\s*\(")
TOOLKIT = re.compile(r"^(?:gtk|gdk|gsk|adwaita|librsvg|graphene|pango)\b")
GLIB = re.compile(r"^(?:glib|gio|gobject|gmodule)\b")

points = 0
failures = 0


def point(name, faults):
    """One TAP point; the faults are what is wrong, each a line."""
    global points, failures
    points += 1
    failures += bool(faults)
    print(f"{'not ok' if faults else 'ok'} {points} - {name}")
    for fault in faults:
        print(f"# {fault}")


def sources(folder, *suffixes):
    return sorted(path for path in (root / folder).rglob("*") if path.suffix in suffixes and path.is_file())


def label(path):
    return path.relative_to(root)


def line_of(text, match):
    return text.count("\n", 0, match.start()) + 1


def blank(match):
    """Comments and strings without their words, but with their lines."""
    return re.sub(r"[^\n]", " ", match[0])


def includes(path):
    text = path.read_text(encoding="utf-8")
    for match in INCLUDE.finditer(re.sub(r"/\*.*?\*/", blank, text, flags=re.DOTALL)):
        yield line_of(text, match), match[1]


def check_headers(name, folder, refused):
    if (root / folder).is_dir():
        point(name, [f"{label(path)}:{line}: includes {header}" for path in sources(folder, ".c", ".h")
                     for line, header in includes(path) if refused(path, header)])


def found(path, header):
    """Where a header of ours is: beside who includes it, by the way from src, or by its name alone; or None."""
    src = root / "src"
    for place in (path.parent / header, src / header, *(src / folder / header for folder in LAYERS)):
        if place.is_file():
            return place.resolve().relative_to(src.resolve())
    return None


def not_plain(path, header):
    return header not in PLAIN_HEADERS | GENERATED and found(path, header) is None


def not_below(path, header):
    """A header of a folder that this one is not to know."""
    place = found(path, header)
    mine = path.relative_to(root / "src")
    if place is None or (mine.as_posix(), place.as_posix()) in MEETINGS:
        return False
    folder = mine.parent.as_posix()
    return place.parent.as_posix() not in (folder, *LAYERS.get(folder, ()))


def not_without_display(_path, header):
    return bool(TOOLKIT.match(header))


def part(path):
    """What a source is a part of: a header and its file are one, with what they share among themselves."""
    return path.relative_to(root / "src").with_suffix("").as_posix().removesuffix("-private")


def knots(graph):
    """Sets of parts that lead round to each other, however far (Tarjan's strongly connected components)."""
    number, low, stack, out = {}, {}, [], []

    def visit(at):
        number[at] = low[at] = len(number)
        stack.append(at)
        for to in graph.get(at, ()):
            if to not in number:
                visit(to)
            if to in stack:
                low[at] = min(low[at], low[to])
        if low[at] == number[at]:
            knot = set(stack[stack.index(at):])
            del stack[stack.index(at):]
            if len(knot) > 1:
                out.append(frozenset(knot))

    for at in sorted(graph):
        if at not in number:
            visit(at)
    return out


def check_knots():
    graph = {}
    for path in sources("src/app", ".c", ".h"):
        for _line, header in includes(path):
            place = found(path, header)
            if place is not None and part(root / "src" / place) != part(path):
                graph.setdefault(part(path), set()).add(part(root / "src" / place))
    point("no files of the window's code include each other, round however many corners",
          [", ".join(sorted(knot)) for knot in knots(graph) if knot not in PAIRS])


def check_engine_calls():
    faults = []
    for path in sources("src/engine", ".c", ".h") + sources("src/ai", ".c", ".h"):
        code = NOT_CODE.sub(blank, path.read_text(encoding="utf-8"))
        faults += [f"{label(path)}:{line_of(code, match)}: calls {match[0].rstrip('( ')}"
                   for match in ENGINE_CALLS.finditer(code)]
    point("the engine and the computer players allocate, print and open nothing", faults)


def check_engine_glib():
    faults = []
    for path in sources("src/engine", ".c", ".h") + sources("src/ai", ".c", ".h"):
        faults += [f"{label(path)}:{line}: includes {header}" for line, header in includes(path) if GLIB.match(header)]
        code = NOT_CODE.sub(blank, path.read_text(encoding="utf-8"))
        faults += [f"{label(path)}:{line_of(code, match)}: {match[0]}"
                   for match in re.finditer(r"\bg_[a-z]+_?\w*|\bG_[A-Z]\w+|\bGTK_\w+", code)]
    point("the engine and the computer players know no GLib", faults)


def check_licences():
    folders = ("src", "tests", "data", "docs", "po", "flatpak", "ui")
    paths = [path for folder in folders if (root / folder).is_dir() for path in sources(folder, ".c", ".h", ".py", ".sh")]
    paths += [path for path in (root / "run", root / ".ci" / "run") if path.is_file()]
    faults = [f"{label(path)}: no SPDX line in its first five" for path in paths
              if not any(SPDX in line for line in path.read_text(encoding="utf-8").splitlines()[:5])]
    point("every source has its licence", faults if paths else ["no sources found"])


def main():
    check_headers("every folder includes only those that it stands upon", "src", not_below)
    for folder in ("src/engine", "src/ai"):
        check_headers(f"{folder} has only the plainest headers of the C library", folder, not_plain)
    check_engine_glib()
    check_engine_calls()
    for folder in ("src/record", "src/model", "src/cli"):
        check_headers(f"{folder} needs no display", folder, not_without_display)
    check_knots()
    check_licences()
    print(f"1..{points}")
    sys.exit(1 if failures else 0)


main()
