#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Relais developers
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Builds the Flatpak with the network cut off, its tests run in the sandbox, installs it for this user, and drives it
# there on a screen of its own in three languages. The runtime has to be installed: the real one, or the stand-in that
# tests/flatpak/make-runtime.sh makes.
#
#   usage, as root: tests/flatpak/try.sh DIR [MANIFEST]
#
# DIR gets what is built and the pictures. Needs flatpak, flatpak-builder, xdg-dbus-proxy, xdg-desktop-portal,
# xdg-desktop-portal-gtk, elfutils, appstream, appstream-util, desktop-file-utils, ImageMagick, gir1.2-gtk-4.0, and what the
# driven tests need (./run test installs it).

set -euo pipefail

if [ $# = 0 ] || [ $# -gt 2 ] || [ "$(id -u)" != 0 ]; then echo 'usage, as root: tests/flatpak/try.sh DIR [MANIFEST]' >&2; exit 2; fi
top=$(dirname "$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")")
dir=$(realpath -m "$1")
manifest=$(realpath "${2-$top/flatpak/io.github.relaisgame.Relais.json}")
mkdir -p "$dir"

for each in "$top"/flatpak/*.json "$manifest"; do
  # it leaves a folder behind wherever it is asked
  (cd "$dir" && flatpak-builder --show-manifest "$each") > /dev/null
done

# sources that are downloaded would have to come first; there are none
unshare --net flatpak-builder --user --force-clean --disable-download --disable-updates --ccache --install --keep-build-dirs \
  --state-dir="$dir/state" --repo="$dir/repo" "$dir/build" "$manifest"

# The build has no display, so the tests of widgets are run once more, in the same sandbox, at a screen of their own. Two of
# them need a bus: in a sandbox even the trash is behind a portal.
in_sandbox=(flatpak build --socket=x11 --share=ipc --bind-mount=/run/build/relais="$dir/state/build/relais"
  --build-dir=/run/build/relais/_flatpak_build)
with_trash='keeping|setups'
# shellcheck disable=SC2016 # the shell's in the sandbox
tests='HOME=$(mktemp -d) exec meson test --no-rebuild --num-processes 1 --print-errorlogs'
xvfb-run -a -s '-screen 0 1280x1024x24 -noreset' "${in_sandbox[@]}" "$dir/build" \
  sh -c "$tests \$(meson test --list --suite ui | sed 's,.* / ,,' | grep -vxE '$with_trash')"
xvfb-run -a -s '-screen 0 1280x1024x24 -noreset' dbus-run-session -- "${in_sandbox[@]}" --socket=session-bus "$dir/build" \
  sh -c "$tests ${with_trash//|/ }"

# how it is called depends on flatpak-builder
appstreamcli validate --pedantic --no-net "$dir"/build/export/share/metainfo/*.xml
desktop-file-validate "$dir"/build/export/share/applications/*.desktop
# another build may be installed as well, and that one would be started
branch=$(/usr/bin/python3 -c 'import json, sys; print(json.load(open(sys.argv[1])).get("branch", "master"))' "$manifest")
flatpak make-current --user io.github.relaisgame.Relais "$branch"
flatpak info --user "io.github.relaisgame.Relais//$branch"
flatpak info --user --show-permissions "io.github.relaisgame.Relais//$branch"

# A runtime folder of its own, in which the document portal mounts what the sandbox is given: it goes with the command.
# shellcheck disable=SC2016 # the inner shell's variables
unshare --mount --propagation private bash -euc '
  mkdir -p /run/user
  mount -t tmpfs tmpfs /run/user
  mkdir -m 700 "/run/user/$(id -u)"
  PYTHONPATH=$1/tests/ui /usr/bin/python3 "$1/tests/flatpak/try.py" "$2"' _ "$top" "$dir"
