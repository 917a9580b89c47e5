"""Rulesets as values: a name, a version, the factory of a scenario's game, and the playable modes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, NamedTuple, TypeVar

from kneedeep.model.catalog.numbers.overrides import Numbers
from kneedeep.model.scenario.model import Scenario
from kneedeep.support.interrupts import ReportedError

GameOf = TypeVar("GameOf", covariant=True)

PLAYED = "scenario"
"""The one mode that is played."""


class UnplayableError(ReportedError, ValueError):
    """A scenario or mode that can't be played. The message names the missing part."""


class StartingKit(NamedTuple):
    """Each marine's kit as (count, text for one, text for several), and the number of the invader's cards."""

    marine: tuple[tuple[int, str, str], ...]
    hand: int


def no_kit(_scenario: Scenario, _marines: int) -> StartingKit | None:
    """The starting kit of a ruleset that has none: None."""
    return None


class Ruleset(NamedTuple, Generic[GameOf]):
    """An executable ruleset: a light value that workers get by pickle.

    `make(ruleset, scenario)` compiles the game of a scenario. `modes`: modes that can't be played, each with
    a sentence that names the missing part. `rules` are house rules that win over the scenario's own.
    `numbers` are those of a user's data file, instead of the shipped ones.
    """

    name: str
    version: str
    make: Callable[[Ruleset[object], Scenario], GameOf]
    modes: tuple[tuple[str, str], ...] = ()
    rules: tuple[tuple[str, Any], ...] = ()
    numbers: Numbers = ()
    kit: Callable[[Scenario, int], StartingKit | None] = no_kit
    """`kit(scenario, marines)`: what the players begin with, None where the ruleset does not say."""
    ammunition: tuple[str, ...] = ()
    """The classes of ammunition that games count."""
    bots: str = ""
    """The package of the bots that play by it, each a module; empty for a ruleset that the random bot alone plays."""

    def having(self, **rules: Any) -> Ruleset[GameOf]:
        """The ruleset with house rules of these values, whatever a scenario says."""
        return self._replace(rules=tuple({**dict(self.rules), **rules}.items()))

    def with_numbers(self, numbers: Numbers) -> Ruleset[GameOf]:
        """The ruleset with these numbers in place of the shipped ones."""
        return self._replace(numbers=numbers)

    def on(self, scenario: Scenario, mode: str = PLAYED) -> GameOf:
        """The game of a scenario. Raises UnplayableError when it can't be played by this ruleset or mode."""
        modes = {PLAYED: "", **dict(self.modes)}
        # A file may name a mode too, though its format has no word for one: it is not played as something else.
        for asked in (mode, scenario.rules.get("mode", PLAYED)):
            missing = modes.get(str(asked), f"There is no mode {asked}; there are {', '.join(modes)}.")
            if missing:
                raise UnplayableError(missing)
        if scenario.ruleset != self.name:
            raise UnplayableError("The scenario is for {one}, not for {own}.", one=scenario.ruleset, own=self.name)
        if self.rules:
            scenario = scenario.having(rules=scenario.rules.having(**dict(self.rules)))
        return self.make(self, scenario)
