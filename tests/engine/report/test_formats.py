"""Every form of report: its golden text, and what its readers require."""

import json
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from kneedeep.analysis.framework.finding import Finding, Severity
from kneedeep.model.catalog.digest import digest
from kneedeep.model.scenario.io.file_problems import Problem
from kneedeep.model.scenario.io.reader import Reading
from kneedeep.report.github import data, property_value
from kneedeep.report.report import FORMATS, FileReport, FindingCounts, Style, path_in_workspace, region, writer
from kneedeep.support import resources
from tests.engine.report.findings import report
from tests.support.cases import cases
from tests.support.golden import Golden

_PROBLEM, _FINDING = Problem("SCN001", "This is no text."), Finding("SCN001", "This is no text.", name="unreadable")
UNREADABLE = FileReport("b.yaml", Reading(None, None, (_PROBLEM,)), (_FINDING,))


def written(form: str, *reports: FileReport, style: Style = Style()) -> str:  # noqa: B008 -- a value
    return "".join(writer(form)(reports or (report(), UNREADABLE), style))


@pytest.mark.parametrize("form", ["text", "json", "github"])
def test_a_report_is_the_golden_one(form: str, golden: Golden) -> None:
    text = written(form).replace(digest("doom-2004"), "SHA-256 of the catalog")
    golden.check(f"report/report.{form}.txt", text)


def test_the_text_in_color_and_with_everything_is_the_golden_one(golden: Golden) -> None:
    golden.check("report/report.color.txt", written("text", style=Style(color=True, verbose=True)))


@cases("form", list(FORMATS))
def test_a_report_without_files_is_well_formed(form: str) -> None:
    text = "".join(writer(form)((), Style()))
    assert text == "" or json.loads(text)


def test_allowed_findings_count_nowhere() -> None:
    assert FindingCounts().plus(report().findings) == FindingCounts(errors=1, warnings=1, infos=1, allowed=1)


def test_the_json_fits_its_schema() -> None:
    schema = json.loads(resources.text("schemas", "findings.schema.json"))
    found = json.loads(written("json"))
    jsonschema.Draft202012Validator(schema).validate(found)
    assert found["summary"] == {"errors": 2, "warnings": 1, "infos": 1}
    (edit,) = found["files"][0]["findings"][3]["fix"]["edits"]
    assert edit == {"start": {"line": 10, "column": 24}, "end": {"line": 10, "column": 25}, "text": "1"}


def test_json_and_sarif_are_ascii() -> None:
    assert written("json", report("é\udcff.yaml")).isascii()
    assert written("sarif", report("é\udcff.yaml")).isascii()


def sarif() -> Any:
    return json.loads(written("sarif"))


def test_the_sarif_has_what_the_format_requires() -> None:
    log = sarif()
    assert log["version"] == "2.1.0" and log["$schema"].startswith("https://")
    (run,) = log["runs"]
    assert run["columnKind"] == "unicodeCodePoints"
    rules = run["tool"]["driver"]["rules"]
    assert run["tool"]["driver"]["name"] == "kneedeep"
    assert len({rule["id"] for rule in rules}) == len(rules)
    assert len(run["results"]) == 5
    for result in run["results"]:
        assert rules[result["ruleIndex"]]["id"] == result["ruleId"]
        assert result["level"] in ("error", "warning", "note")
        assert result["message"]["text"]
        assert all(isinstance(value, str) for value in result["partialFingerprints"].values())
        (location,) = result["locations"]
        place = location["physicalLocation"]["region"]
        start, end = (place["startLine"], place["startColumn"]), (place["endLine"], place["endColumn"])
        assert (1, 1) <= start <= end
    assert [result["level"] for result in run["results"]] == ["note", "warning", "error", "error", "error"]


def test_sarif_tells_fixes_and_suppressions() -> None:
    results = sarif()["runs"][0]["results"]
    allowed = [{"kind": "inSource", "justification": "on purpose"}]
    assert [result.get("suppressions") for result in results] == [None, None, allowed, None, None]
    fixes = results[3]["fixes"]
    assert [fix["description"]["text"] for fix in fixes] == ["Move the door", "Turn the door"]
    (change,) = fixes[0]["artifactChanges"]
    assert change["artifactLocation"] == {"uri": "maps/a.yaml"}
    (replacement,) = change["replacements"]
    assert replacement["deletedRegion"] == {"startLine": 10, "startColumn": 24, "endLine": 10, "endColumn": 25}
    assert replacement["insertedContent"] == {"text": "1"}


@cases(
    ("path", "uri"),
    [("a b#ü.yaml", "a%20b%23%C3%BC.yaml"), ("/x/y.yaml", "file:///x/y.yaml"), ("./a.yaml", "a.yaml"), ("-", "-")],
)
def test_sarif_names_files_by_uri(path: str, uri: str) -> None:
    results = json.loads(written("sarif", report(path)))["runs"][0]["results"]
    assert results[0]["locations"][0]["physicalLocation"]["artifactLocation"]["uri"] == uri


