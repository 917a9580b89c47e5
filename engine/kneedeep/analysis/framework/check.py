"""A check: one rule of analysis with its explanation, found by its module's name."""

import importlib
import os
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from kneedeep.analysis import checks
from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.framework.finding import Finding, Severity
from kneedeep.analysis.framework.slices import WHOLE
from kneedeep.catalog.edition import Feature
from kneedeep.scenario.model import Scenario

if TYPE_CHECKING:
    from kneedeep.simulation.result import Simulation


class Check(NamedTuple):
    """One analysis rule. The texts are what `kneedeep explain` shows.

    `when`: found when, in a line. `what`, `why`, `fix`: what it means, why it matters in play, how to fix it.
    `rule`: the rule of the game or the part of the format it rests on. `example`: a scenario that fires it and no
    other; `near_miss`: one like it that does not. `needs`: what an edition must have for its
    scenarios to be judged by it. `reads`: the part
    of a scenario it is run over; an edit of anything else leaves what it has found as it was. `played`: for a check
    that reads the result of a simulation, what that was for the example and for the near miss. `more`: the example and the
    near miss of other editions in which something else fires it.
    """

    code: str
    name: str
    severity: Severity
    when: str
    what: str
    why: str
    fix: str
    rule: str
    example: str
    near_miss: str
    run: Callable[[Facts], Iterable[Finding]]
    needs: tuple[Feature, ...] = ()
    reads: str = WHOLE
    played: "tuple[Played, Played] | None" = None
    more: tuple[tuple[str, str], ...] = ()

    @property
    def title(self) -> str:
        """Return the name as people read it, without hyphens."""
        return self.name.replace("-", " ")

    @property
    def examples(self) -> tuple[tuple[str, str], ...]:
        """Return each example with its near miss, one pair for each edition that has its own."""
        return (self.example, self.near_miss), *self.more


def paragraphs(text: str) -> tuple[str, ...]:
    """Return the paragraphs of a text of a check, each on one line: a catalogue of translations has them one by one."""
    return tuple(" ".join(part.split()) for part in text.split("\n\n"))


Played = Callable[[Scenario], "Simulation"]
"""Makes the result of a simulation with which an example is looked at."""


@cache
def check_modules() -> dict[str, str]:
    """Return code -> module name, from the names of packages and modules alone (`board/brd001_overlap`), by code."""
    found = (
        (os.path.splitext(file)[0], family.name)
        for folder in checks.__path__
        for family in os.scandir(folder)
        if family.is_dir() and family.name != "__pycache__"
        for file in os.listdir(family)
    )
    return {
        name[:6].upper(): f"{checks.__name__}.{family}.{name}"
        for name, family in sorted(found)
        if name[3:6].isdigit()
    }


def load_check(code: str) -> Check:
    """Return one check. Raises KeyError for a code without a check."""
    check: Check = importlib.import_module(check_modules()[code]).CHECK
    return check


def selected(select: Iterable[str] = (), ignore: Iterable[str] = ()) -> Iterator[Check]:
    """Yield the checks whose code begins with one of `select` (all if empty) and with none of `ignore`."""
    wanted, unwanted = tuple(select), tuple(ignore)
    for code in check_modules():
        if (not wanted or code.startswith(wanted)) and not (unwanted and code.startswith(unwanted)):
            yield load_check(code)
