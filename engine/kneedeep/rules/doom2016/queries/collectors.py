"""Collectors: each counts one topic in a played game of 2016. Counters of several games can be added.

Keys are independent of the number of marines, so that all games of a scenario can be added: spaces
by coordinates, areas by their id, kinds of figures by their id, tokens by (serial, x, y), doors by serial.
"""

from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from typing import NamedTuple

from kneedeep.model.catalog.invader_setup import PORTAL_COLORS
from kneedeep.rules.doom2016 import event_texts
from kneedeep.rules.doom2016.parts import CompiledScenario, State, each_number
from kneedeep.rules.event import Event
from kneedeep.rules.game_events import Round, Step, Teleport, Token

MARINES, INVADERS = "marines", "invaders"
SUMMONED = "summoned"
_SHAPED = (event_texts.Place, Step, event_texts.Displaced)


class PlayedGame(NamedTuple):
    """A played game: its tables, all events in order, its last state."""

    t: CompiledScenario
    events: Sequence[Event]
    state: State

    def side(self, figure: int) -> str:
        """The side of a figure. Figures of no side count with the marines."""
        return MARINES if figure < self.t.marines else INVADERS

    def space(self, number: int) -> tuple[int, int]:
        """The coordinates of a space."""
        return self.t.board.spaces[number]

    def followed(self) -> Iterator[tuple[Event, dict[int, str], dict[int, tuple[int, int]]]]:
        """Yield each event with the figures' kinds and (anchor, shape) before it, by number."""
        kinds: dict[int, str] = {}
        where: dict[int, tuple[int, int]] = {}
        for event in self.events:
            if isinstance(event, event_texts.Place):
                kinds[event.figure] = self.t.kinds[event.kind].id
            yield event, kinds, where
            if isinstance(event, _SHAPED):
                where[event.figure] = event.space, event.shape
            elif isinstance(event, Teleport):
                where[event.figure] = event.space, 0


Collector = Callable[[PlayedGame], Counter[Hashable]]


def deaths(played: PlayedGame) -> Counter[Hashable]:
    """Count fragged marines, by space."""
    return Counter(
        played.space(event.space)
        for event in played.events
        if isinstance(event, event_texts.Fragged) and event.figure < played.t.marines
    )


def killers(played: PlayedGame) -> Counter[Hashable]:
    """Count fragged marines, by the kind of the figure that attacked or played a card last."""
    found: Counter[Hashable] = Counter()
    for event, kind in _blamed(played):
        if isinstance(event, event_texts.Fragged) and event.figure < played.t.marines:
            found[kind] += 1
    return found


def damage(played: PlayedGame) -> Counter[Hashable]:
    """Count damage by (side of the damaged figure, kind of the attacker)."""
    found: Counter[Hashable] = Counter()
    for event, kind in _blamed(played):
        if isinstance(event, event_texts.Damage):
            found[played.side(event.figure), kind] += event.damage
    return found


def _blamed(played: PlayedGame) -> Iterator[tuple[Event, str]]:
    """Yield events of damage and frags, with the kind of the last figure that attacked or played a card."""
    actor = ""
    for event, kinds, _ in played.followed():
        if isinstance(event, event_texts.Attack):
            actor = kinds.get(event.figure, "")
        elif isinstance(event, event_texts.Played):
            actor = kinds.get(event.seat, "")
        elif isinstance(event, (event_texts.Damage, event_texts.Fragged)):
            yield event, actor


def kills(played: PlayedGame) -> Counter[Hashable]:
    """Count fragged demons by kind."""
    return Counter(
        played.t.kinds[event.kind].id
        for event in played.events
        if isinstance(event, event_texts.Fragged) and event.figure >= played.t.marines
    )


def finishes(played: PlayedGame) -> Counter[Hashable]:
    """Count demons fragged without damage, by (`glory` or `telefrag`, kind)."""
    found: Counter[Hashable] = Counter()
    last, before = "", -1
    for event in played.events:
        if isinstance(event, event_texts.Damage):
            before = event.figure
            continue
        if isinstance(event, event_texts.Fragged):
            # A frag by damage follows its damage event at once.
            last = "" if event.figure in (before, *range(played.t.marines)) else played.t.kinds[event.kind].id
        elif isinstance(event, event_texts.Glory) and last:
            found["glory", last] += 1
            last = ""
        elif isinstance(event, (Teleport, event_texts.Respawn)) and last:
            found["telefrag", last] += 1
            last = ""
        elif isinstance(event, (Step, event_texts.Attack)):
            last = ""
        before = -1
    return found


def portals(played: PlayedGame) -> Counter[Hashable]:
    """Count summonings by (portal color, round). Summonings at set-up count for the first round."""
    number = 1
    found: Counter[Hashable] = Counter()
    for event in played.events:
        if isinstance(event, Round):
            number = event.number
        elif isinstance(event, event_texts.Summons):
            found[PORTAL_COLORS[played.t.tokens[event.token].color], number] += 1
    return found


def hands(played: PlayedGame) -> Counter[Hashable]:
    """Count the cards in the hands of both sides at the end."""
    state = played.state
    return Counter({MARINES: sum(len(hand) for hand in state.hand), INVADERS: len(state.event_hand)})


