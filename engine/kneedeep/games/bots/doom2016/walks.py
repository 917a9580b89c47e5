"""Movement of a small figure: where it can end for how many points, and the steps that `find_paths` would take there.

Rule: RUL16-53 to RUL16-66, RUL16-134, RUL16-157.
"""

from heapq import heappop, heappush

from kneedeep.games.bots.doom2016.distance_maps import DistanceMaps, Row
from kneedeep.model.geometry.bits import each_number, numbers_of, union
from kneedeep.rules.doom2016.actions import Action
from kneedeep.rules.doom2016.board.figures import is_staggered
from kneedeep.rules.doom2016.passage.paths import LEAP, SIDEWAYS, SLANTING, find_paths
from kneedeep.rules.doom2016.passage.small_passage import joined_pads, others_of
from kneedeep.rules.doom2016.state import State
from kneedeep.rules.doom2016.tables.ground import Ground
from kneedeep.rules.numbers import FigureNumber, SpaceNumber

_COST, _LOOK = 40, 20
"""Where the cost and the look of a way begin in a number, above its space: sorted like (cost, look, space)."""
_SPACE = (1 << _LOOK) - 1


class Walks:
    """The movement of a small figure on the map. `ends`: by points, the spaces where it can end (bit sets)."""

    def __init__(self, maps: DistanceMaps, state: State, figure: FigureNumber, points: int) -> None:
        """Look at a figure with these points."""
        tables = maps.t
        self._maps, self._ground, self._start, self._points = maps, state.ground, state.at[figure], points
        others = others_of(tables, state, figure)
        demons = state.crowd if figure < state.players else ()
        self._landing = union(state.body[demon] for demon in demons if is_staggered(tables, state, demon))
        self._enemies, self._taken = others.enemies, others.occupied & ~self._landing
        self._dear = self._enemies & ~self._landing if tables.parameters.glory_free else self._enemies
        self._pads = joined_pads(tables, state, figure)
        shut = self._pads & self._enemies & ~self._landing
        self.is_plain = not self._landing | shut  # no space in the way can be an end and no way on
        if shut:
            # Such a space is a place to end when teleported to, but not when stepped on.
            self.ends = [0] * (points + 1)
            for (space, _), path in find_paths(tables, state, figure, points).items():
                self.ends[path.cost] |= 1 << space
        else:
            free = ~(self._taken | 1 << self._start)
            walk = levels(maps, self._ground, self._start, points, self._dear, self._pads, self._landing)
            self.ends = [level & free for level in walk]

    def way_to(self, goals: int) -> tuple[Action, ...]:
        """Return the steps to the one of some spaces that `find_paths` finds first."""
        p, extra, start = self._maps.t.parameters, self._maps.t.extra, self._start
        rows = _rows(self._maps, self._ground)
        enemies, landing, taken, dear, pads = (self._enemies, self._landing, self._taken, self._dear, self._pads)
        more = p.enemy << _COST
        beyond = (self._points + 1) << _COST
        best = {int(start): 0}
        before: dict[int, int] = {}
        last: dict[int, int] = {}
        heap = [int(start)]
        goal, done = -1, 0
        while heap:
            way = heappop(heap)
            here = way & _SPACE
            if done >> here & 1:
                continue
            if goal >= 0 and way >= best[goal]:
                break
            done |= 1 << here
            way ^= here
            for there, price in rows[here]:
                bit = 1 << there
                after = way + price + more if dear & bit else way + price
                if after >= best.get(there, beyond) or done & bit:
                    continue
                best[there] = after
                if not taken & bit:
                    last[there] = here
                    if goal < 0 and goals & bit:
                        goal = there
                if not landing & bit:
                    before[there] = here
                    heappush(heap, after | there)
            for there in numbers_of(pads & ~done) if pads >> here & 1 else ():
                bit = 1 << there
                after = way + ((p.teleport + extra[there]) << _COST) + (LEAP << _LOOK)
                if after >= best.get(there, beyond):
                    continue
                best[there] = after
                if enemies & bit or not taken & bit:
                    last[there] = ~here
                    if goal < 0 and goals & bit:
                        goal = there
                if not enemies & bit:
                    before[there] = ~here
                    heappush(heap, after | there)
        return self._steps(goal, last[goal], before)

    def _steps(self, space: int, source: int, before: dict[int, int]) -> tuple[Action, ...]:
        """The steps to a space by where each comes from; a teleport is the complement of its start."""
        step = self._maps.t.stock.step
        found: list[Action] = []
        while True:
            found.append(step[space] if source >= 0 else ("teleport", SpaceNumber(space)))
            space = source if source >= 0 else ~source
            if space == self._start:
                return tuple(reversed(found))
            source = before[space]


def spread(maps: DistanceMaps, state: State, figure: int, start: int, points: int) -> int:
    """The spaces that a small figure comes to from a space with these points, in passing too."""
    enemies = others_of(maps.t, state, figure).enemies
    return union(levels(maps, state.ground, start, points, enemies, joined_pads(maps.t, state, figure)))


def levels(
    maps: DistanceMaps, ground: Ground, start: int, points: int, dear: int, pads: int, solid: int = 0
) -> list[int]:
    """The spaces that a small figure comes to for 0, 1, 2 … points.

    `dear`: enemies to pass. `pads`: active teleporters for it. `solid`: spaces that it does not leave again.
    """
    tables, beside = maps.t, ground.step_bits
    p, extra = tables.parameters, tables.extra
    special = dear | tables.costly
    unseen = tables.everywhere
    found = [0] * (points + 1)
    found[0] = 1 << start
    for cost in range(points):
        level = found[cost] = found[cost] & unseen
        if not level:
            continue
        unseen ^= level
        reached, rest = 0, level & ~solid
        while rest:
            lowest = rest & -rest
            reached |= beside[lowest.bit_length() - 1]
            rest ^= lowest
        reached &= unseen
        plain = cost + p.step
        if plain <= points:
            found[plain] |= reached & ~special
        for there in each_number(reached & special):
            after = plain + extra[there] + (p.enemy if dear >> there & 1 else 0)
            if after <= points:
                found[after] |= 1 << there
        for there in each_number(pads & unseen) if level & pads & ~solid else ():
            after = cost + p.teleport + extra[there]
            if after <= points:
                found[after] |= 1 << there
    found[points] &= unseen
    return found


def _rows(maps: DistanceMaps, ground: Ground) -> list[Row]:
    found = maps.rows.get(ground.opened)
    if found is None:
        step, extra, spaces = maps.t.parameters.step, maps.t.extra, maps.t.board.spaces
        found = maps.rows[ground.opened] = []
        for (x, y), row in zip(spaces, ground.neighbours, strict=True):
            looks = (
                (there, SLANTING if spaces[there][0] != x and spaces[there][1] != y else SIDEWAYS) for there in row
            )
            found.append(tuple((there, (step + extra[there]) << _COST | look << _LOOK) for there, look in looks))
    return found
