# SPDX-FileCopyrightText: The Relais developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The palettes, one table for each style. The drawings only name colours (f-NAME fills, s-NAME strokes, c-NAME is a
gradient's stop), so that a style is a style sheet and nothing else."""

LIGHT = dict(
  # paper and ink; sink is the scenery's own ink, so that it can recede; tink that of trees;
  # line that of emblems, which lie on parchment in every style; gilt the rules of the cards
  vellum="#F3E9D2", shade="#E4D5B3", deep="#D3BF94", ink="#3B2F2A", ink2="#7A6652", halo="#FBF6E9",
  sink="#3B2F2A", tink="#34402A", line="#3B2F2A", gilt="#8C6410", lift="#FFFBEF", verge="#EBDAB2", furrow="#C9AC74", sand="#EFDDAE", pane="#4A3B33",
  # water, road, land
  river1="#8FB7C4", river2="#3E6C80", riverlight="#C9E0E5", road="#B98B5E", roadfill="#E9CD9B", arrow="#7E4A22",
  meadow="#B9C48F", wood="#6B7F4E", wood2="#4F6238", wood3="#8DA069", wheat="#DDB65A", vine="#7F8C4B", grape="#6C3A77",
  soil="#B99A6B", flower="#FFFBEF",
  # building and things
  wall="#FAF4E4", wall2="#E0D1B3", roof="#B9633F", roof2="#8F452B", slate="#71828F", slate2="#53636E", stone="#D8CDB6",
  stone2="#B7A98D", gold="#D9A521", gold2="#8C6410", gold3="#F2D27A", wax="#9B2B2B", wax2="#701B1D", shelf="#A87B4F",
  shelf2="#7C5634", shelf3="#C79A6A", log="#B99A6B", log2="#8A6B43", plaque="#FAF4E4", cloth="#EFE3C8", hide="#FBF6E9",
  pstone="#D8CDB6", pstone2="#B7A98D", steel="#8593A0", steel2="#5E6C78", skin="#E9C9A4", horse="#8A5A36", horse2="#5B381F",
  paper="#FBF5E6", paper2="#E9DCBF", teal="#4F8A83",
  # tinctures of the shields, and what is drawn upon them
  red="#A32A2A", blue="#2A4D8F", yellow="#D9A521", green="#2F6B3C", purple="#6C3A77", white="#F4F1E8", black="#2B2B2B",
  hlight="#FFFFFF", hdark="#3B2F2A", mark="#FFFDF5", markink="#2B211C",
  # what the application draws with, too
  glow="#C8741A", trace="#A0522D", refuse="#8C3B2E", shadow="#3B2F2A")

DARK = dict(LIGHT,
  vellum="#2B2630", shade="#383340", deep="#17151D", ink="#EAD9B6", ink2="#A8936F", halo="#211D27",
  sink="#A0926F", tink="#161C14", line="#1D1613", gilt="#B48D3E", lift="#8C6B38", verge="#3D343A", furrow="#5C4B44", sand="#6B5943", pane="#FFD483",
  river1="#2F5E7C", river2="#132B3A", riverlight="#6FA0B4", road="#1A1512", roadfill="#8A6A45", arrow="#FFE2A8",
  meadow="#4E5B3A", wood="#56744A", wood2="#2C3F28", wood3="#7C9A62", wheat="#A88138", vine="#66743F", grape="#9A66A8",
  soil="#5D4A35", flower="#C9BC9F",
  wall="#8E7B64", wall2="#66564A", roof="#A4553A", roof2="#6E3827", slate="#54677A", slate2="#38475A", stone="#6E6459",
  stone2="#4E463F", gold="#E4B644", gold2="#5C430E", gold3="#F7DB8E", wax="#BB4640", wax2="#7A2826", shelf="#5B4130",
  shelf2="#33241B", shelf3="#7A593F", log="#B08A58", log2="#7B5C38", plaque="#DCCBA6", cloth="#DCCBA6", hide="#C9BC9F",
  pstone="#BDB3A1", pstone2="#8E8576", steel="#8FA0AE", steel2="#5B6A77", skin="#D9B58D", horse="#B98455", horse2="#E2C08F",
  paper="#3B353F", paper2="#2F2A34", teal="#5FA39A",
  red="#B93A36", blue="#3A63B0", yellow="#DDAE35", green="#3A8049", purple="#814A8E", white="#EDE6D3", black="#17161A",
  hdark="#2B211C", mark="#FFFDF5", markink="#15100E",
  glow="#FFC46B", trace="#F0A060", refuse="#F09A86", shadow="#08070A")