def defenses(played: PlayedGame) -> Counter[Hashable]:
    """Count defense cards by (side, `cards`), and second cards because of cover by (side, `cover`)."""
    return Counter(
        (played.side(event.figure), "cover" if event.second else "cards")
        for event in played.events
        if isinstance(event, event_texts.Defense)
    )


def steps(played: PlayedGame) -> Counter[Hashable]:
    """Count arrivals at spaces by (`marines` or `invaders`, x, y). A large figure counts for all its spaces."""
    visits: Counter[tuple[str, int, int]] = Counter()
    for event in played.events:
        if isinstance(event, _SHAPED):
            visits[played.side(event.figure), event.shape, event.space] += 1
        elif isinstance(event, Teleport):
            visits[played.side(event.figure), 0, event.space] += 1
    found: Counter[Hashable] = Counter()
    for (side, shape, anchor), count in visits.items():
        body = played.t.stock.outline(anchor, shape) if shape else 1 << anchor
        for space in each_number(body):
            found[(side, *played.space(space))] += count
    return found


def arrivals(played: PlayedGame) -> Counter[Hashable]:
    """Count placed demons by (kind, `summoned` or `set-up`)."""
    return Counter(
        (played.t.kinds[event.kind].id, SUMMONED if event.why == SUMMONED else "set-up")
        for event in played.events
        if isinstance(event, event_texts.Place) and event.figure >= played.t.marines
    )


def lain(played: PlayedGame) -> Counter[Hashable]:
    """Count games in which a token that marines can gain or use was on the map."""
    return Counter(_tokens(played, {event.token for event in played.events if isinstance(event, Token)}))


def taken(played: PlayedGame) -> Counter[Hashable]:
    """Count games in which marines gained or used a token."""
    numbers = {event.token for event in played.events if isinstance(event, event_texts.Used)}
    numbers |= {event.token for event in played.events if isinstance(event, event_texts.Item) and event.on}
    return Counter(_tokens(played, numbers))


def _tokens(played: PlayedGame, numbers: set[int]) -> set[Hashable]:
    """The tokens of the file among these, as (serial, x, y). Equal tokens in one space count once."""
    found: set[Hashable] = set()
    for number in numbers:
        token = played.t.tokens[number]
        if token.element.serial and not token.placed and token.spaces and (token.is_item or token.use_from):
            found.add((token.element.serial, *played.space(token.spaces[0])))
    return found


def revealed(played: PlayedGame) -> Counter[Hashable]:
    """Count revealed areas by (area, round of the first sighting). Rule: RUL16-180."""
    tables = played.t
    number, found = 1, dict[str, int]()
    doors = [event.door for event in played.events if isinstance(event, event_texts.Door)]
    opened = played.state.doors & ~sum(1 << door for door in set(doors))
    where: dict[int, int] = {}
    for event in played.events:
        looking: Sequence[int] = ()
        if isinstance(event, Round):
            number = event.number
        elif isinstance(event, event_texts.Door):
            opened |= 1 << event.door
            looking = tuple(where.values())
        elif isinstance(event, (*_SHAPED, Teleport)) and event.figure < tables.marines:
            where[event.figure] = event.space
            looking = (event.space,)
        elif isinstance(event, (event_texts.Fragged, event_texts.Left)):
            where.pop(event.figure if isinstance(event, event_texts.Fragged) else event.seat, None)
        for space in looking if len(found) < len(tables.areas) else ():
            view = tables.ground(opened).view(space)
            for area, bits in zip(tables.areas, tables.area_bits, strict=True):
                if view & bits:
                    found.setdefault(area, number)
    return Counter(found.items())


def opened(played: PlayedGame) -> Counter[Hashable]:
    """Count games in which a figure opened a door or left through it, by serial."""
    doors = {event.door for event in played.events if isinstance(event, event_texts.Door) and event.figure >= 0}
    doors |= {event.door for event in played.events if isinstance(event, event_texts.Left) and event.door >= 0}
    return Counter(played.t.doors[number].element.serial for number in doors)


def sights(played: PlayedGame) -> Counter[Hashable]:
    """Count lines of sight of ranged attacks by (`marines` or `invaders`, x, y, x, y): origin, target."""
    found: Counter[Hashable] = Counter()
    for event, _, where in played.followed():
        if isinstance(event, event_texts.Attack):
            start, aim = where[event.figure][0], where[event.target][0]
            (ax, ay), (bx, by) = played.space(start), played.space(aim)
            if max(abs(ax - bx), abs(ay - by)) > 1:
                found[(played.side(event.figure), ax, ay, bx, by)] += 1
    return found


_EVERY = (deaths, killers, damage, kills, finishes, portals, hands, defenses, steps, arrivals, lain, taken, revealed)
COLLECTORS: Mapping[str, Collector] = {collect.__name__: collect for collect in (*_EVERY, opened, sights)}
"""The collectors by the names of their counts in results."""


def collected(played: PlayedGame) -> dict[str, Counter[Hashable]]:
    """The counts of all collectors in one game."""
    return {name: collect(played) for name, collect in COLLECTORS.items()}
