"""Environments for learning: the libraries' own tests, the same games as outside, nothing hidden in what is seen."""

import gc
import sys
import tracemalloc
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest

from kneedeep.api import parse, read
from kneedeep.games.bots import bot_named
from kneedeep.games.bots.playout import play_out
from kneedeep.model.catalog.numbers.overrides import OverrideError
from kneedeep.rules import UnplayableError, replay
from kneedeep.rules.position import PositionError
from kneedeep.rules.registry import ruleset_of
from kneedeep.rules.state import INVADER
from kneedeep.support.resources import names, path
from kneedeep_exchange.env import MARINES, check, seat, table
from kneedeep_exchange.env.observer import Observer
from kneedeep_exchange.env.seat import SIDES
from kneedeep_exchange.env.table import TableEnv
from tests.support.cases import cases

SHIPPED = names("scenarios", ".yaml")
EDITIONS = ("tutorial.yaml", "range-day.yaml")
"""A scenario of each edition."""
FEW = (*EDITIONS, "airless.yaml")
SEED = 11


def file(name: str) -> Path:
    return path("scenarios", name)


@pytest.fixture(scope="module", params=EDITIONS)
def scenario(request: pytest.FixtureRequest) -> Any:
    """A scenario of each edition."""
    return read(file(request.param)).scenario


def after(env: TableEnv, steps: int, seed: int = SEED) -> TableEnv:
    """The environment after so many steps of random agents."""
    for _ in check.random_steps(env, seed, steps):
        pass
    return env


def same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return all(np.array_equal(one[part], other[part]) for part in one)


# The libraries' own tests


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=() if name in FEW else pytest.mark.nightly) for name in SHIPPED]
)
def test_the_tests_of_pettingzoo_pass_on_a_shipped_scenario(name: str) -> None:
    reading = read(file(name))
    check.check_api(reading, "vector", cycles=10)
    check.check_seeds(reading, cycles=10)


@pytest.mark.parametrize("side", ("marines", "invaders"))
def test_the_tests_of_gymnasium_pass(scenario: Any, side: str) -> None:
    check.check_seat(scenario, side, cycles=30)


@pytest.mark.nightly
@pytest.mark.parametrize("name", SHIPPED)
def test_a_long_run_of_all_tests_of_the_libraries_passes(name: str) -> None:
    assert check.main([str(file(name)), "--steps", "2000"]) == 0


def test_the_check_measures_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert check.main([str(file("range-day.yaml")), "--steps", "25"]) == 0
    assert capsys.readouterr().out.count("steps a second") == 3
    assert check.main(["nowhere.yaml"]) == 2


# The same games as outside


def test_random_agents_play_the_game_of_play_out(scenario: Any) -> None:
    env = table(scenario, observation="vector")
    env.reset(seed=SEED)
    match = env.match
    bots = [bot_named("random", match.game, match.players, SEED + n) for n in (0, 1)]
    while match.legal:
        env.step(env.choice(bots[match.state.player == INVADER]))
    again = [bot_named("random", match.game, match.players, SEED + n) for n in (0, 1)]
    marines, invaders = again
    played = play_out(match.game, match.game.setup(match.players, SEED), marines, invaders, 100_000)
    assert played.end == "over"
    assert (played.decisions, played.state.digest()) == (len(match.actions), match.state.digest())


@cases("side", SIDES)
def test_a_seat_looks_with_the_eyes_of_its_side(side: str) -> None:
    env = seat(file("tutorial.yaml"), side, "random", observation="vector")
    seen, info = env.reset(seed=SEED)
    state, offered = env.match.state, env.match.offered()
    assert info["player"] == (0 if side == "marines" else INVADER) and info["legal"]
    own = env._observer.observe(state, side, info["player"], offered, env.match.targets())
    assert all(np.array_equal(seen[name], own[name]) for name in own)


def test_a_bot_in_a_seat_plays_the_game_that_it_plays_outside(scenario: Any) -> None:
    env = seat(scenario, "marines", "random", observation="vector")
    env.reset(seed=SEED)
    match = env.match
    bot = bot_named("rush", match.game, match.players, SEED)
    for _ in range(60):
        if not match.legal:
            break
        env.step(env.choice(bot))
    rush, other = (bot_named(name, match.game, match.players, SEED) for name in ("rush", "random"))
    done = len(match.actions)
    played = play_out(match.game, match.game.setup(match.players, SEED), rush, other, done)
    assert done > 60
    assert played.state.digest() == match.state.digest()


