"""Clear centre-to-centre lines of a whole packed board at once, direction by direction.

All lines of one displacement cross the same edges, so their clear starts are one bit set. A primitive displacement
m is the sum u + v of its Stern-Brocot parents, and the triangle 0, u, m holds no corner of a space but the middle of
one side. So the line to m crosses exactly the edges of the line to u and then of the line to v, unless m itself runs
through a corner at its middle (dx and dy both odd): then u, v and v, u are its two ways round that corner. Each
displacement costs two shifts, and where no start is left no displacement beyond can have one.
"""

from __future__ import annotations

from typing import Final

KEY_STRIDE: Final = 1 << 17
"""A displacement's key is `dx * KEY_STRIDE + dy`."""

_NEITHER: Final = 0
_LOWER: Final = 1
_UPPER: Final = 2

_Lines = list[tuple[int, int, int]]


def clear_lines(east: int, south: int, passing: int, stride: int, *, both_sides: bool) -> _Lines:
    """All displacements with a clear line: `(key, shift, starts)`, half of the plane (dx > 0, or dx = 0 and dy > 0).

    `east`, `south`: packed starts whose edge is free; `passing`: packed spaces whose interior lets sight through (ends
    are never asked); `stride`: bits from a space to its eastern neighbour. `starts` are the packed spaces from which
    the line is clear, `shift` the bits from start to end. `both_sides` is the corner rule.
    """
    found: _Lines = []
    _repeat(found, KEY_STRIDE, stride, east, east & passing)
    _repeat(found, 1, 1, south, south & passing)
    _sector(found, east, south, passing, stride, 1, both_sides)
    _sector(found, east, south << 1, passing, stride, -1, both_sides)
    return found


def _repeat(found: _Lines, key: int, shift: int, starts: int, through: int, times: int = 1) -> None:
    """Append the multiples of a primitive displacement from `times` on; their lines pass the centres between."""
    whole, along = times * key, times * shift
    while starts:
        found.append((whole, along, starts))
        starts &= through >> along
        whole += key
        along += shift


def _sector(
    found: _Lines, across: int, down: int, passing: int, stride: int, side: int, both_sides: bool
) -> None:
    """Append every displacement strictly between the east axis and the vertical one on `side` (1 south, -1 north).

    A parent is its key, shift, starts with a passing or any start, and starts with a passing one. Where a parent has
    a corner at its middle, the way on the side of the vertical axis is the one its children take.
    """
    add = found.append
    waiting = [(KEY_STRIDE, stride, across, across & passing, side, side, down, down & passing, _NEITHER)]
    while waiting:
        ukey, ushift, u, uthrough, vkey, vshift, v, vthrough, odd = waiting.pop()
        while True:
            way = u & (vthrough >> ushift)
            key = ukey + vkey
            shift = ushift + vshift
            if odd:
                if not way:
                    break
                starts = way
            else:
                other = v & (uthrough >> vshift if vshift > 0 else uthrough << 1)
                starts = way & other if both_sides else way | other
                way = other
            if starts:
                add((key, shift, starts))
                through = starts & passing
                again = starts & (through >> shift)
                if again:
                    _repeat(found, key, shift, again, through, 2)
            if not way:
                break
            through = way & passing
            if odd == _NEITHER:
                waiting.append((ukey, ushift, u, uthrough, key, shift, way, through, _UPPER))
                odd = _LOWER
            elif odd == _LOWER:
                waiting.append((ukey, ushift, u, uthrough, key, shift, way, through, _LOWER))
                odd = _NEITHER
            else:
                waiting.append((ukey, ushift, u, uthrough, key, shift, way, through, _NEITHER))
            ukey, ushift, u, uthrough = key, shift, way, through
