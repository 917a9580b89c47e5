"""Where things are at a moment: what of the board is revealed, what can be seen on it, where it goes on."""

from typing import NamedTuple

from kneedeep.board.script.table_session.moment import TableMoment
from kneedeep.board.script.table_session.table_game import TableGame
from kneedeep.board.script.table_session.table_things import Thing
from kneedeep.model.geometry.edge import IMPASSABLE, OPEN
from kneedeep.model.geometry.space import Space


class Frontier(NamedTuple):
    """An opening without a door that leads from what is revealed to `area`, which is not; its middle in board units."""

    area: str
    x: float
    y: float


def shown_areas(top: TableGame, moment: TableMoment) -> tuple[str, ...]:
    """The areas that lie on the table: those revealed, or all where nothing is hidden. Rule: RUL16-02."""
    return moment.revealed if top.has("hidden areas") else tuple(top.board.areas)


def shown_spaces(top: TableGame, moment: TableMoment) -> frozenset[Space]:
    """The spaces of the areas that lie on the table."""
    return frozenset(space for area in shown_areas(top, moment) for space in top.board.areas.get(area, ()))


def is_shown(top: TableGame, moment: TableMoment, thing: Thing) -> bool:
    """Whether a thing is on the board, all of it where it is revealed; one without a place counts as there."""
    if thing.key in moment.off:
        return False
    if thing.at is None:
        return thing.area in shown_areas(top, moment)
    return area_of(top, moment, thing.spaces) is not None


def area_of(top: TableGame, moment: TableMoment, spaces: tuple[Space, ...]) -> str | None:
    """The area of some spaces, the last revealed of several. None if one is not shown or no space."""
    number, names = top.board.number, top.board.area_of
    areas = {names[number[at]] if at in number else "" for at in spaces}
    shown = shown_areas(top, moment)
    return max(areas, key=shown.index, default=None) if areas <= set(shown) else None


def frontiers(top: TableGame, moment: TableMoment) -> list[Frontier]:
    """The openings without a door where the revealed board goes on, from north-west to south-east."""
    board = top.board
    shown = shown_spaces(top, moment)
    meetings: dict[tuple[int, int], list[tuple[float, float]]] = {}
    for (at, side), kind in board.edges.items():
        dx, dy = (1, 0) if side == "east" else (0, 1)
        other = (at[0] + dx, at[1] + dy)
        if kind not in (OPEN, IMPASSABLE) or (at in shown) == (other in shown) or other not in board.number:
            continue
        near, far = (at, other) if at in shown else (other, at)
        pair = board.owner[board.number[near]], board.owner[board.number[far]]
        middle = (at[0] + (1 if dx else 0.5), at[1] + (1 if dy else 0.5))
        meetings.setdefault(pair, []).append(middle)
    found = []
    for (_, beyond), middles in meetings.items():
        x = sum(x for x, _ in middles) / len(middles)
        y = sum(y for _, y in middles) / len(middles)
        found.append(Frontier(board.pieces[beyond].area, x, y))
    return sorted(found, key=lambda one: (one.y, one.x))
