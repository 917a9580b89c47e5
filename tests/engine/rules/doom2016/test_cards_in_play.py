"""Cards in a game: what is played, when it may be played, what becomes of it."""

import pytest

from kneedeep.rules.doom2016.decks import windows
from kneedeep.rules.doom2016.state import NO_CARD
from kneedeep.rules.doom2016.tables.moments import STATUS
from tests.support.small_maps.arena_2016 import Arena, arena

HALL = ("########",) * 6


def hold_event(game: Arena, name: str) -> int:
    """Give the invader one event alone."""
    every = (*game.s.event_hand, *game.s.event_deck)
    card = next(card for card in every if game.t.cards.events[card].name == name)
    game.s.event_hand = (card,)
    game.s.event_deck = tuple(other for other in every if other != card)
    game.s.event_moments = game.t.cards.event_moments((card,))
    return card


@pytest.mark.statement("B037", "B044", "B047", "B049")
def test_a_main_card_gives_points_and_an_attack_until_the_next_card() -> None:
    game = arena(*HALL)
    imp = game.put("imp", (2, 0))
    game.hold(0, game.card("combat-shotgun", 1), game.card("uac", 2))
    game.marine_acts()
    assert "attack" not in game.names()
    game.do("play", game.card("combat-shotgun", 1))
    assert game.s.stack[-1].points == game.t.cards.actions[game.card("combat-shotgun", 1)].speed
    assert ("attack", imp) in game.options() and "sprint" not in game.names()
    game.do("play", game.card("uac", 2))
    assert "attack" not in game.names(), "a card that is played ends the attack of the one before"


@pytest.mark.statement("B140", "B141", "B142", "B143")
def test_sprint_costs_a_card_and_the_main_action() -> None:
    game = arena(*HALL)
    game.hold(0, game.card("uac", 2), game.card("uac", 4))
    game.marine_acts()
    game.do("sprint", game.card("uac", 4))
    assert game.s.stack[-1].points == 6 and game.s.stack[-1].mains == 0
    assert game.card("uac", 4) in game.s.discard[0]
    game.hold(0)
    game.marine_acts()
    assert "sprint" not in game.names()


@pytest.mark.statement("B039", "B040")
def test_played_cards_are_discarded_at_the_end_and_the_hand_is_filled() -> None:
    game = arena(*HALL, marines=[(0, 0), (1, 0), (2, 0), (3, 0)])
    game.no_events()
    game.hold(0, game.card("uac", 2))
    game.marine_acts()
    game.do("play", game.card("uac", 2))
    game.do("end")
    assert game.s.discard[0][-1] == game.card("uac", 2) and not game.s.front[0]
    assert len(game.s.hand[0]) == 3


@pytest.mark.statement("B145", "B146", "B147", "B149")
def test_a_reaction_is_offered_to_the_defender_alone_and_discarded() -> None:
    game = arena(*HALL, marines=[(0, 0), (7, 5)])
    game.no_events()
    game.put("cacodemon", (2, 0))
    armor = game.card("uac", 4)
    game.hold(0, armor)
    game.hold(1, armor)
    game.dice(red=1, black=1)
    game.defense(0, 0)
    game.demons_act("cacodemon")
    game.do("attack", 0)
    assert game.s.player == 0 and game.options() == [("react", armor), ("pass",)]
    game.do("react", armor)
    assert game.s.damage[0] == 0 and armor in game.s.discard[0]
    assert game.s.hand[1] == (armor,)


@pytest.mark.statement("B150")
def test_an_event_adds_a_die_to_the_attack_of_a_demon() -> None:
    game = arena(*HALL)
    game.put("cacodemon", (2, 0))
    game.dice(red=1, black=1)
    game.hold(0)
    game.defense(0, 0)
    card = hold_event(game, "Fury: black die")
    game.demons_act("cacodemon")
    game.do("attack", 0)
    game.do("event", card)
    assert game.s.damage[0] == 3 and card in game.s.event_discard


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


@pytest.mark.statement("B068")
def test_what_is_used_before_an_attack_reaches_farther() -> None:
    game = arena("########", marines=[(0, 0)])
    game.no_events()
    game.put("imp", (5, 0))
    imp = game.t.kind_number["imp"]
    game.demons_act("imp")
    assert "attack" not in game.names() and "spend-argent" not in game.names()
    game.s.argent = tuple(int(kind == imp) for kind in range(len(game.t.kinds)))
    assert "spend-argent" in game.names(), "range 3 and 2 more"
    game.do(*next(action for action in game.options() if action[0] == "spend-argent"))
    assert game.s.argent[imp] == 0 and game.names() == {"attack", "pass"}
    happened = game.do("attack", 0)
    dice = next(event for event in happened if event[0] == "dice")
    _, rolled = dice
    assert len(rolled) == 3, "its two dice and the one of the ability"


def test_an_imp_has_points_after_its_attack() -> None:
    game = arena(*HALL)
    game.no_events()
    game.put("imp", (2, 0))
    game.hold(0)
    game.demons_act("imp")
    points = game.s.stack[-1].points
    game.do("attack", 0)
    game.do(*next(action for action in game.options() if action[0] == "spend-argent"))
    assert game.s.stack[-1].points == points + 2


