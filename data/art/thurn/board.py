# SPDX-FileCopyrightText: The Relais developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The board: its layers, put together; and where the regions' names and arms find room."""
import math
import re

from board import layer
from draw import P, n, poly, smooth
from land import edges
from thurn import geometry as g, land, places, regions, roads, scenery, slots, water
from thurn.arms import arms

GRADIENTS = (
  '<linearGradient id="plank" x1="0" x2="0" y1="0" y2="1"><stop offset="0" class="c-shelf3"/><stop offset=".2" class="c-shelf"/><stop offset="1" class="c-shelf2"/></linearGradient>'
  '<linearGradient id="edge-x"><stop offset="0" class="c-deep" stop-opacity=".6"/><stop offset=".06" class="c-deep" stop-opacity="0"/><stop offset=".94" class="c-deep" stop-opacity="0"/><stop offset="1" class="c-deep" stop-opacity=".6"/></linearGradient>'
  '<linearGradient id="edge-y" x1="0" x2="0" y1="0" y2="1"><stop offset="0" class="c-deep" stop-opacity=".6"/><stop offset=".1" class="c-deep" stop-opacity="0"/><stop offset=".9" class="c-deep" stop-opacity="0"/><stop offset="1" class="c-deep" stop-opacity=".6"/></linearGradient>'
  '<radialGradient id="candle" cx=".44" cy=".42" r=".62"><stop offset="0" class="c-candle o-candle"/><stop offset="1" class="c-candle" stop-opacity="0"/></radialGradient>')


def names(shape, ground):
  """For each region the places of its arms and of its name, beside or below them."""
  out = {}
  for r, loops in shape.items():
    if r == "polen":
      x, y, w, h = g.INSET
      out[r] = {"arms": (x + 6, y + 6, 26, 33), "name": (x + 36, y + 9, g.text_width(g.TITLES[r], 19) + 6, 20)}
      continue
    lw = g.text_width(g.TITLES[r], 19) + 6
    xs, ys = [q[0] for p in loops for q in p], [q[1] for p in loops for q in p]
    mx, my = sum(xs) / len(xs), sum(ys) / len(ys)
    best = None
    # the name below the arms; beside them; arms alone, at last smaller
    for kind, w, h in (("below", max(lw, 36), 64), ("beside", lw + 36, 42), ("alone", 36, 44), ("small", 28, 34)):
      for x in range(int(min(xs)), int(max(xs)), 8):
        for y in range(int(min(ys)), int(max(ys)), 8):
          q = (x - w / 2, y - h / 2, x + w / 2, y + h / 2)
          if all(regions.inside(loops, a, b) for a, b in ((q[0], q[1]), (q[2], q[1]), (q[0], q[3]), (q[2], q[3]), (x, y))) and ground.fits(q[0], q[1], q[2], q[3], 5):
            score = -math.hypot(x - mx, y - my)
            if best is None or score > best[0]:
              best = (score, x, y)
      if best:
        break
    _, x, y = best
    if kind == "below":
      out[r] = {"arms": (x - 17, y - 31, 34, 43), "name": (x - lw / 2, y + 12, lw, 20)}
    elif kind == "beside":
      out[r] = {"arms": (x - w / 2, y - 21, 34, 43), "name": (x - w / 2 + 38, y - 10, lw, 20)}
    else:
      s = 1 if kind == "alone" else .78
      out[r] = {"arms": (x - 17 * s, y - 21.5 * s, 34 * s, 43 * s), "name": None}
    ground.take(x - w / 2, y - h / 2, x + w / 2, y + h / 2)
    if not out[r]["name"]:
      out[r]["name"] = alone(loops, lw - 4, ground)
  return out


def alone(loops, w, ground):
  """A place for a name without its arms."""
  xs, ys, best = [q[0] for p in loops for q in p], [q[1] for p in loops for q in p], None
  mx, my = sum(xs) / len(xs), sum(ys) / len(ys)
  for x in range(int(min(xs)), int(max(xs)), 5):
    for y in range(int(min(ys)), int(max(ys)), 5):
      if regions.inside(loops, x - w / 2, y) and regions.inside(loops, x + w / 2, y) and regions.inside(loops, x, y) and ground.fits(x - w / 2, y - 8, x + w / 2, y + 8, 1):
        score = -math.hypot(x - mx, y - my)
        if best is None or score > best[0]:
          best = (score, x, y)
  if best is None:
    return None
  _, x, y = best
  ground.take(x - w / 2, y - 9, x + w / 2, y + 9)
  return x - w / 2, y - 10, w, 20


def build():
  """Everything that is computed: roads, outlines, borders, places of names, what is taken."""
  curves = g.roads()
  shape, cs = regions.build()
  points = [(x, y, 9) for c in curves.values() for x, y in g.bezier(c, 40)] + [(x, y, 8) for x, y in water.near()]
  points += [(x, y, 6) for l, r, p in cs for a, b in zip(p, p[1:]) for x, y in (a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2))]
  ground = scenery.Ground([b[1:] for b in g.blocks()] + [(g.INSET[0] - 8, 0, 1600, g.INSET[1] + g.INSET[3] + 8)], points)
  return curves, shape, cs, names(shape, ground), ground


def board(built):
  """Answers (definitions, body)."""
  curves, shape, cs, named, ground = built
  things = scenery.scenery(shape, ground)
  inland, borders = land.lands(shape, cs, ground.free)
  shapes = "".join('<path id="shape-%s" d="%s"/>' % (r, "".join(smooth(p, True) for p in loops) if r != "polen" else poly(loops[0])) for r, loops in shape.items())
  body = layer("land", land.sheet() + places.inset() + inland + borders + places.inset_rim() + edges() + water.water() + things)
  body += layer("roads", roads.roads(curves))
  body += layer("places", "".join(arms(r, q["arms"][0] + q["arms"][2] / 2, q["arms"][1] + q["arms"][3] / 2 - .5, q["arms"][2] / 34.0) for r, q in named.items()) + places.cities() +
                "".join(places.post(k) for k in g.STANDS) + places.shelf() + places.desk() + places.title() + places.compass() + places.frame())
  body += layer("slots", slots.slots(curves, named), ' class="slot"')
  return GRADIENTS + shapes + water.definitions(), body
