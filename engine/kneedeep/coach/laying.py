"""Lays a map: rooms and links, grown from one room within the pieces of the boxes.

Several layouts are grown and the best is used: closed loops, few openings without a connection.
"""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from kneedeep.board.laid_pieces import LaidOpening, LaidPiece
from kneedeep.coach.chance import Chance
from kneedeep.coach.fitting import ROOM, Layout, Line, element_of, forms, moved
from kneedeep.model.catalog import Catalog, PieceType
from kneedeep.model.scenario.model import Piece

CAP = "dead end"
LAYOUTS, MOST_LAYOUTS, SLENDER = 6, 40, 1.5
"""The numbers of layouts compared and grown at most, and the ratio of length to width that is free of cost."""
TRIES, BRIDGES, LINKS = 260, 60, 4
UNCOUNTED = 3
"""The most uses of a piece that belongs to no box."""


class LayingFailed(Exception):
    """No map with the number of rooms was found."""


class Stock(NamedTuple):
    """The kinds of pieces with their numbers."""

    types: dict[str, PieceType]
    held: dict[str, int]
    caps: int

    @property
    def most_rooms(self) -> int:
        """The most rooms of a map. With all rooms, the remaining openings need more caps than there are."""
        return min(sum(held for kind, held in self.held.items() if self.types[kind].kind == ROOM) - 1, 12)


def stock_of(catalog: Catalog, boxes: tuple[str, ...]) -> Stock:
    """The pieces of some boxes. Generic pieces belong to no box and are available as often as a map can use them."""
    held: dict[str, int] = {}
    for kind in catalog.pieces.values():
        generic = 99 if kind.kind == CAP else UNCOUNTED
        count = generic if kind.box is None else catalog.pieces_held(kind.id, boxes) or 0
        if count and (kind.kind == CAP or len(kind.openings) > 1):
            held[kind.id] = count
    caps = sum(held.pop(kind) for kind in list(held) if catalog.pieces[kind].kind == CAP)
    return Stock({kind: catalog.pieces[kind] for kind in held}, held, caps)


def lay_pieces(stock: Stock, rooms: int, chance: Chance) -> tuple[Piece, ...]:
    """The pieces of a map with a number of rooms, all in one area. Raises LayingFailed."""
    whole: list[_Growth] = []
    for number in range(MOST_LAYOUTS):
        growth = _Growth(stock, rooms, chance.branch(f"layout {number}"))
        if growth.grown():
            whole.append(growth)
        if whole and number >= LAYOUTS:
            break
    else:
        raise LayingFailed(f"no map of {rooms} rooms")
    compact = sorted(whole, key=lambda one: -one.merit)[:2]
    for growth in compact:
        growth.close_loops()
    best = max(compact, key=lambda one: one.merit)
    return tuple(element_of(piece) for piece in best.on_board.pieces)


def loops_of(layout: Layout) -> int:
    """The number of loops in the pieces."""
    return len(layout.joints) - len(layout.pieces) + 1


