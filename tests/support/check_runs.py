"""Shorthand for tests of checks: a text judged by one or all of the checks of the file, the board and the box."""

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


def codes(text: str) -> list[str]:
    """Return the codes found at error or warning level and not allowed, sorted."""
    return sorted(finding.code for finding in findings(text) if finding.severity != "info" and not finding.allowed)


def only(text: str, code: str) -> Finding:
    """Return the one finding at error or warning level, which must have that code."""
    assert codes(text) == [code]
    return next(finding for finding in findings(text) if finding.code == code)
