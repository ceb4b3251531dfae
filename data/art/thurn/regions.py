# SPDX-FileCopyrightText: The Relais developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Nine regions: each point of a grid belongs to the nearest city's; borders are traced once, smoothed, and shared by both neighbours."""
import math

from thurn import geometry as g

STEP = 8
NX, NY = g.W // STEP, 816 // STEP


def warp(x, y):
  return (x + 5.5 * math.sin(y / 23.0 + x / 71.0) + 3 * math.sin(y / 11.0 - x / 37.0), y + 5.5 * math.sin(x / 27.0 + y / 53.0) + 3 * math.sin(x / 12.0 + y / 31.0))


def grid():
  reg, pos = g.REGION, g.CITIES
  blocks = [(reg[i], g.rect(*p)) for i, p in pos.items() if i != "lodz"]
  lab, dist = {}, {}
  for j in range(NY):
    for i in range(NX):
      x, y = warp(i * STEP + STEP / 2, j * STEP + STEP / 2)
      best, br = 1e9, None
      for r, b in blocks:
        dx = max(b[0] - x, x - b[2], 0)
        dy = max(b[1] - y, y - b[3], 0)
        d = dx * dx + dy * dy
        if d < best:
          best, br = d, r
      lab[i, j], dist[i, j] = br, math.sqrt(best)
  # land: all within RO of a block, closed so that no bays run in between the cities
  RO, RC = 46, 190
  far = {k: (0 if d > RC else 1e9) for k, d in dist.items()}
  # two-pass chamfer distance to the outside; beyond the sheet's edge it is nearly outside already
  for i in range(-1, NX + 1):
    far[i, -1] = far[i, NY] = 0
  for j in range(-1, NY + 1):
    far[-1, j] = far[NX, j] = 0
  D2 = STEP * 1.414
  for k in list(far):
    if k not in dist:
      far[k] = RC - RO - 30
  for rng_i, rng_j, s in ((range(NX), range(NY), 1), (range(NX - 1, -1, -1), range(NY - 1, -1, -1), -1)):
    for j in rng_j:
      for i in rng_i:
        v = far[i, j]
        for di, dj, w in ((-s, 0, STEP), (0, -s, STEP), (-s, -s, D2), (s, -s, D2)):
          u = far.get((i + di, j + dj))
          if u is not None and u + w < v:
            v = u + w
        far[i, j] = v
  land = {k: lab[k] if (dist[k] < RO or far[k] > RC - RO) else None for k in lab}
  # nothing of the land under the panel, the title, the compass and the inset
  for f in g.FIXED:
    m = 10
    for (i, j) in land:
      x, y = i * STEP + STEP / 2, j * STEP + STEP / 2
      if f[1] - m < x < f[1] + f[3] + m and f[2] - m < y < f[2] + f[4] + m:
        land[i, j] = None
  for (i, j) in land:
    # the sheet's edge, rippled, so that the land does not end in a ruler's line
    x, y = i * STEP + STEP / 2, j * STEP + STEP / 2
    u, v = 11 * math.sin(y / 41.0) + 5 * math.sin(y / 17.0), 10 * math.sin(x / 57.0) + 4 * math.sin(x / 19.0)
    if dist[i, j] > 12 and (x < 36 + u or y < 34 + v or x > g.W - 36 + u or y > 780 + v):
      land[i, j] = None
  # drop crumbs: every region is one piece, the one that holds its cities
  for r in set(reg.values()):
    cells = {k for k, v in land.items() if v == r}
    comps = []
    while cells:
      st = [cells.pop()]
      comp = set(st)
      while st:
        i, j = st.pop()
        for q in ((i + 1, j), (i - 1, j), (i, j + 1), (i, j - 1)):
          if q in cells:
            cells.discard(q)
            comp.add(q)
            st.append(q)
      comps.append(comp)
    comps.sort(key=len)
    for comp in comps[:-1]:
      for k in comp:
        nb = [land.get(q) for q in ((k[0] + 1, k[1]), (k[0] - 1, k[1]), (k[0], k[1] + 1), (k[0], k[1] - 1))]
        land[k] = next((v for v in nb if v and v != r), None)
  return land


