"""The actions of the 2016 game: tuples of the name of the kind and the numbers of its fields (`ActionKind`)."""

from collections.abc import Sequence
from typing import Literal, cast

from kneedeep.rules import action as general
from kneedeep.rules.numbers import CardNumber, DoorNumber, FigureNumber, KindNumber, Seat, SpaceNumber, TokenNumber

Plain = tuple[Literal["pass", "ability", "end", "stop", "reveal-again", "keep-card", "roll-dice"]]
Numbered = tuple[
    Literal["event-set", "class", "pick-weapon", "entry", "pick-group", "pick-die", "reroll", "carry-out", "judge"], int
]
OfMarineCard = tuple[Literal["play", "sprint", "glory", "put-back", "react"], int]
AtSpace = tuple[Literal["hide", "respawn", "step", "turn", "teleport", "give-way", "pick-space"], SpaceNumber]
Place = tuple[Literal["place"], SpaceNumber, int]
AtDoor = tuple[Literal["open", "leave", "try"], DoorNumber]
OfToken = tuple[Literal["pick-portal", "gain", "use", "try-token"], TokenNumber]
OfFigure = tuple[Literal["carrier", "activate", "attack", "pick-figure"], FigureNumber]
SpendArgent = tuple[Literal["spend-argent"], FigureNumber, int]
OfKind = tuple[Literal["put-argent", "pick-type"], KindNumber]
OfSeat = tuple[Literal["taking-point", "get"], Seat]
OfCard = tuple[Literal["discard-event", "event"], CardNumber]

Action = (
    Plain
    | Numbered
    | OfMarineCard
    | AtSpace
    | Place
    | AtDoor
    | OfToken
    | OfFigure
    | SpendArgent
    | OfKind
    | OfSeat
    | OfCard
)

action_kind = general.ActionTable(__file__)
"""The factory of the action kinds in `actions.txt`."""


def own(actions: Sequence[general.Action]) -> Sequence[Action]:
    """Actions from general code, typed as actions of this game."""
    return cast("Sequence[Action]", actions)
