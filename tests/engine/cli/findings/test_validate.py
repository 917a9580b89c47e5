"""`kneedeep validate`: what is read, what is chosen, how it ends."""

import json
import re
import sys
from pathlib import Path
from types import SimpleNamespace

import jsonschema
import pytest

from kneedeep.analysis.framework import Finding, Severity, runner
from kneedeep.analysis.framework.check import Check, load_check
from kneedeep.analysis.framework.runner import unready_checks
from kneedeep.cli.commands import validate
from kneedeep.model.catalog.edition import Edition, edition_of
from kneedeep.report.check_pages import page
from kneedeep.support import resources
from tests.support.cases import cases
from tests.support.command import Shell, process
from tests.support.files import SCENARIOS, playable
from tests.support.small_maps.two_halls import halls

STACKED = halls(tokens="[{kind: obstacle, at: [1, 0]}, {kind: obstacle, at: [1, 0]}]")


@pytest.fixture
def stacked(tmp_path: Path) -> Path:
    """A scenario with an error."""
    path = tmp_path / "b.yaml"
    path.write_text(STACKED, encoding="utf-8")
    return path


def test_shipped_scenarios_are_clean(shell: Shell) -> None:
    done = shell("validate", "--strict", resources.folder("scenarios"))
    assert (done.status, done.err) == (0, "")


def test_json_fits_its_schema(shell: Shell, stacked: Path) -> None:
    done = shell("validate", "--select", "BRD", "--format", "json", stacked)
    schema = json.loads(resources.text("schemas", "findings.schema.json"))
    jsonschema.Draft202012Validator(schema).validate(json.loads(done.out))
    assert json.loads(done.out)["summary"]["errors"] == 1


def test_bytes_that_are_no_text_are_one_finding(shell: Shell, stacked: Path) -> None:
    stacked.write_bytes(b"\xff")
    done = shell("validate", "--select", "BRD", stacked)
    assert done.status == 1 and "SCN001" in done.out and done.out.count("error") == 2


@pytest.fixture
def slow_check(monkeypatch: pytest.MonkeyPatch) -> None:
    """In place of all checks: one that never ends by itself, and one that raises."""

    def slow(facts: object) -> list[Finding]:
        while True:
            facts.pause("half of it")  # type: ignore[attr-defined]

    def broken(facts: object) -> list[Finding]:
        raise ZeroDivisionError("by nothing")

    def check(code: str, run: object) -> Check:
        return Check(f"{code.lower()}_name.py", Severity.ERROR, run)  # type: ignore[arg-type]

    monkeypatch.setattr(runner, "selected", lambda select, ignore: [check("BRD001", slow), check("BRD003", broken)])


@pytest.mark.usefixtures("slow_check")
def test_a_check_out_of_its_budget_and_one_that_raises_are_findings(shell: Shell, stacked: Path) -> None:
    done = shell("validate", "--budget", "0.01", stacked)
    assert done.status == 1
    assert "INT002 not-decided: BRD001 was stopped before it was done (half of it)." in done.out
    assert "INT001" in done.out and "ZeroDivisionError: by nothing" in done.out
    assert "Traceback" not in done.out
    assert "Traceback" in shell("validate", "--verbose", "--budget", "0.01", stacked).out
    hidden = shell("validate", "--budget", "0.01", "--ignore", "INT", stacked)
    assert (hidden.status, hidden.out) == (0, "1 file clean\n")


@cases(("name", "value", "terminal", "colored"))
def test_color_is_for_terminals_without_no_color(
    name: str, value: str, terminal: bool, colored: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "stdout", SimpleNamespace(isatty=lambda: terminal))
    assert validate.is_colored() is colored


def test_prose_is_as_wide_as_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", SimpleNamespace(isatty=lambda: True))
    monkeypatch.setenv("COLUMNS", "50")
    assert 40 < max(map(len, page(load_check("CMP003")).partition("Example")[0].splitlines())) <= 50


def test_no_color_in_a_pipe(stacked: Path) -> None:
    done = process("validate", stacked, TERM="xterm")
    assert done.returncode == 1 and b"\x1b" not in done.stdout


def test_a_terminal_that_lacks_a_character_shows_its_escape(stacked: Path) -> None:
    stacked.write_text(STACKED.replace("title: Halls", "title: Halls # é\ntitel: 界"), encoding="utf-8")
    done = process("validate", stacked, PYTHONIOENCODING="ascii")
    assert done.returncode == 1 and done.stderr == b""
    assert b"titel: \\u754c" in done.stdout


def test_checks_impossible_for_an_edition_are_counted(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    assert [unready_checks(ruleset) for ruleset in ("doom-2004", "doom-2016")] == [(), ()]
    assert "not checked" not in shell("validate", SCENARIOS / "range-day.yaml").out

    def unsolved(ruleset: str) -> Edition:
        edition = edition_of(ruleset)
        return edition._replace(features=edition.features - {"solver"})

    monkeypatch.setattr(runner, "edition_of", unsolved)
    missing = unready_checks("doom-2016")
    done = shell("validate", SCENARIOS / "range-day.yaml")
    assert done.status == 0
    [line] = [line for line in done.out.splitlines() if "not checked" in line]
    assert re.match(rf"  = not checked: {len(missing)} checks? can't be made yet for files of this edition \(", line)
    assert "BRD001" not in missing and "RCH012" in missing and "RCH008" not in missing
    assert "not checked" not in shell("validate", "--select", "SCN", SCENARIOS / "range-day.yaml").out


@cases("name", resources.names("scenarios", ".yaml"))
def test_only_what_can_be_played_is_sent_to_simulate(name: str, shell: Shell) -> None:
    path = resources.path("scenarios", name)
    told = shell("validate", path).out
    assert "= assumes: " in told
    assert ("`kneedeep simulate` shows" in told) == (path in playable())
