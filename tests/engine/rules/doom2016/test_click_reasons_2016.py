"""Why a click does nothing in a game of the 2016 edition, and what a click offers that needs several actions."""

from typing import Any

import pytest

from kneedeep.rules.choices import choices_of
from kneedeep.rules.doom2016.stages import DemonPlacing, Demons, TypeChoice
from tests.support.random_play import shipped
from tests.support.random_play_2016 import game_2016
from tests.support.small_maps.arena_2016 import Arena, Space, arena
from tests.support.values import known


def why(game: Arena, space: Space, figure: int | None = None) -> str:
    """The reason at a space for who moves."""
    assistant = game.game.assistant
    acts = assistant.moving_figure(game.s) if figure is None else figure
    choices = choices_of(game.game, game.s, game.options())
    return assistant.why_nothing(game.s, choices, acts, game.number(space))


def plans(game: Arena, space: Space) -> list[str]:
    """The plans that a click on a space offers."""
    planner = known(game.game.assistant.planner(game.s, choices_of(game.game, game.s, game.options())))
    return [plan.words for plan in planner.to_space(game.number(space))]


HALL = ("#" * 12, "#" * 12)


def test_a_space_says_how_far_it_is_and_what_is_left() -> None:
    game = arena(*HALL)
    game.marine_acts(points=4)
    assert why(game, (6, 0)) == "That is 6 points away, 4 are left."
    assert why(game, (4, 0)) == ""
    assert why(game, (0, 0)) == "Alpha is already there."
    game.leave(points=0)
    assert why(game, (3, 0)) == "That is 3 points away: play a card or sprint to get points."
    game.hold(0)
    assert why(game, (3, 0)) == "No movement points are left."


def test_a_space_says_who_or_what_is_in_the_way() -> None:
    game = arena("#" * 8, marines=((0, 0), (3, 0)), tokens=[{"kind": "objective", "at": [5, 0]}])
    game.marine_acts(points=6)
    assert why(game, (3, 0)) == "Bravo stands there."
    parted = arena(*HALL, parts=[{"id": "cell", "at": [20, 0], "rows": ["##"]}])
    parted.marine_acts(points=6)
    assert why(parted, (20, 0)) == "There is no way there."


def test_a_large_demon_does_not_fit_everywhere() -> None:
    game = arena("####", "####", "##..", "##..", "#...", marines=((3, 0),))
    caught = game.put("mancubus", (0, 2))
    game.demons_act("mancubus")
    assert why(game, (0, 4)) == "The Mancubus does not fit there."
    assert why(game, (3, 0)) == "", "it can be attacked"
    assert game.s.stack[-1].figure == caught


def test_an_enemy_says_why_it_is_not_attacked() -> None:
    game = arena(*HALL)
    game.put("imp", (11, 0))
    shot = game.card("combat-shotgun", 1)
    game.hold(0, shot)
    game.marine_acts()
    assert why(game, (11, 0)) == "Play a card with an attack first."
    game.do("play", shot)
    assert why(game, (11, 0)) == f"The Imp is 11 spaces away, the range is {game.t.cards.actions[shot].range}."
    game.s.hand[0] = ()
    game.leave(card=-1)
    assert why(game, (11, 0)) == "No card with an attack can be played in this activation."


@pytest.mark.statement("B077")
def test_an_enemy_out_of_sight_says_so() -> None:
    game = arena("#####", "#...#", "#...#", "#####", marines=((0, 1),))
    game.put("imp", (4, 1))
    game.hold(0, game.card("combat-shotgun", 1))
    game.marine_acts()
    game.do("play", game.card("combat-shotgun", 1))
    assert why(game, (4, 1)) == "The Imp is not in sight."


@pytest.mark.statement("B061", "B326")
def test_a_demon_attacks_once() -> None:
    game = arena(*HALL)
    game.put("imp", (2, 0))
    game.demons_act("imp")
    game.leave(attacks=0)
    assert why(game, (0, 0)) == "The Imp has attacked already."


def test_demons_say_why_they_are_not_activated() -> None:
    game = arena(*HALL)
    imp, other, soldier = (game.put("imp", (5, 0)), game.put("imp", (7, 0)), game.put("possessed-soldier", (9, 0)))
    game.put("cacodemon", (3, 0))
    game.s.stack[-1] = TypeChoice("type")
    game.s.exhausted = 1 << game.s.kind[imp]
    assert why(game, (5, 0), -1) == "The card of the Imps is exhausted."
    choices = choices_of(game.game, game.s, game.options())
    assert any(game.game.board.spaces[game.s.at[soldier]] in choice.spaces for choice in choices)
    game.s.stack[-1] = Demons("demons", game.s.kind[imp], (imp, other))
    assert why(game, (9, 0), -1) == "It is the turn of the Imps."
    game.s.stack[-1] = Demons("demons", game.s.kind[imp], (imp,))
    assert why(game, (7, 0), -1) == f"Imp {other} has acted already."


