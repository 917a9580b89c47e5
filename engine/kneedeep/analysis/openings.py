"""Openings that lead nowhere: those no piece, exit or dead end closes."""

from kneedeep.analysis.facts import Facts
from kneedeep.board.laying import LaidOpening


def open_openings(facts: Facts) -> tuple[LaidOpening, ...]:
    """Return the loose openings on which no exit door stands, in the order of the pieces."""
    exits = {door.edges for door in facts.board.doors if door.standing == "exit"}
    return tuple(opening for opening in facts.board.joining.loose if opening.edges not in exits)
