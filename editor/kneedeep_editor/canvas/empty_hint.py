"""The text on an empty map: the first step, or why nothing can be done."""

from kneedeep_editor.canvas.workspace import Workspace
from kneedeep_editor.texts import tr


def empty_hint(work: Workspace) -> tuple[str, tuple[str, ...]] | None:
    """A title and the lines under it for an empty map. None if the map needs no hint."""
    if not work.document.readable:
        return tr("This file could not be read as a scenario"), (
            tr("The list of problems below shows what is wrong with it."),
            tr("The editor does not overwrite it."),
        )
    if work.document.scenario.pieces or work.preview.ghost is not None:
        return None
    return tr("The map is empty"), (
        work.texts.tr("Click a piece in the palette, then click here to lay it."),
        work.texts.tr("Or drag it here. Pieces snap to each other's openings."),
        tr("File > Samples shows finished maps and opens copies of them."),
    )
