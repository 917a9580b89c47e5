"""Saving of a scenario: the patched text is read back and compared before anything is written."""

import itertools
import os
from collections.abc import Mapping
from typing import NamedTuple

from kneedeep.model.scenario.io.atomic_files import write_atomically
from kneedeep.model.scenario.io.reader import Reading, read
from kneedeep.model.scenario.io.writer import data_of, key_order
from kneedeep.model.scenario.model import Scenario
from kneedeep.model.scenario.source import Source
from kneedeep.model.scenario.yaml_patch.patch import PatchFailed, RememberedElement, patched


class Saved(NamedTuple):
    """A new text, and its reading, with the serials of the scenario it was made from."""

    text: str
    reading: Reading


class SaveFailed(Exception):
    """The text could not be made to match the scenario, and nothing was written. The text is one sentence."""


def saved_text(
    source: Source, old: Scenario, new: Scenario, memory: Mapping[int, RememberedElement | str] | None = None
) -> str:
    """The text of a file after the change from `old`, which was read from `source`, to `new`.

    `memory`: lines of elements that the text no longer has, by serial. Raises SaveFailed.
    """
    return saved(source, old, new, memory).text


def saved(
    source: Source, old: Scenario, new: Scenario, memory: Mapping[int, RememberedElement | str] | None = None
) -> Saved:
    """The text of `saved_text`, and its reading. Raises SaveFailed."""
    try:
        text = patched(source.tree, data_of(old), data_of(new), source.nodes, key_order(), memory).text
    except PatchFailed as error:
        raise SaveFailed(f"The change cannot be written into the file: {error}.") from error
    return Saved(text, read_as(text, new))


def save(
    path: str | os.PathLike[str],
    source: Source,
    old: Scenario,
    new: Scenario,
    memory: Mapping[int, RememberedElement | str] | None = None,
) -> Reading:
    """Write the changed text of a file and return its reading, with the serials of `new`.

    Raises SaveFailed, and FileFailed if the file cannot be written. The file is then unchanged.
    """
    made = saved(source, old, new, memory)
    write_atomically(path, made.text.encode("utf-8"))
    return made.reading


def read_as(text: str, new: Scenario) -> Reading:
    """The reading of a text that should match `new`. Raises SaveFailed."""
    serials = [element.serial for element in new.elements()]
    reading = read(text, serials=itertools.chain(serials, itertools.count(max(new.next_serial, 1))))
    if reading.scenario != new:
        line = f": {reading.problems[0].message}" if reading.problems else "."
        raise SaveFailed(f"The new text would not be read back as the scenario it was made from{line}")
    return reading
