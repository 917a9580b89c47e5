"""Fingerprints of many games of both editions in tests/golden, by `python -m tests.support.game_corpus --write`.

A change that must not change the game leaves that file alone: the same seeds give the same decisions, events and end
states. Record it again when a rule or a bot changes, and say so in the commit.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import random
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from kneedeep.games.bots import bot_named
from kneedeep.games.bots.playout import play_out
from kneedeep.rules import Action, Event, Game, Ruleset
from kneedeep.rules.doom2004 import doom_2004
from kneedeep.rules.doom2004.event_texts import EVENTS as EVENTS_2004
from kneedeep.rules.doom2016 import doom_2016
from kneedeep.rules.doom2016.event_texts import EVENTS as EVENTS_2016
from kneedeep.rules.event import EventKind
from tests.support.generators.random_battles import Data, random_battle
from tests.support.generators.random_battles_2016 import random_battle_2016
from tests.support.random_play import shipped
from tests.support.reading import scenario_in
from tests.support.typed_events import event_data

GOLDEN = Path(__file__).resolve().parents[1] / "golden"
BATTLE = "battle"
MOST_DECISIONS = 20_000


class Corpus(NamedTuple):
    """The recorded games of an edition: their file, most marines, bots with how many battles and seeds each plays."""

    record: Path
    ruleset: Callable[[], Ruleset[Any]]
    events: Mapping[str, EventKind]
    battle: Callable[[random.Random], Data]
    shipped: tuple[str, ...]
    marines: int
    bots: tuple[tuple[str, int, int], ...]

    def games(self) -> Iterator[Recorded]:
        """Yield all games that are recorded."""
        for bot, battles, seeds in self.bots:
            for number in range(battles):
                yield Recorded(BATTLE, number % self.marines + 1, bot, number)
            for name in self.shipped:
                for players in range(1, self.marines + 1):
                    for seed in range(seeds):
                        yield Recorded(name, players, bot, seed)

    def lines(self) -> list[str]:
        """Return the lines of the record."""
        return self.record.read_text(encoding="utf-8").splitlines()


class Recorded(NamedTuple):
    """Which game it is: a shipped scenario or a random battle of that seed, marines, the bot of both sides, a seed."""

    scenario: str
    players: int
    bot: str
    seed: int


def fingerprint(corpus: Corpus, recorded: Recorded) -> str:
    """Play a game. Returns its line: name, number of decisions, digests of actions, of events, of the end state.

    All is digested as it is written to files, so that the types that hold it in memory do not matter.
    """
    game = _game(corpus.ruleset, corpus.battle, recorded.scenario, recorded.seed if recorded.scenario == BATTLE else 0)
    actions, happened = hashlib.sha256(), hashlib.sha256()
    events: list[Event] = []

    def note(_state: Any, action: Action) -> None:
        _digest(actions, game.action_data(action))
        for event in events:
            _digest(happened, event_data(corpus.events, event))
        events.clear()

    marines, invaders = (bot_named(recorded.bot, game, recorded.players, 2 * recorded.seed + side) for side in (0, 1))
    start = game.setup(recorded.players, recorded.seed, events)
    end = play_out(game, start, marines, invaders, MOST_DECISIONS, events, note)
    for event in events:
        _digest(happened, event_data(corpus.events, event))
    digests = actions.hexdigest()[:12], happened.hexdigest()[:12], end.state.digest()[:12]
    return " ".join((*map(str, recorded), str(end.decisions), *digests))


@lru_cache(maxsize=2)
def _game(ruleset: Callable[[], Ruleset[Any]], battle: Callable[[random.Random], Data], name: str, seed: int) -> Game:
    if name == BATTLE:
        scenario = scenario_in(json.dumps(battle(random.Random(seed))))
    else:
        scenario = shipped(name)
    game: Game = ruleset().on(scenario)
    return game


def _digest(found: Any, data: Any) -> None:
    found.update(json.dumps(data, sort_keys=True).encode())


def main() -> None:
    """Compare the games with their record, or write it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="record the games as they are now")
    parser.add_argument("--edition", choices=CORPORA, help="look at the games of one edition alone")
    given = parser.parse_args()
    for name in (given.edition,) if given.edition else CORPORA:
        corpus = CORPORA[name]
        lines = [fingerprint(corpus, recorded) for recorded in corpus.games()]
        if given.write:
            corpus.record.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
            continue
        different = [line for line, known in zip(lines, corpus.lines(), strict=True) if line != known]
        print(*different, f"{len(lines)} games, {len(different)} differ", sep="\n")


CORPORA = {
    "2004": Corpus(
        GOLDEN / "games.txt",
        doom_2004,
        EVENTS_2004,
        random_battle,
        ("tutorial", "split-shift", "deep-freeze", "airless", "long-watch"),
        3,
        (("random", 400, 10), ("rush", 60, 2), ("tactical", 60, 2)),
    ),
    "2016": Corpus(
        GOLDEN / "games_2016.txt",
        doom_2016,
        EVENTS_2016,
        random_battle_2016,
        ("range-day", "specimen-run", "brine"),
        4,
        (("random", 100, 5),),
    ),
}
"""The recorded games by edition."""


if __name__ == "__main__":
    main()
