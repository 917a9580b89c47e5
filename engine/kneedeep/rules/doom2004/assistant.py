"""Answers about the states of a 2004 game, for whoever shows or counts it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Hashable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from kneedeep.geometry.bits import numbers_of
from kneedeep.geometry.space import Space
from kneedeep.rules import assistant as asked
from kneedeep.rules.action import Action
from kneedeep.rules.assistant import (
    EMPTY,
    Assistant,
    CardNews,
    DataProvenance,
    ResultRow,
)
from kneedeep.rules.doom2004.board import tokens_on_board
from kneedeep.rules.doom2004.cards import EVENT_CARDS
from kneedeep.rules.doom2004.combat.timing_windows import WINDOWS
from kneedeep.rules.doom2004.events import EVENTS
from kneedeep.rules.doom2004.queries import auto_pass
from kneedeep.rules.doom2004.stages import ActionChoice, FigureTurn, Window
from kneedeep.rules.doom2004.state import GONE, INVADER, INVADERS_WON, OFF, State
from kneedeep.rules.doom2004.text.game_names import Names
from kneedeep.rules.doom2004.text.story import StoryWriter
from kneedeep.rules.event import Event
from kneedeep.script.conditions import leaves_of

if TYPE_CHECKING:
    from kneedeep.catalog.number_sheet import SheetEntry
    from kneedeep.rules.doom2004.game import Doom2004Game
    from kneedeep.rules.history import History, MigratedGame

GROUPS = ("Move to", "Place", "Knock", "Activate", "Attack", "Roll again", "Cards")
"""The titles of groups of actions, in their order."""
_ATTACKS = ("attack", "guard", "strike", "shoot", "bite", "walk")
_AIMED = ("attack", "guard", "strike", "shoot")
_SERIES = ("command", "spawning", "discarding")
"""Decisions that stay the same one while answers to them follow each other, besides those of one figure."""


class Doom2004Assistant(Assistant):
    """Answers for one game."""

    pass_action = auto_pass.PASS
    interruptions = (
        (auto_pass.GUARD, "marines"),
        (auto_pass.HEAL, "marines"),
        *((name, "invader") for name in WINDOWS),
    )

    def __init__(self, game: Doom2004Game) -> None:
        """Answer for a game."""
        super().__init__(game)
        self.game = game

    # Words

    def story(self, players: int) -> asked.StoryWriter:
        """Return who tells the events of a game from its beginning."""
        return StoryWriter(self.game.tables(players))

    def result_note(self, state: State) -> str:
        """Return how many marines left the board, where any did."""
        marines = sum(status == GONE for status in state.status[: state.players])
        return f", {marines} of {state.players} marines left the board" if marines else ""

    def card_news(self, events: Iterable[Event]) -> list[CardNews]:
        """Return the cards that were played and cancelled."""
        t = self.game.tables(min(self.game.scenario.played_counts))
        names = Names(t)
        found = []
        for event in events:
            if event[0] in ("event-card", "spawn-card"):
                effect = t.cards[event[1]].effect if event[0] == "event-card" else None
                found.append(CardNews(names.card(event[1]), effect.value if effect is not None else ""))
            elif event[0] == "cancelled":
                found.append(CardNews(names.card(event[1]), cancelled_by=names.marine(event[2])))
        return found

    def result_rows(self, history: History) -> tuple[ResultRow, ...]:
        """Return what happened in a game, in numbers."""
        counted: Counter[tuple[str, bool]] = Counter()
        own = set(range(history.players))
        attacker = False
        for events in history.events:
            for event in events:
                name = event[0]
                if name == "attack":
                    attacker = event[1] in own
                    counted["Attacks", attacker] += 1
                elif name == "result":
                    counted["Hits", attacker] += bool(event[3])
                elif name == "wound":
                    counted["Wounds suffered", event[1] in own] += event[2]
                elif name in ("killed", "fragged"):
                    counted["Killed or fragged", event[1] in own] += 1
                elif name == "bot":
                    own.add(event[1])
                elif name == "place" and event[1] >= history.players:
                    own.discard(event[1])
        rows = ("Attacks", "Hits", "Wounds suffered", "Killed or fragged")
        return tuple(ResultRow(what, counted[what, True], counted[what, False]) for what in rows)

    # Decisions

    def decision(self, state: State) -> object | None:
        """Return what the pending decision is known by: who decides what about whom."""
        stage = state.stack[-1]
        if isinstance(stage, FigureTurn | ActionChoice):
            return state.round, state.player, stage.name, stage.figure
        if stage.name in _SERIES:
            return state.round, state.player, stage.name
        return None

    def groups(self) -> Sequence[str]:
        """Return the titles of groups in their order."""
        return GROUPS

    def group_of(self, state: State, action: Action) -> str:
        """Return the title of the group that an answer is in."""
        return EMPTY if self._is_at_nothing(state, action) else self.game.kinds[action[0]].group

    def _is_at_nothing(self, state: State, action: Action) -> bool:
        if action[0] not in _AIMED:
            return False
        space, target = action[2:4] if action[0] in ("attack", "guard") else action[1:3]
        if target >= 0:
            return False
        things = tokens_on_board.destructible(self.game.tables(state.players), state)
        return not things >> space & 1

    def spaces_of(self, state: State, action: Action) -> tuple[Space, ...]:
        """Return the spaces an action names, else those of the figure or marine it names, else that of a card's token."""
        found = super().spaces_of(state, action)
        spaces = self.game.board.spaces
        fields = self.game.kinds[action[0]].fields
        if not found:
            bodies = [
                state.body[figure]
                for field, figure in zip(fields, action[1:], strict=False)
                if field.kind in ("figure", "seat") and figure >= 0 and state.at[figure] != OFF
            ]
            found = tuple(spaces[number] for body in bodies for number in numbers_of(body))
        token = self._token_of(state, action)
        if not found and token >= 0:
            t = self.game.tables(state.players)
            found = (spaces[tokens_on_board.space_of(t, state, token)],)
        return found

    def _token_of(self, state: State, action: Action) -> int:
        """The token on the board that a card is about, -1 for none."""
        if action[0] == "exchange":
            return int(action[1])
        if action[0] == "event":
            card = self.game.tables(state.players).cards[action[1]].id
            return int(action[2]) if EVENT_CARDS[card].aimed == "token" else -1
        return -1

    def interruption(self, state: State, actions: Collection[Action]) -> frozenset[str]:
        """Return what the pending interruption is called, for not asking about it; empty for any other decision."""
        stage = state.stack[-1]
        if not isinstance(stage, Window) or state.winner:
            return frozenset()
        if state.player == INVADER:
            return frozenset((stage.moment,))
        return frozenset(action[0] for action in actions if action != auto_pass.PASS)

    def is_interruption(self, state: State) -> bool:
        """Return whether somebody is asked in the middle of what another does."""
        return isinstance(state.stack[-1], Window)

    def needless_answer(self, state: State, actions: Collection[Action]) -> Action | None:
        """Return the answer to a question whose answers make no difference for who is asked, None for any other."""
        return auto_pass.needless_question(self.game.tables(state.players), state, actions)

    def unwanted_answer(
        self, state: State, actions: Collection[Action], quiet: Collection[str]
    ) -> Action | None:
        """Return the answer to an interruption that its player does not want to be asked about, None for any other."""
        return auto_pass.unwanted_window(state, actions, quiet)

    # Events

    def only_walks(self, events: Iterable[Event]) -> bool:
        """Return whether nothing has happened but a step, or the choice of the action for it: then a way goes on."""
        return all(EVENTS[event[0]].in_walk for event in events)

    def moves(self, events: Iterable[Event]) -> list[tuple[int, int]]:
        """Return (figure, space) for every space that a figure came to; -1 as the space where it is taken away or put."""
        found = []
        for event in events:
            if EVENTS[event[0]].moves:
                found.append((event[1], event[2]))
            elif event[0] in ("killed", "fragged", "removed", "left", "place", "respawn"):
                found.append((event[1], -1))
        return found

    def places(self, state: State, events: Iterable[Event]) -> list[int]:
        """Return the spaces where something happened, in order."""
        found: list[int] = []
        for event in events:
            if EVENTS[event[0]].moves or event[0] in ("fragged", "respawn"):
                found.append(event[2])
            elif event[0] == "place":
                found.append(event[3])
            elif event[0] == "attack":
                found += [state.at[event[1]], event[3]]
        return [space for space in found if space >= 0]

    def collected(self, players: int, events: Sequence[Event], state: State) -> dict[str, Counter[Hashable]]:
        """Return what all collectors count in a game that was played."""
        from kneedeep.rules.doom2004.queries.collectors import Played, collected, is_dry

        played = Played(self.game.tables(players), events, state)
        return {**collected(played), "dry": Counter([True] if is_dry(played) else [])}

    def is_time_up(self, state: State) -> bool:
        """Return whether the invader has won by the rounds that the scenario gives."""
        victory = self.game.scenario.victory.invaders
        if state.winner != INVADERS_WON or victory is None:
            return False
        return any(leaf.kind == "rounds" and _least(leaf.value) <= state.ended for leaf in leaves_of(victory))

    # Beginning elsewhere

    def migrate(self, history: History, seed: int) -> MigratedGame:
        """Return a game of another map on this one: see `position.game_migration`."""
        from kneedeep.rules.doom2004.position.game_migration import migrate_game

        return migrate_game(history, self.game, seed)

    # Data

    def provenance(self, counts: Iterable[int]) -> DataProvenance:
        """Return how sure the numbers are that games with these numbers of marines may read."""
        from kneedeep.rules.doom2004.queries.data_provenance import provenance_of

        return provenance_of(self.game, counts)

    def numbers_read(self, counts: Iterable[int]) -> list[SheetEntry]:
        """Return the lines of the sheet of numbers that games with these numbers of marines may read."""
        from kneedeep.rules.doom2004.queries.data_provenance import entries_read

        return entries_read(self.game, counts)

    def numbers_used(self, players: int, events: Iterable[Event]) -> frozenset[str]:
        """Return the addresses of the numbers that a played game rested on."""
        from kneedeep.rules.doom2004.queries.data_provenance import was_read

        return was_read(self.game, players, events)


def _least(value: Any) -> int:
    return min(value.values()) if hasattr(value, "values") else int(value)
