"""Deleting as one step with the elements in its title, and a message about its effects."""

from collections.abc import Set as AbstractSet

from kneedeep.model.scenario.edits.piece_moves import RemovePieces
from kneedeep_editor.texts import tr
from kneedeep_editor.tools.elements.deletion_losses import describe_losses, find_losses
from kneedeep_editor.tools.elements.element_names import elements_title
from kneedeep_editor.tools.elements.element_places import remove_place_edit
from kneedeep_editor.tools.protocol import Workspace


def delete(work: Workspace, serials: AbstractSet[int], *, cut: bool = False) -> bool:
    """Delete elements and the things on pieces among them. Returns whether anything was deleted."""
    before, kinds = work.scenario, work.board.kinds
    serials = frozenset(serials)
    name = elements_title(before, kinds, serials)
    if work.place is not None and serials == work.selection:
        serial, number = next(iter(serials)), len(before.element(next(iter(serials))).spaces)
        name = tr("{name}, one of {number}", name=name, number=number)
        title = tr("Cut {name}", name=name) if cut else tr("Delete {name}", name=name)
        done = work.edit(remove_place_edit(title, before, serial, work.place))
        if done:
            work.select(())
            work.say(tr("Deleted {name}.", name=name))
        return done
    loss = find_losses(before, RemovePieces("", serials).apply(before), serials, kinds)
    what = tr("{name} with {others}", name=name, others=loss.along) if loss.along else name
    if loss.left:
        what = f"{what}; {loss.left[0]}"
    title = tr("Cut {name}", name=what) if cut else tr("Delete {name}", name=what)
    if not work.edit(RemovePieces(title, serials)):
        return False
    if loss.left:
        work.warn(describe_losses(loss, name))
    elif loss.along or not cut:
        work.say(describe_losses(loss, name))
    return True
