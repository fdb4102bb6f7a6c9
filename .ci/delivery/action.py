#!/usr/bin/env python3
"""Runs action.yml as a runner does: each step with its inputs, conditions and outputs. Actions of others are not run but
noted; whether one of them succeeds is part of the case.

  action.py <folder for the case> <JSON of the case>

The case has `path` (the folder of the action), `in` (the folder of the workspace), `with` (inputs), `env`, `cached`
(whether the cache has the program), `fails` (an action of others that fails) and `event`. Prints one JSON object: the
status of the job, the outputs, what was used, and the log.
"""

import json
import os
import pathlib
import re
import subprocess
import sys

import yaml

folder = pathlib.Path(sys.argv[1])
case = json.loads(sys.argv[2])
path = pathlib.Path(case["path"])
action = yaml.safe_load((path / "action.yml").read_text(encoding="utf-8"))
inputs = {name: item.get("default", "") for name, item in action["inputs"].items()}
unknown = set(case.get("with", {})) - set(inputs)
if unknown:
    sys.exit(f"action: no input {', '.join(sorted(unknown))}")
inputs.update(case.get("with", {}))
steps = {}
used = []
log = ""


def value(name: str):
    """What an expression's name stands for; what is not there is empty, as on GitHub."""
    kind, *rest = name.split(".")
    if kind == "inputs":
        return inputs[rest[0]]
    if kind == "steps":
        step = steps.get(rest[0], {"outputs": {}, "outcome": ""})
        return step["outputs"].get(rest[2], "") if rest[1] == "outputs" else step[rest[1]]
    if kind == "github" and rest[0] == "event":
        found = case.get("event", {})
        for key in rest[1:]:
            found = found.get(key, "") if isinstance(found, dict) else ""
        return found
    sys.exit(f"action: {name} is not known here")


def filled(text) -> str:
    return re.sub(r"\$\{\{\s*([\w.-]+)\s*\}\}", lambda match: str(value(match[1])), str(text))


def holds(condition: str) -> bool:
    for part in condition.split("&&"):
        match = re.fullmatch(r"\s*([\w.-]+)\s*(==|!=)\s*('[^']*'|true|false)\s*", part)
        if not match:
            sys.exit(f"action: {part} is not a condition that is known here")
        wanted = match[3].strip("'") if match[3].startswith("'") else match[3] == "true"
        if (value(match[1]) == wanted) != (match[2] == "=="):
            return False
    return True


def outputs_of(file: pathlib.Path) -> dict:
    """As the runner reads them: name=value, each on a line of its own."""
    found = {}
    for line in file.read_text(encoding="utf-8").splitlines():
        name, separator, text = line.partition("=")
        if not separator or not re.fullmatch(r"[a-z-]+", name):
            sys.exit(f"action: {line!r} is not an output")
        found[name] = text
    return found


job = "success"
for number, step in enumerate(action["runs"]["steps"]):
    if job != "success" or ("if" in step and not holds(step["if"])):
        steps[step.get("id", number)] = {"outputs": {}, "outcome": "skipped"}
        continue
    output = folder / f"output-{number}"
    output.write_text("", encoding="utf-8")
    if "uses" in step:
        used.append({"uses": step["uses"], "with": {name: filled(item) for name, item in step["with"].items()}})
        failed = case.get("fails", "-") in step["uses"]
        found = {"cache-hit": "true"} if case.get("cached") and "cache" in step["uses"] else {}
    else:
        if "${{" in step["run"]:
            sys.exit(f"action: the code of {step['name']} has an expression in it")
        environment = {
            name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ
        } | case.get("env", {}) | {name: filled(item) for name, item in step.get("env", {}).items()} | {
            "GITHUB_ACTION_PATH": str(path), "GITHUB_OUTPUT": str(output), "RUNNER_TEMP": str(folder / "runner temp"),
            "GITHUB_STEP_SUMMARY": str(folder / "summary.md"), "GITHUB_ACTIONS": "true",
        }
        (folder / "runner temp").mkdir(exist_ok=True)
        script = folder / f"step-{number}.sh"
        script.write_text(step["run"], encoding="utf-8")
        run = subprocess.run(
            ["bash", "--noprofile", "--norc", "-eo", "pipefail", str(script)], env=environment, capture_output=True,
            cwd=pathlib.Path(case["in"], filled(step.get("working-directory", "."))), text=True, timeout=120)
        log += run.stdout + run.stderr
        failed = run.returncode != 0
        found = outputs_of(output)
    steps[step.get("id", number)] = {"outputs": found, "outcome": "failure" if failed else "success"}
    if failed and not step.get("continue-on-error"):
        job = "failure"
outputs = {name: filled(item["value"]) for name, item in action["outputs"].items()}
print(json.dumps({"job": job, "outputs": outputs, "used": used, "log": log}))
