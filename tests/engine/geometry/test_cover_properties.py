"""Cover of the 2016 edition on random boards, against its definition in rational numbers. Rule: RUL16-95 to RUL16-101."""

from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kneedeep.model.geometry import TURNS
from kneedeep.model.geometry import cover as covers
from kneedeep.model.geometry.corner_lines import Pinch
from kneedeep.model.geometry.corner_sight import CornerSight
from kneedeep.model.geometry.cover import Cover, Thicket
from kneedeep.model.geometry.exposure import Along
from tests.support.generators.random_boards import RandomBoard, boards
from tests.support.oracles.oracle_edges import OracleBoard
from tests.support.oracles.sight_oracle import cover_2016

pinches = st.sampled_from(cast(list[Pinch], ["blocked", "open"]))
ways = st.sampled_from(cast(list[Along], ["free", "stops"]))
thickets = st.sampled_from(cast(list[Thicket], ["space", "border"]))


def cover(board: RandomBoard, pinch: Pinch, along: Along, by: Thicket = "space") -> Cover:
    """The cover on a board whose obstacles are difficult spaces."""
    lattice = board.lattice
    return Cover(CornerSight(lattice, board.free(), pinch), lattice.bits(board.obstacles), along, by)


def check_against_the_definition(board: RandomBoard, pinch: Pinch, along: Along, by: Thicket) -> None:
    found = cover(board, pinch, along, by)
    lattice = board.lattice
    plain = OracleBoard(board.spaces, board.stopped())
    difficult, figures = set(board.obstacles), set(board.figures)
    bits = lattice.bits(figures)
    for a, one in enumerate(lattice.spaces):
        exposed, past = found.exposed(a), found.exposed(a, bits)
        for b, other in enumerate(lattice.spaces):
            bare = cover_2016(plain, one, other, pinch, difficult, set(), along, by)
            assert found.cover(a, b) == bare, (one, other)
            assert exposed >> b & 1 == (bare is False), (one, other)
            crowded = bare if bare is not False else cover_2016(plain, one, other, pinch, difficult, figures, along, by)
            assert found.cover(a, b, bits) == crowded, (one, other)
            assert past >> b & 1 == (crowded is False), (one, other)


@settings(max_examples=40)
@given(boards(extent=5, far=False), pinches, ways, thickets)
def test_cover_is_as_defined(board: RandomBoard, pinch: Pinch, along: Along, by: Thicket) -> None:
    check_against_the_definition(board, pinch, along, by)


@pytest.mark.nightly
@pytest.mark.timeout(3600)
@settings(max_examples=60)
@given(boards(extent=8, far=False), pinches, ways, thickets)
def test_cover_is_as_defined_on_larger_boards(board: RandomBoard, pinch: Pinch, along: Along, by: Thicket) -> None:
    check_against_the_definition(board, pinch, along, by)


@given(boards(extent=8), pinches, ways, thickets)
def test_cover_followed_line_by_line_is_that_of_the_table(
    board: RandomBoard, pinch: Pinch, along: Along, by: Thicket
) -> None:
    packed, followed = cover(board, pinch, along, by), cover(board, pinch, along, by)
    with pytest.MonkeyPatch.context() as patch:
        expected = [packed.exposed(a) for a in range(len(board.lattice))]
        patch.setattr(covers, "LARGEST_PACKED", 0)
        assert [followed.exposed(a) for a in range(len(board.lattice))] == expected
        assert followed.pairs() == packed.pairs()


@given(boards(extent=10), st.sampled_from(TURNS), ways, thickets)
def test_turning_the_board_changes_no_cover(board: RandomBoard, turn: int, along: Along, by: Thicket) -> None:
    turned = board.turned(turn)
    one, other = cover(board, "blocked", along, by), cover(turned, "blocked", along, by)
    place = [turned.lattice.number[board.turned_place(space, turn)] for space in board.lattice.spaces]
    for a in range(len(board.lattice)):
        spaces = board.lattice.listed(one.exposed(a))
        expected = turned.lattice.bits(board.turned_place(space, turn) for space in spaces)
        assert other.exposed(place[a]) == expected


@given(boards(extent=10))
def test_lines_beside_walls_only_take_cover_away(board: RandomBoard) -> None:
    free, stops = cover(board, "blocked", "free"), cover(board, "blocked", "stops")
    for a in range(len(board.lattice)):
        assert not stops.exposed(a) & ~free.exposed(a)
        assert not free.exposed(a) & ~free.sight.visible(a)
