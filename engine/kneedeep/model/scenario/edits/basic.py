"""The basic edits: add, remove, change, and several as one. All other edits consist of them."""

from collections.abc import Set as AbstractSet
from itertools import count
from typing import Protocol

from kneedeep.model.scenario.look_spaces import without_areas
from kneedeep.model.scenario.model import SECTIONS, Element, Record, Scenario
from kneedeep.model.scenario.translations import following, with_translation
from kneedeep.model.scenario.value import Value, placed_value


class Edit(Protocol):
    """A change of a scenario: a value with a title and a pure function."""

    @property
    def title(self) -> str:
        """The title of the edit for the undo menu."""

    def apply(self, scenario: Scenario) -> Scenario:
        """The changed scenario. Raises KeyError when it names an element that is not there."""


SECTION_OF: dict[type[Element], str] = {kind: section for section, kind in SECTIONS.items()}
"""The section with the elements of a class."""


@placed_value
class Add(Value):
    """Add elements, each at the end of its section or before the element with serial `before`.

    Elements with serial 0 get the scenario's next serials.
    """

    title: str
    elements: tuple[Element, ...]
    before: int | None = None

    def apply(self, scenario: Scenario) -> Scenario:
        """The scenario with the elements added."""
        serial = scenario.next_serial
        changes: dict[str, tuple[Element, ...]] = {}
        for element in self.elements:
            section = SECTION_OF[type(element)]
            if element.serial == 0:
                element = element.having(serial=serial)
            serial = max(serial, element.serial) + (element.serial >= serial)
            present = changes.get(section, getattr(scenario, section))
            index = next((i for i, other in enumerate(present) if other.serial == self.before), len(present))
            changes[section] = (*present[:index], element, *present[index:])
        return scenario.having(**changes, next_serial=serial)


@placed_value
class Remove(Value):
    """Remove the elements with these serials."""

    title: str
    serials: frozenset[int]

    def apply(self, scenario: Scenario) -> Scenario:
        """The scenario without the elements."""
        require(scenario, self.serials)
        changes: dict[str, object] = {
            **scenario.replaced(lambda element: () if element.serial in self.serials else (element,))
        }
        gone = {area.id for area in scenario.areas if area.serial in self.serials}
        if gone and scenario.look:
            changes["look"] = without_areas(scenario.look, gone)
        return scenario.having(**changes)


@placed_value
class Change(Value):
    """Change attributes of the element with a serial. Serial 0 is the scenario itself."""

    title: str
    serial: int
    changes: Record

    def apply(self, scenario: Scenario) -> Scenario:
        """The scenario with the element changed."""
        if self.serial == 0:
            return scenario.having(**dict(self.changes))
        changed = scenario.element(self.serial).having(**dict(self.changes))
        return scenario.having(**scenario.replaced(lambda one: (changed if one.serial == self.serial else one,)))


@placed_value
class Several(Value):
    """Several edits in order, as one step."""

    title: str
    edits: tuple[Edit, ...]

    def apply(self, scenario: Scenario) -> Scenario:
        """The scenario after all edits."""
        for edit in self.edits:
            scenario = applied(edit, scenario)
        return scenario


@placed_value
class Replace(Value):
    """Replace the scenario by another value of it. Known elements have their serials in it."""

    title: str
    scenario: Scenario

    def apply(self, scenario: Scenario) -> Scenario:
        """The other value. Elements without a serial get the next ones. Unreadable parts stay."""
        serials = count(max(scenario.next_serial, self.scenario.next_serial))
        changes = self.scenario.replaced(lambda one: (one if one.serial else one.having(serial=next(serials)),))
        return self.scenario.having(**changes, unread=scenario.unread, next_serial=next(serials))


@placed_value
class Translate(Value):
    """Change the translation of the text at a path into a language. An empty one removes it.

    `instead_of`: the path of the translation before the edit.
    """

    title: str
    language: str
    path: str
    text: str
    instead_of: str = ""

    def apply(self, scenario: Scenario) -> Scenario:
        """The scenario with the translation."""
        if self.instead_of:
            scenario = with_translation(scenario, self.language, self.instead_of, "")
        return with_translation(scenario, self.language, self.path, self.text)


def require(scenario: Scenario, serials: AbstractSet[int]) -> None:
    """Raise KeyError if no element has the serial."""
    if missing := serials - {element.serial for element in scenario.elements()}:
        raise KeyError(min(missing))


def start_in(title: str, scenario: Scenario, serial: int) -> Several:
    """The edit that makes the area with a serial the only start."""
    changed = [area for area in scenario.areas if area.start != (area.serial == serial)]
    return Several(title, tuple(Change(title, area.serial, Record(start=not area.start)) for area in changed))


def applied(edit: Edit, scenario: Scenario) -> Scenario:
    """The scenario after an edit, with its translations at the new paths of their texts."""
    return following(scenario, edit.apply(scenario))
