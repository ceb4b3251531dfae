#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The icons: files that any renderer understands, and an icon behind every name that the program asks for; in TAP.

usage: check-icons.py [SOURCE_ROOT]

Names that are not ours are looked up in the Adwaita theme, without its legacy part: newer versions come without that.
Where no theme is installed nothing is said of them.
"""

import pathlib
import re
import sys
import xml.etree.ElementTree as ElementTree

root = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else pathlib.Path(__file__).parents[1])
icons = root / "data" / "icons"
theme = pathlib.Path("/usr/share/icons/Adwaita")

SVG = "{http://www.w3.org/2000/svg}"
DRAWN = {SVG + name for name in ("svg", "g", "defs", "use", "path", "circle", "ellipse", "rect", "linearGradient", "radialGradient",
                                 "stop", "clipPath")}
LARGEST = 20 * 1000
REFERENCE = re.compile(r"""(?:href=["']|url\()([^"')]*)""")
NAME_IN_UI = re.compile(r'<(?:property|attribute) name="(?:[a-z-]*icon-name|icon)"[^>]*>([^<]+)<')
NAME_IN_C = re.compile(r'"([a-z0-9-]+-symbolic)"')
# GTK paints a symbolic icon in the colour of the text: shapes that are filled, in the one colour it replaces.
SYMBOLIC_FILL = "#2e3436"

points = 0
failures = 0


def point(name, faults):
    """One TAP point; the faults are what is wrong, each a line."""
    global points, failures
    points += 1
    failures += bool(faults)
    print(f"{'not ok' if faults else 'ok'} {points} - {name}")
    for fault in faults:
        print(f"# {fault}")


def faults_of(path):
    text = path.read_text(encoding="utf-8")
    try:
        drawing = ElementTree.fromstring(text)
    except ElementTree.ParseError as error:
        return [str(error)]
    faults = [f"{element.tag.replace(SVG, '')} in it" for element in drawing.iter() if element.tag not in DRAWN]
    faults += [f"leads outside: {target}" for target in REFERENCE.findall(text) if not target.startswith("#")]
    if len(text.encode()) > LARGEST:
        faults.append(f"{len(text.encode())} bytes")
    if "SPDX-License-Identifier: CC-BY-SA-4.0" not in text[:300]:
        faults.append("without its licence")
    symbolic = path.stem.endswith("-symbolic")
    # drawn for one size, with less in it, or for any
    folder = path.parents[1].name
    size = folder.split("x")[0] if "x" in folder else "16" if symbolic else "128"
    if (drawing.get("width"), drawing.get("height"), drawing.get("viewBox")) != (size, size, f"0 0 {size} {size}"):
        faults.append(f"not of {size} by {size}")
    if symbolic:
        for element in drawing.iter():
            if "stroke" in element.attrib or element.get("fill", SYMBOLIC_FILL) != SYMBOLIC_FILL:
                faults.append("a symbolic icon has one colour and no strokes")
    return faults


def names_used():
    """Every icon name with the files that ask for it."""
    names = {}
    for folder, pattern, expression in (("ui", "*.ui", NAME_IN_UI), ("src", "*.c", NAME_IN_C)):
        for path in sorted((root / folder).rglob(pattern)):
            for name in expression.findall(path.read_text(encoding="utf-8")):
                names.setdefault(name, []).append(str(path.relative_to(root)))
    return names


drawings = sorted(icons.rglob("*.svg"))
for path in drawings:
    point(str(path.relative_to(icons)), faults_of(path))

bundled = set(re.findall(r">(icons/[^<]*)<", (root / "ui" / "relais.gresource.xml").read_text(encoding="utf-8")))
wanted = {str(path.relative_to(root / "data")) for path in drawings if "mimetypes" not in path.parts}
point("the program carries its icons",
      [f"missing: {name}" for name in sorted(wanted - bundled)] + [f"no such file: {name}" for name in sorted(bundled - wanted)])

used = names_used()
ours = {path.stem for path in drawings}
point("no icon is kept that nobody sees", [str(path.relative_to(icons)) for path in drawings if "actions" in path.parts and path.stem not in used])
point("an icon of ours behind every name of ours",
      [f"{name}: {', '.join(files)}" for name, files in sorted(used.items()) if name.startswith("relais-") and name not in ours])
if theme.is_dir():
    known = {path.stem for path in theme.rglob("*.svg") if "legacy" not in path.parts}
    point("an icon of the theme behind every other name",
          [f"{name}: {', '.join(files)}" for name, files in sorted(used.items()) if name not in ours and name not in known])

print(f"1..{points}")
sys.exit(1 if failures else 0)
