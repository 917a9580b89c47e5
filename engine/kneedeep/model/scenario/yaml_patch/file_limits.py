"""The limits of a scenario file, and the error for a file that can't be read as YAML."""

BYTES = 1 << 20
DEPTH = 64
NODES = 100_000
INTEGER_BITS = 63
TOO_LARGE = "The file is larger than 1 MiB; a scenario is far smaller, so this is none or needs splitting."


class Unreadable(Exception):
    """A text that is no acceptable YAML document: what, where (line and column from 1) and what would be right."""

    def __init__(self, message: str, line: int = 1, column: int = 1) -> None:
        super().__init__(message)
        self.message = message
        self.line = line
        self.column = column

    def __str__(self) -> str:
        return f"{self.message} (line {self.line}, column {self.column})"
