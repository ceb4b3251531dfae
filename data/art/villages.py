# SPDX-FileCopyrightText: The Relais developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The eighteen villages: each is 86 wide and stands on y = 0."""
from draw import C, G, P, n
from houses import LW, arch, chimneys, cone, cottage, cow, crenel, dormers, hip, poplar, rocks, round_tower, round_tree, sheaf, wall, win
from plants import vines, wood


def ancenis():
  # the gate by the ferry: two drums, a portal between them, a bridge of two arches
  o = wood(0, 0, 34, 42, 10, 3)
  o += round_tower(26, 0, 17, 40, 17) + round_tower(60, 0, 17, 40, 17, flag=True) + wall(43, 0, 17, 33, "wall2", 0) + crenel(42.5, -33, 18, 5, 3) + arch([(51.5, 0)], 10, 17) + P("M47 -22h9v7q-4.5 4 -9 0Z", "wax", "ink", 1.1)
  return o + cottage(2, 2, 1.0, "roof")


def angers():
  # striped drums without roofs, a long curtain on the rock
  o = rocks(0, 2, 86, 12)
  for x, hh in ((1, 44), (23, 52), (45, 52), (67, 44)):
    if x < 60:
      o += wall(x + 15, -9, 9, hh - 14, "wall2", 0)
    o += P("M%s -8L%s %sh17L%s -8q-9 4 -19 0Z" % (n(x - 1), n(x), n(-hh), n(x + 18)), "wall", "ink", LW)
    o += P("".join("M%s %sq8.5 3.5 17 0" % (n(x), n(-17 - 9 * i)) for i in range(4 if hh > 46 else 3)), None, "slate2", 4) + P("M%s -8L%s %sh5L%s -9Z" % (n(x + 12), n(x + 11.5), n(-hh + .7), n(x + 17)), "wall2", None, op=.6)
    o += P("M%s %sh19v-5h-19Z" % (n(x - 1), n(-hh)), "wall2", "ink", 1.2)
  return o + sheaf(78, 2, 1.05) + P("M31 -57v-10l9 2.8l-9 2.8", "wax", "ink", 1.2) + cottage(-3, 4, .8, "roof", 8)


def langeais():
  # drawbridge between two helmeted towers, the gallery on brackets all along
  o = poplar(6, 0, 46) + round_tree(16, 1, 9)
  o += wall(30, 0, 50, 34) + hip(30, -39, 50, 17, 9) + dormers([(47, -39), (62, -39)])
  for x in (22, 66):
    o += round_tower(x, 0, 18, 44, 0, w1=False) + P("M%s -44h21v-7h-21Z" % n(x - 1.5), "wall2", "ink", 1.2) + win([(x + 5, -45.5), (x + 9, -45.5), (x + 13, -45.5)], 2, 3.5) + win([(x + 8, -22)], 3, 6) + cone(x, -51, 18, 20, "slate", x > 50)
  o += arch([(53, 0)], 12, 18) + P("M47 -12L39 2M59 -12L67 2M41 2H66", None, "ink", 1.4) + P("M40 0h27v4h-27Z", "shelf", "ink", 1.2)
  return o + cottage(70, 3, .76, "roof", 7)


def tours():
  # Saint-Gatien: two towers with lantern domes, a gable and its rose
  o = cottage(0, 1, 1.05, "roof", 9)
  for x in (21, 53):
    o += wall(x, 0, 18, 52) + P("M%s -52h20v-4h-20Z" % n(x - 1), "wall2", "ink", 1.2) + P("M%s -56q-1 -13 7 -16v-8h4v8q8 3 7 16Z" % n(x), "slate", "ink", LW) + P("M%s -80v-6" % n(x + 9), None, "ink", 1.6)
    o += arch([(x + 6, -34), (x + 12, -34)], 4, 14) + arch([(x + 9, 0)], 8, 13)
  o += P("M39 0V-40L46 -53L53 -40V0Z", "wall", "ink", LW) + C(46, -33, 5.4, "river1", "ink", sw=1.3) + P("M46 -38.4v10.8M40.6 -33h10.8", None, "ink", .9) + arch([(46, 0)], 10, 18)
  return o + cow(74, 2, .9)


