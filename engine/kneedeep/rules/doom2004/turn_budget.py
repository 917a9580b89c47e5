"""A figure's remaining turn: movement points and attacks."""

from typing import NamedTuple

from kneedeep.model.catalog.action_points import ADVANCE, SPRINT
from kneedeep.rules.doom2004.kit import marine_cards
from kneedeep.rules.doom2004.parts import CompiledScenario, FigureTurn, MarineTurn, State
from kneedeep.rules.doom2004.tables.figure_kinds import MARINES
from kneedeep.support.translation import translatable

MODES = (translatable("sprint"), translatable("unload"), translatable("advance"), translatable("ready"))
"""The actions of a marine, by their place in the data."""
SHAKY_POINTS = 2


def granted(tables: CompiledScenario, state: State, seat: int, mode: int, boost: int = 0) -> tuple[int, int]:
    """The movement points and attacks of an action with `boost` adrenaline tokens. Rule: RUL-42, RUL-43."""
    if points := tables.parameters.points[mode]:
        points += marine_cards.added_points(tables, state, seat)
        if "shaky" in state.marks:
            points = max(0, points - SHAKY_POINTS)
    attacks = tables.play.marine_actions[mode].attacks.value
    if mode == SPRINT and "ground-assault" in state.cards[seat]:
        attacks = 1
    return points + boost * tables.parameters.adrenaline, attacks


class Turn(NamedTuple):
    """A figure's remaining turn. `now`: it is its turn and it may act, else the budget of a turn of its own.

    `mode`: a marine's action (an index of MODES), -1 for none. `melee_only`: it may attack only adjacent things.
    """

    now: bool
    points: int
    attacks: int
    mode: int
    melee_only: bool


def turn_of(tables: CompiledScenario, state: State, figure: int) -> Turn:
    """A figure's remaining turn, or the budget of one."""
    stage = state.stack[-1]
    if isinstance(stage, FigureTurn) and stage.figure == figure:
        mode = stage.mode if isinstance(stage, MarineTurn) else -1
        return Turn(True, stage.points, stage.attacks, mode, mode == SPRINT)
    if figure < state.players:
        points, attacks = granted(tables, state, figure, ADVANCE)
        return Turn(False, points, attacks, -1, False)
    kind = tables.kinds[state.kind[figure]]
    if kind.side == MARINES or state.owner[figure] >= 0:
        return Turn(False, kind.move, 2 if kind.double_attack and state.owner[figure] < 0 else 1, -1, False)
    return Turn(False, tables.stock.moves[state.kind[figure]], tables.stock.attacks[state.kind[figure]], -1, False)
