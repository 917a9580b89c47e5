"""Sight of the 2016 edition on random boards."""

from typing import cast

import pytest
import shapely
from hypothesis import given, settings
from hypothesis import strategies as st

from kneedeep.model.geometry.corner_lines import Pinch
from kneedeep.model.geometry.corner_sight import CornerSight
from kneedeep.model.geometry.cover import Cover
from kneedeep.model.geometry.lattice import Lattice
from kneedeep.model.geometry.space import TURNS
from tests.support.generators.random_boards import RandomBoard, boards
from tests.support.oracles.oracle_edges import OracleBoard
from tests.support.oracles.sight_oracle import sees_2016

pinches = st.sampled_from(cast(list[Pinch], ["blocked", "open"]))


def sight(board: RandomBoard, pinch: Pinch, open_doors: frozenset[int] = frozenset()) -> CornerSight:
    return CornerSight(board.lattice, board.free(open_doors=open_doors), pinch)


def check_against_the_definition(board: RandomBoard, pinch: Pinch) -> None:
    found = sight(board, pinch)
    plain = OracleBoard(board.spaces, board.stopped())
    for i, a in enumerate(board.lattice.spaces):
        for j, b in enumerate(board.lattice.spaces[:i]):
            if max(abs(a[0] - b[0]), abs(a[1] - b[1])) < 20:
                assert found.sees(i, j) == sees_2016(plain, a, b, pinch), (a, b)


@given(boards(extent=5), pinches)
def test_sight_is_as_defined(board: RandomBoard, pinch: Pinch) -> None:
    check_against_the_definition(board, pinch)


@pytest.mark.nightly
@pytest.mark.timeout(3600)
@settings(max_examples=60)
@given(boards(extent=9), pinches)
def test_sight_is_as_defined_on_larger_boards(board: RandomBoard, pinch: Pinch) -> None:
    check_against_the_definition(board, pinch)


@given(boards(extent=8), pinches)
def test_the_table_and_single_lines_agree(board: RandomBoard, pinch: Pinch) -> None:
    found = sight(board, pinch)
    size = len(board.lattice)
    for a in range(0, size, max(1, size // 8)):
        for b in range(size):
            seen = found.sees(a, b)
            assert seen == bool(found.lines(a, b))
            assert seen == bool(found.visible(a) >> b & 1)
            assert seen == found.sees(b, a)
    assert found.pairs() == len(list(found.each_pair()))


@given(boards(extent=12), pinches)
def test_opening_a_door_never_removes_sight(board: RandomBoard, pinch: Pinch) -> None:
    shut, opened = sight(board, pinch), sight(board, pinch, board.every_door)
    assert all(not shut.visible(a) & ~opened.visible(a) for a in range(len(board.lattice)))


@given(boards(extent=12), st.sampled_from(TURNS), pinches)
def test_turning_the_board_changes_no_sight(board: RandomBoard, turn: int, pinch: Pinch) -> None:
    turned = board.turned(turn)
    one, other = sight(board, pinch), sight(turned, pinch)
    renumbered = [turned.lattice.number[board.turned_place(space, turn)] for space in board.lattice.spaces]
    assert {(renumbered[a], renumbered[b]) for a, b in one.each_pair()} == set(other.each_pair())


@given(boards(extent=12))
def test_an_open_pinch_only_adds_sight(board: RandomBoard) -> None:
    blocked, opened = sight(board, "blocked"), sight(board, "open")
    assert all(not blocked.visible(a) & ~opened.visible(a) for a in range(len(board.lattice)))


@given(boards(extent=6, far=False))
def test_no_clear_line_meets_a_wall_for_shapely(board: RandomBoard) -> None:
    found = sight(board, "blocked")
    slack = 1e-6
    walls = []
    for x, y in board.spaces:
        for other, side, (px, py), (qx, qy) in (
            ((x + 1, y), ((x, y), "east"), (x + 1, y), (x + 1, y + 1)),
            ((x - 1, y), ((x - 1, y), "east"), (x, y), (x, y + 1)),
            ((x, y + 1), ((x, y), "south"), (x, y + 1), (x + 1, y + 1)),
            ((x, y - 1), ((x, y - 1), "south"), (x, y), (x + 1, y)),
        ):
            if other not in board.spaces or side in board.stopped():
                dx, dy = (qx - px) * slack, (qy - py) * slack
                walls.append(shapely.LineString([(px + dx, py + dy), (qx - dx, qy - dy)]))
    stopping = shapely.union_all(walls)
    shapely.prepare(stopping)
    for a in range(0, len(board.lattice), 3):
        for b in range(len(board.lattice)):
            for p, q in found.lines(a, b):
                if p != q:
                    assert not stopping.intersects(shapely.LineString([p, q])), (p, q)


def test_a_part_too_large_to_pack_is_followed_line_by_line() -> None:
    far = 520
    arms = {(x, 0) for x in range(far)} | {(0, y) for y in range(far)} | {(x, 1) for x in range(far)}
    lattice = Lattice.of(arms)
    sight = CornerSight(lattice, lattice.inner)
    a, b, c = (lattice.number[space] for space in ((0, 0), (far - 1, 1), (0, far - 1)))
    assert sight.sees(a, b) and not sight.sees(b, c)
    assert Cover(sight).cover(a, b) is False
    assert Cover(sight).cover(b, c) is None
