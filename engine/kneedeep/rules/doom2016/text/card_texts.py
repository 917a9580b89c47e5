"""The texts of cards on the table and in hands: action cards, events, demon cards, the invasion card."""

from collections.abc import Iterator

from kneedeep.model.catalog.invader_setup import PORTAL_COLORS
from kneedeep.rules.doom2016.names.game_names import Names
from kneedeep.rules.doom2016.parts import CompiledScenario, State, each_number
from kneedeep.rules.table_view import Card, Held
from kneedeep.support import capitalized, grouped, later, tr, translated

_KINDS = (later("main action"), later("bonus action"), later("reaction"))


def action_card(tables: CompiledScenario, names: Names, number: int) -> Card:
    """An action card: its kind, its text, its defense."""
    card = tables.cards.actions[number]
    parts = (tr(_KINDS[card.kind]), names.card_text(card), names.defense_value(card.shields, card.dodge))
    return Card(names.card(number), "; ".join(filter(None, parts)), card.sure)


def event_cards(tables: CompiledScenario, state: State, cards: tuple[int, ...]) -> tuple[Held, ...]:
    """The texts of events. Copies of an event are grouped. Hidden events (below 0) are left out."""
    names = Names(tables, state)
    found = grouped((tables.cards.events[card].same, card) for card in cards if card >= 0)
    held = []
    for copies in found.values():
        known = [tables.cards.events[card] for card in copies]
        shown = {names.defense_value(one.shields, one.dodge, one.special): None for one in known}
        text = "; ".join((*names.effects_in_time(known[0].source, of_event=True), tr(" or ").join(shown)))
        held.append(Held(tuple(copies), Card(translated(known[0].name), text, all(one.sure for one in known))))
    return tuple(held)


def demon_cards(tables: CompiledScenario, state: State, names: Names, *, facedown: bool) -> Iterator[tuple[int, Card]]:
    """Yield the faceup demon cards with their kinds. `facedown`: also facedown cards. Rule: RUL16-09, RUL16-13."""
    for kind in each_number(state.faceup | (tables.demon_cards if facedown else 0)):
        yield kind, demon_card(tables, names, kind)


def demon_card(tables: CompiledScenario, names: Names, number: int) -> Card:
    """A demon card: health, stagger, speed, attack, defense, abilities. Rule: 2016 rulebook p. 6 to p. 8, p. 13."""
    kind = tables.kinds[number]
    abilities = [tables.cards.abilities[ability] for ability in tables.cards.abilities_of[number]]
    health = tr("health {number}", number=kind.health)
    parts = [tr("{health}, toughness", health=health) if kind.tough else health]
    if tables.parameters.advanced:
        parts.append(tr("stagger value {number}", number=kind.stagger))
    parts.append(tr("speed {number}", number=kind.speed))
    if kind.pool:
        parts.append(tr("attack with {pool} within {range}", pool=names.pool(kind.pool), range=kind.range))
    parts.append(tr("special defense: {defense}", defense=names.defense_text(kind.shields, kind.dodge)))
    for ability in abilities:
        parts.append(", ".join((names.ability(ability), *names.effects_in_time(ability.source))))
    sure = number in tables.sure_kinds and all(ability.sure for ability in abilities)
    return Card(capitalized(translated(kind.plural)), "; ".join(parts), sure)


def invasion_groups(tables: CompiledScenario, names: Names) -> Card | None:
    """The invasion card: two groups per color of portal. None without one. Rule: 2016 rulebook p. 10; RUL16-144."""
    if tables.invasion is None:
        return None
    colors = [
        f"{tr(color)}: {tr(' or ').join(names.group_words(group) for group in groups)}"
        for color, groups in zip(PORTAL_COLORS, tables.groups, strict=True)
        if groups
    ]
    sure = all(
        group.demons.sure and (group.argent is None or group.argent.sure)
        for groups in tables.groups
        for group in groups
    )
    return Card(tr("Invasion card {name}", name=tables.invasion.name).rstrip(), "; ".join(colors), sure)
