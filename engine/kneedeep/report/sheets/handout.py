"""The hand-out for the marines: what they know before the first turn, and nothing else.

With hidden areas it has the texts read aloud at the start and the part of the map revealed then. It has nothing of the
script, the other areas, the notes or the invader's part. Without hidden areas the mission is open to all. Only the
invader's secrets are left out: the invasion card unless it is faceup, the notes, and the carried items. Rule: 2016
rulebook p. 15 (hidden information); RUL16-13.
"""

from collections.abc import Iterator
from typing import Any

from kneedeep.analysis.framework.facts import Facts
from kneedeep.board import Board
from kneedeep.board.script.display_names import DisplayNames
from kneedeep.drawing.plan.plan import Plan
from kneedeep.model.scenario.invasion import invasion_faceup
from kneedeep.model.scenario.model import Area, Record, Scenario
from kneedeep.model.scenario.value import Value, fields_of
from kneedeep.report.sheets.area_contents import areas_of
from kneedeep.report.sheets.area_events import area_events, area_texts
from kneedeep.report.sheets.booklet import choices, ends, happenings
from kneedeep.report.sheets.demon_arrival import events, invasion, threat
from kneedeep.report.sheets.own_things import own_things
from kneedeep.report.sheets.sheet_blocks import Block, Heading, Paragraph, Picture, Sheet
from kneedeep.report.sheets.sheet_maps import Look, drawn, keys_of, marines_plan, plan_for
from kneedeep.report.sheets.title_block import house_rules, opening, title_block
from kneedeep.support import sentence, tr

_KEPT = ("note", "notes", "carries")
"""The keys that only the invader knows, in whatever element they are."""


def handout(facts: Facts, look: Look) -> Sheet:
    """The hand-out."""
    hides = "hidden areas" in facts.board.edition.features
    blocks = _of_the_start(facts, look) if hides else _of_the_mission(facts, look)
    return Sheet(facts.scenario.title, tr("for the marines"), tuple(blocks))


def _of_the_start(facts: Facts, look: Look) -> Iterator[Block]:
    """Yield the parts known at the start, for an edition with hidden areas."""
    scenario = facts.scenario
    words = DisplayNames(scenario, facts.board, facts.catalog)
    yield from title_block(scenario, tr("For the marines"))
    yield from opening(scenario)
    start = [area for area in scenario.areas if area.start]
    yield from _start(start)
    plan = handout_plan(facts, look)
    if plan.spaces:
        yield Picture(drawn(plan, look, coordinates=False), 40.0, 330.0)
        yield keys_of(plan, look)
    if (lost := sentence(" or ".join(words.limits(scenario.victory.invaders)))) != ".":
        yield Heading(tr("You lose when"))
        yield Paragraph(lost)
    yield from house_rules(facts, words, everything=False)


def _of_the_mission(given: Facts, look: Look) -> Iterator[Block]:
    """Yield the whole mission without the invader's secrets, for an edition without hidden areas."""
    facts = _known(given)
    scenario = facts.scenario
    words = DisplayNames(scenario, facts.board, facts.catalog)
    yield from title_block(scenario, tr("For the marines"))
    yield from opening(scenario)
    yield from _start([area for area in scenario.areas if area.start])
    plan = handout_plan(given, look)
    if plan.spaces:
        yield Picture(drawn(plan, look), 40.0, 460.0)
        yield keys_of(plan, look)
    if "portals" in facts.board.edition.features:
        yield Heading(tr("How demons come"))
        yield Paragraph(threat(facts), cue=tr("Threat card:"))
        if invasion_faceup(scenario):
            yield from invasion(given, words, look)
        yield from events(facts)
    yield from ends(facts, words)
    yield from choices(facts, words, tr("The invader chooses"))
    yield from happenings(facts, words)
    for area in areas_of(facts.board):
        element = next((one for one in scenario.areas if one.id == area.id), None)
        said = () if element is not None and element.start else area_texts(words, element)
        if blocks := [*said, *area_events(words, area, element, look)]:
            yield Heading((element.name if element is not None else "") or area.id)
            yield from blocks
    yield from own_things(facts, words)
    yield from house_rules(facts, words, everything=False)


def _start(start: list[Area]) -> Iterator[Block]:
    """Yield the marines' start."""
    for area in start:
        dark = tr(", dark") if area.dark else ""
        head = tr("Where you begin{dark}", dark=dark)
        yield Heading(tr("Where you begin: {name}{dark}", name=area.name, dark=dark) if area.name else head)
        if area.text:
            yield Paragraph(area.text, "spoken")


def handout_plan(facts: Facts, look: Look) -> Plan:
    """The plan of the map on the hand-out."""
    hides = "hidden areas" in facts.board.edition.features
    plan = plan_for(handout_board(facts), look)
    return marines_plan(plan, {area.id for area in facts.scenario.areas if area.start}) if hides else plan


def handout_board(facts: Facts) -> Board:
    """The board for the map of the hand-out. Hidden areas are still on it; the plan leaves them out."""
    known = facts if "hidden areas" in facts.board.edition.features else _known(facts)
    return Board(_without_choices(known.scenario), known.catalog, known.board)


def _known(facts: Facts) -> Facts:
    """The facts of the mission without the invader's secrets."""
    return Facts(_opened(facts.scenario))


def _opened(value: object) -> Any:
    """A scenario, or a part of one, without the keys that only the invader knows."""
    if isinstance(value, Record):
        return Record((key, _opened(inner)) for key, inner in value.items() if key not in _KEPT)
    if isinstance(value, tuple):
        parts = [_opened(inner) for inner in value]
        return value._make(parts) if hasattr(value, "_make") else tuple(parts)
    if isinstance(value, Value):
        changed = {}
        for one in fields_of(type(value)):
            old = getattr(value, one.name)
            new = one.default if one.name in _KEPT else _opened(old)
            if new is not old and new != old:
                changed[one.name] = new
        return value.having(**changed) if changed else value
    return value


def _without_choices(scenario: Scenario) -> Scenario:
    """A scenario without the elements that a choice may leave out, since marines can't know the choice yet."""
    chosen = {pick["token"] for choice in scenario.choices for entry in choice.of for pick in entry}
    tokens, figures = (
        tuple(one for one in every if one.id not in chosen) for every in (scenario.tokens, scenario.figures)
    )
    return scenario.having(tokens=tokens, figures=figures)
