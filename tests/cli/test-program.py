#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""relais-engine as a process: its pipes, its sub-commands, its files. Prints TAP.

usage: test-program.py RELAIS-ENGINE
"""

import errno
import json
import os
import pathlib
import random
import re
import resource
import subprocess
import sys
import tempfile

import points

TIMEOUT = 60
MAX_LINE = 65536
program = None


def run(*arguments, feed=b"", **options):
    """The whole life of a process."""
    return subprocess.run([program, *arguments], input=feed, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                          timeout=TIMEOUT, check=False, **options)


def said(errors):
    """What the program said; a build that counts what runs cannot write its counts where nothing can be written."""
    return "".join(line for line in errors.decode().splitlines(True) if not line.startswith("libgcov "))


def talk(*lines, **options):
    """The answers to lines, and that the process ended well and without a word on standard error."""
    feed = b"".join((line if isinstance(line, bytes) else line.encode()) + b"\n" for line in lines)
    done = run(feed=feed, **options)
    equal(done.returncode, 0)
    equal(said(done.stderr), "")
    return answers(done.stdout)


def answers(output):
    text = output.decode()
    if not text:
        return []
    true(text.endswith("\n\n"), text[-80:])
    return text[:-2].split("\n\n")


def true(condition, what=""):
    if not condition:
        raise AssertionError(what)


def equal(got, wanted):
    true(got == wanted, f"{got!r} instead of {wanted!r}"[:2000])


def starts(text, start):
    true(text.startswith(start), f"{text!r} does not start with {start!r}"[:2000])


class Client:
    """Asks and waits for the answer, as someone at a terminal does."""

    def __init__(self, *arguments, **options):
        self.process = subprocess.Popen([program, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, **options)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait(TIMEOUT)

    def ask(self, line):
        self.process.stdin.write(line.encode() + b"\n")
        self.process.stdin.flush()
        lines = []
        while (line := self.process.stdout.readline()) not in (b"\n", b""):
            lines.append(line.decode().rstrip("\n"))
        true(lines and lines[0][0] in "=?", lines)
        return "\n".join(lines)

    def get(self, line):
        answer = self.ask(line)
        true(answer == "=" or answer.startswith("= "), f"{line}: {answer}")
        return answer[2:]


def play_solo(client, seed):
    """A game by someone who sees nothing but moves, why and show."""
    chance = random.Random(seed)
    client.get(f"new loire players=1 seed={seed}")
    played = 0
    while moves := client.get("moves").splitlines():
        equal(moves, sorted(set(moves)))
        move = chance.choice([move for move in moves if move != "done"] or moves)
        equal(client.ask(f"why {move}"), "=")
        for wrong in ("collect", "ship 2", "build farm tours", "hire spy"):
            if wrong not in moves:
                true(re.match(r"\? L-[A-Z]+-\d .", client.ask(f"why {wrong}")), wrong)
        page = client.get("show").splitlines()
        true(max(map(len, page)) <= 80)
        true(client.get("state").count('"game":"loire"') == 1)
        client.get(f"play {move}")
        played += 1
        true(played < 5000)
    return played


def test_solo_game():
    with Client() as client:
        played = play_solo(client, 11)
        state = json.loads(client.get("state"))
        score = json.loads(client.get("score"))
        equal(state["phase"], "over")
        equal(score["final"], True)
        equal(len(client.get("history").splitlines()), played)
        starts(client.ask("play done"), "? L-END-2 ")
        equal(client.ask("quit"), "=")
        equal(client.process.wait(TIMEOUT), 0)


def test_same_everywhere():
    lines = ["new loire players=4 seed=3", "state", "playout 7", "moves", "show"]
    equal(talk(*lines), talk(*lines))


def test_end_of_input():
    equal(run().stdout, b"")
    equal(run().returncode, 0)
    equal(talk("name"), ["= Relais"])
    with open(os.devnull, "rb") as nothing:
        done = subprocess.run([program], stdin=nothing, stdout=subprocess.PIPE, timeout=TIMEOUT, check=False)
    equal((done.returncode, done.stdout), (0, b""))


def test_last_line_without_newline():
    equal(answers(run(feed=b"name\nprotocol_version").stdout), ["= Relais", "= 1"])
    equal(answers(run(feed=b"quit").stdout), ["="])


def test_quit():
    equal(talk("name", "quit", "name", "name"), ["= Relais", "="])
    equal(talk("quit x", "quit"), ["? “quit” takes no further words.", "="])


def test_empty_lines():
    equal(talk("", "name", "\r", "", "name\r", ""), ["= Relais", "= Relais"])
    equal(run(feed=b"\n\n\r\n\n").stdout, b"")


def test_long_lines():
    game = ("new loire seed=4", "state")
    before = talk(*game)[1]
    for length in (MAX_LINE + 1, MAX_LINE + 2, 1 << 20, (1 << 20) + 7):
        equal(talk(*game, b"x" * length, "state"), ["=", before, f"? A line has at most {MAX_LINE} bytes.", before])
        equal(talk(*game, b"x" * length + b"\r", "state")[3], before)
    known = b"known_command "
    equal(talk(known + b"x" * (MAX_LINE - len(known))), ["= false"])
    equal(talk(known + b"x" * (MAX_LINE - len(known)) + b"\r"), ["= false"])
    equal(talk(known + b"x" * (MAX_LINE - len(known) + 1)), [f"? A line has at most {MAX_LINE} bytes."])
    # without a newline, too
    equal(answers(run(feed=b"x" * (1 << 20)).stdout), [f"? A line has at most {MAX_LINE} bytes."])


def test_bytes():
    before = talk("new loire seed=4", "state")[1]
    for line in (b"\0", b"state\0", b"sta\0te", b"play done\0", b"\xff", b"play \xc3", b"\xef\xbb\xbfstate", b"\x1b[A",
                 b"\0" * 70000, bytes(range(1, 10)), b"play \xed\xa0\x80"):
        got = talk("new loire seed=4", line, "state")
        equal(len(got), 3)
        starts(got[1], "? ")
        equal(got[2], before)


def test_random_bytes():
    chance = random.Random(3)
    before = talk("new loire seed=4", "state")[1]
    lines = [bytes(byte for byte in chance.randbytes(chance.randrange(1, 200)) if byte != 10) + b"x" for _ in range(500)]
    got = talk("new loire seed=4", *lines, "state")
    equal(len(got), 502)
    true(all(answer.startswith("? ") for answer in got[1:-1]))
    equal(got[-1], before)


def test_nobody_listens():
    """Whether a signal ends it or the failed write: it must end."""
    for _ in range(3):
        process = subprocess.Popen([program], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        process.stdout.close()
        try:
            for _ in range(200):
                process.stdin.write(b"new loire\nstate\nshow\n")
                process.stdin.flush()
            process.stdin.close()
        except BrokenPipeError:
            pass
        true(process.wait(TIMEOUT) != 0)
        try:
            process.stdin.close()
        except BrokenPipeError:
            pass


def test_ignored_signal():
    """With SIGPIPE ignored, as some parents leave it, the failed write ends it."""
    process = subprocess.Popen([program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, restore_signals=False)
    process.stdout.close()
    process.stdin.write(b"new loire\nstate\n")
    try:
        process.stdin.flush()
        equal(process.wait(TIMEOUT), 1)
        process.stdin.close()
    except BrokenPipeError:
        equal(process.wait(TIMEOUT), 1)


def test_full_disk():
    with open("/dev/full", "wb") as full:
        done = subprocess.run([program], input=b"name\nname\n", stdout=full, timeout=TIMEOUT, check=False)
    equal(done.returncode, 1)
    with tempfile.TemporaryDirectory() as directory:
        setup, bad = (pathlib.Path(directory, name) for name in ("a.relais-setup", "b.relais-setup"))
        setup.write_text('{"players":2}')
        bad.write_text('{"plaiers":2}')
        code = run("code", str(setup)).stdout.decode().strip()
        for arguments in (["decode", code], ["code", str(setup)], ["check", str(bad)], ["--version"], ["-v"], ["--help"], ["-h"], ["rng"]):
            with open("/dev/full", "wb") as full:
                done = subprocess.run([program, *arguments], stdout=full, stderr=subprocess.PIPE, timeout=TIMEOUT, check=False)
            equal((arguments, done.returncode), (arguments, 1))
            starts(done.stderr.decode(), "relais-engine: The output could not be written: ")


def test_limit_on_the_size_of_files():
    """The kernel kills who does not ignore its signal; here it is told, and nothing is left."""
    def limit():
        resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100))

    with tempfile.TemporaryDirectory() as directory:
        path = pathlib.Path(directory, "game.relais")
        _, refused, name = talk("new loire players=2 seed=8", f"save {path}", "name", preexec_fn=limit)
        equal(refused, f"? {path}: {os.strerror(errno.EFBIG)}")
        equal(name, "= Relais")
        equal(os.listdir(directory), [])
        with open(path, "wb") as output:
            done = subprocess.run([program, "--help"], stdout=output, stderr=subprocess.PIPE, timeout=TIMEOUT, check=False,
                                  preexec_fn=limit)
        equal((done.returncode, said(done.stderr)), (1, f"relais-engine: The output could not be written: {os.strerror(errno.EFBIG)}\n"))


def test_killed_while_it_saves():
    """The file is whole; what is left besides goes an hour later, with the next save there."""
    with tempfile.TemporaryDirectory() as directory:
        path = pathlib.Path(directory, "game.relais")
        left = pathlib.Path(directory, ".game.relais.relais-A1B2C3")
        talk("new loire players=2 seed=8", f"save {path}")
        left.write_bytes(path.read_bytes()[:50])
        talk("new loire players=2 seed=8", f"save {path}")
        true(left.exists())
        os.utime(left, (0, 0))
        talk("new loire players=2 seed=8", f"save {path}")
        equal(os.listdir(directory), [path.name])


def test_what_is_no_file():
    """A pipe that nobody writes into, a device without an end, a folder: told at once."""
    with tempfile.TemporaryDirectory() as directory:
        pipe = pathlib.Path(directory, "f.relais")
        os.mkfifo(pipe)
        for path in (str(pipe), "/dev/zero", directory):
            for command in ("check", "code"):
                done = run(command, path)
                equal((path, done.returncode, done.stdout), (path, 1, b""))
                starts(done.stderr.decode(), f"relais-engine: {path}: ")
            for command in ("check", "load", "setup"):
                starts(talk(f"{command} {path}")[0], f"? {path}: ")
        folder = os.open(directory, os.O_RDONLY)
        done = subprocess.run([program], stdin=folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=TIMEOUT, check=False)
        os.close(folder)
        equal((done.returncode, done.stdout), (1, b""))
        starts(done.stderr.decode(), "relais-engine: The commands could not be read: ")


def test_mark_of_bytes():
    """What some editors put in front of UTF-8 is passed over."""
    with tempfile.TemporaryDirectory() as directory:
        record, setup = (pathlib.Path(directory, name) for name in ("a.relais", "b.relais-setup"))
        talk("new loire seed=4", "play merchant ride 0 to ancenis", f"save {record}")
        setup.write_text('{"players":2}')
        for path in (record, setup):
            path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes())
            done = run("check", str(path))
            equal((done.returncode, done.stdout, done.stderr), (0, b"", b""))
        equal(run("code", str(setup)).returncode, 0)
        equal(talk(f"load {record}", f"setup {setup}"), ["=", "="])


def test_answers_at_once():
    """An answer must not wait for more input."""
    with Client() as client:
        for _ in range(50):
            equal(client.ask("name"), "= Relais")


def test_test_option():
    games, *others = answers(run(feed=b"games\nnew null\n").stdout)
    equal([games.split()[1], "null" in games, *others], ["loire", False, '? There is no game “null”.'])
    games, *others = answers(run("--test", feed=b"games\nnew null\nmoves\n").stdout)
    # the game for tests may be built in, too
    equal([games.split()[1], games.split()[-1], *others], ["loire", "null", "=", "= take 1\ntake 2\ntake 3"])


def test_check_command():
    with tempfile.TemporaryDirectory() as directory:
        good, bad, record = (pathlib.Path(directory, name) for name in ("good", "bad", "game.relais"))
        good.write_text('{"players":2}')
        bad.write_text('{"plaiers":2,"seed":"x"}')
        talk("new loire seed=4", "play merchant ride 0 to ancenis", f"save {record}")
        for path in (good, record):
            done = run("check", str(path))
            equal((done.returncode, done.stdout, done.stderr), (0, b"", b""))
        done = run("check", str(bad))
        equal(done.returncode, 1)
        found = done.stdout.decode().splitlines()
        equal(len(found), 2)
        starts(found[0], f"{bad}: plaiers: SYNTAX ")
        starts(found[1], f"{bad}: seed: SYNTAX ")
        for head, place, told in (("1\napplication: 0.1.0\n\n", "", "LIBRARY This is a library file"), ("2\n", "line 1: ", "NEWER "),
                                  ("x\n\n", "line 1: ", "SYNTAX This is a library file"),
                                  ("1\nrubbish\n\n", "line 2: ", "SYNTAX This is a library file")):
            with open(bad, "w", encoding="utf-8") as library:
                library.write("relais-library: " + head)
                library.truncate(1 << 25)       # longer than anything that is read as a whole
            done = run("check", str(bad))
            equal((done.returncode, done.stderr), (1, b""))
            starts(done.stdout.decode(), f"{bad}: {place}{told}")
            equal(done.stdout.count(b"\n"), 1)
        starts(run("code", str(bad)).stderr.decode(), "relais-engine: ")
        record.write_text(record.read_text().replace("ancenis", "tours"))
        done = run("check", str(record))
        equal(done.returncode, 1)
        true(re.match(r".*: line \d+: L-MOVE-2 ", done.stdout.decode()), done.stdout)
        for path in (pathlib.Path(directory, "missing"), pathlib.Path(directory)):
            done = run("check", str(path))
            equal((done.returncode, done.stdout), (1, b""))
            starts(done.stderr.decode(), "relais-engine: ")


def test_code_commands():
    with tempfile.TemporaryDirectory() as directory:
        setup, bad = (pathlib.Path(directory, name) for name in ("a.relais-setup", "b.relais-setup"))
        setup.write_text('{"players":2,"seed":3,"preset":"german","name":"Ä","edition":{"palace":{"deniers":5}}}')
        bad.write_text('{"plaiers":2}')
        record, values = (pathlib.Path(directory, name) for name in ("game.relais", "values.relais-edition"))
        talk("new loire seed=4", f"save {record}")
        values.write_text('{"palace":{"deniers":5}}')
        done = run("code", str(setup))
        equal((done.returncode, done.stderr), (0, b""))
        code = done.stdout.decode()
        true(re.fullmatch(r"RELAIS-2(-[0-9A-Z]{1,5})+\n", code) and len(code) < 100, code)
        done = run("decode", code)
        equal((done.returncode, done.stderr), (0, b""))
        decoded = pathlib.Path(directory, "c.relais-setup")
        decoded.write_bytes(done.stdout)
        equal(json.loads(done.stdout)["name"], "Ä")
        equal(run("code", str(decoded)).stdout.decode(), code)
        states = talk(f"setup {setup}", "state", f"setup {decoded}", "state")
        equal(states[1], states[3])
        for arguments, words in ((["code", str(bad)], f"{bad}: plaiers: SYNTAX "),
                                 (["code", str(record)], f"{record}: CODE This is a saved game"),
                                 (["code", str(values)], f"{values}: CODE These are card values"),
                                 (["code", str(pathlib.Path(directory, "missing"))], "relais-engine: "),
                                 (["decode", code[1:]], "relais-engine: CODE "), (["decode", code[:30]], "relais-engine: CODE ")):
            done = run(*arguments)
            equal((done.returncode, done.stdout), (1, b""))
            starts(done.stderr.decode(), words)


def test_rng_command():
    done = run("rng")
    equal(done.returncode, 0)
    numbers = [int(line) for line in done.stdout.decode().splitlines() if line.isdigit()]
    # splitmix64 of 1234567 and xoshiro256** of 1 2 3 4, as published
    equal(numbers, [6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431, 16408922859458223821,
                    11520, 0, 1509978240, 1215971899390074240, 1216172134540287360, 607988272756665600,
                    16172922978634559625, 8476171486693032832, 10595114339597558777, 2904607092377533576])


def test_bench_command():
    done = run("bench")
    equal((done.returncode, done.stderr), (0, b""))
    rows = [line.split() for line in done.stdout.decode().splitlines()]
    for seats in range(1, 5):
        true(any(row[:2] == ["loire", str(seats)] and int(row[2]) > 1000 for row in rows), done.stdout)


def test_train():
    with tempfile.TemporaryDirectory() as directory:
        def train(name, steps, *game):
            return run("train", str(pathlib.Path(directory, name)), steps, *game)

        def read(name):
            return pathlib.Path(directory, name).read_text(encoding="utf-8")

        casual = ["loire", "players=2", "variant=casual", "seed=4"]
        equal(train("whole", "12", *casual).returncode, 0)
        done = train("parts", "5", *casual)
        equal(done.returncode, 0)
        starts(done.stderr.decode(), "5 of 5 steps; ")
        true(read("parts") != read("whole"))
        # what was interrupted goes on as if it had not been
        equal(train("parts", "12", *casual).returncode, 0)
        equal(read("parts"), read("whole"))
        weights = json.loads(read("whole"))["weights"]
        true(weights["horse"] >= 0 and len(weights["palace"]) == 4, weights)
        # nothing is written over what is not its own
        for name, text, words in (("parts", None, "is not of a training of loire with these options"), ("rubbish", "[", "is not of a training"),
                                  ("short", read("whole").replace('"now": [', '"now": [0, '), "has other numbers than the judge goes by")):
            game = ["loire", "players=3"] if text is None else casual
            if text is not None:
                pathlib.Path(directory, name).write_text(text, encoding="utf-8")
            before = read(name)
            done = train(name, "20", *game)
            equal((done.returncode, done.stdout), (1, b""))
            true(words in done.stderr.decode(), done.stderr)
            equal(read(name), before)
        for arguments, words in ((["x", "loire"], "“train” takes a number of steps"), (["5", "chess"], "There is no game"),
                                 (["5", "loire", "players=9"], "players"), (["5", "null"], "has no judge to be trained")):
            done = train("new", *arguments)
            equal(done.returncode, 2)
            true(words in done.stderr.decode(), done.stderr)
        equal(sorted(os.listdir(directory)), ["parts", "rubbish", "short", "whole"])


def test_version_and_help():
    done = run("--version")
    equal(done.returncode, 0)
    true(re.fullmatch(r"relais-engine \d+\.\d+\.\d+\n", done.stdout.decode()), done.stdout)
    equal(talk("version")[0], "= " + done.stdout.decode().split()[1])
    equal(run("-v").stdout, done.stdout)
    done = run("--help")
    equal(run("-h").stdout, done.stdout)
    equal((done.returncode, done.stderr), (0, b""))
    starts(done.stdout.decode(), "usage: relais-engine")


def test_unknown_arguments():
    for arguments, words in ((["--nonsense"], "There is no option “--nonsense”."), (["play"], "There is no command “play”."),
                             (["check"], "“check” takes one FILE."), (["check", "a", "b"], "“check” takes one FILE."),
                             (["train", "a", "1"], "“train” takes a FILE, a number of STEPS and a GAME."), (["code"], "“code” takes one FILE."), (["decode"], "“decode” takes one CODE."),
                             (["rng", "1"], "“rng” takes nothing after it."), (["--test", "x"], "“--test” takes nothing after it."),
                             ([""], "There is no command “”."), (["--version", "x"], "“--version” takes nothing after it."),
                             (["--help", "x"], "“--help” takes nothing after it."), (["--", "rng"], "There is no option “--”.")):
        done = run(*arguments)
        equal((arguments, done.returncode, done.stdout), (arguments, 2, b""))
        equal(done.stderr.decode(), f"relais-engine: {words}\nTry “relais-engine --help”.\n")


def test_save():
    with tempfile.TemporaryDirectory() as directory:
        path = pathlib.Path(directory, "my game é.relais")
        missing = pathlib.Path(directory, "missing", "game.relais")
        with Client() as client:
            client.get("new loire players=2 seed=8")
            starts(client.ask(f"save {missing}"), "? ")
            starts(client.ask(f"save {directory}"), "? ")
            equal(os.listdir(directory), [])
            sizes = []
            for n in range(5):
                client.get("play " + client.get(f"genmove random seed={n}"))
                equal(client.ask(f"save {path}"), "=")
                equal(os.listdir(directory), [path.name])
                sizes.append(len(path.read_bytes()))
            equal(sizes, sorted(sizes))
            state, history = client.get("state"), client.get("history")
            client.get("new loire players=1")
            equal(client.ask(f"load {path}"), "=")
            equal((client.get("state"), client.get("history")), (state, history))
        starts(path.read_text(), "relais-record: 1\n")


def test_broken_files_leave_the_game():
    with tempfile.TemporaryDirectory() as directory:
        path = pathlib.Path(directory, "bad")
        with Client() as client:
            client.get("new loire players=2 seed=8")
            state = client.get("state")
            for content in (b"", b"\0", b"\xff", b"{", b"{}}", b"[" * 100000, b'{"seed":' + b"9" * 100000 + b"}",
                            b"relais-record: 1\n", b"relais-record: 1\n\n" + b"x" * 1000000, b"x" * (17 << 20)):
                path.write_bytes(content)
                for command in ("setup", "load"):
                    starts(client.ask(f"{command} {path}"), "? ")
                    equal(client.get("state"), state)
                true(client.get(f"check {path}") if len(content) < 1 << 24 else True)


def test_languages():
    lines = ["new loire players=2 seed=8", "show", "play done", "play dance", "why ship 1", "setup /nowhere", "new chess",
             "undo 9", "new loire seed=x", "score", "state", "save /nowhere/x"]
    plain = talk(*lines, env={"LC_ALL": "C", "PATH": os.environ.get("PATH", "")})
    for variables in ({"LANG": "de_DE"}, {"LC_ALL": "de_DE.UTF-8", "LANGUAGE": "de"}, {"LANG": "fr_FR.UTF-8"},
                      {"LC_ALL": "tr_TR.UTF-8"}, {}):
        for got, wanted in zip(talk(*lines, env={"PATH": os.environ.get("PATH", ""), **variables}), plain, strict=True):
            # the name of the file that is written before it is renamed
            equal(re.sub(r"\.\w{6}”", "”", got), re.sub(r"\.\w{6}”", "”", wanted))


def test_other_directory():
    with tempfile.TemporaryDirectory() as directory:
        equal(talk("new loire seed=4", "save here.relais", "load here.relais", "load ./here.relais", cwd=directory),
              ["="] * 4)
        equal(os.listdir(directory), ["here.relais"])
        equal(run("check", "here.relais", cwd=directory).returncode, 0)
        equal(talk("new loire seed=4", "state", cwd=directory), talk("new loire seed=4", "state", cwd="/"))


def main():
    global program
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    program = os.path.abspath(sys.argv[1])
    return points.run(globals())


if __name__ == "__main__":
    sys.exit(main())
