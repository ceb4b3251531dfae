# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures what the main thread does after a move, and while nothing moves, by bench-moves in the program's window."""

import pathlib
import subprocess
import tempfile

import desktop

GAME = pathlib.Path(__file__).parent.parent / "golden" / "four-english.relais"

MOST_DISPATCH = 8  # ms of processor time
MOST_WAKE_UPS = 0


def missing(build):
    if not (build / "tests/bench/bench-moves").exists():
        return "bench-moves is not built"
    return desktop.missing_tools()


def run(build):
    """What bench-moves says: numbers by their names."""
    with tempfile.TemporaryDirectory(prefix="relais-bench-") as directory:
        home = pathlib.Path(directory)
        with desktop.Seat(home) as seat:
            settings = seat.environment(home, desktop.ours(build)) | {"GDK_DEBUG": "gl-disable", "GDK_DISABLE": "gl", "GTK_A11Y": "none"}
            text = subprocess.run([*seat.command, build / "tests/bench/bench-moves", GAME], env=settings, check=True,
                                  stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True).stdout
    return {name: float(number) for name, number in (line.split() for line in text.splitlines())}


def measure(build):
    """(key, what, unit, most, measured, beside) of every line of the table."""
    numbers = run(build)
    yield ("dispatch", "the longest dispatch after a move", "ms of processor time", MOST_DISPATCH, numbers["dispatch"],
           f"99th of 100 moves, without the renderer; the middle {numbers['dispatch-middle']:.1f}")
    yield "wake-ups", "while nothing moves", "wake-ups in 10 s", MOST_WAKE_UPS, numbers["wake-ups"], "of the main loop"