def chains(land):
  """Borders as chains of grid corners: (left region, right region, points)."""
  nb = {}
  val = lambda i, j: land.get((i, j))
  for j in range(NY + 1):
    for i in range(NX + 1):
      if val(i, j - 1) != val(i, j):            # horizontal edge (i,j)-(i+1,j)
        nb.setdefault((i, j), []).append((i + 1, j))
        nb.setdefault((i + 1, j), []).append((i, j))
      if val(i - 1, j) != val(i, j):            # vertical edge (i,j)-(i,j+1)
        nb.setdefault((i, j), []).append((i, j + 1))
        nb.setdefault((i, j + 1), []).append((i, j))
  node = {k for k, v in nb.items() if len(v) != 2}
  used, out = set(), []

  def sides(a, b):
    (i, j), (k, l) = a, b
    if j == l:
      x = min(i, k)
      up, dn = val(x, j - 1), val(x, j)
      return (up, dn) if k > i else (dn, up)    # left of the direction of travel, y down
    y = min(j, l)
    le, ri = val(i - 1, y), val(i, y)
    return (ri, le) if l > j else (le, ri)

  def walk(a, b):
    ch = [a, b]
    used.add(frozenset((a, b)))
    while ch[-1] not in node and ch[-1] != ch[0]:
      n = [q for q in nb[ch[-1]] if q != ch[-2]][0]
      used.add(frozenset((ch[-1], n)))
      ch.append(n)
    return ch
  for a in sorted(node):
    for b in nb[a]:
      if frozenset((a, b)) not in used:
        out.append((sides(a, b), walk(a, b)))
  for a in sorted(nb):
    for b in nb[a]:
      if frozenset((a, b)) not in used:
        out.append((sides(a, b), walk(a, b)))
  return out


def soften(pts, closed):
  p = [(x * STEP, y * STEP) for x, y in pts]
  if closed:
    p = p[:-1]
  for _ in range(7):
    q = list(p)
    m = len(p)
    for i in range(m):
      if not closed and i in (0, m - 1):
        continue
      a, b, c = p[i - 1], p[i], p[(i + 1) % m]
      q[i] = ((a[0] + 2 * b[0] + c[0]) / 4, (a[1] + 2 * b[1] + c[1]) / 4)
    p = q
  k = 4
  r = p[::k]
  if not closed and r[-1] != p[-1]:
    if len(r) > 1 and math.hypot(r[-1][0] - p[-1][0], r[-1][1] - p[-1][1]) < 14:
      r.pop()
    r.append(p[-1])
  return r + [r[0]] if closed else r


def build():
  """Answers the outlines by region and the borders: (left, right, points)."""
  land = grid()
  cs = []
  for (l, r), ch in chains(land):
    closed = ch[0] == ch[-1]
    cs.append((l, r, ch[0], ch[-1], soften(ch, closed)))
  out = {}
  for reg in sorted({c["region"] for c in g.DATA["cities"]} - {"polen"}):
    segs = []
    for l, r, a, b, p in cs:
      if r == reg:
        segs.append((a, b, p))
      elif l == reg:
        segs.append((b, a, p[::-1]))
    loops = []
    while segs:
      a, b, p = segs.pop(0)
      loop = list(p)
      while b != a:
        k = next(i for i, s in enumerate(segs) if s[0] == b)
        _, b, q = segs.pop(k)
        loop += q[1:]
      loops.append(loop[:-1])
    out[reg] = loops
  x, y, w, h = g.INSET
  out["polen"] = [[(x, y), (x + w, y), (x + w, y + h), (x, y + h)]]
  return out, [(l, r, p) for l, r, a, b, p in cs]


def inside(loops, x, y):
  c = False
  for p in loops:
    for i in range(len(p)):
      (x1, y1), (x2, y2) = p[i - 1], p[i]
      if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
        c = not c
  return c


def spans(loops, ang, step, off=0):
  """Parallel lines at an angle, cut to the region: ends of the pieces."""
  ca, sa = math.cos(ang), math.sin(ang)
  rot = [[(x * ca + y * sa, -x * sa + y * ca) for x, y in p] for p in loops]
  ys = [q[1] for p in rot for q in p]
  v = math.floor(min(ys) / step) * step + off
  out = []
  while v < max(ys):
    xs = []
    for p in rot:
      for i in range(len(p)):
        (x1, y1), (x2, y2) = p[i - 1], p[i]
        if (y1 > v) != (y2 > v):
          xs.append((x2 - x1) * (v - y1) / (y2 - y1) + x1)
    xs.sort()
    for a, b in zip(xs[::2], xs[1::2]):
      if b - a > 6:
        out.append(((a * ca - v * sa, a * sa + v * ca), (b * ca - v * sa, b * sa + v * ca)))
    v += step
  return out
