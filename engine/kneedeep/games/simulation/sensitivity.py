"""Sensitivity: the same games with important guessed numbers one step lower and one step higher."""

import json
from collections.abc import Callable, Iterator, Mapping
from fnmatch import fnmatch
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from kneedeep.games.simulation.bracket import LEAST_GAMES
from kneedeep.games.simulation.result import MARINES, GuessRange, Simulation
from kneedeep.games.simulation.simulation_plan import SimulationPlan, packed, unpacked
from kneedeep.model.catalog.numbers.overrides import checked, data_with, known, plain


class Guess(NamedTuple):
    """Related guessed numbers: their values one step lower and one step higher, by address."""

    id: str
    less: Mapping[str, object]
    more: Mapping[str, object]


@cache
def guesses_of(ruleset: str) -> tuple[Guess, ...]:
    """The most important guesses of an edition, from a data file that says how they were found."""
    text = (files(__package__) / "data" / "sensitivity.json").read_text(encoding="utf-8")
    return tuple(
        Guess(one["id"], *(moved(ruleset, one["numbers"], step) for step in (-1, 1)))
        for one in json.loads(text).get(ruleset, ())
    )


def moved(ruleset: str, pattern: str, step: int) -> dict[str, object]:
    """New values of the guessed numbers whose addresses match a pattern. A step of dice is a red die."""
    data, found = data_with(ruleset, ()), {}
    for name, address in known(ruleset).items():
        entry = address.read(data) if fnmatch(name, pattern) else None
        if entry is not None and entry.mark == "G":
            value = _changed(entry.value, step)
            if value is not None and not address.kind.fault(name, value):
                found[name] = value
    return found


def _changed(value: object, step: int) -> object:
    """A number plus a step, or an attack with added red dice or fewer dice. None for other values."""
    match value:
        case int():
            return value + step
        case {"dice": dice, **others}:
            return {**others, "dice": _changed(dice, step)}
        case [*dice]:
            return dice + ["red"] * step if step > 0 else dice[:step]
    return None


def varied(plan: SimulationPlan, guess: Guess) -> tuple[SimulationPlan, SimulationPlan]:
    """The plan with a guess one step lower, and one step higher. The user's own numbers stay."""
    scenario, ruleset = unpacked(plan.packed)
    less, more = (
        packed(scenario, checked({**values, **plain(ruleset.numbers)}, scenario.ruleset))
        for values in (guess.less, guess.more)
    )
    same = plan._replace(bracket=False, curve=False)
    return same._replace(packed=less), same._replace(packed=more)


def with_ranges(
    plan: SimulationPlan, result: Simulation, play: Callable[[SimulationPlan], Simulation]
) -> Iterator[Simulation]:
    """Yield the result with the ranges of the guesses finished so far. `play`: plays a plan to its end."""
    for guess in guesses_of(unpacked(plan.packed)[0].ruleset):
        less, more = map(play, varied(plan, guess))
        result = result._replace(sensitivity=(*result.sensitivity, *ranges(guess, less, result, more)))
        yield result


def ranges(guess: Guess, less: Simulation, result: Simulation, more: Simulation) -> Iterator[GuessRange]:
    """Yield the shares for each number of marines with enough games that used the guess."""
    for party in result.parties:
        shares = tuple(one.party(party.marines).won(MARINES) for one in (less, result, more))
        if guess.less.keys() & party.tally("guesses") and all(one.games >= LEAST_GAMES for one in shares):
            yield GuessRange(guess.id, party.marines, *shares)
