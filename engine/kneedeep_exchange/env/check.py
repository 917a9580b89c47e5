"""Tests the environments with the libraries' own checks and measures their speed."""

import argparse
import sys
import time
import warnings
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, redirect_stdout
from io import StringIO
from typing import Any

import gymnasium
import numpy as np
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from kneedeep.api import read
from kneedeep.model.scenario.io.atomic_files import FileFailed
from kneedeep.model.scenario.io.reader import Reading
from kneedeep.rules.ruleset import UnplayableError
from kneedeep.support.resources import names, path
from kneedeep_exchange.env.observer import Form
from kneedeep_exchange.env.seat import SIDES, SeatEnv, seat
from kneedeep_exchange.env.table import TableEnv, table

ARRAYS: tuple[Form, ...] = ("planes", "vector")
"""The observation forms supported by PettingZoo's test, which has no texts."""
CYCLES = 200
STEPS = 20_000
SEED = 42


def check_api(scenario: Reading, form: Form, cycles: int = CYCLES) -> None:
    """Run PettingZoo's test of the interface. Raises AssertionError or any exception of the test."""
    with _quiet():
        api_test(table(scenario, observation=form), num_cycles=cycles)


def check_seeds(scenario: Reading, cycles: int = CYCLES) -> None:
    """Run PettingZoo's test that equal seeds and answers give equal games. Raises AssertionError."""
    with _quiet():
        seed_test(lambda: table(scenario), num_cycles=cycles)


def check_cut(scenario: Reading, rounds: int = 1) -> None:
    """Play random games with a limit of rounds, as `max_cycles_test` does. Raises AssertionError."""
    env = table(scenario, rounds=rounds)
    for _ in random_steps(env, SEED, STEPS):
        assert env.match.state.round <= rounds
    ended = env.terminations if env.match.state.winner else env.truncations
    assert all(ended.values()), "a game was not cut off"


def check_seat(scenario: Reading, side: str, cycles: int = CYCLES) -> None:
    """Run Gymnasium's test of the interface, and a game. Raises AssertionError or any exception of the test."""
    env = seat(scenario, side, "random")
    with _quiet():
        check_env(_LegalAnswers(env), skip_render_check=True)
    seen, _ = env.reset(seed=SEED)
    for _ in range(cycles):
        assert env.observation_space.contains(seen)
        seen, _, over, cut, _ = env.step(int(np.flatnonzero(seen["action_mask"])[-1]))
        if over or cut:
            break


def random_steps(env: TableEnv, seed: int, most: int) -> Iterator[int]:
    """Play a game of random agents that read every observation. Yields the number of steps before each step."""
    choices = np.random.default_rng(seed)
    env.reset(seed=seed)
    for step, _ in zip(range(most), env.agent_iter(most), strict=False):
        observation, _, over, cut, info = env.last()
        if over or cut:
            return
        yield step
        env.step(int(choices.integers(len(info["legal"]))))


def steps_a_second(env: TableEnv, most: int) -> float:
    """The number of steps per second of processor time with random agents, observations included."""
    done, seed, begun = 0, 0, time.process_time()
    while done < most:
        done += sum(1 for _ in random_steps(env, seed, most - done))
        seed += 1
    return done / (time.process_time() - begun)


class _LegalAnswers(gymnasium.ActionWrapper[dict[str, Any], int, int]):
    """Maps any number to a legal answer, since `check_env` gives arbitrary numbers."""

    env: SeatEnv

    def action(self, action: int) -> int:
        """The answer for a number."""
        return int(action) % max(1, self.env.match.offered())


@contextmanager
def _quiet() -> Iterator[None]:
    """Suppress output and style warnings of the libraries, but no exceptions."""
    with redirect_stdout(StringIO()), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


def _checked(path: str, steps: int) -> None:
    """Check and measure the environments of a file. Raises any exception of the checks."""
    scenario = read(path)
    for form in ARRAYS:
        check_api(scenario, form)
    check_seeds(scenario)
    check_cut(scenario)
    for side in SIDES:
        check_seat(scenario, side)
    print(f"{path}: api_test, seed_test, check_env and the end after the last round pass")
    for form, copy in (("planes", True), ("planes", False), ("vector", True)):
        env = table(scenario, observation=form, copy=copy)
        shape = " × ".join(map(str, env.observation_space(env.possible_agents[0])["observation"].shape or ()))
        kept = "" if copy else ", copy=False"
        print(f"{path}: {form} {shape}{kept}: {steps_a_second(env, steps):,.0f} steps a second")


def main(arguments: Sequence[str] | None = None) -> int:
    """Check the environments of files; return 0 if all pass, 1 if one fails, 2 for an unreadable file."""
    about = "Check the environments for learning by the tests of PettingZoo and Gymnasium, and measure them."
    parser = argparse.ArgumentParser(prog="python -m kneedeep_exchange.env.check", description=about)
    parser.add_argument("files", nargs="*", metavar="FILE", help="scenarios (default: all that are shipped)")
    parser.add_argument(
        "--steps", type=int, default=STEPS, metavar="N", help="how many steps to measure (default: %(default)s)"
    )
    asked = parser.parse_args(arguments)
    files = asked.files or [str(path("scenarios", name)) for name in names("scenarios", ".yaml")]
    failed = False
    for file in files:
        try:
            _checked(file, asked.steps)
        except (FileFailed, UnplayableError) as error:
            print(f"{file}: {error}", file=sys.stderr)
            return 2
        except AssertionError as error:
            print(f"{file}: {error}", file=sys.stderr)
            failed = True
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
