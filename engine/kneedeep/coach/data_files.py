"""The data files of the coach for stories, editions and languages, as plain values."""

import os
from collections.abc import Mapping, Sequence
from functools import cache
from typing import TypeAlias, cast

from kneedeep.model.scenario.yaml_patch import node_tree

Plain: TypeAlias = "Mapping[str, Plain] | Sequence[Plain] | str | int | float | None"
Table: TypeAlias = Mapping[str, Plain]
FOLDER = os.path.dirname(os.path.realpath(__file__))


@cache
def read_table(*path: str) -> Table:
    """The mapping in a data file of this package. Raises Unreadable for invalid YAML."""
    with open(os.path.join(FOLDER, *path), encoding="utf-8") as file:
        return table(node_tree.plain(node_tree.parse(file.read()).root))


def names(*folder: str) -> tuple[str, ...]:
    """The names of the YAML files in a folder of this package, sorted. Empty if the folder is missing."""
    path = os.path.join(FOLDER, *folder)
    found = os.listdir(path) if os.path.isdir(path) else []
    return tuple(sorted(name.removesuffix(".yaml") for name in found if name.endswith(".yaml")))


def table(value: object) -> Table:
    """A mapping of the data. Empty if it is missing."""
    if value is None:
        return {}
    assert isinstance(value, Mapping), value
    return cast(Table, value)


def rows(value: object) -> tuple[Table, ...]:
    """A list of mappings. Empty if it is missing."""
    assert value is None or isinstance(value, Sequence), value
    return tuple(table(one) for one in value or ())


def words(value: object) -> tuple[str, ...]:
    """A list of words. A single word counts as a list."""
    if value is None:
        return ()
    return (value,) if isinstance(value, str) else tuple(str(one) for one in cast("Sequence[object]", value))


def number(value: object) -> float:
    """A number of the data."""
    assert isinstance(value, int | float), value
    return value


def numbers(value: object) -> tuple[float, ...]:
    """A list of numbers."""
    assert isinstance(value, Sequence), value
    return tuple(number(one) for one in value)
