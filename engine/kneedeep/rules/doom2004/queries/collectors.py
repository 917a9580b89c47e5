"""Collectors: each counts one thing in a played game. Counters of several games are merged by adding them.

Counts are keyed by the scenario's names, so that games with different numbers of marines can be added: spaces
by coordinates, areas by their id, kinds of figures by their id, tokens by (serial, x, y), doors by serial.
"""

from collections import Counter
from collections.abc import Callable, Collection, Hashable, Iterator, Mapping, Sequence
from typing import NamedTuple, TypeVar

from kneedeep.rules.doom2004.event_texts.attack_events import Attack
from kneedeep.rules.doom2004.event_texts.board_events import Door, Reveal
from kneedeep.rules.doom2004.event_texts.figure_events import MOVES, Duct, Knock, Left, Place, Respawn, Return
from kneedeep.rules.doom2004.event_texts.harm_events import Fragged, Killed
from kneedeep.rules.doom2004.event_texts.kit_events import Encounter, Given, Kit, PickUp, Use
from kneedeep.rules.doom2004.parts import AMMO, CompiledScenario, State, each_number
from kneedeep.rules.event import Event
from kneedeep.rules.game_events import Round, Step, Teleport, Token

AnEvent = TypeVar("AnEvent")
_BLAME: frozenset[type[Place | Attack | Fragged]] = frozenset((Place, Attack, Fragged))
_TAKING: frozenset[type[PickUp | Encounter | Use | Left]] = frozenset((PickUp, Encounter, Use, Left))
_REVEALING: frozenset[type[Round | Reveal]] = frozenset((Round, Reveal))
_EQUIPPING: frozenset[type[Kit | Given]] = frozenset((Kit, Given))
_ARRIVALS: frozenset[type[Place | Respawn | Step | Return | Teleport | Duct | Knock]] = frozenset(
    (Place, Respawn, *MOVES)
)
_ARRIVALS_AND_ATTACKS: frozenset[type[Place | Respawn | Attack | Step | Return | Teleport | Duct | Knock]] = frozenset(
    (Place, Respawn, Attack, *MOVES)
)
_SHAPED = (Step, Place, Return)
START, FOUND, USED, LEFT = "start", "found", "used", "left"


class Played(NamedTuple):
    """A game that was played: its tables, all its events in their order, its last state."""

    t: CompiledScenario
    events: Sequence[Event]
    state: State

    def events_of(self, kinds: Collection[type[AnEvent]]) -> Iterator[AnEvent]:
        """Yield the events of these kinds in their order."""
        return (event for event in self.events if type(event) in kinds)  # type: ignore[misc]


Collector = Callable[[Played], Counter[Hashable]]


def deaths(played: Played) -> Counter[Hashable]:
    """Count where marines were fragged, by space."""
    spaces = played.t.terrain.spaces
    return Counter(spaces[event.space] for event in played.events_of((Fragged,)))


def killers(played: Played) -> Counter[Hashable]:
    """The causes of frags: the kind of the attacking figure, else the reason (`airless`, `barrel`, …)."""
    kinds: dict[int, str] = {}
    attacker = ""
    found: Counter[Hashable] = Counter()
    for event in played.events_of(_BLAME):
        if isinstance(event, Place):
            kinds[event.figure] = played.t.kinds[event.kind].id
        elif isinstance(event, Attack):
            attacker = kinds.get(event.figure, "")
        else:
            found[attacker if event.why == "attack" and attacker else event.why] += 1
    return found


def steps(played: Played) -> Counter[Hashable]:
    """The arrivals of figures at spaces, by (`marines` or `invaders`, x, y). A large one counts for all its spaces."""
    tables = played.t
    shapes: dict[int, int] = {}
    sides: dict[int, str] = {}
    visits: Counter[tuple[str, int, int]] = Counter()
    for event in played.events_of(_ARRIVALS):
        figure = event.figure
        if isinstance(event, Place):
            sides[figure] = "invaders" if tables.kinds[event.kind].side == "invaders" else "marines"
        if isinstance(event, _SHAPED):
            shapes[figure] = event.shape
        visits[sides[figure], shapes[figure], event.space] += 1
    found: Counter[Hashable] = Counter()
    for (side, shape, anchor), count in visits.items():
        for space in each_number(tables.cover[shape][anchor]):
            found[(side, *tables.terrain.spaces[space])] += count
    return found


