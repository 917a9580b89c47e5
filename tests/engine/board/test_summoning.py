"""Where demons come at a portal, on drawn boards and against a plain search. Rule: RUL16-146, RUL16-147."""

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kneedeep.board.board import WALLS
from kneedeep.board.figure_moves import FigureMoves, demons_open_doors, doors_of_demons
from kneedeep.board.summoning import Displaced, LargeAtPortal, Summoning
from kneedeep.model.geometry.space import Size, Space
from kneedeep.support.work_budget import OutOfWork, allowance
from tests.engine.board.test_figure_moves_properties import SIZES, Scene, scenes
from tests.support.cases import cases
from tests.support.oracles import move_oracle
from tests.support.oracles.move_oracle import Body
from tests.support.oracles.oracle_edges import OracleBoard
from tests.support.oracles.step_oracle import least_costs
from tests.support.small_maps.drawn_scenario import DrawnBoard

END_OF_A_CORRIDOR = """
        + - + - +
        | .   . |
+ - + - +   +   +
| P   .   .   . |
+   +   +   +   +
| .   .   .   . |
+ - + - +   +   +
        | .   . |
        + - + - +
"""


def portal_on(drawn: DrawnBoard, large: LargeAtPortal = "touch", room: Displaced = "nearest") -> Summoning:
    return Summoning(FigureMoves(drawn.board, ()), drawn["P"], large, room)


@pytest.mark.statement("B192")
def test_a_group_that_does_not_fit_goes_to_the_nearest_free_spaces() -> None:
    drawn = DrawnBoard(END_OF_A_CORRIDOR)
    arrival = portal_on(drawn).arrive([(1, 1)] * 6, 0)
    assert not arrival.fits and arrival.displaced == (4, 5)
    placed = [drawn.board.spaces[place.anchor] for place in arrival.places if place is not None]
    assert set(placed[:4]) == {(0, 1), (0, 2), (1, 1), (1, 2)}
    # Two steps from the portal.
    assert set(placed[4:]) <= {(2, 0), (2, 1), (2, 2), (2, 3)}
    assert portal_on(drawn).arrive([(1, 1)] * 4, 0).fits


def test_with_no_room_demons_are_lost_by_the_house_rule_or_where_nothing_is_free() -> None:
    drawn = DrawnBoard(END_OF_A_CORRIDOR)
    assert portal_on(drawn, room="lose").arrive([(1, 1)] * 5, 0).places[4] is None
    arrival = portal_on(DrawnBoard("+ - + - +\n| P   . |\n+ - + - +")).arrive([(1, 1)] * 3, 0)
    assert arrival.displaced == (2,) and arrival.places[2] is None


def test_a_large_demon_touches_the_portal_and_leaves_room_for_the_others() -> None:
    drawn = DrawnBoard(END_OF_A_CORRIDOR)
    assert portal_on(drawn).arrive([(1, 1), (1, 1), (2, 2)], 0).fits
    inside = portal_on(drawn, "within").arrive([(1, 1), (1, 1), (2, 2)], 0)
    # In the corridor it would take all four spaces.
    assert inside.displaced == (2,)


def test_a_space_that_nobody_enters_takes_no_demon() -> None:
    crate = {"id": "crate", "size": [1, 1], "blocks": ["steps"]}
    rows = "+ - + - + - +\n| .   P   . |\n+ - + - + - +"
    drawn = DrawnBoard(rows, token_types=[crate], tokens=[{"kind": "crate", "at": [0, 0]}])
    portal = portal_on(drawn)
    assert drawn.listed(portal.free(0)) == [(1, 0), (2, 0)]
    assert [drawn.board.spaces[place.anchor] for place in portal.places((2, 1), 0)] == [(1, 0)]


@pytest.mark.statement("B178", "B179")
@cases(("rule", "threat", "portals_left", "opens"))
def test_demons_open_doors_unless_threat_or_house_rule_says_no(
    rule: str, threat: str, portals_left: bool, opens: bool
) -> None:
    assert demons_open_doors(rule, threat, portals_left) is opens


def test_demons_open_doors_that_are_not_locked() -> None:
    for sections, portals_left, opened in (
        ({"threat": "horde"}, True, {0}),
        ({"threat": "infestation"}, False, set()),
        ({"threat": "infestation", "rules": {"demon_doors": "always"}}, True, {0}),
        ({"rules": {"demon_doors": "after-portals"}}, True, set()),
        ({"rules": {"demon_doors": "after-portals"}}, False, {0}),
    ):
        board = DrawnBoard(DOORWAY, **sections).board
        assert doors_of_demons(board, portals_left=portals_left) == opened
    locked = [{"id": "door-1", "at": [1, 1], "side": "east", "needs": {"flag": "power"}}]
    board = DrawnBoard(DOORWAY, doors=locked, flags={"power": "Power is on"}).board
    assert doors_of_demons(board, portals_left=False) == frozenset()


