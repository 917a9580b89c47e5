"""The places of new invaders: where they can attack at once, or cut the marines off."""

from collections.abc import Sequence
from operator import itemgetter

from kneedeep.games.bots.distances import nearest
from kneedeep.games.bots.doom2004.danger import mean
from kneedeep.games.bots.doom2004.distance_maps import DistanceMaps
from kneedeep.games.bots.doom2004.invader_plan import InvaderTurn
from kneedeep.rules.doom2004.actions import Action
from kneedeep.rules.doom2004.board.figures import count_of
from kneedeep.rules.doom2004.board.free_places import free_places
from kneedeep.rules.doom2004.compiled_scenario import CompiledScenario
from kneedeep.rules.doom2004.invader.spawns import ANYWHERE, spawn_spaces
from kneedeep.rules.doom2004.state import State
from kneedeep.rules.numbers import KindNumber, SpaceNumber

LOOKED_AT = 14
"""The number of places to examine, the nearest ones."""
AWAY = 12
"""The distance beyond which a figure is taken off for use elsewhere."""


def near_places(
    chart: DistanceMaps, places: Sequence[tuple[SpaceNumber, int]], field: Sequence[int]
) -> list[tuple[SpaceNumber, int]]:
    """The places nearest to the marines, the nearest first."""
    cover = chart.t.cover
    far = [(nearest(field, cover[shape][at]) if shape else field[at], (at, shape)) for at, shape in places]
    return [place for _, place in sorted(far)[:LOOKED_AT]]


def place_figure(chart: DistanceMaps, state: State, actions: Sequence[Action], turn: InvaderTurn) -> Action:
    """The place for a figure: the one with the best attack, else the nearest to the marines."""
    tables = chart.t
    field = turn.ways.field(state)
    best: tuple[float, int] | None = None
    found = actions[0]
    by_kind: dict[KindNumber, list[tuple[SpaceNumber, int]]] = {}
    for action in actions:
        match action:
            case ("set", kind, to, shape):
                by_kind.setdefault(kind, []).append((to, shape))
    for which, places in by_kind.items():
        for place in near_places(chart, places, field):
            away = nearest(field, tables.cover[place[1]][place[0]])
            worth = turn.attacks.promise(state, which, place, 0) - 0.05 * away
            key = worth, -away
            if best is None or key > best:
                best, found = key, ("set", which, *place)
    return found if best is not None else _recycle(state, actions, field)


def _recycle(state: State, actions: Sequence[Action], field: Sequence[int]) -> Action:
    """The figure farthest from the marines, if it is far, else the action that leaves the new one out."""
    known = [(nearest(field, state.body[action[1]]), action) for action in actions if action[0] == "recycle"]
    away, found = max(known, key=itemgetter(0), default=(0, actions[-1]))
    return found if away > AWAY else actions[-1]


def free_figures(tables: CompiledScenario, state: State, name: str) -> int:
    """The figures of a kind that are not on the board."""
    kind = tables.kind_number[name]
    kind = tables.replace.get(kind, kind)
    return max(0, tables.kinds[kind].limit - count_of(state, kind))


def worth_of_group(chart: DistanceMaps, state: State, turn: InvaderTurn, group: Sequence[tuple[str, int]]) -> float:
    """The present worth of the figures of a spawn card."""
    tables = chart.t
    field = turn.ways.field(state)
    worth = 0.0
    for name, count in group:
        kind = tables.kind_number[name]
        kind = tables.replace.get(kind, kind)
        room = free_figures(tables, state, name)
        if not room:
            # Only figures from far away can be used again.
            room = sum(state.kind[one] == kind and nearest(field, state.body[one]) > AWAY for one in state.crowd)
        key = tables.kinds[kind].shape, spawn_spaces(tables, state, kind, ANYWHERE)
        places = turn.ways.spawns.get(key)
        if places is None:
            places = turn.ways.spawns[key] = near_places(chart, free_places(tables, state, *key), field)
        if places:
            promised = max(turn.attacks.promise(state, kind, place, 0) for place in places)
            near = nearest(field, tables.cover[places[0][1]][places[0][0]])
            lasting = mean(chart, kind, 2, 2) * (0.5 + 0.25 * tables.kinds[kind].wounds)
            worth += min(count, room, len(places)) * (promised + lasting / (1.0 + 0.15 * near))
    return worth
