"""A game on another map: played again as far as it fits, with a sentence where it does not."""

import random
import re
from functools import partial

import pytest

from kneedeep.games.bots import bot_named
from kneedeep.model.scenario.model import Scenario
from kneedeep.rules.doom2004 import doom_2004
from kneedeep.rules.doom2004.game import Doom2004Game
from kneedeep.rules.doom2004.position.state_codec import position_of
from kneedeep.rules.doom2004.state import INVADER
from kneedeep.rules.game_migration import migrate_game, migrate_position
from kneedeep.rules.history import History, begun, gone_on_with
from kneedeep.rules.position import PositionError, UndecidedError
from kneedeep.rules.registry import ruleset_of
from kneedeep.rules.replay import parse
from kneedeep.support import resources
from tests.support.random_play import on_maps, shipped
from tests.support.reading import scenario_in
from tests.support.values import known, typed

STEPS = 60


@pytest.fixture
def played() -> History:
    game = doom_2004().on(shipped("tutorial"))
    history = begun(game, 1, 5)
    bots = bot_named("rush", game, 1, 1), bot_named("random", game, 1, 2)
    while len(history.actions) < STEPS:
        legal = game.legal_actions(history.state)
        side = "invaders" if history.state.player == INVADER else "marines"
        see = partial(game.view, history.state, side)
        history.do(bots[history.state.player == INVADER].choose(see, legal))
    return history


def moved(scenario: Scenario, token: int, at: tuple[int, int]) -> Scenario:
    tokens = list(scenario.tokens)
    tokens[token] = tokens[token].having(at=at)
    return scenario.having(tokens=tuple(tokens))


def _obstacle(scenario: Scenario) -> int:
    return next(number for number, token in enumerate(scenario.tokens) if token.kind == "obstacle")


def test_on_the_same_map_all_of_it_fits(played: History) -> None:
    found = migrate_game(played, doom_2004().on(played.game.scenario), 1)
    assert found.whole and found.history.actions == played.actions
    assert found.history.state == played.state


def living(left: list[int]) -> list[int]:
    """The wounds of figures, without those that died: they are not put on another map."""
    return [wounds for wounds in left if wounds > 0]


@on_maps
def test_any_moment_of_a_saved_game_goes_on_on_the_same_map(name: str, seed: int) -> None:
    scenario = shipped(name)
    rng = random.Random(seed)
    history = begun(doom_2004().on(scenario), max(scenario.counts), seed)
    for _ in range(80):
        if not history.state.winner:
            history.do(rng.choice(history.game.legal_actions(history.state)))
    replay = parse("\n".join(history.lines()))
    for to in rng.sample(range(len(history.actions) + 1), 4):
        saved = gone_on_with(replay.like(scenario), replay.like(scenario).game(ruleset_of), to)
        found = migrate_game(saved, doom_2004().on(scenario), seed + 1)
        assert found.whole and found.history.actions == history.actions[:to]
        assert found.history.state == saved.state == history.moment(to)


def test_in_the_middle_of_a_decision_it_goes_on_before_that(played: History) -> None:
    game = typed(Doom2004Game, played.game)
    at = game.board.spaces[next(numbers[0] for name, *numbers in played.actions if name == "step")]
    changed = doom_2004().on(moved(game.scenario, _obstacle(game.scenario), at))
    put = 0
    for count in range(STEPS, 0, -1):
        played.take_back(count)
        try:
            position_of(game, played.state)
        except UndecidedError:
            found = migrate_game(played, changed, 1)
        else:
            continue
        if "from the present state" not in found.notice:
            continue  # before anybody came to the space
        (left_out,) = re.findall(r"(\d+) steps? of a decision that was not finished", found.notice)
        before = played.moment(count - int(left_out))
        position_of(game, before)
        assert found.history.state.stack[-1][0] == before.stack[-1][0]
        assert living(found.history.state.left) == living(before.left)
        put += 1
    assert put


def test_what_nobody_has_come_near_may_change(played: History) -> None:
    scenario = played.game.scenario
    barrel = next(number for number, token in enumerate(scenario.tokens) if token.kind == "barrel")
    found = migrate_game(played, doom_2004().on(moved(scenario, barrel, (22, 1))), 1)
    assert found.history.players == played.players
    assert found.whole or "from the present state" in found.notice


def test_an_obstacle_in_the_way_that_was_gone_leaves_everybody_where_he_stood(played: History) -> None:
    """The marine has walked over the space of the obstacle: his steps can't be done again, but he stands elsewhere."""
    game = played.game
    at = game.board.spaces[next(numbers[0] for name, *numbers in played.actions if name == "step")]
    found = migrate_game(played, doom_2004().on(moved(game.scenario, _obstacle(game.scenario), at)), 1)
    assert not found.whole and not found.history.actions
    assert "from the present state" in found.notice
    assert living(found.history.state.left) == living(played.state.left)
    assert found.history.state.revealed == played.state.revealed