def test_the_replay_so_far_plays_to_the_same_state(scenario: Any) -> None:
    env = after(table(scenario, observation="vector"), 60)
    *_, last = replay.play((played := replay.parse(env.replay())), played.game(ruleset_of))
    assert (last.number, last.state.digest()) == (len(env.match.actions), env.match.state.digest())


# What is seen


@pytest.mark.parametrize("form", ("planes", "vector"))
def test_planes_that_are_written_on_are_those_that_are_made_anew(scenario: Any, form: Any) -> None:
    env = table(scenario, observation=form)
    for step in check.random_steps(env, SEED, 400):
        if step % 20 == 0:
            fresh = Observer(env.match.game, env.match.answers, form, copy=True)
            for agent in env.agents:
                seen = env.observe(agent)
                env._observer, kept = fresh, env._observer
                anew = env.observe(agent)
                env._observer = kept
                assert same(seen, anew), agent
                assert env.observation_space(agent).contains(seen)


def swapped(state: Any, side: str) -> Any:
    """The state with other things where a side can't look: other dice to come, decks in another order, other hands."""
    other = state.copy()
    other.rng = tuple(number ^ 0x5A5A for number in other.rng)
    for deck, hand in (("deck", "hand"), ("event_deck", "event_hand")):
        cards: Any = getattr(other, deck, ())
        held: Any = getattr(other, hand, ())
        if isinstance(cards, list):
            # Decks of marines, which the invader does not see.
            pairs = [(list(own), list(in_hand)) for own, in_hand in zip(cards, held, strict=True)]
            for seat, (own, in_hand) in enumerate(pairs):
                if side == "invaders":
                    own, in_hand = exchanged(own, in_hand)
                cards[seat], held[seat] = tuple(reversed(own)), tuple(in_hand)
            continue
        own, in_hand = list(cards), list(held)
        if side == "marines":
            own, in_hand = exchanged(own, in_hand)
        if own:
            setattr(other, deck, tuple(reversed(own)))
            setattr(other, hand, tuple(in_hand))
    return other


def exchanged(deck: list[int], hand: list[int]) -> tuple[list[int], list[int]]:
    """Deck and hand with the cards of the hand in the deck and as many of the deck in the hand."""
    count = min(len(deck), len(hand))
    return hand[:count] + deck[count:], deck[:count] + hand[count:]


@pytest.mark.parametrize("form", ("vector", "ansi"))
def test_nothing_hidden_is_in_an_observation(scenario: Any, form: Any) -> None:
    env = table(scenario, observation=form)
    match = env.match
    shown = dict.fromkeys(env.possible_agents, 0)
    for step in check.random_steps(env, SEED, 160):
        if step % 20:
            continue
        state = match.state
        for agent in env.agents:
            side = "invaders" if agent == "invader_0" else "marines"
            seen = env.observe(agent)
            match.state = swapped(state, side)
            assert same(seen, env.observe(agent)), agent
            # What the side does see makes a difference.
            match.state = swapped(state, "marines" if side == "invaders" else "invaders")
            shown[agent] += not np.array_equal(seen["hand"], env.observe(agent)["hand"])
            match.state = state
    assert shown["invader_0"] > 0


def test_marines_see_nothing_of_areas_that_are_not_revealed() -> None:
    env = table(read(file("tutorial.yaml")))
    env.reset(seed=SEED)
    planes = dict(zip(env.planes, env.observe("marine_0")["observation"], strict=True))
    whole = dict(zip(env.planes, env.observe("invader_0")["observation"], strict=True))
    assert np.array_equal(planes["board"], planes["revealed"])
    assert planes["board"].sum() < whole["board"].sum() == len(env.match.game.board.spaces)
    for name in ("wall east", "wall south", "shut door"):
        assert not (planes[name] > planes["board"]).any()
        assert planes[name].sum() < whole[name].sum()
    assert whole["waiting figure"].any() and not planes["waiting figure"].any()
    assert planes["marine 0"].sum() == 1 and np.array_equal(planes["marine 0"], planes["own"])


def test_an_agent_that_does_not_decide_has_no_answers(scenario: Any) -> None:
    env = after(table(scenario), 30)
    assert {agent: bool(env.observe(agent)["action_mask"].any()) for agent in env.agents} == {
        agent: agent == env.agent_selection for agent in env.agents
    }


