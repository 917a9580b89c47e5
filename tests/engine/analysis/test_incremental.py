"""Analysis after an edit: what the edit could not change is not computed again, and nothing else differs."""

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from kneedeep.analysis.framework import COURSE, GARRISON, Facts, Finding, reads
from kneedeep.analysis.framework import facts as facts_module
from kneedeep.analysis.framework.analysis_cache import AnalysisCache
from kneedeep.analysis.framework.runner import analyse
from kneedeep.analysis.reach.party_states import parties
from kneedeep.analysis.respawn.respawn_gaps import respawns
from kneedeep.analysis.sight.explored_board import explored_board
from kneedeep.analysis.spawning.spawn_starvation import spawn_starvations
from kneedeep.model.scenario.edits.basic import Change
from kneedeep.model.scenario.edits.piece_moves import MovePieces
from kneedeep.model.scenario.io.reader import Reading, read
from kneedeep.model.scenario.model import Condition, Record, Scenario
from kneedeep.model.scenario.value import Value
from kneedeep.support import resources
from tests.support.cases import cases
from tests.support.examples import example
from tests.support.generators.random_edits import random_edit
from tests.support.generators.random_scenarios import random_scenario
from tests.support.random_play import on_maps
from tests.support.reading import scenario_in
from tests.support.values import known

SEQUENCES, NIGHTLY_SEQUENCES = 6, 500
EDITS = 5


def _shipped(name: str) -> Reading:
    return read(resources.path("scenarios", f"{name}.yaml").read_bytes())


def _findings(scenario: Scenario, memory: AnalysisCache | None = None) -> list[Finding]:
    return analyse(Reading(scenario, None, ()), memory=memory)


def _start(number: int, chance: random.Random) -> Scenario:
    if number % 3 == 0:
        scenario = _shipped(chance.choice(("tutorial", "tutorial", "airless", "deep-freeze"))).scenario
    else:
        scenario = read(json.dumps(random_scenario(chance, closing=number % 2 == 1)).encode()).scenario
    assert scenario is not None
    return scenario


@pytest.fixture(params=[SEQUENCES, pytest.param(NIGHTLY_SEQUENCES, marks=pytest.mark.nightly)], ids=["few", "many"])
def sequences(request: pytest.FixtureRequest) -> int:
    """How many random sequences of edits are tried."""
    return int(request.param)


def test_after_random_edits_the_findings_are_those_of_a_full_run(sequences: int, seed: int) -> None:
    for number in range(sequences):
        chance = random.Random(f"{seed} edits {number}")
        scenario = _start(number, chance)
        memory = AnalysisCache()
        before = [scenario]
        _findings(scenario, memory)
        for _edit in range(EDITS):
            undo = len(before) > 1 and chance.random() < 0.2
            scenario = before[-2] if undo else random_edit(scenario, chance).apply(scenario)
            before.append(scenario)
            assert _findings(scenario, memory) == _findings(scenario), f"sequence {number}"


def _derived(scenario: Scenario, memory: AnalysisCache | None = None) -> tuple[object, ...]:
    """What the analysis derives from the ground: courses of play, posts against spawning, respawn gaps, large figures."""
    facts = Facts(scenario, memory=memory)
    return (
        [party.settings for party in facts.of(parties)],
        [party.line.exploration for party in facts.of(parties)],
        [(one.starved, one.undecided) for one in facts.of(spawn_starvations)],
        [one.gaps for one in facts.of(respawns)],
        [one.sight.all_visible() for one in facts.of(explored_board)],
        analyse(Reading(scenario, None, ()), ("RCH012",), memory=memory),
    )


def _moved(scenario: Scenario, chance: random.Random) -> Scenario:
    """The scenario with a key, an obstacle, a large figure or a piece somewhere near."""
    kind = chance.choice(("obstacle", "obstacle", "barrel", "key", "demon", "mancubus", "hell-knight"))
    laid: tuple[Any, ...] = (*scenario.tokens, *scenario.figures)
    things = [thing for thing in laid if thing.kind == kind and thing.at is not None]
    dx, dy = chance.choice((-2, -1, 0, 1, 2)), chance.choice((-2, -1, 1, 2))
    if not things or chance.random() < 0.4:
        piece = chance.choice(scenario.pieces)
        return MovePieces("Move", frozenset((piece.serial,)), (dx, dy)).apply(scenario)
    thing = chance.choice(things)
    (x, y), *_ = thing.places
    return _changed(scenario, thing, at=(x + dx, y + dy))


