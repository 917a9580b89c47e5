"""The game of 2016 as questions about it see it, below the one that is played."""

from kneedeep.rules.doom2016.parts import Action, CompiledScenario, State
from kneedeep.rules.stage_game import StageGame

GameOf2016 = StageGame[CompiledScenario, State, Action]
