"""Diff of two scenarios: elements added, removed and changed, and keys of the scenario itself."""

from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from typing import Any, NamedTuple

from kneedeep.model.scenario.delta import delta_of
from kneedeep.model.scenario.edits.piece_contents import door_sides, ground_of
from kneedeep.model.scenario.element_matching import paired
from kneedeep.model.scenario.model import SECTIONS, Door, Element, Piece, Scenario, keys_of
from kneedeep.model.scenario.translations import with_paths_of


class ElementChange(NamedTuple):
    """One element before and after, its changed attributes, and the number of elements that moved along with it."""

    before: Any
    after: Any
    attributes: tuple[str, ...]
    along: int = 0


class ScenarioDifference(NamedTuple):
    """Two scenarios and their diff. An element in both has one serial.

    `attributes`: the changed attributes of the scenario itself. `reordered`: sections in another order.
    """

    before: Scenario
    after: Scenario
    added: tuple[Element, ...]
    removed: tuple[Element, ...]
    changed: tuple[ElementChange, ...]
    attributes: tuple[str, ...]
    reordered: tuple[str, ...]
    moved: Scenario
    """The scenario before, with its translations at the paths of their texts in the scenario after."""

    @property
    def same(self) -> bool:
        """Whether both scenarios mean the same. The order of elements has no meaning."""
        return not (self.added or self.removed or self.changed or self.attributes)


def compared(before: Scenario, after: Scenario) -> ScenarioDifference:
    """The diff of two scenarios. Elements that only moved along with a piece are counted there, not listed."""
    found = paired(after, before)
    after = found.scenario
    delta = delta_of(before, after)
    carried = found.carried & delta.changed
    along_with_pieces = [name for name in ("victory", "look") if getattr(after, name) == getattr(found.moved, name)]
    moved = with_paths_of(before, after)
    own = tuple(name for name in changed_attributes(moved, after) if name not in (*SECTIONS, *along_with_pieces))
    return ScenarioDifference(
        before,
        after,
        tuple(one for one in after.elements() if one.serial in delta.added),
        tuple(one for one in before.elements() if one.serial in delta.removed),
        tuple(_changes(before, after, delta.changed - carried, carried)),
        own,
        tuple(section for section in SECTIONS if _reordered(before, after, section)),
        moved,
    )


def _changes(
    before: Scenario, after: Scenario, changed: AbstractSet[int], carried: AbstractSet[int]
) -> Iterator[ElementChange]:
    old = {one.serial: one for one in before.elements()}
    waiting = {serial: old[serial] for serial in carried}
    for one in after.elements():
        if one.serial in changed:
            known = old[one.serial]
            along = _taken_along(before, one, waiting) if waiting and isinstance(one, Piece) else []
            yield ElementChange(known, one, changed_attributes(known, one), len(along))


def _taken_along(before: Scenario, piece: Piece, waiting: dict[int, Element]) -> list[Element]:
    """Take the elements on a piece out of `waiting`, and return them."""
    ground = ground_of(before, frozenset((piece.serial,)))
    taken = []
    for serial, one in list(waiting.items()):
        spaces = door_sides(one) if isinstance(one, Door) else one.places
        if not ground.isdisjoint(spaces):
            taken.append(waiting.pop(serial))
    return taken


def _reordered(before: Scenario, after: Scenario, section: str) -> bool:
    """Whether the common elements of a section are in another order."""
    old, new = ([one.serial for one in getattr(side, section)] for side in (before, after))
    both = set(old) & set(new)
    return [serial for serial in old if serial in both] != [serial for serial in new if serial in both]


def changed_attributes(before: Element, after: Element) -> tuple[str, ...]:
    """The attributes that differ between two values of a class, in the order of the file."""
    return tuple(
        key.attribute
        for key in keys_of(type(before))
        if getattr(before, key.attribute) != getattr(after, key.attribute)
    )
