"""Collectors: each counts one thing in a game that was played; counters of several games are merged by adding them.

What is counted is named by what the scenario calls it, so that games with different numbers of marines can be added:
spaces by coordinates, areas by their id, kinds of figures by their id, tokens by (serial, x, y), doors by serial.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from typing import NamedTuple

from kneedeep.geometry.bits import each_number
from kneedeep.rules.doom2004.combat.attack_profile import AMMO
from kneedeep.rules.doom2004.compiled_scenario import CompiledScenario
from kneedeep.rules.doom2004.state import State
from kneedeep.rules.event import Event

START, FOUND, USED, LEFT = "start", "found", "used", "left"


class Played(NamedTuple):
    """A game that was played: its tables, all its events in their order, its last state."""

    t: CompiledScenario
    events: Sequence[Event]
    state: State

    def events_of(self, *kinds: str) -> Iterator[Event]:
        """Yield the events of these kinds in their order."""
        return (event for event in self.events if event[0] in kinds)


Collector = Callable[[Played], Counter[Hashable]]


def deaths(played: Played) -> Counter[Hashable]:
    """Count where marines were fragged, by space."""
    spaces = played.t.terrain.spaces
    return Counter(spaces[space] for _, _, space, _ in played.events_of("fragged"))


def killers(played: Played) -> Counter[Hashable]:
    """Count what fragged marines: the kind of the figure that attacked, else the reason (`airless`, `barrel`, …)."""
    kinds: dict[int, str] = {}
    attacker = ""
    found: Counter[Hashable] = Counter()
    for event in played.events_of("place", "attack", "fragged"):
        if event[0] == "place":
            kinds[event[1]] = played.t.kinds[event[2]].id
        elif event[0] == "attack":
            attacker = kinds.get(event[1], "")
        else:
            found[attacker if event[3] == "attack" and attacker else event[3]] += 1
    return found


_MOVES = {"step": 3, "return": 3, "teleport": 2, "duct": 2, "knock": 2}
"""Events that bring a figure to a space, and where its shape stands in them (2: it is the old one)."""


def steps(played: Played) -> Counter[Hashable]:
    """Count how often a figure came to a space, by (`marines` or `invaders`, x, y); a large one comes to all it covers."""
    tables = played.t
    shapes: dict[int, int] = {}
    sides: dict[int, str] = {}
    visits: Counter[tuple[str, int, int]] = Counter()
    for event in played.events_of("place", "respawn", *_MOVES):
        name, figure = event[0], event[1]
        if name == "place":
            side = tables.kinds[event[2]].side
            sides[figure] = "invaders" if side == "invaders" else "marines"
            shapes[figure] = event[4]
            space = event[3]
        else:
            space = event[2]
            if _MOVES.get(name) == 3:
                shapes[figure] = event[3]
        visits[sides[figure], shapes[figure], space] += 1
    found: Counter[Hashable] = Counter()
    for (side, shape, anchor), count in visits.items():
        for space in each_number(tables.cover[shape][anchor]):
            found[(side, *tables.terrain.spaces[space])] += count
    return found


def kills(played: Played) -> Counter[Hashable]:
    """Count the figures of each kind that were killed."""
    return Counter(played.t.kinds[kind].id for _, _, kind, _ in played.events_of("killed"))


def arrivals(played: Played) -> Counter[Hashable]:
    """Count the invaders that came to the board, by (kind, `spawn` or `set-up`)."""
    found: Counter[Hashable] = Counter()
    for _, _, kind, _, _, _, why in played.events_of("place"):
        if played.t.kinds[kind].side == "invaders":
            found[played.t.kinds[kind].id, "spawn" if why == "spawn" else "set-up"] += 1
    return found


def lain(played: Played) -> Counter[Hashable]:
    """Count in how many games a thing that marines can take or use lay on the revealed board."""
    return Counter(_tokens(played, {event[1] for event in played.events_of("token")}))


def taken(played: Played) -> Counter[Hashable]:
    """Count in how many games marines took or used such a thing."""
    t, numbers = played.t, set()
    for event in played.events_of("pick-up", "encounter", "use", "left"):
        if event[0] == "left":
            numbers.add(event[3])
        elif event[0] != "use" or event[1] < t.marines:
            numbers.add(event[2])
    return Counter(_tokens(played, numbers))


def _tokens(played: Played, numbers: set[int]) -> set[Hashable]:
    """The tokens of the file among these, as (serial, x, y); several in one space are one."""
    found: set[Hashable] = set()
    for number in numbers:
        piece = played.t.pieces[number] if number >= 0 else None
        if piece is None or not piece.element.serial or piece.placed or not piece.spaces:
            continue
        if piece.type.taken or piece.use_from or piece.type.use == "end":
            found.add((piece.element.serial, *played.t.terrain.spaces[piece.spaces[0]]))
    return found


def revealed(played: Played) -> Counter[Hashable]:
    """Count the areas that were revealed, by (area, round)."""
    number = 1
    found: Counter[Hashable] = Counter()
    for event in played.events_of("round", "reveal"):
        if event[0] == "round":
            number = event[1]
        else:
            found[played.t.areas[event[1]], number] += 1
    return found


def opened(played: Played) -> Counter[Hashable]:
    """Count in how many games somebody opened a door or left by it, by serial."""
    doors = {event[1] for event in played.events_of("door") if event[2] and event[3] >= 0}
    doors |= {event[2] for event in played.events_of("left") if event[2] >= 0}
    return Counter(played.t.doors[number].element.serial for number in doors)


def sights(played: Played) -> Counter[Hashable]:
    """Count along which lines of sight was attacked from afar, by (`marines` or `invaders`, x, y, x, y): from where, at what.

    A blast counts with the space it was aimed at, a large figure with its anchor. Attacks that go by the way (seeking) and where
    a blow-through walks on need no sight and don't count.
    """
    tables = played.t
    spaces = tables.terrain.spaces
    near = tables.terrain.steps(tables.terrain.all_doors).neighbours
    where: dict[int, int] = {}
    kinds: dict[int, int] = {}
    last = (-1, -1, -1)
    found: Counter[Hashable] = Counter()
    for event in played.events_of("place", "respawn", "attack", *_MOVES):
        name, figure, space = event[0], event[1], event[2]
        if name == "place":
            kinds[figure], where[figure] = space, event[3]
        elif name != "attack":
            where[figure] = space
        else:
            arms = tables.weapons[event[2]] if event[2] >= 0 else tables.kinds[kinds[figure]].arms
            aim, start = event[3], where[figure]
            walks = (
                arms is not None
                and arms.blow_through
                and last[:2] == (figure, start)
                and aim in near[last[2]]
            )
            last = figure, start, aim
            if arms is None or arms.melee or arms.seeking or walks:
                continue
            side = "invaders" if tables.kinds[kinds[figure]].side == "invaders" else "marines"
            found[(side, *spaces[start], *spaces[aim])] += 1
    return found


def ammunition(played: Played) -> Counter[Hashable]:
    """Count ammunition tokens of all marines, by (`start`, `found`, `used` or `left`, class)."""
    found: Counter[Hashable] = Counter()
    held: dict[tuple[int, int], int] = {}
    gifts: Counter[int] = Counter()
    for event in played.events_of("kit", "given"):
        if event[0] == "given":
            if event[3] == "ammo":
                gifts[event[4]] += 1
            continue
        _, seat, what, count = event
        if isinstance(what, str):
            continue
        before = held.get((seat, what))
        held[seat, what] = count
        if before is None:
            found[START, AMMO[what]] += count
        else:
            found[FOUND if count > before else USED, AMMO[what]] += abs(count - before)
    for what, count in gifts.items():
        found[FOUND, AMMO[what]] -= count
        found[USED, AMMO[what]] -= count
    for (_, what), count in held.items():
        found[LEFT, AMMO[what]] += count
    return +found


def is_dry(played: Played) -> bool:
    """Return whether some marine had no ammunition of any kind at some time, having had some."""
    held: dict[int, list[int]] = {}
    for _, seat, what, count in played.events_of("kit"):
        if isinstance(what, int):
            own = held.setdefault(seat, [0] * len(AMMO))
            had, own[what] = any(own), count
            if had and not any(own):
                return True
    return False


COLLECTORS: Mapping[str, Collector] = {
    "deaths": deaths,
    "killers": killers,
    "steps": steps,
    "kills": kills,
    "arrivals": arrivals,
    "lain": lain,
    "taken": taken,
    "revealed": revealed,
    "opened": opened,
    "sights": sights,
    "ammunition": ammunition,
}
"""All collectors by the names under which a result holds what they counted."""


def collected(played: Played) -> dict[str, Counter[Hashable]]:
    """Return what all collectors count in one game."""
    return {name: collect(played) for name, collect in COLLECTORS.items()}
