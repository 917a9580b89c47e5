"""Answers about the rules for an editor of 2016 positions."""

from collections.abc import Iterator, Mapping
from functools import cached_property

from kneedeep.rules import position_options as options
from kneedeep.rules.doom2016.board.figures import health_of
from kneedeep.rules.doom2016.marine.items import HEALTH_PACK
from kneedeep.rules.doom2016.names.game_names import Names
from kneedeep.rules.doom2016.parts import OFF, CompiledScenario, GameOf2016, State, each_number
from kneedeep.rules.doom2016.position.marine_placement import STATUSES
from kneedeep.rules.doom2016.position.placement import can_be_dealt_with, labels_of
from kneedeep.rules.doom2016.tables.figure_kinds import MARINE
from kneedeep.rules.doom2016.tables.ground import TURNED
from kneedeep.rules.doom2016.text.card_texts import event_cards
from kneedeep.rules.element_labels import ElementLabels
from kneedeep.rules.position import Deed, Figure, Marine
from kneedeep.rules.table_view import Held
from kneedeep.support.translation import tr, translatable, translated

STATUS_WORDS = (
    options.Named("board", translatable("On the map")),
    options.Named("waiting", translatable("Fragged, respawns")),
    options.Named("left", translatable("Has left the map")),
)
"""The possible states of a marine, with their labels."""


def position_options(tables: CompiledScenario) -> options.PositionOptions:
    """The possible contents of a position for the tables' marine count."""
    names, labels = Names(tables), labels_of(tables)
    start = next(area.id for area in tables.scenario.areas if area.start)
    return options.PositionOptions(
        areas=tuple(
            options.Named(tables.areas[number], _area(tables, tables.areas[number]))
            for number in tables.sighted_areas
            if tables.areas[number] != start
        ),
        doors=tuple(_ways(tables, names, labels)),
        keys=(),
        flags=tuple(tables.flag_number),
        past=tuple(_past(tables, names, labels)),
        weapons=tuple(
            options.Named(weapon, tables.weapon_names[number])
            for number, weapon in enumerate(tables.weapons)
            if tables.supply[number]
        ),
        ammo=(),
        counted=(),
        cards=tuple(
            options.Named(card.name, translated(card.name), "; ".join(names.effects(card.source)))
            for card in tables.cards.classes
        ),
        things=tuple(
            options.Named(labels.pieces[token.number][0], names.token(token.number))
            for token in tables.tokens
            if token.is_item
            and token.kind != HEALTH_PACK
            and token.thing not in tables.weapon_number
            and labels.pieces[token.number][0]
        ),
        ammunition=(),
        orders=(),
        most_armor=0,
        start=start,
        statuses=STATUS_WORDS,
        hidden=frozenset(),
        figures=tuple(
            options.FigureOption(kind.id, kind.name, TURNED[kind.shape] != kind.shape, kind.health)
            for number, kind in enumerate(tables.kinds)
            if number != MARINE
        ),
        round_start=translatable("Round begins: initiative cards decide"),
    )


def _ways(tables: CompiledScenario, names: Names, labels: ElementLabels) -> Iterator[options.DoorOption]:
    """The doors that are shut at the start. Doors open permanently. Rule: RUL16-56."""
    for number, door in enumerate(tables.doors):
        if door.exit or door.element.open or door.kind == "passage" or not (door.stands and labels.doors[number]):
            continue
        sides = dict.fromkeys(_area(tables, tables.board.area_of[space]) for space in each_number(door.beside))
        words = f"{labels.doors[number].partition(':')[2]} ({' – '.join(sides)})"
        yield options.DoorOption(number, labels.doors[number], words, False, door.beside)


