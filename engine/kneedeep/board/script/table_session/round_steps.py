"""Rounds with an initiative deck and a threat card: their beginning, cards, portals, threat tokens.

Rule: 2016 rulebook p. 5 (round), p. 10 (portals), p. 15 (threat cards); RUL16-15 to RUL16-24, RUL16-143 to RUL16-155.
"""

from collections.abc import Callable, Iterator

from kneedeep.board.script.table_session import portals
from kneedeep.board.script.table_session.consequences import Consequences
from kneedeep.board.script.table_session.initiative_deck import INVADER, deal, draw, put_in
from kneedeep.board.script.table_session.moment import StepError, TableMoment, TableStep
from kneedeep.board.script.table_session.table_game import TableGame
from kneedeep.board.script.table_session.table_things import Thing, things_of
from kneedeep.model.catalog import InvasionGroup
from kneedeep.model.scenario.invasion import invasion_faceup, threat_card
from kneedeep.model.scenario.model import Figure, Token

INFESTATION, HORDE, ASSAULT = "infestation", "horde", "assault"
MOST_COUNTED = 1_000
"""The largest counts of rounds and tokens."""
UNKNOWN = -1
"""The number of a `summon` step if the groups of the portal are unknown."""


def begin_round(happening: Consequences) -> None:
    """Carry out the Status Phase: the threat card, then the initiative deck. Rule: RUL16-16, RUL16-152, RUL16-153."""
    top = happening.top
    card = threat_card(top.scenario)
    types = portals.demons_on_map(top, happening.m)
    if card == HORDE and not (types and top.house_rule("horde", "one-a-round") == "when-clear"):
        if lowest := portals.of_lowest_color(top, happening.m):
            happening.change(owed=(*happening.m.owed, lowest))
    income = portals.threat_number(top, "income") if card == ASSAULT else 0
    tokens = min(MOST_COUNTED, happening.m.threat_tokens + income)
    dealt = deal(top.marines, top.marine_cards, types, top.most_invader_cards)
    happening.change(threat_tokens=tokens, deck=dealt)
    deck = happening.m.deck
    counts = (
        ("marine-cards", len(deck.left) - deck.invader_cards),
        ("invader-cards", deck.invader_cards),
        *((("threat-tokens", income),) if income else ()),
    )
    happening.announce(f"round:{happening.m.rounds + 1}", "status", counts=counts)


def count_types(happening: Consequences) -> None:
    """Put in the cards of types that steps of the script brought into play. Rule: RUL16-22."""
    happening.announce("deck", "cards", counts=_join(happening))


def portal_deeds(top: TableGame, moment: TableMoment, portal: Thing) -> Iterator[tuple[TableStep, str]]:
    """Yield the possible deeds of a portal on the map with their words: it must summon, or its groups.

    The groups are only public with a faceup invasion card. Rule: RUL16-13.
    """
    owed = any(portal.key in entry for entry in moment.owed)
    if not portals.groups_of(top, portal):
        yield TableStep("summon", portal.key, UNKNOWN), "summon"
    elif owed and invasion_faceup(top.scenario):
        for step in summonings(top, portal):
            yield step, "group"
    elif not owed:
        card = threat_card(top.scenario)
        price = portals.threat_number(top, "prices", portals.color_of(portal))
        seen = card == INFESTATION and (sight_counts_always(top) or portal.key in moment.sighted)
        if card == ASSAULT and moment.threat_tokens >= price:
            yield TableStep("buy", portal.key), "buy"
        yield TableStep("call", portal.key), "sight" if seen else "call"


def sight_counts_always(top: TableGame) -> bool:
    """True if Infestation always checks for portals in sight, not only at doors. Rule: RUL16-151 (`infestation`)."""
    return top.house_rule("infestation", "sight") != "door"


def summonings(top: TableGame, portal: Thing) -> Iterator[TableStep]:
    """Yield the ways in which a portal can summon: each group, and the demon that carries the portal's item."""
    for number, group in enumerate(portals.groups_of(top, portal)):
        for carrier in _carriers(portal, group):
            yield TableStep("summon", f"{portal.key}\n{carrier}" if carrier else portal.key, number)


def _carriers(portal: Thing, group: InvasionGroup) -> tuple[str, ...]:
    """The kinds of demons that may carry the portal's item. An empty name if there is none. Rule: RUL16-170."""
    carried = isinstance(portal.element, Token) and portal.element.carries
    return tuple(kind for kind, _count in group.demons.value) if carried else ("",)


