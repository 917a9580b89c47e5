"""The unreadable parts of a file, in a sentence of the window."""

from kneedeep.model.scenario.io.unread_parts import unread_parts
from kneedeep.support import listed, tr
from kneedeep_editor.documents.document import Document


def unreadable_text(document: Document) -> str:
    """The unreadable parts of a document's file in a sentence. Empty for none."""
    parts = list(unread_parts(document.snapshot())) if document.readable else []
    if not parts:
        return ""
    return tr(
        "{name}: {parts} can't be read and were left out. The list of problems says why.",
        name=document.title,
        parts=listed(parts),
    )
