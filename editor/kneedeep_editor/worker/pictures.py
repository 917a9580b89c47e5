"""Pictures for sharing and printed sheets, made in the worker process, without Qt."""

from collections.abc import Mapping
from typing import NamedTuple

from kneedeep.drawing.document_metadata import DocumentMetadata, metadata_of
from kneedeep.drawing.primitive import DisplayList
from kneedeep.model.scenario.io.reader import Reading
from kneedeep.report.measured_difficulty import MeasuredDifficulty
from kneedeep.report.producer import origin_of
from kneedeep.report.shared_picture import PictureOptions, shared_picture
from kneedeep.report.sheets import Options, Sheet, sheet_of
from kneedeep.support import TranslatableText, sentence, translatable
from kneedeep_editor.worker.snapshots import Key, facts_in, facts_of


class SharedPicture(NamedTuple):
    """A picture, its options, its metadata, and its translatable texts."""

    picture: DisplayList
    options: PictureOptions
    metadata: DocumentMetadata
    texts: tuple[TranslatableText, ...]


class PictureQuestion(NamedTuple):
    """A request for a picture. `said`: translations of the card's texts. `language`: the map's."""

    options: PictureOptions
    measured: MeasuredDifficulty | None
    said: Mapping[str, str]
    language: str


def make_picture(key: Key, reading: Reading | None, question: PictureQuestion) -> SharedPicture | str:
    """The picture of a snapshot, or a sentence if that fails. Raises UnknownSnapshot."""
    if (facts := facts_of(key, reading)) is None:
        return translatable("The file can't be read, so there is no picture.")
    options, measured, said, language = question
    facts = facts_in(facts, language)
    texts: list[TranslatableText] = []

    def say(text: str) -> str:
        if isinstance(text, TranslatableText):
            texts.append(text)
        return said.get(text, text)

    try:
        picture = shared_picture(facts, options, measured, say)
    except ValueError as error:
        return sentence(str(error))
    subject = "Card" if options.card else "Map"
    metadata = metadata_of(facts.scenario, subject, origin_of(facts.scenario))
    return SharedPicture(picture, options, metadata, tuple(texts))


def make_sheet(key: Key, reading: Reading | None, question: tuple[str, Options, str]) -> Sheet | str:
    """A sheet of a snapshot in a language, or a sentence if that fails. Raises UnknownSnapshot."""
    if (facts := facts_of(key, reading)) is None:
        return translatable("The file can't be read, so there is nothing to print.")
    try:
        kind, options, language = question
        return sheet_of(facts_in(facts, language), kind, options)
    except ValueError as error:
        return sentence(str(error))
