"""Respawn sets: band, fallback, what bars a space, the house rules."""

from kneedeep.board.respawn_set import legal_spaces, respawn_band, respawn_set
from kneedeep.model.geometry.space import Space
from tests.support.cases import cases
from tests.support.small_maps.script_cases import Data, board_of, rooms


def answer(data: Data, at: Space, areas: str, *, figures: bool = False) -> tuple[list[Space], bool, int]:
    board = board_of(data)
    revealed = board.bits(space for area in areas for space in board.areas[area])
    legal = legal_spaces(board, 1, figures=figures)
    found = respawn_set(board, board.number[at], revealed, legal, board.open_doors("closed"))
    return board.lattice.listed(found.spaces), found.fallback, found.shortfall


@cases("row, more, at, areas, columns, further, fallback, shortfall")
def test_a_marine_comes_back_on_these_spaces(
    row: str,
    more: Data,
    at: list[int],
    areas: str,
    columns: list[int],
    further: list[list[int]],
    fallback: bool,
    shortfall: int,
) -> None:
    spaces = [(x, y) for x in range(columns[0], columns[1] + 1) for y in (0, 1)]
    expected = sorted([*spaces, *((x, y) for x, y in further)])
    assert answer(rooms(row, **more), (at[0], at[1]), areas) == (expected, fallback, shortfall)


def test_figures_bar_when_they_are_regarded() -> None:
    data = rooms("a|b|c", figures=[{"kind": "imp", "at": [8, 0]}])
    assert answer(data, (0, 0), "abc")[0] == [(8, 0), (8, 1)]
    assert answer(data, (0, 0), "abc", figures=True)[0] == [(8, 1)]


def test_the_band_is_a_house_rule() -> None:
    assert respawn_band(board_of(rooms("a.b", rules={"respawn_band": [2, 3]}))) == (2, 3)
