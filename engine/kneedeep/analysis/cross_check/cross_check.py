"""All questions to both engines about a scenario."""

from collections.abc import Iterator
from itertools import chain

from kneedeep.analysis.cross_check.board_answers import LINES, board_differences
from kneedeep.analysis.cross_check.difference import Difference
from kneedeep.analysis.cross_check.reach_answers import reach_differences
from kneedeep.board import Board
from kneedeep.reference.ground import Ground


def differences(board: Board, lines: int = LINES) -> Iterator[Difference]:
    """Yield the questions with different answers from the engine and the reference engine.

    `lines`: the most pairs of spaces to compare. On larger boards the spaces are sampled.
    """
    if not board.spaces:
        return
    ground = Ground(board)
    asked = chain(board_differences(board, ground, lines), reach_differences(board, ground))
    yield from (found for found in asked if found is not None)
