#!/usr/bin/env bash
# Lints for the action. Each input is a variable, INPUT_ and its name; what comes from inputs reaches the program as
# arguments, never as code. The status is an output: the action ends with it after the report is uploaded.
set -euo pipefail

fail() {
  echo "::error title=Curbcut::$*"
  exit 2
}

# The value of an input, which has to be one line.
input() {
  local name=INPUT_$1
  value=${!name:-}
  case $value in
    *$'\n'* | *$'\r'*) fail "$1 has more than one line" ;;
  esac
}

lines() {
  local name=INPUT_$1 line
  list=()
  while IFS= read -r line; do
    line=${line%$'\r'}
    if [ -n "${line//[[:space:]]/}" ]; then list+=("$line"); fi
  done <<< "${!name:-}"
}

arguments=(--format github)
# One value each; the name of the option is the name of the input.
for option in root config profile rules-as-of ios min-confidence baseline since fail-on fail-confidence max-warnings; do
  name=${option//-/_}
  input "$(tr '[:lower:]' '[:upper:]' <<< "$name")"
  if [ -n "$value" ]; then arguments+=("--$option=$value"); fi
done
for option in no-baseline strict-baseline no-merge-base settings-from-base; do
  name=${option//-/_}
  input "$(tr '[:lower:]' '[:upper:]' <<< "$name")"
  case $value in
    true) arguments+=("--$option") ;;
    '' | false) ;;
    *) fail "$option is true or false" ;;
  esac
done
for option in rule disable fail-on-flow; do
  name=${option//-/_}
  lines "$(tr '[:lower:]' '[:upper:]' <<< "$name")"
  for value in ${list[@]+"${list[@]}"}; do arguments+=("--$option=$value"); done
done
input SARIF
sarif=$value
if [ -n "$sarif" ]; then arguments+=("--output=sarif=$sarif"); fi
lines PATHS
paths=(${list[@]+"${list[@]}"})

counts=$(mktemp "${RUNNER_TEMP:-/tmp}/curbcut.XXXXXX")
trap 'rm -f "$counts"' EXIT
arguments+=("--output=json=$counts")
status=0
"${PROGRAM:?}" lint "${arguments[@]}" -- ${paths[@]+"${paths[@]}"} || status=$?

# The counts are in the report's summary, which comes last and has each of them on a line of its own.
count() {
  sed -n '/^  "summary": {/,$s/^ *"'"$1"'": \([0-9]*\),\{0,1\}$/\1/p' "$counts" | head -n 1
}
outputs="status=$status"
for name in findings errors warnings notes failing; do
  number=$(count "$name")
  # Where nothing was checked there is no report: with a wrong option, for example.
  if [ -z "$number" ] && [ "$status" -ne 2 ]; then fail "the report has no number of $name"; fi
  outputs+=$'\n'"$name=${number:-0}"
done
if [ -n "$sarif" ] && [ -s "$sarif" ]; then outputs+=$'\n'"sarif=$(cd "$(dirname "$sarif")" && pwd)/$(basename "$sarif")"; fi
printf '%s\n' "$outputs" >> "$GITHUB_OUTPUT"
