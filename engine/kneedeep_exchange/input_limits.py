"""Limits of nesting and size for files of other programs, so that none takes long or exhausts memory."""

from kneedeep.model.scenario.io.foreign_files import ImportFailed

DEPTH = 64
NODES = 100_000


class TooLarge(ImportFailed):
    """A file has too many parts or is nested too deeply. The text says so, in a clause."""


class PartCounter:
    """Counts the parts of a file and the current depth while reading it."""

    def __init__(self) -> None:
        self._depth = self._count = 0

    def enter(self, parts: int) -> None:
        """Enter one of `parts` siblings. Raises TooLarge."""
        self._depth += 1
        self._count += parts
        if self._depth > DEPTH:
            raise TooLarge("it is nested more than {most} deep", most=DEPTH)
        if self._count > NODES:
            raise TooLarge("it has more than {most} parts", most=NODES)

    def leave(self) -> None:
        """Leave the current part."""
        self._depth -= 1


def check_size(value: object) -> None:
    """Count lists, objects and keys in a JSON value. Raises TooLarge."""
    counter, level = PartCounter(), [value]
    while level := [one for one in level if isinstance(one, dict | list)]:
        counter.enter(sum(1 + (len(one) if isinstance(one, dict) else 0) for one in level))
        level = [inner for one in level for inner in (one.values() if isinstance(one, dict) else one)]
