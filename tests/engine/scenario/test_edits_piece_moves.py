"""Moving, turning and removing pieces: what stands on them goes along."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kneedeep.board import compile_board
from kneedeep.model.catalog import load_catalog
from kneedeep.model.scenario.edits.piece_moves import MovePieces, RemovePieces, TurnPieces, box_of
from kneedeep.model.scenario.model import Area, Door, Figure, Piece, Record, Scenario, Spawn, Token, Trigger, Victory
from kneedeep.model.scenario.script_values import Condition, Effect
from tests.support.cases import cases

ROOM, HALL, DOOR, KEY, AMMO, CRATE, DEMON, KNIGHT, SPAWN, TRIGGER = range(1, 11)


def map_of_two() -> Scenario:
    """A 5×5 room at (0, 0) whose east opening meets a long corridor at (5, 0), and things on both."""
    return Scenario(
        title="Two",
        pieces=(
            Piece(serial=ROOM, piece="room-5x5", at=(0, 0), area="start"),
            Piece(serial=HALL, piece="corridor-long", at=(5, 0), area="start"),
        ),
        areas=(Area(serial=20, id="start", start=True),),
        doors=(Door(serial=DOOR, at=(4, 0), side="east"),),
        tokens=(
            Token(serial=KEY, kind="key", color="red", at=(6, 1)),
            Token(serial=AMMO, kind="ammo", item="bullets", spaces=((1, 1), (7, 0))),
            Token(serial=CRATE, kind="obstacle", size=2, at=(1, 3)),
        ),
        figures=(Figure(serial=DEMON, kind="demon", at=(8, 0)), Figure(serial=KNIGHT, kind="hell-knight", at=(2, 2))),
        spawns=(Spawn(serial=SPAWN, side="marines", spaces=((0, 0), (5, 0))),),
        triggers=(
            Trigger(
                serial=TRIGGER,
                when=Condition("reach", Record(spaces=((5, 1), (0, 1)))),
                do=(Effect("place", Record(kind="imp", at=(6, 0))),),
            ),
        ),
        victory=Victory(marines=Condition("spaces", ((10, 1),))),
        next_serial=30,
    )


def moved_hall() -> Scenario:
    return MovePieces("Move", frozenset({HALL}), (3, 2)).apply(map_of_two())


def test_what_stands_on_a_moved_piece_moves_along() -> None:
    after = moved_hall()
    assert after.element(HALL).at == (8, 2)
    assert after.element(ROOM).at == (0, 0)
    assert after.element(KEY).at == (9, 3)
    assert after.element(DEMON).at == (11, 2)
    assert after.element(KNIGHT).at == (2, 2)


def test_of_several_places_only_those_on_the_piece_move() -> None:
    after = moved_hall()
    assert after.element(AMMO).spaces == ((1, 1), (10, 2))
    assert after.element(SPAWN).spaces == ((0, 0), (8, 2))


def test_a_door_at_a_moved_piece_moves_along() -> None:
    assert moved_hall().element(DOOR).at == (7, 2)


def test_spaces_in_conditions_and_effects_move_along() -> None:
    after = moved_hall()
    assert after.element(TRIGGER).when.value["spaces"] == ((8, 3), (0, 1))
    assert after.element(TRIGGER).do[0].value["at"] == (9, 2)
    assert after.victory.marines == Condition("spaces", ((13, 3),))


def test_a_single_token_moves_alone() -> None:
    after = MovePieces("Move", frozenset({KEY}), (0, -1)).apply(map_of_two())
    assert after.element(KEY).at == (6, 0)
    assert after.element(HALL).at == (5, 0)
    assert after.element(TRIGGER) is not None


def test_moving_there_and_back_changes_nothing() -> None:
    back = MovePieces("Move", frozenset({HALL, ROOM}), (-3, -2))
    there = MovePieces("Move", frozenset({HALL, ROOM}), (3, 2))
    assert back.apply(there.apply(map_of_two())) == map_of_two()


def test_a_turned_room_takes_its_things_along() -> None:
    after = TurnPieces("Turn", frozenset({ROOM}), 1).apply(map_of_two())
    assert after.element(ROOM).at == (0, 0)
    assert after.element(ROOM).turn == 90
    assert after.element(CRATE).at == (1, 1)
    assert after.element(CRATE).turn == 90
    assert after.element(KNIGHT).at == (1, 2)
    assert after.element(KNIGHT).turn == 0
    assert after.element(DOOR).side == "south"
    assert after.element(DOOR).at == (3, 4)


def test_a_long_piece_turns_about_its_centre() -> None:
    after = TurnPieces("Turn", frozenset({HALL}), 1).apply(map_of_two())
    assert after.element(HALL).at == (7, -2)
    assert after.element(KEY).at == (7, -1)
    assert after.element(DEMON).turn == 90


@cases("quarters", [1, 3])
@cases("serials", [{ROOM}, {HALL}, {ROOM, HALL}, {DEMON}, {KEY}, {CRATE}, {DOOR}, {AMMO, KEY}, {SPAWN}])
def test_four_quarter_turns_lead_back(serials: set[int], quarters: int) -> None:
    before = after = map_of_two()
    for _ in range(4):
        after = TurnPieces("Turn", frozenset(serials), quarters).apply(after)
    assert after.pieces == before.pieces
    assert after.tokens == before.tokens
    assert after.figures == before.figures
    assert after.spawns == before.spawns
    assert [_line(door) for door in after.doors] == [_line(door) for door in before.doors]


def _line(door: Door) -> object:
    from kneedeep.board.doors import line_of

    return line_of(door.at, door.side)


@given(st.sampled_from([90, 180, 270]), st.integers(-5, 5), st.integers(-5, 5))
def test_a_moved_and_turned_map_has_the_same_joints_and_standing_doors(turn: int, dx: int, dy: int) -> None:
    everything = frozenset({ROOM, HALL})
    after = MovePieces("Move", everything, (dx, dy)).apply(map_of_two())
    after = TurnPieces("Turn", everything, turn // 90).apply(after)
    board = compile_board(after, load_catalog("doom-2004"))
    assert len(board.joining.joints) == 1
    assert [door.standing for door in board.doors] == ["joint"]
    owners = [board.pieces[board.owner[board.number[token.at]]].element.serial for token in board.tokens]
    assert owners == [HALL, ROOM, HALL, ROOM]


def test_removing_a_piece_removes_what_stands_on_it() -> None:
    after = RemovePieces("Delete", frozenset({HALL})).apply(map_of_two())
    assert [piece.serial for piece in after.pieces] == [ROOM]
    assert [token.serial for token in after.tokens] == [AMMO, CRATE]
    assert after.element(AMMO).spaces == ((1, 1),)
    assert [figure.serial for figure in after.figures] == [KNIGHT]
    assert after.doors == ()
    assert after.element(SPAWN).spaces == ((0, 0),)


def test_a_spawn_without_a_space_left_goes() -> None:
    after = RemovePieces("Delete", frozenset({HALL, ROOM})).apply(map_of_two())
    assert after.spawns == ()
    assert after.tokens == ()
    assert after.areas == map_of_two().areas


def test_removing_a_door_leaves_the_pieces() -> None:
    after = RemovePieces("Delete", frozenset({DOOR})).apply(map_of_two())
    assert after.doors == ()
    assert after.pieces == map_of_two().pieces


def test_a_piece_under_another_one_takes_nothing_along() -> None:
    scenario = map_of_two()
    second = Piece(serial=25, piece="corridor-long", at=(5, 0), area="start")
    scenario = scenario.having(pieces=(*scenario.pieces, second))
    assert MovePieces("Move", frozenset({25}), (0, 7)).apply(scenario).element(KEY).at == (6, 1)


def test_a_home_made_piece_carries_by_its_own_rows() -> None:
    from kneedeep.model.scenario.model import OwnPieceType

    scenario = map_of_two().having(
        piece_types=(OwnPieceType(serial=26, id="ell", rows=("#.", "##")),),
        pieces=(Piece(serial=ROOM, piece="ell", at=(0, 0), area="start"),),
        tokens=(Token(serial=KEY, kind="health", at=(1, 0)), Token(serial=AMMO, kind="health", at=(1, 1))),
    )
    after = MovePieces("Move", frozenset({ROOM}), (4, 0)).apply(scenario)
    assert after.element(KEY).at == (1, 0)
    assert after.element(AMMO).at == (5, 1)


def test_an_unknown_serial_is_an_error() -> None:
    with pytest.raises(KeyError):
        MovePieces("Move", frozenset({99}), (1, 0)).apply(map_of_two())


def test_the_box_of_a_selection() -> None:
    assert box_of(map_of_two(), {HALL}) == ((5, 0), (6, 2))
    assert box_of(map_of_two(), {KEY, KNIGHT}) == ((2, 1), (5, 3))
    assert box_of(map_of_two(), {TRIGGER}) is None
