"""The tutorial mission as the rulebook lays it out: cards before the players, phases and steps by their names."""

import json

import pytest

from kneedeep.model.catalog.numbers.overrides import checked
from kneedeep.rules.doom2016 import doom_2016
from kneedeep.rules.doom2016.decks import initiative_deck
from kneedeep.rules.doom2016.game import Doom2016Game
from kneedeep.rules.doom2016.state import State
from kneedeep.rules.event import Event
from kneedeep.rules.numbers import CardNumber
from kneedeep.rules.table_view import Card
from tests.support.random_play import shipped
from tests.support.random_play_2016 import game_2016
from tests.support.small_maps.arena_2016 import arena

HALL = ("########",) * 6


def begun(game: Doom2016Game, marines: int = 2, seed: int = 1) -> tuple[State, list[str]]:
    """A game at its first decision, and the story up to it."""
    events: list[Event] = []
    state = game.setup(marines, seed, events)
    game.legal_actions(state)
    return state, game.assistant.story(marines).sentences(events)


@pytest.mark.statement("B013", "B014")
@pytest.mark.parametrize("side", ["marines", "invaders", None])
def test_four_demon_cards_and_the_open_invasion_card_lie_before_the_invader(side: str | None) -> None:
    game = game_2016(shipped("range-day"))
    state, _ = begun(game)
    rows = {row.label: row.value for row in game.table_view(state, side).invader}
    assert rows["demon cards"] == (
        "Possessed Soldiers (readied), Imps (readied), Pinkies (facedown), Cacodemons (facedown)"
    )
    assert rows["invasion card"] == "First Strike"


def test_marines_see_how_many_demon_cards_lie_facedown_and_no_more() -> None:
    game = game_2016(shipped("specimen-run"))
    state, _ = begun(game)
    marines, invader = (game.table_view(state, side) for side in ("marines", "invaders"))
    rows = {row.label: row.value for row in marines.invader}
    faceup = state.faceup.bit_count()
    assert rows["demon cards"].endswith(f"{4 - faceup} facedown") and "invasion card" not in rows
    assert len(marines.invader_cards) == faceup
    assert "Revenants (facedown)" in {row.label: row.value for row in invader.invader}["demon cards"]
    assert [card.name for card in invader.invader_cards][-1] == "Invasion card Imp Assault"


def card_named(cards: tuple[Card, ...], name: str) -> Card:
    return next(card for card in cards if card.name == name)


@pytest.mark.statement("B063")
def test_a_demon_card_says_all_that_the_tutorial_uses() -> None:
    game = game_2016(shipped("range-day"))
    state, _ = begun(game)
    cards = game.table_view(state, "marines").invader_cards
    text = card_named(cards, "Imps").text
    assert text.startswith("health ") and "speed " in text and "special defense: " in text
    assert "Hit & Run, after an attack: 2 movement points" in text
    assert "Argent" not in text and "stagger" not in text, "the tutorial ignores both"
    groups = card_named(cards, "Invasion card First Strike").text
    assert "blue: 2 Possessed Soldiers or 3 Imps" in groups and "Argent" not in groups


def test_a_demon_card_of_an_operation_has_its_stagger_value_and_argent_abilities() -> None:
    game = game_2016(shipped("specimen-run"))
    state, _ = begun(game)
    text = card_named(game.table_view(state, "invaders").invader_cards, "Imps").text
    assert "stagger value " in text
    assert "Charged Fireball for 1 Argent Power token, before an attack: range +2, a red die more" in text


@pytest.mark.statement("B017", "B025")
def test_the_story_names_the_phases_and_their_steps() -> None:
    """Rule: 2016 rulebook p. 5."""
    _, lines = begun(game_2016(shipped("range-day")))
    start = lines.index("== Round 1 ==")
    assert lines[start + 1 : start + 5] == [
        "== Status Phase ==",
        "The initiative deck is shuffled: 2 marine cards and 2 invader cards.",
        "The invader draws 2 events.",
        "== Activation Phase ==",
    ]
    assert lines.index("Alpha is placed at 0,1.") < lines.index("Alpha draws 4 cards.")


