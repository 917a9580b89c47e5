"""Single rulings of the 2016 game that no worked example shows."""

import pytest

from kneedeep.model.catalog.numbers.overrides import checked
from kneedeep.rules.doom2016 import doom_2016
from kneedeep.rules.doom2016.combat.declaring import in_cover
from kneedeep.rules.doom2016.invader import summoning
from kneedeep.rules.doom2016.marine import respawn
from kneedeep.rules.doom2016.stages import Activations, Round
from kneedeep.rules.doom2016.state import INVADER
from kneedeep.rules.doom2016.tables.compiled_cards import Source
from kneedeep.rules.doom2016.tables.moments import ACTIVATION_START, DEFENDING, ENEMY_ATTACKED, NEXT_ATTACK, PLAYED
from kneedeep.rules.numbers import FigureNumber, Seat, TokenNumber
from tests.support.small_maps.arena_2016 import Arena, arena

NEW = "doom-2016"
HALL = ("########",) * 6
GROUPS = {
    "name": "Test",
    **{color: [{"demons": {"imp": 2}}, {"demons": {"imp": 1}}] for color in ("blue", "yellow", "red")},
}


def test_splash_is_rolled_once_for_all_figures() -> None:
    """Rule: 2016 rulebook p. 9: one die is rolled, each figure suffers its hits."""
    game = arena(*HALL)
    game.no_events()
    middle = game.put("mancubus", (3, 2))
    beside = [game.put("cacodemon", space) for space in ((2, 2), (5, 3), (3, 4), (5, 1))]
    splash = next(one for one in game.t.cards.effects if one.splash is not None and one.splash.whom == "each")
    game.t.cards.effects[splash.number] = splash._replace(when=NEXT_ATTACK, within=0)
    card = game.card("combat-shotgun", 1)
    known = game.t.cards.actions[card]
    game.t.cards.actions[card] = known._replace(source=Source("test", (splash.number,), NEXT_ATTACK))
    game.t.cards.faces = ((0, 1, 2, 3, 4, 5), (0, 1, 2, 3, 4, 5))
    game.marine_acts(card=card)
    happened = game.do("attack", middle)
    assert len([event for event in happened if event[0] == "dice"]) == 2, "the attack and the splash"
    suffered = {event[2] for event in happened if event[0] == "damage" and event[3] == "splash"}
    assert len(suffered) <= 1
    assert len({game.s.damage[figure] for figure in beside if game.at(figure)}) == 1


def test_points_of_the_start_of_an_activation_are_kept_for_it() -> None:
    """Rule: RUL16-33: one pool for the activation."""
    game = arena(*HALL)
    game.no_events()
    card = game.rewrite(game.card("uac", 4), (ACTIVATION_START, "points", {"amount": 2}))
    game.hold(0, card)
    game.activate_in_turn(0)
    assert game.s.stack[-1].name == "window"
    game.do("react", card)
    game.pass_all()
    assert game.s.stack[-1].name == "marine" and game.s.stack[-1].points == 2


def test_a_reaction_that_draws_is_discarded_afterwards() -> None:
    """Rule: RUL16-41: carried out, then discarded."""
    game = arena(*HALL)
    game.no_events()
    card = game.rewrite(game.card("uac", 4), (ACTIVATION_START, "draw", {"amount": 9}))
    game.hold(0, card)
    game.s.discard[0], game.s.deck[0] = game.s.deck[0], ()
    game.activate_in_turn(0)
    game.do("react", card)
    assert game.s.discard[0] == (card,) and card not in game.s.hand[0] and not game.s.front[0]


def test_an_event_that_draws_is_discarded_afterwards() -> None:
    """Rule: RUL16-140."""
    game = arena(*HALL)
    game.put("imp", (7, 5))
    card = game.rewrite_event((ACTIVATION_START, "draw", {"amount": 20}))
    game.s.event_discard, game.s.event_deck = game.s.event_deck, ()
    game.activate_in_turn(INVADER)
    game.do("event", card)
    assert game.s.event_discard == (card,) and card not in game.s.event_hand


def test_an_event_gives_points_to_demons_alone() -> None:
    game = arena(*HALL)
    card = game.rewrite_event((ACTIVATION_START, "points", {"amount": 2}))
    game.activate_in_turn(0)
    assert game.s.player == 0 and game.s.stack[-1].name == "marine"
    game.put("imp", (7, 5))
    game.activate_in_turn(INVADER)
    assert ("event", card) in game.options()


