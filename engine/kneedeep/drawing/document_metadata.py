"""Metadata of a picture or document, used by file managers, search and screen readers."""

from typing import NamedTuple

from kneedeep.model.scenario.model import Scenario


class DocumentMetadata(NamedTuple):
    """Title, author, subject and origin of a file, each empty if unknown."""

    title: str = ""
    author: str = ""
    subject: str = ""
    origin: str = ""


NO_METADATA = DocumentMetadata()
"""Metadata without any entry."""


def metadata_of(scenario: Scenario, subject: str, origin: str = "") -> DocumentMetadata:
    """The metadata of a file about a scenario. `subject`: the contents of the file. `origin`: its source."""
    return DocumentMetadata(scenario.title, scenario.author, subject, origin)
