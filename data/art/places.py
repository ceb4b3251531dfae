# SPDX-FileCopyrightText: The Relais developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""What is drawn at the places: houses, stops, signposts, plaques, paddocks; the market's shelf, the title, the compass."""
import math

import cities
import goods
import villages
from draw import C, G, P, R, disc, n
from emblems_places import palace_sign
from letters import number, pen
from roads import signpost

# a few are drawn taller or lower than their names' rows give room for
TALL = dict(ancenis=1.2, angers=1.03, blois=1.24, talcy=1.16, montsoreau=1.1, beaugency=.94, tours=.95, chambord=.92)
NARROW = dict(chambord=.97)


def definitions():
  """The goods on their plaques."""
  o = ""
  for g in ("wood", "grain", "cheese", "wine"):
    o += G(C(1.5, 2, 22, "shadow", op=.22) + C(0, 0, 22, "plaque", "ink", sw=2.2) + C(0, 0, 19, None, "ink2", sw=.8) + goods.good(g, -1, -1, 1.2), id="plaque-" + g)
  return o


def ready(geo):
  """What stands ready for pieces in all places: shields' outlines, building plots, paddocks; all of one look in one path."""
  shields, plots, ropes, soil, fences = "", "", "", "", ""
  outline = "M%s %sh39v22c0 14.6 -9.8 23.2 -19.5 28c-9.7 -4.8 -19.5 -13.4 -19.5 -28Z"
  mound = lambda x, y, rx, ry: "M%s %sq0 %s %s %st%s %sq0 %s %s %st%s %sZ" % (n(x - rx), n(y), n(-ry), n(rx), n(-ry), n(rx), n(ry), n(ry), n(-rx), n(ry), n(-rx), n(-ry))
  for l in geo["locations"]:
    h = l["horses"]
    x, y, w = h["x"], h["y"] + h["h"], h["w"]
    soil += mound(x + w / 2, y - 5, w / 2 - 2, 7)
    fences += "M%s %sh%sm%s 4h%sM%s %sv-12m%s 12v-12m%s 12v-12" % (n(x + 4), n(y - 9), n(w - 8), n(8 - w), n(w - 8), n(x + 4), n(y), n(w / 2 - 4), n(w / 2 - 4))
    if l["kind"] == "village":
      s, b = l["shield"], l["building"]
      shields += outline % (n(s["x"] + 3.5), n(s["y"] + 4.3))
      x, y = b["x"] + b["w"] / 2, b["y"] + b["h"] - 7
      soil += mound(x, y, 28, 6)
      plots += "M%s %sv-10m52 10v-10m-35 14v-10m18 10v-10" % (n(x - 26), n(y + 1))
      ropes += "M%s %sq10 5 17 4h18q7 1 17 -4" % (n(x - 26), n(y - 6))
  o = P(shields, "shade", "ink2", 1.3, op=.8, extra='stroke-dasharray="4 3"') + P(soil, "soil", op=.3) + P(fences + plots, None, "ink2", 1.6, op=.8)
  return o + P(ropes, None, "ink2", 1.1, op=.8, extra='stroke-dasharray="3 2.5"')


def houses_of(l):
  v = l["vignette"]
  t = "translate(%s %s)%s" % (n(v["x"]), n(v["y"] + v["h"] - 6), "scale(%s %s)" % (NARROW.get(l["id"], 1), TALL[l["id"]]) if l["id"] in TALL else "")
  return '<g transform="%s">%s</g>' % (t, villages.ALL[l["id"]]())


