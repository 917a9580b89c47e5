"""What of a scenario a format can't hold."""

from collections.abc import Iterable
from typing import NamedTuple


class Loss(NamedTuple):
    """One kind of thing that is lost: in words, and the names of its elements where it has some."""

    what: str
    elements: tuple[str, ...] = ()


def losses_in_words(losses: Iterable[Loss]) -> str:
    """Return the losses as one line: `keys of security doors, 3 triggers`."""
    return ", ".join(loss.what for loss in losses)
