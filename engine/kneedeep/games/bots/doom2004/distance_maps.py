"""Distance maps of a scenario: the marines' goals, and the distance to them from every space.

Distance maps belong to one game and number of marines and are shared by all bots of that game. They are a
cache of what follows from the scenario and the state asked about, never of past events.
"""

from collections.abc import Sequence
from functools import cached_property
from operator import attrgetter
from typing import NamedTuple
from weakref import WeakKeyDictionary

from kneedeep.games.bots.chances import Chances, added
from kneedeep.games.bots.distances import FAR, Ways, distances_to
from kneedeep.games.bots.doom2004.goals import goals_of, is_reached, spots_of
from kneedeep.games.bots.goal import Goal, rounds_given
from kneedeep.model.geometry.bits import each_number, union
from kneedeep.rules.doom2004.combat.dice_odds import throws
from kneedeep.rules.doom2004.compiled_scenario import CompiledScenario
from kneedeep.rules.doom2004.game import Doom2004Game
from kneedeep.rules.doom2004.movement import doors
from kneedeep.rules.doom2004.passage import teleporters
from kneedeep.rules.doom2004.script import script_hooks
from kneedeep.rules.doom2004.state import State
from kneedeep.rules.doom2004.tables.attack_profile import AttackProfile
from kneedeep.rules.doom2004.tables.door_pieces import DoorPiece
from kneedeep.rules.doom2004.tables.game_tokens import GameToken
from kneedeep.rules.doom2004.tables.passability import Passability
from kneedeep.support.cached_method import cached_method

BARREL_POINTS, BODY_POINTS = 4, 6
"""The assumed costs of a barrel and of a figure in the way."""
SPRINTED = 8
"""Points of a turn of sprinting."""
_FIELDS_KEPT = 4_000
_FACTS = attrgetter("doors", "smashed", "keys", "course", "blocked", "barrels", "areas", "lying", "ended", "frags")

Sums = dict[tuple[int, int], float]
"""The probability of each sum of range and damage that is no miss; the rest to 1 is the miss."""
MOST_WOUNDS = 12


