"""The script that installs a release."""

import pathlib
import shutil

import pytest
from conftest import ARTIFACTS, ROOT, shell, version

PLAIN = ROOT / "integrations/install.sh"


def install(cwd, *arguments, script=PLAIN, env=None):
    return shell(["sh", str(script), *map(str, arguments)], cwd, env)


def left(folder: pathlib.Path):
    return sorted(path.name for path in folder.iterdir()) if folder.exists() else []


@pytest.mark.parametrize("place", ["address", "folder", "file"])
def test_it_installs_from_where_it_is_told(host, tmp_path, place):
    where = {"address": host.release, "folder": host.files, "file": f"file://{host.files}"}[place]
    to = tmp_path / "some bin"
    run = install(tmp_path, "--from", where, "--version", version(), "--to", to)
    assert run.returncode == 0, run.stderr
    assert left(to) == ["curbcut"]
    assert shell([to / "curbcut", "--version"], tmp_path).stdout == version() + "\n"
    assert f'export PATH="{to}:$PATH"' in run.stdout


def test_the_script_of_a_release_knows_the_rest(host, tmp_path):
    run = install(tmp_path, "--from", host.release, script=ARTIFACTS / "install.sh")
    assert run.returncode == 0, run.stderr
    assert left(tmp_path / ".local/bin") == ["curbcut"]
    # The sums are in it, so they are not fetched.
    assert [line.split("/")[-1].split()[0] for line in host.asked()] == [host.archive().name]


@pytest.mark.parametrize("script", [PLAIN, ARTIFACTS / "install.sh"])
def test_a_wrong_sum_installs_nothing(host, tmp_path, script):
    archive = host.archive()
    data = bytearray(archive.read_bytes())
    data[len(data) // 2] ^= 1
    archive.write_bytes(data)
    to = tmp_path / "bin"
    to.mkdir()
    (to / "curbcut").write_text("the old one", encoding="utf-8")
    run = install(tmp_path, "--from", host.release, "--version", version(), "--to", to, script=script)
    assert run.returncode == 1
    assert f"the sum of {archive.name} is wrong, and nothing is installed" in run.stderr
    assert "expected" in run.stderr and "found" in run.stderr
    assert left(to) == ["curbcut"] and (to / "curbcut").read_text(encoding="utf-8") == "the old one"


def test_a_pinned_sum_counts_more_than_the_list(host, tmp_path):
    (host.files / "SHA256SUMS").unlink()
    total = shell(["sha256sum", str(host.archive())], tmp_path).stdout.split()[0]
    arguments = ["--from", host.release, "--version", version(), "--to", tmp_path / "bin", "--sha256"]
    assert install(tmp_path, *arguments, total).returncode == 0
    assert install(tmp_path, *arguments, "0" * 64).returncode == 1


def test_what_is_not_there_has_a_status_of_its_own(host, tmp_path):
    run = install(tmp_path, "--from", host.release, "--version", "9.9.9", "--to", tmp_path / "bin")
    assert run.returncode == 4 and "has no curbcut-9.9.9-" in run.stderr
    host.archive().unlink()
    run = install(tmp_path, "--from", host.release, "--version", version(), "--to", tmp_path / "bin")
    assert run.returncode == 4 and "cannot be fetched" in run.stderr
    assert left(tmp_path / "bin") == []


def test_an_archive_of_another_version_is_refused(host, tmp_path):
    name = host.archive().name.replace(version(), "9.9.9")
    shutil.copy(host.archive(), host.files / name)
    total = shell(["sha256sum", str(host.archive())], tmp_path).stdout.split()[0]
    run = install(
        tmp_path, "--from", host.files, "--version", "9.9.9", "--to", tmp_path / "bin", "--sha256", total)
    assert run.returncode == 1 and "cannot be unpacked" in run.stderr


@pytest.mark.parametrize("arguments, message", [
    (["--to"], "--to needs a value"),
    (["--form", "x"], "there is no option --form"),
    ([], "which version?"),
    (["--version", "1; touch x"], "is not a version"),
    (["--version", "0.2.0"], "from where?"),
    (["--version", "0.2.0", "--from", "ftp://x", "--to", "bin"], "is not an address"),
])
def test_wrong_arguments_are_named(tmp_path, arguments, message):
    run = install(tmp_path, *arguments)
    assert run.returncode == 1 and message in run.stderr
    assert not (tmp_path / "x").exists()


def test_a_machine_without_a_program_is_told_what_to_do(tmp_path):
    (tmp_path / "uname").write_text("#!/bin/sh\n[ $1 = -s ] && echo Haiku || echo x86_64\n", encoding="utf-8")
    (tmp_path / "uname").chmod(0o755)
    run = install(
        tmp_path, "--version", "0.2.0", "--from", "/", env={"PATH": f"{tmp_path}:/usr/bin:/bin"})
    assert run.returncode == 4 and "build it from source" in run.stderr
