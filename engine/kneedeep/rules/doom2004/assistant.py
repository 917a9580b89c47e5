"""Answers about states of a 2004 game, for programs that show or analyse it."""

from collections import Counter
from collections.abc import Collection, Hashable, Iterable, Mapping, Sequence
from typing import get_args

from kneedeep.model.geometry.space import Space
from kneedeep.rules import Action, Event
from kneedeep.rules.answers import EMPTY, CardNews, Choice, Die, Interruption, Outcome, Path, Planner, ResultRow
from kneedeep.rules.assistant import Assistant
from kneedeep.rules.data_provenance import MissingCards
from kneedeep.rules.doom2004.board import tokens_on_board
from kneedeep.rules.doom2004.cards.event_cards import EVENT_CARDS
from kneedeep.rules.doom2004.combat.attack_odds import outcome_again
from kneedeep.rules.doom2004.combat.attack_reasons import why_no_attack
from kneedeep.rules.doom2004.event_texts import EVENTS, attack_events, card_events, figure_events, harm_events
from kneedeep.rules.doom2004.marine.equipment import why_not_taken
from kneedeep.rules.doom2004.names.game_names import Names
from kneedeep.rules.doom2004.parts import ActionChoice, Attack, FigureTurn, GameOf2004, Window, numbers_of, own, union
from kneedeep.rules.doom2004.passage import paths
from kneedeep.rules.doom2004.queries import auto_pass, data_provenance
from kneedeep.rules.doom2004.queries.action_plans import ActionPlanner
from kneedeep.rules.doom2004.queries.click_reasons import why_nothing
from kneedeep.rules.doom2004.queries.figure_options import outcome_of_action, reach
from kneedeep.rules.doom2004.state import GONE, INVADER, OFF, State
from kneedeep.rules.doom2004.text.questions import question_text
from kneedeep.rules.doom2004.text.story import StoryWriter, roll_story
from kneedeep.rules.doom2004.timing_windows import WINDOWS
from kneedeep.rules.doom2004.turn_budget import turn_of
from kneedeep.rules.numbers import FigureNumber
from kneedeep.rules.planes import Planes
from kneedeep.rules.position import Position
from kneedeep.rules.position_options import PositionChooser
from kneedeep.support.resources import table_rows
from kneedeep.support.translation import tr, translatable, translated

GROUPS = ("Move to", "Place", "Knock", "Activate", "Attack", "Roll again", "Cards")
"""The titles of groups of actions, in their order."""
_SERIES = ("command", "spawning", "discarding")
"""Decisions that continue over several answers, besides those of one figure."""
_WINDOWS = {kind: translatable(text) for kind, text in table_rows(__file__, "assistant_windows.txt")}
"""The windows in which the invader may play events, in words."""

_SOMEWHERE = (harm_events.Fragged, figure_events.Respawn, figure_events.Place, attack_events.Attack)


