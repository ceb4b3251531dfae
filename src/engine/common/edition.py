# SPDX-License-Identifier: GPL-3.0-or-later
"""What the generators of all games' editions share: reading a data file strictly, and writing its values as C.

The data file is the only place where component values stand. Anything in it that is not expected, or that stands there
the wrong number of times, ends the build with the path and the reason.
"""

import json
import sys

BASES = {"rulebook": "RELAIS_BASIS_RULEBOOK", "sources": "RELAIS_BASIS_SOURCES", "inferred": "RELAIS_BASIS_INFERRED",
         "reconstructed": "RELAIS_BASIS_RECONSTRUCTED"}

source_path = ""


def fail(path, reason):
    sys.exit(f"{source_path}: {path}: {reason}")


def no_repeats(pairs):
    keys = [key for key, _ in pairs]
    for key in keys:
        if keys.count(key) > 1:
            fail(key, "this key stands twice in one object")
    return dict(pairs)


def keys_of(obj, path, expected):
    if not isinstance(obj, dict):
        fail(path, "must be an object")
    for key in obj:
        if key not in expected:
            fail(f"{path}.{key}".lstrip("."), "unknown key")
    for key in expected:
        if key not in obj:
            fail(f"{path}.{key}".lstrip("."), "missing")


def listed(value, path, count=None):
    if not isinstance(value, list):
        fail(path, "must be a list")
    if count is not None and len(value) != count:
        fail(path, f"must have {count} entries, has {len(value)}")
    return value


def idents(data, name, count=None):
    """The ids of a list of components."""
    for index, entry in enumerate(listed(data[name], name, count)):
        if not isinstance(entry, dict) or not isinstance(entry.get("id"), str):
            fail(f"{name}.{index}", "must be an object with an id")
    return [entry["id"] for entry in data[name]]


class Fields:
    """Collects every changeable value: its path, place, limits and basis."""

    def __init__(self, basis):
        self.rows = []
        self.basis = basis
        self.used_basis = set()

    def basis_of(self, path):
        parts = path.split(".")
        best, best_key = None, (-1, -1)
        for pattern in self.basis:
            want = pattern.split(".")
            if len(want) > len(parts):
                continue
            if all(w in ("*", p) for w, p in zip(want, parts)):
                self.used_basis.add(pattern)
                key = (len(want), sum(w != "*" for w in want))
                if key > best_key:
                    best, best_key = pattern, key
        if best is None:
            fail(path, "its basis is not told")
        return self.basis[best]

    def add(self, path, member, value, low, high, words=None, wide=False, count=0):
        values = value if count else [value]
        if count and (not isinstance(value, list) or len(value) != count):
            fail(path, f"must be a list of {count}")
        numbers = []
        for v in values:
            if words is not None:
                if v not in words[1]:
                    fail(path, f"{json.dumps(v)} is not one of its words")
                number = words[1].index(v)
            else:
                if type(v) is not int:
                    fail(path, "must be a whole number")
                number = v
            if not low <= number <= high:
                fail(path, f"must be {low} to {high}, is {number}")
            numbers.append(number)
        self.rows.append((path, member, 2 if wide else 1, count, BASES[self.basis_of(path)], low, high,
                          words[0] if words else None, len(words[1]) if words else 0))
        return numbers if count else numbers[0]


def c_list(numbers):
    return "{ " + ", ".join(str(n) for n in numbers) + " }"


def c_names(name, size, words):
    text = ", ".join("NULL" if w is None else f'"{w}"' for w in words)
    return f"const char *const {name}[{size}] = {{ {text} }};\n"


def ident(word):
    return word.upper().replace(".", "_").replace("-", "_")


def enum(game, name, prefix, words, count):
    lines = [f"typedef enum\n{{"]
    lines += [f"  {game}_{prefix}{ident(w)}," for w in words]
    lines += [f"  {game}_{count}", f"}} {name};\n"]
    return "\n".join(lines)


def names_of(data, name):
    """How the map spells the components of a list."""
    names = [entry.get("name") for entry in data[name]]
    for word in names:
        if not isinstance(word, str) or not word or '"' in word or "\\" in word:
            fail(name, "each needs a name without quotation marks and backslashes")
    return names


def load(path, keys):
    """The data and, by path, what its values are taken from."""
    global source_path
    source_path = path
    with open(path, encoding="utf-8") as stream:
        try:
            data = json.load(stream, object_pairs_hook=no_repeats)
        except json.JSONDecodeError as error:
            sys.exit(f"{path}:{error.lineno}: {error.msg}")
    keys_of(data, "", keys + ["basis"])
    if not isinstance(data["basis"], dict):
        fail("basis", "must be an object")
    basis = {key: word for key, word in data["basis"].items() if key != "comment"}
    for key, word in basis.items():
        if word not in list(BASES):
            fail(f"basis.{key}", f"must be one of {', '.join(BASES)}")
    return data, basis


def check_basis(data, fields):
    for pattern in fields.basis:
        if pattern not in fields.used_basis and pattern.split(".")[0] not in data:
            fail(f"basis.{pattern}", "names nothing")


def write_fields(stream, game, struct, fields):
    stream.write(f"\nconst RelaisField {game}_fields[] = {{\n")
    for path, member, width, count, base, low, high, words, n in sorted(fields.rows):
        stream.write(f"  {{ \"{path}\", offsetof ({struct}, {member}), {width}, {count}, {base}, "
                     f"{low}, {high}, {words or 'NULL'}, {n} }},\n")
    stream.write("};\n")
