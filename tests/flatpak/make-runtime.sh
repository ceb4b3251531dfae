#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Relais developers
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Makes a stand-in for the GNOME runtime that the manifest names out of packages of Debian sid (the same series of GTK and
# libadwaita), so that the Flatpak can be built, installed and started where the real runtime cannot be fetched. It proves
# the manifest, the sandbox's permissions and the installed paths; it is not the real runtime (how its libraries were built,
# its extensions), so nothing that was built on it is to be published.
#
#   usage, as root: tests/flatpak/make-runtime.sh DIR
#
# DIR keeps the package trees and DIR/repo, from which org.gnome.Platform and org.gnome.Sdk are installed for this user.
# Needs debootstrap, flatpak and ostree, some 5 minutes and 4 GB.

set -euo pipefail

if [ $# != 1 ] || [ "$(id -u)" != 0 ]; then echo 'usage, as root: tests/flatpak/make-runtime.sh DIR' >&2; exit 2; fi
dir=$(realpath -m "$1")
manifest=$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/../../flatpak/io.github.relaisgame.Relais.json
branch=$(sed -nE 's/.*"runtime-version": "([0-9]+)".*/\1/p' "$manifest")
suite=sid
# libadwaita has a release with each of GNOME's, and its number is that less 41
libadwaita=1.$((branch - 41))
arch=$(flatpak --default-arch)
platform=$dir/platform sdk=$dir/sdk repo=$dir/repo
mkdir -p "$dir"

# The mirror that this machine itself uses; none: debootstrap knows one.
mirror() {
  # shellcheck disable=SC2016 # the field is for apt to fill in
  apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' 'Origin: Debian' 'Component: main' 2> /dev/null | head -n 1
}

# add_packages ROOT PACKAGE...: the mounts are in a namespace of their own and go with the command
add_packages() {
  # shellcheck disable=SC2016 # the inner shell's variables
  unshare --mount --propagation private bash -euc '
    root=$1
    shift
    mount -t proc proc "$root/proc"
    mount --rbind /dev "$root/dev"
    export DEBIAN_FRONTEND=noninteractive
    chroot "$root" apt-get -q update
    chroot "$root" apt-get -q install -y --no-install-recommends "$@"
    chroot "$root" apt-get clean' _ "$@"
}

# export_runtime NAME ROOT: a runtime is /usr, with /etc inside it
export_runtime() {
  local tree=$dir/tree
  rm -rf "$tree"
  mkdir -p "$tree/files"
  cp -a --reflink=auto "$2/usr/." "$tree/files/"
  cp -a "$2/etc" "$tree/files/etc"
  rm -rf "$tree"/files/share/{doc,man,info} "$tree/files/src" "$tree"/files/lib/{systemd,udev} \
    "$tree"/files/etc/{resolv.conf,apt,shadow,shadow-,gshadow,gshadow-,passwd-,group-,machine-id,mtab}
  # flatpak looks for it in bin, Debian keeps it in sbin
  [ -e "$tree/files/bin/ldconfig" ] || ln -s ../sbin/ldconfig "$tree/files/bin/ldconfig"
  # it is checked out as a user: no setuid, everything readable
  find "$tree/files" -type f -perm /6000 -exec chmod u-s,g-s {} +
  chmod -R u+rwX,go+rX "$tree/files"
  cat > "$tree/metadata" << METADATA
[Runtime]
name=$1
runtime=org.gnome.Platform/$arch/$branch
sdk=org.gnome.Sdk/$arch/$branch

[Environment]
XDG_DATA_DIRS=/app/share:/usr/share:/usr/share/runtime/share:/run/host/user-share:/run/host/share
METADATA
  flatpak build-export --disable-sandbox --runtime --files=files --metadata=metadata --no-update-summary \
    --subject="stand-in for $1 from Debian $suite" "$repo" "$tree" "$branch"
  rm -rf "$tree"
}

# shellcheck disable=SC2046 # no mirror is no word
[ -e "$platform/etc/debian_version" ] || debootstrap --variant=minbase "$suite" "$platform" $(mirror)
cp /etc/resolv.conf "$platform/etc/resolv.conf"
apt-config dump | grep -E '^Acquire::' | grep -v '^Acquire::IndexTargets' > "$platform/etc/apt/apt.conf.d/00-of-this-machine" || true
printf '#!/bin/sh\nexit 101\n' > "$platform/usr/sbin/policy-rc.d" # start no services
chmod +x "$platform/usr/sbin/policy-rc.d"
[ -e "$repo/config" ] || ostree init --mode=archive-z2 --repo="$repo"

add_packages "$platform" libgtk-4-1 libgtk-4-bin libadwaita-1-0 librsvg2-2 librsvg2-common libglib2.0-bin \
  libgl1-mesa-dri libegl1 libgles2 libgl1 adwaita-icon-theme hicolor-icon-theme gsettings-desktop-schemas \
  fonts-cantarell fonts-dejavu-core fontconfig locales dconf-gsettings-backend shared-mime-info \
  gstreamer1.0-plugins-base gstreamer1.0-plugins-good python3
# shellcheck disable=SC2016 # the field is for dpkg to fill in
found=$(chroot "$platform" dpkg-query -W -f '${Version}' libadwaita-1-0)
[[ $found == "$libadwaita".* ]] || { echo "$suite has libadwaita $found; GNOME $branch, which $manifest names, has $libadwaita" >&2; exit 1; }
for locale in de_DE en_US fr_FR; do chroot "$platform" localedef -i "$locale" -f UTF-8 "$locale.UTF-8"; done
export_runtime org.gnome.Platform "$platform"
# what is needed to build goes into a copy, so that a second run cannot leak headers into the Platform
[ -e "$sdk/etc/debian_version" ] || cp -a --reflink=auto "$platform" "$sdk"
add_packages "$sdk" gcc g++ make libc6-dev pkgconf meson ninja-build gettext libgtk-4-dev libadwaita-1-dev librsvg2-dev \
  libglib2.0-dev libglib2.0-dev-bin dbus-daemon appstream appstream-compose desktop-file-utils git \
  ca-certificates xz-utils file elfutils libxml2-utils
# flatpak-builder before 1.4 asks for what appstream-glib brought, which Debian no longer has
cat > "$sdk/usr/bin/appstream-compose" << 'COMPOSE'
#!/bin/sh
# appstream-compose --prefix=/app --basename=ID --origin=flatpak ID
for id; do :; done
# where such a flatpak-builder has moved it, appstreamcli does not look
cp "/app/share/appdata/$id.appdata.xml" "/app/share/metainfo/$id.metainfo.xml"
trap 'rm "/app/share/metainfo/$id.metainfo.xml"' EXIT
appstreamcli compose --prefix=/ --origin=flatpak --result-root=/app --data-dir=/app/share/app-info/xmls \
  --icons-dir=/app/share/app-info/icons/flatpak --components="$id" /app
COMPOSE
chmod +x "$sdk/usr/bin/appstream-compose"
export_runtime org.gnome.Sdk "$sdk"
flatpak build-update-repo "$repo"

flatpak --user remote-add --if-not-exists --no-gpg-verify relais-stand-in "file://$repo"
flatpak --user install -y --noninteractive --reinstall relais-stand-in "org.gnome.Platform//$branch" "org.gnome.Sdk//$branch"
