"""Doors on the board: where they stand, in which spelling, and what they stop."""

from typing import Any

import pytest

from kneedeep.board import Board
from kneedeep.board.board import ADJACENCY, RESPAWN, SIGHT, STEP
from kneedeep.board.doors import line_of
from kneedeep.model.geometry import Space, edge
from kneedeep.model.scenario.model import Condition, Door
from tests.support.cases import cases
from tests.support.small_maps.small_boards import board_of, piece

LOCK = Condition("flag", "power")


def _rooms(*doors: Door, **changes: Any) -> Board:
    """Two short corridors joined at x = 3, openings loose at both ends."""
    return board_of(piece("corridor-short", 0, 0), piece("corridor-short", 3, 0), doors=doors, **changes)


@cases(("at", "side", "edges"))
def test_a_door_line_has_two_spellings_and_goes_on(at: list[int], side: str, edges: list[Any]) -> None:
    assert [[[x, y], way] for (x, y), way in line_of((at[0], at[1]), side)] == edges


@pytest.mark.parametrize(("at", "side"), [((2, 0), "east"), ((3, 0), "west")])
def test_a_door_stands_on_a_joint_in_either_spelling(at: Space, side: str) -> None:
    board = _rooms(Door(at=at, side=side))
    (door,) = board.doors
    assert (door.standing, door.stands) == ("joint", True)
    assert board.door_at((2, 1), "east") is door
    assert board.door_at((3, 0), "west") is door
    assert board.edge_kind((2, 0), "east") == board.edge_kind((3, 1), "west") == edge.DOOR
    assert door.sides == ((2, 0), (2, 1), (3, 0), (3, 1))


@cases("x, y, side")
def test_a_door_off_a_joint_does_not_stand(x: int, y: int, side: str) -> None:
    board = _rooms(Door(at=(x, y), side=side))
    assert (board.doors[0].standing, board.doors[0].stands) == ("off", False)
    assert board.door_at((x, y), side) is None
    assert edge.DOOR not in board.edges.values()


def test_a_second_door_on_the_same_line_is_told_as_taken_and_the_first_stands() -> None:
    board = _rooms(Door(at=(2, 0), side="east"), Door(at=(3, 0), side="west", kind="airlock"))
    assert [door.standing for door in board.doors] == ["joint", "taken"]
    found = board.door_at((2, 0), "east")
    assert found is not None and found.number == 0


def test_a_door_that_stands_off_every_joint_takes_no_place() -> None:
    board = _rooms(Door(at=(2, 0), side="east", exit=True), Door(at=(2, 0), side="east"))
    assert [door.standing for door in board.doors] == ["off", "joint"]


@cases("x, y, side")
def test_an_exit_door_stands_on_an_opening_with_nothing_beyond(x: int, y: int, side: str) -> None:
    at = (x, y)
    board = board_of(piece("room-4x4", 0, 0), doors=(Door(at=at, side=side, exit=True),))
    (door,) = board.doors
    assert door.standing == "exit"
    assert [one for one, kind in board.edges.items() if kind == edge.DOOR] == list(door.edges)
    assert list(board.edges) == sorted(board.edges)
    assert board.edge_kind(at, side) == edge.DOOR
    assert board.door_at(at, side) is door
    assert len(set(door.sides) & set(board.spaces)) == 2


def test_an_exit_door_on_a_joint_stands_off() -> None:
    assert _rooms(Door(at=(2, 0), side="east", exit=True)).doors[0].standing == "off"


def test_a_key_makes_a_door_a_security_door() -> None:
    door = Door(at=(2, 0), side="east")
    for one, kind in (
        (door, "door"),
        (door.having(key="red"), "security"),
        (door.having(key="red", kind="airlock"), "airlock"),
        (door.having(kind="passage"), "passage"),
    ):
        assert _rooms(one).doors[0].kind == kind


DOORS = {
    "shut": Door(at=(2, 0), side="east"),
    "open": Door(at=(2, 0), side="east", open=True),
    "locked": Door(at=(2, 0), side="east", key="red"),
    "passage": Door(at=(2, 0), side="east", kind="passage"),
    "waiting passage": Door(at=(2, 0), side="east", kind="passage", needs=LOCK),
    "exit": Door(at=(5, 0), side="east", exit=True, open=True),
}


@cases(("name", "modes"))
def test_which_doors_stand_open_in_which_mode(name: str, modes: list[str]) -> None:
    board = _rooms(DOORS[name])
    assert {mode for mode in ("file", "closed", "open") if board.open_doors(mode) == {0}} == {*modes}
    assert {mode for mode in ("file", "closed", "open") if not board.open_doors(mode)} == (
        {"file", "closed", "open"}.difference(modes)
    )


@pytest.mark.parametrize("name", ["shut", "locked", "waiting passage"])
def test_a_closed_door_stops_steps_sight_and_adjacency(name: str) -> None:
    board = _rooms(DOORS[name])
    beside, behind = board.number[2, 0], board.number[3, 0]
    assert not board.sight(frozenset()).sees(beside, behind)
    assert not board.steps(frozenset()).adjacent(beside, behind)
    assert not board.steps(frozenset(), ADJACENCY).adjacent(beside, behind)
    assert board.sight({0}).sees(beside, behind)
    assert board.steps({0}).adjacent(beside, behind)


def test_doors_never_stop_respawn_distances_but_shut_passages_do() -> None:
    for name, passes in (("shut", True), ("locked", True), ("waiting passage", False)):
        board = _rooms(DOORS[name])
        assert board.steps(frozenset(), RESPAWN).adjacent(board.number[2, 0], board.number[3, 1]) == passes
    waiting = _rooms(DOORS["waiting passage"])
    assert waiting.steps({0}, RESPAWN).adjacent(waiting.number[2, 0], waiting.number[3, 0])


def test_nothing_is_seen_and_nobody_steps_through_an_exit_door_to_a_space() -> None:
    board = _rooms(DOORS["exit"])
    for purpose in (STEP, SIGHT, ADJACENCY, RESPAWN):
        masks = board.masks(purpose, {0})
        assert masks == board.masks(purpose, frozenset())
        assert not masks.east >> board.number[5, 0] & 1
