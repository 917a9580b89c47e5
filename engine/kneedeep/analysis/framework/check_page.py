"""The page of a check: a Markdown file beside its module, `brd001_overlap.md`, with all that people read about it."""

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

from kneedeep.translation import later

HEADINGS = (later("What it means"), later("Why it matters"), later("How to fix it"), later("Rule"))
HAS_IT, HAS_IT_NOT = later("A scenario that has it"), later("One much like it that has not")
_SECTION = re.compile(r"^## (.+)$", re.MULTILINE)
_FENCE = re.compile(r"\A```yaml\n(.*?)^```\Z", re.MULTILINE | re.DOTALL)
_FOUND_WHEN = "Found when "


class CheckPage(NamedTuple):
    """The texts of a check.

    `when`: found when, in a line. `what`, `why`, `fix`: what it means, why it matters in play, how to fix it. `rule`: the rule
    of the game or the part of the format it follows. `examples`: pairs of a scenario with the finding and one like it without,
    one pair for each edition that needs its own; empty texts where no scenario can show it.
    """

    when: str
    what: str
    why: str
    fix: str
    rule: str
    examples: tuple[tuple[str, str], ...]

    @property
    def example(self) -> str:
        """Return the first scenario with the finding."""
        return self.examples[0][0]

    @property
    def near_miss(self) -> str:
        """Return the scenario like it without the finding."""
        return self.examples[0][1]


@cache
def page_beside(module: str) -> CheckPage:
    """Return the page beside the file of a module. Raises OSError without one, ValueError for one of another form."""
    return parsed(Path(module).with_suffix(".md").read_text(encoding="utf-8"))


def parsed(text: str) -> CheckPage:
    """Return the texts of a page. Raises ValueError if it does not have the sections of a page in their order."""
    head, *sections = _SECTION.split(text)
    _, _, when = head.strip().partition("\n\n")
    titles, bodies = sections[::2], [body.strip() for body in sections[1::2]]
    listings = [HAS_IT, HAS_IT_NOT] * ((len(titles) - len(HEADINGS)) // 2)
    if tuple(titles) != (*HEADINGS, *listings) or not (when.startswith(_FOUND_WHEN) and when.endswith(".")):
        raise ValueError(f"a page has “{_FOUND_WHEN}….”, then {', '.join((*HEADINGS, HAS_IT, HAS_IT_NOT))}")
    what, why, fix, rule, *scenarios = bodies
    fenced = [_scenario(body) for body in scenarios] or ["", ""]
    return CheckPage(
        when[len(_FOUND_WHEN) : -1], what, why, fix, rule, tuple(zip(fenced[::2], fenced[1::2], strict=True))
    )


def _scenario(body: str) -> str:
    fence = _FENCE.match(body)
    if fence is None:
        raise ValueError(f"a scenario of a page is one fenced block of YAML, not {body[:40]!r}")
    return fence[1]
