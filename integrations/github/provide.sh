#!/usr/bin/env bash
# Gets the program for the action: from a release, with its sum checked, or by a build that a cache can keep. The action's
# steps call it; its inputs come as variables, and reach nothing else than arguments and files.
#
#   provide.sh plan    downloads it, or says that it has to be built: how, program and key, in $GITHUB_OUTPUT
#   provide.sh build   builds it to where the plan says
set -euo pipefail
source=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
folder=${RUNNER_TEMP:?}/curbcut
program=$folder/curbcut

fail() {
  echo "::error title=Curbcut::$*"
  exit 1
}

version=$(sed -n 's/.*number = "\([0-9.]*\)"/\1/p' "$source/Sources/Lint/Version.swift")
[ -n "$version" ] || fail 'the action has no version'

build() {
  command -v swift > /dev/null || fail 'there is no program to download and no Swift to build one: add a step that installs Swift 6.1 or later, or run on macOS'
  swift build --configuration release --product curbcut --package-path "$source" --scratch-path "$folder/build"
  mkdir -p "$folder"
  cp "$(swift build --configuration release --package-path "$source" --scratch-path "$folder/build" --show-bin-path)/curbcut" "$program"
}

# Where the runner puts actions, the folder names the repository and what was asked for: …/_actions/owner/name/ref.
repository='' ref=''
case ${GITHUB_ACTION_PATH:-} in
  */_actions/*/*/*)
    IFS=/ read -r owner name ref <<< "${GITHUB_ACTION_PATH##*/_actions/}"
    repository=$owner/$name
    ;;
esac

# With a token, the files of a release are asked of the API: other addresses of a private repository take none.
fetch_by_api() {
  local files=$folder/release name address
  [[ $TOKEN =~ ^[A-Za-z0-9_.-]+$ ]] || fail 'the token is not one'
  [ -n "$repository" ] || fail 'token: the repository of the action is not known; use releases'
  rm -rf "$files"
  mkdir -p "$files"
  api() {
    # The token goes through a pipe, so that no list of processes shows it.
    printf 'header = "Authorization: Bearer %s"\n' "$TOKEN" \
      | curl --config - --fail --silent --show-error --location --retry 3 --header "Accept: $1" --output "$2" "$3"
  }
  api application/vnd.github+json "$files/release.json" \
    "${GITHUB_API_URL:-https://api.github.com}/repos/$repository/releases/tags/v$version" || return 4
  python3 -c 'import json, sys
for asset in json.load(open(sys.argv[1]))["assets"]:
    print(asset["name"], asset["url"])' "$files/release.json" > "$files/assets" || return 4
  while read -r name address; do
    case $name in
      SHA256SUMS | COMMIT | *.tar.gz)
        [[ $name =~ ^[A-Za-z0-9._-]+$ ]] || fail 'a file of the release has no plain name'
        # Only the archive for this machine is used; the others are not worth their time.
        case $name in
          *-linux-x86_64.*) [ "$(uname -s)-$(uname -m)" = Linux-x86_64 ] || continue ;;
          *-linux-arm64.*) [ "$(uname -s)-$(uname -m)" = Linux-aarch64 ] || continue ;;
          *-macos-*) [ "$(uname -s)" = Darwin ] || continue ;;
        esac
        api application/octet-stream "$files/$name" "$address" || return 4
        ;;
    esac
  done < "$files/assets"
  from=$files
}

# The release is of this action's source: its tag, or the commit that the release names. Otherwise only what is built is.
is_released() {
  [ -n "${RELEASES:-}" ] || [ "${INSTALL:-auto}" = download ] || [ "$ref" = "v$version" ] && return
  [[ $ref =~ ^[0-9a-f]{40}$ ]] || return 1
  local commit
  case $from in
    https://* | http://*) commit=$(curl --fail --silent --location "$from/COMMIT") || return 1 ;;
    *) commit=$(cat "$from/COMMIT") || return 1 ;;
  esac
  [ "$commit" = "$ref" ]
}

download() {
  local status=0
  from=${RELEASES:-}
  from=${from%/}
  if [ -n "$from" ]; then
    from=$from/v$version
  elif [ -n "$repository" ]; then
    from=${GITHUB_SERVER_URL:-https://github.com}/$repository/releases/download/v$version
  else
    return 4
  fi
  if [ -n "${TOKEN:-}" ]; then fetch_by_api || return 4; fi
  is_released || return 4
  sh "$source/integrations/install.sh" --version "$version" --from "$from" --to "$folder" \
    ${SHA256:+--sha256 "$SHA256"} || status=$?
  case $status in
    0 | 4) return "$status" ;;
    # A wrong sum is no reason to go another way.
    *) fail 'what was downloaded is not what was released; nothing of it was run' ;;
  esac
}

case ${1:-} in
  plan)
    how=build status=0
    case ${INSTALL:-auto} in
      build) ;;
      auto | download)
        mkdir -p "$folder"
        # Not in a condition, where a command that fails would not end it.
        set +e
        (set -e; download)
        status=$?
        set -e
        case $status in
          0) how=download ;;
          4)
            [ "${INSTALL:-auto}" = auto ] || fail "there is no release $version to download"
            echo "::notice title=Curbcut::Built from source, because no release of version $version is of ${ref:-this checkout}."
            ;;
          *) exit 1 ;;
        esac
        ;;
      *) fail 'install is auto, download or build' ;;
    esac
    sum=(sha256sum)
    command -v sha256sum > /dev/null || sum=(shasum -a 256)
    # What a build depends on: the sources and the compiler. Nothing that the workflow says is part of it.
    key=$({
      (cd "$source" && find Package.swift Sources -type f -name '*.swift' -print0 | LC_ALL=C sort -z | xargs -0 "${sum[@]}")
      swift --version 2> /dev/null || true
      uname -sm
    } | "${sum[@]}" | cut -d ' ' -f 1)
    {
      echo "how=$how"
      echo "program=$program"
      echo "key=curbcut-$key"
    } >> "$GITHUB_OUTPUT"
    ;;
  build) build ;;
  *) fail 'provide.sh plan|build' ;;
esac
