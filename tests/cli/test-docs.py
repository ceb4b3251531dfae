#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The examples of the documentation, run by the real program; and whether what it names is there. Prints TAP.

usage: test-docs.py [--write] RELAIS-ENGINE SOURCE-ROOT

Examples stand in fenced blocks, whose first line says what they are:

    ```engine           a session: a command, its answer, an empty line, the next command
    ```engine more      goes on with the session before
    ```sh               "$ relais-engine ...", and what it prints
    ```file NAME        a file: as the program wrote it, or else as it will read it

Each document has a folder of its own. "…" stands for whatever is there. With
--write the answers are put in as the program gives them (those with an "…"
that fit are kept): read the difference.
"""

import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

TIMEOUT = 60
DOCUMENTS = ("README.md", "docs/protocol.md", "docs/files.md")
FENCE = re.compile(r"^```(engine|engine more|sh|file [^\n`]+)\n(.*?)^```$", re.M | re.S)


def fits(got, wanted):
    """Whether a text is the one that is told, "…" being anything."""
    pattern = ".*".join(re.escape(part) for part in wanted.split("…"))
    return re.fullmatch(pattern, got, re.S) is not None


class Session:
    def __init__(self, engine, folder):
        self.process = subprocess.Popen([engine], stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=folder)

    def ask(self, line):
        self.process.stdin.write(line.encode() + b"\n")
        self.process.stdin.flush()
        lines = []
        while (answer := self.process.stdout.readline()) not in (b"\n", b""):
            lines.append(answer.decode())
        return "".join(lines)

    def end(self):
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait(TIMEOUT)


class Document:
    """Runs the examples of a text and makes the text anew, as they really came out."""

    def __init__(self, engine, name, text):
        self.engine, self.name, self.text = engine, name, text
        self.wrong = []         # (line, what)
        self.session = None
        self.asked = set()      # the commands of the examples
        self.examples = 0

    def run(self):
        with tempfile.TemporaryDirectory() as folder:
            self.folder = folder
            written = FENCE.sub(self.block, self.text)
            if self.session is not None:
                self.session.end()
        return written

    def block(self, match):
        kind, body = match.group(1), match.group(2)
        self.line = self.text.count("\n", 0, match.start()) + 2
        if kind.startswith("file "):
            body = self.file(kind[5:], body)
        else:
            body = self.commands(body, self.sh if kind == "sh" else self.ask, restart=kind == "engine", shell=kind == "sh")
        return f"```{kind}\n{body}```"

    def settle(self, got, wanted, what):
        """What is written where `wanted` stands."""
        self.examples += 1
        if fits(got, wanted):
            return wanted
        self.wrong.append((self.line, f"{what}\n{got}instead of\n{wanted}"))
        return got

    def file(self, name, body):
        path = pathlib.Path(self.folder, name)
        if path.exists():
            return self.settle(path.read_text(), body, name)
        path.write_text(body)
        return body

    def commands(self, body, run, restart, shell):
        if restart:
            if self.session is not None:
                self.session.end()
            self.session = Session(self.engine, self.folder)
        result = []
        # a session's commands stand after empty lines, a shell's after "$ "
        parts = re.split(r"^(?=\$ )", body, flags=re.M) if shell else re.split(r"\n\n+", body.strip("\n"))
        for part in filter(None, parts):
            command, _, wanted = part.partition("\n")
            if wanted and not wanted.endswith("\n"):
                wanted += "\n"
            result.append(command + "\n" + self.settle(run(command), wanted, command))
            self.line += part.count("\n") + (0 if shell else 2)
        return "".join(result) if shell else "\n".join(result)

    def ask(self, command):
        self.asked.add(command.split(" ")[0])
        return self.session.ask(command)

    def sh(self, command):
        environment = {**os.environ, "PATH": os.path.dirname(self.engine) + ":" + os.environ.get("PATH", "")}
        done = subprocess.run(["/bin/sh", "-c", command.removeprefix("$ ")], cwd=self.folder, env=environment, timeout=TIMEOUT,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
        return done.stdout.decode()


def answers(engine, *lines):
    done = subprocess.run([engine], input="\n".join(lines) + "\n", stdout=subprocess.PIPE, timeout=TIMEOUT, text=True, check=True)
    return [answer[2:] for answer in done.stdout.removesuffix("\n\n").split("\n\n")]


def keys_of(json_value):
    """Every key, down to where ids are keys."""
    if isinstance(json_value, list):
        return set().union(*map(keys_of, json_value))
    if not isinstance(json_value, dict):
        return set()
    return set(json_value) | set().union(*(keys_of(value) for value in json_value.values()))


def all_told(engine, root, protocol):
    """What the protocol has and its page does not tell: (what, words)."""
    commands, options, _, forms, state, score = answers(
        engine, "list_commands", "new loire no_such_option=1", "new loire seed=1", "play dance", "state", "score")
    position = json.loads(state)
    for name in ("shields", "horses", "supply", "decks"):       # their keys are ids
        position[name] = None
    events = set()
    for golden in sorted((root / "tests" / "golden").glob("*.golden")):
        events |= set(re.findall(r"^ *([a-z_]+)(?= [a-z_]+=)", golden.read_text(), re.M))
    prose = re.sub(r"^```.*?^```$", "", protocol.text, flags=re.M | re.S)
    code = set(re.findall(r"[\w-]+", " ".join(re.findall(r"`([^`]+)`", prose))))
    rules = {line for line in (root / "data" / "games" / "loire-rules.txt").read_text().splitlines() if line.startswith("L-")}
    areas = {rule.rpartition("-")[0] for rule in rules}

    yield "commands", set(commands.splitlines()) - protocol.asked
    yield "options", set(options.partition("ptions are: ")[2].rstrip(".").split(", ")) - code
    yield "moves", {form for form in forms.partition("written: ")[2].rstrip(".").split("; ") if f"`{form}`" not in prose}
    yield "keys of the state", keys_of(position) - code
    yield "columns of the score", keys_of(json.loads(score)) - code
    yield "events", events - code
    yield "rules", areas - code


# A path in the text: not one with a placeholder (NAME, …, *).
PATH = re.compile(r"`((?:src|ui|data|po|tests|docs|flatpak|\.ci)/[a-z0-9_./-]+[a-z0-9])`", re.I)
NAME = re.compile(r"`([A-Za-z]\w*_\w*|(?:Relais|Loire)[A-Z]\w+)(?: ?\([^`]*\))?`")
LINK = re.compile(r"(?<!!)\[[^]\n]*\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.*)$", re.M)


def anchors(text):
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in HEADING.findall(text)}


def words_of(root):
    """All that is called somehow in the sources."""
    words = set()
    for folder in ("src", "ui", "data/games", "data/desktop", "tests"):
        for path in (root / folder).rglob("*"):
            if path.is_file() and path.suffix in (".c", ".h", ".ui", ".py", ".json", ".build", ".in"):
                words |= set(re.findall(r"\w+", path.read_text(errors="replace")))
    return words | set(re.findall(r"\w+", (root / "run").read_text()))


def wrong_places(root, path, words):
    """Paths and links of a page that lead nowhere, and names that nothing has."""
    text = re.sub(r"^```.*?^```$", "", path.read_text(), flags=re.M | re.S)
    for name in PATH.findall(text):
        if not re.search(r"[A-Z]{2}", name) and not (root / name).exists():
            yield name
    for name in NAME.findall(text) if "data" not in path.relative_to(root).parts else ():  # drawings are told in librsvg's words
        if name not in words and not name.endswith("_"):
            yield name
    for link in LINK.findall(text):
        name, _, anchor = link.partition("#")
        target = path.parent / name if name else path
        if "://" in link:
            continue
        if not target.exists() or (anchor and anchor not in anchors(target.read_text())):
            yield link


ROW = re.compile(r"^\| (Where .*\?) \| `([^`]+)` \| `([^`]+)` \|$", re.M)


def wrong_ways(root):
    """Questions of the map that lead nowhere any more."""
    rows = ROW.findall((root / "docs" / "map.md").read_text())
    if len(rows) < 20:
        yield f"only {len(rows)} questions"
    for question, path, name in rows:
        file = root / path
        if not file.is_file() or not re.search(rf"\b{name}\b", file.read_text()):
            yield f"{question} {name} is not in {path}"


def main():
    arguments = sys.argv[1:]
    write = "--write" in arguments
    arguments = [argument for argument in arguments if argument != "--write"]
    if len(arguments) != 2:
        sys.exit(__doc__)
    engine, root = os.path.abspath(arguments[0]), pathlib.Path(arguments[1])
    results = []
    for name in DOCUMENTS:
        document = Document(engine, name, (root / name).read_text())
        written = document.run()
        if write:
            (root / name).write_text(written)
        results.append((f"{document.examples} examples of {name}", document.examples > 0 and not document.wrong,
                        [f"{name}:{line}: {what}" for line, what in document.wrong]))
        if name == "docs/protocol.md":
            protocol = document
    words = words_of(root)
    pages = [*root.glob("*.md"), *root.glob("docs/*.md"), *root.glob("data/*/README.md")]
    nowhere = [f"{page.relative_to(root)}: {place}" for page in sorted(pages) for place in wrong_places(root, page, words)]
    results.append((f"paths, links and names of {len(pages)} pages exist", len(pages) > 5 and not nowhere, nowhere))
    lost = list(wrong_ways(root))
    results.append(("the questions of docs/map.md lead to their answers", not lost, lost))
    for what, untold in all_told(engine, root, protocol):
        results.append((f"docs/protocol.md tells all {what}", not untold, sorted(untold)))

    print(f"1..{len(results)}")
    for number, (title, fine, notes) in enumerate(results, 1):
        print(f"{'ok' if fine else 'not ok'} {number} - {title}")
        for note in notes:
            for line in note.splitlines():
                print(f"# {line}")
    return 0 if all(fine for _, fine, _ in results) else 1


if __name__ == "__main__":
    sys.exit(main())
