"""The two sides of a text with conflict markers."""

import re

from kneedeep.model.scenario.io.merged_text import MARKER_SIZE

_MARKER = re.compile(rf"([<|=>])\1{{{MARKER_SIZE - 1},}}(?: .*)?$")
_NEXT = {"": "<", "<": "|=", "|": "=", "=": ">"}
"""Which marker may follow, by the one before it; none before the first one and after the last."""


def conflict_sides(text: str) -> tuple[str, str] | None:
    """Our side and theirs of a text with conflict markers; None where it has none, or they don't fit together."""
    sides: tuple[list[str], list[str]] = ([], [])
    part, found = "", False
    for line in text.splitlines(keepends=True):
        if (marker := _MARKER.match(line.rstrip("\r\n"))) is not None:
            if marker[1] not in _NEXT[part]:
                return None
            part, found = ("" if marker[1] == ">" else marker[1]), True
            continue
        if part in ("", "<"):
            sides[0].append(line)
        if part in ("", "="):
            sides[1].append(line)
    return ("".join(sides[0]), "".join(sides[1])) if found and not part else None
