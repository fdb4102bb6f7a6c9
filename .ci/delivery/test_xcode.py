"""The build phase for Xcode: without a sandbox, and with one that opens only what is declared and lists no folder."""

import os
import shutil

import pytest
from conftest import ARTIFACTS, BARRIER, CURBCUT, ROOT, shell

PHASE = ROOT / "integrations/xcode-build-phase.sh"
NOBODY = 65534


@pytest.fixture
def project(tmp_path):
    folder = tmp_path / "my app"
    (folder / "My Sources").mkdir(parents=True)
    (folder / "My Sources/A B.swift").write_text(
        "import SwiftUI\n" + BARRIER.replace('Image(systemName: "heart").frame(width: 44, height: 44)', "Icon()"), encoding="utf-8")
    (folder / "My Sources/Icon.swift").write_text(
        'import SwiftUI\nstruct Icon: View { var body: some View { Image(systemName: "heart").frame(width: 44, height: 44) } }\n',
        encoding="utf-8")
    (folder / "My Sources/Secret.swift").write_text("import SwiftUI\n" + BARRIER.replace("Row", "Secret"), encoding="utf-8")
    (folder / "inputs.xcfilelist").write_text(
        f"# Inputs\n{folder}/My Sources/A B.swift\n\n{folder}/My Sources/Icon.swift\n", encoding="utf-8")
    return folder


def variables(project, **more):
    return {"SRCROOT": str(project), "CURBCUT": str(CURBCUT), "ENABLE_USER_SCRIPT_SANDBOXING": "NO"} | more


def listed(project, **more):
    return variables(
        project, SCRIPT_INPUT_FILE_LIST_COUNT="1", SCRIPT_INPUT_FILE_LIST_0=str(project / "inputs.xcfilelist"), **more)


def sandboxed(project, tmp_path, env):
    """As in Xcode's sandbox: folders can be passed but not listed, and only what is declared can be opened. For this,
    the phase runs as a user to whom the files are closed, with a program that this user may run."""
    assert os.geteuid() == 0, "this needs another user; run it as root"
    program = tmp_path / "curbcut"
    shutil.copy(CURBCUT, program)
    phase = tmp_path / "phase.sh"
    shutil.copy(PHASE, phase)
    for path in [project, *project.rglob("*")]:
        path.chmod(0o711 if path.is_dir() else 0o600)
    for name in "inputs.xcfilelist", "My Sources/A B.swift", "My Sources/Icon.swift":
        (project / name).chmod(0o644)
    folder = project.parent
    while folder != folder.parent:
        folder.chmod(folder.stat().st_mode | 0o711)
        folder = folder.parent
    command = ["setpriv", f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups", str(phase)]
    return shell(command, tmp_path, env | {"CURBCUT": str(program), "ENABLE_USER_SCRIPT_SANDBOXING": "YES"})


def test_the_project_is_checked(project, tmp_path):
    done = shell([PHASE], tmp_path, variables(project))
    assert done.returncode == 1
    assert f"{project}/My Sources/A B.swift:2:" in done.stdout and "/Secret.swift:2:" in done.stdout


def test_the_listed_files_are_checked(project, tmp_path):
    done = shell([PHASE], tmp_path, listed(project))
    assert done.returncode == 1, done.stderr
    assert f"{project}/My Sources/A B.swift:2:" in done.stdout and "Secret" not in done.stdout
    assert ": error: " in done.stdout
    alone = variables(project, SCRIPT_INPUT_FILE_COUNT="1", SCRIPT_INPUT_FILE_0=str(project / "My Sources/Secret.swift"))
    done = shell([PHASE], tmp_path, alone)
    assert done.returncode == 1 and "Secret.swift:2:" in done.stdout and "A B" not in done.stdout


def test_the_sandbox_with_lists(project, tmp_path):
    done = sandboxed(project, tmp_path, listed(project))
    # The icon's file is in the list, so the button is known to show nothing else.
    assert done.returncode == 1, done.stdout + done.stderr
    assert f"{project}/My Sources/A B.swift:2:" in done.stdout and ": error: " in done.stdout
    assert "only the files that were named are known there" in done.stderr


def test_the_sandbox_without_lists_says_what_to_set(project, tmp_path):
    done = sandboxed(project, tmp_path, variables(project))
    assert done.returncode == 0 and done.stdout.startswith("warning: Xcode's script sandbox hides the project")


def test_the_sandbox_names_the_settings_that_are_not_declared(project, tmp_path):
    (project / ".curbcut.json").write_text('{ "rules": { "icon-button-missing-label": "off" } }', encoding="utf-8")
    done = sandboxed(project, tmp_path, listed(project))
    assert done.returncode == 2 and ".curbcut.json: Permission denied" in done.stderr


def test_without_the_program_the_build_goes_on(project, tmp_path):
    done = shell([PHASE], tmp_path, variables(project, CURBCUT="curbcut-that-is-not-there"))
    assert done.returncode == 0 and done.stdout.startswith("warning: curbcut is not installed")
