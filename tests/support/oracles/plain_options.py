"""Steps and attacks of figures told plainly, one space at a time: what the ready lists of the engine must agree with."""

from kneedeep.model.geometry.distance import distances
from kneedeep.model.geometry.edge import WALL
from kneedeep.rules import Action
from kneedeep.rules.doom2004.board import tokens_on_board
from kneedeep.rules.doom2004.board.figures import enemies
from kneedeep.rules.doom2004.compiled_scenario import CompiledScenario
from kneedeep.rules.doom2004.game import Doom2004Game
from kneedeep.rules.doom2004.passage import teleporters
from kneedeep.rules.doom2004.state import OFF, State
from kneedeep.rules.doom2004.tables.game_tokens import GameToken

Space = tuple[int, int]
Place = tuple[int, int]
"""Anchor and shape."""


def bodies(t: CompiledScenario, s: State, figures: tuple[int, ...], but: int) -> set[int]:
    """The spaces of figures, one left out."""
    return {cell for figure in figures if figure != but for cell in t.terrain.cells[s.shape[figure]][s.at[figure]]}


class Plain:
    """What a state looks like to one figure."""

    def __init__(self, game: Doom2004Game, s: State, figure: int) -> None:
        self.t: CompiledScenario = game.tables(s.players)
        self.s = s
        self.figure = figure
        self.kind = self.t.kinds[s.kind[figure]]
        numbers = range(self.t.size)
        self.revealed = {number for number in numbers if s.revealed >> number & 1}
        self.blocked = {number for number in numbers if s.blocked >> number & 1}
        self.friends = bodies(self.t, s, s.squad if figure in s.squad else s.crowd, figure)
        self.foes = bodies(self.t, s, s.crowd if figure in s.squad else s.squad, figure)
        self.foes |= bodies(self.t, s, s.others, figure)
        self.origin: Place = s.at[figure], s.shape[figure]

    def cells(self, place: Place) -> set[int]:
        return set(self.t.terrain.cells[place[1]][place[0]])

    def leads(self, place: Place) -> list[Place]:
        """The places one step away, past walls, doors and, for who walks, obstacles."""
        anchor, shape = place
        if shape:
            return [(new, turned) for new, turned, _ in self.s.ground.shifts(shape, anchor, flying=self.kind.flying)]
        return [(number, 0) for number in self.s.ground.near[anchor]]

    def may_enter(self, place: Place) -> bool:
        """Revealed, and nobody and nothing in the way of a step. An oversized figure is not in its own way."""
        cells = self.cells(place)
        if self.kind.shape:
            cells -= self.cells(self.origin)
        if not cells <= self.revealed:
            return False
        return self.kind.flying or not cells & (self.foes | self.blocked)

    def may_stay(self, place: Place) -> bool:
        """Whether nobody else and no obstacle is there, not even an obstacle under the figure's own start."""
        return not self.cells(place) & (self.friends | self.foes | self.blocked)

    def leaps(self, place: Place) -> list[Place]:
        """Where a teleporter leads a marine or bot, and a duct an invader that scuttles, from a place."""
        t, s = self.t, self.s
        if place[1]:
            return []
        if self.figure in s.squad:
            standing = self.blocked | bodies(t, s, s.others, self.figure)
            if self.figure >= s.players:
                standing |= self.foes
            ends = [
                t.pieces[end].spaces[0]
                for pad in t.pads
                if s.lying >> pad.number & 1 and place[0] in pad.spaces
                for end in teleporters.ends_of(t, s, pad.number)
            ]
            return [(end, 0) for end in ends if end not in standing]
        if not self.kind.scuttle:
            return []
        ducts = {tokens_on_board.space_of(t, s, piece.number) for piece in t.ducts if s.lying >> piece.number & 1}
        if place[0] not in ducts:
            return []
        return [(end, 0) for end in sorted(ducts & self.revealed - self.foes - self.blocked) if end != place[0]]

    def arrives(self, place: Place) -> bool:
        """Whether a figure that leaps to a place may stay there: a marine kills the invader that it meets."""
        if self.figure >= self.s.players:
            return self.may_stay(place)
        return not self.cells(place) & (self.friends | self.blocked)

    def gets_on(self, place: Place, points: int) -> bool:
        """Whether `points` points reach a place to stay from an occupied one."""
        level, seen = [place], {place}
        for _ in range(points):
            onward = [new for here in level for new in self.leads(here) if self.may_enter(new) and new not in seen]
            leapt = [new for here in level for new in self.leaps(here) if new not in seen]
            if any(self.may_stay(new) for new in onward) or any(self.arrives(new) for new in leapt):
                return True
            onward += leapt
            seen |= set(onward)
            level = onward
        return False

    def steps(self, points: int) -> list[Action]:
        """The steps with `points` points left, in the engine's order."""
        found: list[Action] = []
        for place in self.leads(self.origin):
            if points < 1 or not self.may_enter(place):
                continue
            if self.may_stay(place) or self.gets_on(place, points - 1):
                found.append(("step", *place) if self.kind.shape else ("step", place[0]))
        return found

    def leapt(self, points: int) -> list[int]:
        """The spaces reachable by a teleporter or duct with `points` points left, in rising order."""
        return sorted(
            place[0]
            for place in self.leaps(self.origin)
            if points and (self.arrives(place) or self.gets_on(place, points - 1))
        )

    def strikes(self) -> list[Action]:
        """The attacks of a kind without special reach, by figure and space, then on barrels and things."""
        t, s = self.t, self.s
        arms = self.kind.arms
        if arms is None or self.figure in s.sharing:
            return []
        found: list[Action] = []
        for enemy in enemies(t, s, self.figure):
            for space in sorted(self.cells((s.at[enemy], s.shape[enemy]))):
                if self.reaches(space, but=enemy):
                    found.append(("strike", space, enemy))
        things = {number for number in self.revealed if s.barrels >> number & 1}
        for piece in t.frail_pieces:
            if s.lying >> piece.number & 1:
                moved = {number: set(spaces) for number, *spaces in s.moved}
                things |= moved.get(piece.number, set(piece.spaces)) & self.revealed
        if not arms.sweep:
            found += [("strike", space, -1) for space in sorted(things) if self.reaches(space, but=OFF)]
        return found

    def reaches(self, space: int, *, but: int) -> bool:
        """Whether a space is in reach and sight, past everybody but one figure."""
        t, s = self.t, self.s
        assert self.kind.arms is not None
        own = self.cells(self.origin)
        if space in own or space not in self.revealed:
            return False
        others = bodies(t, s, (*s.squad, *s.crowd, *s.others), self.figure) - own
        if but != OFF:
            others -= self.cells((s.at[but], s.shape[but]))
        beside = any(s.ground.beside[cell] >> space & 1 for cell in own)
        if self.kind.arms.melee and not beside:
            return False
        return any(
            s.ground.look(cell) >> space & 1
            and not any(t.terrain.between(cell, space) >> number & 1 for number in others)
            for cell in own
        )


