"""The fidelity of a written file: the proof, from reading it back, and the losses of its format."""

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
"""The sections that are lists, each with the words for a number of its elements."""
COURSE = (
    "flags", "threat", "invasion", "events", "demons", "spawns", "triggers", "victory", "deadlines", "endings",
    "choices", "items", "setup", "rules",
)  # fmt: skip
"""Sections about the course of a game, unknown to a tabletop without rules."""


class Loss(NamedTuple):
    """A kind of loss: a translatable description, and the names of the elements if they have any."""

    what: str
    elements: tuple[str, ...] = ()


def comment_losses(text: bytes) -> Iterator[Loss]:
    """Yield the loss of a file's comments, if it has any."""
    if comments := sum(line.lstrip().startswith(b"#") for line in text.splitlines()):
        words = translatable_count("{n} line of comments in the file", "{n} lines of comments in the file", comments)
        yield Loss(words)


def section_losses(data: Mapping[str, Any], sections: Iterable[str]) -> Iterator[Loss]:
    """Yield a loss for each section with data: the number of elements and their names, or the section."""
    for section in sections:
        value = data.get(section)
        if value and section in SECTIONS:
            names = tuple(str(entry["id"]) for entry in value if "id" in entry)
            yield Loss(SECTIONS[section](len(value)), names)
        elif value:
            yield Loss(translatable_word(section))


def losses_in_words(losses: Iterable[Loss]) -> str:
    """The losses in one line: `keys of security doors, 3 triggers`."""
    return ", ".join(translated(loss.what) for loss in losses)


class Proof(NamedTuple):
    """Whether a file equals the scenario. `text`: what was compared, or what differs, in a clause."""

    holds: bool
    text: str


class ProofBuilder:
    """Collects comparisons between a written file and its scenario."""

    def __init__(self) -> None:
        self._agreed: list[str] = []
        self._differing: list[str] = []

    def compare(self, what: str, written: object, meant: object) -> None:
        """Compare a part. `what`: its name in the proof."""
        if written == meant:
            self._agreed.append(what)
        else:
            self._differing.append(tr("{what}: the file says otherwise", what=what))

    def require(self, holds: bool, agreed: str, differing: str) -> None:
        """Add the result of another comparison, with the words for both results. Empty words are left out."""
        if holds and agreed:
            self._agreed.append(agreed)
        elif not holds:
            self._differing.append(differing)

    def proof(self) -> Proof:
        """The proof. It holds if nothing differs."""
        return Proof(not self._differing, ", ".join(self._differing or self._agreed))
