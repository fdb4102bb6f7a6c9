#!/usr/bin/env python3
"""What each exception of the rules and the engine costs and saves, counted on labelled apps.

An exception is a condition that ends a check: a condition of a guard, an `if` whose body leaves at once, a negated part
of a longer condition. They are found in the sources themselves, so none can be forgotten: a copy of the package gets a
counter around each, with a switch. Each one that fires on the labelled apps is switched off alone; the findings that
appear then are what it silenced.

  exceptions.py instrument COPY     put counters into the copy of this package in COPY, and the list of them into
                                    COPY/exceptions.tsv; then build it: swift build -c release --product curbcut
  exceptions.py measure COPY APPS TRUTH...   run the copy's program with each exception switched off, write
                                    COPY/measured.tsv (may be ended and begun anew)
  exceptions.py table COPY          print the table, the dearest exceptions first
"""

import collections
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
FOLDERS = ["Rules", "Accessibility", "Views"]
TOKEN = re.compile(
    r'(?P<space>\s+|//[^\n]*|/\*.*?\*/)|(?P<string>#*"""|#*")|(?P<word>[A-Za-z_$][A-Za-z0-9_$]*|`\w+`|\d[\w.]*)'
    r"|(?P<open>[(\[{])|(?P<close>[)\]}])|(?P<op>&&|\|\||->|[-+*/%<>=!&|^~?]+|\.\.\.|\.\.<|[.,:;@#\\])", re.S)


def tokens(text):
    """(kind, start, end) of each token; a string with its interpolations is one."""
    found, at = [], 0
    while at < len(text):
        match = TOKEN.match(text, at)
        if not match:
            at += 1
            continue
        end = match.end()
        if match.lastgroup == "string":
            end = end_of_string(text, at, match.group())
        if match.lastgroup != "space":
            found.append((match.lastgroup, at, end))
        at = end
    return found


def end_of_string(text, at, opening):
    hashes = opening.count("#")
    quotes = opening.lstrip("#")
    close, escape = quotes + "#" * hashes, "\\" + "#" * hashes
    at += len(opening)
    while at < len(text):
        if text.startswith(close, at):
            return at + len(close)
        if text.startswith(escape + "(", at):
            depth, at = 1, at + len(escape) + 1
            while depth and at < len(text):
                if text[at] == '"':
                    at = end_of_string(text, at, '"')
                    continue
                depth += {"(": 1, ")": -1}.get(text[at], 0)
                at += 1
            continue
        at += len(escape) + 1 if text.startswith(escape, at) else 1
    return at


class Instrumented:
    def __init__(self, text, first):
        self.text, self.tokens, self.sites, self.edits, self.next = text, tokens(text), [], [], first
        for index, (kind, start, end) in enumerate(self.tokens):
            word = text[start:end]
            if kind == "word" and word in ("guard", "if") and (index == 0 or text[self.tokens[index - 1][1]] != "#"):
                self.statement(index, word)
            if word == "&&":
                self.negated(index + 1)

    def clauses(self, index, ends):
        """The conditions from `index` on, each as (first, last) token, and the token that ends them."""
        depth, first, found = 0, index, []
        for at in range(index, len(self.tokens)):
            kind, start, end = self.tokens[at]
            word = self.text[start:end]
            if depth == 0 and word == ends:
                if at > first:
                    found.append((first, at - 1))
                return found, at
            depth += {"open": 1, "close": -1}.get(kind, 0)
            if depth < 0:
                return [], at
            if depth == 0 and word == ",":
                found.append((first, at - 1))
                first = at + 1
        return [], index

    def statement(self, index, keyword):
        found, end = self.clauses(index + 1, "else" if keyword == "guard" else "{")
        body = end + 2 if keyword == "guard" else end + 1
        if not found or body >= len(self.tokens):
            return
        leaves = self.text[self.tokens[body][1]:self.tokens[body][2]]
        if leaves not in ("return", "continue", "break") and keyword == "if":
            return
        if leaves in ("throw", "fatalError", "preconditionFailure"):
            return
        for first, last in found:
            start, stop = self.tokens[first][1], self.tokens[last][2]
            condition = self.text[start:stop]
            if re.match(r"(let|var|case|try|await|#|_ =)", condition) or re.search(r"\b(try|await)\b", condition):
                continue
            self.wrap(start, stop, "_holds" if keyword == "guard" else "_leaves")

    def negated(self, index):
        if index + 1 >= len(self.tokens) or self.text[self.tokens[index][1]:self.tokens[index][2]] != "!":
            return
        at = index + 1
        depth = 0
        last = None
        while at < len(self.tokens):
            kind, start, end = self.tokens[at]
            word = self.text[start:end]
            adjacent = last is None or self.tokens[last][2] == start
            if kind == "open" and word in "([" and adjacent:
                depth = 1
                while depth and at + 1 < len(self.tokens):
                    at += 1
                    depth += {"open": 1, "close": -1}.get(self.tokens[at][0], 0)
            elif not (kind == "word" and (last is None or self.text[self.tokens[last][1]] == ".") or word in (".", "?") and last is not None and adjacent):
                break
            last = at
            at += 1
        if last is None or at < len(self.tokens) and self.text[self.tokens[at][1]] == "{":
            return
        if self.text[self.tokens[index + 1][1]:self.tokens[index + 1][2]] in ("try", "await"):
            return
        self.wrap(self.tokens[index][1], self.tokens[last][2], "_holds")

    def wrap(self, start, stop, function):
        number = self.next
        self.next += 1
        line = self.text.count("\n", 0, start) + 1
        self.sites.append((number, line, " ".join(self.text[start:stop].split())))
        self.edits.append((start, 1, stop, f"{function}("))
        self.edits.append((stop, 0, start, f", {number})"))

    def result(self):
        out, at = [], 0
        # Where several begin, the longest is outermost; where several end, the one that began last closes first.
        for position, _, _, insertion in sorted(self.edits, key=lambda edit: (edit[0], edit[1], -edit[2])):
            out.append(self.text[at:position])
            out.append(insertion)
            at = position
        return "".join(out) + self.text[at:]


