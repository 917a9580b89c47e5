"""The user's tile library for all scenarios: a file of `piece_types` beside the user's numbers."""

import os
from collections.abc import Mapping
from typing import NamedTuple

from kneedeep.model.catalog import RULESETS, PieceTypeError, load_catalog, piece_type_from_rows, tile_name
from kneedeep.model.catalog.numbers.user_file import own_path
from kneedeep.model.scenario.io.atomic_files import FileFailed, read_bytes, write_atomically
from kneedeep.model.scenario.io.reader import read
from kneedeep.model.scenario.model import OwnPieceType, write_element
from kneedeep.model.scenario.yaml_patch import node_tree
from kneedeep.model.scenario.yaml_patch.file_limits import BYTES, Unreadable
from kneedeep.model.scenario.yaml_patch.patch import PatchFailed, patched
from kneedeep.model.scenario.yaml_patch.value_text import inline

NAME = "tiles.yaml"
_KEY = "piece_types"
_NEW = f"# Outlines of the tiles of your box, as kneedeep keeps them for all your scenarios.\n{_KEY}: []\n"


class TileLibrary(NamedTuple):
    """The tiles of a library by name, and the faults of the others, in sentences."""

    tiles: Mapping[str, OwnPieceType]
    problems: tuple[str, ...] = ()


class LibraryFailed(Exception):
    """The library could not be read or written. The text is one sentence with the reason. The file is unchanged."""


def library_path() -> str:
    """The path of the user's tile library, whether it exists or not. Empty for a user without data files."""
    numbers = own_path()
    return os.path.join(os.path.dirname(numbers), NAME) if numbers else ""


def read_library(path: str | None = None) -> TileLibrary:
    """The tiles of a library. Empty if there is no such file. `path`: another file than the user's.

    Raises LibraryFailed if the file can't be read as a library.
    """
    chosen = library_path() if path is None else path
    if not chosen or not os.path.lexists(chosen):
        return TileLibrary({})
    return _library(_tree(chosen), chosen)


def put_tile(kind: OwnPieceType, path: str | None = None) -> TileLibrary:
    """Write a tile into the library, replacing one of the same name. Returns the library.

    The rest of the file is unchanged. Raises LibraryFailed, and ValueError for a type that is not a tile's.
    """
    if tile_name(kind.id) is None:
        raise ValueError(f"{kind.id} is no name of a tile")
    chosen = library_path() if path is None else path
    if not chosen:
        raise LibraryFailed("There is no place for a tile library: the variable of the numbers is empty.")
    try:
        tree = _tree(chosen) if os.path.lexists(chosen) else node_tree.parse(_NEW)
        if (old := node_tree.plain(tree.root)) is None:
            tree = node_tree.parse(_NEW)
            old = node_tree.plain(tree.root)
        known = _types(old, chosen)
        entry: object = dict(write_element(kind))
        at = next((number for number, one in enumerate(known) if _name(one) == kind.id), len(known))
        assert isinstance(old, Mapping)
        text = patched(tree, old, {**old, _KEY: [*known[:at], entry, *known[at + 1 :]]}).text
        if len(text.encode()) > BYTES:
            raise LibraryFailed(f"{chosen}: with this tile the file would be larger than {BYTES >> 20} MiB.")
        after = _library(node_tree.parse(text), chosen)
        os.makedirs(os.path.dirname(os.path.abspath(chosen)), exist_ok=True)
        write_atomically(chosen, text.encode())
    except PatchFailed as error:
        raise LibraryFailed(f"{chosen}: the tile can't be written into the file: {error}.") from error
    except (FileFailed, OSError) as error:
        raise LibraryFailed(str(error)) from error
    return after


def _tree(path: str) -> node_tree.Tree:
    try:
        return node_tree.parse(read_bytes(path))
    except Unreadable as error:
        raise LibraryFailed(f"{path}, line {error.line}: {error.message}") from error
    except FileFailed as error:
        raise LibraryFailed(str(error)) from error


def _types(data: object, path: str) -> list[object]:
    """The entries of a library as plain data. Raises LibraryFailed."""
    if data is None:
        return []
    if not isinstance(data, Mapping) or not set(data) <= {_KEY}:
        raise LibraryFailed(f"{path}: a tile library has the key {_KEY} and no other.")
    if (types := data.get(_KEY)) is not None and not isinstance(types, list):
        raise LibraryFailed(f"{path}: {_KEY} is a list of piece types.")
    return list(types or ())


def _library(tree: node_tree.Tree, path: str) -> TileLibrary:
    types = _types(node_tree.plain(tree.root), path)
    ruleset = next(name for name in RULESETS if load_catalog(name).tiles)
    whole: dict[str, object] = {
        "format": 1,
        "ruleset": ruleset,
        "title": "",
        "pieces": [],
        "areas": [],
        "figures": [],
        "victory": {},
        _KEY: types,
    }
    reading = read(inline(whole))
    problems = [
        f"{path}: {one.message}" for one in reading.problems if one.path[:1] == (_KEY,) or reading.scenario is None
    ]
    tiles: dict[str, OwnPieceType] = {}
    for kind in reading.scenario.piece_types if reading.scenario is not None else ():
        if tile_name(kind.id) is None:
            problems.append(f"{path}: {kind.id} is no name of a tile, such as 05a.")
            continue
        edges = [((edge["at"][0], edge["at"][1]), edge["side"], edge["kind"]) for edge in kind.edges]
        try:
            piece_type_from_rows(kind.id, kind.rows, kind.openings, edges, kind.difficult, name=kind.name)
        except PieceTypeError as error:
            problems.append(f"{path}: {kind.id}: {error}")
            continue
        tiles[kind.id] = kind.having(serial=0)
    return TileLibrary(tiles, tuple(problems))


def _name(entry: object) -> object:
    return entry.get("id") if isinstance(entry, Mapping) else None
