"""The component for GitLab: what it comes to with its inputs, by GitLab's schema, and its job run by a shell."""

import json
import re
import shutil

import pytest
import yaml
from conftest import CURBCUT, ROOT, shell

TEMPLATE = ROOT / "integrations/gitlab/templates/curbcut.yml"
SPEC, BODY = list(yaml.safe_load_all(TEMPLATE.read_text(encoding="utf-8")))
INPUTS = SPEC["spec"]["inputs"]


def filled(node, values):
    """A pipeline with the inputs in it, as GitLab puts them in."""
    if isinstance(node, dict):
        return {filled(key, values): filled(item, values) for key, item in node.items()}
    if isinstance(node, list):
        return [filled(item, values) for item in node]
    if not isinstance(node, str):
        return node

    def text(match):
        value = values[match[1]]
        return str(value).lower() if isinstance(value, bool) else str(value)

    return re.sub(r"\$\[\[ inputs\.([\w-]+) \]\]", text, node)


def job(**inputs):
    values = {name: item.get("default") for name, item in INPUTS.items()} | inputs
    assert set(values) == set(INPUTS)
    for name, value in values.items():
        rule = INPUTS[name]
        assert value is not None, f"{name} has to be given"
        if "regex" in rule:
            assert re.search(rule["regex"], value), f"{name} is refused"
        if "options" in rule:
            assert value in rule["options"], f"{name} is refused"
    return filled(BODY, values)


def run(app, host, program="sh", **inputs):
    done = job(release=host.release, **{name.replace("_", "-"): value for name, value in inputs.items()})["curbcut"]
    variables = {
        name: value if isinstance(value, str) else value["value"] for name, value in done["variables"].items()}
    (app.parent / "job.sh").write_text("\n".join(done["script"]) + "\n", encoding="utf-8")
    return shell([program, str(app.parent / "job.sh")], app, variables)


def test_it_is_a_pipeline_by_the_schema(tmp_path):
    (tmp_path / "pipeline.yml").write_text(yaml.safe_dump(job(release="https://example.com/v0.2.0")), encoding="utf-8")
    check = shell(["check-jsonschema", "--builtin-schema", "vendor.gitlab-ci", "pipeline.yml"], tmp_path)
    assert check.returncode == 0, check.stdout
    assert "inputs." not in (tmp_path / "pipeline.yml").read_text(encoding="utf-8")


def test_inputs_are_no_part_of_the_code():
    assert all("$[[" not in line for line in BODY["$[[ inputs.job-name ]]"]["script"])
    variables = BODY["$[[ inputs.job-name ]]"]["variables"]
    assert all(isinstance(item, str) or item["expand"] is False for item in variables.values())


def test_every_option_of_the_action_is_an_input():
    action = set(yaml.safe_load((ROOT / "action.yml").read_text(encoding="utf-8"))["inputs"])
    assert action - set(INPUTS) == {"working-directory", "sarif", "upload-sarif", "install", "releases", "token"}


@pytest.mark.parametrize("program", ["sh", "bash"])
def test_it_reports_for_the_merge_request(app, host, program):
    done = run(app, host, program)
    assert done.returncode == 1, done.stdout + done.stderr
    report = json.loads((app / "gl-code-quality-report.json").read_text(encoding="utf-8"))
    assert [item["check_name"] for item in report] == ["icon-button-missing-label"]
    assert "<failure" in (app / "curbcut.xml").read_text(encoding="utf-8")


@pytest.mark.parametrize("inputs, status", [
    ({"fail_on": "never"}, 0), ({"since": "HEAD"}, 0), ({"paths": "Other view.swift\n"}, 0),
    ({"paths": "Other view.swift\nRow.swift"}, 1), ({"disable": "icon-button-missing-label\nfixed-font-size"}, 0),
    ({"no_baseline": True}, 1), ({"strict_baseline": True, "since": "HEAD", "settings_from_base": True}, 0),
    ({"profile": "not there"}, 2), ({"sha256": "0" * 64}, 1),
    ({"rule": '$(touch hacked)`touch hacked`"; touch hacked; #'}, 2), ({"paths": "$(touch hacked)\n; touch hacked"}, 2),
    ({"paths": "LINES\ntouch hacked"}, 2), ({"config": '"; touch hacked; "'}, 2),
])
def test_each_input_is_an_argument(tmp_path, app, host, inputs, status):
    (app / "Other view.swift").write_text("import SwiftUI\n", encoding="utf-8")
    done = run(app, host, **inputs)
    assert done.returncode == status, done.stdout + done.stderr
    assert list(tmp_path.rglob("hacked")) == []


def test_a_wrong_sum_ends_the_job(app, host):
    host.archive().write_bytes(b"x")
    done = run(app, host)
    assert done.returncode == 1 and "is wrong, and nothing is installed" in done.stderr
    assert not (app / "gl-code-quality-report.json").exists()
