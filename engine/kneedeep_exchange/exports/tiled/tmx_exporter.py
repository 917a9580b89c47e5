"""The format `tmx`: a map of Tiled as TMX."""

from functools import partial

from kneedeep_exchange.exports.tiled import tiled_exporter
from kneedeep_exchange.exports.tiled.tiled_exporter import kept, losses
from kneedeep_exchange.imports.tiled.tiled_import import imported_tmx
from kneedeep_exchange.tiled.tmx_file import tmx_text

__all__ = ["kept", "losses", "prove", "write"]
write = partial(tiled_exporter.write, text_of=tmx_text)
prove = partial(tiled_exporter.prove, imported=imported_tmx)
