"""The kinds of sheets, and the function that makes a sheet."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from kneedeep.analysis.framework.facts import Facts
from kneedeep.board.script.display_names import DisplayNames
from kneedeep.model.scenario.model import Scenario
from kneedeep.report.producer import origin_of
from kneedeep.report.sheets.area_contents import areas_of
from kneedeep.report.sheets.area_events import area_events, area_texts
from kneedeep.report.sheets.booklet import area_title, booklet, choices, ends, happening
from kneedeep.report.sheets.build_sheet import build_sheet
from kneedeep.report.sheets.cutouts import single_tiles, token_cutouts
from kneedeep.report.sheets.handout import handout
from kneedeep.report.sheets.map_pages import full_size, whole_map
from kneedeep.report.sheets.sheet_blocks import A4, Block, Card, Cards, Heading, Paper, Paragraph, Sheet
from kneedeep.report.sheets.sheet_maps import Look
from kneedeep.report.sheets.title_block import opening
from kneedeep.support.resources import table_rows
from kneedeep.support.translation import tr


class _Reading(NamedTuple):
    """The contents of one reading card: its title and its blocks."""

    title: str
    blocks: tuple[Block, ...]


def reading_cards(facts: Facts, look: Look) -> Sheet:
    """The reading cards. Raises ValueError if there is nothing to read aloud."""
    if not (readings := [one for one in _readings(facts, look) if _is_read_aloud(one.blocks)]):
        raise ValueError("the map has no text to read aloud: there are no cards to print")
    cards = [
        Card((Heading(f"{number} · {one.title}"), *one.blocks), str(number)) for number, one in enumerate(readings, 1)
    ]
    contents = Card((Heading(tr("Cards to read aloud")), *_contents(readings)), tr("Contents"))
    return Sheet(facts.scenario.title, tr("cards to read aloud"), (Cards((contents, *cards)),))


def _readings(facts: Facts, look: Look) -> Iterator[_Reading]:
    """Yield the contents of all possible cards in the booklet's order, but triggers after areas."""
    scenario = facts.scenario
    words = DisplayNames(scenario, facts.board, facts.catalog)
    before = (*opening(scenario), *choices(facts, words, tr("You choose")))
    yield _Reading(tr("Before the first turn"), _without_headings(before))
    for area in areas_of(facts.board):
        element = next((one for one in scenario.areas if one.id == area.id), None)
        blocks = (*area_texts(words, element), *area_events(words, area, element, look))
        yield _Reading(area_title(area, element), blocks)
    for number, trigger in enumerate(scenario.triggers, 1):
        yield _Reading(tr("Trigger {number}", number=number), tuple(happening(words, trigger, tr("Read it:"))))
    yield _Reading(tr("How it ends"), _without_headings(ends(facts, words)))


def _without_headings(blocks: Iterable[Block]) -> tuple[Block, ...]:
    return tuple(block for block in blocks if not isinstance(block, Heading))


def _is_read_aloud(blocks: Sequence[Block]) -> bool:
    return any(isinstance(block, Paragraph) and block.look == "spoken" for block in blocks)


def _contents(readings: Sequence[_Reading]) -> Iterator[Block]:
    for number, one in enumerate(readings, 1):
        yield Paragraph(one.title, cue=f"{number}.")


class Options(NamedTuple):
    """Options of a sheet.

    `marines`: a single number of marines, None for all that the scenario allows. `grey`: without colors. `bare`: maps
    without tokens, figures and spawn areas, only for sheets of a single map. `inches`: the width of a space on the map
    to scale.
    """

    paper: Paper = A4
    marines: int | None = None
    grey: bool = False
    bare: bool = False
    inches: float = 1.0


class Kind(NamedTuple):
    """A kind of sheet: its name, its audience and the function that makes it."""

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
"""The kinds of sheets by name."""
SCALED = ("scale", "tiles", "tokens")
"""The kinds of sheets printed to scale."""
MAPS = ("map", "scale")
"""The kinds of sheets that can be bare."""


def make_sheet(scenario: Scenario, kind: str, options: Options) -> Sheet:
    """A sheet of a kind. Raises KeyError for an unknown kind, ValueError if there is nothing to print."""
    return sheet_of(Facts(scenario), kind, options)


def sheet_of(facts: Facts, kind: str, options: Options) -> Sheet:
    """A sheet from given facts. Raises as `make_sheet` does."""
    bare = options.bare and kind in MAPS
    made = KINDS[kind].make(facts, Look(options.grey, options.marines, bare), options)
    return made._replace(author=facts.scenario.author, origin=origin_of(facts.scenario))
