"""Plays that prove rules: lines that prepare and play, as in a playthrough, and lines that state facts.

The YAML files in `tests/engine/rules` hold them by name: the `statements` of the rules that a play proves, the board as for
`arena`, the play, and in `then` further boards with plays. A line that begins with a verb of `RulePlay` without a change is a fact: `is left imp 1`, `cannot reroll`.
"""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
import yaml

from kneedeep.rules.doom2004.board import figures, tokens_on_board
from kneedeep.rules.doom2004.harm import wounds
from kneedeep.rules.doom2004.movement import figure_steps
from kneedeep.rules.doom2004.names.game_names import ORDERS
from kneedeep.rules.doom2004.state import INVADERS_WON, MARINES_WON, NOBODY_YET, OFF
from kneedeep.rules.numbers import FigureNumber
from tests.support.playthroughs.playthrough import VERBS, Told

FOLDER = Path(__file__).parents[2] / "engine" / "rules"
HALL = ("##########",) * 5
WINNERS = {"marines": MARINES_WON, "invaders": INVADERS_WON, "nobody": NOBODY_YET}
OWN_VERBS = frozenset(
    "act arm asked at can cannot choices count frag give-knockback is keep kill lay-all make may misses no not-to now off on "
    "reaches refresh rouse send-back settle some spaces stage targets to told untold weapons won".split()
)
OF_ARENA = frozenset("clear frag-by-zombie look next-round pass-all to-invader".split())
"""The methods of `Arena` that a play may name."""