def _past(tables: CompiledScenario, names: Names, labels: ElementLabels) -> Iterator[options.DeedOption]:
    for token in tables.tokens:
        name, at = labels.pieces[token.number]
        if not name or not token.element.serial:
            continue
        if token.type.summons:
            portal = tr("demons from the {portal}", portal=names.token(token.number))
            yield options.DeedOption(Deed(name, at), options.past_text(portal, at, options.FRAGGED), token.area)
            continue
        if token.type.linked == "active":
            if token.element.active and token.element.needs is None:
                continue
            done = options.ACTIVE
        elif token.is_item:
            done = options.TAKEN
        elif token.use_from:
            done = options.USED
        else:
            continue
        weapon = tables.weapon_number.get(token.thing)
        called = names.token(token.number) if weapon is None else tables.weapon_names[weapon]
        yield options.DeedOption(Deed(name, at), options.past_text(called, at, done), token.area)
    for setup in tables.setups:
        name, at = labels.setups[setup.number]
        if name and setup.element.serial:
            called = setup.element.name or tables.kinds[setup.kind].name
            yield options.DeedOption(Deed(name, at), options.past_text(called, at, options.FRAGGED), -1)


def _area(tables: CompiledScenario, area: str) -> str:
    """The name of an area."""
    element = tables.area_elements.get(tables.area_number.get(area, -1))
    return (element.name or element.id) if element is not None else area


class Doom2016PositionChooser(options.PositionChooser):
    """Answers for one number of marines."""

    def __init__(self, game: GameOf2016, players: int) -> None:
        """Answer for a game. Raises UnplayableError for an unsupported number of marines."""
        self.t = game.tables(players)
        self._labels = labels_of(self.t)

    @cached_property
    def options(self) -> options.PositionOptions:
        return position_options(self.t)

    def marine(self, state: State, seat: int) -> Marine:
        tables, labels = self.t, self._labels
        at, own = state.at[seat], state.class_card[seat]
        return Marine(
            at=tables.board.spaces[at] if at != OFF else None,
            status=next(name for name, status in STATUSES.items() if status == state.status[seat]),
            wounds=health_of(tables, state, seat) - state.damage[seat],
            weapons=tuple(tables.weapons[weapon] for weapon in state.weapons[seat]),
            cards=(tables.cards.classes[own].name,) if own >= 0 else (),
            items=tuple(labels.pieces[number][0] for number in state.carries[seat] if labels.pieces[number][0]),
        )

    def figures(self, state: State) -> tuple[Figure, ...]:
        tables = self.t
        return tuple(
            Figure(
                kind=tables.kinds[state.kind[figure]].id,
                at=tables.board.spaces[state.at[figure]],
                turned=state.shape[figure] != tables.kinds[state.kind[figure]].shape,
                wounds=health_of(tables, state, figure) - state.damage[figure],
                name=self._labels.setups[setup][0] if (setup := state.setup[figure]) >= 0 else "",
            )
            for figure in (*state.crowd, *state.others)
        )

    def hand(self, state: State) -> tuple[str, ...]:
        """The names of the events in the invader's hand."""
        return tuple(self.t.cards.events[card].name for card in state.event_hand)

    def invader_cards(self, state: State) -> Mapping[Held, str]:
        """All events of the deck with their names. Copies of an event are listed once."""
        cards = sorted((*state.event_deck, *state.event_hand, *state.event_discard))
        return {held: self.t.cards.events[held.numbers[0]].name for held in event_cards(self.t, state, tuple(cards))}

    def left_to_do(self, state: State) -> frozenset[Deed]:
        """The deeds still possible on the map, for tokens, figures and the demons of portals."""
        labels = self._labels
        found = [
            label
            for number, label in enumerate(labels.pieces)
            if can_be_dealt_with(self.t, state, number) or state.course.summoned >> number & 1
        ]
        figures = (*state.crowd, *state.others)
        found += [labels.setups[state.setup[figure]] for figure in figures if state.setup[figure] >= 0]
        return frozenset(Deed(*label) for label in found)

    def loose_things(self, state: State) -> frozenset[str]:
        lying = {label[0] for number, label in enumerate(self._labels.pieces) if state.lying >> number & 1}
        return frozenset(thing.name for thing in self.options.things if thing.name not in lying)
