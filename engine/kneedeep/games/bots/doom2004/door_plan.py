"""Doors in a marine's turn: opening them on the way, leaving by them, shutting them against invaders."""

from kneedeep.games.bots.distances import nearest
from kneedeep.games.bots.doom2004.danger import danger_of, wounds_at
from kneedeep.games.bots.doom2004.marine_evaluation import REACHED, MarineEvaluation, TurnPlan
from kneedeep.rules.doom2004.movement.doors import AIRLOCK, PASSAGE, across, can_work
from kneedeep.rules.doom2004.state import OFF, State
from kneedeep.rules.numbers import DoorNumber

UNSEEN, LAST_UNSEEN = 0.6, 2.1
"""Wounds expected from an unseen room, and from one that the last marine of the round opens with its last point."""
BLIND = 10.0
"""The price of an unseen room, in wounds, for a marine in a safe place. It can open the door next turn, and shoot."""
FOLLOWED = 8
"""The distance from which marines with a later turn can follow."""
READY_POINTS = 4
"""Points enough to leave the doorway again."""
SPARED = 0.3
"""The least expected wounds that a shut door must prevent. A marine that expects fewer is safe."""


def door_plan(
    turn: MarineEvaluation, space: int, number: int, left: int, *, attacks: bool, least: float = -1000.0
) -> TurnPlan | None:
    """The plan to walk to a space and use the door beside it with `left` points, None if it is not worth `least`."""
    s, t, goal = turn.s, turn.t, turn.goal
    wanted = goal if goal is not None and number in goal.numbers else None
    out = wanted is not None and wanted.kind == "leave" and wanted.name == "door"
    if s.doors >> number & 1:
        if out and t.doors[number].exit:
            return TurnPlan(50.0 - turn.costs[space], (*turn.way(space), ("leave", DoorNumber(number))))
        return _shutting(turn, space, number, least) if left >= t.parameters.door else None
    if left < t.parameters.door or not can_work(t, s, number, marine=True):
        return None
    if out or (wanted is not None and wanted.kind == "open"):
        return TurnPlan(40.0 - turn.costs[space], (*turn.way(space), ("open", DoorNumber(number))))
    worth = _worth_of_opening(turn, space, number, left - t.parameters.door, least, attacks=attacks)
    return None if worth is None else TurnPlan(worth, (*turn.way(space), ("open", DoorNumber(number))))


def _worth_of_opening(
    turn: MarineEvaluation, space: int, number: int, left: int, least: float, *, attacks: bool
) -> float | None:
    """The worth of opening a door from a space with `left` points after it, None if it can't be worth `least`."""
    beyond = turn.chart.beyond(turn.s, number, space)
    far = nearest(turn.field, beyond)
    if far + 1 + turn.t.parameters.door > turn.field[space]:
        return None
    if REACHED - turn.pace * max(0, far + 1 - left) <= least:
        return None
    if not left and turn.t.doors[number].kind == AIRLOCK:
        # It would shut again before anyone walks through.
        return None
    if not beyond & ~turn.s.revealed:
        barred = attacks and not beyond & turn.passable
        if left and not barred:
            return turn.onward(beyond, left - 1)
        if barred:
            opened = MarineEvaluation(turn.chart, _with_other(turn, number), turn.seat, turn.fear)
            attack = opened.attack_from(space)
            # For less the marine would shut the door again.
            if attack is None or attack[0] <= opened.pain(opened.wounds_on(space)):
                return None
            return opened.base(space) + attack[0]
        if _wounds_with_other(turn, space, number) >= SPARED:
            # A marine without points does not open a door to invaders that would hurt it.
            return None
    far = max(far, far + 1 - left)
    risk = _unseen(turn, space, left, attacks=attacks)
    return -turn.pace * far - turn.pain(turn.suffered(space) + risk) - turn.waits(far)


def _unseen(turn: MarineEvaluation, space: int, left: int, *, attacks: bool) -> float:
    """The wounds expected from an unseen room, opened with `left` points left."""
    if attacks or left >= READY_POINTS:
        return UNSEEN
    if turn.wounds_on(space) < SPARED:
        return BLIND
    later = turn.s.at[turn.seat + 1 : turn.s.players]
    followed = any(at != OFF and turn.t.terrain.chebyshev(turn.at, at) <= FOLLOWED for at in later)
    return UNSEEN if followed else LAST_UNSEEN


def _shutting(turn: MarineEvaluation, space: int, number: int, least: float) -> TurnPlan | None:
    """The plan to end the turn on a space and shut a door between it and invaders."""
    s, t = turn.s, turn.t
    door = t.doors[number]
    if door.exit or door.kind in (PASSAGE, AIRLOCK) or turn.wounds_on(space) < SPARED:
        return None
    # A shut door gains at most the wounds expected there.
    if turn.base(space) + turn.pain(turn.wounds_on(space)) <= least:
        return None
    if not can_work(t, s, number, marine=True) or across(t, s, number):
        return None
    spared = turn.pain(turn.wounds_on(space)) - turn.pain(_wounds_with_other(turn, space, number))
    if spared < SPARED:
        return None
    return TurnPlan(turn.base(space) + spared, (*turn.way(space), ("close", DoorNumber(number))))


def _wounds_with_other(turn: MarineEvaluation, space: int, number: int) -> float:
    """The expected wounds on a space after a door is opened or shut."""
    other = _with_other(turn, number)
    return wounds_at(turn.chart, other, danger_of(turn.chart, other, turn.seat), turn.seat, space)


def _with_other(turn: MarineEvaluation, number: int) -> State:
    """The state after a door is opened or shut."""
    other = turn.s.copy()
    other.doors ^= 1 << number
    other.ground = turn.t.terrain.ground(other.doors, other.blocked, other.opaque)
    return other
