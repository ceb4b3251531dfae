# SPDX-FileCopyrightText: The Relais developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""What every game's drawings are checked for, in TAP: ids, boxes, parts that are cheap to draw, size, style sheets."""
import os
import re
import xml.etree.ElementTree as ET

HERE = os.path.dirname(os.path.abspath(__file__))
LIMIT = 400 * 1000
NS = "{http://www.w3.org/2000/svg}"
results = []


def ok(good, name, why=""):
  results.append(good)
  print("%sok %d - %s" % ("" if good else "not ", len(results), name))
  if not good:
    for line in str(why).splitlines()[:20]:
      print("  # " + line)


def read(name):
  with open(os.path.join(HERE, name), encoding="utf-8") as f:
    return f.read()


def same(found, wanted, name):
  ok(found == wanted, name, "\n".join(["missing: " + i for i in sorted(wanted - found)] + ["unknown: " + i for i in sorted(found - wanted)]))


def shapes(group):
  """The shapes of a drawing, without where it stands."""
  return [(e.tag, e.get("d"), e.get("class"), e.get("cx"), e.get("cy"), e.get("r"), e.get("width"), e.get("transform")) for e in group.iter() if e.tag != NS + "g"]


def weight(drawing):
  """How much is drawn, in characters of path data."""
  return sum(len(s[1] or "M0 0h1v1h-1Z") for s in drawing)


def check_svg(name, wanted, inner):
  """Ids are those of the rules (wanted) and the drawing's own parts (inner); all sprites have their boxes, a board has none."""
  text = read(name)
  try:
    root = ET.fromstring(text)
  except ET.ParseError as e:
    ok(False, name + " is well-formed", e)
    return None
  ids = re.findall(r'\sid="([^"]*)"', text)
  twice = sorted({i for i in ids if ids.count(i) > 1}) if len(ids) != len(set(ids)) else []
  ok(not twice, name + ": every id exists once", twice)
  found = set(ids) - inner
  boxes = {i for i in found if i.startswith("box-")}
  same(found - boxes, wanted, name + ": the ids of the rules, all of them and no others")
  if not name.endswith("-board.svg"):
    same(boxes, {"box-" + i for i in wanted}, name + ": every sprite has its box")
  ok(not (inner - set(ids)), name + ": its own parts", inner - set(ids))
  bad = [t for t in ("<filter", "<image", "<text", "<mask", "<style>@", "font-family", " opacity=", "data:") if t in text]
  ok(not bad, name + ": no filter, no picture, no text, no opacity of whole elements", bad)
  refs = set(re.findall(r'href="#([^"]*)"', text)) | set(re.findall(r"url\(#([^)]*)\)", text))
  ok(refs <= set(ids), name + ": every reference leads somewhere", refs - set(ids))
  ok(len(text.encode()) < LIMIT, name + ": smaller than 400 kB", len(text.encode()))
  return root


def check_styles(svgs, styles):
  classes = {c for name in svgs for g in re.findall(r'class="([^"]*)"', read(name)) for c in g.split()}
  for name in styles:
    rules = set(re.findall(r"^\.([a-z0-9-]+)\{", read(name), flags=re.M))
    same(rules, classes, name + ": a rule for every class and for no other")


def check_drawings(root, kinds):
  """No two cards share their drawing, not even the greater part of it."""
  drawings = {g.get("id"): shapes(g) for g in root.iter(NS + "g") if re.match(kinds, g.get("id") or "")}
  names, worst = sorted(drawings), []
  for i, a in enumerate(names):
    for b in names[i + 1:]:
      common = weight(set(drawings[a]) & set(drawings[b]))
      if common * 2 > min(weight(set(drawings[a])), weight(set(drawings[b]))):
        worst.append("%s and %s share more than half" % (a, b))
  ok(not worst, "no two emblems share their drawing (%d drawings)" % len(names), "\n".join(worst))
  thin = ["%s: %d" % (i, len(s)) for i, s in drawings.items() if len(s) < 2]
  ok(not thin, "no emblem is a single shape", "\n".join(thin))
