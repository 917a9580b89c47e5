"""Whatever a file holds, its analysis takes a limited amount of work and says what was not decided."""

from collections.abc import Callable, Sequence
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kneedeep.analysis.framework import Finding, runner
from kneedeep.analysis.framework.runner import analyse
from kneedeep.games.bots import bot_named
from kneedeep.games.bots.playout import play_out
from kneedeep.model.scenario.io.reader import read
from kneedeep.rules.registry import ruleset_for
from kneedeep.rules.ruleset import UnplayableError
from kneedeep.solver.search import fixpoint
from kneedeep.support.work_budget import allowance, left
from tests.support.call_counts import growth
from tests.support.cases import cases
from tests.support.examples import example
from tests.support.generators import hostile_files as files

IN_BOTH = (
    files.crossings,
    files.rooms_with_doors,
    files.obstacles,
    files.closing_triggers,
    files.teleporters,
    files.figures,
)
DEMANDING = (
    *IN_BOTH,
    files.keys,
    files.spawns,
    *(files.in_2016(shape) for shape in IN_BOTH if shape is not files.obstacles),
    files.inactive_teleporters,
)


def steps_of(action: Callable[[], Any]) -> float:
    """Return how many steps of work something takes."""
    with allowance(10**9):
        action()
        return 10**9 - left()


@cases("shape", DEMANDING, ids=lambda shape: shape.__name__)
def test_an_analysis_takes_no_more_than_it_may(shape: files.Shape, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runner, "WORK", 20_000)
    monkeypatch.setattr(runner, "LEAST", 100)
    reading = read(shape(40))
    found: list[Finding] = []
    assert steps_of(lambda: found.extend(analyse(reading))) < 60_000
    assert "INT002" in {finding.code for finding in found}
    assert "INT001" not in {finding.code for finding in found}
    assert analyse(reading) == found


def test_what_is_decided_is_what_an_analysis_without_limit_finds(monkeypatch: pytest.MonkeyPatch) -> None:
    reading = read(files.crossings(8))
    whole = analyse(reading)
    assert "INT002" not in {finding.code for finding in whole}
    monkeypatch.setattr(runner, "WORK", 10_000)
    monkeypatch.setattr(runner, "LEAST", 100)
    some = analyse(reading)
    stopped = {finding.message[:6] for finding in some if finding.code == "INT002"}
    assert stopped
    told = {(one.code, one.message, one.line) for one in some}
    assert {(one.code, one.message, one.line) for one in whole if one.code not in stopped} <= told


def test_findings_of_one_check_are_listed_up_to_a_number() -> None:
    found = analyse(read(files.stacked_figures(1_200)), select=("BRD006",))
    assert sum(finding.code == "BRD006" for finding in found) == runner.MOST
    assert [one.message for one in found if one.code == "INT002"] == [
        "BRD006 has more than 1000 findings; the others are not listed."
    ]


def test_for_a_hundred_unknown_names_the_nearest_is_looked_for() -> None:
    triggers = "  - {when: {open: gat}, do: [{draw: 1}]}\n" * 150
    found = analyse(read(example(triggers=triggers)), select=("SCN005",))
    assert [one.message.endswith("did you mean 'gate'?") for one in found] == [True] * 100 + [False] * 50


def test_teleporters_of_one_color_take_work_in_step_with_their_ways() -> None:
    def make(size: int) -> Callable[[], list[Finding]]:
        reading = read(files.teleporters(size))
        return lambda: analyse(reading, select=("RCH001",))

    assert growth(make, 40) < 5


@pytest.mark.parametrize(
    ("shape", "code"),
    [(files.in_2016(files.teleporters), "RSP003"), (files.in_2016(files.linked_teleporters), "RSP006")],
    ids=lambda one: one if isinstance(one, str) else one.__name__,
)
def test_a_check_takes_work_in_step_with_the_size_of_a_file(shape: files.Shape, code: str) -> None:
    def make(size: int) -> Callable[[], list[Finding]]:
        reading = read(shape(size))
        return lambda: analyse(reading, select=(code,))

    assert growth(make, 200) < 2.6


LARGE = ("big_tokens", "empty_halls", "placed_things", "same_ids")
"""Shapes of which a single unit is thousands of spaces or things."""


def _ground(pads: Sequence[tuple[str, tuple[tuple[int, object], ...] | None]]) -> Any:
    return SimpleNamespace(pads=[SimpleNamespace(element=SimpleNamespace(color=color), to=to) for color, to in pads])


@settings(max_examples=25)
@given(
    st.sampled_from([name for name in files.SHAPES if not name.startswith(LARGE)]),
    st.integers(1, 6),
    st.integers(0, 1000),
)
def test_small_files_of_all_shapes_are_analysed_and_played(name: str, size: int, seed: int) -> None:
    reading = read(files.SHAPES[name][0](size))
    assert "INT001" not in {finding.code for finding in analyse(reading)}
    assert reading.scenario is not None
    try:
        game = ruleset_for(reading.scenario.ruleset).on(reading.scenario)
        state = game.setup(1, seed)
    except UnplayableError:
        return
    bots = (bot_named("random", game, 1, seed), bot_named("random", game, 1, seed + 1))
    assert play_out(game, state, *bots, limit=30).decisions <= 30


@given(st.data())
def test_one_way_ways_are_those_that_no_way_leads_back(data: st.DataObject) -> None:
    number = data.draw(st.integers(0, 4))
    ways = st.lists(st.tuples(st.integers(0, max(0, number - 1)), st.sampled_from([None, 1])), max_size=3)
    pads = [(data.draw(st.sampled_from("rb")), data.draw(st.none() | ways.map(tuple))) for _pad in range(number)]
    open_ways = {
        (a, b)
        for a, (color, to) in enumerate(pads)
        for b, (other, _to) in enumerate(pads)
        if a != b and (color == other if to is None else any(b == target for target, _needs in to))
    }
    needing = {(a, b) for a, (_color, to) in enumerate(pads) for b, needs in to or () if needs is not None}
    expected = any((b, a) not in open_ways or (b, a) in needing for a, b in open_ways)
    assert fixpoint.one_way(_ground(pads)) == expected
