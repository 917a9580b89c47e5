"""The numbers of marines for which an element is set up, as written in files."""

from collections.abc import Collection

from kneedeep.board.laid_things import present

Written = int | tuple[int, ...] | None


def counts_of(marines: Written, most: int) -> tuple[int, ...]:
    """The numbers of marines, up to `most`, for which an element is set up."""
    return tuple(count for count in range(1, most + 1) if present(marines, count))


def as_written(counts: Collection[int], most: int, *, exact: bool = False) -> Written:
    """Numbers of marines as in files: None for all, 2 for two and more (unless `exact`), else a list.

    Raises ValueError for an empty collection.
    """
    found = tuple(sorted(set(counts)))
    if not found:
        raise ValueError("no number of marines")
    if len(found) == most:
        return None
    if not exact and found == tuple(range(found[0], most + 1)):
        return found[0]
    return found
