"""Sight of the 2004 edition: counting pairs, and parts too large to pack. `boards_sight_2004.yaml` has drawn boards."""

from kneedeep.model.geometry import edge
from kneedeep.model.geometry.center_sight import CenterSight
from kneedeep.model.geometry.lattice import Lattice
from kneedeep.model.geometry.sight_table import LARGEST_PACKED
from tests.support.small_maps.ascii_board import draw


def test_pairs_count_every_ordered_pair_and_each_space_with_itself() -> None:
    board = draw("""
        + - + - + - +
        | A   .   B |
        + - + - +   +
                | C |
                + - +
    """)
    found = CenterSight(board.lattice, board.free(edge.STOPS_SIGHT))
    assert found.pairs() == len(list(found.each_pair())) == 4 + 2 * 5
    assert list(found.each_pair())[:3] == [(0, 0), (0, 1), (0, 2)]


def test_a_huge_nearly_empty_part_is_followed_line_by_line() -> None:
    far = 520
    ring = {(x, y) for x in range(far) for y in (0, far - 1)} | {(x, y) for x in (0, far - 1) for y in range(far)}
    lattice = Lattice.of(ring)
    assert lattice.patches[0].area > LARGEST_PACKED
    found = CenterSight(lattice, lattice.inner)
    a, b, c = (lattice.number[space] for space in ((0, 0), (far - 1, 0), (far - 1, far - 1)))
    assert found.sees(a, b)
    assert found.sees(b, c)
    assert not found.sees(a, c)
    assert found.visible(a).bit_count() == 2 * far - 1
