# SPDX-FileCopyrightText: The Relais developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Signs of the actions for buttons and history lines: one ink, boxes of 96 x 96."""
from draw import C, G, P, R
from pieces import HORSE

K = "ink"
ACTIONS = ("ride", "buy", "sell", "build", "ship", "hire", "message", "deliver", "done", "lock")


def action(a):
  if a == "ride":
    return G(P(HORSE, K, K, 2), 2, 10, .72) + P("M62 84H90M80 74L90 84L80 94", None, K, 6)
  if a == "buy":
    return P("M14 42H82L73 88H23Z", None, K, 6) + P("M30 42C30 12 66 12 66 42", None, K, 6) + P("M48 50V74M38 65L48 75L58 65", None, K, 6)
  if a == "sell":
    return C(38, 56, 31, None, K, sw=6) + P("M38 42V70M24 56H52", None, K, 6) + P("M82 46V12M70 24L82 12L94 24", None, K, 6)
  if a == "build":
    return P("M12 86L50 46", None, K, 10) + P("M36 32L54 14Q70 10 80 22L90 30L78 44L68 36L58 52Z", K, K, 5)
  if a == "ship":
    return P("M8 62H88Q82 84 66 84H28Q12 84 8 62Z", K, K, 4) + P("M46 60V8", None, K, 6) + P("M52 12Q82 30 80 52H52Z", None, K, 6) + P("M40 20Q26 38 20 52H40Z", K, K, 4)
  if a == "hire":
    return C(38, 28, 17, K) + P("M6 90Q6 52 38 52Q70 52 70 90Z", K, K, 4) + P("M80 22V52M65 37H95", None, K, 7)
  if a == "message":
    return R(8, 22, 80, 56, None, K, r=4, sw=6) + P("M11 27L48 58L85 27", None, K, 6)
  if a == "deliver":
    return P("M86 46V78H8V24H54", None, K, 6) + P("M11 27L46 58L60 48", None, K, 6) + P("M62 26L73 37L93 12", None, K, 8)
  if a == "done":
    return P("M14 52L38 76L84 22", None, K, 11)
  return R(18, 42, 60, 46, K, K, r=5, sw=4) + P("M30 42V30C30 6 66 6 66 30V42", None, K, 9)
