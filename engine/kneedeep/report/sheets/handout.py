"""The hand-out for the marines: what they know before the first turn, and nothing else.

In an edition without hidden areas the whole map is open, and the invader keeps his card, his notes and who carries what.

It is put together from what is named here alone: the texts read aloud at the start, and the part of the map that is
revealed then. Nothing of the script, the other areas, the notes or the invader's part gets into it.
"""

from collections.abc import Iterator

from kneedeep.analysis.framework.facts import Facts
from kneedeep.board import Board
from kneedeep.english import sentence
from kneedeep.report.sheets.demon_arrival import invasion, threat
from kneedeep.report.sheets.sheet_blocks import Block, Heading, Paragraph, Picture, Sheet
from kneedeep.report.sheets.sheet_maps import Look, drawn, keys_of, marines_plan, plan_for
from kneedeep.report.sheets.title_block import house_rules, opening, title_block
from kneedeep.scenario.invasion import invasion_faceup
from kneedeep.scenario.model import Area, Scenario
from kneedeep.script.display_names import DisplayNames


def handout(facts: Facts, look: Look) -> Sheet:
    """Return the hand-out."""
    return Sheet(facts.scenario.title, "for the marines", tuple(_blocks(facts, look)))


def _blocks(facts: Facts, look: Look) -> Iterator[Block]:
    scenario = facts.scenario
    words = DisplayNames(scenario, facts.board, facts.catalog)
    yield from title_block(scenario, "For the marines")
    yield from opening(scenario)
    start = [area for area in scenario.areas if area.start]
    edition = facts.board.edition
    yield from _start(facts, start, look, everything="hidden areas" not in edition.features)
    if "portals" in edition.features:
        yield from _demons(facts, words, look)
    won = facts.scenario.victory.marines
    if won is not None and "hidden areas" not in edition.features:
        yield Heading("You win when")
        yield Paragraph(sentence(words.when(won)))
    lost = sentence(" or ".join(words.limits(scenario.victory.invaders)))
    if lost != ".":
        yield Heading("You lose when")
        yield Paragraph(lost)
    yield from house_rules(facts, words, everything=False)


def _demons(facts: Facts, words: DisplayNames, look: Look) -> Iterator[Block]:
    """Yield when portals summon, and the invasion card where everybody may look at it. Rule: RUL16-13."""
    yield Heading("How demons come")
    yield Paragraph(threat(facts), cue="Threat card:")
    if invasion_faceup(facts.scenario):
        yield from invasion(facts, words, look)


def _start(facts: Facts, start: list[Area], look: Look, *, everything: bool) -> Iterator[Block]:
    """Yield where the marines begin, and the map: of the start alone, or with `everything` of all areas."""
    for area in start:
        dark = ", dark" if area.dark else ""
        yield Heading(f"Where you begin: {area.name}{dark}" if area.name else f"Where you begin{dark}")
        if area.text:
            yield Paragraph(area.text, "spoken")
    shown = Board(_without_choices(facts.scenario), facts.catalog, facts.board)
    whole = plan_for(shown, look)
    plan = whole if everything else marines_plan(whole, {area.id for area in start})
    if plan.spaces:
        yield Picture(drawn(plan, look, coordinates=everything), 40.0, 460.0 if everything else 330.0)
        yield keys_of(plan, look)


def _without_choices(scenario: Scenario) -> Scenario:
    """Return a scenario without what a choice may leave out: the marines can't know yet whether it is there."""
    chosen = {pick["token"] for choice in scenario.choices for entry in choice.of for pick in entry}
    return scenario.having(
        tokens=tuple(token for token in scenario.tokens if token.id not in chosen),
        figures=tuple(figure for figure in scenario.figures if figure.id not in chosen),
    )
