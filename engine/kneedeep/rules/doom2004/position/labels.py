"""What the things of a game are called in files: by the names of reports, with the space they are printed on."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from kneedeep.geometry.space import Space
from kneedeep.rules.doom2004.compiled_scenario import CompiledScenario
from kneedeep.rules.position import PositionError
from kneedeep.scenario.names import names_of

Label = tuple[str, Space | None]
"""A name, and the printed space where it has one; several alike things on one space share a label."""


class Labels:
    """The labels of one scenario's things; `names`: by serial, those of a changed scenario where a game is carried to one."""

    def __init__(self, tables: CompiledScenario, names: Mapping[int, str] | None = None) -> None:
        """Name what the tables number. An element that `names` lacks is called nothing."""
        self.t = tables
        self.names = names_of(tables.scenario) if names is None else names

    def _name(self, serial: int) -> str:
        return self.names.get(serial, "") if serial else ""

    @cached_property
    def pieces(self) -> tuple[Label, ...]:
        """Return the labels of the tokens by number; an empty name: the changed map has no such thing."""
        found: list[Label] = []
        placed = 0
        spaces = self.t.terrain.spaces
        for piece in self.t.pieces:
            home = spaces[piece.spaces[0]] if piece.spaces else None
            if piece.element.serial:
                found.append((self._name(piece.element.serial), home))
            elif home is not None or piece.element.in_area:
                found.append((f"placed:{placed}", home))
                placed += 1
            else:
                found.append((f"spare:{piece.thing}", None))
        return tuple(found)

    @cached_property
    def setups(self) -> tuple[Label, ...]:
        """Return the labels of the figures that are set up, by number."""
        found: list[Label] = []
        placed = 0
        spaces = self.t.terrain.spaces
        for setup in self.t.setups:
            home = spaces[setup.anchor] if setup.anchor >= 0 else None
            if setup.element.serial:
                found.append((self._name(setup.element.serial), home))
            else:
                found.append((f"placed:{placed}", home))
                placed += 1
        return tuple(found)

    @cached_property
    def doors(self) -> tuple[str, ...]:
        """Return the names of the doors by number."""
        return tuple(self._name(door.element.serial) for door in self.t.doors)

    @cached_property
    def areas(self) -> tuple[str, ...]:
        """Return the ids of the areas by number, those of a changed scenario by `area:ID` of its names."""
        found = []
        for number, area in enumerate(self.t.areas):
            element = self.t.area_elements.get(number)
            name = self._name(element.serial) if element is not None else f"area:{area}"
            found.append(name.removeprefix("area:"))
        return tuple(found)

    @cached_property
    def happenings(self) -> tuple[str, ...]:
        """Return what the bits of `Course.fired` stand for: triggers, cleared areas, deadlines, texts of locked doors."""
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
        """Return the names of the deadlines by number."""
        return self.happenings[self.t.fired_deadline : self.t.fired_tried]

    @cached_property
    def flags(self) -> tuple[str, ...]:
        """Return the flags by number."""
        return tuple(self.t.flag_number)

    @property
    def questions(self) -> tuple[str, ...]:
        """Return the questions that players judge, by number."""
        return self.t.questions

    @cached_property
    def kinds(self) -> tuple[str, ...]:
        """Return the ids of the figure kinds by number."""
        return tuple(kind.id for kind in self.t.kinds)

    @cached_property
    def switched(self) -> tuple[str, ...]:
        """Return what the bits of `Course.active` stand for: tokens, then spawn areas."""
        spawns = tuple(self._name(spawn.serial) for spawn in self.t.spawns)
        return (*(name for name, _ in self.pieces), *spawns)


def space_number(tables: CompiledScenario, at: Space, who: str) -> int:
    """Return the number of a space. Raises PositionError for one that is not on the board."""
    number = tables.terrain.number.get((at[0], at[1]), -1)
    if number < 0:
        raise PositionError(f"{who} can't stand{where_text(at)}: that is no space of the board.")
    return number


def where_text(at: Space | None) -> str:
    """Return the words for a space after what is there, none without a space."""
    return "" if at is None else f" at {at[0]},{at[1]}"
