# SPDX-FileCopyrightText: The Relais developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Our own figures and lettering, as paths: the same on every machine, whatever fonts it has."""
import math
import re

from draw import n

# figures of one even stroke in a box of 10 x 14
DIGITS = [
  "M5 0C8.4 0 9.6 3 9.6 7C9.6 11 8.4 14 5 14C1.6 14 .4 11 .4 7C.4 3 1.6 0 5 0Z",
  "M2.4 3L6 0V14",
  "M.8 3.4C1.2 1.2 2.8 0 5 0C7.6 0 9.2 1.6 9.2 3.9C9.2 7 5.4 8.6 .8 14H9.6",
  "M1 2.4C1.8 .8 3.2 0 5 0C7.4 0 9 1.4 9 3.4C9 5.4 7.4 6.6 4.4 6.6C7.8 6.6 9.6 8 9.6 10.2C9.6 12.6 7.6 14 5 14C2.8 14 1.2 13 .5 11.2",
  "M6.9 14V0L.4 9.8H9.8",
  "M8.8 0H2.2L1.4 6.2C2.4 5.2 3.6 4.8 5 4.8C7.8 4.8 9.6 6.6 9.6 9.3C9.6 12.2 7.6 14 4.8 14C2.8 14 1.2 13.2 .4 11.6",
  "M8.6 1.6C7.8 .6 6.6 0 5.4 0C2.2 0 .4 3.2 .4 8.2C.4 12 2.2 14 5 14C7.8 14 9.6 12.2 9.6 9.6C9.6 7 7.8 5.4 5.2 5.4C2.8 5.4 1 6.8 .5 8.8",
  "M.4 0H9.6L4 14",
  "M5 6.5C2.6 6.5 1.2 5.2 1.2 3.3C1.2 1.3 2.7 0 5 0C7.3 0 8.8 1.3 8.8 3.3C8.8 5.2 7.4 6.5 5 6.5C2.2 6.5 .4 8 .4 10.2C.4 12.5 2.2 14 5 14C7.8 14 9.6 12.5 9.6 10.2C9.6 8 7.8 6.5 5 6.5Z",
  "M1.4 12.4C2.2 13.4 3.4 14 4.6 14C7.8 14 9.6 10.8 9.6 5.8C9.6 2 7.8 0 5 0C2.2 0 .4 1.8 .4 4.4C.4 7 2.2 8.6 4.8 8.6C7.2 8.6 9 7.2 9.5 5.2"]


def placed(d, x, y, s):
  """Absolute path data moved to (x, y) and scaled."""
  out, cmd, k = [], "", 0
  for t in re.findall(r"[A-Z]|-?\d*\.?\d+", d):
    if t.isalpha():
      cmd, k = t, 0
      out.append(t)
      continue
    horizontal = cmd == "H" or (cmd != "V" and k % 2 == 0)
    v = n(float(t) * s + (x if horizontal else y))
    out.append(v if out[-1].isalpha() else " " + v)
    k += 1
  return "".join(out)


def number(x, y, v, h):
  """Path data of a number with its middle at (x, y), h high."""
  s, t = h / 14.0, str(v)
  w = [7 if c == "1" else 10 for c in t]
  gap = 3.6
  x0 = x - (sum(w) + gap * (len(t) - 1)) * s / 2
  d = ""
  for c, cw in zip(t, w):
    d += placed(DIGITS[int(c)], x0 - (1.4 * s if c == "1" else 0), y - h / 2, s)
    x0 += (cw + gap) * s
  return d


# --- lettering with a broad pen ---------------------------------------------------------------------------------------------------------

