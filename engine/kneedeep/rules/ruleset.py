"""Rulesets as values: kinds of actions and stages, a version, and what a scenario must have to be played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from kneedeep.catalog.overrides import Numbers
from kneedeep.catalog.versions import VERSIONS
from kneedeep.rules.action import ActionKind
from kneedeep.rules.stage import StageKind

if TYPE_CHECKING:
    from kneedeep.rules.game import Game
    from kneedeep.scenario.model import Scenario


PLAYED = "scenario"
"""The one mode that is played."""


class UnplayableError(ValueError):
    """A scenario or mode that can't be played; the message says what is missing."""


class Ruleset(NamedTuple):
    """An executable ruleset.

    `rules` are house rules that win over the scenario's own; `numbers` those of a user's data file, in place of the
    shipped ones.
    """

    name: str
    version: str
    actions: tuple[ActionKind, ...]
    stages: tuple[StageKind, ...]
    rules: tuple[tuple[str, Any], ...] = ()
    numbers: Numbers = ()

    def having(self, **rules: Any) -> Ruleset:
        """Return the ruleset with house rules of these values, whatever a scenario says."""
        return self._replace(rules=tuple({**dict(self.rules), **rules}.items()))

    def with_numbers(self, numbers: Numbers) -> Ruleset:
        """Return the ruleset with these numbers in place of the shipped ones."""
        return self._replace(numbers=numbers)

    def on(self, scenario: Scenario, mode: str = PLAYED) -> Game:
        """Return the game of a scenario. Raises UnplayableError when it can't be played by this ruleset or mode."""
        from kneedeep.rules.game import Game

        # A file may name a mode too, though its format has no word for one: it is not played as something else.
        for asked in (mode, scenario.rules.get("mode", PLAYED)):
            missing = MODES.get(str(asked), f"There is no mode {asked}; there are {', '.join(MODES)}.")
            if missing:
                raise UnplayableError(missing)
        if scenario.ruleset != self.name:
            raise UnplayableError(f"The scenario is for {scenario.ruleset}, not for {self.name}.")
        if self.rules:
            scenario = scenario.having(rules=scenario.rules.having(**dict(self.rules)))
        return Game(self, scenario)


MODES: Mapping[str, str] = {
    PLAYED: "",
    "deathmatch": (
        "Deathmatch can't be played: no source tells how many frags win it, where marines come back, "
        "and what equipment lies on its maps."
    ),
    "capture-the-flag": (
        "Capture the flag can't be played: no source tells how a flag is taken, carried and returned, "
        "how many captures win, and where marines come back."
    ),
}
"""Ways to play, and for those that can't be played the sentence that says what is missing."""


def doom_2004() -> Ruleset:
    """Return the ruleset of the 2004 game with its expansion."""
    from kneedeep.rules.doom2004.ruleset import ACTIONS, STAGES

    return Ruleset("doom-2004", VERSIONS["doom-2004"], ACTIONS, STAGES)
