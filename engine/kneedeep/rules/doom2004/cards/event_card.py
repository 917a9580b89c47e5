"""Event cards: when they may be played, their target, and their effect."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from kneedeep.rules.doom2004.parts import OFF, CompiledScenario, State

NOTHING = -1
"""The aim of a card that is aimed at nothing."""


class EventCard(NamedTuple):
    """An event card.

    `aims(tables, state, figure, other)` lists what it may be aimed at now (doors, figures, or NOTHING alone), empty when it
    can't be played; `figure` and `other` are those of the window. `play(tables, state, aim, figure, other)` carries
    it out. `aimed` says what an aim that is not NOTHING counts: "door", "figure", "space" or "token".
    """

    id: str
    windows: tuple[str, ...]
    aims: Callable[[CompiledScenario, State, int, int], Sequence[int]]
    play: Callable[[CompiledScenario, State, int, int, int], None]
    aimed: str = ""


def always(_t: CompiledScenario, _s: State, _figure: int, _other: int) -> Sequence[int]:
    """The only way to play a card that aims at nothing."""
    return (NOTHING,)


def while_there(_t: CompiledScenario, state: State, figure: int, _other: int) -> Sequence[int]:
    """The only way to play a card that aims at nothing, while its figure is on the board."""
    return (NOTHING,) if state.at[figure] != OFF else ()
