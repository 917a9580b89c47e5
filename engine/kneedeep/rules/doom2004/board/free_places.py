"""Free places for figures, and the nearest one to an occupied place.

Rule: RUL-18, RUL-22, RUL-100.
"""

from kneedeep.model.catalog import footprint_spaces
from kneedeep.rules.doom2004.board.figures import everybody
from kneedeep.rules.doom2004.parts import CompiledScenario, FigureNumber, SpaceNumber, State, union
from kneedeep.rules.doom2004.stages import Arrival
from kneedeep.rules.doom2004.tables.board_tables import LYING, SINGLE, STANDING
from kneedeep.rules.doom2004.tables.game_tokens import GameToken
from kneedeep.rules.numbers import each_space


def shapes_of(shape: int) -> tuple[int, ...]:
    """The possible shapes of a footprint: a demon has two orientations."""
    return (LYING, STANDING) if shape in (LYING, STANDING) else (shape,)


def free_places(tables: CompiledScenario, state: State, shape: int, within: int) -> list[tuple[SpaceNumber, int]]:
    """Every (anchor, shape) where a footprint fits in `within`: revealed, no figure, obstacle or barrel."""
    free = within & state.revealed & ~everybody(state) & ~state.blocked
    if shape == SINGLE:
        return [(anchor, SINGLE) for anchor in each_space(free)]
    found: list[tuple[SpaceNumber, int]] = []
    for turned in shapes_of(shape):
        cover = tables.terrain.cover[turned]
        found += [
            (anchor, turned)
            for anchor in each_space(free)
            if cover[anchor] and not cover[anchor] & ~free and state.ground.fits(turned, anchor)
        ]
    return found


def nearest_places(
    tables: CompiledScenario, state: State, shape: int, anchor: int, turned: int
) -> list[tuple[SpaceNumber, int]]:
    """The free places nearest to an occupied one: by steps, else by distance. Rule: RUL-18."""
    return _nearest(tables, state, free_places(tables, state, shape, state.revealed), anchor, turned)


def _nearest(
    tables: CompiledScenario, state: State, places: list[tuple[SpaceNumber, int]], anchor: int, turned: int
) -> list[tuple[SpaceNumber, int]]:
    """The places nearest to an anchor. Among these, those with its present turn if there are any."""
    if not places:
        return []
    distance = {}
    for place in places:
        steps = state.ground.range(anchor, place[0])
        distance[place] = steps if steps >= 0 else tables.size + tables.terrain.chebyshev(anchor, place[0])
    least = min(distance.values())
    same = [place for place in places if distance[place] == least]
    return [place for place in same if place[1] == turned] or same


def footprint(tables: CompiledScenario, piece: GameToken, anchor: int, shape: int) -> tuple[int, ...]:
    """The spaces of a token at an anchor, by its orientation if it is oblong. Empty off the board."""
    width, height = _size(tables, piece)
    if shape != _shape_of(width, height):
        width, height = height, width
    number = tables.terrain.number
    spaces = footprint_spaces((width, height), tables.terrain.spaces[anchor])
    return tuple(number[space] for space in spaces) if all(space in number for space in spaces) else ()


def spaces_taken(tables: CompiledScenario, state: State) -> int:
    """The bit set of spaces that no token may cover: of figures, of obstacles, and targets of teleports.

    Rule: RUL-17, RUL-100.
    """
    arriving = [stage.token for stage in state.stack if type(stage) is Arrival]
    return everybody(state) | state.blocked | union(tables.pieces[token].bits for token in arriving)


def nearest_footprints(tables: CompiledScenario, state: State, piece: GameToken) -> list[tuple[SpaceNumber, int]]:
    """The (anchor, shape) nearest to the printed place of a token where all of it is free and in one piece.

    Rule: RUL-100; board geometry, footprint: no wall and no shut door goes through it.
    """
    printed = _shape_of(*_size(tables, piece))
    free = state.revealed & ~spaces_taken(tables, state)
    places = []
    for anchor in each_space(free):
        for shape in shapes_of(printed):
            spaces = footprint(tables, piece, anchor, shape)
            if spaces and all(free >> space & 1 for space in spaces) and _hangs_together(tables, state, spaces):
                places.append((anchor, shape))
    return _nearest(tables, state, places, piece.spaces[0], printed)


def _size(tables: CompiledScenario, piece: GameToken) -> tuple[int, int]:
    """The printed width and height of a token, in spaces."""
    x, y = ([line[space] for space in piece.spaces] for line in (tables.terrain.x, tables.terrain.y))
    return max(x) - min(x) + 1, max(y) - min(y) + 1


def _shape_of(width: int, height: int) -> int:
    """The orientation of a footprint: LYING or STANDING, SINGLE for one that is the same in both."""
    return SINGLE if width == height else LYING if width > height else STANDING


def _hangs_together(tables: CompiledScenario, state: State, spaces: tuple[int, ...]) -> bool:
    """True if no wall and no shut door is between two neighbours of a footprint."""
    number, there = tables.terrain.number, set(spaces)
    for space in spaces:
        x, y = tables.terrain.spaces[space]
        for neighbour in ((x + 1, y), (x, y + 1)):
            other = number.get(neighbour, -1)
            if other in there and not state.ground.beside[space] >> other & 1:
                return False
    return True


def nearest_free(tables: CompiledScenario, state: State, figure: FigureNumber) -> tuple[SpaceNumber, int] | None:
    """The free place nearest to a figure, the first in reading order, or None."""
    body = state.body[figure]
    found = nearest_places(tables, state, tables.kinds[state.kind[figure]].shape, state.at[figure], state.shape[figure])
    found = [place for place in found if not tables.terrain.cover[place[1]][place[0]] & body] or found
    return min(found) if found else None
