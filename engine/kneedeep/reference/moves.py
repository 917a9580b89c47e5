"""The moves of a marine without keys, with their costs.

Rule: board geometry, distances, walk.
"""

from collections.abc import Collection, Iterable, Iterator

from kneedeep.board.doors import LaidDoor
from kneedeep.board.laid_things import LaidToken
from kneedeep.model.catalog.turn_parameters import turn_parameters
from kneedeep.reference.ground import Ground, Pair, Space
from kneedeep.reference.steps import Steps, steps_of

Move = tuple[Space, Space, int]
"""From where to where, and its cost in movement points."""


def moves_of(ground: Ground, opened: Collection[int] = ()) -> Iterator[Move]:
    """Yield the moves between all spaces, by steps and teleporters, those to and from obstacles too.

    Rule: board geometry, distances, walk (a teleport costs 1 in 2004); RUL16-60, RUL16-69, RUL16-157 (it is a step in
    2016).
    """
    entry = entry_costs(ground)
    yield from paced(ground, opened, entry, steps_of(ground, "step"))
    as_step = "inactive teleporters" in ground.edition.features
    for a, b in teleports(ground):
        yield a, b, 1 + entry.get(b, 0) * as_step


def paced(ground: Ground, opened: Collection[int], entry: dict[Space, int], steps: Steps) -> Iterator[Move]:
    """Yield some steps in both directions, each with its cost."""
    for a, b in steps.sure:
        yield a, b, 1 + entry.get(b, 0)
        yield b, a, 1 + entry.get(a, 0)
    toll = turn_parameters(ground.board.scenario.ruleset)["door"].value
    gates = {door.number for door in ground.doors if is_gate(ground, door, opened)}
    stops = ground.stops("step", {*opened, *gates})
    openers = {number: ground.openers(number) for number in gates}
    for one, other, ways in steps.doubtful:
        free = [way for way in ways if stops.isdisjoint(way)]
        for a, b in ((one, other), (other, one)):
            opening = doors_opened(ground, a, free, openers)
            if opening is not None:
                yield a, b, 1 + toll * opening + entry.get(b, 0)


def is_gate(ground: Ground, door: LaidDoor, opened: Collection[int]) -> bool:
    """Return whether a door is shut and can be opened by a marine who has no key and has done nothing."""
    return door.number not in opened and not door.element.exit and not locked(ground, door.number)


def locked(ground: Ground, number: int) -> bool:
    """Return whether a marine who has no key and has done nothing can't open a door."""
    element = ground.board.doors[number].element
    kind = ground.board.doors[number].kind
    return kind in ("security", "passage") or element.key is not None or element.needs is not None


def doors_opened(
    ground: Ground, a: Space, ways: Iterable[frozenset[Pair]], openers: dict[int, set[Space]]
) -> int | None:
    """The number of shut doors that a step from a space opens on the cheapest of its ways; None if it can't.

    Rule: board geometry, *Steps and adjacency*: a figure on one of the spaces beside a door may open it.
    """
    counts = []
    for way in ways:
        doors = {ground.door_at[edge] for edge in way if ground.door_at.get(edge) in openers}
        if all(a in openers[door] for door in doors):
            counts.append(len(doors))
    return min(counts, default=None)


def entry_costs(ground: Ground) -> dict[Space, int]:
    """The points beyond 1 for entering a space. Rule: scenario format, `enter` of own types; RUL16-60 (difficult)."""
    costs: dict[Space, int] = {}
    for token in ground.tokens:
        for space in token.spaces:
            if token.type is not None and token.type.enter - 1 > costs.get(space, 0):
                costs[space] = token.type.enter - 1
    if "difficult spaces" in ground.edition.features:
        more = turn_parameters(ground.board.scenario.ruleset)["difficult"].value
        for space in ground.difficult:
            costs[space] = costs.get(space, 0) + more
    return costs


def usable_pads(ground: Ground) -> list[LaidToken]:
    """Return the teleporters on the board that wait for nothing."""
    found = [token for token in ground.tokens if token.type is not None and token.type.teleports]
    return [pad for pad in found if pad.element.needs is None and pad.at in ground.area]


def teleports(ground: Ground) -> Iterator[tuple[Space, Space]]:
    """Yield the ways of teleporters for a marine, from space to space.

    Rule: 2004 rulebook p. 10 (teleporters): to another of its color, or as `to` says; RUL16-156, RUL16-157:
    in 2016 to every active one, also from one that the marine activates by entering it.
    """
    pads = usable_pads(ground)
    for pad in pads:
        named = [entry["pad"] for entry in pad.element.to if entry.get("needs") is None]
        for other in pads:
            if "inactive teleporters" in ground.edition.features:
                leads = other.element.active
            elif pad.element.to:
                leads = other.element.id in named
            else:
                leads = other.element.color == pad.element.color
            if leads and other.at != pad.at:
                yield pad.at, other.at
