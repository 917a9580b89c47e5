"""Respawn spaces on teleporters, and the distance from there to the marines' goals.

Rule: 2016 rulebook p. 8 (respawn), p. 13 (teleporters); RUL16-156 to RUL16-159.
"""

from collections.abc import Iterator
from typing import NamedTuple

from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.reach.marine_reach import within
from kneedeep.analysis.reach.party_states import doors_ever_open, outcomes_of
from kneedeep.analysis.script_facts.condition_witness import condition_spaces
from kneedeep.analysis.script_facts.step_facts import marines_conditions
from kneedeep.board import Board, LaidToken, compile_board
from kneedeep.board.board import STEP
from kneedeep.board.portal_room import portals_of, start_spaces
from kneedeep.board.script.conditions import leaves_of
from kneedeep.board.walk_costs import active_pads, entry_costs, foot_walk_of, is_teleporter, walkable
from kneedeep.model.geometry import Space, each_number
from kneedeep.model.geometry.distance import UNREACHED
from kneedeep.model.geometry.walk import Walk
from kneedeep.model.scenario.edits import Change
from kneedeep.model.scenario.invasion import invasion_card
from kneedeep.model.scenario.model import Condition, Record
from kneedeep.solver.branch_results import PartyResult, party_results


class CutOff(NamedTuple):
    """The active teleporters of the start without a way to the marines' start, and the spaces reached."""

    pads: tuple[Space, ...]
    reached: int


def cut_off(facts: Facts, marines: int) -> CutOff | None:
    """The active teleporters if none of them leads to the marines' start, with doors as in the file.

    Doors never close and teleporters stay active, so later states are no worse. Doors that a marine who
    begins there can open from inside count as open.
    """
    board = facts.board
    pads = active_pads(board, 0, marines)
    starts = start_spaces(board, marines)
    if not pads or not starts:
        return None
    # On foot alone: teleporters lead to active ones, and a marine may return at any of these.
    walk = foot_walk_of(board, board.open_doors("file"), marines)
    costs = walk.costs(each_number(pads), within=walkable(board, marines))
    if any(costs[start] != UNREACHED for start in starts):
        return None
    spaces = tuple(board.lattice.listed(pads))
    reached = within(_begun_at(facts, spaces[0], marines))
    return None if any(reached >> start & 1 for start in starts) else CutOff(spaces, reached)


def _begun_at(facts: Facts, at: Space, marines: int) -> PartyResult:
    """The outcome for marines who start at another space."""
    scenario = facts.scenario
    for spawn in scenario.spawns:
        if spawn.side == "marines":
            given = Record(spaces=(at,) * max(1, len(spawn.spaces)))
            scenario = Change("", spawn.serial, given).apply(scenario)
    (outcome,) = party_results(compile_board(scenario, facts.catalog), marines=marines, pause=facts.pause)
    return outcome


class FarGoal(NamedTuple):
    """A need of the marines' victory: its nearest space, the nearest teleporter and the points from there."""

    what: str
    space: Space
    points: int
    pad: Space


def far_goals(facts: Facts, least: int) -> Iterator[tuple[int, FarGoal, list[LaidToken]]]:
    """Yield (marines, farthest goal, teleporters that never become active) where it is farther than `least` points."""
    board = facts.board
    for outcome in facts.of(outcomes_of):
        for marines in outcome.marines:
            facts.pause("goals")
            if (goal := farthest_goal(facts, outcome, marines)) is not None and goal.points > least:
                pads = teleporters(board, marines)
                yield marines, goal, [pad for pad in pads if not comes_into_play(outcome, pad, board)]


def farthest_goal(facts: Facts, outcome: PartyResult, marines: int) -> FarGoal | None:
    """The marines' goal farthest from all teleporters that can be active, None without any."""
    board = facts.board
    pads = {board.number[pad.at] for pad in teleporters(board, marines) if comes_into_play(outcome, pad, board)}
    if not pads:
        return None
    walk = Walk(board.steps(facts.of(doors_ever_open), STEP), entry=entry_costs(board, marines))
    costs = walk.costs(sorted(pads), within=walkable(board, marines))
    goals = []
    for what, spaces in _goals(facts, outcome, marines):
        near = [board.number[space] for space in spaces if space in board.number]
        if near := [number for number in near if costs[number] != UNREACHED]:
            number = min(near, key=lambda one: (costs[one], one))
            goals.append((costs[number], number, what))
    if not goals:
        return None
    points, number, what = max(goals, key=lambda goal: (goal[0], -goal[1]))
    return FarGoal(what, board.spaces[number], points, board.spaces[_nearest_source(walk, costs, number)])


def _nearest_source(walk: Walk, costs: list[int], goal: int) -> int:
    """The first space of cost 0 from which a cheapest way leads to a space."""
    before: list[list[int]] = [[] for _space in costs]
    for a, arcs in enumerate(walk.arcs):
        for b, more in arcs:
            if costs[a] != UNREACHED and costs[b] == costs[a] + more:
                before[b].append(a)
    seen, found = {goal}, [goal]
    for space in found:
        found += (new := [a for a in before[space] if a not in seen])
        seen.update(new)
    return min(space for space in found if costs[space] == 0)


def teleporters(board: Board, marines: int) -> Iterator[LaidToken]:
    """Yield the teleporters on the board with a number of marines."""
    for pad in board.tokens_with(marines):
        if is_teleporter(pad, board.edition) and pad.at in board.number:
            yield pad


def comes_into_play(outcome: PartyResult, pad: LaidToken, board: Board) -> bool:
    """True if a teleporter is ever active: from the start, or after a marine enters it."""
    if (needs := pad.element.needs) is not None and not outcome.line.achieved.holds(needs):
        return False
    return pad.element.active or bool(within(outcome) >> board.number[pad.at] & 1)


def _goals(facts: Facts, outcome: PartyResult, marines: int) -> Iterator[tuple[str, tuple[Space, ...]]]:
    """Yield each goal of the marines' victory with its spaces: objectives, items, exits, areas, portals."""
    board, problem = facts.board, outcome.line.problem
    portals = list(portals_of(board, marines))
    card = invasion_card(facts.scenario, facts.catalog)
    groups = card.groups if card is not None else {}
    for leaf in dict.fromkeys(leaf for one in marines_conditions(facts) for leaf in leaves_of(one)):
        if leaf.kind == "reach":
            yield facts.words.when(leaf), condition_spaces(facts, problem, leaf)
        elif leaf.kind in ("use", "exit", "got"):
            for space in condition_spaces(facts, problem, leaf):
                yield facts.words.when(leaf), (space,)
        for portal in portals:
            kinds = {kind for group in groups.get(portal.element.color or "", ()) for kind, _ in group.demons.value}
            if _asks_for(leaf, portal, kinds, board):
                yield facts.words.element(portal.element, (portal.at,)), (portal.at,)


def _asks_for(leaf: Condition, portal: LaidToken, kinds: set[str], board: Board) -> bool:
    """True if marines must reach a portal: it keeps an area from being clear, or brings something they need."""
    if leaf.kind == "clear":
        return leaf.value in ("board", board.area_of[board.number[portal.at]])
    return (leaf.kind == "kill" and leaf.value in kinds) or (
        leaf.kind == "got" and portal.element.carries is not None and leaf.value == portal.element.carries
    )
