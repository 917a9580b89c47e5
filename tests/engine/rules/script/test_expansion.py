"""Set-up with the expansion: the deck, kinds that stand in for others, the events known by name alone. Rule: B-07."""

from typing import Any

import pytest
import yaml

from kneedeep.rules.doom2004.areas.deck_choice import stand_in
from kneedeep.rules.doom2004.cards import event_cards
from kneedeep.rules.doom2004.game import Doom2004Game
from kneedeep.rules.doom2004.stages import COMMAND
from kneedeep.rules.doom2004.state import State
from tests.support.random_play import game_of
from tests.support.small_maps.arena import HALL, arena


def expansion_game(**more: Any) -> Doom2004Game:
    """A game of an expansion scenario with a zombie, a named demon and a trite."""
    data = {
        "format": 1, "ruleset": "doom-2004", "title": "Swap", "expansion": True,
        "pieces": [{"piece": "hall", "at": [0, 0], "area": "start"}],
        "areas": [{"id": "start", "start": True}],
        "piece_types": [{"id": "hall", "rows": list(HALL)}],
        "figures": [{"kind": "zombie", "at": [5, 0]}, {"kind": "demon", "at": [5, 2], "id": "hound"}],
        "spawns": [{"side": "marines", "spaces": [[0, 0]]}],
        **more,
    }  # fmt: skip
    return game_of(yaml.safe_dump(data))


def kinds_on_board(game: Doom2004Game, state: State) -> list[str]:
    return sorted(game.tables(state.players).kinds[state.kind[figure]].id for figure in state.crowd)


def take_deck(game: Doom2004Game, state: State, id: str) -> None:
    game.apply(state, ("deck", game.tables(state.players).deck_ids.index(id)))


@pytest.mark.statement("UH-02")
def test_b07_the_invader_chooses_one_of_the_decks() -> None:
    for id in ("base-2004", "expansion-2005"):
        game = expansion_game()
        state = game.setup(1, 3)
        assert [action[0] for action in game.legal_actions(state)] == ["deck", "deck"]
        take_deck(game, state, id)
        game.apply(state, ("pass",))
        t = game.tables(1)
        held = sorted((*state.hand, *state.deck, *state.discard))
        assert held == list(t.decks[t.deck_ids.index(id)])
        names = {card.id for card in t.play.decks[id].cards}
        assert {t.cards[card].id for card in held} == names


def test_b07_a_deck_that_the_scenario_asks_for_is_not_asked_about() -> None:
    game = expansion_game(setup={"invaders": {"deck": "expansion-2005"}})
    state = game.setup(1, 3)
    assert "deck" not in {action[0] for action in game.legal_actions(state)}
    assert game.tables(1).deck_ids == ("expansion-2005",)


def test_a_game_without_the_expansion_has_the_deck_of_the_base_box_and_no_swaps() -> None:
    game = expansion_game(expansion=False)
    assert game.tables(1).deck_ids == ("base-2004",)
    assert game.legal_actions(game.setup(1, 3))[0][0] not in ("deck", "swap")


@pytest.mark.statement("UH-03")
def test_b07_kinds_may_be_swapped_for_their_equivalents() -> None:
    game = expansion_game()
    state = game.setup(1, 3)
    t = game.tables(1)
    take_deck(game, state, "base-2004")
    game.apply(state, ("swap", t.kind_number["zombie-commando"]))
    game.apply(state, ("swap", t.kind_number["maggot"]))
    assert ("swap", t.kind_number["maggot"]) not in game.legal_actions(state)
    game.apply(state, ("pass",))
    assert kinds_on_board(game, state) == ["demon", "zombie-commando"], "the named demon stays what it is"
    assert stand_in(t, state, t.kind_number["demon"]) == t.kind_number["maggot"]
    assert stand_in(t, state, t.kind_number["imp"]) == t.kind_number["imp"]


@pytest.mark.statement("UH-03")
def test_b07_spawn_cards_bring_what_was_swapped_in() -> None:
    game = expansion_game(figures=[])
    state = game.setup(1, 3)
    t = game.tables(1)
    take_deck(game, state, "base-2004")
    game.apply(state, ("swap", t.kind_number["zombie-commando"]))
    game.apply(state, ("pass",))
    card = next(number for number in t.decks[0] if t.cards[number].id == "three-zombies")
    state.hand = (card,)
    state.stack.append(COMMAND)
    game.apply(state, ("spawn", card, 0))
    assert state.stack[-1][0] != "spawning" or state.stack[-1][1] == ((t.kind_number["zombie-commando"], 3),)


def test_b07_kinds_that_an_objective_wants_killed_are_not_swapped() -> None:
    game = expansion_game(victory={"marines": {"kill": "zombie", "count": 1}})
    state = game.setup(1, 3)
    t = game.tables(1)
    take_deck(game, state, "base-2004")
    swaps = {action[1] for action in game.legal_actions(state) if action[0] == "swap"}
    assert t.kind_number["zombie-commando"] not in swaps and t.kind_number["cherub"] in swaps


def test_every_event_of_both_decks_can_be_played_in_some_window() -> None:
    t = arena(*HALL).t
    for deck_data in t.play.decks.values():
        for card in deck_data.cards:
            assert bool(card.spawn) != (card.id in event_cards.EVENT_CARDS), card.id


@pytest.mark.parametrize("id", ["base-2004", "expansion-2005"])
def test_random_games_with_either_deck_stay_sound(id: str, seed: int) -> None:
    from tests.support.random_play import watched_game

    game = expansion_game(setup={"invaders": {"deck": id}}, victory={"invaders": {"frags": 3}})
    state = watched_game(game, 1, seed, 1_500)
    assert state.frags >= 3 or state.round > 1
