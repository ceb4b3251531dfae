#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures the engine's speed and memory in a build directory, and with --desktop the desktop program's.

usage: bench.py --build DIR [--desktop [--pairs N]] [--json] [--gate [--tap]] [--write-bars]

Speed is counted in instructions by callgrind, each time as the difference of two lengths of the same run, so that
start-up does not count; such figures are the same on a busy machine. The seconds beside are for the reader, and left out of --tap.
--gate ends with 1 if anything is above its bar. --write-bars sets the bars of the instruction counts, in bars.json,
to 10 % above what is measured now, and never above their limits.

--desktop starts programs on screens of their own (Xvfb), and none of their figures is in --tap: what frames cost is
counted in processor time, what is painted in parts of the board (board.py), what a press on the board costs in instructions
(press.py), what the main thread does at a stretch after a move in processor time (moves.py) and when something is opened in
instructions (opening.py), what a large library costs at the start in instructions and memory (library.py), and starting and
memory in ratios to GNOME Chess's and to an empty window's (desktop.py).
"""

import argparse
import dataclasses
import json
import os
import pathlib
import platform
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

import board
import desktop
import library
import moves
import opening
import press

BARS = pathlib.Path(__file__).with_name("bars.json")
MARGIN = 1.10
KIB = 1024

RECORDS = 3  # whole games that are loaded: one alone says too little
START_RUNS = 9


@dataclasses.dataclass
class Result:
    """One line of the table. `limit` is the most it may ever be, None: printed only; if `counted`, bars.json may allow less."""

    key: str
    what: str
    unit: str
    limit: float | None
    counted: bool = False
    value: float | None = None
    bar: float | None = None
    beside: str = ""
    missing: str = ""  # why there is no value

    @property
    def fine(self):
        return self.value is None or self.bar is None or self.value <= self.bar


class Programs:
    def __init__(self, build, scratch, briefly):
        self.scratch = scratch
        self.briefly = briefly
        self.bench_engine = self.find(build / "tests/bench/bench-engine")
        self.bench_ai = self.find(build / "tests/bench/bench-ai")
        self.bench_record = self.find(build / "tests/bench/bench-record")
        self.relais_engine = self.find(build / "src/cli/relais-engine")
        self.valgrind = shutil.which("valgrind")
        self.games = Session(self.relais_engine).once("games").split("\n")

    @staticmethod
    def find(path):
        if not path.exists():
            sys.exit(f"bench.py: {path} is not built")
        return str(path)

    def instructions(self, *command):
        out = self.scratch / "callgrind.out"
        subprocess.run(
            [self.valgrind, "--quiet", "--tool=callgrind", f"--callgrind-out-file={out}", *map(str, command)],
            check=True,
            stdout=subprocess.DEVNULL,
        )
        return int(re.search(r"^(?:summary|totals): (\d+)", out.read_text(), re.MULTILINE)[1])

    def difference(self, command, few, many):
        """Instructions of one more, where `command` makes the command line from a number."""
        return (self.instructions(*command(many)) - self.instructions(*command(few))) / (many - few)

    def tell_seconds(self, result, words, few, many, *commands):
        """In words made of the mean of what one more takes: for the reader, whom a test does not have."""
        if not self.briefly:
            result.beside = words(statistics.mean(seconds(command, few, many) for command in commands))


def output(*command):
    return subprocess.run(list(map(str, command)), check=True, capture_output=True, text=True).stdout


def seconds(command, few, many):
    """Of one more, the best of three."""

    def best(n):
        times = []
        for _ in range(3):
            start = time.perf_counter()
            output(*command(n))
            times.append(time.perf_counter() - start)
        return min(times)

    return max(best(many) - best(few), 0) / (many - few)


class Session:
    """A relais-engine that is talked to."""

    def __init__(self, program):
        self.process = subprocess.Popen([program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait()

    def send(self, *lines):
        self.process.stdin.write("".join(line + "\n" for line in lines))
        self.process.stdin.flush()

    def answer(self):
        lines = []
        while (line := self.process.stdout.readline()) not in ("\n", ""):
            lines.append(line.rstrip("\n"))
        if not lines or not lines[0].startswith("="):
            sys.exit(f"bench.py: relais-engine answered {lines}")
        return "\n".join(lines)[2:]

    def ask(self, line):
        self.send(line)
        return self.answer()

    def once(self, line):
        with self:
            return self.ask(line)

    def memory(self, name, of="status"):
        return kib(f"/proc/{self.process.pid}/{of}", name)


def kib(path, name):
    return int(re.search(rf"^{name}:\s+(\d+) kB", pathlib.Path(path).read_text(), re.MULTILINE)[1])


def measure_play(programs, result, game, seats):
    def command(decisions):
        return [programs.bench_engine, "play", game, seats, decisions]

    programs.tell_seconds(result, lambda once: f"{1 / once / 1e6:.1f} million decisions/s", 100_000, 3_000_000, command)
    result.value = programs.difference(command, 20_000, 120_000)


def measure_easy(programs, result):
    def command(games):
        return [programs.bench_ai, "games", 2, "standard", games]

    programs.tell_seconds(result, lambda once: f"{1 / once:.0f} games/s; bench-ai strength says how well they are played", 1, 41, command)
    result.value = programs.difference(command, 1, 4)


def sums_of(programs, level, options):
    """What a tournament of one game counts, in processor time."""
    path = programs.scratch / f"{level}.tournament"
    if not path.exists():
        output(programs.relais_engine, "tournament", path, "loire", "players=4", f"player={level}", "games=1", *options)
    return json.loads(output(programs.relais_engine, "standings", "--json", path))["players"][0]


def measure_thinking(programs, result, level, key, options):
    sums = sums_of(programs, level, options)
    result.value = sums["decisions"] / sums["per_second"] if key == "seconds" else sums[key]
    result.beside = f"{sums['decisions']} decisions"


def measure_copy(programs, result):
    def command(mode):
        return lambda times: [programs.bench_engine, mode, "loire", times]

    programs.tell_seconds(result, lambda once: f"{once * 1e9:.0f} ns a copy", 1_000_000, 21_000_000, command("copy"))
    result.value = programs.difference(command("copy"), 1_000, 101_000) / programs.difference(
        command("memcpy"), 1_000, 101_000
    )


def measure_undo(programs, result, game):
    moves = 1_000
    result.value = moves * programs.difference(lambda undone: [programs.bench_record, "undo", game, moves, undone], 0, moves)


def measure_load(programs, result, game, hashes):
    records = []
    for seed in range(RECORDS):
        path = programs.scratch / f"{game}-{seed}.relais"
        moves = int(output(programs.bench_record, "make-record", game, 4, seed, path).split()[0])
        if not hashes:
            path.write_text(re.sub(r"^@.*\n", "", path.read_text(), flags=re.MULTILINE))
        records.append((moves, lambda times, path=path: [programs.bench_record, "load", path, times]))
    moves = statistics.mean(moves for moves, _ in records)
    programs.tell_seconds(result, lambda once: f"{once * 1e3:.1f} ms for a 4-player record of {moves:.0f} moves", 1, 51,
                          *(command for _, command in records))
    result.value = statistics.mean(programs.difference(command, 1, 3) for _, command in records) / moves


def measure_size(programs, result, game):
    result.value = int(output(programs.bench_engine, "size", game))


def measure_engine_memory(programs, result):
    result.value = int(re.search(r"peak (\d+) KiB", output(programs.bench_engine, "play", "loire", 4, 100_000))[1])


def measure_session_memory(programs, result):
    """A whole game as a bot plays it, looked at from all sides, and then saved and loaded."""
    with Session(programs.relais_engine) as session:
        session.ask("new loire players=4 seed=0")
        moves = 0
        while session.ask("moves"):
            session.ask("play " + session.ask(f"genmove random seed={moves}"))
            moves += 1
            if moves % 100 == 0:
                for line in ("show", "state", "view 0", "history"):
                    session.ask(line)
        for seed in range(100):
            session.ask(f"playout {seed}")
        session.ask("undo 100")
        for seed in range(100):
            session.ask(f"playout {seed}")
        played = session.memory("VmHWM")
        path = programs.scratch / "session.relais"
        session.ask(f"save {path}")
        session.ask(f"load {path}")
        result.value = session.memory("VmHWM")
    result.beside = f"{played} KiB before the {moves} moves are saved and loaded"


def measure_growth(programs, result):
    """The counters in `status` are rounded by some dozen pages for each processor; smaps_rollup is exact."""
    with Session(programs.relais_engine) as session:

        def playouts(first, end):
            for start in range(first, end, 50):  # as many answers as fit into a pipe
                seeds = range(start, min(start + 50, end))
                session.send(*(f"playout {seed}" for seed in seeds))
                for _ in seeds:
                    session.answer()

        session.ask("new loire players=4 seed=0")
        playouts(0, 10)
        early = session.memory("Rss", "smaps_rollup")
        playouts(10, 10_000)
        late = session.memory("Rss", "smaps_rollup")
    result.value = late - early
    result.beside = f"{early} KiB, then {late} KiB"


def measure_start(programs, result):
    times = []
    for _ in range(START_RUNS):
        start = time.perf_counter()
        with Session(programs.relais_engine) as session:
            session.send("new loire players=4 seed=0", "moves")
            session.answer()
            session.answer()
            times.append((time.perf_counter() - start) * 1e3)
    result.value = statistics.median(times)
    result.beside = f"the middle of {START_RUNS}, {min(times):.1f} to {max(times):.1f}; the limit is 20"


def thinking(briefly):
    """How long the levels think for a decision, and hard for a whole game of four; of a game that is cut short, if need be."""
    options = ["message_goal=2", "boat_goal=6"] if briefly else []
    for level, most in (("medium", (2, 20, 50)), ("hard", (20, 300, 500))):
        for key, limit in zip(("50", "99", "most"), most, strict=True):
            of = "the longest" if key == "most" else f"of {key} % at most"
            yield (
                Result(f"{level}-{key}", f"{level}, four of it: a decision, {of}", "ms of the processor", limit),
                lambda programs, result, level=level, key=key: measure_thinking(programs, result, level, f"ms_{key}", options),
            )
    if not briefly:
        yield (
            Result("hard-game", "hard, four of it: a game", "s of the processor", 20),
            lambda programs, result: measure_thinking(programs, result, "hard", "seconds", options),
        )


# What each game is measured by: how the keys of its bars end, how its lines begin, its seats, and the most that a decision, and a
# state, may ever take.
GAMES = {"loire": ("", "", range(1, 5), 2_000, 1_536), "thurn": ("-thurn", "Thurn und Taxis: ", range(2, 5), 1_000, 1_024)}


def measurements_of(game, briefly):
    end, of, all_seats, decision, size = GAMES[game]
    for seats in (2, 4) if briefly else all_seats:
        yield (
            Result(f"play{end}-{seats}", f"{of}random play, {seats} seats", "instructions a decision", decision, counted=True),
            lambda programs, result, seats=seats: measure_play(programs, result, game, seats),
        )
    yield (
        Result(f"undo{end}", f"{of}undo of 1,000 moves", "instructions", 60_000, counted=True),
        lambda programs, result: measure_undo(programs, result, game),
    )
    for key, what, hashes in (
        ("load", "loading a record as it is saved", True),
        ("load-moves", "the same without its hashes", False),
    ):
        yield (
            Result(f"{key}{end}", f"{of}{what}", "instructions a move", 4_000, counted=True),
            lambda programs, result, hashes=hashes: measure_load(programs, result, game, hashes),
        )
    yield Result(f"size{end}", f"{of}a state", "bytes", size), lambda programs, result: measure_size(programs, result, game)


def measurements(briefly, games):
    """Pairs of a line of the table and what fills it in."""
    for game in games:
        if game in GAMES:
            yield from measurements_of(game, briefly)
    yield (
        Result("easy", "a game played by easy, 2 seats", "instructions a game", 139_000_000, counted=True),
        measure_easy,
    )
    yield from thinking(briefly)
    yield Result("copy", "copy of a state, against memcpy", "times the instructions", 1.3), measure_copy
    yield Result("engine-memory", "peak of the engine alone, beyond an idle program", "KiB", 512), measure_engine_memory
    yield Result("session-memory", "peak of relais-engine", "KiB", 10 * KIB), measure_session_memory
    yield Result("growth", "growth from 10 to 10,000 games", "KiB", 256), measure_growth
    yield Result("start", "process start to the first moves", "ms", None), measure_start


def measure(build, briefly):
    bars = read_bars(build)
    results = []
    with tempfile.TemporaryDirectory(prefix="relais-bench-") as scratch:
        programs = Programs(build, pathlib.Path(scratch), briefly)
        for result, fill in measurements(briefly, programs.games):
            result.bar = bars.get(result.key, result.limit) if result.counted else result.limit
            if (result.counted or result.key == "copy") and programs.valgrind is None:
                result.missing = "not measured: valgrind is not installed"
            else:
                fill(programs, result)
            results.append(result)
    return results


def measure_desktop(build, pairs):
    """Lines of what is not there have no value and say why."""
    results = []
    for key, what, module in (("board", "the board", board), ("press", "a press on the board", press), ("moves", "the main loop", moves),
                              ("open", "opening files", opening), ("library", "a large library", library)):
        why = module.missing(build)
        if why:
            results.append(Result(key, what, "", None, missing=f"not measured: {why} (skipped)"))
            continue
        for key, what, unit, most, value, beside in module.measure(build):
            results.append(Result(key, what, unit, most, value=value, bar=most, beside=beside))
    why = desktop.missing(build)
    if why:
        results.append(Result("start", "the program as a whole", "", None, missing=f"its start is not measured: {why} (skipped)"))
    else:
        for key, what, unit, most, ratio, ours, other in desktop.measure(build, pairs):
            against = "an empty window" if key.endswith("-empty") else "GNOME Chess"
            beside = f"{ours:.0f} {unit}, {against} {other:.0f}; the middle of {pairs}"
            results.append(Result(f"start-{key}", what, f"times {against}'s", most, value=ratio, bar=most, beside=beside))
    return results


def options_of(build):
    return {o["name"]: o["value"] for o in json.loads((build / "meson-info/intro-buildoptions.json").read_text())}


def tools(build):
    """What instruction counts depend on most."""
    compiler = output(build / "tests/bench/bench-engine", "compiler").strip()
    return {"machine": platform.machine(), "compiler": compiler, "optimization": options_of(build)["optimization"]}


def read_bars(build):
    """The bars that were measured, if they were measured with the same tools; else the limits have to do."""
    bars = json.loads(BARS.read_text()) if BARS.exists() else {}
    return bars.get("bars", {}) if bars.get("tools") == tools(build) else {}


def write_bars(build, results):
    bars = {
        result.key: min(int(result.value * MARGIN), result.limit)
        for result in results
        if result.counted and result.value is not None
    }
    BARS.write_text(json.dumps({"tools": tools(build), "bars": bars}, indent=2) + "\n")


def why_not(build):
    """Figures of a build for debugging say nothing."""
    options = options_of(build)
    if options["optimization"] not in ("2", "3"):
        return "not an optimised build"
    # a list since meson 1.8
    if options["b_sanitize"] not in ("none", [], ["none"]):
        return "a build with sanitizers"
    return ""


def number(value):
    if value is None:
        return ""
    return f"{value:,.0f}" if isinstance(value, int) or value >= 100 else f"{value:.2f}"


def verdict(result):
    if result.value is None:
        return result.missing
    if result.bar is None:
        return ""
    return "fine" if result.fine else "TOO MUCH"


def print_table(results):
    rows = [("what", "measured", "bar", "", "", "")]
    rows += [(r.what, number(r.value), number(r.bar), r.unit, verdict(r), r.beside) for r in results]
    widths = [max(map(len, column)) for column in zip(*rows)]
    for row in rows:
        cells = [cell.rjust(width) if i in (1, 2) else cell.ljust(width) for i, (cell, width) in enumerate(zip(row, widths))]
        print("  ".join(cells).rstrip())


def print_json(build, results):
    entries = [
        {
            "id": r.key,
            "what": r.what,
            "measured": r.value,
            "unit": r.unit,
            "bar": r.bar,
            "limit": r.limit,
            "fine": None if r.value is None or r.bar is None else r.fine,
            "beside": r.beside or r.missing,
        }
        for r in results
    ]
    print(json.dumps({"tools": tools(build), "results": entries}, indent=2))


def print_tap(build, results):
    gated = [r for r in results if r.limit is not None]
    print(f"1..{len(gated)}")
    if not read_bars(build):
        print(f"# bars.json is not of {' '.join(tools(build).values())}: the bars are the limits")
    for i, r in enumerate(gated, 1):
        line = f"{'ok' if r.fine else 'not ok'} {i} - {r.key}: {r.what}"
        if r.value is None:
            print(f"{line} # SKIP {r.missing}")
            continue
        print(line)
        print(f"# {number(r.value)} {r.unit}, at most {number(r.bar)}{'; ' + r.beside if r.beside else ''}")


def main():
    parser = argparse.ArgumentParser(description="Measures speed and memory.")
    parser.add_argument("--build", type=pathlib.Path, required=True, metavar="DIR")
    parser.add_argument("--desktop", action="store_true", help="the desktop program, too")
    parser.add_argument("--pairs", type=int, default=desktop.PAIRS, metavar="N", help="how often it is started")
    parser.add_argument("--json", action="store_true", help="instead of a table")
    parser.add_argument("--tap", action="store_true", help="instead of a table")
    parser.add_argument("--gate", action="store_true", help="end with 1 if something is above its bar")
    parser.add_argument("--write-bars", action="store_true", help="make bars.json of what is measured")
    args = parser.parse_args()
    args.build = args.build.resolve()

    # meson's MALLOC_PERTURB_ and the like cost instructions
    for name in os.environ.keys() - {"PATH", "HOME", "TMPDIR", "LD_LIBRARY_PATH"}:
        del os.environ[name]
    os.environ["LC_ALL"] = "C"
    reason = why_not(args.build)
    if reason and args.tap:
        print(f"1..0 # SKIP {reason}")
        return 0
    if reason:
        print(f"bench.py: {args.build} is {reason}", file=sys.stderr)
    results = measure(args.build, args.tap)
    if args.write_bars:
        write_bars(args.build, results)
    if args.desktop and not args.tap:
        results += measure_desktop(args.build, args.pairs)
    if args.tap:
        print_tap(args.build, results)
    elif args.json:
        print_json(args.build, results)
    else:
        print_table(results)
    return 1 if args.gate and not all(r.fine for r in results) else 0


if __name__ == "__main__":
    sys.exit(main())
