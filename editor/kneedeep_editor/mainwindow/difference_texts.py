"""The differences between two values of a scenario, in words."""

from collections.abc import Iterator, Sequence
from typing import Any

from kneedeep.board.kinds import Kinds
from kneedeep.model.scenario.comparison import compared
from kneedeep.model.scenario.model import Scenario
from kneedeep_editor.texts import capitalized, coordinates, inside, tr, tr_count
from kneedeep_editor.tools.elements.element_names import elements_title, name_of_element

_MOST_LINES = 10
_MOST_NAMED = 3
_MOST_SPACES = 4
_LONGEST = 32
"""The maximum length of texts shown before and after."""


def differences(before: Scenario, after: Scenario, kinds: Kinds) -> list[str]:
    """Lines for added, removed and changed elements, and for texts and rules. Empty if equal.

    Changes are listed by element, with its place: `Trite at 1,4: at 1,4 → 2,5`.
    """
    found = compared(before, after)
    if found.same:
        return [tr("Changed: the order of the elements.")] if found.reordered else []
    lines = []
    if found.added:
        lines.append(tr("Added: {what}.", what="; ".join(_named(found.after, found.added, kinds))))
    if found.removed:
        lines.append(tr("Removed: {what}.", what="; ".join(_named(before, found.removed, kinds))))
    for change in found.changed:
        name = _name(change.before, kinds)
        what = list(_keys(change.before, change.after, before.ruleset))
        if change.along:
            what.append(tr_count("with 1 thing on it", "with {n} things on it", change.along))
        lines.append(tr("{name}: {what}.", name=capitalized(name), what=", ".join(what)))
    if found.attributes:
        texts = list(_keys(before, after, before.ruleset))
        lines.append(
            tr("The scenario: {what}.", what=", ".join(texts))
            if texts
            else tr("Changed: texts, rules or victory of the scenario.")
        )
    if len(lines) > _MOST_LINES:
        more = len(lines) - _MOST_LINES
        return [*lines[:_MOST_LINES], tr_count("… and 1 more.", "… and {n} more.", more)]
    return lines


def _named(scenario: Scenario, elements: Sequence[Any], kinds: Kinds) -> Iterator[str]:
    by_word: dict[str, list[Any]] = {}
    for element in elements:
        by_word.setdefault(element.word, []).append(element)
    for some in by_word.values():
        if len(some) <= _MOST_NAMED:
            yield from (_name(one, kinds) for one in some)
            continue
        names = list(dict.fromkeys(name_of_element(one, kinds) for one in some))
        more = ", …" if len(names) > _MOST_NAMED else ""
        count = elements_title(scenario, kinds, frozenset(one.serial for one in some))
        yield f"{count} ({', '.join(names[:_MOST_NAMED])}{more})"


def _name(element: Any, kinds: Kinds) -> str:
    name, place = name_of_element(element, kinds), _place(element)
    if not place:
        return f"{element.word.replace('_', ' ')} {name}"
    return tr("{name} at {place}", name=name, place=place)


def _place(element: Any) -> str:
    if not element.places:
        return ""
    side = element.side if element.word == "door" else ""
    return f"{coordinates(element.places[0])} {side}".strip()


def _keys(old: Any, new: Any, ruleset: str) -> Iterator[str]:
    """Yield the differences between two values of an element, key by key."""
    from kneedeep_editor.panels.properties.field_entries import AREA_FLOOR, entries_of

    for entry in entries_of(type(old), ruleset):
        if entry.path == AREA_FLOOR:
            continue
        values = [entry.value(one) for one in (old, new)]
        if values[0] == values[1]:
            continue
        label = inside(tr(entry.label))
        words = [_worded(value) for value in values]
        if None in words:
            yield tr("{label} changed", label=label)
        else:
            yield tr("{label} {before} → {after}", label=label, before=words[0], after=words[1])


def _worded(value: Any) -> str | None:
    """A short value in words. None for a long one."""
    if value is None or value == "" or value == ():
        return tr("none")
    if isinstance(value, bool):
        return tr("yes") if value else tr("no")
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return value if len(value) <= _LONGEST and "\n" not in value else None
    if _is_space(value):
        return coordinates(value)
    if isinstance(value, tuple) and len(value) <= _MOST_SPACES and all(map(_is_space, value)):
        return " ".join(f"{x},{y}" for x, y in value)
    return None


def _is_space(value: Any) -> bool:
    return isinstance(value, tuple) and len(value) == 2 and all(isinstance(one, int) for one in value)
