"""The ruleset of the 2004 game: all its kinds of actions and stages."""

from kneedeep.rules import shared_stages
from kneedeep.rules.doom2004 import rounds, script_effects, setup
from kneedeep.rules.doom2004.areas import deck_choice, exploration
from kneedeep.rules.doom2004.cards import event_cards
from kneedeep.rules.doom2004.combat import attack, blow_through, knockback, watchful_attacks
from kneedeep.rules.doom2004.invader import spawns
from kneedeep.rules.doom2004.marine import encounters, equipment, marine_attack, orders, respawn
from kneedeep.rules.doom2004.movement import doors, figure_steps, teleport
from kneedeep.rules.doom2004.turns import interrupts, invader_turn, marine_turn, sentry_bots
from kneedeep.rules.script import entry_choice, script_steps

_MODULES = (
    deck_choice,
    setup,
    entry_choice,
    rounds,
    shared_stages,
    marine_turn,
    respawn,
    figure_steps,
    doors,
    teleport,
    equipment,
    encounters,
    exploration,
    orders,
    marine_attack,
    attack,
    blow_through,
    knockback,
    watchful_attacks,
    interrupts,
    event_cards,
    invader_turn,
    spawns,
    sentry_bots,
    script_effects,
    script_steps,
)
ACTIONS = tuple(action for module in _MODULES for action in getattr(module, "ACTIONS", ()))
STAGES = tuple(stage for module in _MODULES for stage in getattr(module, "STAGES", ()))
