#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Can what is paler than the rest be read? Measured from the style sheets: WCAG AA wants 4.5 to 1. Prints TAP.

usage: check-contrast.py SOURCE-FOLDER
"""

import pathlib
import re
import sys

WANTED = 4.5

# What Adwaita has for letters (with how much they cover) and for the ground below them, the least favourable one of windows,
# header bars and cards (libadwaita 1.2).
GROUNDS = {
    "light": ("#000000", 0.8, ("#fafafa", "#ebebeb", "#ffffff")),
    "dark": ("#ffffff", 1.0, ("#242424", "#303030", "#363636")),
    "hc": ("#000000", 1.0, ("#fafafa", "#ebebeb", "#ffffff")),
    "hc-dark": ("#ffffff", 1.0, ("#242424", "#303030", "#363636")),
}
SHEETS = {"light": (), "dark": ("dark",), "hc": ("hc",), "hc-dark": ("hc-dark",)}
PALE = (".dim-label", "windowtitle .subtitle", ".choice-detail", "button.choice.impossible .choice-title", ".seat-head.quiet .seat-role")
PLAYERS = ("red", "yellow", "green", "blue")


def rules(text):
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.S)
    for selectors, body in re.findall(r"([^{};]+)\{([^}]*)\}", text):
        for selector in selectors.split(","):
            yield " ".join(selector.split()), body


class Style:
    def __init__(self, folder, name):
        self.colors = {}
        self.opacity = {}
        for sheet in ("relais.css", *(f"relais-{part}.css" for part in SHEETS[name])):
            text = (folder / sheet).read_text(encoding="utf-8")
            self.colors.update(re.findall(r"@define-color (\w+) (#\w{6});", text))
            for selector, body in rules(text):
                if found := re.search(r"(?<![\w-])opacity: ([\d.]+)", body):
                    self.opacity[selector] = float(found.group(1))


def channels(color):
    return [int(color[i:i + 2], 16) / 255 for i in (1, 3, 5)]


def luminance(light):
    linear = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in light]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(letters, cover, ground):
    below = channels(ground)
    seen = [a * cover + b * (1 - cover) for a, b in zip(channels(letters), below)]
    one, other = sorted((luminance(seen), luminance(below)))
    return (other + 0.05) / (one + 0.05)


def measure(folder):
    """What is measured, and how far it stands out."""
    for name, (letters, cover, grounds) in GROUNDS.items():
        style = Style(folder, name)
        for selector in PALE:
            yield f"{selector} in {name}", min(contrast(letters, cover * style.opacity[selector], ground) for ground in grounds)
        for player in PLAYERS:
            ink = style.colors[f"seat_{player}_ink"]
            yield f"{player}’s name in {name}", contrast(ink, 1, style.colors[f"seat_{player}"])
        yield f"refusals in {name}", min(contrast(style.colors["refusal_color"], 1, ground) for ground in grounds)


def main():
    measured = list(measure(pathlib.Path(sys.argv[1]) / "ui"))
    print(f"1..{len(measured)}")
    for number, (what, value) in enumerate(measured, 1):
        print(f"{'ok' if value >= WANTED else 'not ok'} {number} - {what}: {value:.2f}")
    sys.exit(any(value < WANTED for _, value in measured))


main()
