"""How much a file of another program may hold: levels and parts, so that none takes long or fills the memory."""

from kneedeep.model.scenario.io.foreign_files import ImportFailed

DEPTH = 64
NODES = 100_000


class TooLarge(ImportFailed):
    """A file has more contents than is read here. The text says so, in a clause."""


class PartCounter:
    """Counts the parts of a file on the way through it, and how deep they are nested."""

    def __init__(self) -> None:
        self._depth = self._count = 0

    def enter(self, parts: int) -> None:
        """Go into a part that is one of `parts` siblings. Raises TooLarge."""
        self._depth += 1
        self._count += parts
        if self._depth > DEPTH:
            raise TooLarge("it is nested more than {most} deep", most=DEPTH)
        if self._count > NODES:
            raise TooLarge("it has more than {most} parts", most=NODES)

    def leave(self) -> None:
        """Go out of a part again."""
        self._depth -= 1


def check_size(value: object) -> None:
    """Look at the lists, the objects and their keys in a value of JSON. Raises TooLarge."""
    counter, level = PartCounter(), [value]
    while level := [one for one in level if isinstance(one, dict | list)]:
        counter.enter(sum(1 + (len(one) if isinstance(one, dict) else 0) for one in level))
        level = [inner for one in level for inner in (one.values() if isinstance(one, dict) else one)]
