# SPDX-FileCopyrightText: The Relais developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""What this game adds to the palettes: copper and brick, and for each region its ground (t-), the print upon it (q-), the ribbon of
its cards (r-)."""
REGIONS = ("baden", "wurttemberg", "hohenzollern", "schweiz", "tyrol", "salzburg", "bohmen", "polen", "baiern")


def named(prefix, values):
  return {prefix + r: v for r, v in zip(REGIONS, values.split())}


RIBBONS = named("r-", "#C08F12 #85572C #5F5D63 #A32A2A #6C3A77 #3C6E3E #B25F22 #983A60 #2A5A8C")
LIGHT = dict(RIBBONS, hedge="#5E7344", sky="#C9E0E5", market="#EFE0BC", lot="#F3E6C6", board="#F3E4C0", tray="#8F6740", copper="#8FAE98", copper2="#5F8270", brick="#D69A78", brick2="#A9684A", snow="#FBF6E9", sheet="#FBF6E9",
             **named("t-", "#EFDB9C #E2C79D #D9D3C6 #EBC4B3 #D8C6D6 #CBD6AC #EAC79F #E3C1CB #CBDAD4"),
             **named("q-", "#A5802A #96703F #7D776E #AF5F48 #82608B #6C8646 #AA7035 #9F5A75 #5E8F9E"))
DARK = dict(RIBBONS, hedge="#56744A", sky="#2B3F52", market="#574638", lot="#463930", board="#5A4A3C", tray="#2A1E17", copper="#5F8672", copper2="#3C5A4C", brick="#9A6248", brick2="#6E4030", snow="#C9BC9F", sheet="#2A2429",
            **named("t-", "#4B3D24 #463526 #3D3A3B #4C302A #40313F #353F2C #4E3626 #472D35 #343F3E"),
            **named("q-", "#A58B4C #99784F #85807C #A0655A #8B6E92 #7A9160 #A3774C #96607A #6C8FA2"))
CONTRAST = dict(RIBBONS, hedge="#3C5A1E", sky="#E3F0F6", market="#FFFFFF", lot="#FFFFFF", board="#FFFFFF", tray="#F2E4D2", copper="#BFD8C6", copper2="#2F5A45", brick="#F0C4AC", brick2="#8A3A1C", snow="#FFFFFF", sheet="#FFFFFF",
                **named("t-", "#FFF5D0 #F7EAD8 #EFEFEF #FFE6DE #F2E8F6 #E7F1D8 #FFEAD4 #FCE6EC #E2EFF6"),
                **named("q-", "#6E5200 #5E3C12 #444444 #8E2F18 #532B61 #2F5216 #7A4208 #7A1F45 #1D5470"))
STYLES = dict(light=LIGHT, dark=DARK, contrast=CONTRAST)