class Doom2004Assistant(Assistant):
    """Answers for one game."""

    pass_action = auto_pass.PASS
    event_kinds = EVENTS
    titles = GROUPS
    windows = (Window,)
    turns = get_args(FigureTurn)
    interruptions = (
        Interruption(auto_pass.GUARD, "marines", translatable("Marines: guard shots")),
        Interruption(auto_pass.HEAL, "marines", translatable("Marines: healing by a heal order")),
        *(Interruption(name, "invader", _WINDOWS[name]) for name in WINDOWS),
    )

    rests = frozenset(("result", "turn", "event-card"))
    news = frozenset(("dice", "reroll", "result", "event-card", "killed", "fragged"))

    def __init__(self, game: GameOf2004) -> None:
        super().__init__(game)
        self.game = game

    def planes(self) -> Planes:
        from kneedeep.rules.doom2004.planes import Doom2004Planes

        return Doom2004Planes(self.game)

    # Words

    @property
    def door_names(self) -> tuple[str, ...]:
        tables = self.game.tables(min(self.game.scenario.played_counts))
        names = Names(tables)
        return tuple(names.door(number) for number in range(len(tables.doors)))

    def figure_name(self, state: State, figure: int) -> str:
        """The name of a figure: its kind, with its number if others of the kind are known."""
        return Names(self.game.tables(state.players), state).figure(figure)

    def whose_turn(self, state: State) -> int:
        """Whose turn it is, INVADER for the invader's."""
        return INVADER if state.seat >= state.players else state.seat

    def question(self, state: State) -> str:
        return question_text(self.game, state)

    def story(self, players: int) -> StoryWriter:
        return StoryWriter(self.game.tables(players))

    def result_note(self, state: State) -> str:
        """The number of marines who left the board, if any did."""
        marines = sum(status == GONE for status in state.status[: state.players])
        left = tr(", {n} of {players} marines left the board", n=marines, players=state.players)
        return left if marines else ""

    def card_news(self, events: Iterable[Event]) -> list[CardNews]:
        tables = self.game.tables(min(self.game.scenario.played_counts))
        names, found = Names(tables), []
        for event in events:
            if isinstance(event, card_events.EventCard):
                effect = tables.cards[event.card].effect
                found.append(CardNews(names.card(event.card), translated(effect.value) if effect is not None else ""))
            elif isinstance(event, card_events.SpawnCard):
                found.append(CardNews(names.card(event.card)))
            elif isinstance(event, card_events.Cancelled):
                found.append(CardNews(names.card(event.card), cancelled_by=names.marine(event.seat)))
        return found

    def result_rows(self, players: int, events: Iterable[Event]) -> tuple[ResultRow, ...]:
        counted: Counter[tuple[str, bool]] = Counter()
        own = set(range(players))
        attacker = False
        for event in events:
            if isinstance(event, attack_events.Attack):
                attacker = event.figure in own
                counted["Attacks", attacker] += 1
            elif isinstance(event, attack_events.Result):
                counted["Hits", attacker] += bool(event.hit)
            elif isinstance(event, harm_events.Wound):
                counted["Wounds suffered", event.figure in own] += event.wounds
            elif isinstance(event, (harm_events.Killed, harm_events.Fragged)):
                counted["Killed or fragged", event.figure in own] += 1
            elif isinstance(event, figure_events.Bot):
                own.add(event.figure)
            elif isinstance(event, figure_events.Place) and event.figure >= players:
                own.discard(event.figure)
        rows = ("Attacks", "Hits", "Wounds suffered", "Killed or fragged")
        return tuple(ResultRow(what, counted[what, True], counted[what, False]) for what in rows)

    # Decisions

    def decision(self, state: State) -> object | None:
        """A key of the pending decision: the player, the question and its subject."""
        stage = state.stack[-1]
        if isinstance(stage, FigureTurn | ActionChoice):
            return state.round, state.player, stage.name, stage.figure
        if stage.name in _SERIES:
            return state.round, state.player, stage.name
        return None

    def group_of(self, state: State, action: Action) -> str:
        return EMPTY if self._is_at_nothing(state, action) else self.game.kinds[action[0]].group

    def _is_at_nothing(self, state: State, action: Action) -> bool:
        space = self._field_of(action, "space")
        if self.role_of(action) != "attack" or space < 0 or self._field_of(action, "figure") >= 0:
            return False
        things = tokens_on_board.destructible(self.game.tables(state.players), state)
        return not things >> space & 1

    def spaces_of(self, state: State, action: Action) -> tuple[Space, ...]:
        """The spaces of an action. If it has none, those of its figure or marine, or of its card's token."""
        found = super().spaces_of(state, action)
        spaces = self.game.board.spaces
        if not found:
            bodies = [
                state.body[figure]
                for field, figure in self.game.numbered(action)
                if field.kind in ("figure", "seat") and figure >= 0 and state.at[figure] != OFF
            ]
            found = tuple(spaces[number] for body in bodies for number in numbers_of(body))
        token = self._token_of(state, action)
        if not found and token >= 0:
            found = (spaces[tokens_on_board.space_of(self.game.tables(state.players), state, token)],)
        return found

    def _token_of(self, state: State, action: Action) -> int:
        """The token on the board that a card refers to, -1 for none."""
        token = -1
        match own((action,))[0]:
            case ("exchange", with_):
                token = with_
            case ("event", card, aim):
                if EVENT_CARDS[self.game.tables(state.players).cards[card].id].aimed == "token":
                    token = aim
        return token

    def interruption(self, state: State, actions: Collection[Action]) -> frozenset[str]:
        stage = state.stack[-1]
        if not isinstance(stage, Window) or state.winner:
            return frozenset()
        if state.player == INVADER:
            return frozenset((stage.moment,))
        return frozenset(action[0] for action in actions if action != auto_pass.PASS)

    def needless_answer(self, state: State, actions: Collection[Action]) -> Action | None:
        return auto_pass.needless_question(self.game.tables(state.players), state, own(tuple(actions)))

    def unwanted_answer(self, state: State, actions: Collection[Action], quiet: Collection[str]) -> Action | None:
        return auto_pass.unwanted_window(state, own(tuple(actions)), quiet)

    # Events

    def roll_story(self, lines: Iterable[str]) -> str:
        return roll_story(lines)

    def places(self, state: State, events: Iterable[Event]) -> list[int]:
        found: list[int] = []
        for event in events:
            if isinstance(event, attack_events.Attack):
                found.append(state.at[event.figure])
            if isinstance(event, (*figure_events.MOVES, *_SOMEWHERE)):
                found.append(event.space)
        return [space for space in found if space >= 0]

    def collected(self, players: int, events: Sequence[Event], state: State) -> dict[str, Counter[Hashable]]:
        from kneedeep.rules.doom2004.queries.collectors import Played, collected, is_dry

        played = Played(self.game.tables(players), events, state)
        return {**collected(played), "dry": Counter([True] if is_dry(played) else [])}

    # Figures

    def paths(self, state: State, figure: int) -> Mapping[int, Path]:
        tables = self.game.tables(state.players)
        found = reach(self.game, state, figure)
        return {space: found[place] for space, place in paths.covered(tables, found).items()}

    def path_along(self, state: State, figure: int, spaces: Sequence[int]) -> Path | None:
        tables = self.game.tables(state.players)
        points = turn_of(tables, state, figure).points
        return paths.find_path_along(tables, state, FigureNumber(figure), list(spaces), points)

    def watchers_of(self, state: State, figure: int, path: Path) -> tuple[str, ...]:
        """The watchful invaders beside a way: each may attack for free. Rule: 2004 rulebook p. 12 (watchful)."""
        names = Names(self.game.tables(state.players), state)
        near = union(state.ground.beside[space] for space in path.spaces) if figure in state.squad else 0
        return tuple(names.figure(watcher) for watcher in state.watchers if state.body[watcher] & near)

    def why_not_taken(self, state: State, figure: int, space: int) -> str:
        if figure >= state.players:
            return ""
        tables = self.game.tables(state.players)
        tokens = tokens_on_board.lying_at(tables, state, space)
        return next(filter(None, (why_not_taken(tables, state, figure, token) for token in tokens)), "")

    def why_nothing(self, state: State, choices: Sequence[Choice], figure: int, space: int) -> str:
        return why_nothing(self.game, state, choices, figure, space)

    def why_not_from_here(self, state: State, figure: int, space: int) -> str:
        if not state.invader_bits >> space & 1:
            return ""
        return why_no_attack(self.game.tables(state.players), state, figure, space)

    def planner(self, state: State, choices: Sequence[Choice]) -> Planner | None:
        return ActionPlanner(self.game, state, choices)

    # Attacks

    def is_idle(self, state: State, action: Action, outcome: Outcome | None) -> bool:
        if self.role_of(action) != "attack" or self._field_of(action, "space") < 0:
            return False
        return outcome is None or not (outcome.harms or outcome.things) or not outcome.hit

    def outcome(self, state: State, action: Action) -> Outcome | None:
        if not self.is_attack(action) or self._is_at_nothing(state, action):
            return None
        return outcome_of_action(self.game, state, action)

    def dice_on_table(self, state: State) -> tuple[tuple[int, int], ...]:
        attack = _attack_on_table(state)
        return () if attack is None else attack.rolled

    def outcome_again(self, state: State, chosen: int) -> Outcome | None:
        attack = _attack_on_table(state)
        return None if attack is None else outcome_again(self.game.tables(state.players), state, attack, chosen)

    def roll_again(self, state: State, chosen: int) -> Action:
        return "reroll", chosen

    def die_faces(self, color: int) -> list[Die]:
        tables = self.game.tables(min(self.game.scenario.played_counts))
        return [
            Die(tables.dice_names[color], far, hurt, bool(bullet), bool(miss))
            for far, hurt, bullet, miss in tables.dice[color]
        ]

    # Beginning elsewhere

    def position_chooser(self, players: int) -> PositionChooser:
        from kneedeep.rules.doom2004.position.position_chooser import Doom2004PositionChooser

        return Doom2004PositionChooser(self.game, players)

    def things(self, players: int) -> Mapping[str, Sequence[Hashable]]:
        """Tokens and doors by their elements of the scenario, cards and kinds by their names."""
        tables = self.game.tables(players)
        return {
            "token": [piece.element.serial for piece in tables.pieces],
            "door": [door.element.serial for door in tables.doors],
            "card": [card.id for card in tables.cards],
            "kind": [kind.id for kind in tables.kinds],
        }

    def table_in(self, state: State, names: Mapping[int, str]) -> object:
        """Figures, areas, doors, keys and cards by names of elements (by serial)."""
        from kneedeep.rules.doom2004.position.labels import Labels
        from kneedeep.rules.doom2004.position.state_codec import table_position

        tables = self.game.tables(state.players)
        position = table_position(tables, state, Labels(tables, names))
        stages = [stage.name for stage in state.stack]
        figures, hand = sorted(position.figures or ()), sorted(position.hand or ())
        return position._replace(figures=None, hand=None), figures, hand, state.player, state.winner, stages

    def position_of(self, state: State, on: Assistant) -> Position:
        """The position of a game, for one on a changed map: see `position.state_codec`."""
        from kneedeep.rules.doom2004.position.state_codec import position_of

        assert isinstance(on, Doom2004Assistant)
        return position_of(self.game, state, on.game)

    # Data

    def may_read(self, players: int) -> frozenset[str]:
        return data_provenance.may_read(self.game, players)

    def missing_decks(self) -> tuple[MissingCards, ...]:
        """The marine cards of the boxes in play that no source describes."""
        return data_provenance.missing_decks(self.game)

    def numbers_used(self, players: int, events: Iterable[Event]) -> frozenset[str]:
        return data_provenance.was_read(self.game, players, events)


def _attack_on_table(state: State) -> Attack | None:
    """The attack with the dice of the pending decision."""
    stage = state.stack[-1]
    if isinstance(stage, Attack):
        return stage
    if isinstance(stage, Window) and len(state.stack) > 1:
        attack = state.stack[-2]
        if isinstance(attack, Attack) and attack.rolled:
            return attack
    return None
