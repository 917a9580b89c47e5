"""Playthroughs and recorded games are told and played as before."""

import json
import random
from typing import Any

import pytest

from kneedeep.games.bots import bot_named
from kneedeep.games.bots.playout import play_out
from kneedeep.rules import Action
from kneedeep.rules.doom2004.game import Doom2004Game
from kneedeep.rules.doom2016 import doom_2016
from kneedeep.rules.doom2016.game import Doom2016Game
from tests.support.cases import cases
from tests.support.game_corpus import CORPORA, Recorded, fingerprint
from tests.support.golden import FOLDER, Golden
from tests.support.own_numbers import ruleset
from tests.support.playthroughs.playthrough import Tale, tales
from tests.support.random_play import Played, shipped

GAMES = (
    Played("tutorial", 2, 1),
    Played("split-shift", 2, 1),
    Played("deep-freeze", 2, 1),
    Played("airless", 1, 1),
    Played("long-watch", 1, 1),
    Played("range-day", 4, 1),
    Played("specimen-run", 4, 1),
    Played("brine", 3, 1),
)
MOVES = " moves to "
WEIGHTS = {"attack": 400, "use": 100, "gain": 40, "open": 20, "event": 20, "react": 20, "glory": 20, "step": 8}
WEIGHTS |= {"play": 6, "teleport": 2, "sprint": 1, "end": 1}
MOST_ACTIONS = 700


def by_bots(game: Doom2004Game, played: Played) -> list[Action]:
    """The actions of a game that the simple bots play on both sides."""
    actions: list[Action] = []
    marines, invaders = (bot_named("rush", game, played.players, played.seed + side) for side in range(2))
    state = game.setup(played.players, played.seed)
    ended = play_out(game, state, marines, invaders, limit=20_000, on_action=lambda _, action: actions.append(action))
    assert ended.end == "over"
    return actions


def by_eager_players(game: Doom2016Game, played: Played) -> list[Action]:
    """The actions of players who take any legal action, but rather attack than stay where they are."""
    rng = random.Random(played.seed)
    state = game.setup(played.players, played.seed)
    actions: list[Action] = []
    while not state.winner and len(actions) < MOST_ACTIONS:
        legal = game.legal_actions(state)
        actions.append(rng.choices(legal, [WEIGHTS.get(str(action[0]), 10) for action in legal])[0])
        game.apply(state, actions[-1])
    return actions


def kept(game: Doom2004Game | Doom2016Game, played: Played, golden: Golden) -> list[Action]:
    """The actions kept beside the story; played anew when the golden files are rewritten."""
    name = f"playthroughs/scenarios/{played.scenario}.json"
    if golden.rewrite:
        actions = by_bots(game, played) if isinstance(game, Doom2004Game) else by_eager_players(game, played)
        lines = ",\n".join(map(json.dumps, actions))
        golden.check(name, f"[\n{lines}\n]\n")
    return [tuple(action) for action in json.loads((FOLDER / name).read_text(encoding="utf-8"))]


def shortened(lines: list[str]) -> list[str]:
    """A story with the steps that a figure takes one after the other on one line."""
    found: list[str] = []
    for line in lines:
        who, moves, where = line.partition(MOVES)
        if moves and found and found[-1].startswith(f"{who}{MOVES}"):
            found[-1] += f", then {where}"
        else:
            found.append(line)
    return found


@cases("played", GAMES, ids=lambda played: played.scenario)
def test_playthrough_of_a_shipped_scenario(played: Played, golden: Golden) -> None:
    scenario = shipped(played.scenario)
    game: Any = ruleset().on(scenario) if scenario.ruleset == "doom-2004" else doom_2016().on(scenario)
    events: list[tuple[Any, ...]] = []
    state = game.setup(played.players, played.seed, events)
    actions = kept(game, played, golden)
    for number, action in enumerate(actions):
        legal = game.legal_actions(state)
        assert action in legal, f"action {number}, {action}, is not legal any more: --rewrite-golden plays anew"
        game.apply(state, action, events)
    assert state.winner or len(actions) == MOST_ACTIONS, "it goes on: --rewrite-golden plays anew"
    story = game.assistant.story(played.players).sentences(events)
    lines = shortened(story) if isinstance(game, Doom2004Game) else story
    golden.check(f"playthroughs/scenarios/{played.scenario}.txt", "\n".join(lines) + "\n")


@cases("tale", tales(), ids=lambda tale: tale.name)
def test_playthrough(tale: Tale, golden: Golden) -> None:
    golden.check(f"playthroughs/{tale.name}.txt", tale.text())


SHARE = 40
"""By default one game in forty is played, for each bot and scenario; nightly all of them."""


@pytest.mark.parametrize("edition", CORPORA)
@pytest.mark.parametrize("share", [SHARE, pytest.param(1, marks=pytest.mark.nightly)])
@pytest.mark.timeout(0)
def test_recorded_games_are_played_as_before(edition: str, share: int) -> None:
    corpus = CORPORA[edition]
    groups: dict[tuple[str, str], list[tuple[Recorded, str]]] = {}
    for recorded, line in zip(corpus.games(), corpus.lines(), strict=True):
        groups.setdefault((recorded.scenario, recorded.bot), []).append((recorded, line))
    # Each group begins elsewhere, so that all numbers of marines are played.
    chosen = [
        game
        for start, group in enumerate(groups.values())
        for game in group[start * len(group) // len(groups) % share :: share]
    ]
    assert {(one.scenario, one.bot) for one, _ in chosen} == set(groups)
    assert {one.players for one, _ in chosen} == {one.players for one in corpus.games()}
    assert not [line for recorded, line in chosen if fingerprint(corpus, recorded) != line]
