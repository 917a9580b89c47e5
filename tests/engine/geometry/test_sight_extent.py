"""How many spaces are seen and how far, over a whole board at once, against asking every space."""

from hypothesis import given
from hypothesis import strategies as st

from kneedeep.model.geometry import sight_table
from kneedeep.model.geometry.bits import each_number
from kneedeep.model.geometry.center_sight import CenterSight
from kneedeep.model.geometry.space import chebyshev
from tests.support.generators.random_boards import RandomBoard, boards


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
