"""A cache of actions and lists of actions, shared by all states of a game.

Most decisions of a game are steps. The cache key of a list of steps is its only inputs: a space and the bit set of
spaces that may be entered from there. The cache does not decide what is legal.
"""

from kneedeep.board import Board
from kneedeep.model.geometry.space import DIRECTIONS
from kneedeep.rules.doom2016.actions import Action
from kneedeep.rules.doom2016.stages import DemonTurn
from kneedeep.rules.doom2016.tables.ground import SHAPES, Ground, place_of
from kneedeep.rules.numbers import SpaceNumber

PASS: Action = ("pass",)
END: Action = ("end",)
STOP: Action = ("stop",)
NOTHING: list[Action] = []
"""A shared empty list. Callers must not change it."""


class ActionCache:
    """The cached actions of one game's tables."""

    def __init__(self, board: Board) -> None:
        self._number, self._spaces = board.number, board.spaces
        self.step: tuple[Action, ...] = tuple(("step", SpaceNumber(space)) for space in range(len(board.spaces)))
        self._clockwise = tuple(
            tuple(self._number[place] for dx, dy in DIRECTIONS if (place := (x + dx, y + dy)) in self._number)
            for x, y in board.spaces
        )
        self._steps: list[dict[int, list[Action]]] = [{} for _ in range(len(board.spaces))]
        self.ended: list[dict[int, list[Action]]] = [{} for _ in range(len(board.spaces))]
        """By space and the bit set of spaces that may be entered: what `steps_end` has made so far."""
        self.hands: dict[tuple[tuple[int, ...], bool], list[Action]] = {}
        """The uses of cards (`marine_turn`), by hand and whether a main action is left."""
        self.after_step: dict[DemonTurn, DemonTurn] = {}
        """Cache: turns of demons after a step into a free space."""
        self._bodies: dict[tuple[int, int, int], int] = {}

    def steps(self, at: int, free: int) -> list[Action]:
        """The steps from a space to the adjacent spaces in a bit set, clockwise from north. Do not change the list."""
        if (found := self._steps[at].get(free)) is None:
            found = self._steps[at][free] = [self.step[space] for space in self._clockwise[at] if free >> space & 1]
        return found

    def steps_end(self, at: int, free: int) -> list[Action]:
        """The steps as in `steps`, followed by the end of the turn. Do not change the list."""
        if (found := self.ended[at].get(free)) is None:
            found = self.ended[at][free] = [*self.steps(at, free), END]
        return found

    def body(self, ground: Ground, anchor: int, shape: int) -> int:
        """The spaces of a large figure, 0 if it does not fit. Rule: RUL16-73."""
        key = anchor, shape, ground.opened
        if (found := self._bodies.get(key)) is None:
            found = self._bodies[key] = ground.moves.body(place_of(anchor, shape))
        return found

    def outline(self, anchor: int, shape: int) -> int:
        """The spaces a figure would cover, whatever edges are between them. 0 if one of them does not exist."""
        x, y = self._spaces[anchor]
        width, height = SHAPES[shape]
        found = 0
        for right in range(width):
            for down in range(height):
                if (number := self._number.get((x + right, y + down), -1)) < 0:
                    return 0
                found |= 1 << number
        return found
