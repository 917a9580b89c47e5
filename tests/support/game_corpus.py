"""`python -m tests.support.game_corpus --write` records the fingerprints of many games in tests/golden/games.txt.

A change that must not change the game leaves that file alone: the same seeds give the same decisions, events and end
states. Record it anew when a rule or a bot changes, and say so in the commit.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import random
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from kneedeep.bots import bot_named
from kneedeep.bots.playout import play_out
from kneedeep.rules import Action, Event
from kneedeep.rules.doom2004 import doom_2004
from kneedeep.rules.doom2004.events.event_kinds import EVENTS
from kneedeep.rules.doom2004.game import Doom2004Game
from kneedeep.rules.doom2004.state import State
from tests.support.generators.random_battles import random_battle
from tests.support.random_play import game_of, shipped
from tests.support.typed_events import event_data

RECORD = Path(__file__).resolve().parents[1] / "golden" / "games.txt"
SHIPPED = ("tutorial", "split-shift", "deep-freeze", "airless", "long-watch")
BATTLE = "battle"
MOST_DECISIONS = 20_000


class Recorded(NamedTuple):
    """Which game it is: a shipped scenario or a random battle of that seed, marines, the bot of both sides, a seed."""

    scenario: str
    players: int
    bot: str
    seed: int


def corpus() -> Iterator[Recorded]:
    """All games that are recorded."""
    for bot, battles, seeds in (("random", 400, 10), ("rush", 60, 2), ("tactical", 60, 2)):
        for number in range(battles):
            yield Recorded(BATTLE, number % 3 + 1, bot, number)
        for name in SHIPPED:
            for players in (1, 2, 3):
                for seed in range(seeds):
                    yield Recorded(name, players, bot, seed)


def fingerprint(recorded: Recorded) -> str:
    """Play a game; return its line: which it is, decisions made, digests of actions, of events, of the end state.

    All is digested as it is written to files, so that the types that hold it in memory do not matter.
    """
    game = _game(recorded.scenario, recorded.seed if recorded.scenario == BATTLE else 0)
    actions, happened = hashlib.sha256(), hashlib.sha256()
    events: list[Event] = []

    def note(_state: State, action: Action) -> None:
        _digest(actions, game.action_data(action))
        for event in events:
            _digest(happened, event_data(EVENTS, event))
        events.clear()

    marines, invaders = (
        bot_named(recorded.bot, game, recorded.players, 2 * recorded.seed + side) for side in (0, 1)
    )
    start = game.setup(recorded.players, recorded.seed, events)
    end = play_out(game, start, marines, invaders, MOST_DECISIONS, events, note)
    for event in events:
        _digest(happened, event_data(EVENTS, event))
    digests = actions.hexdigest()[:12], happened.hexdigest()[:12], end.state.digest()[:12]
    return " ".join((*map(str, recorded), str(end.decisions), *digests))


def recorded_lines() -> list[str]:
    """The lines of the record."""
    return RECORD.read_text(encoding="utf-8").splitlines()


@lru_cache(maxsize=2)
def _game(name: str, seed: int) -> Doom2004Game:
    if name == BATTLE:
        return game_of(json.dumps(random_battle(random.Random(seed))))
    return doom_2004().on(shipped(name))


def _digest(found: Any, data: Any) -> None:
    found.update(json.dumps(data, sort_keys=True).encode())


def main() -> None:
    """Compare the games with their record, or write it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="record the games as they are now")
    write = parser.parse_args().write
    lines = [fingerprint(recorded) for recorded in corpus()]
    if write:
        RECORD.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
        return
    different = [line for line, known in zip(lines, recorded_lines(), strict=True) if line != known]
    print(*different, f"{len(lines)} games, {len(different)} differ", sep="\n")


if __name__ == "__main__":
    main()
