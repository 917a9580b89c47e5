"""The course of a game as far as it decides: doors that marines open, their wounds and frags, in every edition."""

from collections.abc import Iterable, Iterator
from typing import Literal, NamedTuple

from kneedeep.rules.event import Event
from kneedeep.rules.game_events import Round


class Happening(NamedTuple):
    """The index of its event, its round, and what: a marine `opened` a door, is `hurt`, or is `fragged`.

    `number`: of the door, wounds, or the space.
    """

    event: int
    round: int
    what: Literal["opened", "hurt", "fragged"]
    number: int


def course(events: Iterable[Event], marines: int) -> Iterator[Happening]:
    """Yield what decides a game with that number of marines, in its order."""
    now = 1
    for index, event in enumerate(events):
        match event:
            case Round():
                now = event.number
            case ("door", door, figure) | ("door", door, 1, figure) if 0 <= figure < marines:
                yield Happening(index, now, "opened", door)
            case ("wound" | "damage", figure, wounds, *_) if figure < marines:
                yield Happening(index, now, "hurt", wounds)
            case ("fragged", figure, int(space), str()) | ("fragged", figure, int(), int(space)) if figure < marines:
                yield Happening(index, now, "fragged", space)
