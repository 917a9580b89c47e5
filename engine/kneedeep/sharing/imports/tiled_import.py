"""Maps of Tiled as scenarios: pieces, doors, tokens, figures, spawn areas and areas come back; the rest if it is inside."""

from collections.abc import Iterator, Mapping
from typing import Any

from kneedeep.catalog import RULESETS
from kneedeep.geometry.space import Space
from kneedeep.scenario.io.writer import key_order
from kneedeep.scenario.yaml_patch import node_tree
from kneedeep.scenario.yaml_patch.file_limits import Unreadable
from kneedeep.sharing.imports.imported import Imported, ImportFailed, scenario_text
from kneedeep.sharing.tiled.map_entries import MANY, ORIGIN, PLACED, PROGRAM, REST, from_property
from kneedeep.sharing.tiled.piece_tiles import known_set, piece_size
from kneedeep.sharing.tiled.tiled_map import NotReadable, Properties, TiledMap, TiledObject
from kneedeep.sharing.tiled.tmj_file import read_tmj
from kneedeep.sharing.tiled.tmx_file import read_tmx

FLIPPED = 0xE0000000
"""The bits of a tile's number that say how it is mirrored."""
NEAR = 1 / 8
"""A place may be so many spaces off: an eighth is 8 pixels of the usual 64."""
FARTHEST = 9_999
MOST_OBJECTS = 100_000
NO_AREA = "start"
"""The area of pieces that name none."""
HEAD = "Imported from a map of Tiled."


class _Left(Exception):
    """An object can't be placed; the text says why, in a clause."""


def is_tmx(content: bytes) -> bool:
    """Return whether a file looks like TMX."""
    return b"<map" in content[:2048] and content.lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"<")


def is_tmj(content: bytes) -> bool:
    """Return whether a file looks like TMJ."""
    return content.lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"{") and b'"tilewidth"' in content


def imported_tmx(content: bytes) -> Imported:
    """Return the scenario in a TMX file. Raises ImportFailed."""
    try:
        return imported(read_tmx(content))
    except NotReadable as error:
        raise ImportFailed(f"the map of Tiled can't be read: {error}") from error


def imported_tmj(content: bytes) -> Imported:
    """Return the scenario in a TMJ file. Raises ImportFailed."""
    try:
        return imported(read_tmj(content))
    except NotReadable as error:
        raise ImportFailed(f"the map of Tiled can't be read: {error}") from error


def imported(tiled: TiledMap) -> Imported:
    """Return the scenario in a map. Raises ImportFailed."""
    reading = _Import(tiled)
    data = reading.data()
    notes = tuple(reading.notes)
    head = [
        HEAD,
        *(["Not carried over, or to be looked at:"] if notes else ()),
        *(f"- {note}" for note in notes),
    ]
    try:
        return Imported(scenario_text(data, head), notes)
    except ValueError as error:
        raise ImportFailed(f"the map holds what no scenario can hold: {error}") from error


