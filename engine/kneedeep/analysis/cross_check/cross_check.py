"""All questions that both engines are asked about a scenario."""

from collections.abc import Iterator

from kneedeep.analysis.cross_check.board_answers import LINES, board_differences
from kneedeep.analysis.cross_check.difference import Difference
from kneedeep.board import Board


def differences(board: Board, lines: int = LINES) -> Iterator[Difference]:
    """Yield the questions to which the engine and the reference engine give different answers.

    `lines`: on a board with more pairs of spaces a part of the spaces is asked about.
    """
    yield from (found for found in board_differences(board, lines) if found is not None)
