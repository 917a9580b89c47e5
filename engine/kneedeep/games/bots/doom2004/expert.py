"""The invader that looks ahead: careful bots play on each way to begin its turn, and it takes the best."""

from collections.abc import Sequence
from random import Random
from statistics import fmean, stdev

from kneedeep.games.bots.bot import Bot, See
from kneedeep.games.bots.doom2004.distance_maps import distance_maps_of
from kneedeep.games.bots.doom2004.expert_value import PositionValue
from kneedeep.games.bots.doom2004.tactical import TacticalBot
from kneedeep.games.bots.playout import play_out
from kneedeep.rules import action as general
from kneedeep.rules.doom2004.actions import Action, own
from kneedeep.rules.doom2004.compiled_scenario import CompiledScenario
from kneedeep.rules.doom2004.game import Doom2004Game
from kneedeep.rules.doom2004.invader.deck import unseen_cards
from kneedeep.rules.doom2004.state import State
from kneedeep.rules.rng import streams

AHEAD = 2
"""The number of rounds that are played on."""
STAGES = ((2, 7), (6, 3), (10, 2), (14, 2))
"""Samples of each way in a stage, and the number of ways that go on to the next one."""
TRIED = 8
"""After this many samples the search ends if the careful bot's way leads."""
MOST_DECISIONS = 3_000
Way = Action | None
"""The first action of a turn, None for that of the careful bot."""


class ExpertBot:
    """Searches at the start of each of its turns. All else is decided by the careful bot.

    It sees what an invader may see: the order of the deck and the dice to come are drawn again for each sample.
    """

    __slots__ = ("_careful", "_chart", "_game", "_random", "_searched", "_value")

    def __init__(self, game: Doom2004Game, players: int, seed: int) -> None:
        self._game = game
        self._chart = distance_maps_of(game, players)
        self._careful = TacticalBot(self._chart)
        self._value = PositionValue(self._chart)
        self._random = Random(seed)
        self._searched: tuple[int, tuple[int, ...]] = -1, ()

    def choose(self, see: See, legal: Sequence[general.Action]) -> general.Action:
        """The best first action of a turn, else that of the careful bot."""
        state: State = see()
        known, turn = self._searched, (state.round, state.hand)
        # After an undo the same hand is searched again. Once a card is played, the turn goes on.
        if state.stack[-1].name == "command" and not state.started and (known[0] != state.round or known == turn):
            self._searched = turn
            if (best := self._best(state, _ways(self._chart.t, own(legal)))) is not None:
                return best
        return self._careful.choose(lambda: state, legal)

    def _best(self, state: State, ways: list[Way]) -> Way:
        """The best way, the careful bot's unless another one is better by more than the error of its mean."""
        values: dict[Way, list[float]] = {way: [] for way in ways}
        for samples, kept in STAGES:
            for _ in range(samples):
                seed = self._random.getrandbits(40)
                for way in ways:
                    values[way].append(self._sample(state, way, seed))
            if len(values[None]) >= TRIED and max(ways, key=lambda way: fmean(values[way])) is None:
                return None
            ways = sorted(ways, key=lambda way: -fmean(values[way]))[:kept]
            if None not in ways:
                ways[-1] = None
        best = max(ways, key=lambda way: fmean(values[way]))
        gains = [one - usual for one, usual in zip(values[best], values[None], strict=True)]
        return best if best is not None and fmean(gains) > stdev(gains) / len(gains) ** 0.5 else None

    def _sample(self, state: State, way: Way, seed: int) -> float:
        """The invader's value after a way, with the hidden cards and the dice of a seed. 1 is best."""
        state = _dealt(self._chart.t, state, seed)
        marines, invader = TacticalBot(self._chart), TacticalBot(self._chart)
        if way is not None:
            self._game.apply(state, way)
        played = play_out(self._game, state, marines, invader, MOST_DECISIONS, rounds=state.round + AHEAD - 1)
        return 1.0 - self._value.of(played.state)


def _ways(tables: CompiledScenario, actions: Sequence[Action]) -> list[Way]:
    """The ways to begin: the careful bot's, each group to spawn, each event, the first figure."""
    groups: dict[object, Way] = {}
    for action in actions:
        match action:
            case ("spawn", card, number):
                groups.setdefault(tables.cards[card].spawn[number], action)
            case ("event", *_):
                groups.setdefault(action, action)
            case ("activate", _):
                groups.setdefault("activate", action)
    return [None, *groups.values()]


def _dealt(tables: CompiledScenario, view: State, seed: int) -> State:
    """A possible state for what the invader sees, with the order of the deck and the dice of a seed."""
    state = view.copy()
    state.rng = streams(seed)
    unseen = unseen_cards(tables, view)
    state.deck = tuple(Random(seed).sample(unseen, min(len(view.deck), len(unseen))))
    return state


def make(game: Doom2004Game, players: int, seed: int) -> Bot:
    """A bot that looks ahead; two of one seed play alike."""
    return ExpertBot(game, players, seed)
