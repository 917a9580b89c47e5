"""Reading scenarios for tests: the same text or data is read once, since what is read never changes."""

import json
from functools import lru_cache
from typing import Any

from kneedeep.board import Board, compile_board
from kneedeep.model.scenario.io.reader import Reading, read
from kneedeep.model.scenario.model import Scenario

MOST = 200
read_once = lru_cache(MOST)(read)
"""Read a text, or return what was read of it before."""


def read_data(data: Any) -> Reading:
    """Return the reading of a scenario given as data. JSON is YAML, and written far sooner."""
    return read_once(json.dumps(data, ensure_ascii=False))


def sound(reading: Reading) -> Scenario:
    """The scenario of a reading, which must have no problems."""
    assert reading.scenario is not None and not reading.problems, reading.problems
    return reading.scenario


def board_of_data(data: Any) -> Board:
    """The board of a scenario given as data, which must have no problems."""
    return compile_board(sound(read_data(data)))


def scenario_in(content: str | bytes) -> Scenario:
    """The scenario that the content of a file holds."""
    scenario = read(content).scenario
    assert scenario is not None
    return scenario
