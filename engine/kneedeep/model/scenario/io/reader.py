"""Reads the text of a file: a scenario, its source and its problems.

A broken element is left out of the model and listed in `Scenario.unread`. Everything else is read.
"""

import itertools
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from kneedeep.model.catalog import RULESETS, Catalog, load_catalog
from kneedeep.model.scenario.io.file_problems import Complaint, Path, Problem, without_trail
from kneedeep.model.scenario.io.not_scenarios import LOOKED_AT, OtherKind, not_a_scenario, other_kind, other_mapping
from kneedeep.model.scenario.io.schema_check import schema_faults
from kneedeep.model.scenario.io.schema_messages import complaints_of, place, shown, worded
from kneedeep.model.scenario.io.semantics import complaints
from kneedeep.model.scenario.io.word_suggestions import ALLOWANCE
from kneedeep.model.scenario.model import FORMAT, SECTIONS, Scenario, Unread, keys_of, read_element
from kneedeep.model.scenario.source import Source
from kneedeep.model.scenario.value_shapes import ELEMENT_LIMIT, Either, frozen
from kneedeep.model.scenario.yaml_patch import node_tree
from kneedeep.support.translation import TranslatableText, translatable, translatable_word
from kneedeep.support.work_budget import allowance

SPACE_LIMIT = 65_536
PROBLEMS_LISTED = 1_000
"""The number of problems listed for one file. The rest are counted."""


class Reading(NamedTuple):
    """The result of reading a file. Without a scenario the file could not be read at all.

    `other`: the kind of a file that is not meant as a scenario, else None.
    """

    scenario: Scenario | None
    source: Source | None
    problems: tuple[Problem, ...]
    other: OtherKind | None = None

    @property
    def newer(self) -> bool:
        """True if the file has a newer format than this program. It must not be saved in place."""
        return any(problem.code == "SCN007" for problem in self.problems)


def read(data: bytes | str, serials: Iterator[int] | None = None, *, part: bool = False) -> Reading:
    """The scenario in a text, with serials taken from `serials` (from 1 by default). Never raises.

    `part`: some elements of one are enough, without the keys by which a scenario is known.
    """
    kind = other_kind(data if isinstance(data, bytes) else data[:LOOKED_AT].encode("utf-8", "replace"))
    if kind is not None:
        return _other(kind)
    try:
        tree = node_tree.parse(data)
    except node_tree.Unreadable as wrong:
        return Reading(None, None, (Problem("SCN001", wrong.message, (), wrong.line, wrong.column),))
    whole = node_tree.plain(tree.root)
    if not isinstance(whole, Mapping):
        return Reading(None, None, (Problem("SCN002", worded((), "no mapping")),))
    if (kind := other_mapping(whole)) is not None and not part:
        return _other(kind)
    with allowance(ALLOWANCE):
        found, broken = _judged(whole, _catalog_of(whole))
    found = [_named(whole, one) for one in found]
    whole_file = Source(tree, {0: tree.root})
    problems = sorted((_located(whole_file, one) for one in _newer(whole) or found), key=lambda one: one[3:])
    if too_much := tuple(problem for problem in problems if problem.code == "SCN001"):
        return Reading(None, None, too_much[:1])
    scenario, source = _model(tree, whole, broken, serials or itertools.count(1))
    return Reading(scenario, source, tuple(_listed(problems)))


def _other(kind: OtherKind) -> Reading:
    """The reading of a file that is not meant as a scenario."""
    return Reading(None, None, (Problem("SCN002", worded((), "no scenario", reason=not_a_scenario(kind))),), kind)


def _catalog_of(data: Mapping[str, object]) -> Catalog:
    """The catalog of the ruleset of a file, or of the default ruleset if it names none or an unknown one."""
    ruleset = data.get("ruleset")
    return load_catalog(ruleset if isinstance(ruleset, str) and ruleset in RULESETS else RULESETS[0])


def _named(data: Mapping[str, object], one: Complaint) -> Complaint:
    """A complaint about an element with the element's id in place of its entry number."""
    section, number = (*one.path, "", "")[:2]
    entries = data.get(str(section))
    if section not in SECTIONS or not isinstance(number, int) or not isinstance(entries, list):
        return one
    entry, begin = entries[number], place((section, number))
    own = entry.get("id") if isinstance(entry, Mapping) else None
    if (
        not isinstance(own, str)
        or not own
        or one.path[2:3] == ("id",)
        or not one.message.startswith((f"{begin},", f"{begin}:"))
    ):
        return one
    word = translatable_word(SECTIONS[str(section)].word.replace("_", " "))
    name = translatable("{kind} {id}", kind=word, id=shown(own))
    return one._replace(message=_renamed(one.message, begin, name))


def _renamed(text: object, place: str, name: str) -> str:
    """A sentence with another name for the place at its beginning."""
    if text == place or not isinstance(text, TranslatableText):
        return name
    first = next(iter(text.fields))
    return text.filled(**{**text.fields, first: _renamed(text.fields[first], place, name)})


