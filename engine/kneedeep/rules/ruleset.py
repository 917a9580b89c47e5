"""Rulesets as values: a name, a version, the factory of a scenario's game, and the playable modes."""

from collections.abc import Callable
from typing import Any, Generic, NamedTuple, TypeVar

from kneedeep.model.catalog.numbers.overrides import Numbers
from kneedeep.model.scenario.model import Scenario
from kneedeep.support.interrupts import ReportedError

GameOf = TypeVar("GameOf", covariant=True)

PLAYED = "scenario"
"""The only playable mode."""


class UnplayableError(ReportedError, ValueError):
    """An unplayable scenario or mode. The message names the missing part."""


class StartingKit(NamedTuple):
    """Each marine's kit as (count, text for one, text for several), and the number of the invader's cards."""

    marine: tuple[tuple[int, str, str], ...]
    hand: int


def no_kit(_scenario: Scenario, _marines: int) -> StartingKit | None:
    """The `kit` of a ruleset without starting kits: None."""
    return None


class Ruleset(NamedTuple, Generic[GameOf]):
    """An executable ruleset: a light value that can be pickled for workers.

    `make(ruleset, scenario)` compiles the game of a scenario. `modes`: unplayable modes, each with a sentence on the
    missing part. `rules`: house rules with precedence over the scenario's. `numbers`: numbers of a user's data file in
    place of the shipped ones.
    """

    name: str
    version: str
    make: "Callable[[Ruleset[object], Scenario], GameOf]"
    modes: tuple[tuple[str, str], ...] = ()
    rules: tuple[tuple[str, Any], ...] = ()
    numbers: Numbers = ()
    kit: Callable[[Scenario, int], StartingKit | None] = no_kit
    """`kit(scenario, marines)`: the players' starting kit, None if the ruleset defines none."""
    ammunition: tuple[str, ...] = ()
    """The classes of ammunition in games."""
    bots: str = ""
    """The package of its bots, one module each. Empty if only the random bot plays by it."""

    def having(self, **rules: Any) -> "Ruleset[GameOf]":
        """The ruleset with these house rules, which take precedence over a scenario's."""
        return self._replace(rules=tuple({**dict(self.rules), **rules}.items()))

    def with_numbers(self, numbers: Numbers) -> "Ruleset[GameOf]":
        """The ruleset with these numbers in place of the shipped ones."""
        return self._replace(numbers=numbers)

    def on(self, scenario: Scenario, mode: str = PLAYED) -> GameOf:
        """The game of a scenario. Raises UnplayableError if this ruleset or mode can't play it."""
        modes = {PLAYED: "", **dict(self.modes)}
        # The file format has no mode, but a file may name one. Such a file is not played in the default mode.
        for asked in (mode, scenario.rules.get("mode", PLAYED)):
            missing = modes.get(str(asked), f"There is no mode {asked}; there are {', '.join(modes)}.")
            if missing:
                raise UnplayableError(missing)
        if scenario.ruleset != self.name:
            raise UnplayableError("The scenario is for {one}, not for {own}.", one=scenario.ruleset, own=self.name)
        if self.rules:
            scenario = scenario.having(rules=scenario.rules.having(**dict(self.rules)))
        return self.make(self, scenario)
