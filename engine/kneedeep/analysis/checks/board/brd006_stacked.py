"""BRD006: two things on one space that can't share it."""

from collections.abc import Iterator
from typing import NamedTuple

from kneedeep.analysis.causes.finding_causes import same_id
from kneedeep.analysis.components.presence import together
from kneedeep.analysis.parts import Facts, Finding, Severity, check, explaining_cause
from kneedeep.analysis.words import at_all, capitalized, place, places, tr
from kneedeep.board.laid_things import LaidFigure, LaidToken
from kneedeep.model.geometry.space import Space
from kneedeep.model.scenario.model import Figure, Spawn, Token

CODE = "BRD006"


class _Thing(NamedTuple):
    """An element on one of its spaces: its class there, and its index among several (`order`, from 0)."""

    element: Token | Figure | Spawn
    placement: str
    order: int


@check(Severity.ERROR, needs=("known kinds",))
def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding for each pair of elements that can't share a space and do, and for doors on one line."""
    clashes: dict[tuple[int, int], tuple[_Thing, _Thing, tuple[int, ...], list[Space]]] = {}
    for space, things in sorted(_by_space(facts).items()):
        facts.pause(tr("spaces up to {space},{space2}", space=space[0], space2=space[1]))
        for thing, other, marines in _clashes_at(facts, things):
            key = (thing.element.serial, other.element.serial)
            clashes.setdefault(key, (thing, other, marines, []))[3].append(space)
    for thing, other, marines, spaces in clashes.values():
        yield _finding(facts, thing, other, marines, spaces)
    yield from _doors(facts)


def _by_space(facts: Facts) -> dict[Space, list[_Thing]]:
    """Space -> the elements that take part of it, in the order of the file. Rule: one of each class per space."""
    found: dict[Space, list[_Thing]] = {}
    last: dict[int, int] = {}
    things: tuple[LaidToken | LaidFigure, ...] = (*facts.board.tokens, *facts.board.figures)
    for laid in things:
        element = laid.element
        if isinstance(laid, LaidFigure):
            placement, spaces = "figure", laid.sure_spaces
        else:
            placement, spaces = laid.type.placement if laid.type is not None else "", laid.spaces
        index = last[element.serial] = last.get(element.serial, -1) + 1
        copies = element.count if isinstance(element, Token) and placement != "equipment" else 1
        for space in spaces if placement else ():
            for copy in range(min(copies, 2)):
                found.setdefault(space, []).append(_Thing(element, placement, index + copy))
    for spawn in facts.scenario.spawns:
        if spawn.side == "marines" and spawn.needs is None:
            for index, space in enumerate(spawn.spaces):
                found.setdefault(space, []).append(_Thing(spawn, "figure", index))
    return {space: things for space, things in found.items() if len(things) > 1}


def _clashes_at(facts: Facts, things: list[_Thing]) -> Iterator[tuple[_Thing, _Thing, tuple[int, ...]]]:
    """Yield each element with the first earlier one that it can't share the space with, and the numbers of marines."""
    before: dict[str, list[_Thing]] = {}
    for thing in things:
        if (placement := thing.placement) == "blocker":
            rivals = [other for others in before.values() for other in others]
        else:
            rivals = before.get("blocker", []) + (before.get(placement, []) if placement != "equipment" else [])
        for other in rivals:
            if marines := together(facts, thing.element, other.element):
                yield thing, other, marines
                break
        before.setdefault(placement, []).append(thing)


def _finding(facts: Facts, thing: _Thing, other: _Thing, marines: tuple[int, ...], spaces: list[Space]) -> Finding:
    serials = tuple(dict.fromkeys((thing.element.serial, other.element.serial)))
    names = [_called(facts, one.element) for one in (thing, other)][: len(serials)]
    where = at_all(spaces)
    if len(names) == 1:
        message = tr("{names}: several are on {where}.", names=capitalized(names[0]), where=where)
    else:
        first, second = capitalized(names[0]), tr("another one") if names[0] == names[1] else names[1]
        why = _why(facts, thing, other)
        message = tr(
            "{names} and {names2} can't share {where}: {why}.", names=first, names2=second, where=where, why=why
        )
    path: tuple[str | int, ...] = ()
    if isinstance(thing.element, Spawn):
        path = ("spaces", thing.order)
    witness = places(place(tr(" and ").join(_label(facts, one) for one in (thing, other)), spaces))
    cause = (same_id(facts, *serials) if len(serials) == 2 else None) or explaining_cause(facts, CODE, serials=serials)
    given = None if marines == facts.scenario.counts else marines
    return Finding(CODE, message, tuple(spaces), serials, path, witness, marines=given, cause=cause)


def _called(facts: Facts, element: Token | Figure | Spawn) -> str:
    """The name of an element without its place. The message gives the place."""
    if isinstance(element, Spawn):
        return tr("the marines' start")
    return tr("the {subject}", subject=facts.words.subject(element))


def _why(facts: Facts, thing: _Thing, other: _Thing) -> str:
    if thing.placement == other.placement and thing.placement != "blocker":
        if thing.placement == "figure":
            return tr("a space holds one figure")
        fixed = thing.placement == "fixture"
        return tr("a space holds one fixture") if fixed else tr("a space holds one token of this kind")
    blocker = thing if thing.placement == "blocker" else other
    return tr("{label} leaves no room for anything else", label=_label(facts, blocker))


def _label(facts: Facts, thing: _Thing) -> str:
    if isinstance(thing.element, Spawn):
        return tr("a marine's start")
    name = facts.words.subject(thing.element)
    return tr("an {name}", name=name) if name[0] in "aeiou" else tr("a {name}", name=name)


def _doors(facts: Facts) -> Iterator[Finding]:
    """Yield a finding for each door on a line that already has a door."""
    doors = facts.board.doors
    for door in doors:
        if door.standing == "taken":
            other = next(one for one in doors if one.edges == door.edges)
            serials = (door.element.serial, other.element.serial)
            spaces = tuple(space for space in door.sides if space in facts.board.number)
            names = [facts.called(serial) for serial in serials]
            first, second = capitalized(names[0]), names[1]
            message = tr(
                "{names} and {names2} stand on the same line; a joint holds one door.", names=first, names2=second
            )
            cause = same_id(facts, *serials) or explaining_cause(facts, CODE, serials=serials)
            witness = places(place(tr("two doors"), spaces, door.edges))
            yield Finding(CODE, message, spaces, serials, ("at",), witness, cause=cause)
