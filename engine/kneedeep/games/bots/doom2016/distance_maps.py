"""Distance maps of a scenario of 2016: the marines' goals, and the distance to them from every space.

They belong to one game and number of marines and are shared by all bots of that game. They are a cache of
what follows from the scenario and the state asked about, never of past events.
"""

from collections.abc import Sequence
from functools import cached_property
from weakref import WeakKeyDictionary

from kneedeep.board.figure_moves import demons_open_doors
from kneedeep.games.bots.distances import FAR, Ways, distances_to
from kneedeep.games.bots.doom2016.attack_odds import Odds
from kneedeep.games.bots.doom2016.goals import goals_of, is_reached, spots_of
from kneedeep.games.bots.goal import Goal
from kneedeep.model.geometry.bits import each_number, union
from kneedeep.rules.doom2016.compiled_scenario import CompiledScenario
from kneedeep.rules.doom2016.game import Doom2016Game
from kneedeep.rules.doom2016.passage.openable_doors import is_unlocked
from kneedeep.rules.doom2016.state import State

_FIELDS_KEPT = 2_000
Row = tuple[tuple[int, int], ...]
"""The spaces a step away, clockwise from north, each with its price."""


class DistanceMaps:
    """Goals, distances and odds of one scenario for one number of marines."""

    def __init__(self, tables: CompiledScenario) -> None:
        """Take the tables. The marines' goals are computed on first use."""
        self.t = tables
        self.odds = Odds(tables)
        self.threats: dict[tuple[int, int, int, int, int], int] = {}
        """Spaces that a figure threatens, by where it is and what it can; kept by `danger`."""
        self.rows: dict[int, list[Row]] = {}
        """Steps from each space by open doors; kept by `walks`."""
        self._fields: dict[tuple[object, ...], list[int]] = {}
        self._ringed: tuple[list[int], list[tuple[int, int]]] = [], []
        self._difficult = tuple(
            (points, sum(1 << space for space, more in enumerate(tables.extra) if more == points))
            for points in sorted(set(tables.extra))
            if points
        )
        self._shut = tuple(door for door in tables.doors if door.stands and door.kind != "passage" and not door.exit)

    @cached_property
    def goals(self) -> tuple[Goal, ...]:
        """The marines' goals. In a large scenario the search takes a while."""
        return goals_of(self.t)

    def goals_left(self, state: State) -> list[Goal]:
        """The goals left, in a possible order."""
        return [goal for goal in self.goals if not is_reached(self.t, state, goal)]

    def next_spots(self, state: State) -> tuple[Goal | None, int]:
        """The next goal and the spaces to reach for it. Without one, the spaces of demons and portals."""
        return self.next_of(state, self.goals_left(state))

    def next_of(self, state: State, goals: Sequence[Goal]) -> tuple[Goal | None, int]:
        """The same with the goals left. One that nobody can get to now, as behind a lock, waits for the others."""
        first = None
        for goal in goals:
            if not (spots := spots_of(self.t, state, goal)):
                continue
            field = self.field(state, spots, marines=True)
            if any(at >= 0 and field[at] < FAR for at in state.at[: state.players]):
                return goal, spots
            first = first or (goal, spots)
        if first is not None:
            return first
        return None, state.demon_bits or union(self.t.tokens[number].bits for number in each_number(state.portals))

    def openable(self, state: State, *, marines: bool) -> int:
        """Return the shut doors that a side can open now, as a bit set."""
        tables = self.t
        if not marines and not demons_open_doors(tables.parameters.demon_doors, tables.threat, bool(state.portals)):
            return 0
        shut = (door.number for door in self._shut if not state.doors >> door.number & 1)
        return union(1 << number for number in shut if is_unlocked(tables, state, number))

    def field(self, state: State, spots: int, *, marines: bool, large: bool = False) -> list[int]:
        """The movement points from every space to the nearest of some spaces, FAR if there is no way.

        Doors that the side can open cost as much as opening them, spaces of enemies as much as entering them.
        `large`: for a large figure, which nothing on the floor obstructs. Do not change the list.
        """
        tables = self.t
        openable = self.openable(state, marines=marines)
        pads = state.pads if marines else 0
        enemies = 0 if large else state.demon_bits if marines else state.marine_bits
        key = spots, state.doors, openable, pads, enemies, large
        found = self._fields.get(key)
        if found is None:
            if len(self._fields) >= _FIELDS_KEPT:
                self._fields.clear()
            ways = self._ways(state, openable, pads, enemies, large=large)
            found = self._fields[key] = distances_to(spots, tables.everywhere, ways)
        return found

    def rings(self, field: list[int]) -> list[tuple[int, int]]:
        """The distances of a field, rising, each with its spaces (a bit set)."""
        if self._ringed[0] is not field:
            rings: dict[int, int] = {}
            for space, far in enumerate(field):
                rings[far] = rings.get(far, 0) | 1 << space
            self._ringed = field, sorted(rings.items())
        return self._ringed[1]

    def _ways(self, state: State, openable: int, pads: int, enemies: int, *, large: bool) -> Ways:
        tables, ground = self.t, self.t.ground(state.doors)
        opened = tables.ground(state.doors | openable) if openable else ground
        working = union(tables.doors[number].reach for number in each_number(openable))
        if large:
            return Ways(ground.moves.adjacency.bits, opened.moves.adjacency.bits, working, tables.parameters.door)
        return Ways(
            ground.step_bits,
            opened.step_bits,
            working,
            tables.parameters.door,
            (*self._difficult, (tables.parameters.enemy, enemies)),
            links={pad: pads & ~(1 << pad) for pad in each_number(pads)},
        )

    def beyond(self, state: State, door: int, space: int) -> int:
        """Return the spaces that a step from a space leads to once a shut door is open."""
        opened = self.t.ground(state.doors | 1 << door)
        return opened.step_bits[space] & ~self.t.ground(state.doors).step_bits[space]


_CHARTS: WeakKeyDictionary[Doom2016Game, dict[int, DistanceMaps]] = WeakKeyDictionary()


def distance_maps_of(game: Doom2016Game, players: int) -> DistanceMaps:
    """Return the distance maps of a game for a number of marines, made once."""
    charts = _CHARTS.setdefault(game, {})
    chart = charts.get(players)
    if chart is None:
        chart = charts[players] = DistanceMaps(game.tables(players))
    return chart
