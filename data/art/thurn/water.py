# SPDX-FileCopyrightText: The Relais developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Rivers and lakes: tapered lines that run under the roads, by hand along the cities that lie on them."""
import math

from draw import P, n, smooth
from thurn.geometry import crossing

# points and the width at both ends; from the source to the mouth, or to where the map ends
RIVERS = dict(
  rhine=(3.5, 8.5, [(520, 640), (470, 628), (404, 628), (345, 628), (270, 636), (205, 622), (160, 600), (92, 594), (50, 574), (42, 524), (62, 482), (108, 458), (148, 430), (166, 380), (172, 320), (168, 262), (180, 205), (176, 150), (160, 122), (148, 98)]),
  neckar=(2, 5.5, [(372, 462), (392, 425), (452, 404), (514, 388), (530, 340), (522, 280), (496, 240), (430, 222), (384, 236), (340, 214), (262, 210), (176, 206)]),
  main=(2.5, 6, [(842, 48), (760, 52), (700, 78), (650, 136), (573, 128), (505, 150), (456, 134), (420, 92), (372, 86), (318, 66), (276, 76), (236, 70)]),
  danube=(2.5, 9, [(262, 590), (300, 576), (330, 590), (409, 582), (484, 592), (508, 560), (516, 500), (582, 484), (660, 458), (690, 418), (735, 392), (780, 372), (856, 366), (930, 366), (968, 345), (1031, 326), (1104, 322), (1150, 352), (1190, 398), (1277, 440), (1350, 452), (1382, 486), (1452, 500), (1528, 494), (1560, 500), (1589, 494)]),
  iller=(1.5, 4, [(706, 762), (676, 712), (690, 664), (646, 648), (566, 640), (562, 590), (592, 548), (604, 510), (600, 484)]),
  lech=(1.5, 4.5, [(752, 752), (736, 700), (748, 640), (738, 590), (760, 540), (758, 504), (690, 490), (700, 440), (742, 391)]),
  isar=(1.5, 4.5, [(842, 652), (872, 640), (890, 606), (914, 578), (933, 548), (1010, 540), (1024, 490), (1066, 440), (1120, 400), (1168, 368)]),
  inn=(2.5, 6.5, [(690, 790), (750, 776), (800, 786), (868, 764), (950, 758), (1010, 724), (1046, 668), (1076, 610), (1110, 552), (1150, 506), (1192, 470), (1230, 448), (1277, 440)]),
  salzach=(1.5, 4, [(1150, 742), (1180, 700), (1226, 668), (1198, 632), (1120, 622), (1114, 580), (1122, 540)]),
  moldau=(2, 5, [(1404, 412), (1416, 376), (1450, 352), (1486, 334), (1566, 300), (1560, 232), (1500, 214), (1450, 205), (1384, 200), (1360, 150), (1372, 100), (1364, 52), (1370, 11)]))
# outlines: middle, half width and height, turn
LAKES = dict(bodensee=(486, 632, 50, 14, .12), zurichsee=(374, 766, 40, 10, .35), chiemsee=(1046, 600, 22, 11, 0), ammersee=(842, 584, 9, 17, .25), starnberg=(876, 624, 9, 19, -.2), attersee=(1330, 610, 10, 20, .3), mondsee=(1296, 640, 20, 8, -.3))


def along(pts, step=9.0):
  """Points at even distances on a smooth line."""
  m, fine = len(pts), []
  for i in range(m - 1):
    p0, p1, p2, p3 = pts[max(0, i - 1)], pts[i], pts[i + 1], pts[min(m - 1, i + 2)]
    for k in range(12):
      t = k / 12
      fine.append(tuple(.5 * (2 * p1[j] + (p2[j] - p0[j]) * t + (2 * p0[j] - 5 * p1[j] + 4 * p2[j] - p3[j]) * t * t + (3 * p1[j] - p0[j] - 3 * p2[j] + p3[j]) * t ** 3) for j in (0, 1)))
  fine.append(pts[-1])
  out, rest = [fine[0]], 0.0
  for p, q in zip(fine, fine[1:]):
    d = math.dist(p, q)
    while d and rest + d >= step:
      t = (step - rest) / d
      p = (p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t)
      out.append(p)
      d, rest = math.dist(p, q), 0.0
    rest += d
  return out + [pts[-1]]


