"""Every decision of a game has words, a view for each side, and a story."""

import random

import pytest

from kneedeep.rules.answers import EMPTY, OTHERS
from kneedeep.rules.choices import choices_of
from kneedeep.rules.event import Event
from kneedeep.rules.state import INVADER
from tests.support.random_play import shipped
from tests.support.random_play_2016 import game_2016


@pytest.mark.parametrize(
    ("name", "players"),
    [("range-day", 2), ("specimen-run", 1), ("brine", 4), pytest.param("brine", 3, marks=pytest.mark.nightly)],
)
def test_every_decision_has_words_and_views(name: str, players: int) -> None:
    game = game_2016(shipped(name))
    rng = random.Random(players)
    events: list[Event] = []
    state = game.setup(players, players, events)
    story = game.assistant.story(players)
    lines = story.sentences(events)
    asked: set[str] = set()
    for number in range(3_000):
        if state.winner:
            break
        actions = game.legal_actions(state)
        stage = state.stack[-1].name
        if stage not in asked or number % 50 == 0:
            asked.add(stage)
            side = "invaders" if state.player == INVADER else "marines"
            view = game.view(state, side)
            assert game.legal_actions(view) == actions
            words = [choice.words for choice in choices_of(game, view, actions)]
            assert all(words) and len(set(words)) == len(words), words
            assert game.assistant.question(view).endswith(("?", ")"))
            for other in ("marines", "invaders", None):
                table = game.table_view(state, other)
                assert len(table.figures) == len(state.squad) + len(state.crowd) + len(state.others)
                assert bool(table.hand) == (bool(state.event_hand) and other != "marines")
            for action in actions:
                assert game.action_of(game.action_data(action)) == action
                assert game.assistant.role_of(action) is not None
        happened: list[Event] = []
        game.apply(state, actions[int(rng.random() * len(actions))], happened)
        lines += story.sentences(happened)
    assert len(asked) > 7 and len(lines) > 300
    assert not any("figure -" in line or "None" in line for line in lines)


@pytest.mark.statement("B320")
def test_marines_do_not_see_the_invaders_hand_nor_he_theirs() -> None:
    game = game_2016(shipped("specimen-run"))
    state = game.setup(2, 1)
    while state.stack[-1].name != "marine":
        game.apply(state, game.legal_actions(state)[-1])
    marines, invader = game.view(state, "marines"), game.view(state, "invaders")
    assert set(marines.event_hand) <= {-1} and marines.hand == state.hand
    assert all(set(hand) <= {-1} for hand in invader.hand) and invader.event_hand == state.event_hand
    for view in (marines, invader):
        assert set(view.event_deck) | set(view.initiative) | {card for deck in view.deck for card in deck} <= {-1}
        assert len(view.event_deck) == len(state.event_deck)
    with pytest.raises(ValueError, match="no side"):
        game.view(state, "nobody")


@pytest.mark.statement("B318", "B319")
def test_the_marines_view_names_no_kind_of_the_facedown_invasion_card() -> None:
    game = game_2016(shipped("specimen-run"))
    state = game.setup(2, 1)
    every = {kind.name for kind in game.tables(2).kinds}
    for side in (None, "invaders"):
        assert set(game.table_view(state, side).kinds) == every
    for known in ("Revenant", "Baron of Hell", "Cacodemon"):
        assert known in every and known not in str(game.table_view(game.view(state, "marines"), "marines"))
    summoned = game.tables(2).kind_number["revenant"]
    state.faceup |= 1 << summoned
    assert "Revenant" in game.table_view(state, "marines").kinds


def test_every_answer_is_in_a_group_that_is_shown() -> None:
    game = game_2016(shipped("range-day"))
    shown = {*game.assistant.titles, OTHERS, EMPTY, ""}
    assert {kind.group for kind in game.kinds.values()} <= shown
