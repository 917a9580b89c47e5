"""The 2016 game: rules by subject, one module for each mechanic."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kneedeep.model.catalog.edition import edition_of
from kneedeep.model.scenario.model import Scenario
from kneedeep.rules.ruleset import Ruleset, StartingKit
from kneedeep.support.translation import later_count

if TYPE_CHECKING:
    from kneedeep.rules.doom2016.game import Doom2016Game


def doom_2016() -> Ruleset[Doom2016Game]:
    """The ruleset of the 2016 game."""
    return Ruleset(
        "doom-2016", str(edition_of("doom-2016").version), make_game, kit=kit_of, bots="kneedeep.games.bots.doom2016"
    )


def kit_of(scenario: Scenario, marines: int) -> StartingKit:
    """The players' starting kit."""
    from kneedeep.model.catalog.play_data import load_play
    from kneedeep.rules.doom2016.parameters import parameters_of

    own = parameters_of(scenario, load_play(scenario.ruleset), marines)
    return StartingKit(
        (
            (own.health, *later_count("{n} health", "{n} health")),
            (own.hand, *later_count("{n} card", "{n} cards")),
            (own.weapons, *later_count("{n} weapon", "{n} weapons")),
        ),
        0,
    )


def make_game(ruleset: Ruleset[object], scenario: Scenario) -> Doom2016Game:
    """The game of a scenario. Raises UnplayableError if the scenario can't be played."""
    from kneedeep.rules.doom2016.game import Doom2016Game

    return Doom2016Game(ruleset, scenario)
