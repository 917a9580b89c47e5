"""The engine against the reference engine, over all scenarios and many random maps; a broken engine is found."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import yaml

from kneedeep.analysis.cross_check import board_answers
from kneedeep.analysis.cross_check.board_answers import LINES
from kneedeep.analysis.cross_check.cross_check import differences
from kneedeep.analysis.cross_check.reach_answers import reach_differences
from kneedeep.api import Board, read
from kneedeep.board.distances import walk_from
from kneedeep.board.respawn_set import respawn_set
from kneedeep.board.visible_spaces import sight_of
from kneedeep.board.walk_costs import active_pads
from kneedeep.reference import sight
from kneedeep.reference.distances import Walks
from kneedeep.reference.ground import Ground
from tests.support.cases import cases, few_or_many
from tests.support.files import ALL, path_of
from tests.support.generators.random_maps import random_maps
from tests.support.reading import board_of_data

MAPS = 500
DRAWN = 6
"""So many of the maps are looked at in each run, all of them nightly."""
FEW_LINES = 5_000
FEW = ("airless", "range-day", "every-key", "every-key-2016")
"""The scenarios of each run."""

_LEFT = {
    "id": "left",
    "rows": ["##", "##"],
    "openings": ["E@0"],
    "edges": [{"at": [1, 0], "side": "south", "kind": "wall"}, {"at": [0, 1], "side": "east", "kind": "wall"}],
}
DOOR_TWICE = {
    "format": 1,
    "ruleset": "doom-2016",
    "title": "There and back",
    "areas": [{"id": "a", "start": True}],
    "pieces": [{"piece": "left", "at": [0, 0], "area": "a"}, {"piece": "right", "at": [2, 0], "area": "a"}],
    "piece_types": [_LEFT, {"id": "right", "rows": ["##", "##"], "openings": ["W@0"]}],
    "doors": [{"at": [1, 0], "side": "east"}],
}
"""From 1,0 the one way to 1,1 leads through the door and back."""

nightly = [pytest.mark.nightly, pytest.mark.timeout(7200)]


def compared(seed: int, numbers: range, lines: int = LINES) -> None:
    for number, data in random_maps(seed, numbers):
        found = list(differences(board_of_data(data), lines))
        assert not found, f"map {number} of seed {seed}: {found}\n{yaml.safe_dump(data, sort_keys=False)}"


def test_a_door_that_was_opened_is_paid_for_once_on_the_way_there_and_back() -> None:
    board = board_of_data(DOOR_TWICE)
    ground = Ground(board)
    assert walk_from(board, board.number[0, 0], ())[board.number[1, 1]] == Walks(ground, ()).of((0, 0))[1, 1] == 4
    assert not list(differences(board, FEW_LINES))


@pytest.mark.parametrize(
    "path", [pytest.param(path, marks=() if path.stem in FEW else nightly, id=path.stem) for path in ALL]
)
def test_both_engines_say_the_same_about_a_scenario(path: Path) -> None:
    assert not list(differences(Board(read(path)).compiled, FEW_LINES))


@pytest.mark.parametrize("path", [pytest.param(path, marks=nightly, id=path.stem) for path in ALL])
def test_both_engines_say_the_same_about_every_space_of_a_scenario(path: Path) -> None:
    assert not list(differences(Board(read(path)).compiled))


@few_or_many(DRAWN, MAPS)
def test_both_engines_say_the_same_about_random_maps(numbers: range, seed: int) -> None:
    compared(seed, numbers, FEW_LINES if numbers.start == 0 else LINES)


def test_what_marines_see_on_a_large_board_is_asked_in_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sight, "WHOLE", 2_000)
    for name in ("tutorial.yaml", "range-day.yaml"):
        board = Board(read(path_of(name))).compiled
        assert len(board.spaces) ** 2 > sight.WHOLE
        assert not any(reach_differences(board, Ground(board)))


def _one_less(answer: Callable[..., int]) -> Callable[..., int]:
    """Leave out the last of the spaces of an answer."""

    def broken(*given: Any, **named: Any) -> int:
        bits = answer(*given, **named)
        return bits & ~(1 << bits.bit_length() - 1)

    return broken


def _one_more(answer: Callable[..., list[int]]) -> Callable[..., list[int]]:
    """Count every distance that is not 0 one too high."""

    def broken(*given: Any, **named: Any) -> list[int]:
        return [far + (far > 0) for far in answer(*given, **named)]

    return broken


@pytest.mark.parametrize("name", ["tutorial.yaml", "range-day.yaml"])
def test_an_engine_whose_sight_is_broken_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    board = Board(read(path_of(name))).compiled
    kind = type(sight_of(board, ()))
    monkeypatch.setattr(kind, "visible", _one_less(kind.visible))
    questions = {found.question.partition(" with ")[0] for found in differences(board, FEW_LINES)}
    assert "sight" in questions and questions <= {"sight", "sight past the figures of the set-up", "reach"}


@cases(
    ("name", "broken", "question"),
    [("tutorial.yaml", "distances_from", "range"), ("range-day.yaml", "walk_from", "walking costs")],
)
def test_an_engine_whose_distances_are_broken_is_found(
    name: str, broken: str, question: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(board_answers, broken, _one_more(getattr(board_answers, broken)))
    found = list(differences(Board(read(path_of(name))).compiled, FEW_LINES))
    assert question in {one.question.partition(" with ")[0] for one in found}
    assert all(fast == reference + 1 for one in found for fast, reference in zip(one.fast, one.reference, strict=True))


def test_an_engine_whose_respawn_sets_are_broken_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*given: Any) -> Any:
        found = respawn_set(*given)
        return found._replace(spaces=found.spaces & ~(1 << found.spaces.bit_length() - 1))

    monkeypatch.setattr(board_answers, "respawn_set", broken)
    found = list(differences(Board(read(path_of("tutorial.yaml"))).compiled, FEW_LINES))
    assert found and all(one.question.startswith("respawn spaces") for one in found)
    assert all(fast is None for one in found for fast in one.fast)


def test_an_engine_whose_active_teleporters_are_broken_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(board_answers, "active_pads", _one_less(active_pads))
    found = list(differences(Board(read(path_of("range-day.yaml"))).compiled, FEW_LINES))
    assert [one.question for one in found] == ["active teleporters"]
