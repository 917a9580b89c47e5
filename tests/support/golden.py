"""Texts that are kept beside the tests and reviewed as a diff: `pytest --rewrite-golden` rewrites them."""

from pathlib import Path
from typing import NamedTuple

FOLDER = Path(__file__).resolve().parent.parent / "golden"


class Golden(NamedTuple):
    """The golden texts. With `rewrite` they are replaced instead of compared."""

    rewrite: bool

    def check(self, name: str, text: str) -> None:
        """Compare a text with the kept one of that name. Raises AssertionError when they differ."""
        path = FOLDER / name
        if self.rewrite:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        assert path.is_file(), f"{path} is missing: write it with pytest --rewrite-golden"
        assert text == path.read_text(encoding="utf-8")
