"""One step along a field of distances, and the worth of an attack."""

from collections.abc import Sequence

from kneedeep.games.bots.chances import expected, fatal
from kneedeep.games.bots.distances import FAR, nearest
from kneedeep.games.bots.doom2004.distance_maps import DistanceMaps
from kneedeep.model.geometry.bits import each_number
from kneedeep.rules.doom2004.actions import Action
from kneedeep.rules.doom2004.board.figures import armor_of
from kneedeep.rules.doom2004.combat import attack_effect, targeting
from kneedeep.rules.doom2004.kit import marine_cards
from kneedeep.rules.doom2004.passage.friend_passage import place_after, step_cost
from kneedeep.rules.doom2004.state import State

KILL_WORTH = 2.0
"""The additional worth of a kill, in wounds."""


def is_way_out(chart: DistanceMaps, state: State, action: Action) -> bool:
    """Whether leaving by this exit, or opening it, is the only goal left."""
    left = chart.goals_left(state)
    if not left or left[0].kind not in ("leave", "open"):
        return False
    match action:
        case ("leave" | "open" | "exit", number):
            return number in left[0].numbers and (action[0] == "exit") == (left[0].name == "token")
    return False


def marine_step(
    chart: DistanceMaps, state: State, seat: int, actions: Sequence[Action], field: Sequence[int]
) -> Action | None:
    """The step, door or teleporter that brings a marine nearer, None without any."""
    tables = chart.t
    here = field[state.at[seat]]
    best, found = here, None
    for action in actions:
        match action:
            case ("step", to, *_):
                cost = field[to] + step_cost(tables, state, 1 << to) - 1
            case ("open", door):
                beyond = chart.beyond(state, door, state.at[seat])
                cost = nearest(field, beyond)
                if cost < FAR:
                    cost += tables.parameters.door
            case ("teleport", to):
                cost = field[tables.pieces[to].spaces[0]]
            case _:
                continue
        if cost < best:
            best, found = cost, action
    return found


def invader_step(
    chart: DistanceMaps, state: State, figure: int, actions: Sequence[Action], field: Sequence[int]
) -> Action | None:
    """The step, door or duct that brings an invader nearer, None without any."""
    tables = chart.t
    best, found = nearest(field, state.body[figure]), None
    for action in actions:
        match action:
            case ("step", *_):
                anchor, shape = place_after(action)
                cost = nearest(field, tables.cover[shape][anchor])
            case ("hop", to):
                cost = field[to]
            case ("open", door):
                cost = FAR
                for cell in each_number(state.body[figure]):
                    cost = min(cost, nearest(field, chart.beyond(state, door, cell)))
                cost += tables.parameters.door
            case _:
                continue
        if cost < best:
            best, found = cost, action
    return found


def hits_figure(action: Action) -> bool:
    """Whether an attack, or its next part, is at a figure and not at a space."""
    match action:
        case ("attack", _, _, target, _) | ("shoot", _, target) | ("walk", _, target, _):
            return target >= 0
    return False


def worth_of(chart: DistanceMaps, state: State, seat: int, action: Action) -> float:
    """The expected worth of a marine's attack: wounds and kills, with friends counted against it."""
    assert action[0] == "attack"
    _, weapon, space, target, _aimed = action
    tables = chart.t
    arms = tables.weapons[weapon]
    distance = 0 if arms.melee else targeting.range_to(tables, state, seat, arms, space, target)
    farther, harder = marine_cards.bonus(tables, state, seat, arms)
    if arms.blast:
        area = attack_effect.blast_area(state, space, arms.blast)
        hit = [figure for figure in (*state.squad, *state.crowd) if state.body[figure] & area]
    else:
        hit = [target] if target >= 0 else []
    worth = 0.0
    for figure in hit:
        chances = chart.odds.by(arms, distance, armor_of(tables, state, figure), farther, harder)
        left = state.left[figure]
        gain = expected(chances, left) + KILL_WORTH * fatal(chances, left)
        worth += gain if figure not in state.squad else -3.0 * gain
    return worth
