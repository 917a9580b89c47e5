"""What verdicts on simulated games are set beside."""

import pytest

from kneedeep.analysis.framework.simulation_examples import result_of
from kneedeep.bots import BOTS, LIMITS
from kneedeep.catalog.versions import VERSIONS
from kneedeep.report import simulation_context
from kneedeep.report.simulation_context import context, limits_line, scale_line
from kneedeep.scenario.io.reader import read
from kneedeep.simulation.reference import MeasuredScenario, WinReference
from kneedeep.simulation.result import Simulation
from tests.support.skirmish import TEXT

SCENARIO = read(TEXT.replace("title:", "challenge: medium\ntitle:")).scenario
assert SCENARIO is not None
CALM = MeasuredScenario("calm.yaml", "Calm", "easy", "", {"tactical": {1: 30, 2: 40}, "rush": {1: 20}})
WILD = MeasuredScenario("wild.yaml", "Wild", "", "", {"tactical": {1: 0}})


def result(**rest: object) -> Simulation:
    assert SCENARIO is not None
    return result_of(SCENARIO, 5, 15, **rest)  # type: ignore[arg-type]


@pytest.fixture(autouse=True)
def measured(monkeypatch: pytest.MonkeyPatch) -> None:
    reference = WinReference(50, 1, "0.1.0", VERSIONS["doom-2004"], "", (CALM, WILD))
    monkeypatch.setattr(simulation_context, "reference", lambda: reference)


def test_the_authors_word_the_other_bot_the_shipped_scenarios_and_the_limits() -> None:
    assert SCENARIO is not None
    assert list(context(SCENARIO, result(marines=(1, 2), control=(3, 17)))) == [
        "The author rates the scenario as medium.",
        "With rush on both sides the marines win 15% (5–36%) of 20 games with 1, 15% (5–36%) of 20 games with 2.",
        "Shipped scenarios, wins of the marines with tactical on both sides and 1, 2 marines: Calm (easy) 60%, 80%; "
        "Wild 0%, – (50 games each).",
        f"Bots: tactical {LIMITS['tactical']}; rush {LIMITS['rush']}. {simulation_context.PEOPLE}",
    ]


def test_each_bot_is_shown_with_its_limits() -> None:
    assert set(LIMITS) == set(BOTS)
    assert "random takes any legal action" in limits_line(("random",))


def test_bots_that_were_not_measured_have_no_scale() -> None:
    assert scale_line(result(bots=("random", "random"))) == ""
    assert scale_line(result(bots=("rush", "tactical"))) == ""
    assert scale_line(result(bots=("rush", "rush"), marines=(2,))) == ""


def test_a_scale_of_other_rules_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation_context, "VERSIONS", {"doom-2004": "99"})
    assert "rules, now 99)" in scale_line(result())