DOORWAY = """
    + - + - + - + - +
    | .   . | .   . |
    +   +   +   +   +
    | .   . d .   . |
    +   +   +   +   +
    | .   . d .   . |
    + - + - +   + - +
    | .   . | .   . |
    + - + - + - + - +
"""


def near_spaces(scene: Scene, walls: OracleBoard, portal: Space) -> Body:
    return frozenset(space for space, far in least_costs(walls, [portal], scene.corner).items() if far <= 1)


def fewest_displaced(walls: OracleBoard, near: Body, sizes: list[Size], taken: Body, large: LargeAtPortal) -> int:
    """The least number of demons without room at a portal, by trying every set of places."""
    groups = [size for size in sizes if size != (1, 1)]
    small = len(sizes) - len(groups)
    places = []
    for size in groups:
        bodies = {
            frozenset((x + i, y + j) for i in range(wide) for j in range(high))
            for x, y in walls.spaces
            for wide, high in {size, size[::-1]}
        }
        free = (body for body in bodies if move_oracle.fits(walls, body) and not body & taken)
        places.append([body for body in free if (body <= near if large == "within" else body & near)])

    def best(index: int, occupied: Body) -> int:
        if index == len(groups):
            return max(0, small - len(near - occupied))
        found = 1 + best(index + 1, occupied)
        for body in places[index]:
            if found and not body & occupied:
                found = min(found, best(index + 1, occupied | body))
        return found

    return best(0, taken)


@settings(max_examples=60, deadline=None)
@given(
    scenes(),
    st.lists(st.sampled_from(SIZES[1:]), max_size=2),
    st.integers(0, 7),
    st.sampled_from(["touch", "within"]),
    st.data(),
)
def test_as_few_demons_as_possible_are_displaced(
    scene: Scene, big: list[Size], small: int, large: LargeAtPortal, data: st.DataObject
) -> None:
    portal = data.draw(st.sampled_from(scene.board.spaces))
    walls = scene.stopped_for(WALLS)
    taken = scene.crowd.small | scene.crowd.large
    moves = FigureMoves(scene.board, ())
    summoning = Summoning(moves, scene.board.number[portal], large)
    sizes = [*[(1, 1)] * small, *big]
    bits = scene.board.bits(taken)
    arrival = summoning.arrive(sizes, bits)
    near = near_spaces(scene, walls, portal)
    assert frozenset(scene.board.lattice.listed(summoning.free(bits))) == near - taken
    assert len(arrival.displaced) == fewest_displaced(walls, near, sizes, taken, large)
    bodies = [place and frozenset(scene.board.lattice.listed(moves.body(place))) for place in arrival.places]
    assert not any(one & other for one, other in combinations([body for body in bodies if body], 2))
    for index, body in enumerate(bodies):
        if body is None:
            assert index in arrival.displaced
            continue
        assert not body & taken and move_oracle.fits(walls, body) and len(body) == sizes[index][0] * sizes[index][1]
        at = body <= near if large == "within" else bool(body & near)
        assert at or index in arrival.displaced


@settings(max_examples=60, deadline=None)
@given(scenes(), st.sampled_from(SIZES), st.sampled_from(["touch", "within"]), st.data())
def test_the_nearest_places_are_counted_from_the_portal(
    scene: Scene, size: Size, large: LargeAtPortal, data: st.DataObject
) -> None:
    portal = data.draw(st.sampled_from(scene.board.spaces))
    walls = scene.stopped_for(WALLS)
    taken = scene.crowd.small | scene.crowd.large
    moves = FigureMoves(scene.board, ())
    far = least_costs(walls, [portal], scene.corner)
    found = Summoning(moves, scene.board.number[portal], large).nearest(size, scene.board.bits(taken))
    count = min if large == "touch" else max
    steps: dict[Body, float] = {}
    for x, y in scene.board.spaces:
        for wide, high in {size, size[::-1]}:
            body = frozenset((x + i, y + j) for i in range(wide) for j in range(high))
            if move_oracle.fits(walls, body) and not body & taken and body & far.keys():
                steps[body] = count(far[space] for space in body)
    least = min(steps.values(), default=0)
    expected = {body for body, own in steps.items() if own == least}
    assert {frozenset(scene.board.lattice.listed(moves.body(place))) for place in found} == expected


def test_a_search_that_takes_too_long_is_stopped() -> None:
    rows = ["+ - " * 9 + "+"] + ["| " + ".   " * 8 + ". |", "+   " * 9 + "+"] * 8
    drawn = DrawnBoard("\n".join([*rows, "| " + ".   " * 8 + ". |", "+ - " * 9 + "+"]))
    portal = Summoning(FigureMoves(drawn.board, ()), drawn.at(4, 4), "within")
    with pytest.raises(OutOfWork), allowance(50):
        portal.arrive([(2, 1)] * 8, 0)
    assert portal.arrive([(2, 2), (2, 1)], 0).fits
