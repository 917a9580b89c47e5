"""What edits and merges change in the text of a map: `edits_*.yaml` and `merges.yaml` beside this module.

A file has a `map` and what is done to it by what that shows. `do` is a list of edits, whose elements are named as in
reports. Before, `with` replaces texts of the map, and `adds` is put at its end. For a merge `ours` and `theirs` are the texts that each side replaced,
and `conflicts` the keys that are in conflict. `changes` are the lines that go and come when the map is saved.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
import yaml

from kneedeep.analysis.views.event_links import event_links, parts_to_remove
from kneedeep.board import compile_board
from kneedeep.model.scenario.edits import Change, Edit, Remove, Translate, applied
from kneedeep.model.scenario.edits.paste import Paste, copied, part_in, text_of
from kneedeep.model.scenario.edits.piece_moves import MovePieces, RemovePieces, TurnPieces
from kneedeep.model.scenario.edits.rename import Rename
from kneedeep.model.scenario.edits.script_removal import RemoveScript
from kneedeep.model.scenario.io.merged_text import merged_text
from kneedeep.model.scenario.io.reader import Reading, read
from kneedeep.model.scenario.io.saver import saved_text
from kneedeep.model.scenario.model import Record, Scenario
from kneedeep.model.scenario.names import names_of
from tests.support.changed_lines import changed_lines
from tests.support.values import known


def replaced(text: str, parts: Mapping[str, str]) -> str:
    """A text with some of its parts replaced."""
    for old, new in parts.items():
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text


def stored(pattern: str) -> list[Any]:
    """All entries of some files with the map of their file, each a parameter."""
    found = []
    for file in sorted(Path(__file__).parent.glob(pattern)):
        entries = yaml.safe_load(file.read_text(encoding="utf-8"))
        shared = entries.pop("map")
        for name, entry in entries.items():
            text = replaced(shared, entry.get("with", {})) + entry.get("adds", "")
            found.append(pytest.param(text, entry, id=name))
    return found


def reading_of(text: str) -> Reading:
    reading = read(text)
    assert not reading.problems
    return reading


@pytest.mark.parametrize(("text", "entry"), stored("edits_*.yaml"))
def test_edits_change_these_lines(text: str, entry: Mapping[str, Any]) -> None:
    reading = reading_of(text)
    before = after = known(reading.scenario)
    for step in entry["do"]:
        after = applied(edit_of(after, step), after)
    assert changed_lines(text, saved_text(known(reading.source), before, after)) == entry.get("changes", "")


def edit_of(scenario: Scenario, step: Mapping[str, Any]) -> Edit:
    """The edit that a step names."""
    numbers = {name: serial for serial, name in names_of(scenario).items()}
    ((word, what), *more) = step.items()
    if word == "rename":
        return Rename("Rename", *what)
    if word == "translate":
        return Translate("Translate", *what)
    if word == "unlink":
        links = event_links(compile_board(scenario)).links
        first = parts_to_remove(links, links[what])[0]
        return RemoveScript("Remove", first.serial, first.path)
    if word == "set":
        return Change("Change", numbers[what], Record(dict(more)["to"].items()))
    if word == "order":
        steps = scenario.element(numbers[what]).do
        return Change("Change", numbers[what], Record(do=tuple(steps[number] for number in dict(more)["to"])))
    serials = frozenset(numbers[name] for name in what)
    by = tuple(dict(more).get("by", (0, 0)))
    if word == "copy":
        part, unread = part_in(text_of(copied(scenario, serials)))
        assert not unread
        return Paste("Paste", part, by)
    if word == "move":
        return MovePieces("Move", serials, by)
    if word == "turn":
        return TurnPieces("Turn", serials, dict(more)["quarters"])
    return RemovePieces("Delete", serials) if word == "remove pieces" else Remove("Remove", serials)


@pytest.mark.parametrize(("text", "entry"), stored("merges.yaml"))
def test_merges_change_these_lines(text: str, entry: Mapping[str, Any]) -> None:
    ours, theirs = (reading_of(replaced(text, entry[side])) for side in ("ours", "theirs"))
    done = merged_text(reading_of(text), ours, theirs)
    assert [sorted(conflict.keys) for conflict in done.merged.conflicts] == entry.get("conflicts", [])
    assert changed_lines(text, done.text) == entry["changes"]