SWITCHES = """
// Counts exceptions; only in the copy that measures them.
#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif
nonisolated(unsafe) private let off: UnsafeMutablePointer<UInt8> = {
  let bits = UnsafeMutablePointer<UInt8>.allocate(capacity: NUMBER)
  bits.initialize(repeating: 0, count: NUMBER)
  if let list = getenv("CURBCUT_OFF") {
    for part in String(cString: list).split(separator: ",") { if let number = Int(part) { bits[number] = 1 } }
  }
  return bits
}()
nonisolated(unsafe) private let fired: UnsafeMutablePointer<Int32> = {
  let counts = UnsafeMutablePointer<Int32>.allocate(capacity: NUMBER)
  counts.initialize(repeating: 0, count: NUMBER)
  if getenv("CURBCUT_FIRED") != nil {
    atexit {
      guard let path = getenv("CURBCUT_FIRED"), let file = fopen(path, "w") else { return }
      for number in 0..<NUMBER where fired[number] > 0 { fputs("\\(number) \\(fired[number])\\n", file) }
      fclose(file)
    }
  }
  return counts
}()
public func _holds(_ value: Bool, _ number: Int) -> Bool {
  if value { return true }
  fired[number] &+= 1
  return off[number] != 0
}
public func _leaves(_ value: Bool, _ number: Int) -> Bool {
  if !value { return false }
  fired[number] &+= 1
  return off[number] == 0
}
"""


def instrument(copy):
    sources = copy / "Sources"
    number, rows = 0, []
    for folder in FOLDERS:
        for path in sorted((sources / folder).rglob("*.swift")):
            if "generated" in path.name or "/Fixes/" in str(path):
                continue
            made = Instrumented(path.read_text(encoding="utf-8"), number)
            if not made.sites:
                continue
            number = made.next
            rows += [(site, path.relative_to(sources).as_posix(), line, code) for site, line, code in made.sites]
            text = made.result()
            if "import CurbcutSourceText" not in text:
                text = "import CurbcutSourceText\n" + text
            path.write_text(text, encoding="utf-8")
    (sources / "SourceText" / "Exceptions.swift").write_text(SWITCHES.replace("NUMBER", str(number)))
    with open(copy / "exceptions.tsv", "w", encoding="utf-8") as file:
        for row in rows:
            print(*row, sep="\t", file=file)
    print(number, "conditions")


