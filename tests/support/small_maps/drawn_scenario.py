"""Drawn boards (`ascii_board`) as scenarios of the 2016 edition: a piece for each part that doors and walls separate."""

from typing import Any

from kneedeep.model.geometry import Space, canonical_edge, edge, neighbour
from tests.support.reading import board_of_data
from tests.support.small_maps.ascii_board import AsciiBoard, draw

RULESET = "doom-2016"


class DrawnBoard:
    """A board and the names of its spaces."""

    def __init__(self, drawing: str | AsciiBoard, **sections: Any) -> None:
        """Compile a drawing. `sections`: further keys of the file."""
        self.drawn = draw(drawing) if isinstance(drawing, str) else drawing
        self.board = board_of_data(scenario_data(self.drawn, **sections))
        assert set(self.board.spaces) == self.drawn.spaces
        assert all(door.stands for door in self.board.doors), "a door is at the rim of the parts it joins"

    def __getitem__(self, name: str) -> int:
        """Return the number of a named space."""
        return self.board.number[self.drawn.named[name]]

    def at(self, x: int, y: int) -> int:
        """Return the number of a space."""
        return self.board.number[x, y]

    def bits(self, *names: str) -> int:
        """Return the bit set of named spaces."""
        return self.board.bits(self.drawn.named[name] for name in names)

    def listed(self, bits: int) -> list[Space]:
        """Return the spaces of a bit set."""
        return self.board.lattice.listed(bits)


def scenario_data(drawn: AsciiBoard, **sections: Any) -> dict[str, Any]:
    """Return the data of a file with this board, doors named door-1, door-2 … in the order of their places."""
    lines = _door_lines(drawn)
    pieces, types = [], []
    for number, part in enumerate(_parts(drawn), 1):
        west, north = min(x for x, _ in part), min(y for _, y in part)
        east, south = max(x for x, _ in part), max(y for _, y in part)
        rows = ["".join("#" if (x, y) in part else "." for x in range(west, east + 1)) for y in range(north, south + 1)]
        openings = []
        for (x, y), side in lines:
            if (x, y) in part:
                openings.append(f"E@{y - north}" if side == "east" else f"S@{x - west}")
            else:
                openings += [f"W@{y - north}"] if side == "east" and (x + 1, y) in part else []
                openings += [f"N@{x - west}"] if side == "south" and (x, y + 1) in part else []
        edges = [
            {"at": [x - west, y - north], "side": side, "kind": edge.edge_name(kind)}
            for ((x, y), side), kind in drawn.edges.items()
            if kind != edge.DOOR and (x, y) in part and neighbour((x, y), side) in part
        ]
        difficult = [[x - west, y - north] for x, y in sorted(drawn.difficult & part)]
        types.append(
            {
                "id": f"part-{number}",
                "rows": rows,
                **({"openings": openings} if openings else {}),
                **({"edges": edges} if edges else {}),
                **({"difficult": difficult} if difficult else {}),
            }
        )
        pieces.append({"piece": f"part-{number}", "at": [west, north], "area": "all"})
    doors = [{"id": f"door-{number}", "at": list(at), "side": side} for number, (at, side) in enumerate(lines, 1)]
    return {
        "format": 1,
        "ruleset": RULESET,
        "title": "Drawn",
        "pieces": pieces,
        "areas": [{"id": "all", "start": True}],
        **({"doors": doors} if doors else {}),
        "piece_types": types,
        **sections,
    }


def _door_lines(drawn: AsciiBoard) -> list[tuple[Space, str]]:
    """The first edge of each door of a drawing, whose doors are two edges wide."""
    found: list[tuple[Space, str]] = []
    taken = set()
    for (x, y), side in sorted(one for one, kind in drawn.edges.items() if kind == edge.DOOR):
        if ((x, y), side) in taken:
            continue
        beside = ((x, y + 1) if side == "east" else (x + 1, y), side)
        assert drawn.edges.get(beside) == edge.DOOR, "a door is two edges wide"
        taken.add(beside)
        found.append(((x, y), side))
    return found


def _parts(drawn: AsciiBoard) -> list[frozenset[Space]]:
    """The parts of a board that doors and walls separate, by their first spaces."""
    left, found = set(drawn.spaces), []
    while left:
        first = min(left)
        part, waiting = {first}, [first]
        while waiting:
            x, y = waiting.pop()
            for other, side in (
                ((x + 1, y), "east"),
                ((x - 1, y), "west"),
                ((x, y + 1), "south"),
                ((x, y - 1), "north"),
            ):
                between = drawn.edges.get(canonical_edge((x, y), side))
                if other in left - part and between not in (edge.DOOR, edge.WALL):
                    part.add(other)
                    waiting.append(other)
        found.append(frozenset(part))
        left -= part
    return found
