"""Printed sheets, made in the worker process, without Qt."""

from kneedeep.model.scenario.io.reader import Reading
from kneedeep.report.sheets import Options, Sheet, sheet_of
from kneedeep.support import sentence, translatable
from kneedeep_editor.worker.snapshots import Key, facts_in, facts_of


def make_sheet(key: Key, reading: Reading | None, question: tuple[str, Options, str]) -> Sheet | str:
    """A sheet of a snapshot in a language, or a sentence if that fails. Raises UnknownSnapshot."""
    if (facts := facts_of(key, reading)) is None:
        return translatable("The file can't be read, so there is nothing to print.")
    try:
        kind, options, language = question
        return sheet_of(facts_in(facts, language), kind, options)
    except ValueError as error:
        return sentence(str(error))
