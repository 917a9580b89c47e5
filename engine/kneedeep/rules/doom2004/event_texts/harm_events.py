"""Wounds and deaths, as events."""

from typing import Literal, NamedTuple

from kneedeep.rules.doom2004.event_texts import event
from kneedeep.rules.event import FigureField, KindField, SpaceField, WordField
from kneedeep.support.translation import later, later_count


@event(
    later_count("{figure}: {n} wound, {left} left ({why})", "{figure}: {n} wounds, {left} left ({why})"),
    by="wounds",
    role="wound",
)
class Wound(NamedTuple):
    name: Literal["wound"]
    figure: FigureField
    wounds: int
    left: int
    why: WordField


@event(later("{figure} is unhurt: damage {damage} against armor {armor}"))
class Withstood(NamedTuple):
    name: Literal["withstood"]
    figure: FigureField
    damage: int
    armor: int


@event(later("{figure} is healed, {left} left"), role="heal")
class Heal(NamedTuple):
    name: Literal["heal"]
    figure: FigureField
    wounds: int
    left: int


@event(later("{figure} is killed ({why})"), role="departure")
class Killed(NamedTuple):
    name: Literal["killed"]
    figure: FigureField
    kind: KindField
    why: WordField


@event(later("{figure} is fragged at {space} ({why})"), role="departure")
class Fragged(NamedTuple):
    name: Literal["fragged"]
    figure: FigureField
    space: SpaceField
    why: WordField


@event(later("frag points: {points}"))
class Frag(NamedTuple):
    name: Literal["frag"]
    points: int
