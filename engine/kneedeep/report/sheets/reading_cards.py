"""Cards with what is read aloud: one for each area and each trigger, its number on the back, and one that lists them."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from kneedeep.analysis.framework.facts import Facts
from kneedeep.board.script.display_names import DisplayNames
from kneedeep.report.sheets.area_contents import areas_of
from kneedeep.report.sheets.area_events import area_events, area_texts
from kneedeep.report.sheets.booklet import area_title, choices, ends, happening
from kneedeep.report.sheets.sheet_blocks import Block, Card, Cards, Heading, Paragraph, Sheet
from kneedeep.report.sheets.sheet_maps import Look
from kneedeep.report.sheets.title_block import opening
from kneedeep.support.translation import tr


class _Reading(NamedTuple):
    """The contents of one card: its title and its blocks."""

    title: str
    blocks: tuple[Block, ...]


def reading_cards(facts: Facts, look: Look) -> Sheet:
    """The cards. Raises ValueError when nothing is read aloud."""
    readings = [one for one in _readings(facts, look) if _is_read_aloud(one.blocks)]
    if not readings:
        raise ValueError("the map has no text to read aloud: there are no cards to print")
    cards = [
        Card((Heading(f"{number} · {one.title}"), *one.blocks), str(number)) for number, one in enumerate(readings, 1)
    ]
    contents = Card((Heading(tr("Cards to read aloud")), *_contents(readings)), tr("Contents"))
    return Sheet(facts.scenario.title, tr("cards to read aloud"), (Cards((contents, *cards)),))


def _readings(facts: Facts, look: Look) -> Iterator[_Reading]:
    """Yield everything a card can be made of, in the order of the booklet but triggers after areas."""
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
