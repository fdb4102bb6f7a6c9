#!/bin/sh
# A run script phase for Xcode: checks the files of the phase's input lists, or the project when it has none, and prints
# what Xcode shows next to the code. Set CURBCUT to the program when it is not in PATH.
#
# In the script sandbox (ENABLE_USER_SCRIPT_SANDBOXING, on in new projects) the phase may open only what it declares: add
# an .xcfilelist with the sources to its input file lists, and .curbcut.json and .curbcut-baseline.json to its input files
# where they exist. Without an output Xcode runs the phase in each build; that is what is wanted.
set -u
curbcut=${CURBCUT:-curbcut}
# Xcode starts scripts without the paths of the user's shell.
PATH=$PATH:${HOME:-}/.local/bin:/opt/homebrew/bin:/usr/local/bin
if ! command -v "$curbcut" > /dev/null; then
  echo "warning: curbcut is not installed, so accessibility is not checked"
  exit 0
fi

files=${SCRIPT_INPUT_FILE_COUNT:-0}
lists=${SCRIPT_INPUT_FILE_LIST_COUNT:-0}

# One path on a line; names with blanks stay whole, lines of lists that are comments or empty are left out.
list() {
  number=0
  while [ "$number" -lt "$files" ]; do
    eval "printf '%s\n' \"\$SCRIPT_INPUT_FILE_$number\""
    number=$((number + 1))
  done
  number=0
  while [ "$number" -lt "$lists" ]; do
    eval "grep -v -e '^[[:space:]]*#' -e '^[[:space:]]*\$' \"\$SCRIPT_INPUT_FILE_LIST_$number\""
    number=$((number + 1))
  done
}

root=${SRCROOT:-.}
cd "$root" || exit 2
if [ "$files" -gt 0 ] || [ "$lists" -gt 0 ]; then
  list | grep '\.swift$' | "$curbcut" lint --format xcode --root . --files-from - "$@"
elif [ "${ENABLE_USER_SCRIPT_SANDBOXING:-NO}" = YES ]; then
  echo "warning: Xcode's script sandbox hides the project from curbcut, so accessibility is not checked: add the sources to the input file lists of this phase, or set ENABLE_USER_SCRIPT_SANDBOXING to NO"
else
  "$curbcut" lint --format xcode "$@"
fi
