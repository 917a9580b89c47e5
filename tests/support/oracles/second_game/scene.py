"""Places of figures at one moment of a game of 2016, in plain values."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from kneedeep.model.geometry.space import Space
from tests.support.oracles.second_game.map import Body, Doors, PlainMap

MARINE, DEMON, NEUTRAL = "marine", "demon", "neutral"


class PlainFigure(NamedTuple):
    """A figure on the map."""

    number: int
    side: str
    body: Body
    kind: str = ""
    damage: int = 0
    health: int = 10
    stagger: int = 99
    stunned: bool = False
    tough: bool = False

    @property
    def large(self) -> bool:
        """Return whether it covers several spaces."""
        return len(self.body) > 1


class Scene(NamedTuple):
    """One moment. `pads`: spaces with active teleporters. `sleeping`: spaces with inactive ones that entering activates."""

    map: PlainMap
    figures: tuple[PlainFigure, ...]
    opened: Doors = frozenset()
    pads: Body = frozenset()
    sleeping: Body = frozenset()

    @property
    def advanced(self) -> bool:
        """Return whether the rules beyond the tutorial hold. Rule: RUL16-176."""
        return self.map.rule("advanced", "on") == "on"

    def others(self, figure: PlainFigure) -> tuple[PlainFigure, ...]:
        """Return all figures but one."""
        return tuple(other for other in self.figures if other.number != figure.number)

    def without(self, numbers: Iterable[int]) -> Scene:
        """Return the moment without some figures."""
        gone = set(numbers)
        return self._replace(figures=tuple(other for other in self.figures if other.number not in gone))

    def figure(self, number: int) -> PlainFigure:
        """Return a figure by its number."""
        return next(figure for figure in self.figures if figure.number == number)


def spaces_of(figures: Iterable[PlainFigure]) -> Body:
    """Return the spaces that some figures cover."""
    return frozenset(space for figure in figures for space in figure.body)


def are_enemies(one: PlainFigure, other: PlainFigure) -> bool:
    """Return whether two figures are enemies: a neutral one is nobody's. Rule: words of the rulings, RUL16-104."""
    return {one.side, other.side} == {MARINE, DEMON}


def is_staggered(scene: Scene, figure: PlainFigure) -> bool:
    """Return whether a demon is staggered. Rule: RUL16-133, RUL16-176."""
    return scene.advanced and figure.side == DEMON and figure.damage >= figure.stagger


def at(scene: Scene, space: Space, but: int = -1) -> tuple[PlainFigure, ...]:
    """Return the figures on a space, one left out."""
    return tuple(figure for figure in scene.figures if space in figure.body and figure.number != but)
