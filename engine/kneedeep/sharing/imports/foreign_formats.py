"""The table of files of other programs that scenarios are made from: how each is known, and what reads it."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from kneedeep.sharing.imports.imported import Imported
from kneedeep.sharing.imports.tiled_import import imported_tmj, imported_tmx, is_tmj, is_tmx


class ForeignFormat(NamedTuple):
    """A kind of file: what it is called, its usual endings, whether a content is of it, and what reads it, which raises ImportFailed."""

    title: str
    endings: tuple[str, ...]
    is_one: Callable[[bytes], bool]
    imported: Callable[[bytes], Imported]


FOREIGN: Mapping[str, ForeignFormat] = {
    "tmx": ForeignFormat("a map of Tiled (TMX)", (".tmx",), is_tmx, imported_tmx),
    "tmj": ForeignFormat("a map of Tiled (TMJ)", (".tmj",), is_tmj, imported_tmj),
}
"""Every kind by the name that `--from` takes."""
