"""The worked examples of the rulings in the game itself: movement, initiative, portals, Argent Power, attacks, frags."""

from collections import Counter
from dataclasses import replace

import pytest

from kneedeep.rules.doom2016 import triggers
from kneedeep.rules.doom2016.board.figures import health_of
from kneedeep.rules.doom2016.invader import argent_power, summoning
from kneedeep.rules.doom2016.stages import Reordering
from kneedeep.rules.doom2016.view import HIDDEN
from kneedeep.rules.state import INVADER, INVADERS_WON, MARINES_WON
from tests.support.random_play import shipped
from tests.support.random_play_2016 import game_2016
from tests.support.small_maps.skirmish_2016 import Skirmish2016

HALL = """
+ - + - + - + - + - + - +
| .   .   .   .   .   . |
+   +   +   +   +   +   +
| .   .   .   .   .   . |
+   +   +   +   +   +   +
| .   .   .   .   .   . |
+   +   +   +   +   +   +
| .   .   .   .   .   . |
+ - + - + - + - + - + - +
"""
CORRIDOR = """
+ - + - + - + - + - +
| .   .   .   .   . |
+ - + - + - + - + - +
"""
DOOR = """
+ - + - + - + - +
| .   . d .   . |
+   +   +   +   +
| .   . d .   . |
+ - + - + - + - +
"""
APART = """
+ - + - + - + - + - +
| .   . | .   .   . |
+ - + - + - + - + - +
"""


def step(game: Skirmish2016, space: tuple[int, int], name: str = "step") -> tuple[object, ...]:
    return (name, game.number(space))


def points(game: Skirmish2016) -> int:
    return int(game.s.stack[-1].points)


@pytest.mark.statement("B114", "B115", "B119", "B120", "B121", "B122", "B125", "B126")
def test_e11_through_a_demon() -> None:
    game = Skirmish2016(HALL, [(0, 0)], [("imp", (2, 1), 0)])
    game.marine_acts(points=4)
    game.do(*step(game, (1, 1)))
    assert points(game) == 3
    game.do(*step(game, (2, 1)))
    assert points(game) == 1 and ("end",) not in game.options()
    game.do(*step(game, (3, 1)))
    assert points(game) == 0 and game.options() == [("end",)]
    game = Skirmish2016(HALL, [(0, 0)], [("imp", (2, 1), 0)])
    game.marine_acts(points=3)
    game.do(*step(game, (1, 1)))
    assert step(game, (2, 1)) not in game.options()


@pytest.mark.statement("B123")
def test_e13_past_a_friend() -> None:
    game = Skirmish2016(CORRIDOR, [(0, 0), (1, 0)])
    game.marine_acts(points=1)
    assert game.options() == [("end",)]
    game.marine_acts(points=2)
    game.do(*step(game, (1, 0)))
    assert set(game.options()) == {step(game, (0, 0)), step(game, (2, 0))}


@pytest.mark.statement("B175", "B176", "B180")
def test_e14_a_door() -> None:
    game = Skirmish2016(DOOR, [(0, 0)])
    game.marine_acts(points=3)
    assert ("open", 0) not in game.options()
    game.do(*step(game, (1, 0)))
    game.do("open", 0)
    game.do(*step(game, (2, 0)))
    assert points(game) == 0
    game = Skirmish2016(DOOR, [(0, 0)])
    game.marine_acts(points=2)
    game.do(*step(game, (1, 0)))
    game.do("open", 0)
    assert game.options() == [("end",)]


IMPS = {"name": "Imps", "blue": [{"demons": {"imp": 2}}, {"demons": {"imp": 1}}]}
PADS = [{"kind": "teleporter", "at": [0, 0]}, {"kind": "teleporter", "at": [3, 0]}]


