"""Sight on the fully explored board: everything revealed, and every door open that can be."""

from collections.abc import Hashable
from typing import NamedTuple

from kneedeep.analysis.framework import COURSE, Facts, reads
from kneedeep.analysis.reach.party_states import BoardState, Party, doors_ever_open, parties
from kneedeep.board.visible_spaces import sight_of
from kneedeep.model.geometry.bits import bits_of, numbers_of
from kneedeep.model.geometry.center_sight import CenterSight
from kneedeep.model.geometry.lattice import Lattice, Masks
from kneedeep.model.geometry.sight_table import Visibility


class ExploredBoard(NamedTuple):
    """A setting with everything revealed. `open`: the spaces without anything that blocks steps or sight."""

    marines: tuple[int, ...]
    sight: Visibility
    open: int


@reads(COURSE)
def explored_board(facts: Facts) -> tuple[ExploredBoard, ...]:
    """The fully explored boards, one for all numbers of marines with the same doors and obstacles."""
    board = facts.board
    if "hidden areas" not in board.edition.features:
        sight = sight_of(board, facts.of(doors_ever_open))
        return (ExploredBoard(facts.scenario.counts, sight, board.lattice.everywhere),)
    found: dict[tuple[int, int], tuple[list[int], Party, BoardState]] = {}
    for party in facts.of(parties):
        for setting in party.settings:
            if setting.whole:
                key = (setting.opened, setting.hiding)
                found.setdefault(key, ([], party, setting))[0].extend(party.marines)
                break
    boards = []
    for marines, party, setting in found.values():
        sight = party.problem.looking.sight(setting.opened, setting.hiding)
        free = party.problem.terrain.floor & ~setting.blocked & ~setting.hiding
        boards.append(ExploredBoard(tuple(sorted(set(marines))), sight, free))
    return tuple(boards)


class Excerpt:
    """Some spaces of a board with sight, in the same order."""

    def __init__(self, whole: CenterSight, spaces: int) -> None:
        """Take the sight of the whole board and the spaces, as a bit set."""
        self.numbers = numbers_of(spaces)
        lattice = Lattice(whole.lattice.spaces[number] for number in self.numbers)
        free = Masks(self.within(whole.free.east), self.within(whole.free.south))
        self.sight = CenterSight(lattice, free, self.within(whole.blockers), whole.corner)

    @property
    def content(self) -> Hashable:
        """The cache key of its answers: equal on boards that differ elsewhere."""
        sight = self.sight
        return sight.lattice.spaces, sight.free, sight.blockers, sight.corner

    def within(self, bits: int) -> int:
        """The part of a bit set of board spaces that is in the excerpt, in the excerpt's numbers."""
        signs = bin(bits)[:1:-1]
        last = len(signs)
        found = [place for place, number in enumerate(self.numbers) if number < last and signs[number] == "1"]
        return bits_of(found, len(self.numbers))