CONTRAST = dict(LIGHT,
  vellum="#FFFFFF", shade="#F2F2F2", deep="#DDDDDD", ink="#000000", ink2="#333333", halo="#FFFFFF",
  sink="#333333", tink="#16260A", line="#000000", gilt="#5A3C00", lift="#FFFFFF", verge="#FAFAFA", furrow="#DDDDDD", sand="#F1EDDD", pane="#000000",
  river1="#CFE6EF", river2="#0B4660", riverlight="#FFFFFF", road="#000000", roadfill="#FFFFFF", arrow="#000000",
  meadow="#E6EED2", wood="#6C8C46", wood2="#2F4A14", wood3="#A3C07E", wheat="#F0D98A", vine="#B5C877", grape="#5B0F6E",
  soil="#999999", flower="#FFFFFF",
  wall="#FFFFFF", wall2="#E2E2E2", roof="#D9876A", roof2="#7A2200", slate="#B4C0C9", slate2="#3A4650", stone="#EEEEEE",
  stone2="#999999", gold="#FFC933", gold2="#5A3C00", gold3="#FFE9A8", wax="#A00000", wax2="#5E0000", shelf="#C79A6A",
  shelf2="#5A3A1C", shelf3="#E0BE95", log="#D2B07C", log2="#6E4E22", plaque="#FFFFFF", cloth="#FFFFFF", hide="#FFFFFF",
  pstone="#F2F2F2", pstone2="#B0B0B0", steel="#AEBBC6", steel2="#4A5864", skin="#F2D5B3", horse="#6B3F1D", horse2="#000000",
  paper="#FFFFFF", paper2="#EEEEEE", teal="#00695C",
  red="#A00000", blue="#00318F", yellow="#FFC400", green="#005C1F", purple="#5B0F6E", white="#FFFFFF", black="#000000",
  hdark="#000000", mark="#FFFFFF", markink="#000000",
  glow="#D15A00", trace="#A83200", refuse="#A00000", shadow="#000000")

STYLES = dict(light=LIGHT, dark=DARK, contrast=CONTRAST)

# the four seats: their colour (property `color`, drawn as currentColor by the class `seat`)
SEATS = dict(
  light=dict(red="#B3292B", yellow="#E0AC1F", green="#2C7440", blue="#2C55A3"),
  dark=dict(red="#C8403C", yellow="#E8B93A", green="#3B8C50", blue="#4671C6"),
  contrast=dict(red="#A80000", yellow="#FFC400", green="#00601F", blue="#0038A8"))

# the wash of a village's ground by its good, the printed textures, the candle: opacities are a matter of style, too
WASH = dict(light=dict(wood=.26, grain=.32, cheese=.45, wine=.17), dark=dict(wood=.42, grain=.26, cheese=.52, wine=.24),
            contrast=dict(wood=.16, grain=.38, cheese=.50, wine=.10))
CANDLE = dict(light=("#FFF6DC", 0), dark=("#E8A85A", .22), contrast=("#FFFFFF", 0))
# widths of the roads, where white on white needs bolder lines
WIDTHS = dict(light=dict(edge=17.4, road=13.8, middle=1.1, lane=8.6), dark=dict(edge=17.4, road=13.8, middle=1.1, lane=8.6),
              contrast=dict(edge=21, road=13.2, middle=1.8, lane=9.8))
CARDS = ("red", "blue", "yellow", "green", "purple")


def rules(style, more=None):
  """Every class of the drawings with its declarations; `more` are a game's own colours, in a table for each style."""
  r = {"f-none": "fill:none", "slot": "fill:none;stroke:none", "box": "fill-opacity:0;stroke:none", "seat": "fill:currentColor",
       "seat-line": "stroke:currentColor", "fine": "display:inline"}
  for k, v in dict(STYLES[style], **(more[style] if more else {})).items():
    r["f-" + k], r["s-" + k], r["c-" + k] = "fill:" + v, "stroke:" + v, "stop-color:" + v
  for k, v in SEATS[style].items():
    r["seat-" + k] = "color:" + v
  for k, v in WASH[style].items():
    r["o-wash-" + k] = "fill-opacity:%s" % v
  for k, v in WIDTHS[style].items():
    r["w-" + k] = "stroke-width:%s" % v
  r["c-candle"], r["o-candle"] = "stop-color:" + CANDLE[style][0], "stop-opacity:%s" % CANDLE[style][1]
  return r


def css(style, used, important=False, more=None):
  """The style sheet of the classes in `used` only: every rule costs time for every element."""
  end = " !important" if important else ""
  r = rules(style, more)
  return "\n".join(".%s{%s%s}" % (k, r[k].replace(";", end + ";"), end) for k in sorted(used) if k in r)
