"""Event cards: their moments of play, their targets, and their effects."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from kneedeep.rules.doom2004.parts import OFF, CompiledScenario, State

NOTHING = -1
"""The aim of a card without a target."""


class EventCard(NamedTuple):
    """An event card.

    `aims(tables, state, figure, other)` lists its possible targets by number, NOTHING alone for a card without one. An
    empty list: it can't be played. `figure` and `other` are the subjects of the window. `play(tables, state, aim,
    figure, other)` carries it out. `aimed` is the kind of target: "door", "figure", "space" or "token".
    """

    id: str
    windows: tuple[str, ...]
    aims: Callable[[CompiledScenario, State, int, int], Sequence[int]]
    play: Callable[[CompiledScenario, State, int, int, int], None]
    aimed: str = ""


def always(_t: CompiledScenario, _s: State, _figure: int, _other: int) -> Sequence[int]:
    """The aims of a card without a target, which can always be played."""
    return (NOTHING,)


def while_there(_t: CompiledScenario, state: State, figure: int, _other: int) -> Sequence[int]:
    """The aims of a card without a target, which can be played while its figure is on the board."""
    return (NOTHING,) if state.at[figure] != OFF else ()
