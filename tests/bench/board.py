# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures the board by bench-board, which shows it in the program's window on a screen of its own."""

import os
import pathlib
import subprocess
import tempfile

import desktop

SCREEN = "2600x1600x24"  # the window round a board of 1600 x 1000
GAME = pathlib.Path(__file__).parent.parent / "golden" / "four-english.relais"

# Frames: key, what, most ms, most of the board that is painted.
FRAMES = (
    ("hover", "pointing from place to place", 16, 10),
    ("ride", "a ride on its way", 16, 10),
    ("zoom", "zooming by steps", 33, None),
    ("pan", "moving the zoomed board", 33, None),
)


# Of the board's drawing: key, what, most ms.
ART = (
    ("art-parse", "the drawing of the board, read", 20),
    ("art-render", "the drawing of the board at 1600 x 1000", 150),
)


def missing(build):
    if not (build / "src/app/relais").exists():
        return "the desktop program is not built"
    if not (build / "tests/bench/bench-board").exists():
        return "bench-board is not built"
    return desktop.missing_tools()


def run(build):
    """What bench-board says: numbers by their names."""
    with tempfile.TemporaryDirectory(prefix="relais-bench-") as directory:
        home = pathlib.Path(directory)
        with desktop.Seat(home, SCREEN) as seat:
            settings = seat.environment(home, desktop.ours(build))
            settings["GDK_DEBUG"] = "gl-disable"
            settings["GDK_DISABLE"] = "gl"
            text = subprocess.run([*seat.command, build / "tests/bench/bench-board", GAME], env=settings, check=True,
                                  stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True).stdout
    return {name: float(number) for name, number in (line.split() for line in text.splitlines())}


def measure(build):
    """(key, what, unit, most, measured, beside) of every line of the table."""
    numbers = run(build)
    for key, what, most, share in FRAMES:
        yield (f"{key}-frame", f"{what}, a frame", "ms of processor time", most, numbers[f"{key}-cpu-95"],
               f"95 %; the middle {numbers[f'{key}-cpu']:.1f}; by the clock {numbers[f'{key}-clock']:.1f},"
               f" 95 % {numbers[f'{key}-clock-95']:.1f}")
        yield (f"{key}-painted", f"{what}, painted", "% of the board", share, 100 * numbers[f"{key}-share-most"],
               f"at most; the middle {100 * numbers[f'{key}-share']:.1f}")
    for key, what, most in ART:
        yield key, what, "ms of processor time", most, numbers[key], "the least of seven times"
    yield ("effect", "from a choice to its effect", "frames", 1, numbers["effect"], f"the latest of {numbers['rides']:.0f} rides")
    yield "node-bytes", "a move in the history", "bytes", 3072, numbers["node-bytes"], "position, event and row"
    yield ("closed-growth", "what a game leaves that is closed", "KiB", 256, numbers["closed-growth-kib"],
           f"private dirty memory, {numbers['closed-kib'] / 1024:.0f} MiB after ten")
