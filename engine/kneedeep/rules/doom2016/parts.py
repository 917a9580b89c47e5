"""The vocabulary of the rules: states, tables, numbers, actions and stages."""

from kneedeep.model.geometry.bits import each_number, numbers_of, union
from kneedeep.rules.doom2016.actions import (
    Action,
    AtSpace,
    Numbered,
    OfFigure,
    OfMarineCard,
    OfToken,
    Plain,
    action_kind,
    own,
)
from kneedeep.rules.doom2016.compiled_scenario import CompiledScenario
from kneedeep.rules.doom2016.stages import Attack, Demons, DemonTurn, FigureTurn, MarineTurn, Round, Window, stage_kind
from kneedeep.rules.doom2016.state import FRAGGED, GONE, INVADER, OFF, ON_BOARD, State
from kneedeep.rules.numbers import CardNumber, FigureNumber, KindNumber, Seat, SpaceNumber, TokenNumber, each_space
from kneedeep.rules.stage import ask, ask_figure, ask_invader, no_options, skip
from kneedeep.rules.stage_game import StageGame

GameOf2016 = StageGame[CompiledScenario, State, Action]
