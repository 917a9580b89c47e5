"""A game as a state machine for hypothesis: any legal action, copies, take-backs, files; everything stays sound."""

import json
import random
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from kneedeep.rules.doom2004.game import Doom2004Game
from kneedeep.rules.doom2004.state import State
from tests.support.generators.random_battles import random_battle
from tests.support.oracles.table_rebuild import Table, table_of
from tests.support.random_play import assert_sound, game_of


class Play(RuleBasedStateMachine):
    """One game, played by whatever hypothesis likes."""

    game: Doom2004Game
    state: State

    @initialize(seed=st.integers(0, 2**32), players=st.integers(1, 3))
    def begin(self, seed: int, players: int) -> None:
        self.game = game_of(json.dumps(random_battle(random.Random(seed))))
        events: list[tuple[Any, ...]] = []
        self.state = self.game.setup(players, seed, events)
        self.table = Table()
        self.follow(events)
        self.kept: list[tuple[State, str]] = []

    def follow(self, events: list[tuple[Any, ...]]) -> None:
        for event in events:
            self.table.follow(event)

    @rule(choices=st.lists(st.integers(0, 10**6), min_size=1, max_size=30))
    def act(self, choices: list[int]) -> None:
        for choice in choices:
            actions = self.game.legal_actions(self.state)
            if not actions:
                return
            events: list[tuple[Any, ...]] = []
            self.game.apply(self.state, actions[choice % len(actions)], events)
            self.follow(events)

    @rule()
    def keep(self) -> None:
        self.kept.append((self.state.copy(), self.state.digest()))

    @precondition(lambda self: bool(self.kept))
    @rule(data=st.data())
    def a_kept_copy_is_untouched_and_can_be_played_on(self, data: st.DataObject) -> None:
        state, digest = data.draw(st.sampled_from(self.kept))
        assert state.digest() == digest
        actions = self.game.legal_actions(state)
        if actions:
            other = state.copy()
            self.game.apply(other, actions[data.draw(st.integers(0, len(actions) - 1))])
            assert state.digest() == digest

    @rule()
    def through_a_file(self) -> None:
        again = self.game.load(json.loads(json.dumps(self.state.data())))
        assert again == self.state
        self.state = again

    @invariant()
    def is_sound(self) -> None:
        if hasattr(self, "state"):
            assert_sound(self.game, self.state)
            assert self.table.data() == table_of(self.game, self.state).data()
            assert bool(self.game.legal_actions(self.state)) is not bool(self.state.winner)


TestPlay = Play.TestCase
TestPlay.settings = settings(max_examples=12, stateful_step_count=15, deadline=None)
