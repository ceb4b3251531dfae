#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Relais developers
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Builds the Flatpak with the network cut off, its tests run in the sandbox, installs it for this user, and drives it
# there on a screen of its own in three languages. The runtime has to be installed: the real one, or the stand-in that
# tests/flatpak/make-runtime.sh makes.
#
#   usage: tests/flatpak/try.sh DIR [MANIFEST]
#
# DIR gets what is built and the pictures. Needs flatpak, flatpak-builder, xdg-dbus-proxy, elfutils, appstream-util, and
# what the driven tests need (./run test installs it).

set -euo pipefail

if [ $# = 0 ] || [ $# -gt 2 ]; then echo 'usage: tests/flatpak/try.sh DIR [MANIFEST]' >&2; exit 2; fi
top=$(dirname "$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")")
dir=$(realpath -m "$1")
manifest=$(realpath "${2-$top/flatpak/io.github.relaisgame.Relais.json}")
mkdir -p "$dir"

# sources that are downloaded would have to come first; there are none
unshare --net flatpak-builder --user --force-clean --disable-download --disable-updates --install \
  --state-dir="$dir/state" --repo="$dir/repo" "$dir/build" "$manifest"
appstreamcli validate --pedantic --no-net "$dir"/build/files/share/metainfo/*.metainfo.xml
desktop-file-validate "$dir"/build/export/share/applications/*.desktop
flatpak info --user io.github.relaisgame.Relais
flatpak info --user --show-permissions io.github.relaisgame.Relais
PYTHONPATH=$top/tests/ui /usr/bin/python3 "$top/tests/flatpak/try.py" "$dir"
