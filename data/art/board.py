# SPDX-FileCopyrightText: The Relais developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The board: its layers, put together."""
import sys

import geometry
import land
import places
import river
import roads
import slots
from draw import merged
from merge import gathered

GRADIENTS = (
  '<linearGradient id="water" x1="0" x2="1" y1="0" y2="0"><stop offset="0" class="c-river2" stop-opacity=".85"/><stop offset=".13" class="c-river1"/><stop offset="1" class="c-river1"/></linearGradient>'
  '<linearGradient id="plank" x1="0" x2="0" y1="0" y2="1"><stop offset="0" class="c-shelf3"/><stop offset=".2" class="c-shelf"/><stop offset="1" class="c-shelf2"/></linearGradient>'
  '<linearGradient id="edge-x"><stop offset="0" class="c-deep" stop-opacity=".6"/><stop offset=".06" class="c-deep" stop-opacity="0"/><stop offset=".94" class="c-deep" stop-opacity="0"/><stop offset="1" class="c-deep" stop-opacity=".6"/></linearGradient>'
  '<linearGradient id="edge-y" x1="0" x2="0" y1="0" y2="1"><stop offset="0" class="c-deep" stop-opacity=".6"/><stop offset=".1" class="c-deep" stop-opacity="0"/><stop offset=".9" class="c-deep" stop-opacity="0"/><stop offset="1" class="c-deep" stop-opacity=".6"/></linearGradient>'
  '<radialGradient id="candle" cx=".44" cy=".5" r=".62"><stop offset="0" class="c-candle o-candle"/><stop offset="1" class="c-candle" stop-opacity="0"/></radialGradient>')


def layer(name, body, attributes=""):
  return '<g id="layer-%s"%s>\n%s\n</g>\n' % (name, attributes, gathered(merged(body)))


def board():
  """Answers (definitions, body)."""
  geo, pts = geometry.build()
  errors, facts = geometry.check(geo, pts)
  if errors:
    sys.exit("\n".join(errors))
  land.check_scenery(geo)
  body = layer("scenery", land.land(geo, pts) + land.scenery() + river.water(geo))
  body += layer("roads", roads.roads(geo, pts))
  body += layer("places", land.scatter(geo, pts) + places.places(geo) + river.numbers(geo) + land.frame())
  body += layer("slots", slots.slots(geo, pts), ' class="slot"')
  return GRADIENTS + land.grain() + land.textures() + places.definitions(), body
