"""Edge kinds as small codes, and the things that each one stops (board geometry, table of terms)."""

from typing import Final

WALL: Final = 0
OPEN: Final = 1
IMPASSABLE: Final = 2
BLOCKING: Final = 3
DOOR: Final = 4
"""A door or passage of any kind. The caller decides what it lets through."""

NAMES: Final = ("wall", "open", "impassable", "blocking", "door")

STOPS_STEP: Final = frozenset({WALL, IMPASSABLE, BLOCKING})
STOPS_SIGHT: Final = frozenset({WALL, BLOCKING})
STOPS_ADJACENCY: Final = frozenset({WALL})


def edge_name(code: int) -> str:
    """The name of an edge code in scenario files."""
    return NAMES[code]


def edge_code(name: str) -> int:
    """The code of an edge kind.

    Raises ValueError for an unknown kind.
    """
    if name not in NAMES:
        raise ValueError(f"{name!r} is no edge kind; there are {', '.join(NAMES)}")
    return NAMES.index(name)