def test_two_marines_use_their_own_copies_of_a_reaction_on_one_occasion() -> None:
    """Rule: RUL16-40."""
    game = arena(*HALL, marines=[(0, 0), (0, 5)])
    game.no_events()
    game.put("mancubus", (3, 0))
    armor = game.rewrite(game.card("uac", 4), (ENEMY_ATTACKED, "draw", {"amount": 1}))
    game.hold(0, armor)
    game.hold(1, armor)
    game.dice()
    game.demons_act("mancubus")
    game.do("attack", 0)
    assert game.s.player == 0
    game.do("react", armor)
    assert game.s.player == 1 and ("react", armor) in game.options()


def test_an_attack_goes_on_without_its_attacker_once_the_dice_are_rolled() -> None:
    """Rule: RUL16-120."""
    game = arena(*HALL, marines=[(0, 0)])
    game.no_events()
    imp = game.put("imp", (2, 0))
    armor = game.rewrite(game.card("uac", 4), (DEFENDING, "shields", {"amount": 0}))
    game.hold(0, armor)
    game.dice(red=1, black=1)
    game.defense(0, 0)
    cards = len(game.s.deck[0]) + len(game.s.discard[0]) + 1
    game.demons_act("imp")
    game.do("attack", 0)
    assert game.s.stack[-1].name == "window"
    game.hurt(imp, 9)
    game.pass_all()
    assert game.s.damage[0] == 2, "both dice hit"
    held = len(game.s.deck[0]) + len(game.s.discard[0]) + len(game.s.hand[0])
    assert held == cards, "the card that was revealed is discarded"


def test_what_a_card_gives_the_next_attack_is_kept_when_it_asks_something_first() -> None:
    game = arena(*HALL)
    game.no_events()
    game.put("imp", (2, 0))
    card = game.rewrite(game.card("uac", 2), (PLAYED, "stun", {"stun": "chosen"}), (NEXT_ATTACK, "die", {"die": 0}))
    game.hold(0, card)
    game.marine_acts()
    game.do("play", card)
    game.do(*game.options()[0])
    assert game.s.stack[-1].name == "marine" and len(game.s.stack[-1].boosts) == 1


@pytest.mark.statement("B350")
def test_a_large_demon_leaves_room_for_the_rest_of_its_group_while_it_can() -> None:
    """Rule: RUL16-146, RUL16-147."""
    wide = ("########",) * 6
    for demons, more, least in (({"mancubus": 1, "imp": 3}, (), 3), ({"mancubus": 2, "imp": 2}, ((1, 1),), 1)):
        groups = {**GROUPS, "blue": [{"demons": demons}, {"demons": {"imp": 1}}]}
        corner = {"kind": "portal", "color": "blue", "at": [0, 0]}
        game = arena(*wide, marines=[(7, 5), *more], tokens=[corner], more={"invasion": groups})
        game.marine_acts()
        summoning.begin(game.t, game.s, (TokenNumber(0),))
        game.settle()
        game.do("pick-group", 0)
        near = {(0, 0), (1, 0), (0, 1), (1, 1)}
        asked = [(game.s.copy(), game.options())]
        while asked:
            state, options = asked.pop()
            for option in options:
                game.s = state.copy()
                game.do(*option)
                if game.s.stack[-1].name == "place-demon":
                    asked.append((game.s.copy(), game.options()))
                else:
                    imps = [one for one in game.s.crowd if game.s.kind[one] == game.t.kind_number["imp"]]
                    assert len({game.at(imp) for imp in imps} & near) >= least


def told(game: Arena) -> str:
    """The whole story of a game."""
    return "\n".join(game.game.assistant.story(game.s.players).sentences(game.events))


@pytest.mark.statement("B022", "B111", "B336")
def test_the_story_names_the_rulings_that_the_book_does_not_have() -> None:
    """Rule: RUL16-18, RUL16-22, RUL16-99, RUL16-151, RUL16-162."""
    portal = {"kind": "portal", "color": "blue", "at": [4, 3]}
    seen = arena(*HALL, tokens=[portal], more={"invasion": GROUPS, "threat": "infestation"})
    assert "Alpha sees the blue portal at set-up: it summons at once (ruling RUL16-151)." in told(seen)
    pads = [{"kind": "teleporter", "at": [2, 0]}]
    game = arena(*HALL, tokens=pads, marines=[(0, 0), (2, 0)], difficult=[(0, 2)])
    game.marine_acts()
    game.s.events = game.events
    game.hurt(0, 99)
    game.s.events = game.events
    respawn.begin(game.s, Seat(FigureNumber(0)))
    game.settle()
    for kind in ("imp", "cacodemon"):
        demon = game.put(kind, (0, 2) if kind == "imp" else (3, 3))
    game.do(*game.options()[0])
    game.t.invader_cards = 1
    game.s.events = game.events
    game.new_initiative()
    assert "near a taken teleporter (ruling RUL16-162)." in told(game)
    assert "1 initiative card at most (ruling RUL16-18)." in told(game)
    assert in_cover(game.t, game.s, demon) == ", in cover"
    assert "(ruling RUL16-99)" in in_cover(game.t, game.s, demon - 1)


