"""The plan of a board that is being edited."""

import random

import pytest

from kneedeep.board import compile_board
from kneedeep.drawing.plan.board_plan import plan_of
from kneedeep.drawing.plan.plan_chunks import slices
from kneedeep.drawing.plan.plan_updates import Following
from kneedeep.model.catalog import load_catalog
from kneedeep.model.scenario.edits import Change
from kneedeep.model.scenario.edits.piece_moves import MovePieces, RemovePieces, TurnPieces
from kneedeep.model.scenario.model import Area, Piece, Record, Scenario
from tests.support.files import SCENARIOS
from tests.support.generators.random_edits import random_edit
from tests.support.reading import scenario_in

CATALOG = load_catalog("doom-2004")


@pytest.mark.parametrize("name", ["long-watch", "split-shift"])
def test_what_is_followed_is_what_a_plan_made_anew_shows(name: str, seed: int) -> None:
    scenario = scenario_in((SCENARIOS / f"{name}.yaml").read_text("utf-8"))
    chance = random.Random(seed)
    following, board = Following(), None
    for _step in range(40):
        board = compile_board(scenario, CATALOG, board)
        assert dict(following.show(board).slices) == slices(plan_of(board))
        if chance.random() < 0.4:
            scenario = random_edit(scenario, chance).apply(scenario)
            continue
        pieces = [piece.serial for piece in scenario.pieces]
        chosen = frozenset(chance.sample(pieces, min(len(pieces), chance.choice((1, 1, 3)))))
        by = (chance.randint(-4, 4), chance.randint(-4, 4))
        kinds = (MovePieces("", chosen, by), TurnPieces("", chosen, 1), RemovePieces("", chosen))
        scenario = chance.choices(kinds, (6, 2, 1))[0].apply(scenario)


def _row(count: int) -> Scenario:
    pieces = tuple(
        Piece(piece="room-4x4", at=(4 * number + 2, 5), area="a", serial=number + 1) for number in range(count)
    )
    return Scenario(title="", pieces=pieces, figures=(), areas=(Area(id="a", serial=90),), next_serial=99)


def test_a_text_changes_nothing_and_a_piece_only_the_chunks_around_it() -> None:
    scenario = _row(40)
    following = Following()
    board = compile_board(scenario, CATALOG)
    first = following.show(board)
    assert first.changed == {(column, 0) for column in range(11)}
    told = Change("", 90, Record(text="It is cold here.")).apply(scenario)
    board = compile_board(told, CATALOG, board)
    second = following.show(board)
    assert second.changed == frozenset() and second.slices is first.slices
    board = compile_board(MovePieces("", frozenset({40}), (1, 0)).apply(told), CATALOG, board)
    third = following.show(board)
    assert third.changed == {(9, 0), (10, 0)}
    assert all(third.slices[column, 0] is second.slices[column, 0] for column in range(9))
