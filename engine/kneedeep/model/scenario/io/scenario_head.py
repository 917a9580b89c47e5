"""Recognition of texts meant as scenarios, by the two keys that each scenario has."""

import re

_KEYS = tuple(re.compile(rf"^[{{ \t]*[\"']?{key}[\"']?\s*:", re.MULTILINE) for key in ("format", "ruleset"))


def is_meant_as_scenario(text: str) -> bool:
    """True if lines of a text begin with the keys `format` and `ruleset`. The rest of the text may be broken."""
    return all(key.search(text) for key in _KEYS)
