"""Maps of Tiled as scenarios: pieces, doors, tokens, figures, spawns and areas, and the rest if embedded.

Everything in the file is imported or mentioned in a note.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from kneedeep.model.catalog import RULESETS
from kneedeep.model.geometry.space import Space
from kneedeep.model.scenario.io.foreign_files import ImportFailed
from kneedeep.model.scenario.model import SECTIONS, Scenario, keys_of
from kneedeep.model.scenario.yaml_patch import node_tree
from kneedeep.model.scenario.yaml_patch.file_limits import Unreadable
from kneedeep.support.translation import later, tr
from kneedeep_exchange.imports.imported import Imported, LeftOut, Notes, NothingCarriedOver, imported, in_order
from kneedeep_exchange.imports.tiled.drawn_layers import layer_notes, painted_areas
from kneedeep_exchange.imports.tiled.object_places import ObjectPlaces, turned
from kneedeep_exchange.imports.tiled.object_sizes import common_scale, wrong_sizes
from kneedeep_exchange.input_limits import TooLarge
from kneedeep_exchange.tiled.map_entries import MANY, ORIGIN, PLACED, PROGRAM, REST, from_property
from kneedeep_exchange.tiled.piece_tiles import known_set
from kneedeep_exchange.tiled.tiled_map import NotReadable, Properties, TiledMap, TiledObject
from kneedeep_exchange.tiled.tmj_file import read_tmj
from kneedeep_exchange.tiled.tmx_file import read_tmx

FLIPPED = 0xF0000000
"""The bits of a tile number for mirroring."""
MOST_OBJECTS = 100_000
NO_AREA = "start"
"""The default area of pieces."""
HEAD = later("Imported from a map of Tiled.")
_TYPES = {type: section for section, type in PLACED.items()}
_MOST_REASONS = 3


class Placed(NamedTuple):
    """An object and its element: section, data, and the object's place and size in spaces."""

    object: TiledObject
    section: str
    entry: dict[str, Any]
    at: list[int]
    size: tuple[float, float]

    @property
    def many(self) -> str | None:
        """The key shared by several objects of one element, None for a single object."""
        found = self.object.properties.get(MANY)
        return None if found is None else str(found)


def is_tmx(content: bytes) -> bool:
    """Whether a file looks like TMX."""
    return b"<map" in content[:2048] and content.lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"<")


def is_tmj(content: bytes) -> bool:
    """Whether a file looks like TMJ."""
    return content.lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"{") and b'"tilewidth"' in content


def imported_tmx(content: bytes) -> Imported:
    """The scenario in a TMX file. Raises ImportFailed."""
    return _imported(read_tmx, content)


def imported_tmj(content: bytes) -> Imported:
    """The scenario in a TMJ file. Raises ImportFailed."""
    return _imported(read_tmj, content)


def _imported(read: Callable[[bytes], TiledMap], content: bytes) -> Imported:
    try:
        reading = _Import(read(content))
        return imported(reading.data(), HEAD, reading.notes)
    except (NotReadable, TooLarge) as error:
        raise ImportFailed("the map of Tiled can't be read: {error}", error=error) from error
    except ValueError as error:
        raise ImportFailed("the map holds what no scenario can hold: {error}", error=error) from error


