"""The wish for a gallery, its files, and the makers of files that need more than this package."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import NamedTuple

from kneedeep.model.scenario.model import Scenario
from kneedeep.report.card_contents import Audience
from kneedeep.report.measured_difficulty import MeasuredDifficulty
from kneedeep.support.translation import later
from kneedeep_exchange.exports.export_request import Painter

FILES = {
    "page": later("the map as a page"),
    "handout": later("the hand-out for the marines as a page"),
    "booklet": later("the booklet of the invader as a PDF"),
    "passport": later("findings and solution that `kneedeep verify` checks"),
    "uvtt": later("a map for virtual tabletops"),
}
"""The files of a scenario that can be left out, and what each is."""


class Wish(NamedTuple):
    """The wish for a gallery: title, address where it is published (empty: none), audience, files to leave out."""

    title: str
    address: str = ""
    audience: Audience = "invader"
    without: frozenset[str] = frozenset()


class Source(NamedTuple):
    """A file of the folder: its name in it, its content, its version before (None: there is none).

    `changed`: when it was changed, as far as git knows; `filed`: the time of the file. `report`: a report of
    `kneedeep simulate` that lies beside it; `played`: games that were played for the gallery. `unreadable`: why its
    content is not known, empty when it is.
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
    """Makers of files. They are functions of modules, so that another process can use them.

    `limit` ends the work on one file. `paint` draws a picture as a PNG, `booklet` the sheets of a scenario as
    a PDF. None if nothing can draw.
    """

    limit: Callable[[], AbstractContextManager[object]]
    paint: Painter | None = None
    booklet: Callable[[Scenario], bytes] | None = None
