#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures what the main thread does at a stretch when something hostile or large is opened, by bench-opening.

usage: opening.py --build DIR [CASE...]

A stretch is the request itself, which waits for what is there within a blink, and then each turn of the main loop until
all has come to rest. Callgrind counts the instructions, those of other threads apart, so the figures are the same on a busy
machine. What GTK's renderer draws is counted by itself: it is the same for every page, and less where the graphics card does it.
So are the style sheets that libadwaita reads when the style changes.
The cases are a table in bench-opening.c.
"""

import argparse
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

import desktop

MOST = 100_000_000
MAIN_THREAD = "-01"
NOT_OURS = ("gsk_renderer_render", "gtk_css_provider_load_from_resource")


def missing(build):
    if not (build / "tests/bench/bench-opening").exists():
        return "bench-opening is not built"
    return desktop.missing_tools() or ("" if shutil.which("valgrind") else "valgrind is not installed")


def spent_in(function, dump):
    """Instructions of what a function was called for, in a dump of callgrind's."""
    number = re.search(rf"^c?fn=(\(\d+\)) {function}$", dump, re.MULTILINE)
    if not number:
        return 0
    calls = rf"^cfn={re.escape(number[1])}(?: {function})?\ncalls=.*\n\S+ (\d+)$"
    return sum(map(int, re.findall(calls, dump, re.MULTILINE)))


def blocks(directory):
    """(case, instructions of ours, of others) of each dump of the main thread."""
    for path in directory.glob(f"callgrind.out*{MAIN_THREAD}"):
        head = path.read_text(errors="replace")
        case = re.search(r"^desc: Trigger: Client Request: (.*)$", head, re.MULTILINE)
        if case:
            others = sum(spent_in(function, head) for function in NOT_OURS)
            yield case[1], int(re.search(r"^(?:summary|totals): (\d+)", head, re.MULTILINE)[1]) - others, others


def run(build, names):
    """The longest block of each case, and what else was done in it; of a case without a long one, 0."""
    with tempfile.TemporaryDirectory(prefix="relais-bench-") as directory:
        home = pathlib.Path(directory)
        with desktop.Seat(home) as seat:
            settings = seat.environment(home, desktop.ours(build))
            settings |= {"GDK_DEBUG": "gl-disable", "GDK_DISABLE": "gl", "GTK_A11Y": "none"}
            command = ["valgrind", "--quiet", "--tool=callgrind", "--separate-threads=yes", "--instr-atstart=no",
                       f"--callgrind-out-file={home / 'callgrind.out'}", build / "tests/bench/bench-opening", *names]
            told = subprocess.run([*seat.command, *map(str, command)], env=settings, check=True, stdin=subprocess.DEVNULL,
                                  stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True).stdout.split()
        longest = dict.fromkeys(told[1:], (0, 0))
        for case, *block in blocks(home):
            longest[case] = max(longest[case], tuple(block))
        return longest


def measure(build, names=()):
    """(key, what, unit, most, measured, beside) of every line of the table."""
    for case, (instructions, others) in run(build, names).items():
        beside = f"of the main thread, and {others / 1e6:.0f} million for drawing"
        yield f"open-{case}", f"opening {case}, a block", "instructions", MOST, instructions, beside


def main():
    parser = argparse.ArgumentParser(description="Measures what opening files costs the main thread at a stretch.")
    parser.add_argument("--build", type=pathlib.Path, required=True, metavar="DIR")
    parser.add_argument("cases", nargs="*", metavar="CASE")
    args = parser.parse_args()
    why = missing(args.build.resolve())
    if why:
        print(f"not measured: {why} (skipped)")
        return 0
    results = list(measure(args.build.resolve(), args.cases))
    for _, what, _, most, value, beside in results:
        print(f"{what:36}{value:15,}  {'fine' if value <= most else 'TOO MUCH':8}  {beside}")
    return 0 if all(value <= most for _, _, _, most, value, _ in results) else 1


if __name__ == "__main__":
    os.environ["LC_ALL"] = "C"
    sys.exit(main())
