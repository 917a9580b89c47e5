"""What of a scenario a format can't hold."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from kneedeep.english import counted

SECTIONS = {
    "spawns": "spawn area",
    "triggers": "trigger",
    "deadlines": "deadline",
    "endings": "ending",
    "choices": "choice",
    "items": "item",
    "piece_types": "home-made piece",
    "token_types": "home-made token",
    "figure_types": "home-made figure",
}
"""Sections of a scenario that are lists, and what each element of them is called."""
COURSE = (
    "flags", "threat", "invasion", "events", "demons", "spawns", "triggers", "victory", "deadlines", "endings",
    "choices", "items", "setup", "rules",
)  # fmt: skip
"""Sections about the course of a game, which a table without rules does not know."""


class Loss(NamedTuple):
    """One kind of thing that is lost: in words, and the names of its elements where it has some."""

    what: str
    elements: tuple[str, ...] = ()


def section_losses(data: Mapping[str, Any], sections: Iterable[str]) -> Iterator[Loss]:
    """Yield the sections that the data of a scenario has: how many elements, with their names, or the section itself."""
    for section in sections:
        value = data.get(section)
        if value and section in SECTIONS:
            names = tuple(str(entry["id"]) for entry in value if "id" in entry)
            yield Loss(counted(len(value), SECTIONS[section]), names)
        elif value:
            yield Loss(section)


def losses_in_words(losses: Iterable[Loss]) -> str:
    """Return the losses as one line: `keys of security doors, 3 triggers`."""
    return ", ".join(loss.what for loss in losses)
