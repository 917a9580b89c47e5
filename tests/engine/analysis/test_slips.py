"""No slip of a designer's hand ends a check: whatever is put off, turned, deleted, doubled or renamed, all checks run."""

import random

import pytest

from kneedeep.analysis.framework.analysis_cache import AnalysisCache
from kneedeep.analysis.framework.runner import analyse
from kneedeep.board import compile_board
from kneedeep.model.scenario.edits.basic import Add
from kneedeep.model.scenario.io.reader import Reading
from kneedeep.model.scenario.model import Figure, Scenario
from tests.support.files import SCENARIOS, SHIPPED
from tests.support.generators.slips import slips
from tests.support.reading import scenario_in

SAMPLE = 4
"""How many slips of the two smallest scenarios the default run tries."""


def _scenario(name: str) -> Scenario:
    return scenario_in((SCENARIOS / f"{name}.yaml").read_bytes())


def _assert_every_check_runs(scenario: Scenario, what: str, memory: AnalysisCache) -> None:
    failed = [found.message for found in analyse(Reading(scenario, None, ()), memory=memory) if found.code == "INT001"]
    assert not failed, f"{what}: {failed}"


def test_all_checks_run_after_an_ordinary_slip() -> None:
    for name in ("tutorial", "range-day"):
        scenario, memory = _scenario(name), AnalysisCache()
        for slip in random.Random(23).sample(list(slips(scenario)), SAMPLE):
            _assert_every_check_runs(slip.edit.apply(scenario), f"{name}, {slip.what}", memory)


def test_all_checks_run_with_a_large_figure_half_off_the_board() -> None:
    scenario = _scenario("tutorial")
    large = Figure(kind="mancubus", at=(11, -1))
    assert large.at not in compile_board(scenario).number
    _assert_every_check_runs(Add("", (large,)).apply(scenario), "a mancubus half off the hall", AnalysisCache())


@pytest.mark.nightly
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("name", [path.stem for path in SHIPPED])
def test_all_checks_run_after_every_slip(name: str) -> None:
    scenario, memory = _scenario(name), AnalysisCache()
    for slip in slips(scenario):
        _assert_every_check_runs(slip.edit.apply(scenario), f"{name}, {slip.what}", memory)
