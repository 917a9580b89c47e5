"""The options for a position: only things the scenario declares, in words, for a choice by hand."""

from collections.abc import Iterator

from kneedeep.rules.doom2016.marine.items import HEALTH_PACK
from kneedeep.rules.doom2016.names.game_names import Names
from kneedeep.rules.doom2016.parts import CompiledScenario, each_number
from kneedeep.rules.doom2016.position.labels import labels_of
from kneedeep.rules.doom2016.tables.figure_kinds import MARINE
from kneedeep.rules.doom2016.tables.ground import TURNED
from kneedeep.rules.element_labels import ElementLabels
from kneedeep.rules.position import Deed
from kneedeep.rules.position_options import (
    ACTIVE,
    FRAGGED,
    TAKEN,
    USED,
    DeedOption,
    DoorOption,
    FigureOption,
    Named,
    PositionOptions,
    past_text,
)
from kneedeep.support.translation import tr, translatable, translated

STATUS_WORDS = (
    Named("board", translatable("On the map")),
    Named("waiting", translatable("Fragged, respawns")),
    Named("left", translatable("Has left the map")),
)
"""The words for a marine's possible states."""


def position_options(tables: CompiledScenario) -> PositionOptions:
    """The possible contents of a position for the tables' number of marines."""
    names, labels = Names(tables), labels_of(tables)
    start = next(area.id for area in tables.scenario.areas if area.start)
    return PositionOptions(
        areas=tuple(
            Named(tables.areas[number], _area(tables, tables.areas[number]))
            for number in tables.sighted_areas
            if tables.areas[number] != start
        ),
        doors=tuple(_ways(tables, names, labels)),
        keys=(),
        flags=tuple(tables.flag_number),
        past=tuple(_past(tables, names, labels)),
        weapons=tuple(
            Named(weapon, tables.weapon_names[number])
            for number, weapon in enumerate(tables.weapons)
            if tables.supply[number]
        ),
        ammo=(),
        counted=(),
        cards=tuple(
            Named(card.name, translated(card.name), "; ".join(names.effects(card.source)))
            for card in tables.cards.classes
        ),
        things=tuple(
            Named(labels.pieces[token.number][0], names.token(token.number))
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
            FigureOption(kind.id, kind.name, TURNED[kind.shape] != kind.shape, kind.health)
            for number, kind in enumerate(tables.kinds)
            if number != MARINE
        ),
        round_start=translatable("Round begins: initiative cards decide"),
    )


def _ways(tables: CompiledScenario, names: Names, labels: ElementLabels) -> Iterator[DoorOption]:
    """The doors that are shut at the start: they open for good. Rule: RUL16-56."""
    for number, door in enumerate(tables.doors):
        if door.exit or door.element.open or door.kind == "passage" or not (door.stands and labels.doors[number]):
            continue
        sides = dict.fromkeys(_area(tables, tables.board.area_of[space]) for space in each_number(door.beside))
        words = f"{labels.doors[number].partition(':')[2]} ({' – '.join(sides)})"
        yield DoorOption(number, labels.doors[number], words, False, door.beside)


def _past(tables: CompiledScenario, names: Names, labels: ElementLabels) -> Iterator[DeedOption]:
    for token in tables.tokens:
        name, at = labels.pieces[token.number]
        if not name or not token.element.serial:
            continue
        if token.type.summons:
            portal = tr("demons from the {portal}", portal=names.token(token.number))
            yield DeedOption(Deed(name, at), past_text(portal, at, FRAGGED), token.area)
            continue
        if token.type.linked == "active":
            if token.element.active and token.element.needs is None:
                continue
            done = ACTIVE
        elif token.is_item:
            done = TAKEN
        elif token.use_from:
            done = USED
        else:
            continue
        weapon = tables.weapon_number.get(token.thing)
        called = names.token(token.number) if weapon is None else tables.weapon_names[weapon]
        yield DeedOption(Deed(name, at), past_text(called, at, done), token.area)
    for setup in tables.setups:
        name, at = labels.setups[setup.number]
        if name and setup.element.serial:
            called = setup.element.name or tables.kinds[setup.kind].name
            yield DeedOption(Deed(name, at), past_text(called, at, FRAGGED), -1)


def _area(tables: CompiledScenario, area: str) -> str:
    """The name of an area."""
    element = tables.area_elements.get(tables.area_number.get(area, -1))
    return (element.name or element.id) if element is not None else area