def places(geo):
  feet, posts, mounds, o = "", "", "", ""
  for l in geo["locations"]:
    if l["kind"] == "village":
      v = l["vignette"]
      feet += "M%s %sq36 -3 72 0t69 0" % (n(min(v["x"], l["building"]["x"]) + 2), n(v["y"] + v["h"] - 3.5))
      posts += signpost(l)
      x0 = min(v["x"], l["building"]["x"])
      y = v["y"] + v["h"] - 4
      mounds += "M%s %sq14 -15 50 -13q26 -7 52 1q30 -3 45 12q-74 9 -147 0Z" % (n(x0 - 1), n(y))
  o += P(mounds, "meadow", "wood3", 1, op=.75)
  o += P(feet, None, "ink", 1.3, op=.6) + P(posts, None, "ink", 5) + P(posts, None, "log", 2.4)
  o += ready(geo)
  inns = [l for l in geo["locations"] if l["kind"] == "village"]
  o += "".join(houses_of(l) if l["kind"] == "village" else city(l) for l in geo["locations"])
  o += "".join('<use href="#plaque-%s" x="%s" y="%s"/>' % (l["good"], n(l["plaque"]["cx"]), n(l["plaque"]["cy"])) for l in inns)
  o += P("".join(disc(l["x"], l["y"], 12.4) for l in inns), "roadfill", "ink", 2.6) + P("".join(disc(l["x"], l["y"], 4.6) for l in inns), "ink")
  o += market(geo["market"])
  prices = [(l["plaque"]["price"]["cx"], l["plaque"]["price"]["cy"]) for l in inns] + [(s["tag"]["cx"], s["tag"]["cy"]) for s in geo["market"]["slots"]]
  o += goods.coins(prices) + P("".join(number(s["tag"]["cx"], s["tag"]["cy"], s["price"], 15) for s in geo["market"]["slots"]), None, "markink", 3)
  return o + title(geo["title"]) + compass(geo["compass"])


def city(l):
  c, lb = l["city"], l["label"]
  o = '<g id="city-%s" transform="translate(%s %s)">%s</g>' % (l["id"], n(c["x"]), n(c["y"]), cities.city(l["id"]))
  for p in l["palaces"]:
    o += R(p["x"], p["y"], 35, 40, "plaque", "ink", r=3, sw=1.7) + R(p["x"] + 2.4, p["y"] + 2.4, 30.2, 35.2, None, "ink2", r=2, sw=.8)
    o += G(palace_sign(p["kind"]), p["x"] + 3.1, p["y"] + 5, .3)
  # the name's plate, a scroll with rolled ends
  x, y, w, t = lb["x"], lb["y"], lb["w"], lb["h"]
  return o + R(x - 4, y + 2, 9, t - 4, "shade", "ink", r=4.5, sw=1.5) + R(x + w - 5, y + 2, 9, t - 4, "shade", "ink", r=4.5, sw=1.5) + R(x, y, w, t, "halo", "ink", r=2, sw=1.5)


def market(m):
  """A shelf of planks: a compartment for each tile, the circus's one lined in gold under an awning."""
  f = m["frame"]
  x, y, w, h = f["x"], f["y"], f["w"], f["h"]
  o = R(x + 3, y + 4, w, h, "shadow", op=.25, r=6) + R(x, y, w, h, "shelf2", "ink", r=5, sw=2.2) + R(x + 5, y + 5, w - 10, h - 33, "shade", "ink", sw=1.2)
  o += R(x + 5, y + 5, w - 10, 7, "shadow", op=.18)
  o += '<rect x="%s" y="%s" width="%s" height="29" rx="3" fill="url(#plank)"/>' % (n(x - 3), n(y + h - 31), n(w + 6)) + R(x - 3, y + h - 31, w + 6, 29, None, "ink", r=3, sw=1.8)
  o += P("M%s %sq60 -5 120 0t110 2M%s %sq50 5 130 -1M%s %sq40 4 90 1" % (n(x + 20), n(y + h - 10), n(x + 230), n(y + h - 20), n(x + 40), n(y + h - 24)), None, "shelf2", 1.1, op=.8)
  posts = ""
  for k, s in enumerate(m["slots"]):
    if k:
      posts += "M%s %sV%s" % (n(s["x"] - 28.5), n(y + 6), n(y + h - 32))
    if s["central"]:
      # the circus's place: gold ground and a striped awning behind the tile
      cx = s["x"]
      o += R(cx - 27, y + 6, 54, h - 38, "gold", op=.45)
      o += P("M%s %sh54v9q-4.5 6 -9 0q-4.5 6 -9 0q-4.5 6 -9 0q-4.5 6 -9 0q-4.5 6 -9 0q-4.5 6 -9 0Z" % (n(cx - 27), n(y + 6)), "mark", "markink", 1.2)
      o += P("".join("M%s %sh9v9q-4.5 6 -9 0Z" % (n(cx - 27 + 18 * i), n(y + 6)) for i in range(3)), "wax", "markink", 1)
      o += R(cx - 27, y + 6, 54, h - 38, None, "wax", sw=2.4)
  return o + P(posts, None, "shelf2", 2)


