"""Answers about the states of a 2016 game, for displays and statistics."""

from collections import Counter
from collections.abc import Collection, Hashable, Iterable, Mapping, Sequence
from functools import cached_property
from typing import get_args

from kneedeep.model.geometry.space import Space
from kneedeep.rules import Action, Event, game_events
from kneedeep.rules.answers import CardNews, Choice, Die, Interruption, Outcome, Path, Planner, ResultRow
from kneedeep.rules.assistant import Assistant
from kneedeep.rules.data_provenance import MissingCards, StandIn
from kneedeep.rules.doom2016 import event_texts
from kneedeep.rules.doom2016.action_cache import PASS
from kneedeep.rules.doom2016.board import tokens_on_map
from kneedeep.rules.doom2016.board.figures import enemies_of, spaces_of
from kneedeep.rules.doom2016.combat.attack import reroll_answer
from kneedeep.rules.doom2016.combat.attack_odds import outcome_again, outcome_of
from kneedeep.rules.doom2016.combat.declaring import attacking_card, turn_of
from kneedeep.rules.doom2016.event_texts import EVENTS
from kneedeep.rules.doom2016.names.game_names import SEATS, Names
from kneedeep.rules.doom2016.parts import INVADER, OFF, FigureNumber, GameOf2016, State, numbers_of, own
from kneedeep.rules.doom2016.passage import paths
from kneedeep.rules.doom2016.queries import data_provenance
from kneedeep.rules.doom2016.queries.action_plans import ActionPlanner
from kneedeep.rules.doom2016.queries.click_reasons import why_no_attack, why_nothing
from kneedeep.rules.doom2016.stages import Activations, Attack, Demons, FigureTurn, Round, Window
from kneedeep.rules.doom2016.tables.figure_kinds import DICE
from kneedeep.rules.doom2016.tables.moments import MOMENTS
from kneedeep.rules.doom2016.text.story import StoryWriter, roll_story
from kneedeep.rules.planes import Planes
from kneedeep.rules.position_options import PositionChooser
from kneedeep.support.resources import table_rows
from kneedeep.support.translation import tr, translatable

GROUPS = ("Move to", "Place", "Activate", "Attack", "Choose", "Roll again", "Take", "Use", "Cards", "After the attack")
"""The titles of groups of actions, in their order."""
_SERIES = ("argent", "place-demon", "event-sets", "weapons")
"""Decisions that take several answers, besides those of one figure."""
_WINDOWS = {kind: translatable(text) for kind, text in table_rows(__file__, "assistant_windows.txt")}
_REACTIONS = "reactions"
_MOVES = (game_events.Step, game_events.Teleport, event_texts.Displaced)


