"""Plans: what a click means that needs several actions: the action of a turn and the way with it, the way to a door and its opening."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from kneedeep.catalog.turn_parameters import READY
from kneedeep.english import capitalized
from kneedeep.geometry.bits import each_number
from kneedeep.rules.action import Action
from kneedeep.rules.amounts import points as points_text
from kneedeep.rules.assistant import ActionPlan, Path
from kneedeep.rules.doom2004.board import doors
from kneedeep.rules.doom2004.board.doors import why_locked, why_no_door
from kneedeep.rules.doom2004.movement import paths
from kneedeep.rules.doom2004.queries.figure_options import reach, why_no_attack
from kneedeep.rules.doom2004.stages import ActionChoice, Activation, MarineTurn
from kneedeep.rules.doom2004.state import State
from kneedeep.rules.doom2004.turn_budget import MODES, granted, turn_of
from kneedeep.translation import TranslatableText, translatable

if TYPE_CHECKING:
    from kneedeep.rules.choices import Choice
    from kneedeep.rules.doom2004.game import Doom2004Game


class ActionPlanner:
    """The plans of a figure at one moment."""

    def __init__(self, game: Doom2004Game, state: State, choices: Sequence[Choice]) -> None:
        """Plan for anyone who acts or chooses an action; for anybody else there are no plans."""
        self._game, self._state = game, state
        self._t = game.tables(state.players)
        stage = state.stack[-1]
        self.figure = stage.figure if isinstance(stage, ActionChoice | MarineTurn | Activation) else -1
        self._points = turn_of(self._t, state, self.figure).points if self.figure >= 0 else 0
        self._modes = [choice for choice in choices if choice.action[0] == "choose"]
        self._ways: dict[int, dict[int, Path]] = {}

    @property
    def chooses(self) -> bool:
        """Return whether the action of a turn has to be chosen first."""
        return bool(self._modes)

    def to_space(self, space: int) -> tuple[ActionPlan, ...]:
        """Return the plans that choose an action and go to a space with it, or attack who stands there."""
        if self._state.invader_bits >> space & 1:
            return self._attacks(space)
        return tuple(
            ActionPlan(
                capitalized(
                    translatable(
                        "{mode} and go there: {cost}", mode=_mode_of(action), cost=points_text(way.cost)
                    )
                ),
                (action, *way.actions),
            )
            for action, points in self._granted()
            if (way := self._reached(points).get(space)) is not None and way.ends
        )

    def to_door(self, door: int) -> tuple[ActionPlan, ...]:
        """Return the plans that go to a shut door and open it."""
        if self.figure < 0 or not self._may_open(door):
            return ()
        toll = self._t.parameters.door
        found = []
        for action, points in self._granted() or [((), self._points)]:
            way = self._way_to_door(door, points - toll)
            if way is None:
                continue
            total = points_text(way.cost + toll)
            opened = (*way.actions, ("open", door))
            if action:
                words = translatable(
                    "{mode}, go there and open it: {cost}", mode=_mode_of(action), cost=total
                )
                found.append(ActionPlan(capitalized(words), (action, *opened)))
            elif way.actions:
                found.append(ActionPlan(translatable("Go there and open it: {cost}", cost=total), opened))
        return tuple(found)

    def cost_of_door(self, door: int) -> int | None:
        """Return the points that it takes to go to a door and open it, None when there is no way."""
        way = self._way_to_door(door, 99)
        return None if way is None else way.cost + self._t.parameters.door

    def why_not_open(self, door: int) -> str:
        """Return why a figure does not open a shut door now, with what it takes; empty for an open one and where nothing is to be said."""
        t, state, figure = self._t, self._state, self.figure
        if state.doors >> door & 1:
            return ""
        barred = why_no_door(t, state, figure, door, shut=False)
        if t.doors[door].touching & state.body[figure] and not self.chooses:
            return barred
        if not doors.can_work(t, state, door, marine=figure < state.players):
            return why_locked(t, state, door)
        cost = self.cost_of_door(door)
        if cost is None:
            return translatable("There is no way to that door.")
        toll = t.parameters.door
        return translatable(
            "To open it: {cost} to get there, {toll} for the door.", cost=points_text(cost - toll), toll=toll
        )

    def _attacks(self, space: int) -> tuple[ActionPlan, ...]:
        """The actions that allow to attack who stands on a space: from here at once, or after a move."""
        near = not why_no_attack(self._game, self._state, self.figure, space)
        found = []
        for choice in self._modes:
            _, mode, boost = choice.action
            points, attacks = granted(self._t, self._state, self.figure, mode)
            if attacks and not boost and (near or (points and mode != READY)):
                found.append(ActionPlan(capitalized(choice.words), (choice.action,)))
        return tuple(found)

    def _granted(self) -> list[tuple[Action, int]]:
        """The actions to choose from with their points; with adrenaline only where it is needed for more."""
        found = []
        for choice in self._modes:
            _, mode, boost = choice.action
            points, _ = granted(self._t, self._state, self.figure, mode, boost)
            if points:
                found.append((choice.action, points))
        return found

    def _reached(self, points: int) -> dict[int, Path]:
        """The cheapest way to each space, by number, with so many points."""
        known = self._ways.get(points)
        if known is None:
            found = reach(self._game, self._state, self.figure, points)
            known = self._ways[points] = {
                space: found[place] for space, place in paths.covered(self._t, found).items()
            }
        return known

    def _way_to_door(self, door: int, points: int) -> Path | None:
        """The cheapest way to a space beside a door; one without steps for who stands there."""
        state, touching = self._state, self._t.doors[door].touching
        if points < 0:
            return None
        if touching & state.body[self.figure]:
            at, shape = state.at[self.figure], state.shape[self.figure]
            return Path(at, shape, 0, 0, True, (), ())
        reached = self._reached(points)
        found: Iterator[Path] = (reached[space] for space in each_number(touching) if space in reached)
        return min((way for way in found if way.ends), key=lambda way: way.cost, default=None)

    def _may_open(self, door: int) -> bool:
        state = self._state
        return not state.doors >> door & 1 and doors.can_work(
            self._t, state, door, marine=self.figure < state.players
        )


def _mode_of(action: Action) -> TranslatableText:
    """The action of a turn in words."""
    _, mode, boost = action
    return translatable("{mode} with adrenaline", mode=MODES[mode]) if boost else MODES[mode]
