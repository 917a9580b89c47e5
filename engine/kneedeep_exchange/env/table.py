"""The whole table as an environment for PettingZoo: an agent for each marine and one for the invader."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from kneedeep.games.bots.seats import side_of
from kneedeep.rules.state import INVADER
from kneedeep_exchange.env.match import ANSWERS, MOST_SEED, ROUNDS, Given, Match, Reward
from kneedeep_exchange.env.observer import Form, Observed, Observer
from kneedeep_exchange.env.renderer import RENDER_MODES, Renderer

INVADER_AGENT = "invader_0"


class TableEnv(Observed, AECEnv):  # type: ignore[misc]
    """A game of agents that act in turn: `marine_0`, `marine_1` …, and `invader_0`.

    `marines`: the number of marines (default: 2 if the scenario allows it, else the most). `observation`: `planes`,
    `vector` or `ansi`. `reward`: `win` gives 1, -1 or 0 at the end, `margin` adds the change of the bots' margin. The
    game is cut off when a round above `rounds` begins. `answers`: the maximum number of answers on a page. `copy=False`
    writes all observations of an agent into one array. Raises UnplayableError for a scenario that can't be played.
    """

    def __init__(
        self,
        scenario: Given,
        marines: int | None = None,
        *,
        observation: Form = "planes",
        reward: Reward = "win",
        rounds: int = ROUNDS,
        answers: int = ANSWERS,
        copy: bool = True,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        modes = list(RENDER_MODES)
        self.metadata = {"name": "kneedeep_v0", "is_parallelizable": False, "render_modes": modes, "render_fps": 1}
        self._renderer = Renderer(render_mode)
        self.render_mode = render_mode
        self.match = Match(scenario, marines, reward, rounds, answers)
        self._observer = Observer(self.match.game, answers, observation, copy=copy)
        self._player = {f"marine_{seat}": seat for seat in range(self.match.seats)} | {INVADER_AGENT: INVADER}
        self.possible_agents = list(self._player)
        self.observation_spaces = {agent: self._observer.space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(answers) for agent in self.possible_agents}
        self._random = np.random.default_rng()
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Dict:
        """The space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The space of an agent's answers."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin a game. `options`: `marines`, `position` and `numbers` of this game."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        drawn = int(self._random.integers(MOST_SEED)) if seed is None else int(seed)
        self.match.begin(drawn, options or {})
        self.agents = [f"marine_{seat}" for seat in range(self.match.players)] + [INVADER_AGENT]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {"legal": []} for agent in self.agents}
        self._next()

    def observe(self, agent: str) -> dict[str, Any]:
        """The current observation of an agent."""
        player, match = self._player[agent], self.match
        deciding = agent == self.agent_selection and not match.state.winner
        return self._observer.observe(
            match.state, side_of(player), player, match.offered() if deciding else 0, match.targets() if deciding else 0
        )

    def step(self, action: int | None) -> None:
        """Give the answer of the deciding agent. Raises ValueError for an illegal answer."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("An answer is asked for, and None is no answer.")
        self.match.answer(int(action))
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {"legal": []}
        self._score()
        self._accumulate_rewards()
        self._next()

    def _score(self) -> None:
        """Set the rewards of the last answer, and whether the game continues."""
        gained = self.match.gain()
        for agent in self.agents:
            self.rewards[agent] = -gained if agent == INVADER_AGENT else gained
        if self.match.state.winner:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.match.is_cut_off:
            self.truncations = dict.fromkeys(self.agents, True)

    def _next(self) -> None:
        player = self.match.state.player
        agent = INVADER_AGENT if player == INVADER else self.agents[player]
        self.agent_selection = agent
        self.infos[agent] = {"legal": self.match.rows()}

    def render(self) -> Any:
        """The table as the deciding agent sees it. None without a render mode."""
        side = side_of(self._player[self.agent_selection])
        return self._renderer.render(self.match.game, self.match.state, side)

    def close(self) -> None:
        """Do nothing: a game has no window and no open file."""


table = TableEnv
"""The factory of environments for a table."""
