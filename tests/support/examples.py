"""The small maps that the examples of the checks are made of: a hall, a door and a lab, and a way to win."""

import re
from collections.abc import Mapping
from functools import cache

from tests.support.files import MAPS


def example(**sections: str) -> str:
    """The text of a scenario: the small map with these sections replaced or added.

    A text of several lines is a list of entries. An empty one leaves the section out.
    """
    return _text("doom-2004", sections)


def portal_example(**sections: str) -> str:
    """Return the text of a scenario of the edition with portals: its small map, with sections as in `example`."""
    return _text("doom-2016", sections)


@cache
def _own(ruleset: str) -> dict[str, str]:
    """The sections of the small map of an edition, by name."""
    lines = MAPS.with_name(f"example-{ruleset}.yaml").read_text(encoding="utf-8").split("\n", 1)[1]
    return {text.partition(":")[0]: text.rstrip("\n") for text in re.split(r"(?m)^(?=\w)", lines) if text}


def _text(ruleset: str, sections: Mapping[str, str]) -> str:
    texts = dict(_own(ruleset))
    for name, text in sections.items():
        text = text.strip("\n")
        is_block = "\n" in text or text.lstrip().startswith("- ") or text.startswith("  ")
        texts[name] = f"{name}:\n{text}" if is_block else text
    body = "\n".join(text for text in texts.values() if text)
    return f"format: 1\nruleset: {ruleset}\ntitle: Example\n{body}\n"