@pytest.mark.statement("B255", "B261", "B262", "B264")
def test_e15_telefrag_and_walking_in() -> None:
    game = Skirmish2016(APART, [(0, 0)], [("imp", (3, 0), 0)], tokens=PADS)
    game.marine_acts(points=1)
    happened = game.do(*step(game, (3, 0), "teleport"))
    assert [event[0] for event in happened].count("fragged") == 1
    assert not game.happened("glory") and points(game) == 0 and game.options() == [("end",)]
    game = Skirmish2016(APART, [(2, 0)], [("imp", (3, 0), 0)], tokens=PADS)
    game.marine_acts(points=2)
    assert step(game, (3, 0)) not in game.options()
    game.marine_acts(points=3)
    game.do(*step(game, (3, 0)))
    assert not game.happened("fragged") and points(game) == 1
    assert set(game.options()) == {step(game, (2, 0)), step(game, (4, 0)), step(game, (0, 0), "teleport")}


@pytest.mark.statement("B253", "B257")
def test_e16_an_inactive_teleporter() -> None:
    game = Skirmish2016(APART, [(2, 0)], tokens=[PADS[0], {**PADS[1], "active": False}])
    game.marine_acts(points=2)
    game.do(*step(game, (3, 0)))
    game.do(*step(game, (0, 0), "teleport"))
    assert points(game) == 0


def test_without_the_advanced_rules_nobody_teleports() -> None:
    """Rule: RUL16-176, house rule `advanced`."""
    game = Skirmish2016(APART, [(0, 0)], tokens=PADS, rules={"advanced": "off"})
    game.marine_acts(points=3)
    assert not [action for action in game.options() if action[0] == "teleport"]


@pytest.mark.statement("B284", "B288")
def test_e19_giving_way_to_a_large_demon() -> None:
    column = "\n".join(["+ - +", *["| . |\n+   +"] * 5, "| . |\n+ - +"])
    for marine_at, goes_to in ((4, 5), (5, 3)):
        game = Skirmish2016(column, [(0, marine_at)], [("pinky", (0, 0), 90)])
        game.demon_acts(1, 4 if marine_at == 5 else 3)
        while points(game):
            game.do("step", game.s.at[1] + 1)
        game.do("end")
        assert game.s.at[0] == game.number((0, goes_to))


@pytest.mark.statement("B019", "B020", "B302")
def test_e20_e22_initiative_cards() -> None:
    demons = [("imp", (4, 0), 0), ("possessed-soldier", (5, 0), 0)]
    for marines, own in (([(0, 0), (0, 1), (0, 2), (0, 3)], 4), ([(0, 0), (0, 1), (0, 2)], 3)):
        game = Skirmish2016(HALL, marines, demons)
        assert Counter([*game.s.initiative, *game.s.drawn]) == {INVADER: 2, **dict.fromkeys(range(own), 1)}
    game = Skirmish2016(HALL, [(0, 0)], demons[:1])
    assert Counter([*game.s.initiative, *game.s.drawn]) == {0: 2, INVADER: 1}


@pytest.mark.statement("B183", "B187", "B188", "B194", "B021")
def test_e21_the_first_door_of_the_tutorial() -> None:
    """Rule: RUL16-145, RUL16-175."""
    game = Skirmish2016.begun(game_2016(shipped("range-day")), 2)
    game.put_marine(0, (7, 2))
    game.marine_acts(points=1)
    game.do("open", 0)
    while game.s.stack[-1][0] != "marine":
        stage = game.s.stack[-1]
        if stage[0] == "group":
            color = game.t.tokens[stage.portal].element.color
            wanted = {"blue": {"possessed-soldier": 2}, "yellow": {"imp": 2, "cacodemon": 2}}[str(color)]
            groups = game.t.groups[game.t.tokens[stage.portal].color]
            game.do("pick-group", next(n for n, group in enumerate(groups) if dict(group.demons.value) == wanted))
        else:
            game.do(*game.options()[0])
    kinds = Counter(game.t.kinds[game.s.kind[figure]].id for figure in game.s.crowd)
    assert kinds == {"imp": 3, "possessed-soldier": 3, "cacodemon": 2}
    assert not game.s.portals
    game.next_round()
    assert Counter([*game.s.initiative, *game.s.drawn])[INVADER] == 3
    for figure in game.s.crowd:
        if game.t.kinds[game.s.kind[figure]].id == "imp":
            game.frag(figure)
    game.next_round()
    assert Counter([*game.s.initiative, *game.s.drawn])[INVADER] == 2


