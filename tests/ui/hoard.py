# SPDX-License-Identifier: GPL-3.0-or-later
"""Watches the folders in which the program keeps games and setups: what was ever written must be there later."""

import hashlib
import json
import pathlib
import shutil


def positions(text):
    """Each position in the tree of a record, as a hash of the moves that lead there."""
    found = set()
    last = []       # the ways to the last move of each depth
    for line in text.partition("\n\n")[2].splitlines():
        move = line.lstrip(" ")
        if not move or move.startswith(("#", "@")):
            continue
        depth = (len(line) - len(move)) // 2
        if depth < len(last):
            before = last[depth]
        else:
            # another way of deciding what was decided last: both go on from the same position
            before = last[-1][:-1] if last else ()
        way = (*before, digest(before[-1] if before else b"", move))
        last = [*last[:depth], way]
        found.add(way[-1])
    return found


def digest(before, move):
    return hashlib.blake2b(before + move.encode(), digest_size=8).digest()


def is_finished(text):
    return any(line.startswith("result: finished") for line in text.partition("\n\n")[0].splitlines())


class Hoard:
    """Counts what the program writes, and remembers what must not be lost."""

    def __init__(self, desktop):
        self.desktop = desktop
        self.setups = desktop.games.parent / "setups"
        self.trash = desktop.games.parent.parent / "Trash/files"
        self.attic = desktop.home / "attic"
        self.stamps = {}
        self.known = {}         # positions by path
        self.unfinished = set()
        self.drafts = {}
        self.moves = 0
        self.finished = 0
        self.edits = 0

    def look(self):
        """Counts what has changed since the last look; True: something did."""
        changed = False
        for path, stamp in self.listing():
            if self.stamps.get(path) == stamp:
                continue
            try:
                text = path.read_text(encoding="utf-8", errors="replace")
            except FileNotFoundError:
                continue
            changed = True
            self.stamps[path] = stamp
            if path.suffix == ".relais":
                self.count_game(path, text)
            else:
                self.count_setup(path, text)
        return changed

    def listing(self):
        for folder, suffix in ((self.desktop.games, ".relais"), (self.setups, ".relais-setup")):
            for path in sorted(folder.glob("*" + suffix)) if folder.exists() else ():
                try:
                    stat = path.stat()
                except FileNotFoundError:
                    continue
                yield path, (stat.st_mtime_ns, stat.st_size, stat.st_ino)

    def count_game(self, path, text):
        now = positions(text)
        if path in self.known:
            # a trial that was dropped takes its moves along
            self.moves += max(0, len(now) - len(self.known[path]))
        self.known[path] = now
        if not is_finished(text):
            self.unfinished.add(path)
        elif path in self.unfinished:
            self.unfinished.remove(path)
            self.finished += 1

    def count_setup(self, path, text):
        self.edits += self.drafts.get(path) != text
        self.drafts[path] = text

    # what must be there after the program has ended in whatever way

    def remember(self):
        self.look()
        return dict(self.known), set(self.drafts)

    def verify(self, memory):
        """Every game that was there is there, or was thrown away, with every position; and all of them can be read."""
        self.look()
        games, drafts = memory
        for path, before in games.items():
            place = self.where(path)
            now = positions(place.read_text(encoding="utf-8"))
            assert before <= now, f"{place.name} has lost {len(before - now)} of {len(before)} positions"
        for path in drafts:
            place = self.where(path)
            text = place.read_text(encoding="utf-8")
            assert isinstance(json.loads(text), dict), f"{place.name} is not a setup: {text}"
        for path in self.desktop.library():
            state = self.desktop.record(path)
            assert state["game"] == "loire", state

    def where(self, path):
        if path.exists():
            return path
        # a second file of that name gets a number between name and ending
        thrown = [other for other in self.trash.glob(path.stem + "*" + path.suffix)] if self.trash.exists() else []
        assert thrown, f"{path.name} is lost; there are {[other.name for other in self.desktop.library()]}"
        return max(thrown, key=lambda other: other.stat().st_mtime_ns)

    def tidy(self, most):
        """Takes the oldest out of the library while nobody looks, so that lists do not grow for ever."""
        self.attic.mkdir(exist_ok=True)
        for paths in (self.desktop.library(), self.own_setups()):
            for path in paths[:-most]:
                for name in (path, *(path.with_suffix(ending) for ending in (".json", ".png", ".dark.png", ".contrast.png"))):
                    if name.exists():
                        shutil.move(name, self.attic / name.name)
                self.forget(path)
        for path in [path for path in (*self.known, *self.drafts) if not path.exists()]:
            self.forget(path)

    def own_setups(self):
        return sorted(self.setups.glob("*.relais-setup"), key=lambda path: path.stat().st_mtime_ns) if self.setups.exists() else []

    def forget(self, path):
        for kept in (self.stamps, self.known, self.drafts):
            kept.pop(path, None)
        self.unfinished.discard(path)


def damaged(folder, golden, corpus, chance):
    """A file in a folder that may be whole, broken, or never was one of ours."""
    sources = sorted(golden.glob("*.relais"))
    if chance.random() < 0.5:
        sources = sorted(path for name in ("record", "setup") for path in (corpus / name).iterdir())
    source = chance.choice(sources)
    data = bytearray(source.read_bytes())
    folder.mkdir(exist_ok=True)
    kind = chance.randrange(5)
    if kind == 1:
        data = data[:chance.randrange(len(data) + 1)]
    elif kind == 2:
        for _ in range(chance.randrange(1, 6) if data else 0):
            data[chance.randrange(len(data))] = chance.randrange(256)
    elif kind == 3:
        lines = data.splitlines(keepends=True)
        del lines[chance.randrange(len(lines) + 1):]
        data = bytearray(b"".join(lines))
    suffix = ".relais-setup" if "setup" in source.parent.name else ".relais"
    # never the same name: what was opened before is opened anew
    path = pathlib.Path(folder, f"{source.stem}-{chance.randrange(10**9)}{suffix}")
    path.write_bytes(data)
    return path
