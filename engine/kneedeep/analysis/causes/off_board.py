"""Elements that are in the file but off the board, as causes of what is missing on it."""

from kneedeep.analysis.framework import Cause, Facts
from kneedeep.model.scenario.script_values import Condition


def wanted_off_board(facts: Facts, wants: tuple[Condition, ...]) -> Cause | None:
    """The cause if a wanted thing is in the file but off the board."""
    lost = []
    for leaf in wants:
        for token in facts.scenario.tokens:
            kind = leaf.kind == "got" and leaf.value in (token.kind, token.item)
            if (kind and leaf.params.get("color") in (None, token.color)) or token.id == leaf.value:
                if not any(space in facts.board.number for space in token.places):
                    lost.append(token.serial)
    return Cause("BRD005", tuple(lost)) if lost else None


def teleporters_off_board(facts: Facts, color: str | None) -> Cause | None:
    """The cause if a teleporter's partner is in the file but off the board."""
    teleporters = (one for one in facts.scenario.tokens if one.kind == "teleporter" and one.color == color)
    known = facts.board.number.keys()
    lost = tuple(one.serial for one in teleporters if not known >= set(one.places))
    return Cause("BRD005", lost) if lost else None
