"""Words that several actions share: an attack without a weapon, the rest of a turn."""

from kneedeep.rules.doom2004.names.game_names import Names
from kneedeep.rules.doom2004.parts import Activation, CompiledScenario, SpaceNumber, State
from kneedeep.rules.doom2004.stages import BotTurn
from kneedeep.support.translation import tr, tr_count


def strike_text(n: Names, tables: CompiledScenario, state: State, space: SpaceNumber, target: int = -1) -> str:
    """An attack without a weapon in words."""
    return tr("attack {target_text}", target_text=n.target(space, target))


def turn_left(n: Names, tables: CompiledScenario, state: State, stage: Activation | BotTurn) -> str:
    """An acting figure with its remaining turn."""
    left = tr(
        "{value} and {value2} left",
        value=tr_count("{n} point", "{n} points", stage.points),
        value2=tr_count("{n} attack", "{n} attacks", stage.attacks),
    )
    return f"{n.figure_at(stage.figure)}: {left}"
