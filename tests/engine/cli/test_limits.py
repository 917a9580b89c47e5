"""Commands stop in one line when an answer takes more work than one answer may."""

from pathlib import Path

import pytest

from kneedeep.cli import patience
from kneedeep.work import OutOfWork, allowance
from tests.support import hostile_files as files
from tests.support.command import Shell
from tests.support.measured import measured


@pytest.mark.parametrize("command", [("solve",), ("inspect", "reach"), ("render", "-o", "out.svg")])
def test_a_command_stops_in_one_line(
    command: tuple[str, ...], shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(patience, "STEPS", 0)
    path = tmp_path / "map.yaml"
    path.write_text(files.rooms_with_doors(5), encoding="utf-8")
    done = shell(*command, path)
    assert (done.status, done.out) == (2, "")
    assert (
        done.err == "kneedeep: stopped: the answer takes more work than one answer may; use a smaller map\n"
    )


def test_a_timer_ends_what_is_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "SECONDS", 0.01)
    with pytest.raises(OutOfWork), patience.timed(), allowance(1):
        while True:
            pass


@pytest.mark.nightly
@pytest.mark.parametrize("command", ["validate", "solve"])
@pytest.mark.parametrize("name", files.SHAPES)
def test_no_file_takes_much_memory_or_breaks_a_command(name: str, command: str, tmp_path: Path) -> None:
    shape, sizes = files.SHAPES[name]
    path = tmp_path / "map.yaml"
    for size in sizes:
        path.write_text(shape(size), encoding="utf-8")
        done = measured([command, str(path)], tmp_path)
        assert done.megabytes < 500
        assert done.status in (0, 1, 2)
        assert "INT001" not in done.output
        assert "internal error" not in done.output
