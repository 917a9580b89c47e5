"""One step along a field of distances, and the worth of an attack."""

from collections.abc import Sequence

from kneedeep.games.bots.distances import FAR, nearest
from kneedeep.games.bots.doom2016.distance_maps import DistanceMaps
from kneedeep.games.bots.doom2016.minor_decisions import damage_worth
from kneedeep.model.geometry.bits import each_number, union
from kneedeep.rules.doom2016.actions import Action, AtSpace
from kneedeep.rules.doom2016.board.figures import is_staggered
from kneedeep.rules.doom2016.stages import DemonTurn, MarineTurn
from kneedeep.rules.doom2016.state import State
from kneedeep.rules.doom2016.tables.ground import TURNED


def next_step(maps: DistanceMaps, state: State, actions: Sequence[Action], field: Sequence[int]) -> Action | None:
    """The step, turn, door or teleporter that brings the acting figure nearer, None without any.

    A figure that must move on takes the nearest place, even if it is farther than before.
    """
    figure = state.stack[-1].figure
    here = nearest(field, state.body[figure])
    best, found = here, None
    for action in actions:
        match action:
            case ("step" | "turn" | "teleport", space):
                cost = nearest(field, _body(maps, state, figure, action[0], space))
            case ("open", door):
                cost = FAR
                for own in each_number(state.body[figure]):
                    cost = min(cost, nearest(field, maps.beyond(state, door, own)))
                cost += maps.t.parameters.door
            case _:
                continue
        if cost < best:
            best, found = cost, action
    return found


def _body(maps: DistanceMaps, state: State, figure: int, kind: str, space: int) -> int:
    shape = state.shape[figure]
    if not shape:
        return 1 << space
    return maps.t.stock.outline(space, TURNED[shape] if kind == "turn" else shape)


def must_go_on(maps: DistanceMaps, state: State, actions: Sequence[Action], field: Sequence[int]) -> Action:
    """The end of a figure's activation, or the move to the nearest place if it must move on."""
    for action in actions:
        if action[0] in ("end", "pass"):
            return action
    figure = state.stack[-1].figure
    moves = [action for action in actions if action[0] == "step" or action[0] == "turn" or action[0] == "teleport"]
    if not moves:
        return actions[-1]
    free = ~(state.marine_bits | state.demon_bits | state.other_bits)

    def key(action: AtSpace) -> tuple[bool, int, int]:
        kind, space = action
        body = _body(maps, state, figure, kind, space)
        return bool(body & ~free), nearest(field, body), space

    return min(moves, key=key)


def glory_step(maps: DistanceMaps, state: State, actions: Sequence[Action]) -> Action | None:
    """The step into the space of a staggered demon, None without any."""
    hurt = [demon for demon in state.crowd if state.damage[demon]]
    bits = union(state.body[demon] for demon in hurt if is_staggered(maps.t, state, demon))
    return next((action for action in actions if action[0] == "step" and bits >> action[1] & 1), None)


def best_attack(maps: DistanceMaps, state: State, actions: Sequence[Action]) -> Action | None:
    """The attack with the best expected result, None without any."""
    attacks = [action for action in actions if action[0] == "attack"]
    if len(attacks) < 2:
        return attacks[0] if attacks else None
    return max(attacks, key=lambda action: _attack_worth(maps, state, action))


def _attack_worth(maps: DistanceMaps, state: State, action: Action) -> float:
    """The worth of an attack of the figure on top of the stack."""
    assert action[0] == "attack"
    _, target = action
    stage, odds = state.stack[-1], maps.odds
    covered = is_covered(maps, state, state.body[stage.figure], target)
    if isinstance(stage, MarineTurn) and stage.card >= 0:
        terms = odds.of_card(stage.card, stage.boosts)
    elif isinstance(stage, DemonTurn):
        terms = odds.of_demon(state.kind[stage.figure], stage.boosts)
    else:
        terms = odds.of_demon(state.kind[stage.figure])
    return damage_worth(maps, state, target, odds.against(state, terms, target, covered=covered))


def is_covered(maps: DistanceMaps, state: State, attacker: int, target: int) -> bool:
    """Whether a figure has cover from attacks from some spaces (a bit set)."""
    if not maps.t.parameters.advanced or state.shape[target]:
        return False
    figures = state.marine_bits | state.demon_bits | state.other_bits
    return state.ground.covers(attacker, state.body[target], figures)
