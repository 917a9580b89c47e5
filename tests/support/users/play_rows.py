"""Rows of plays in YAML files: each key is an act, or something that is seen with the expected value, in order."""

import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

import pytest

from kneedeep_editor.documents.document_files import template_text
from tests.support import files

FOLDER = Path(__file__).parents[2] / "editor"
Rows = Sequence[Mapping[str, Any]]


class Play:
    """Somebody who follows the rows of a play. The acts are methods."""

    seen: ClassVar[Mapping[str, Callable[[Any], object]]] = {}
    """What is seen, by the keys of rows."""

    def follow(self, rows: Rows) -> None:
        """Do what the rows say, and compare."""
        for number, row in enumerate(rows, 1):
            try:
                for name, value in row.items():
                    if name in self.seen:
                        found = self.seen[name](self)
                        assert fits(found, value), f"{name}: {found!r}, expected {value!r}"
                    else:
                        getattr(self, name.replace("-", "_"))(value)
            except Exception as error:
                error.add_note(f"in row {number}: {row}")
                raise


def equal(found: object, wanted: object) -> None:
    """Compare, and say what is found where it is something else."""
    assert found == wanted, f"found {found!r}, expected {wanted!r}"


def fits(found: object, wanted: object) -> bool:
    """Whether something is as expected: texts with `…` for any text, lists with `…` for any entries."""
    if isinstance(found, str) and isinstance(wanted, str):
        return re.fullmatch(".*".join(map(re.escape, wanted.split("…"))), found, re.DOTALL) is not None
    if isinstance(found, list) and isinstance(wanted, list):
        if wanted[:1] == ["…"]:
            return any(fits(found[start:], wanted[1:]) for start in range(len(found) + 1))
        if not found or not wanted:
            return found == wanted
        return fits(found[0], wanted[0]) and fits(found[1:], wanted[1:])
    return found == wanted


def value_at(data: Any, path: Sequence[str]) -> Any:
    """A value of plain data; `*` stands for each of a list. None where there is nothing."""
    if not path or data is None:
        return data
    key, *rest = path
    if key == "*":
        return [value_at(one, rest) for one in data]
    if isinstance(data, list):
        return value_at(data[int(key)], rest)
    return value_at(data.get(key), rest)


def text_of(parts: Mapping[str, Any]) -> str | None:
    """The text of the map of a play, None for a new map."""
    if "text" in parts:
        return str(parts["text"])
    name = parts.get("map", "two-rooms")
    if name == "new":
        return None
    if name.startswith("new "):
        return template_text(name.removeprefix("new "), small_map=False)
    text = files.path_of(name).read_text(encoding="utf-8") if name.endswith(".yaml") else files.map_text(name)
    for old, new in parts.get("changes", {}).items():
        assert old in text, old
        text = text.replace(old, new)
    return text + str(parts.get("more", ""))


def stored_plays(beginning: str = "plays", look: str = "") -> list[Any]:
    """The plays with a look in files whose names begin so, each a parameter; those of one map follow each other."""
    plays = [
        (f"{file.stem.partition('_')[2]}: {name}", parts)
        for file in sorted(FOLDER.rglob(f"{beginning}_*.yaml"))
        for name, parts in _plays_in(file)
        if parts.get("look", "") == look
    ]
    return [pytest.param(parts, id=name) for name, parts in sorted(plays, key=lambda play: text_of(play[1]) or "")]


def _plays_in(file: Path) -> list[tuple[str, dict[str, Any]]]:
    plays = dict(files.plain_of(file))
    shared = plays.pop("all", {})
    found = []
    for name, parts in plays.items():
        own = parts if isinstance(parts, dict) else {"play": parts}
        found.append((name, {**shared, **own, "play": [*shared.get("play", ()), *own["play"]]}))
    return found
