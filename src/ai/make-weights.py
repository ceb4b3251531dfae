#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Turns what `relais-engine train` found into C.

usage: make-weights.py WEIGHTS.json HEADER TYPE NAME OUTPUT

HEADER declares the struct TYPE; the output defines a constant NAME of it. The compiler knows the names; here they only have to be
numbers, or lists of numbers.
"""

import json
import re
import sys


def number(value, path):
    if type(value) is not int:
        sys.exit(f"{sys.argv[1]}: {path}: a whole number is expected")
    return str(value)


def main():
    path, header, struct, name, output = sys.argv[1:]
    with open(path, encoding="utf-8") as file:
        weights = json.load(file)["weights"]
    lines = []
    for key, value in weights.items():
        if not re.fullmatch("[a-z_]+", key):
            sys.exit(f"{path}: weights.{key}: this is no name of a weight")
        if isinstance(value, list):
            value = "{ " + ", ".join(number(one, f"weights.{key}") for one in value) + " }"
        else:
            value = number(value, f"weights.{key}")
        lines.append(f"  .{key} = {value},\n")
    with open(output, "w", encoding="utf-8") as file:
        file.write(f'#include "{header}"\n\nconst {struct} {name} = {{\n{"".join(lines)}}};\n')


main()
