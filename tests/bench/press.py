#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures what the main thread does for a press on the board, by bench-press in the program's window.

usage: press.py --build DIR

Callgrind counts the instructions, so the figures are the same on a busy machine: until the press is answered (the position,
the question and all that is told are there), and until all is settled (laid out and drawn); of the latter, what the renderer
does (with the widgets' snapshots) by itself.
"""

import argparse
import collections
import pathlib
import re
import shutil
import statistics
import subprocess
import sys
import tempfile

import desktop

GAME = pathlib.Path(__file__).parent.parent / "golden" / "four-english.relais"
MAIN_THREAD = "-01"

# key: what, most instructions of the middle press
PARTS = {
    "answered": ("a press on the board, until it is answered", 8_000_000),
    "settled": ("then, until all is settled, without drawing", 25_000_000),
    "rendered": ("drawing it", None),
}


def missing(build):
    if not (build / "tests/bench/bench-press").exists():
        return "bench-press is not built"
    return desktop.missing_tools() or ("" if shutil.which("valgrind") else "valgrind is not installed")


def counts(directory):
    """(press, part, instructions) of each dump of the main thread."""
    for path in directory.glob(f"callgrind.out*{MAIN_THREAD}"):
        head = path.read_text(errors="replace")
        said = re.search(r"^desc: Trigger: Client Request: (\d+) (\w+)$", head, re.MULTILINE)
        if said:
            yield said[1], said[2], int(re.search(r"^(?:summary|totals): (\d+)", head, re.MULTILINE)[1])


def run(build):
    """Of each part, the instructions of every press."""
    presses = collections.defaultdict(collections.Counter)
    with tempfile.TemporaryDirectory(prefix="relais-bench-") as directory:
        home = pathlib.Path(directory)
        with desktop.Seat(home) as seat:
            settings = seat.environment(home, desktop.ours(build))
            settings |= {"GDK_DEBUG": "gl-disable", "GDK_DISABLE": "gl", "GTK_A11Y": "none"}
            command = ["valgrind", "--quiet", "--tool=callgrind", "--separate-threads=yes", "--instr-atstart=no",
                       f"--callgrind-out-file={home / 'callgrind.out'}", build / "tests/bench/bench-press", GAME]
            subprocess.run([*seat.command, *map(str, command)], env=settings, check=True, stdin=subprocess.DEVNULL,
                           stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        for press, part, instructions in counts(home):
            presses[press][part] += instructions
    return {part: [press[part] for press in presses.values()] for part in PARTS}


def measure(build):
    """(key, what, unit, most, measured, beside) of every line of the table."""
    for part, numbers in run(build).items():
        what, most = PARTS[part]
        beside = f"the middle of {len(numbers)}, {min(numbers) / 1e6:.1f} to {max(numbers) / 1e6:.1f} million"
        yield f"press-{part}", what, "instructions", most, statistics.median(numbers), beside


def main():
    parser = argparse.ArgumentParser(description="Measures what a press on the board costs the main thread.")
    parser.add_argument("--build", type=pathlib.Path, required=True, metavar="DIR")
    args = parser.parse_args()
    why = missing(args.build.resolve())
    if why:
        print(f"not measured: {why} (skipped)")
        return 0
    results = list(measure(args.build.resolve()))
    for _, what, _, most, value, beside in results:
        verdict = "" if most is None else "fine" if value <= most else "TOO MUCH"
        print(f"{what:46}{value:15,.0f}  {verdict:8}  {beside}")
    return 0 if all(most is None or value <= most for _, _, _, most, value, _ in results) else 1


if __name__ == "__main__":
    sys.exit(main())
