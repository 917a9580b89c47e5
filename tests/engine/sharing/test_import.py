"""Scenarios inside files: taken out byte for byte, or one sentence."""

import io
from pathlib import Path
from typing import Any

import pytest

from kneedeep.support import resources
from tests.support.cases import cases
from tests.support.command import Shell

MAP = resources.path("scenarios", "range-day.yaml")


@cases(("format", "content", "why"))
def test_a_file_without_a_scenario_is_one_sentence(
    format: str, content: str | list[Any], why: str, shell: Shell, tmp_path: Path
) -> None:
    """The content is a text, or texts and how often they are repeated."""
    file, back = tmp_path / "a", tmp_path / "back.yaml"
    parts = [content] if isinstance(content, str) else [text * count for text, count in content]
    file.write_bytes("".join(parts).encode("latin-1"))
    done = shell("import", file, "-o", back, *(("--from", format) if format else ()))
    assert done.status == 2 and why in done.err and len(done.err.splitlines()) == 1, done.err
    assert not back.exists()


def test_a_text_goes_through_standard_input_to_a_file_named_by_the_title(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    quoted = "".join(f"> {line}\r\n" for line in shell("export", MAP, "--to", "text").out.splitlines())
    for text, wrong in (
        (f"Anna wrote:\n{quoted}Best, A.", ""),
        (quoted[:500], "breaks off"),
        ("Hello", "holds no scenario"),
    ):
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(text.encode()), encoding="utf-8"))
        done = shell("import", "-")
        assert (done.status, wrong in done.err) == (2 if wrong else 0, True)
    assert (tmp_path / "range-day.yaml").read_bytes() == MAP.read_bytes()
    assert shell("export", MAP).status == 2


def test_a_scenario_that_quotes_a_map_as_text_is_a_scenario_itself(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "map.yaml"
    quoted = "".join(f"# {line}\n" for line in shell("export", MAP, "--to", "text").out.splitlines())
    path.write_text(MAP.read_text(encoding="utf-8") + quoted, encoding="utf-8")
    assert "is a scenario already" in shell("import", path, "-o", tmp_path / "other.yaml").err