class _Import:
    """The import of one map, with what was noted on the way."""

    def __init__(self, tiled: TiledMap) -> None:
        self.tiled = tiled._replace(tilesets=tuple(map(known_set, tiled.tilesets)))
        self.notes: list[str] = []
        if min(tiled.tile) < 1:
            raise ImportFailed("the map of Tiled has tiles without a size")
        if sum(len(layer.objects) for layer in tiled.layers) > MOST_OBJECTS:
            raise ImportFailed(f"the map of Tiled has more than {MOST_OBJECTS:,} objects")
        self.origin = self._origin()

    def data(self) -> dict[str, Any]:
        """Return the data of the scenario, in the order of a file."""
        rest = self._rest()
        found: dict[str, Any] = {"format": 1, **rest}
        own = (ORIGIN, PROGRAM, REST)
        for key, value in self.tiled.properties.items():
            if key in (*PLACED, "areas"):
                self.notes.append(
                    f"The property {key} of the map is left out: {key} are read from its layers."
                )
            elif key not in own:
                found[key] = from_property(key, value)
        for key, value in (("ruleset", RULESETS[0]), ("title", "Untitled")):
            if key not in found:
                found[key] = value
                self.notes.append(f"The map has no property {key}: {value} is taken.")
        for section, entries in self._elements().items():
            found[section] = [*entries, *rest.get(section, ())]
        areas = list(self._areas(found.get("pieces", ())))
        if areas:
            found["areas"] = areas
        order = {key: number for number, key in enumerate(key_order())}
        return dict(sorted(found.items(), key=lambda item: order.get(item[0], len(order))))

    def _origin(self) -> Space:
        text = self.tiled.properties.get(ORIGIN, "0,0")
        try:
            x, y = map(int, str(text).split(","))
        except ValueError as error:
            raise ImportFailed(f"the property {ORIGIN} of the map is {text!r}, not two numbers") from error
        return x, y

    def _rest(self) -> dict[str, Any]:
        text = self.tiled.properties.get(REST)
        if text is None:
            return {}
        try:
            found = node_tree.plain(node_tree.parse(str(text)).root)
        except Unreadable as error:
            raise ImportFailed(f"the property {REST} of the map can't be read: {error.message}") from error
        if not isinstance(found, dict):
            raise ImportFailed(f"the property {REST} of the map holds no scenario")
        for section in (*PLACED, "areas"):
            entries = found.get(section, [])
            if not isinstance(entries, list) or not all(isinstance(one, dict) for one in entries):
                raise ImportFailed(f"in the property {REST} of the map {section} are no list of elements")
        return found

    def _elements(self) -> dict[str, list[dict[str, Any]]]:
        sections = {type: section for section, type in PLACED.items()}
        found: dict[str, list[dict[str, Any]]] = {}
        joined: dict[tuple[str, str], dict[str, Any]] = {}
        for layer in self.tiled.layers:
            for one in layer.objects:
                properties = {**self._of_tile(one), **one.properties}
                type = one.type or str(properties.get("type", ""))
                if type not in sections:
                    kind = f"of type {type!r}" if type else "without a type"
                    self._note(one, f"{kind} in the layer {layer.name!r}: types are {', '.join(sections)}")
                    continue
                try:
                    entry = self._entry(one, type, properties)
                except _Left as left:
                    self._note(one, str(left))
                    continue
                many = properties.get(MANY)
                if many is None:
                    found.setdefault(sections[type], []).append(entry)
                    continue
                entry["spaces"] = [entry.pop("at")]
                known = joined.setdefault((type, str(many)), entry)
                if known is entry:
                    found.setdefault(sections[type], []).append(entry)
                else:
                    known["spaces"] += entry["spaces"]
        return {section: found[section] for section in PLACED if section in found}

    def _note(self, one: TiledObject, why: str) -> None:
        self.notes.append(f"Object {one.id} is left out: {why}.")

    def _of_tile(self, one: TiledObject) -> Properties:
        gid = one.gid & ~FLIPPED
        for tileset in self.tiled.tilesets:
            if gid and gid - tileset.first in tileset.tiles:
                return tileset.tiles[gid - tileset.first]
        return {}

    def _entry(self, one: TiledObject, type: str, properties: Properties) -> dict[str, Any]:
        entry = {
            key: from_property(key, value) for key, value in properties.items() if key not in (MANY, "type")
        }
        if one.gid & FLIPPED:
            raise _Left("it is mirrored, and nothing of a map can be turned over")
        if type == "door":
            entry["at"], entry["side"] = self._line(one, str(entry.get("side", "")))
        elif type == "spawn":
            entry["spaces"] = [self._place(one, one.x, one.y)]
            return entry if MANY not in properties else {**entry, "at": entry.pop("spaces")[0]}
        else:
            entry["at"] = self._corner(one, entry)
            if self._is_scaled(one, entry):
                raise _Left("it is larger or smaller than the piece")
            if type == "piece" and "area" not in entry:
                entry["area"] = NO_AREA
                self.notes.append(f"Object {one.id} has no area: {NO_AREA} is taken.")
        return entry

    def _is_scaled(self, one: TiledObject, entry: Mapping[str, Any]) -> bool:
        """Return whether a tile of the set of pieces was made larger or smaller."""
        sets = [tileset for tileset in self.tiled.tilesets if tileset.source and tileset.tiles]
        if not any(one.gid - tileset.first in tileset.tiles for tileset in sets):
            return False
        width, height = piece_size(str(entry.get("piece", "")))
        off = one.width / self.tiled.tile[0] - width, one.height / self.tiled.tile[1] - height
        return max(map(abs, off)) > NEAR

    def _corner(self, one: TiledObject, entry: dict[str, Any]) -> list[int]:
        """Return the space in the north-western corner of a rectangle, and add its rotation to the turn."""
        quarters = one.rotation / 90
        if quarters != int(quarters):
            raise _Left(f"it is rotated by {one.rotation:g} degrees, not by quarter turns")
        top = one.y - one.height if one.gid and not self._top_left(one) else one.y
        x, y = one.x, top
        match int(quarters) % 4:
            case 1:
                x -= one.height
            case 2:
                x, y = x - one.width, y - one.height
            case 3:
                y -= one.width
        turn = entry.get("turn", 0)
        if int(quarters) % 4 and isinstance(turn, int):
            entry["turn"] = (turn + 90 * int(quarters)) % 360
        return self._place(one, x, y)

    def _top_left(self, one: TiledObject) -> bool:
        sets = [tileset for tileset in self.tiled.tilesets if tileset.first <= one.gid & ~FLIPPED]
        return bool(sets) and max(sets, key=lambda tileset: tileset.first).top_left

    def _line(self, one: TiledObject, side: str) -> tuple[list[int], str]:
        """Return the space and side of a door from the two ends of its line."""
        if len(one.line) != 2 or one.rotation:
            raise _Left("a door is a line of two points that is not rotated")
        (x, y), (right, low) = sorted(self._place(one, one.x + dx, one.y + dy) for dx, dy in one.line)
        if (x == right) == (y == low):
            raise _Left("a door lies along one side of spaces")
        upright = x == right
        known = side if side in (("east", "west") if upright else ("north", "south")) else ""
        chosen = known or ("east" if upright else "south")
        if upright:
            return [x - (chosen == "east"), y], chosen
        return [x, y - (chosen == "south")], chosen

    def _place(self, one: TiledObject, x: float, y: float) -> list[int]:
        across, down = x / self.tiled.tile[0], y / self.tiled.tile[1]
        if max(abs(across), abs(down)) > FARTHEST:
            raise _Left("it lies too far away")
        if max(abs(across - round(across)), abs(down - round(down))) > NEAR:
            raise _Left(f"it lies between spaces, at {x:g}, {y:g}; snap it to the grid")
        return [round(across) + self.origin[0], round(down) + self.origin[1]]

    def _areas(self, pieces: Any) -> Iterator[Mapping[str, Any]]:
        known = set()
        for tileset in self.tiled.tilesets:
            for properties in () if tileset.source else tileset.tiles.values():
                id = properties.get("id")
                if isinstance(id, str) and id not in known:
                    known.add(id)
                    yield {key: from_property(key, value) for key, value in properties.items()}
        for piece in pieces:
            area = piece.get("area")
            if isinstance(area, str) and area not in known:
                known.add(area)
                yield {"id": area}
