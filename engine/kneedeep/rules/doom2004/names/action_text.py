"""Words that several actions share: figures and tokens with their places, targets, dice."""

from kneedeep.rules.doom2004.board import tokens_on_board
from kneedeep.rules.doom2004.names.game_names import Names
from kneedeep.rules.doom2004.parts import OFF, Activation, CompiledScenario, SpaceNumber, State
from kneedeep.rules.doom2004.stages import BotTurn
from kneedeep.support.translation import tr, tr_count


def figure_at(names: Names, state: State, figure: int) -> str:
    """A figure's name, number and place, after its own name if it has one."""
    name = called(names, state, figure)
    if figure < state.players or state.at[figure] == OFF:
        return name
    return tr("{called} at {space}", called=name, space=names.space(state.at[figure]))


def called(names: Names, state: State, figure: int) -> str:
    """A figure's name and number. On the board, after its own name if it has one."""
    setup = state.setup[figure] if figure >= state.players and state.at[figure] != OFF else -1
    own = names.t.setups[setup].element.name if setup >= 0 else ""
    return f"{own} ({names.label(figure)})" if own else names.figure(figure)


def target_text(n: Names, state: State, space: SpaceNumber, target: int) -> str:
    """The target on an attacked space, in words."""
    if target >= 0:
        who = figure_at(n, state, target)
        return who if who.endswith(n.space(space)) else tr("{called} on {space}", called=who, space=n.space(space))
    for number in tokens_on_board.lying_at(n.t, state, space):
        return tr("the {number} at {space}", number=n.token(number), space=n.space(space))
    return tr("the empty space {space}", space=n.space(space))


def token_at(n: Names, tables: CompiledScenario, state: State, token: int) -> str:
    """A token with its place."""
    return tr(
        "the {token} at {space}", token=n.token(token), space=n.space(tokens_on_board.space_of(tables, state, token))
    )


def dice_text(tables: CompiledScenario, rolled: tuple[tuple[int, int], ...]) -> str:
    """Rolled dice in words."""
    return ", ".join(_die(tables, color, face) for color, face in rolled)


def _die(tables: CompiledScenario, color: int, face: int) -> str:
    far, hurt, bullet, miss = tables.dice[color][face]
    return f"{tr(tables.dice_names[color])} " + (
        tr("miss") if miss else f"{far}/{hurt}{tr(' bullet') if bullet else ''}"
    )


def strike_text(n: Names, tables: CompiledScenario, state: State, space: SpaceNumber, target: int = -1) -> str:
    """An attack without a weapon in words."""
    return tr("attack {target_text}", target_text=target_text(n, state, space, target))


def turn_left(n: Names, tables: CompiledScenario, state: State, stage: Activation | BotTurn) -> str:
    """An acting figure with its remaining turn."""
    left = tr(
        "{value} and {value2} left",
        value=tr_count("{n} point", "{n} points", stage.points),
        value2=tr_count("{n} attack", "{n} attacks", stage.attacks),
    )
    return f"{figure_at(n, state, stage.figure)}: {left}"
