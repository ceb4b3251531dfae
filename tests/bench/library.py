#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures what a library of a thousand games costs at the start, beyond one of ten.

usage: library.py --build DIR

The program is started with either library, on a screen of its own, until it has settled: once as it is, for its memory, and
once in callgrind, which counts the instructions of all its threads. Every game has its pictures.
"""

import argparse
import os
import pathlib
import re
import shutil
import signal
import struct
import subprocess
import sys
import tempfile
import time
import zlib

import desktop

FEW, MANY = 10, 1000
RECORDS = 6  # different ones; the others are copies
PICTURE = 640, 400
PATIENCE = 300  # seconds for a start in callgrind
IDLE = 0.1  # seconds of processor time in which nothing happens there

MOST_INSTRUCTIONS = 300_000_000
MOST_MEMORY = 120
MOST_TIMES = 1.5  # the memory of ten games


def missing(build):
    if not (build / "src/app/relais").exists():
        return "the desktop program is not built"
    return desktop.missing_tools() or ("" if shutil.which("valgrind") else "valgrind is not installed")


def picture():
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    width, height = PICTURE
    rows = b"".join(b"\0" + bytes((x * y) & 0xFF for x in range(3 * width)) for y in range(height))
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
            + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))


def fill(build, home, n):
    games = home / ".local/share/relais/games"
    games.mkdir(parents=True)
    drawn = picture()
    for i in range(n):
        path = games / f"game-{i}.relais"
        if i < RECORDS:
            subprocess.run([build / "tests/bench/bench-record", "make-record", "loire", str(2 + i % 3), str(i + 1), path], check=True,
                           stdout=subprocess.DEVNULL)
        else:
            shutil.copyfile(games / f"game-{i % RECORDS}.relais", path)
        played = time.time() - 3600 * (i + 1)
        os.utime(path, (played, played))
        path.with_suffix(".png").write_bytes(drawn)


def instructions(build, home):
    """Of a start, all threads together."""
    with tempfile.TemporaryDirectory(prefix="relais-bench-") as directory, desktop.Seat(pathlib.Path(directory)) as seat:
        counts = pathlib.Path(directory, "callgrind.out")
        settings = seat.environment(home, desktop.ours(build)) | {"GDK_DEBUG": "gl-disable", "GDK_DISABLE": "gl", "GTK_A11Y": "none"}
        command = ["valgrind", "--quiet", "--tool=callgrind", f"--callgrind-out-file={counts}", build / "src/app/relais"]
        bus = subprocess.Popen([*seat.command, *map(str, command)], env=settings, stdin=subprocess.DEVNULL,
                               stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            desktop.watch(seat.screen, bus, time.perf_counter(), PATIENCE, IDLE)
        finally:
            # It ends as usual, and callgrind writes what it has counted.
            pid = desktop.program_of(bus)
            if pid:
                os.kill(pid, signal.SIGTERM)
            bus.wait()
        return int(re.search(r"^(?:summary|totals): (\d+)", counts.read_text(errors="replace"), re.MULTILINE)[1])


def memory(build, home):
    return desktop.run_once(home, [build / "src/app/relais"], desktop.ours(build))[2]


def measure(build):
    """(key, what, unit, most, measured, beside) of every line of the table."""
    with tempfile.TemporaryDirectory(prefix="relais-bench-") as directory:
        homes = [pathlib.Path(directory, str(n)) for n in (FEW, MANY)]
        for home, n in zip(homes, (FEW, MANY)):
            fill(build, home, n)
            # What is made only once: caches and settings.
            memory(build, home)
        few, many = (memory(build, home) for home in homes)
        few_cost, many_cost = (instructions(build, home) for home in homes)
    yield ("library-start", f"{MANY} games at the start", "instructions", MOST_INSTRUCTIONS, many_cost - few_cost,
           f"beyond the {few_cost / 1e6:.0f} million with {FEW}")
    yield "library-memory", f"{MANY} games, memory", "MiB", MOST_MEMORY, many, "resident"
    yield "library-growth", f"{MANY} games, memory", "times", MOST_TIMES, many / few, f"that of {FEW}, {few:.0f} MiB"


def main():
    parser = argparse.ArgumentParser(description="Measures what a library of a thousand games costs at the start.")
    parser.add_argument("--build", type=pathlib.Path, required=True, metavar="DIR")
    build = parser.parse_args().build.resolve()
    why = missing(build)
    if why:
        print(f"not measured: {why} (skipped)")
        return 0
    results = list(measure(build))
    for _, what, unit, most, value, beside in results:
        print(f"{what:30}{value:15,.1f} {unit:13}{'fine' if value <= most else 'TOO MUCH'}; {beside}")
    return 0 if all(value <= most for _, _, _, most, value, _ in results) else 1


if __name__ == "__main__":
    sys.exit(main())