def _listed(problems: Sequence[Problem]) -> Iterator[Problem]:
    """Yield the first problems, then the number of the remaining ones at the place of the next one."""
    yield from problems[:PROBLEMS_LISTED]
    if (rest := len(problems) - PROBLEMS_LISTED) > 0:
        yield problems[PROBLEMS_LISTED]._replace(message=worded((), "more problems", number=rest))


def _newer(data: Mapping[str, object]) -> list[Complaint]:
    """The single complaint about a file of a later version."""
    number = data.get("format")
    if isinstance(number, int | float) and not isinstance(number, bool) and number > FORMAT:
        return [Complaint("SCN007", worded((), "newer", number=number, most=FORMAT), ("format",))]
    return []


def _judged(data: Mapping[str, object], catalog: Catalog) -> tuple[list[Complaint], set[Path]]:
    """The complaints about plain data, and the paths that can't be read because of them.

    Such a path is an element, or outside of the sections the top-level key, or one key below it.
    """
    found = complaints_of(schema_faults(data), catalog)
    found.extend(_too_much(data, catalog))
    broken = _broken(data, found)
    further = list(complaints(data, broken, catalog))
    broken |= _broken(data, further)
    return list(without_trail(found + further)), broken


def _broken(data: Mapping[str, object], found: Iterable[Complaint]) -> set[Path]:
    return {_unit(data, complaint.path) for complaint in found if complaint.breaks and complaint.path}


_INDIVISIBLE = frozenset(key.name for key in keys_of(Scenario) if isinstance(key.shape, Either))
"""The top-level keys with mappings that must have at least one key."""


def _unit(data: Mapping[str, object], path: Path) -> Path:
    """The path of the smallest part to leave out for a fault at `path`."""
    inside = path[0] in SECTIONS or (path[0] not in _INDIVISIBLE and isinstance(data.get(str(path[0])), Mapping))
    return path[:2] if inside else path[:1]


def _sizes(catalog: Catalog, own: Iterable[object]) -> dict[str, int]:
    """The number of spaces of each piece, including those of the scenario's own types."""
    sizes = {name: len(piece.spaces) for name, piece in catalog.pieces.items()}
    for entry in own:
        match entry:
            case {"id": str(name), "rows": list(rows)}:
                sizes[name] = sum(row.count("#") for row in rows if isinstance(row, str))
    return sizes


def _too_much(data: Mapping[str, Any], catalog: Catalog) -> Iterator[Complaint]:
    """Yield the exceeded limits that concern more than one key."""
    lists = {name: data[name] for name in SECTIONS if isinstance(data.get(name), list)}
    others = sum(len(entries) for name, entries in lists.items() if name != "pieces")
    if others > ELEMENT_LIMIT:
        yield Complaint("SCN001", worded((), "elements", number=others, most=ELEMENT_LIMIT))
    sizes = _sizes(catalog, lists.get("piece_types", ()))
    named = (entry.get("piece") for entry in lists.get("pieces", ()) if isinstance(entry, Mapping))
    spaces = sum(sizes.get(name, 0) for name in named if isinstance(name, str))
    if spaces > SPACE_LIMIT:
        yield Complaint("SCN001", worded((), "spaces", number=spaces, most=SPACE_LIMIT))


def _located(source: Source, complaint: Complaint) -> Problem:
    """The problem with its line and column: those of the last key or entry that its path leads to."""
    span = source.span(0, complaint.path)
    return Problem(complaint.code, complaint.message, complaint.path, span.line, span.column)


def _model(
    tree: node_tree.Tree, data: Mapping[str, Any], broken: set[Path], serials: Iterator[int]
) -> tuple[Scenario, Source]:
    """The scenario without its broken parts, and the places of its elements."""
    values: dict[str, Any] = {}
    unread: list[Unread] = []
    places: dict[int, node_tree.Node] = {0: tree.root}
    for item in keys_of(Scenario):
        if item.name not in data or (item.name,) in broken:
            continue
        value = data[item.name]
        if item.name in SECTIONS:
            section_node = tree.node_at((item.name,))
            assert isinstance(section_node, node_tree.Sequence)
            elements = []
            for index, entry in enumerate(value):
                if (item.name, index) in broken:
                    unread.append(Unread(item.name, index, frozen(entry)))
                    continue
                element = read_element(SECTIONS[item.name], entry, next(serials))
                places[element.serial] = section_node.items[index]
                elements.append(element)
            values[item.attribute] = tuple(elements)
        else:
            if isinstance(value, Mapping):
                value = {key: part for key, part in value.items() if (item.name, key) not in broken}
            values[item.attribute] = item.shape.read(value)
    scenario = Scenario(**values, unread=tuple(unread), next_serial=next(serials))
    return scenario, Source(tree, places)
