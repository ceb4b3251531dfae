#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Turns data/games/loire.json into C: loire-ids.h (what exists) and
loire-edition.c (what it is worth).

usage: make-edition.py header|source loire.json OUTPUT

The data file is the only place where component values stand. Anything in it
that is not expected here, or that stands there the wrong number of times, ends
the build with the path and the reason.
"""

import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "common"))
from edition import Fields, c_list, c_names, check_basis, enum, fail, idents, keys_of, listed, load, names_of, write_fields

MAX_SEATS = 4
CARD_COLOURS = ["yellow", "purple", "green", "red", "blue"]
HORSES = [None, "1-2", "3-4"]
BUILDINGS = ["farm", "monastery", "castle"]
PALACE_KINDS = ["bank", "ducal_palace", "post_office", "palatium_balivi"]
DECK_LEVELS = 4


class Ids:
    """What exists, in the order of the data file, and the words that values are."""

    def __init__(self, **lists):
        self.__dict__.update(lists)
        self.word_location = ("loire_locations", self.locations)
        self.word_good = ("loire_goods", self.goods)
        self.word_colour = ("loire_colours", self.colours)
        self.word_card_colour = ("loire_card_colours", CARD_COLOURS)
        self.word_horse = ("loire_horses", HORSES)
        self.word_type = ("loire_types", self.types)
        self.village_range = (1, len(self.locations) - 1)


def what_exists(data):
    locations = idents(data, "locations", 20)
    names = names_of(data, "locations")
    cities = [entry["id"] for entry in data["locations"] if entry.get("kind") == "city"]
    if len(cities) != 2 or data["locations"][0]["id"] != cities[0] or data["locations"][10]["id"] != cities[1]:
        fail("locations", "two cities with nine villages on each road between them are expected")
    villages = [place for place in locations if place not in cities]
    colours = list(data["shields"])
    goods = list(data["goods"])
    if len(colours) != 7:
        fail("shields", f"must have 7 colours, has {len(colours)}")
    keys_of(data["goods"], "goods", ["wood", "grain", "cheese", "wine", "beer"])
    keys_of(data["buildings"], "buildings", BUILDINGS)
    characters = idents(data, "characters", 29)
    types = [entry["id"] for entry in data["characters"] if entry.get("colour") == "blue"]
    if len(types) != 5 or characters[-5:] != types:
        fail("characters", "the five blue ones must stand last")
    keys_of(data["palace"], "palace", ["deniers", "points", "copies", "kinds"])
    if data["palace"]["kinds"] != PALACE_KINDS:
        fail("palace.kinds", f"must be {', '.join(PALACE_KINDS)}")
    palaces = [f"{city}.{palace}" for city in cities for palace in PALACE_KINDS]
    messages = idents(data, "messages")
    by_level = [[m for m in messages if m.startswith(f"m{level}.")] for level in range(1, DECK_LEVELS + 1)]
    if [m for deck in by_level for m in deck] != messages or len(messages) != 65:
        fail("messages", "65 cards m1.01, m1.02 ... in the order of their levels are expected")
    for name, listed_ids in (("locations", locations), ("characters", characters), ("messages", messages)):
        for i in listed_ids:
            if listed_ids.count(i) > 1:
                fail(f"{name}.{i}", "this id stands twice")
    listed(data["player_colours"], "player_colours", MAX_SEATS)
    if data["tokens_per_player"] != 2:
        fail("tokens_per_player", "the Apprentice and the Helper bring one token each")
    return Ids(locations=locations, names=names, cities=cities, villages=villages, colours=colours, goods=goods,
               characters=characters, types=types, palaces=palaces, messages=messages, by_level=by_level)


def places_of(data, ids, fields, out):
    good_of, horse_of = [], []
    for index, entry in enumerate(data["locations"]):
        path = f"locations.{entry['id']}"
        if entry.get("kind") == "city":
            keys_of(entry, path, ["id", "name", "kind"])
            good_of.append(0)
            horse_of.append(0)
            continue
        keys_of(entry, path, ["id", "name", "kind", "road", "good", "horse"])
        if entry["kind"] != "village" or entry["road"] != ("north" if index < 10 else "south"):
            fail(path, "nine ids.villages of the north road, then nine of the south road are expected")
        good_of.append(fields.add(f"{path}.good", f"good[{index}]", entry["good"], 0, 3, ids.word_good))
        horse_of.append(fields.add(f"{path}.horse", f"horse[{index}]", entry["horse"], 0, 2, ids.word_horse))
    out.append(f".good = {c_list(good_of)}")
    out.append(f".horse = {c_list(horse_of)}")


def market_of(data, ids, fields, out):
    shields = [fields.add(f"shields.{c}", f"shields[{i}]", data["shields"][c], 1, 10)
               for i, c in enumerate(ids.colours)]
    if sum(shields) != len(ids.villages):
        fail("shields", f"must be {len(ids.villages)} in all, are {sum(shields)}")
    out.append(f".shields = {c_list(shields)}")
    out.append(".market_prices = " + c_list(fields.add("market_prices", "market_prices", data["market_prices"],
                                                       0, 9, count=len(ids.colours))))
    out.append(f".market_central = {fields.add('market_central', 'market_central', data['market_central'], 1, 6)}")


def goods_of(data, ids, fields, out):
    sells, cards = [], []
    for i, good in enumerate(ids.goods):
        keys_of(data["goods"][good], f"goods.{good}", ["sells", "cards"])
        sells.append(fields.add(f"goods.{good}.sells", f"sells[{i}]", data["goods"][good]["sells"], 0, 99))
        cards.append(fields.add(f"goods.{good}.cards", f"cards[{i}]", data["goods"][good]["cards"], 1, 99))
    out += [f".sells = {c_list(sells)}", f".cards = {c_list(cards)}"]


def buildings_of(data, ids, fields, out):
    costs = []
    for i, building in enumerate(BUILDINGS):
        entry = data["buildings"][building]
        path = f"buildings.{building}"
        keys_of(entry, path, ["deniers", "wood", "towers" if building == "castle" else "per_player"])
        costs.append(c_list([fields.add(f"{path}.deniers", f"building[{i}].deniers", entry["deniers"], 0, 99),
                             fields.add(f"{path}.wood", f"building[{i}].wood", entry["wood"], 0, 99)]))
    out.append(f".building = {{ {', '.join(costs)} }}")
    for path, member in (("farm.per_player", "farms"), ("monastery.per_player", "monasteries"),
                         ("castle.towers", "towers")):
        building, key = path.split(".")
        value = fields.add(f"buildings.{path}", member, data["buildings"][building][key], 0, len(ids.villages))
        out.append(f".{member} = {value}")


def palaces_and_ships_of(data, ids, fields, out):
    for key, high in (("deniers", 99), ("points", 99), ("copies", 4)):
        value = fields.add(f"palace.{key}", f"palace_{key}", data["palace"][key], 0, high)
        out.append(f".palace_{key} = {value}")
    ships = []
    for i, entry in enumerate(listed(data["ship"], "ship", 2)):
        keys_of(entry, f"ship.{i}", ["deniers", "spaces"])
        ships.append(c_list([fields.add(f"ship.{i}.deniers", f"ship[{i}].deniers", entry["deniers"], 0, 99),
                             fields.add(f"ship.{i}.spaces", f"ship[{i}].spaces", entry["spaces"], i + 1, i + 1)]))
    out.append(f".ship = {{ {', '.join(ships)} }}")


def characters_of(data, ids, fields, out):
    cards_text = []
    for i, entry in enumerate(data["characters"]):
        path, member = f"characters.{entry['id']}", f"character[{i}]"
        keys_of(entry, path, ["id", "colour", "cost", "points", "copies"])
        keys_of(entry["copies"], f"{path}.copies", ["1", "2", "3", "4"])
        colour = fields.add(f"{path}.colour", f"{member}.colour", entry["colour"], 0, 4, ids.word_card_colour)
        cost = fields.add(f"{path}.cost", f"{member}.cost", entry["cost"], 0, 99)
        points = fields.add(f"{path}.points", f"{member}.points", entry["points"], 0, 99)
        copies = [fields.add(f"{path}.copies.{n + 1}", f"{member}.copies[{n}]", entry["copies"][str(n + 1)], 0, 4)
                  for n in range(MAX_SEATS)]
        cards_text.append(f"    {{ {colour}, {cost}, {points}, {c_list(copies)} }}")
    out.append(".character = {\n" + ",\n".join(cards_text) + "\n  }")


def messages_of(data, ids, fields, out):
    cards_text = []
    for i, entry in enumerate(data["messages"]):
        path, member = f"messages.{entry['id']}", f"message[{i}]"
        keys_of(entry, path, ["id", "level", "to", "type", "points"])
        level = int(entry["id"][1])
        if entry["level"] != level:
            fail(f"{path}.level", f"must be {level}")
        count = level if level < 4 else 1
        words, high = ((ids.word_location, ids.village_range[1]) if count == 1
                       else (ids.word_colour, len(ids.colours) - 1))
        to = fields.add(f"{path}.to", f"{member}.to", entry["to"], 0, high, words, count=count)
        if count == 1 and ((entry["to"][0] in ids.cities) != (level == 4)):
            fail(f"{path}.to", "level 1 goes to a village, level 4 to a city")
        if len(set(to)) != count:
            fail(f"{path}.to", "the shields of a message are of different colours")
        kind_of = fields.add(f"{path}.type", f"{member}.type", entry["type"], 0, len(ids.types) - 1, ids.word_type)
        points = fields.add(f"{path}.points", f"{member}.points", entry["points"], 0, 99)
        cards_text.append(f"    {{ {c_list(to)}, {kind_of}, {points} }}")
    out.append(".message = {\n" + ",\n".join(cards_text) + "\n  }")


def goals_of(data, ids, fields, out):
    keys_of(data["goals"], "goals", ["boat", "boat_french", "messages"])
    for key, member, high in (("boat", "boat_goal", 20), ("boat_french", "boat_goal_french", 20),
                              ("messages", "message_goal", 65)):
        keys_of(data["goals"][key], f"goals.{key}", ["1", "2", "3", "4"])
        out.append(f".{member} = " + c_list([fields.add(f"goals.{key}.{n + 1}", f"{member}[{n}]",
                                                        data["goals"][key][str(n + 1)], 1, high)
                                             for n in range(MAX_SEATS)]))


def start_of(data, ids, fields, out):
    limits = {"deniers": ("start_deniers", 0, 999), "horses_per_figure": ("horses_per_figure", 0, 3),
              "stack_limit": ("stack_limit", 0, 3), "poor_limit": ("poor_limit", 0, 99),
              "rich_limit": ("rich_limit", 0, 999), "banker_bonus": ("banker_bonus", 0, 99)}
    keys_of(data["start"], "start", list(limits))
    for key, (member, low, high) in limits.items():
        value = fields.add(f"start.{key}", member, data["start"][key], low, high, wide=high > 255)
        out.append(f".{member} = {value}")
    if data["start"]["horses_per_figure"] > data["start"]["stack_limit"]:
        fail("start.horses_per_figure", "must not be above stack_limit")
    out.append(f".beer_factor = {fields.add('beer_factor', 'beer_factor', data['beer_factor'], 0, 9)}")
    value = fields.add("circus_start", "circus_start", data["circus_start"], *ids.village_range, ids.word_location)
    if data["circus_start"] in ids.cities:
        fail("circus_start", "must be a village")
    out.append(f".circus_start = {value}")


def what_it_is_worth(data, ids, fields):
    """The initialisers of LoireEdition; every changeable value goes to fields."""
    out = []
    for section in (places_of, market_of, goods_of, buildings_of, palaces_and_ships_of, characters_of, messages_of,
                    goals_of, start_of):
        section(data, ids, fields, out)
    fields.basis_of("tokens_per_player")
    check_basis(data, fields)
    return out


def write_header(ids, fields, output):
    text = ["/* Made from data/games/loire.json by make-edition.py. */", "#pragma once", "",
            enum("LOIRE", "LoireLocation", "", ids.locations, "LOCATIONS"),
            enum("LOIRE", "LoireColour", "", ids.colours, "COLOURS"),
            enum("LOIRE", "LoireGood", "", ids.goods, "GOODS"),
            enum("LOIRE", "LoireBuilding", "", BUILDINGS, "BUILDINGS"),
            enum("LOIRE", "LoirePalace", "", ids.palaces, "PALACES"),
            enum("LOIRE", "LoireCharacterId", "", ids.characters, "CHARACTERS"),
            enum("LOIRE", "LoireCardColour", "CARD_", CARD_COLOURS, "CARD_COLOURS"),
            enum("LOIRE", "LoireHorse", "", ["no_horse", "horse_1_2", "horse_3_4"], "HORSES"),
            f"#define LOIRE_VILLAGE_COUNT {len(ids.villages)}",
            "#define LOIRE_SHIPPINGS 2",
            f"#define LOIRE_LEVELS {DECK_LEVELS}",
            f"#define LOIRE_MESSAGES {len(ids.messages)}",
            "/* The types of messages are the blue characters, in their order. */",
            f"#define LOIRE_TYPES {len(ids.types)}",
            f"#define LOIRE_PALACE_KINDS {len(ids.palaces) // 2}",
            "/* Where a level's cards start, and the end of the last. */",
            "#define LOIRE_DECK_STARTS { "
            + ", ".join(str(sum(len(d) for d in ids.by_level[:n])) for n in range(DECK_LEVELS + 1)) + " }",
            f"#define LOIRE_DECK_MOST {max(len(d) for d in ids.by_level)}",
            f"#define LOIRE_N_FIELDS {len(fields.rows)}", ""]
    with open(output, "w", encoding="utf-8") as stream:
        stream.write("\n".join(text))


def write_source(ids, fields, out, output):
    with open(output, "w", encoding="utf-8") as stream:
        stream.write("/* Made from data/games/loire.json by make-edition.py. */\n"
                     "#include \"loire-edition.h\"\n\n#include <stddef.h>\n\n")
        stream.write(c_names("loire_locations", "LOIRE_LOCATIONS", ids.locations))
        stream.write(c_names("loire_villages", "LOIRE_VILLAGE_COUNT", ids.villages))
        stream.write(c_names("loire_location_names", "LOIRE_LOCATIONS", ids.names))
        stream.write(c_names("loire_village_names", "LOIRE_VILLAGE_COUNT",
                             [name for name, place in zip(ids.names, ids.locations) if place in ids.villages]))
        stream.write(c_names("loire_colours", "LOIRE_COLOURS", ids.colours))
        stream.write(c_names("loire_goods", "LOIRE_GOODS", ids.goods))
        stream.write(c_names("loire_buildings", "LOIRE_BUILDINGS", BUILDINGS))
        stream.write(c_names("loire_palaces", "LOIRE_PALACES", ids.palaces))
        stream.write(c_names("loire_characters", "LOIRE_CHARACTERS", ids.characters))
        stream.write(c_names("loire_messages", "LOIRE_MESSAGES", ids.messages))
        stream.write(c_names("loire_types", "LOIRE_TYPES", ids.types))
        stream.write(c_names("loire_card_colours", "LOIRE_CARD_COLOURS", CARD_COLOURS))
        stream.write("static " + c_names("loire_horses", "LOIRE_HORSES", HORSES))
        stream.write("\nconst LoireEdition loire_edition = {\n  " + ",\n  ".join(out) + ",\n};\n")
        write_fields(stream, "loire", "LoireEdition", fields)


def main():
    kind, source, output = sys.argv[1:4]
    data, basis = load(source, ["locations", "shields", "market_prices", "market_central", "goods", "buildings", "palace",
                                "ship", "characters", "messages", "goals", "start", "tokens_per_player", "beer_factor",
                                "circus_start", "player_colours"])
    if not isinstance(data["shields"], dict):
        fail("shields", "must be an object")
    ids = what_exists(data)
    fields = Fields(basis)
    out = what_it_is_worth(data, ids, fields)
    if kind == "header":
        write_header(ids, fields, output)
    else:
        write_source(ids, fields, out, output)


main()
