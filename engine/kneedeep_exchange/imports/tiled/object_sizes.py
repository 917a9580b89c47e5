"""Comparison of the sizes of a Tiled map's objects with those of their elements."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

from kneedeep.board import compile_board
from kneedeep.model.catalog import Catalog, load_catalog
from kneedeep.model.scenario.io.reader import read
from kneedeep.model.scenario.model import Scenario
from kneedeep.support.translation import later, tr
from kneedeep_exchange.imports.imported import scenario_text
from kneedeep_exchange.imports.tiled.object_places import NEAR
from kneedeep_exchange.tiled.map_entries import boxes_of
from kneedeep_exchange.tiled.piece_tiles import piece_size
from kneedeep_exchange.tiled.tiled_map import Properties, TiledMap, TiledObject

if TYPE_CHECKING:
    from kneedeep_exchange.imports.tiled.tiled_import import Placed

_LARGER = later("it is larger than what it stands for: {width:g}×{height:g} spaces, not {across}×{down}")
_SMALLER = later("it is smaller than what it stands for: {width:g}×{height:g} spaces, not {across}×{down}")
_TURNED = later("it is turned otherwise than what it stands for: {width:g}×{height:g} spaces, not {across}×{down}")


def common_scale(tiled: TiledMap, pieces: Iterable[tuple[TiledObject, Properties]]) -> float | None:
    """The factor by which all pieces of a map are too large. None for fewer than two, or for differing factors.

    `pieces`: their objects with the properties of object and tile.
    """
    found = set()
    number = 0
    for one, properties in pieces:
        width, height = piece_size(str(properties.get("piece", "")))
        if properties.get("turn") in (90, 270, "90", "270"):
            width, height = height, width
        if not width or not one.width or not one.height:
            continue
        number += 1
        found.add((round(one.width / tiled.tile[0] / width, 3), round(one.height / tiled.tile[1] / height, 3)))
    if number < 2 or len(found) != 1:
        return None
    ((across, down),) = found
    return across if across == down != 1 else None


def wrong_sizes(data: Mapping[str, object], placed: Iterable[Placed]) -> Iterator[tuple[int, str]]:
    """Yield the index of each object of a wrong size, with the fault in a clause."""
    if (scenario := read(scenario_text(data, ())).scenario) is None:
        return
    catalog = load_catalog(scenario.ruleset)
    known = _known_kinds(scenario, catalog)
    boxes = boxes_of(compile_board(scenario, catalog))
    serials = _serials(scenario)
    numbers: dict[str, int] = {}
    joined: dict[tuple[str, str], int] = {}
    for index, one in enumerate(placed):
        number = numbers.get(one.section, 0)
        if one.many is not None:
            number = joined.setdefault((one.section, one.many), number)
        numbers[one.section] = max(numbers.get(one.section, 0), number + 1)
        box = boxes.get((serials.get((one.section, number), 0), (one.at[0], one.at[1])))
        kind = one.entry.get("piece" if one.section == "pieces" else "kind")
        if box is None or kind not in known or one.size == (0.0, 0.0):
            continue
        if not _same(one.size, box):
            larger = one.size[0] * one.size[1] > box[0] * box[1]
            text = _TURNED if _same(one.size, (box[1], box[0])) else _LARGER if larger else _SMALLER
            (width, height), (across, down) = one.size, box
            yield index, tr(text, width=width, height=height, across=across, down=down)


def _same(one: tuple[float, float], other: tuple[float, float]) -> bool:
    return max(abs(one[0] - other[0]), abs(one[1] - other[1])) <= NEAR


def _known_kinds(scenario: Scenario, catalog: Catalog) -> set[object]:
    """The kinds with a known size: those of the edition, and the scenario's own."""
    own = {one.id for one in scenario.piece_types}
    own |= {one.id for one in scenario.token_types} | {one.id for one in scenario.figure_types}
    return {*catalog.pieces, *catalog.tokens, *catalog.figures, *own}


def _serials(scenario: Scenario) -> Mapping[tuple[str, int], int]:
    """The serial of each element by its section and its index in the file, which counts unreadable elements."""
    found = {}
    unread = {(one.section, one.index) for one in scenario.unread}
    for section in ("pieces", "tokens", "figures"):
        number = 0
        for element in getattr(scenario, section):
            while (section, number) in unread:
                number += 1
            found[section, number] = element.serial
            number += 1
    return found