class Odds:
    """Chances of the attacks of one game, each counted once."""

    def __init__(self, tables: CompiledScenario) -> None:
        """Count the faces of the dice."""
        self._dice = tables.dice
        self._chances: dict[tuple[tuple[int, ...], int, int, int], Chances] = {}

    @cached_method
    def sums(self, pool: tuple[int, ...]) -> Sums:
        """The sums that dice of these colors show."""
        ways = throws(tuple(self._dice[color] for color in pool))
        total = sum(ways.values())
        return {(reach, damage): count / total for (reach, damage, miss), count in ways.items() if not miss}

    def spends(self, pool: tuple[int, ...]) -> float:
        """Return the probability that dice of these colors show a bullet: that the attack costs ammunition."""
        kept = 1.0
        for color in pool:
            faces = self._dice[color]
            kept *= sum(not bullet for _, _, bullet, _ in faces) / len(faces)
        return 1.0 - kept

    def wounds(self, pool: tuple[int, ...], needed: int, harder: int, armor: int) -> Chances:
        """Return the chances of wounds for dice that must show a range and get damage added."""
        key = pool, max(0, needed), harder, armor
        found = self._chances.get(key)
        if found is None:
            chances = [0.0] * (MOST_WOUNDS + 1)
            for (reach, damage), chance in self.sums(pool).items():
                if reach >= needed:
                    chances[min(MOST_WOUNDS, (damage + harder) // armor)] += chance
            chances[0] += 1.0 - added(chances)
            while len(chances) > 1 and not chances[-1]:
                chances.pop()
            found = self._chances[key] = tuple(chances)
        return found

    def by(self, arms: AttackProfile, distance: int, armor: int, farther: int = 0, harder: int = 0) -> Chances:
        """Return the chances of wounds of an attack over a distance on something with that armor."""
        needed = 0 if arms.melee or arms.soul_drain else distance - arms.accuracy - farther
        return self.wounds(arms.dice, needed, arms.deadly + harder, armor)


class DoorPassage(NamedTuple):
    """The doors a side can pass: open ones, and those it can open now or once a seal is gone."""

    opened: int
    openable: int


class DistanceMaps:
    """Goals, distances and odds of one scenario for one number of marines."""

    def __init__(self, tables: CompiledScenario) -> None:
        """Take the tables. The marines' goals are computed on first use."""
        self.t = tables
        self.odds = Odds(tables)
        self.rounds_given = rounds_given(tables.scenario, tables.marines)
        self.means: dict[tuple[int, int, int], float] = {}
        """Wounds to expect from an activation, by kind, distance and armor; kept by `danger`."""
        self.reached: dict[tuple[Passability, Passability, int, int, bool, int, int], tuple[int, int]] = {}
        """What an invader reaches, and strikes from there, by what is around it; kept by `danger`."""
        self._fields: dict[tuple[object, ...], list[int]] = {}
        self._facts: tuple[object, ...] = ()
        self._last: dict[tuple[int, bool, int], list[int]] = {}
        self._around: dict[tuple[int, int], int] = {}
        self._columns = _by_number(tables.terrain.x)
        self._rows = _by_number(tables.terrain.y)
        self._hidden: dict[int, int] = {}
        self._passages: dict[tuple[object, ...], DoorPassage] = {}
        locked = [
            (number, door)
            for number, door in enumerate(tables.doors)
            if door.kind != doors.PASSAGE and tables.terrain.all_doors >> number & 1
        ]
        self._locked = [(number, door) for number, door in locked if door.needs is None]
        self._conditional = [(number, door) for number, door in locked if door.needs is not None]
        self._pads = union(1 << pad.number for pad in tables.pads)
        self._has_plain_pads = all(pad.element.needs is None for pad in tables.pads) and not any(
            needs for ends in tables.pad_ends.values() for _, needs in ends
        )
        self._links: dict[tuple[int, ...], tuple[tuple[int, GameToken], ...]] = {}

    @cached_property
    def goals(self) -> tuple[Goal, ...]:
        """The marines' goals. In a large scenario the search takes a while."""
        return goals_of(self.t)

    def goals_left(self, state: State) -> list[Goal]:
        """The goals left, in a possible order."""
        return [goal for goal in self.goals if not is_reached(self.t, state, goal)]

    def next_spots(self, state: State) -> tuple[Goal | None, int]:
        """The next goal and the spaces to reach for it. Without one, the spaces nobody has seen yet."""
        for goal in self.goals_left(state):
            spots = spots_of(self.t, state, goal)
            if spots:
                return goal, spots
        hidden = self.t.terrain.everywhere & ~state.revealed
        return None, hidden or state.invader_bits

    def haste(self, state: State, goal: Goal | None, far: int) -> float:
        """Return how short time is: turns of sprinting still to do to rounds left, 0 without a limit of rounds.

        `far`: the points to the next goal.
        """
        left = self.rounds_given - state.ended
        if not self.rounds_given or goal is None or far >= FAR:
            return 0.0
        return (far + self.goals[-1].points - goal.points) / (SPRINTED * max(1, left))

    def passage(self, state: State, *, marines: bool) -> DoorPassage:
        """Return through which doors a side gets."""
        key = marines, state.doors, state.smashed, state.course.unlocked, state.keys
        found = self._passages.get(key)
        if found is None:
            openable = self._openable(state, self._locked, marines=marines)
            found = self._passages[key] = DoorPassage(state.doors & self.t.terrain.all_doors, openable)
        more = self._openable(state, self._conditional, marines=marines)
        return DoorPassage(found.opened, found.openable | more) if more else found

    def _openable(self, state: State, locked: Sequence[tuple[int, DoorPiece]], *, marines: bool) -> int:
        return union(1 << number for number, door in locked if self._can_open(state, number, door, marines=marines))

    def around(self, cover: int, points: int) -> int:
        """The spaces at most `points` from some spaces, with walls and all."""
        found = self._around.get((cover, points))
        if found is None:
            x, y = self.t.terrain.x, self.t.terrain.y
            found = 0
            for cell in each_number(cover):
                columns = union(self._columns.get(x[cell] + away, 0) for away in range(-points, points + 1))
                rows = union(self._rows.get(y[cell] + away, 0) for away in range(-points, points + 1))
                found |= columns & rows
            self._around[cover, points] = found
        return found

    def _can_open(self, state: State, number: int, door: DoorPiece, *, marines: bool) -> bool:
        """Whether a side can open a door now, or once a seal is gone."""
        if state.doors >> number & 1 or state.smashed >> number & 1:
            return False
        unlocked = state.course.unlocked >> number & 1
        if door.kind == doors.SECURITY and (not marines or (door.key < 0 and not unlocked)):
            return False
        return bool(unlocked) or (
            (door.key < 0 or bool(state.keys >> door.key & 1))
            and (door.needs is None or script_hooks.holds(self.t, state, door.needs))
        )

    def hidden_blocks(self, state: State) -> int:
        """Return the spaces that obstacles of unrevealed areas will block."""
        found = self._hidden.get(state.areas)
        if found is None:
            found = 0
            for piece in self.t.pieces:
                if piece.type.blocks_steps and not piece.placed and piece.area >= 0:
                    if not state.areas >> piece.area & 1:
                        found |= piece.bits
            self._hidden[state.areas] = found
        return found

    def field(self, state: State, spots: int, *, marines: bool, heavy: int = 0) -> list[int]:
        """The movement points from every space to the nearest of some spaces, FAR if there is no way.

        Doors that the side can open cost as much as opening them, `heavy` spaces as much as a figure in the
        way. Do not change the list.
        """
        # Doors, teleporters and their conditions depend on nothing else. While they stay, the last answer holds.
        asked, seats = (spots, marines, heavy), slice(state.players)
        facts = *_FACTS(state), state.status[seats], state.at[seats]
        if facts != self._facts:
            self._facts, self._last = facts, {}
        elif asked in self._last:
            return self._last[asked]
        tables = self.t
        passage = self.passage(state, marines=marines)
        solid = (state.blocked & ~state.barrels) | self.hidden_blocks(state)
        links = self.links(state) if marines and tables.pads else ()
        key = (spots, passage, solid, state.barrels, heavy, tuple((bits, end.number) for bits, end in links))
        found = self._fields.get(key)
        if found is None:
            if len(self._fields) >= _FIELDS_KEPT:
                self._fields.clear()
            ways = self._ways(passage, solid, {BARREL_POINTS: state.barrels, BODY_POINTS: heavy}, links)
            found = self._fields[key] = distances_to(spots, tables.terrain.everywhere, ways)
        self._last[asked] = found
        return found

    def links(self, state: State) -> tuple[tuple[int, GameToken], ...]:
        """Where teleporters lead: the spaces, as bits, from which one gets to each of them."""
        if not self._has_plain_pads:
            return teleporters.ways(self.t, state)
        course = state.course
        key = course.inactive, course.active, course.set_up, state.lying & self._pads, state.areas
        found = self._links.get(key)
        if found is None:
            found = self._links[key] = teleporters.ways(self.t, state)
        return found

    def _ways(
        self, passage: DoorPassage, solid: int, dear: dict[int, int], links: tuple[tuple[int, GameToken], ...]
    ) -> Ways:
        terrain = self.t.terrain
        # A shut door is opened from a space beside it, so that a step round its corner is none yet.
        working = union(self.t.doors[number].touching for number in each_number(passage.openable))
        sources: dict[int, int] = {}
        for starts, end in links:
            sources[end.spaces[0]] = sources.get(end.spaces[0], 0) | starts
        return Ways(
            terrain.steps(passage.opened).bits,
            terrain.steps(passage.opened | passage.openable).bits,
            working,
            self.t.parameters.door,
            tuple(dear.items()),
            solid,
            sources,
        )

    def beyond(self, state: State, door: int, space: int) -> int:
        """Return the spaces that a step from a space leads to once a shut door is open."""
        opened = state.doors & self.t.terrain.all_doors
        return self.t.terrain.steps(opened | 1 << door).bits[space] & ~state.ground.beside[space]


def _by_number(numbers: Sequence[int]) -> dict[int, int]:
    """The spaces of each column or row (bit sets)."""
    found: dict[int, int] = {}
    for space, number in enumerate(numbers):
        found[number] = found.get(number, 0) | 1 << space
    return found


_CHARTS: WeakKeyDictionary[Doom2004Game, dict[int, DistanceMaps]] = WeakKeyDictionary()


def distance_maps_of(game: Doom2004Game, players: int) -> DistanceMaps:
    """Return the chart of a game for a number of marines, made once."""
    charts = _CHARTS.setdefault(game, {})
    chart = charts.get(players)
    if chart is None:
        chart = charts[players] = DistanceMaps(game.tables(players))
    return chart
