"""CMP004: a part of the expansion in a scenario that does not use the expansion."""

from collections.abc import Iterator
from typing import NamedTuple

from kneedeep.analysis.components.component_demand import own_parts
from kneedeep.analysis.parts import Facts, Finding, Fix, Severity, check, explaining_cause
from kneedeep.analysis.script_facts.step_facts import script_steps
from kneedeep.analysis.words import capitalized, listed, tr
from kneedeep.board.script.script_steps import PlacedThing, ScriptStep
from kneedeep.model.geometry.space import Space
from kneedeep.model.scenario.edits import Change
from kneedeep.model.scenario.model import Figure, Record, Token
from kneedeep.support import grouped

CODE = "CMP004"
DECK = "expansion-2005"


class _Use(NamedTuple):
    """A use of an expansion part: its name for people, its element, its path in it and its place on the map."""

    name: str
    serial: int
    path: tuple[str | int, ...]
    spaces: tuple[Space, ...] = ()


@check(Severity.ERROR, needs=("expansion",))
def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding for each used expansion part, about all its uses."""
    if facts.scenario.expansion:
        return
    by_name = grouped((use.name, use) for use in _uses(facts))
    title = tr("Use the expansion")
    fix = Fix(title, Change(title, 0, Record(expansion=True)), safe=False)
    for name, uses in by_name.items():
        serials = tuple(dict.fromkeys(use.serial for use in uses))
        who = listed([facts.called(serial) if serial else tr("the set-up") for serial in serials])
        what = tr("The expansion's deck of invader cards") if name == DECK else capitalized(name)
        message = tr("{what} belongs to the expansion, which the scenario does not use: see {who}.", what=what, who=who)
        spaces = tuple(space for use in uses for space in use.spaces)
        cause = explaining_cause(facts, CODE, serials=serials)
        yield Finding(CODE, message, spaces, serials, uses[0].path, fixes=(fix,), cause=cause)


def _uses(facts: Facts) -> Iterator[_Use]:
    scenario, catalog = facts.scenario, facts.catalog
    things: tuple[Token | Figure, ...] = (*scenario.tokens, *scenario.figures)
    for thing in things:
        yield from _of_thing(facts, thing, thing.serial, ())
    for door in scenario.doors:
        if catalog.doors[door.door_kind].expansion:
            yield _Use(catalog.doors[door.door_kind].name, door.serial, ("kind",), (facts.board.place_of(door)[0],))
    for step in facts.of(script_steps):
        if isinstance(step, PlacedThing):
            yield from _of_thing(facts, step.element, step.serial, step.path)
        else:
            yield from _of_step(facts, step)
    for spawn in scenario.spawns:
        kinds = [*spawn.only, *((str(spawn.each_round["kind"]),) if spawn.each_round is not None else ())]
        for kind in kinds:
            yield from _of_figure(facts, kind, spawn.serial, ())
    for own in facts.of(own_parts).values():
        if own.shown_as is not None:
            kind, item = str(own.shown_as["kind"]), str(own.shown_as.get("item", ""))
            yield from _of_name(facts, kind, own.serial, ("shown_as", "kind"))
            yield from _of_name(facts, item, own.serial, ("shown_as", "item"))
    for index, weapon in enumerate(scenario.setup.get("marines", {}).get("weapons", ())):
        yield from _of_name(facts, str(weapon), 0, ("setup", "marines", "weapons", index))
    if scenario.setup.get("invaders", {}).get("deck") == DECK:
        yield _Use(DECK, 0, ("setup", "invaders", "deck"))


def _of_thing(facts: Facts, thing: Token | Figure, serial: int, path: tuple[str | int, ...]) -> Iterator[_Use]:
    board = facts.board
    known = (board.kinds.figures if isinstance(thing, Figure) else board.kinds.tokens).get(thing.kind)
    spaces = tuple(space for space in thing.places if space in board.number)
    if known is not None and known.expansion and known.box is not None:
        yield _Use(known.name, serial, (*path, "kind"), spaces)
    item = facts.catalog.items.get(thing.item or "") if isinstance(thing, Token) else None
    if item is not None and item.expansion:
        yield _Use(item.name, serial, (*path, "item"), spaces)


def _of_step(facts: Facts, step: ScriptStep) -> Iterator[_Use]:
    """Yield the parts that a step gives or spawns. Conditions use no parts."""
    if step.script.kind == "give" and isinstance(step.script.value, str):
        yield from _of_name(facts, step.script.value, step.serial, (*step.path, "give"))
    elif step.script.kind == "spawn":
        yield from _of_figure(facts, str(step.script.value["kind"]), step.serial, (*step.path, "spawn"))


def _of_figure(facts: Facts, kind: str, serial: int, path: tuple[str | int, ...]) -> Iterator[_Use]:
    known = facts.board.kinds.figures.get(kind)
    if known is not None and known.expansion and known.box is not None:
        yield _Use(known.name, serial, path)


def _of_name(facts: Facts, name: str, serial: int, path: tuple[str | int, ...]) -> Iterator[_Use]:
    catalog, own = facts.catalog, {item.id for item in facts.scenario.items}
    known = catalog.tokens.get(name) or catalog.items.get(name) or catalog.figures.get(name)
    if known is not None and known.expansion and name not in own:
        yield _Use(known.name, serial, path)