@pytest.mark.statement("B065")
def test_a_possessed_soldier_attacks_a_marine_who_has_attacked() -> None:
    game = arena(*HALL)
    game.no_events()
    demon = game.put("mancubus", (2, 0))
    soldier = game.put("possessed-soldier", (4, 4))
    kind = game.t.kind_number["possessed-soldier"]
    game.s.argent = tuple(int(number == kind) for number in range(len(game.t.kinds)))
    game.hold(0)
    game.marine_acts(card=game.card("combat-shotgun", 1))
    game.do("attack", demon)
    assert game.s.player == -1
    game.do(*next(action for action in game.options() if action[0] == "spend-argent"))
    assert game.options() == [("attack", 0), ("pass",)] and game.s.stack[-1].figure == soldier
    game.do("attack", 0)
    assert [event[0] for event in game.events].count("attack") == 2


@pytest.mark.statement("B052", "B053", "B054")
def test_dice_around_the_defender_are_rolled_before_a_figure_is_chosen() -> None:
    game, first, beside, other = beside_the_defender()
    game.dice(red=2, black=1)
    game.do("attack", first)
    assert game.options() == [("roll-dice",), ("pass",)], "the marine may roll the die"
    game.do("roll-dice")
    assert set(game.options()) == {("pick-figure", one) for one in (0, beside, other)}, "rolled, it harms somebody"
    game.do("pick-figure", other)
    assert (game.s.damage[beside], game.s.damage[other]) == (0, 2)


@pytest.mark.statement("B051")
def test_dice_around_the_defender_need_not_be_rolled() -> None:
    game, first, beside, other = beside_the_defender()
    game.do("attack", first)
    game.do("pass")
    assert (game.s.damage[beside], game.s.damage[other]) == (0, 0) and game.s.stack[-1].name == "marine"


def test_dice_without_a_hit_ask_for_no_figure() -> None:
    game, first, beside, other = beside_the_defender()
    game.dice(red=0, black=1)
    game.do("attack", first)
    game.do("roll-dice")
    assert (game.s.damage[beside], game.s.damage[other]) == (0, 0) and game.s.stack[-1].name == "marine"


def beside_the_defender() -> tuple[Arena, int, int, int]:
    """A marine with the attack of Super Shotgun 1: its defender, and the two figures beside that. Rule: 2016 rulebook p. 6."""
    game = arena(*HALL)
    game.no_events()
    figures = (game.put("mancubus", (1, 0)), game.put("mancubus", (3, 0)), game.put("imp", (2, 2)))
    game.put("imp", (7, 5))
    game.marine_acts(card=game.card("super-shotgun", 1))
    return game, *figures


@pytest.mark.statement("B244", "B245")
def test_a_glory_kill_card_is_used_in_the_activation_and_discarded() -> None:
    game = arena(*HALL)
    card = next(one.number for one in game.t.cards.glory if one.name == "Adrenaline Rush")
    game.s.glory[0] = (card,)
    game.s.glory_deck = tuple(other for other in game.s.glory_deck if other != card)
    game.marine_acts()
    game.do("glory", card)
    assert game.s.stack[-1].points == 2 and game.s.glory_discard == (card,) and not game.s.glory[0]


def test_an_event_of_the_status_phase_heals_a_demon_of_the_invaders_choice() -> None:
    game = arena(*HALL)
    demon, other = game.put("mancubus", (2, 2)), game.put("mancubus", (5, 2))
    game.hurt(demon, 3)
    game.hurt(other, 3)
    card = hold_event(game, "Hide: recovery")
    game.marine_acts()
    windows.offer(game.t, game.s, STATUS, -1)
    game.settle()
    game.do("event", card)
    game.do("pick-figure", demon)
    assert game.s.damage[demon] == 1 and game.s.damage[other] == 3


def test_the_question_says_whether_the_status_phase_begins_or_ends() -> None:
    game = arena(*HALL)
    game.hurt(game.put("imp", (2, 2)), 1)
    hold_event(game, "Hide: recovery")
    for initiative, words in (((), "at the start of the Status Phase"), ((0,), "at the end of the Status Phase")):
        game.marine_acts()
        game.s.initiative = initiative
        windows.offer(game.t, game.s, STATUS, -1)
        game.settle()
        assert words in str(game.game.assistant.question(game.s))


def test_initiative_cards_that_are_looked_at_come_back_in_any_order() -> None:
    game = arena(*HALL, marines=[(0, 0), (1, 0)])
    card = hold_event(game, "Haste: look ahead")
    game.put("imp", (5, 5))
    game.marine_acts()
    game.s.initiative = (0, 1, -1)
    windows.offer(game.t, game.s, 1 << 7, 0)
    game.settle()
    game.do("event", card)
    assert game.names() == {"put-back"}
    assert "Which initiative card goes back below the others?" in str(game.game.assistant.question(game.s))
    assert "below the others that were looked at" in game.game.describe(game.s, ("put-back", 1))
    game.do("put-back", game.s.players)
    assert game.s.initiative == (0, -1, 1)


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
