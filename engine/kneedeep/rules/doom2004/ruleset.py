"""The ruleset of the 2004 game: all its kinds of actions and stages."""

from __future__ import annotations

from kneedeep.rules.doom2004 import (
    attack,
    blow_through,
    bots,
    cards,
    doing,
    doors,
    encounters,
    equipment,
    exploring,
    invader,
    knockback,
    marine,
    marine_attack,
    movement,
    orders,
    preparing,
    respawn,
    rounds,
    setup,
    spawning,
    teleport,
    watching,
    windows,
)

_MODULES = (
    preparing,
    setup,
    rounds,
    marine,
    respawn,
    movement,
    doors,
    teleport,
    equipment,
    encounters,
    exploring,
    orders,
    marine_attack,
    attack,
    blow_through,
    knockback,
    watching,
    windows,
    cards,
    invader,
    spawning,
    bots,
    doing,
)
ACTIONS = tuple(action for module in _MODULES for action in getattr(module, "ACTIONS", ()))
STAGES = tuple(stage for module in _MODULES for stage in getattr(module, "STAGES", ()))
