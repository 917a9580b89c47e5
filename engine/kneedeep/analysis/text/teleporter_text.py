"""Teleporters in the words of findings."""

from collections.abc import Sequence

from kneedeep.analysis.text.witness_text import at_all
from kneedeep.board.laid_things import LaidToken
from kneedeep.support.translation import tr


def never_active_text(pads: Sequence[LaidToken]) -> str:
    """The end of a sentence about teleporters that never become active, empty without any."""
    if not pads:
        return ""
    return tr(
        "; the teleporter{s} at {at} never become{s2} active",
        s="s" if len(pads) > 1 else "",
        at=at_all([pad.at for pad in pads]),
        s2="s" if len(pads) == 1 else "",
    )
