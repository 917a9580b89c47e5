"""Types of the numbers of a game. Each is a plain int, but mypy refuses one in place of another."""

from collections.abc import Callable, Iterator, Sequence
from typing import NewType, cast

from kneedeep.model.geometry.bits import each_number

SpaceNumber = NewType("SpaceNumber", int)
"""A space of the board, by its place in `Board.spaces`."""
AreaNumber = NewType("AreaNumber", int)
"""An area, by its place in `Board.areas`, -1 for none."""
FigureNumber = NewType("FigureNumber", int)
"""A figure of a state; the first are the marines, by their seats."""
Seat = NewType("Seat", FigureNumber)
"""A marine, which is also the number of its figure."""
KindNumber = NewType("KindNumber", int)
"""A kind of figures."""
WeaponNumber = NewType("WeaponNumber", int)
DoorNumber = NewType("DoorNumber", int)
TokenNumber = NewType("TokenNumber", int)
CardNumber = NewType("CardNumber", int)
"""A card of the invader's deck."""

each_space = cast(Callable[[int], Iterator[SpaceNumber]], each_number)
"""Yields the spaces in a bit set. So do the others for their types."""
each_door = cast(Callable[[int], Iterator[DoorNumber]], each_number)
each_token = cast(Callable[[int], Iterator[TokenNumber]], each_number)
each_kind = cast(Callable[[int], Iterator[KindNumber]], each_number)
seats = cast(Callable[[int], Sequence[Seat]], range)
"""The seats of a number of marines."""
