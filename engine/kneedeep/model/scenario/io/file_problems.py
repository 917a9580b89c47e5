"""Problems of a file that are known without the board."""

from collections.abc import Iterable, Iterator
from collections.abc import Set as AbstractSet
from typing import NamedTuple

from kneedeep.support import grouped

Path = tuple[str | int, ...]


class Problem(NamedTuple):
    """A problem of a file: its finding code, sentence, path in the plain data and position in the text (from 1)."""

    code: str
    message: str
    path: Path = ()
    line: int = 1
    column: int = 1


class Complaint(NamedTuple):
    """A problem without a position in the text, and details that identify repeated complaints about one mistake."""

    code: str
    message: str
    path: Path = ()
    lacks: tuple[str, ...] = ()
    """The keys at `path` of which one is missing."""
    meant: tuple[str, ...] | None = None
    """The known keys that an unknown key may be meant as. Empty: any of them. None: the problem is another one."""
    breaks: bool = True
    """True if the enclosing part can't be read because of it."""
    foreign: bool = False
    """True if it is about something of another edition."""

    def explains(self, other: "Complaint") -> bool:
        """True if the missing key of the other complaint may be a misspelling: this unknown key."""
        if self.meant is None or not other.lacks or self.path[:-1] != other.path:
            return False
        return not self.meant or not set(self.meant).isdisjoint(other.lacks)


def without_trail(complaints: Iterable[Complaint]) -> Iterator[Complaint]:
    """Yield the complaints without repetitions: one complaint for each mistake.

    A misspelt key is reported as unknown, not as missing. A key `2` beside a broken value (`at: 4, 2`) is the
    rest of that value. Faults inside a misplaced key, or one of another edition, are left out.
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
    """True if a complaint is about a part of something misplaced or of another edition."""
    holders = {one.path[:length] for length in range(1, len(one.path) + 1)}
    if one.code == "SCN002" and not holders.isdisjoint(misplaced):
        return True
    return not (holders - {one.path} if one.foreign else holders).isdisjoint(foreign)


def _is_number(step: str | int) -> bool:
    return isinstance(step, str) and step.removeprefix("-").isdecimal()
