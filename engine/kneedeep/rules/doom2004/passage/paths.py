"""Ways of figures: places in reach of the movement points, their costs and the legal steps to them.

Rule: 2004 rulebook p. 7 (movement), p. 10 (teleporters, ducts), p. 11 (oversized invaders); RUL-20 to RUL-31.
"""

import heapq
from collections.abc import Iterator
from typing import NamedTuple

from kneedeep.rules.answers import Path as Path
from kneedeep.rules.doom2004.parts import OFF, Action, Activation, CompiledScenario, FigureNumber, State, each_number
from kneedeep.rules.doom2004.passage import friend_passage, teleporters
from kneedeep.rules.doom2004.passage.friend_passage import Place

SIDEWAYS, SLANTING, LEAP = 2, 3, 9
"""The visual length of a step: of ways with the same cost, the shortest-looking one is taken."""


class Move(NamedTuple):
    """One step, teleport or hop: the action, the target, the cost."""

    action: Action
    place: Place
    cost: int


class PathFinder:
    """The spaces one figure may walk on in one state, anywhere on its way."""

    def __init__(self, tables: CompiledScenario, state: State, figure: FigureNumber) -> None:
        self.t, self.s, self.figure = tables, state, figure
        kind = tables.kinds[state.kind[figure]]
        self.marine = figure < state.players
        self.ally = friend_passage.is_ally(tables, state, figure)
        self.flying = kind.flying
        self.scuttles = tables.stock.scuttles[state.kind[figure]]
        self.shape = kind.shape
        self.start: Place = state.at[figure], state.shape[figure]
        self.passable = friend_passage.passable(tables, state, figure)
        self.taken = friend_passage.taken(state, figure)

    def may_end(self, place: Place, by: Action) -> bool:
        """True if the figure may end its move at a place reached by an action. Rule: 2004 rulebook p. 7."""
        taken = self.taken
        if by[0] == "teleport" and self.marine:
            # Invaders there are telefragged.
            taken &= ~self.s.invader_bits | self.s.blocked
        return not self.t.cover[place[1]][place[0]] & taken

    def moves(self, place: Place, points: int) -> Iterator[Move]:
        """Yield the moves of the figure from a place with a number of movement points.

        A taken place counts only if a free one can be reached from there (RUL-21). A dead figure goes nowhere.
        """
        t, s = self.t, self.s
        space, shape = place
        if points < 1 or (self.ally and self.shape):
            return
        if self.shape:
            own = t.cover[shape][space]
            for anchor, turned, cover in s.ground.shifts(shape, space, flying=self.flying):
                cost = friend_passage.step_cost(t, s, cover & ~own)
                if not cover & ~self.passable and self._gets_on(place, (anchor, turned), points - cost):
                    yield Move(("step", anchor, turned), (anchor, turned), cost)
            return
        for other in s.ground.near[space]:
            if self.passable >> other & 1:
                cost = friend_passage.step_cost(t, s, 1 << other)
                if self._gets_on(place, (other, 0), points - cost):
                    yield Move(t.stock.step[other], (other, 0), cost)
        yield from self._leaps(place, points)

    def _gets_on(self, place: Place, new: Place, left: int) -> bool:
        """True if a figure that moves to a new place may stay there or continue from it. Rule: RUL-21."""
        t, s, cover = self.t, self.s, self.t.cover
        if left < 0 or not cover[new[1]][new[0]] & self.taken:
            return left >= 0
        old = cover[place[1]][place[0]]
        if not old & self.taken and left >= friend_passage.step_cost(t, s, old & ~cover[new[1]][new[0]]):
            # It can go back to where it comes from.
            return True
        return friend_passage.gets_on(t, s, self.figure, new, left)

    def _leaps(self, place: Place, points: int) -> Iterator[Move]:
        """Teleporters to revealed spaces, and ducts."""
        t, s = self.t, self.s
        space = place[0]
        if self.marine or self.ally:
            for end in teleporters.ends_from(t, s, space):
                there = end.spaces[0]
                if s.revealed >> there & 1 and friend_passage.may_arrive(s, self.figure, there):
                    move = Move(("teleport", end.number), (there, 0), 1)
                    if self.may_end(move.place, move.action) or friend_passage.gets_on(
                        t, s, self.figure, move.place, points - 1
                    ):
                        yield move
        elif self.scuttles:
            for there in friend_passage.duct_ends(t, s, space):
                if not self.taken >> there & 1 or friend_passage.gets_on(t, s, self.figure, (there, 0), points - 1):
                    yield Move(("hop", there), (there, 0), 1)

    def wounds(self, old: Place, new: Place, *, spared: bool) -> tuple[int, bool]:
        """The certain wounds of going from one place to another, and whether a damaging obstacle caused them.

        `spared`: one has wounded the figure before. Rule: RUL-30 to RUL-33, B-32; see `hazards.cross`.
        """
        state = self.s
        if not state.hazards and not state.burning:
            return 0, False
        left, entered = self.t.cover[old[1]][old[0]], self.t.cover[new[1]][new[0]]
        found = int(bool(left & ~entered & state.burning)) + int(bool(entered & ~left & state.burning))
        once = self.shape and self.t.parameters.oversized_hazard == "per-activation"
        if entered & ~left & state.hazards and not self.flying and not (spared and once):
            return found + 1, True
        return found, False

    def was_hurt(self) -> bool:
        """True if a damaging obstacle has already wounded the figure in this activation."""
        stage = self.s.stack[-1]
        return isinstance(stage, Activation) and stage.figure == self.figure and bool(stage.hurt)


