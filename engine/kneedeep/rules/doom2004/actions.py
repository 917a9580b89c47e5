"""The actions of the 2004 game: tuples headed by the name of their kind, with the numbers of its fields (`ActionKind`)."""

from collections.abc import Sequence
from typing import Literal, cast

from kneedeep.rules import action as general
from kneedeep.rules import numbers

Plain = tuple[Literal["finish", "rest", "stop", "pass", "cancel", "end", "done"]]
Numbered = tuple[Literal["deck", "entry", "breathe", "order", "reroll", "judge"], int]
Choose = tuple[Literal["choose"], int, int]
AtSpace = tuple[Literal["hide", "respawn", "hop"], numbers.SpaceNumber]
Shift = tuple[Literal["step"], numbers.SpaceNumber, int]
Placing = tuple[Literal["step", "lay"], numbers.SpaceNumber] | Shift | tuple[Literal["lay"], numbers.SpaceNumber, int]
AtDoor = tuple[Literal["open", "close", "leave", "try"], numbers.DoorNumber]
OfToken = tuple[Literal["teleport", "exit", "pick", "use", "exchange"], numbers.TokenNumber]
OfFigure = tuple[Literal["bite", "activate", "recycle", "wake"], numbers.FigureNumber]
OfKind = tuple[Literal["swap", "forgo"], numbers.KindNumber]
SetUp = tuple[Literal["set"], numbers.KindNumber, numbers.SpaceNumber, int]
OfSeat = tuple[Literal["get"], numbers.Seat]
Give = tuple[Literal["give"], numbers.Seat, int]
Heal = tuple[Literal["heal"], numbers.Seat, numbers.Seat]
Fire = tuple[Literal["attack", "guard"], numbers.WeaponNumber, numbers.SpaceNumber, numbers.FigureNumber, int]
Strike = tuple[Literal["strike", "shoot"], numbers.SpaceNumber, numbers.FigureNumber]
Walk = tuple[Literal["walk"], numbers.SpaceNumber, numbers.FigureNumber, int]
Knock = tuple[Literal["knock"], numbers.FigureNumber, numbers.SpaceNumber, int]
Discard = tuple[Literal["discard"], numbers.CardNumber]
PlayCard = tuple[Literal["event", "spawn"], numbers.CardNumber, int]

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

action_kind = general.ActionTable(__file__)
"""The factory of the kinds of actions in `actions.txt`."""


def own(actions: Sequence[general.Action]) -> Sequence[Action]:
    """The actions that general code hands over as those of this game, which they are."""
    return cast("Sequence[Action]", actions)
