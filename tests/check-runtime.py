#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""CONTRIBUTING.md says which GNOME runtime is the newest; manifests and everything else that names one must name that. Prints TAP.

usage: check-runtime.py SOURCE-FOLDER
"""

import json
import pathlib
import re
import sys

root = pathlib.Path(sys.argv[1])
THE_PLACE = "CONTRIBUTING.md"
NEWEST = re.compile(r"the newest is GNOME (\d+)")
NAMED = re.compile(r"GNOME (\d\d)\b|org\.gnome\.(?:Platform|Sdk)/(?:/|\w+/)(\d\d)\b")


def newest():
    found = NEWEST.findall((root / THE_PLACE).read_text(encoding="utf-8"))
    assert len(found) == 1, f"{THE_PLACE} says {len(found)} times which runtime is the newest"
    return found[0]


def test_the_manifests_are_for_the_newest_runtime():
    manifests = sorted((root / "flatpak").glob("*.json"))
    assert len(manifests) == 2, manifests
    for path in manifests:
        version = json.loads(path.read_text(encoding="utf-8"))["runtime-version"]
        assert version == newest(), f"{path.name} is for {version}"


def test_nothing_names_another_runtime():
    pages = [*root.glob("*.md"), *root.glob("docs/*.md"), *root.glob("tests/*.sh"), *root.glob("tests/flatpak/*"), root / "run"]
    for path in pages:
        if path.is_file() and path.name != "NEWS.md":
            others = {number for pair in NAMED.findall(path.read_text(encoding="utf-8")) for number in pair if number} - {newest()}
            assert not others, f"{path.relative_to(root)} names GNOME {', '.join(others)}"


failed = 0
tests = [test for name, test in list(globals().items()) if name.startswith("test_")]
print(f"1..{len(tests)}")
for number, test in enumerate(tests, 1):
    try:
        test()
    except AssertionError as reason:
        print(f"# {reason}")
        failed += 1
        print("not ", end="")
    print(f"ok {number} - {test.__name__.removeprefix('test_').replace('_', ' ')}")
sys.exit(failed != 0)
