"""Three-way merge of scenarios: a base and two sides derived from it, value by value.

If one side changed a key, its value wins. A list of spaces is a set, except a start of marines, which has an
order of seats. Mappings are merged key by key. A value that both sides changed differently is a conflict.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from kneedeep.model.scenario.element_matching import Pairing, paired
from kneedeep.model.scenario.model import SECTIONS, Element, Record, Scenario, Spawn, keys_of
from kneedeep.model.scenario.translations import new_paths, repathed, with_paths_of
from kneedeep.model.scenario.value_shapes import holds_spaces

_ABSENT: object = object()
"""The placeholder of a value that a mapping does not have."""

_PLACES = {"at": "at", "spaces": "spaces", "in_area": "in"}
"""The keys of the place of an element, by attribute. An element has at most one of them."""


class MergeConflict(NamedTuple):
    """A conflict between two sides: an element as each side has it, None where it is missing.

    `keys`: the names of the keys that both changed. Empty if one side removed the element, both gave its id
    to different things, or `unsure`: the changed element could be another one.
    """

    base: Any
    ours: Any
    theirs: Any
    keys: tuple[str, ...] = ()
    unsure: bool = False


class MergedScenarios(NamedTuple):
    """The result of a merge, once with all conflicts decided for our side and once for theirs, with equal serials.

    `ours` and `theirs` are the two sides with the serials of the result.
    """

    for_ours: Scenario
    for_theirs: Scenario
    conflicts: tuple[MergeConflict, ...]
    ours: Scenario
    theirs: Scenario
    base: Scenario


def merged(base: Scenario, ours: Scenario, theirs: Scenario) -> MergedScenarios:
    """The merge of the two sides of a base."""
    mine = paired(ours, base)
    other = paired(theirs, base.having(next_serial=mine.scenario.next_serial))
    other = other._replace(scenario=_with_common_additions(other.scenario, base, mine.scenario))
    return _Merge(base, mine, other).result()


class _Merge:
    """One merge. Collects the conflicts."""

    def __init__(self, base: Scenario, mine: Pairing, other: Pairing) -> None:
        self.base, self.ours, self.theirs = base, mine.scenario, other.scenario
        self.unsure = mine.unsure, other.unsure
        self.conflicts: list[MergeConflict] = []

    def result(self) -> MergedScenarios:
        taken_ids = _ids_given_twice(self.base, self.ours, self.theirs)
        both: tuple[dict[str, object], dict[str, object]] = ({}, {})
        for section in SECTIONS:
            for changes, elements in zip(both, self.section(section, taken_ids), strict=True):
                changes[section] = elements
        ours, theirs = (with_paths_of(side, self.base) for side in (self.ours, self.theirs))
        own, keys = self.values(self.base, ours, theirs, leave_out=SECTIONS)
        if keys:
            self.conflicts.append(MergeConflict(self.base, self.ours, self.theirs, keys))
        following = max(self.ours.next_serial, self.theirs.next_serial)
        made = [
            self.ours.having(**changes, **values, next_serial=following)
            for changes, values in zip(both, own, strict=True)
        ]
        made = [repathed(one, new_paths(self.base, one)) if one.translations else one for one in made]
        return MergedScenarios(made[0], made[1], tuple(self.conflicts), self.ours, self.theirs, self.base)

    def section(self, section: str, taken_ids: frozenset[str]) -> tuple[tuple[Element, ...], tuple[Element, ...]]:
        """The elements of a section, decided for ours and for theirs."""
        base, ours, theirs = (
            {one.serial: one for one in getattr(side, section)} for side in (self.base, self.ours, self.theirs)
        )
        found = {
            serial: self.element(base.get(serial), ours.get(serial), theirs.get(serial), taken_ids)
            for serial in dict.fromkeys((*base, *ours, *theirs))
        }
        order = _woven(list(ours), list(theirs))
        first, second = ([found[serial][side] for serial in order] for side in (0, 1))
        return tuple(one for one in first if one is not None), tuple(one for one in second if one is not None)

    def element(
        self, base: Any, ours: Any, theirs: Any, taken_ids: frozenset[str]
    ) -> tuple[Element | None, Element | None]:
        """An element decided for ours and for theirs, None where it is missing."""
        if ours is None or theirs is None:
            return self.one_sided(base, ours, theirs, taken_ids)
        if base is not None and base in (ours, theirs):
            return self.surely(base, ours, theirs)
        if ours == theirs:
            return ours, ours
        values, keys = self.values(base, ours, theirs)
        if keys:
            self.conflicts.append(MergeConflict(base, ours, theirs, keys))
        elif base is not None and base.serial in self.unsure[0] | self.unsure[1]:
            self.conflicts.append(MergeConflict(base, ours, theirs, unsure=True))
            return ours, theirs
        return ours.having(**values[0]), ours.having(**values[1])

    def one_sided(
        self, base: Any, ours: Any, theirs: Any, taken_ids: frozenset[str]
    ) -> tuple[Element | None, Element | None]:
        """An element that at least one side does not have."""
        if base is None:
            if getattr(ours or theirs, "id", None) not in taken_ids:
                return (ours, ours) if theirs is None else (theirs, theirs)
        elif ours is theirs or (base in (ours, theirs) and base.serial not in self.unsure[ours is None]):
            return None, None
        self.conflicts.append(MergeConflict(base, ours, theirs))
        return ours, theirs

    def surely(self, base: Element, ours: Element, theirs: Element) -> tuple[Element, Element]:
        """An element that at most one side changed. A conflict if the other side's element could be another one."""
        changed, unsure = (theirs, self.unsure[0]) if ours == base else (ours, self.unsure[1])
        if changed != base and base.serial in unsure:
            self.conflicts.append(MergeConflict(base, ours, theirs, unsure=True))
            return ours, theirs
        return changed, changed

    def values(
        self,
        base: Element | None,
        ours: Element,
        theirs: Element,
        leave_out: Mapping[str, object] | tuple[str, ...] = (),
    ) -> tuple[tuple[dict[str, object], dict[str, object]], tuple[str, ...]]:
        """The attributes of an element decided for ours and for theirs, and the names of the keys in conflict."""
        found: tuple[dict[str, object], dict[str, object]] = ({}, {})
        conflicts = []
        for key in keys_of(type(ours)):
            if key.attribute in leave_out:
                continue
            before = getattr(base, key.attribute) if base is not None else _ABSENT
            sides = getattr(ours, key.attribute), getattr(theirs, key.attribute)
            ordered = isinstance(ours, Spawn) and ours.side == "marines"
            value = _value(before, *sides, as_set=holds_spaces(key.shape) and not ordered)
            if value.differ:
                conflicts.append(key.name)
            found[0][key.attribute], found[1][key.attribute] = value.for_ours, value.for_theirs
        if found[0].keys() >= _PLACES.keys() and any(map(_is_at_two_places, found)):
            for values, side in zip(found, (ours, theirs), strict=True):
                values.update((name, getattr(side, name)) for name in _PLACES)
            conflicts += [
                name
                for attribute, name in _PLACES.items()
                if getattr(ours, attribute) != getattr(theirs, attribute) and name not in conflicts
            ]
        return found, tuple(conflicts)


