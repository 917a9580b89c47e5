"""Things that a step puts where something stands. Rule: RUL-100; board geometry, footprint."""

import json
import random
from collections.abc import Iterable
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


def offered(game: Arena) -> list[set[Space]]:
    """The spaces that each answer to where the thing lies would block."""
    found = []
    for action in game.options():
        assert action[0] == "lay"
        after = game.s.copy()
        game.game.apply(after, action)
        found.append({game.space(number) for number in each_number(after.blocked & ~game.s.blocked)})
    return found


def test_an_obstacle_of_three_spaces_lands_on_nobody() -> None:
    game = dropped("########", "########", size=3, at=[3, 0])
    game.put("zombie", (5, 0))
    game.next_round()
    assert game.s.player == -1 and not game.s.blocked
    assert offered(game) == [{(x, y), (x + 1, y), (x + 2, y)} for x, y in ((2, 0), (2, 1), (3, 1), (4, 1))]
    game.do("lay", game.number((4, 1)), LYING)
    assert game.s.blocked == game.t.terrain.bits([(4, 1), (5, 1), (6, 1)])
    assert tokens_on_board.lying_at(game.t, game.s, game.number((6, 1))) == [0]
    again = game.game.load(json.loads(json.dumps(game.s.data())))
    assert again == game.s and tokens_on_board.bits_of(game.t, again, 0) == game.s.blocked


def test_an_obstacle_of_two_spaces_beside_an_oversized_figure_and_a_marine() -> None:
    game = dropped("####", "####", "####", marines=((2, 2),), size=2, turn=90, at=[1, 0])
    game.put("demon", (0, 1))
    game.next_round()
    assert offered(game) == [{(1, 0), (2, 0)}], "turned, its first space is where the file says"


def test_an_obstacle_is_turned_where_that_alone_fits_as_near() -> None:
    game = dropped("######", "#.....", "#.....", marines=((5, 0),), size=3, at=[0, 0])
    game.put("zombie", (1, 0))
    game.next_round()
    assert game.options() == [("lay", game.number((0, 0)), STANDING)]
    assert offered(game) == [{(0, 0), (0, 1), (0, 2)}]


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


def test_a_thing_that_lies_is_not_placed_again() -> None:
    barrel = {"place": {"kind": "barrel", "at": [2, 0]}}
    game = arena("####", "####", more={"triggers": [{"when": {"round": 1}, "do": [barrel, barrel]}]})
    game.next_round()
    while "lay" in game.names():
        game.do("lay", game.options()[0][1])
    assert game.s.barrels.bit_count() == 2 and game.s.barrels >> game.number((2, 0)) & 1


def behind_a_door(*things: dict[str, Any], tokens: Iterable[dict[str, Any]] = ()) -> Arena:
    """A room and another behind a shut door; a step places things in the first round."""
    return arena(
        "####", "####", marines=((3, 0),), more={
            "openings": ["E@0"], "triggers": [{"when": {"round": 1}, "do": [{"place": thing} for thing in things]}],
        },
        parts=[{"id": "next", "at": (4, 0), "rows": ("####", "####"), "openings": ["W@0"]}],
        doors=[{"at": [3, 0], "side": "east"}], tokens=tokens,
    )  # fmt: skip


def test_what_is_placed_where_nothing_is_revealed_waits_for_its_area() -> None:
    game = behind_a_door({"kind": "sentry-bot", "at": [5, 0]}, {"kind": "obstacle", "size": 2, "at": [6, 1]})
    game.choose(2)
    game.do("open", 0)
    assert not game.s.lying and not game.s.others, "no step has placed anything yet"
    game = behind_a_door({"kind": "sentry-bot", "at": [5, 0]}, {"kind": "obstacle", "size": 2, "at": [6, 1]})
    game.next_round()
    assert not game.s.lying and not game.s.others
    again = game.game.load(json.loads(json.dumps(game.s.data())))
    assert again == game.s
    game.choose(2)
    game.do("open", 0)
    (bot,) = game.s.others
    assert game.at(bot) == (5, 0) and game.s.blocked == game.t.terrain.bits([(6, 1), (7, 1)])


@pytest.mark.parametrize("area", ["start", "next"])
def test_where_a_thing_lies_that_a_step_places_somewhere_in_an_area_the_invader_chooses_then(area: str) -> None:
    game = behind_a_door({"kind": "health", "in": area})
    assert "hide" not in game.names() and not game.s.moved
    game.next_round()
    assert game.s.player == -1
    space = (1, 1) if area == "start" else (6, 1)
    game.do("hide", game.number(space))
    game.choose(2)
    game.do("open", 0)
    assert tokens_on_board.lying_at(game.t, game.s, game.number(space)) == [0]


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


def test_an_obstacle_leaves_the_space_free_that_a_marine_teleports_to() -> None:
    pads = [{"kind": "teleporter", "color": "red", "at": at} for at in ([3, 0], [5, 0])]
    game = behind_a_door({"kind": "obstacle", "size": 2, "at": [5, 0]}, tokens=pads)
    game.next_round()
    game.choose(2)
    (pad,) = [action[1] for action in game.options() if action[0] == "teleport"]
    game.do("teleport", pad)
    found = offered(game)
    assert {(6, 0), (7, 0)} in found and not any((5, 0) in spaces for spaces in found)
    game.do("lay", game.number((6, 0)), LYING)
    assert game.at(0) == (5, 0) and game.s.blocked == game.t.terrain.bits([(6, 0), (7, 0)])


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