def test_the_invader_names_the_demon_that_carries_something() -> None:
    """Rule: RUL16-170."""
    portal = {"kind": "portal", "color": "blue", "at": [4, 3], "carries": "core"}
    game = arena(*HALL, tokens=[portal], more={"invasion": GROUPS, "items": [{"id": "core", "name": "Core"}]})
    game.s.stack[:] = [Round("round", 8), Activations("activations")]
    summoning.begin(game.t, game.s, (TokenNumber(0),))
    game.settle()
    game.do("pick-group", 0)
    while game.s.stack[-1].name == "place-demon":
        game.do(*game.options()[0])
    assert game.names() == {"carrier"} and len(game.options()) == 2
    _, last = game.options()[-1]
    game.do("carrier", last)
    assert game.s.carries[last] and [bool(game.s.carries[figure]) for figure in game.s.crowd].count(True) == 1


def test_without_the_advanced_rules_nobody_makes_a_teleporter_active() -> None:
    """Rule: RUL16-176, house rule `advanced`."""
    pads = [{"kind": "teleporter", "at": [2, 0], "active": False}]
    for advanced, active in (("on", True), ("off", False)):
        game = arena(*HALL, tokens=pads, rules={"advanced": advanced})
        game.marine_acts(points=3)
        game.step((1, 0))
        game.step((2, 0))
        assert bool(game.s.pads) == active


def test_a_portal_that_the_invader_hides_summons_at_sight_and_keeps_the_map_from_being_clear() -> None:
    """Rule: RUL16-151, RUL16-178."""
    game = arena(
        *HALL,
        tokens=[{"kind": "portal", "color": "blue", "in": "start"}],
        more={"threat": "infestation", "invasion": GROUPS, "victory": {"marines": {"clear": "board"}}},
    )
    assert game.names() == {"hide"} and not game.s.winner
    game.do("hide", game.number((5, 5)))
    assert game.s.stack[-1].name == "group" and not game.s.winner
    game = arena(
        *HALL,
        tokens=[{"kind": "portal", "color": "blue", "in": "start"}],
        more={"threat": "script", "invasion": GROUPS, "victory": {"marines": {"clear": "board"}}},
    )
    game.do("hide", game.number((5, 5)))
    assert not game.s.winner


def test_a_portal_that_a_step_places_in_sight_summons_at_once() -> None:
    """Rule: RUL16-151."""
    place = {"place": {"kind": "portal", "color": "blue", "at": [5, 5]}}
    pump = {"kind": "objective", "id": "pump", "at": [0, 0], "do": [place]}
    game = arena(*HALL, tokens=[pump], more={"threat": "infestation", "invasion": GROUPS})
    game.marine_acts(points=2)
    game.do("use", 0)
    assert game.s.stack[-1].name == "group"


def test_what_a_marines_card_gives_before_an_attack_counts_for_his_next_one() -> None:
    """Rule: RUL16-106."""
    given = [{"when": "before-attack", "die": "red"}, {"when": "before-attack", "range": 3}]
    own = doom_2016().with_numbers(checked({"actions.uac.2.effects": given}, NEW))
    game = Arena(own.on(arena("########").game.scenario), 1)
    game.no_events()
    imp = game.put("imp", (5, 0))
    card, shot = game.card("uac", 2), game.card("combat-shotgun", 1)
    assert game.t.cards.actions[shot].range == 3
    game.hold(0, card, shot)
    game.marine_acts()
    game.do("play", card)
    game.do("play", shot)
    happened = game.do("attack", imp)
    _, rolled = next(event for event in happened if event[0] == "dice")
    assert len(rolled) == len(game.t.cards.actions[shot].pool) + 1


def test_an_owners_number_for_difficult_spaces_is_what_they_cost() -> None:
    scenario = arena("########", difficult=[(1, 0)]).game.scenario
    for more in (1, 2):
        game = Arena(doom_2016().with_numbers(checked({"numbers.difficult": more}, NEW)).on(scenario), 1)
        game.no_events()
        game.marine_acts(points=5)
        game.step((1, 0))
        assert game.s.stack[-1].points == 5 - 1 - more
