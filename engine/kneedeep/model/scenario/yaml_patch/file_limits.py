"""The limits of a scenario file, and the error for a file that can't be read as YAML."""

from kneedeep.support.resources import table_rows
from kneedeep.support.translation import TranslatableText

BYTES = 1 << 20
DEPTH = 64
NODES = 100_000
INTEGER_BITS = 63
_REFUSALS = dict(table_rows(__file__, "refusals.txt"))


def refusal(name: str, /, **values: object) -> TranslatableText:
    """A sentence of `refusals.txt` with values filled in."""
    return TranslatableText(_REFUSALS[name], values)


TOO_LARGE = refusal("too large")


class Unreadable(Exception):
    """A text is not an acceptable YAML document: the fault, its line and column (from 1), and a valid form."""

    def __init__(self, message: str, line: int = 1, column: int = 1) -> None:
        super().__init__(message)
        self.message = message
        self.line = line
        self.column = column

    def __str__(self) -> str:
        return f"{self.message} (line {self.line}, column {self.column})"
