"""The difficulty measured by games of bots: from a report, from games just played, or for shipped maps."""

import json
from collections.abc import Mapping
from typing import Any, NamedTuple

from kneedeep.games.bots import JUDGES
from kneedeep.games.simulation.difficulty import PartyDifficulty, difficulties, difficulty_from
from kneedeep.games.simulation.win_reference import played_digest, reference
from kneedeep.model.catalog.edition import edition_of
from kneedeep.model.scenario.model import Scenario
from kneedeep.report.simulation import SimulationReport
from kneedeep.rules.registry import ruleset_for
from kneedeep.support.translation import later, tr

NO_PEOPLE = later("Bots are not people: their games compare scenarios with each other.")
"""The note shown beside every share of wins."""


class MeasuredDifficulty(NamedTuple):
    """The wins by number of marines, the bots, and how many of the game's numbers are guesses or from memory."""

    parties: tuple[PartyDifficulty, ...]
    bots: tuple[str, str]
    numbers: int
    guessed: int


def measured_in_report(data: bytes, scenario: Scenario) -> MeasuredDifficulty:
    """The difficulty in a JSON report of `kneedeep simulate`. Raises ValueError if it has none."""
    try:
        report = json.loads(data)
        about = report["ruleset"], report["title"]
        bots = str(report["bots"]["marines"]), str(report["bots"]["invaders"])
        parties = tuple(map(difficulty_from, report["difficulty"]))
        found = MeasuredDifficulty(parties, bots, *_reliance(report["reliance"]))
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError) as error:
        raise ValueError(tr("is no report of `kneedeep simulate --format json`")) from error
    if about != (scenario.ruleset, scenario.title):
        raise ValueError(tr("has games of another scenario"))
    if not found.parties or any(not party.games for party in found.parties):
        raise ValueError(tr("has no games that say how hard it is"))
    return found


def _reliance(reliance: Mapping[str, Any]) -> tuple[int, int]:
    if (used := reliance.get("used")) is not None:
        return int(used["numbers"]), len(used["guessed"])
    return int(reliance["numbers"]), int(reliance["guessed"])


def measured_in_games(report: SimulationReport) -> MeasuredDifficulty | None:
    """The difficulty measured in games just played, None without any."""
    if not (parties := tuple(difficulties(report.scenario, report.result))):
        return None
    reliance = report.reliance()
    used = reliance.used
    numbers = (reliance.numbers, reliance.guessed) if used is None else (used.numbers, len(used.guessed))
    return MeasuredDifficulty(parties, report.result.bots, *numbers)


def measured_as_shipped(scenario: Scenario) -> MeasuredDifficulty | None:
    """The measured difficulty of an unchanged shipped scenario under the same rules. None for any other."""
    found = reference()
    measured = next((one for one in found.scenarios_of(scenario.ruleset) if one.title == scenario.title), None)
    if measured is None or found.rulesets[scenario.ruleset].version != edition_of(scenario.ruleset).version:
        return None
    if played_digest(scenario) != measured.digest:
        return None
    bot = JUDGES[0]
    game = ruleset_for(scenario.ruleset).on(scenario)
    reliance = game.assistant.provenance([party.marines for party in measured.parties])
    return MeasuredDifficulty(measured.parties, (bot, bot), reliance.numbers, reliance.guessed)