class _Rank(NamedTuple):
    """The rank of a way, lower is better: whether it kills, cost, wounds, visual length, burnt figures."""

    dead: bool
    cost: int
    wounds: int
    length: int
    burnt: bool


def find_paths(tables: CompiledScenario, state: State, figure: FigureNumber, points: int) -> dict[Place, Path]:
    """The ways to all places in reach of `points` movement points, by place, without the figure's own.

    Each has the lowest cost, of these the fewest wounds, of these the shortest look. None leads on from a
    place where the figure would die. Interruptions (an interrupt, a free attack) do not count, and
    unrevealed spaces are left out. Places that can only be passed have `ends` False.
    """
    if state.at[figure] == OFF:
        return {}
    mover = PathFinder(tables, state, figure)
    life = state.left[figure]
    before: dict[Place, tuple[Place, Action]] = {}
    best: dict[Place, _Rank] = {mover.start: _Rank(False, 0, 0, 0, mover.was_hurt())}
    waiting = [(best[mover.start], mover.start)]
    while waiting:
        rank, place = heapq.heappop(waiting)
        if rank > best[place] or rank.dead:
            continue
        for action, new, price in mover.moves(place, points - rank.cost):
            more, burnt = mover.wounds(place, new, spared=rank.burnt)
            wounds = rank.wounds + more
            found = _Rank(
                wounds >= life,
                rank.cost + price,
                wounds,
                rank.length + _length(tables, action, place, new),
                rank.burnt or burnt,
            )
            if new != mover.start and (new not in best or found < best[new]):
                best[new] = found
                before[new] = place, action
                heapq.heappush(waiting, (found, new))
    return {place: _way(mover, before, best, place) for place in best if place != mover.start}


def _length(tables: CompiledScenario, action: Action, place: Place, new: Place) -> int:
    if action[0] != "step":
        return LEAP
    terrain = tables.terrain
    straight = terrain.x[place[0]] == terrain.x[new[0]] or terrain.y[place[0]] == terrain.y[new[0]]
    return SIDEWAYS if straight else SLANTING


def _way(mover: PathFinder, before: dict[Place, tuple[Place, Action]], best: dict[Place, _Rank], place: Place) -> Path:
    actions, spaces = [], []
    here = place
    while here in before:
        spaces.append(here[0])
        here, action = before[here]
        actions.append(action)
    rank = best[place]
    ends = mover.may_end(place, actions[0])
    return Path(*place, rank.cost, rank.wounds, ends, tuple(reversed(actions)), tuple(reversed(spaces)))


def find_path_along(
    tables: CompiledScenario, state: State, figure: FigureNumber, spaces: list[int], points: int
) -> Path | None:
    """The way over exactly these spaces, in order. None if it is no way or costs too much.

    A large figure's spaces are its anchors. If it can turn two ways it takes the first.
    """
    mover = PathFinder(tables, state, figure)
    place, cost, wounds, burnt = mover.start, 0, 0, mover.was_hurt()
    actions: list[Action] = []
    for space in spaces:
        move = next((one for one in mover.moves(place, points - cost) if one.place[0] == space), None)
        if move is None:
            return None
        more, scorched = mover.wounds(place, move.place, spared=burnt)
        wounds, burnt = wounds + more, burnt or scorched
        place, cost = move.place, cost + move.cost
        actions.append(move.action)
    if not actions:
        return None
    return Path(*place, cost, wounds, mover.may_end(place, actions[-1]), tuple(actions), tuple(spaces))


def covered(tables: CompiledScenario, places: dict[Place, Path]) -> dict[int, Place]:
    """The cheapest place that covers each space, because large figures are led by any of their spaces."""
    found: dict[int, Place] = {}
    for place, way in places.items():
        for space in each_number(tables.cover[place[1]][place[0]]):
            known = found.get(space)
            if known is None or (not way.ends, way.cost, place) < (not places[known].ends, places[known].cost, known):
                found[space] = place
    return found
