"""The danger of spaces for marines: the demons that could attack there in their next activation, and the damage."""

from typing import NamedTuple

from kneedeep.games.bots.chances import expected
from kneedeep.games.bots.doom2016.attack_odds import left_of
from kneedeep.games.bots.doom2016.distance_maps import DistanceMaps
from kneedeep.model.geometry.bits import each_number
from kneedeep.rules.doom2016.state import State
from kneedeep.rules.doom2016.tables.ground import Ground

_KEPT = 20_000


class Foe(NamedTuple):
    """A demon: the spaces that it can attack in its next activation, and the expected damage."""

    figure: int
    threatened: int
    harm: float


def threatened_by(maps: DistanceMaps, ground: Ground, body: int, speed: int, distance: int, *, large: bool) -> int:
    """The spaces that a figure could attack after moving with these points. Other figures are ignored."""
    key = body, speed, distance, ground.opened, int(large)
    found = maps.threats.get(key)
    if found is None:
        beside = ground.moves.adjacency.bits if large else ground.step_bits
        stands = level = body
        for _ in range(speed):
            onward = 0
            for space in each_number(level):
                onward |= beside[space]
            level = onward & ~stands
            if not level:
                break
            stands |= level
        found = 0
        for space in each_number(stands):
            found |= ground.view(space) & ground.near(space, distance)
        if len(maps.threats) >= _KEPT:
            maps.threats.clear()
        maps.threats[key] = found
    return found


def reach_of(maps: DistanceMaps, state: State, ground: Ground, demon: int, more: int = 0) -> int:
    """The spaces that a demon can attack in its next activation, with `more` movement points."""
    kind, body, large = maps.t.kinds[state.kind[demon]], state.body[demon], bool(state.shape[demon])
    return threatened_by(maps, ground, body, kind.speed + more, kind.range, large=large)


def foes_of(maps: DistanceMaps, state: State, seat: int, opened: int = 0) -> list[Foe]:
    """The demons on the map. `opened`: further doors assumed to be open (bit set)."""
    found = []
    left = left_of(maps.t, state, seat)
    ground = maps.t.ground(state.doors | opened | maps.openable(state, marines=False))
    for demon in state.crowd:
        if not maps.t.kinds[state.kind[demon]].pool:
            continue
        terms = maps.odds.of_demon(state.kind[demon])
        harm = expected(maps.odds.against(state, terms, seat), left)
        if state.stunned >> demon & 1:
            harm *= 0.5
        found.append(Foe(demon, reach_of(maps, state, ground, demon), harm))
    return found
