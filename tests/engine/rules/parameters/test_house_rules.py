"""House rules and difficulty levels: every value of every switch is in force. Rule: scenario format, house rules."""

from typing import Any

import pytest

from kneedeep.board.respawn_set import legal_spaces, respawn_set
from kneedeep.model.catalog.action_points import UNLOAD
from kneedeep.model.catalog.house_rules import Switch, difficulties, switches
from kneedeep.model.geometry.bits import each_number
from kneedeep.rules.doom2004.board import figures
from kneedeep.rules.doom2004.invader import deck
from kneedeep.rules.doom2004.marine import respawn
from kneedeep.rules.doom2004.parameters import Parameters
from tests.support.cases import cases
from tests.support.small_maps.arena import HALL, arena

SWITCHES = switches("doom-2004")
OTHERS = [
    (switch, value) for switch in SWITCHES for value in (switch.values or ([2, 5],)) if value != switch.default
] + [(switch, [2, 5]) for switch in SWITCHES if switch.type == "pair" and switch.values]


def parameters(**rules: Any) -> Parameters:
    return arena(*HALL, marines=((0, 0), (1, 0), (2, 0)), rules=rules).t.parameters


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
