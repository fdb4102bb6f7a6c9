#!/bin/sh
# The hook `curbcut-download` of pre-commit: runs the released program of this revision, which it fetches once, with its sum
# checked, into pre-commit's own clone of this repository. Releases are looked for where the clone came from;
# CURBCUT_RELEASE says another address, or a folder.
set -eu
here=$(cd "$(dirname "$0")/.." && pwd)
program=$here/.released/curbcut

fail() {
  echo "curbcut: $*" >&2
  echo "curbcut: the hook \`curbcut\` builds the program instead, and \`curbcut-system\` takes one that is installed" >&2
  exit 1
}

# Git tells hooks about the repository that is committed to; this is about another one.
here_git() {
  env -u GIT_DIR -u GIT_WORK_TREE -u GIT_INDEX_FILE -u GIT_OBJECT_DIRECTORY git -C "$here" "$@"
}

if [ ! -x "$program" ]; then
  version=$(sed -n 's/.*number = "\([0-9.]*\)"/\1/p' "$here/Sources/Lint/Version.swift")
  release=${CURBCUT_RELEASE:-}
  if [ -z "$release" ]; then
    origin=$(here_git remote get-url origin 2> /dev/null) || fail 'it is not known where releases are kept; set CURBCUT_RELEASE'
    case $origin in
      git@*:*) origin=https://$(printf '%s\n' "${origin#git@}" | sed 's|:|/|') ;;
      ssh://git@*) origin=https://${origin#ssh://git@} ;;
      http://* | https://*) ;;
      *) fail "releases cannot be loaded from $origin; set CURBCUT_RELEASE" ;;
    esac
    origin=${origin%/}
    release=${origin%.git}/releases/download/v$version
  fi
  # What is downloaded has to be of the revision that the project asks for.
  case $release in
    http://* | https://*)
      commit=$(curl --fail --silent --show-error --location "$release/COMMIT") || fail "there is no release $version at $release"
      ;;
    *) commit=$(cat "${release#file://}/COMMIT") || fail "there is no release $version at $release" ;;
  esac
  [ "$commit" = "$(here_git rev-parse HEAD)" ] || fail "rev is not the commit of release $version; use v$version"
  sh "$here/integrations/install.sh" --version "$version" --from "$release" --to "$here/.released" >&2 \
    || fail 'nothing was installed'
fi
exec "$program" "$@"
