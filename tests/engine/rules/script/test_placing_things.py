"""Things that a step puts where something stands. Rule: RUL-100; board geometry, footprint."""

import json
import random
from typing import Any

import pytest

from kneedeep.model.geometry.bits import each_number
from kneedeep.rules.doom2004.areas import exploration
from kneedeep.rules.doom2004.board import tokens_on_board
from kneedeep.rules.doom2004.board.figures import everybody
from kneedeep.rules.doom2004.board.free_places import footprint, nearest_footprints
from kneedeep.rules.doom2004.tables.board_tables import LYING, STANDING
from tests.support.generators.random_battles import random_battle
from tests.support.oracles.plain_options import plain_footprints
from tests.support.random_play import game_of, random_game
from tests.support.small_maps.arena import Arena, arena

Space = tuple[int, int]


def dropped(*rows: str, marines: tuple[Space, ...] = ((0, 0),), count: int = 1, **thing: Any) -> Arena:
    """A hall where a step puts a thing down at the end of the first round."""
    entry = {"kind": "obstacle", **thing, **({"count": count} if count > 1 else {})}
    more = {"triggers": [{"when": {"round": 1}, "do": [{"place": entry}]}]}
    return arena(*rows, marines=marines, more=more)


def test_answers_that_differ_in_the_turn_alone_read_differently() -> None:
    game = dropped("#####", "#####", "#####", marines=((4, 2),), size=2, at=[1, 1])
    words = {game.game.describe(game.s, ("lay", game.number((1, 1)), shape)) for shape in (LYING, STANDING)}
    assert len(words) == 2


@pytest.mark.parametrize("is_open", [False, True])
def test_a_shut_door_cuts_an_obstacle(is_open: bool) -> None:
    game = arena(
        "####", "####", more={"openings": ["E@0"]},
        tokens=[{"kind": "obstacle", "size": 2, "at": [3, 0]}],
        parts=[{"id": "next", "at": (4, 0), "rows": ("####", "####"), "openings": ["W@0"]}],
        doors=[{"at": [3, 0], "side": "east", "open": is_open}],
    )  # fmt: skip
    exploration.reveal(game.t, game.s, 1)
    tokens_on_board.take_off(game.t, game.s, 0, "test")
    tokens_on_board.refresh_tokens(game.t, game.s)
    game.put("zombie", (3, 0))
    found = {game.space(anchor) for anchor, _ in nearest_footprints(game.t, game.s, game.t.pieces[0])}
    assert found == ({(2, 1), (3, 1), (4, 0), (4, 1)} if is_open else {(2, 1)})


def test_in_random_games_things_land_where_a_plain_search_says(seed: int) -> None:
    chosen = 0
    for number in range(15):
        rng = random.Random(seed + number)
        game = game_of(json.dumps(random_battle(rng)))
        for step, state in enumerate(random_game(game, rng.randint(1, 3), seed + number, most=200)):
            t = game.tables(state.players)
            blockers = [piece for piece in t.pieces if piece.type.blocks_steps and piece.bits]
            if step % 40 == 20 and blockers:
                piece = rng.choice(blockers)
                places = nearest_footprints(t, state, piece)
                found = {tuple(sorted(footprint(t, piece, *place))) for place in places}
                assert len(found) == len(places)
                assert found == plain_footprints(game, state, piece)
                chosen += len(found) > 0
    assert chosen > 20


def test_a_placed_thing_never_lands_on_anybody(seed: int) -> None:
    landed = 0
    for number in range(20):
        rng = random.Random(seed + number)
        data = random_battle(rng)
        spaces = [
            space
            for piece, kind in zip(data["pieces"], data["piece_types"], strict=True)
            for space in _spaces(piece, kind)
        ]
        things = [
            {
                "kind": "obstacle",
                "size": rng.choice((2, 3)),
                "turn": rng.choice((0, 90)),
                "at": list(rng.choice(spaces)),
            }
            for _ in range(4)
        ]
        data["triggers"] = [{"when": {"round": 1}, "do": [{"place": thing} for thing in things]}]
        game = game_of(json.dumps(data))
        lay_before = blocked = 0
        for state in random_game(game, rng.randint(1, 3), seed + number, most=400):
            if state.blocked & ~blocked and state.round > 1:
                news = state.lying & ~lay_before
                t = game.tables(state.players)
                for piece in each_number(news):
                    if t.pieces[piece].placed and t.pieces[piece].kind == "obstacle":
                        landed += 1
                        assert not tokens_on_board.bits_of(t, state, piece) & everybody(state) & state.revealed
            lay_before, blocked = state.lying, state.blocked
    assert landed > 5


def _spaces(piece: dict[str, Any], kind: dict[str, Any]) -> list[Space]:
    (x, y), rows = piece["at"], kind["rows"]
    return [(x + right, y + down) for down in range(len(rows)) for right in range(len(rows[0]))]