def vendome():
  # the Trinity's bell tower stands apart and is taller than all the rest
  o = wood(46, 0, 40, 46, 11, 5)
  o += wall(10, 0, 19, 46) + P("M8 -46h23v-4h-23Z", "wall2", "ink", 1.2) + P("M10 -50L19.5 -88L29 -50Z", "slate", "ink", LW) + P("M20 -51L19.5 -84L27.5 -51Z", "slate2", None, op=.7) + P("M11 -50l2.5 -11l2.5 11ZM23 -50l2.5 -11l2.5 11Z", "wall", "ink", 1)
  o += arch([(16, -28), (23, -28)], 4.4, 13) + arch([(19.5, 0)], 8, 13)
  o += wall(34, 0, 38, 22) + hip(34, -22, 38, 17, 4) + arch([(41, -5), (51, -5), (61, -5)], 5, 14) + P("M36 0v-16M46 0v-16M56 0v-16M67 0v-16", None, "ink2", 1.6)
  return o + cottage(66, 2, .8, "roof", 9)


def blois():
  # the staircase in its eight-sided cage before a long roof
  o = wall(2, 0, 82, 36, shade=0) + hip(2, -36, 82, 20, 7) + chimneys([(9, -52), (70, -52), (56, -54)], 5, 14) + dormers([(16, -36), (28, -36), (64, -36), (76, -36)], 8, 8)
  o += P("M2 -19H84", None, "ink2", 1.2) + win([(10, -4), (20, -4), (66, -4), (77, -4), (10, -23), (20, -23), (66, -23), (77, -23)], 4, 8)
  o += P("M29 0V-46L34 -50H52L57 -46V0Z", "wall", "ink", 1.7) + P("M46 0V-50H52L57 -46V0Z", "wall2", None, op=.9) + P("M36 0V-49M50 0V-49", None, "ink", 1.2)
  o += P("M29 -4L36 -8L50 -2L57 -6M29 -16L36 -20L50 -13L57 -17M29 -28L36 -32L50 -25L57 -29M29 -40L36 -43L50 -37L57 -40", None, "ink", 1.7) + P("M37.5 -9L48.5 -4.5V-11.5L37.5 -17ZM37.5 -21L48.5 -16V-23L37.5 -29ZM37.5 -33L48.5 -28V-34.5L37.5 -40Z", "ink", None, op=.6)
  o += P("M31 -48h24v-4h-24Z", "wall2", "ink", 1.1) + P("M34 -52l9 -13l9 13Z", "slate", "ink", LW)
  return o + vines(0, 3, 28, 14, 1, 4) + vines(58, 3, 28, 14, 1, 5)


def talcy():
  # a plain square keep with pepper pots, and the round dovecote
  o = sheaf(5, 1, 1.1) + sheaf(16, 2, .95)
  o += wall(24, 0, 32, 46) + crenel(23, -46, 34, 5, 5) + hip(27, -51, 26, 15, 7, "roof")
  for x in (19, 50):
    o += P("M%s -36h11v-20h-11Z" % n(x), "wall", "ink", LW) + P("M%s -36l5.5 7l5.5 -7Z" % n(x), "wall2", "ink", 1.2) + cone(x, -56, 11, 17, "roof")
  o += arch([(40, 0)], 9, 13) + win([(33, -22), (47, -22), (40, -34)], 3.4, 6.5)
  o += P("M62 0V-24h22V0q-11 3 -22 0Z", "wall", "ink", LW) + P("M60 -24L73 -40L86 -24Z", "roof", "ink", LW) + P("M69 -36v-6h8v6ZM68 -42l5 -6l5 6Z", "wall", "ink", 1.1) + P("".join("M%s %sv-3h3v3Z" % (n(65 + 5 * i), n(-6 - 6 * r)) for r in range(3) for i in range(4)), "ink", None, op=.6)
  return o


