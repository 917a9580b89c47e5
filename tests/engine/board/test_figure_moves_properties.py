"""Moves, turns and giving way on random boards, against a search over sets of spaces. Rule: RUL16-60 to RUL16-83."""

import random
from typing import NamedTuple

from hypothesis import given, settings
from hypothesis import strategies as st

from kneedeep.board import Board
from kneedeep.board.board import STEP, WALLS, Purpose
from kneedeep.board.figure_moves import FigureMoves, Move, OtherFigures
from kneedeep.model.geometry import Size, Space, each_number, edge
from kneedeep.model.geometry.footprints import Place
from tests.support.generators.random_boards import boards
from tests.support.oracles import move_oracle
from tests.support.oracles.move_oracle import Body, Crowd
from tests.support.oracles.oracle_edges import OracleBoard
from tests.support.small_maps.ascii_board import AsciiBoard
from tests.support.small_maps.drawn_scenario import DrawnBoard

SIZES: tuple[Size, ...] = ((1, 1), (2, 1), (2, 2), (3, 2))


class Scene(NamedTuple):
    """A board, who stands on it, the figure that moves, and the corner rule."""

    board: Board
    crowd: Crowd
    start: Body
    difficult: Body
    corner: str

    def stopped_for(self, purpose: Purpose) -> OracleBoard:
        stopping = {one for one, kind in self.board.edges.items() if kind in purpose.stopped_by}
        return OracleBoard(set(self.board.spaces), stopping)

    @property
    def others(self) -> OtherFigures:
        bits, crowd = self.board.bits, self.crowd
        friends = crowd.friends.union(*crowd.large_friends)
        enemies = crowd.enemies.union(*crowd.large_enemies)
        return OtherFigures(bits(friends), bits(enemies), bits(crowd.large))


def place_of(board: Board, body: Body) -> Place:
    wide, high = (len({space[k] for space in body}) for k in (0, 1))
    return Place(board.number[min(x for x, _ in body), min(y for _, y in body)], wide, high)


def body_of(moves: FigureMoves, place: Place) -> Body:
    return frozenset(moves.board.lattice.listed(moves.body(place)))


@st.composite
def scenes(draw: st.DrawFn) -> Scene:
    drawn = draw(boards(extent=7, far=False))
    rng = random.Random(draw(st.integers(0, 2**32 - 1)))
    kinds = (edge.WALL, edge.IMPASSABLE, edge.BLOCKING)
    edges = {one: rng.choice(kinds) for one in sorted(drawn.walls)}
    spaces = drawn.spaces
    corner = draw(st.sampled_from(["one-side", "both-sides"]))
    picture = AsciiBoard(spaces, {}, frozenset(), frozenset(), drawn.obstacles, edges, frozenset(), frozenset())
    board = DrawnBoard(picture, rules={"corner": corner}).board
    walls = OracleBoard(spaces, {one for one, kind in edges.items() if kind == edge.WALL})
    left: set[Space] = set(spaces)

    def put(size: Size) -> Body | None:
        wide, high = size if rng.random() < 0.5 else size[::-1]
        places = [frozenset((x + i, y + j) for i in range(wide) for j in range(high)) for x, y in sorted(left)]
        legal = [body for body in places if body <= left and move_oracle.fits(walls, body)]
        if not legal:
            return None
        body = rng.choice(legal)
        left.difference_update(body)
        return body

    size = draw(st.sampled_from(SIZES))
    start = put(size) or put((1, 1))
    assert start is not None
    large: tuple[list[Body], list[Body]] = ([], [])
    for _ in range(rng.randint(0, 2)):
        if (body := put(rng.choice(SIZES[1:]))) is not None:
            large[rng.randrange(2)].append(body)
    crowd = rng.choice((0.0, 0.15, 0.6))
    friends = frozenset(space for space in sorted(left) if rng.random() < crowd)
    enemies = frozenset(space for space in sorted(left - friends) if rng.random() < crowd)
    return Scene(board, Crowd(friends, enemies, tuple(large[0]), tuple(large[1])), start, drawn.obstacles, corner)


@settings(max_examples=60)
@given(scenes(), st.integers(0, 5), st.integers(0, 3))
def test_a_figure_comes_where_the_rules_let_it(scene: Scene, points: int, joined: int) -> None:
    moves = FigureMoves(scene.board, ())
    steps, walls = scene.stopped_for(STEP), scene.stopped_for(WALLS)
    pads = frozenset((*scene.start, *scene.board.spaces[::7])[:joined])
    passed = move_oracle.least_move_costs(
        steps, walls, scene.corner, scene.start, scene.crowd, scene.difficult, points, pads
    )
    expected = {
        body: cost for body, cost in passed.items() if move_oracle.can_end(steps, scene.corner, body, scene.crowd)
    }
    start, active = place_of(scene.board, scene.start), scene.board.bits(pads)
    found = moves.reach(start, points, scene.others, pads=active)
    assert {body_of(moves, place): cost for place, cost in found.items()} == expected
    if not start.large:
        levels = enumerate(moves.walk(start.anchor, points, scene.others, active))
        listed = scene.board.lattice.listed
        assert {frozenset({one}): cost for cost, level in levels for one in listed(level)} == passed


