"""How dangerous spaces are for marines: which demons could attack there in their next activation, and how hard."""

from typing import NamedTuple

from kneedeep.games.bots.chances import expected
from kneedeep.games.bots.doom2016.attack_odds import left_of
from kneedeep.games.bots.doom2016.distance_maps import DistanceMaps
from kneedeep.model.geometry.bits import each_number
from kneedeep.rules.doom2016.state import State
from kneedeep.rules.doom2016.tables.ground import Ground

_KEPT = 20_000


class Foe(NamedTuple):
    """A demon as a marine sees it: the spaces that it can attack in its next activation, the damage to expect."""

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


def foes_of(maps: DistanceMaps, state: State, seat: int) -> list[Foe]:
    """Return the demons on the map as a marine sees them."""
    found = []
    left = left_of(maps.t, state, seat)
    for demon in state.crowd:
        kind = maps.t.kinds[state.kind[demon]]
        if not kind.pool:
            continue
        terms = maps.odds.of_demon(state.kind[demon])
        harm = expected(maps.odds.against(state, terms, seat), left)
        if state.stunned >> demon & 1:
            harm *= 0.5
        large = bool(state.shape[demon])
        threatened = threatened_by(maps, state.ground, state.body[demon], kind.speed, kind.range, large=large)
        found.append(Foe(demon, threatened, harm))
    return found
