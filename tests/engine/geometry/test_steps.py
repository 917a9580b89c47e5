"""Steps, distances and walking costs: drawn boards and random ones against plain searches."""

from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kneedeep.model.geometry import edge, numbers_of
from kneedeep.model.geometry import steps as module
from kneedeep.model.geometry.distance import UNREACHED, ball, distances, levels, straight_levels
from kneedeep.model.geometry.footprints import footprint_steps
from kneedeep.model.geometry.lattice import Lattice, Masks
from kneedeep.model.geometry.space import DIRECTIONS, TURNS, chebyshev
from kneedeep.model.geometry.steps import Corner, Steps
from kneedeep.model.geometry.walk import Walk
from tests.support.generators.random_boards import RandomBoard, boards
from tests.support.oracles.oracle_edges import OracleBoard
from tests.support.oracles.step_oracle import can_step, least_costs
from tests.support.small_maps.ascii_board import AsciiBoard, draw

corners = st.sampled_from(cast(list[Corner], ["one-side", "both-sides"]))


def steps(
    board: AsciiBoard, stops: frozenset[int] = edge.STOPS_STEP, corner: Corner = "one-side", *, doors_open: bool = False
) -> Steps:
    return Steps(board.lattice, board.free(stops, doors_open=doors_open), corner)


def random_steps(board: RandomBoard, corner: Corner, free: Masks | None = None) -> Steps:
    return Steps(board.lattice, board.free() if free is None else free, corner)


def test_no_step_leads_off_the_board() -> None:
    board = draw("+ - +\n| A |\n+ - +")
    assert steps(board).to == [(-1,) * 8]
    assert steps(board).neighbours == [()]


def test_a_respawn_path_keeps_to_revealed_spaces() -> None:
    board = draw("""
        + - + - + - +
        | A   .   B |
        +   + - +   +
        | .   .   . |
        + - + - + - +
    """)
    lattice = board.lattice
    revealed = lattice.everywhere & ~(1 << lattice.number[1, 0])
    a, b = board.number("A"), board.number("B")
    assert distances(steps(board), [a])[b] == 2
    assert distances(steps(board), [a], within=revealed)[b] == 2 + 0
    hidden = revealed & ~(1 << lattice.number[1, 1])
    assert distances(steps(board), [a], within=hidden)[b] == UNREACHED


def test_straight_distance_takes_no_wall_into_account() -> None:
    board = draw("+ - + - + - +\n| A | . | B |\n+ - + - + - +")
    assert straight_levels(board.lattice, 0) == [0, 1, 2]
    assert straight_levels(board.lattice, 0, within=0b101) == [0, UNREACHED, 2]


def test_one_gate_is_paid_once_in_a_step_and_two_gates_twice() -> None:
    board = draw("""
        + - + - +
        | A d . |
        + d + d +
        | . d B |
        + - + - +
    """)
    open_steps = steps(board, corner="both-sides", doors_open=True)
    a, b = board.number("A"), board.number("B")
    upright = {((0, 0), "east"): 0, ((0, 1), "east"): 0}
    level = {((0, 0), "south"): 1, ((1, 0), "south"): 1}
    assert Walk(open_steps, gates=upright).costs([a])[b] == 3
    assert Walk(open_steps, gates=upright | level).costs([a])[b] == 5
    assert Walk(open_steps, gates=upright | level, toll=1).costs([a])[b] == 3


def test_linked_spaces_are_one_move_apart() -> None:
    board = draw("+ - + - + - + - + - +\n| A   . | . | .   B |\n+ - + - + - + - + - +")
    assert Walk(steps(board), links=[[1, 3, 2]]).costs([0]) == [0, 1, 2, 2, 3]


def test_a_difficult_space_costs_one_more_to_enter() -> None:
    board = draw("+ - + - + - +\n| A   ~   B |\n+ - + - + - +")
    entry = {board.lattice.number[space]: 1 for space in board.difficult}
    assert Walk(steps(board), entry=entry).costs([0]) == [0, 2, 3]
    assert Walk(steps(board), entry=entry).costs([0], limit=2) == [0, 2, UNREACHED]
    assert Walk(steps(board), entry=entry).costs([0, 2], within=0b100) == [0, UNREACHED, 0]


@given(boards(), corners)
def test_steps_are_as_defined(board: RandomBoard, corner: Corner) -> None:
    found = random_steps(board, corner)
    plain = OracleBoard(board.spaces, board.stopped(), board.obstacles, board.figures)
    for number, (x, y) in enumerate(board.lattice.spaces):
        for direction, (dx, dy) in enumerate(DIRECTIONS):
            there = (x + dx, y + dy)
            expected = board.lattice.number[there] if can_step(plain, (x, y), there, corner) else -1
            assert found.step(number, direction) == expected
        assert numbers_of(found.bits[number]) == sorted(found.neighbours[number])
        assert all(number in found.neighbours[other] for other in found.neighbours[number])


