"""The types that rules use: a state, its tables, their numbers, actions and stages."""

from kneedeep.model.geometry.bits import each_number, numbers_of, union
from kneedeep.rules.doom2004.actions import (
    Action,
    AtSpace,
    Numbered,
    OfFigure,
    OfToken,
    Placing,
    Plain,
    action_kind,
    own,
)
from kneedeep.rules.doom2004.compiled_scenario import CompiledScenario
from kneedeep.rules.doom2004.stages import (
    KIND_ARMS,
    ActionChoice,
    Activation,
    Attack,
    FigureTurn,
    MarineTurn,
    Window,
    stage_kind,
)
from kneedeep.rules.doom2004.state import AIM, GONE, INVADER, NO_ORDER, OFF, ON_BOARD, State
from kneedeep.rules.doom2004.tables.attack_profile import AMMO, NO_AMMO, AttackProfile
from kneedeep.rules.numbers import CardNumber, FigureNumber, KindNumber, Seat, SpaceNumber, TokenNumber, WeaponNumber
from kneedeep.rules.stage import ask, ask_figure, ask_invader, no_options, skip
from kneedeep.rules.stage_game import StageGame

GameOf2004 = StageGame[CompiledScenario, State, Action]
