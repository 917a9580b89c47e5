"""Movement points of the acting figure: spending and gaining. Rule: RUL16-33, RUL16-34, RUL16-48."""

from kneedeep.rules.doom2016.parts import DemonTurn, FigureNumber, FigureTurn, MarineTurn, State
from kneedeep.rules.doom2016.stages import FreeMove


def spend(state: State, stage: FigureTurn, points: int) -> None:
    """Take points from the acting figure (top of the stack)."""
    if type(stage) is DemonTurn:
        _, figure, left, attacks, boosts, used = stage
        state.stack[-1] = DemonTurn("demon", figure, left - points, attacks, boosts, used)
    elif type(stage) is MarineTurn:
        _, figure, left, mains, card, boosts, used = stage
        state.stack[-1] = MarineTurn("marine", figure, left - points, mains, card, boosts, used)
    else:
        state.stack[-1] = FreeMove("free-move", stage.figure, stage.points - points)


def gain(state: State, figure: FigureNumber, points: int) -> None:
    """Add points to a figure's activation. Outside an activation they are spent at once. Rule: RUL16-33, RUL16-34."""
    if points <= 0 or state.at[figure] < 0:
        return
    for place in range(len(state.stack) - 1, -1, -1):
        stage = state.stack[place]
        if isinstance(stage, FigureTurn) and stage.figure == figure:
            state.stack[place] = stage._replace(points=stage.points + points)
            return
    state.stack.append(FreeMove("free-move", figure, points))
