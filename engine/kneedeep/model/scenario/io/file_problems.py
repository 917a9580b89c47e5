"""Problems of a file, before anything is known of the board."""

from collections.abc import Iterable, Iterator
from collections.abc import Set as AbstractSet
from typing import NamedTuple

from kneedeep.support import grouped

Path = tuple[str | int, ...]


class Problem(NamedTuple):
    """One thing wrong: its finding code, the sentence, where in the plain data and in the text (from 1)."""

    code: str
    message: str
    path: Path = ()
    line: int = 1
    column: int = 1


class Complaint(NamedTuple):
    """A problem without a place in the text yet, and the parts that may make it the same mistake as another one."""

    code: str
    message: str
    path: Path = ()
    lacks: tuple[str, ...] = ()
    """One of these keys is missing at `path`."""
    meant: tuple[str, ...] | None = None
    """For an unknown key: which known ones its writer may have meant; none: who knows."""
    breaks: bool = True
    """Whether what holds it can't be read for it."""
    foreign: bool = False
    """Whether it is about something that belongs to another edition."""

    def explains(self, other: "Complaint") -> bool:
        """Whether this unknown key is the one whose absence the other complaint is about."""
        if self.meant is None or not other.lacks or self.path[:-1] != other.path:
            return False
        return not self.meant or not set(self.meant).isdisjoint(other.lacks)


def without_trail(complaints: Iterable[Complaint]) -> Iterator[Complaint]:
    """Yield the complaints without repeated ones: one mistake, one complaint.

    A missing key that is misspelt is shown as unknown. A number for a key beside a broken value (`at: 4, 2`) is the
    rest of that value. Faults inside a misplaced key go with it, and all about a key of another edition.
    """
    found = list(complaints)
    unknown = grouped((one.path[:-1], one) for one in found if one.meant is not None)
    misplaced = {one.path for one in found if one.code == "SCN003"}
    foreign = {one.path for one in found if one.foreign}
    broken = {one.path[:-1] for one in found if one.meant is None and one.path}
    for one in found:
        told_as_unknown = one.lacks and any(other.explains(one) for other in unknown.get(one.path, ()))
        rest = one.meant is not None and _is_number(one.path[-1]) and one.path[:-1] in broken
        if not told_as_unknown and not rest and not _is_inside(one, misplaced, foreign):
            yield one


def _is_inside(one: Complaint, misplaced: AbstractSet[Path], foreign: AbstractSet[Path]) -> bool:
    """Whether a complaint is about a part of what is misplaced or of another edition."""
    holders = {one.path[:length] for length in range(1, len(one.path) + 1)}
    if one.code == "SCN002" and not holders.isdisjoint(misplaced):
        return True
    return not (holders - {one.path} if one.foreign else holders).isdisjoint(foreign)


def _is_number(step: str | int) -> bool:
    return isinstance(step, str) and step.removeprefix("-").isdecimal()