@on_maps
def test_after_undone_and_redone_moves_all_is_as_at_first(name: str, sequences: int, seed: int) -> None:
    scenario = known(_shipped(name).scenario)
    for number in range(max(1, sequences // 10)):
        chance = random.Random(f"{seed} moves {name} {number}")
        history, at = [scenario], 0
        memory = AnalysisCache()
        _derived(scenario, memory)
        for _edit in range(2 * EDITS):
            step = chance.choice(("undo", "redo", "move", "move", "move"))
            if step == "undo":
                at = max(0, at - 1)
            elif step == "redo":
                at = min(len(history) - 1, at + 1)
            else:
                history = [*history[: at + 1], _moved(history[at], chance)]
                at += 1
            assert _derived(history[at], memory) == _derived(history[at]), f"sequence {number}"


def test_posts_are_sought_where_marines_can_stand_though_they_see_the_same_ground() -> None:
    split = example(
        pieces="  - {id: hall, piece: split, at: [0, 0], area: start}\n",
        areas="  - {id: start, start: true}\n",
        doors="",
        victory="victory: {marines: {reach: start}}",
        piece_types="  - {id: split, rows: ['####', '####'], openings: [E@0],\n"
        "     edges: [{at: [1, 0], side: east, kind: impassable}, {at: [1, 1], side: east, kind: impassable}]}\n",
    )
    west = scenario_in(split.encode())
    east = west.having(spawns=(west.spawns[0].having(spaces=((3, 0),)),))
    memory = AnalysisCache()
    posts = []
    for scenario in (west, east, west):
        assert _derived(scenario, memory) == _derived(scenario)
        (party,) = Facts(scenario, memory=memory).of(spawn_starvations)
        posts.append(party.starved[0].posts)
    assert posts[0] != posts[1] and posts[0] == posts[2]


def test_parts_leave_nothing_out(sequences: int, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    for number in range(sequences):
        chance = random.Random(f"{seed} parts {number}")
        scenario = _start(number, chance)
        for _edit in range(EDITS - 2):
            scenario = random_edit(scenario, chance).apply(scenario)
        by_parts = _findings(scenario)
        with monkeypatch.context() as patch:
            for name in (COURSE, GARRISON):
                patch.setattr(facts_module, name, lambda board, _script: board.scenario)
            assert by_parts == _findings(scenario), f"scenario {number}"


def _counted(derived_of: str) -> tuple[Callable[[Facts], int], list[int]]:
    calls: list[int] = []

    @reads(derived_of)
    def count(facts: Facts) -> int:
        calls.append(len(facts.scenario.tokens))
        return len(calls)

    return count, calls


def _changed(scenario: Scenario, element: Any, **changes: Any) -> Scenario:
    return Change("Change", element.serial, Record(changes.items())).apply(scenario)


def _token(scenario: Scenario, kind: str) -> Value:
    return next(token for token in scenario.tokens if token.kind == kind)


@cases(("kind", "changes", "course", "garrison"))
def test_an_edit_touches_only_the_parts_that_contain_it(
    kind: str, changes: dict[str, Any], course: int, garrison: int
) -> None:
    scenario = known(_shipped("tutorial").scenario)
    memory = AnalysisCache()
    on_course, course_calls = _counted(COURSE)
    on_garrison, garrison_calls = _counted(GARRISON)
    for one in (scenario, _changed(scenario, _token(scenario, kind), **changes)):
        facts = Facts(one, memory=memory)
        facts.of(on_course), facts.of(on_garrison)
    assert (len(course_calls) - 1, len(garrison_calls) - 1) == (course, garrison)


def test_a_figure_that_nothing_waits_for_is_of_the_garrison_alone() -> None:
    scenario = known(_shipped("tutorial").scenario)
    facts = Facts(scenario)
    assert facts.part(GARRISON).scenario.figures == scenario.figures
    assert len(facts.part(COURSE).scenario.figures) < len(scenario.figures)


@cases(("entry", "kept"))
def test_the_course_keeps_what_can_matter_to_a_course_of_play(entry: str, kept: bool) -> None:
    scenario = scenario_in(example(tokens=f"  - {{{entry}, at: [2, 2]}}\n").encode())
    assert bool(Facts(scenario).part(COURSE).scenario.tokens) is kept


def test_equipment_that_a_condition_asks_for_is_of_the_course() -> None:
    scenario = known(_shipped("tutorial").scenario)
    medicine = _token(scenario, "health")
    assert medicine not in Facts(scenario).part(COURSE).scenario.tokens
    asked = scenario.having(victory=scenario.victory.having(marines=Condition("got", "health")))
    assert medicine in Facts(asked).part(COURSE).scenario.tokens


@pytest.mark.parametrize("name", ["airless", "deep-freeze", "tutorial"])
def test_with_other_numbers_of_marines_the_findings_are_those_of_a_full_run(name: str) -> None:
    scenario = known(_shipped(name).scenario)
    memory = AnalysisCache()
    for marines in ((1,), (3,), (1, 2, 3), (2,)):
        changed = scenario.having(marines=marines)
        assert _findings(changed, memory) == _findings(changed), marines


def test_a_smaller_part_is_never_asked_for_a_larger_one() -> None:
    scenario = known(_shipped("tutorial").scenario)
    with pytest.raises(LookupError, match="garrison"):
        Facts(scenario).part(COURSE).part(GARRISON)


def test_a_check_that_was_stopped_leaves_nothing_half_done() -> None:
    reading = _shipped("split-shift")
    memory = AnalysisCache()
    asked = [0]

    def soon() -> Callable[[], bool]:
        def spent() -> bool:
            asked[0] += 1
            return asked[0] > 40

        return spent

    assert "INT002" in {finding.code for finding in analyse(reading, budget=soon, memory=memory)}
    assert analyse(reading, memory=memory) == analyse(reading)


def test_no_more_than_the_last_versions_are_remembered() -> None:
    scenario = known(_shipped("tutorial").scenario)
    memory = AnalysisCache()
    key = _token(scenario, "key")
    on_course, calls = _counted(COURSE)
    for x in range(12):
        Facts(_changed(scenario, key, at=(x, 50)), memory=memory).of(on_course)
    assert len(calls) == 12
    Facts(_changed(scenario, key, at=(11, 50)), memory=memory).of(on_course)
    assert len(calls) == 12
    Facts(_changed(scenario, key, at=(0, 50)), memory=memory).of(on_course)
    assert len(calls) == 13