class Trial:
    """The copy's program over the labelled apps, with some conditions switched off."""

    def __init__(self, copy, apps, names):
        import labelled
        self.ruler, self.tool, self.apps = labelled, str(copy / ".build" / "release" / "curbcut"), apps
        labels = [label for name in names for label in labelled.truth(name)]
        self.score = labelled.Score(labels)
        # Apps with many barriers tell most for the time they take.
        bad = collections.Counter(label["app"] for label in labels if label["verdict"] == "bad")
        self.names = sorted(name for name, count in bad.items() if count >= 20)
        self.fired_in = {}
        self.base = {name: self.run(name, ()) for name in self.names}

    def run(self, name, off):
        """What is found in an app, as places; None when the program ends without a report."""
        environment = dict(os.environ, CURBCUT_OFF=",".join(map(str, off)), SWIFT_BACKTRACE="enable=no")
        if not off:
            fired = tempfile.mktemp()
            environment["CURBCUT_FIRED"] = fired
        try:
            rows = self.ruler.findings(self.tool, self.apps, [name], ("--jobs", "1"), environment, timeout=20)
        except (RuntimeError, json.JSONDecodeError):
            return None
        if not off:
            self.fired_in[name] = {int(line.split()[0]) for line in open(fired)}
            os.unlink(fired)
        return rows

    def fired(self):
        return sorted(set().union(*self.fired_in.values()))

    def effect(self, off):
        """New findings by verdict and the bad labels newly met; None where the program does not end well."""
        verdicts, met = collections.Counter(), set()
        for name in self.names:
            own = [number for number in off if number in self.fired_in[name]]
            if not own:
                continue
            rows = self.run(name, own)
            if rows is None:
                return None
            def place(row): return row["rule"], row["path"], row["line"], row.get("column")
            before = {place(row) for row in self.base[name]}
            after = {place(row) for row in rows}
            for row in rows:
                if place(row) not in before:
                    verdict, bad = self.score.judge(row)
                    verdicts[verdict or "elsewhere"] += 1
                    met |= bad
            for row in self.base[name]:
                if place(row) not in after:
                    verdicts["lost"] += 1
        known = {label for row in sum(self.base.values(), []) for label in self.score.judge(row)[1]}
        return verdicts, met - known


def measure(copy, apps, names):
    trial = Trial(copy, apps, names)
    path = copy / "measured.tsv"
    done = {int(line.split("\t")[0]) for line in open(path)} if path.exists() else set()
    open_ = [number for number in trial.fired() if number not in done]
    # Neighbours are in one function: far apart, one hides the other less often.
    stride = max(1, len(open_) // 24)
    groups = [open_[first::stride] for first in range(stride)] if open_ else []
    print(len(trial.fired()), "fired,", len(open_), "to be tried", flush=True)

    def note(number, effect):
        with open(path, "a", encoding="utf-8") as file:
            if effect is None:
                print(number, "traps", sep="\t", file=file)
                return
            verdicts, met = effect
            places = " ".join(sorted(f"{app}/{name}:{line}:{rule}" for app, name, line, rule in met))
            print(number, len(met), verdicts["wrong"], verdicts["debatable"], verdicts["unlabelled"],
                  verdicts["elsewhere"], verdicts["lost"], places, sep="\t", file=file)

    def split(group):
        effect = trial.effect(group)
        if len(group) == 1:
            return note(group[0], effect)
        if effect is not None and not effect[1]:
            # Nothing bad is silenced by any of them; what they save is not asked one by one.
            with open(path, "a", encoding="utf-8") as file:
                for number in group:
                    print(number, 0, "group", sep="\t", file=file)
            return
        split(group[: len(group) // 2])
        split(group[len(group) // 2 :])

    for group in groups:
        split(group)


def table(copy):
    sites = {int(row[0]): row[1:] for row in (line.rstrip("\n").split("\t") for line in open(copy / "exceptions.tsv"))}
    rows = [line.rstrip("\n").split("\t") for line in open(copy / "measured.tsv")]
    rows = [row for row in rows if len(row) > 3 and row[1] != "0"]
    print("silenced bad\tsaved good\tdebatable\tunlabelled\telsewhere\tlost\tplace\tcondition")
    for row in sorted(rows, key=lambda row: (int(row[2]) - int(row[1]), -int(row[1]))):
        path, line, code = sites[int(row[0])]
        print(*row[1:7], f"{path}:{line}", code, sep="\t")


if __name__ == "__main__":
    verb, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    if verb == "instrument":
        instrument(folder)
    elif verb == "measure":
        measure(folder, pathlib.Path(sys.argv[3]), sys.argv[4:])
    else:
        table(folder)
