"""Labels of a game's things in positions: their names in reports, with their printed spaces."""

from collections.abc import Mapping, Sequence
from functools import cached_property

from kneedeep.model.geometry.space import Space
from kneedeep.rules.position import Deed
from kneedeep.rules.scenario_tokens import GameDoor, SetupFigure, SetupToken

Label = tuple[str, Space | None]
"""A name, and the printed space or None. Identical things on one space share a label."""


class ElementLabels:
    """The labels of one scenario's tokens, figures and doors, each in the order of their numbers."""

    def __init__(
        self,
        names: Mapping[int, str],
        spaces: Sequence[Space],
        tokens: Sequence[SetupToken],
        figures: Sequence[SetupFigure],
        doors: Sequence[GameDoor],
    ) -> None:
        """Name the numbered things of a game. `names`: by serial. An element missing there has no name."""
        self.names = names
        self._spaces, self._tokens, self._figures, self._doors = spaces, tokens, figures, doors

    def _name(self, serial: int) -> str:
        return self.names.get(serial, "") if serial else ""

    @cached_property
    def pieces(self) -> tuple[Label, ...]:
        """The labels of the tokens by number. An empty name means that the changed map has no such thing."""
        found: list[Label] = []
        placed = 0
        for token in self._tokens:
            home = self._spaces[token.spaces[0]] if token.spaces else None
            if token.element.serial:
                found.append((self._name(token.element.serial), home))
            elif home is not None or token.element.in_area:
                found.append((f"placed:{placed}", home))
                placed += 1
            else:
                found.append((f"spare:{token.thing}", None))
        return tuple(found)

    @cached_property
    def setups(self) -> tuple[Label, ...]:
        """The labels of the figures of the set-up, by number."""
        found: list[Label] = []
        placed = 0
        for setup in self._figures:
            home = self._spaces[setup.anchor] if setup.anchor >= 0 else None
            if setup.element.serial:
                found.append((self._name(setup.element.serial), home))
            else:
                found.append((f"placed:{placed}", home))
                placed += 1
        return tuple(found)

    @cached_property
    def doors(self) -> tuple[str, ...]:
        """The names of the doors by number."""
        return tuple(self._name(door.element.serial) for door in self._doors)


def is_meant(label: Label, deed: Deed) -> bool:
    """True if a deed is about the thing with this label."""
    return label[0] == deed.name and (deed.at is None or label[1] == tuple(deed.at))
