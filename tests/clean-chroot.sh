#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Relais developers
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Does a fresh clone work on a fresh Debian? Runs a command of the clone in a chroot that holds nothing but the
# minimal system: as root, and with --user also as somebody else, with sudo and without.
#
#   usage, as root: tests/clean-chroot.sh [--suite SUITE] [--user] DIR [COMMAND...]
#
# SUITE: bookworm (Debian 12, GTK 4.8; unless told otherwise), trixie (Debian 13, GTK 4.18) or sid (GTK 4.24 and
# later). COMMAND: ./run test.
# Only what is committed gets into the clone. DIR keeps the bare system and the downloaded packages for the next time;
# every case runs in a copy of its own, which is deleted unless the case fails. Needs debootstrap and git.

set -euo pipefail

die() { printf '%s\n' "$*" >&2; exit 1; }
usage='usage, as root: tests/clean-chroot.sh [--suite SUITE] [--user] DIR [COMMAND...]'

suite=bookworm
with_user=no
if [ "${1-}" = --suite ]; then suite=${2-}; shift 2; fi
if [ "${1-}" = --user ]; then with_user=yes; shift; fi
[[ $# != 0 && $1 != -* ]] || { printf '%s\n' "$usage" >&2; exit 2; }
[ "$(id -u)" = 0 ] || die "$usage"
top=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")
dir=$(realpath -m "$1")
shift
[ $# != 0 ] || set -- ./run test

user=player
base=$dir/base
mkdir -p "$dir/archives/partial"

# The bare system, from the mirrors that this machine itself uses.
make_base() {
  local all sources mirror
  # shellcheck disable=SC2016 # the fields are for apt to fill in
  all=$(apt-get indextargets --format 'deb $(REPO_URI) $(RELEASE) $(COMPONENT)' \
    'Created-By: Packages' 'Origin: Debian' 'Component: main' | sort -u || true)
  sources=$(grep -E " $suite(-updates|-security)? " <<< "$all" || true)
  mirror=$(awk -v suite="$suite" '$3 == suite { print $2; exit }' <<< "$sources")
  # a machine of another release: its mirror has ours too; else debootstrap knows one
  if [ -z "$mirror" ]; then
    mirror=$(awk '$3 !~ /-/ { print $2; exit }' <<< "$all")
    sources=${mirror:+"deb $mirror $suite main"}
  fi
  rm -rf --one-file-system "$base"
  debootstrap --variant=minbase "$suite" "$base" ${mirror:+"$mirror"}
  if [ -n "$mirror" ]; then
    printf '%s\n' "$sources" > "$base/etc/apt/sources.list"
    # how to get there (proxies and the like), not what to fetch
    apt-config dump | grep -E '^Acquire::' | grep -v '^Acquire::IndexTargets' > "$base/etc/apt/apt.conf.d/00-of-this-machine"
  fi
  printf '#!/bin/sh\nexit 101\n' > "$base/usr/sbin/policy-rc.d" # start no services
  chmod +x "$base/usr/sbin/policy-rc.d"
  chroot "$base" useradd --create-home --shell /bin/bash "$user"
  rm -rf "$base"/var/cache/apt/archives/*.deb "$base"/var/lib/apt/lists/*
  touch "$dir/base-is-complete"
}

home_of() { if [ "$1" = root ]; then echo /root; else echo "/home/$1"; fi; }

# fresh ROOT WHO: a new copy of the bare system with a clone that is WHO's
fresh() {
  local root=$dir/$1
  rm -rf --one-file-system "$root"
  cp -a --reflink=auto "$base" "$root"
  cp /etc/resolv.conf /etc/hosts "$root/etc/"
  git clone --quiet --no-hardlinks "$top" "$root/srv/relais"
  chown -R --reference="$root$(home_of "$2")" "$root/srv/relais"
}

# inside ROOT WHO COMMAND...: runs it in the clone, with a bare environment, no input and no terminal that could be asked.
# The mounts are in a namespace of their own and go with the command, and so does every process it leaves behind.
inside() {
  local root=$dir/$1 who=$2
  shift 2
  # shellcheck disable=SC2016 # the inner shell's variables
  unshare --mount --propagation private --pid --fork --kill-child bash -euc '
    root=$1 archives=$2 who=$3 home=$4
    shift 4
    # a mount point, without which nothing can be mounted inside, as tests/ui/installed.py does
    mount --bind "$root" "$root"
    mount -t proc proc "$root/proc"
    mount --rbind /dev "$root/dev"
    mount -t tmpfs -o mode=1777 tmpfs "$root/tmp"
    mount --bind "$archives" "$root/var/cache/apt/archives"
    path=/usr/local/bin:/usr/bin:/bin
    [ "$who" != root ] || path=/usr/local/sbin:/usr/sbin:/sbin:$path
    setsid -w chroot "$root" setpriv --reuid="$who" --regid="$who" --init-groups \
      env -i HOME="$home" USER="$who" LOGNAME="$who" PATH="$path" TERM=dumb LANG=C.UTF-8 \
      sh -c "cd /srv/relais && exec \"\$@\"" sh "$@" < /dev/null
  ' _ "$root" "$dir/archives" "$who" "$(home_of "$who")" "$@"
}

# Without the right to install, the command must not wait but say what to run; prints that.
told_to_run() { # ROOT
  local output line
  if output=$(inside "$1" "$user" timeout -k 5 60 "${command[@]}" 2>&1); then
    echo "succeeded, though nothing could be installed" >&2
    return 1
  fi
  line=$(sed -nE 's/^  ((su|sudo) .*)/\1/p' <<< "$output")
  if [ -z "$line" ]; then
    printf '%s\nprinted no command to install what is missing\n' "$output" >&2
    return 1
  fi
  printf '%s\n' "$line"
}

case_root() {
  fresh "$1" root
  inside "$1" root "${command[@]}"
}

case_user_with_sudo() {
  fresh "$1" "$user"
  inside "$1" root sh -c 'apt-get -q update && apt-get -q install -y --no-install-recommends sudo' > /dev/null
  echo "$user ALL=(ALL) NOPASSWD: ALL" > "$dir/$1/etc/sudoers.d/$user"
  inside "$1" "$user" "${command[@]}"
}

# no sudo at all; then a sudo that wants a password; then what the advice leads to
case_user_without_sudo() {
  local line
  fresh "$1" "$user"
  line=$(told_to_run "$1")
  echo "without sudo: $line"
  inside "$1" root sh -c 'apt-get -q update && apt-get -q install -y --no-install-recommends sudo' > /dev/null
  echo "$user ALL=(ALL) ALL" > "$dir/$1/etc/sudoers.d/$user"
  told_to_run "$1" > "$dir/told"
  echo "sudo that wants a password: $(cat "$dir/told")"
  inside "$1" root sh -c "$line" > /dev/null
  inside "$1" "$user" "${command[@]}"
}

command=("$@")
[ -e "$dir/base-is-complete" ] || make_base
cases=(root)
[ "$with_user" = no ] || cases+=(user_with_sudo user_without_sudo)
bad=()
for name in "${cases[@]}"; do
  printf '\n=== %s\n' "${name//_/ }"
  # a process of its own, because errexit does not work inside of a condition
  set +e
  (set -e; "case_$name" "$name")
  status=$?
  set -e
  if [ "$status" = 0 ]; then
    rm -rf --one-file-system "${dir:?}/$name"
  else
    bad+=("$name")
  fi
done
printf '\n'
[ ${#bad[@]} = 0 ] || die "FAILED in a clean Debian ($suite): ${bad[*]//_/ }   (left in $dir)"
echo "ok in a clean Debian ($suite): ${cases[*]//_/ }"
