"""Tokens, figures and areas on the board, and what edges and tokens stop."""

from typing import Any

from kneedeep.board.board import ADJACENCY, SIGHT, STEP, WALLS
from kneedeep.board.laid_things import present
from kneedeep.model.scenario.model import Figure, OwnPieceType, OwnTokenType, Record, Token
from tests.support.cases import cases
from tests.support.reading import board_of_data
from tests.support.small_maps.small_boards import board_of, piece

Data = dict[str, Any]
ROOM = piece("room-5x5", 0, 0)
HALL: Data = {
    "format": 1,
    "ruleset": "doom-2004",
    "title": "Hall",
    "pieces": [{"piece": "room-5x5", "at": [0, 0], "area": "a"}],
    "areas": [{"id": "a", "start": True}],
}


@cases("token, spaces")
def test_a_token_covers_its_footprint_from_its_top_left_space(token: Data, spaces: list[list[int]]) -> None:
    board = board_of_data({**HALL, "tokens": [token], "token_types": [{"id": "crate", "size": [3, 2]}]})
    assert [[list(space) for space in laid.spaces] for laid in board.tokens] == [spaces]


def test_a_token_that_nobody_knows_covers_one_space() -> None:
    assert [laid.spaces for laid in board_of(ROOM, tokens=(Token(kind="rug", at=(1, 1)),)).tokens] == [((1, 1),)]


@cases("figure, spaces")
def test_a_figure_covers_its_footprint_from_its_top_left_space(figure: Data, spaces: list[list[int]]) -> None:
    board = board_of_data({**HALL, "figures": [figure], "figure_types": [{"id": "hound", "like": "demon"}]})
    assert [[list(space) for space in laid.spaces] for laid in board.figures] == [spaces]


def test_several_spaces_give_several_tokens_and_an_area_none() -> None:
    several = Token(kind="ammo", item="bullets", spaces=((3, 3), (1, 1)))
    board = board_of(ROOM, tokens=(several, Token(kind="health", in_area="a")))
    assert [laid.at for laid in board.tokens] == [(3, 3), (1, 1)]


@cases(("marines", "counts"), [(None, {1, 2, 3, 4}), (1, {1, 2, 3, 4}), (2, {2, 3, 4}), ((1, 3), {1, 3}), ((2,), {2})])
def test_a_number_of_marines_means_at_least_and_a_list_exactly(
    marines: int | tuple[int, ...] | None, counts: set[int]
) -> None:
    assert {count for count in (1, 2, 3, 4) if present(marines, count)} == counts
    barrel, imp = Token(kind="barrel", at=(1, 1), marines=marines), Figure(kind="imp", at=(2, 2), marines=marines)
    board = board_of(ROOM, tokens=(barrel,), figures=(imp,))
    for count in (1, 2, 3, 4):
        assert len(board.tokens_with(count)) == len(board.figures_with(count)) == (count in counts)
        assert (board.sight_blockers(count) != 0) == (count in counts)


@cases(
    ("kind", "steps", "sight"),
    [("obstacle", True, True), ("barrel", True, True), ("hazard", False, False), ("health", False, False)],
)
def test_obstacles_and_barrels_stop_steps_and_sight(kind: str, steps: bool, sight: bool) -> None:
    board = board_of(ROOM, tokens=(Token(kind=kind, at=(2, 2)),))
    middle = board.number[2, 2]
    assert board.step_blockers(3) >> middle & 1 == steps
    assert board.sight_blockers(3) >> middle & 1 == sight
    assert board.sight(frozenset()).sees(board.number[2, 0], board.number[2, 4]) == (not sight)


def test_an_own_token_stops_what_it_says() -> None:
    glass = OwnTokenType(id="glass", blocks=("steps",))
    curtain = OwnTokenType(id="curtain", blocks=("sight",))
    tokens = (Token(kind="glass", at=(1, 1)), Token(kind="curtain", at=(2, 2)))
    board = board_of(ROOM, tokens=tokens, token_types=(glass, curtain))
    assert board.lattice.listed(board.step_blockers(1)) == [(1, 1)]
    assert board.lattice.listed(board.sight_blockers(1)) == [(2, 2)]


def test_a_token_beside_the_board_stops_nothing() -> None:
    board = board_of(ROOM, tokens=(Token(kind="obstacle", at=(4, 4), size=2),))
    assert board.lattice.listed(board.sight_blockers(3)) == [(4, 4)]


def test_what_printed_edges_stop() -> None:
    edges = tuple(
        Record(at=(x, 0), side="east", kind=kind) for x, kind in enumerate(("wall", "impassable", "blocking"))
    )
    board = board_of(piece("strip", 0, 0), piece_types=(OwnPieceType(id="strip", rows=("####",), edges=edges),))
    free = {
        purpose: [bool(board.masks(purpose, ()).east >> number & 1) for number in range(3)]
        for purpose in (STEP, SIGHT, ADJACENCY, WALLS)
    }
    assert free[STEP] == free[ADJACENCY] == [False, False, False]
    assert free[SIGHT] == [False, True, False]
    assert free[WALLS] == [False, True, True]


def test_the_corner_rule_is_the_scenarios() -> None:
    rules = Record(corner="both-sides")
    tokens = (Token(kind="obstacle", at=(1, 0)),)
    lenient, strict = board_of(ROOM, tokens=tokens), board_of(ROOM, tokens=tokens, rules=rules)
    a, b = lenient.number[0, 0], lenient.number[1, 1]
    assert lenient.sight(()).sees(a, b)
    assert not strict.sight(()).sees(a, b)
    assert strict.steps(()).adjacent(a, b)
