"""The portals that marines see or may see at a table. Nobody reports the places of marines.

Rule: 2016 rulebook p. 15 (Infestation); RUL16-151.
"""

from collections.abc import Iterable

from kneedeep.board.board import STEP
from kneedeep.board.script.table_session.moment import TableMoment
from kneedeep.board.script.table_session.portals import portals_left
from kneedeep.board.script.table_session.table_context import is_active
from kneedeep.board.script.table_session.table_game import TableGame
from kneedeep.board.visible_spaces import sight_of
from kneedeep.board.walk_costs import walkable
from kneedeep.model.geometry import Space, each_number, union
from kneedeep.model.geometry.distance import levels


def spaces_in_sight(top: TableGame, moment: TableMoment, spaces: Iterable[Space]) -> int:
    """The bit set of spaces seen from any of some spaces, with doors as they are."""
    board = top.board
    sight = sight_of(board, moment.open)
    return union(sight.visible(board.number[space]) for space in spaces if space in board.number)


def portals_in_sight(top: TableGame, moment: TableMoment, spaces: Iterable[Space]) -> tuple[str, ...]:
    """The keys of the portals whose space is seen from any of some spaces. Rule: RUL16-151."""
    seen, number = spaces_in_sight(top, moment, spaces), top.board.number
    placed = ((key, thing.at) for key, thing in portals_left(top, moment).items())
    return tuple(key for key, at in placed if at is not None and at in number and seen >> number[at] & 1)


def portals_in_view(top: TableGame, moment: TableMoment) -> tuple[str, ...]:
    """The keys of the portals that marines may see now: from any space they can walk to, doors as they are.

    Portals that must already summon are left out. Nobody reports the places of marines. Rule: RUL16-151.
    """
    seen = portals_in_sight(top, moment, _spaces_in_reach(top, moment))
    owed = {key for entry in moment.owed for key in entry}
    return tuple(key for key in seen if key not in owed)


def _spaces_in_reach(top: TableGame, moment: TableMoment) -> list[Space]:
    """The spaces that marines can walk to, doors as they are, from their starts and from active teleporters."""
    board = top.board
    pads = [thing.at for thing in top.all_things(moment.placed) if is_active(moment, thing) and thing.at]
    found = board.bits((*top.seats, *pads))
    reached = union(levels(board.steps(moment.open, STEP), found, within=walkable(board, top.marines) | found))
    return [board.spaces[number] for number in each_number(reached)]
