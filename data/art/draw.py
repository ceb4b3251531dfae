# SPDX-FileCopyrightText: The Relais developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Drawing primitives. Every function answers SVG text; sizes are units of the picture, light comes from the upper left."""
import math
import re

W_LINE = 1.5                              # an outline, if nothing else is said


def n(v):
  s = "%.1f" % v
  return s[:-2] if s.endswith(".0") else s


def A(fill=None, stroke=None, sw=None, op=None, extra=""):
  # the seat's own colour comes from outside: currentColor
  c = "seat" if fill == "seat" else "f-%s" % (fill or "none")
  if stroke:
    c += " s-%s" % stroke
  s = ' class="%s"' % c
  if stroke:
    s += ' stroke-width="%s"' % (W_LINE if sw is None else sw)
  # never `opacity`: librsvg 2.54 draws such a thing on a surface as large as the picture (0.6 ms for each and every one at 1600 x 1000)
  if op is not None:
    if fill:
      s += ' fill-opacity="%s"' % op
    if stroke:
      s += ' stroke-opacity="%s"' % op
  return s + ((" " + extra) if extra else "")


def P(d, *a, **k):
  return '<path d="%s"%s/>' % (d, A(*a, **k))


def C(x, y, r, *a, **k):
  return '<circle cx="%s" cy="%s" r="%s"%s/>' % (n(x), n(y), n(r), A(*a, **k))


def E(x, y, rx, ry, *a, **k):
  return '<ellipse cx="%s" cy="%s" rx="%s" ry="%s"%s/>' % (n(x), n(y), n(rx), n(ry), A(*a, **k))


def R(x, y, w, h, *a, r=0, **k):
  return '<rect x="%s" y="%s" width="%s" height="%s"%s%s/>' % (n(x), n(y), n(w), n(h), ' rx="%s"' % n(r) if r else "", A(*a, **k))


def disc(x, y, r):
  """A circle as path data, to be joined with others."""
  return "M%s %sa%s %s 0 1 0 %s 0a%s %s 0 1 0 %s 0Z" % (n(x - r), n(y), n(r), n(r), n(2 * r), n(r), n(r), n(-2 * r))


def poly(pts, close=True):
  return "M" + "L".join("%s %s" % (n(x), n(y)) for x, y in pts) + ("Z" if close else "")


def smooth(pts, close=False, t=6.0):
  """Catmull-Rom through pts as cubic path data."""
  m = len(pts)
  g = (lambda i: pts[i % m]) if close else (lambda i: pts[max(0, min(m - 1, i))])
  d = "M%s %s" % (n(pts[0][0]), n(pts[0][1]))
  for i in range(m if close else m - 1):
    p0, p1, p2, p3 = g(i - 1), g(i), g(i + 1), g(i + 2)
    d += "C%s %s %s %s %s %s" % (n(p1[0] + (p2[0] - p0[0]) / t), n(p1[1] + (p2[1] - p0[1]) / t),
                                n(p2[0] - (p3[0] - p1[0]) / t), n(p2[1] - (p3[1] - p1[1]) / t), n(p2[0]), n(p2[1]))
  return d + ("Z" if close else "")


def G(body, x=0, y=0, s=1, id=None, flip=False, extra=""):
  t = ""
  if x or y:
    t += "translate(%s %s)" % (n(x), n(y))
  if s != 1 or flip:
    t += "scale(%.3f %.3f)" % (-s if flip else s, s)
  return "<g%s%s%s>%s</g>" % (' id="%s"' % id if id else "", ' transform="%s"' % t if t else "", " " + extra if extra else "", body)


def box(i, w, h):
  """The full size of a sprite, painted with nothing; the drawing stands beside it, inside the same rectangle."""
  return '<rect id="%s" width="%s" height="%s" class="box"/>' % (i, n(w), n(h))


def absolute(d):
  """Path data as a list of (command, points), all absolute: M, L, C, Q, Z. Knows what our drawings use."""
  out, x, y, sx, sy = [], 0.0, 0.0, 0.0, 0.0
  for c, a in re.findall(r"([MmLlHhVvCcQqZz])([^MmLlHhVvCcQqZz]*)", d):
    v = [float(t) for t in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", a)]
    rel, c = c.islower(), c.upper()
    if c == "Z":
      out.append(("Z", []))
      x, y = sx, sy
      continue
    for i in range(0, len(v), {"H": 1, "V": 1, "C": 6, "Q": 4}.get(c, 2)):
      if c == "H":
        pts = [(v[i] + (x if rel else 0), y)]
      elif c == "V":
        pts = [(x, v[i] + (y if rel else 0))]
      else:
        pts = [(v[k] + (x if rel else 0), v[k + 1] + (y if rel else 0)) for k in range(i, i + {"C": 6, "Q": 4}.get(c, 2), 2)]
      x, y = pts[-1]
      if c == "M":
        sx, sy = x, y
        out.append(("L" if i else "M", pts))
      else:
        out.append((c if c in "CQ" else "L", pts))
  return out


def turned(body, angle, cx, cy):
  """Drawings made of paths and circles, turned by their numbers: librsvg's extents of a transformed group are those of its turned box."""
  ca, sa = math.cos(math.radians(angle)), math.sin(math.radians(angle))
  at = lambda p: (cx + (p[0] - cx) * ca - (p[1] - cy) * sa, cy + (p[0] - cx) * sa + (p[1] - cy) * ca)
  data = lambda m: ' d="%s"' % "".join(c + " ".join("%s %s" % (n(q[0]), n(q[1])) for q in map(at, pts)) for c, pts in absolute(m.group(1)))

  def disc(m):
    q = at((float(m.group(1)), float(m.group(2))))
    return 'cx="%s" cy="%s"' % (n(q[0]), n(q[1]))
  return re.sub(r'cx="([^"]*)" cy="([^"]*)"', disc, re.sub(r' d="([^"]*)"', data, body))


def merged(text):
  """Neighbouring strokes of one look become one path: fewer elements to parse and to style."""
  rx = re.compile(r'<path d="([^"]*)" (class="f-none [^"]*"(?: stroke-width="[^"]*")?(?: stroke-opacity="[^"]*")?)/>(?=<path d="M([^"]*)" \2/>)<path d="([^"]*)" \2/>')
  while True:
    t, k = rx.subn(lambda m: '<path d="%s%s" %s/>' % (m.group(1), m.group(4), m.group(2)), text)
    if not k:
      return t
    text = t
