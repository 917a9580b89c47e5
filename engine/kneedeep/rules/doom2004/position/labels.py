"""Labels of a game's things in files: the names of reports, with the space they are printed on."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, NamedTuple

from kneedeep.model.scenario.names import names_of
from kneedeep.rules.doom2004.compiled_scenario import CompiledScenario
from kneedeep.rules.doom2004.parts import each_number, union
from kneedeep.rules.element_labels import ElementLabels, Label


class Pairs(NamedTuple):
    """A field of pairs: a count, and a name at `place`.

    `names`: the list of labels in which the name is a number, empty for a name that is a text. `in_time`: the
    pairs are in order of time instead of sorted.
    """

    field: str
    names: str = ""
    place: int = 0
    in_time: bool = False


class Labels(ElementLabels):
    """The labels of one scenario's things. `names`: by serial, those of a changed scenario for a migrated game."""

    def __init__(self, tables: CompiledScenario, names: Mapping[int, str] | None = None) -> None:
        """Label everything the tables number. An element missing in `names` has no label."""
        self.t = tables
        super().__init__(
            names_of(tables.scenario) if names is None else names,
            tables.terrain.spaces,
            tables.pieces,
            tables.setups,
            tables.doors,
        )

    @cached_property
    def areas(self) -> tuple[str, ...]:
        """The ids of the areas by number, those of a changed scenario by `area:ID` of its names."""
        found = []
        for number, area in enumerate(self.t.areas):
            element = self.t.area_elements.get(number)
            name = self._name(element.serial) if element is not None else f"area:{area}"
            found.append(name.removeprefix("area:"))
        return tuple(found)

    @cached_property
    def happenings(self) -> tuple[str, ...]:
        """The labels of the bits of `Course.fired`. They are triggers, cleared areas, deadlines, texts of locked doors."""
        scenario = self.t.scenario
        parts = (("", scenario.triggers), ("clear ", scenario.areas), ("", scenario.deadlines))
        found = [
            (word + self._name(element.serial)) if self._name(element.serial) else ""
            for word, elements in parts
            for element in elements
        ]
        return (*found, *(f"tried {name}" if name else "" for name in self.doors))

    @cached_property
    def deadlines(self) -> tuple[str, ...]:
        """The names of the deadlines by number."""
        return self.happenings[self.t.fired_deadline : self.t.fired_tried]

    @cached_property
    def flags(self) -> tuple[str, ...]:
        """The flags by number."""
        return tuple(self.t.flag_number)

    @property
    def questions(self) -> tuple[str, ...]:
        """The questions that players judge, by number."""
        return self.t.questions

    @cached_property
    def kinds(self) -> tuple[str, ...]:
        """The ids of the figure kinds by number."""
        return tuple(kind.id for kind in self.t.kinds)

    @cached_property
    def switched(self) -> tuple[str, ...]:
        """The labels of the bits of `Course.active`: tokens, then spawn areas."""
        spawns = tuple(self._name(spawn.serial) for spawn in self.t.spawns)
        return (*(name for name, _ in self.pieces), *spawns)

    def named(self, sort: str, bits: int) -> list[Any]:
        """The labels of the numbers in a bit set, without things no longer there."""
        labels = getattr(self, sort)
        found = (labels[number] for number in each_number(bits) if number < len(labels))
        return [plain_label(label) if isinstance(label, tuple) else label for label in found if label and label[0]]

    def numbered(self, sort: str, names: Iterable[Any]) -> int:
        """The numbers of things with these labels, as a bit set, without missing ones."""
        labels = getattr(self, sort)
        if labels and isinstance(labels[0], tuple):
            return union(1 << number for number in _numbers(labels, names))
        wanted = set(names)
        return union(1 << number for number, name in enumerate(labels) if name and name in wanted)

    def named_pairs(self, pairs: Pairs, values: Iterable[tuple[object, object]]) -> list[list[object]]:
        """The values of a field of pairs with labels for numbers, without things no longer there."""
        found = [list(pair) for pair in values]
        if pairs.names:
            for pair in found:
                pair[pairs.place] = getattr(self, pairs.names)[pair[pairs.place]]
        return [pair for pair in found if pair[pairs.place]]

    def numbered_pairs(self, pairs: Pairs, data: Iterable[Any]) -> tuple[tuple[Any, ...], ...]:
        """The values of a field of pairs with numbers for labels, without missing things."""
        known = getattr(self, pairs.names) if pairs.names else None
        found = []
        for first, second in data:
            count, name = (second, first) if pairs.place == 0 else (first, second)
            if known is None or name in known:
                thing = str(name) if known is None else known.index(name)
                found.append((thing, int(count)) if pairs.place == 0 else (int(count), thing))
        return tuple(found if pairs.in_time else sorted(found))


def plain_label(label: Label) -> list[object]:
    """A label as plain data."""
    return [label[0], None if label[1] is None else list(label[1])]


def _numbers(labels: Sequence[Label], named: Iterable[tuple[object, Sequence[int] | None]]) -> list[int]:
    """The numbers of labelled things: first on the same space, else any of that name (moved on the map)."""
    wanted = [(str(name), None if at is None else (int(at[0]), int(at[1]))) for name, at in named]
    left = Counter(wanted)
    found = []
    for number, label in enumerate(labels):
        if left[label] > 0:
            left[label] -= 1
            found.append(number)
    for name, _ in left.elements():
        number = next((n for n, label in enumerate(labels) if label[0] == name and n not in found), -1)
        if number >= 0:
            found.append(number)
    return found