class _Import:
    """The import of one map, with its notes."""

    def __init__(self, tiled: TiledMap) -> None:
        self.tiled = tiled._replace(tilesets=tuple(map(known_set, tiled.tilesets)))
        self.notes = Notes(tiled.notes)
        if min(tiled.tile) < 1:
            raise ImportFailed("the map of Tiled has tiles without a size")
        if sum(len(layer.objects) for layer in tiled.layers) > MOST_OBJECTS:
            raise ImportFailed("the map of Tiled has more than {most} objects", most=MOST_OBJECTS)
        self.places = ObjectPlaces(self.tiled, self._origin())

    def data(self) -> dict[str, object]:
        """The data of the scenario, in the order of a file. Raises ImportFailed."""
        self._check_scale()
        rest = self._rest()
        placed = self._placed()
        self.notes += layer_notes(self.tiled)
        found: dict[str, Any] = {"format": 1, **rest, **self._head(rest)}
        areas = list(self._areas())
        made = self._whole(found, rest, placed, areas)
        if wrong := dict(wrong_sizes(made, placed)):
            for index, why in wrong.items():
                self._note(placed[index].object, why)
            kept = [one for index, one in enumerate(placed) if index not in wrong]
            made = self._whole(found, rest, kept, areas)
            placed = kept
        pieces = (one.object for one in placed if one.section == "pieces")
        nowhere = (one for one in pieces if "area" not in self._with_tile(one))
        self.notes += [tr("Object {id} has no area: {area} is taken.", id=one.id, area=NO_AREA) for one in nowhere]
        if not placed and not rest:
            raise NothingCarriedOver(self._reasons())
        self.notes += painted_areas(self.tiled, self._origin(), made)
        return made

    def _whole(
        self,
        head: Mapping[str, object],
        rest: Mapping[str, Any],
        placed: Iterable[Placed],
        areas: Iterable[Mapping[str, object]],
    ) -> dict[str, Any]:
        """The data of a scenario with the elements of placed objects."""
        found: dict[str, Any] = {**head}
        found |= {section: list(rest.get(section, ())) for section in PLACED if section in rest}
        for section, entries in _elements(placed).items():
            found[section] = [*entries, *rest.get(section, ())]
        if every := [*areas, *_unnamed_areas(found.get("pieces", ()), areas)]:
            found["areas"] = every
        return in_order(found)

    def _check_scale(self) -> None:
        """Raise ImportFailed if all pieces have a wrong size by the same factor."""
        objects = [one for layer in self.tiled.layers for one in layer.objects]
        scale = common_scale(self.tiled, ((one, self._with_tile(one)) for one in objects if self._type(one) == "piece"))
        if scale is None:
            return
        width, height = (round(scale * one, 2) for one in self.tiled.tile)
        text = later(
            "its pieces are {scale:g} times as large as tiles of {pixels} pixels say: set the width and height of tiles to {width:g} "
            "and {height:g} pixels in Map > Map Properties"
        )
        raise ImportFailed(text, scale=scale, pixels=self.tiled.tile[0], width=width, height=height)

    def _head(self, rest: Mapping[str, object]) -> dict[str, object]:
        """The top-level keys of the scenario, from the properties of the map."""
        found: dict[str, object] = {}
        known = {key.name for key in keys_of(Scenario)}
        for key, value in self.tiled.properties.items():
            if key in (*PLACED, "areas"):
                self.notes.note("The property {key} of the map is left out: {key} are read from its layers.", key=key)
            elif key in known:
                found[key] = from_property(key, value)
            elif key not in (ORIGIN, PROGRAM, REST):
                self.notes.note("The property {key} of the map is left out: no scenario has such a key.", key=key)
        for key, value in (("ruleset", RULESETS[0]), ("title", tr("Untitled"))):
            if key not in found and key not in rest:
                found[key] = value
                self.notes.note("The map has no property {key}: {value} is taken.", key=key, value=value)
        return found

    def _origin(self) -> Space:
        text = self.tiled.properties.get(ORIGIN, "0,0")
        try:
            x, y = map(int, str(text).split(","))
        except ValueError as error:
            raise ImportFailed(
                "the property {key} of the map is {text!r}, not two numbers", key=ORIGIN, text=text
            ) from error
        return x, y

    def _rest(self) -> dict[str, Any]:
        if (text := self.tiled.properties.get(REST)) is None:
            return {}
        try:
            found = node_tree.plain(node_tree.parse(str(text)).root)
        except Unreadable as error:
            text = later("the property {key} of the map can't be read: {error}")
            raise ImportFailed(text, key=REST, error=error.message) from error
        if not isinstance(found, dict):
            raise ImportFailed("the property {key} of the map holds no scenario", key=REST)
        for section in (*PLACED, "areas"):
            entries = found.get(section, [])
            if not isinstance(entries, list) or not all(isinstance(one, dict) for one in entries):
                text = later("in the property {key} of the map {section} are no list of elements")
                raise ImportFailed(text, key=REST, section=section)
        return found

    def _placed(self) -> list[Placed]:
        """The objects that become elements. All others are noted."""
        found = []
        for layer in self.tiled.layers:
            for one in layer.objects:
                if (type := self._type(one)) not in _TYPES:
                    text = later("without a type in the layer {layer!r}: types are {types}")
                    text = later("of type {type!r} in the layer {layer!r}: types are {types}") if type else text
                    self._note(one, tr(text, type=type, layer=layer.name, types=", ".join(_TYPES)))
                    continue
                try:
                    found.append(self._element(one, type))
                except LeftOut as left:
                    self._note(one, str(left))
        return found

    def _note(self, one: TiledObject, why: str) -> None:
        self.notes.note("Object {id} is left out: {why}.", id=one.id, why=why)

    def _type(self, one: TiledObject) -> str:
        return one.type or str(self._with_tile(one).get("type", ""))

    def _with_tile(self, one: TiledObject) -> Properties:
        """The properties of an object, with those of its tile as defaults."""
        gid = one.gid & ~FLIPPED
        for tileset in self.tiled.tilesets:
            if gid and gid - tileset.first in tileset.tiles:
                return {**tileset.tiles[gid - tileset.first], **one.properties}
        return one.properties

    def _element(self, one: TiledObject, type: str) -> Placed:
        """The element of an object. Raises LeftOut."""
        _check_form(one, type)
        entry = self._own_keys(one, type)
        section, many = _TYPES[type], MANY in one.properties
        if type == "door":
            entry["at"], entry["side"] = self.places.line(one, str(entry.get("side", "")))
        elif type == "spawn":
            entry["spaces"] = self.places.spaces(one)
        else:
            entry["at"] = self.places.corner(one)
            if (turn := turned(entry.get("turn", 0), one)) != entry.get("turn", 0):
                entry["turn"] = turn
            if type == "piece":
                entry.setdefault("area", NO_AREA)
        at = entry["at"] if "at" in entry else entry["spaces"][0]
        if many and type != "spawn":
            entry["spaces"] = [entry.pop("at")]
        size = (0.0, 0.0) if type in ("door", "spawn") or one.form else self.places.size(one)
        return Placed(one, section, entry, at, size)

    def _own_keys(self, one: TiledObject, type: str) -> dict[str, Any]:
        """The keys of an element from the properties of its object. Notes the unknown ones."""
        known = {key.name for key in keys_of(SECTIONS[_TYPES[type]])} - {"at", "spaces"}
        properties = {key: value for key, value in self._with_tile(one).items() if key not in (MANY, "type")}
        entry = {key: from_property(key, value) for key, value in properties.items() if key in known}
        if one.name and "name" in known and "name" not in entry:
            entry["name"] = one.name
        elif one.name and entry.get("name") != one.name:
            text = later("The name {name!r} of object {id} is left out: a {type} has its texts as properties.")
            self.notes.note(text, name=one.name, id=one.id, type=type)
        if unknown := [key for key in properties if key not in known]:
            self.notes.append(_unknown_keys(unknown, one, type))
        if one.hidden:
            self.notes.note("Object {id} is hidden in Tiled; it is carried over.", id=one.id)
        return entry

    def _areas(self) -> Iterator[Mapping[str, object]]:
        """Yield the areas defined by tiles. Notes the omitted properties."""
        keys = {key.name for key in keys_of(SECTIONS["areas"])}
        known = set()
        for tileset in self.tiled.tilesets:
            for properties in () if tileset.source else tileset.tiles.values():
                id = properties.get("id")
                if isinstance(id, str) and id not in known:
                    known.add(id)
                    yield {key: from_property(key, value) for key, value in properties.items() if key in keys}
                    unknown = [key for key in properties if key not in keys and key != "type"]
                    self.notes += [
                        tr("The property {key} of the area {id} is left out: no area has such a key.", key=key, id=id)
                        for key in unknown
                    ]

    def _reasons(self) -> str:
        """The reason why nothing can be imported, and the remedy, in a clause."""
        notes = [note for note in self.notes if tr("left out") in note]
        if (rest := len(notes) - _MOST_REASONS) > 0:
            notes[_MOST_REASONS:] = [tr("And {rest} more.", rest=rest)]
        why = " ".join(notes) or tr("The map holds no object.")
        return tr(
            "nothing of the map of Tiled can be carried over. {why} A scenario is made of objects of the types {types}: "
            "`kneedeep export MAP.yaml -o MAP.tmx --pieces` writes a map with a set of all pieces to begin with",
            why=why,
            types=", ".join(_TYPES),
        )