@given(boards(extent=12), corners, st.data())
def test_distances_are_as_defined(board: RandomBoard, corner: Corner, data: st.DataObject) -> None:
    lattice = board.lattice
    found = random_steps(board, corner)
    sources = data.draw(st.lists(st.sampled_from(lattice.spaces), min_size=1, max_size=3))
    entered = board.spaces - data.draw(st.sampled_from([set[tuple[int, int]](), set(board.figures)]))
    expected = least_costs(
        OracleBoard(board.spaces, board.stopped()), sources, corner, within=entered, never_left=board.obstacles
    )
    blockers, within = lattice.bits(board.obstacles), lattice.bits(entered)
    numbers = [lattice.number[space] for space in sources]
    row = distances(found, numbers, within=within, blockers=blockers)
    assert row == [expected.get(space, UNREACHED) for space in lattice.spaces]
    limit = data.draw(st.integers(0, 6))
    cut = distances(found, numbers, limit=limit, within=within, blockers=blockers)
    assert cut == [d if d <= limit else UNREACHED for d in row]
    start = lattice.bits(sources)
    for steps_done, level in enumerate(levels(found, start, within=within, blockers=blockers)):
        assert level == sum(1 << b for b, d in enumerate(row) if d == steps_done)
    near = distances(found, numbers[:1], limit=limit, within=within, blockers=blockers)
    reached = ball(found, numbers[0], limit, within=within, blockers=blockers)
    assert reached == sum(1 << b for b, d in enumerate(near) if d >= 0)


@given(boards(extent=10), corners, st.data())
def test_walking_costs_are_as_defined(board: RandomBoard, corner: Corner, data: st.DataObject) -> None:
    lattice = board.lattice
    gates = {edge: index for index, door in enumerate(board.doors) for edge in door}
    entry = dict.fromkeys(board.obstacles, 1)
    spots = st.lists(st.sampled_from(lattice.spaces), min_size=2, max_size=3, unique=True)
    links = data.draw(st.lists(spots, max_size=2)) if len(lattice) > 2 else []
    toll = data.draw(st.integers(1, 2))
    source = data.draw(st.sampled_from(lattice.spaces))
    oracle, within = OracleBoard(board.spaces, board.walls), board.spaces - board.figures
    expected = least_costs(oracle, [source], corner, gates=gates, toll=toll, entry=entry, links=links, within=within)
    walk = Walk(
        random_steps(board, corner, lattice.free(board.walls)),
        gates=gates,
        toll=toll,
        entry={lattice.number[space]: more for space, more in entry.items()},
        links=[[lattice.number[space] for space in group] for group in links],
    )
    costs = walk.costs([lattice.number[source]], within=lattice.everywhere & ~lattice.bits(board.figures))
    assert costs == [expected.get(space, UNREACHED) for space in lattice.spaces]


@given(boards(), corners, st.sampled_from(TURNS))
def test_turning_the_board_changes_no_distance(board: RandomBoard, corner: Corner, turn: int) -> None:
    turned = board.turned(turn)
    moved = [turned.lattice.number[board.turned_place(space, turn)] for space in board.lattice.spaces]
    one, other = random_steps(board, corner), random_steps(turned, corner)
    for a in range(0, len(moved), max(1, len(moved) // 6)):
        assert {moved[b] for b in one.neighbours[a]} == set(other.neighbours[moved[a]])
        row = distances(other, [moved[a]])
        assert distances(one, [a]) == [row[number] for number in moved]


@given(boards(extent=12), corners)
def test_opening_doors_never_lengthens_a_way(board: RandomBoard, corner: Corner) -> None:
    shut = random_steps(board, corner)
    opened = random_steps(board, corner, board.free(open_doors=board.every_door))
    for before, after in zip(levels(shut, 1), levels(opened, 1), strict=False):
        assert before >= 0 and after >= 0
    longer = zip(distances(shut, [0]), distances(opened, [0]), strict=True)
    assert all(before == UNREACHED or 0 <= after <= before for before, after in longer)


@given(boards(extent=12, far=False))
def test_a_free_floor_is_crossed_in_the_larger_difference(board: RandomBoard) -> None:
    lattice = board.lattice
    west, east = min(x for x, _y in board.spaces), max(x for x, _y in board.spaces)
    north, south = min(y for _x, y in board.spaces), max(y for _x, y in board.spaces)
    spaces = frozenset((x, y) for x in range(west, east + 1) for y in range(north, south + 1))
    floor = RandomBoard(spaces, frozenset(), (), frozenset(), frozenset())
    row = distances(random_steps(floor, "both-sides"), [0])
    corner = floor.lattice.spaces[0]
    assert row == [chebyshev(corner, space) for space in floor.lattice.spaces]
    assert len(lattice) <= len(row)


def test_one_half_of_two_spaces_leads_and_the_other_takes_its_place() -> None:
    ahead = {1: [0], 2: [1]}
    assert list(footprint_steps((1, 2), ahead)) == [(0, (1, 0))], "the first space of a board is a space"
    assert list(footprint_steps((1, 2), {1: [-1], 2: [1]})) == []


def test_all_of_four_spaces_step_at_once() -> None:
    to = {1: [0], 2: [1], 3: [2], 4: [3]}
    assert list(footprint_steps((1, 2, 3, 4), to)) == [(0, (0, 1, 2, 3))]
    assert list(footprint_steps((1, 2, 3, 4), {**to, 4: [-1]})) == []


def test_bit_sets_made_when_asked_for_are_those_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    lattice = Lattice([(x, y) for x in range(7) for y in range(5) if (x, y) != (3, 3)] + [(20, 20)])
    listed = Steps(lattice, lattice.inner).bits
    monkeypatch.setattr(module, "LISTED", 3)
    made = Steps(lattice, lattice.inner).bits
    assert list(made) == listed
    assert made[2:9:3] == listed[2:9:3]
    assert len(made) == len(lattice)
    assert not isinstance(made, list)