def beaugency():
  # Caesar's tower, a square keep without roof, and the long bridge
  o = wall(22, -8, 26, 46, shade=.4) + P("M22 -54l3 -3l5 3l6 -4l5 3l7 -2v4h-26Z", "wall", "ink", 1.3) + P("M28 -8v-42M35 -8v-42M42 -8v-42", None, "ink2", 1.5) + win([(31.5, -38), (38.5, -38), (31.5, -24), (38.5, -24)], 2.6, 5)
  o += cottage(2, -6, 1.1, "roof", 9) + P("M54 -8V-30h9V-8Z", "wall", "ink", LW) + P("M53 -30l5.5 -18l5.5 18Z", "slate", "ink", LW) + wall(63, -8, 18, 14) + hip(63, -22, 18, 10, 2)
  o += P("M0 4V-8H86V4h-7q0 -8 -6 -8q-6 0 -6 8h-8q0 -8 -6 -8q-6 0 -6 8h-8q0 -8 -6 -8q-6 0 -6 8h-8q0 -8 -6 -8q-6 0 -6 8Z", "stone", "ink", LW) + P("M0 -5H86", None, "stone2", 1.2)
  return o


def meung():
  # stone spire and the mill of the plain
  o = wall(14, 0, 17, 38) + P("M13 -38h19l-9.5 -34Z", "stone", "ink", LW) + P("M23 -38l-.5 -30l8.5 30Z", "stone2", None, op=.8) + P("M13 -38l2.5 -9l2.5 9ZM27 -38l2.5 -9l2.5 9Z", "wall", "ink", 1) + arch([(19.5, -20), (26, -20)], 4, 12) + arch([(22.5, 0)], 7, 11)
  o += wall(31, 0, 22, 17) + hip(31, -17, 22, 13, 2)
  m = P("M-11 0L-8 -32H8L11 0Q0 3 -11 0Z", "wall", "ink", LW) + P("M3 1L2.5 -31H7.5L10.5 0Z", "wall2", None, op=.9) + P("M-10 -31Q0 -50 10 -31Z", "roof", "ink", LW) + arch([(0, 0)], 6, 10) + win([(0, -16)], 3, 5)
  for a in (20, 110, 200, 290):
    m += '<g transform="translate(0 -34) rotate(%d)">' % a + P("M0 0V-27M2 -14h6M2 -20h6", None, "ink", 1.3) + P("M1.5 -7h7v-19h-7Z", "cloth", "ink", 1.1) + "</g>"
  o += G(m, 67, 1, .84) + C(67, -27.6, 2.2, "ink")
  return o + cottage(-1, 2, .85, "roof", 6) + sheaf(48, 3, .9)


def brissac():
  # the giant: seven floors between two older, fatter towers
  o = round_tree(6, 1, 9)
  o += wall(28, 0, 34, 62) + hip(28, -62, 34, 18, 8) + chimneys([(32, -72), (53, -72)], 5, 12)
  o += P("".join("M28 %sH62" % n(-12 - 10.5 * i) for i in range(5)), None, "ink2", 1.1) + win([(x, -3 - 10.5 * i) for i in range(6) for x in (34, 56)], 3, 6) + arch([(45, 0)], 9, 11) + P("M41 -14h8v46h-8Z".replace("v46", "v-46"), "wall", "ink", 1.2) + win([(45, -17 - 10.5 * i) for i in range(4)], 3, 6.5)
  for x in (12, 58):
    o += round_tower(x, 0, 21, 40, 0) + P("M%s -40h24v-6h-24Z" % n(x - 1.5), "wall2", "ink", 1.2) + cone(x, -46, 21, 17, "slate", x < 20)
  return o + sheaf(83, 2, .9) + sheaf(3, 4, .8)


