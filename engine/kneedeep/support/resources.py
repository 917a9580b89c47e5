"""The folders of the shipped schemas and scenarios, in the package or the checkout. Also tables beside modules."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

KINDS = ("schemas", "scenarios")


def folder(kind: str) -> Path:
    """The folder of the shipped files of one kind, `schemas` or `scenarios`.

    A wheel has them in `kneedeep/_data`. An editable install reads the checkout's folder.
    Raises ValueError for another kind, FileNotFoundError if the folder is missing in both places.
    """
    from pathlib import Path

    return Path(_folder(kind))


def path(kind: str, name: str) -> Path:
    """The path of one shipped file, such as `path("scenarios", "tutorial.yaml")`.

    Raises FileNotFoundError with the folder if it is missing.
    """
    from pathlib import Path

    return Path(_path(kind, name))


def names(kind: str, ending: str = "") -> list[str]:
    """The names of the shipped files of one kind with an ending, sorted."""
    return sorted(entry.name for entry in os.scandir(_folder(kind)) if entry.is_file() and entry.name.endswith(ending))


def text(kind: str, name: str) -> str:
    """The text of one shipped file. Raises FileNotFoundError if it is missing."""
    with open(_path(kind, name), encoding="utf-8") as file:
        return file.read()


def table_rows(module: str, name: str) -> list[list[str]]:
    """The rows of a text file beside a module, `__file__`: cells between `|`. Lines that begin with `#` are remarks."""
    with open(os.path.join(os.path.dirname(module), name), encoding="utf-8") as file:
        lines = file.read().splitlines()
    return [[cell.strip() for cell in line.split("|")] for line in lines if line and not line.startswith("#")]


def _folder(kind: str) -> str:
    if kind not in KINDS:
        raise ValueError(f"no shipped files of kind {kind!r}: there are {', '.join(KINDS)}")
    package = os.path.dirname(os.path.dirname(os.path.realpath(__file__)))
    root = os.path.dirname(os.path.dirname(package))
    places = (os.path.join(package, "_data", kind), os.path.join(root, kind))
    for place in places:
        if os.path.isdir(place):
            return place
    raise FileNotFoundError(f"the installation is incomplete: none of {', '.join(places)} is a folder")


def _path(kind: str, name: str) -> str:
    found = os.path.join(_folder(kind), name)
    if not os.path.isfile(found):
        raise FileNotFoundError(f"the installation is incomplete: {found} is missing")
    return found
