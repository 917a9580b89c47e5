"""Sight of the 2004 edition on random boards: against its definition, shapely, and what must always hold."""

from typing import cast

import pytest
import shapely
from hypothesis import given, settings
from hypothesis import strategies as st

from kneedeep.model.geometry import TURNS, Space, chebyshev, each_number, sight_table
from kneedeep.model.geometry.center_sight import CenterSight
from kneedeep.model.geometry.distance import distances
from kneedeep.model.geometry.steps import Corner, Steps
from tests.support.generators.random_boards import RandomBoard, boards
from tests.support.oracles.oracle_edges import OracleBoard
from tests.support.oracles.sight_oracle import sees_2004

corners = st.sampled_from(cast(list[Corner], ["one-side", "both-sides"]))


def sight(board: RandomBoard, corner: Corner, open_doors: frozenset[int] = frozenset()) -> CenterSight:
    lattice = board.lattice
    return CenterSight(lattice, board.free(open_doors=open_doors), lattice.bits(board.obstacles), corner)


def near(board: RandomBoard) -> list[tuple[int, int, Space, Space]]:
    """Every pair of spaces that lie near each other, as numbers and spaces, the lower first."""
    spaces = board.lattice.spaces
    return [(i, j, a, b) for i, a in enumerate(spaces) for j, b in enumerate(spaces[:i]) if chebyshev(a, b) < 20]


def check_against_the_definition(board: RandomBoard, corner: Corner) -> None:
    found = sight(board, corner)
    plain = OracleBoard(board.spaces, board.stopped(), board.obstacles)
    crowded = plain._replace(figures=board.figures)
    figures = board.lattice.bits(board.figures)
    for i, j, a, b in near(board):
        expected = sees_2004(plain, a, b, corner)
        assert found.sees(i, j) == expected, (a, b)
        assert (found.obstruction(i, j) is None) == expected, (a, b)
        if expected:
            past = sees_2004(crowded, a, b, corner)
            assert bool(found.visible_past(i, figures, 1 << j)) == past, (a, b)
            assert (found.obstruction(i, j, figures) is None) == past, (a, b)


@given(boards(extent=7), corners)
@pytest.mark.statement("AT-10")
def test_sight_is_as_defined(board: RandomBoard, corner: Corner) -> None:
    check_against_the_definition(board, corner)


@pytest.mark.nightly
@pytest.mark.timeout(3600)
@settings(max_examples=60)
@given(boards(extent=10), corners)
def test_sight_is_as_defined_on_larger_boards(board: RandomBoard, corner: Corner) -> None:
    check_against_the_definition(board, corner)


