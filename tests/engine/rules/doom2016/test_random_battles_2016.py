"""Random games of the 2016 edition: every state is sound, every decision is compared with the plain rules, every game ends."""

import json
import os
import random
import subprocess
import sys
from collections import Counter
from typing import Any

import pytest
import yaml

from kneedeep.rules import Action
from kneedeep.rules.registry import ruleset_of
from kneedeep.rules.replay import lines_of, parse, play
from tests.support.generators.random_battles_2016 import MARINES, random_battle_2016
from tests.support.random_play import (
    SCENARIOS,
    assert_events_change_nothing,
    assert_only_what_is_legal_is_taken,
    shipped,
)
from tests.support.random_play_2016 import WatchedGame, game_2016, random_game_2016

NAMES = ("range-day", "specimen-run", "brine")
BATTLE_DECISIONS = 20_000
COMPARED = 0.35
"""So large a share of the decisions of the default run is compared with the plain rules, which are slow."""


def watched_battle(seed: int, compared: float) -> Counter[str]:
    """Play a random game of a random scenario; return what was compared in it."""
    rng = random.Random(seed)
    data = random_battle_2016(rng)
    watched = WatchedGame(game_2016(json.dumps(data)), rng.randint(1, MARINES), seed, data["victory"])
    try:
        state = watched.play(BATTLE_DECISIONS, compared)
    except Exception as error:
        error.add_note(f"random battle {seed}, decision {watched.decisions}")
        raise
    assert state.winner, f"random battle {seed} does not end"
    return watched.comparison.counted + watched.following.counted


@pytest.mark.statement(
    "B035",
    "B036",
    "B048",
    "B050",
    "B058",
    "B060",
    "B062",
    "B069",
    "B070",
    "B071",
    "B072",
    "B073",
    "B075",
    "B080",
    "B081",
    "B083",
    "B089",
    "B090",
    "B091",
    "B097",
    "B098",
    "B099",
    "B100",
    "B116",
    "B117",
    "B124",
    "B131",
    "B139",
    "B153",
    "B155",
    "B156",
    "B157",
    "B169",
    "B172",
    "B177",
    "B181",
    "B184",
    "B240",
    "B241",
    "B249",
    "B250",
    "B254",
    "B256",
    "B258",
    "B259",
    "B263",
    "B267",
    "B271",
    "B277",
    "B280",
    "B281",
    "B287",
    "B289",
    "B290",
    "B291",
    "B292",
    "B294",
    "B297",
    "B346",
    "B348",
    "B351",
)
def test_random_battles_go_by_the_plain_rules(seed: int) -> None:
    counted: Counter[str] = Counter()
    for number in range(10):
        counted += watched_battle(seed + number, COMPARED)
    for kind in ("marine", "demon", "attacks", "type", "place-demon", "step", "turn", "hit"):
        assert counted[kind], f"no {kind} in {counted}"


@pytest.mark.nightly
@pytest.mark.timeout(0)
def test_a_thousand_random_battles_go_by_the_plain_rules(seed: int) -> None:
    counted: Counter[str] = Counter()
    for number in range(1_000):
        counted += watched_battle(seed + number, 1.0)
    for kind in ("teleport", "glory", "respawn", "give-way", "second-card", "drop-die", "declare"):
        assert counted[kind], f"no {kind} in {counted}"


@pytest.mark.nightly
@pytest.mark.timeout(0)
def test_ten_thousand_random_games_over_random_scenarios(seed: int) -> None:
    for number in range(10_000):
        watched_battle(seed + number, 0.0)


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.nightly if name == "brine" else ()) for name in NAMES]
)
def test_random_games_of_the_shipped_scenarios(name: str, seed: int) -> None:
    victory = yaml.safe_load((SCENARIOS / f"{name}.yaml").read_text(encoding="utf-8"))["victory"]
    game = game_2016(shipped(name))
    for players in range(1, MARINES + 1):
        WatchedGame(game, players, seed + players, victory).play(120, compared=0.2)
        *_, last = random_game_2016(game, players, seed + players)
        assert last.winner


def test_events_change_nothing_whatever_the_action(seed: int) -> None:
    rng = random.Random(seed)
    assert_events_change_nothing(game_2016(json.dumps(random_battle_2016(rng))), seed, rng, 300)


def test_what_was_legal_a_moment_ago_is_refused_when_it_is_no_longer(seed: int) -> None:
    rng = random.Random(seed)
    assert_only_what_is_legal_is_taken(game_2016(json.dumps(random_battle_2016(rng))), seed, rng, 200)


@pytest.mark.parametrize("name", NAMES)
def test_a_view_hides_what_a_side_may_not_see(name: str, seed: int) -> None:
    """Rule: RUL16-13. What is hidden does not change what is legal for the side that decides."""
    game = game_2016(shipped(name))
    for number, state in enumerate(random_game_2016(game, 2, seed, most=300)):
        if number % 10 or state.winner:
            continue
        marines, invaders = game.view(state, "marines"), game.view(state, "invaders")
        for view in (marines, invaders):
            for open_, hidden in ((state.deck, view.deck), ([state.event_deck], [view.event_deck])):
                assert [len(deck) for deck in open_] == [len(deck) for deck in hidden]
            known = {card for deck in (*view.deck, view.event_deck, view.glory_deck) for card in deck}
            assert known <= {-1} and view.rng == ()
        assert set(marines.event_hand) <= {-1} and invaders.event_hand == state.event_hand
        assert marines.hand == state.hand and {card for hand in invaders.hand for card in hand} <= {-1}
        own = invaders if state.player < 0 else marines
        assert game.legal_actions(own) == game.legal_actions(state)


_PLAYED_ELSEWHERE = """
import sys
from kneedeep.rules.registry import ruleset_of
from kneedeep.rules.replay import parse, play
*_, last = play((replay := parse(sys.stdin.read())), replay.game(ruleset_of))
print(last.state.digest())
"""


def test_a_replay_ends_alike_in_other_processes(seed: int) -> None:
    rng = random.Random(seed)
    data: dict[str, Any] = random_battle_2016(rng)
    game = game_2016(json.dumps(data))
    state = game.setup(3, seed)
    actions: list[Action] = []
    while not state.winner and len(actions) < 400:
        legal = game.legal_actions(state)
        actions.append(legal[int(rng.random() * len(legal))])
        game.apply(state, actions[-1])
    text = "\n".join(lines_of(game, 3, seed, actions)) + "\n"
    *_, last = play((replay := parse(text)), replay.game(ruleset_of))
    assert last.state == state
    for hash_seed in ("0", "4321"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)}
        digest = subprocess.run(
            [sys.executable, "-c", _PLAYED_ELSEWHERE],
            input=text,
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        assert digest.strip() == state.digest()
