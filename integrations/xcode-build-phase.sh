#!/bin/sh
# A run script phase for Xcode: judges the files of the phase's input lists, or the project when it has none, and prints
# what Xcode shows beside the code. Set CURBCUT to the program when it is not on PATH.
#
# With ENABLE_USER_SCRIPT_SANDBOXING the phase may read only what is declared: put the sources into an .xcfilelist among
# its inputs. Without an output Xcode runs the phase on each build; that is what is wanted.
set -u
curbcut=${CURBCUT:-curbcut}
# Xcode starts scripts without the paths of the user's shell.
PATH=$PATH:/opt/homebrew/bin:/usr/local/bin
if ! command -v "$curbcut" > /dev/null; then
  echo "warning: curbcut is not installed, so accessibility is not judged"
  exit 0
fi

# One path on a line; names with blanks stay whole, lines of lists that are comments or empty are left out.
list() {
  number=0
  while [ "$number" -lt "${SCRIPT_INPUT_FILE_COUNT:-0}" ]; do
    eval "printf '%s\n' \"\$SCRIPT_INPUT_FILE_$number\""
    number=$((number + 1))
  done
  number=0
  while [ "$number" -lt "${SCRIPT_INPUT_FILE_LIST_COUNT:-0}" ]; do
    eval "grep -v -e '^[[:space:]]*#' -e '^[[:space:]]*\$' \"\$SCRIPT_INPUT_FILE_LIST_$number\""
    number=$((number + 1))
  done
}

cd "${SRCROOT:-.}" || exit 2
if [ "${SCRIPT_INPUT_FILE_COUNT:-0}" -gt 0 ] || [ "${SCRIPT_INPUT_FILE_LIST_COUNT:-0}" -gt 0 ]; then
  list | grep '\.swift$' | "$curbcut" lint --format xcode --root . --files-from - "$@"
else
  "$curbcut" lint --format xcode "$@"
fi
