# SPDX-FileCopyrightText: The Relais developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fewer elements for the same picture: librsvg's parsing goes by elements, so shapes of one look become one path wherever the
order of painting allows it."""
import re

from draw import absolute

SHAPE = re.compile(r'<(path|rect|circle|ellipse) ([^<>]*)/>')
INFINITE = (-1e9, -1e9, 1e9, 1e9)


def attributes(text):
  return dict(re.findall(r'([a-z-]+)="([^"]*)"', text))


def extents(kind, a):
  """The painted rectangle, rather too large than too small."""
  f = lambda k: float(a.get(k, 0))
  if "transform" in a:
    return INFINITE
  if kind == "rect":
    b = f("x"), f("y"), f("x") + f("width"), f("y") + f("height")
  elif kind in ("circle", "ellipse"):
    rx, ry = f("rx") or f("r"), f("ry") or f("r")
    b = f("cx") - rx, f("cy") - ry, f("cx") + rx, f("cy") + ry
  else:
    if re.search("[AaSsTt]", a["d"]):
      return INFINITE
    pts = [p for c, q in absolute(a["d"]) for p in q]
    b = min(p[0] for p in pts), min(p[1] for p in pts), max(p[0] for p in pts), max(p[1] for p in pts)
  m = f("stroke-width") * .75 + .1
  return b[0] - m, b[1] - m, b[2] + m, b[3] + m


def apart(a, b):
  return a[2] < b[0] or b[2] < a[0] or a[3] < b[1] or b[3] < a[1]


def run(text):
  """One row of shapes without groups between them."""
  done = []                                # (look, path data or the element as it is, extents of its parts)
  for m in SHAPE.finditer(text):
    kind, a = m.group(1), attributes(m.group(2))
    box = extents(kind, a)
    look = None
    if kind == "path" and "id" not in a and box is not INFINITE:
      look = re.sub(r'd="[^"]*" ?', "", m.group(2))
    k = len(done) - 1
    while look is not None and k >= 0:
      if not all(apart(b, box) for b in done[k][2]):
        k = -1                             # it lies upon this one: no further back
        break
      if done[k][0] == look:
        done[k][1].append(a["d"])
        done[k][2].append(box)
        break
      k -= 1
    if look is None or k < 0:
      done.append((look, [a["d"]] if look is not None else m.group(0), [box]))
  return "".join('<path d="%s" %s/>' % ("".join(d), look) if look is not None else d for look, d, boxes in done)


def gathered(text):
  """All rows of shapes in a drawing."""
  return re.sub(r"(?:<(?:path|rect|circle|ellipse) [^<>]*/>){2,}", lambda m: run(m.group(0)), text)
