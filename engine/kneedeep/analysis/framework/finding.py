"""A finding: a result of a check, as a value that can be shown, written and fixed."""

from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum
from typing import Any, NamedTuple

from kneedeep.model.scenario.edits import Edit

Space = tuple[int, int]
Witness = Mapping[str, Any]
"""The proof of a finding: see findings.schema.json."""
CROSS_CHECK = "INT003"
"""The code of the check that compares both engines. `cross_checked` runs it."""


class Severity(StrEnum):
    """The weight of a finding: not playable as intended, probably not intended, or worth knowing."""

    ERROR = "error"
    WARNING = "warning"
    INFO = "info"


class Fix(NamedTuple):
    """A mechanical fix. A safe fix never changes the author's intention, and `--fix` applies only safe ones.

    A deleting fix removes elements or their spaces. It comes last and can't be applied by a key alone.
    """

    title: str
    edit: Edit
    safe: bool = True
    deletes: bool = False


class Cause(NamedTuple):
    """The reason why a finding is not reported: a finding of another code explains it.

    That finding is about one of these elements, or at this line and column of the file.
    """

    code: str
    serials: tuple[int, ...] = ()
    place: tuple[int, int] | None = None


class Finding(NamedTuple):
    """The result of a check. The runner fills in the fields below `cause`.

    `serials` are the elements it is about, with the element that locates it first (`path`: which part of it).
    Serial 0 is the whole scenario. `about`: keys and names of the file that it mentions, if they distinguish
    findings about the same elements. `witness` proves it: see findings.schema.json. `elements`: the elements'
    names for programs. `called`: their names for people.
    """

    code: str
    message: str
    spaces: tuple[Space, ...] = ()
    serials: tuple[int, ...] = ()
    path: tuple[str | int, ...] = ()
    witness: Witness | None = None
    fixes: tuple[Fix, ...] = ()
    marines: tuple[int, ...] | None = None
    cause: Cause | None = None
    about: tuple[str, ...] = ()
    occurrence: int = 1
    name: str = ""
    severity: Severity = Severity.ERROR
    elements: tuple[str, ...] = ()
    called: tuple[str, ...] = ()
    line: int = 1
    column: int = 1
    end_line: int = 1
    end_column: int = 1
    allowed: str | None = None

    @property
    def shows_moment(self) -> bool:
        """Whether the witness shows a moment of a game: a trap, starvation, a respawn gap."""
        witness = self.witness or {}
        kind = witness.get("kind")
        return (kind == "path" and "steps" in witness) or (kind in ("state", "band") and "areas" in witness)

    @property
    def identity(self) -> tuple[str, ...]:
        """The parts that identify a finding over edits: code, elements, spaces, keys and names."""
        keys = (step for step in self.path if isinstance(step, str))
        return (self.code, *self.elements, *(f"{x},{y}" for x, y in self.spaces), *keys, *self.about)

    @property
    def fingerprint(self) -> str:
        """A short text for the identity and the index among the findings of the same identity."""
        import hashlib

        counted = () if self.occurrence == 1 else (str(self.occurrence),)
        return hashlib.sha256("\n".join((*self.identity, *counted)).encode()).hexdigest()[:16]


def new_findings(found: Iterable[Finding], *known: Iterable[Finding]) -> Iterator[Finding]:
    """Yield the findings that are in none of the other lists: neither by fingerprint nor by code and elements.

    Elements are compared by their serials, so all drafts must have equal ones. Allowed findings are left out.
    """
    others = [finding for findings in known for finding in findings]
    prints = {finding.fingerprint for finding in others}
    subjects = {(finding.code, finding.serials, finding.path) for finding in others}
    for finding in found:
        if (
            finding.allowed is None
            and finding.fingerprint not in prints
            and (finding.code, finding.serials, finding.path) not in subjects
        ):
            yield finding
