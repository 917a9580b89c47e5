"""Generated scenarios: without faults, solvable, the same for a seed, and what is said of wishes that can't be met."""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from types import SimpleNamespace

import pytest

from kneedeep.analysis.framework.finding import Severity
from kneedeep.analysis.framework.runner import analyse
from kneedeep.board import compile_board
from kneedeep.board.canonical_text import canonical_text
from kneedeep.board.script.conditions import frag_limit
from kneedeep.coach import generator_tuning as aiming
from kneedeep.coach.generator import Wishes, WishRefused, generate, levels
from kneedeep.coach.generator_tuning import aimed
from kneedeep.coach.story import languages, rulesets, story_names, story_of
from kneedeep.coach.tuning import Proposal, Tuning, Wish
from kneedeep.coach.tuning_changes import frag_limit_of
from kneedeep.games.simulation.executors import Here, Workers
from kneedeep.games.simulation.result import MARINES, GameRecord, PartyStatistics, Simulation
from kneedeep.games.simulation.simulation_plan import SimulationPlan
from kneedeep.games.simulation.statistics import share_of
from kneedeep.model.scenario.edits.basic import Several
from kneedeep.model.scenario.io.reader import Reading
from kneedeep.model.scenario.model import Scenario
from kneedeep.solver.branch_results import party_results
from tests.support.cases import cases
from tests.support.golden import Golden
from tests.support.values import known

STORIES = [(ruleset, name) for ruleset in rulesets() for name in story_names(ruleset)]


def _made(seed: int, wishes: Wishes, number: int = 0) -> Scenario:
    return known(generate(seed, wishes, number).scenario)


@cases("ruleset, story", STORIES[:10])
def test_a_story_is_canonical_and_solved(ruleset: str, story: str) -> None:
    _check(generate(3, Wishes(ruleset, rooms=5, story=story, language="de")))


@pytest.mark.nightly
@cases("ruleset, story", STORIES)
def test_every_story_is_clean_canonical_and_solved(seed: int, ruleset: str, story: str) -> None:
    for difficulty in levels(ruleset):
        reading = generate(seed, Wishes(ruleset, story=story, difficulty=difficulty))
        assert [one.message for one in analyse(reading) if one.severity is not Severity.INFO] == []
        _check(reading)


def _check(reading: Reading) -> None:
    assert reading.scenario is not None and reading.source is not None
    assert canonical_text(reading) == reading.source.tree.text
    board = compile_board(reading.scenario)
    assert all(party.surely(lambda line: line.achieved.wins) for party in party_results(board))


@cases("ruleset, story", STORIES)
def test_every_language_says_each_symbol_of_a_story(ruleset: str, story: str) -> None:
    told = story_of(ruleset, story)
    symbols = set(re.findall(r"%([a-z-]+)", repr(told.parts))) | {"title", "summary", "briefing", "objective", "notes"}
    common = {"won", "lost", "locked"}
    for language in languages():
        assert symbols - common <= told.text(language).keys()


def test_a_seed_is_the_same_map_everywhere(golden: Golden) -> None:
    source = known(generate(7, Wishes(rulesets()[0], rooms=6)).source)
    golden.check("coach/seed-7.yaml", source.tree.text)


def test_the_language_changes_only_the_texts() -> None:
    english, german = (_made(4, Wishes(rulesets()[0], rooms=5, language=one)) for one in languages()[::-1])
    assert (german.language, german.title == english.title) == ("de", False)
    for section in ("pieces", "figures"):
        assert [one.places for one in getattr(german, section)] == [one.places for one in getattr(english, section)]


def test_several_maps_of_a_seed_tell_different_stories() -> None:
    maps = [_made(9, Wishes(rulesets()[1], rooms=5), number) for number in range(2)]
    assert len({one.objective for one in maps}) == len({one.pieces for one in maps}) == 2


