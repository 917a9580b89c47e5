"""Names for people of the figures, doors, tokens and spaces of a game, and actions in words."""

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Generic, Protocol, TypeVar

from kneedeep.board import Board
from kneedeep.board.script.display_names import DisplayNames
from kneedeep.model.scenario.model import Scenario
from kneedeep.rules.action import Action, ActionKind
from kneedeep.rules.scenario_tokens import GameDoor
from kneedeep.rules.state import INVADER, State
from kneedeep.support.translation import tr, translated

MARINE = 0
"""The number of the kind of marines in every ruleset."""


class NamedKind(Protocol):
    """A kind of figures."""

    @property
    def name(self) -> str:
        """The name of one figure."""

    @property
    def plural(self) -> str:
        """The name of several figures."""


class NamedTables(Protocol):
    """The tables of a scenario's game with named things."""

    board: Board
    scenario: Scenario
    marines: int

    @property
    def kinds(self) -> Sequence[NamedKind]:
        """The kinds of figures by number."""

    @property
    def doors(self) -> Sequence[GameDoor]:
        """The doors by number."""


Tables = TypeVar("Tables", bound=NamedTables)


class GameNames(Generic[Tables]):
    """The names of one game's things."""

    def __init__(self, tables: Tables, state: State | None = None) -> None:
        """Name the things of a state. Without a state, the reader of events updates the `kinds` of the figures."""
        self.t = tables
        self.s: State = state
        self.kinds: dict[int, int] = {}
        if state is not None:
            self.kinds = {figure: state.kind[figure] for figure in (*state.squad, *state.crowd, *state.others)}
        self._fields: dict[str, Callable[[int], str]] = {
            "space": self.space,
            "figure": self.figure,
            "door": self.door,
            "token": self.token,
            "kind": self.kind,
            "seat": self.player,
        }

    @cached_property
    def words(self) -> DisplayNames:
        """The words of the scenario."""
        return DisplayNames(self.t.scenario, self.t.board, self.t.board.catalog)

    def marine(self, seat: int) -> str:
        """The name of a marine without an article."""
        raise NotImplementedError

    def player(self, player: int) -> str:
        """The name of a player in a sentence."""
        return tr("the invader") if player == INVADER else self.marine(player)

    def figure(self, number: int) -> str:
        """The name of a figure: its kind, with its number if others of the kind are known."""
        if number < 0:
            return tr("nobody")
        if number < self.t.marines:
            return self.player(number)
        if number not in self.kinds:
            return tr("figure {number}", number=number)
        kind = self.kinds[number]
        several = sum(1 for other in self.kinds.values() if other == kind) > 1
        return f"{self.kind(kind)} {number}" if several else tr("the {kind}", kind=self.kind(kind))

    def kind(self, number: int) -> str:
        """The name of a kind of figure."""
        return tr("marine") if number == MARINE else translated(self.t.kinds[number].name)

    def kinds_text(self, number: int) -> str:
        """The name of several figures of a kind."""
        return tr("marines") if number == MARINE else translated(self.t.kinds[number].plural)

    def space(self, number: int) -> str:
        """A space by its coordinates."""
        if number < 0:
            return tr("nowhere")
        x, y = self.t.board.spaces[number]
        return f"{x},{y}"

    def door(self, number: int) -> str:
        """The name of a door with its place: `the red security door at 4,0 east`."""
        return self.words.element(self.t.doors[number].element)

    def token(self, number: int) -> str:
        """The name of a token without its place: `red key`, `health token`."""
        raise NotImplementedError

    def figure_at(self, number: int) -> str:
        """A figure with its current place. A marine has only its name."""
        raise NotImplementedError

    def token_at(self, number: int) -> str:
        """A token with its current place."""
        raise NotImplementedError

    def word(self, text: str) -> str:
        """A word from an event."""
        return tr(text)

    def field(self, kind: str, number: int) -> str:
        """The words for a number in an action."""
        return self._fields.get(kind, str)(number)

    def action(self, kind: ActionKind, phrase: str, action: Action) -> str:
        """An action in words. The phrase has field keys in braces. `{to_at}`: figure or token `to` with its place."""
        words: dict[str, str] = {}
        for field, number in kind.numbered(action):
            words[field.key] = self.field(field.kind, number)
            if f"{{{field.key}_at}}" in phrase:
                words[f"{field.key}_at"] = self.figure_at(number) if field.kind == "figure" else self.token_at(number)
        return tr(phrase).format(**{field.key: "" for field in kind.fields} | words)
