"""The hooks of pre-commit that build nothing, in a repository of their own."""

import pathlib
import shutil

import pytest
from conftest import ARTIFACTS, BARRIER, CURBCUT, ROOT, shell, version

COMMIT = (ARTIFACTS / "COMMIT").read_text(encoding="utf-8").strip()


@pytest.fixture
def hooks(tmp_path):
    """A clone that has the commit of the release, under an address that releases could be kept at."""
    clone = tmp_path / "curbcut.git"
    # What is not committed yet is tried as well, with the release saying so.
    assert shell(["git", "clone", "--quiet", "--no-hardlinks", str(ROOT), str(clone)], tmp_path).returncode == 0
    for name in (".pre-commit-hooks.yaml", "integrations"):
        source = ROOT / name
        (shutil.copytree if source.is_dir() else shutil.copy)(source, clone / name, **({"dirs_exist_ok": True} if source.is_dir() else {}))
    shell(["git", "add", "--all"], clone)
    shell(["git", "-c", "user.name=a", "-c", "user.email=a@b", "commit", "--quiet", "--allow-empty", "-m", "now"], clone)
    return clone


def commit_of(clone: pathlib.Path) -> str:
    return shell(["git", "rev-parse", "HEAD"], clone).stdout.strip()


def run(tmp_path, app, clone, hook, env=None, bin_folder=None):
    (app / ".pre-commit-config.yaml").write_text(
        f"repos:\n  - repo: {clone}\n    rev: {commit_of(clone)}\n    hooks:\n      - id: {hook}\n", encoding="utf-8")
    (app / "Row.swift").write_text("import SwiftUI\n// changed\n" + BARRIER + BARRIER.replace("Row", "Other"), encoding="utf-8")
    shell(["git", "add", "--all"], app)
    environment = {"PRE_COMMIT_HOME": str(tmp_path / "cache")} | (env or {})
    if bin_folder:
        environment["PATH"] = f"{bin_folder}:{pathlib.Path(shutil.which('pre-commit')).parent}:/usr/bin:/bin"
    return shell(["pre-commit", "run", "--verbose"], app, environment)


@pytest.mark.parametrize("hook, findings", [("curbcut-download", 1), ("curbcut-download-project", 2)])
def test_the_released_program_is_fetched_once(tmp_path, app, host, hooks, hook, findings):
    (host.files / "COMMIT").write_text(commit_of(hooks) + "\n", encoding="utf-8")
    done = run(tmp_path, app, hooks, hook, {"CURBCUT_RELEASE": host.release})
    assert done.returncode == 1, done.stdout + done.stderr
    assert done.stdout.count(": error: ") == findings, done.stdout
    assert f"Installed curbcut {version()}" in done.stdout
    # In pre-commit's own folder, and nothing in the repository.
    assert len(list((tmp_path / "cache").rglob(".released/curbcut"))) == 1
    assert shell(["git", "status", "--porcelain", "--ignored"], app).stdout.count("??") == 0
    asked = len(host.asked())
    done = run(tmp_path, app, hooks, hook, {"CURBCUT_RELEASE": host.release})
    assert done.returncode == 1 and len(host.asked()) == asked and "Installed" not in done.stdout


def test_a_wrong_sum_or_commit_runs_nothing(tmp_path, app, host, hooks):
    done = run(tmp_path, app, hooks, "curbcut-download", {"CURBCUT_RELEASE": host.release})
    assert done.returncode == 1 and "rev is not the commit of release" in done.stdout
    (host.files / "COMMIT").write_text(commit_of(hooks) + "\n", encoding="utf-8")
    host.archive().write_bytes(host.archive().read_bytes()[:-1])
    done = run(tmp_path, app, hooks, "curbcut-download", {"CURBCUT_RELEASE": host.release})
    assert done.returncode == 1 and "is wrong, and nothing is installed" in done.stdout and "nothing was installed" in done.stdout
    assert list((tmp_path / "cache").rglob(".released/curbcut")) == []
    done = run(tmp_path, app, hooks, "curbcut-download")
    assert done.returncode == 1 and "set CURBCUT_RELEASE" in done.stdout


@pytest.mark.parametrize("origin, address", [
    ("https://host.example/your/curbcut.git", "https://host.example/your/curbcut"),
    ("git@host.example:your/curbcut.git", "https://host.example/your/curbcut"),
    ("ssh://git@host.example/your/curbcut", "https://host.example/your/curbcut"),
])
def test_releases_are_looked_for_where_the_clone_came_from(tmp_path, hooks, origin, address):
    shell(["git", "remote", "set-url", "origin", origin], hooks)
    (tmp_path / "curl").write_text(f'#!/bin/sh\necho "$@" > "{tmp_path}/asked"\nexit 22\n', encoding="utf-8")
    (tmp_path / "curl").chmod(0o755)
    done = shell([hooks / "integrations/pre-commit.sh", "lint"], tmp_path, {"PATH": f"{tmp_path}:/usr/bin:/bin"})
    assert done.returncode == 1 and "there is no release" in done.stderr
    assert f"{address}/releases/download/v{version()}/COMMIT" in (tmp_path / "asked").read_text(encoding="utf-8")


@pytest.mark.parametrize("hook, findings", [("curbcut-system", 1), ("curbcut-system-project", 2)])
def test_the_installed_program_runs(tmp_path, app, hooks, hook, findings):
    folder = tmp_path / "bin"
    folder.mkdir()
    (folder / "curbcut").symlink_to(CURBCUT)
    done = run(tmp_path, app, hooks, hook, bin_folder=folder)
    assert done.returncode == 1 and done.stdout.count(": error: ") == findings, done.stdout + done.stderr
