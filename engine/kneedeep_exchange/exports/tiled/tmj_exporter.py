"""The format `tmj`: a map of Tiled as TMJ."""

from functools import partial

from kneedeep_exchange.exports.tiled import tiled_exporter
from kneedeep_exchange.exports.tiled.tiled_exporter import kept, losses
from kneedeep_exchange.imports.tiled.tiled_import import imported_tmj
from kneedeep_exchange.tiled.tmj_file import tmj_text

__all__ = ["kept", "losses", "prove", "write"]
write = partial(tiled_exporter.write, text_of=tmj_text)
prove = partial(tiled_exporter.prove, imported=imported_tmj)
