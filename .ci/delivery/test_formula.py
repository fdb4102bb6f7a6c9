"""The formulas for Homebrew: the one of a release, and the one that builds."""

import json
import pathlib

from conftest import ARTIFACTS, ROOT, shell, version

READER = pathlib.Path(__file__).with_name("formula.rb")


def read(path: pathlib.Path):
    done = shell(["ruby", str(READER), str(path)], ROOT)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_each_machine_gets_its_archive():
    found = read(ARTIFACTS / "curbcut.rb")
    sums = dict(reversed(line.split()) for line in (ARTIFACTS / "SHA256SUMS").read_text(encoding="utf-8").splitlines())
    names = {"macos": "macos-universal", "linux intel": "linux-x86_64", "linux arm": "linux-arm64"}
    assert set(found) == set(names)
    for machine, name in names.items():
        archive = f"curbcut-{version()}-{name}.tar.gz"
        assert found[machine]["url"].endswith(f"/releases/download/v{version()}/{archive}")
        assert found[machine]["sha256"] == sums[archive]


def test_the_formula_that_builds_can_be_read():
    assert list(read(ROOT / "integrations/homebrew/curbcut.rb")) == [""]
