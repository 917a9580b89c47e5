"""The actions of the 2004 game: tuples headed by the name of their kind, with the numbers of its fields (`ActionKind`)."""

from collections.abc import Sequence
from typing import Literal, cast

from kneedeep.rules import action as general
from kneedeep.rules.numbers import (
    CardNumber,
    DoorNumber,
    FigureNumber,
    KindNumber,
    Seat,
    SpaceNumber,
    TokenNumber,
    WeaponNumber,
)

Plain = tuple[Literal["finish", "rest", "stop", "pass", "cancel", "end", "done"]]
Numbered = tuple[Literal["deck", "entry", "breathe", "order", "reroll", "judge"], int]
Choose = tuple[Literal["choose"], int, int]
AtSpace = tuple[Literal["hide", "respawn", "hop"], SpaceNumber]
Shift = tuple[Literal["step"], SpaceNumber, int]
Placing = tuple[Literal["step", "lay"], SpaceNumber] | Shift | tuple[Literal["lay"], SpaceNumber, int]
AtDoor = tuple[Literal["open", "close", "leave", "try"], DoorNumber]
OfToken = tuple[Literal["teleport", "exit", "pick", "use", "exchange"], TokenNumber]
OfFigure = tuple[Literal["bite", "activate", "recycle", "wake"], FigureNumber]
OfKind = tuple[Literal["swap", "forgo"], KindNumber]
SetUp = tuple[Literal["set"], KindNumber, SpaceNumber, int]
OfSeat = tuple[Literal["get"], Seat]
Give = tuple[Literal["give"], Seat, int]
Heal = tuple[Literal["heal"], Seat, Seat]
Fire = tuple[Literal["attack", "guard"], WeaponNumber, SpaceNumber, FigureNumber, int]
Strike = tuple[Literal["strike", "shoot"], SpaceNumber, FigureNumber]
Walk = tuple[Literal["walk"], SpaceNumber, FigureNumber, int]
Knock = tuple[Literal["knock"], FigureNumber, SpaceNumber, int]
Discard = tuple[Literal["discard"], CardNumber]
PlayCard = tuple[Literal["event", "spawn"], CardNumber, int]

Action = (
    Plain
    | Numbered
    | Choose
    | AtSpace
    | Placing
    | AtDoor
    | OfToken
    | OfFigure
    | OfKind
    | SetUp
    | OfSeat
    | Give
    | Heal
    | Fire
    | Strike
    | Walk
    | Knock
    | Discard
    | PlayCard
)


def own(actions: Sequence[general.Action]) -> Sequence[Action]:
    """The actions that general code hands over as those of this game, which they are."""
    return cast("Sequence[Action]", actions)
