"""What waits in areas that nobody has seen, for eyes that may see it: the designer's and the invader's."""

from kneedeep.drawing.plan import PlanFigure
from kneedeep.geometry.bits import each_number
from kneedeep.rules import State
from kneedeep.rules.doom2004.board.board_tables import LYING, SINGLE, SQUARE, STANDING
from kneedeep.rules.doom2004.board.figure_setups import FigureSetup
from kneedeep.rules.doom2004.board.game_tokens import GameToken
from kneedeep.rules.doom2004.board.tokens_on_board import waits
from kneedeep.rules.doom2004.compiled_scenario import CompiledScenario
from kneedeep.rules.doom2004.text.game_names import Names

FOOTPRINTS = {SINGLE: ((1, 1), 0), LYING: ((2, 1), 0), STANDING: ((2, 1), 90), SQUARE: ((2, 2), 0)}
"""The footprint and turn of a figure by its shape."""


def waiting_tokens(t: CompiledScenario, state: State) -> list[GameToken]:
    """Return the tokens that are laid when their areas are revealed."""
    return [piece for area in _unseen(t, state) for piece in t.pieces_in.get(area, ()) if waits(state, piece)]


def waiting_figures(t: CompiledScenario, state: State) -> list[FigureSetup]:
    """Return the figures of the scenario with a place of their own that are set up when their areas are revealed."""
    return [setup for area in _unseen(t, state) for setup in t.setups_in.get(area, ()) if setup.anchor >= 0]


def figure_of(t: CompiledScenario, setup: FigureSetup, like: str) -> PlanFigure:
    """Return a figure that waits, as it is drawn; `like`: the kind that it looks like."""
    footprint, turn = FOOTPRINTS[setup.shape]
    kind = t.kinds[setup.kind]
    label = setup.element.name or kind.name.replace("zombie commando", "commando")
    return PlanFigure(like, t.terrain.spaces[setup.anchor], footprint, turn, label, side=kind.side)


def waiting_on(t: CompiledScenario, state: State, space: int) -> list[str]:
    """Return in words what waits on a space."""
    names = Names(t)
    figures = [
        setup.element.name or t.kinds[setup.kind].name
        for setup in waiting_figures(t, state)
        if t.terrain.cover[setup.shape][setup.anchor] >> space & 1
    ]
    return [*figures, *(names.token(one.number) for one in waiting_tokens(t, state) if one.bits >> space & 1)]


def _unseen(t: CompiledScenario, state: State) -> list[int]:
    return list(each_number((1 << len(t.areas)) - 1 & ~state.areas))
