"""Queries about the rules, apart from playing: words, ways, odds, reasons, numbers.

A ruleset implements the queries that it can. The default of each has no answer: no ways, no odds, no reason.
"""

from collections import Counter
from collections.abc import Collection, Hashable, Iterable, Iterator, Mapping, Sequence
from typing import Protocol

from kneedeep.board import Board
from kneedeep.board.script.conditions import leaves_of
from kneedeep.model.catalog.marine_names import SEATS, marine_names
from kneedeep.model.catalog.numbers.address import USER_MARK
from kneedeep.model.catalog.numbers.number_sheet import SheetEntry, sheet
from kneedeep.model.geometry.space import Space
from kneedeep.model.scenario.model import Scenario
from kneedeep.rules import answers
from kneedeep.rules.action import Action, ActionKind, Field, Role
from kneedeep.rules.data_provenance import DataProvenance, MissingCards, StandIn
from kneedeep.rules.event import TEXT, Event, EventKind, EventRole
from kneedeep.rules.planes import Planes
from kneedeep.rules.position import Position, PositionError
from kneedeep.rules.position_options import PositionChooser
from kneedeep.rules.ruleset import Ruleset
from kneedeep.rules.state import INVADER, INVADERS_WON, State
from kneedeep.rules.table_view import TableView
from kneedeep.support import capitalized, tr, translatable


class AskedGame(Protocol):
    """The parts of a game that its assistant reads, whatever the ruleset."""

    ruleset: Ruleset[object]
    scenario: Scenario
    board: Board
    kinds: Mapping[str, ActionKind]

    def numbered(self, action: Action) -> Iterator[tuple[Field, int]]:
        """The fields that an action gives, each with its number."""

    def question(self, state: State) -> str:
        """The pending decision, in words."""

    def table_view(self, state: State, side: str | None) -> TableView:
        """The part of the table that a side sees. None: everything."""


