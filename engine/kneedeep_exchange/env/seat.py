"""One side as an environment for Gymnasium. A bot plays the opposite side."""

from collections.abc import Mapping
from typing import Any

import gymnasium
from gymnasium import spaces

from kneedeep.games.bots import Bot, bot_named
from kneedeep.games.bots.seats import INVADERS, MARINES, side_of
from kneedeep.rules.state import INVADER
from kneedeep_exchange.env.match import ANSWERS, MOST_SEED, ROUNDS, Given, Match, Reward, known
from kneedeep_exchange.env.observer import Form, Observed, Observer
from kneedeep_exchange.env.renderer import RENDER_MODES, Renderer

SIDES = (MARINES, INVADERS)


class SeatEnv(Observed, gymnasium.Env[dict[str, Any], int]):
    """A game in which a bot plays one side. The settings are those of a table.

    Raises UnplayableError for a scenario that can't be played, ValueError for an unknown side or bot.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}

    def __init__(
        self,
        scenario: Given,
        side: str = MARINES,
        against: str = "rush",
        *,
        marines: int | None = None,
        observation: Form = "planes",
        reward: Reward = "win",
        rounds: int = ROUNDS,
        answers: int = ANSWERS,
        copy: bool = True,
        render_mode: str | None = None,
    ) -> None:
        known(side, SIDES, "side")
        self._renderer = Renderer(render_mode)
        self.render_mode = render_mode
        self.match = Match(scenario, marines, reward, rounds, answers)
        self._observer = Observer(self.match.game, answers, observation, copy=copy)
        self._side, self._against = side, against
        bot_named(against, self.match.game, self.match.usual, 0)
        self.observation_space: spaces.Space[dict[str, Any]] = self._observer.space()
        self.action_space = spaces.Discrete(answers)  # type: ignore[assignment]

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a game, up to the side's first decision. `options`: `marines`, `position`, `numbers` of this game."""
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(MOST_SEED)) if seed is None else seed
        match = self.match
        match.begin(drawn, options or {})
        self._bot: Bot = bot_named(self._against, match.game, match.players, drawn)
        self._play_on()
        return self._observed()

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Give an answer, and play on to the side's next decision. Raises ValueError for an illegal answer."""
        match = self.match
        match.answer(int(action))
        self._play_on()
        gained = match.gain()
        seen, info = self._observed()
        reward = gained if self._side == MARINES else -gained
        return seen, reward, bool(match.state.winner), match.is_cut_off, info

    def _play_on(self) -> None:
        """Let the bot decide until the side decides, the game is over, or the round limit is exceeded."""
        match = self.match
        while match.legal and side_of(match.state.player) != self._side and not match.is_cut_off:
            match.answer(match.choice(self._bot))

    def _observed(self) -> tuple[dict[str, object], dict[str, object]]:
        match = self.match
        state = match.state
        decides = bool(match.legal) and side_of(state.player) == self._side
        player = INVADER if self._side == INVADERS else max(0, state.player)
        offered, targets = (match.offered(), match.targets()) if decides else (0, 0)
        seen = self._observer.observe(state, self._side, player, offered, targets)
        return seen, {"legal": match.rows() if decides else [], "player": player}

    def render(self) -> Any:
        """The table as the side sees it. None without a render mode."""
        return self._renderer.render(self.match.game, self.match.state, self._side)


seat = SeatEnv
"""The factory of environments for one side."""
