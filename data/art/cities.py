# SPDX-FileCopyrightText: The Relais developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The two cities: 156 x 132; palaces and name lie on the wall."""
from draw import C, P, n
from houses import arch, cottage, crenel, dormers, hip, round_tower, wall, win


def city(name):
  o = ""
  def row(items):
    return "".join(cottage(x, y, s, r, d) for x, y, s, r, d in items)
  if name == "nantes":
    # the dukes' castle, the blunt cathedral
    o += row(((10, 52, 1.3, "slate", 14), (44, 46, 1.1, "roof", 10)))
    o += wall(86, 56, 50, 42) + hip(88, 14, 46, 16, 6) + dormers([(100, 14), (121, 14)], 9, 9) + win([(96, 34), (108, 34), (120, 34)], 4, 9) + round_tower(124, 58, 20, 62, 24, flag=True) + round_tower(80, 58, 15, 48, 18)
    for x in (38, 60):
      o += wall(x, 56, 17, 58) + P("M%s -2h19v-4h-19Z" % n(x - 1), "wall2", "ink", 1.2) + arch([(x + 5.5, 26), (x + 11.5, 26)], 4.4, 20)
    o += P("M55 56V10L57.5 2L60 10V56Z", "wall", "ink", 1.3)
  else:
    o += row(((8, 54, 1.3, "roof", 14), (116, 54, 1.25, "slate", 12)))
    o += wall(60, 56, 50, 32) + hip(60, 24, 50, 16, 5) + arch([(70, 46), (80, 46), (90, 46), (100, 46)], 6, 20) + P("M84 9L88 -34L92 9Z", "slate", "ink", 1.4) + P("M88 -34v-8M84.5 -38h7", None, "ink", 1.6)
    for x in (34, 54):
      o += wall(x, 56, 17, 62) + crenel(x - 1, -6, 19, 6, 3) + P("M%s -12v-7h9v7Z" % n(x + 4), "wall", "ink", 1.2) + arch([(x + 5.5, 24), (x + 11.5, 24)], 4.4, 18)
    o += C(52.5, 38, 5, "river1", "ink", sw=1.3) + round_tower(122, 58, 18, 52, 22, "roof", flag=True)
  # the wall
  o += P("M4 131V54H152V131Z", "stone", "ink", 2) + crenel(4, 54, 148, 8, 12, "stone")
  o += P("M14 124h9M34 127h8M118 126h9M132 118h8M20 112h6M128 108h7M12 60h6M140 62h6M76 56.5h6", None, "stone2", 1.5)
  for tx in (-2, 140):
    o += P("M%s 132V44h18V132Z" % n(tx), "stone", "ink", 1.9) + P("M%s 131V45h5.5V131Z" % n(tx + 12), "stone2", None, op=.75) + P("M%s 45L%s 20L%s 45Z" % (n(tx - 3), n(tx + 9), n(tx + 21)), "roof", "ink", 1.7) + P("M%s 44L%s 24L%s 44Z" % (n(tx + 10), n(tx + 9), n(tx + 19)), "roof2", None, op=.7) + win([(tx + 8, 66), (tx + 8, 112)], 3.4, 8)
  return o
