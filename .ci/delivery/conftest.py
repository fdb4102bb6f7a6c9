"""What the tests of the delivery share: a release and its host, and a small app with a barrier."""

import os
import pathlib
import shutil
import subprocess
import sys
import time

import pytest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
ARTIFACTS = pathlib.Path(os.environ["ARTIFACTS"])
CURBCUT = pathlib.Path(os.environ["CURBCUT"])
BARRIER = (
    "struct Row: View { var body: some View { Button(action: { go() }) { "
    'Image(systemName: "heart").frame(width: 44, height: 44) } } }\n'
)


def version() -> str:
    text = (ROOT / "Sources/Lint/Version.swift").read_text(encoding="utf-8")
    return text.split('number = "')[1].split('"')[0]


def shell(command, cwd, env=None, **more):
    """A command with nothing of this environment but its paths."""
    environment = {"PATH": os.environ["PATH"], "HOME": str(cwd)} | (env or {})
    return subprocess.run(command, cwd=cwd, env=environment, capture_output=True, text=True, timeout=120, **more)


class Host:
    """A release at an address of this machine."""

    def __init__(self, folder: pathlib.Path, files: pathlib.Path):
        self.files, self.log, port = files, folder / "asked", folder / "port"
        self.log.write_text("", encoding="utf-8")
        command = [sys.executable, "-B", str(pathlib.Path(__file__).with_name("host.py")), str(files), version(), str(port), str(self.log)]
        self.process = subprocess.Popen(command)
        for _ in range(1000):
            if port.exists() and port.read_text(encoding="utf-8"):
                break
            time.sleep(0.01)
        self.address = f"http://127.0.0.1:{port.read_text(encoding='utf-8')}"
        self.release = f"{self.address}/your/curbcut/releases/download/v{version()}"

    def asked(self):
        return self.log.read_text(encoding="utf-8").splitlines()

    def archive(self) -> pathlib.Path:
        return next(self.files.glob("*.tar.gz"))


@pytest.fixture
def host(tmp_path):
    # What this machine would load; the others are large.
    files = tmp_path / "release files"
    files.mkdir()
    machine = "arm64" if os.uname().machine == "aarch64" else "x86_64"
    for name in ("COMMIT", "SHA256SUMS", "install.sh", f"curbcut-{version()}-linux-{machine}.tar.gz"):
        shutil.copy(ARTIFACTS / name, files)
    running = Host(tmp_path, files)
    yield running
    running.process.terminate()
    running.process.wait()


@pytest.fixture
def app(tmp_path):
    """A repository with one barrier, in a folder whose name has a blank."""
    folder = tmp_path / "my app"
    folder.mkdir()
    (folder / "Row.swift").write_text("import SwiftUI\n" + BARRIER, encoding="utf-8")
    for line in "init --quiet --initial-branch=main", "add .", "-c user.name=a -c user.email=a@b commit --quiet -m one":
        assert shell(["git", *line.split()], folder).returncode == 0
    return folder