def test_layouts_of_a_map_tell_the_same_story_on_other_pieces() -> None:
    maps = [generate(9, Wishes(rulesets()[0], rooms=5, story="hold"), layout=number).scenario for number in range(2)]
    first, second = (one for one in maps if one is not None)
    named, others = ({token.id for token in one.tokens} for one in (first, second))
    assert (named, first.pieces == second.pieces) == (others, False)


def test_games_try_more_and_less_figures_then_another_layout(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[tuple[int, float]] = []
    off = iter((-0.4, -0.4, 0.4, -0.4, 0.01))
    limit = aiming.Limit(3, share_of(24, 48))

    def generated(_seed: int, _wishes: Wishes, _number: int, scale: float, layout: int) -> object:
        tried.append((layout, round(scale, 2)))
        return SimpleNamespace(scenario=f"map {len(tried)}")

    def played(reading: object, *_: object) -> Iterator[object]:
        share = next(off)
        yield SimpleNamespace(
            reading=reading, games=48, off=share, limits={2: limit}, is_near=share < 0.1 and share > 0
        )

    monkeypatch.setattr(aiming, "generate", generated)
    monkeypatch.setattr(aiming, "_trials", played)
    monkeypatch.setattr(aiming, "_limited", lambda scenario, _limits: scenario)
    monkeypatch.setattr(aiming, "_allowed_limits", lambda *_: {2: range(2, 9)})
    monkeypatch.setattr(aiming, "rewritten", lambda scenario: scenario)
    *_, last = aimed(1, Wishes(rulesets()[0], story="hold"), 0, Workers(Here(), 1))
    step = aiming.STEP**4
    assert tried == [(0, 1), (0, round(1 / step, 2)), (1, 1), (1, round(step, 2)), (1, round(step**0.5, 2))]
    assert (last.games, str(last.reading)) == (5 * 48, "map 5")


def test_the_coach_tunes_each_number_of_marines_that_figures_do_not_suit(monkeypatch: pytest.MonkeyPatch) -> None:
    layouts, asked = set[int](), list[int]()
    made = generate(3, Wishes(rulesets()[0], rooms=4, story="hold", marines=(1, 2)))
    limit = aiming.Limit(3, share_of(35, 48))

    def generated(*wishes: object) -> Reading:
        layouts.add(int(str(wishes[-1])))
        return made

    def played(reading: Reading, *_: object) -> Iterator[object]:
        yield SimpleNamespace(reading=reading, games=48, off=0.23, limits={1: limit, 2: limit}, is_near=False)

    def coached(wish: Wish, *_: object) -> Iterator[Tuning]:
        """One marine is fine; for two the first answer comes nearer, the second reaches the band; 20 frags are too many."""
        asked.append(wish.marines)
        turn = asked.count(2)
        before = share_of(5, 10) if wish.marines == 1 else share_of((9, 7)[turn - 1], 10)
        changes = [frag_limit_of(wish.scenario, 2, frags) for frags in (20, 3 + turn)]
        shares = share_of(5, 10), share_of((7, 6)[turn - 1], 10)
        found = [
            Proposal((one,), Several(one.words, (one.edit,)), share) for one, share in zip(changes, shares, strict=True)
        ]
        yield Tuning(wish, 10, 10, before, proposals=tuple(found) if wish.marines == 2 else (), done=True)

    monkeypatch.setattr(aiming, "generate", generated)
    monkeypatch.setattr(aiming, "_trials", played)
    monkeypatch.setattr(aiming, "tuned", coached)
    *_, last = aimed(1, Wishes(rulesets()[0], story="hold", marines=(1, 2)), 0, Workers(Here(), 1))
    assert last.reading is not None and last.reading.scenario is not None
    assert (layouts, asked, last.games, last.of) == ({0}, [1, 2, 2], 3 * 48 + 30, 3 * 48 + 30)
    assert {one: (found.frags, found.share.cases) for one, found in last.limits.items()} == {1: (3, 5), 2: (5, 6)}
    assert frag_limit(last.reading.scenario.victory.invaders, 2) == 5 and not last.missed


@cases(
    "wishes, said",
    [
        (
            Wishes(rulesets()[0], rooms=30, story="hunt"),
            "“The hunt” has 5 to 11 rooms with these boxes, 65 to 143 minutes",
        ),
        (Wishes(rulesets()[0], minutes=600, story="hold"), "“Hold the room” has 4 to 11 rooms"),
        (Wishes(rulesets()[0], minutes=20), "a map has 4 to 11 rooms with these boxes, 52 to 143 minutes"),
        (Wishes(rulesets()[0], marines=(9,)), "a map is for 1, 2 or 3 marines"),
        (Wishes(rulesets()[1], expansion=True), "has no expansion"),
        (Wishes(rulesets()[0], story="opera"), "there is no story opera: choose clock, escape"),
    ],
)
def test_a_wish_that_no_map_meets_says_what_is_possible(wishes: Wishes, said: str) -> None:
    with pytest.raises(WishRefused, match=re.escape(said)):
        generate(1, wishes)


def test_maps_have_fixtures_where_a_story_or_a_room_asks_for_them() -> None:
    maps = [_made(seed, Wishes(rulesets()[0], story=story)) for seed in range(4) for story in ("rescue", "clock")]
    for made in maps:
        kinds = Counter(token.kind for token in made.tokens for _ in token.places)
        assert kinds["teleporter"] == 2 * any(item.id == "log" for item in made.items)
        assert kinds["duct"] == 0 or (kinds["duct"] > 1 and any(figure.kind == "trite" for figure in made.figures))
    assert {"duct", "barrel", "obstacle"} <= {token.kind for made in maps for token in made.tokens}


def test_frags_grow_with_the_map_and_portals_with_the_difficulty() -> None:
    small, large = (_made(3, Wishes(rulesets()[0], rooms=rooms, story="clock")) for rooms in (4, 10))
    fewer, more = (frag_limit(made.victory.invaders, 2) or 0 for made in (small, large))
    assert 0 < fewer < more
    levels = (_made(3, Wishes(rulesets()[1], rooms=5, story="clock", difficulty=one)) for one in ("easy", "hard"))
    easy, hard = (sum(token.kind == "portal" for token in made.tokens) for made in levels)
    assert easy < hard


@cases("even_at, more", [(5, 0), (1, 1), (30, -1), (200, -1)])
def test_games_bring_a_map_to_its_difficulty(monkeypatch: pytest.MonkeyPatch, even_at: int, more: int) -> None:
    scales, map_of = list[float](), cache(generate)
    wishes = Wishes(rulesets()[0], rooms=4, marines=(2,), difficulty="even")

    def generated(seed: int, wishes: Wishes, number_of: int, scale: float, layout: int) -> Reading:
        scales.append(scale)
        return map_of(seed, wishes)

    def simulated(plan: SimulationPlan, workers: Workers, check: Callable[[], None]) -> Iterator[Simulation]:
        """Marines who win at 0 to 2 · even_at frags, at more the more figures there are."""
        frags = [round(2 * even_at * scales[-1] * number / plan.games) for number in range(plan.games)]
        records = [GameRecord(number, 0, MARINES, "over", 9, won, 0, 0, 0, False) for number, won in enumerate(frags)]
        parties = tuple(PartyStatistics(marines, tuple(records)) for marines in plan.marines)
        yield Simulation(plan.bots, plan.seed, plan.games, plan.rounds, None, parties)

    def coached(wish: Wish, *_: object) -> Iterator[Tuning]:
        yield Tuning(wish, 0, 0, share_of(10, 10), done=True)

    monkeypatch.setattr(aiming, "generate", generated)
    monkeypatch.setattr(aiming, "simulated", simulated)
    monkeypatch.setattr(aiming, "tuned", coached)
    *steps, found = aimed(3, wishes, 0, Workers(Here(), 1))
    assert found.reading is not None and found.reading.scenario is not None and steps[-1].games == found.games
    assert frag_limit(found.reading.scenario.victory.invaders, 2) == found.limits[2].frags
    assert (found.missed == {}, (scales[-1] > 1) - (scales[-1] < 1)) == (even_at < 200, more)
