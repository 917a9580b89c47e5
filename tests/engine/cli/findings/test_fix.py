"""`kneedeep validate --fix`: safe fixes until none is left, saved, the rest reported."""

from pathlib import Path

import pytest

from kneedeep.analysis.framework.finding import Finding, Fix, Severity
from kneedeep.cli.commands import validate
from kneedeep.cli.inputs import read_input
from kneedeep.model.scenario.edits import Change
from kneedeep.model.scenario.io.atomic_files import FileFailed
from kneedeep.model.scenario.io.reader import Reading
from kneedeep.model.scenario.record import Record
from kneedeep.report.safe_fixes import Analysis
from tests.support.command import Shell

LOOSE = (Path(__file__).parents[1] / "transcripts" / "maps" / "loose.yaml").read_text(encoding="utf-8")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A room whose four openings lead nowhere."""
    file = tmp_path / "loose.yaml"
    file.write_text(LOOSE, encoding="utf-8", newline="")
    return file


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
