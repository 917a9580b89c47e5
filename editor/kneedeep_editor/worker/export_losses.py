"""Answers of the worker process: the losses of an export, without Qt."""

from kneedeep.model.scenario.io.reader import Reading
from kneedeep.support.translation import translatable
from kneedeep_editor.worker.snapshots import Key, facts_in, facts_of
from kneedeep_exchange.exports.export_formats import FORMATS
from kneedeep_exchange.exports.export_request import ExportOptions, ExportRequest
from kneedeep_exchange.fidelity import Loss


def find_losses(
    key: Key, reading: Reading | None, question: tuple[str, ExportOptions, bytes]
) -> tuple[Loss, ...] | str:
    """The losses of exporting a snapshot, or the reason why it can't be exported.

    `question`: format, options, scenario file. Raises UnknownSnapshot.
    """
    if (facts := facts_of(key, reading)) is None:
        return translatable("The file can't be read, so there is nothing to export.")
    format, options, text = question
    return tuple(FORMATS[format].exporter().losses(ExportRequest(facts_in(facts, options.language), (), text, options)))
