"""The format `tmj`: a map of Tiled as TMJ."""

from kneedeep_exchange.exports.export_request import ExportRequest, Written
from kneedeep_exchange.exports.tiled import tiled_exporter
from kneedeep_exchange.exports.tiled.tiled_exporter import kept, losses
from kneedeep_exchange.imports.tiled.tiled_import import imported_tmj
from kneedeep_exchange.proof import Proof
from kneedeep_exchange.tiled.tmj_file import tmj_text

__all__ = ["kept", "losses", "prove", "write"]


def write(request: ExportRequest) -> Written:
    """Return the map and its pictures. Raises NothingToExport."""
    return tiled_exporter.write(request, tmj_text)


def prove(written: Written, request: ExportRequest) -> Proof:
    """Return whether the map, imported again, means what was written."""
    return tiled_exporter.prove(written, request, imported_tmj)
