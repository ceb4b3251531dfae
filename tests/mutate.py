#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Relais developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes small faults in a copy of the engine, the records, the model and the computer players, one at a time, and says which of them
no test sees.

usage: mutate.py [--seed N] [--count N] [--only TEXT] [--again] [--list]

  --seed N      which faults (1)
  --count N     how many (100)
  --only TEXT   only faults whose text (file: line -> changed line) has this in it
  --again       tries those once more that no test has seen so far, for instance after a test was added
  --list        prints what would be done

Interrupted, it goes on where it was: what came of each fault is kept in _build/mutants, like the copy and what is built of it. The tests are
those that need no display, without the sanitizers, so what only wastes memory is not looked for. Faults that change nothing that
anybody could see are listed with the reason in tests/mutants.txt. Ends with 0 if tests have seen nine of ten of the others.
"""

import argparse
import hashlib
import json
import os
import pathlib
import random
import re
import resource
import shutil
import subprocess
import sys
import time

TOP = pathlib.Path(__file__).resolve().parent.parent
WORK = TOP / "_build" / "mutants"
TREE, KEPT, TIMES = WORK / "tree", WORK / "results.json", WORK / "times.json"
BUILD = TREE / "_build" / "dev"
LISTED = TOP / "tests" / "mutants.txt"

FOLDERS = ["src/engine", "src/ai", "src/record", "src/model"]
# which suites can see what happens there
SUITES = {
    "engine": ["engine", "ai", "record", "model", "cli"],
    "ai": ["ai", "model", "cli"],
    "record": ["record", "model", "cli"],
    "model": ["model", "cli"],
}
LEAST = 90  # percent that tests have to see

# What a test cannot see without a sanitizer, or is a check itself.
LEFT_ALONE = re.compile(r"\b(?:g_free|g_clear_\w+|g_\w*unref|g_strfreev|\w+_free|\w+_clear|g_mutex_\w+|g_return_\w+|g_assert\w*|assert|static_assert|G_DEFINE_\w+"
                        r"|g_object_class_install_properties|g_object_add_weak_pointer)\b")
STATEMENT = re.compile(r"(\s+)(?:\*?[A-Za-z_][\w>.\-\[\] +]*(?:=|[+\-*|&^/]=)\s*[^=;].*|[a-z_][\w>.\-]* \(.*\)|[\w>.\-\[\]]+(?:\+\+|--));$")
OTHER = [  # pattern, what stands there instead
    (r"(?<= )<(?= )", "<="), (r"(?<= )<=(?= )", "<"), (r"(?<= )>(?= )", ">="), (r"(?<= )>=(?= )", ">"),
    (r"(?<= )==(?= )", "!="), (r"(?<= )!=(?= )", "=="), (r"(?<= )&&(?= )", "||"), (r"(?<= )\|\|(?= )", "&&"),
    (r"(?<=\w )\+(?= \w)", "-"), (r"(?<=\w )-(?= \w)", "+"), (r"(?<=[\w)] )\+=(?= )", "-="), (r"(?<=[\w)] )-=(?= )", "+="),
    (r"(?<=[\w)\]])\+\+(?=[;)])", "--"), (r"(?<=[\w)\]])--(?=[;)])", "++"),
    (r"\bTRUE\b", "FALSE"), (r"\bFALSE\b", "TRUE"), (r"\btrue\b", "false"), (r"\bfalse\b", "true"),
]
NUMBER = re.compile(r"(?<![\w.\[])\d+(?![\w.\]])")
CONDITION = re.compile(r"(\s+(?:else )?(?:if|while) \()(.*)(\))$")
DECLARATION = re.compile(r"\s+(?:(?:static|const|unsigned|struct) )*(?:g_auto\w* \([\w ]+\) |\w+ )+\**\w+(?:\[.*\])?(?: =.*|,.*)?;$")


def without_comments(text):
    """The same lines with nothing in place of comments and of what is quoted."""
    blank = lambda match: re.sub(r"[^\n]", " ", match.group())
    return re.sub(r"/\*.*?\*/|\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])*'", blank, text, flags=re.DOTALL)


def bodies(lines):
    """The numbers of the lines inside functions: in GNU style these begin and end in the first column."""
    inside = False
    for number, line in enumerate(lines):
        if line == "{" and number > 0 and lines[number - 1].rstrip().endswith(")"):
            inside = True
        elif line.startswith("}"):
            inside = False
        elif inside and not line.startswith("#"):
            yield number


def changes(bare, line):
    """Every way to change a line (of which `bare` is what is neither comment nor quoted)."""
    whole = bare.rstrip()
    for pattern, instead in OTHER:
        for match in re.finditer(pattern, bare):
            yield line[:match.start()] + instead + line[match.end():]
    if "[" not in whole or "=" in whole:
        for match in NUMBER.finditer(bare):
            yield line[:match.start()] + str(int(match.group()) + 1) + line[match.end():]
    match = CONDITION.match(whole)
    # of a single comparison that is the same as the other operator
    if match and whole.count("(") == whole.count(")") and not re.fullmatch(r"[^&|]* (?:==|!=|<|>|<=|>=) [^&|]*", match.group(2)):
        start, end = match.span(2)
        yield f"{line[:start]}!({line[start:end]}){line[end:]}"
    if STATEMENT.match(whole) and not DECLARATION.match(whole) and whole.count("(") == whole.count(")"):
        yield re.match(r"\s*", line).group() + ";"


def faults():
    """Pairs of a text that stays the same when other lines change, and of (file, number of the line, changed line)."""
    for folder in FOLDERS:
        for path in sorted((TREE / folder).rglob("*.c")):
            text = path.read_text(encoding="utf-8")
            lines, bare = text.split("\n"), without_comments(text).split("\n")
            seen = {}
            for number in bodies(bare):
                if LEFT_ALONE.search(bare[number]):
                    continue
                previous = bare[number - 1].rstrip()
                whole_statement = previous.endswith((";", "{", "}", ")", ":", "else")) or not previous
                for changed in changes(bare[number], lines[number]):
                    if changed.strip() == ";" and not whole_statement:
                        continue
                    words = f"{path.relative_to(TREE)}: {lines[number].strip()} -> {changed.strip()}"
                    seen[words] = seen.get(words, 0) + 1
                    if seen[words] > 1:
                        words += f" #{seen[words]}"
                    yield words, (path.relative_to(TREE), number, changed)


def listed():
    """Those that change nothing: each with its reason in the line after it."""
    if not LISTED.exists():
        return {}
    lines = [line for line in LISTED.read_text(encoding="utf-8").splitlines() if line.strip() and not line.startswith("#")]
    return {lines[i]: lines[i + 1].strip() for i in range(0, len(lines), 2)}


def copy_tree():
    """What is in git, as it stands here; what is the same stays as it is, so that little has to be built. How long tests take is
    forgotten with what they were."""
    names = subprocess.run(["git", "ls-files", "-z"], cwd=TOP, capture_output=True, check=True, text=True).stdout.split("\0")
    wanted = {name for name in names if name and (TOP / name).is_file()}
    for name in wanted:
        source, copy = TOP / name, TREE / name
        if not copy.exists() or copy.read_bytes() != source.read_bytes():
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(source, copy)
            TIMES.unlink(missing_ok=True)
    for copy in TREE.rglob("*"):
        if copy.is_file() and not copy.is_relative_to(TREE / "_build") and str(copy.relative_to(TREE)) not in wanted:
            copy.unlink()


def configure():
    if not (BUILD / "build.ninja").exists():
        # like the build directory that CONTRIBUTING suggests, of which ccache may know most
        subprocess.run(["meson", "setup", str(BUILD), str(TREE), "--buildtype=debugoptimized", "-Dapp=disabled"], check=True,
                       stdout=subprocess.DEVNULL)


def build(*targets):
    return subprocess.run(["ninja", "-j1", "-C", str(BUILD), *targets], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                          check=False).returncode == 0


class Test:
    def __init__(self, told):
        self.name = told["name"]
        self.suite = told["suite"][0].split(":")[-1]
        self.command = told["cmd"]
        self.folder = told["workdir"] or BUILD
        # what has not been written shows itself in a test, and always in the same way
        self.environment = dict(os.environ, **told["env"], MALLOC_PERTURB_="165")
        self.takes = 1.0
        files = [BUILD / word for word in self.command]
        self.targets = [str(file.relative_to(BUILD)) for file in files if file.is_relative_to(BUILD) and file.is_file()]

    def passes(self, seconds):
        """Whether it does within so many seconds of the processor; on a busy machine that may take a while."""
        def bound():
            resource.setrlimit(resource.RLIMIT_CPU, (int(seconds) + 1, int(seconds) + 2))
            resource.setrlimit(resource.RLIMIT_AS, (4 << 30, 4 << 30))
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))

        try:
            done = subprocess.run(self.command, cwd=self.folder, env=self.environment, preexec_fn=bound, stdin=subprocess.DEVNULL,
                                  capture_output=True, timeout=20 * seconds + 30, check=False)
        except subprocess.TimeoutExpired:
            return False
        return done.returncode == 0 and not re.search(rb"^not ok", done.stdout, re.MULTILINE)


def read_tests():
    told = subprocess.run(["meson", "introspect", "--tests", str(BUILD)], capture_output=True, check=True, text=True).stdout
    return [test for test in map(Test, json.loads(told)) if test.suite in SUITES["engine"]]


def measure(tests):
    """How long each takes with nothing changed, in which all have to pass."""
    if TIMES.exists():
        times = json.loads(TIMES.read_text(encoding="utf-8"))
        for test in tests:
            test.takes = times[test.name]
        return
    for test in tests:
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        if not test.passes(600):
            sys.exit(f"mutate.py: {test.name} fails with nothing changed")
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        test.takes = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    TIMES.write_text(json.dumps({test.name: test.takes for test in tests}), encoding="utf-8")


def likely_first(test, path):
    """For sorting: tests that are called like the file, of its own suite, quick ones before long ones."""
    words = set(path.stem.split("-")) - {"relais", "loire"}
    return -len(words & set(test.name.split("-"))), test.suite != path.parts[1], test.takes


def verdict(fault, tests):
    """The name of the test that sees it, "" if none does, None if it cannot be built."""
    path, number, changed = fault
    whole = (TREE / path).read_text(encoding="utf-8")
    lines = whole.split("\n")
    lines[number] = changed
    (TREE / path).write_text("\n".join(lines), encoding="utf-8")
    try:
        able = [test for test in tests if test.suite in SUITES[path.parts[1]]]
        for test in sorted(able, key=lambda test: likely_first(test, path)):
            if not build(*test.targets):
                return None
            if not test.passes(5 * test.takes + 5):
                return test.name
        return ""
    finally:
        (TREE / path).write_text(whole, encoding="utf-8")


def read_kept():
    return json.loads(KEPT.read_text(encoding="utf-8")) if KEPT.exists() else {}


def keep(results):
    KEPT.with_suffix(".new").write_text(json.dumps(results, indent=1, ensure_ascii=False), encoding="utf-8")
    KEPT.with_suffix(".new").replace(KEPT)


def choose(options, equivalent):
    """In an order that depends on the seed and on each fault alone, so that it stays when the sources change elsewhere."""
    order = lambda words: hashlib.sha256(f"{options.seed} {words}".encode()).digest()
    every = {words: fault for words, fault in faults() if options.only in words}
    for words in equivalent.keys() - every.keys() if not options.only else []:
        print(f"tests/mutants.txt lists what is not there any more: {words}")
    return [(words, every[words]) for words in sorted(every, key=order)]


def run(options):
    equivalent, results, tests = listed(), read_kept(), []
    seen, unseen, same = 0, [], 0
    for words, fault in choose(options, equivalent):
        if seen + len(unseen) + same >= options.count:
            break
        if words in equivalent:
            same += 1
            continue
        if words not in results or (options.again and results[words] == ""):
            if not tests:
                tests = prepare()
            results[words] = verdict(fault, tests)
            keep(results)
        by = results[words]
        if by is None:
            continue
        seen, unseen = (seen + 1, unseen) if by else (seen, unseen + [(words, fault)])
        print(f"{seen + len(unseen) + same:4} {'seen by ' + by if by else 'NOT SEEN'}: {words}", flush=True)
    return seen, unseen, same


def prepare():
    configure()
    if not build():
        sys.exit("mutate.py: the copy cannot be built")
    tests = read_tests()
    measure(tests)
    return tests


def main():
    parser = argparse.ArgumentParser(usage=__doc__.partition("usage: ")[2])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--only", default="")
    parser.add_argument("--again", action="store_true")
    parser.add_argument("--list", action="store_true")
    options = parser.parse_args()
    TREE.mkdir(parents=True, exist_ok=True)
    copy_tree()
    if options.list:
        for words, _ in choose(options, listed())[:options.count]:
            print(words)
        return 0
    os.nice(10)
    seen, unseen, same = run(options)
    for words, (path, number, _) in unseen:
        print(f"\n{path}:{number + 1}\n{words}")
    judged = seen + len(unseen)
    print(f"\n{seen} seen, {len(unseen)} not seen, {same} that change nothing")
    return 0 if judged and 100 * seen >= LEAST * judged else 1


if __name__ == "__main__":
    sys.exit(main())