class _Decided(NamedTuple):
    """A value decided for ours and for theirs. They differ if the sides contradict each other."""

    for_ours: object
    for_theirs: object
    differ: bool = False


def _value(base: Any, ours: Any, theirs: Any, *, as_set: bool = False) -> _Decided:
    if ours == theirs or theirs == base:
        return _Decided(ours, ours)
    if ours == base:
        return _Decided(theirs, theirs)
    sides = base, ours, theirs
    if all(isinstance(side, Record) for side in sides):
        names = dict.fromkeys((*ours, *theirs))
        parts = {name: _part(*(side.get(name, _ABSENT) for side in sides)) for name in names}
        return _joined(parts, lambda values: Record(row for row in values.items() if row[1] is not _ABSENT))
    if all(isinstance(side, Element) for side in sides):
        attributes = [key.attribute for key in keys_of(type(ours))]
        parts = {name: _value(*(getattr(side, name) for side in sides)) for name in attributes}
        return _joined(parts, lambda values: ours.having(**values))
    if as_set and all(sides) and (one := _set(base, ours, theirs)):
        return _Decided(one, one)
    return _Decided(ours, theirs, True)


def _joined(parts: Mapping[str, _Decided], made: Callable[[dict[str, object]], object]) -> _Decided:
    """The decisions about the parts of a value as one decision. `made` creates the value from its parts."""
    return _Decided(
        made({name: part.for_ours for name, part in parts.items()}),
        made({name: part.for_theirs for name, part in parts.items()}),
        any(part.differ for part in parts.values()),
    )


