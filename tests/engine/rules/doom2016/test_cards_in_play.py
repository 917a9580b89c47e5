"""Cards in a game: what is played, when it may be played, what becomes of it."""

import pytest

from kneedeep.rules.doom2016.state import NO_CARD
from tests.support.small_maps.arena_2016 import arena

HALL = ("########",) * 6


@pytest.mark.statement("B151")
def test_copies_of_an_event_with_other_icons_are_offered_but_only_one_is_played_in_one_window() -> None:
    game = arena(*HALL)
    game.put("cacodemon", (2, 0))
    every = (*game.s.event_hand, *game.s.event_deck)
    copies = tuple(card for card in every if game.t.cards.events[card].name == "Fury: red die")
    game.s.event_hand = tuple(sorted(copies))
    game.s.event_deck = tuple(card for card in every if card not in copies)
    game.s.event_moments = game.t.cards.event_moments(copies)
    game.hold(0)
    game.demons_act("cacodemon")
    game.do("attack", 0)
    known = game.t.cards.events
    icons = {(known[card].shields, known[card].dodge, known[card].special) for card in copies}
    assert [name for name, *_ in game.options()] == [*["event"] * len(icons), "pass"]
    words = {game.game.describe(game.s, action) for action in game.options()}
    assert len(icons) > 1 and len(words) == len(icons) + 1
    game.do(*game.options()[0])
    assert "event" not in game.names()


@pytest.mark.statement("B299")
def test_a_marine_of_a_squad_of_two_has_two_main_actions() -> None:
    game = arena(*HALL, marines=[(0, 0), (1, 0)])
    assert all(card != NO_CARD for card in game.s.squad_card)
    alone = arena(
        *HALL,
        marines=[(0, 0), (1, 0)],
        more={"setup": {"marines": {"squad": "none", "weapons": [["combat-shotgun", "super-shotgun"]] * 2}}},
    )
    assert alone.s.squad_card == [NO_CARD, NO_CARD]