# Answers


def test_more_answers_than_fit_are_shown_in_turn() -> None:
    env = table(read(file("tutorial.yaml")), answers=4)
    env.reset(seed=SEED)
    for _ in range(500):
        # Of one more than full pages, the last page would have room for all.
        if len(env.match.legal) > 9 and len(env.match.legal) % 3 != 1:
            break
        env.step(0)
    legal, actions = env.match.legal, len(env.match.actions)
    shown: list[tuple[int, ...]] = []
    for _ in range(-(-len(legal) // 3)):
        *rows, more = env.infos[env.agent_selection]["legal"]
        assert more == (-1,) * 5
        shown += rows
        env.step(3)
    assert len(env.match.actions) == actions
    assert len(set(shown)) == len(legal)
    assert env.infos[env.agent_selection]["legal"][:3] == shown[:3]
    env.step(1)
    assert env.match.actions[-1] == legal[1]


def test_a_row_says_what_an_answer_is(scenario: Any) -> None:
    env = after(table(scenario), 40)
    rows = env.infos[env.agent_selection]["legal"]
    assert len(rows) == env.observe(env.agent_selection)["action_mask"].sum()
    for row, action in zip(rows, env.match.legal, strict=True):
        assert (env.match.kinds[row[0]], *(number for number in row[1:] if number >= 0)) == action


@pytest.mark.parametrize("answer", (-1, 1023))
def test_an_answer_that_is_not_legal_is_refused(answer: int) -> None:
    env = table(read(file("tutorial.yaml")))
    env.reset(seed=SEED)
    offered = len(env.match.legal)
    with pytest.raises(ValueError, match=rf"Answer {answer} is not legal: there are {offered}, "):
        env.step(answer)


# Rewards, ends, settings


def test_both_sides_share_the_end_and_margins_sum_to_nothing(scenario: Any) -> None:
    for reward in ("win", "margin"):
        env = table(scenario, reward=reward, observation="vector")
        totals = dict.fromkeys(env.possible_agents, 0.0)
        choices = np.random.default_rng(SEED)
        env.reset(seed=SEED)
        moved = 0
        while not any(env.terminations.values()):
            env.step(int(choices.integers(env.match.offered())))
            for agent, gained in env.rewards.items():
                totals[agent] += gained
            moved += env.rewards["marine_0"] != 0
        won = {1: 1.0, 2: -1.0, 3: 0.0}[env.match.state.winner]
        assert totals["marine_0"] == totals["marine_1"] == -totals["invader_0"] == pytest.approx(won)
        assert moved > 1 if reward == "margin" else moved == abs(won)


def test_a_game_is_cut_off_after_the_last_round(scenario: Any) -> None:
    env = after(table(scenario, rounds=1), 3000)
    assert all(env.truncations.values()) and not any(env.terminations.values())
    assert env.match.state.round == 2


def test_options_change_one_game() -> None:
    env = table(read(file("tutorial.yaml")), marines=2)
    env.reset(seed=1, options={"marines": 3})
    assert env.agents == ["marine_0", "marine_1", "marine_2", "invader_0"]
    env.reset(seed=1)
    assert env.agents == ["marine_0", "marine_1", "invader_0"]


def test_a_position_is_where_one_game_begins_and_own_numbers_hold_for_it() -> None:
    env = table(read(file("tutorial.yaml")), marines=2, observation="vector")
    position = {"round": 4, "turn": 1, "areas": ["relay"], "doors": ["door:hatch"], "frags": 2}
    env.reset(seed=1, options={"position": position, "numbers": {"marines.2.wounds": 20}})
    state = env.match.state
    assert (state.round, state.frags, state.left[0]) == (4, 2, 20)
    assert env.agent_selection == "marine_1" and env.observation_space("marine_1").contains(env.observe("marine_1"))
    env.step(0)
    written = replay.parse(env.replay())
    *_, last = replay.play(written, written.game(ruleset_of))
    assert last.state.digest() == env.match.state.digest()
    env.reset(seed=1)
    assert (env.match.state.round, env.match.state.frags) == (1, 0) and env.match.state.left[0] != 20


@cases(
    "options",
    ({"position": {"round": 0}}, {"position": {"nonsense": 1}}, {"numbers": {"nonsense": 1}}, {"marines": 9}),
    ids=str,
)
def test_options_that_do_not_fit_are_refused_in_words(options: dict[str, Any]) -> None:
    env = table(read(file("tutorial.yaml")), observation="vector")
    with pytest.raises((PositionError, OverrideError, UnplayableError), match=r"[a-z] [a-z]"):
        env.reset(seed=1, options=options)


def test_the_name_makes_the_seat_of_the_marines() -> None:
    env = gymnasium.make(MARINES, scenario=file("tutorial.yaml"), against="random", render_mode="ansi")
    observation, info = env.reset(seed=2)
    assert observation["action_mask"].sum() == len(info["legal"])
    assert "Figures:" in str(env.render()) or "Signs:" in str(env.render())


def test_the_table_is_painted_as_pixels_of_one_size(scenario: Any) -> None:
    env = table(scenario, observation="vector", render_mode="rgb_array")
    env.reset(seed=SEED)
    first = env.render()
    left, top, right, bottom = (
        one(space[axis] for space in env.match.game.board.spaces) for one in (min, max) for axis in (0, 1)
    )
    assert first.dtype == np.uint8 and first.shape == (32 * (bottom - top + 3), 32 * (right - left + 3), 3)
    later = after(env, 60).render()
    assert later.shape == first.shape and not np.array_equal(later, first)


def test_pixels_for_the_marines_show_nothing_of_areas_that_are_not_revealed() -> None:
    renders = {side: seat(file("tutorial.yaml"), side, "random", render_mode="rgb_array") for side in SIDES}
    for env in renders.values():
        env.reset(seed=SEED)
    board = renders["marines"].match.game.board
    left, top = (min(space[axis] for space in board.spaces) - 1 for axis in (0, 1))
    hall = [(32 * (x - left), 32 * (y - top)) for x, y in board.areas["hall"]]
    seen, whole = (renders[side].render() for side in ("marines", "invaders"))
    background = seen[0, 0]
    assert all((seen[y : y + 32, x : x + 32] == background).all() for x, y in hall)
    assert not any((whole[y : y + 32, x : x + 32] == background).all() for x, y in hall)


def test_gymnasium_takes_the_pixels(recwarn: pytest.WarningsRecorder) -> None:
    env = gymnasium.make(MARINES, scenario=file("range-day.yaml"), against="random", render_mode="rgb_array")
    env.reset(seed=2)
    painted: Any = env.render()
    assert painted.ndim == 3
    assert not [one for one in recwarn if "render" in str(one.message).lower()]


@pytest.mark.parametrize("module", ("resvg_py", "PIL"))
def test_pixels_without_a_package_are_one_sentence(module: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    table(read(file("range-day.yaml")), render_mode="ansi").reset(seed=SEED)
    with pytest.raises(
        ModuleNotFoundError, match=r"^render_mode='rgb_array' needs [a-z-]+: pip install 'kneedeep\[env\]'$"
    ):
        table(read(file("range-day.yaml")), render_mode="rgb_array")


def test_a_scenario_with_errors_is_refused_in_words() -> None:
    text = file("tutorial.yaml").read_text(encoding="utf-8")
    with pytest.raises(UnplayableError, match="The scenario has errors: "):
        table(parse(text.replace("at: [14, 0], side: east", "at: [13, 0], side: east")))


@cases(
    "settings",
    ({"observation": "smell"}, {"reward": "gold"}, {"render_mode": "human"}, {"answers": 1}, {"marines": 9}),
    ids=lambda settings: next(iter(settings)),
)
def test_settings_that_there_are_not_are_refused(settings: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"[Tt]here (is no|must)|made for"):
        table(read(file("tutorial.yaml")), **settings)


@pytest.mark.nightly
@pytest.mark.timeout(600)
def test_a_hundred_thousand_steps_leave_no_memory_behind(scenario: Any) -> None:
    env = table(scenario)
    check.steps_a_second(env, 20_000)
    gc.collect()
    tracemalloc.start()
    try:
        check.steps_a_second(env, 20_000)
        gc.collect()
        before = tracemalloc.get_traced_memory()[0]
        check.steps_a_second(env, 60_000)
        gc.collect()
        assert tracemalloc.get_traced_memory()[0] - before < 2_000_000
    finally:
        tracemalloc.stop()
