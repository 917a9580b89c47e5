"""Plays that prove rules: lines that prepare and play, as in a playthrough, and lines that state facts.

The YAML files in `tests/engine/rules` hold them by name: the `statements` of the rules that a play proves, the board as for
`arena`, the play. A line that begins with a verb of `RulePlay` without a change is a fact: `is left imp 1`, `cannot reroll`.
"""

import json
from pathlib import Path
from typing import Any

import pytest
import yaml

from kneedeep.rules.doom2004.names.game_names import ORDERS
from kneedeep.rules.doom2004.state import INVADERS_WON, MARINES_WON, OFF
from tests.support.playthroughs.playthrough import VERBS, Told

FOLDER = Path(__file__).parents[2] / "engine" / "rules"
HALL = ("##########",) * 5
WINNERS = {"marines": MARINES_WON, "invaders": INVADERS_WON}
OWN_VERBS = frozenset(
    "act arm asked at can cannot give-knockback is keep lay-all make may misses no not-to now off on reaches some spaces stage "
    "targets to weapons won".split()
)
OF_ARENA = frozenset("clear frag-by-zombie look next-round pass-all to-invader".split())
"""The methods of `Arena` that a play may name."""


class RulePlay(Told):
    """A game in which the lines of a play are followed."""

    def __init__(self, *, rows: Any = HALL, **parts: Any) -> None:
        """Set up a board as `arena` does."""
        super().__init__(rows=rows, **parts)

    def follow(self, line: str) -> None:
        """Play a line, or check its fact."""
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

    def can_(self, name: str) -> None:
        """An action of a kind is legal."""
        assert name in self.game.names()

    def cannot_(self, name: str) -> None:
        """No action of a kind is legal."""
        assert name not in self.game.names()

    def asked_(self, player: str) -> None:
        """The player who decides: a seat, or `invader`."""
        assert self.game.s.player == (-1 if player == "invader" else int(player))

    def spaces_(self, name: str, *spaces: str) -> None:
        """All spaces of the legal actions of a kind."""
        assert self.game.spaces(name) == {self.space(space) for space in spaces}

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
