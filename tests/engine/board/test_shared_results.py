"""Boards of one plan share their geometry, also after the pieces were moved to and fro."""

import pytest

from kneedeep.board import Board, compile_board
from kneedeep.model.catalog import load_catalog
from kneedeep.model.scenario.edits.piece_moves import MovePieces
from kneedeep.model.scenario.model import Scenario
from kneedeep.support.work_budget import OutOfWork, allowance
from tests.support.examples import example
from tests.support.reading import scenario_in

CATALOG = load_catalog("doom-2004")


def _scenario() -> Scenario:
    return scenario_in(example().encode())


def _moved(scenario: Scenario) -> Scenario:
    return MovePieces("Move", frozenset((scenario.pieces[-1].serial,)), (0, 1)).apply(scenario)


def _edges(board: Board) -> object:
    return board.edges, board.areas, board.pieces, board.doors, board.joining


def test_a_move_that_is_undone_leads_back_to_the_geometry_before_it() -> None:
    scenario = _scenario()
    first = compile_board(scenario, CATALOG)
    moved = compile_board(_moved(scenario), CATALOG, first)
    back = compile_board(scenario, CATALOG, moved)
    assert moved.lattice is not first.lattice and moved.derived is not first.derived
    assert back.lattice is first.lattice and back.derived is first.derived
    for board, same in ((moved, _moved(scenario)), (back, scenario)):
        assert _edges(board) == _edges(compile_board(same, CATALOG))


def test_a_board_that_could_not_be_compiled_is_not_kept() -> None:
    scenario = _scenario()
    first = compile_board(scenario, CATALOG)
    with allowance(1), pytest.raises(OutOfWork):
        compile_board(_moved(scenario), CATALOG, first)
    again = compile_board(_moved(scenario), CATALOG, first)
    assert _edges(again) == _edges(compile_board(_moved(scenario), CATALOG))
