"""The ruleset of the 2016 game: all its kinds of actions and stages."""

from kneedeep.rules import shared_stages
from kneedeep.rules.doom2016 import rounds, setup
from kneedeep.rules.doom2016.cards import effects, window_answers
from kneedeep.rules.doom2016.combat import attack, declaring
from kneedeep.rules.doom2016.invader import argent_power, summoning, threat
from kneedeep.rules.doom2016.marine import items, objectives, respawn
from kneedeep.rules.doom2016.movement import giving_way, moves
from kneedeep.rules.doom2016.passage import door_work
from kneedeep.rules.doom2016.turns import demon_turn, marine_turn, type_choice
from kneedeep.rules.script import entry_choice, script_steps

_MODULES = (
    setup,
    entry_choice,
    rounds,
    shared_stages,
    threat,
    argent_power,
    summoning,
    type_choice,
    marine_turn,
    respawn,
    demon_turn,
    moves,
    door_work,
    giving_way,
    items,
    objectives,
    declaring,
    attack,
    effects,
    window_answers,
    script_steps,
)
ACTIONS = tuple(action for module in _MODULES for action in getattr(module, "ACTIONS", ()))
STAGES = tuple(stage for module in _MODULES for stage in getattr(module, "STAGES", ()))