@pytest.mark.statement("B055", "B056", "B057")
def test_e23_only_a_readied_type_can_be_chosen() -> None:
    game = Skirmish2016(HALL, [(0, 0)], [("imp", (4, 0), 0), ("possessed-soldier", (5, 0), 0)])
    imp, soldier = (1 << game.t.kind_number[kind] for kind in ("imp", "possessed-soldier"))
    for exhausted, chosen in ((imp, [soldier]), (imp | soldier, [])):
        game.marine_acts()
        game.s.exhausted, game.s.initiative = exhausted, (0, INVADER)
        happened = game.do("end")
        assert [1 << event[1] for event in happened if event[0] == "type"] == chosen


@pytest.mark.statement("B215", "B216", "B217")
def test_e25_argent_power_of_a_group() -> None:
    """Rule: RUL16-149, RUL16-150."""
    for moved in (0, 1):
        game = Skirmish2016(
            HALL,
            [(0, 0)],
            tokens=[{"kind": "portal", "id": "gate", "color": "yellow", "at": [4, 2]}],
            invasion={
                "name": "Two",
                "yellow": [{"demons": {"imp": 2, "cacodemon": 2}, "argent": 2}, {"demons": {"imp": 1}}],
            },
        )
        game.marine_acts()
        game.s.stored = 1
        summoning.begin(game.t, game.s, (game.t.portals[0].number,))
        game.settle()
        game.do("pick-group", 0)
        while game.s.stack[-1][0] == "place-demon":
            game.do(*game.options()[0])
        imp, caco = (game.t.kind_number[kind] for kind in ("imp", "cacodemon"))
        game.do("put-argent", imp)
        game.do("put-argent", caco)
        assert {("put-argent", imp), ("put-argent", caco), ("pass",)} == set(game.options())
        game.do(*(("put-argent", imp) if moved else ("pass",)))
        assert game.s.argent[imp] == 1 + moved and game.s.argent[caco] == 1 and game.s.stored == 0


@pytest.mark.statement("B209", "B211")
def test_e26_three_events_at_most_for_argent_power() -> None:
    game = Skirmish2016(HALL, [(0, 0)], [("imp", (4, 0), 0)])
    game.marine_acts()
    game.s.event_hand, game.s.event_deck = tuple(sorted(game.s.event_deck[:6])), game.s.event_deck[6:]
    argent_power.begin(game.t, game.s)
    game.settle()
    imp = game.t.kind_number["imp"]
    for number in range(3):
        game.do("discard-event", game.s.event_hand[0])
        game.do("put-argent", imp)
        assert game.s.argent[imp] == number + 1
    assert game.s.stack[-1][0] == "marine" and len(game.s.event_hand) == 3


# Attacks


def attacked_marine(hits: int, shields: int) -> Skirmish2016:
    """An imp that rolls so many hits attacks a marine whose top card has so many shields."""
    game = Skirmish2016(CORRIDOR, [(0, 0)], [("imp", (4, 0), 0)])
    game.pool("imp", *(0,) * hits)
    game.dice(1)
    game.top_action(0, shields)
    game.demon_acts(1, 0, attacks=1)
    game.do("attack", 0)
    return game


@pytest.mark.statement("B086", "B088", "B092", "B325")
def test_e27_hits_less_shields() -> None:
    assert attacked_marine(3, 1).s.damage[0] == 2
    assert attacked_marine(2, 3).s.damage[0] == 0


@pytest.mark.statement("B222", "B233", "B234", "B236")
@pytest.mark.parametrize(("answer", "damage"), [("reveal-again", 3), ("keep-card", 1)])
def test_e28_cover_and_a_second_card(answer: str, damage: int) -> None:
    game = Skirmish2016(CORRIDOR, [(0, 0)], [("imp", (4, 0), 0), ("possessed-soldier", (2, 0), 0)])
    game.pool("imp", 0, 0, 0)
    game.dice(1)
    game.top_action(0, 2, 0)
    game.demon_acts(1, 0, attacks=1)
    game.do("attack", 0)
    assert game.s.stack[-1][0] == "second-card" and game.s.player == 0
    game.do(answer)
    assert game.s.damage[0] == damage
    assert len(game.s.discard[0]) == (2 if answer == "reveal-again" else 1)


