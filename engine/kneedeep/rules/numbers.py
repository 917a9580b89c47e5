"""Types for the numbers of a game. Each is a plain int. Mypy rejects one type in place of another."""

from collections.abc import Callable, Iterator, Sequence
from typing import NewType, cast

from kneedeep.model.geometry.bits import each_number

SpaceNumber = NewType("SpaceNumber", int)
"""A space of the board: its index in `Board.spaces`."""
AreaNumber = NewType("AreaNumber", int)
"""An area: its index in `Board.areas`, -1 for none."""
FigureNumber = NewType("FigureNumber", int)
"""A figure of a state. The first numbers are the marines, by seat."""
Seat = NewType("Seat", FigureNumber)
"""A marine: its seat, and also the number of its figure."""
KindNumber = NewType("KindNumber", int)
"""A kind of figures."""
WeaponNumber = NewType("WeaponNumber", int)
DoorNumber = NewType("DoorNumber", int)
TokenNumber = NewType("TokenNumber", int)
CardNumber = NewType("CardNumber", int)
"""A card of the invader's deck."""

each_space = cast(Callable[[int], Iterator[SpaceNumber]], each_number)
"""Yields the spaces in a bit set. The next ones do the same for their types."""
each_door = cast(Callable[[int], Iterator[DoorNumber]], each_number)
each_token = cast(Callable[[int], Iterator[TokenNumber]], each_number)
each_kind = cast(Callable[[int], Iterator[KindNumber]], each_number)
seats = cast(Callable[[int], Sequence[Seat]], range)
"""The seats of a number of marines."""
