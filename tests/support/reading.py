"""Reading scenarios for tests: the same text or data is read once, since what is read never changes."""

import json
from functools import lru_cache
from typing import Any

from kneedeep.model.scenario.io.reader import Reading, read

MOST = 200
read_once = lru_cache(MOST)(read)
"""Read a text, or return what was read of it before."""


def read_data(data: Any) -> Reading:
    """Return the reading of a scenario given as data. JSON is YAML, and written far sooner."""
    return read_once(json.dumps(data, ensure_ascii=False))
