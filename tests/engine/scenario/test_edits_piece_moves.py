"""Moving, turning and removing pieces: what stands on them goes along."""

from pathlib import Path

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from kneedeep.board import compile_board
from kneedeep.board.doors import line_of
from kneedeep.model.catalog import load_catalog
from kneedeep.model.scenario.edits.piece_moves import MovePieces, TurnPieces, box_of
from kneedeep.model.scenario.model import Door, OwnPieceType, Piece, Scenario, Token
from kneedeep.model.scenario.names import names_of
from tests.support.cases import cases
from tests.support.reading import scenario_in

TWO = yaml.safe_load(Path(__file__).with_name("edits_pieces.yaml").read_text(encoding="utf-8"))["map"]


def map_of_two() -> Scenario:
    """A 5×5 room at (0, 0) whose east opening meets a long corridor at (5, 0), and things on both."""
    return scenario_in(TWO)


NUMBERS = {name: serial for serial, name in names_of(map_of_two()).items()}
ROOM, HALL, DOOR, KEY, CRATE = map(NUMBERS.__getitem__, "piece:room piece:hall door:door token:key token:crate".split())
AMMO, DEMON, KNIGHT, SPAWN, TRIGGER = map(
    NUMBERS.__getitem__, "token:ammo@1,1 figure:demon figure:knight spawn:marines@0,0 trigger:trigger".split()
)


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


def test_a_piece_under_another_one_takes_nothing_along() -> None:
    scenario = map_of_two()
    second = Piece(serial=99, piece="corridor-long", at=(5, 0), area="start")
    scenario = scenario.having(pieces=(*scenario.pieces, second))
    assert MovePieces("Move", frozenset({99}), (0, 7)).apply(scenario).element(KEY).at == (6, 1)


def test_a_home_made_piece_carries_by_its_own_rows() -> None:
    scenario = map_of_two().having(
        piece_types=(OwnPieceType(serial=98, id="ell", rows=("#.", "##")),),
        pieces=(Piece(serial=ROOM, piece="ell", at=(0, 0), area="start"),),
        tokens=(Token(serial=KEY, kind="health", at=(1, 0)), Token(serial=AMMO, kind="health", at=(1, 1))),
    )
    after = MovePieces("Move", frozenset({ROOM}), (4, 0)).apply(scenario)
    assert after.element(KEY).at == (1, 0)
    assert after.element(AMMO).at == (5, 1)


def test_an_unknown_serial_is_an_error() -> None:
    with pytest.raises(KeyError):
        MovePieces("Move", frozenset({999}), (1, 0)).apply(map_of_two())


def test_the_box_of_a_selection() -> None:
    assert box_of(map_of_two(), {HALL}) == ((5, 0), (6, 2))
    assert box_of(map_of_two(), {KEY, KNIGHT}) == ((2, 1), (5, 3))
    assert box_of(map_of_two(), {TRIGGER}) is None
