"""The page of a check: a Markdown file beside its module, `brd001_overlap.md`, with its texts and examples."""

import os
import re
from functools import cache
from typing import NamedTuple

from kneedeep.support.translation import later

HEADINGS = (later("What it means"), later("Why it matters"), later("How to fix it"), later("Rule"))
HAS_IT, HAS_IT_NOT = later("Example"), later("Near miss")
_SECTION = re.compile(r"^## (.+)$", re.MULTILINE)
_WHEN = re.compile(r"# [A-Z]{3}\d{3} [a-z0-9-]+\n\nFound when (.+)\.\n*\Z")
_FENCE = re.compile(r"\A```yaml\n(.*?)^```\Z", re.MULTILINE | re.DOTALL)


class CheckPage(NamedTuple):
    """The texts of a check.

    `when`: its condition in one line. `what`, `why`, `fix`: its meaning, its effect in play, its remedy.
    `rule`: the rule of the game or the part of the format behind it. `examples`: pairs of a scenario with the finding and
    a near miss, one pair for each edition that needs its own; none for a check that no scenario can show.
    """

    when: str
    what: str
    why: str
    fix: str
    rule: str
    examples: tuple[tuple[str, str], ...]


@cache
def page_beside(module: str) -> CheckPage:
    """The page beside the file of a module. Raises OSError if it is missing, ValueError if it has another form."""
    path = f"{os.path.splitext(module)[0]}.md"
    with open(path, encoding="utf-8") as page:
        text = page.read()
    try:
        return parsed(text)
    except ValueError as error:
        raise ValueError(f"{os.path.basename(path)}: {error}") from error


def parsed(text: str) -> CheckPage:
    """The texts of a page. Raises ValueError if it has other sections, or another order."""
    head, *sections = _SECTION.split(text)
    titles, bodies = tuple(sections[::2]), [body.strip() for body in sections[1::2]]
    pairs = (len(titles) - len(HEADINGS)) // 2
    if (when := _WHEN.match(head)) is None:
        raise ValueError("begin with “# CODE name” and “Found when ….”, each on a line, with a blank line between")
    if titles != HEADINGS + (HAS_IT, HAS_IT_NOT) * pairs:
        raise ValueError(f"the sections of a page are {', '.join((*HEADINGS, HAS_IT, HAS_IT_NOT))}")
    what, why, fix, rule, *fenced = bodies
    scenarios = list(map(_scenario, fenced))
    return CheckPage(when[1], what, why, fix, rule, tuple(zip(scenarios[::2], scenarios[1::2], strict=True)))


def _scenario(body: str) -> str:
    if (fence := _FENCE.match(body)) is None:
        raise ValueError(f"a scenario is one fenced block of YAML, not {body[:40]!r}")
    return fence[1]
