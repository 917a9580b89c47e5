"""Places at a moment: the revealed part of the board, the visible things on it, and the openings onward."""

from typing import NamedTuple

from kneedeep.board.script.table_session.moment import TableMoment
from kneedeep.board.script.table_session.table_game import TableGame
from kneedeep.board.script.table_session.table_things import Thing
from kneedeep.model.geometry.edge import IMPASSABLE, OPEN
from kneedeep.model.geometry.space import Space


class Frontier(NamedTuple):
    """An opening without a door from the revealed part to the unrevealed `area`, with its middle in board units."""

    area: str
    x: float
    y: float


def shown_areas(top: TableGame, moment: TableMoment) -> tuple[str, ...]:
    """The areas on the table: the revealed ones, or all if nothing is hidden. Rule: RUL16-02."""
    return moment.revealed if top.has("hidden areas") else tuple(top.board.areas)


def shown_spaces(top: TableGame, moment: TableMoment) -> frozenset[Space]:
    """The spaces of the areas on the table."""
    return frozenset(space for area in shown_areas(top, moment) for space in top.board.areas.get(area, ()))


def is_shown(top: TableGame, moment: TableMoment, thing: Thing) -> bool:
    """True if a thing is on the board and completely in revealed areas. A thing without a place counts as visible."""
    if thing.key in moment.off:
        return False
    if thing.at is None:
        return thing.area in shown_areas(top, moment)
    return area_of(top, moment, thing.spaces) is not None


def area_of(top: TableGame, moment: TableMoment, spaces: tuple[Space, ...]) -> str | None:
    """The last revealed area of some spaces. None if one of them is not shown or there are no spaces."""
    number, names = top.board.number, top.board.area_of
    areas = {names[number[at]] if at in number else "" for at in spaces}
    shown = shown_areas(top, moment)
    return max(areas, key=shown.index, default=None) if areas <= set(shown) else None


def frontiers(top: TableGame, moment: TableMoment) -> list[Frontier]:
    """The openings without a door from the revealed board onward, from north-west to south-east."""
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
