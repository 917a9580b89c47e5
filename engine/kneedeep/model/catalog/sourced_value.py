"""A value of the printed game with its mark and source."""

from typing import Generic, NamedTuple, TypeVar

from kneedeep.support.translation import later

Value = TypeVar("Value", covariant=True)

MARKS = {
    "S": later("stated by the source"),
    "D": later("derived from stated values"),
    "M": later("from memory, not checked"),
    "G": later("a guess, only to have a usable default"),
    "U": later("from the user's own data file"),
}
SURE_MARKS = frozenset("SDU")


class SourcedValue(NamedTuple, Generic[Value]):
    """One value, its mark (a key of `MARKS`), its source (a key of `Catalog.sources`) and a note."""

    value: Value
    mark: str
    source: str
    note: str = ""

    @property
    def sure(self) -> bool:
        """True if the value is stated, derived or the user's own. Only such values are used by findings and tests."""
        return self.mark in SURE_MARKS


Number = SourcedValue[int]
Word = SourcedValue[str]
Words = SourcedValue[tuple[str, ...]]


def sure_value(number: Number | None) -> int | None:
    """The value if it is known and marked S or D, else None (*count unknown*)."""
    return number.value if number is not None and number.sure else None