def _check_form(one: TiledObject, type: str) -> None:
    """Raise LeftOut for an object with a form that its type does not support."""
    if one.gid & FLIPPED:
        raise LeftOut("it is mirrored, and nothing of a map can be turned over")
    if one.form and (one.form != "point" or type in ("piece", "door")):
        text = later("it is drawn as {form}: a {type} is a rectangle")
        if type == "door":
            text = later("it is drawn as {form}: a door is a line")
        raise LeftOut(text, form=one.form, type=type)
    if one.line and type != "door":
        raise LeftOut("it is a line: a {type} is a rectangle", type=type)


def _unknown_keys(keys: Sequence[str], one: TiledObject, type: str) -> str:
    text = later("The property {keys} of object {id} is left out: no {type} has such a key.")
    if len(keys) > 1:
        text = later("The properties {keys} of object {id} are left out: no {type} has such a key.")
    return tr(text, keys=", ".join(keys), id=one.id, type=type)


def _elements(placed: Iterable[Placed]) -> dict[str, list[dict[str, Any]]]:
    """The elements by section. Objects with the same `element` become one with several spaces."""
    found: dict[str, list[dict[str, Any]]] = {}
    joined: dict[tuple[str, str], dict[str, Any]] = {}
    for one in placed:
        entry = dict(one.entry)
        known = entry if one.many is None else joined.setdefault((one.section, one.many), entry)
        if known is entry:
            found.setdefault(one.section, []).append(entry)
        else:
            known["spaces"] = [*known["spaces"], *entry["spaces"]]
    return {section: found[section] for section in PLACED if section in found}


def _unnamed_areas(
    pieces: Iterable[Mapping[str, object]], areas: Iterable[Mapping[str, object]]
) -> Iterator[Mapping[str, object]]:
    """Yield the areas of pieces that no tile defines."""
    known = {area["id"] for area in areas}
    for piece in pieces:
        area = piece.get("area")
        if isinstance(area, str) and area not in known:
            known.add(area)
            yield {"id": area}