def attacked_twin(*, stunned: bool, dodge: bool = False) -> Skirmish2016:
    """A marine with two hits attacks a tough demon."""
    game = Skirmish2016(HALL, [(0, 0)], [("mancubus", (2, 0), 0)])
    game.dice(1)
    game.top_event(dodge=dodge)
    if stunned:
        game.s.stunned |= 1 << 1
    game.marine_acts(pool=(0, 0))
    game.do("attack", 1)
    return game


@pytest.mark.statement("B087", "B133", "B134", "B293", "B295")
def test_e29_toughness_dodge_and_stun() -> None:
    assert attacked_twin(stunned=False).s.damage[1] == 1
    assert attacked_twin(stunned=False, dodge=True).s.damage[1] == 0
    stunned = attacked_twin(stunned=True, dodge=True)
    assert stunned.s.damage[1] == 1 and not stunned.happened("defense") and not stunned.s.stunned


@pytest.mark.statement("B128", "B132", "B136")
def test_e30_stun() -> None:
    game = Skirmish2016(HALL, [(0, 0)], [("cacodemon", (2, 0), 0)])
    game.dice(1)
    game.s.stunned = 1
    game.marine_acts(pool=(0, 0))
    game.do("attack", 1)
    (rolled,) = (event[1] for event in game.happened("dice"))
    assert len(rolled) == 1 and not game.s.stunned
    game = Skirmish2016(CORRIDOR, [(0, 0)], [("imp", (1, 0), 0)])
    game.pool("imp", 0, 0)
    game.dice(1)
    game.s.stunned = 1
    game.demon_acts(1, 0, attacks=1)
    game.do("attack", 0)
    game.do("pass")
    assert game.s.damage[0] == 2 and not game.happened("defense") and not game.s.stunned


@pytest.mark.statement("B239", "B242", "B243", "B246", "B248")
def test_e31_a_glory_kill() -> None:
    game = Skirmish2016(CORRIDOR, [(0, 0)], [("imp", (1, 0), 0)])
    game.s.damage[:2] = [5, 2]
    game.marine_acts(points=2)
    game.do(*step(game, (1, 0)))
    assert game.s.damage[0] == 3 and len(game.s.glory[0]) == 1 and not game.s.crowd
    assert ("end",) in game.options() and points(game) == 0


@pytest.mark.statement("B102", "B104", "B105", "B198")
def test_e32_a_fragged_marine() -> None:
    game = Skirmish2016(CORRIDOR, [(0, 0), (2, 0), (3, 0)], [("imp", (1, 0), 0)])
    deck = game.s.deck[0]
    game.s.hand[0], game.s.discard[0], game.s.deck[0] = tuple(sorted(deck[:2])), deck[2:6], deck[6:]
    game.frag(0)
    assert len(game.s.hand[0]) == 3 and not game.s.discard[0] and len(game.s.deck[0]) == 7
    assert Counter([*game.s.hand[0], *game.s.deck[0]]) == Counter(deck)
    assert game.s.damage[0] == 0 and game.s.frags == 1
    day = shipped("range-day")
    assert day.victory.invaders is not None
    loss = replace(day.victory.invaders, value=3)
    game = Skirmish2016.begun(game_2016(replace(day, victory=replace(day.victory, invaders=loss))), 3)
    game.s.frags = 2
    game.marine_acts()
    game.frag(0)
    assert game.s.winner == INVADERS_WON


@pytest.mark.statement("B094")
def test_the_card_that_defends_in_vain_is_discarded_after_the_frag() -> None:
    """Rule: RUL16-117, RUL16-123."""
    game = Skirmish2016(CORRIDOR, [(0, 0)], [("imp", (1, 0), 0)])
    game.s.damage[0] = health_of(game.t, game.s, 0) - 1
    game.pool("imp", *(0,) * 9)
    game.dice(1)
    revealed = game.top_action(0, 1)
    game.demon_acts(1, 0, attacks=1)
    game.do("attack", 0)
    assert game.s.frags == 1
    assert list(game.s.discard[0]) == revealed