class Doom2016Assistant(Assistant):
    """Answers for one game."""

    pass_action = PASS
    event_kinds = EVENTS
    titles = GROUPS
    windows = (Window,)
    turns = get_args(FigureTurn)
    interruptions = (
        Interruption(_REACTIONS, "marines", translatable("Marines: reactions")),
        *(Interruption(name, "invader", words) for name, words in _WINDOWS.items()),
    )
    rests = frozenset(("result", "turn", "event", "summons"))
    news = frozenset(("dice", "reroll", "result", "event", "fragged", "summons"))

    def __init__(self, game: GameOf2016) -> None:
        super().__init__(game)
        self.game = game

    def planes(self) -> Planes:
        from kneedeep.rules.doom2016.planes import Doom2016Planes

        return Doom2016Planes(self.game)

    # Words

    def marine_name(self, seat: int) -> str:
        """The name of a marine. Rule: RUL16-01."""
        return SEATS[seat]

    def player_name(self, player: int) -> str:
        return tr("the invader") if player == INVADER else SEATS[player]

    @property
    def door_names(self) -> tuple[str, ...]:
        names = Names(self.game.tables(min(self.game.scenario.played_counts)))
        return tuple(names.door(number) for number in range(len(names.t.doors)))

    def figure_name(self, state: State, figure: int) -> str:
        """The name of a figure: its kind, numbered if other figures of the kind are known."""
        return Names(self.game.tables(state.players), state).figure(figure)

    def whose_turn(self, state: State) -> int:
        """The player whose initiative card is played. INVADER in the Status Phase too."""
        return state.active

    def turn_words(self, state: State) -> str:
        """The phase, or the name of the current activation. Rule: 2016 rulebook p. 5."""
        if state.stack[0] == Round("round", 0):
            return translatable("Set-up")
        if not any(isinstance(stage, Activations) for stage in state.stack):
            return translatable("Status Phase")
        if state.active != INVADER:
            return translatable("activation of {who}", who=SEATS[state.active])
        demons = next((stage for stage in state.stack if isinstance(stage, Demons)), None)
        if demons is None:
            return translatable("initiative card of the invader")
        names = Names(self.game.tables(state.players))
        return translatable("activation of {who}", who=names.kinds_text(demons.kind))

    def story(self, players: int) -> StoryWriter:
        return StoryWriter(self.game.tables(players))

    def card_news(self, events: Iterable[Event]) -> list[CardNews]:
        """The events that the invader has played."""
        names = Names(self.game.tables(min(self.game.scenario.played_counts)))
        return [
            CardNews(names.event(event.card), "; ".join(names.effects(names.t.cards.events[event.card].source)))
            for event in events
            if isinstance(event, event_texts.Event)
        ]

    def result_rows(self, players: int, events: Iterable[Event]) -> tuple[ResultRow, ...]:
        counts: Counter[tuple[str, bool]] = Counter()
        for event in events:
            if isinstance(event, event_texts.Attack):
                counts["Attacks", event.figure < players] += 1
            elif isinstance(event, event_texts.Damage):
                counts["Damage suffered", event.figure < players] += event.damage
            elif isinstance(event, event_texts.Fragged):
                counts["Fragged", event.figure < players] += 1
            elif isinstance(event, event_texts.Glory):
                counts["Glory Kills", True] += 1
        rows = ("Attacks", "Damage suffered", "Fragged", "Glory Kills")
        return tuple(ResultRow(what, counts[what, True], counts[what, False]) for what in rows)

    # Decisions

    def decision(self, state: State) -> object | None:
        """The key of the pending decision: the player, the question and its subject."""
        stage = state.stack[-1]
        if isinstance(stage, FigureTurn):
            return state.round, state.player, stage.name, stage.figure
        if isinstance(stage, Demons) or stage.name in _SERIES:
            return state.round, state.player, stage.name
        return None

    def spaces_of(self, state: State, action: Action) -> tuple[Space, ...]:
        """The spaces of an action. If it has none, the spaces of its figure, marine, token or kind of demons."""
        found = super().spaces_of(state, action)
        spaces, tables = self.game.board.spaces, self.game.tables(state.players)
        for field, number in self.game.numbered(action) if not found else ():
            body = 0
            if field.kind in ("figure", "seat") and number >= 0 and state.at[number] != OFF:
                body = state.body[number]
            elif field.kind == "token":
                body = tokens_on_map.bits_of(tables, state, number)
            elif field.kind == "kind":
                body = spaces_of(state, tuple(one for one in state.crowd if state.kind[one] == number))
            found = (*found, *(spaces[space] for space in numbers_of(body)))
        return found

    def interruption(self, state: State, actions: Collection[Action]) -> frozenset[str]:
        stage = state.stack[-1]
        if not isinstance(stage, Window) or state.winner:
            return frozenset()
        if state.player != INVADER:
            return frozenset((_REACTIONS,))
        return frozenset(name for name in _WINDOWS if MOMENTS[name] & stage.moment)

    def unwanted_answer(self, state: State, actions: Collection[Action], quiet: Collection[str]) -> Action | None:
        names = self.interruption(state, actions)
        return PASS if names and PASS in actions and names <= set(quiet) else None

    # Events

    def roll_story(self, lines: Iterable[str]) -> str:
        return roll_story(lines)

    def places(self, state: State, events: Iterable[Event]) -> list[int]:
        found: list[int] = []
        for event in events:
            if isinstance(event, event_texts.Attack):
                found += [state.at[event.figure], state.at[event.target]]
            elif isinstance(event, (*_MOVES, event_texts.Fragged, event_texts.Place, event_texts.Respawn)):
                found.append(event.space)
        return [space for space in found if space >= 0]

    # Figures

    def paths(self, state: State, figure: int) -> Mapping[int, Path]:
        tables = self.game.tables(state.players)
        return paths.covered(tables, paths.find_paths(tables, state, FigureNumber(figure), self._points(state, figure)))

    def path_along(self, state: State, figure: int, spaces: Sequence[int]) -> Path | None:
        tables = self.game.tables(state.players)
        return paths.find_path_along(tables, state, FigureNumber(figure), spaces, self._points(state, figure))

    def _points(self, state: State, figure: int) -> int:
        """The points of a figure in its turn. Outside its turn the speed of its kind."""
        stage = state.stack[-1]
        if isinstance(stage, FigureTurn) and stage.figure == figure:
            return stage.points
        return self.game.tables(state.players).kinds[state.kind[figure]].speed

    def why_nothing(self, state: State, choices: Sequence[Choice], figure: int, space: int) -> str:
        return why_nothing(self.game, state, figure, space)

    def why_not_from_here(self, state: State, figure: int, space: int) -> str:
        if not enemies_of(state, figure) >> space & 1:
            return ""
        return why_no_attack(self.game.tables(state.players), state, figure, space)

    def planner(self, state: State, choices: Sequence[Choice]) -> Planner:
        return ActionPlanner(self.game, state, choices)

    # Attacks

    def outcome(self, state: State, action: Action) -> Outcome | None:
        match own((action,))[0]:
            case ("attack", figure):
                tables, stage = self.game.tables(state.players), state.stack[-1]
                attacker = stage.figure
                card = -1
                if attacker < state.players:
                    card = getattr(stage, "card", -1)
                    card = card if card >= 0 else attacking_card(tables, state, attacker)
                turn = turn_of(state, attacker)
                boosts = turn.boosts if turn is not None else ()
                return outcome_of(tables, state, attacker, figure, card, boosts)
        return None

    def die_faces(self, color: int) -> list[Die]:
        """The faces of a die. Each face shows only hits."""
        tables = self.game.tables(min(self.game.scenario.played_counts))
        return [Die(DICE[color], None, hits, False, False) for hits in tables.cards.faces[color]]

    def dice_on_table(self, state: State) -> tuple[tuple[int, int], ...]:
        attack = _attack_on_table(state)
        return () if attack is None else attack.rolled

    def outcome_again(self, state: State, chosen: int) -> Outcome | None:
        attack = _attack_on_table(state)
        return None if attack is None else outcome_again(self.game.tables(state.players), state, attack, chosen)

    def card_of(self, action: Action) -> int:
        match own((action,))[0]:
            case ("play" | "sprint" | "react" | "event" | "discard-event", card):
                return card
        return -1

    def roll_again(self, state: State, chosen: int) -> Action:
        return reroll_answer(self.game.tables(state.players), state, chosen)

    def collected(self, players: int, events: Sequence[Event], state: State) -> dict[str, Counter[Hashable]]:
        """The counts of all collectors for a played game, and the printed numbers that the game depended on."""
        from kneedeep.rules.doom2016.queries.collectors import PlayedGame, collected

        counted = collected(PlayedGame(self.game.tables(players), events, state))
        used = self.numbers_used(players, events)
        return {**counted, "numbers": Counter(used), "guesses": Counter(used & self._unsure)}

    @cached_property
    def _unsure(self) -> frozenset[str]:
        """The addresses of the numbers that were guessed or recalled from memory."""
        return frozenset(entry.address for entry in self.number_sheet() if entry.unsure)

    # Beginning elsewhere

    def position_chooser(self, players: int) -> PositionChooser:
        from kneedeep.rules.doom2016.position.position_chooser import Doom2016PositionChooser

        return Doom2016PositionChooser(self.game, players)

    def things(self, players: int) -> Mapping[str, Sequence[Hashable]]:
        """Tokens and doors by their scenario elements, kinds by their names."""
        tables = self.game.tables(players)
        return {
            "token": [token.element.serial for token in tables.tokens],
            "door": [door.element.serial for door in tables.doors],
            "kind": [kind.id for kind in tables.kinds],
        }

    # Data

    def may_read(self, players: int) -> frozenset[str]:
        return data_provenance.may_read(self.game, players)

    def missing_decks(self) -> tuple[MissingCards, ...]:
        """The class cards without a source, if the marines choose class cards."""
        return data_provenance.missing_decks(self.game)

    def stand_ins(self) -> tuple[StandIn, ...]:
        return data_provenance.stand_ins(self.game)

    def numbers_used(self, players: int, events: Iterable[Event]) -> frozenset[str]:
        return data_provenance.was_read(self.game, players, events)


def _attack_on_table(state: State) -> Attack | None:
    """The current attack. None without one."""
    return next((stage for stage in reversed(state.stack) if isinstance(stage, Attack)), None)
