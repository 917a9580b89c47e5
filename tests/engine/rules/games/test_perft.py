"""Counts of lines of play (perft) from small positions, kept as golden numbers: a change of what is legal shows at once."""

from collections.abc import Callable

import pytest

from kneedeep.rules.doom2004.game import Doom2004Game
from kneedeep.rules.doom2004.invader import deck
from kneedeep.rules.doom2004.state import GUARD, State
from tests.support.golden import Golden
from tests.support.small_maps.arena import ADVANCE, READY, SPRINT, UNLOAD, Arena, arena, face

ROOM = ("####",) * 4


def perft(game: Doom2004Game, state: State, depth: int) -> int:
    """How many lines of play of that length there are."""
    actions = game.legal_actions(state)
    if depth == 1 or not actions:
        return len(actions)
    return sum(perft(game, game.apply(state.copy(), action), depth - 1) for action in actions)


def without_cards(game: Arena) -> None:
    """Take the invader's cards away: what is drawn is nothing to count by."""
    game.s.hand = game.s.deck = game.s.discard = ()
    game.t.parameters = game.t.parameters._replace(draw=0)
    deck.update_windows(game.t, game.s)


def marine_in_a_room() -> Arena:
    game = arena(*ROOM, marines=((1, 1),))
    game.choose(SPRINT)
    return game


def three_in_a_corridor() -> Arena:
    game = arena("#####", marines=((0, 0), (1, 0), (2, 0)))
    game.choose(ADVANCE)
    return game


def beside_a_door() -> Arena:
    game = arena(
        "##", "##", marines=((1, 0),), more={"openings": ["E@0"]},
        parts=[{"id": "next", "at": (2, 0), "rows": ("##", "##"), "openings": ["W@0"]}],
        doors=[{"at": [1, 0], "side": "east"}],
    )  # fmt: skip
    game.choose(ADVANCE)
    return game


def with_a_shot() -> Arena:
    game = arena(*ROOM, marines=((0, 0),))
    game.put("zombie", (3, 3))
    game.dice(yellow=face(9, 0))
    game.choose(READY)
    return game


def on_a_teleporter() -> Arena:
    game = arena(*ROOM, tokens=[{"kind": "teleporter", "color": "red", "spaces": [[0, 0], [3, 0], [3, 3]]}])
    game.choose(ADVANCE)
    return game


def throwing_a_grenade() -> Arena:
    game = arena("###", "###", tokens=[{"kind": "barrel", "at": [2, 1]}])
    game.s.ammo[:3] = [0, 1, 0]
    game.dice(yellow=face(9, 1))
    game.choose(UNLOAD)
    return game


def invader(kind: str, *rows: str, turned: bool = False) -> Arena:
    game = arena(*rows, marines=((0, 0),))
    figure = game.put(kind, (2, 2), turned=turned)
    game.activate(figure)
    return game


def beside_a_friend() -> Arena:
    game = arena("####", "####", marines=((0, 0),))
    zombie = game.put("zombie", (2, 0))
    for space in ((3, 0), (2, 1), (3, 1)):
        game.put("trite", space)
    game.activate(zombie)
    return game


def against_a_guard() -> Arena:
    game = arena("#####", marines=((0, 0),))
    zombie = game.put("zombie", (4, 0))
    game.place_order(GUARD)
    game.pass_all()
    game.do("activate", zombie)
    return game


POSITIONS: dict[str, tuple[Callable[[], Arena], int]] = {
    "a sprinting marine in a room of 4×4": (marine_in_a_room, 4),
    "three marines in a corridor": (three_in_a_corridor, 4),
    "a marine beside a shut door": (beside_a_door, 4),
    "a ready marine and a zombie": (with_a_shot, 3),
    "a marine on one of three teleporters": (on_a_teleporter, 3),
    "a grenade and a barrel": (throwing_a_grenade, 3),
    "a demon in a room of 6×6": (lambda: invader("demon", *("######",) * 6), 3),
    "a demon lying the other way": (lambda: invader("demon", *("######",) * 6, turned=True), 3),
    "a mancubus in a room of 6×6": (lambda: invader("mancubus", *("######",) * 6), 3),
    "a zombie among friends": (beside_a_friend, 4),
    "a zombie walks up to a guard": (against_a_guard, 5),
}


def test_perft_of_small_positions(golden: Golden) -> None:
    lines = []
    for name, (make, depth) in POSITIONS.items():
        game = make()
        without_cards(game)
        counts = [perft(game.game, game.s, length) for length in range(1, depth + 1)]
        lines.append(f"{name}: {', '.join(map(str, counts))}")
    golden.check("perft.txt", "\n".join(lines) + "\n")


@pytest.mark.parametrize("turned", [False, True])
def test_perft_of_a_demon_by_hand(turned: bool) -> None:
    # Each half leads straight on or to one of two sides: 6; 4 sidesteps of both halves; and being done.
    game = invader("demon", *("######",) * 6, turned=turned)
    assert perft(game.game, game.s, 1) == 6 + 4 + 1


def test_perft_of_a_marine_by_hand() -> None:
    # The neighbours of 1,1 in a room of 4×4 have 3, 5 or 8 neighbours of their own.
    game = marine_in_a_room()
    without_cards(game)
    assert perft(game.game, game.s, 1) == 8 + 1
    assert perft(game.game, game.s, 2) == (3 + 4 * 5 + 3 * 8) + 8 + 1, "steps, turns ended, the invader's turn ended"


def test_perft_of_a_2x2_figure_by_hand() -> None:
    game = invader("mancubus", *("######",) * 6)
    # 8 steps and being done; the marine in the corner stands too far away to be in the way, but can be shot.
    strikes = sum(1 for action in game.options() if action[0] == "strike")
    assert perft(game.game, game.s, 1) == 8 + 1 + strikes
