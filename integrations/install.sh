#!/bin/sh
# Installs a released Curbcut: fetches the archive for this machine, checks its sum, and puts the program into a folder.
# Nothing else is written, and nothing is run but `curbcut --version`.
#
#   sh install.sh [--from place] [--version number] [--to folder] [--sha256 sum]
#
#   --from      the address of a release, or a folder with its files; CURBCUT_RELEASE says it too
#   --version   default: the version that this script belongs to
#   --to        default: ~/.local/bin
#   --sha256    the sum that the archive has to have; without it, what SHA256SUMS of the same release says
#
# It needs tar, gzip and, for an address, curl or wget.
set -eu

# A release has a copy of this script in which these are filled in: then the sums need not be fetched.
version=
release=
sums=

fail() {
  echo "install: $*" >&2
  exit 1
}

# Status 4 is for what is not there; any other but 0 for what is wrong.
absent() {
  echo "install: $*" >&2
  exit 4
}

to=${HOME:-}/.local/bin
from=${CURBCUT_RELEASE:-}
wanted=
while [ $# -gt 0 ]; do
  case $1 in
    --from | --version | --to | --sha256) [ $# -ge 2 ] || fail "$1 needs a value" ;;
    --help)
      sed -n '2,/^set /{/^set /d; s/^# \{0,1\}//; p;}' "$0"
      exit 0
      ;;
    *) fail "there is no option $1; see --help" ;;
  esac
  case $1 in
    --from) from=$2 ;;
    # Another version than the one whose sums are here has others.
    --version) if [ "$2" != "$version" ]; then version=$2 sums='' release=''; fi ;;
    --to) to=$2 ;;
    --sha256) wanted=$2 ;;
  esac
  shift 2
done
from=${from:-$release}
case $version in
  '') fail 'which version? Say --version, or use the copy of this script that is part of a release' ;;
  *[!0-9.]*) fail "$version is not a version such as 0.2.0" ;;
esac
case $wanted in
  *[!0-9a-f]*) fail '--sha256 takes a sum of 64 digits from 0 to f' ;;
esac
[ -n "$from" ] || fail 'from where? Say --from with the address of the release, or a folder with its files'
[ "$to" != /.local/bin ] || fail 'there is no HOME; say --to with the folder to install into'

system=$(uname -s)
machine=$(uname -m)
case $system-$machine in
  Linux-x86_64 | Linux-amd64) build=linux-x86_64 ;;
  Linux-aarch64 | Linux-arm64) build=linux-arm64 ;;
  Darwin-x86_64 | Darwin-arm64) build=macos-universal ;;
  *) absent "there is no program for $system on $machine; build it from source: swift build -c release" ;;
esac
name=curbcut-$version-$build
archive=$name.tar.gz

mkdir -p -- "$to" || fail "$to cannot be made"
# Below the target, so that the program is moved into place at once, never seen half written.
work=$(mktemp -d "$to/.curbcut.XXXXXX") || fail "$to cannot be written"
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM

fetch() {
  case $from in
    http://* | https://*)
      if command -v curl > /dev/null; then
        curl --fail --silent --show-error --location --retry 3 --output "$work/$1" "${from%/}/$1"
      elif command -v wget > /dev/null; then
        wget -q -O "$work/$1" "${from%/}/$1"
      else
        fail 'curl or wget is needed'
      fi
      ;;
    file://*) cp -- "${from#file://}/$1" "$work/$1" ;;
    *://*) fail "$from is not an address that can be fetched" ;;
    *) cp -- "${from%/}/$1" "$work/$1" ;;
  esac || absent "$1 cannot be fetched from $from"
}

sum_of() {
  if command -v sha256sum > /dev/null; then
    sha256sum "$1" | cut -d ' ' -f 1
  elif command -v shasum > /dev/null; then
    shasum -a 256 "$1" | cut -d ' ' -f 1
  else
    fail 'sha256sum or shasum is needed'
  fi
}

if [ -z "$wanted" ]; then
  if [ -z "$sums" ]; then
    fetch SHA256SUMS
    sums=$(cat "$work/SHA256SUMS")
  fi
  wanted=$(printf '%s\n' "$sums" | awk -v "name=$archive" '$2 == name || $2 == "*" name { print $1; exit }')
  [ -n "$wanted" ] || absent "the release at $from has no $archive in its SHA256SUMS"
fi
fetch "$archive"
found=$(sum_of "$work/$archive")
[ "$found" = "$wanted" ] || fail "the sum of $archive is wrong, and nothing is installed
  expected $wanted
  found    $found"

tar -xzf "$work/$archive" -C "$work" "$name/curbcut" || fail "$archive cannot be unpacked"
says=$("$work/$name/curbcut" --version) || fail 'the program does not start on this machine'
[ "$says" = "$version" ] || fail "the program is of version $says instead of $version"
mv -f -- "$work/$name/curbcut" "$to/curbcut" || fail "$to/curbcut cannot be written"
echo "Installed curbcut $version as $to/curbcut"
case :${PATH:-}: in
  *":$to:"*) ;;
  *) echo "It is not in PATH yet: export PATH=\"$to:\$PATH\"" ;;
esac
