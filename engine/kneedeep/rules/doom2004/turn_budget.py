"""What a figure has left of its turn: movement points and attacks."""

from __future__ import annotations

from typing import NamedTuple

from kneedeep.catalog.turn_parameters import ADVANCE, SPRINT
from kneedeep.rules.doom2004.board.figure_kinds import MARINES
from kneedeep.rules.doom2004.compiled_scenario import CompiledScenario
from kneedeep.rules.doom2004.marine import marine_turn
from kneedeep.rules.doom2004.stages import FigureTurn, MarineTurn
from kneedeep.rules.doom2004.state import State


class Turn(NamedTuple):
    """What a figure may still do. `now`: it is its turn and it may act; else what a turn of its own would give it.

    `mode`: a marine's action (a place in `marine.MODES`), -1 for none. `melee_only`: it may attack what is beside it alone.
    """

    now: bool
    points: int
    attacks: int
    mode: int
    melee_only: bool


def turn_of(tables: CompiledScenario, state: State, figure: int) -> Turn:
    """Return what a figure has left of its turn, or what one would give it."""
    stage = state.stack[-1]
    if isinstance(stage, FigureTurn) and stage.figure == figure:
        mode = stage.mode if isinstance(stage, MarineTurn) else -1
        return Turn(True, stage.points, stage.attacks, mode, mode == SPRINT)
    if figure < state.players:
        points, attacks = marine_turn.granted(tables, state, figure, ADVANCE)
        return Turn(False, points, attacks, -1, False)
    kind = tables.kinds[state.kind[figure]]
    if kind.side == MARINES or state.owner[figure] >= 0:
        return Turn(False, kind.move, 2 if kind.double_attack and state.owner[figure] < 0 else 1, -1, False)
    return Turn(
        False, tables.stock.moves[state.kind[figure]], tables.stock.attacks[state.kind[figure]], -1, False
    )
