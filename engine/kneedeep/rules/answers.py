"""Answers of an assistant: choices, ways, odds, plans, story, news, dice, results."""

from collections.abc import Callable, Iterable
from typing import NamedTuple, Protocol

from kneedeep.model.geometry.space import Space
from kneedeep.rules.action import Action, Role
from kneedeep.rules.event import Event, texts_of

OTHERS = ""
"""The title of the group of all other actions."""
EMPTY = "Attack an empty space"
"""The title of the last group: attacks on empty spaces."""


class Choice(NamedTuple):
    """A numbered choice: its action, its words, its group, the spaces to click for it, and its role."""

    number: int
    action: Action
    words: str
    group: str
    spaces: tuple[Space, ...]
    role: Role = ""


class Path(NamedTuple):
    """A way to a place: its actions, their cost in points, and the certain wounds.

    `spaces`: the anchor spaces on the way, the place itself last. `ends`: whether the figure may end its move there.
    """

    space: int
    shape: int
    cost: int
    wounds: int
    ends: bool
    actions: tuple[Action, ...]
    spaces: tuple[int, ...]


class FigureOdds(NamedTuple):
    """The odds of an attack for one figure.

    `hit`: the probability that the dice succeed against it, whatever they do then (for a blast: that it does not
    scatter). `wounds`: the probability of exactly 0, 1, 2 … wounds, the last of them its death where it can die. More
    wounds than it has left count as those. `expected`: the expected wounds. `killed`: the probability of its death.
    """

    figure: int
    hit: float
    wounds: tuple[float, ...]
    expected: float
    killed: float


class Outcome(NamedTuple):
    """The outcome of an attack: its figures, the target first, and the probability of destruction of tokens.

    `hit`: the probability that the dice succeed, against any target.
    """

    hit: float
    harms: tuple[FigureOdds, ...]
    things: tuple[tuple[int, float], ...]

    @property
    def expected(self) -> float:
        """The expected wounds of the named figure, 0 without one."""
        return self.harms[0].expected if self.harms else 0.0


class DoorWay(NamedTuple):
    """A way to a place from which a door is opened. `onward`: the points to keep after opening it."""

    way: Path
    onward: int


MOST_ONWARD = 20
"""The most points that a figure keeps for leaving an occupied space."""


def best_door_way(ways: Iterable[Path], points: int, opens: Callable[[Path, int], bool]) -> DoorWay | None:
    """The cheapest of some ways to a door with a number of points. Ways that end in an occupied space come last.

    `opens(way, onward)`: whether the door can be opened from such a space if the figure has `onward` points left then.
    """
    for way in sorted(ways, key=lambda way: (not way.ends, way.cost)):
        most = 0 if way.ends else min(points - way.cost, MOST_ONWARD)
        for onward in range(most + 1):
            if way.ends or opens(way, onward):
                return DoorWay(way, onward)
    return None


class ActionPlan(NamedTuple):
    """Some actions in order, in words."""

    words: str
    actions: tuple[Action, ...]


class Planner(Protocol):
    """The plans of a figure at one moment. `figure`: -1 if nobody acts. `chooses`: its action must be chosen first."""

    figure: int

    @property
    def chooses(self) -> bool:
        """Whether the action of a turn has to be chosen first."""

    def to_space(self, space: int) -> tuple[ActionPlan, ...]:
        """The plans that choose an action and go to a space with it, or attack the figure there."""

    def to_door(self, door: int) -> tuple[ActionPlan, ...]:
        """The plans that go to a shut door and open it."""

    def why_not_open(self, door: int) -> str:
        """The reason why a figure can't open a shut door now. Empty for an open door, and if no reason is known."""


class StoryWriter:
    """Writes events as sentences in their order. Without a ruleset's own words only the texts to read aloud."""

    def sentences(self, events: Iterable[Event]) -> list[str]:
        """The lines of some events."""
        return texts_of(events)


class CardNews(NamedTuple):
    """A played card with its effect. `cancelled_by`: the marine who cancelled it, empty if nobody did."""

    card: str
    text: str = ""
    cancelled_by: str = ""


class Die(NamedTuple):
    """A face of a die. `range`: None on dice without one, whose `damage` is hits."""

    color: str
    range: int | None
    damage: int
    bullet: bool
    miss: bool


class ResultRow(NamedTuple):
    """A count in a game for both sides."""

    what: str
    marines: int
    invader: int


class Interruption(NamedTuple):
    """A possible interruption: its name, its side, its words."""

    name: str
    side: str
    words: str