class RulePlay(Told):
    """A game in which the lines of a play are followed."""

    def __init__(self, *, rows: Any = HALL, **parts: Any) -> None:
        """Set up a board as `arena` does."""
        super().__init__(rows=rows, **parts)
        self.before = 0

    def follow(self, line: str) -> None:
        """Play a line, or check its fact."""
        before = len(self.game.events)
        self.follow_words(line)
        if len(self.game.events) > before:
            self.before = before

    def follow_words(self, line: str) -> None:
        """Play a line, or check its fact, without a look at the events."""
        verb, *words = line.split()
        if verb in OWN_VERBS:
            getattr(self, f"{verb.replace('-', '_')}_")(*words)
        elif verb in OF_ARENA:
            getattr(self.game, verb.replace("-", "_"))()
        else:
            assert verb in VERBS or verb in self.game.game.kinds or verb == "#", f"no verb: {line}"
            super().follow(line)

    def figure(self, word: str) -> int:
        """The number of a figure."""
        return self.number(word, "figure")

    # Preparing and playing

    def make_(self, field: str, *words: str) -> None:
        """Change a field of the state, or its list for a figure."""
        value = _value(words[-1])
        if len(words) == 2:
            getattr(self.game.s, field)[self.figure(words[0])] = value
        else:
            setattr(self.game.s, field, value)

    def weapons_(self, seat: str, *names: str) -> None:
        """Leave a marine these weapons alone."""
        self.game.s.weapons[int(seat)] = sum(1 << self.game.t.weapon_number[name] for name in names)

    def arm_(self, weapon: str, *words: str) -> None:
        """Change a weapon."""
        self.game.arm(weapon, **_pairs(words))

    def keep_(self, *words: str) -> None:
        """Leave the current figure a number of points or attacks."""
        self.game.leave(**_pairs(words))

    def act_(self, figure: str) -> None:
        """Come to the invader's command and activate a figure."""
        self.game.activate(self.figure(figure))

    def rouse_(self, figure: str) -> None:
        """Activate a figure, and decline whatever is asked before and after that."""
        self.game.rouse(self.figure(figure))

    def frag_(self, seat: str) -> None:
        """Frag a marine."""
        wounds.frag(self.game.t, self.game.s, int(seat), "test")

    def kill_(self, figure: str) -> None:
        """Kill an invader."""
        wounds.kill(self.game.t, self.game.s, self.figure(figure), "test")

    def settle_(self) -> None:
        """Go on until somebody has to decide."""
        self.game.game._settle(self.game.t, self.game.s)

    def send_back_(self, figure: str) -> None:
        """Send a figure back to the last free place that it left."""
        figure_steps.send_back(self.game.t, self.game.s, FigureNumber(self.figure(figure)))

    def refresh_(self) -> None:
        """Compute again what tokens block, and who is on which side."""
        tokens_on_board.refresh_tokens(self.game.t, self.game.s)
        figures.refresh_sides(self.game.t, self.game.s)

    def give_knockback_(self, figure: str) -> None:
        """Let the attacks of a figure knock back."""
        self.game.give_knockback(self.figure(figure))

    def lay_all_(self, kind: str) -> None:
        """Place every token of a kind."""
        self.game.lay(kind)

    # Facts

    def is_(self, field: str, *words: str) -> None:
        """The value of a field, or of its list for a figure."""
        found = getattr(self.game.s, field)
        shown = found[self.figure(words[0])] if len(words) == 2 else found
        assert shown == _value(words[-1])

    def some_(self, field: str) -> None:
        """A field is neither zero nor empty."""
        assert getattr(self.game.s, field)

    def no_(self, field: str) -> None:
        """A field is zero or empty."""
        assert not getattr(self.game.s, field)

    def at_(self, figure: str, space: str) -> None:
        """The space of a figure."""
        assert self.game.at(self.figure(figure)) == self.space(space)

    def on_(self, figure: str) -> None:
        """A figure is on the board."""
        assert self.game.s.at[self.figure(figure)] != OFF

    def off_(self, figure: str) -> None:
        """A figure is off the board."""
        assert self.game.s.at[self.figure(figure)] == OFF

    def may_(self, *names: str) -> None:
        """All kinds of legal actions."""
        assert self.game.names() == set(names)

    def can_(self, name: str, *words: str) -> None:
        """An action of a kind, with the first numbers that are given, is legal."""
        assert self.is_legal(name, words)

    def cannot_(self, name: str, *words: str) -> None:
        """No action of a kind, with the first numbers that are given, is legal."""
        assert not self.is_legal(name, words)

    def is_legal(self, name: str, words: Sequence[str]) -> bool:
        """Whether an action that begins so is legal."""
        fields = self.game.game.kinds[name].fields
        wanted = (name, *(self.number(word, field.kind) for field, word in zip(fields, words, strict=False)))
        return any(action[: len(wanted)] == wanted for action in self.game.options())

    def choices_(self, name: str, key: str, *words: str) -> None:
        """All numbers of the legal actions of a kind in one of its fields."""
        fields = self.game.game.kinds[name].fields
        place = [field.key for field in fields].index(key)
        found = {action[place + 1] for action in self.game.options() if action[0] == name}
        assert found == {self.number(word, fields[place].kind) for word in words}

    def told_(self, name: str, *words: str) -> None:
        """The last line in which something happened had an event that begins so."""
        assert self.has_told(name, words)

    def untold_(self, name: str, *words: str) -> None:
        """The last line in which something happened had no event that begins so."""
        assert not self.has_told(name, words)

    def has_told(self, name: str, words: Sequence[str]) -> bool:
        """Whether an event of the last line in which something happened begins so."""
        wanted = (name, *(json.loads(word) if word[0] in "-0123456789tf[" else word for word in words))
        return any(event[: len(wanted)] == wanted for event in self.game.events[self.before :])

    def count_(self, field: str, number: str) -> None:
        """The length of a field."""
        assert len(getattr(self.game.s, field)) == int(number)

    def asked_(self, player: str) -> None:
        """The player who decides: a seat, or `invader`."""
        assert self.game.s.player == (-1 if player == "invader" else int(player))

    def spaces_(self, name: str, *spaces: str) -> None:
        """All spaces of the legal actions of a kind."""
        place = [field.kind for field in self.game.game.kinds[name].fields].index("space")
        assert self.game.spaces(name, place + 1) == {self.space(space) for space in spaces}

    def to_(self, name: str, space: str) -> None:
        """A space is one of those of a kind of action."""
        assert self.space(space) in self.game.spaces(name)

    def not_to_(self, name: str, space: str) -> None:
        """A space is none of those of a kind of action."""
        assert self.space(space) not in self.game.spaces(name)

    def targets_(self, weapon: str, *spaces: str) -> None:
        """All spaces that a weapon may attack."""
        assert self.game.targets(weapon) == {self.space(space) for space in spaces}

    def reaches_(self, weapon: str, space: str) -> None:
        """A weapon may attack a space."""
        assert self.space(space) in self.game.targets(weapon)

    def misses_(self, weapon: str, space: str) -> None:
        """A weapon may not attack a space."""
        assert self.space(space) not in self.game.targets(weapon)

    def now_(self, part: str, value: str) -> None:
        """A part of the stage under way."""
        assert getattr(self.game.s.stack[-1], part) == _value(value)

    def stage_(self, name: str) -> None:
        """The stage under way."""
        assert self.game.s.stack[-1][0] == name

    def won_(self, side: str) -> None:
        """The winner."""
        assert self.game.winner() == WINNERS[side]


def rule_plays() -> list[Any]:
    """All plays, each a parameter with its statements as marks."""
    return [
        pytest.param(parts, id=name, marks=[pytest.mark.statement(*statements)] if statements else [])
        for _, name, statements, parts in stored_plays()
    ]


def stored_plays() -> list[tuple[Path, str, tuple[str, ...], dict[str, Any]]]:
    """The file, name, statements and parts of all plays."""
    return [
        (file, name, tuple(parts.get("statements", "").split()), parts)
        for file in sorted(FOLDER.glob("*/plays_*.yaml"))
        for name, parts in yaml.safe_load(file.read_text(encoding="utf-8")).items()
    ]


def _pairs(words: tuple[str, ...]) -> dict[str, Any]:
    return {name: _value(word) for name, word in zip(words[::2], words[1::2], strict=True)}


def _value(word: str) -> Any:
    """A value of the state: the name of an order, or JSON, with tuples for lists."""
    value = ORDERS.index(word) if word in ORDERS else json.loads(word)
    return tuple(tuple(one) if isinstance(one, list) else one for one in value) if isinstance(value, list) else value
