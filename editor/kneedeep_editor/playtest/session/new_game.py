"""What a game begins with: the rules of a scenario."""

from kneedeep.catalog.numbers.user_file import own_numbers
from kneedeep.rules import Game
from kneedeep.rules.registry import ruleset_for
from kneedeep.scenario.model import Scenario

_KEPT: list[Game] = []


def make_game(scenario: Scenario) -> Game:
    """Return the game of a scenario with the numbers of the user's data file; the last one is kept, for the next time.

    Raises UnplayableError when it can't be played, OverrideError for a data file that is wrong.
    """
    ruleset = ruleset_for(scenario.ruleset)
    numbers = own_numbers(scenario.ruleset)
    if not _KEPT or _KEPT[0].scenario is not scenario or _KEPT[0].ruleset.numbers != numbers:
        _KEPT[:] = [ruleset.with_numbers(numbers).on(scenario)]
    return _KEPT[0]
