"""What verdicts on simulated games are set beside."""

import pytest

from kneedeep.analysis.framework.simulation_examples import result_of
from kneedeep.games.bots import BOTS, LIMITS
from kneedeep.games.simulation.difficulty import PartyDifficulty
from kneedeep.games.simulation.result import Simulation
from kneedeep.games.simulation.statistics import share_of
from kneedeep.games.simulation.win_reference import MeasuredRules, MeasuredScenario, WinReference
from kneedeep.model.catalog.edition import edition_of
from kneedeep.report import simulation_context
from kneedeep.report.simulation_context import context, limits_line, scale_line
from tests.support.reading import scenario_in
from tests.support.small_maps.skirmish import TEXT

SCENARIO = scenario_in(TEXT.replace("title:", "challenge: medium\ntitle:"))


def measured_scenario(title: str, ruleset: str, challenge: str, *wins: int) -> MeasuredScenario:
    parties = tuple(PartyDifficulty(marines, share_of(won, 50)) for marines, won in enumerate(wins, 1))
    return MeasuredScenario(f"{title}.yaml", ruleset, title, challenge, "", parties)


CALM = measured_scenario("Calm", "doom-2004", "easy", 30, 40)
WILD = measured_scenario("Wild", "doom-2004", "", 0)
ELSEWHERE = measured_scenario("Hell", "doom-2016", "", 50, 50)


def result(**rest: object) -> Simulation:
    assert SCENARIO is not None
    return result_of(SCENARIO, 5, 15, **rest)  # type: ignore[arg-type]


@pytest.fixture(autouse=True)
def measured(monkeypatch: pytest.MonkeyPatch) -> None:
    played_by(str(edition_of("doom-2004").version), monkeypatch)


def played_by(version: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = {"doom-2004": MeasuredRules(version, ""), "doom-2016": MeasuredRules("1", "")}
    reference = WinReference(1, "0.1.0", rules, (CALM, ELSEWHERE, WILD))
    monkeypatch.setattr(simulation_context, "reference", lambda: reference)


def test_the_authors_word_the_other_bot_the_shipped_scenarios_and_the_limits() -> None:
    assert SCENARIO is not None
    assert list(context(SCENARIO, result(marines=(1, 2), bracket=(3, 17)))) == [
        "The author rates the scenario as medium.",
        "Shipped scenarios, wins of the marines with tactical on both sides and 1, 2 marines: Calm (easy) 60%, 80%; "
        "Wild 0%, – (50 games each).",
        f"Bots: tactical {LIMITS['tactical']}; rush {LIMITS['rush']}. {simulation_context.PEOPLE}",
    ]


def test_each_bot_is_shown_with_its_limits() -> None:
    assert set(LIMITS) == set(BOTS)
    assert "random takes any legal action" in limits_line(("random",))


def test_bots_that_were_not_measured_have_no_scale() -> None:
    assert scale_line("doom-2004", result(bots=("random", "random"))) == ""
    assert scale_line("doom-2004", result(bots=("rush", "tactical"))) == ""
    assert scale_line("doom-2004", result(bots=("rush", "rush"))) == ""


def test_a_scale_of_other_rules_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    played_by("1", monkeypatch)
    assert "played by version 1 of the rules, now" in scale_line("doom-2004", result())