def test_code_hosts_get_paths_from_the_workspace(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "top" / "maps").mkdir(parents=True)
    monkeypatch.setenv("GITHUB_WORKSPACE", str(tmp_path / "top"))
    monkeypatch.chdir(tmp_path / "top" / "maps")
    for path, inside in (
        ("a.yaml", "maps/a.yaml"),
        ("../x/../b.yaml", "b.yaml"),
        (str(tmp_path / "top/c.yaml"), "c.yaml"),
    ):
        assert path_in_workspace(path) == inside
        assert written("github", report(path)).startswith(f"::notice file={inside},")
        assert f'"uri": "{inside}"' in written("sarif", report(path))
    outside = str(tmp_path / "d.yaml")
    assert path_in_workspace("../../d.yaml") is None
    assert written("github", report("../../d.yaml")).startswith(f"::notice file={outside},")
    assert f'"uri": "file://{outside}"' in written("sarif", report("../../d.yaml"))


def test_a_file_that_could_not_be_opened_is_in_every_log() -> None:
    failures = ["cannot read x.yaml: No such file or directory"]
    (invocation,) = json.loads("".join(writer("sarif")((), Style(), failures)))["runs"][0]["invocations"]
    assert invocation["executionSuccessful"] is False
    assert [one["message"]["text"] for one in invocation["toolExecutionNotifications"]] == failures
    assert json.loads("".join(writer("json")((), Style(), failures)))["failures"] == failures
    assert "".join(writer("github")((), Style(), failures)) == f"::error title=kneedeep::{failures[0]}\n"
    (good,) = json.loads("".join(writer("sarif")((), Style())))["runs"][0]["invocations"]
    assert good == {"executionSuccessful": True}


def test_more_findings_than_the_code_host_shows_are_counted() -> None:
    failures = [f"{number}.yaml: there is no such file" for number in range(11)]
    line = "".join(writer("github")((), Style(), failures)).splitlines()[-1]
    assert line == "11 errors, 0 warnings, 0 notices: the first 10 of each are shown beside the lines, the others above"


def test_commands_escape_what_would_end_them() -> None:
    assert data("50%\r\nof a:b,c") == "50%25%0D%0Aof a:b,c"
    assert property_value("50%\r\nof a:b,c") == "50%25%0D%0Aof a%3Ab%2Cc"
    lines = written("github", report("a,b:c\n::error::x.yaml")).splitlines()
    assert len(lines) == 4
    assert lines[0].startswith("::notice file=a%2Cb%3Ac%0A%3A%3Aerror%3A%3Ax.yaml,line=1,")
    assert lines[0].endswith("::Nothing, to be seen: 100 %25%0Aat all")
    assert lines[2].startswith("allowed a,b:c%0A::error::x.yaml:6:5: BRD002")


def test_a_region_never_ends_before_it_begins() -> None:
    assert region(Finding("X", "", severity=Severity.INFO, line=5, column=3)) == (5, 3, 5, 3)


def test_text_of_unknown_origin_cannot_move_the_cursor() -> None:
    finding = Finding("X", "see \x1b[31m\u202etxt", name="n", line=4, column=1, end_line=4, end_column=6)
    sly = report()._replace(path="a\x1b[2J.yaml", findings=(finding,), text="\n\n\ntitle\u202e: \tx\n")
    shown = written("text", sly)
    assert "\x1b" not in shown and "\u202e" not in shown
    assert "\\x1b[31m\\u{202e}txt" in shown and "title\\u{202e}:" in shown


def test_long_lines_are_shown_around_what_is_meant() -> None:
    line = "x" * 400 + "HERE" + "y" * 400
    finding = Finding("X", "m", name="n", line=1, column=401, end_line=1, end_column=405)
    shown = written("text", report()._replace(findings=(finding,), text=line)).splitlines()
    assert shown[1].startswith(" 1 | …x") and shown[1].endswith("y…")
    assert len(shown[1]) < 120
    start = shown[2].index("^")
    assert shown[1][start : start + 4] == "HERE" and shown[2].count("^") == 4


def test_a_clean_run_says_so() -> None:
    clean = report()._replace(findings=())
    assert written("text", clean) == "1 file clean\n"
    assert written("text", clean, clean) == "2 files clean\n"


def test_one_marine_is_one_and_a_long_trail_stays_on_the_screen() -> None:
    trail = [{"code": "RCH006", "message": f"No marine can ever get to the key at {n},0."} for n in range(12)]
    finding = Finding("RCH003", "No key.", marines=(1,), witness={"kind": "places", "followers": trail})
    told = FileReport("a.yaml", report().reading, (finding,))
    lines = written("text", told).splitlines()
    assert "  = with: 1 marine" in lines
    assert sum(line.startswith("  = also: RCH006") for line in lines) == 8
    assert "  = also: 4 more of RCH006 (--verbose lists all)" in lines
    every = written("text", told, style=Style(verbose=True)).splitlines()
    assert sum(line.startswith("  = also: RCH006") for line in every) == 12
