"""What a picture or a document says about itself: programs show it, search it and read it aloud."""

from typing import NamedTuple

from kneedeep.scenario.model import Scenario


class Imprint(NamedTuple):
    """Title, author and subject of a file; empty where there is nothing to say."""

    title: str = ""
    author: str = ""
    subject: str = ""


NO_IMPRINT = Imprint()
"""Nothing is said."""


def imprint_of(scenario: Scenario, subject: str) -> Imprint:
    """Return the imprint of a file about a scenario; `subject` says what the file shows."""
    return Imprint(scenario.title, scenario.author, subject)
