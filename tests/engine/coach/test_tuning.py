"""Tuning: small changes for one number of marines, and the smallest of them that reach a wished share of wins."""

import json
from collections import Counter
from collections.abc import Iterable
from math import exp
from pathlib import Path
from random import Random

import pytest

from kneedeep.analysis.framework.runner import analyse
from kneedeep.board import compile_board
from kneedeep.board.board import Board
from kneedeep.board.script.conditions import frag_limit
from kneedeep.coach import tuning, tuning_changes
from kneedeep.coach.part_costs import is_short, part_costs, stock_with
from kneedeep.coach.tuning import Effort, Proposal, Tuning, Wish, logistic, tuned
from kneedeep.coach.tuning_choices import choices, games_of, stopped, tuned_in_turn
from kneedeep.games.simulation.chunk import Chunk
from kneedeep.games.simulation.executors import workers
from kneedeep.games.simulation.result import INVADERS, MARINES, NEVER, OVER, GameRecord
from kneedeep.games.simulation.simulation_plan import SimulationPlan, unpacked
from kneedeep.games.simulation.statistics import share_of
from kneedeep.model.scenario.edits.basic import Several
from kneedeep.model.scenario.io.reader import Reading, read
from kneedeep.model.scenario.model import Scenario
from kneedeep.model.scenario.script_values import Condition
from kneedeep.report.tuning_text import answer_lines, choice_text, proposal_text, tuning_lines
from kneedeep.support import resources
from tests.support.command import Shell
from tests.support.random_play import shipped
from tests.support.reading import scenario_in
from tests.support.small_maps.skirmish import TEXT


def laid(scenario: Scenario) -> Board:
    return compile_board(scenario)


def things(scenario: Scenario, marines: int) -> list[tuple[str, tuple[int, int]]]:
    board = laid(scenario)
    tokens = [(one.element.kind, one.at) for one in board.tokens_with(marines)]
    return sorted(tokens + [(one.element.kind, one.at) for one in board.figures_with(marines)])


