"""Openings and joints by place, and the openings that no piece, exit or dead end closes."""

from kneedeep.analysis.framework import COURSE, Facts, reads
from kneedeep.board.joints import Joint
from kneedeep.board.laid_pieces import Edge, LaidOpening
from kneedeep.support import grouped


@reads(COURSE)
def open_openings(facts: Facts) -> tuple[LaidOpening, ...]:
    """The loose openings without an exit door, in the order of the pieces."""
    exits = {door.edges for door in facts.board.doors if door.standing == "exit"}
    return tuple(opening for opening in facts.board.joining.loose if opening.edges not in exits)


@reads(COURSE)
def loose_at(facts: Facts) -> dict[tuple[Edge, ...], list[LaidOpening]]:
    """Line of two edges -> the loose openings there."""
    return grouped((opening.edges, opening) for opening in facts.board.joining.loose)


@reads(COURSE)
def joint_at(facts: Facts) -> dict[Edge, Joint]:
    """Edge -> the joint with that edge."""
    return {edge: joint for joint in facts.board.joining.joints for edge in joint.edges}
