"""Rulings on the invader's turn, spawning and frags, each by an example. Rule: RUL-79 to RUL-87, B-04, B-45, B-47, B-50, B-51."""

from typing import Any

import pytest

from kneedeep.rules.doom2004 import doom_2004
from kneedeep.rules.doom2004.invader.spawns import unseen
from kneedeep.rules.doom2004.view import HIDDEN
from tests.support.random_play import shipped
from tests.support.small_maps.arena import Arena

WALL: list[dict[str, Any]] = [{"kind": "obstacle", "at": [x, 2]} for x in range(10)]


def spawn(game: Arena, id: str, group: int = 0) -> None:
    """Come to the invader's turn with a card and play it."""
    game.hold(id)
    card = next(card for card in game.s.hand if game.t.cards[card].id == id)
    game.to_invader()
    game.do("spawn", card, group)


def seen_by_nobody(game: Arena) -> set[tuple[int, int]]:
    bits = unseen(game.t, game.s)
    return {game.space(number) for number in range(game.t.size) if bits >> number & 1}


@pytest.mark.statement("SU-10", "SU-11")
def test_b04_the_invaders_hand_is_hidden_and_marine_cards_lie_face_up() -> None:
    game = doom_2004().on(shipped("tutorial"))
    state = game.setup(2, 3)
    for side in ("marines", "invaders"):
        assert game.view(state, side).cards == state.cards
    assert set(game.view(state, "marines").hand) == {HIDDEN}
