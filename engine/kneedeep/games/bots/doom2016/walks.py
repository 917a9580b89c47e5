"""Ways of a figure: the same places, costs and steps as `find_paths`, with steps put together only when asked for.

Rule: RUL16-53 to RUL16-66, RUL16-134, RUL16-157.
"""

import heapq

from kneedeep.games.bots.doom2016.distance_maps import DistanceMaps, Row
from kneedeep.model.geometry.bits import numbers_of, union
from kneedeep.rules.answers import Path
from kneedeep.rules.doom2016.actions import Action
from kneedeep.rules.doom2016.board.figures import is_staggered
from kneedeep.rules.doom2016.passage.passage import joined_pads, others_of
from kneedeep.rules.doom2016.passage.paths import LEAP, SIDEWAYS, SLANTING, Place, find_paths
from kneedeep.rules.doom2016.state import OFF, State
from kneedeep.rules.doom2016.tables.ground import Ground
from kneedeep.rules.numbers import FigureNumber, SpaceNumber

_COST, _LOOK = 40, 20
"""Where the cost and the look of a way begin in a number, above its space: sorted like (cost, look, space)."""
_SPACE = (1 << _LOOK) - 1


class Walks:
    """Where a figure can end its movement. `costs`: points by anchor and shape, in the order `find_paths` finds them."""

    def __init__(self, maps: DistanceMaps, state: State, figure: FigureNumber, points: int) -> None:
        """Find the ways of a figure with these points."""
        self.costs: dict[Place, int] = {}
        self._step = maps.t.stock.step
        self._start = state.at[figure]
        self._paths: dict[Place, Path] = {}
        self._before: dict[int, int] = {}
        self._last: dict[int, int] = {}
        if state.shape[figure]:
            self._paths = find_paths(maps.t, state, figure, points)
            self.costs = {place: path.cost for place, path in self._paths.items()}
        elif self._start != OFF:
            self._walk(maps, state, figure, points)

    def actions(self, place: Place) -> tuple[Action, ...]:
        """Return the steps to a place of `costs`."""
        if self._paths:
            return self._paths[place].actions
        space, _ = place
        before = self._last[space]
        found: list[Action] = []
        while True:
            # A teleport is noted as the complement of the space it starts from.
            found.append(self._step[space] if before >= 0 else ("teleport", SpaceNumber(space)))
            space = before if before >= 0 else ~before
            if space == self._start:
                return tuple(reversed(found))
            before = self._before[space]

    def _walk(self, maps: DistanceMaps, state: State, figure: FigureNumber, points: int) -> None:
        tables = maps.t
        p, extra = tables.parameters, tables.extra
        others = others_of(tables, state, figure)
        occupied, enemies = others.occupied, others.enemies
        demons = state.crowd if figure < state.players else ()
        landing = union(state.body[demon] for demon in demons if is_staggered(tables, state, demon))
        dear = enemies & ~landing if p.glory_free else enemies
        more = p.enemy << _COST
        pads = joined_pads(tables, state, figure)
        rows = _rows(maps, state.ground)
        costs, last, before = self.costs, self._last, self._before
        beyond = (points + 1) << _COST
        best = {self._start: 0}
        heap = [int(self._start)]
        done = 0
        while heap:
            way = heapq.heappop(heap)
            here = way & _SPACE
            if done >> here & 1:
                continue
            done |= 1 << here
            way ^= here
            for there, price in rows[here]:
                bit = 1 << there
                after = way + price + more if dear & bit else way + price
                if after >= best.get(there, beyond) or done & bit:
                    continue
                best[there] = after
                if landing & bit:
                    costs[there, 0], last[there] = after >> _COST, here
                    continue
                if not occupied & bit:
                    costs[there, 0], last[there] = after >> _COST, here
                before[there] = here
                heapq.heappush(heap, after | there)
            if pads >> here & 1:
                for there in numbers_of(pads & ~done):
                    bit = 1 << there
                    after = way + ((p.teleport + extra[there]) << _COST) + (LEAP << _LOOK)
                    if after >= best.get(there, beyond):
                        continue
                    best[there] = after
                    if enemies & bit or not occupied & bit:
                        costs[there, 0], last[there] = after >> _COST, ~here
                    if not enemies & bit:
                        before[there] = ~here
                        heapq.heappush(heap, after | there)


def _rows(maps: DistanceMaps, ground: Ground) -> list[Row]:
    found = maps.rows.get(ground.opened)
    if found is None:
        step, extra, spaces = maps.t.parameters.step, maps.t.extra, maps.t.board.spaces
        found = maps.rows[ground.opened] = []
        for (x, y), row in zip(spaces, ground.neighbours, strict=True):
            looks = (
                (there, SLANTING if spaces[there][0] != x and spaces[there][1] != y else SIDEWAYS)
                for there in row
            )
            found.append(
                tuple((there, (step + extra[there]) << _COST | look << _LOOK) for there, look in looks)
            )
    return found
