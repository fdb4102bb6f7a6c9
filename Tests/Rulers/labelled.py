#!/usr/bin/env python3
"""Recall and precision on labelled apps.

  labelled.py TOOL APPS [--truth audits|uikit|apps|round-1|...|round-28] [--list missed|wrong|unlabelled|below-gate]

APPS holds a folder for each app, `<owner>__<name>`, at the commit that README.md names. A labelled file that is missing or
differs ends the run: figures over other files mean nothing. The tool runs as it comes, without options or configuration.

A finding meets a label when its rule answers to the label's (truth/map.json) and one of its places, or of its uses, is
within a line of the label's. Bad labels that are met are found; findings that meet a good label and no bad one are wrong.
Findings at places without a label are judged by truth/extra.jsonl, where somebody has read them, and count against the
honest precision until then. Labels that turned out wrong stand in truth/corrections.jsonl with the reason; figures are
given with and without.
"""

import collections
import hashlib
import json
import os
import pathlib
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
SURE = 0.6
PATTERNS = {
    "icon buttons": ["icon-button-label", "bar-button-label"],
    "fixed fonts": ["fixed-font", "adjusts-font"],
    "touch targets": ["touch-target"],
    "motion": ["reduce-motion"],
    "color only, selection": ["color-only", "selected-state", "toggle-state-label"],
    "contrast": ["contrast"],
    "names": ["image-label", "text-field-label", "toggle-label", "slider-label", "picker-label", "stepper-label",
              "progress-label", "label-quality"],
    "taps": ["tap-gesture-trait", "gesture-alternative"],
    "large text": ["text-truncation", "dynamic-layout"],
    "announcements": ["announcement"],
}


def read(path):
    with open(path, encoding="utf-8") as file:
        return [json.loads(line) for line in file if line.strip()]


def truth(name):
    labels = read(HERE / "truth" / f"{name}.jsonl")
    return [label for label in labels if label["verdict"] == "debatable" or label.get("sure", 1) >= SURE]


def corrected(labels):
    """The labels with what a second reading found wrong put right."""
    path = HERE / "truth" / "corrections.jsonl"
    changes = {key(row): row["becomes"] for row in read(path)} if path.exists() else {}
    return [dict(label, verdict=changes.get(key(label), label["verdict"])) for label in labels]


def key(label):
    return label["app"], label["file"], label["line"], label["rule"]


def check_files(labels, apps):
    """Ends the run when a labelled file is not the one that was read."""
    sums = json.loads((HERE / "truth" / "files.json").read_text())
    faults = []
    for name in sorted({f"{label['app']}/{label['file']}" for label in labels}):
        path = apps / name
        if not path.is_file():
            faults.append(f"missing: {name}")
        elif name in sums and hashlib.sha256(path.read_bytes()).hexdigest()[:16] != sums[name]:
            faults.append(f"differs: {name}")
    if faults:
        sys.exit("\n".join(faults[:20] + [f"{len(faults)} labelled files are missing or differ"]))


def findings(tool, apps, names, options=(), environment=None, timeout=None):
    """The findings of each app, as rows for `Score`."""
    rows = []
    for name in names:
        command = [tool, "lint", apps / name, "--root", apps / name, "--format", "json", "--fail-on", "never",
                   "--no-baseline", *options]
        try:
            run = subprocess.run(command, capture_output=True, text=True, env=environment, timeout=timeout)
        except subprocess.TimeoutExpired as error:
            raise RuntimeError(f"{name}: no end after {timeout} s") from error
        if run.returncode not in (0, 3):
            raise RuntimeError(f"{name}: status {run.returncode}\n{run.stderr[-300:]}")
        rows += [dict(finding, app=name) for finding in json.loads(run.stdout)["findings"]]
    return rows


