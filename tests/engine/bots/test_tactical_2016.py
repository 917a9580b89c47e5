"""What the tactical bot of the 2016 edition does in small positions."""

from itertools import product

from kneedeep.coach.generator import Wishes, generate
from kneedeep.games.bots import bot_named
from kneedeep.games.bots.doom2016.distance_maps import distance_maps_of
from kneedeep.games.bots.playout import play_out
from kneedeep.rules import Action, Event
from kneedeep.rules.doom2016 import doom_2016
from kneedeep.rules.doom2016.decks import event_deck
from kneedeep.rules.doom2016.stages import ArgentGain, Round
from kneedeep.rules.doom2016.state import INVADER
from kneedeep.rules.numbers import CardNumber
from tests.support.small_maps.arena_2016 import Arena, arena

LONG = ("#" * 24,) * 2
FAR_PUMP = [{"kind": "objective", "id": "pump", "at": [23, 0]}]
USE_IT = {"victory": {"marines": {"use": "pump"}, "invaders": {"frags": 6}}}


def taken(game: Arena) -> list[Action]:
    """The answers of one bot to the end of what is under way."""
    bot, found = bot_named("tactical", game.game, game.s.players, 1), list[Action]()
    player = game.s.player
    side = "invaders" if player == INVADER else "marines"
    while game.s.player == player and (not found or found[-1][0] not in ("end", "pass")):
        found.append(bot.choose(lambda: game.game.view(game.s, side), game.options()))
        game.do(*found[-1])
    return found


def test_a_marine_attacks_with_a_card_before_the_second_main_action_card() -> None:
    game = arena(*LONG)
    game.no_events()
    pinky = game.put("pinky", (2, 0))
    game.hold(0, game.card("super-shotgun", 1))
    game.marine_acts(points=4, card=game.card("super-shotgun", 2))
    assert next(action for action in taken(game) if action[0] != "step") == ("attack", pinky)


def test_a_door_onto_demons_or_a_portal_is_opened_only_with_an_attack_left() -> None:
    portal = {"tokens": [{"kind": "portal", "color": "blue", "at": [7, 0]}], "threat": "infestation"}
    for attacks, more in product((False, True), ({**portal, "invasion": "imp-assault"}, {})):
        game = arena(
            *("####",) * 2,
            parts=[{"id": "den", "at": [4, 0], "rows": ["####"] * 2, "openings": ["W@0"]}],
            doors=[{"at": [3, 0], "side": "east"}],
            openings=["E@0"],
            more=more,
            rules={"demon_doors": "never"},
        )
        if not more:
            game.put("pinky", (6, 0))
        game.hold(0)
        game.marine_acts(points=5, mains=0, card=game.card("super-shotgun", 1) if attacks else -1)
        assert ("open" in [action[0] for action in taken(game)]) == attacks


def test_a_grenade_is_kept_until_a_demon_is_in_reach() -> None:
    for demon in ((3, 0), (16, 0)):
        game = arena(*LONG, tokens=[{"kind": "weapon", "item": "frag-grenade", "at": [23, 1]}])
        game.no_events()
        game.put("mancubus", demon)
        grenade = game.card("frag-grenade", 1)
        game.s.hand[0] = (CardNumber(grenade),)
        game.marine_acts(points=1, mains=0)
        assert (("play", grenade) in taken(game)) == (demon == (3, 0))


def test_a_good_card_is_given_up_for_a_sprint_only_out_of_reach_of_demons() -> None:
    for imp, sprints in (((16, 0), True), ((10, 0), False)):
        game = arena(*LONG, tokens=FAR_PUMP, more=USE_IT)
        game.no_events()
        game.put("imp", imp)
        game.hold(0, game.card("super-shotgun", 1))
        game.marine_acts(points=1)
        assert ("sprint" in [action[0] for action in taken(game)]) == sprints


def test_a_marine_stays_away_from_a_crowd_that_it_would_meet_alone() -> None:
    found = []
    for friend in ((1, 0), (8, 1)):
        game = arena(*("#" * 24,) * 3, marines=[(8, 0), friend], tokens=FAR_PUMP, more=USE_IT)
        game.no_events()
        for number in range(5):
            game.put("imp", (15 + number // 3, number % 3))
        game.hold(0)
        game.marine_acts(points=6, mains=0)
        taken(game)
        found.append(game.at(0))
    assert found == [(7, 1), (12, 0)]


def test_the_only_marine_in_a_room_to_be_held_stays_there() -> None:
    for others in ((), ((1, 0),)):
        game = arena(
            *("######",) * 2,
            marines=[(0, 0), *others],
            parts=[{"id": "hall", "at": [6, 0], "rows": ["######"] * 2, "openings": ["W@0"]}],
            openings=["E@0"],
            tokens=[{"kind": "health-pack", "at": [7, 0]}],
            more={"victory": {"marines": {"hold": "start", "rounds": 3}, "invaders": {"frags": 6}}},
        )
        game.hurt(0, 4)
        game.hold(0)
        game.marine_acts(points=8, mains=0)
        assert ("gain" in [action[0] for action in taken(game)]) == bool(others)


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
