#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures how the desktop program starts and what memory it takes, against GNOME Chess and against an empty window.

usage: desktop.py --build DIR [--json] [--gate] [--pairs N]

The programs are started in turns, each time with a bus and a screen of its own, with the same renderer; each has a home
of its own that it was in before, as on anybody's machine. GNOME Chess shows its board at once, Relais opens a game in its
middle, or is on its start page. The empty window (empty-window.c) has a header bar and the size of ours: nothing starts sooner. The screen is Xvfb's, whose frame buffer is a file: the first frame is painted when the first pixel of it is another one, and a program has
settled when neither the screen nor its processor time has changed for a second. What counts is the ratio of medians,
since seconds of a busy machine say nothing by themselves.
"""

import argparse
import json
import mmap
import os
import pathlib
import re
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time

CHESS = shutil.which("gnome-chess") or "/usr/games/gnome-chess"
PAIRS = 5
SCREEN = "1400x1000x24"
CPUCLOCK_SCHED = 2  # the kernel's: a process's clock is its inverted number and this

IDLE = 0.002  # seconds of processor time in which nothing happens
PATIENCE = 20  # seconds for a start

COLUMNS = ("first-frame", "cpu", "rss", "private")

# key, what, column, unit, whose, against whose, at most so many times it
FIGURES = (
    ("first-frame", "first painted frame, of Chess's", "first-frame", "ms", "game", "chess", 0.85),
    ("cpu", "processor time until settled", "cpu", "ms", "game", "chess", 1.0),
    ("rss", "resident memory", "rss", "MiB", "game", "chess", 1.0),
    ("private", "private dirty memory", "private", "MiB", "game", "chess", 1.0),
    ("first-frame-empty", "first frame, of an empty window's", "first-frame", "ms", "start", "empty", 1.08),
    ("cpu-start-empty", "start page, until settled", "cpu", "ms", "start", "empty", 1.3),
    ("cpu-game-empty", "game, until settled", "cpu", "ms", "game", "empty", 2.0),
)

# The accessibility bus and nothing else: portals that happen to be installed cost half a second.
BUS = """<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig><type>session</type><listen>unix:tmpdir={home}</listen>
<policy context="default"><allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/><allow own="*"/></policy>
</busconfig>"""


class Screen:
    """An X server of its own whose picture can be looked at."""

    def __init__(self, home, size):
        reading, writing = os.pipe()
        self.process = subprocess.Popen(
            ["Xvfb", "-screen", "0", size, "-fbdir", str(home), "-displayfd", str(writing), "-noreset",
             "-nolisten", "tcp"],
            pass_fds=[writing], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(writing)
        with os.fdopen(reading) as pipe:
            self.display = ":" + pipe.readline().strip()
        with open(home / "Xvfb_screen0", "rb") as file:
            self.pixels = mmap.mmap(file.fileno(), 0, prot=mmap.PROT_READ)
        self.empty = self.look()

    def look(self):
        """Every 64th byte, which meets every letter and button."""
        return hash(self.pixels[4096::61])

    def close(self):
        self.pixels.close()
        self.process.terminate()
        self.process.wait()


class Seat:
    """A bus and a screen for one program."""

    def __init__(self, directory, size=SCREEN):
        self.directory = directory
        (directory / "bus.conf").write_text(BUS.format(home=directory))
        (directory / "run").mkdir(mode=0o700)
        self.command = ["dbus-run-session", f"--config-file={directory / 'bus.conf'}", "--"]
        self.screen = Screen(directory, size)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.screen.close()

    def environment(self, home, more):
        return {
            "PATH": os.environ["PATH"], "HOME": str(home), "XDG_RUNTIME_DIR": str(self.directory / "run"),
            "DISPLAY": self.screen.display, "GSK_RENDERER": "cairo", "GDK_BACKEND": "x11", "GSETTINGS_BACKEND": "memory",
            "ADW_DISABLE_PORTAL": "1", "GTK_USE_PORTAL": "0", "LC_ALL": "C.UTF-8", **more}


def ours(build):
    """What Relais needs to be told, started from where it was built."""
    return {"GSETTINGS_SCHEMA_DIR": str(build / "data"), "RELAIS_LOCALE_DIR": str(build / "po")}


def processor_time(pid):
    """Of all its threads, those that have ended too, in seconds; /proc counts in ticks, which is too coarse for a start."""
    return time.clock_gettime((~pid << 3) | CPUCLOCK_SCHED)


def memory(pid, *names):
    rollup = pathlib.Path(f"/proc/{pid}/smaps_rollup").read_text()
    return [int(re.search(rf"^{name}:\s+(\d+) kB", rollup, re.MULTILINE)[1]) / 1024 for name in names]


def program_of(bus):
    """The program that dbus-run-session started: its only child that is not the bus."""
    if bus.poll() is not None:
        return None
    for entry in pathlib.Path(f"/proc/{bus.pid}/task/{bus.pid}/children").read_text().split():
        if "dbus-daemon" not in pathlib.Path(f"/proc/{entry}/comm").read_text():
            return int(entry)
    return None


def run_once(home, command, environment):
    with tempfile.TemporaryDirectory(prefix="relais-bench-") as directory, Seat(pathlib.Path(directory)) as seat:
        start = time.perf_counter()
        bus = subprocess.Popen([*seat.command, *command], env=seat.environment(home, environment),
                               stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            return watch(seat.screen, bus, start)
        finally:
            # dbus-run-session ends the bus when the program has ended, and leaves it when it is ended itself.
            pid = program_of(bus)
            if pid:
                os.kill(pid, signal.SIGKILL)
            bus.wait()


def watch(screen, bus, start, patience=PATIENCE, idle=IDLE):
    while screen.look() == screen.empty:
        if bus.poll() is not None or time.perf_counter() - start > patience:
            sys.exit(f"desktop.py: {' '.join(map(str, bus.args[3:]))} painted nothing")
        time.sleep(0.002)
    first = time.perf_counter() - start
    pid = program_of(bus)
    picture, used, since = screen.look(), processor_time(pid), time.perf_counter()
    while time.perf_counter() - since < 1 and time.perf_counter() - start < patience:
        time.sleep(0.05)
        now = screen.look(), processor_time(pid)
        if now[0] != picture or now[1] - used > idle:
            (picture, used), since = now, time.perf_counter()
    return [first * 1000, used * 1000, *memory(pid, "Rss", "Private_Dirty")]


def programs(build, game):
    """name -> command, environment"""
    found = {"game": ([build / "src/app/relais", game], ours(build)), "start": ([build / "src/app/relais"], ours(build)),
             "empty": ([build / "tests/bench/empty-window"], {})}
    if shutil.which(CHESS):
        found["chess"] = ([CHESS], {})
    return found


def compare(build, pairs):
    """name -> column -> median"""
    with tempfile.TemporaryDirectory(prefix="relais-bench-") as directory:
        game = pathlib.Path(directory, "game.relais")
        subprocess.run([build / "tests/bench/bench-record", "make-record", "loire", "3", "7", game], check=True,
                       stdout=subprocess.DEVNULL)
        text = game.read_text()
        game.write_text(re.sub(r"^cursor: .*$", "cursor: 120", text, count=1, flags=re.MULTILINE))
        started = programs(build, game)
        runs = {name: [] for name in started}
        for name, (command, environment) in started.items():
            pathlib.Path(directory, name).mkdir()
            run_once(pathlib.Path(directory, name), command, environment)
        for _ in range(pairs):
            for name, (command, environment) in started.items():
                runs[name].append(run_once(pathlib.Path(directory, name), command, environment))
    return {name: dict(zip(COLUMNS, (statistics.median(column) for column in zip(*results)))) for name, results in runs.items()}


def missing_tools():
    for program in ("Xvfb", "dbus-run-session"):
        if not shutil.which(program):
            return f"{program} is not installed"
    return ""


def missing(build):
    if not (build / "src/app/relais").exists():
        return "the desktop program is not built"
    return missing_tools()


def measure(build, pairs):
    """(key, what, unit, most, ratio, Relais's, the other's) of every line of the table; without Chess fewer lines."""
    medians = compare(build, pairs)
    for key, what, column, unit, whose, against, most in FIGURES:
        if against in medians:
            a, b = medians[whose][column], medians[against][column]
            yield key, what, unit, most, a / b, a, b


def main():
    parser = argparse.ArgumentParser(description="Measures how the desktop program starts.")
    parser.add_argument("--build", type=pathlib.Path, required=True, metavar="DIR")
    parser.add_argument("--json", action="store_true", help="instead of a table")
    parser.add_argument("--gate", action="store_true", help="end with 1 if something is above its bar")
    parser.add_argument("--pairs", type=int, default=PAIRS)
    args = parser.parse_args()
    args.build = args.build.resolve()

    why = missing(args.build)
    if why:
        print(f"its start is not measured: {why} (skipped)")
        return 0
    results = list(measure(args.build, args.pairs))
    if not shutil.which(CHESS):
        print("not compared with GNOME Chess, which is not installed", file=sys.stderr)
    if args.json:
        print(json.dumps({"results": [{"id": key, "what": what, "unit": unit, "relais": a, "other": b, "ratio": ratio, "bar": bar,
                                       "fine": ratio <= bar} for key, what, unit, bar, ratio, a, b in results]}, indent=2))
    else:
        print(f"{'desktop':36}{'Relais':>9}{'other':>9}{'ratio':>8}{'bar':>6}")
        for _, what, unit, bar, ratio, a, b in results:
            print(f"{what:36}{a:9.0f}{b:9.0f}{ratio:8.2f}{bar:6.2f}  {unit:4} {'fine' if ratio <= bar else 'TOO MUCH'}")
    return 1 if args.gate and not all(ratio <= bar for _, _, _, bar, ratio, _, _ in results) else 0


if __name__ == "__main__":
    sys.exit(main())
