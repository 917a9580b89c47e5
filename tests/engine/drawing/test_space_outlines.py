"""Outlines of sets of spaces."""

from hypothesis import given
from hypothesis import strategies as st

from kneedeep.drawing.space_outlines import rings

Place = tuple[int, int]


def test_a_single_space_has_one_square_ring() -> None:
    assert rings([(2, 3)]) == (((2.0, 3.0), (2.0, 4.0), (3.0, 4.0), (3.0, 3.0)),)


def test_a_hole_has_a_ring_of_its_own() -> None:
    around = [(x, y) for x in range(3) for y in range(3) if (x, y) != (1, 1)]
    assert rings(around)[1] == ((1.0, 1.0), (2.0, 1.0), (2.0, 2.0), (1.0, 2.0))


def test_an_outline_moved_outwards_keeps_its_corners_square() -> None:
    assert rings([(0, 0)], 0.25) == (((-0.25, -0.25), (-0.25, 1.25), (1.25, 1.25), (1.25, -0.25)),)


@given(st.sets(st.tuples(st.integers(-4, 4), st.integers(-4, 4)), min_size=1, max_size=20))
def test_the_rings_are_as_long_as_the_rims_of_the_spaces(spaces: set[Place]) -> None:
    rims = sum((x + dx, y + dy) not in spaces for x, y in spaces for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)))
    length = 0.0
    for ring in rings(spaces):
        assert all(a[0] == b[0] or a[1] == b[1] for a, b in zip(ring, ring[1:] + ring[:1], strict=True))
        length += sum(abs(a[0] - b[0]) + abs(a[1] - b[1]) for a, b in zip(ring, ring[1:] + ring[:1], strict=True))
    assert length == rims
