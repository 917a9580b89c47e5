"""A check: one rule of analysis with its explanation, found by its module's name."""

import importlib
import os
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from kneedeep.analysis import checks
from kneedeep.analysis.framework import Facts, Finding, Severity
from kneedeep.analysis.framework.check_page import CheckPage, page_beside
from kneedeep.analysis.framework.slices import WHOLE
from kneedeep.model.catalog.edition import Feature
from kneedeep.model.scenario.model import Scenario

if TYPE_CHECKING:
    from kneedeep.games.simulation.result import Simulation


class Check(NamedTuple):
    """One analysis rule, with its texts on a page beside its module.

    `file`: the file of the module, `brd001_overlap.py` for BRD001, overlap. `needs`: the features of an edition whose
    scenarios it applies to. `reads`: the part of a scenario that it reads. Edits elsewhere don't change
    its results. `played`: creates the simulation results of the example and the near miss, if it reads any.
    """

    file: str
    severity: Severity
    run: Callable[[Facts], Iterable[Finding]]
    needs: tuple[Feature, ...] = ()
    reads: str = WHOLE
    played: "tuple[Played, Played] | None" = None

    @property
    def code(self) -> str:
        """The code at the beginning of the file name."""
        return os.path.basename(self.file)[:6].upper()

    @property
    def name(self) -> str:
        """The name, with hyphens."""
        return os.path.splitext(os.path.basename(self.file))[0][7:].replace("_", "-")

    @property
    def title(self) -> str:
        """The name for people, without hyphens."""
        return self.name.replace("-", " ")

    @property
    def page(self) -> CheckPage:
        """The texts of the page. Raises OSError, ValueError."""
        return page_beside(self.file)


def check(
    severity: Severity,
    *,
    needs: tuple[Feature, ...] = (),
    reads: str = WHOLE,
    played: "tuple[Played, Played] | None" = None,
    file: str = "",
) -> Callable[[Callable[[Facts], Iterable[Finding]]], Check]:
    """A decorator that makes the `run` of a module its check: see `Check`. `file`: of a `run` made elsewhere."""

    def made(run: Callable[[Facts], Iterable[Finding]]) -> Check:
        plain = getattr(run, "__wrapped__", run)
        return Check(file or plain.__globals__["__file__"], severity, run, needs, reads, played)

    return made


def paragraphs(text: str) -> tuple[str, ...]:
    """The paragraphs of a text of a check, each on one line. Catalogues of translations have one entry for each."""
    return tuple(" ".join(part.split()) for part in text.split("\n\n"))


Played = Callable[[Scenario], "Simulation"]
"""Creates the result of a simulation for an example."""


@cache
def check_modules() -> dict[str, str]:
    """Code -> module name, from the names of packages and modules alone (`board/brd001_overlap`), by code."""
    families = (
        one for folder in checks.__path__ for one in os.scandir(folder) if one.is_dir() and one.name != "__pycache__"
    )
    found = ((os.path.splitext(file)[0], family.name) for family in families for file in os.listdir(family))
    return {
        name[:6].upper(): f"{checks.__name__}.{family}.{name}" for name, family in sorted(found) if name[3:6].isdigit()
    }


def load_check(code: str) -> Check:
    """One check. Raises KeyError for a code without a check."""
    found: Check = importlib.import_module(check_modules()[code]).run
    return found


def selected(select: Iterable[str] = (), ignore: Iterable[str] = ()) -> Iterator[Check]:
    """Yield the checks whose code begins with one of `select` (all if empty) but with none of `ignore`."""
    wanted, unwanted = tuple(select), tuple(ignore)
    for code in check_modules():
        if (not wanted or code.startswith(wanted)) and not (unwanted and code.startswith(unwanted)):
            yield load_check(code)
