"""The steps of figures of two and four spaces by the rules of 2004."""

from collections.abc import Iterator, Mapping, Sequence


def footprint_steps(
    cells: Sequence[int], to: Mapping[int, Sequence[int]] | Sequence[Sequence[int]]
) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Yield the direction and the spaces of every footprint one step away, legal there or not.

    `to`: for each space where a step leads, by direction, below 0 where it is stopped. Every space makes the step; but of a
    figure of two spaces that steps to a side one half leads and the other takes its place: facing has no effect.

    Rule: 2004 rulebook p. 11 (oversized invaders); board geometry, footprint.
    """
    for direction, moved in enumerate(zip(*(to[cell] for cell in cells), strict=True)):
        if len(cells) == 2 and not direction % 2:
            for own, ahead in zip(cells, moved, strict=True):
                if ahead >= 0 and ahead not in cells:
                    yield direction, (own, ahead)
        elif min(moved) >= 0:
            yield direction, moved
