"""Numbering, packing and bit sets."""

from hypothesis import given
from hypothesis import strategies as st

from kneedeep.model.geometry.bits import bits_of, each_number, numbers_of
from kneedeep.model.geometry.lattice import Lattice
from tests.support.generators.random_boards import RandomBoard, boards


@given(st.sets(st.integers(0, 300)))
def test_a_bit_set_gives_back_its_numbers(numbers: set[int]) -> None:
    bits = bits_of(numbers, 301)
    assert bits == sum(1 << number for number in numbers)
    assert numbers_of(bits) == list(each_number(bits)) == sorted(numbers)


def test_spaces_are_numbered_by_x_then_y() -> None:
    lattice = Lattice.of([(1, 0), (0, 5), (0, -2), (1, 0)])
    assert lattice.spaces == ((0, -2), (0, 5), (1, 0))
    assert [lattice.number[space] for space in lattice.spaces] == [0, 1, 2]


@given(boards())
def test_neighbours_are_found_by_number(board: RandomBoard) -> None:
    lattice = board.lattice
    for number, (x, y) in enumerate(lattice.spaces):
        beside = {(x + 1, y): lattice.east, (x, y + 1): lattice.south, (x - 1, y): lattice.west}
        beside[x, y - 1] = lattice.north
        for space, row in beside.items():
            assert row[number] == lattice.number.get(space, -1)


@given(boards())
def test_free_edges_lie_between_two_spaces_and_are_not_stopped(board: RandomBoard) -> None:
    lattice = board.lattice
    free = board.free()
    for number, (x, y) in enumerate(lattice.spaces):
        for side, mask, other in (("east", free.east, (x + 1, y)), ("south", free.south, (x, y + 1))):
            stopped = ((x, y), side) in board.stopped()
            assert bool(mask >> number & 1) == (other in board.spaces and not stopped)


@given(boards())
def test_every_space_has_a_bit_in_its_part(board: RandomBoard) -> None:
    lattice = board.lattice
    bits = lattice.bits(board.obstacles)
    for patch in lattice.patches:
        members = [lattice.spaces[number] for number in patch.numbers]
        assert patch.pack(bits) == sum(1 << patch.position(space) for space in board.obstacles & set(members))
        assert [patch.number_at[patch.position(space)] for space in members] == patch.numbers
        assert sum(number >= 0 for number in patch.number_at) == len(members)


@given(boards())
def test_parts_that_never_touch_are_packed_apart(board: RandomBoard) -> None:
    lattice = board.lattice
    assert sorted(number for patch in lattice.patches for number in patch.numbers) == list(range(len(lattice)))
    for number, (x, y) in enumerate(lattice.spaces):
        for other in ((x + 1, y), (x + 1, y + 1), (x, y + 1), (x - 1, y + 1)):
            if other in lattice.number:
                assert lattice.patch_of[lattice.number[other]] == lattice.patch_of[number]


def test_far_off_parts_keep_the_packed_boards_small() -> None:
    corners = [(x + i, y + j) for x in (-9_999, 9_990) for y in (-9_999, 9_990) for i in (0, 1) for j in (0, 1)]
    assert [patch.area for patch in Lattice.of(corners).patches] == [6] * 4


def test_a_board_without_spaces_is_a_board() -> None:
    lattice = Lattice.of([])
    assert len(lattice) == 0
    assert lattice.patches == []
    assert lattice.everywhere == 0
    assert lattice.free([]) == (0, 0)
