"""House rules and difficulty levels: every value of every switch is in force. Rule: scenario format, house rules."""

from typing import Any

import pytest

from kneedeep.board.respawn_set import legal_spaces, respawn_set
from kneedeep.model.catalog.house_rules import Switch, difficulties, switches
from kneedeep.model.catalog.turn_parameters import UNLOAD
from kneedeep.model.geometry.bits import each_number
from kneedeep.rules.doom2004.areas.area_setup import recyclable
from kneedeep.rules.doom2004.board import figures
from kneedeep.rules.doom2004.harm import wounds
from kneedeep.rules.doom2004.invader import deck
from kneedeep.rules.doom2004.invader.spawns import unseen
from kneedeep.rules.doom2004.marine import respawn
from kneedeep.rules.doom2004.parameters import Parameters
from tests.support.cases import cases
from tests.support.small_maps.arena import HALL, Arena, arena

LANE = ("#" * 20,)
SWITCHES = switches("doom-2004")
OTHERS = [
    (switch, value) for switch in SWITCHES for value in (switch.values or ([2, 5],)) if value != switch.default
] + [(switch, [2, 5]) for switch in SWITCHES if switch.type == "pair" and switch.values]


def parameters(**rules: Any) -> Parameters:
    return arena(*HALL, marines=((0, 0), (1, 0), (2, 0)), rules=rules).t.parameters


def spaces(game: Arena, bits: int) -> set[int]:
    return {x for x, y in game.t.terrain.spaces if bits >> game.number((x, y)) & 1}


@cases(("switch", "value"), OTHERS, ids=lambda one: getattr(one, "name", str(one)))
def test_every_value_of_every_switch_changes_what_a_game_is_played_by(switch: Switch, value: Any) -> None:
    default = list(switch.default) if isinstance(switch.default, tuple) else switch.default
    assert parameters(**{switch.name: default}) == parameters(), "the default is the default"
    assert parameters(**{switch.name: value}) != parameters()


@cases("level", difficulties("doom-2004"), ids=lambda level: level.id)
def test_a_difficulty_level_adds_what_its_row_says_for_any_number_of_marines(level: Any) -> None:
    for marines in (1, 2, 3):
        seats = ((0, 0), (1, 0), (2, 0))[:marines]
        plain = arena(*HALL, marines=seats).t.parameters
        harder = arena(*HALL, marines=seats, rules={"difficulty": level.id}).t.parameters
        for name in ("cards", "wounds", "bullets", "draw", "spawn_cards", "hand_max"):
            added = level.changes[name].value if name in level.changes else 0
            assert getattr(harder, name) == max(0, getattr(plain, name) + added), name


@pytest.mark.statement("DF-01")
def test_nightmare_lets_the_invader_play_two_spawn_cards_and_draw_three() -> None:
    game = arena(*HALL, tokens=[{"kind": "obstacle", "at": [1, 0]}], rules={"difficulty": "nightmare"})
    game.hold("three-zombies", "two-imps", "three-trites")
    before = len(game.s.hand)
    game.to_invader()
    assert len(game.s.hand) == before + 3
    for left in (True, False):
        game.do(*next(action for action in game.options() if action[0] == "spawn"))
        while game.s.stack[-1][0] == "spawning":
            game.do(*game.options()[0])
        assert ("spawn" in game.names()) is left


@pytest.mark.parametrize(("band", "found"), [([8, 16], range(8, 17)), ([2, 5], range(2, 6))])
@pytest.mark.statement("FR-02", "FR-09", "FR-10")
def test_the_band_of_respawn(band: list[int], found: range) -> None:
    game = arena(*LANE, rules={"respawn_band": band})
    wounds.frag(game.t, game.s, 0, "test")
    assert [game.space(space)[0] for space in respawn.spaces(game.t, game.s, 0)] == list(found)


