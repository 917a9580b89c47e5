"""Playthroughs as texts: short games of one mechanic, told as a story, with what could be done where that is the point.

The YAML files here hold them: the source of the rule, the board as for `arena`, and the play. Each line of a play is a remark
after `#`, a verb of `Told`, or a legal action with its numbers. Figures are named by their kind when they are put on the
board (a second one `zombie2`), or by their number.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import yaml

from kneedeep.rules.doom2004.names.game_names import ORDERS
from kneedeep.rules.doom2004.text.story import StoryWriter
from kneedeep.rules.doom2004.turn_budget import MODES
from tests.support.small_maps.arena import MISS, Arena, Face, arena

HALL = ("##########",) * 4
VERBS = frozenset(
    "put move hold arm state last-card scatter dice may first choose step attack strike place-order passing invader command "
    "next-round play-spawn play-event".split()
)
"""The methods of `Told` that a play may name; every other verb is a kind of action."""


class Tale(NamedTuple):
    """A playthrough: its name, the source of its rule, the board and what is played."""

    name: str
    rule: str
    board: dict[str, Any]
    play: str

    def text(self) -> str:
        """Play it and return the whole text."""
        told = Told(**self.board)
        for line in self.play.splitlines():
            told.follow(line)
        return "\n".join((f"{self.name}: {self.rule}", "", *told.lines)) + "\n"


def tales() -> list[Tale]:
    """All playthroughs."""
    found: list[Tale] = []
    for file in sorted(Path(__file__).parent.glob("*.yaml")):
        for name, parts in yaml.safe_load(file.read_text(encoding="utf-8")).items():
            found.append(Tale(name, parts["rule"], parts.get("board", {}), parts["play"]))
    return found


class Told:
    """A game that is told while it is played. Its verbs take words."""

    def __init__(self, *, rows: list[str] | tuple[str, ...] = HALL, marines: Any = ((0, 0),), **parts: Any) -> None:
        """Set up a board as `arena` does."""
        self.game: Arena = arena(*rows, marines=[tuple(space) for space in marines], **parts)
        self.teller = StoryWriter(self.game.t)
        self.lines: list[str] = [f"    {row}" for row in rows]
        self.figures: dict[str, int] = {}
        self.tell(self.game.events)

    def tell(self, events: list[tuple[Any, ...]]) -> None:
        """Add what some events tell."""
        self.lines += self.teller.sentences(events)

    def follow(self, line: str) -> None:
        """Play a line."""
        verb, _, rest = line.partition(" ")
        if verb == "#":
            self.lines.append(line)
        elif verb in VERBS:
            getattr(self, verb.replace("-", "_"))(*rest.split())
        else:
            self.do(verb, *rest.split())

    def do(self, name: str, *words: str) -> None:
        """Take a legal action."""
        fields = self.game.game.kinds[name].fields
        numbers = (self.number(word, field.kind) for field, word in zip(fields, words, strict=False))
        self.tell(self.game.do(name, *numbers))

    def number(self, word: str, kind: str) -> int:
        """The number of a space, figure, weapon, kind, held card, order or mode; a number as it is."""
        if "," in word:
            return self.game.number(self.space(word))
        named: dict[str, Mapping[str, int]] = {
            "figure": self.figures,
            "weapon": self.game.t.weapon_number,
            "kind": self.game.t.kind_number,
            "card": {self.game.t.cards[card].id: card for card in reversed(self.game.s.hand)},
            "order": {name: number for number, name in enumerate(ORDERS)},
            "mode": {str(name): number for number, name in enumerate(MODES)},
        }
        found = named.get(kind, {}).get(word)
        return int(word) if found is None else found

    def space(self, word: str) -> tuple[int, int]:
        """A space by its coordinates."""
        x, y = word.split(",")
        return int(x), int(y)

    # Preparing

    def put(self, kind: str, at: str, turned: str = "") -> None:
        """Put an invader on the board, as a part of the story."""
        happened: list[tuple[Any, ...]] = []
        self.game.s.events = happened
        figure = self.game.put(kind, self.space(at), turned=bool(turned))
        self.game.s.events = None
        self.game.events += happened
        alike = sum(name.rstrip("23456789") == kind for name in self.figures)
        self.figures[f"{kind}{alike + 1}" if alike else kind] = figure
        self.tell(happened)

    def move(self, figure: str, at: str) -> None:
        """Put a figure somewhere else, without any effect of a move."""
        self.game.move(self.number(figure, "figure"), self.space(at))

    def hold(self, *cards: str) -> None:
        """Give the invader these cards."""
        self.game.hold(*cards)

    def arm(self, weapon: str, bullets: str, rockets: str) -> None:
        """Give the first marine a weapon (`-`: none) and ammunition (0: as before), told as a remark."""
        s = self.game.s
        if weapon != "-":
            s.weapons[0] |= 1 << self.game.t.weapon_number[weapon]
        s.ammo[0], s.ammo[1] = int(bullets) or s.ammo[0], int(rockets) or s.ammo[1]
        held = f"a {weapon}, " if weapon != "-" else ""
        self.lines.append(f"# The red marine has {held}ammunition: bullets {s.ammo[0]}, rockets {s.ammo[1]}.")

    def state(self, field: str, *words: str) -> None:
        """Change a field of the state: its value as JSON, or a number of its list."""
        if len(words) == 2 and all(word.isdigit() for word in words):
            getattr(self.game.s, field)[int(words[0])] = int(words[1])
        else:
            setattr(self.game.s, field, tuple(tuple(part) for part in json.loads(" ".join(words))))

    def last_card(self) -> None:
        """Leave one card in the deck."""
        s = self.game.s
        s.discard, s.deck = s.deck[:-1], s.deck[-1:]

    def scatter(self, *numbers: str) -> None:
        """Let the top card of the deck scatter grenades: direction and distance."""
        t, card = self.game.t, self.game.s.deck[-1]
        one = (int(numbers[0]), int(numbers[1]))
        t.scatter = tuple(one if number == card else other for number, other in enumerate(t.scatter))

    def dice(self, *words: str) -> None:
        """Let dice of a color always show a face: `miss`, or range and damage, as `2/1`, `2/1/bullet` or `2/1/miss`."""
        self.game.dice(**{color: _face(shown) for color, shown in zip(words[::2], words[1::2], strict=True)})

    # Playing

    def may(self) -> None:
        """Write down the deciding side, and the kinds of its actions."""
        player = self.teller.names.player(self.game.s.player)
        self.lines.append(f"  [{player} may: {', '.join(sorted(self.game.names()))}]")

    def first(self, name: str) -> None:
        """Take the first legal action of a kind."""
        self.tell(self.game.do(*next(action for action in self.game.options() if action[0] == name)))

    def choose(self, mode: str, adrenaline: str = "0") -> None:
        """Declare a marine's action."""
        self.do("choose", mode, adrenaline)

    def step(self, *words: str) -> None:
        """Step from space to space, at the end the word `shape` and the shape in which."""
        spaces = [word for word in words if "," in word]
        for space in spaces:
            self.do("step", space, *words[len(spaces) + 1 :])

    def attack(self, weapon: str, space: str, target: str = "-1", aimed: str = "0") -> None:
        """Attack with a weapon."""
        self.do("attack", weapon, space, target, aimed)

    def strike(self, space: str, target: str = "-1") -> None:
        """Attack with an invader."""
        self.do("strike", space, target)

    def place_order(self, order: str) -> None:
        """Choose to be ready, with an order, and end the turn."""
        self.choose("ready")
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
                self.choose("advance")
            else:
                self.do("finish" if "finish" in names else "pass")

    def command(self, figure: str) -> None:
        """Come to the invader's command and activate a figure."""
        self.invader()
        self.do("activate", figure)
        self.passing()

    def next_round(self) -> None:
        """Go on to the next round."""
        self.invader()
        self.do("end")
        self.passing()

    def play_spawn(self, card: str, group: str) -> None:
        """Play a spawn card that the invader holds."""
        number = next(one for one in self.game.s.hand if self.game.t.cards[one].id == card)
        self.do("spawn", str(number), group)

    def play_event(self, card: str) -> None:
        """Play an event at the first thing it may be aimed at."""
        events = (action for action in self.game.options() if action[0] == "event")
        self.tell(self.game.do(*next(action for action in events if self.game.t.cards[action[1]].id == card)))


def _face(shown: str) -> Face:
    if shown == "miss":
        return MISS
    reach, damage, *more = shown.split("/")
    return int(reach), int(damage), "bullet" in more, "miss" in more
