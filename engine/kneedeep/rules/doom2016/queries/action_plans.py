"""Plans for clicks that need several actions: a card and a path, or a path to a door and its opening."""

from collections.abc import Iterator, Sequence

from kneedeep.rules.amounts import points as points_text
from kneedeep.rules.amounts import points_left
from kneedeep.rules.answers import ActionPlan, Choice, DoorWay, Path, Planner, best_door_way
from kneedeep.rules.doom2016.board.figures import enemies_of, figures_on, relocate
from kneedeep.rules.doom2016.combat.declaring import range_with
from kneedeep.rules.doom2016.combat.targets import targets_of
from kneedeep.rules.doom2016.names.game_names import Names
from kneedeep.rules.doom2016.parts import FigureNumber, FigureTurn, GameOf2016, OfMarineCard, SpaceNumber, State, own
from kneedeep.rules.doom2016.passage import paths
from kneedeep.rules.doom2016.passage.doors import door_options
from kneedeep.rules.doom2016.passage.openable_doors import can_open, doors_near
from kneedeep.rules.doom2016.queries.click_reasons import FAR
from kneedeep.rules.doom2016.tables.compiled_cards import BONUS
from kneedeep.support.cached_method import cached_method
from kneedeep.support.translation import TranslatableText, translatable


class ActionPlanner(Planner):
    """The plans of a figure at one moment."""

    def __init__(self, game: GameOf2016, state: State, choices: Sequence[Choice]) -> None:
        """Plan for the acting player. Other players get no plans."""
        self._t, self._state = game.tables(state.players), state
        self._names = Names(self._t, state)
        stage = state.stack[-1]
        self.figure: int = stage.figure if isinstance(stage, FigureTurn) else -1
        self._points = stage.points if isinstance(stage, FigureTurn) else 0
        actions = [choice.action for choice in choices]
        self._cards: list[OfMarineCard] = [
            action for action in own(actions) if action[0] == "play" or action[0] == "sprint"
        ]
        self._legal = frozenset(actions)

    @property
    def chooses(self) -> bool:
        """Whether the player can play a card or sprint."""
        return bool(self._cards)

    def to_space(self, space: int) -> tuple[ActionPlan, ...]:
        """The plans to play one card (two if one is too few) and go to a space or attack the figure there.

        Empty if no card is needed.
        """
        if enemies_of(self._state, self.figure) >> space & 1:
            return tuple(self._attacks(space))
        if self._state.body[self.figure] >> space & 1 or space in self._reached(self._points):
            return ()
        plans = tuple(
            ActionPlan(
                translatable("{card} and go there: {cost}", card=self._card(card), cost=points_text(way.cost)),
                (card, *way.actions),
            )
            for card, points in self._granted()
            if (way := self._reached(points).get(space)) is not None
        )
        return plans or tuple(self._with_two(space))

    def _with_two(self, space: int) -> Iterator[ActionPlan]:
        """The plans to play two cards and go to a space. Sprints only if no two cards are enough.

        Rule: RUL16-31, RUL16-35.
        """
        found = [(pair, way) for pair, points in self._pairs() if (way := self._reached(points).get(space)) is not None]
        played = [(pair, way) for pair, way in found if pair[1][0] == "play"]
        for (first, second), way in played or found:
            one, more, cost = self._names.card(first[1]), self._names.card(second[1]), points_text(way.cost)
            words = (
                translatable("Play {first} and {second}, then go there: {cost}", first=one, second=more, cost=cost)
                if played
                else translatable(
                    "Play {first}, sprint (discard {second}) and go there: {cost}", first=one, second=more, cost=cost
                )
            )
            yield ActionPlan(words, (first, second, *way.actions))

    def _pairs(self) -> Iterator[tuple[tuple[OfMarineCard, OfMarineCard], int]]:
        """A bonus action card and each second card, with the resulting points. Two bonus action cards are one pair."""
        cards, hand = self._t.cards.actions, self._state.hand[self.figure]
        for first in self._cards:
            known = cards[first[1]]
            if first[0] != "play" or known.kind != BONUS or not known.speed:
                continue
            for second in self._cards:
                gained = cards[second[1]].speed if second[0] == "play" else self._t.parameters.sprint
                again = second[0] == "play" and cards[second[1]].kind == BONUS and second[1] < first[1]
                enough = second[1] != first[1] or hand.count(first[1]) > 1
                if gained and enough and not again:
                    yield (first, second), self._points + known.speed + gained

    def to_door(self, door: int) -> tuple[ActionPlan, ...]:
        """The plans to go to a shut door and open it, with a card if one is needed."""
        state = self._state
        if self.figure < 0 or state.doors >> door & 1 or not can_open(self._t, state, self.figure, door):
            return ()
        toll = self._t.parameters.door
        if (found := self._way_to_door(door, self._points - toll)) is not None:
            way = found.way
            words = translatable("Go there and open it: {cost}", cost=points_text(way.cost + toll))
            return (ActionPlan(words, (*way.actions, ("open", door))),) if way.actions else ()
        return tuple(
            ActionPlan(
                translatable(
                    "{card}, go there and open it: {cost}",
                    card=self._card(card),
                    cost=points_text(found.way.cost + toll),
                ),
                (card, *found.way.actions, ("open", door)),
            )
            for card, points in self._granted()
            if (found := self._way_to_door(door, points - toll)) is not None
        )

    def why_not_open(self, door: int) -> str:
        """The reason why a door can't be opened now, with its needs. Empty if it is open. Rule: RUL16-69, RUL16-70."""
        t, state, figure = self._t, self._state, self.figure
        if state.doors >> door & 1:
            return ""
        if not can_open(t, state, figure, door):
            if figure < state.players:
                return translatable("It is locked.")
            if t.parameters.demon_doors == "after-portals":
                return translatable("Demons open no door while a portal is on the map.")
            return translatable("Demons open no door here.")
        if (found := self._way_to_door(door, FAR)) is None:
            return translatable("There is no way to that door.")
        cost, rest, toll = points_text(found.way.cost), points_left(self._points), t.parameters.door
        if found.onward:
            return translatable(
                "To open it: {cost} to get there, {toll} for the door, {onward} to go on from an occupied space, {rest}.",
                cost=cost,
                toll=toll,
                onward=found.onward,
                rest=rest,
            )
        return translatable(
            "To open it: {cost} to get there, {toll} for the door, {rest}.", cost=cost, toll=toll, rest=rest
        )

    def _granted(self) -> Iterator[tuple[OfMarineCard, int]]:
        """The cards for movement points, with the resulting points. Sprints only if no card gives as many."""
        tables = self._t
        most = 0
        for action in self._cards:
            match action:
                case ("play", card) if tables.cards.actions[card].speed > 0:
                    most = max(most, tables.cards.actions[card].speed)
                    yield action, self._points + tables.cards.actions[card].speed
        for action in self._cards:
            if action[0] == "sprint" and tables.parameters.sprint > most:
                yield action, self._points + tables.parameters.sprint

    def _card(self, action: OfMarineCard) -> TranslatableText:
        """The start of a sentence about playing or discarding a card."""
        match action:
            case ("sprint", card):
                return translatable("Sprint (discard {card})", card=self._names.card(card))
        _, card = action
        return translatable("Play {card}", card=self._names.card(card))

    def _attacks(self, space: int) -> Iterator[ActionPlan]:
        """The plans to play a card with an attack that reaches a space. Empty if no card is needed for an attack."""
        state, tables = self._state, self._t
        there = [one for one in figures_on(state, 1 << space) if one >= state.players]
        if not there or ("attack", there[0]) in self._legal:
            return
        stage = state.stack[-1]
        for action in self._cards:
            match action:
                case ("play", card):
                    known = tables.cards.actions[card]
                    distance = range_with(tables, known.range, (*stage.boosts, *known.source.effects))
                    if known.range and there[0] in targets_of(tables, state, self.figure, distance):
                        words = translatable("{card}, whose attack reaches it", card=self._card(action))
                        yield ActionPlan(words, (action,))

    @cached_method
    def _reached(self, points: int) -> dict[int, Path]:
        """The cheapest path to each space with these movement points, by space number."""
        return paths.covered(self._t, paths.find_paths(self._t, self._state, FigureNumber(self.figure), points))

    def _way_to_door(self, door: int, points: int) -> DoorWay | None:
        """The cheapest path to a place to open a door from. It is empty if the figure is already there.

        In an occupied space the figure can open only in passing, with points left to go on afterwards. Such a
        path is the last choice. Rule: RUL16-65, RUL16-66, RUL16-69.
        """
        state, t = self._state, self._t
        if points < 0:
            return None
        if doors_near(t, state.body[self.figure]) >> door & 1:
            return DoorWay(Path(state.at[self.figure], state.shape[self.figure], 0, 0, True, (), ()), 0)
        reached = paths.find_paths(t, state, FigureNumber(self.figure), points, passing=True).values()
        beside = [way for way in reached if doors_near(t, self._body_at(way)) >> door & 1]
        return best_door_way(beside, points, lambda way, onward: self._opens(way, door, onward))

    def _body_at(self, way: Path) -> int:
        return 1 << way.space if not way.shape else self._t.stock.outline(way.space, way.shape)

    def _opens(self, way: Path, door: int, onward: int) -> bool:
        """Whether a figure can open a door at the end of a path and have these points left afterwards."""
        there = self._state.copy()
        there.events = None
        there.back[self.figure] = there.at[self.figure]
        relocate(self._t, there, FigureNumber(self.figure), SpaceNumber(way.space), way.shape, self._body_at(way))
        return ("open", door) in door_options(self._t, there, self.figure, self._t.parameters.door + onward)