@pytest.mark.parametrize("name", ["airless", "long-watch", "brine"])
def test_a_change_for_one_number_of_marines_leaves_the_others_alone(name: str) -> None:
    scenario = shipped(name)
    for marines in scenario.played_counts:
        for changes, more in (
            (tuning_changes.fewer_figures, -1), (tuning_changes.more_figures, 1), (tuning_changes.fewer_supplies, -1), (tuning_changes.more_supplies, 1),
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
        board = laid(scenario)
        kept = {one.at for one in board.figures_with(2) if one.element.id or one.element.text or one.element.do}
        kept |= {one.at for one in board.tokens_with(2) if one.element.id or one.element.text or one.element.do}
        for changes in (tuning_changes.fewer_figures, tuning_changes.fewer_supplies):
            assert not kept & {getattr(one.edit, "at", None) for one in changes(laid(scenario), 2)}


def test_what_is_to_be_killed_or_cleared_or_kept_stays() -> None:
    scenario = shipped("airless")
    board = laid(scenario)
    kinds = Counter(one.element.kind for one in board.figures_with(2))
    (other, _), *_, (kind, _) = kinds.most_common()
    area = tuning_changes.board_area(board, board.figures_with(2)[0].at)

    def left(wish: Condition | None, *keep: str) -> list[str]:
        changed = scenario if wish is None else scenario.having(victory=scenario.victory.having(marines=wish))
        for one in tuning_changes.fewer_figures(laid(changed), 2, keep=keep):
            changed = one.edit.apply(changed)
        figures = laid(changed).figures_with(2)
        return [one.element.kind for one in figures] + [tuning_changes.board_area(board, one.at) for one in figures]

    bare = Counter(left(None))
    assert Counter(left(Condition("kill", kind)))[kind] == kinds[kind] > bare[kind]
    assert Counter(left(Condition("clear", area)))[area] == max(1, bare[area])
    assert Counter(left(None, other))[other] == kinds[other] > bare[other]
    assert not list(tuning_changes.fewer_figures(board, 2, keep={"figures"})) and not list(
        tuning_changes.more_supplies(board, 2, keep={"tokens"})
    )


def test_changes_for_several_numbers_add_up_and_name_their_parts() -> None:
    scenario = shipped("airless")
    changed = scenario
    for marines in (1, 2, 3):
        for change in (
            next(tuning_changes.fewer_figures(laid(scenario), marines)),
            next(tuning_changes.more_supplies(laid(scenario), marines)),
        ):
            changed = change.edit.apply(changed)
        changed = tuning_changes.frag_limit_of(scenario, marines, 7 + marines).edit.apply(changed)
    for marines in (1, 2, 3):
        assert frag_limit(changed.victory.invaders, marines) == 7 + marines
        costs = part_costs(stock_with(scenario, marines), stock_with(changed, marines))
        assert [(one.name, one.taken) for one in costs if one.taken > 0] == [("Health", 1)], costs
    stock = stock_with(scenario, 1)
    assert is_short({key: one._replace(missing=one.missing + 1) for key, one in stock.items()}, stock)


def test_a_frag_limit_for_one_number_of_marines() -> None:
    scenario = scenario_in(TEXT)
    changed = tuning_changes.frag_limit_of(scenario, 2, 5).edit.apply(scenario)
    assert [frag_limit(changed.victory.invaders, marines) for marines in (1, 2)] == [3, 5]
    again = tuning_changes.frag_limit_of(changed, 1, 4).edit.apply(changed)
    assert [frag_limit(again.victory.invaders, marines) for marines in (1, 2)] == [4, 5]


def test_the_shortest_value_of_a_marines_key() -> None:
    assert tuning_changes.shortest((1, 2, 3), (1, 2, 3)) is None
    assert tuning_changes.shortest((2, 3), (1, 2, 3)) == 2
    assert tuning_changes.shortest((1, 3), (1, 2, 3)) == (1, 3)


def test_the_curve_finds_height_and_slope_of_its_outcomes() -> None:
    chance = Random(1)
    rungs = [chance.randrange(9) for _ in range(4_000)]
    outcomes = [(rung, chance.random() < 1 / (1 + exp(2 - 0.5 * rung))) for rung in rungs]
    height, slope = logistic(outcomes)
    assert height == pytest.approx(-2, abs=0.25) and slope == pytest.approx(0.5, abs=0.06)


def fake_chunk(plan: SimulationPlan, marines: int, first: int, count: int) -> Chunk:
    """Games that the marines win the more often, the fewer figures and the more frags there are."""
    scenario, _ = unpacked(plan.packed)
    figures = len(laid(scenario).figures_with(marines))
    limit = frag_limit(scenario.victory.invaders, marines)
    assert limit is not None
    records = []
    for number in range(first, first + count):
        frags = next(
            (most for most in range(9) if Random(f"{plan.seed} {number} {most}").random() < 0.3 - figures / 100), NEVER
        )
        winner = MARINES if frags != NEVER and frags < limit else INVADERS
        records.append(GameRecord(number, 1, winner, OVER, 5, 1, 1, 1, 9, False, frags))
    return Chunk(tuple(records), {}, 0.1)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tuning, "play_chunk", fake_chunk)


def answer(
    scenario: Scenario, low: float, high: float, effort: Effort = tuning.FULL, keep: Iterable[str] = ()
) -> Tuning:
    with workers(1) as crew:
        return list(tuned(Wish(scenario, 2, low, high, effort=effort, keep=frozenset(keep)), crew))[-1]


@pytest.mark.usefixtures("quick")
def test_proposals_reach_the_band_by_other_seeds_and_none_holds_another() -> None:
    scenario = shipped("airless")
    for low, high in ((0.05, 0.3), (0.75, 0.9)):
        found = answer(scenario, low, high)
        assert found.done and not found.fits and 1 <= len(found.proposals) <= 3, (low, high)
        for one in found.proposals:
            assert one.after.games == found.wish.effort.fresh
            assert not any(set(other.changes) < set(one.changes) for other in found.proposals)
            changed = Reading(one.edit.apply(scenario), None, ())
            codes = [{each.code for each in analyse(file)} for file in (changed, Reading(scenario, None, ()))]
            assert codes[0] <= codes[1], "no new problem"
            assert str(round(100 * one.after.share)) in proposal_text(found, one)
        first, *_ = tuning_lines(found)
        assert first.startswith("With 2 marines ") and first.endswith(" of 40 games are won.")
    assert found.is_reached(found.proposals[0]) and any(" in Breached" in one.edit.title for one in found.proposals)
    assert not any("frag limit" in one.edit.title for one in answer(scenario, low, high, keep={"frags"}).proposals)
    assert found == answer(scenario, low, high), "the same seed gives the same answer"