# skeletons on the base line y = 0, and how far the pen moves on; the hand is a round book hand of the fifteenth century
GLYPHS = {
  "L": (["M1 -34C2.5 -37 6 -37 6.5 -34V-3", "M1.5 -2C9 -5 15 1.5 25 -5.5"], 27),
  "a": (["M2.5 -17.5C4 -21 8 -22 11 -21C14 -20 15 -18 15 -15", "M15 -16V-4C15 -1 17 0 20 -2.5", "M15 -13C8 -12.5 1.5 -10.5 1.5 -5.5C1.5 -1.5 4 0 7 0C11 0 14 -2.5 15 -5.5"], 22),
  "o": (["M10 -21.5C3 -21.5 0 -16 0 -10.5C0 -4.5 4 0 10 0", "M10 -21.5C17 -21.5 20 -16.5 20 -11C20 -5 16 0 10 0"], 25),
  "i": (["M1.5 -19.5C3 -22 5.5 -21.5 5.5 -18.5V-4C5.5 -1 7.5 0 10 -2.5", "M4.5 -31.5L8 -28.5"], 14),
  "r": (["M1.5 -19.5C3 -22 5.5 -21.5 5.5 -18.5V0", "M5.5 -13.5C7.5 -18.5 11 -22.5 15.5 -19.5"], 18),
  "e": (["M10 -21.5C3 -21.5 0 -16 0 -10.5C0 -4.5 4 0 10 0C13.5 0 16 -1.5 18 -4.5", "M10 -21.5C14.5 -21.5 17.5 -18.5 17 -15C16.3 -11 9 -9.5 1 -9.5"], 21),
  "T": (["M0 -30.5C6 -36 17 -35 26 -32.5", "M13 -33.5V-3", "M6.5 -1C11 -3.5 16 .5 20 -2.5"], 27),
  "h": (["M1 -35C3 -37 5.5 -36 5.5 -33V0", "M5.5 -13.5C8 -19 11.5 -21.5 14.5 -21C18 -20.4 18.5 -18 18.5 -15V-4C18.5 -1 20.5 0 23 -2.5"], 25),
  "u": (["M1.5 -19.5C3 -22 5.5 -21.5 5.5 -18.5V-6C5.5 -2 8 0 11 0C14.5 0 17.5 -3 18.5 -7", "M18.5 -21V-4C18.5 -1 20.5 0 23 -2.5"], 25),
  "n": (["M1.5 -19.5C3 -22 5.5 -21.5 5.5 -18.5V0", "M5.5 -13.5C8 -19 11.5 -21.5 14.5 -21C18 -20.4 18.5 -18 18.5 -15V-4C18.5 -1 20.5 0 23 -2.5"], 25),
  "d": (["M11 -21.5C4 -21.5 0 -16 0 -10.5C0 -4.5 3.5 0 8.5 0C13 0 16 -3 17 -7", "M11 -21.5C13.5 -21.5 16 -20 17 -18", "M13.5 -35C15.5 -37 17.5 -36 17.5 -33V-4C17.5 -1 19.5 0 22 -2.5"], 24),
  "x": (["M1.5 -19.5C4 -22 6 -21 8 -17L14 -4C15.5 -.5 18 0 20.5 -2.5", "M18.5 -20.5L2.5 -1"], 23),
  "s": (["M16 -18.5C12.5 -22.5 3 -22.5 3 -16.5C3 -11 15.5 -11.5 15.5 -5.5C15.5 .5 5 .5 1.5 -3.5"], 19),
  " ": ([], 15)}


def curve(d, k=8):
  """Points along path data made of M, L, V and C."""
  pts = []
  for c, a in re.findall(r"([MLVC])([^MLVC]*)", d):
    v = [float(t) for t in re.findall(r"-?\d*\.?\d+", a)]
    if c == "V":
      v = [pts[-1][0], v[0]]
    if c != "C":
      pts.append((v[0], v[1]))
      continue
    p = [pts[-1]] + [(v[i], v[i + 1]) for i in (0, 2, 4)]
    for i in range(1, k + 1):
      t, u = i / k, 1 - i / k
      pts.append(tuple(u ** 3 * p[0][j] + 3 * u * u * t * p[1][j] + 3 * u * t * t * p[2][j] + t ** 3 * p[3][j] for j in (0, 1)))
  return pts


def pen(text, x, y, s=1.0, width=6.2, angle=32):
  """Lettering as filled shapes: what a nib of this width, held at this angle, sweeps along the skeletons. Answers (data, width)."""
  nx, ny = width / 2 * math.cos(math.radians(angle)), -width / 2 * math.sin(math.radians(angle))
  d, cx = "", 0.0
  for c in text:
    strokes, adv = GLYPHS[c]
    for sk in strokes:
      q = [(cx + a, b) for a, b in curve(sk)]
      ring = [(a + nx, b + ny) for a, b in q] + [(a - nx, b - ny) for a, b in q[::-1]]
      d += "M" + "L".join("%s %s" % (n(x + a * s), n(y + b * s)) for a, b in ring) + "Z"
    cx += adv
  return d, cx * s
