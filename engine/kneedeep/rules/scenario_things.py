"""The common interface of every ruleset's tokens, figures and doors of a scenario."""

from typing import Protocol

from kneedeep.model.scenario.model import Condition, Door, Figure, Token


class SetupThing(Protocol):
    """A token or a figure of the set-up."""

    @property
    def number(self) -> int:
        """Its number."""

    @property
    def element(self) -> Token | Figure:
        """The element of the scenario."""

    @property
    def placed(self) -> bool:
        """True if only a script step puts it on the map."""


class SetupToken(SetupThing, Protocol):
    """A token of the set-up."""

    @property
    def element(self) -> Token:
        """The element of the scenario."""

    @property
    def spaces(self) -> tuple[int, ...]:
        """The spaces where it is printed."""

    @property
    def thing(self) -> str:
        """Its item or kind."""


class SetupFigure(SetupThing, Protocol):
    """A figure of the set-up."""

    @property
    def element(self) -> Figure:
        """The element of the scenario."""

    @property
    def anchor(self) -> int:
        """The first of its spaces, -1 for none."""


class GameDoor(Protocol):
    """A door of a game."""

    @property
    def element(self) -> Door:
        """The element of the scenario."""

    @property
    def kind(self) -> str:
        """The kind of the door."""

    @property
    def needs(self) -> Condition | None:
        """The condition to open it."""