def kills(played: Played) -> Counter[Hashable]:
    """Count the figures of each kind that were killed."""
    return Counter(played.t.kinds[event.kind].id for event in played.events_of((Killed,)))


def arrivals(played: Played) -> Counter[Hashable]:
    """Count the invaders that came to the board, by (kind, `spawn` or `set-up`)."""
    found: Counter[Hashable] = Counter()
    for event in played.events_of((Place,)):
        kind = played.t.kinds[event.kind]
        if kind.side == "invaders":
            found[kind.id, "spawn" if event.why == "spawn" else "set-up"] += 1
    return found


def lain(played: Played) -> Counter[Hashable]:
    """Count the games in which a thing that marines can take or use was on the revealed board."""
    return Counter(_tokens(played, {event.token for event in played.events_of((Token,))}))


def taken(played: Played) -> Counter[Hashable]:
    """Count the games in which marines took or used such a thing."""
    numbers = set()
    for event in played.events_of(_TAKING):
        if not isinstance(event, Use) or event.figure < played.t.marines:
            numbers.add(event.token)
    return Counter(_tokens(played, numbers))


def _tokens(played: Played, numbers: set[int]) -> set[Hashable]:
    """The tokens of the file among these, as (serial, x, y). Several in one space are one."""
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
    for event in played.events_of(_REVEALING):
        if isinstance(event, Round):
            number = event.number
        else:
            found[played.t.areas[event.area], number] += 1
    return found


def opened(played: Played) -> Counter[Hashable]:
    """Count the games in which somebody opened a door or left by it, by serial."""
    doors = {event.door for event in played.events_of((Door,)) if event.open and event.figure >= 0}
    doors |= {event.door for event in played.events_of((Left,)) if event.door >= 0}
    return Counter(played.t.doors[number].element.serial for number in doors)


def sights(played: Played) -> Counter[Hashable]:
    """The lines of sight of attacks from afar, by (`marines` or `invaders`, x, y, x, y): origin, target.

    A blast counts with the space it was aimed at, a large figure with its anchor. Attacks along the way
    (seeking) and the further way of a blow-through need no sight and don't count.
    """
    tables = played.t
    spaces = tables.terrain.spaces
    near = tables.terrain.steps(tables.terrain.all_doors).neighbours
    where: dict[int, int] = {}
    kinds: dict[int, int] = {}
    last = (-1, -1, -1)
    found: Counter[Hashable] = Counter()
    for event in played.events_of(_ARRIVALS_AND_ATTACKS):
        figure = event.figure
        if isinstance(event, Place):
            kinds[figure] = event.kind
        if not isinstance(event, Attack):
            where[figure] = event.space
        else:
            arms = tables.weapons[event.arms] if event.arms >= 0 else tables.kinds[kinds[figure]].arms
            aim, start = event.space, where[figure]
            walks = arms is not None and arms.blow_through and last[:2] == (figure, start) and aim in near[last[2]]
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
    for event in played.events_of(_EQUIPPING):
        if isinstance(event, Given):
            if event.what == "ammo":
                gifts[event.which] += 1
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
    """Whether some marine had no ammunition of any kind at some time, having had some."""
    held: dict[int, list[int]] = {}
    for _, seat, what, count in played.events_of((Kit,)):
        if isinstance(what, int):
            own = held.setdefault(seat, [0] * len(AMMO))
            had, own[what] = any(own), count
            if had and not any(own):
                return True
    return False


COLLECTORS: Mapping[str, Collector] = {
    collect.__name__: collect
    for collect in (deaths, killers, steps, kills, arrivals, lain, taken, revealed, opened, sights, ammunition)
}
"""All collectors by the names of their counts in a result."""


def collected(played: Played) -> dict[str, Counter[Hashable]]:
    """The counts of all collectors in one game."""
    return {name: collect(played) for name, collect in COLLECTORS.items()}
