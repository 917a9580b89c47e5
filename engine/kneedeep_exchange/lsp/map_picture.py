"""The map of a document as a picture."""

from collections.abc import Iterable

from kneedeep.drawing.map_sheet import sheet
from kneedeep.drawing.marks import Mark
from kneedeep.drawing.plan.board_plan import plan_of
from kneedeep.drawing.svg import svg_text
from kneedeep.report.finding_marks import marks_of_findings
from kneedeep_exchange.lsp.document import Document


def map_picture(document: Document, areas: Iterable[str] = ()) -> str | None:
    """The map of a document as SVG, with what is found in it and with areas marked; None where there is nothing to draw."""
    facts = document.facts
    if facts is None or not facts.board.pieces:
        return None
    marks = marks_of_findings(document.findings)
    for area in areas:
        spaces = facts.board.areas.get(area, ())
        if spaces:
            marks.append(Mark("witness", spaces=tuple(spaces), label=area))
    return svg_text(sheet(plan_of(facts.board), marks=marks))
