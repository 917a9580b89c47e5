"""The certainty of the numbers used by games, and the gaps of games."""

from collections.abc import Iterator
from typing import Literal, NamedTuple

from kneedeep.support.printable import quoted
from kneedeep.support.translation import tr


class MissingCards(NamedTuple):
    """Cards of a box without a known source: their deck, their count, their known names, the kind of card."""

    deck: str
    box: str
    size: int
    names: tuple[str, ...]
    what: Literal["marine cards", "class cards"] = "marine cards"


class StandIn(NamedTuple):
    """The names of an event set of the box without known cards, and of the set played instead."""

    asked: str
    played: str


class UsedNumbers(NamedTuple):
    """The count of numbers used by games, and the addresses of those that are guesses or from memory."""

    numbers: int
    guessed: tuple[str, ...]


class DataProvenance(NamedTuple):
    """The certainty of the numbers readable by games.

    `guessed`: the count of `numbers` that are guesses or from memory. `own`: the count of the user's numbers.
    `missing`: cards that games lack. `marines`: the only number of marines considered, if any. `stand_ins`: substituted
    event sets. `used`: the numbers used by played games.
    """

    numbers: int = 0
    guessed: int = 0
    own: int = 0
    missing: tuple[MissingCards, ...] = ()
    marines: int | None = None
    stand_ins: tuple[StandIn, ...] = ()
    used: UsedNumbers | None = None

    def line(self, file: str = "FILE") -> str:
        """A sentence on the numbers, with the command for a list of them."""
        if not self.numbers:
            return tr("No numbers of the data files are in use.")
        own = tr(", {number} your own", number=self.own) if self.own else ""
        return tr(
            "{guessed} of the {numbers} numbers in use {are} guessed or from memory{more}: see `{command}`.",
            guessed=self.guessed or tr("None"),
            numbers=self.numbers,
            are=tr("is") if self.guessed == 1 else tr("are"),
            more=f"{own}{self._in_games()}",
            command=self.command(file),
        )

    def _in_games(self) -> str:
        if (used := self.used) is None:
            return ""
        guessed = len(used.guessed)
        return tr("; of those that these games used, {guessed} of {used}", guessed=guessed, used=used.numbers)

    def command(self, file: str) -> str:
        """The command for a list of the numbers of a scenario's file."""
        marines = "" if self.marines is None else f" --marines {self.marines}"
        return f"kneedeep data {quoted(file)}{marines}"

    def missing_cards(self) -> Iterator[str]:
        """Yield a sentence on the missing cards of each box, and on each replaced event set."""
        for _, box, count, known, what in self.missing:
            names = tr(" (known names: {names})", names=", ".join(known)) if known else ""
            yield tr(
                "The {count} {what} of the {box} are not dealt: no source says what they do{names}.",
                count=count,
                what=tr(what),
                box=box,
                names=names,
            )
        for asked, played in self.stand_ins:
            yield tr(
                "No source gives the events of {asked}: the set {played} of this program is played instead.",
                asked=asked,
                played=played,
            )
