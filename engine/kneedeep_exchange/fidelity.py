"""What a written file keeps of a scenario: the proof, from reading it back, and the parts that its format can't hold."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from kneedeep.support.translation import TranslatableText, tr, translatable_count, translatable_word, translated

SECTIONS: Mapping[str, Callable[[int], TranslatableText]] = {
    "spawns": lambda number: translatable_count("{n} spawn area", "{n} spawn areas", number),
    "triggers": lambda number: translatable_count("{n} trigger", "{n} triggers", number),
    "deadlines": lambda number: translatable_count("{n} deadline", "{n} deadlines", number),
    "endings": lambda number: translatable_count("{n} ending", "{n} endings", number),
    "choices": lambda number: translatable_count("{n} choice", "{n} choices", number),
    "items": lambda number: translatable_count("{n} item", "{n} items", number),
    "piece_types": lambda number: translatable_count("{n} home-made piece", "{n} home-made pieces", number),
    "token_types": lambda number: translatable_count("{n} home-made token", "{n} home-made tokens", number),
    "figure_types": lambda number: translatable_count("{n} home-made figure", "{n} home-made figures", number),
}
"""The sections of a scenario that are lists, and the words for a number of their elements."""
COURSE = (
    "flags", "threat", "invasion", "events", "demons", "spawns", "triggers", "victory", "deadlines", "endings",
    "choices", "items", "setup", "rules",
)  # fmt: skip
"""Sections about the course of a game, which a table without rules does not know."""


class Loss(NamedTuple):
    """One kind of thing that is lost: in words, which can be translated, and the names of its elements where it has some."""

    what: str
    elements: tuple[str, ...] = ()


def comment_losses(text: bytes) -> Iterator[Loss]:
    """Yield the comments of a file, if it has any."""
    if comments := sum(line.lstrip().startswith(b"#") for line in text.splitlines()):
        words = translatable_count("{n} line of comments in the file", "{n} lines of comments in the file", comments)
        yield Loss(words)


def section_losses(data: Mapping[str, Any], sections: Iterable[str]) -> Iterator[Loss]:
    """Yield the sections that the data of a scenario has: how many elements, with their names, or the section itself."""
    for section in sections:
        value = data.get(section)
        if value and section in SECTIONS:
            names = tuple(str(entry["id"]) for entry in value if "id" in entry)
            yield Loss(SECTIONS[section](len(value)), names)
        elif value:
            yield Loss(translatable_word(section))


def losses_in_words(losses: Iterable[Loss]) -> str:
    """The losses as one line for people: `keys of security doors, 3 triggers`."""
    return ", ".join(translated(loss.what) for loss in losses)


class Proof(NamedTuple):
    """Whether a file says what the scenario says; `text`: what was compared, or what differs, in a clause."""

    holds: bool
    text: str


class ProofBuilder:
    """Collects comparisons of what was written with what was meant."""

    def __init__(self) -> None:
        self._agreed: list[str] = []
        self._differing: list[str] = []

    def compare(self, what: str, written: object, meant: object) -> None:
        """Compare one thing; `what` names it when both are equal, and the difference when they are not."""
        if written == meant:
            self._agreed.append(what)
        else:
            self._differing.append(tr("{what}: the file says otherwise", what=what))

    def require(self, holds: bool, agreed: str, differing: str) -> None:
        """Take the outcome of a comparison made elsewhere, with the words for either case; empty words are left out."""
        if holds and agreed:
            self._agreed.append(agreed)
        elif not holds:
            self._differing.append(differing)

    def proof(self) -> Proof:
        """The proof: it holds when nothing differs."""
        return Proof(not self._differing, ", ".join(self._differing or self._agreed))
