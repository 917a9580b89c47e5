"""The table of other programs' files: how to recognize each, and the function that imports it."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import NamedTuple

from kneedeep_exchange.imports.doom_companion.companion_import import imported_companion, is_companion
from kneedeep_exchange.imports.doom_companion.companion_names import EARLY, LATE
from kneedeep_exchange.imports.imported import Imported
from kneedeep_exchange.imports.tiled.tiled_import import imported_tmj, imported_tmx, is_tmj, is_tmx
from kneedeep_exchange.imports.valkyrie.valkyrie_import import imported_valkyrie
from kneedeep_exchange.imports.valkyrie.valkyrie_package import is_valkyrie


class ForeignFormat(NamedTuple):
    """A kind of file: its title, its endings, its test by content, and its import, which raises ImportFailed."""

    title: str
    endings: tuple[str, ...]
    is_one: Callable[[bytes], bool]
    imported: Callable[[bytes], Imported]


def _by_name_only(content: bytes) -> bool:
    """False: the content does not show the draft of the format."""
    return False


FOREIGN: Mapping[str, ForeignFormat] = {
    "tmx": ForeignFormat("a map of Tiled (TMX)", (".tmx",), is_tmx, imported_tmx),
    "tmj": ForeignFormat("a map of Tiled (TMJ)", (".tmj",), is_tmj, imported_tmj),
    "doom-companion": ForeignFormat("a map of Doom Companion", (".json",), is_companion, imported_companion),
    "doom-companion-early": ForeignFormat(
        "an early map of Doom Companion", (".json",), _by_name_only, partial(imported_companion, draft=EARLY)
    ),
    "doom-companion-late": ForeignFormat(
        "a late map of Doom Companion", (".json",), _by_name_only, partial(imported_companion, draft=LATE)
    ),
    "valkyrie": ForeignFormat("a package of Valkyrie", (".valkyrie",), is_valkyrie, imported_valkyrie),
}
"""The kinds of files by the name for `--from`."""
