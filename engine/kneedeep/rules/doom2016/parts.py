"""The terms that rules are written in: a state, its tables, their numbers, actions and stages."""

from kneedeep.model.geometry.bits import each_number, numbers_of, union
from kneedeep.rules.action import ActionKind, Field
from kneedeep.rules.doom2016.actions import Action, AtSpace, Numbered, OfFigure, OfMarineCard, OfToken, Plain, own
from kneedeep.rules.doom2016.compiled_scenario import CompiledScenario
from kneedeep.rules.doom2016.stages import Attack, Demons, DemonTurn, FigureTurn, MarineTurn, Round, Window
from kneedeep.rules.doom2016.state import FRAGGED, GONE, INVADER, OFF, ON_BOARD, State
from kneedeep.rules.numbers import CardNumber, FigureNumber, KindNumber, Seat, SpaceNumber, TokenNumber, each_space
from kneedeep.rules.stage import StageKind, no_options
