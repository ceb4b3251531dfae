#!/usr/bin/python3
# SPDX-FileCopyrightText: The Relais developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the drawings and their style sheets beside this file, or into the directory given."""
import os
import re
import sys

sys.dont_write_bytecode = True
HERE = os.path.dirname(os.path.abspath(__file__))

import board
import palette
import sheets
import welcome
from thurn import sheets as thurn

LICENCE = "<!-- SPDX-FileCopyrightText: The Relais developers -->\n<!-- SPDX-License-Identifier: CC-BY-SA-4.0 -->\n"


def classes(text):
  return {c for group in re.findall(r'class="([^"]*)"', text) for c in group.split()}


def picture(w, h, defs, body, more=None):
  """A whole file: licence, the light style, definitions, drawing."""
  style = palette.css("light", classes(defs + body), more=more)
  return ('<?xml version="1.0" encoding="UTF-8"?>\n%s<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" width="%d" height="%d" color="#7A6652" stroke-linejoin="round" stroke-linecap="round">\n'
          "<style>%s</style>\n<defs>%s</defs>\n%s</svg>\n" % (LICENCE, w, h, w, h, style, defs, body))


def styles(files, name, more=None):
  """The style sheets for these files, one for each style."""
  used = set().union(*(classes(t) for t in files.values()))
  head = "/* SPDX-FileCopyrightText: The Relais developers */\n/* SPDX-License-Identifier: CC-BY-SA-4.0 */\n"
  return {"%s-%s.css" % (name, style): head + palette.css(style, used, True, more) + "\n" for style in palette.STYLES}


def loire():
  files = {"loire-board.svg": picture(1600, 1000, *board.board())}
  for name, args in sheets.all_sheets():
    files[name] = picture(*args)
  files["welcome.svg"] = picture(welcome.W, welcome.H, *welcome.welcome())
  return dict(files, **styles(files, "style"))


def second():
  files = {name: picture(*args, more=thurn.STYLES) for name, args in thurn.all_sheets()}
  return dict(files, **styles(files, thurn.NAME, thurn.STYLES))


def main(out):
  for name, text in sorted(dict(loire(), **second()).items()):
    with open(os.path.join(out, name), "w", encoding="utf-8") as f:
      f.write(text)


if __name__ == "__main__":
  main(sys.argv[1] if len(sys.argv) > 1 else HERE)
