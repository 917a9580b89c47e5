"""Sight on the fully explored board: everything revealed, and every door open that can be."""

from typing import NamedTuple

from kneedeep.analysis.framework import COURSE, Facts, reads
from kneedeep.analysis.reach.open_doors import doors_ever_open
from kneedeep.analysis.reach.party_states import BoardState, Party, parties
from kneedeep.board.visible_spaces import sight_of
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
