"""Shorthand for tests of checks."""

import re
from collections.abc import Sequence

from kneedeep.analysis.framework.finding import Finding
from kneedeep.analysis.framework.runner import analyse
from kneedeep.model.scenario.io.reader import read

FAMILIES = ("SCN", "BRD", "CMP", "INT")
WORDS_OF_2004 = re.compile(r"reveal|\bkey\b|ammunition|ammo|colors in play|obstacle|barrel|duct", re.IGNORECASE)
"""Words that no finding about a map of the 2016 edition may use."""


def findings(text: str, select: Sequence[str] = FAMILIES) -> list[Finding]:
    """The findings for a text at any level, allowed ones too."""
    return analyse(read(text), select=select, verbose=True)