def test_an_obstacle_where_somebody_stands_ends_it_with_a_sentence(played: History) -> None:
    game = played.game
    at = game.board.spaces[played.state.at[0]]
    found = migrate_game(played, doom_2004().on(moved(game.scenario, _obstacle(game.scenario), at)), 1)
    assert not found.whole
    assert 0 < len(found.history.actions) < len(played.actions)
    assert "can't stand" in found.notice
    assert f"up to step {len(found.history.actions)}" in found.notice and "dropped" in found.notice


def test_a_key_that_was_taken_and_lies_elsewhere_now_stays_taken(played: History) -> None:
    """Played again he would walk past it: he keeps it, and it does not lie there once more."""
    scenario = played.game.scenario
    key = next(number for number, token in enumerate(scenario.tokens) if token.kind == "key")
    assert played.state.keys and not played.state.lying & 1 << key
    found = migrate_game(played, doom_2004().on(moved(scenario, key, (11, 9))), 1)
    assert "from the present state" in found.notice
    assert found.history.state.keys == played.state.keys and not found.history.state.lying & 1 << key


def test_what_is_added_in_sight_is_there_from_now_on(played: History) -> None:
    """A medkit and an imp in an area that is revealed, and a wall where somebody stands."""
    scenario = played.game.scenario
    fresh = max(one.serial for part in (scenario.tokens, scenario.figures) for one in part) + 1000
    health = next(token for token in scenario.tokens if token.kind == "health").having(at=(1, 3), serial=fresh)
    imp = next(figure for figure in scenario.figures if figure.kind == "imp").having(at=(5, 1), serial=fresh + 1)
    more = scenario.having(tokens=(*scenario.tokens, health), figures=(*scenario.figures, imp))
    game = doom_2004().on(more)
    found = known(migrate_position(played, game, 1))
    state = found.history.state
    t = game.tables(1)
    added = next(piece.number for piece in t.pieces if piece.element.serial == fresh)
    assert state.lying >> added & 1
    assert game.board.number[5, 1] in [state.at[figure] for figure in state.crowd]
    wall = next(token for token in scenario.tokens if token.kind == "obstacle").having(
        at=game.board.spaces[state.at[0]], serial=fresh
    )
    with pytest.raises(PositionError, match="an obstacle is there"):
        migrate_position(played, doom_2004().on(scenario.having(tokens=(*scenario.tokens, wall))), 1)


def test_a_copy_goes_its_own_way(played: History) -> None:
    other = played.copy()
    played.take_back(10)
    assert len(other.actions) == STEPS and other.state == other.moment(STEPS)
    assert len(played.actions) == 10 and played.state != other.state


def test_a_moment_is_the_state_after_so_many_actions(played: History) -> None:
    game = played.game
    state = game.setup(1, 5)
    for number, action in enumerate(played.actions):
        if number % 7 == 0:
            assert played.moment(number) == state
        game.apply(state, action)
    assert played.moment(STEPS) == played.state
    with pytest.raises(ValueError, match="there were"):
        played.moment(STEPS + 1)


def with_draw(*names: str) -> Scenario:
    """The tutorial with four events in round 9, and a draw of one of some of them."""
    events = "".join(f'  - {{id: {name}, when: {{round: 9}}, do: [{{text: "{name}"}}]}}\n' for name in "abcd")
    draw = (
        f"choices:\n  - {{by: chance, of: [{', '.join(f'[{{token: {name}}}]' for name in names)}]}}\n" if names else ""
    )
    return scenario_in(f"{resources.text('scenarios', 'tutorial.yaml')}\ntriggers:\n{events}{draw}".encode())


@pytest.mark.parametrize(
    ("before", "after", "anew"),
    [("", "abcd", True), ("abc", "abcd", True), ("abc", "abd", True), ("abc", "abc", False)],
)
def test_only_a_changed_draw_of_events_is_drawn_again(before: str, after: str, *, anew: bool) -> None:
    history = begun(doom_2004().on(with_draw(*before)), 1, 5)
    on = doom_2004().on(with_draw(*after))
    drawn = set()
    for seed in range(12):
        assert (found := migrate_position(history, on, seed)) is not None
        fired = found.history.state.course.fired
        (one,) = (name for number, name in enumerate("abcd") if name in after and not fired >> number & 1)
        drawn.add(one)
    assert (len(drawn) > 1) == anew
