"""Single rulings of the 2016 game that no worked example shows."""

import pytest

from kneedeep.model.catalog.cards.effect import Splash
from kneedeep.rules.doom2016.combat.declaring import in_cover
from kneedeep.rules.doom2016.invader import summoning
from kneedeep.rules.doom2016.tables.compiled_cards import Source
from kneedeep.rules.doom2016.tables.moments import AFTER_ATTACK, NEXT_ATTACK
from kneedeep.rules.numbers import TokenNumber
from tests.support.small_maps.arena_2016 import arena

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


@pytest.mark.statement("B022")
def test_the_story_names_the_rulings_that_the_book_does_not_have() -> None:
    """Rule: RUL16-18, RUL16-99."""
    game = arena(*HALL, difficult=[(0, 2)])
    imp, cacodemon = game.put("imp", (0, 2)), game.put("cacodemon", (3, 3))
    game.t.invader_cards = 1
    game.s.events = game.events
    game.new_initiative()
    told = game.game.assistant.story(game.s.players).sentences(game.events)
    assert any("1 initiative card at most (ruling RUL16-18)." in sentence for sentence in told)
    assert in_cover(game.t, game.s, cacodemon) == ", in cover"
    assert "(ruling RUL16-99)" in in_cover(game.t, game.s, imp)


def test_a_reaction_may_come_before_what_the_attack_does_itself() -> None:
    """Rule: RUL16-118."""
    game = arena(*HALL)
    demon, beside = game.put("mancubus", (3, 3)), game.put("imp", (5, 3))
    game.no_events()
    game.dice(red=1, black=1)
    splash = {"splash": Splash(("red",), 1, "each"), "pool": (0,)}
    shot = game.rewrite(game.card("combat-shotgun", 1), (AFTER_ATTACK, "splash", splash))
    game.s.front[0] = (shot,)
    armor = game.rewrite(game.card("uac", 4), (AFTER_ATTACK, "stun", {"stun": "adjacent"}))
    game.hold(0, armor)
    game.marine_acts(card=shot)
    game.do("attack", demon)
    assert ("react", armor) in game.options() and "pass" not in game.names() and not game.s.damage[beside]
    game.do("react", armor)
    game.do("pick-figure", beside)
    assert game.s.damage[beside] == 1 and game.s.stunned >> beside & 1