class _Growth:
    def __init__(self, stock: Stock, rooms: int, chance: Chance) -> None:
        self.types, self.held, self.most_caps = stock.types, stock.held, stock.caps
        self.left = Counter(stock.held)
        self.rooms, self.chance = rooms, chance
        self.rooms_beside, self.newest = chance.below(40), chance.pick((0, 0, 40))
        """Percent of rooms without a link between them, and of pieces laid at the newest one."""
        self.loops = chance.pick((0, 1, 1, 1, 1, 2))
        self.on_board = Layout()

    @property
    def merit(self) -> float:
        """The score of the layout, higher for better ones."""
        across = [x for x, _ in self.on_board.owner], [y for _, y in self.on_board.owner]
        shortest, longest = sorted(max(line) - min(line) for line in across)
        narrow = max(0.0, longest / shortest - SLENDER)
        return 3.5 * min(loops_of(self.on_board), 2) - len(self.on_board.loose) - 0.2 * longest - 6 * narrow

    def grown(self) -> bool:
        """Grow a layout. Returns True on success."""
        small = [kind for kind in self._kinds(rooms=True) if len(self.types[kind].spaces) < 50]
        first = self.chance.pick(small)
        self._put(self.chance.pick(forms(self.types[first])))
        for _ in range(TRIES):
            if self._rooms() == self.rooms or not self.on_board.loose:
                break
            self._grow()
        self._prune()
        return self._rooms() == self.rooms and len(self.on_board.loose) <= self.most_caps

    def close_loops(self) -> None:
        """Join loose openings by links, as many as the layout wants and allows."""
        while loops_of(self.on_board) < self.loops and self._close_loop():
            pass

    def _rooms(self) -> int:
        return sum(piece.type.kind == ROOM for piece in self.on_board.pieces)

    def _kinds(self, rooms: bool) -> list[str]:
        left = sorted(kind for kind, count in self.left.items() if count > 0)
        return [kind for kind in left if (self.types[kind].kind == ROOM) is rooms]

    def _put(self, piece: LaidPiece) -> None:
        self.left[piece.type.id] -= 1
        self.on_board.put(piece)

    def _grow(self) -> None:
        chance, loose = self.chance, list(self.on_board.loose.values())
        newest = [one for one in loose if one.piece == loose[-1].piece]
        opening = chance.pick(newest if chance.odds(self.newest) else loose)
        from_room = self.on_board.pieces[opening.piece].type.kind == ROOM
        to_room = chance.odds(self.rooms_beside) if from_room else chance.odds(65)
        kinds = chance.order(self._kinds(rooms=to_room))[:4]
        found = [option for kind in kinds for option in self.on_board.options(self.types[kind], opening)]
        worth = [(self._worth(piece, met), -k) for k, (piece, met) in enumerate(found) if self._is_round(met, opening)]
        if worth:
            self._put(found[-max(worth)[1]][0])

    def _is_round(self, met: list[Line], opening: LaidOpening) -> bool:
        """True if the loops that a piece would close pass three rooms or more."""
        loose = self.on_board.loose
        others = [loose[line].piece for line in met if line != opening.edges]
        return all(self.on_board.rooms_between(opening.piece, other) > 2 for other in others)

    def _worth(self, piece: LaidPiece, met: list[Line]) -> float:
        loops = 4 if loops_of(self.on_board) < self.loops else -2
        return loops * (len(met) - 1) - 1.0 * len(piece.openings) + self.chance.below(40) / 10

    def _prune(self) -> None:
        """Remove links that lead nowhere, repeatedly."""
        while True:
            layout = self.on_board
            kept = [one for one in layout.pieces if one.type.kind == ROOM or len(layout.neighbours(one.number)) > 1]
            if len(kept) == len(layout.pieces):
                return
            self.on_board, self.left = Layout(), Counter(self.held)
            for number, one in enumerate(kept):
                self._put(moved(one, (0, 0), number))

    def _close_loop(self) -> bool:
        """Join two loose openings by up to four links. Returns True on success."""
        for opening in self.chance.order(self.on_board.loose.values()):
            self.bridges = BRIDGES
            chain = self._chain(self.on_board, opening, opening.piece, LINKS)
            for piece in chain:
                self._put(piece)
            if chain:
                return True
        return False

    def _chain(self, layout: Layout, opening: LaidOpening, home: int, most: int) -> list[LaidPiece]:
        """Links from an opening to one that is two rooms or more away. Empty if there is no such way."""
        for piece, met in self._links(layout, opening):
            self.bridges -= 1
            others = [layout.loose[line].piece for line in met if line != opening.edges]
            if any(other < len(self.on_board.pieces) and layout.rooms_between(home, other) > 2 for other in others):
                return [piece]
            if others or self.bridges < 0 or not _near(layout, piece, home, most - 1):
                continue
            tried = layout.copy()
            tried.put(piece)
            end = next(one for one in tried.loose.values() if one.piece == piece.number)
            rest = self._chain(tried, end, home, most - 1)
            needed = Counter(one.type.id for one in (piece, *rest))
            if rest and needed <= self.left:
                return [piece, *rest]
        return []

    def _links(self, layout: Layout, opening: LaidOpening) -> Iterator[tuple[LaidPiece, list[Line]]]:
        """Yield the ways to lay a link of two openings at an opening, in a random order of kinds."""
        for kind in self.chance.order(self._kinds(rooms=False)):
            if len(self.types[kind].openings) == 2:
                yield from layout.options(self.types[kind], opening)


def _near(layout: Layout, piece: LaidPiece, home: int, links: int) -> bool:
    """True if an opening of another piece is near enough for that number of links, one or more."""
    x, y = next(one.inside[0] for one in piece.openings if one.edges not in layout.loose)
    ends = [one.inside[0] for one in layout.loose.values() if one.piece != home]
    return links > 0 and any(abs(x - left) + abs(y - top) <= 7 * links + 2 for left, top in ends)