# Effects of steps


def _draw(happening: Consequences, step: TableStep) -> None:
    try:
        happening.change(deck=draw(happening.m.deck, step.about))
    except ValueError as error:
        raise StepError(f"there is no card of {step.about} left in the initiative deck") from error


def _put_in(happening: Consequences, step: TableStep) -> None:
    deck, most = happening.m.deck, happening.top.most_invader_cards
    if deck.invader_cards >= (MOST_COUNTED if most is None else most):
        raise StepError(f"the invader has no more than {deck.invader_cards} initiative cards")
    happening.change(deck=deck._replace(left=(*deck.left, INVADER)))


def _call(happening: Consequences, step: TableStep) -> None:
    portal = _portal(happening, step.about)
    if any(portal.key in entry for entry in happening.m.owed):
        raise StepError(f"{step.about} summons already")
    happening.owe([portal.key])


def _buy(happening: Consequences, step: TableStep) -> None:
    price = portals.threat_number(happening.top, "prices", portals.color_of(_portal(happening, step.about)))
    if happening.m.threat_tokens < price:
        raise StepError(f"{price} threat tokens are needed")
    _call(happening, step)
    happening.change(threat_tokens=happening.m.threat_tokens - price)


def _tokens(happening: Consequences, step: TableStep) -> None:
    tokens = happening.m.threat_tokens + step.number
    if not 0 <= tokens <= MOST_COUNTED or not step.number:
        raise StepError(f"there can't be {tokens} threat tokens")
    happening.change(threat_tokens=tokens)


def _summon(happening: Consequences, step: TableStep) -> None:
    """Let a portal summon a group and leave the map. Rule: RUL16-145."""
    top, (key, _, carrier) = happening.top, step.about.partition("\n")
    portal = _portal(happening, key)
    groups = portals.groups_of(top, portal)
    if step not in (summonings(top, portal) if groups else (TableStep("summon", key, UNKNOWN),)):
        raise StepError(f"{key} has no such group")
    m = happening.m
    happening.change(off=m.off | {key}, summoned=m.summoned | {key}, owed=portals.owed_without(m.owed, key))
    counts: list[tuple[str, int]] = []
    if groups:
        demons, argent = groups[step.number]
        for kind, count in demons.value:
            _place(happening, portal, kind, count, carried=kind == carrier)
            counts.append((f"demon:{kind}", count))
        counts += [("argent", argent.value)] if argent is not None and argent.value else []
    happening.announce(key, "summon", counts=(*counts, *_join(happening)))
    happening.happen(key, portal.element.text, portal.element.do)


def _place(happening: Consequences, portal: Thing, kind: str, count: int, *, carried: bool) -> None:
    """Place the demons of one kind. One of them carries the portal's item if the step says so."""
    board, element = happening.top.board, portal.element
    area = board.area_of[board.number[portal.at]] if portal.at is not None and portal.at in board.number else ""
    carries = element.carries if carried else None
    for number, thing in ((1, carries), (count - 1, None)) if carries else ((count, None),):
        if number:
            figure = Figure(kind=kind, in_area=area, count=number, carries=thing)
            happening.lay(one._replace(portal=portal.at) for one in things_of(board, figure, ""))


def _join(happening: Consequences) -> tuple[tuple[str, int], ...]:
    """Add the cards of types that came into play, and return their number. Rule: RUL16-22 (`new_types`)."""
    top, deck = happening.top, happening.m.deck
    if deck.drawn and top.house_rule("new_types", "shuffle-in") != "shuffle-in":
        return ()
    joined = put_in(deck, portals.demons_on_map(top, happening.m), top.most_invader_cards)
    happening.change(deck=joined)
    more = joined.invader_cards - deck.invader_cards
    return (("shuffled-in", more),) if more else ()


def _portal(happening: Consequences, key: str) -> Thing:
    thing = happening.top.thing(key, happening.m.placed)
    if thing is None or not portals.is_portal(thing) or key in happening.m.off:
        raise StepError(f"there is no portal {key!r} left")
    return thing


STEPS: dict[str, Callable[[Consequences, TableStep], None]] = {
    "draw": _draw,
    "put-in": _put_in,
    "call": _call,
    "buy": _buy,
    "tokens": _tokens,
    "summon": _summon,
}
"""The function for each step about rounds and portals."""
