"""Commands stop in one line when an answer takes more work than one answer may."""

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from kneedeep.cli import work_limits
from kneedeep.cli.play import dialogue
from kneedeep.games.bots.playout import play_out
from kneedeep.games.simulation import game_run
from kneedeep.rules.doom2004 import doom_2004
from kneedeep.rules.history import begun
from kneedeep.support import timer
from kneedeep.support.work_budget import OutOfWork
from tests.support.cases import cases
from tests.support.command import Shell
from tests.support.generators import hostile_files as files
from tests.support.process_cost import measured
from tests.support.reading import scenario_in

_TOO_MUCH = "stopped at the limit of work for one answer; use a smaller map"
_TOO_LARGE = "{path} can't be played: it is too large to set up; it has 5 pieces, 5 areas and 5 doors"


@cases(
    "command, told",
    [
        *(
            (command, _TOO_MUCH)
            for command in (("solve",), ("inspect", "reach"), ("render", "-o", "out.svg"), ("data",))
        ),
        *((command, _TOO_LARGE) for command in (("simulate", "--games", "1"), ("play", "--text"))),
    ],
)
def test_a_command_stops_in_one_line(
    command: tuple[str, ...], told: str, shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(work_limits, "STEPS", 0)
    path = tmp_path / "map.yaml"
    path.write_text(files.rooms_with_doors(5), encoding="utf-8")
    done = shell(*command, path)
    assert (done.status, done.out) == (2, "")
    assert done.err == f"kneedeep: {told.format(path=path)}\n"


def test_a_simulated_game_that_does_not_get_on_is_given_up(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def hang(*arguments: Any) -> Any:
        while arguments[4] > 1:
            pass
        return play_out(*arguments)

    monkeypatch.setattr(game_run, "play_out", hang)
    monkeypatch.setattr(game_run, "LONGEST", 0.1)
    path = tmp_path / "map.yaml"
    path.write_text(files.rooms(5), encoding="utf-8")
    done = shell("simulate", "--games", "1", "--marines", "1", "--jobs", "1", path)
    assert (done.status, done.out) == (2, "")
    assert "game 0 with 1 marine broke down: it takes more time or memory than a game may" in done.err


def test_a_game_in_the_terminal_that_does_not_get_on_ends_in_one_line(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def hang(_prompt: str) -> str:
        while True:
            pass

    monkeypatch.setattr("builtins.input", hang)
    monkeypatch.setattr(dialogue, "LONGEST", 0.2)
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "map.yaml"
    path.write_text(files.rooms(5), encoding="utf-8")
    done = shell("play", "--text", path)
    assert done.status == 2
    assert done.err.endswith("stopped at the limit of work for one answer; use a smaller map\n")


def test_a_replay_of_what_is_too_much_to_play_ends_in_one_line(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    scenario = scenario_in(files.rooms(5))
    path = tmp_path / "game.kneedeep-replay"
    path.write_bytes(begun(doom_2004().on(scenario), 1, 1).file())
    assert shell("replay", path).status == 0
    monkeypatch.setattr(work_limits, "STEPS", 0)
    done = shell("replay", path)
    assert (done.status, done.out) == (2, "")
    assert "limit of work for one answer" in done.err


def test_memory_has_a_limit_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timer, "MEGABYTES", 20)
    kept: list[bytes] = []
    with pytest.raises(OutOfWork), work_limits.answering():
        for number in range(100_000):
            kept.append(b"x" * (10_000 + number % 10))


def test_a_picture_with_more_dots_may_take_as_much_more(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []
    monkeypatch.setattr(work_limits, "limited", lambda *given, scale: asked.append((*given, scale)))
    for dots in (16, 64, 256):
        work_limits.painting(dots)
    usual = (work_limits.SECONDS, work_limits.STEPS, 1)
    assert asked == [usual, usual, (work_limits.SECONDS * 16, work_limits.STEPS, 16)]


def test_a_timer_inside_another_one_leaves_it_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    with timer.limited(0.2) as again:
        with timer.limited(0.0):
            again()
        with pytest.raises(OutOfWork):
            while True:
                pass


def test_a_timer_ends_what_is_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work_limits, "SECONDS", 0.01)
    with pytest.raises(OutOfWork), work_limits.answering():
        while True:
            pass


def test_a_timer_lets_an_import_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = "from time import process_time\nend = process_time() + 0.3\nwhile process_time() < end: pass\nwhole = True\n"
    (tmp_path / "slow_module.py").write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    found = []
    with pytest.raises(OutOfWork), timer.limited(0.01):
        found.append(import_module("slow_module").whole)
        while True:
            pass
    assert found == [True]


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
