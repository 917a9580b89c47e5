"""Scenarios: read from files, made in code, validated, saved."""

import json
import os
from collections.abc import Sequence
from pathlib import Path

from kneedeep.analysis.framework.finding import Finding
from kneedeep.analysis.framework.runner import analyse
from kneedeep.model.catalog.catalog_files import DATA_FOLDER
from kneedeep.model.scenario.io import reader
from kneedeep.model.scenario.io.atomic_files import read_bytes, write_atomically
from kneedeep.model.scenario.io.reader import Reading
from kneedeep.model.scenario.io.saver import saved_text
from kneedeep.model.scenario.model import Scenario


def read(path: str | os.PathLike[str]) -> Reading:
    """The content of a scenario file: `scenario`, `problems`, and `source` with its places in the text.

    `scenario` is None when nothing can be read. Raises FileFailed if the file can't be opened, and Unreadable if
    it is too large.

    >>> read("scenarios/tutorial.yaml").scenario.title
    'Cold Start'
    """
    return reader.read(read_bytes(path))


def parse(text: str | bytes) -> Reading:
    """The content of a text, as `read` returns it for a file. Raises Unreadable if it is too large.

    >>> parse("format: 1\\nruleset: doom-2004\\ntitle: Nothing yet\\n").scenario.title
    'Nothing yet'
    """
    return reader.read(text)


def make(ruleset: str, title: str, **keys: object) -> Reading:
    """A scenario from plain values, named as the keys of a file. Returns the same as `read`.

    Raises ValueError with the first problem if a value does not fit.

    >>> room = {"piece": "room-4x4", "at": [0, 0], "area": "hall"}
    >>> made = make("doom-2004", "One room", pieces=[room], areas=[{"id": "hall", "start": True}])
    >>> made.scenario.pieces[0].at
    (0, 0)
    """
    found = parse(json.dumps({"format": 1, "ruleset": ruleset, "title": title, **keys}))
    if found.problems or found.scenario is None:
        raise ValueError(found.problems[0].message)
    empty = read(Path(DATA_FOLDER) / ruleset / "empty-scenario.yaml")
    assert empty.source is not None
    return parse(saved_text(empty.source, scenario_of(empty), found.scenario))


def save(reading: Reading, path: str | os.PathLike[str], changed: Scenario | None = None) -> None:
    """Write a scenario to a file. Only the lines of changed elements differ from the original text.

    `changed`: the scenario after edits. Raises ValueError if the reading has no scenario, SaveFailed, FileFailed.

    >>> reading = read("scenarios/tutorial.yaml")
    >>> save(reading, "renamed.yaml", reading.scenario.having(title="Warm Start"))
    """
    old = scenario_of(reading)
    assert reading.source is not None
    text = reading.source.tree.text if changed is None else saved_text(reading.source, old, changed)
    write_atomically(path, text.encode())


def validate(reading: Reading, select: Sequence[str] = (), ignore: Sequence[str] = ()) -> list[Finding]:
    """The findings of a file in the order of its lines. `select` and `ignore` are prefixes of codes.

    >>> validate(read("scenarios/tutorial.yaml"), select=["BRD"])
    []
    """
    return analyse(reading, select, ignore)


def scenario_of(given: Reading | Scenario) -> Scenario:
    """The scenario of a reading. Raises ValueError if it has none."""
    found = given.scenario if isinstance(given, Reading) else given
    if found is None:
        raise ValueError("the file holds no scenario")
    return found
