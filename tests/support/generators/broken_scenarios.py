"""Scenarios with one thing wrong in them, made from plain data: a slip of the hand at every place where one can be."""

import copy
from collections.abc import Iterator
from typing import Any, NamedTuple

from kneedeep.analysis.framework.finding import Finding
from kneedeep.analysis.framework.runner import analyse
from kneedeep.board import compile_board
from kneedeep.model.catalog import edition_of, load_catalog
from kneedeep.model.scenario.io.reader import read
from kneedeep.model.scenario.yaml_patch.value_text import inline
from tests.support.files import path_of, plain_of
from tests.support.values import known, typed

Data = dict[str, Any]
PROSE = {"text", "note", "notes", "briefing", "objective", "summary", "title", "author", "license", "name"}
PROSE |= {"locked_text", "source", "language", "next"}

FAMILIES = ("SCN", "BRD", "CMP", "INT")


class Broken(NamedTuple):
    """Plain data of a scenario after one change, and what was changed."""

    change: str
    data: Data


def shipped(name: str) -> Data:
    """Return the plain data of a shipped scenario, a copy of its own."""
    return typed(dict, copy.deepcopy(plain_of(path_of(name))))


def capped_by_hand(data: Data) -> Data:
    """Return the data with the dead ends of `caps: auto` as pieces of the file."""
    scenario = known(read(inline(data)).scenario)
    board = compile_board(scenario)
    caps = [piece.element for piece in board.pieces if piece.cap]
    laid = [{"piece": cap.piece, "at": list(cap.at), "turn": cap.turn, "area": cap.area} for cap in caps]
    return {**data, "caps": "none", "pieces": [*data["pieces"], *laid]}


def home_made(data: Data) -> Data:
    """Return the data with an own piece for each kind of piece of the catalog that it lays but dead ends."""
    catalog = load_catalog(data["ruleset"])
    cap = edition_of(data["ruleset"]).cap
    kinds = {piece["piece"] for piece in data["pieces"]} & catalog.pieces.keys() - {cap}
    types = [
        {
            "id": f"own-{kind.id}",
            "rows": list(kind.rows),
            "openings": [str(opening) for opening in kind.openings],
            "edges": [{"at": list(at), "side": side, "kind": what} for at, side, what in kind.edges],
            "difficult": [list(space) for space in kind.difficult],
        }
        for kind in map(catalog.pieces.__getitem__, sorted(kinds))
    ]
    pieces = [
        {**piece, "piece": f"own-{piece['piece']}"} if piece["piece"] in kinds else piece for piece in data["pieces"]
    ]
    return {**data, "pieces": pieces, "piece_types": [*data.get("piece_types", ()), *types]}


def found_in(data: Data) -> list[Finding]:
    """The findings of the checks of the file, the board and the box at error or warning level."""
    found = analyse(read(inline(data)), select=FAMILIES, verbose=True)
    return [finding for finding in found if finding.severity != "info"]


def codes_in(data: Data) -> set[str]:
    """Return the codes found at error or warning level."""
    return {finding.code for finding in found_in(data)}


def shifted(data: Data, by: int = 1) -> Iterator[Broken]:
    """Yield the data with each piece moved in each of the four directions."""
    for index, piece in enumerate(data["pieces"]):
        for dx, dy in ((by, 0), (-by, 0), (0, by), (0, -by)):
            changed = copy.deepcopy(data)
            changed["pieces"][index]["at"] = [piece["at"][0] + dx, piece["at"][1] + dy]
            yield Broken(f"piece {index} {piece['piece']} moved by {dx},{dy}", changed)


def unreadable(data: Data) -> Iterator[Broken]:
    """Yield the data with each key of each element once misspelt and once with a value it can't have."""
    for section, entries in data.items():
        if not isinstance(entries, list) or not isinstance(entries[0], dict):
            continue
        for index, entry in enumerate(entries):
            for key in entry:
                changed = copy.deepcopy(data)
                changed[section][index][key] = {"zz": 1}
                yield Broken(f"{section} {index}: a bad value of {key}", changed)
                changed = copy.deepcopy(data)
                changed[section][index] = {key + "x" if one == key else one: entry[one] for one in entry}
                yield Broken(f"{section} {index}: misspelt {key}", changed)


def unreadable_sections(data: Data) -> Iterator[Broken]:
    """Yield the data with each key of the top level once misspelt and once with a value it can't have."""
    for section in data:
        yield Broken(f"a bad value of {section}", {**data, section: 3.5})
        yield Broken(f"misspelt {section}", {one + "x" if one == section else one: data[one] for one in data})


def misspelt(data: Data) -> Iterator[Broken]:
    """Yield the data with the last letter of each word changed that is no prose."""
    for path, word in _words(data, ()):
        changed = copy.deepcopy(data)
        part: Any = changed
        for step in path[:-1]:
            part = part[step]
        part[path[-1]] = word[:-1] + ("y" if word[-1] == "x" else "x")
        yield Broken(f"{path}: {part[path[-1]]}", changed)


def _words(value: Any, path: tuple[Any, ...]) -> Iterator[tuple[tuple[Any, ...], str]]:
    if isinstance(value, dict):
        for key, part in value.items():
            if key not in PROSE:
                yield from _words(part, (*path, key))
    elif isinstance(value, list):
        for index, part in enumerate(value):
            yield from _words(part, (*path, index))
    elif isinstance(value, str):
        yield path, value


def doubled(data: Data) -> Iterator[Broken]:
    """Yield the data with each element there twice."""
    for section, entries in data.items():
        if isinstance(entries, list) and isinstance(entries[0], dict):
            for index, entry in enumerate(entries):
                copies = [*entries, copy.deepcopy(entry)]
                yield Broken(f"{section} {index} twice", {**data, section: copies})
