"""action.yml as a runner runs it, with a host of releases on this machine."""

import json
import pathlib
import re
import shutil
import sys

import pytest
import yaml
from conftest import ARTIFACTS, BARRIER, CURBCUT, ROOT, shell, version

COMMIT = (ARTIFACTS / "COMMIT").read_text(encoding="utf-8").strip()


def run(tmp_path, app, host, ref=None, env=None, path=None, **case):
    """The action, as the runner has put it there for `uses: your/curbcut@ref`."""
    home = tmp_path / "_actions/your/curbcut" / (ref or f"v{version()}")
    if not home.exists():
        home.parent.mkdir(parents=True, exist_ok=True)
        home.symlink_to(ROOT)
    case = {"path": str(path or home), "in": str(app)} | case
    case["env"] = {"GITHUB_SERVER_URL": host.address, "GITHUB_API_URL": f"{host.address}/api"} | (env or {})
    folder = tmp_path / "case"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    script = pathlib.Path(__file__).with_name("action.py")
    done = shell([sys.executable, "-B", str(script), str(folder), json.dumps(case)], tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
    result = json.loads(done.stdout)
    result["summary"] = (folder / "summary.md").read_text(encoding="utf-8") if (folder / "summary.md").exists() else ""
    return result


@pytest.fixture
def swift(tmp_path):
    """A compiler that takes no time: what it builds is the program that is there."""
    folder = tmp_path / "compiler"
    (folder / "bin").mkdir(parents=True)
    (folder / "bin/curbcut").symlink_to(CURBCUT)
    (folder / "swift").write_text(
        f'#!/bin/sh\necho "$@" >> "{folder}/called"\ncase "$*" in *--show-bin-path) echo "{folder}/bin" ;; esac\n', encoding="utf-8")
    (folder / "swift").chmod(0o755)
    return folder


def test_a_release_is_downloaded_and_the_findings_are_counted(tmp_path, app, host):
    done = run(tmp_path, app, host)
    assert done["job"] == "failure" and done["used"] == [], done["log"]
    outputs = done["outputs"]
    assert [outputs[name] for name in ("status", "findings", "errors", "warnings", "notes", "failing")] == ["1", "1", "1", "0", "0", "1"]
    assert outputs["sarif"] == str(app / "curbcut.sarif")
    assert json.loads((app / "curbcut.sarif").read_text(encoding="utf-8"))["version"] == "2.1.0"
    assert "::error file=Row.swift,line=2" in done["log"]
    assert "| error |" in done["summary"]
    assert shell([outputs["program"], "--version"], tmp_path).stdout == version() + "\n"


def test_a_clean_app_passes(tmp_path, app, host):
    (app / "Row.swift").write_text("import SwiftUI\n", encoding="utf-8")
    done = run(tmp_path, app, host)
    assert done["job"] == "success", done["log"]
    assert done["outputs"]["status"] == "0" and done["outputs"]["findings"] == "0"


def test_a_wrong_sum_ends_the_job_and_is_no_reason_to_build(tmp_path, app, host, swift):
    host.archive().write_bytes(host.archive().read_bytes() + b"x")
    done = run(tmp_path, app, host, env={"PATH": f"{swift}:/usr/bin:/bin"})
    assert done["job"] == "failure" and done["outputs"]["status"] == ""
    assert "the sum of" in done["log"] and "::error title=Curbcut::what was downloaded is not what was released" in done["log"]
    assert "build --configuration" not in ((swift / "called").read_text(encoding="utf-8") if (swift / "called").exists() else "")


def test_a_sum_can_be_pinned(tmp_path, app, host):
    assert run(tmp_path, app, host, **{"with": {"sha256": "0" * 64}})["outputs"]["status"] == ""
    total = shell(["sha256sum", str(host.archive())], tmp_path).stdout.split()[0]
    assert run(tmp_path, app, host, **{"with": {"sha256": total}})["outputs"]["status"] == "1"


def test_without_a_release_it_is_built_once(tmp_path, app, host, swift):
    host.archive().unlink()
    path = {"PATH": f"{swift}:/usr/bin:/bin"}
    done = run(tmp_path, app, host, env=path)
    assert done["outputs"]["status"] == "1", done["log"]
    assert "::notice title=Curbcut::Built from source" in done["log"]
    assert "build --configuration release" in (swift / "called").read_text(encoding="utf-8")
    cache = done["used"][0]
    assert cache["uses"].startswith("actions/cache@") and cache["with"]["path"] == done["outputs"]["program"]
    # The same sources have the same key.
    assert run(tmp_path, app, host, env=path)["used"][0]["with"]["key"] == cache["with"]["key"]
    asked = run(tmp_path, app, host, env=path, **{"with": {"install": "download"}})
    assert asked["job"] == "failure" and "there is no release" in asked["log"]


def test_without_swift_it_says_what_to_add(tmp_path, app, host):
    bare = tmp_path / "bare"
    bare.mkdir()
    for name in "bash sed mkdir find sort xargs sha256sum uname cut cp git dirname tr curl cat".split():
        (bare / name).symlink_to(shutil.which(name))
    done = run(tmp_path, app, host, env={"PATH": str(bare)}, **{"with": {"install": "build"}})
    assert done["job"] == "failure" and "add a step that installs Swift" in done["log"], done["log"]


def test_a_commit_is_compared_with_the_release(tmp_path, app, host, swift):
    assert run(tmp_path, app, host, ref=COMMIT)["used"] == []
    for ref in ("0" * 40, "main"):
        done = run(tmp_path, app, host, ref=ref, env={"PATH": f"{swift}:/usr/bin:/bin"})
        assert done["used"][0]["uses"].startswith("actions/cache@"), (ref, done["log"])


def test_a_private_repository_is_asked_with_a_token_that_no_other_host_sees(tmp_path, app, host):
    env = {"GITHUB_SERVER_URL": "http://127.0.0.1:1"}
    done = run(tmp_path, app, host, env=env, **{"with": {"token": "secret-token", "install": "download"}})
    assert done["outputs"]["status"] == "1", done["log"]
    assert "secret-token" not in done["log"]
    assert any(line.startswith("/stored/") and line.endswith(" -") for line in host.asked())
    assert run(tmp_path, app, host, env=env, **{"with": {"token": "wrong", "install": "download"}})["job"] == "failure"
    bad = run(tmp_path, app, host, env=env, **{"with": {"token": 'a"\nurl = "http://x', "install": "download"}})
    assert bad["job"] == "failure" and "the token is not one" in bad["log"]


@pytest.mark.parametrize("inputs, status", [
    ({"fail-on": "never"}, "0"), ({"fail-on": "note", "fail-confidence": "low"}, "1"),
    ({"rule": "fixed-font-size"}, "0"), ({"disable": "icon-button-missing-label\n\nfixed-font-size"}, "0"),
    ({"since": "HEAD"}, "0"), ({"since": "HEAD", "no-merge-base": "true", "settings-from-base": "true"}, "0"),
    ({"baseline": "known.json"}, "0"), ({"baseline": "known.json", "no-baseline": "true"}, "1"),
    ({"baseline": "other.json", "strict-baseline": "true", "disable": "icon-button-missing-label"}, "1"),
    ({"config": "off.json"}, "0"), ({"profile": "strict", "ios": "18", "rules-as-of": "0.1"}, "1"),
    ({"paths": "Row.swift\nOther.swift\n"}, "1"), ({"paths": "Other.swift"}, "0"), ({"root": "."}, "1"),
    ({"max-warnings": "0", "disable": "icon-button-missing-label"}, "0"), ({"min-confidence": "low"}, "1"),
    ({"fail-on": "sometimes"}, "2"), ({"paths": "not there"}, "2"), ({"fail-on-flow": "none"}, "2"),
])
def test_each_input_reaches_the_gate(tmp_path, app, host, inputs, status):
    (app / "Other.swift").write_text("import SwiftUI\n", encoding="utf-8")
    (app / "off.json").write_text('{ "rules": { "icon-button-missing-label": "off" } }', encoding="utf-8")
    assert shell([CURBCUT, "baseline", "create", "--baseline", "known.json"], app).returncode == 0
    (app / "other.json").write_text(
        (app / "known.json").read_text(encoding="utf-8").replace("icon-button-missing-label", "fixed-font-size"), encoding="utf-8")
    done = run(tmp_path, app, host, **{"with": inputs})
    assert done["outputs"]["status"] == status, done["log"]
    assert done["job"] == ("success" if status == "0" else "failure")


def test_every_option_of_the_gate_is_an_input():
    text = shell([CURBCUT, "help", "lint"], ROOT).stdout
    options = set(re.findall(r"^ +--([a-z-]+)", text, re.MULTILINE))
    # What the action does itself, and what no gate needs: other outputs, fixes, editors, parts of a run.
    others = set(
        "format output files-from stdin all group-by statistics quiet color staged suppress-all watch shard "
        "stamp fix unsafe-fixes diff".split())
    inputs = set(yaml.safe_load((ROOT / "action.yml").read_text(encoding="utf-8"))["inputs"])
    assert options - others == inputs & options
    assert others <= options


EVIL = '"; touch hacked; $(touch hacked) `touch hacked` \' && touch hacked #'


def test_no_input_becomes_code(tmp_path, app, host):
    names = set(yaml.safe_load((ROOT / "action.yml").read_text(encoding="utf-8"))["inputs"]) - {"working-directory", "install", "releases"}
    for name in sorted(names):
        done = run(tmp_path, app, host, **{"with": {name: f"x\n::error::hacked\nfindings=7 {EVIL}"}})
        assert done["outputs"]["findings"] != "7", name
        assert "\n::error::hacked" not in done["log"], (name, done["log"])
    assert [path for path in tmp_path.rglob("hacked")] == []


def test_names_with_blanks_stay_whole(tmp_path, app, host):
    (app / "A view 😀.swift").write_text("import SwiftUI\n" + BARRIER, encoding="utf-8")
    done = run(tmp_path, app, host, **{"with": {"paths": "A view 😀.swift", "sarif": "some reports.sarif"}})
    assert done["outputs"]["findings"] == "1", done["log"]
    assert done["outputs"]["sarif"] == str(app / "some reports.sarif")


def test_the_report_is_uploaded_where_that_is_wanted_and_possible(tmp_path, app, host):
    wanted = {"with": {"upload-sarif": "true"}}
    done = run(tmp_path, app, host, **wanted)
    assert done["used"] == [{
        "uses": "github/codeql-action/upload-sarif@v3",
        "with": {"sarif_file": str(app / "curbcut.sarif"), "category": "curbcut"}}]
    # What fails there does not hide the findings, and is said.
    done = run(tmp_path, app, host, fails="upload-sarif", **wanted)
    assert done["outputs"]["status"] == "1" and "::warning title=Curbcut::The report was not uploaded" in done["log"]
    fork = {"pull_request": {"head": {"repo": {"fork": True}}}}
    assert run(tmp_path, app, host, event=fork, **wanted)["used"] == []


@pytest.mark.parametrize("document", ["README.md", "docs/ci.md"])
def test_the_workflow_that_people_copy_is_a_gate(tmp_path, app, host, document):
    blocks = re.findall(r"^```yaml\n(.*?)^```$", (ROOT / document).read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    workflow = yaml.safe_load(next(block for block in blocks if "uses: your/curbcut@" in block))
    step = next(step for step in workflow["jobs"]["accessibility"]["steps"] if "your/curbcut@" in step.get("uses", ""))
    assert step["uses"] == f"your/curbcut@v{version()}"
    inputs = {name: str(value).lower() if isinstance(value, bool) else str(value) for name, value in step["with"].items()}
    shell(["git", "update-ref", "refs/remotes/origin/main", "HEAD"], app)
    done = run(tmp_path, app, host, **{"with": inputs})
    assert done["job"] == "success", done["log"]
    (app / "New.swift").write_text("import SwiftUI\n" + BARRIER.replace("Row", "New"), encoding="utf-8")
    done = run(tmp_path, app, host, **{"with": inputs})
    assert done["job"] == "failure" and done["outputs"]["findings"] == "1", done["log"]
    assert [item["uses"] for item in done["used"]] == ["github/codeql-action/upload-sarif@v3"]
