"""The flat tables of the rules against the geometry they come from."""

import json
import random

from kneedeep.board.board import SIGHT
from kneedeep.model.geometry.bits import each_number
from kneedeep.model.geometry.center_sight import CenterSight
from kneedeep.model.geometry.distance import distances
from kneedeep.rules.doom2004 import doom_2004
from kneedeep.rules.doom2004.tables.passability import Terrain
from tests.support.generators.random_battles import random_battle
from tests.support.random_play import game_of, shipped


def compare(terrain: Terrain, rng: random.Random, times: int) -> None:
    board = terrain.board
    for _ in range(times):
        opened = rng.getrandbits(len(board.doors)) if board.doors else 0
        blocked = sum(1 << n for n in range(terrain.size) if rng.random() < rng.choice((0.0, 0.05, 0.2)))
        share = rng.choice((0.9, 1.0, 1.0))
        opaque = sum(1 << n for n in each_number(blocked) if rng.random() < share)
        ground = terrain.ground(opened, blocked, opaque)
        doors = frozenset(each_number(opened))
        sight = CenterSight(board.lattice, board.masks(SIGHT, doors), opaque, board.corner)  # type: ignore[arg-type]
        steps = board.steps(doors)
        for a in rng.sample(range(terrain.size), min(terrain.size, 25)):
            assert ground.look(a) == sight.visible(a)
            assert ground.near[a] == steps.neighbours[a]
            assert ground.beside[a] == steps.bits[a]
            away = distances(steps, [a], blockers=blocked)
            for b in rng.sample(range(terrain.size), min(terrain.size, 10)):
                assert ground.range(a, b) == away[b]
                assert ground.range_through(a, b) == distances(steps, [a])[b]


def test_sight_steps_and_ranges_are_those_of_the_board(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(15):
        compare(game_of(json.dumps(random_battle(rng)))._terrain, rng, 3)


def test_sight_steps_and_ranges_on_the_largest_scenario(seed: int) -> None:
    compare(doom_2004().on(shipped("long-watch"))._terrain, random.Random(seed), 4)


def test_shifts_depend_on_nothing_but_what_is_around(seed: int) -> None:
    """The cache of oversized steps is shared between grounds: it must agree with a fresh one."""
    rng = random.Random(seed)
    for _ in range(5):
        scenario = random_battle(rng)
        shared = game_of(json.dumps(scenario))._terrain
        for _ in range(6):
            opened = rng.getrandbits(8)
            blocked = sum(1 << n for n in range(shared.size) if rng.random() < 0.1)
            fresh = game_of(json.dumps(scenario))._terrain
            mine, other = shared.ground(opened, blocked, blocked), fresh.ground(opened, blocked, blocked)
            for shape in (1, 2, 3):
                for anchor in range(shared.size):
                    if shared.cells[shape][anchor]:
                        assert mine.shifts(shape, anchor) == other.shifts(shape, anchor)


def test_respawn_distances_are_those_of_the_board(seed: int) -> None:
    from kneedeep.board.distances import respawn_from

    rng = random.Random(seed)
    for _ in range(12):
        scenario = random_battle(rng)
        way = rng.choice(("through-doors", "open-doors", "straight"))
        scenario["rules"]["respawn_distance"] = way
        terrain = game_of(json.dumps(scenario))._terrain
        for _ in range(3):
            opened = rng.getrandbits(6) & terrain.all_doors
            start = rng.randrange(terrain.size)
            within = sum(1 << n for n in range(terrain.size) if rng.random() < 0.9) | 1 << start
            expected = respawn_from(terrain.board, start, frozenset(each_number(opened)), within)
            assert terrain.respawn_distances(start, opened, within, way) == expected
