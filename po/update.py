#!/usr/bin/python3
# SPDX-FileCopyrightText: The Relais developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Brings the catalogs up to date with the sources: new sentences are added untranslated, old ones go.

usage: update.py

fr.po and de.po are merged (nothing is guessed: a changed sentence has to be translated again); en.po is made by msgen,
with typographic quotes where a source has plain ones.
"""

import pathlib
import re
import subprocess
import tempfile

HERE = pathlib.Path(__file__).parent
EXTRACT = ["--from-code=UTF-8", "--keyword=_", "--keyword=N_", "--keyword=C_:1c,2", "--keyword=NC_:1c,2",
           "--keyword=ngettext:1,2", "--keyword=g_dcgettext:2", "--keyword=g_dngettext:2,3", "--keyword=g_dpgettext2:2c,3",
           "--add-comments=TRANSLATORS", "--add-location=file", "--package-name=relais"]
HEADER = r'''# SPDX-FileCopyrightText: The Relais developers
# SPDX-License-Identifier: CC-BY-SA-4.0
#
# English with typographic quotes, made by update.py.
msgid ""
msgstr ""
"Project-Id-Version: relais\n"
"Report-Msgid-Bugs-To: \n"
"PO-Revision-Date: 2026-11-18 12:00+0000\n"
"Last-Translator: Relais\n"
"Language-Team: English\n"
"Language: en\n"
"MIME-Version: 1.0\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Content-Transfer-Encoding: 8bit\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"
'''


def run(*command):
    subprocess.run([str(word) for word in command], check=True, cwd=HERE.parent)


def typographic(text):
    """The translations of a catalog with typographic quotes; the originals stay."""
    def convert(match):
        words = match[0].replace("'", "’")
        return re.sub(r'\\"([^"\\]*)\\"', r"“\1”", words)

    return re.sub(r"^msgstr(?:\[\d\])? .*(?:\n\".*)*", convert, text, flags=re.MULTILINE)


def main():
    with tempfile.TemporaryDirectory() as directory:
        template = pathlib.Path(directory, "relais.pot")
        run("xgettext", *EXTRACT, "-f", "po/POTFILES.in", "-o", template)
        for language in ("de", "fr"):
            catalog = HERE / f"{language}.po"
            run("msgmerge", "--quiet", "--no-fuzzy-matching", "--add-location=file", "--update", "--backup=none",
                catalog, template)
            run("msgattrib", "--no-obsolete", "--add-location=file", "-o", catalog, catalog)
        english = HERE / "en.po"
        run("msgen", "--lang=en", "--add-location=file", "-o", english, template)
        text = english.read_text(encoding="utf-8")
        english.write_text(HEADER + typographic(text[text.index("\n\n") + 1:]), encoding="utf-8")


if __name__ == "__main__":
    main()