def _is_at_two_places(values: Mapping[str, object]) -> bool:
    return sum(bool(values[name]) for name in _PLACES) > 1


def _part(base: object, ours: object, theirs: object) -> _Decided:
    """The merged value of a key of a mapping. Lists of places in it, such as those of ornaments, have no order."""
    return _value(base, ours, theirs, as_set=all(map(_lists_places, (base, ours, theirs))))


def _set(base: tuple[object, ...], ours: tuple[object, ...], theirs: tuple[object, ...]) -> tuple[object, ...]:
    """Ours without the removals of theirs, with the additions of theirs behind the same neighbor."""
    kept = set(ours) | set(theirs)
    kept -= (set(base) - set(ours)) | (set(base) - set(theirs))
    return tuple(one for one in _woven(list(ours), list(theirs)) if one in kept)


def _lists_places(side: object) -> bool:
    """True if a value is a list of places, such as those of ornaments: two or four whole numbers each."""
    return isinstance(side, tuple) and all(
        isinstance(one, tuple) and len(one) in (2, 4) and all(type(number) is int for number in one) for one in side
    )


def _woven(ours: list[object], theirs: list[object]) -> list[object]:
    """Ours in its order, with the additions of theirs behind their neighbor."""
    known = set(ours)
    order = list(ours)
    last = None
    for one in theirs:
        if one not in known:
            order.insert(0 if last is None else order.index(last) + 1, one)
            known.add(one)
        last = one
    return order


def _ids_given_twice(base: Scenario, ours: Scenario, theirs: Scenario) -> frozenset[str]:
    """The ids that both sides newly give to different things."""
    mine, other = (_ids_given(base, side) for side in (ours, theirs))
    return frozenset(own for own, serial in mine.items() if other.get(own, serial) != serial)


def _ids_given(base: Scenario, side: Scenario) -> dict[str, int]:
    """The new ids of a side with the serials of their things, if the things do not have them in the base."""
    known = {one.serial: getattr(one, "id", None) for one in base.elements()}
    return {
        own: one.serial for one in side.elements() if (own := getattr(one, "id", None)) and known.get(one.serial) != own
    }


def _with_common_additions(theirs: Scenario, base: Scenario, ours: Scenario) -> Scenario:
    """Theirs with the serials of ours for common additions: equal elements, or those of one class and id."""
    known = {one.serial for one in base.elements()}
    changed: dict[str, object] = {}
    for section in SECTIONS:
        if not (waiting := [one for one in getattr(ours, section) if one.serial not in known]):
            continue
        found = []
        for one in getattr(theirs, section):
            if one.serial not in known and (like := next(_likes(one, waiting), None)) is not None:
                waiting.remove(like)
                one = one.having(serial=like.serial)
            found.append(one)
        changed[section] = tuple(found)
    return theirs.having(**changed)


def _likes(element: Element, others: list[Element]) -> Iterator[Element]:
    own = getattr(element, "id", None)
    yield from (one for one in others if one == element)
    yield from (one for one in others if own and getattr(one, "id", None) == own)
