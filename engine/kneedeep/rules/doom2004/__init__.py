"""The 2004 game and its 2005 expansion: rules by subject, one module for each mechanic."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kneedeep.model.catalog.edition import edition_of
from kneedeep.model.scenario.model import Scenario
from kneedeep.rules.ruleset import Ruleset, StartingKit
from kneedeep.support.translation import later_count

if TYPE_CHECKING:
    from kneedeep.rules.doom2004.game import Doom2004Game


AMMUNITION = ("bullets", "rockets", "cells")
UNPLAYED_MODES = (
    (
        "deathmatch",
        "Deathmatch can't be played: no source says how many frags win it, where marines come back, "
        "and what equipment lies on its maps.",
    ),
    (
        "capture-the-flag",
        "Capture the flag can't be played: no source says how a flag is taken, carried and returned, "
        "how many captures win, and where marines come back.",
    ),
)
"""The options that can't be played, each with a sentence about what is missing."""


def doom_2004() -> Ruleset[Doom2004Game]:
    """The ruleset of the 2004 game with its expansion."""
    return Ruleset(
        "doom-2004",
        str(edition_of("doom-2004").version),
        make_game,
        UNPLAYED_MODES,
        kit=kit_of,
        ammunition=AMMUNITION,
        bots="kneedeep.games.bots.doom2004",
    )


_AMMUNITION = {
    "bullets": later_count("{n} bullet", "{n} bullets"),
    "rockets": later_count("{n} rocket", "{n} rockets"),
    "cells": later_count("{n} cell", "{n} cells"),
}


def kit_of(scenario: Scenario, marines: int) -> StartingKit:
    """The players' starting kit, without ammunition that no marine has."""
    from kneedeep.model.catalog.play_data import load_play
    from kneedeep.rules.doom2004.parameters import parameters_of

    own = parameters_of(scenario, load_play(scenario.ruleset), marines)
    ammunition = ((getattr(own, kind), *_AMMUNITION[kind]) for kind in AMMUNITION)
    each = (
        (own.wounds, *later_count("{n} wound", "{n} wounds")),
        (own.armor, *later_count("{n} armor", "{n} armor")),
        (own.cards, *later_count("{n} card", "{n} cards")),
        *(counted for counted in ammunition if counted[0]),
    )
    return StartingKit(each, own.hand)


def make_game(ruleset: Ruleset[object], scenario: Scenario) -> Doom2004Game:
    """The game of a scenario. Raises UnplayableError if something is missing."""
    from kneedeep.rules.doom2004.game import Doom2004Game

    return Doom2004Game(ruleset, scenario)