def course(name):
  """The river's line as the hand draws it: it swings a little."""
  a, b, pts = RIVERS[name]
  line, seed = along(pts), sum(map(ord, name))
  out = []
  for i, (x, y) in enumerate(line):
    (x0, y0), (x1, y1) = line[max(0, i - 1)], line[min(len(line) - 1, i + 1)]
    d = math.dist((x0, y0), (x1, y1)) or 1
    s = (2.6 * math.sin(i * .8 + seed) + 1.8 * math.sin(i * .35 + 2 * seed)) * min(1, i / 4, (len(line) - 1 - i) / 4)
    out.append((x - (y1 - y0) / d * s, y + (x1 - x0) / d * s))
  return out


def banks(name):
  a, b, _ = RIVERS[name]
  line = course(name)
  left, right = [], []
  for i, (x, y) in enumerate(line):
    (x0, y0), (x1, y1) = line[max(0, i - 1)], line[min(len(line) - 1, i + 1)]
    d = math.dist((x0, y0), (x1, y1)) or 1
    w = (a + (b - a) * i / (len(line) - 1)) / 2
    left.append((x - (y1 - y0) / d * w, y + (x1 - x0) / d * w))
    right.append((x + (y1 - y0) / d * w, y - (x1 - x0) / d * w))
  return left, right


def lake(name):
  cx, cy, rx, ry, turn = LAKES[name]
  c, s, k = math.cos(turn), math.sin(turn), sum(map(ord, name))
  pts = []
  for i in range(11):
    a = 2 * math.pi * i / 11
    f = 1 + .16 * math.sin(a * 3 + k)
    x, y = rx * f * math.cos(a), ry * f * math.sin(a)
    pts.append((cx + x * c - y * s, cy + x * s + y * c))
  return pts


def definitions():
  """All water as one shape: it is painted three times, so that rivers open into one another."""
  d = "".join(smooth(lake(k), True) for k in LAKES)
  for r in RIVERS:
    left, right = banks(r)
    d += smooth(left[::2] + left[-1:]) + "L" + smooth(right[::-1][::2] + right[:1])[1:] + "Z"
  return '<path id="waters" d="%s"/>' % d


def water():
  light, wide = "", ""
  for r in RIVERS:
    line = smooth(course(r)[::3])
    light += line
    if RIVERS[r][1] > 5.2:
      wide += line
  ripples = "".join("M%s %sq3 -2.4 6 0t6 0" % (n(cx + dx), n(cy + dy)) for cx, cy, rx, ry, t in LAKES.values() if ry < 16 for dx, dy in ((-rx * .5, 1), (rx * .1, -ry * .3)) if rx > 15)
  o = P(wide, None, "sand", 13, op=.7) + '<use href="#waters" class="f-none s-river2" stroke-width="2.4"/><use href="#waters" class="f-river1"/>'
  return o + P(light, None, "riverlight", 1, op=.8) + P(ripples, None, "riverlight fine", 1.3)


def near():
  """Every few units a point of all water, for what must keep clear of it."""
  return [q for r in RIVERS for q in course(r)] + [q for k in LAKES for q in along(lake(k) + lake(k)[:1], 8)] + [v[:2] for v in LAKES.values()]


def bridges(curves):
  """Where a road (its points) crosses a river: a parapet on both sides."""
  walls = ""
  for r in RIVERS:
    line = course(r)
    bounds = min(q[0] for q in line), min(q[1] for q in line), max(q[0] for q in line), max(q[1] for q in line)
    for pts in curves:
      if max(p[0] for p in pts) < bounds[0] or min(p[0] for p in pts) > bounds[2] or max(p[1] for p in pts) < bounds[1] or min(p[1] for p in pts) > bounds[3]:
        continue
      for p, q in zip(pts, pts[1:]):
        for u, v in zip(line, line[1:]):
          if abs(u[0] - p[0]) < 30 and abs(u[1] - p[1]) < 30 and crossing(p, q, u, v):
            d = math.dist(p, q)
            tx, ty = (q[0] - p[0]) / d, (q[1] - p[1]) / d
            mx, my = (p[0] + q[0] + u[0] + v[0]) / 4, (p[1] + q[1] + u[1] + v[1]) / 4
            for s in (-1, 1):
              at = lambda l, o: "%s %s" % (n(mx + tx * l - s * ty * o), n(my + ty * l + s * tx * o))
              walls += "M%sQ%s %sM%sL%sM%sL%s" % (at(-10, 8), at(0, 9.6), at(10, 8), at(-10, 7), at(-10, 9.6), at(10, 7), at(10, 9.6))
  return P(walls, None, "ink", 4) + P(walls, None, "stone", 1.8)
