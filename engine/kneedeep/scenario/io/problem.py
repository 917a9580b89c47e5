"""What is wrong with a file, before anything is known of the board."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

Path = tuple[str | int, ...]


class Problem(NamedTuple):
    """One thing wrong: its finding code, the sentence, where in the plain data and in the text (from 1)."""

    code: str
    message: str
    path: Path = ()
    line: int = 1
    column: int = 1


class Complaint(NamedTuple):
    """A problem that has no place in the text yet, and what may make it the same mistake as another one."""

    code: str
    message: str
    path: Path = ()
    lacks: tuple[str, ...] = ()
    """One of these keys is missing at `path`."""
    meant: tuple[str, ...] | None = None
    """For an unknown key: which known ones its writer may have meant; none: who knows."""
    breaks: bool = True
    """Whether what holds it can't be read for it."""

    def explains(self, other: "Complaint") -> bool:
        """Tell whether this unknown key is the one whose absence the other complaint is about."""
        if self.meant is None or not other.lacks or self.path[:-1] != other.path:
            return False
        return not self.meant or not set(self.meant).isdisjoint(other.lacks)


def without_trail(complaints: Iterable[Complaint]) -> Iterator[Complaint]:
    """Yield the complaints but those about a missing key that stands there misspelt: one mistake, one complaint."""
    found = list(complaints)
    unknown = [one for one in found if one.meant is not None]
    return (one for one in found if not any(other.explains(one) for other in unknown))
