"""Tuning: small changes for one number of marines, and the smallest of them that reach a wished share of wins."""

import random
from math import exp

import pytest

from kneedeep.board import compile_board
from kneedeep.board.board import Board
from kneedeep.board.script.conditions import frag_limit
from kneedeep.coach.small_changes import (
    fewer_figures,
    fewer_supplies,
    frag_limit_of,
    more_figures,
    more_supplies,
    shortest,
)
from kneedeep.coach.tuning import Effort, Tuning, Wish, logistic, tuned
from kneedeep.games.simulation.executors import workers
from kneedeep.model.catalog import load_catalog
from kneedeep.model.scenario.io.reader import read
from kneedeep.model.scenario.model import Scenario
from kneedeep.report.tuning_text import proposal_text, tuning_lines
from tests.support.random_play import shipped
from tests.support.small_maps.skirmish import TEXT

LITTLE = Effort(first=12, rounds=2, per_round=2, fresh=8)


def laid(scenario: Scenario) -> Board:
    return compile_board(scenario, load_catalog(scenario.ruleset))


def things(scenario: Scenario, marines: int) -> list[tuple[str, tuple[int, int]]]:
    board = laid(scenario)
    found = (*board.tokens_with(marines), *board.figures_with(marines))
    return sorted((one.element.kind, one.at) for one in found)


@pytest.mark.parametrize("name", ["airless", "long-watch", "brine"])
def test_a_change_for_one_number_of_marines_leaves_the_others_alone(name: str) -> None:
    scenario = shipped(name)
    for marines in scenario.played_counts:
        for changes, more in (
            (fewer_figures, -1), (more_figures, 1), (fewer_supplies, -1), (more_supplies, 1),
        ):  # fmt: skip
            changed, count = scenario, 0
            for change in changes(laid(scenario), marines):
                changed, count = change.edit.apply(changed), count + 1
            assert len(things(changed, marines)) == len(things(scenario, marines)) + more * count
            for other in set(scenario.played_counts) - {marines}:
                assert things(changed, other) == things(scenario, other), (changes.__name__, marines, other)
            assert len({at for _, at in things(changed, marines)}) == len(things(changed, marines))


def test_what_a_script_may_name_stays() -> None:
    for name in ("long-watch", "specimen-run"):
        scenario = shipped(name)
        kept = {one.serial for one in (*scenario.figures, *scenario.tokens) if one.id or one.text or one.do}
        for changes in (fewer_figures, fewer_supplies):
            assert not kept & {getattr(one.edit, "serial", 0) for one in changes(laid(scenario), 2)}


def test_a_frag_limit_for_one_number_of_marines() -> None:
    scenario = read(TEXT).scenario
    assert scenario is not None
    changed = frag_limit_of(scenario, 2, 5).edit.apply(scenario)
    assert [frag_limit(changed.victory.invaders, marines) for marines in (1, 2)] == [3, 5]
    again = frag_limit_of(changed, 1, 4).edit.apply(changed)
    assert [frag_limit(again.victory.invaders, marines) for marines in (1, 2)] == [4, 5]


def test_the_shortest_value_of_a_marines_key() -> None:
    assert shortest((1, 2, 3), (1, 2, 3)) is None
    assert shortest((2, 3), (1, 2, 3)) == 2
    assert shortest((1, 3), (1, 2, 3)) == (1, 3)


def test_the_curve_finds_height_and_slope_of_its_outcomes() -> None:
    chance = random.Random(1)
    rungs = [chance.randrange(9) for _ in range(4_000)]
    outcomes = [(rung, chance.random() < 1 / (1 + exp(2 - 0.5 * rung))) for rung in rungs]
    height, slope = logistic(outcomes)
    assert height == pytest.approx(-2, abs=0.25) and slope == pytest.approx(0.5, abs=0.06)


def answer(text: str, low: float, high: float) -> Tuning:
    scenario = read(text).scenario
    assert scenario is not None
    with workers(1) as crew:
        return list(tuned(Wish(scenario, 1, low, high, effort=LITTLE), crew))[-1]


def test_an_easy_map_is_made_harder_and_every_proposal_is_clean() -> None:
    found = answer(TEXT, 0.2, 0.6)
    assert found.done and not found.fits and found.before.share > 0.6
    for one in found.proposals:
        assert one.edit.apply(found.wish.scenario) != found.wish.scenario
        assert "%" in proposal_text(found, one)
    first, *_ = tuning_lines(found)
    assert first.startswith("With 1 marine the marines win ")


def test_a_map_that_fits_is_left_alone() -> None:
    found = answer(TEXT, 0.01, 0.99) if answer(TEXT, 0.2, 0.6).before.share < 1 else answer(TEXT, 0.5, 1.0)
    assert found.fits and not found.proposals and found.games == LITTLE.first
    assert list(tuning_lines(found))[-1] == "Nothing needs to change."


def test_the_same_seed_gives_the_same_answer() -> None:
    one, other = (answer(TEXT, 0.2, 0.6) for _ in range(2))
    assert one == other
