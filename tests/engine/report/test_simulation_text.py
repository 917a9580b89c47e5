"""The report of a simulation as text, from results made by hand."""

import re
from typing import Any

import pytest

from kneedeep.analysis.framework.runner import analyse
from kneedeep.analysis.framework.simulation_examples import result_of
from kneedeep.games.simulation.difficulty import PartyDifficulty
from kneedeep.games.simulation.result import Simulation
from kneedeep.games.simulation.statistics import share_of
from kneedeep.games.simulation.win_reference import MeasuredRules, MeasuredScenario, WinReference
from kneedeep.model.catalog.edition import edition_of
from kneedeep.model.scenario.io.reader import Reading, read
from kneedeep.report import simulation_context
from kneedeep.report.difficulty_text import verdict
from kneedeep.report.simulation import Kept, SimulationReport, writer
from tests.support.cases import cases
from tests.support.golden import Golden
from tests.support.small_maps.skirmish import TEXT

READING = read(TEXT)
assert READING.scenario is not None
SCENARIO = READING.scenario
HEALTH = (SCENARIO.tokens[1].serial, -12, 3)
AMMO = (SCENARIO.tokens[0].serial, 1, 0)
TALLIES: dict[str, dict[Any, int]] = {
    "deaths": {(4, 1): 120, (5, 1): 60, **{(x, 3): 3 for x in range(10)}},
    "killers": {"imp": 150, "zombie": 50, "airless": 10}
    | dict.fromkeys(("trite", "maggot", "demon", "archvile", "revenant", "mancubus"), 5),
    "kills": {"zombie": 700, "imp": 300, "trite": 1},
    "revealed": {("start", 1): 100, ("research", 3): 70, ("research", 5): 8},
    "lain": {HEALTH: 100, AMMO: 100},
    "taken": {AMMO: 90},
    "ammunition": {("start", "bullets"): 600, ("found", "bullets"): 90, ("used", "bullets"): 400}
    | {("left", "bullets"): 290},
}


def told(result: Simulation, reading: Reading = READING, *, interrupted: bool = False) -> str:
    kept = (Kept("odd/a.kneedeep-replay", 1, 3, ("longest", "bloodiest")),)
    findings = tuple(analyse(reading, select=("BAL",), simulation=result))
    report = SimulationReport("a.yaml", reading, result, findings, kept, interrupted)
    return "".join(writer("text")(report))


def said(wins: int, losses: int) -> str:
    return verdict(PartyDifficulty(1, share_of(wins, wins + losses)))


def test_the_report_is_the_golden_one(golden: Golden, monkeypatch: pytest.MonkeyPatch) -> None:
    parties = tuple(PartyDifficulty(marines, share_of(won, 50)) for marines, won in ((1, 30), (2, 40)))
    calm = MeasuredScenario("calm.yaml", "doom-2004", "Calm", "easy", "", parties)
    rules = MeasuredRules(str(edition_of("doom-2004").version), "")
    reference = WinReference(1, "0.1.0", {"doom-2004": rules}, (calm,))
    monkeypatch.setattr(simulation_context, "reference", lambda: reference)
    first = result_of(SCENARIO, 44, 56, dry=10, tallies=TALLIES)
    second = result_of(SCENARIO, 2, 46, 2, marines=(2,))
    bracket = result_of(SCENARIO, tallies=TALLIES, marines=(1, 2), bracket=(1, 19)).bracket
    text = told(first._replace(parties=first.parties + second.parties, bracket=bracket))
    # They change with every number and house rule that the data get.
    text = re.sub(r"\d+ of the \d+ numbers", "SOME of the NUMBERS numbers", text)
    golden.check("report/simulation.txt", text)


@cases(("wins", "words"))
def test_the_share_of_wins_in_words(wins: int, words: str) -> None:
    assert said(wins, 100 - wins) == f"With 1 marine it is {words} of the games."


def test_few_games_bear_no_sure_verdict() -> None:
    told = "With 1 marine it is too early to say how hard it is: the marines win 67% (30–90%) of the games so far."
    assert said(4, 2) == told
    assert said(15, 25).startswith("With 1 marine it seems hard for the marines: they win 38%")
    assert (
        said(10, 0) == "With 1 marine it seems hardly ever lost by the marines: they win 100% (72–100%) of the games."
    )


def test_the_columns_are_explained() -> None:
    text = told(result_of(SCENARIO, 44, 56, dry=10))
    assert "half of them: rounds of the middle half of the games" in " ".join(text.split())
    assert "out of ammo: games in which" in " ".join(text.split())
    assert "out of ammo" not in told(result_of(SCENARIO, 44, 56, dry=0))


def test_games_that_stopped_early_are_told_to_have() -> None:
    result = result_of(SCENARIO, 0, 20)._replace(margin=0.12)
    assert "known to ±12%" in told(result._replace(parties=(result.parties[0]._replace(settled=True),)))
    assert "known to" not in told(result)
    endless = result_of(SCENARIO, 0, 0, 20)._replace(margin=0.12)
    assert "known to" not in told(endless._replace(parties=(endless.parties[0]._replace(settled=True),)))


def test_few_games_are_told_to_be_few() -> None:
    unsure = "more games narrow it"
    assert unsure in told(result_of(SCENARIO, 5, 5))
    assert unsure not in told(result_of(SCENARIO, 100, 100))


def test_without_a_game_there_is_nothing_to_tell() -> None:
    nothing = told(result_of(SCENARIO, 0, 0), interrupted=True)
    assert "0 games, interrupted" in nothing
    assert "No game was played to its end." in nothing


def test_nothing_in_a_title_reaches_the_terminal() -> None:
    reading = read(TEXT.replace("title: Example", 'title: "\\e[2Jgone"'))
    assert reading.scenario is not None
    assert "\x1b" not in told(result_of(reading.scenario, 1, 1), reading)