def title(t):
  """The cartouche: a parchment with rolled ends on a swallow-tailed ribbon, the name in a book hand, the river under it."""
  x, y, w, h = t["x"], t["y"], t["w"], t["h"]
  mx = x + w / 2
  tail = lambda a, s: "M%s %sl%s 8l%s 15l%s 18h%sv-41Z" % (n(a), n(y + 34), n(-s * 19), n(s * 9), n(-s * 9), n(s * 36))
  o = P(tail(x + 24, 1) + tail(x + w - 24, -1), "wax", "ink", 1.8)
  o += P("M%s %sh22l-6 -9ZM%s %sh-22l6 -9Z" % (n(x + 22), n(y + 78), n(x + w - 22), n(y + 78)), "wax2", "ink", 1)
  edge = lambda a, b: "M%s %sQ%s %s %s %sV%sQ%s %s %s %sZ" % (n(x + a), n(y + 10 + b), n(mx), n(y - 6 + b), n(x + w - a), n(y + 10 + b), n(y + 78 - b), n(mx), n(y + 62 - b), n(x + a), n(y + 78 - b))
  o += P(edge(16, 0), "halo", "ink", 2.4) + P(edge(21, 4.5), None, "gold2", 1.1)
  d, wide = pen("La Loire", 0, 0, 1.0)
  d, wide = pen("La Loire", mx - wide / 2 + 2, y + 49, 1.0)
  o += P(d, "ink", "ink", 1.1)
  wave = "M%s %sq7 -4 14 0t14 0t14 0t14 0t14 0t14 0" % (n(mx - 42), n(y + 61.5))
  o += P(wave, None, "river2", 2)
  # a lily at either end of the wave
  lily = lambda a: "M%s %sc3 -4 3 -7 0 -11c-3 4 -3 7 0 11ZM%s %sc3 -1 6 -3 5.5 -6c-3 0 -5 2 -5.5 6ZM%s %sc-3 -1 -6 -3 -5.5 -6c3 0 5 2 5.5 6Z" % (n(a), n(y + 66), n(a + 1), n(y + 65.5), n(a - 1), n(y + 65.5))
  return o + P(lily(mx - 54) + lily(mx + 54), "gold", "ink", .9)


def compass(c):
  scale = c["r"] / 50.0
  o = C(0, 0, 50, "halo", "ink", sw=1.8, op=.85) + C(0, 0, 44, None, "ink2", sw=1)
  ring = lambda a, r: "%s %s" % (n(r * math.sin(a)), n(-r * math.cos(a)))
  o += P("".join("M%sL%s" % (ring(2 * math.pi * k / 32, 50), ring(2 * math.pi * k / 32, 44 if k % 4 else 40)) for k in range(32)), None, "ink2", 1.2)

  def star(rot, long, wide):
    light, dark = "", ""
    for k in range(4):
      a = math.radians(rot + 90 * k)
      light += "M0 0L%sL%sZ" % (ring(a - math.pi / 4, wide), ring(a, long))
      dark += "M0 0L%sL%sZ" % (ring(a + math.pi / 4, wide), ring(a, long))
    return light, dark
  a, b = star(45, 34, 9)
  o += P(a, "ink2", "ink", 1) + P(b, "wall", "ink", 1)
  a, b = star(0, 42, 13)
  o += P(a, "ink", "ink", 1) + P(b, "halo", "ink", 1) + P("M0 0L-9.2 -9.2L0 -42Z", "wax", "ink", 1)
  # north wears the lily
  o += P("M0 -36C6 -43 6 -49 0 -56C-6 -49 -6 -43 0 -36ZM2 -38C8 -39 13 -43 12 -49C6 -49 3 -45 2 -38ZM-2 -38C-8 -39 -13 -43 -12 -49C-6 -49 -3 -45 -2 -38Z", "gold", "ink", 1.3)
  return '<g transform="translate(%s %s)scale(%.2f)">%s</g>' % (n(c["cx"]), n(c["cy"]), scale, o + C(0, 0, 5.5, "gold", "ink", sw=1.6))
