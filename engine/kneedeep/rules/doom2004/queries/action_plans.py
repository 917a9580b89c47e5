"""Plans: clicks that need several actions, as an action and its way, or a way to a door and its opening."""

from collections.abc import Sequence

from kneedeep.model.catalog.action_points import READY
from kneedeep.rules import action as general
from kneedeep.rules.amounts import points as points_text
from kneedeep.rules.answers import ActionPlan, Choice, DoorWay, Path, Planner, best_door_way
from kneedeep.rules.doom2004.actions import Choose, own
from kneedeep.rules.doom2004.board.figures import relocate
from kneedeep.rules.doom2004.combat.attack_reasons import why_no_attack
from kneedeep.rules.doom2004.movement import doors
from kneedeep.rules.doom2004.movement.doors import why_locked, why_no_door
from kneedeep.rules.doom2004.parts import ActionChoice, Activation, GameOf2004, MarineTurn, State, each_number
from kneedeep.rules.doom2004.passage import paths
from kneedeep.rules.doom2004.queries.figure_options import reach
from kneedeep.rules.doom2004.turn_budget import MODES, granted, turn_of
from kneedeep.rules.numbers import DoorNumber, FigureNumber, SpaceNumber
from kneedeep.support import TranslatableText, capitalized, translatable
from kneedeep.support.cached_method import cached_method

FAR = 99
"""More points than any way costs."""


class ActionPlanner(Planner):
    """The plans of a figure at one moment."""

    def __init__(self, game: GameOf2004, state: State, choices: Sequence[Choice]) -> None:
        """Plan for a player who acts or chooses an action. For anybody else there are no plans."""
        self._game, self._state = game, state
        self._t = game.tables(state.players)
        stage = state.stack[-1]
        self.figure = stage.figure if isinstance(stage, ActionChoice | MarineTurn | Activation) else -1
        self._points = turn_of(self._t, state, self.figure).points if self.figure >= 0 else 0
        self._modes: list[tuple[str, Choose]] = [
            (choice.words, action)
            for choice, action in zip(choices, own([choice.action for choice in choices]), strict=True)
            if action[0] == "choose"
        ]

    @property
    def chooses(self) -> bool:
        return bool(self._modes)

    def to_space(self, space: int) -> tuple[ActionPlan, ...]:
        if self._state.invader_bits >> space & 1:
            return self._attacks(space)
        return tuple(
            ActionPlan(
                capitalized(
                    translatable("{mode} and go there: {cost}", mode=_mode_of(action), cost=points_text(way.cost))
                ),
                (action, *way.actions),
            )
            for action, points in self._granted()
            if (way := self._reached(points).get(space)) is not None and way.ends
        )

    def to_door(self, door: int) -> tuple[ActionPlan, ...]:
        if self.figure < 0 or not self._may_open(door):
            return ()
        toll = self._t.parameters.door
        found = []
        granted: list[tuple[Choose | None, int]] = [*self._granted()]
        for action, points in granted or [(None, self._points)]:
            if (there := self._way_to_door(door, points - toll)) is None:
                continue
            way = there.way
            total = points_text(way.cost + toll)
            opened: tuple[general.Action, ...] = (*way.actions, ("open", DoorNumber(door)))
            if action is not None:
                words = translatable("{mode}, go there and open it: {cost}", mode=_mode_of(action), cost=total)
                found.append(ActionPlan(capitalized(words), (action, *opened)))
            elif way.actions:
                found.append(ActionPlan(translatable("Go there and open it: {cost}", cost=total), opened))
        return tuple(found)

    def why_not_open(self, door: int) -> str:
        t, state, figure = self._t, self._state, self.figure
        if state.doors >> door & 1:
            return ""
        barred = why_no_door(t, state, figure, door, shut=False)
        if t.doors[door].touching & state.body[figure] and not self.chooses:
            return barred
        if not doors.can_work(t, state, door, marine=figure < state.players):
            return why_locked(t, state, door)
        if (found := self._way_to_door(door, FAR)) is None:
            return translatable("There is no way to that door.")
        cost, toll = points_text(found.way.cost), t.parameters.door
        if found.onward:
            return translatable(
                "To open it: {cost} to get there, {toll} for the door, {onward} to go on from an occupied space.",
                cost=cost,
                toll=toll,
                onward=found.onward,
            )
        return translatable("To open it: {cost} to get there, {toll} for the door.", cost=cost, toll=toll)

    def _attacks(self, space: int) -> tuple[ActionPlan, ...]:
        """The actions that allow an attack on a space: from here at once, or after a move."""
        near = not why_no_attack(self._t, self._state, self.figure, space)
        found = []
        for words, action in self._modes:
            _, mode, boost = action
            points, attacks = granted(self._t, self._state, self.figure, mode)
            if attacks and not boost and (near or (points and mode != READY)):
                found.append(ActionPlan(capitalized(words), (action,)))
        return tuple(found)

    def _granted(self) -> list[tuple[Choose, int]]:
        """The available actions with their points. With adrenaline only if more points are needed."""
        found = []
        for _, action in self._modes:
            _, mode, boost = action
            points, _ = granted(self._t, self._state, self.figure, mode, boost)
            if points:
                found.append((action, points))
        return found

    @cached_method
    def _reached(self, points: int) -> dict[int, Path]:
        """The cheapest way to each space with a number of movement points, by space number."""
        found = reach(self._game, self._state, self.figure, points)
        return {space: found[place] for space, place in paths.covered(self._t, found).items()}

    def _way_to_door(self, door: int, points: int) -> DoorWay | None:
        """The cheapest way to a space beside a door, without steps for a figure that is there.

        In the space of a friend the figure stops only on its way, with points left to go on after opening.
        Such a way is taken if there is no other. Rule: RUL-21.
        """
        state, touching = self._state, self._t.doors[door].touching
        if points < 0:
            return None
        if touching & state.body[self.figure]:
            at, shape = state.at[self.figure], state.shape[self.figure]
            return DoorWay(Path(at, shape, 0, 0, True, (), ()), 0)
        reached = self._reached(points)
        beside = [reached[space] for space in each_number(touching) if space in reached]
        return best_door_way(beside, points, lambda way, onward: self._opens(way, door, onward))

    def _opens(self, way: Path, door: int, onward: int) -> bool:
        """Whether a figure at the end of a way can open a door with these points left afterwards."""
        t, there = self._t, self._state.copy()
        there.events = None
        relocate(t, there, FigureNumber(self.figure), SpaceNumber(way.space), way.shape, t.cover[way.shape][way.space])
        return ("open", door) in doors.options(t, there, self.figure, t.parameters.door + onward)

    def _may_open(self, door: int) -> bool:
        state = self._state
        return not state.doors >> door & 1 and doors.can_work(self._t, state, door, marine=self.figure < state.players)


def _mode_of(action: Choose) -> TranslatableText:
    """The action of a turn in words."""
    _, mode, boost = action
    return translatable("{mode} with adrenaline", mode=MODES[mode]) if boost else MODES[mode]