@settings(max_examples=60)
@given(scenes(), st.sampled_from(SIZES))
def test_small_figures_go_to_the_nearest_free_spaces(scene: Scene, size: Size) -> None:
    moves = FigureMoves(scene.board, ())
    steps = scene.stopped_for(STEP)
    for place in moves.footprints.places(size):
        body = body_of(moves, place)
        if body & scene.crowd.large:
            continue
        expected = move_oracle.displaced(steps, scene.corner, body, scene.crowd)
        found = moves.displaced(moves.body(place), scene.others)
        spaces = scene.board.spaces
        assert (None if found is None else {spaces[a]: spaces[b] for a, b in found}) == expected


@given(scenes(), st.sampled_from(SIZES))
def test_places_are_those_without_a_wall_inside(scene: Scene, size: Size) -> None:
    moves = FigureMoves(scene.board, ())
    walls = scene.stopped_for(WALLS)
    found = [body_of(moves, place) for place in moves.footprints.places(size)]
    expected = {
        body
        for x, y in scene.board.spaces
        for wide, high in {size, size[::-1]}
        if move_oracle.fits(walls, body := frozenset((x + i, y + j) for i in range(wide) for j in range(high)))
    }
    assert len(found) == len(set(found)) and set(found) == expected


@given(scenes(), st.sampled_from(SIZES))
def test_every_move_costs_what_the_rules_say(scene: Scene, size: Size) -> None:
    moves = FigureMoves(scene.board, ())
    steps, walls = scene.stopped_for(STEP), scene.stopped_for(WALLS)
    for place in moves.footprints.places(size):
        found = {(body_of(moves, move.place), move.cost) for move in moves.moves(place, scene.others)}
        body = body_of(moves, place)
        expected = move_oracle.moves(steps, walls, scene.corner, body, scene.crowd, scene.difficult)
        assert found == set(expected)


@given(scenes())
def test_a_move_is_taken_when_the_points_left_lead_to_an_end(scene: Scene) -> None:
    moves = FigureMoves(scene.board, ())
    start, others = place_of(scene.board, scene.start), scene.others
    for points in (1, 2, 3):
        reached = moves.reach(start, points, others)
        taken = [move for move in moves.moves(start, others) if moves.can_take(move, points, others)]
        ends = {end for end in reached if end != start}
        # What is reached begins with a move that can be taken.
        assert bool(taken) or not ends
        for end in ends:
            assert any(
                move.cost + moves.reach(move.place, points - move.cost, others).get(end, points + 1) <= points
                for move in taken
            )


@given(scenes(), st.integers(0, 3))
def test_who_is_displaced_may_choose_among_the_nearest(scene: Scene, pick: int) -> None:
    moves = FigureMoves(scene.board, ())
    offered: list[int] = []

    def choose(_start: int, nearest: int) -> int:
        offered.append(nearest)
        options = list(each_number(nearest))
        return options[pick % len(options)]

    body = moves.body(place_of(scene.board, scene.start))
    under = OtherFigures(friends=scene.others.friends & ~scene.others.large | body)
    if (found := moves.displaced(body, under, choose=choose)) is not None:
        assert [start for start, _ in found] == sorted(each_number(body))
        assert len({end for _, end in found}) == len(found)
        assert all(nearest >> end & 1 for nearest, (_, end) in zip(offered, found, strict=True))
        assert not any((body | under.friends) >> end & 1 for _, end in found)


def test_a_marine_who_can_only_teleport_gives_way_to_a_large_demon() -> None:
    drawn = DrawnBoard("""
        + - + - + - + - +
        | A   .   . | S |
        + - + - + - + - +
    """)
    moves = FigureMoves(drawn.board, ())
    marine, pads = drawn.bits("A"), drawn.bits("A", "S")
    others = OtherFigures(enemies=marine | 1 << drawn.at(2, 0))
    place, over = Place(drawn.at(1, 0), 2, 1), Place(drawn["A"], 2, 1)
    demon = OtherFigures(enemies=marine, friends=1 << drawn.at(2, 0))
    assert not moves.can_end(over, demon, marine)
    assert moves.can_end(over, demon, marine, pads)
    assert over not in moves.reach(place, 1, demon, marines=marine)
    assert moves.reach(place, 1, demon, marines=marine, pads=pads)[over] == 1
    assert moves.can_take(Move(over, 1), 1, demon, marines=marine, pads=pads)
    assert not moves.can_take(Move(over, 1), 1, demon, marines=marine)
    assert moves.displaced(moves.body(over), others, marines=marine, pads=pads) == ((drawn["A"], drawn["S"]),)
