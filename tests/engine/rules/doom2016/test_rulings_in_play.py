"""Single rulings of the 2016 game that no worked example shows."""

import pytest

from kneedeep.model.catalog.numbers.overrides import checked
from kneedeep.rules.doom2016 import doom_2016
from kneedeep.rules.doom2016.combat.declaring import in_cover
from kneedeep.rules.doom2016.invader import summoning
from kneedeep.rules.doom2016.marine import respawn
from kneedeep.rules.doom2016.tables.compiled_cards import Source
from kneedeep.rules.doom2016.tables.moments import NEXT_ATTACK, PLAYED
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
