"""Playthroughs as texts: short games of one mechanic, told as a story, with what could be done where that is the point."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from kneedeep.model.catalog.turn_parameters import READY
from kneedeep.rules.doom2004.text.story import StoryWriter
from tests.support.small_maps.arena import Arena, Space, arena


class Tale(NamedTuple):
    """A playthrough: its name, the source of its rule, and what plays it."""

    name: str
    rule: str
    play: Callable[[], Told]


class Told:
    """A game that is told while it is played."""

    def __init__(self, *rows: str, **parts: Any) -> None:
        """Set up a board as `arena` does."""
        self.game: Arena = arena(*rows, **parts)
        self.teller = StoryWriter(self.game.t)
        self.lines: list[str] = [f"    {row}" for row in rows]
        self.tell(self.game.events)

    def tell(self, events: list[tuple[Any, ...]]) -> None:
        """Add what some events tell."""
        self.lines += self.teller.sentences(events)

    def note(self, text: str) -> None:
        """Add a remark of the author's."""
        self.lines.append(f"# {text}")

    def put(self, kind: str, space: Space, *, turned: bool = False) -> int:
        """Put an invader on the board, as a part of the story."""
        happened: list[tuple[Any, ...]] = []
        self.game.s.events = happened
        figure = self.game.put(kind, space, turned=turned)
        self.game.s.events = None
        self.tell(happened)
        return figure

    def do(self, *action: Any) -> None:
        """Take a legal action."""
        self.tell(self.game.do(*action))

    def first(self, name: str) -> None:
        """Take the first legal action of a kind."""
        self.do(*next(action for action in self.game.options() if action[0] == name))

    def may(self) -> None:
        """Write down the deciding side, and the kinds of its actions."""
        player = self.teller.names.player(self.game.s.player)
        self.lines.append(f"  [{player} may: {', '.join(sorted(self.game.names()))}]")

    def choose(self, mode: int, adrenaline: int = 0) -> None:
        """Declare a marine's action."""
        self.do("choose", mode, adrenaline)

    def step(self, *spaces: Space, shape: int | None = None) -> None:
        """Step from space to space."""
        for space in spaces:
            number = self.game.number(space)
            self.do(*(("step", number) if shape is None else ("step", number, shape)))

    def attack(self, weapon: str, space: Space, target: int = -1, aimed: int = 0) -> None:
        """Attack with a weapon."""
        self.do("attack", self.game.t.weapon_number[weapon], self.game.number(space), target, aimed)

    def strike(self, space: Space, target: int = -1) -> None:
        """Attack with an invader."""
        self.do("strike", self.game.number(space), target)

    def place_order(self, order: int) -> None:
        """Choose to be ready, with an order, and end the turn."""
        self.choose(READY)
        self.do("order", order)
        self.do("finish")

    def passing(self) -> None:
        """Let everybody pass in the windows that are open."""
        while self.game.s.stack[-1][0] == "window":
            self.do("pass")

    def invader(self) -> None:
        """Let the marines' turns end without anything done, up to the invader's command."""
        while self.game.s.stack[-1][0] != "command":
            names = self.game.names()
            if "choose" in names:
                self.choose(2)
            else:
                self.do("finish" if "finish" in names else "pass")

    def activate(self, figure: int) -> None:
        """Come to the invader's command and activate a figure."""
        self.invader()
        self.do("activate", figure)
        self.passing()

    def next_round(self) -> None:
        """Go on to the next round."""
        self.invader()
        self.do("end")
        self.passing()

    def text(self, tale: Tale) -> str:
        """The whole text."""
        return "\n".join((f"{tale.name}: {tale.rule}", "", *self.lines)) + "\n"
