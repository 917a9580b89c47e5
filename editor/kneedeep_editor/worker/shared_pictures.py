"""What makes pictures to share in the worker process, without Qt."""

from typing import NamedTuple

from kneedeep.drawing.document_metadata import DocumentMetadata, metadata_of
from kneedeep.drawing.primitive import DisplayList
from kneedeep.english import sentence
from kneedeep.report.measured_difficulty import MeasuredDifficulty
from kneedeep.report.shared_picture import PictureOptions, shared_picture
from kneedeep.scenario.io.reader import Reading
from kneedeep.translation import translatable
from kneedeep_editor.worker.snapshots import Key, facts_of


class SharedPicture(NamedTuple):
    """A picture, how it was wished for, and what its file says about itself."""

    picture: DisplayList
    options: PictureOptions
    metadata: DocumentMetadata


def make_picture(
    key: Key, reading: Reading | None, question: tuple[PictureOptions, MeasuredDifficulty | None]
) -> SharedPicture | str:
    """Return the picture of a snapshot, or why there is none, in a sentence. Raises Unknown where that must be sent along."""
    facts = facts_of(key, reading)
    if facts is None:
        return translatable("The file can't be read, so there is no picture.")
    options, measured = question
    try:
        picture = shared_picture(facts, options, measured)
    except ValueError as error:
        return sentence(str(error))
    return SharedPicture(picture, options, metadata_of(facts.scenario, "Card" if options.card else "Map"))
