#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What is of no game knows no word of a game; in TAP.

usage: check-words.py [SOURCE_ROOT]

Names, texts and ids in the folders that all games share, in C and in ui files and style sheets, are looked through for
the words of each game. Comments may give examples. A word that has to be there, as it was kept in somebody's files, stands
in ALLOWED with its reason.
"""

import pathlib
import re
import sys

root = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else pathlib.Path(__file__).parents[1])

# Of each game: what people say of it, and nobody says of another one.
WORDS = {
    "loire": """apprentice angers banker blacksmith boat castle chambord circus denier ducal farm grain hirable hire hired horse langeais
                loire lumberjack merchant messenger monastery nantes orleans orléans palace palatium ridden ride riding rode saumur shield spy
                tower village wagon wheat wine""",
}
SHARED = ("src/engine/common", "src/record", "src/ai", "src/cli", "src/model", "src/app", "ui")
# File (or folder, with a slash at its end), word (None: any), and why it is there.
ALLOWED = (
    ("src/record/codes-1/", None, "what setup codes of the first version know of La Loire"),
    ("src/record/relais-packer.c", None, "the text that all setup codes have been packed with since 0.1.0"),
    ("src/app/shell/relais-application.c", "loire", "the news of a release names what it brings"),
)

COMMENT = re.compile(r"/\*.*?\*/|//[^\n]*|<!--.*?-->", re.DOTALL)
STRING = re.compile(r'"(?:\\.|[^"\\\n])*"')
points = failures = 0


def point(name, faults):
    """One TAP point; the faults are what is wrong, each a line."""
    global points, failures
    points += 1
    failures += bool(faults)
    print(f"{'not ok' if faults else 'ok'} {points} - {name}")
    for fault in faults:
        print(f"# {fault}")


def blank(match):
    return re.sub(r"[^\n]", " ", match[0])


def files(games):
    for folder in SHARED:
        for path in sorted((root / folder).rglob("*")):
            if path.suffix in (".c", ".h", ".ui", ".css", ".xml") and not games & set(path.relative_to(root).parts):
                yield path


def main():
    games = set(WORDS)
    used = set()
    for game in sorted(games):
        word = re.compile(rf"(?<![a-z])(?:{'|'.join(WORDS[game].split())})s?(?![a-z])")
        faults = []
        for path in files(games):
            text = COMMENT.sub(blank, path.read_text(encoding="utf-8"))
            text = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", text).lower()
            for number, line in enumerate(text.splitlines(), 1):
                for found in word.findall(line):
                    where = path.relative_to(root).as_posix()
                    known = [entry for entry in ALLOWED if entry[1] in (found, None) and where.startswith(entry[0])]
                    used |= set(known)
                    if not known:
                        faults.append(f"{where}:{number}: {found}")
        point(f"what all games share has no word of {game}", faults)
    point("every exception is needed", [f"{where}: {word or 'any word'}" for where, word, _ in set(ALLOWED) - used])
    print(f"1..{points}")
    sys.exit(1 if failures else 0)


main()
