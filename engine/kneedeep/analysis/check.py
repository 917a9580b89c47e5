"""A check: one rule of analysis with its explanation, found by its module's name."""

import importlib
import pkgutil
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import NamedTuple

from kneedeep.analysis import checks
from kneedeep.analysis.facts import Facts
from kneedeep.analysis.finding import Finding, Severity


class Check(NamedTuple):
    """One analysis rule. The texts are what `kneedeep explain` shows.

    `when`: found when, in a line. `what`, `why`, `mend`: what it means, why it matters in play, how to mend it.
    `rule`: the rule of the game or the part of the format it rests on. `example`: a scenario that fires it and no
    other; `near_miss`: one like it that does not.
    """

    code: str
    name: str
    severity: Severity
    when: str
    what: str
    why: str
    mend: str
    rule: str
    example: str
    near_miss: str
    run: Callable[[Facts], Iterable[Finding]]


@cache
def check_modules() -> dict[str, str]:
    """Return code -> module name, from the names of the modules alone (`brd001_overlap`)."""
    found = (module.name for module in pkgutil.iter_modules(checks.__path__))
    return {name[:6].upper(): f"{checks.__name__}.{name}" for name in sorted(found) if name[3:6].isdigit()}


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
