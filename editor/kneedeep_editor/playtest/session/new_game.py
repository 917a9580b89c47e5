"""Making a game from a scenario."""

from kneedeep.model.catalog.numbers.user_file import own_numbers
from kneedeep.model.scenario.model import Scenario
from kneedeep.rules import Game
from kneedeep.rules.registry import ruleset_for

_KEPT: list[Game] = []


def make_game(scenario: Scenario) -> Game:
    """The game of a scenario with the user's own numbers. The last one is cached.

    Raises UnplayableError if it can't be played, OverrideError for an invalid data file.
    """
    ruleset = ruleset_for(scenario.ruleset)
    numbers = own_numbers(scenario.ruleset)
    if not _KEPT or _KEPT[0].scenario is not scenario or _KEPT[0].ruleset.numbers != numbers:
        _KEPT[:] = [ruleset.with_numbers(numbers).on(scenario)]
    return _KEPT[0]
