"""Metadata of a picture or a document: programs show it, search it and read it aloud."""

from typing import NamedTuple

from kneedeep.model.scenario.model import Scenario


class DocumentMetadata(NamedTuple):
    """Title, author and subject of a file, and what it was made from; empty where there is nothing to say."""

    title: str = ""
    author: str = ""
    subject: str = ""
    origin: str = ""


NO_METADATA = DocumentMetadata()
"""Nothing is said."""


def metadata_of(scenario: Scenario, subject: str, origin: str = "") -> DocumentMetadata:
    """The imprint of a file about a scenario; `subject` says what the file shows, `origin` what it was made from."""
    return DocumentMetadata(scenario.title, scenario.author, subject, origin)
