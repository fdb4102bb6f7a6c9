#!/usr/bin/env python3
"""Draws the apps and files of a blind round, by a seed that nobody could choose.

The candidates are committed first; the hash of that commit is the seed. Names are put in the order of
SHA-256(seed, name), so the draw can be repeated by anybody and depends on nothing else.

  draw.py SEED apps                 each framework's candidates in the order drawn; the first ones that can be had count:
                                    two of SwiftUI, one mixed, one of UIKit
  draw.py SEED files FOLDER [N]     ten (or N) files of the app in FOLDER that show something
"""

import hashlib
import pathlib
import re
import sys

HERE = pathlib.Path(__file__).resolve().parent
# What shows something: a view, a view controller, a cell; code of tests, previews and packages of others does not.
SHOWS = re.compile(rb"some View\b|: UI(View|TableView|CollectionView|TabBar|Navigation)\w*\b|UIHostingController")
LEFT_OUT = re.compile(r"(?i)(^|/)(tests?|\w*tests|uitests|pods|carthage|vendor|thirdparty|preview content|\.build)/")


def order(seed, names):
    return sorted(names, key=lambda name: hashlib.sha256(f"{seed} {name}".encode()).hexdigest())


def main():
    seed, what = sys.argv[1:3]
    if what == "apps":
        rows = [line.split("\t") for line in (HERE / "candidates.tsv").read_text().splitlines()[1:]]
        for framework in ("SwiftUI", "Mixed", "UIKit"):
            print(framework, *order(seed, [row[1] for row in rows if row[0] == framework]))
        return
    root = pathlib.Path(sys.argv[3])
    number = int(sys.argv[4]) if len(sys.argv) > 4 else 10
    names = []
    for path in root.rglob("*"):
        name = path.relative_to(root).as_posix()
        if LEFT_OUT.search(name) or not path.is_file():
            continue
        # A file of a few lines shows next to nothing, and one of 900 fills the round.
        lines = path.read_bytes().count(b"\n") if path.suffix in {".swift", ".xib", ".storyboard"} else 0
        if path.suffix == ".swift" and 60 <= lines <= 600 and SHOWS.search(path.read_bytes()):
            names.append(name)
        if path.suffix in {".xib", ".storyboard"} and 60 <= lines <= 600:
            names.append(name)
    print(*order(seed, names)[:number], sep="\n")


main()
