"""What the map says where there is nothing to be seen on it: what to do first, or why nothing can be done."""

from kneedeep_editor.canvas.workspace import Workspace
from kneedeep_editor.texts import tr


def empty_hint(work: Workspace) -> tuple[str, tuple[str, ...]] | None:
    """Return a title and the lines under it; None when the map speaks for itself."""
    if not work.document.readable:
        return tr("This file could not be read as a scenario"), (
            tr("What is wrong with it stands in the list of problems below."),
            tr("It is not written over."),
        )
    if work.document.scenario.pieces or work.preview.ghost is not None:
        return None
    return tr("No piece lies here yet"), (
        tr("Click a piece in the palette, then click here to lay it."),
        tr("Or drag it here. Pieces are drawn to each other's openings."),
        tr("File > Samples shows finished maps and opens copies of them."),
    )
