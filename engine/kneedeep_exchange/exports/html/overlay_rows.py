"""Sight and respawn spaces from each space, computed by the engine as rows of bits."""

from base64 import b64encode
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from kneedeep.board import Board
from kneedeep.board.distances import why_no_respawn_distance
from kneedeep.board.respawn_set import legal_spaces, respawn_set
from kneedeep.board.visible_spaces import cover_of, has_cover, sight_of
from kneedeep.drawing.plan.plan import Place
from kneedeep.model.geometry.bits import numbers_of
from kneedeep.support.work_budget import spend
from kneedeep_exchange.exports.html.page_view import PageView

MOST_SPACES = 1_200
"""The maximum number of spaces for overlays, whose size is its square in bits."""
DOORS = {"shut": "closed", "open": "open"}
"""The states of doors that have tables, with their names on the board."""


class Overlays(NamedTuple):
    """The tables of overlays, and which one is for an overlay, a state of doors and a number of marines."""

    tables: tuple[tuple[str, bool], ...]
    use: dict[str, dict[str, dict[str, int]]]

    @property
    def data(self) -> dict[str, object]:
        """The tables as plain data."""
        return {"tables": [{"bits": bits, "half": half} for bits, half in self.tables], "use": self.use}


def overlays_of(view: PageView) -> Overlays:
    """The overlays of a page. Empty for too large a map, or if some of its spaces are not on its board."""
    tables: dict[tuple[str, bool], int] = {}
    use: dict[str, dict[str, dict[str, int]]] = {}
    if len(view.spaces) <= MOST_SPACES and all(space in view.board.number for space in view.spaces):
        known: dict[tuple[int, ...], tuple[str, bool]] = {}
        for name, state, count, rows in _rows(view):
            if rows not in known:
                own = renumbered(rows, view.board, view.spaces)
                half = all(own[other] >> number & 1 for number, row in enumerate(own) for other in numbers_of(row))
                known[rows] = b64encode(packed(own, half=half)).decode("ascii"), half
            table = known[rows]
            use.setdefault(name, {}).setdefault(state, {})[str(count)] = tables.setdefault(table, len(tables))
    return Overlays(tuple(tables), use)


def _rows(view: PageView) -> Iterator[tuple[str, str, int, tuple[int, ...]]]:
    """Yield the tables: for each space of the page a bit set of spaces of the board."""
    board = view.board
    numbers = [board.number[space] for space in view.spaces]
    everywhere = board.lattice.everywhere
    knows_all = view.request.options.audience != "marines" or not view.hides
    returns = knows_all and not why_no_respawn_distance(board)
    by_doors = board.scenario.rules.get("respawn_distance") == "open-doors"
    returned: dict[tuple[int, frozenset[int]], tuple[int, ...]] = {}
    for state, mode in DOORS.items():
        opened = board.open_doors(mode)
        for count in view.plans:
            sight = sight_of(board, opened, count)
            yield "sight", state, count, tuple(sight.visible(number) for number in numbers)
            spend(len(numbers))
        if has_cover(board):
            cover = cover_of(board, opened)
            exposed = tuple(cover.exposed(number, 0) for number in numbers)
            for count in view.plans:
                yield "exposed", state, count, exposed
        for count in view.plans if returns else ():
            legal = legal_spaces(board, count)
            key = legal, opened if by_doors else frozenset()
            if key not in returned:
                returned[key] = tuple(
                    respawn_set(board, number, everywhere, legal, opened).spaces for number in numbers
                )
                spend(len(numbers))
            yield "respawn", state, count, returned[key]


def renumbered(rows: Sequence[int], board: Board, spaces: Sequence[Place]) -> list[int]:
    """Bit sets of spaces of a board, converted to the page's numbers of spaces."""
    if tuple(spaces) == tuple(board.spaces):
        return list(rows)
    place = {board.number[space]: 1 << number for number, space in enumerate(spaces)}
    return [sum(place[number] for number in numbers_of(row) if number in place) for row in rows]


def packed(rows: Sequence[int], *, half: bool) -> bytes:
    """Concatenated rows of bits, lowest bit first, padded to whole bytes.

    `half`: each row begins at its own number, since the table is symmetric.
    """
    whole, place = 0, 0
    for number, row in enumerate(rows):
        start = number if half else 0
        whole |= (row >> start) << place
        place += len(rows) - start
    return whole.to_bytes((place + 7) // 8, "little")


def unpacked(data: bytes, count: int, *, half: bool) -> list[int]:
    """Rows as bit sets. Raises ValueError for invalid data."""
    length = count * (count + 1) // 2 if half else count * count
    if len(data) != (length + 7) // 8:
        raise ValueError("the table has another length")
    whole, place, rows = int.from_bytes(data, "little"), 0, [0] * count
    for number in range(count):
        start = number if half else 0
        rows[number] |= (whole >> place & (1 << count - start) - 1) << start
        place += count - start
        for other in numbers_of(rows[number] >> number + 1) if half else ():
            rows[number + 1 + other] |= 1 << number
    return rows
