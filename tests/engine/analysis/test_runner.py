"""Running checks: each by itself, followers with their causes, what is allowed, in order."""

import random
from collections.abc import Iterator

import pytest

from kneedeep.analysis.framework import Cause, Facts, Finding, runner
from kneedeep.analysis.framework.check import load_check, selected
from kneedeep.analysis.framework.runner import analyse
from kneedeep.board.kinds import kinds_of
from kneedeep.board.laid_things import laid_figures
from kneedeep.model.catalog import load_catalog
from kneedeep.model.scenario.io.reader import Reading, read
from kneedeep.model.scenario.model import SECTIONS, Figure, Scenario
from kneedeep.support import resources
from kneedeep.support.work_budget import interrupt
from tests.support.cases import cases
from tests.support.check_runs import findings
from tests.support.examples import example
from tests.support.reading import scenario_in
from tests.support.small_maps.turned_scenario import turned_scenario, turned_space
from tests.support.values import known

OWN = ("SCN", "BRD", "CMP", "INT")
STACKED = "  - {kind: barrel, at: [2, 2]}\n  - {kind: duct, at: [2, 2]}\n"


def test_a_check_that_raises_is_told_and_the_others_run(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_facts: Facts) -> Iterator[Finding]:
        yield Finding("BRD004", "seen before")
        raise ZeroDivisionError("a slip")

    checks = [check._replace(run=broken) if check.code == "BRD004" else check for check in selected(select=OWN)]
    monkeypatch.setattr(runner, "selected", lambda _select, _ignore: checks)
    found = analyse(read(example(tokens=STACKED)))
    assert [finding.code for finding in found if finding.severity == "error"] == ["BRD004", "INT001", "BRD006"]
    told = next(finding for finding in found if finding.code == "INT001")
    assert "BRD004" in told.message
    assert "Traceback" not in told.message
    loud = next(finding for finding in analyse(read(example()), verbose=True) if finding.code == "INT001")
    assert "Traceback" in loud.message


def test_a_check_without_time_is_told_by_its_code() -> None:
    for chosen in (("BRD006", "BRD002"), ("RSP001",), ("LOS006",)):
        found = analyse(read(example(tokens=STACKED)), select=chosen, budget=lambda: lambda: True)
        assert [(finding.code, finding.severity) for finding in found] == [("INT002", "info")]
        assert chosen[0] in found[0].message


def test_a_follower_without_its_cause_is_told_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    def following(_facts: Facts) -> Iterator[Finding]:
        yield Finding("BRD005", "one", serials=(1,), cause=Cause("BRD001", (1,)))
        yield Finding("BRD005", "two", serials=(2,), cause=Cause("BRD002", (2,)))

    checks = [load_check("BRD001"), load_check("BRD005")._replace(run=following)]
    monkeypatch.setattr(runner, "selected", lambda _select, _ignore: checks)
    assert [finding.message for finding in analyse(read(example()))] == ["one"]


def test_findings_come_by_line_column_and_code() -> None:
    text = example(tokens=STACKED, figures="  - {kind: impp, at: [2, 2], nope: 1}\n  - {kind: imp, at: [70, 2]}\n")
    found = findings(text)
    assert len(found) >= 3
    places = [(finding.line, finding.column, finding.code) for finding in found]
    assert places == sorted(places)


def _reading(name: str) -> Reading:
    return read(resources.path("scenarios", name).read_bytes())


def _spoilt(scenario: Scenario, chance: random.Random) -> Scenario:
    """A scenario with several things wrong: a piece slipped, tokens on one another, too many keys."""
    pieces = list(scenario.pieces)
    index = chance.randrange(len(pieces))
    x, y = pieces[index].at
    pieces[index] = pieces[index].having(at=(x + chance.choice((-1, 1)), y))
    there = scenario.tokens[0].at
    moved = ((token, token.at and chance.random() < 0.3) for token in scenario.tokens)
    tokens = tuple(token.having(at=there) if moves else token for token, moves in moved)
    return scenario.having(pieces=tuple(pieces), tokens=tokens)


def _size_is_sure(figure: Figure, scenario: Scenario) -> bool:
    """Whether the checks count all spaces of a figure; of another they count the first, which a turn changes."""
    laid = laid_figures((figure,), kinds_of(scenario, load_catalog(scenario.ruleset)))
    return all(one.sure_spaces == one.spaces for one in laid)


def _judged(scenario: Scenario) -> list[Finding]:
    return analyse(Reading(scenario, None, ()), select=OWN)


@cases("name", resources.names("scenarios", ".yaml"))
def test_order_of_elements_changes_no_set_of_codes(name: str, seed: int) -> None:
    chance = random.Random(f"{seed} {name}")
    scenario = known(_reading(name).scenario)
    spoilt = _spoilt(scenario, chance)
    shuffled = {}
    for section in SECTIONS:
        elements = list(getattr(spoilt, section))
        chance.shuffle(elements)
        shuffled[section] = tuple(elements)
    before, after = _judged(spoilt), _judged(spoilt.having(**shuffled))
    assert {finding.code for finding in before} == {finding.code for finding in after}


@cases("name", resources.names("scenarios", ".yaml"))
def test_other_ids_change_no_set_of_codes(name: str, seed: int) -> None:
    scenario = scenario_in(resources.path("scenarios", name).read_text(encoding="utf-8"))
    spoilt = _spoilt(scenario, random.Random(f"{seed} {name}"))
    named = {
        section: tuple(
            element.having(id=f"x-{element.id}") if getattr(element, "id", None) else element
            for element in getattr(spoilt, section)
        )
        for section in ("pieces", "triggers")
    }
    before, after = _judged(spoilt), _judged(spoilt.having(**named))
    assert [finding.code for finding in before] == [finding.code for finding in after]
    assert [finding.spaces for finding in before] == [finding.spaces for finding in after]


@cases("name", resources.names("scenarios", ".yaml"))
def test_turning_the_map_turns_the_spaces(name: str, seed: int) -> None:
    scenario = known(_reading(name).scenario)
    sure = tuple(one for one in scenario.figures if _size_is_sure(one, scenario))
    spoilt = _spoilt(scenario, random.Random(f"{seed} {name}")).having(caps="none", figures=sure, triggers=())
    before = [
        (finding.code, finding.marines, tuple(sorted(map(turned_space, finding.spaces)))) for finding in _judged(spoilt)
    ]
    after = [(finding.code, finding.marines, finding.spaces) for finding in _judged(turned_scenario(spoilt))]
    assert sorted(before, key=str) == sorted(after, key=str)


def test_what_is_said_of_a_stopped_check_is_not_stopped_again(monkeypatch: pytest.MonkeyPatch) -> None:
    # The timer goes on after the limit: here it strikes while the stopped check is dealt with.
    monkeypatch.setattr(Facts, "forget", lambda facts: interrupt())
    assert "INT002" in {finding.code for finding in analyse(read(example()), budget=lambda: lambda: True)}