def saumur():
  # four corner towers on the star bastion above the town
  o = P("M0 4L8 -11H78L86 4Z", "stone", "ink", LW) + P("M18 3L23 -10M40 3L42 -10M60 3L58 -10M75 3L70 -10", None, "stone2", 1.6)
  o += wall(20, -11, 46, 27) + hip(24, -38, 38, 10, 6)
  o += dormers([(35, -38), (51, -38)], 6, 6) + win([(31, -22), (37, -22), (50, -22), (56, -22)], 3, 7) + arch([(43, -11)], 8, 12)
  for x, hh, c in ((27, 42, 17), (49, 42, 17)):
    o += P("M%s %sv-12h9v12Z" % (n(x), n(-38)), "wall", "ink", 1.3) + cone(x, -50, 9, 14)
  for x in (9, 63):
    o += P("M%s -10V-42H%sV-10Z" % (n(x), n(x + 15)), "wall", "ink", LW) + P("M%s -11V-41.5H%sV-11Z" % (n(x + 10), n(x + 14.3)), "wall2", None, op=.9) + P("M%s -42h18v-5h-18Z" % n(x - 1.5), "wall2", "ink", 1.2) + win([(x + 6, -26)], 3, 6) + cone(x, -47, 15, 22, "slate", x > 50)
  return o + cottage(-2, 5, .82, "roof", 8) + cottage(66, 5, .8, "roof", 9)


def montsoreau():
  # white walls straight out of the water, steep roofs, tall dormers
  o = poplar(4, -4, 50) + poplar(81, -4, 44)
  o += wall(24, -4, 40, 38, shade=0) + hip(24, -42, 40, 20, 5) + dormers([(36, -42), (52, -42)], 9, 10) + win([(32, -27), (40, -27), (48, -27), (56, -27), (32, -12), (40, -12), (48, -12), (56, -12)], 3.4, 7)
  for x in (11, 58):
    o += wall(x, -4, 18, 50) + hip(x, -54, 18, 22, 6) + win([(x + 6, -36), (x + 6, -20)], 3.6, 7) + chimneys([(x + (0 if x < 30 else 13), -66)], 4, 10)
  o += P("M0 5Q0 -4 8 -4H78Q86 -4 86 5Q64 2 43 4Q20 6 0 5Z", "river1", "river2", 1.4) + P("M10 1q5 -3 10 0t10 0M44 0q5 -3 10 0t10 0", None, "riverlight", 1.3)
  return o + P("M28 4h14q-2 4 -5 4h-5q-3 0 -4 -4ZM35 4v-13", "log", "ink", 1.1) + P("M31 -8h8q2 4 0 8h-8q2 -4 0 -8Z", "wall", "ink", 1)


def chinon():
  # ruin on a ridge, only the clock tower whole; vines below
  o = P("M0 2Q6 -24 16 -26H72Q80 -24 86 2Z", "stone", "ink", LW) + P("M12 -16l5 -6M26 -19l4 -5M44 -19l5 -5M62 -18l5 -6M74 -14l4 -6", None, "stone2", 1.6)
  o += P("M15 -26V-39l4 2l3 -5l5 4l2 -3l4 6l5 -2v-6l4 3l3 -2V-26Z", "wall2", "ink", LW) + P("M52 -26V-36l4 -4l3 4l4 -2l2 -6l5 5V-26Z", "wall2", "ink", LW) + arch([(22, -28), (30, -28), (60, -28)], 4, 8)
  o += P("M6 -22V-48q3 -3 4 1l4 -4l2 4V-22Z", "wall", "ink", LW) + P("M70 -24V-44l3 3l4 -5l3 4V-20Z", "wall", "ink", LW)
  o += wall(41, -26, 10, 38) + P("M39.5 -64h13l-3 -9h-7Z", "slate", "ink", LW) + P("M44 -73v-5h4v5ZM43 -78l3 -6l3 6Z", "wall", "ink", 1.1) + C(46, -56, 3.4, "mark", "ink", sw=1.2) + P("M46 -58.5v2.5h2", None, "ink", 1) + win([(46, -40)], 3, 6)
  return o + vines(4, 4, 78, 22, 2, 8)


