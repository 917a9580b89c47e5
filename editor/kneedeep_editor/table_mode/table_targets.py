"""Targets of clicks on the table: frontiers, doors, things. Also all clickable places in order."""

from math import hypot
from typing import NamedTuple

from kneedeep.board.doors import LaidDoor
from kneedeep.board.script import table_session as sessions
from kneedeep.model.geometry.space import Space

REACH, _SIGN, _LEAF = 0.75, 0.48, 0.3
"""Radii of clicks in spaces: at a frontier, at one beside other targets, at a door."""


class TableTarget(NamedTuple):
    """The target at a place: a frontier, or the names of doors and things."""

    front: sessions.Frontier | None = None
    names: tuple[str, ...] = ()


def target_at(top: sessions.TableGame, moment: sessions.TableMoment, x: float, y: float) -> TableTarget:
    """The target at a place of the table."""
    near = [(hypot(one.x - x, one.y - y), one) for one in sessions.frontiers(top, moment)]
    away, front = min(near, key=lambda pair: pair[0], default=(REACH + 1, None))
    if away <= _SIGN:
        return TableTarget(front)
    for name, laid in top.doors.items():
        if _distance(laid, x, y) <= _LEAF and sessions.deeds_at(top, moment, name):
            return TableTarget(None, (name,))
    names = names_on(top, moment, (int(x // 1), int(y // 1)))
    return TableTarget(front) if not names and away <= REACH else TableTarget(None, names)


def names_on(top: sessions.TableGame, moment: sessions.TableMoment, space: Space) -> tuple[str, ...]:
    """The things on a space, figures first, else the doors beside it, else its area."""
    things = [
        thing
        for thing in (*top.things.values(), *moment.placed)
        if space in thing.spaces and sessions.is_shown(top, moment, thing)
    ]
    things.sort(key=lambda thing: not thing.is_figure)
    doors = [name for name, laid in top.doors.items() if space in laid.sides and sessions.deeds_at(top, moment, name)]
    return tuple(thing.key for thing in things) or tuple(doors) or _area_at(top, moment, space)


def _area_at(top: sessions.TableGame, moment: sessions.TableMoment, space: Space) -> tuple[str, ...]:
    """The area of a space, if it has possible events."""
    number = top.board.number.get(space)
    name = f"area:{top.board.area_of[number]}" if number is not None else ""
    return (name,) if sessions.deeds_at(top, moment, name) else ()


def target_spaces(top: sessions.TableGame, moment: sessions.TableMoment) -> list[Space]:
    """The clickable spaces: frontiers and doors first, then from north-west to south-east."""
    known = sessions.shown_spaces(top, moment)
    found: list[Space] = []
    for front in sessions.frontiers(top, moment):
        found.append(min(known, key=lambda at: hypot(at[0] + 0.5 - front.x, at[1] + 0.5 - front.y)))
    for name, laid in top.doors.items():
        if sessions.deeds_at(top, moment, name):
            found += [min(at for at in laid.sides if at in known)]
    things = sorted(
        (
            thing.at
            for thing in (*top.things.values(), *moment.placed)
            if thing.at is not None and sessions.deeds_at(top, moment, thing.key)
        ),
        key=lambda at: (at[1], at[0]),
    )
    areas = (
        next((at for at in sorted(spaces) if names_on(top, moment, at) == (f"area:{area}",)), None)
        for area, spaces in top.board.areas.items()
    )
    return list(dict.fromkeys([*found, *things, *(at for at in areas if at is not None)]))


def _distance(door: LaidDoor, x: float, y: float) -> float:
    """The distance of a place from the line of a door, in spaces."""
    (left, top), side = min(door.edges)
    if side == "east":
        return hypot(x - (left + 1), max(top - y, 0.0, y - (top + 2)))
    return hypot(max(left - x, 0.0, x - (left + 2)), y - (top + 1))
