"""What collectors count, from events told by hand and from whole games."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kneedeep.games.bots import bot_named
from kneedeep.games.bots.playout import play_out
from kneedeep.games.simulation.result import merged
from kneedeep.rules.doom2004 import doom_2004
from kneedeep.rules.doom2004.game import Doom2004Game
from kneedeep.rules.doom2004.queries import collectors
from kneedeep.rules.doom2004.queries.collectors import Played, collected, is_dry
from kneedeep.rules.event import Event
from tests.support.cases import cases
from tests.support.small_maps.skirmish import skirmish
from tests.support.typed_events import typed


@pytest.fixture(scope="module")
def game() -> Doom2004Game:
    return doom_2004().on(skirmish())


def told(game: Doom2004Game, *events: Event, marines: int = 2) -> Played:
    return Played(game.tables(marines), typed(*events), game.setup(marines, 1))


def random_game(game: Doom2004Game, seed: int, marines: int = 2) -> Played:
    events: list[Event] = []
    state = game.setup(marines, seed, events)
    bots = [bot_named("random", game, marines, seed + side) for side in (0, 1)]
    play_out(game, state, bots[0], bots[1], 50_000, events)
    return Played(game.tables(marines), events, state)


def space(game: Doom2004Game, x: int, y: int) -> int:
    return game.tables(2).terrain.number[x, y]


def kind(game: Doom2004Game, name: str) -> int:
    return game.tables(2).kind_number[name]


def test_deaths_are_counted_by_space(game: Doom2004Game) -> None:
    at = space(game, 2, 2)
    played = told(game, ("fragged", 0, at, "attack"), ("fragged", 1, at, "airless"), ("frag", 2))
    assert collectors.deaths(played) == {(2, 2): 2}


def test_a_frag_is_the_attackers_or_has_its_own_reason(game: Doom2004Game) -> None:
    place = ("place", 2, kind(game, "imp"), space(game, 6, 0), 0, 1, "set-up")
    attack = ("attack", 2, -1, space(game, 2, 2), 0, 0)
    frag = ("fragged", 0, space(game, 2, 2), "attack")
    assert collectors.killers(told(game, place, attack, frag)) == {"imp": 1}
    assert collectors.killers(told(game, place, attack, (*frag[:3], "barrel"))) == {"barrel": 1}


def test_lines_of_sight_are_those_of_attacks_from_afar_without_where_they_walk_on(game: Doom2004Game) -> None:
    shotgun, fist = (game.tables(2).weapon_number[name] for name in ("shotgun", "fist"))
    imp = ("place", 2, kind(game, "imp"), space(game, 6, 0), 0, 1, "set-up")
    marine = ("place", 0, 0, space(game, 0, 0), 0, 10, "set-up")
    step = ("step", 0, space(game, 1, 0), 0)
    shot = ("attack", 0, shotgun, space(game, 3, 0), -1, 0)
    walked = ("attack", 0, shotgun, space(game, 4, 0), -1, 0)
    hit = ("attack", 0, fist, space(game, 2, 0), -1, 0)
    back = ("attack", 2, -1, space(game, 1, 0), 0, 0)
    played = told(game, imp, marine, step, shot, walked, hit, back, shot)
    assert collectors.sights(played) == {("marines", 1, 0, 3, 0): 2, ("invaders", 6, 0, 1, 0): 1}


def test_a_large_figure_comes_to_all_spaces_it_covers(game: Doom2004Game) -> None:
    lying = next(shape for shape in range(4) if game.tables(2).cover[shape][space(game, 0, 0)].bit_count() == 2)
    played = told(
        game,
        ("place", 0, 0, space(game, 1, 1), 0, 5, "set-up"),
        ("place", 2, kind(game, "demon"), space(game, 0, 0), lying, 3, "spawn"),
        ("step", 0, space(game, 3, 3), 0),
    )
    steps: Counter[Any] = collectors.steps(played)
    assert steps["marines", 1, 1] == steps["marines", 3, 3] == 1
    invaders = {key: count for key, count in steps.items() if key[0] == "invaders"}
    assert sorted(invaders.values()) == [1, 1]


def test_ammunition_given_to_another_is_neither_found_nor_used(game: Doom2004Game) -> None:
    given = (("given", 0, 1, "ammo", 0), ("kit", 0, 0, 1), ("kit", 1, 0, 3), ("given", 0, 1, "weapon", 7))
    played = told(game, ("kit", 0, 0, 2), ("kit", 1, 0, 2), *given, ("kit", 1, 0, 2), ("kit", 0, "adrenaline", 1))
    assert collectors.ammunition(played) == {("start", "bullets"): 4, ("used", "bullets"): 1, ("left", "bullets"): 3}


def test_a_marine_is_dry_when_his_last_token_of_any_kind_is_gone(game: Doom2004Game) -> None:
    start = (("kit", 0, 0, 1), ("kit", 0, 1, 1), ("kit", 1, 0, 5), ("kit", 0, 0, 0))
    assert not is_dry(told(game, *start))
    assert is_dry(told(game, *start, ("kit", 0, 1, 0), ("kit", 0, 0, 1)))


def test_areas_are_counted_by_the_round_of_their_reveal(game: Doom2004Game) -> None:
    played = told(game, ("reveal", 0), ("round", 1), ("round", 2), ("round", 3), ("reveal", 1))
    assert collectors.revealed(played) == {("start", 1): 1, ("research", 3): 1}


def test_things_are_named_by_the_file_and_counted_once_a_game(game: Doom2004Game) -> None:
    scenario = game.scenario
    ammo = scenario.tokens[0].serial
    played = random_game(game, 3)
    assert set(collectors.lain(played)) == {(ammo, 1, 0), (ammo, 2, 2), (scenario.tokens[1].serial, -12, 3)}
    assert set(collectors.taken(played)) <= set(collectors.lain(played))
    assert set(collectors.lain(played).values()) == {1}
    door = played.t.doors[0].element.serial
    twice = told(game, ("door", 0, 1, 0), ("door", 0, 0, 0), ("door", 0, 1, 2), ("door", 0, 1, -1))
    assert collectors.opened(twice) == {door: 1}
    assert not collectors.opened(told(game, ("door", 0, 1, -1)))


@cases("seed", range(4))
def test_the_counts_of_a_whole_game_agree_with_its_last_state(game: Doom2004Game, seed: int) -> None:
    played = random_game(game, seed)
    counted, state = collected(played), played.state
    ammunition: Counter[Any] = counted["ammunition"]
    for number, ammo in enumerate(("bullets", "rockets", "cells")):
        left = sum(state.ammo[3 * seat + number] for seat in range(state.players))
        assert ammunition["left", ammo] == left
        assert ammunition["start", ammo] + ammunition["found", ammo] - ammunition["used", ammo] == left
    assert counted["deaths"].total() == counted["killers"].total() <= state.frags
    assert len(counted["revealed"]) == state.areas.bit_count()
    gone = counted["kills"].total()
    assert counted["arrivals"].total() - gone >= len(state.crowd)


_COUNTS = st.dictionaries(st.sampled_from("abc"), st.dictionaries(st.integers(0, 3), st.integers(1, 9)).map(Counter))


@given(_COUNTS, _COUNTS, _COUNTS)
def test_merging_is_associative_and_changes_nothing(a: Any, b: Any, c: Any) -> None:
    before = repr((a, b, c))
    assert merged(merged(a, b), c) == merged(a, merged(b, c)) == merged(a, b, c)
    assert merged(a, b) == merged(b, a)
    assert repr((a, b, c)) == before
