#!/usr/bin/python3
# SPDX-FileCopyrightText: The Relais developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the translations, in TAP: the catalogs are valid and complete and keep the sentences' {keys}, no source is forgotten, and
no two commands of a menu or template are under one letter.

usage: check-po.py [SOURCE_DIR]
"""

import os
import pathlib
import re
import shutil
import struct
import subprocess
import sys
import tempfile
import xml.etree.ElementTree

MARKED = re.compile(r'(?<!\w)(?:N|C|NC)?_\s*\(\s*"')
KEY = re.compile(r"\{\w+\}")
# Plain spaces, at which a line may break, where docs/terms.md and the language want such as keep together.
LOOSE = {"en": re.compile(r"(?:%\S*[du]|\}) d(?!\w)"),
         "fr": re.compile(r" (?:[:;!?»]|%%)|« |(?:%\S*[du]|\}) d(?![\w’])"),
         "de": re.compile(r" (?:…|%%)|(?:%\S*[du]|\}) d(?!\w)")}

points = 0
failed = 0


def point(name, problems):
    """One point, good if there are no problems."""
    global points, failed
    points += 1
    failed += bool(problems)
    print(f"{'not ' if problems else ''}ok {points} - {name}")
    for problem in problems:
        print(f"# {problem}")


def run(*command, cwd=None):
    """What a tool complains of; nothing if it succeeds."""
    done = subprocess.run(command, cwd=cwd, env=os.environ | {"LC_ALL": "C.UTF-8", "LANGUAGE": ""},
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8", errors="replace")
    return (done.stdout.splitlines() or [f"{command[0]} failed"]) if done.returncode else []


def listed(path):
    """The lines of LINGUAS or POTFILES.in."""
    lines = (line.strip() for line in path.read_text(encoding="utf-8").splitlines())
    return [line for line in lines if line and not line.startswith("#")]


def pairs(path):
    """The originals and translations of a compiled catalog, each a list of plural forms; without its header."""
    data = path.read_bytes()
    order = "<" if data[:4] == b"\xde\x12\x04\x95" else ">"

    def texts(table):
        for i in range(count):
            length, start = struct.unpack_from(f"{order}2I", data, table + 8 * i)
            yield data[start:start + length].decode().split("\0")

    count, originals, translations = struct.unpack_from(f"{order}3I", data, 8)
    return [pair for pair in zip(texts(originals), texts(translations)) if pair[0] != [""]]


def wrong_keys(catalog):
    """Translations that lack a {key} or have one too many."""
    for original, translation in pairs(catalog):
        allowed = [set(KEY.findall(form)) for form in original]
        for form in translation:
            if set(KEY.findall(form)) not in allowed:
                yield f"{original[0]!r}: {form!r}"


def wrong_list(names, there=None):
    """What is wrong with a list's order, and with its content if it is known what is there."""
    if names != sorted(set(names)):
        yield "not sorted, or something is there twice"
    if there is not None:
        for name in sorted(set(names) ^ there):
            yield f"{name}: {'does not exist' if name in names else 'missing'}"


def plain_quotes(catalog):
    """Translations with quotes of a typewriter."""
    for _, translation in pairs(catalog):
        for form in translation:
            if re.search(r"['\"]", form):
                yield repr(form)


def loose(catalog, language):
    """Translations with a plain space where a line must not break."""
    for _, translation in pairs(catalog):
        for form in translation:
            if language in LOOSE and LOOSE[language].search(form):
                yield repr(form)


def levels(menu, name):
    """The labels that a menu shows at once, then those of each of its submenus."""
    labels, submenus = [], []

    def look(node):
        for child in node:
            if child.tag == "section":
                look(child)
            elif child.tag in ("item", "submenu"):
                labels.extend(attribute.text for attribute in child.iterfind("attribute[@name='label']"))
                submenus.extend([child] if child.tag == "submenu" else [])

    look(menu)
    yield name, labels
    for submenu in submenus:
        yield from levels(submenu, name + ", " + submenu.findtext("attribute[@name='label']"))


def shown_together(top):
    """Lists of labels, each with where they are: of every menu, and of what has a letter in every template."""
    for path in sorted((top / "ui").rglob("*.ui")):
        root = xml.etree.ElementTree.parse(path).getroot()
        for menu in root.iter("menu"):
            yield from levels(menu, f"{path.name}, {menu.get('id')}")
        yield path.name, [label.text for holder in root.iter("object")
                          if holder.findtext("property[@name='use-underline']") == "True"
                          for label in (holder.find("property[@name='label']"), holder.find("property[@name='title']"))
                          if label is not None]


def letters_twice(together, translations):
    """Where one letter stands for two labels; a page may have the same label in two places, one shown at a time."""
    for where, labels in together:
        found = {}
        for label in {translations.get(label, label) for label in labels}:
            letter = re.search(r"_(\w)", label)
            if letter:
                found.setdefault(letter[1].lower(), []).append(label)
        for same in found.values():
            if len(same) > 1:
                yield f"{where}: {', '.join(sorted(same))}"


def main():
    top = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else pathlib.Path(__file__).parent.parent).resolve()
    sys.path.insert(0, str(top / "po"))
    sys.dont_write_bytecode = True
    from update import EXTRACT  # what finds sentences is told once
    tools = ["xgettext", "msgfmt", "msgcmp"]
    if not all(map(shutil.which, tools)):
        print(f"1..0 # SKIP one of {', '.join(tools)} is not installed")
        return 0

    potfiles = listed(top / "po" / "POTFILES.in")
    languages = listed(top / "po" / "LINGUAS")
    marked = [path.relative_to(top).as_posix() for path in sorted((top / "src").rglob("*"))
              if path.is_file() and MARKED.search(path.read_text(encoding="utf-8", errors="replace"))]

    point("POTFILES.in is sorted, and its files exist",
          [*wrong_list(potfiles), *(f"{name}: does not exist" for name in potfiles if not (top / name).is_file())])
    point("POTFILES.in has every source with sentences to translate",
          [f"{name}: missing" for name in marked if name not in potfiles])
    point("LINGUAS is sorted and has every catalog",
          list(wrong_list(languages, {path.stem for path in (top / "po").glob("*.po")})))
    together = list(shown_together(top))
    point("no two labels that are shown together have one letter", list(letters_twice(together, {})))

    with tempfile.TemporaryDirectory() as directory:
        template = pathlib.Path(directory, "relais.pot")
        point("a template can be extracted", run("xgettext", *EXTRACT, "-f", "po/POTFILES.in", "-o", str(template), cwd=top))
        for language in languages:
            source, compiled = top / "po" / f"{language}.po", template.with_name(f"{language}.mo")
            problems = run("msgfmt", "--check", "-o", str(compiled), str(source))
            point(f"{language}: msgfmt --check passes", problems)
            point(f"{language}: nothing is fuzzy or untranslated", run("msgcmp", str(source), str(template)))
            point(f"{language}: every {{key}} is kept, and there is no other",
                  ["there is no compiled catalog"] if problems else list(wrong_keys(compiled)))
            point(f"{language}: quotes are typographic",
                  ["there is no compiled catalog"] if problems else list(plain_quotes(compiled)))
            point(f"{language}: lines do not break where they must not",
                  ["there is no compiled catalog"] if problems else list(loose(compiled, language)))
            point(f"{language}: no two labels that are shown together have one letter",
                  ["there is no compiled catalog"] if problems else list(letters_twice(together, dict(
                      (original[0], translation[0]) for original, translation in pairs(compiled)))))

    print(f"1..{points}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