class Score:
    """What findings meet among labels."""

    def __init__(self, labels):
        self.labels = labels
        self.answers = json.loads((HERE / "truth" / "map.json").read_text())
        self.places = collections.defaultdict(list)
        self.files = set()
        for label in labels:
            self.files.add((label["app"], label["file"]))
            self.add(label, label["file"], label["line"], True)
            at = label.get("at", [])
            for place in [at] if isinstance(at, str) else at:
                path, _, line = place.rpartition(":")
                if line.isdigit():
                    self.add(label, path, int(line), False)
        path = HERE / "truth" / "extra.jsonl"
        self.extra = {key(row): row["verdict"] for row in read(path)} if path.exists() else {}

    def add(self, label, path, line, is_main):
        lines = [(line, label["rule"])]
        if is_main:
            lines += [(other, label["rule"]) for other in label.get("alt", []) if isinstance(other, int)]
        for also in label.get("also", []):
            if isinstance(also, str):
                lines.append((line, also))
            elif isinstance(also, dict):
                lines.append((also.get("line", line), also.get("rule", label["rule"])))
            elif len(also) == 2:
                lines.append(tuple(also) if isinstance(also[0], int) else (also[1], also[0]))
        self.places[label["app"], path].append((label, lines, label.get("span") if is_main else None))

    def meet(self, app, path, line, rules):
        """The nearest label that a place meets, bad before debatable before good, and all bad ones."""
        best, bad = None, set()
        for label, lines, span in self.places.get((app, path), []):
            away = min((abs(at - line) for at, rule in lines if rule in rules and abs(at - line) <= 1), default=None)
            if away is None and label["rule"] in rules and span and span[1] - span[0] <= 15 and span[0] <= line <= span[1]:
                away = 5
            if away is None:
                continue
            if label["verdict"] == "bad":
                bad.add(key(label))
            rank = away, ["bad", "debatable", "good"].index(label["verdict"])
            if best is None or rank < best[0]:
                best = rank, label
        return best[1] if best else None, bad

    def judge(self, row):
        """`right`, `wrong`, `debatable`, `unlabelled`, or None where no label answers to the rule, and the bad labels met."""
        rules = set(self.answers.get(row["rule"], []))
        if not rules:
            return None, set()
        places = [(row["path"], row["line"])] + [(use["path"], use["line"]) for use in row.get("uses", [])]
        met = [self.meet(row["app"], path, line, rules) for path, line in places]
        bad = set().union(*(found for _, found in met))
        verdicts = {label["verdict"] for label, _ in met if label}
        if verdicts:
            return ("right" if "bad" in verdicts else "wrong" if "good" in verdicts else "debatable"), bad
        if (row["app"], row["path"]) not in self.files:
            return None, bad
        return self.extra.get((row["app"], row["path"], row["line"], row["rule"]), "unlabelled"), bad

    def total(self, rows):
        count, hit, by_rule, listed = collections.Counter(), set(), collections.Counter(), collections.defaultdict(list)
        for row in rows:
            verdict, bad = self.judge(row)
            hit |= bad
            count[verdict] += 1
            listed[verdict].append(row)
        groups = {(label["app"], label["file"], label["group"]) for label in self.labels if "group" in label and key(label) in hit}
        wanted, found = collections.Counter(), collections.Counter()
        for label in self.labels:
            if label["verdict"] != "bad":
                continue
            is_hit = key(label) in hit or (label["app"], label["file"], label.get("group")) in groups
            wanted[label["rule"]] += 1
            found[label["rule"]] += is_hit
            if not is_hit:
                listed["missed"].append(label)
        return count, hit, wanted, found, listed


def line(name, score, rows):
    count, _, wanted, found, _ = score.total(rows)
    right, wrong, open_ = count["right"], count["wrong"], count["unlabelled"]
    every, all_found = sum(wanted.values()), sum(found.values())
    return (
        f"{name}: recall {all_found}/{every} = {all_found / max(every, 1):.2f} | right {right} wrong {wrong} debatable"
        f" {count['debatable']} unlabelled {open_} | precision {right / max(right + wrong, 1):.2f}"
        f" honest {right / max(right + wrong + open_, 1):.2f}")


def is_warning(row):
    return row["severity"] != "note"


def fails_gate(row):
    return row["severity"] == "error" and row["confidence"] == "high"


def main():
    arguments = sys.argv[1:]

    def option(name, default=None):
        return arguments[arguments.index(name) + 1] if name in arguments else default

    tool, apps = arguments[0], pathlib.Path(arguments[1])
    name = option("--truth", "audits")
    labels = truth(name)
    check_files(labels, apps)
    rows = findings(tool, apps, sorted({label["app"] for label in labels}))
    score = Score(labels)
    count, hit, wanted, found, listed = score.total(rows)
    for rule, number in wanted.most_common():
        print(f"{rule:28} {found[rule]:4} of {number:4}")
    print(" · ".join(
        f"{pattern} {sum(found[rule] for rule in rules)}/{sum(wanted[rule] for rule in rules)}"
        for pattern, rules in PATTERNS.items()))
    print(line("all", score, rows))
    print(line("warnings and errors", score, filter(is_warning, rows)))
    print(line("default gate", score, filter(fails_gate, rows)))
    if any(new["verdict"] != old["verdict"] for new, old in zip(corrected(labels), labels)):
        print(line("all, labels as corrected", Score(corrected(labels)), rows))
    for app in sorted({label["app"] for label in labels}):
        own = Score([label for label in labels if label["app"] == app])
        print(line(f"  {app}", own, [row for row in rows if row["app"] == app]))
    asked = option("--list")
    if asked == "missed":
        for label in listed["missed"]:
            print(label["rule"], label["app"], f"{label['file']}:{label['line']}", label["why"])
    elif asked == "below-gate":
        gate = score.total(filter(fails_gate, rows))[1]
        for row in listed["right"]:
            if not score.judge(row)[1] <= gate:
                print(row["severity"], row["confidence"], row["rule"], row["app"], f"{row['path']}:{row['line']}", row["message"])
    elif asked:
        for row in listed[asked]:
            print(row["severity"], row["confidence"], row["rule"], row["app"], f"{row['path']}:{row['line']}", row["message"])


if __name__ == "__main__":
    main()
