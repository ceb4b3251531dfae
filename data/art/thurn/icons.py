# SPDX-FileCopyrightText: The Relais developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Signs of the actions for buttons and history lines: one ink, boxes of 96 x 96."""
from draw import C, P, R
from icons import action as shared

K = "ink"
ACTIONS = ("draw", "lay", "close", "house", "tile", "coach", "keep", "discard", "done", "lock")


def action(a):
  if a == "draw":
    return R(10, 16, 42, 62, None, K, r=5, sw=6) + P("M74 20V70M58 54L74 70L90 54", None, K, 7)
  if a == "lay":
    return R(48, 16, 40, 60, None, K, r=5, sw=6) + P("M6 46H34M22 32L36 46L22 60", None, K, 7) + P("M58 34H78M58 46H72", None, K, 5)
  if a == "close":
    return P("M8 24L32 62L60 30L88 66", None, K, 6) + C(8, 24, 7, K) + C(32, 62, 7, K) + C(60, 30, 7, K) + C(86, 66, 9, K)
  if a == "house":
    return P("M12 46L48 14L84 46", None, K, 9) + P("M22 44V84H74V44", None, K, 7) + R(40, 58, 16, 26, K)
  if a == "tile":
    return R(8, 18, 72, 50, None, K, r=4, sw=6) + P("M11 22L44 46L77 22", None, K, 5) + C(72, 68, 17, K)
  if a == "coach":
    return C(48, 50, 36, None, K, sw=8) + "".join('<g transform="rotate(%d 48 50)">%s</g>' % (r, P("M48 50V16", None, K, 6)) for r in range(0, 360, 60)) + C(48, 50, 10, K)
  if a == "keep":
    return "".join('<g transform="rotate(%d 48 92)">%s</g>' % (r, R(31, 18, 34, 54, None, K, r=4, sw=6)) for r in (-24, 24)) + R(31, 14, 34, 56, K, K, r=4, sw=6)
  if a == "discard":
    return R(12, 14, 40, 58, None, K, r=5, sw=6) + P("M54 54L86 86M86 54L54 86", None, K, 9)
  return shared(a)