@given(boards(extent=14), corners)
def test_all_answers_about_sight_agree(board: RandomBoard, corner: Corner) -> None:
    found = sight(board, corner)
    size = len(board.lattice)
    pairs = list(found.each_pair())
    assert len(pairs) == found.pairs()
    assert pairs == [(a, b) for a in range(size) for b in range(size) if found.sees(a, b)]
    assert all((b, a) in set(pairs) for a, b in pairs[:: max(1, len(pairs) // 50)])
    assert all(found.sees(a, a) for a in range(size))


@given(boards(extent=14), corners, st.data())
def test_opening_a_door_never_removes_sight(board: RandomBoard, corner: Corner, data: st.DataObject) -> None:
    before = data.draw(st.frozensets(st.sampled_from(sorted(board.every_door)))) if board.doors else frozenset()
    after = before | data.draw(st.frozensets(st.sampled_from(sorted(board.every_door)))) if board.doors else before
    shut, opened = sight(board, corner, before), sight(board, corner, after)
    assert all(not shut.visible(a) & ~opened.visible(a) for a in range(len(board.lattice)))


@given(boards(extent=12), corners)
def test_a_closed_door_is_never_seen_through(board: RandomBoard, corner: Corner) -> None:
    found = sight(board, corner)
    for door in board.doors:
        for (x, y), side in door:
            other = (x + 1, y) if side == "east" else (x, y + 1)
            numbers = board.lattice.number
            assert not found.sees(numbers[x, y], numbers[other])


@given(boards(extent=12), corners, st.sampled_from(TURNS))
def test_turning_the_board_changes_no_sight(board: RandomBoard, corner: Corner, turn: int) -> None:
    turned = board.turned(turn)
    one, other = sight(board, corner), sight(turned, corner)
    renumbered = [turned.lattice.number[board.turned_place(space, turn)] for space in board.lattice.spaces]
    size = len(renumbered)
    assert {(renumbered[a], renumbered[b]) for a, b in one.each_pair()} == set(other.each_pair())
    assert one.pairs() == other.pairs()
    assert sorted(renumbered) == list(range(size))


@given(boards(extent=14))
def test_range_needs_no_search_where_there_is_sight_by_one_side(board: RandomBoard) -> None:
    """RUL-38."""
    lattice = board.lattice
    found = CenterSight(lattice, board.free(), lattice.bits(board.obstacles))
    steps = Steps(lattice, board.free())
    for a in range(0, len(lattice), max(1, len(lattice) // 12)):
        row = distances(steps, [a], blockers=found.blockers)
        for b in range(len(lattice)):
            if found.sees(a, b):
                assert row[b] == chebyshev(lattice.spaces[a], lattice.spaces[b])


@given(boards(extent=10, far=False))
def test_shapely_agrees_where_no_line_touches_a_corner(board: RandomBoard) -> None:
    found = sight(board, "one-side")
    walls = []
    for x, y in board.spaces:
        for other, side, line in (
            ((x + 1, y), ((x, y), "east"), [(x + 1, y), (x + 1, y + 1)]),
            ((x - 1, y), ((x - 1, y), "east"), [(x, y), (x, y + 1)]),
            ((x, y + 1), ((x, y), "south"), [(x, y + 1), (x + 1, y + 1)]),
            ((x, y - 1), ((x, y - 1), "south"), [(x, y), (x + 1, y)]),
        ):
            if other not in board.spaces or side in board.stopped():
                walls.append(shapely.LineString(line))
    stopping = shapely.union_all(walls)
    shapely.prepare(stopping)
    blocks = {space: shapely.box(*space, space[0] + 1, space[1] + 1) for space in board.obstacles}
    for i, j, (ax, ay), (bx, by) in near(board):
        line = shapely.LineString([(ax + 0.5, ay + 0.5), (bx + 0.5, by + 0.5)])
        dx, dy = abs(ax - bx), abs(ay - by)
        while dx % 2 == 0 and dy % 2 == 0 and (dx or dy):
            dx, dy = dx // 2, dy // 2
        if dx % 2 and dy % 2:
            continue
        met = stopping.intersects(line) or any(
            block.intersects(line) for space, block in blocks.items() if space not in ((ax, ay), (bx, by))
        )
        assert found.sees(i, j) == (not met)


def _compare(board: RandomBoard, among: int) -> None:
    lattice = board.lattice
    sight = CenterSight(lattice, board.free(), lattice.bits(board.obstacles))
    visible = sight.all_visible()
    assert sight.counts() == [row.bit_count() for row in visible]
    among &= lattice.everywhere
    union = 0
    for a in each_number(among):
        union |= visible[a]
    assert sight.seen_by_any(among) == union
    pairs = [(a, b) for a in each_number(among) for b in each_number(visible[a] & among) if a < b]
    far = {pair: chebyshev(lattice.spaces[pair[0]], lattice.spaces[pair[1]]) for pair in pairs}
    longest = max(far.values(), default=0)
    assert sight.longest(among) == (longest, sorted(pair for pair in pairs if far[pair] == longest))


@given(boards(extent=8, far=True), st.integers(0, 1 << 64))
def test_counts_and_longest_lines_are_those_of_all_pairs(board: RandomBoard, among: int) -> None:
    _compare(board, among | among << 64)


@given(boards(extent=6))
def test_counts_and_longest_lines_of_parts_too_large_to_pack(board: RandomBoard) -> None:
    kept = sight_table.LARGEST_PACKED
    try:
        sight_table.LARGEST_PACKED = 0  # type: ignore[misc]
        _compare(board, -1)
    finally:
        sight_table.LARGEST_PACKED = kept  # type: ignore[misc]
