"""The expert invader: it looks ahead by what it may see, and plays no other side or edition."""

import pytest

from kneedeep.games.bots import EXPERT, bot_named, check_bot
from kneedeep.games.bots.doom2004 import expert
from kneedeep.games.bots.doom2004.distance_maps import distance_maps_of
from kneedeep.games.bots.doom2004.expert_value import PositionValue
from kneedeep.games.bots.margin import MARGIN, WON
from kneedeep.games.bots.playout import play_out
from kneedeep.games.bots.seats import PERSON, Seats
from kneedeep.rules import Action
from kneedeep.rules.doom2004 import doom_2004
from kneedeep.rules.doom2004.game import Doom2004Game
from kneedeep.rules.doom2004.state import State
from kneedeep.rules.doom2016 import doom_2016
from kneedeep.rules.state import INVADERS_WON, MARINES_WON
from tests.support.random_play import shipped


@pytest.fixture(scope="module")
def game() -> Doom2004Game:
    return doom_2004().on(shipped("tutorial"))


@pytest.fixture(autouse=True)
def few_samples(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(expert, "STAGES", ((2, 4), (7, 2)))


def turns(game: Doom2004Game, seed: int) -> list[State]:
    """The states in which the invader's turns of four rounds begin, when careful bots play."""
    marines, invader = (bot_named("tactical", game, 1, seed) for _ in range(2))
    begun: list[State] = []

    def watch(state: State, action: Action) -> None:
        if state.stack[-1].name == "command" and (not begun or begun[-1].round < state.round):
            begun.append(state.copy())

    play_out(game, game.setup(1, seed), marines, invader, 5_000, on_action=watch, rounds=4)
    return begun


def test_games_with_it_are_legal_and_the_same_for_a_seed(game: Doom2004Game) -> None:
    def play() -> list[Action]:
        actions: list[Action] = []

        def check(state: State, action: Action) -> None:
            assert action in game.legal_actions(state)
            actions.append(action)

        bots = bot_named("tactical", game, 1, 0), bot_named(EXPERT, game, 1, 4)
        play_out(game, game.setup(1, 7), *bots, 5_000, on_action=check, rounds=2)
        return actions

    assert play() == play()


def test_a_sample_deals_the_unseen_and_plays_on(game: Doom2004Game, monkeypatch: pytest.MonkeyPatch) -> None:
    state = turns(game, 3)[1]
    view, bot = game.view(state, "invaders"), expert.ExpertBot(game, 1, 5)
    first, second = (expert._dealt(game.tables(1), view, seed) for seed in (1, 2))
    assert first.deck != second.deck and sorted(first.deck) == sorted(second.deck) == sorted(state.deck)
    assert first.hand == state.hand and first.rng != second.rng
    monkeypatch.setattr(PositionValue, "of", lambda _, after: after.round / 100)
    assert bot._sample(view, None, 1) == 1 - (state.round + expert.AHEAD) / 100


def test_another_way_than_the_careful_one_must_be_better(game: Doom2004Game, monkeypatch: pytest.MonkeyPatch) -> None:
    state = next(one for one in turns(game, 3) if any(action[0] == "spawn" for action in game.legal_actions(one)))
    legal = game.legal_actions(state)
    careful = bot_named("tactical", game, 1, 0).choose(lambda: state, legal)
    better = [action for action in legal if action[0] == "spawn" and action != careful][-1]
    for gain, expected in ((0.2, better), (0.0, careful), (-0.2, careful)):

        def sample(_: object, state: State, way: Action | None, seed: int, gain: float = gain) -> float:
            return seed % 7 / 10 + (gain if way == better else 0.0)

        monkeypatch.setattr(expert.ExpertBot, "_sample", sample)
        bot = bot_named(EXPERT, game, 1, 5)
        for _ in ("at first", "after an undo"):
            assert bot.choose(lambda: game.view(state, "invaders"), legal) == expected, gain


def test_values_are_shares_of_the_score_and_fall_with_frags(game: Doom2004Game) -> None:
    value = PositionValue(distance_maps_of(game, 1))
    for state in turns(game, 3):
        worse = state.copy()
        worse.frags += 1
        assert 0 < value.of(worse) < value.of(state) < 1
    won = turns(game, 3)[0]
    lost = won.copy()
    won.winner, lost.winner = MARINES_WON, INVADERS_WON
    assert value.of(won) == pytest.approx((WON + MARGIN * (1 - won.frags / value.limit)) / 100)
    assert value.of(lost) <= MARGIN / 100


def test_it_plays_the_invader_of_2004_only(game: Doom2004Game) -> None:
    assert Seats(game, 1, 0, (PERSON, EXPERT)).of(-1) is not None
    with pytest.raises(ValueError, match="expert plays the invader only"):
        Seats(game, 1, 0, (EXPERT, PERSON))
    with pytest.raises(ValueError, match="expert does not play doom-2016; there are: random and rush and tactical"):
        check_bot(EXPERT, doom_2016())
