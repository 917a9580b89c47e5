"""Playthroughs as texts: short games of one mechanic, told as a story, with what could be done where that is the point.

The YAML files here hold them: the source of the rule, the board as for `arena`, and the play. Its lines are those of plays
that prove rules (`rule_play`), and remarks after `#`.
"""

from pathlib import Path
from typing import Any, NamedTuple

import yaml

from kneedeep.rules.doom2004.text.story import StoryWriter
from tests.support.playthroughs.rule_play import RulePlay

HALL = ("##########",) * 4


class Tale(NamedTuple):
    """A playthrough: its name, the source of its rule, the board and what is played."""

    name: str
    rule: str
    board: dict[str, Any]
    play: str

    def text(self) -> str:
        """Play it and return the whole text."""
        told = Told(**self.board)
        told.play({"play": self.play}, {})
        return "\n".join((f"{self.name}: {self.rule}", "", *told.lines)) + "\n"


def tales() -> list[Tale]:
    """All playthroughs."""
    found: list[Tale] = []
    for file in sorted(Path(__file__).parent.glob("*.yaml")):
        for name, parts in yaml.safe_load(file.read_text(encoding="utf-8")).items():
            found.append(Tale(name, parts["rule"], parts.get("board", {}), parts["play"]))
    return found


class Told(RulePlay):
    """A game that is told while it is played."""

    def __init__(self, *, rows: Any = HALL, **parts: Any) -> None:
        """Set up a board as `arena` does."""
        super().__init__(rows=rows, **parts)
        self.teller = StoryWriter(self.game.t)
        self.lines: list[str] = [f"    {row}" for row in rows]
        self.lines += self.teller.sentences(self.game.events)

    def follow(self, line: str) -> None:
        """Play a line, and add what it tells."""
        before = len(self.game.events)
        if line.startswith("#"):
            self.lines.append(line)
        super().follow(line)
        self.lines += self.teller.sentences(self.game.events[before:])

    def arm_(self, weapon: str, *words: str) -> None:
        """Give the first marine a weapon (`-`: none) and ammunition (0: as before), told as a remark."""
        s = self.game.s
        if weapon != "-":
            s.weapons[0] |= 1 << self.game.t.weapon_number[weapon]
        s.ammo[:2] = [int(word) or now for word, now in zip(words, s.ammo, strict=False)]
        held = f"a {weapon}, " if weapon != "-" else ""
        self.lines.append(f"# The red marine has {held}ammunition: bullets {s.ammo[0]}, rockets {s.ammo[1]}.")

    def may_(self, *names: str) -> None:
        """Write down the deciding side, and the kinds of its actions."""
        player = self.teller.names.player(self.game.s.player)
        self.lines.append(f"  [{player} may: {', '.join(sorted(self.game.names()))}]")

    def play_event_(self, card: str) -> None:
        """Play an event at the first thing it may be aimed at."""
        events = (action for action in self.game.options() if action[0] == "event")
        self.game.do(*next(action for action in events if self.game.t.cards[action[1]].id == card))
