"""The shipped scenarios read without a problem, and everything on their boards fits."""

from collections import Counter
from pathlib import Path

from kneedeep.board import compile_board
from kneedeep.model.catalog import RULESETS
from kneedeep.model.scenario.io.reader import read
from tests.support.cases import cases
from tests.support.files import SHIPPED, plain_of


def test_each_edition_has_shipped_scenarios() -> None:
    assert Counter(plain_of(path)["ruleset"] for path in SHIPPED) == dict(zip(RULESETS, (5, 3), strict=True))


@cases("path", SHIPPED, ids=lambda path: path.stem)
def test_a_shipped_scenario_has_a_sound_board(path: Path) -> None:
    reading = read(path.read_bytes())
    assert reading.problems == ()
    assert reading.scenario is not None
    board = compile_board(reading.scenario)
    assert not board.overlaps
    assert not board.joining.misjoined
    assert not board.joining.buried
    assert all(door.stands for door in board.doors)
    exits = {door.edges for door in board.doors if door.standing == "exit"}
    assert {opening.edges for opening in board.joining.loose} == exits
    assert all(token.type is not None and set(token.spaces) <= set(board.spaces) for token in board.tokens)
    assert all(figure.type is not None and set(figure.spaces) <= set(board.spaces) for figure in board.figures)
    assert set(board.area_of) == {area.id for area in reading.scenario.areas}
