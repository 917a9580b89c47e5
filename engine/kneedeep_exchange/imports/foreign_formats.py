"""The table of files of other programs that scenarios are made from: how each is known, and what reads it."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import NamedTuple

from kneedeep_exchange.imports.doom_companion.companion_drafts import EARLY, LATE
from kneedeep_exchange.imports.doom_companion.companion_import import imported_companion, is_companion
from kneedeep_exchange.imports.imported import Imported
from kneedeep_exchange.imports.tiled.tiled_import import imported_tmj, imported_tmx, is_tmj, is_tmx
from kneedeep_exchange.imports.valkyrie.valkyrie_import import imported_valkyrie
from kneedeep_exchange.imports.valkyrie.valkyrie_package import is_valkyrie


class ForeignFormat(NamedTuple):
    """A kind of file: what it is called, its usual endings, whether a content is of it, and what reads it, which raises ImportFailed."""

    title: str
    endings: tuple[str, ...]
    is_one: Callable[[bytes], bool]
    imported: Callable[[bytes], Imported]


def _by_name_only(content: bytes) -> bool:
    """No: by their content drafts of one format look alike."""
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
"""Every kind by the name that `--from` takes."""