@pytest.mark.statement("B101")
def test_e33_the_last_of_a_type() -> None:
    game = Skirmish2016(
        HALL, [(0, 0)], [("imp", (4, 0), 0), ("possessed-soldier", (5, 0), 0), ("possessed-soldier", (5, 1), 0)]
    )
    imp = game.t.kind_number["imp"]
    game.marine_acts()
    game.frag(1)
    assert not game.s.faceup >> imp & 1
    game.next_round()
    assert Counter([*game.s.initiative, *game.s.drawn])[INVADER] == 1


# When the game is over


def test_an_empty_map_is_clear_from_the_beginning() -> None:
    """Rule: RUL16-171, RUL16-178."""
    assert Skirmish2016(CORRIDOR, [(0, 0)], victory={"clear": "board"}).s.winner == MARINES_WON
    full = Skirmish2016(CORRIDOR, [(0, 0)], [("imp", (4, 0), 0)], victory={"clear": "board"})
    assert not full.s.winner
    full.marine_acts()
    full.frag(1)
    assert full.s.winner == MARINES_WON


def test_holding_an_area_may_be_all_that_a_victory_asks() -> None:
    """Rule: RUL16-182."""
    game = Skirmish2016(CORRIDOR, [(0, 0)], [("imp", (4, 0), 0)], victory={"hold": "all", "rounds": 2})
    triggers.end_round(game.t, game.s)
    assert not game.s.winner
    triggers.end_round(game.t, game.s)
    assert game.s.winner == MARINES_WON


def test_a_portal_that_a_step_removes_leaves_the_map_clear() -> None:
    """Rule: RUL16-178."""
    tokens = [
        {"kind": "portal", "id": "gate", "color": "blue", "at": [4, 0]},
        {"kind": "objective", "id": "lever", "at": [0, 0], "do": [{"remove": "gate"}]},
    ]
    game = Skirmish2016(CORRIDOR, [(0, 0)], tokens=tokens, victory={"clear": "board"})
    game.marine_acts(points=1)
    game.do("use", 1)
    assert game.s.winner == MARINES_WON


def test_who_looks_at_initiative_cards_sees_them_alone() -> None:
    """Rule: RUL16-13."""
    game = Skirmish2016(CORRIDOR, [(0, 0), (1, 0)], [("imp", (4, 0), 0)])
    for player, side, other in ((INVADER, "invaders", "marines"), (0, "marines", "invaders")):
        game.s.stack[-1] = Reordering("reorder", player, (1, INVADER))
        assert game.game.view(game.s, side).stack[-1].cards == (1, INVADER)
        assert game.game.view(game.s, other).stack[-1].cards == (HIDDEN, HIDDEN)


def test_tokens_that_the_invader_lays_somewhere_in_an_area_work_like_others() -> None:
    """Rule: RUL16-151, RUL16-156, RUL16-178; scenario format, `in: AREA`."""
    tokens = [{"kind": "portal", "id": "gate", "color": "blue", "in": "all"}, {"kind": "teleporter", "in": "all"}]
    game = Skirmish2016(CORRIDOR, [(0, 0)], tokens=tokens, victory={"clear": "board"}, invasion=IMPS)
    assert not game.s.winner and {stage[0] for stage in game.s.stack} >= {"hide"}
    for space in ((4, 0), (3, 0)):
        game.do(*step(game, space, "hide"))
    assert game.s.pads.bit_count() == 1 and game.s.portals and not game.s.winner
    seen = Skirmish2016(CORRIDOR, [(0, 0)], tokens=tokens, invasion=IMPS, threat="infestation")
    while seen.s.stack[-1][0] == "hide":
        seen.do(*seen.options()[-1])
    assert seen.s.stack[-1][0] == "group", "the portal is seen as soon as it lies there"
