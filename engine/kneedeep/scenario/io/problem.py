"""What is wrong with a file, before anything is known of the board."""

from typing import NamedTuple

Path = tuple[str | int, ...]


class Problem(NamedTuple):
    """One thing wrong: its finding code, the sentence, where in the plain data and in the text (from 1)."""

    code: str
    message: str
    path: Path = ()
    line: int = 1
    column: int = 1
