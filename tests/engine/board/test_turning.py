"""A scenario turned as a whole has the same board, turned."""

from hypothesis import given
from hypothesis import strategies as st

from kneedeep.board import Board, compile_board
from kneedeep.board.board import ADJACENCY, RESPAWN, STEP
from kneedeep.board.laid_pieces import LaidOpening
from kneedeep.model.geometry import Space, canonical_edge, numbers_of
from kneedeep.model.scenario.model import Scenario
from tests.support.generators.random_files import scenarios
from tests.support.small_maps.small_boards import CATALOG
from tests.support.small_maps.turned_scenario import turned_scenario, turned_side, turned_space

Edge = tuple[Space, str]


def _edge(edge: Edge, quarters: int) -> Edge:
    return canonical_edge(turned_space(edge[0], quarters), turned_side(edge[1], quarters))


def _openings(found: tuple[LaidOpening, ...], quarters: int = 0) -> set[object]:
    turned = ((one, frozenset(turned_space(space, quarters) for space in one.inside)) for one in found)
    return {(one.piece, turned_side(one.rim, quarters), spaces) for one, spaces in turned}


def _told(board: Board, quarters: int = 0) -> dict[str, object]:
    """Everything a board says, as it is after so many quarter turns."""

    def around(spaces: tuple[Space, ...]) -> frozenset[Space]:
        return frozenset(turned_space(space, quarters) for space in spaces)

    return {
        "spaces": around(board.spaces),
        "owner": {turned_space(s, quarters): n for s, n in zip(board.spaces, board.owner, strict=True)},
        "areas": {area: around(spaces) for area, spaces in board.areas.items()},
        "edges": {_edge(edge, quarters): kind for edge, kind in board.edges.items()},
        "joints": {frozenset(_edge(edge, quarters) for edge in joint.edges) for joint in board.joining.joints},
        "misjoined": {frozenset(_edge(edge, quarters) for edge in joint.edges) for joint in board.joining.misjoined},
        "loose": _openings(board.joining.loose, quarters),
        "buried": _openings(board.joining.buried, quarters),
        "overlaps": {(one.first, one.second): around(one.spaces) for one in board.overlaps},
        "doors": [(door.standing, frozenset(_edge(edge, quarters) for edge in door.edges)) for door in board.doors],
        "tokens": [around(token.spaces) for token in board.tokens],
        "figures": [around(figure.spaces) for figure in board.figures],
        "blockers": around(tuple(board.lattice.listed(board.sight_blockers(3)))),
    }


def _reached(board: Board, mode: str, quarters: int = 0) -> dict[str, dict[Space, frozenset[Space]]]:
    """What is seen from every space, and where a step leads."""
    opened = board.open_doors(mode)
    sight = board.sight(opened)
    purposes = {"step": STEP, "adjacency": ADJACENCY, "respawn": RESPAWN}
    bits = {name: board.steps(opened, purpose).bits for name, purpose in purposes.items()}
    bits["sight"] = [sight.visible(number) for number in range(len(board.spaces))]
    turned = [turned_space(space, quarters) for space in board.spaces]
    return {
        name: {
            turned[number]: frozenset(turned[other] for other in numbers_of(bits)) for number, bits in enumerate(row)
        }
        for name, row in bits.items()
    }


@given(scenarios(laid=True, tidy=False), st.integers(1, 3), st.sampled_from(["file", "closed", "open"]))
def test_turning_the_scenario_changes_only_the_turn(scenario: Scenario, quarters: int, mode: str) -> None:
    scenario = scenario.having(caps="none")
    before = compile_board(scenario, CATALOG)
    after = compile_board(turned_scenario(scenario, quarters), CATALOG)
    assert _told(before, quarters) == _told(after)
    assert _reached(before, mode, quarters) == _reached(after, mode)


@given(scenarios(laid=True))
def test_four_quarter_turns_give_the_same_scenario(scenario: Scenario) -> None:
    assert turned_scenario(scenario, 1) != scenario
    assert turned_scenario(turned_scenario(scenario, 2), 2) == scenario
