"""Where invaders may be spawned: each space against its lines to the marines, one by one. Rule: 2004 rulebook p. 7; RUL-82."""

import json
import random

import pytest

from kneedeep.board.board import SIGHT
from kneedeep.model.geometry.bits import bits_of, each_number
from kneedeep.model.geometry.single_center_line import first_obstruction
from kneedeep.model.geometry.steps import Corner
from kneedeep.rules.doom2004.game import Doom2004Game
from kneedeep.rules.doom2004.invader.spawns import unseen
from kneedeep.rules.doom2004.state import OFF, State
from tests.support.generators.random_battles import random_battle
from tests.support.random_play import game_of, random_game

EVERY = 25


def unseen_line_by_line(game: Doom2004Game, s: State) -> int:
    """The revealed spaces from which every line to a marine is stopped: by walls, doors, obstacles, marines and bots."""
    t = game.tables(s.players)
    masks = t.board.masks(SIGHT, frozenset(each_number(s.doors & t.terrain.all_doors)))
    corner: Corner = "one-side" if t.terrain.one_side else "both-sides"
    bodies = 0 if t.parameters.spawn_figures_transparent else s.marine_bits | s.other_bits

    def sees(a: int, b: int) -> bool:
        found = first_obstruction(t.board.lattice, masks, s.opaque, bodies, a, b, corner)
        return a == b or found is None

    marines = [at for at in s.at[: s.players] if at != OFF]
    hidden = [b for b in each_number(s.revealed) if not any(sees(a, b) for a in marines)]
    return bits_of(hidden, t.size)


@pytest.mark.statement("RS-22b", "RS-22")
def test_spawn_spaces_in_random_games_are_those_that_no_line_reaches(seed: int) -> None:
    looked = 0
    for number in range(25):
        rng = random.Random(seed + number)
        game = game_of(json.dumps(random_battle(rng)))
        for step, state in enumerate(random_game(game, rng.randint(1, 3), seed, most=300)):
            if step % EVERY == 0 and game.tables(state.players).parameters.spawn_band is None:
                looked += 1
                assert unseen(game.tables(state.players), state) == unseen_line_by_line(game, state)
    assert looked > 60
