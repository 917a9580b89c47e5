"""The result of an import: the text of a scenario, with notes as comments at its beginning."""

from collections.abc import Collection, Iterable, Mapping
from typing import NamedTuple

from kneedeep.model.scenario.io.foreign_files import ImportFailed
from kneedeep.model.scenario.io.writer import key_order
from kneedeep.model.scenario.value_shapes import Lines
from kneedeep.model.scenario.yaml_patch.value_text import inline, inline_key
from kneedeep.support.interrupts import ReportedError
from kneedeep.support.printable import visible
from kneedeep.support.translation import tr
from kneedeep_exchange.imports.json_node import JsonNode

FARTHEST = 9_999
"""The maximum distance of elements from the origin of a map, in spaces."""


class NothingCarriedOver(ImportFailed):
    """No scenario can be made of a readable file. The text gives the reason and a remedy, in a clause."""


class LeftOut(ReportedError):
    """An element can't be imported. The text gives the reason, in a clause."""


class Notes(list[str]):
    """Notes about omissions and faults, a sentence each."""

    def note(self, text: str, /, **values: object) -> None:
        """Add a sentence, translated."""
        self.append(tr(text, **values))

    def about(self, node: JsonNode, key: str, text: str) -> None:
        """Add a sentence about a key's text. Placeholders: `{path}` of its object, `{name}` for the text."""
        self.note(text, path=node.path, name=node.text(key))


class Imported(NamedTuple):
    """The text of a scenario, and notes about omissions and faults."""

    text: str
    notes: tuple[str, ...]


def imported(data: Mapping[str, object], head: str, notes: Collection[str]) -> Imported:
    """The scenario with its notes as comments. Raises ValueError for a value that scenarios can't have."""
    lines = [f"- {note}" for note in notes]
    lead = [tr("Not carried over, or to be looked at:")] if lines else []
    return Imported(scenario_text(data, [tr(head), *lead, *lines]), tuple(notes))


def in_order(data: Mapping[str, object]) -> dict[str, object]:
    """The keys, sorted as in a scenario file."""
    order = {key: number for number, key in enumerate(key_order())}
    return dict(sorted(data.items(), key=lambda item: order.get(item[0], len(order))))


def scenario_text(data: Mapping[str, object], head: Iterable[str]) -> str:
    """The data of a scenario as YAML, one element per line, below comment lines.

    Raises ValueError for a value that scenarios can't have.
    """
    lines = [f"# {visible(line)}" for line in head]
    for key, value in data.items():
        if isinstance(value, list) and any(isinstance(one, dict) for one in value):
            lines.append(f"{inline_key(key)}:")
            lines += [f"  - {inline(_plain(one))}" for one in value]
        elif isinstance(value, Lines):
            lines.append(f"{inline_key(key)}:")
            lines += [f"  {line}" for line in scenario_text(value, ()).splitlines()]
        else:
            lines.append(f"{inline_key(key)}: {inline(_plain(value))}")
    return "\n".join(lines) + "\n"


def _plain(value: object) -> object:
    if isinstance(value, Mapping):
        return {str(key): _plain(one) for key, one in value.items()}
    return [_plain(one) for one in value] if isinstance(value, list | tuple) else value
