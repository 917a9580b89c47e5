"""Every command with maps that are broken in shapes nobody writes by hand: an answer or one sentence, never a breakdown."""

import io
from pathlib import Path

import pytest

from kneedeep.analysis.framework.runner import analyse
from kneedeep.model.scenario.io.reader import read
from tests.support.cases import cases
from tests.support.command import Shell
from tests.support.generators.broken_maps import PLAYED, SHAPES_2004, SHAPES_2016, broken

SHAPES = (*SHAPES_2004, *PLAYED)


@cases("shape", SHAPES_2016)
def test_a_broken_map_gives_the_findings_of_its_mistakes_alone(shape: str) -> None:
    findings = [one for one in analyse(read(broken(shape)), verbose=True) if one.severity != "info"]
    assert sorted(one.code for one in findings) == SHAPES_2016[shape][1].split()
    for finding in findings:
        assert (finding.line, finding.column) != (1, 1) and 0 < len(finding.message) < 400
        assert "  " not in finding.message


def no_command_breaks_down(
    shape: str, every: slice, folder: Path, patch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shell = Shell(capsys)
    path, output, pdf = (folder / f"map.{ending}" for ending in ("yaml", "svg", "pdf"))
    path.write_text(broken(shape), "utf-8")
    patch.setattr("sys.stdin", io.StringIO("sheet\nmap all\n1\nquit!\n"))
    anyway = ("--anyway",)
    commands: tuple[tuple[object, ...], ...] = (
        ("validate", path),
        *(("solve", path, "--format", form, *anyway) for form in ("text", "json", "dot")),
        ("inspect", "board", path),
        ("inspect", "reach", path),
        ("inspect", "sight", path, "--pairs"),
        ("inspect", "portals", path),
        ("inspect", "cover", path, "--from", "1,1"),
        ("render", path, "-o", output, "--legend", "--grid", "--findings"),
        ("print", path, "-o", pdf, *anyway, *(f"--sheet={kind}" for kind in ("booklet", "handout", "build"))),
        ("fmt", "--check", "--sort", path),
        ("data", path),
        ("play", "--text", "--seed", 1, path),
        ("play", "--table", "--text", path),
        ("simulate", path, "--games", 1, "--jobs", 1, "--bots", "random", "--rounds", 3, *anyway),
    )
    for arguments in commands[every]:
        done = shell(*arguments)
        assert done.status in (0, 1, 2), arguments
        for told in (done.out, done.err):
            assert "internal error" not in told and "INT001" not in told, (arguments, told)
            assert "Traceback" not in told, (arguments, told)


@cases(("number", "shape"), list(enumerate(SHAPES)))
def test_no_command_breaks_down(
    number: int, shape: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each shape is tried with every fifth command, so that each command is tried with every fifth shape."""
    no_command_breaks_down(shape, slice(number % 5, None, 5), tmp_path, monkeypatch, capsys)


@pytest.mark.nightly
@pytest.mark.timeout(600)
@cases("shape", SHAPES)
def test_no_command_breaks_down_with_any_shape(
    shape: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    no_command_breaks_down(shape, slice(None), tmp_path, monkeypatch, capsys)
