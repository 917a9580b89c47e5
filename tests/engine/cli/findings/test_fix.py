"""`kneedeep validate --fix`: safe fixes until none is left, saved, the rest reported."""

from pathlib import Path

import pytest

from kneedeep.analysis.framework.finding import Finding, Fix, Severity
from kneedeep.cli.commands import validate
from kneedeep.cli.inputs import read_input
from kneedeep.model.scenario.edits import Change
from kneedeep.model.scenario.io.files import FileFailed
from kneedeep.model.scenario.io.reader import Reading
from kneedeep.model.scenario.record import Record
from kneedeep.report.safe_fixes import Analysis
from tests.support.command import Shell

LOOSE = """\
# kept
format: 1
ruleset: doom-2004
title: Loose
pieces:
  - {id: bay, piece: room-5x5, at: [0, 0], area: start}   # kept too
areas:
  - {id: start, start: true}
spawns:
  - {side: marines, spaces: [[0, 0], [1, 0], [2, 0]]}
"""


FORM = ("--select", "SCN,BRD,CMP")
"""Leaves out the families that judge the course of play: one room is too small to be played."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A room whose four openings lead nowhere."""
    file = tmp_path / "loose.yaml"
    file.write_text(LOOSE, encoding="utf-8", newline="")
    return file


def test_safe_fixes_are_made_until_none_is_left(shell: Shell, path: Path) -> None:
    before = shell("validate", *FORM, path)
    assert before.status == 1 and before.out.count("BRD002") == 4
    assert path.read_text(encoding="utf-8") == LOOSE
    done = shell("validate", "--fix", *FORM, path)
    assert done.status == 0 and "BRD002" not in done.out
    assert done.err.startswith(f"kneedeep: {path}: ")
    text = path.read_text(encoding="utf-8")
    assert text.startswith("# kept\n") and "# kept too" in text
    assert shell("validate", *FORM, path).status == 0
    again = shell("validate", "--fix", *FORM, path)
    assert (again.status, again.err) == (0, "")
    assert path.read_text(encoding="utf-8") == text


def test_findings_that_are_not_selected_are_not_fixed(shell: Shell, path: Path) -> None:
    assert shell("validate", "--fix", "--select", "BRD001", path).status == 0
    assert path.read_text(encoding="utf-8") == LOOSE


def test_allowed_findings_are_not_fixed(shell: Shell, path: Path) -> None:
    text = LOOSE + "allow: {BRD002: open to the sky}\n"
    path.write_text(text, encoding="utf-8")
    assert shell("validate", "--fix", path).status == 0
    assert path.read_text(encoding="utf-8") == text


def test_newer_files_are_never_changed(shell: Shell, path: Path) -> None:
    newer = LOOSE.replace("format: 1", "format: 9")
    path.write_text(newer, encoding="utf-8")
    done = shell("validate", "--fix", path)
    assert done.status == 1 and "has a newer format and is not changed" in done.err
    assert path.read_text(encoding="utf-8") == newer


def test_standard_input_cannot_be_fixed(shell: Shell) -> None:
    done = shell("validate", "--fix", "-")
    assert done.status == 2 and "standard input" in done.err


def test_an_unwritable_file_is_said(shell: Shell, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(path: str, data: bytes) -> None:
        raise FileFailed(f"Cannot write {path}: the disk is full.")

    monkeypatch.setattr(validate, "write_atomically", refuse)
    done = shell("validate", "--fix", path)
    assert done.status == 2 and "the disk is full" in done.err
    assert path.read_text(encoding="utf-8") == LOOSE


def _analysis(safe: bool, calls: list[int]) -> Analysis:
    """One finding about the title that its fix does not mend."""

    def analyse(reading: Reading) -> list[Finding]:
        calls.append(1)
        fix = Fix("Rename it", Change("Rename it", 0, Record(title="Other")), safe)
        return [Finding("ABC001", "The title.", fixes=(fix,), name="title", severity=Severity.ERROR)]

    return analyse


@pytest.mark.parametrize("safe", [True, False])
def test_fixes_that_are_unsafe_or_do_not_help_are_left_alone(path: Path, safe: bool) -> None:
    calls: list[int] = []
    given, found = validate.fixed(read_input(str(path)), _analysis(safe, calls))
    assert [finding.code for finding in found] == ["ABC001"]
    assert len(calls) == 1 + safe
    assert path.read_text(encoding="utf-8") == LOOSE == given.text


def test_no_further_fix_is_tried_after_the_time(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    calls: list[int] = []
    given, found = validate.fixed(read_input(str(path)), _analysis(True, calls), longest=-1.0)
    assert [finding.code for finding in found] == ["ABC001"]
    assert len(calls) == 1
    assert "stopped looking for more to fix: it takes too long" in capsys.readouterr().err
    assert path.read_text(encoding="utf-8") == LOOSE == given.text
