"""Deletion as one step, with a message about its effects."""

from collections.abc import Iterable, Iterator
from collections.abc import Set as AbstractSet
from typing import Any, NamedTuple

from kneedeep.board.kinds import Kinds
from kneedeep.model.scenario.edits.piece_moves import RemovePieces
from kneedeep.model.scenario.edits.rename import GROUP, referrers
from kneedeep.model.scenario.model import Scenario
from kneedeep_editor.texts import EditionTexts, listed, sentence, tr
from kneedeep_editor.tools.elements.element_names import elements_title, name_of_element
from kneedeep_editor.tools.elements.element_places import remove_place_edit
from kneedeep_editor.tools.protocol import Workspace

_MOST = 3
"""The maximum number of elements listed by name. Others are counted."""

_SOUGHT = 100
"""The maximum number of deleted names whose references are searched, since more takes long."""


class Loss(NamedTuple):
    """The effects of a deletion. `along`: further deleted elements in words. `left`: sentences about references."""

    along: str
    left: tuple[str, ...]


def find_losses(before: Scenario, after: Scenario, asked: AbstractSet[int], kinds: Kinds) -> Loss:
    """The differences between two values besides the elements with the serials `asked`."""
    staying = {element.serial for element in after.elements()}
    gone = [element for element in before.elements() if element.serial not in staying]
    along = [element for element in gone if element.serial not in asked]
    by_word: dict[str, set[int]] = {}
    for element in along:
        by_word.setdefault(element.word, set()).add(element.serial)
    words = [elements_title(before, kinds, serials) for serials in by_word.values()]
    left = (*_named(after, gone, kinds), *_keyless(before, after, kinds), *_alone(before, after), *_bare(before, after))
    return Loss(_listed(words), left)


def _named(after: Scenario, gone: Iterable[Any], kinds: Kinds) -> Iterator[str]:
    """Yield sentences about dangling references: `trigger and the scenario still refer to red key`."""
    defined = {(element.word, getattr(element, "id", None)) for element in after.elements()}
    groups = {figure.group for figure in after.figures}
    known_names: set[tuple[str, str]] = set()
    for element in gone:
        own = [(element.word, getattr(element, "id", None)), (GROUP, getattr(element, "group", None))]
        for sort, name in own:
            known = name in groups if sort == GROUP else (sort, name) in defined
            if not name or known or (sort, name) in known_names:
                continue
            if len(known_names) == _SOUGHT:
                return
            known_names.add((sort, name))
            found = referrers(after, sort, name)
            who, title = _titles(after, kinds, found), name_of_element(element, kinds)
            if len(found) == 1:
                yield tr("{who} still refers to {name}", who=who[0], name=title)
            elif who:
                yield tr("{who} still refer to {name}", who=_listed(who), name=title)


def _titles(after: Scenario, kinds: Kinds, found: Iterable[Any]) -> list[str]:
    """The titles of elements, grouped by word."""
    serials: dict[str, set[int]] = {}
    for one in found:
        serials.setdefault(one.word if one.serial else "", set()).add(one.serial)
    return [elements_title(after, kinds, some) if word else tr("the scenario") for word, some in serials.items()]


def _keyless(before: Scenario, after: Scenario, kinds: Kinds) -> Iterator[str]:
    """Yield the locked doors whose key has been removed from the map."""
    lost = _keys(before) - _keys(after)
    for color in sorted(lost):
        doors = {door.serial for door in after.doors if door.key == color}
        if doors:
            name = elements_title(after, kinds, doors)
            yield tr("no {color} key is left for {doors}", color=tr(color), doors=name)


def _keys(scenario: Scenario) -> set[str]:
    return {token.color for token in scenario.tokens if token.kind == "key" and token.color}


def _alone(before: Scenario, after: Scenario) -> Iterator[str]:
    """Yield the teleporters that are now the only one of their color."""
    for color in ("red", "blue", "yellow"):
        if _pads(before, color) > 1 and _pads(after, color) == 1:
            yield tr("the other {color} teleporter leads nowhere", color=tr(color))


def _pads(scenario: Scenario, color: str) -> int:
    return sum(len(token.places) for token in scenario.tokens if token.kind == "teleporter" and token.color == color)


def _bare(before: Scenario, after: Scenario) -> Iterator[str]:
    """Yield the areas that have lost their last piece."""
    had, has = ({piece.area for piece in one.pieces} for one in (before, after))
    for area in after.areas:
        if area.id in had - has:
            name, texts = area.name or area.id, EditionTexts(after.ruleset)
            yield (
                texts.tr("area {name} has no piece any more, its text stays", name=name)
                if area.text
                else texts.tr("area {name} has no piece any more", name=name)
            )


def _listed(words: list[str]) -> str:
    shown = words[:_MOST]
    if len(words) > _MOST:
        shown.append(tr("{number} more", number=len(words) - _MOST))
    return listed(shown)


def describe_losses(loss: Loss, name: str) -> str:
    """Sentences about deleted elements and effects."""
    first = (
        tr("Deleted {name} with {others}.", name=name, others=loss.along)
        if loss.along
        else tr("Deleted {name}.", name=name)
    )
    return " ".join([first, *(sentence(one) for one in loss.left)])


def delete(work: Workspace, serials: AbstractSet[int], *, cut: bool = False) -> bool:
    """Delete elements, with everything on deleted pieces. Returns whether anything was deleted."""
    before, kinds = work.scenario, work.board.kinds
    serials = frozenset(serials)
    name = elements_title(before, kinds, serials)
    if work.place is not None and serials == work.selection:
        serial, number = next(iter(serials)), len(before.element(next(iter(serials))).spaces)
        name = tr("{name}, one of {number}", name=name, number=number)
        title = tr("Cut {name}", name=name) if cut else tr("Delete {name}", name=name)
        if done := work.edit(remove_place_edit(title, before, serial, work.place)):
            work.select(())
            work.say(tr("Deleted {name}.", name=name))
        return done
    loss = find_losses(before, RemovePieces("", serials).apply(before), serials, kinds)
    what = tr("{name} with {others}", name=name, others=loss.along) if loss.along else name
    if loss.left:
        what = f"{what}; {loss.left[0]}"
    title = tr("Cut {name}", name=what) if cut else tr("Delete {name}", name=what)
    if not work.edit(RemovePieces(title, serials)):
        return False
    if loss.left:
        work.warn(describe_losses(loss, name))
    elif loss.along or not cut:
        work.say(describe_losses(loss, name))
    return True
