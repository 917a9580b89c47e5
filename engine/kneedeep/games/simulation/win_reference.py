"""The reference for results: wins of bots in the shipped scenarios, measured and kept in a data file."""

import json
from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Any, NamedTuple

from kneedeep.games.simulation.difficulty import PartyDifficulty, difficulty_from
from kneedeep.model.scenario.io.writer import data_of
from kneedeep.model.scenario.model import EMPTY, FIRST_FORMAT, Scenario

FOLDER, NAME = "data", "reference.json"


class MeasuredScenario(NamedTuple):
    """A shipped scenario: file, ruleset, title, challenge, and digest (`played_digest`).

    `parties`: the difficulty for each number of marines.
    """

    file: str
    ruleset: str
    title: str
    challenge: str
    digest: str
    parties: tuple[PartyDifficulty, ...]


class MeasuredRules(NamedTuple):
    """The version of a ruleset and the digest of its catalog."""

    version: str
    catalog: str


class WinReference(NamedTuple):
    """The measurement: the seed, the versions, the scenarios."""

    seed: int
    program: str
    rulesets: Mapping[str, MeasuredRules]
    scenarios: tuple[MeasuredScenario, ...]

    def scenarios_of(self, ruleset: str) -> tuple[MeasuredScenario, ...]:
        """The scenarios of a ruleset."""
        return tuple(one for one in self.scenarios if one.ruleset == ruleset)

    def games_of(self, ruleset: str) -> int:
        """The minimum number of games with a number of marines, over the scenarios of a ruleset."""
        return min(party.games for one in self.scenarios_of(ruleset) for party in one.parties)


@cache
def reference() -> WinReference:
    """The shipped measurement."""
    return read_reference((files(__package__) / FOLDER / NAME).read_text(encoding="utf-8"))


def played_digest(scenario: Scenario) -> str:
    """A digest of everything that affects games, without look and translations."""
    data = data_of(scenario.having(look=EMPTY, translations=EMPTY, format=FIRST_FORMAT))
    return sha256(json.dumps(data, sort_keys=True, ensure_ascii=False).encode("utf-8")).hexdigest()


def read_reference(text: str) -> WinReference:
    """The measurement in a data file."""
    data: dict[str, Any] = json.loads(text)
    scenarios = tuple(
        MeasuredScenario(
            one["file"],
            one["ruleset"],
            one["title"],
            one["challenge"],
            one["digest"],
            tuple(difficulty_from(party) for party in one["difficulty"]),
        )
        for one in data["scenarios"]
    )
    made_by = data["made_by"]
    rulesets = {name: MeasuredRules(**rules) for name, rules in made_by["rulesets"].items()}
    return WinReference(data["seed"], made_by["version"], rulesets, scenarios)
