"""Clear center-to-center lines of a whole packed board, computed together for each direction.

All lines of one displacement cross the same edges, so their clear starts are one bit set. A primitive displacement
m is the sum u + v of its Stern-Brocot parents, and the triangle 0, u, m holds no corner of a space but the middle of
one side. So the line to m crosses the edges of the line to u and then those of the line to v, unless m itself runs
through a corner at its middle (dx and dy both odd): then u, v and v, u are its two ways round that corner. Each
displacement costs two shifts. If no start is left, no displacement beyond has one.
"""

from typing import Final

KEY_STRIDE: Final = 1 << 17
"""A displacement's key is `dx * KEY_STRIDE + dy`."""

_NEITHER: Final = 0
_LOWER: Final = 1
_UPPER: Final = 2

Starts = dict[int, int]
"""The packed spaces (or points) at which clear lines start, by displacement key."""


def clear_lines(east: int, south: int, passing: int, stride: int, *, both_sides: bool) -> Starts:
    """All displacements with a clear line in half of the plane: dx > 0, or dx = 0 and dy > 0.

    `east`, `south`: packed starts whose edge is free; `passing`: packed spaces whose interior lets sight through (ends
    are never asked); `stride`: bits from a space to its eastern neighbour. `both_sides` is the corner rule.
    """
    found: Starts = {}
    add_multiples(found, KEY_STRIDE, stride, east, east & passing)
    add_multiples(found, 1, 1, south, south & passing)
    _add_sector(found, east, south, passing, stride, 1, both_sides)
    _add_sector(found, east, south << 1, passing, stride, -1, both_sides)
    return found


def add_multiples(found: Starts, key: int, shift: int, starts: int, onward: int, times: int = 1) -> None:
    """Add a displacement's multiples from `times` on. They pass the spaces between and go on from `onward`.

    `starts`: those of the first multiple to add.
    """
    whole, along = times * key, times * shift
    while starts:
        found[whole] = starts
        starts &= onward >> along
        whole += key
        along += shift


def shift_of(key: int, stride: int) -> int:
    """The number of bits from the start to the end of a displacement."""
    dx = (key + KEY_STRIDE // 2) // KEY_STRIDE
    return dx * stride + key - dx * KEY_STRIDE


def _add_sector(found: Starts, across: int, down: int, passing: int, stride: int, side: int, both_sides: bool) -> None:
    """Add every displacement strictly between the east axis and the vertical axis on `side` (1 south, -1 north).

    A parent is its key, shift, starts with a passing or any start, and starts with a passing one. If a parent has
    a corner at its middle, its children use the way on the side of the vertical axis.
    """
    waiting = [(KEY_STRIDE, stride, across, across & passing, side, side, down, down & passing, _NEITHER)]
    while waiting:
        ukey, ushift, u, uonward, vkey, vshift, v, vonward, odd = waiting.pop()
        while True:
            way = u & (vonward >> ushift)
            if odd:
                if not way:
                    break
                starts = way
            else:
                other = v & (uonward >> vshift if vshift > 0 else uonward << 1)
                starts = way & other if both_sides else way | other
                way = other
            key = ukey + vkey
            shift = ushift + vshift
            if starts:
                found[key] = starts
                onward = starts & passing
                if again := starts & (onward >> shift):
                    add_multiples(found, key, shift, again, onward, 2)
            if odd:
                waiting.append((ukey, ushift, u, uonward, key, shift, way, onward, odd & _LOWER))
                odd &= _UPPER
            else:
                if not way:
                    break
                onward = way & passing
                waiting.append((ukey, ushift, u, uonward, key, shift, way, onward, _UPPER))
                odd = _LOWER
            ukey, ushift, u, uonward = key, shift, way, onward
