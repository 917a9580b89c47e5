"""What comes first in a game of 2016: effects after an attack and the end of a stun, portals and texts."""

from typing import Any

import pytest

from kneedeep.model.catalog.cards.effect import Splash
from kneedeep.model.catalog.numbers.overrides import checked
from kneedeep.rules.choices import choices_of
from kneedeep.rules.doom2016 import doom_2016
from kneedeep.rules.doom2016.tables.moments import AFTER_ATTACK
from tests.support.small_maps.arena_2016 import Arena, arena

HALL = ("########",) * 6
IMPS = {"name": "Test", **{color: [{"demons": {"imp": 1}}] * 2 for color in ("blue", "yellow", "red")}}


def attacker(game: Arena, *effects: tuple[int, str, dict[str, Any]]) -> None:
    """Let Alpha be about to attack with a card that has these effects."""
    game.no_events()
    game.hold(0)
    game.dice(red=1, black=1)
    card = game.rewrite(game.card("combat-shotgun", 1), *effects)
    game.s.front[0] = (card,)
    game.marine_acts(card=card)


def dice_rolled(game: Arena) -> list[int]:
    return [len(rolled) for name, *fields in game.events if name == "dice" for rolled in fields]


def test_a_stun_lasts_until_the_effects_after_the_attack_are_over() -> None:
    """Rule: RUL16-118. The attack that follows from the attack has a die less too, and no third one follows from it."""
    game = arena(*HALL)
    game.put("mancubus", (3, 3))
    game.s.stunned = 1
    attacker(game, (AFTER_ATTACK, "attack", {}))
    for _ in range(2):
        game.do("attack", 1)
        game.do("pick-die", 0)
    assert dice_rolled(game) == [1, 1] and not game.s.stunned


def test_a_stun_that_the_attack_gives_stays() -> None:
    """Rule: RUL16-129: the old one goes first."""
    game = arena(*HALL)
    demon = game.put("mancubus", (3, 3))
    game.s.stunned = 1 << demon
    attacker(game, (AFTER_ATTACK, "stun", {"stun": "target"}))
    game.do("attack", demon)
    assert game.s.stunned == 1 << demon


def test_a_defender_whose_stun_ends_with_the_attack_can_be_chosen_for_another() -> None:
    """Rule: RUL16-129."""
    game = arena(*HALL)
    demon = game.put("mancubus", (3, 3))
    game.s.stunned = 1 << demon
    attacker(game, (AFTER_ATTACK, "stun", {"stun": "chosen"}))
    game.do("attack", demon)
    game.do("pick-figure", demon)
    assert game.s.stunned == 1 << demon


@pytest.mark.parametrize("first", ["draw", "heal"])
def test_the_owner_orders_what_comes_after_his_attack(first: str) -> None:
    """Rule: RUL16-118."""
    game = arena(*HALL)
    demon = game.put("mancubus", (3, 3))
    game.hurt(0, 3)
    attacker(game, (AFTER_ATTACK, "draw", {"amount": 1}), (AFTER_ATTACK, "heal", {"amount": 1}))
    game.do("attack", demon)
    what = {game.t.cards.effects[number].what: number for _, number in game.options()}
    assert game.names() == {"carry-out"} and set(what) == {"draw", "heal"} and game.s.player == 0
    assert len(choices_of(game.game, game.s, game.options())) == 2
    happened = game.do("carry-out", what[first])
    order = [name for name, *_ in happened if name in ("healed", "dealt")]
    assert (order[0] == "healed") == (first == "heal") and len(order) == 2
    assert game.s.damage[0] == 2 and len(game.s.hand[0]) == 1


def test_a_reaction_may_come_before_what_the_attack_does_itself() -> None:
    """Rule: RUL16-118."""
    game = arena(*HALL)
    demon, beside = game.put("mancubus", (3, 3)), game.put("imp", (5, 3))
    splash = Splash(("red",), 1, "each")
    attacker(game, (AFTER_ATTACK, "splash", {"splash": splash, "pool": (0,)}))
    armor = game.rewrite(game.card("uac", 4), (AFTER_ATTACK, "stun", {"stun": "adjacent"}))
    game.hold(0, armor)
    game.do("attack", demon)
    assert ("react", armor) in game.options() and "pass" not in game.names() and not game.s.damage[beside]
    game.do("react", armor)
    game.do("pick-figure", beside)
    assert game.s.damage[beside] == 1 and game.s.stunned >> beside & 1


@pytest.mark.statement("B129")
def test_a_stunned_attacker_chooses_each_of_the_dice_that_he_leaves_out() -> None:
    """Rule: RUL16-108."""
    own = doom_2016().with_numbers(checked({"numbers.stun_dice": 2}, "doom-2016"))
    game = Arena(own.on(arena(*HALL).game.scenario), 1)
    game.put("mancubus", (2, 2))
    game.no_events()
    game.hold(0)
    game.t.kinds = tuple(kind._replace(pool=(0, 0, 1, 1)) if kind.pool else kind for kind in game.t.kinds)
    game.s.stunned = 1 << 1
    game.demons_act("mancubus")
    game.do("attack", 0)
    game.do("pick-die", 0)
    assert game.options() == [("pick-die", 0), ("pick-die", 1)]
    happened = game.do("pick-die", 1)
    rolled = next(fields[0] for name, *fields in happened if name == "dice")
    assert sorted(color for color, _ in rolled) == [0, 1]


@pytest.mark.statement("B314")
def test_portals_that_are_seen_summon_before_the_text_of_the_area_and_its_steps() -> None:
    """Rule: RUL16-181."""
    area = {"text": "A cave.", "do": [{"wound": 1, "who": "all"}]}
    cave = {"id": "cave", "at": [4, 0], "rows": ["####"] * 2, "openings": ["W@0"], "area": area}
    game = arena(
        *("####",) * 2,
        openings=["E@0"],
        marines=[(0, 0)],
        parts=[cave],
        doors=[{"at": [3, 0], "side": "east"}],
        tokens=[{"kind": "portal", "color": "blue", "at": [6, 0]}],
        more={"threat": "infestation", "invasion": IMPS},
    )
    game.marine_acts(points=9)
    for x in (1, 2, 3):
        game.step((x, 0))
    happened = game.do("open", 0)
    while game.s.stack[-1].name in ("group", "place-demon"):
        assert "text" not in [name for name, *_ in happened]
        happened = game.do(*game.options()[0])
    assert [name for name, *_ in happened if name in ("gone", "text", "damage")] == ["gone", "text", "damage"]