def test_where_demons_come_is_said() -> None:
    game = arena(*HALL, tokens=[{"kind": "portal", "color": "blue", "at": [8, 0]}])
    stage: Any = DemonPlacing("place-demon", 0, (game.t.kind_number["imp"],), (), 0, 0)
    game.s.stack.append(stage)
    assert why(game, (2, 0), -1).startswith("Demons come to the portal")
    assert why(game, (0, 0), -1) == "Alpha stands there."
    game.s.stack[-1] = TypeChoice("type")
    assert why(game, (2, 0), -1) == "", "the question itself is said"


def test_a_click_offers_the_cards_that_get_there() -> None:
    game = arena(*HALL)
    quick, slow = game.card("uac", 1), game.card("combat-shotgun", 1)
    speeds = [game.t.cards.actions[card].speed for card in (quick, slow)]
    assert speeds == [5, 3]
    game.hold(0, quick, slow)
    game.marine_acts()
    names = [game.t.cards.actions[card].name for card in (quick, slow)]
    assert plans(game, (5, 0)) == [
        f"Play {names[0]} and go there: 5 points",
        f"Sprint (discard {names[0]}) and go there: 5 points",
        f"Sprint (discard {names[1]}) and go there: 5 points",
    ]
    assert len(plans(game, (3, 0))) == 4 and not plans(game, (9, 0))
    game.leave(points=3)
    assert not plans(game, (3, 0)), "no card is needed"
    planner = known(game.game.assistant.planner(game.s, choices_of(game.game, game.s, game.options())))
    for plan in planner.to_space(game.number((7, 0))):
        copy = game.s.copy()
        for action in plan.actions:
            assert action in game.game.legal_actions(copy)
            game.game.apply(copy, action)
        assert game.space(copy.at[0]) == (7, 0)


def test_a_click_offers_two_cards_where_one_is_too_few() -> None:
    game = arena("#" * 20)
    bonus, quick = game.card("uac", 2), game.card("uac", 1)
    game.hold(0, bonus, quick)
    game.marine_acts()
    names = [game.t.cards.actions[card].name for card in (bonus, quick)]
    farthest = sum(game.t.cards.actions[card].speed for card in (bonus, quick))
    planner = known(game.game.assistant.planner(game.s, choices_of(game.game, game.s, game.options())))
    (plan,) = planner.to_space(game.number((farthest, 0)))
    assert plan.words == f"Play {names[0]} and {names[1]}, then go there: {farthest} points"
    for action in plan.actions:
        assert action in game.options()
        game.do(*action)
    assert game.space(game.s.at[0]) == (farthest, 0)
    again = arena("#" * 20)
    shot = again.card("combat-shotgun", 1)
    again.hold(0, bonus, shot)
    again.marine_acts()
    discarded = again.t.cards.actions[shot].name
    assert plans(again, (8, 0)) == [f"Play {names[0]}, sprint (discard {discarded}) and go there: 8 points"]
    assert not plans(again, (10, 0))


def test_a_click_on_a_demon_offers_the_cards_whose_attack_reaches_it() -> None:
    game = arena(*HALL)
    game.put("imp", (3, 0))
    shot = game.card("combat-shotgun", 1)
    game.hold(0, shot, game.card("uac", 2))
    game.marine_acts()
    assert plans(game, (3, 0)) == [f"Play {game.t.cards.actions[shot].name}, whose attack reaches it"]
    game.do("play", shot)
    assert not plans(game, (3, 0)), "the attack can be declared"


@pytest.mark.parametrize("seed_", range(3))
def test_a_shut_door_says_what_it_takes(seed_: int) -> None:
    game = game_2016(shipped("range-day"))
    state = game.setup(1, seed_)
    while state.stack[-1][0] != "marine":
        legal = game.legal_actions(state)
        game.apply(state, ("pass",) if ("pass",) in legal else legal[-1])
    planner = known(game.assistant.planner(state, choices_of(game, state, game.legal_actions(state))))
    words = planner.why_not_open(0)
    assert words.startswith("To open it: ") and words.endswith("1 for the door, 0 are left.")
    for plan in planner.to_door(1):
        copy = state.copy()
        for action in plan.actions:
            assert action in game.legal_actions(copy)
            game.apply(copy, action)
        assert copy.doors >> 1 & 1


@pytest.mark.statement("B182")
def test_demons_open_no_door_while_a_portal_is_on_the_map() -> None:
    game = game_2016(shipped("range-day"))
    state = game.setup(1, 1)
    for _ in range(200):
        if state.stack[-1][0] == "demon":
            break
        legal = game.legal_actions(state)
        game.apply(state, next((one for one in legal if one[0] in ("pass", "end")), legal[0]))
    planner = known(game.assistant.planner(state, choices_of(game, state, game.legal_actions(state))))
    assert planner.why_not_open(0) == "Demons open no door while a portal is on the map."
