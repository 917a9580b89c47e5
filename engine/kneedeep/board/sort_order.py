"""The order of things on a board for `fmt --sort`."""

from kneedeep.board.board import Board
from kneedeep.model.scenario.model import Figure, Scenario, Token

_LAST = 1_000_000


def ordered(board: Board) -> Scenario:
    """The board's scenario with tokens and figures in the order of their areas, then (x, y).

    An element with several spaces counts by the first one in that order. Elements with only an area come at
    its end, those without a space at the very end. Equal elements keep their order.
    """
    scenario = board.scenario
    rank = {area: number for number, area in enumerate(board.areas)}

    def place(thing: Token | Figure) -> tuple[int, int, int, int]:
        if thing.in_area is not None:
            return rank.get(thing.in_area, _LAST), 1, 0, 0
        return min((_rank(board, rank, at), 0, *at) for at in thing.places)

    return scenario.having(
        tokens=tuple(sorted(scenario.tokens, key=place)), figures=tuple(sorted(scenario.figures, key=place))
    )


def _rank(board: Board, rank: dict[str, int], at: tuple[int, int]) -> int:
    number = board.number.get(at)
    return _LAST if number is None else rank[board.area_of[number]]
