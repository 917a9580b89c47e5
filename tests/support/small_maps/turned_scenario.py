"""A whole scenario turned clockwise by quarters about the corner (0, 0) of its map."""

from collections.abc import Callable
from typing import Any, TypeVar

from kneedeep.board.kinds import kinds_of
from kneedeep.model.catalog import load_catalog
from kneedeep.model.geometry.space import Space, turned_size
from kneedeep.model.scenario.model import Door, Figure, Piece, Scenario, Spawn, Token

Thing = TypeVar("Thing", Token, Figure)
_AROUND = ("north", "east", "south", "west")


def turned_space(space: Space, quarters: int = 1) -> Space:
    """The place of a space after turns."""
    for _ in range(quarters % 4):
        space = -1 - space[1], space[0]
    return space


def turned_side(side: str, quarters: int = 1) -> str:
    """Where a side comes to look."""
    return _AROUND[(_AROUND.index(side) + quarters) % 4]


def turned_scenario(scenario: Scenario, quarters: int = 1) -> Scenario:
    """The scenario with everything that has a place turned. Scripts and home-made types stay as they are."""
    for _ in range(quarters % 4):
        scenario = _turned_once(scenario)
    return scenario


def _turned_once(scenario: Scenario) -> Scenario:
    kinds = kinds_of(scenario, load_catalog(scenario.ruleset))

    def piece(one: Piece) -> Piece:
        kind = kinds.pieces.get(one.piece)
        size = turned_size((kind.width, kind.height), one.turn) if kind is not None else (1, 1)
        return one.having(at=_corner(one.at, size), turn=(one.turn + 90) % 360)

    def door(one: Door) -> Door:
        x, y = one.at
        following = (x, y + 1) if one.side in ("east", "west") else (x + 1, y)
        return one.having(at=min(turned_space(one.at), turned_space(following)), side=turned_side(one.side))

    def token(one: Token) -> Token:
        kind = kinds.tokens.get(one.kind)
        return _standing(one, kind.footprint(one.size) if kind is not None else (1, 1))

    def figure(one: Figure) -> Figure:
        kind = kinds.figures.get(one.kind)
        return _standing(one, kind.footprint.value if kind is not None else (1, 1))

    def spawn(one: Spawn) -> Spawn:
        return one.having(spaces=tuple(map(turned_space, one.spaces)))

    made: dict[str, Callable[[Any], Any]] = {
        "pieces": piece,
        "doors": door,
        "tokens": token,
        "figures": figure,
        "spawns": spawn,
    }
    return scenario.having(**{name: tuple(map(one, getattr(scenario, name))) for name, one in made.items()})


def _corner(at: Space, size: tuple[int, int]) -> Space:
    """The top-left space after the turn of a box of that size."""
    return turned_space((at[0], at[1] + size[1] - 1))


def _standing(one: Thing, size: tuple[int, int]) -> Thing:
    box = turned_size(size, one.turn)
    at, spaces = None if one.at is None else _corner(one.at, box), tuple(_corner(space, box) for space in one.spaces)
    return one.having(at=at, spaces=spaces, turn=(one.turn + 90) % 360)
