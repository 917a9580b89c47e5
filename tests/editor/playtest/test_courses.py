"""Whole games in the window: by courses that are laid down, and to their end."""

from pathlib import Path

import pytest

from kneedeep.games.bots.seats import PERSON
from kneedeep.rules import Action
from kneedeep.rules.doom2004.state import INVADERS_WON, MARINES_WON
from kneedeep.rules.state import INVADER
from kneedeep.support import resources
from tests.editor.playtest.test_open_games import InFolder, choose, games
from tests.support.random_play import game_of, planned
from tests.support.users.editor_user import Opened
from tests.support.users.table_user import TableUser

ALONE = (PERSON, PERSON)


@pytest.fixture(params=["tutorial", "range-day"])
def player(request: pytest.FixtureRequest, opened: Opened) -> TableUser:
    """A user in front of the tutorial scenario of each edition."""
    made = TableUser(opened(resources.text("scenarios", f"{request.param}.yaml")).window)
    made.window.resize(1280, 720)
    return made


def play(player: TableUser, count: int, place: int = 0) -> list[Action]:
    """Give so many answers by clicks, each at a place of the list, and return what was done."""
    for _ in range(count):
        legal = player.session.legal()
        player.perform(legal[min(place, len(legal) - 1)])
    return list(player.session.history.actions)


def test_a_game_that_was_stopped_is_kept_when_another_begins(player: TableUser) -> None:
    player.begin(ALONE)
    first = play(player, 1)
    player.do("play-stop")
    player.begin(ALONE)
    assert len(games(player)) == 2
    player.do("play-stop")
    player.begin(ALONE)
    assert len(games(player)) == 2, "a game in which nothing was done makes room"
    second = play(player, 1, place=1)
    assert first != second
    choose(player, "Game 1")
    assert player.session.history.actions == first
    assert [told[:6] for told in games(player)] == ["Game 1", "Game 3"]
    player.do("play-stop")
    player.do("play-continue")
    assert player.session.history.actions == first, "the one played last, not the one begun last"


def test_another_course_keeps_the_one_that_it_leaves(player: TableUser) -> None:
    player.begin(ALONE)
    left = play(player, 4)
    player.page.log.slider.setValue(1)
    taken = play(player, 2, place=2)
    assert "another course begins" in player.window.statusBar().currentMessage().lower()
    assert taken[:1] == left[:1] and taken[:3] != left[:3]
    choose(player, "Game 2")
    assert player.session.history.actions == left
    choose(player, "Game 1")
    assert player.session.history.actions == taken
    player.do("play-back")
    assert len(games(player)) == 2, "what is taken back was meant to go"


def test_a_game_is_opened_in_the_middle_of_another(player: TableUser, tmp_path: Path) -> None:
    player.playtest.files.questions = InFolder(tmp_path)
    player.begin(ALONE)
    saved = play(player, 2)
    player.do("play-save")
    play(player, 2)
    player.do("play-open")
    assert player.session.history.actions == saved and not player.session.unsaved
    assert ["not saved" in told for told in games(player)] == [False, True]


@pytest.mark.parametrize(
    "names", [(PERSON, "rush"), ("rush", PERSON), pytest.param((PERSON, "tactical"), marks=pytest.mark.nightly)]
)
def test_a_bot_plays_a_side_and_the_other_is_asked(player: TableUser, names: tuple[str, ...]) -> None:
    player.begin(names, 3)
    asked = 0
    for _ in range(8):
        if player.session.state.winner:
            break
        assert player.controller.asks
        assert (player.session.state.player == INVADER) == (names[1] == PERSON)
        asked += 1
        player.decline()
    assert asked and player.session.length > asked, "the bot has played in between"


def test_a_person_takes_over_from_a_bot_in_the_middle(player: TableUser) -> None:
    player.begin((PERSON, "random"))
    player.decline()
    player.do("play-seats")
    dialog = player.playtest.seats.dialog
    assert dialog is not None and dialog.isVisible()
    seat = dialog.seats[-1]
    seat.setCurrentIndex(seat.findData(PERSON))
    dialog.accept()
    player.settle()
    assert player.session.seats.names == ALONE


LONGEST = 260
"""Actions of the longest game."""
LIMIT = 2
"""The limit of frags, so low that the invader wins soon."""
CLICKS = 20
"""Actions that are clicked at the start of a game, and at its end."""


@pytest.mark.usefixtures("dressed")
@pytest.mark.parametrize("clicks", [CLICKS, pytest.param(LONGEST, marks=pytest.mark.nightly)])
@pytest.mark.parametrize(
    ("marines", "invaders", "winner"), [("tactical", "random", MARINES_WON), ("random", "tactical", INVADERS_WON)]
)
def test_a_game_by_clicks_ends_as_the_rules_say(
    opened: Opened, tutorial: str, tmp_path: Path, marines: str, invaders: str, winner: int, clicks: int
) -> None:
    text = tutorial.replace("frags: {1: 8,", f"frags: {{1: {LIMIT},")
    seed, actions = planned(game_of(text), marines, invaders, winner, LONGEST)
    player = TableUser(opened(text).window)
    stack = player.window.document.undo_stack
    player.begin((PERSON, PERSON), seed)
    player.play(actions, tmp_path, clicks)
    assert player.session.history.actions == actions
    assert player.session.state.winner == winner
    assert not player.page.decision.choices
    assert "won" in player.page.decision.turn.text()
    over = player.page.over
    read = "The blast door closes behind the last of you." if winner == MARINES_WON else "The relay is silent again."
    assert over.text.text() == f"“{read}”"
    player.window.window().resize(1280, 720)
    player.settle()
    assert over.numbers.height() >= over.numbers.sizeHint().height(), "all numbers are in view"
    told = over.numbers.accessibleDescription()
    frags = LIMIT if winner == INVADERS_WON else player.session.state.frags
    assert f"Rounds: {player.session.state.round}. Frag points: {frags} of {LIMIT}." in told
    attacks = [event for events in player.session.history.events for event in events if event[0] == "attack"]
    by_marines = sum(event[1] == 0 for event in attacks)
    assert f"Attacks: marines {by_marines}, invader {len(attacks) - by_marines}" in told
    saved = player.save(tmp_path)

    if winner == MARINES_WON:
        player.go_back(clicks, whole=clicks == LONGEST)
    assert player.playtest.load(saved)
    assert player.session.seats.names == (PERSON, PERSON), "whoever sat there when it was saved"
    assert len(player.session.history.actions) == len(actions)
    assert stack.count() == 0 and stack.isClean()