@pytest.mark.usefixtures("quick")
def test_two_proposals_in_the_same_words_are_one() -> None:
    imp = next(tuning_changes.more_figures(laid(shipped("tutorial")), 2))
    imps = [(imp._replace(edit=Several(place, ())),) for place in ("here", "there")]
    found = [tuning._Candidate(one, 0.5, sort) for one, sort in zip(imps, ("figures", "strong figures"), strict=True)]
    assert list(tuning._smallest(Wish(shipped("tutorial"), 2, 0.4, 0.6), found)) == imps[:1]


def test_the_same_change_made_again_is_counted() -> None:
    scenario = shipped("airless")
    more, less = (
        next(change(laid(scenario), 2)) for change in (tuning_changes.more_figures, tuning_changes.fewer_figures)
    )
    limit = tuning_changes.frag_limit_of(scenario, 2, 4)
    changes = (more, limit, more, less, more, less)
    wish = Wish(scenario, 2, 0.4, 0.6)
    proposal = Proposal(changes, Several("", ()), share_of(4, 8))
    told = proposal_text(Tuning(wish, 8, 8, share_of(1, 8)), proposal)
    assert told.startswith(
        f"3 zombie commandos more in Breached ring, {limit.words} and 2 zombie commandos fewer in "
    ), told


def test_a_map_that_fits_is_left_alone() -> None:
    found = answer(shipped("airless"), 0.01, 0.99)
    assert found.fits and not found.proposals and found.games == found.of == found.wish.effort.first
    assert list(tuning_lines(found))[-1] == "Nothing needs to change."


@pytest.mark.usefixtures("quick")
def test_all_numbers_of_marines_have_one_answer_and_what_is_cut_short_keeps_what_was_found() -> None:
    scenario = shipped("airless")
    wishes = [Wish(scenario, marines, 0.75, 0.9) for marines in (2, 3)]
    with workers(1) as crew:
        course = list(tuned_in_turn(wishes, crew))
    found = course[-1]
    assert [one.wish.marines for one in found] == [2, 3] and all(one.done for one in found)
    assert len(set(games_of(course[0], wishes))) == 2 and len(set(games_of(found, wishes))) == 1, "played, of at most"
    first, *others = choices(found)
    assert first.marines == {one.wish.marines for one in found if one.proposals} and len(first.of) > 1
    assert len(others) == sum(len(one.proposals) for one in found)
    cut = next(stopped(answers) for answers in course if answers[-1].proposals and not answers[-1].done)
    assert "Stopped after " in "".join(answer_lines(cut)) and choices(cut)[-1].of[0][1].after.games < 72
    assert choice_text(first, named=True).count("With ") == len(first.of)


def test_real_games_decide() -> None:
    scenario = scenario_in(TEXT)
    found = answer(scenario, 0.2, 0.6, Effort(first=6, rounds=1, per_round=2, fresh=4))
    assert found.done and found.before.games == 6 and found.before.share > 0.6


@pytest.mark.usefixtures("quick")
def test_a_picture_and_data_of_what_changes(shell: Shell, tmp_path: Path) -> None:
    picture, changed = tmp_path / "changes.svg", tmp_path / "changed.yaml"
    asked = ("--marines", "2", "--target", "75%..90%", "--jobs", "1", "--format", "json")
    done = shell("tune", resources.path("scenarios", "airless.yaml"), *asked, "--picture", picture, "-o", changed)
    (told,) = json.loads(done.out)["answers"]
    assert done.status == 0 and not told["stopped"] and {"changes", "parts"} <= told["proposals"][0].keys()
    assert picture.read_text("utf-8").startswith("<?xml") and read(changed.read_bytes()).scenario is not None