def test_the_band_of_spawning_counts_from_the_nearest_marine() -> None:
    tokens = [{"kind": "obstacle", "at": [1, 0]}]
    game = arena(*LANE, tokens=tokens, rules={"spawn_band": [4, 8]})
    game.lay("obstacle")
    assert spaces(game, unseen(game.t, game.s)) == set(range(4, 9))
    game = arena(*LANE, tokens=tokens)
    assert spaces(game, unseen(game.t, game.s)) == set(range(2, 20))


@pytest.mark.statement("RS-22b")
def test_figures_hide_spawn_spaces_unless_switched_transparent() -> None:
    for rules, hidden in (({}, set(range(5, 20))), ({"spawn_blockers": "figures-transparent"}, set())):
        game = arena(*LANE, marines=((0, 0),), rules=rules)
        bot = game.put("sentry-bot", (4, 0))
        assert game.s.others == (bot,)
        assert spaces(game, unseen(game.t, game.s)) == hidden


def test_adrenaline_moves_one_who_unloads_when_switched_on() -> None:
    for rules, offered in (({}, False), ({"adrenaline_unload": "on"}, True)):
        game = arena(*HALL, rules=rules)
        game.s.adrenaline[0] = 1
        assert (("choose", UNLOAD, 1) in game.options()) is offered


@pytest.mark.parametrize(("switch", "wounded"), [("per-activation", 1), ("per-step", 2)])
def test_an_oversized_figure_on_damaging_obstacles(switch: str, wounded: int) -> None:
    game = arena(
        *HALL, marines=((9, 4),), tokens=[{"kind": "hazard", "spaces": [[2, 0], [4, 0]], "size": 1}],
        rules={"oversized_hazard": switch},
    )  # fmt: skip
    giant = game.put("cyberdemon", (0, 0))
    before = game.s.left[giant]
    game.activate(giant)
    for x in (1, 2, 3):
        game.step((x, 0), 3)
    assert game.s.left[giant] == before - wounded


def test_named_figures_are_recycled_when_switched_on() -> None:
    game = arena(*HALL, figures=[{"kind": "zombie", "id": "boss", "at": [5, 0]}], rules={"recycle_named": "on"})
    assert recyclable(game.t, game.s, game.t.kind_number["zombie"]) == list(game.s.crowd)


def test_the_hand_limit_of_a_level_makes_the_invader_discard() -> None:
    game = arena(*HALL, rules={"difficulty": "not-too-rough"})
    deck.draw(game.t, game.s, 6)
    game.choose(UNLOAD)
    while game.s.stack[-1][0] != "discarding":
        game.do(*game.options()[-1])
    game.do(*game.options()[0])
    assert len(game.s.hand) == 7 == game.t.parameters.hand_max


@pytest.mark.parametrize("rule", ["allowed", "barred"])
def test_coming_back_on_tokens_the_game_and_the_printed_respawn_set_agree(rule: str) -> None:
    tokens: list[dict[str, Any]] = [
        {"kind": "health", "at": [8, 0]},
        {"kind": "teleporter", "color": "red", "spaces": [[9, 0], [16, 0]]},
        {"kind": "encounter", "at": [10, 0]},
        {"kind": "flame-jet", "at": [11, 0]},
        {"kind": "hazard", "at": [12, 0], "size": 1},
        {"kind": "exit", "id": "lift", "at": [13, 0]},
    ]
    game = arena("####################", tokens=tokens, rules={"respawn_tokens": rule})
    board = game.t.board
    game.s.fragged_at[0] = game.number((0, 0))
    figures.lift(game.t, game.s, 0)
    found = respawn.spaces(game.t, game.s, 0)
    everywhere = board.lattice.everywhere
    printed = respawn_set(board, game.s.fragged_at[0], everywhere, legal_spaces(board, 1))
    assert found == list(each_number(printed.spaces))
    columns = {game.space(number)[0] for number in found}
    taken = {12} if rule == "allowed" else {8, 9, 10, 12, 13, 16}
    assert columns == set(range(8, 17)) - taken
