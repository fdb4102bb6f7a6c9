"""The formulas for Homebrew, the one of a release and the one that builds; and the packed extension for Visual Studio Code."""

import json
import pathlib
import zipfile
from xml.etree import ElementTree

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


def test_the_extension_is_packed_whole():
    with zipfile.ZipFile(ARTIFACTS / f"curbcut-{version()}.vsix") as archive:
        folder = ROOT / "integrations/vscode"
        for path in folder.iterdir():
            assert archive.read(f"extension/{path.name}") == path.read_bytes()
        manifest = ElementTree.fromstring(archive.read("extension.vsixmanifest"))
        identity = next(item for item in manifest.iter() if item.tag.endswith("Identity"))
        package = json.loads((folder / "package.json").read_text(encoding="utf-8"))
        assert (identity.get("Id"), identity.get("Version"), identity.get("Publisher")) == (
            package["name"], version(), package["publisher"])
        # Each ending has a type, or the editor refuses the file.
        types = ElementTree.fromstring(archive.read("[Content_Types].xml"))
        known = {item.get("Extension") for item in types}
        assert {pathlib.PurePath(name).suffix for name in archive.namelist() if not name.startswith("[")} <= known
