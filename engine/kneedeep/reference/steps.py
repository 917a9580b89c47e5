"""The steps between the spaces of a board, and what can be reached by them.

Rule: board geometry, the corner rule, steps and adjacency.
"""

from collections.abc import Callable, Collection, Hashable, Iterable, Iterator
from typing import NamedTuple, TypeVar

from kneedeep.reference.ground import Ground, Pair, Purpose, Space

Place = TypeVar("Place", bound=Hashable)


class Neighbours(NamedTuple):
    """Two spaces that share an edge or a corner, and the edges of each way between them."""

    a: Space
    b: Space
    ways: list[frozenset[Pair]]


class Steps(NamedTuple):
    """The neighbours between whom something passes whatever doors are shut, and those where doors decide."""

    sure: list[tuple[Space, Space]]
    doubtful: list[Neighbours]

    def opened(self, stops: frozenset[Pair]) -> list[tuple[Space, Space]]:
        """The doubtful steps that pass where only these edges stop."""
        return [(a, b) for a, b, ways in self.doubtful if any(map(stops.isdisjoint, ways))]

    def where(self, wanted: Callable[[Space, Space], bool]) -> "Steps":
        """Those of the steps that are wanted."""
        sure = [pair for pair in self.sure if wanted(*pair)]
        return Steps(sure, [pair for pair in self.doubtful if wanted(pair.a, pair.b)])


def steps_of(ground: Ground, purpose: Purpose) -> Steps:
    """All steps that a purpose allows, each pair of spaces once. An edge to the outside always stops."""
    return ground.once(("neighbours", purpose), lambda: _steps(ground, purpose))


def _steps(ground: Ground, purpose: Purpose) -> Steps:
    shut, opened = ground.stops(purpose), ground.stops(purpose, [door.number for door in ground.doors])
    found = Steps([], [])
    for pair in ground.once("neighbours", lambda: list(_neighbours(ground))):
        if any(map(shut.isdisjoint, pair.ways)):
            found.sure.append((pair.a, pair.b))
        elif any(map(opened.isdisjoint, pair.ways)):
            found.doubtful.append(pair)
    return found


def _neighbours(ground: Ground) -> Iterator[Neighbours]:
    """Yield all neighbours that steps may lead between.

    Rule: board geometry, the corner rule: there are two ways round a corner; with `corner: both-sides` a step crosses
    the edges of both.
    """
    for x, y in ground.area:
        for b in ((x + 1, y), (x, y + 1), (x + 1, y + 1), (x + 1, y - 1)):
            turns = {(x, b[1]), (b[0], y)} - {(x, y), b}
            ways = [frozenset((frozenset(((x, y), turn)), frozenset((turn, b)))) for turn in turns]
            ways = ways or [frozenset((frozenset(((x, y), b)),))]
            if ground.rules.get("corner") == "both-sides":
                ways = [frozenset().union(*ways)]
            ways = [way for way in ways if way <= ground.edges.keys()]
            if ways:
                yield Neighbours((x, y), b, ways)


def passing(ground: Ground, purpose: Purpose, opened: Collection[int] = ()) -> list[tuple[Space, Space]]:
    """Return the steps that pass with some doors open, each once. Obstacles, barrels and figures are ignored.

    Rule: board geometry, the corner rule: a diagonal step passes if one way round the corner is free, or with
    the house rule `corner: both-sides` if both are.
    """
    steps = steps_of(ground, purpose)
    return steps.sure + steps.opened(ground.stops(purpose, opened))


class Ways:
    """The spaces that steps lead to from each: those with all doors shut, which all states share, and what opens."""

    def __init__(self, ground: Ground, purpose: Purpose, opened: Collection[int]) -> None:
        """Take the steps for a purpose with some doors open."""
        self.shut = ground.once(("shut", purpose), lambda: beside(passing(ground, purpose)))
        self.edges = passing(ground, purpose, opened)
        self.more = beside(steps_of(ground, purpose).opened(ground.stops(purpose, opened)))

    def __getitem__(self, space: Space) -> set[Space]:
        """The spaces that steps from a space lead to."""
        return self.shut.get(space, set()) | self.more.get(space, set())


def beside(steps: Iterable[tuple[Space, Space]]) -> dict[Space, set[Space]]:
    """Return the spaces that steps lead to from each space, in both directions."""
    found: dict[Space, set[Space]] = {}
    for a, b in steps:
        found.setdefault(a, set()).add(b)
        found.setdefault(b, set()).add(a)
    return found


def reached(starts: Iterable[Place], onward: Callable[[Place], Iterable[Place]]) -> set[Place]:
    """Return the places that can be reached from some, themselves among them."""
    waiting = list(starts)
    found = set(waiting)
    while waiting:
        new = set(onward(waiting.pop())) - found
        found |= new
        waiting += new
    return found