@pytest.mark.statement("B024")
def test_readied_cards_are_in_the_story() -> None:
    game = arena(*HALL)
    imp = game.put("imp", (5, 5))
    game.s.exhausted = 1 << game.s.kind[imp]
    game.s.event_hand, game.s.event_moments = (), 0
    game.marine_acts()
    game.do("end")
    game.pass_all()
    lines = game.game.assistant.story(1).sentences(game.events)
    assert "The invader readies 1 demon card." in lines


def test_the_part_of_a_round_is_named_as_in_the_rulebook() -> None:
    game = game_2016(shipped("brine"))
    state = game.setup(1, 3)
    seen = set()
    for _ in range(4_000):
        actions = game.legal_actions(state)
        if state.winner:
            break
        seen.add(game.assistant.turn_words(state))
        game.apply(state, actions[len(seen) % len(actions)])
    assert {"Set-up", "activation of Alpha"} <= seen
    assert any(words.startswith("activation of ") and words.endswith("s") for words in seen)


def test_a_card_says_when_it_is_used() -> None:
    game = game_2016(shipped("range-day"))
    state, _ = begun(game)
    cards = game.tables(2).cards
    state.event_hand = tuple(map(CardNumber, range(len(cards.events))))
    events = {card.name: card.text for _, card in game.table_view(state, "invaders").hand}
    assert events["Fury: black die"].startswith("while attacking: a black die more; ")
    assert events["Hide: dodge"].startswith("while defending: dodge; ")
    assert events["Hide: two cards"].startswith("when a demon is fragged: draw 2 cards; ")
    assert events["Hide: recovery"].startswith("in the Status Phase: recover 2 damage; ")


def test_a_card_is_a_guess_until_every_number_of_it_is_known() -> None:
    scenario = shipped("range-day")
    address = "actions.uac.1"
    own = {f"{address}.speed": 5, f"{address}.attack": {"range": 4, "dice": ["red", "red"]}}
    whole = {**own, f"{address}.kind": "main", f"{address}.effects": [], f"{address}.defense": 1}
    for numbers, sure in (({}, False), (own, False), (whole, True)):
        game = doom_2016().with_numbers(checked(numbers, "doom-2016")).on(scenario)
        state = game.setup(1, 1)
        state.hand[0] = (game.tables(1).cards.sets["uac"][0],)
        (card,) = game.table_view(state, "marines").sheets[0].cards
        assert card.sure is sure, json.dumps(numbers)


def test_the_dice_of_an_attack_promise_nothing_once_its_damage_is_suffered() -> None:
    game = arena(*HALL)
    game.put("imp", (1, 0))
    game.dice(red=1)
    assistant, cards = game.game.assistant, game.t.cards
    game.demons_act("imp")
    game.s.event_hand = tuple(map(CardNumber, range(len(cards.events))))
    game.s.event_moments = cards.event_moments(game.s.event_hand)
    game.do("attack", 0)
    assert "while" in game.game.question(game.s) and assistant.outcome_again(game.s, 0) is not None
    while "while" in game.game.question(game.s):
        game.do("pass")
    assert "after the attack" in game.game.question(game.s), "Hit & Run may be used"
    assert assistant.dice_on_table(game.s) and assistant.outcome_again(game.s, 0) is None


@pytest.mark.statement("B033")
def test_a_card_shuffled_into_the_initiative_deck_is_in_the_story() -> None:
    game = arena(*HALL)
    game.put("imp", (5, 5))
    game.new_initiative()
    happened: list[Event] = []
    game.s.events = happened
    initiative_deck.add_type(game.t, game.s, game.t.kind_number["pinky"])
    assert game.game.assistant.story(1).sentences(happened) == [
        "An invader initiative card for Pinkies is shuffled into the initiative deck (ruling RUL16-22)."
    ]


def test_a_further_card_says_which_attack_is_not_made() -> None:
    game = arena(*HALL)
    game.put("imp", (2, 0))
    first, second = game.card("combat-shotgun", 1), game.card("uac", 2)
    game.hold(0, first, second)
    game.marine_acts()
    words = game.game.describe(game.s, ("play", second))
    assert "without" not in words
    game.do("play", first)
    assert game.game.describe(game.s, ("play", second)) == f"{words}, without the attack of Combat Shotgun 1"
