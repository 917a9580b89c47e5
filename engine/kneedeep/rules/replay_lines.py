"""The lines of a replay file. Each line is a JSON object. Faults are reported in words."""

import json
import math
from typing import Any, NamedTuple

from kneedeep.support.interrupts import ReportedError
from kneedeep.support.translation import later, tr

FORMAT = 1
WINNERS = 4
MOST_SHOWN = 80
"""The number of characters of a line repeated in a message."""
_DAMAGED = later("Line {number} is damaged, or the file is no recorded game (*.kneedeep-replay).")


class ReplayError(ReportedError):
    """An invalid replay file, or one that does not fit the rules. The message gives line and reason."""


class DivergedError(ReplayError):
    """A readable replay that contradicts the rules or itself, for example after a change or truncation."""


class Lines(NamedTuple):
    """The contents of a replay's lines. `checkpoints`: (actions done, fingerprint), the last for the end."""

    head: dict[str, Any]
    actions: tuple[dict[str, object], ...]
    checkpoints: tuple[tuple[int, str], ...]
    winner: int | None
    """The value of the end line, None without one."""


def lines_in(text: str) -> Lines:
    """The contents of the lines of a text.

    Raises ReplayError for the first unreadable line, DivergedError for a line with a different number of actions.
    """
    # Split only at "\n": a scenario's texts may contain other line separators.
    lines = [(number, _object(number, line)) for number, line in enumerate(text.split("\n"), 1) if line.strip()]
    if not lines or lines[0][1].get("kneedeep") != "replay":
        raise ReplayError(_DAMAGED, number=1)
    actions: list[dict[str, object]] = []
    checkpoints: list[tuple[int, str]] = []
    winner: int | None = None
    for number, line in lines[1:]:
        if winner is not None:
            raise ReplayError("Line {number}: nothing may follow the end.", number=number)
        if "do" in line:
            actions.append({key: value for key, value in line.items() if key != "player"})
        elif "checkpoint" in line:
            checkpoints.append(_checkpoint(number, line, "checkpoint", len(actions)))
        elif "end" in line:
            checkpoints.append(_checkpoint(number, line, "actions", len(actions)))
            winner = _whole(number, line, "end")
            if not 0 <= winner < WINNERS:
                text = later("Line {number}: end must be from 0 to {most}, not {winner}.")
                raise ReplayError(text, number=number, most=WINNERS - 1, winner=shown(winner))
        else:
            raise ReplayError("Line {number}: neither an action, a checkpoint nor the end.", number=number)
    return Lines(_head(lines[0][1]), tuple(actions), tuple(checkpoints), winner)


def shown(data: object) -> str:
    """Data as JSON, short enough for a message."""
    try:
        text = json.dumps(data)
    except RecursionError:
        return tr("something nested too deep")
    return text if len(text) <= MOST_SHOWN else f"{text[:MOST_SHOWN]}…"


def _head(head: dict[str, object]) -> dict[str, object]:
    for key in ("format", "ruleset", "version", "scenario", "scenario_hash", "players", "seed"):
        if key not in head:
            raise ReplayError("Line 1: {key} is missing.", key=key)
        if key == "format" and (type(head[key]) is not int or head[key] != FORMAT):
            text = later("Line 1: format {given} is not known; this reads format {format}.")
            raise ReplayError(text, given=shown(head[key]), format=FORMAT)
    for key in ("players", "seed"):
        _whole(1, head, key)
    for key in ("ruleset", "version", "scenario_hash"):
        _text(1, head, key)
    return head


def _checkpoint(number: int, line: dict[str, object], key: str, actions: int) -> tuple[int, str]:
    count = _whole(number, line, key)
    digest = _text(number, line, "digest")
    if count != actions:
        text = later("Line {number}: {count} actions should stand before it, but {actions} do.")
        raise DivergedError(text, number=number, count=shown(count), actions=actions)
    return count, digest


def _whole(number: int, line: dict[str, object], key: str) -> int:
    value = line.get(key)
    if type(value) is not int:
        raise ReplayError("Line {number}: {key} must be a whole number.", number=number, key=key)
    return value


def _text(number: int, line: dict[str, object], key: str) -> str:
    value = line.get(key)
    if not isinstance(value, str):
        raise ReplayError("Line {number}: {key} must be a text.", number=number, key=key)
    return value


def _finite(number: str) -> float:
    """A number with a fraction. Raises ValueError for Infinity, NaN and numbers of infinite size."""
    value = float(number)
    if not math.isfinite(value):
        raise ValueError(f"{number} is no number of a game")
    return value


def _object(number: int, line: str) -> dict[str, object]:
    try:
        data = json.loads(line, parse_float=_finite, parse_constant=_finite)
        line.encode("utf-8")
    except (RecursionError, ValueError) as error:
        raise ReplayError(_DAMAGED, number=number) from error
    if not isinstance(data, dict):
        raise ReplayError(_DAMAGED, number=number)
    return data
