"""Labels of a game's things in files: the names of reports, with the space they are printed on."""

from collections.abc import Mapping
from functools import cached_property

from kneedeep.model.scenario.names import names_of
from kneedeep.rules.doom2004.compiled_scenario import CompiledScenario
from kneedeep.rules.element_labels import ElementLabels


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
