"""The danger of spaces for marines: the invaders that could attack there in their next activation, and the wounds."""

from typing import NamedTuple
from weakref import WeakKeyDictionary

from kneedeep.games.bots.chances import expected
from kneedeep.games.bots.doom2004.distance_maps import DistanceMaps
from kneedeep.model.geometry.bits import numbers_of, union
from kneedeep.rules.doom2004.board.figures import armor_of
from kneedeep.rules.doom2004.state import OFF, State
from kneedeep.rules.doom2004.tables.passability import Passability

MOST_LEFT = 99
_KEPT = 64
_REACHED_KEPT = 5_000


class Foe(NamedTuple):
    """An invader as the marines see it.

    `reach`: the spaces it can cover in its next activation. `strikes`: the spaces beside them for invaders with melee
    attacks, else 0. `menace`: expected wounds from one of its activations, at a usual distance.
    """

    figure: int
    at: int
    move: int
    reach: int
    strikes: int
    menace: float


def mean(chart: DistanceMaps, kind: int, distance: int, armor: int) -> float:
    """The expected wounds from an activation of a kind of invader at a distance, against that armor."""
    found = chart.means.get((kind, distance, armor))
    if found is None:
        known = chart.t.kinds[kind]
        found = 0.0
        if known.arms is not None:
            found = expected(chart.odds.by(known.arms, distance, armor), MOST_LEFT)
            found *= 2 if known.double_attack else 1
        chart.means[kind, distance, armor] = found
    return found


class Danger(NamedTuple):
    """The invaders that can attack, and for each the probability that it chooses this marine.

    `watched`: the wounds to expect from watchful invaders on entering spaces beside them.
    """

    foes: list[Foe]
    shares: list[float]
    wounds: dict[int, float]
    watched: dict[int, float]


_DANGERS: WeakKeyDictionary[DistanceMaps, dict[tuple[object, ...], Danger]] = WeakKeyDictionary()


def danger_of(chart: DistanceMaps, state: State, seat: int) -> Danger:
    """The danger for a marine on any space. The cache key contains all inputs."""
    own, players = state.body[seat], state.players
    openable = chart.passage(state, marines=False).openable
    key = (
        seat,
        openable,
        state.ground,
        state.revealed,
        state.blocked,
        state.other_bits,
        state.marine_bits & ~own,
        tuple([(figure, state.kind[figure], state.at[figure], state.body[figure]) for figure in state.crowd]),
        tuple([(state.at[one], state.armor[one]) for one in range(players) if one != seat]),
        state.armor[seat],
    )
    known = _DANGERS.setdefault(chart, {})
    found = known.get(key)
    if found is None:
        if len(known) >= _KEPT:
            known.clear()
        foes = foes_of(chart, state, seat, openable)
        found = known[key] = Danger(foes, shares_of(chart, state, foes, seat), {}, watched_by(chart, state, seat))
    return found


def foes_of(chart: DistanceMaps, state: State, seat: int, openable: int) -> list[Foe]:
    """The invaders on the board that can attack a marine. The marine itself does not bar their ways.

    `openable`: the shut doors that they can open.
    """
    tables = chart.t
    opened = tables.terrain.ground(state.doors | openable, state.blocked, state.opaque)
    found = []
    ajar = union(1 << space for space, near_doors in tables.terrain.door_spaces if near_doors & openable)
    barred = (state.marine_bits & ~state.body[seat]) | state.other_bits | state.blocked
    for figure in state.crowd:
        kind = tables.kinds[state.kind[figure]]
        if kind.arms is None:
            continue
        body, move = state.body[figure], kind.move
        around = chart.around(body, move + 1)
        near = kind.arms.melee and not kind.arms.seeking
        key = state.ground, opened, body, move, near, state.revealed & around, barred & around
        reached = chart.reached.get(key)
        if reached is None:
            if len(chart.reached) >= _REACHED_KEPT:
                chart.reached.clear()
            walk = state.revealed & ~barred
            reach = spread(state.ground, body, move, walk)
            strikes = spread(state.ground, reach, 1, state.revealed) if near else 0
            if ajar & around:
                # Points that a door costs are not there for steps.
                beyond = spread(opened, body, max(0, move - tables.parameters.door), walk)
                reach |= beyond
                strikes |= spread(opened, beyond, 1, state.revealed) if near else 0
            reached = chart.reached[key] = reach, strikes
        reach, strikes = reached
        menace = mean(chart, state.kind[figure], 1 if near else 3, 2)
        found.append(Foe(figure, state.at[figure], kind.move, reach, strikes, menace))
    return found


def spread(ground: Passability, bits: int, steps: int, within: int) -> int:
    """The spaces within a number of steps of some spaces, walking over those of `within`."""
    beside = ground.beside
    found = level = bits
    for _ in range(steps):
        onward = 0
        while level:
            lowest = level & -level
            onward |= beside[lowest.bit_length() - 1]
            level ^= lowest
        level = onward & within & ~found
        if not level:
            break
        found |= level
    return found


def strike(chart: DistanceMaps, state: State, foe: Foe, space: int, seat: int) -> float:
    """The expected wounds from a foe for a marine on a space, 0 if the foe can't reach it."""
    if foe.strikes:
        if not foe.strikes >> space & 1:
            return 0.0
        distance = 1
    else:
        if not foe.reach & state.ground.look(space):
            return 0.0
        distance = max(1, chart.t.terrain.chebyshev(foe.at, space) - foe.move)
    return mean(chart, state.kind[foe.figure], distance, armor_of(chart.t, state, seat))


def wounds_at(chart: DistanceMaps, state: State, danger: Danger, seat: int, space: int) -> float:
    """The expected wounds on a space in the invader's next turn, kept in `danger`."""
    found = danger.wounds.get(space)
    if found is None:
        found = 0.0
        look, bit, armor = state.ground.look(space), 1 << space, armor_of(chart.t, state, seat)
        means, kinds, x, y = chart.means, state.kind, chart.t.terrain.x, chart.t.terrain.y
        for (figure, at, move, reach, strikes, _), share in zip(danger.foes, danger.shares, strict=True):
            if strikes & bit if strikes else reach & look:
                away = 1 if strikes else max(1, abs(x[at] - x[space]) - move, abs(y[at] - y[space]) - move)
                key = kinds[figure], away, armor
                found += (means[key] if key in means else mean(chart, *key)) * share
        danger.wounds[space] = found
    return found


def shares_of(chart: DistanceMaps, state: State, foes: list[Foe], seat: int) -> list[float]:
    """For each foe the probability that it chooses this marine, by the number of other marines in its reach."""
    others = [one for one in range(state.players) if one != seat and state.at[one] != OFF]
    counts = (sum(strike(chart, state, foe, state.at[other], other) > 0 for other in others) for foe in foes)
    return [1.0 / (1.0 + 0.7 * count) for count in counts]


def watched_by(chart: DistanceMaps, state: State, seat: int) -> dict[int, float]:
    """The expected wounds from watchful invaders on entering spaces beside them, by space."""
    found: dict[int, float] = {}
    for watcher in state.watchers:
        kind = state.kind[watcher]
        hurt = mean(chart, kind, 1, armor_of(chart.t, state, seat)) / (2 if chart.t.kinds[kind].double_attack else 1)
        for space in numbers_of(spread(state.ground, state.body[watcher], 1, state.revealed)):
            found[space] = found.get(space, 0.0) + hurt
    return found
