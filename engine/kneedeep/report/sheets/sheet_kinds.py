"""The kinds of sheets, and making one."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from kneedeep.analysis.framework.facts import Facts
from kneedeep.model.scenario.model import Scenario
from kneedeep.report.scenario_digest import origin_of
from kneedeep.report.sheets.booklet import booklet
from kneedeep.report.sheets.build_sheet import build_sheet
from kneedeep.report.sheets.handout import handout
from kneedeep.report.sheets.posters import full_size, whole_map
from kneedeep.report.sheets.reading_cards import reading_cards
from kneedeep.report.sheets.sheet_blocks import A4, Paper, Sheet
from kneedeep.report.sheets.sheet_maps import Look
from kneedeep.report.sheets.single_tiles import single_tiles
from kneedeep.report.sheets.token_cutouts import token_cutouts
from kneedeep.support.resources import table_rows


class Options(NamedTuple):
    """How a sheet is made.

    `marines`: for that many only (None: for all numbers the scenario is made for); `grey`: without colors; `bare`:
    maps without tokens, figures and marks of spawn areas (only for maps by themselves); `inches`: the side of a space
    on the map to scale.
    """

    paper: Paper = A4
    marines: int | None = None
    grey: bool = False
    bare: bool = False
    inches: float = 1.0


class Kind(NamedTuple):
    """A kind of sheet: its name, its audience and its maker."""

    title: str
    tip: str
    make: Callable[[Facts, Look, Options], Sheet]


_MAKERS: Mapping[str, Callable[[Facts, Look, Options], Sheet]] = {
    "booklet": lambda facts, look, options: booklet(facts, look),
    "handout": lambda facts, look, options: handout(facts, look),
    "build": lambda facts, look, options: build_sheet(facts, look),
    "cards": lambda facts, look, options: reading_cards(facts, look),
    "map": lambda facts, look, options: whole_map(facts, look),
    "scale": lambda facts, look, options: full_size(facts, look, options.paper, options.inches),
    "tiles": lambda facts, look, options: single_tiles(facts, look, options.paper, options.inches),
    "tokens": lambda facts, look, options: token_cutouts(facts, look, options.paper, options.inches),
}
KINDS: Mapping[str, Kind] = {
    name: Kind(title, tip, _MAKERS[name]) for name, title, tip in table_rows(__file__, "sheet_kinds.txt")
}
"""Every kind of sheet by name."""
SCALED = ("scale", "tiles", "tokens")
"""The kinds to scale."""
MAPS = ("map", "scale")
"""The kinds that can be bare."""


def make_sheet(scenario: Scenario, kind: str, options: Options) -> Sheet:
    """A sheet of that kind. Raises KeyError for an unknown kind, ValueError where there is nothing to print."""
    return sheet_of(Facts(scenario), kind, options)


def sheet_of(facts: Facts, kind: str, options: Options) -> Sheet:
    """A sheet from facts that are known already. Raises as `make_sheet` does."""
    bare = options.bare and kind in MAPS
    made = KINDS[kind].make(facts, Look(options.grey, options.marines, bare), options)
    return made._replace(author=facts.scenario.author, origin=origin_of(facts.scenario))
