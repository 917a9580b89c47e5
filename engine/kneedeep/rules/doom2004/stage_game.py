"""The game of 2004 as questions about it see it, below the one that is played."""

from kneedeep.rules.doom2004.parts import Action, CompiledScenario, State
from kneedeep.rules.stage_game import StageGame

GameOf2004 = StageGame[CompiledScenario, State, Action]
