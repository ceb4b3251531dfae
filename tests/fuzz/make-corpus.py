#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the fuzzers' corpus anew: small real games, setups of all phases and their codes, changed editions and protocol
sessions, folders of games, settings, pictures, and broken ones of each.

usage: make-corpus.py RELAIS-ENGINE [DIR]       (DIR: tests/fuzz/corpus beside this script)
       make-corpus.py --large RELAIS-ENGINE DIR

The same engine makes the same files. What is no longer made is removed. With --large it makes what is too large to be kept:
names of thousands of lines, values within each other, long notes; what else is in the folder stays.
"""

import hashlib
import json
import pathlib
import struct
import subprocess
import sys
import tempfile
import zlib

RICH = {"deniers": 300, "goods": {"wood": 4}, "characters": ["spy", "apprentice", "helper", "mayor"],
        "palaces": [{"id": "nantes.ducal_palace", "turn": 1}, {"id": "orleans.palatium_balivi", "turn": 2}]}
RICH_SETUP = {"players": 2, "seed": 5, "turn": 9, "options": {"rich_limit": 300}, "seats": [RICH, {"deniers": 300}]}

EDITIONS = {
    "empty": "{}",
    "one": '{"palace":{"deniers":5}}',
    "many": '{"market_prices":[1,2,2,3,3,4,5],"circus_start":"chinon","beer_factor":3,'
            '"characters":{"banker":{"cost":1,"points":0},"spy":{"colour":"blue"}},"start":{"deniers":9}}',
    "messages": '{"messages":{"m1.01":{"points":3},"m4.01":{"points":0}}}',
    "list": '{"ship":[{"deniers":5},{"deniers":9}]}',
    "goals": '{"goals":{"boat":[18,18,15,13],"messages":[9,9,9,9]}}',
    "null-game": '{"stones":9,"most":2}',
    "broken-key": '{"palace":{"denier":5}}',
    "broken-empty-key": '{"":{"palace":{"deniers":5}}}',
    "broken-dotted-key": '{"palace.deniers":5}',
    "broken-count": '{"market_prices":[1,2,3]}',
    "broken-range": '{"palace":{"deniers":70000}}',
    "broken-type": '{"circus_start":7,"characters":[]}',
    "broken-list": "[1]",
    "broken-deep": "[" * 40,
    "broken-json": '{"palace":{"deniers":5,}}',
}

BROKEN_SETUPS = {
    "repeated": '{"seed":1,"seed":2}',
    "unfinished": '{"seed":1,"seats":[{"deniers":',
    "unknown": '{"sed":1,"seats":[{"denier":1}]}',
    "marks-first": '{"seats":[{"messages":[{"marks":[{"at":"nantes"}],"id":"m9.99"}]},{}]}',
    "types": '{"players":"3","seed":-1,"options":[],"seats":{},"market":"red","decks":null,"horses":{"tours":"x"}}',
    "impossible": '{"players":2,"horses":{"tours":9},"market":["red","red","red","red","red","red","red"],'
                  '"seats":[{"boat":21},{"messages":[{"id":"m1.01","marks":[]}],"delivered":["m1.01"]}]}',
    "escapes": '{"name":"a\\u00e9\\ud83d\\ude00\\ud83d\\n\\"","note":"\\u0000","author":""}',
    "long-key": '{"' + "é" * 60 + '":1}',
    "utf8": b'{"name":"\xff"}',
    "nul": b'{"name":"a\0b"}',
}

PARTIAL_SETUPS = {
    "empty": {},
    "null-game": {"game": "null", "players": 3, "seed": 4, "turn": 1, "player": 1, "stones": 19, "taken": [2, 0, 0]},
    "preset": {"players": 4, "seed": 11, "preset": "german", "options": {"boat_goal": 3}},
    "casual": {"players": 2, "seed": 8, "variant": "casual", "seats": [{"deniers": 1}, {"boat": 3}]},
    "told": {"seed": 3, "name": "Early", "author": "A", "note": "two\nlines",
             "players_info": [{"name": "Anna", "colour": "red", "kind": "human"}, {"name": "Ben; (x), y"}]},
    "edition": {"seed": 2, "edition": {"palace": {"deniers": 5}, "start": {"deniers": 9}}},
    "buildings": {"players": 2, "seed": 6, "turn": 20, "buildings": {
        "tours": {"kind": "farm", "owner": 1, "turn": 3}, "usse": {"kind": "castle", "owner": 0, "turn": 2},
        "meung": {"kind": "monastery", "owner": 1, "turn": 5}}},
    "rich": RICH_SETUP,
}

SESSIONS = {
    "all": ["protocol_version", "name", "version", "list_commands", "known_command new", "games",
            "new loire players=2 seed=7 preset=german", "state", "view 1", "show", "show 0", "moves",
            "why merchant ride 2 to langeais", "play merchant ride 2 to langeais", "play buy wood", "play done",
            "undo 2", "redo", "history", "score", "genmove random seed=3",
            "genmove easy seed=3 nodes=50 ms=20", "perft 2", "playout 5", "undo 9", "quit"],
    "refused": ["state", "new", "new loire players=9", "new loire seed=1 seed=2", "new loire x=1", "new chess",
                "new loire players=1", "play", "play a  b", "play buy", "why done", "undo 0", "undo 1", "redo 01",
                "view 1", "show 7", "moves now", " state", "state ", "genmove champion", "genmove random seed=x",
                "perft -1", "playout", "known_command", "load", "\r", "", "state\r"],
    "null": ["new null players=2 seed=1", "moves", "play take 3", "play take 9", "play take 0", "undo", "play take 1",
             "undo", "play take 3", "history", "score", "playout 1", "perft 2"],
    "casual": ["new loire players=4 seed=2 variant=casual preset=french first_player=2 poor_limit=9", "moves",
               "play collect", "show 3", "playout 2", "score"],
    "options": ["new loire players=3 seed=9007199254740991 lady_surcharge=9 merchant_actions=one lumberjack_pays=each "
                "palatium_hire=shared boat_goal=1 message_goal=65 token_recall=no casual_abbey=no solo_turns=999 "
                "start_deniers=0 poor_limit=0 rich_limit=0 circus_start=ancenis first_player=random", "state", "moves"],
}


SMALL_GAME = "relais-record: 1\ngame: loire\nnew: loire players=2 seed=7\n\nmerchant ride 2 to langeais\ndone\n"

BESIDES = {
    "told": '{"strict":true,"ended_early":false,"title":"Sunday","cursor":2,"turn":6}',
    "scenario": '{"scenario":"../../../etc/passwd","title":"<b>&amp;</b>%n%s","cursor":-1,"turn":99999999999}',
    "early": '{"ended_early":true,"cursor":1,"turn":2147483647}',
    "types": '{"title":7,"strict":"yes","cursor":"2","turn":[1],"scenario":{}}',
    "twice": '{"title":"a","title":"b"}',
    "surrogate": '{"title":"\\ud800 x"}',
    "list": "[[[[[[[[",
    "bytes": b'{"title":"\xff\0"}',
    "lines": '{"title":"one\\ntwo\\r\\nthree\\u2028four"}',
    "right-to-left": '{"title":"\u202e\u2067\u05d0\u05d1\u05d2"}',
}

NEW_GAMES = {
    "empty": "", "object": "{}", "null": "null", "list": "[]", "deep": '{"a":' * 40, "surrogate": '{"seats":[{"name":"\\ud800","colour":"red"}]}',
    "usual": '{"game":"loire","seats":[{"name":"Anna","colour":"red"},{"name":"","colour":"blue"}],"options":{"boat_goal":"12"},"strict":true}',
    "many": '{"game":"loire","seats":[' + ",".join(f'{{"name":"P{i}","colour":"{c}"}}' for i, c in enumerate(
        ["red", "yellow", "green", "blue", "purple", "black", "white", "red"])) + "]}",
    "types": '{"game":7,"seats":{"name":1},"options":["x"],"strict":"no"}',
    "options": '{"options":{"players":"9","seed":"x","first_player":"3","poor_limit":"-1","casual_abbey":"yes","lady_surcharge":null}}',
    "other-game": '{"game":"null","seats":[]}', "no-game": '{"game":"chess"}', "lines": '{"seats":[{"name":"a\\nb","colour":"red"}]}',
}

VALUES = {
    "usual": "window-width=900\nwindow-height=600\nlanguage='fr'\nstyle='dark'\nshow-pane=false\n",
    "odd": "window-width=-1\nwindow-height=2147483647\nwindow-maximized=true\nlanguage='xx'\nanimation-speed=4.0\n",
    "solved": "solved=['first', '', '../x']\ntell-handover=false\nfinish-stops=false\n",
    "languages": "language=de\nnew-game={}\n", "senseless": "x\n=\nsolved=\nnew-game=[\nlanguage=\\ud800\n",
}

SPECIAL = {
    "byte-order-mark": b"\xef\xbb\xbf" + SMALL_GAME.encode(), "utf-16": SMALL_GAME.encode("utf-16"),
    "carriage-returns": SMALL_GAME.replace("\n", "\r\n") + "# a\r\r\r\n", "nul": SMALL_GAME.encode() + bytes(40),
    "numbers": SMALL_GAME.replace("players=2 seed=7", "players=99999999999999999999 seed=-1"),
    "format": SMALL_GAME + "# %n%n%s%s\n", "version": SMALL_GAME.replace("record: 1", "record: 99999999999"),
    "other-game": SMALL_GAME.replace("loire", "chess"), "hash": SMALL_GAME + "@ 99999999999999999999 zzzzzzzz\n",
    "foreign": "Dear Anna,\n", "foreign-json": '{"dependencies":{"left-pad":"^1.0.0"}}', "empty": "",
    "edition": '{"palace":{"denier":5}}', "setup": '{"players":9,"seats":[{"denier":1}]}', "cut": '{"seed":1,"seats":[{"deniers":',
}

CODE_LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"


class Engine:
    """A relais-engine process and the lines it is asked."""

    def __init__(self, program):
        self.process = subprocess.Popen([program, "--test"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def ask(self, line):
        self.process.stdin.write(line.encode() + b"\n")
        self.process.stdin.flush()
        answer = []
        while (got := self.process.stdout.readline()) not in (b"\n", b""):
            answer.append(got.decode())
        text = "".join(answer).rstrip("\n")
        if not text.startswith("="):
            sys.exit(f"{line}: {text}")
        return text[2:]

    def setup(self, members):
        with tempfile.NamedTemporaryFile("w", suffix=".relais-setup") as file:
            json.dump(members, file)
            file.flush()
            self.ask(f"setup {file.name}")

    def saved(self):
        with tempfile.TemporaryDirectory() as directory:
            path = pathlib.Path(directory, "game.relais")
            self.ask(f"save {path}")
            return path.read_text()

    def play(self, moves, seed=1):
        """Random moves; the line of each is returned."""
        played = []
        for n in range(moves):
            if not self.ask("moves"):
                break
            move = self.ask(f"genmove random seed={seed * 10000 + n}")
            self.ask(f"play {move}")
            played.append(f"play {move}")
        return played


def compact(members):
    return json.dumps(members, ensure_ascii=False, separators=(",", ":"))


def make_records(engine, files):
    for name, line, moves in (("solo", "new loire players=1 seed=4", 60), ("two", "new loire players=2 seed=7 preset=german", 90),
                              ("three", "new loire seed=1", 50), ("four", "new loire players=4 seed=9 preset=french", 70),
                              ("casual", "new loire players=2 seed=3 variant=casual", 60),
                              ("null", "new null players=3 seed=2", 99)):
        engine.ask(line)
        engine.play(moves)
        files[name] = engine.saved()
    engine.ask("undo 3")
    files["cursor"] = engine.saved()

    # branches within branches, the cursor in the middle
    engine.ask("new loire players=2 seed=5")
    for seed in range(2, 8):
        engine.play(12, seed)
        engine.ask(f"undo {5 + seed % 3}")
    engine.play(4, 9)
    engine.ask("undo 2")
    files["branches"] = engine.saved()

    engine.setup(RICH_SETUP)
    engine.play(30, 4)
    files["from-setup"] = engine.saved()

    two = files["two"].splitlines()
    body = two.index("") + 1
    files["remarks"] = "\n".join(two[:body] + ["# at the start"] + two[body:body + 4] + ["# twice", "#lines", "#"]) + "\n"
    files["crlf"] = "\r\n".join(two[:body + 9])
    files["edition"] = ('relais-record: 1\ngame: loire\nnew: loire players=2 seed=7\nedition: {"start":{"deniers":9}}\n'
                        'seats: Anna (red, human); Ben (green, hard)\n\nmerchant ride 2 to langeais\n'
                        'merchant ride 2 to langeais\n')
    files["names"] = ("relais-record: 1\ngame: null\nnew: null players=3\nseats: Anna (red, human);(Ben  (green, a, b); (, )\n"
                      "\ntake 1\n")
    files["same-branch"] = ("relais-record: 1\ngame: null\nnew: null players=2 first_player=0\n\ntake 1\n  take 1\n"
                            "  take 2\ntake 3\ntake 3\ntake 3\n")
    make_broken_records(files, two, body)


def make_broken_records(files, lines, body):
    def put(name, *changed):
        files[f"broken-{name}"] = "\n".join(changed) + "\n"

    head = lines[:body]
    put("illegal", *head, *lines[body:body + 3], "ship 2")
    put("syntax", *head, "merchant rides home")
    put("hash", *head, *[line[:-1] + "x" if line.startswith("@") else line for line in lines[body:body + 12]])
    put("turn", *head, *[line.replace("@ 0", "@ 1") for line in lines[body:body + 12]])
    put("hash-place", *head, "@ 0 00000000")
    put("indent", *head, lines[body], "     done")
    put("first-indent", *head, "  " + lines[body])
    put("cursor", *[line.replace("cursor: ", "cursor: 9") for line in lines[:body + 5]])
    put("header", *head[:-1], "colour: red", "", lines[body])
    put("twice", *head[:-1], head[1], "", lines[body])
    put("version", "relais-record: 2", *head[1:])
    put("seats", *[line.split(";")[0] if line.startswith("seats") else line for line in head])
    put("no-start", *[line for line in head if not line.startswith("new")])
    put("options", *["new: loire players=7" if line.startswith("new") else line for line in head])
    put("setup", "relais-record: 1", "game: loire", 'setup: {"players":2,"horses":{"tours":"x"}}', "")
    put("setup-edition", "relais-record: 1", "game: loire", "setup: { }", 'edition: {"palace":{"deniers":6}}', "")
    put("game", "relais-record: 1", "game: chess", "new: chess", "")
    files["broken-empty"] = ""
    files["broken-utf8"] = ("\n".join(head) + "\n").encode() + b"\xff\n"
    files["broken-nul"] = ("\n".join(head) + "\n").encode() + b"buy\0wood\n"


def make_setups(engine, files):
    """States: the first of each phase that random games come to."""
    wanted = {"collect", "figure", "merchant", "circus", "messenger", "pick", "over"}
    starts = [lambda: engine.setup(RICH_SETUP), lambda: engine.ask("new loire players=3 seed=12"),
              lambda: engine.ask("new loire players=1 seed=3 solo_turns=9")]
    for start in starts:
        start()
        for n in range(900):
            state = engine.ask("state")
            phase = json.loads(state)["phase"]
            if phase in wanted:
                wanted.remove(phase)
                files[f"phase-{phase}"] = state
            if not wanted or not engine.play(1, n + 2):
                break
    if wanted:
        sys.exit(f"no random game came to {wanted}")
    for name, members in PARTIAL_SETUPS.items():
        files[name] = compact(members)
    for name, text in BROKEN_SETUPS.items():
        files[f"broken-{name}"] = text


def content(code):
    """The bytes that a code is made around."""
    symbols = [CODE_LETTERS.index(letter) for letter in code.removeprefix("RELAIS").replace("-", "")][3:-6]
    bits = "".join(f"{symbol:05b}" for symbol in symbols)
    bits += "0" * (-len(bits) % 8)
    return int(bits or "0", 2).to_bytes(len(bits) // 8, "big")


def make_codes(program, setups, files):
    for name, text in setups.items():
        if name.startswith("broken"):
            continue
        with tempfile.NamedTemporaryFile("w", suffix=".relais-setup") as file:
            file.write(text)
            file.flush()
            code = subprocess.run([program, "code", file.name], check=True, capture_output=True, text=True).stdout.strip()
        files[name] = code
        files[f"content-{name}"] = content(code)
    told = files["told"]
    files["pasted"] = f"\u201c{told.lower()}\u201d\r\n"
    files["broken-cut"] = told[:40]
    files["broken-letter"] = told[:20] + ("A" if told[20] != "A" else "B") + told[21:]
    files["broken-swapped"] = told[:-2] + told[-1] + told[-2]
    files["broken-version"] = told.replace("RELAIS-1", "RELAIS-9")
    files["broken-foreign"] = told[:30] + "\u00fc" + told[31:]
    files["broken-word"] = told[1:]


def make_sessions(engine, files):
    for name, lines in SESSIONS.items():
        files[name] = "\n".join(lines) + "\n"
    for players in range(1, 5):
        line = f"new loire players={players} seed={players}"
        engine.ask(line)
        played = engine.play(70, players + 20)
        files[f"game-{players}"] = "\n".join([line, *played[:50], "undo 5", "redo 2", *played[47:], "show", "score"]) + "\n"
    files["bytes"] = b"new loire\nstate\0\n\xff\xfe\nplay \xc3\xa9\nnew loire \xe2\x82\nplay " + b"x" * 200 + b"\nmoves"


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def picture(width, height, kind=2, rows=None):
    """A PNG that says it is so large, with as many rows as are asked for."""
    samples = {0: 1, 2: 3, 3: 1, 6: 4}[kind]
    rows = height if rows is None else rows
    data = zlib.compress((b"\0" + bytes(width * samples)) * rows, 9)
    palette = chunk(b"PLTE", bytes(range(30))) if kind == 3 else b""
    head = struct.pack(">IIBBBBB", width, height, 8, kind, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + palette + chunk(b"tEXt", b"Comment\0words") + chunk(b"IDAT", data) + chunk(b"IEND", b"")


def make_pictures(files):
    files.update({"usual": picture(60, 40), "grey": picture(8, 8, 0), "palette": picture(8, 8, 3), "clear": picture(8, 8, 6),
                  "thin": picture(1, 3000), "wide": picture(20000, 1), "huge": picture(20000, 20000, rows=1), "short": picture(60, 40, rows=3),
                  "none": "", "text": "no picture", "jpeg": b"\xff\xd8\xff\xe0\0\x10JFIF", "gif": b"GIF89a\x01\0\x01\0\0\0\0;",
                  "svg": "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><rect width='9' height='9'/></svg>"})


def make_folders(records, setups, entries, shelves):
    """Files with what is beside them, and whole folders."""
    for name, text in BESIDES.items():
        entries[name] = parts({"": SMALL_GAME, "json": text})
        shelves[name] = parts({"": SMALL_GAME, "a.json": text, "words": "anna loire"})
    for name in ("two", "cursor", "names", "broken-hash", "broken-utf8", "remarks"):
        entries[name] = records[name]
    for name in ("told", "phase-pick", "broken-escapes"):
        entries[f"setup-{name}"] = setups[name]
    shelves["empty"] = "%%% words\nx\n"
    shelves["full"] = parts({"a.relais": SMALL_GAME, "b.relais": SMALL_GAME.replace("seed=7", "seed=8"), "c.relais": "rubbish\n",
                             "setup-a.relais-setup": setups["told"], "setup-b.relais-setup": setups["broken-types"],
                             "a.png": picture(30, 20), "words": "early"})


def make_bundles(record, setup, bundles):
    """Everything in one file: whole, damaged, and of parts that the harness puts together."""
    def member(kind, name, content, length=None):
        told = len(content) if length is None else length
        return f"{kind} {told} 1763596800 {hashlib.sha256(content.encode()).hexdigest()} {name}\n{content}\n"

    head = "relais-library: 1\napplication: 0.1.0\ndate: 2026-11-20\n\n"
    beside = '{"title":"Sunday"}\n'
    settings = "style='dark'\n"
    whole = (head + member("settings", "settings", settings) + member("game", "a.relais", record) + member("beside", "a.json", beside)
             + member("setup", "b.relais-setup", setup) + "end 4\n")
    bundles.update({
        "whole": whole, "cut": whole[:-40], "crlf": whole.replace("\n", "\r\n"), "newer": whole.replace("library: 1", "library: 2"),
        "headless": whole[20:], "promises": head + 5 * member("game", "x.relais", "x", 100000) + member("game", "y.relais", record) + "end 6\n",
        "names": (head + member("game", "../a.relais", record) + member("game", ".a.relais", record) + member("setup", "a.relais", setup)
                  + member("beside", "a.json", beside) + member("later", "z", beside) + "end 5\n"),
        "parts": parts({"game a.relais": record, "beside a.json": beside, "game b.relais": record, "setup b.relais-setup": setup,
                        "settings settings": settings}) + parts({"game a.relais": "other"}),
        "empty-parts": "%%% game a.relais\n%%% game b.relais\n%%% beside b.json\n%%% setup c.relais-setup\n",
    })


def parts(named):
    made = b""
    for name, text in named.items():
        text = text if isinstance(text, bytes) else text.encode()
        made += (f"%%% {name}\n".encode() if name else b"") + text
        if not made.endswith(b"\n"):
            made += b"\n"
    return made


def make_large(program, directory):
    """What hostile people sent."""
    lines = "\n".join("x" for _ in range(20000))
    deep = "[" * 200000
    brick = compact({"players": 2, "seed": 1, "name": lines[:30000]})
    files = {"setup/brick": brick, "setup/long-note": compact({"players": 2, "note": lines, "author": "\u202e" * 20000}),
             "setup/deep": '{"name":' + deep, "setup/wide": '{"seats":[' + "{}," * 20000 + "{}]}",
             "setup/member": "{" + ",".join(f'"{"k" * 3500}{i}":1' for i in range(12)) + "}", "settings/deep": '{"seats":' + deep,
             "settings/long": compact({"seats": [{"name": lines, "colour": "red"}]}), "entry/deep": parts({"": SMALL_GAME, "json": deep}),
             "entry/brick": parts({"": SMALL_GAME, "json": compact({"title": lines})}),
             "start/deep": parts({"": SMALL_GAME, "a.json": deep[:60000], "words": "m " * 20000}),
             "start/brick": parts({"": SMALL_GAME, "a.json": compact({"title": lines}), "setup-a.relais-setup": brick}),
             "record/seats": SMALL_GAME.replace("\n\n", "\nseats: " + "m" * 50000 + " (red, human); Ben (blue, human)\n\n"),
             "record/remark": SMALL_GAME + "# x\n" * 10000, "record/spaces": SMALL_GAME + " " * 60000 + "done\n",
             "values/long": "new-game=" + compact({"seats": [{"name": "m" * 50000, "colour": "red"}]}) + "\nlanguage=" + "x" * 9999,
             "picture/rows": picture(4000, 4000, 0), "problem/keys": "{" + ",".join(f'"{i}{"k" * 60}":1' for i in range(800)) + "}"}
    with tempfile.NamedTemporaryFile("w", suffix=".relais-setup") as file:
        file.write(brick)
        file.flush()
        done = subprocess.run([program, "code", file.name], check=False, capture_output=True, text=True)
    # once names have a bound there is no such code any more
    if done.returncode == 0:
        files["dialog/brick"] = done.stdout.strip()
    files["dialog/note"] = files["setup/long-note"]
    for name, content in files.items():
        path = directory / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content if isinstance(content, bytes) else content.encode())


def write(directory, files):
    directory.mkdir(parents=True, exist_ok=True)
    for old in directory.iterdir():
        if old.name not in files:
            old.unlink()
    for name, content in files.items():
        (directory / name).write_bytes(content if isinstance(content, bytes) else content.encode())


def main():
    if len(sys.argv) == 4 and sys.argv[1] == "--large":
        make_large(sys.argv[2], pathlib.Path(sys.argv[3]))
        return
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    engine = Engine(sys.argv[1])
    corpus = pathlib.Path(sys.argv[2]) if len(sys.argv) == 3 else pathlib.Path(__file__).parent / "corpus"
    corpora = {"record": {}, "setup": {}, "code": {}, "edition": {}, "protocol": {}, "entry": {}, "bundle": {}, "settings": NEW_GAMES, "dialog": {},
               "start": {}, "picture": {}, "problem": SPECIAL, "values": VALUES}
    make_records(engine, corpora["record"])
    make_setups(engine, corpora["setup"])
    make_codes(sys.argv[1], corpora["setup"], corpora["code"])
    make_sessions(engine, corpora["protocol"])
    corpora["edition"].update(EDITIONS)
    make_pictures(corpora["picture"])
    make_bundles(SMALL_GAME, '{"players":2}\n', corpora["bundle"])
    make_folders(corpora["record"], corpora["setup"], corpora["entry"], corpora["start"])
    for name in ("told", "rich", "broken-cut", "broken-letter", "broken-swapped", "pasted"):
        corpora["dialog"][name] = corpora["code"][name]
    for name in ("told", "phase-pick", "null-game", "broken-escapes", "broken-types", "edition"):
        corpora["dialog"][f"setup-{name}"] = corpora["setup"][name]
    for name, files in corpora.items():
        write(corpus / name, files)
    size = sum(path.stat().st_size for path in corpus.rglob("*") if path.is_file())
    print(f"{sum(map(len, corpora.values()))} files, {size} bytes")


if __name__ == "__main__":
    main()
