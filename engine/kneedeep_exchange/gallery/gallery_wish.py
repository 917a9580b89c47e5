"""The options of a gallery, its inputs, and tools from other packages."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import NamedTuple

from kneedeep.model.scenario.model import Scenario
from kneedeep.report.measured_difficulty import MeasuredDifficulty
from kneedeep.report.shared_picture import Audience
from kneedeep.support.translation import later
from kneedeep_exchange.exports.export_request import Painter

FILES = {
    "page": later("the map as a page"),
    "handout": later("the hand-out for the marines as a page"),
    "booklet": later("the booklet of the invader as a PDF"),
    "passport": later("findings and solution that `kneedeep verify` checks"),
    "uvtt": later("a map for virtual tabletops"),
}
"""The optional files of a scenario, with their descriptions."""


class Wish(NamedTuple):
    """Options of a gallery: title, published address (empty: none), audience, files to leave out."""

    title: str
    address: str = ""
    audience: Audience = "invader"
    without: frozenset[str] = frozenset()


class Source(NamedTuple):
    """A file of the folder: its relative name, its content, its previous version (None: there is none).

    `changed`: the time of its last change in git. `filed`: the time of the file. `report`: the report of `kneedeep
    simulate` beside it. `played`: games played for the gallery. `unreadable`: the reason why it can't be read, else
    empty.
    """

    name: str
    content: bytes
    filed: str = ""
    changed: str = ""
    before: bytes | None = None
    report: bytes | None = None
    played: MeasuredDifficulty | None = None
    unreadable: str = ""


class Tools(NamedTuple):
    """Functions that make files. They are module functions, so that worker processes can use them.

    `limit`: limits the work on one file. `paint`: makes a PNG of a picture. `booklet`: makes a PDF of a scenario's
    sheets. Without Qt the last two are None.
    """

    limit: Callable[[], AbstractContextManager[object]]
    paint: Painter | None = None
    booklet: Callable[[Scenario], bytes] | None = None
