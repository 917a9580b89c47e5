"""The hooks for pre-commit and the action for a code host: what they run, and the action's script on real files."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from kneedeep.cli.main import parser_for
from tests.support.small_maps.two_halls import halls

ROOT = Path(__file__).resolve().parents[2]
HOOKS = ROOT / ".pre-commit-hooks.yaml"
ACTION = ROOT / ".github" / "actions" / "validate"
GOOD = (ROOT / "scenarios" / "tutorial.yaml").read_text(encoding="utf-8")


def test_hooks_are_commands_with_their_options() -> None:
    for hook in yaml.safe_load(HOOKS.read_text(encoding="utf-8")):
        program, *words = hook["entry"].split()
        assert program == "kneedeep"
        given = parser_for(words[0]).parse_args([*words, "one", "two"])
        assert given.files == ["one", "two"]
        assert given.skip_others if hook.get("types") == ["yaml"] else re.search(hook["files"], "a/map.kneedeep")


def test_the_list_of_hooks_is_sound() -> None:
    client = pytest.importorskip("pre_commit.clientlib", reason="pre-commit is not installed")
    assert client.load_manifest(str(HOOKS))


def test_the_action_hands_every_input_to_its_script() -> None:
    action = yaml.safe_load((ACTION / "action.yml").read_text(encoding="utf-8"))
    given = action["runs"]["steps"][-1]["env"]
    script = (ACTION / "validate.sh").read_text(encoding="utf-8")
    for name in action["inputs"]:
        (variable,) = [key for key, value in given.items() if value == f"${{{{ inputs.{name} }}}}"]
        assert f"${variable}" in script


def act(folder: Path, **inputs: str) -> subprocess.CompletedProcess[str]:
    """Run the script of the action in a folder."""
    program = folder / "kneedeep"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -P -m kneedeep "$@"\n', encoding="utf-8")
    program.chmod(0o755)
    defaults = {
        "PATHS": "maps",
        "STRICT": "false",
        "FIX": "false",
        "SARIF": "",
        "GAMES": "0",
        "COMMENT": "false",
        "BEFORE": "",
    }
    own = {"KNEEDEEP": str(program), "GITHUB_STEP_SUMMARY": str(folder / "summary")}
    return subprocess.run(
        ["bash", str(ACTION / "validate.sh")],
        cwd=folder,
        env={**os.environ, **defaults, **own, **inputs},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a good scenario and a file that is none."""
    (tmp_path / "maps").mkdir()
    (tmp_path / "maps" / "good.yaml").write_text(GOOD, encoding="utf-8")
    (tmp_path / "maps" / "other.yaml").write_text("a: [1", encoding="utf-8")
    return tmp_path


def test_the_action_leaves_other_files_alone_and_reports_games(folder: Path) -> None:
    (folder / "maps" / "good.yaml").write_text(halls(tokens="[{kind: key, color: red, at: [4, 0]}]"), encoding="utf-8")
    done = act(folder, GAMES="2")
    assert done.returncode == 0, done.stderr
    assert "::error" not in done.stdout
    summary = (folder / "summary").read_text(encoding="utf-8")
    assert "It can be won with" in summary and "2 games with each number of marines" in summary


def test_the_action_fails_on_a_broken_map_and_writes_sarif(folder: Path) -> None:
    broken = folder / "maps" / "broken.yaml"
    broken.write_text(GOOD.replace("kind: zombie", "kind: zombi"), encoding="utf-8")
    done = act(folder, SARIF="found.sarif")
    assert done.returncode == 1
    assert "::error file=" in done.stdout and "broken.yaml" in done.stdout
    assert "SCN005" in (folder / "found.sarif").read_text(encoding="utf-8")


def git(folder: Path, *words: str) -> str:
    """What git prints."""
    own = ("-c", "user.name=a", "-c", "user.email=a@example.org", "-c", "init.defaultBranch=main")
    return subprocess.run(["git", *own, *words], cwd=folder, capture_output=True, text=True, check=True).stdout


@pytest.mark.skipif(shutil.which("git") is None, reason="git is not installed")
def test_the_action_says_in_words_what_changed(folder: Path) -> None:
    git(folder, "init", "-q")
    (folder / "maps" / "old one.yaml").write_text(GOOD, encoding="utf-8")
    git(folder, "add", "maps")
    git(folder, "commit", "-qm", "Before")
    before = git(folder, "rev-parse", "HEAD").strip()
    (folder / "maps" / "good.yaml").write_text(
        GOOD.replace("{kind: imp, at: [14, -4]}", "{kind: imp, at: [14, -3]}"), encoding="utf-8"
    )
    (folder / "maps" / "other.yaml").write_text("a: [2", encoding="utf-8")
    (folder / "maps" / "new.yaml").write_text(GOOD, encoding="utf-8")
    git(folder, "rm", "-q", "maps/old one.yaml")
    git(folder, "add", "maps")
    git(folder, "commit", "-qm", "After")
    assert act(folder, COMMENT="true", BEFORE=before).returncode == 0
    changes = (folder / "summary").read_text(encoding="utf-8").partition("## Changes")[2]
    assert "### maps/good.yaml\n```text\nfigures\n" in changes and "moved 1 south to 14,-3" in changes
    assert "### maps/new.yaml\nAdded." in changes and "### maps/old one.yaml\nRemoved." in changes
    assert "other.yaml" not in changes
    act(folder, COMMENT="true", BEFORE="0" * 40)
    assert "The version before is not known." in (folder / "summary").read_text(encoding="utf-8")
