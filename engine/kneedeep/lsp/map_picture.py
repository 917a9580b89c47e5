"""The map of a document as a picture."""

from kneedeep.drawing.map_sheet import sheet
from kneedeep.drawing.plan.board_plan import plan_of
from kneedeep.drawing.svg import svg_text
from kneedeep.lsp.document import Document


def map_picture(document: Document) -> str | None:
    """Return the map of a document as SVG; None where there is nothing to draw."""
    facts = document.facts
    if facts is None or not facts.board.pieces:
        return None
    return svg_text(sheet(plan_of(facts.board)))
