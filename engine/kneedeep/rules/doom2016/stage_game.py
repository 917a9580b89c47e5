"""The game of 2016 as questions about it see it, below the one that is played."""

from kneedeep.rules.doom2016.actions import Action
from kneedeep.rules.doom2016.compiled_scenario import CompiledScenario
from kneedeep.rules.doom2016.state import State
from kneedeep.rules.stage_game import StageGame

GameOf2016 = StageGame[CompiledScenario, State, Action]
