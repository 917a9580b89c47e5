"""Golden playthroughs of the shipped scenarios of the 2016 edition: what was decided, and the story that comes of it."""

import json
import random
from typing import Any

import pytest

from kneedeep.rules import Action
from kneedeep.rules.doom2016.game import Doom2016Game
from tests.support.golden import FOLDER, Golden
from tests.support.random_play import Played, shipped
from tests.support.random_play_2016 import game_2016

EAGER = {"attack": 400, "use": 100, "gain": 40, "open": 20, "event": 20, "react": 20, "glory": 20, "step": 8}
OTHERS = {"play": 6, "teleport": 2, "sprint": 1, "end": 1}
MOST_ACTIONS = 700


GAMES = (Played("range-day", 4, 1), Played("specimen-run", 4, 1), Played("brine", 3, 1))


def by_eager_players(game: Doom2016Game, played: Played) -> list[Action]:
    """The actions of players who take any legal action, but rather attack than stay where they are."""
    rng = random.Random(played.seed)
    state = game.setup(played.players, played.seed)
    actions: list[Action] = []
    while not state.winner and len(actions) < MOST_ACTIONS:
        legal = game.legal_actions(state)
        weights = [(EAGER | OTHERS).get(str(action[0]), 10) for action in legal]
        actions.append(rng.choices(legal, weights)[0])
        game.apply(state, actions[-1])
    return actions


@pytest.mark.parametrize("played", GAMES, ids=lambda played: played.scenario)
def test_playthrough_of_a_shipped_scenario(played: Played, golden: Golden) -> None:
    game = game_2016(shipped(played.scenario))
    name = f"playthroughs/scenarios/{played.scenario}"
    if golden.rewrite:
        lines = ",\n".join(json.dumps(action) for action in by_eager_players(game, played))
        golden.check(f"{name}.json", f"[\n{lines}\n]\n")
    events: list[Any] = []
    state = game.setup(played.players, played.seed, events)
    kept = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    for number, action in enumerate(map(tuple, kept)):
        assert action in game.legal_actions(state), (
            f"action {number}, {action}, is not legal any more: --rewrite-golden plays anew"
        )
        game.apply(state, action, events)
    assert state.winner or len(kept) == MOST_ACTIONS
    golden.check(f"{name}.txt", "\n".join(game.assistant.story(played.players).sentences(events)) + "\n")
