"""What the tactical bot of the 2016 edition does in small positions."""

from kneedeep.coach.generator import Wishes, generate
from kneedeep.games.bots import bot_named
from kneedeep.games.bots.doom2016.distance_maps import distance_maps_of
from kneedeep.games.bots.playout import play_out
from kneedeep.rules import Event
from kneedeep.rules.doom2016 import doom_2016
from kneedeep.rules.doom2016.decks import event_deck
from kneedeep.rules.doom2016.stages import ArgentGain, Round
from kneedeep.rules.numbers import CardNumber
from tests.support.playthroughs.bot_play import taken
from tests.support.small_maps.arena_2016 import arena

LONG = ("#" * 24,) * 2


def test_a_marine_attacks_with_a_card_before_the_second_main_action_card() -> None:
    game = arena(*LONG)
    game.no_events()
    pinky = game.put("pinky", (2, 0))
    game.hold(0, game.card("super-shotgun", 1))
    game.marine_acts(points=4, card=game.card("super-shotgun", 2))
    assert next(action for action in taken(game) if action[0] != "step") == ("attack", pinky)


def test_a_grenade_is_kept_until_a_demon_is_in_reach() -> None:
    for demon in ((3, 0), (16, 0)):
        game = arena(*LONG, tokens=[{"kind": "weapon", "item": "frag-grenade", "at": [23, 1]}])
        game.no_events()
        game.put("mancubus", demon)
        grenade = game.card("frag-grenade", 1)
        game.s.hand[0] = (CardNumber(grenade),)
        game.marine_acts(points=1, mains=0)
        assert (("play", grenade) in taken(game)) == (demon == (3, 0))


def test_a_demon_attacks_from_afar_and_steps_back() -> None:
    game = arena(*LONG)
    game.no_events()
    cacodemon = game.put("cacodemon", (3, 0))
    game.demons_act("cacodemon")
    marines, invader = (bot_named("tactical", game.game, 1, side) for side in range(2))
    events: list[Event] = []
    play_out(game.game, game.s, marines, invader, 100, events, rounds=game.s.round)
    assert "attack" in [event[0] for event in events]
    assert game.at(cacodemon) in ((7, 0), (7, 1))


def test_prey_behind_a_lock_waits_for_what_opens_the_lock() -> None:
    """Order of the solver: the beast, which may come out, before the two tracks that open its lair."""
    hunt = generate(803, Wishes("doom-2016", story="hunt")).scenario
    assert hunt is not None
    game = doom_2016().on(hunt)
    state, maps = game.setup(2, 1), distance_maps_of(game, 2)
    while min(state.at[:2]) < 0:
        game.apply(state, game.legal_actions(state)[0])
    goal, _ = maps.next_spots(state)
    assert maps.goals[0].kind == "kill" and goal is not None and goal.kind == "use"


def test_the_invader_discards_only_events_that_do_less_than_a_token() -> None:
    events = ("Haste: look ahead", "Haste: range", "Hide: dodge", "Fury: stun", "Fury: black die", "Fury: red die")
    for far, burned in ((3, ["Haste: look ahead", "Haste: range", "Fury: red die"]), (18, list(events[:2]))):
        game = arena(*LONG)
        for more in range(3):
            game.put("imp", (far + more, 0))
        known = game.t.cards.events
        cards = [next(card.number for card in known if card.name == name) for name in events]
        event_deck.set_hand(game.t, game.s, tuple(map(CardNumber, cards)))
        game.s.stack[:] = [Round("round", 6), ArgentGain("argent", 3)]
        game.settle()
        found = [known[action[1]].name for action in taken(game) if len(action) > 1 and action[0] == "discard-event"]
        assert found == burned, far
