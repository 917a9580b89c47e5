"""Demons that see the marines' start before the first round, where the whole map is visible from the start.

Rule: 2016 rulebook p. 7 (line of sight), p. 15 (threat cards); RUL16-02, RUL16-88, RUL16-151. Ranges are not
sure, so only sight counts.
"""

from collections.abc import Iterator
from typing import NamedTuple

from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.reach.demon_reach import portal_arrivals
from kneedeep.board.board_sight import sight_of
from kneedeep.board.portal_room import portals_of, start_spaces, summons_at_set_up
from kneedeep.model.geometry.bits import bits_of, each_number
from kneedeep.model.geometry.space import Space, chebyshev
from kneedeep.model.scenario.model import Figure, Token


class Onlooker(NamedTuple):
    """A demon of the set-up, or a portal that summons at set-up, with its place.

    `line`: a line of sight to the nearest start, from the demon or from where one may come.
    """

    element: Figure | Token
    at: Space
    line: tuple[Space, Space]


def onlookers(facts: Facts, marines: int) -> Iterator[Onlooker]:
    """Yield the demons and portals that see a start space at set-up, for a number of marines. Doors are as in the file."""
    board = facts.board
    opened = board.open_doors("file")
    sight = sight_of(board, opened)
    starts = bits_of(start_spaces(board, marines), len(board.spaces))
    standing: list[tuple[Figure | Token, Space, int]] = []
    for figure in board.figures_with(marines):
        if figure.type is not None and figure.type.side == "invaders":
            standing.append((figure.element, figure.at, board.bits(figure.sure_spaces)))
    for portal in portals_of(board, marines):
        if summons_at_set_up(board, board.number[portal.at], opened, marines):
            standing.append((portal.element, portal.at, portal_arrivals(board, portal) & ~starts))
    for element, at, spaces in standing:
        lines = [
            (board.spaces[a], board.spaces[b])
            for a in each_number(spaces)
            for b in each_number(sight.visible(a) & starts)
        ]
        if lines:
            yield Onlooker(element, at, min(lines, key=lambda ends: (chebyshev(*ends), ends)))
