"""Whole games by mouse: to both victories, taken back, saved as replays that verify.

By default the middle of a long game is opened from a file; at night all of it is clicked, and taken back to the start.
"""

from pathlib import Path

import pytest

from kneedeep.games.bots.seats import PERSON
from kneedeep.rules.doom2004.state import INVADERS_WON, MARINES_WON
from tests.support.random_play import game_of, planned
from tests.support.users.editor_user import Opened
from tests.support.users.table_user import TableUser

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
