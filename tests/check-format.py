#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The form of the sources: what .editorconfig and the house's style ask and a program can see; in TAP.

usage: check-format.py [SOURCE_ROOT]
"""

import fnmatch
import pathlib
import re
import subprocess
import sys

root = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else pathlib.Path(__file__).parents[1])

TEXT = {".c", ".h", ".py", ".ui", ".css", ".md", ".sh", ".xml", ".in", ".build", ".json", ".svg"}
CODE = {".c", ".h"}
# a licence of its own, or none is needed
UNLICENSED = {".json", ".svg"}
LICENSES = {"GPL-3.0-or-later", "CC-BY-SA-4.0", "CC0-1.0"}
WIDEST = 160
LONGEST = {"src": 700, "tests": 1000}
# what programs have written, among it the folders that are called as released versions
SKIPPED = ("_build/", "tests/golden/", "tests/fuzz/corpus/", "tests/engine/situations/", "tests/scenarios/",
           *(f"tests/released/{digit}" for digit in range(10)))

CALL_WITHOUT_BLANK = re.compile(r"\b[a-z]\w*\((?!\))")
BRACE_AFTER_CONDITION = re.compile(r"^\s*(?:if|for|while|switch) .*\) \{$")


def tracked(skipped=SKIPPED):
    """What git knows, or in a tarball all that lies there."""
    try:
        listed = subprocess.run(["git", "-C", root, "ls-files", "-z"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=True)
        names = [name for name in listed.stdout.decode().split("\0") if name]
    except (OSError, subprocess.CalledProcessError):
        names = []
    # unpacked below a checkout it is nothing that git knows
    if not names:
        built = tuple(f"{path.parent.relative_to(root)}/" for path in root.rglob("meson-private"))
        names = [str(path.relative_to(root)) for path in root.rglob("*") if path.is_file()]
        names = [name for name in names if not name.startswith(built)]
    return [root / name for name in sorted(names) if not name.startswith(("_build/", *skipped)) and (root / name).is_file()]


def without_literals(line):
    """A line of C with its strings and comments emptied."""
    line = re.sub(r'"(?:[^"\\]|\\.)*"', '""', line)
    line = re.sub(r"'(?:[^'\\]|\\.)+'", "' '", line)
    return re.sub(r"/\*.*?(?:\*/|$)|//.*", "", line)


def faults_of_text(path, text):
    if text and not text.endswith("\n"):
        yield "the last line has no end"
    if "\r" in text:
        yield "a carriage return"
    for number, line in enumerate(text.split("\n"), 1):
        if "\t" in line:
            yield f"line {number}: a tab"
        if line != line.rstrip() and path.suffix != ".md":
            yield f"line {number}: blanks at its end"


def faults_of_code(path, text):
    in_comment = False
    lines = text.split("\n")
    if len(lines) > LONGEST[path.relative_to(root).parts[0]]:
        yield f"{len(lines)} lines: it is about more than one thing"
    for number, line in enumerate(lines, 1):
        if len(line) > WIDEST:
            yield f"line {number}: {len(line)} columns"
        code = "" if in_comment else without_literals(line)
        in_comment = "*/" not in line if in_comment else line.count("/*") > line.count("*/")
        if code.lstrip().startswith("#"):
            continue
        call = CALL_WITHOUT_BLANK.search(code)
        if call and not code.lstrip().startswith("*"):
            yield f"line {number}: no blank before the parenthesis of {call[0]}"
        if BRACE_AFTER_CONDITION.match(code):
            yield f"line {number}: the brace belongs on a line of its own"


def faults_of_mode(path, text):
    executable = bool(path.stat().st_mode & 0o100)
    if text.startswith("#!") and not executable:
        return ["not executable"]
    return ["executable, without a first line #!"] if executable and not text.startswith("#!") else []


def told_licenses():
    """(pattern, licence) of the paragraphs of .reuse/dep5, in their order."""
    for paragraph in (root / ".reuse" / "dep5").read_text(encoding="utf-8").split("\n\n")[1:]:
        fields = dict(re.findall(r"^(\w+): (.*)$", paragraph, re.M))
        for pattern in fields["Files"].split():
            yield pattern, fields["License"]


def faults_of_licenses(files):
    """A file whose head and .reuse/dep5 say different things, a pattern for nothing, a licence without its text."""
    told = list(told_licenses())
    for pattern, licence in told:
        if not any(fnmatch.fnmatchcase(path, pattern) for path in files):
            yield f".reuse/dep5: nothing is {pattern}"
        if licence not in LICENSES:
            yield f".reuse/dep5: {licence} for {pattern}"
    for licence in LICENSES:
        if not (root / "docs" / "licenses" / f"{licence}.txt").is_file():
            yield f"docs/licenses: no {licence}"
    for path in files:
        head = re.search(r"SPDX-License-Identifier: ([\w.-]+\w)", (root / path).read_bytes()[:1000].decode(errors="replace"))
        if head and head[1] not in LICENSES:
            yield f"{path}: {head[1]}"


def main():
    files = [path for path in tracked() if path.suffix in TEXT or path.name in ("run", "meson_options.txt")]
    texts = {path: path.read_text(encoding="utf-8") for path in files}
    checks = (
        ("text is tidy", lambda path: list(faults_of_text(path, texts[path]))),
        ("C is written in the house's style", lambda path: list(faults_of_code(path, texts[path])) if path.suffix in CODE else []),
        ("every file names its licence", lambda path: [] if path.suffix in UNLICENSED or "SPDX-License-Identifier" in texts[path]
         else ["no SPDX-License-Identifier"]),
        ("what says how it is started can be started, and nothing else", lambda path: faults_of_mode(path, texts[path])),
    )
    everything = [str(path.relative_to(root)) for path in tracked(())]
    licenses = list(faults_of_licenses(everything))
    failed = False
    print(f"1..{len(checks) + 1}")
    for number, (name, check) in enumerate(checks, 1):
        faults = [f"{path.relative_to(root)}: {fault}" for path in files for fault in check(path)]
        failed |= bool(faults)
        print(f"{'not ok' if faults else 'ok'} {number} - {name}")
        for fault in faults[:40]:
            print(f"# {fault}")
    print(f"{'not ok' if licenses else 'ok'} {len(checks) + 1} - licences are told alike everywhere")
    for fault in licenses:
        print(f"# {fault}")
    return failed or bool(licenses)


if __name__ == "__main__":
    sys.exit(main())