class Assistant:
    """Answers queries about states of one game without changing them. A ruleset overrides the methods it can answer."""

    pass_action: Action | None = None
    """The answer that declines an interruption."""
    interruptions: tuple[answers.Interruption, ...] = ()
    """The interruptions that people can switch off."""
    event_kinds: Mapping[str, EventKind] = {}
    """The kinds of events by name. Empty if the ruleset has only texts."""
    rests: frozenset[str] = frozenset()
    """Events after which people want to see the result before bots continue."""
    news: frozenset[str] = frozenset()
    """Events that a side sees before it passes the screen on."""
    titles: tuple[str, ...] = ()
    """The titles of groups of answers in their order. OTHERS and EMPTY follow."""
    windows: tuple[type[object], ...] = ()
    """The stages in which a player is asked during another player's action."""
    turns: tuple[type[object], ...] = ()
    """The stages in which a figure acts with remaining points."""

    def __init__(self, game: AskedGame) -> None:
        self._game = game

    def planes(self) -> Planes | None:
        """The reader of the game's views as numbers, None if the ruleset has none."""
        return None

    # Words

    def marine_name(self, seat: int) -> str:
        """The name of a marine: the color of its figure."""
        return marine_names(self._game.board.catalog)[seat]

    def player_name(self, player: int) -> str:
        """The name of a player in a sentence."""
        if player == INVADER:
            return tr("the invader")
        name = self.marine_name(player)
        return name if name in SEATS else tr("the {player}", player=name)

    @property
    def door_names(self) -> tuple[str, ...]:
        """The names of the board's doors in the story and in answers, by number."""
        return tuple(f"door {door.number}" for door in self._game.board.doors)

    def figure_name(self, state: State, figure: int) -> str:
        """The name of a figure in a sentence."""
        found = self._game.table_view(state, None).figure(figure)
        return "nobody" if found is None else found.called

    def whose_turn(self, state: State) -> int:
        """The player whose turn it is, even while another one is asked. INVADER for the invader's turn."""
        return int(state.player)

    def turn_words(self, state: State) -> str:
        """The current part of a round in words: whose turn it is."""
        return translatable("{who}'s turn", who=self.player_name(self.whose_turn(state)))

    def question(self, state: State) -> str:
        """The pending decision as a question for people. Empty if the game is over."""
        if state.winner:
            return ""
        who = self.player_name(state.player)
        return translatable("{who}: {question}", who=capitalized(who), question=self._game.question(state))

    def story(self, players: int) -> answers.StoryWriter:
        """A writer of a game's events as sentences, from the beginning of the game."""
        return answers.StoryWriter()

    def result_note(self, state: State) -> str:
        """An addition to a sentence on the end of a game, such as `, 1 of 2 marines left the board`."""
        return ""

    def card_news(self, events: Iterable[Event]) -> list[answers.CardNews]:
        """The cards that were played and cancelled."""
        return []

    def result_rows(self, players: int, events: Iterable[Event]) -> tuple[answers.ResultRow, ...]:
        """The counts of a game's results, by its number of marines and all its events."""
        return ()

    # Decisions

    def decision(self, state: State) -> object | None:
        """A key for a sequence of answers to the same decision. None: each decision is separate."""
        return None

    def group_of(self, state: State, action: Action) -> str:
        """The title of the group of an answer."""
        return self._game.kinds[action[0]].group

    def spaces_of(self, state: State, action: Action) -> tuple[Space, ...]:
        """The spaces of an answer, which select it."""
        return tuple(
            self._game.board.spaces[number]
            for field, number in self._game.numbered(action)
            if field.kind == "space" and number >= 0
        )

    def interruption(self, state: State, actions: Collection[Action]) -> frozenset[str]:
        """The names for skipping the pending interruption. Empty for any other decision."""
        return frozenset()

    def is_interruption(self, state: State) -> bool:
        """True if a player is asked during another player's action."""
        return bool(self.windows) and isinstance(state.stack[-1], self.windows)

    def needless_answer(self, state: State, actions: Collection[Action]) -> Action | None:
        """The answer to a question with equivalent answers, None for any other question."""
        return None

    def unwanted_answer(self, state: State, actions: Collection[Action], quiet: Collection[str]) -> Action | None:
        """The answer to an interruption that its player has switched off, None for any other."""
        return None

    # Events

    def event_role(self, event: Event) -> EventRole:
        """The role of an event for people."""
        if not self.event_kinds:
            return "text" if event[0] == TEXT else ""
        return self.event_kinds[event[0]].role

    def roll_story(self, lines: Iterable[str]) -> str:
        """One line about the dice rolled in the lines of a story."""
        return ""

    def only_walks(self, events: Iterable[Event]) -> bool:
        """True if nothing has happened except a step, or the choice for it. A way then continues."""
        return bool(self.event_kinds) and all(self.event_kinds[event[0]].in_walk for event in events)

    def places(self, state: State, events: Iterable[Event]) -> list[int]:
        """The spaces of events, in order."""
        return []

    def collected(self, players: int, events: Sequence[Event], state: State) -> dict[str, Counter[Hashable]]:
        """The counts of a played game: see `kneedeep.games.simulation.result.Party.tally`."""
        return {}

    def is_time_up(self, state: State) -> bool:
        """True if the invader has won by the scenario's number of rounds."""
        victory = self._game.scenario.victory.invaders
        if state.winner != INVADERS_WON or victory is None:
            return False
        return any(leaf.kind == "rounds" and _least(leaf.value) <= state.ended for leaf in leaves_of(victory))

    # Figures

    def moving_figure(self, state: State) -> int:
        """The figure that may move now, -1 if there is none."""
        stage = state.stack[-1] if self.turns else None
        return stage.figure if stage is not None and type(stage) in self.turns else -1

    def paths(self, state: State, figure: int) -> Mapping[int, answers.Path]:
        """The cheapest way to each space that a figure can cover within its remaining turn."""
        return {}

    def path_along(self, state: State, figure: int, spaces: Sequence[int]) -> answers.Path | None:
        """The way over exactly these spaces, None if it is illegal."""
        return None

    def watchers_of(self, state: State, figure: int, path: answers.Path) -> tuple[str, ...]:
        """The figures that may attack a figure on a way."""
        return ()

    def why_not_taken(self, state: State, figure: int, space: int) -> str:
        """The reason why a figure doesn't take something on its space. Empty if there is none."""
        return ""

    def why_nothing(self, state: State, choices: Sequence[answers.Choice], figure: int, space: int) -> str:
        """The reason why no answer is about a space. `figure`: the moving figure, -1 for nobody."""
        return ""

    def why_not_from_here(self, state: State, figure: int, space: int) -> str:
        """The reason why a figure can't attack on a space without moving first. Empty if nobody is there."""
        return ""

    def planner(self, state: State, choices: Sequence[answers.Choice]) -> answers.Planner | None:
        """The planner for the figure that acts or chooses an action."""
        return None

    # Attacks

    def role_of(self, action: Action) -> Role:
        """The role of an answer for people."""
        return self._game.kinds[action[0]].role

    def is_attack(self, action: Action) -> bool:
        """True if an answer is an attack."""
        return self.role_of(action) in ("attack", "further attack")

    def is_step(self, action: Action) -> bool:
        """True if an answer is one step of a way, which `paths` offers as a whole."""
        return self.role_of(action) == "step"

    def is_place(self, action: Action) -> bool:
        """True if an answer chooses a space, which is then marked on the board."""
        return self.role_of(action) in ("step", "place") or (
            self._field_of(action, "space") >= 0 and not self.is_attack(action)
        )

    def door_of(self, action: Action) -> int:
        """The door to click for an answer, -1 for none."""
        return self._field_of(action, "door")

    def is_idle(self, state: State, action: Action, outcome: answers.Outcome | None) -> bool:
        """True if an answer is an attack on nothing, or one that can't hit."""
        return False

    def outcome(self, state: State, action: Action) -> answers.Outcome | None:
        """The expected outcome of an attack. None for any other action."""
        return None

    def dice_on_table(self, state: State) -> tuple[tuple[int, int], ...]:
        """The dice of the pending decision as (color, face)."""
        return ()

    def outcome_again(self, state: State, chosen: int) -> answers.Outcome | None:
        """The expected outcome after rolling the `chosen` dice on the table (a bit set) again, None without dice."""
        return None

    def is_roll(self, action: Action) -> bool:
        """True if an answer rolls dice on the table again, or keeps them."""
        return self.role_of(action) == "roll"

    def roll_again(self, state: State, chosen: int) -> Action:
        """The answer that rolls the chosen dice (a bit set) again, for decisions with `is_roll` answers."""
        raise ValueError("No dice are rolled again by this ruleset.")

    def card_of(self, action: Action) -> int:
        """The card of the hand that an answer plays or discards, -1 for none."""
        return self._field_of(action, "card")

    def _field_of(self, action: Action, kind: str) -> int:
        """The first number of a kind in an action, -1 for none."""
        return next((number for field, number in self._game.numbered(action) if field.kind == kind), -1)

    def die_faces(self, color: int) -> list[answers.Die]:
        """The faces of a die, by their numbers."""
        return []

    def dice_of(self, faces: Sequence[tuple[int, int]]) -> list[answers.Die]:
        """The dice for (color, face) pairs."""
        return [self.die_faces(color)[face] for color, face in faces]

    # Beginning elsewhere

    def position_chooser(self, players: int) -> PositionChooser:
        """The player who answers while a position is set up. Raises PositionError if no position is possible."""
        raise PositionError("Games of this ruleset begin at the start of the scenario.")

    def things(self, players: int) -> Mapping[str, Sequence[Hashable]]:
        """Names for the numbers in a file, by kind of field, for use on a changed map."""
        return {}

    def table_in(self, state: State, names: Mapping[int, str]) -> object:
        """The contents of table and hands by names of elements (by serial), to compare games on two maps."""
        return None

    def position_of(self, state: State, on: "Assistant") -> Position | None:
        """The position of a game, for one on a changed map, None if the ruleset has no positions.

        Raises UndecidedError in the middle of a decision, PositionError for an impossible state.
        """
        return None

    # Data

    def provenance(self, counts: Iterable[int]) -> DataProvenance:
        """The certainty of the numbers that games with these numbers of marines may read."""
        asked = tuple(counts)
        found = self.numbers_read(asked)
        return DataProvenance(
            len(found),
            sum(entry.unsure for entry in found),
            sum(entry.mark == USER_MARK for entry in found),
            self.missing_decks(),
            asked[0] if len(asked) == 1 < len(self._game.scenario.counts) else None,
            self.stand_ins(),
        )

    def numbers_read(self, counts: Iterable[int]) -> list[SheetEntry]:
        """The lines of the sheet of numbers that games with these numbers of marines may read."""
        names = frozenset[str]().union(*(self.may_read(count) for count in counts))
        return [entry for entry in self.number_sheet() if entry.address in names]

    def number_sheet(self) -> tuple[SheetEntry, ...]:
        """All lines of the sheet of numbers of the ruleset, with the numbers of a user's data file."""
        return sheet(self._game.ruleset.name, self._game.ruleset.numbers)

    def may_read(self, players: int) -> frozenset[str]:
        """The addresses of all numbers that a game with `players` marines may read."""
        return frozenset()

    def missing_decks(self) -> tuple[MissingCards, ...]:
        """The cards that games lack, because no source describes them."""
        return ()

    def stand_ins(self) -> tuple[StandIn, ...]:
        """The event sets that replace others."""
        return ()

    def numbers_used(self, players: int, events: Iterable[Event]) -> frozenset[str]:
        """The addresses of the numbers that a played game depended on."""
        return frozenset()


def _least(value: int | Mapping[str, int]) -> int:
    return min(value.values()) if isinstance(value, Mapping) else value