def usse():
  # every tower has another tower behind it
  o = wood(0, 0, 86, 50, 12, 9)
  o += round_tower(30, 0, 11, 52, 20, w1=False) + round_tower(46, 0, 12, 56, 24, flag=True, w1=False) + round_tower(62, 0, 10, 44, 18, w1=False)
  o += wall(14, 0, 60, 28) + hip(22, -28, 46, 15, 5) + dormers([(34, -28), (52, -28)], 7, 8) + chimneys([(42, -40), (61, -40)], 4, 9)
  o += round_tower(8, 0, 16, 36, 24) + round_tower(66, 0, 15, 33, 22) + round_tower(38, 0, 12, 34, 17) + win([(30, -10), (57, -10), (30, -19), (57, -19)], 3, 6) + arch([(44, 0)], 6, 10)
  return o + cottage(-3, 3, .78, "roof", 8)


def villandry():
  # the keep, one wing, and the garden like a carpet
  o = wall(4, -28, 16, 36) + crenel(3, -64, 18, 4, 4) + hip(6, -66, 12, 9, 4) + win([(11, -40), (11, -52)], 3, 6)
  o += wall(20, -28, 52, 18, shade=.2) + hip(20, -46, 52, 14, 5) + dormers([(30, -46), (44, -46), (58, -46)], 7, 6) + win([(27, -34), (36, -34), (45, -34), (54, -34), (63, -34)], 3, 6) + chimneys([(38, -57), (66, -55)], 4, 8)
  o += P("M2 3L12 -27H76L86 3Z", "roadfill", "ink", LW)
  beds, dots, hedge = "", "", ""
  for r in range(3):
    y1, y0 = -2 - 9.5 * r, -8.5 - 9.5 * r
    for i in range(4):
      a0, a1 = 4.5 + (y1 + 0) * -.33 * .9 + 0, 0
      w1, w0 = 78 + y1 * .66, 78 + y0 * .66
      xa, xb = 43 - w1 / 2 + w1 * (i + .07) / 4, 43 - w1 / 2 + w1 * (i + .93) / 4
      xc, xd = 43 - w0 / 2 + w0 * (i + .93) / 4, 43 - w0 / 2 + w0 * (i + .07) / 4
      beds += "M%s %sH%sL%s %sH%sZ" % (n(xa), n(y1), n(xb), n(xc), n(y0), n(xd))
      dots += "M%s %sm-1.8 0a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0" % (n((xa + xb) / 2), n((y0 + y1) / 2))
  o += P(beds, "meadow", "wood2", 1.8) + P(dots, "wax", None)
  return o + P("M14 -26l3 -9l3 9ZM70 -26l3 -9l3 9Z", "wood", "sink", 1.1) + cottage(68, -26, .74, "roof", 7)


def amboise():
  # the terrace: a high wall, the logis on it, the fat ramp tower, the chapel at the edge
  o = P("M10 3V-27H86V3Z", "stone", "ink", LW) + P("M20 3v-28M34 3v-28M48 3v-28M62 3v-28M76 3v-28", None, "stone2", 1.6) + P("M10 -27H86", None, "ink", 2.2)
  o += P("M10 -23H62", None, "stone2", 1.2)
  o += wall(30, -27, 44, 19, shade=0) + hip(30, -46, 44, 15, 5) + dormers([(39, -46), (52, -46), (65, -46)], 8, 9) + win([(36, -32), (44, -32), (52, -32), (60, -32), (68, -32)], 3.4, 9)
  o += P("M0 4V-44h24V4q-12 4 -24 0Z", "wall", "ink", LW) + P("M15 5V-43.5H23.3V4Z", "wall2", None, op=.9) + P("M-2 -44h28v-6h-28Z", "wall2", "ink", 1.2) + P("M1 -50l11 -14l11 14Z", "slate", "ink", LW) + win([(9, -14), (9, -30)], 3.4, 7) + P("M12 -64v-9l9 3l-9 3", "wax", "ink", 1.1)
  o += P("M76 -27V-40l4.5 -6l4.5 6V-27Z", "wall", "ink", 1.3) + P("M80.5 -46l-2.5 0l2.5 -22l2.5 22Z", "slate", "ink", 1.2) + arch([(80.5, -28)], 3.6, 9)
  return o + cottage(36, 5, .82, "roof", 9) + cottage(60, 5, .8, "slate", 9)


