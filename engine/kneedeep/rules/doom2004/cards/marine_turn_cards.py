"""Event cards played in a marine's turn. Their effects are guesses, as their data file says, except It's a Trap!."""

from collections.abc import Sequence

from kneedeep.rules.doom2004 import parts
from kneedeep.rules.doom2004.board.figures import everybody
from kneedeep.rules.doom2004.cards.event_card import NOTHING, EventCard, while_there
from kneedeep.rules.doom2004.kit import order_tokens
from kneedeep.rules.doom2004.movement import figure_steps
from kneedeep.rules.doom2004.stages import CalledInvaders

ACTIVATIONS = 2


def _darken(tables: parts.CompiledScenario, state: parts.State, aim: int, figure: int, other: int) -> None:
    """Darkness: a marine attacks nothing far away in its turn."""
    state.marks = (*state.marks, "darkness")


def _shake(tables: parts.CompiledScenario, state: parts.State, aim: int, figure: int, other: int) -> None:
    """Shaky Footing: a marine has less movement in its turn."""
    state.marks = (*state.marks, "shaky")


def _when_ordered(tables: parts.CompiledScenario, state: parts.State, figure: int, other: int) -> Sequence[int]:
    return (NOTHING,) if state.order[figure] != parts.NO_ORDER else ()


def _madden(tables: parts.CompiledScenario, state: parts.State, aim: int, figure: int, other: int) -> None:
    """Descent Into Madness: a marine loses the order placed beside it."""
    if state.order[figure] != parts.NO_ORDER:
        order_tokens.remove(tables, state, figure)


def _free_beside(tables: parts.CompiledScenario, state: parts.State, figure: int, other: int) -> Sequence[int]:
    if state.at[figure] == parts.OFF:
        return ()
    return list(
        parts.each_number(state.ground.beside[state.at[figure]] & state.revealed & ~everybody(state) & ~state.blocked)
    )


def _quake(tables: parts.CompiledScenario, state: parts.State, aim: int, figure: int, other: int) -> None:
    """Earthquake: a marine is moved to a free space beside it, as by a step."""
    if state.at[figure] == parts.OFF:
        return
    if state.order[figure] == parts.AIM:
        order_tokens.remove(tables, state, figure)
    figure_steps.marine_moves(tables, state, parts.FigureNumber(figure), parts.SpaceNumber(aim), "step")


def _with_invaders(tables: parts.CompiledScenario, state: parts.State, figure: int, other: int) -> Sequence[int]:
    return (NOTHING,) if state.crowd else ()


def _trap(tables: parts.CompiledScenario, state: parts.State, aim: int, figure: int, other: int) -> None:
    """It's a Trap!: right after a marine picked up equipment up to 2 invaders are activated.

    Rule: 2004 rulebook p. 7, example.
    """
    state.stack.append(CalledInvaders("called", ACTIVATIONS, "activate", ()))


def _jump_the_gun(tables: parts.CompiledScenario, state: parts.State, aim: int, figure: int, other: int) -> None:
    """Jump the Gun: before a marine takes its turn one invader is activated."""
    state.stack.append(CalledInvaders("called", 1, "activate", ()))


def _surprise(tables: parts.CompiledScenario, state: parts.State, aim: int, figure: int, other: int) -> None:
    """Surprise Attack: before a marine takes its turn one invader attacks without moving."""
    state.stack.append(CalledInvaders("called", 1, "attack", ()))


CARDS = (
    EventCard("darkness", ("marine-turn",), while_there, _darken),
    EventCard("descent-into-madness", ("marine-turn",), _when_ordered, _madden),
    EventCard("earthquake", ("marine-turn",), _free_beside, _quake, "space"),
    EventCard("its-a-trap", ("pick-up",), _with_invaders, _trap),
    EventCard("jump-the-gun", ("marine-turn",), _with_invaders, _jump_the_gun),
    EventCard("shaky-footing", ("marine-turn",), while_there, _shake),
    EventCard("surprise-attack", ("marine-turn",), _with_invaders, _surprise),
)
