#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Turns data/games/thurn.json into C: thurn-ids.h (what exists) and thurn-edition.c (where it lies and what it is worth).

usage: make-edition.py header|source thurn.json OUTPUT

Cities have the numbers of their ids in the order of bytes, so that a set of them is told in that order.
"""

import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "common"))
from edition import Fields, c_list, c_names, check_basis, enum, fail, idents, keys_of, listed, load, names_of, write_fields

MAX_SEATS = 4
CITIES, SLOTS, OF_A_KIND = 22, 6, 3
COACHES = ["3", "4", "5", "6", "7"]
GROUPS = ["baiern", "baden", "wurttemberg_hohenzollern", "schweiz_tyrol", "bohmen_salzburg"]
# How many tiles each stack has.
STACKS = {"len5": 2, "len6": 3, "len7": 4, "baiern": 4, "baden": 3, "wurttemberg_hohenzollern": 3, "schweiz_tyrol": 3,
          "bohmen_salzburg": 3, "outside": 4, "end": 1}
MAX_TILES = max(STACKS.values())
# Values of each player's or all players' that may be changed, with their limits.
NUMBERS = {"houses": (1, CITIES), "hand_after_closing": (0, CITIES * OF_A_KIND), "close_minimum": (1, CITIES), "wainwright": (0, 19)}
# What a game cannot be played without.
FIXED = {"cards_per_city": OF_A_KIND, "face_up": SLOTS, "coach_copies": MAX_SEATS}


def masks(sets):
    return "{ " + ", ".join(f"0x{mask:06x}" for mask in sets) + " }"


class Map:
    """Cities by their number, and how they lie; regions and groups of them as sets."""

    def __init__(self, data):
        self.printed = idents(data, "cities", CITIES)
        self.cities = sorted(self.printed)
        self.regions = idents(data, "regions", 9)
        for ids, name in ((self.cities, "cities"), (self.regions, "regions")):
            if len(set(ids)) != len(ids):
                fail(name, "an id stands twice")
        self.region_names = names_of(data, "regions")
        name_of = dict(zip(self.printed, names_of(data, "cities")))
        self.city_names = [name_of[city] for city in self.cities]
        self.region_of = [0] * CITIES
        self.in_region = [0] * len(self.regions)
        for entry in data["cities"]:
            path = f"cities.{entry['id']}"
            keys_of(entry, path, ["id", "name", "region", "lat", "lon"])
            if entry["region"] not in self.regions:
                fail(f"{path}.region", "is not among the regions")
            region = self.regions.index(entry["region"])
            self.region_of[self.number(entry["id"], path)] = region
            self.in_region[region] |= 1 << self.number(entry["id"], path)
        self.roads = [0] * CITIES
        for index, road in enumerate(listed(data["roads"], "roads")):
            path = f"roads.{index}"
            a, b = (self.number(city, path) for city in listed(road, path, 2))
            if a == b or self.roads[a] & 1 << b:
                fail(path, "a road joins two cities, once")
            self.roads[a] |= 1 << b
            self.roads[b] |= 1 << a
        self.groups = []
        if idents(data, "groups", len(GROUPS)) != GROUPS:
            fail("groups", f"must be {', '.join(GROUPS)}")
        for entry in data["groups"]:
            keys_of(entry, f"groups.{entry['id']}", ["id", "regions"])
            self.groups.append(sum(self.in_region[self.regions.index(region)] for region in entry["regions"]))

    def number(self, city, path):
        if city not in self.cities:
            fail(path, f"there is no city {city}")
        return self.cities.index(city)


def values_of(data, fields):
    out = []
    for key, (low, high) in NUMBERS.items():
        out.append(f".{key} = {fields.add(key, key, data[key], low, high)}")
    for key, value in FIXED.items():
        fields.basis_of(key)
        if data[key] != value:
            fail(key, f"must be {value}")
    keys_of(data["coaches"], "coaches", COACHES)
    out.append(".coach = " + c_list([fields.add(f"coaches.{coach}", f"coach[{i}]", data["coaches"][coach], 0, 99)
                                     for i, coach in enumerate(COACHES)]))
    keys_of(data["tiles"], "tiles", list(STACKS))
    out.append(".tiles = { " + ", ".join(c_list(fields.add(f"tiles.{stack}", f"tiles[{i}]", data["tiles"][stack], 0, 99, count=n))
                                         for i, (stack, n) in enumerate(STACKS.items())) + " }")
    for key in ("cities", "roads", "regions", "groups"):
        fields.basis_of(key)
    check_basis(data, fields)
    return out


def write_header(where, fields, stream):
    stream.write("\n".join([
        "/* Made from data/games/thurn.json by make-edition.py. */", "#pragma once", "",
        enum("THURN", "ThurnCity", "", where.cities, "CITIES"),
        enum("THURN", "ThurnRegion", "REGION_", where.regions, "REGIONS"),
        enum("THURN", "ThurnStack", "STACK_", STACKS, "STACKS"),
        f"#define THURN_GROUPS {len(GROUPS)}",
        f"#define THURN_COACHES {len(COACHES)}",
        f"#define THURN_FIRST_COACH {COACHES[0]}",
        f"#define THURN_LAST_COACH {COACHES[-1]}",
        f"#define THURN_SLOTS {SLOTS}",
        f"#define THURN_OF_A_KIND {OF_A_KIND}",
        f"#define THURN_CARDS {CITIES * OF_A_KIND}",
        f"#define THURN_STACK_MOST {MAX_TILES}",
        f"#define THURN_TILES {sum(STACKS.values())}",
        f"#define THURN_N_FIELDS {len(fields.rows)}", ""]))


def write_source(where, fields, out, stream):
    stream.write("/* Made from data/games/thurn.json by make-edition.py. */\n"
                 "#include \"thurn-edition.h\"\n\n#include <stddef.h>\n\n")
    stream.write(c_names("thurn_cities", "THURN_CITIES", where.cities))
    stream.write(c_names("thurn_regions", "THURN_REGIONS", where.regions))
    stream.write(c_names("thurn_stacks", "THURN_STACKS", list(STACKS)))
    stream.write(c_names("thurn_coaches", "THURN_COACHES", COACHES))
    stream.write(c_names("thurn_city_names", "THURN_CITIES", where.city_names))
    stream.write(c_names("thurn_region_names", "THURN_REGIONS", where.region_names))
    stream.write(f"const uint8_t thurn_printed_order[THURN_CITIES] = {c_list([where.cities.index(c) for c in where.printed])};\n")
    stream.write(f"const uint8_t thurn_region_of[THURN_CITIES] = {c_list(where.region_of)};\n")
    stream.write(f"const uint32_t thurn_roads[THURN_CITIES] = {masks(where.roads)};\n")
    stream.write(f"const uint32_t thurn_in_region[THURN_REGIONS] = {masks(where.in_region)};\n")
    stream.write(f"const uint32_t thurn_groups[THURN_GROUPS] = {masks(where.groups)};\n")
    stream.write(f"const uint8_t thurn_stack_size[THURN_STACKS] = {c_list(STACKS.values())};\n")
    stream.write("\nconst ThurnEdition thurn_edition = {\n  " + ",\n  ".join(out) + ",\n};\n")
    write_fields(stream, "thurn", "ThurnEdition", fields)


def main():
    kind, source, output = sys.argv[1:4]
    data, basis = load(source, ["regions", "cities", "roads", "groups", "coaches", "tiles", *NUMBERS, *FIXED])
    where = Map(data)
    fields = Fields(basis)
    out = values_of(data, fields)
    with open(output, "w", encoding="utf-8") as stream:
        if kind == "header":
            write_header(where, fields, stream)
        else:
            write_source(where, fields, out, stream)


main()
