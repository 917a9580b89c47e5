"""The type of the 2016 game for queries, without an import of the playable game."""

from kneedeep.rules.doom2016.parts import Action, CompiledScenario, State
from kneedeep.rules.stage_game import StageGame

GameOf2016 = StageGame[CompiledScenario, State, Action]