def plain_footprints(game: Doom2004Game, s: State, piece: GameToken) -> set[tuple[int, ...]]:
    """The spaces where a token may be put down that finds its own taken: the nearest ones, as it was turned if possible."""
    t = game.tables(s.players)
    board = t.board
    opened = {number for number in range(len(t.doors)) if s.doors >> number & 1}
    taken = set(bodies(t, s, (*s.squad, *s.crowd, *s.others), OFF))
    taken |= {t.pieces[stage.token].spaces[0] for stage in s.stack if stage.name == "arrival"}
    free = {
        space
        for number, space in enumerate(board.lattice.spaces)
        if s.revealed >> number & 1 and not s.blocked >> number & 1 and number not in taken
    }

    def is_open(a: Space, side: str) -> bool:
        door = board.door_at(a, side)
        if door is not None and door.standing == "joint":
            return door.number in opened
        return board.edge_kind(a, side) != WALL

    def is_whole(spaces: list[Space]) -> bool:
        return all(
            is_open((x, y), side)
            for x, y in spaces
            for side, other in (("east", (x + 1, y)), ("south", (x, y + 1)))
            if other in spaces
        )

    printed = [board.lattice.spaces[number] for number in piece.spaces]
    left, top = min(x for x, _ in printed), min(y for _, y in printed)
    shapes = [[(x - left, y - top) for x, y in printed], [(y - top, x - left) for x, y in printed]]
    found: list[list[tuple[int, tuple[int, ...]]]] = [[], []]
    away = distances(board.steps(opened), [board.number[left, top]], blockers=s.blocked)
    for x, y in free:
        steps = away[board.number[x, y]]
        far = steps if steps >= 0 else t.size + max(abs(x - left), abs(y - top))
        for place, shape in enumerate(shapes):
            spaces = [(x + right, y + down) for right, down in shape]
            if free.issuperset(spaces) and is_whole(spaces):
                found[place].append((far, tuple(sorted(board.number[space] for space in spaces))))
    least = min((far for near in found for far, _ in near), default=0)
    nearest = [{spaces for far, spaces in near if far == least} for near in found]
    return nearest[0] or nearest[1]
