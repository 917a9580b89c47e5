"""The parts of areas: pieces that joints hold together."""

from kneedeep.board import Board
from kneedeep.model.geometry.space import neighbour


def area_parts(board: Board) -> dict[str, list[set[int]]]:
    """Area -> the sets of its pieces, by number, that joints hold together."""
    beside: dict[int, list[int]] = {}
    for joint in board.joining.joints:
        a, b = joint.a.piece, joint.b.piece
        if board.pieces[a].area == board.pieces[b].area:
            beside.setdefault(a, []).append(b)
            beside.setdefault(b, []).append(a)
    found: dict[str, list[set[int]]] = {}
    seen: set[int] = set()
    for piece in board.pieces:
        if piece.number in seen:
            continue
        part, waiting = {piece.number}, [piece.number]
        while waiting:
            for other in beside.get(waiting.pop(), ()):
                if other not in part:
                    part.add(other)
                    waiting.append(other)
        seen |= part
        found.setdefault(piece.area, []).append(part)
    return found


def parts_touch(board: Board, parts: list[set[int]]) -> bool:
    """Whether two of some parts lie side by side; two dead ends that were added as caps do not count."""
    part_of = {number: index for index, part in enumerate(parts) for number in part}
    owned = {
        space: (part_of[piece.number], piece.cap)
        for piece in board.pieces
        if piece.number in part_of
        for space in piece.spaces
    }
    pairs = (
        (one, owned[other])
        for space, one in owned.items()
        for side in ("east", "south")
        if (other := neighbour(space, side)) in owned
    )
    return any(part != other and not (cap and other_cap) for (part, cap), (other, other_cap) in pairs)