def cheverny():
  # one white front, mirrored, domed pavilions with lanterns
  o = P("M0 4Q43 -2 86 4", None, "ink", 1.2)
  o += wall(6, 0, 74, 20, shade=0) + hip(16, -20, 54, 12, 3) + wall(36, 0, 14, 27, shade=0) + hip(36, -27, 14, 13, 3)
  for x in (3, 67):
    o += wall(x, 0, 16, 25, shade=.3) + P("M%s -25q1 -15 5 -17h8q4 2 5 17Z" % n(x - 1), "slate", "ink", LW) + P("M%s -42v-5h6v5ZM%s -47q3 -7 6 0Z" % (n(x + 5), n(x + 5)), "wall", "ink", 1.1)
  o += P("M6 -10H80", None, "ink2", 1) + win([(x, -2) for x in (8, 14, 23, 30, 56, 63, 72, 78)] + [(x, -12.5) for x in (8, 14, 23, 30, 56, 63, 72, 78)] + [(43, -13)], 2.8, 6) + arch([(43, 0)], 5, 9)
  return o


def chambord():
  # a town of chimneys on a roof, the lantern over them, four fat towers
  o = P("M12 0V-27H74V0Z", "wall", "ink", LW) + P("M12 -14H74", None, "ink2", 1.1)
  o += hip(14, -27, 58, 12, 5)
  o += P("".join("M%s %sv%sh5v%sZ" % (n(x), n(-36), n(-hh), n(hh)) for x, hh in ((19, 12), (27, 18), (34, 10), (48, 11), (55, 19), (63, 13))), "wall", "ink", 1.2) + P("".join("M%s %sl3.5 -6l3.5 6Z" % (n(x - 1), n(-36 - hh)) for x, hh in ((19, 12), (27, 18), (34, 10), (48, 11), (55, 19), (63, 13))), "slate", "ink", 1.1)
  o += P("M38 -30V-50h10V-30ZM40 -50v-8h6v8Z", "wall", "ink", LW) + P("M37 -50h12l-3 -4h-6ZM39.5 -58h7l-3.5 -11Z", "slate", "ink", 1.2) + P("M43 -69v-4", None, "ink", 1.6)
  o += dormers([(22, -27), (64, -27)], 7, 7) + win([(x, -3) for x in (24, 32, 54, 62)] + [(x, -17) for x in (24, 32, 40, 46, 54, 62)], 3, 6.5) + arch([(43, 0)], 8, 11)
  for x in (0, 67):
    o += round_tower(x, 0, 19, 32, 0) + P("M%s -14h19" % n(x), None, "ink2", 1.1) + P("M%s -32L%s -52H%sL%s -32Z" % (n(x - 2), n(x + 6.5), n(x + 12.5), n(x + 21)), "slate", "ink", LW) + P("M%s -33L%s -51H%sL%s -33Z" % (n(x + 11), n(x + 10), n(x + 12), n(x + 19)), "slate2", None, op=.7) + P("M%s -52v-6h5v6ZM%s -58l3.5 -5l3.5 5Z" % (n(x + 7), n(x + 6)), "wall", "ink", 1.1)
  return o


ALL = dict(ancenis=ancenis, angers=angers, langeais=langeais, tours=tours, vendome=vendome, blois=blois, talcy=talcy, beaugency=beaugency, meung=meung,
           brissac=brissac, saumur=saumur, montsoreau=montsoreau, chinon=chinon, usse=usse, villandry=villandry, amboise=amboise, cheverny=cheverny, chambord=chambord)
