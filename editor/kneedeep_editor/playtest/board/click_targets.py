"""Targets of clicks: reachable spaces, targets with their chances, the answers at a place."""

from collections import defaultdict
from collections.abc import Sequence
from typing import NamedTuple

from kneedeep.board import Board
from kneedeep.drawing.game_badges import Target, targets_picture
from kneedeep.drawing.primitive import DisplayList
from kneedeep.model.geometry.bits import each_number
from kneedeep.rules import Action, Game, State, amounts
from kneedeep.rules.answers import ActionPlan, Choice, Outcome, Path
from kneedeep.rules.table_view import TableView
from kneedeep_editor.canvas.table.table_scene import EMPTY, Line, Space
from kneedeep_editor.playtest.board.game_picture import spaces_box
from kneedeep_editor.playtest.text.answer_texts import outcome_promise, outcome_text, short_answer, sort_answers
from kneedeep_editor.texts import EditionTexts, listed, tr, translated
from kneedeep_editor.worker.map_questions import Layer, MapAnswer, MapQuestion

_ACT, _FOE = "#63f29a", "#ff5a5f"
_DOOR_REACH = 0.3
"""The maximum distance of a click from a door's line, in spaces."""
_MOST_LINES = 6


def door_near(board: Board, view: TableView, x: float, y: float, near: float) -> int:
    """The number of the door near a place in board units, -1 for none."""
    for seen in view.doors:
        door = board.doors[seen.number]
        if door.stands and seen.touching & view.revealed and any(is_near(edge, x, y, near) for edge in door.edges):
            return seen.number
    return -1


def is_near(edge: tuple[tuple[int, int], str], x: float, y: float, near: float) -> bool:
    """Whether a place in board units is near an edge."""
    (column, row), side = edge
    if side == "east":
        return abs(x - column - 1) < near and row <= y <= row + 1
    return abs(y - row - 1) < near and column <= x <= column + 1


class ClickTarget(NamedTuple):
    """The effect of a click: some answers, a path, or some plans. `asks`: show a menu even for a single one."""

    choices: tuple[Choice, ...] = ()
    way: Path | None = None
    asks: bool = False
    plans: tuple[ActionPlan, ...] = ()


class ClickTargets:
    """The answers of a decision by place."""

    def __init__(self, game: Game, state: State, choices: Sequence[Choice], *, unfolded: bool = False) -> None:
        """Take a decision. Without choices nothing is clickable.

        `unfolded`: attacks on empty spaces and those that can't hit are among the answers.
        """
        self.game, self.state = game, state
        self.assistant = game.assistant
        self.texts = EditionTexts(game.scenario.ruleset)
        self.view = game.table_view(state, None)
        self.spaces = game.board.spaces
        self.figure = self.assistant.moving_figure(state) if choices else -1
        ways = self.assistant.paths(state, self.figure) if self.figure >= 0 else {}
        self.ways: dict[Space, Path] = {self.spaces[space]: way for space, way in ways.items()}
        self._planner = self.assistant.planner(state, choices) if choices else None
        self._outcomes: dict[Action, Outcome | None] = {}
        outcomes = {choice.action: self.outcome(choice.action) for choice in choices}
        everything = tuple(sort_answers(choices, outcomes))
        self.folded = tuple(
            choice
            for choice in everything
            if self.assistant.is_idle(self.state, choice.action, self.outcome(choice.action))
        )
        """Attacks on empty spaces and attacks that can't hit."""
        idle = () if unfolded else {choice.number for choice in self.folded}
        self.choices = tuple(choice for choice in everything if choice.number not in idle)
        """The answers, the best attacks first."""
        self._at = self._by_space(self.choices)
        self._all_at = self._by_space(everything)

    def _by_space(self, choices: Sequence[Choice]) -> dict[Space, list[Choice]]:
        """The answers by space. If there are paths, steps are left out."""
        found: dict[Space, list[Choice]] = defaultdict(list)
        for choice in choices:
            if not self.assistant.is_step(choice.action) or not self.ways:
                for space in self._spaces_of(choice):
                    found[space].append(choice)
        return found

    def _spaces_of(self, choice: Choice) -> tuple[Space, ...]:
        """The spaces of an answer. For an attack, all those of the attacked figure."""
        if (target := self._target(choice.action)) < 0:
            return choice.spaces
        return tuple(self.spaces[number] for number in each_number(self._body(target)))

    def _target(self, action: Action) -> int:
        """The figure attacked by an action, -1 for none."""
        if not self.assistant.is_attack(action):
            return -1
        return next(
            (
                number
                for field, number in self.game.numbered(action)
                if field.key == "target" and number >= 0 and self._body(number)
            ),
            -1,
        )

    def _body(self, figure: int) -> int:
        """The spaces of a figure as a bit set, 0 if it is not on the table."""
        found = self.view.figure(figure)
        return 0 if found is None else found.spaces

    # Display

    @property
    def reach(self) -> MapAnswer | None:
        """The reachable spaces with their costs, or the spaces offered as answers."""
        if self.ways:
            return self._reach_of_figure()
        chosen = {at for one in self.choices if self.assistant.is_place(one.action) for at in one.spaces}
        if not chosen:
            return None
        legal = Layer("legal", tr("may be chosen"), tuple(sorted(chosen)))
        return MapAnswer(MapQuestion("reach"), "", (legal,))

    def _reach_of_figure(self) -> MapAnswer:
        """The spaces that the figure can reach, with their costs."""
        risky = {
            space
            for space, way in self.ways.items()
            if way.wounds or self.assistant.watchers_of(self.state, self.figure, way)
        }
        ends = [space for space, way in self.ways.items() if way.ends]
        layers = (
            Layer("reach", tr("within reach"), tuple(space for space in ends if space not in risky)),
            Layer(
                "farther",
                tr("within reach, with wounds or free attacks"),
                tuple(space for space in ends if space in risky),
            ),
            Layer("watched", tr("passing only"), tuple(space for space, way in self.ways.items() if not way.ends)),
        )
        numbers = {space: way.cost for space, way in self.ways.items()}
        return MapAnswer(MapQuestion("reach"), "", tuple(one for one in layers if one.spaces), numbers)

    @property
    def signs(self) -> DisplayList:
        """The picture of targets with their chances, and of selectable figures."""
        best: dict[tuple[Space, int, int], float | None] = {}
        colors: dict[tuple[Space, int, int], str] = {}
        for choice in self.choices:
            if (box := self._box(choice)) is None:
                continue
            outcome = self.outcome(choice.action)
            if self.assistant.is_attack(choice.action):
                if outcome is None or not (outcome.harms or outcome.things):
                    continue
                best[box] = max(best.get(box) or 0.0, outcome.hit)
                colors[box] = _FOE
            else:
                best.setdefault(box, None)
                colors.setdefault(box, _ACT)
        targets = [
            Target(*box[0], box[1], box[2], "" if hit is None else f"{hit:.0%}", colors[box])
            for box, hit in best.items()
        ]
        return targets_picture(targets) if targets else EMPTY

    @property
    def focus(self) -> list[Space]:
        """The most important spaces: those of the acting figure, then those of all answers except steps."""
        acting = self.view.acting()
        own = [self.spaces[number] for number in each_number(self._body(self.figure))]
        if not own and acting is not None:
            own = [self.spaces[acting.space]]
        aims = (space for choice in self.choices if choice.role != "step" for space in self._spaces_of(choice))
        return list(dict.fromkeys((*own, *aims)))

    def note(self, choice: Choice) -> str:
        """The expected outcome of an answer in words. Empty for an answer without dice."""
        outcome = self.outcome(choice.action)
        return "" if outcome is None else outcome_text(outcome, self.texts, brief=True)

    def outcome(self, action: Action) -> Outcome | None:
        """The expected outcome of an attack. None for anything else."""
        if action not in self._outcomes:
            self._outcomes[action] = self.assistant.outcome(self.state, action)
        return self._outcomes[action]

    def _box(self, choice: Choice) -> tuple[Space, int, int] | None:
        """The box of an answer's figure or attacked thing. None for anything else."""
        action = choice.action
        figures = [number for field, number in self.game.numbered(action) if field.kind == "figure" and number >= 0]
        if figures and not self.assistant.is_place(action) and self._body(figures[-1]):
            return spaces_box(self.spaces, self._body(figures[-1]))
        if self.assistant.is_attack(action) and choice.spaces:
            return choice.spaces[0], 1, 1
        return None

    # Hit tests

    def at(self, x: float, y: float) -> ClickTarget:
        """The target of a click in board units: a door near its line, else the space."""
        if doors := self._doors_at(x, y):
            return ClickTarget(doors)
        space = int(x // 1), int(y // 1)
        here = self._best_at(space)
        way = self.ways.get(space)
        if plans := self._plans_at(x, y, way):
            return ClickTarget(plans=plans)
        if here:
            return ClickTarget(here)
        if way is not None:
            return ClickTarget(way=way)
        if self.figure >= 0 and space in self._own():
            return ClickTarget(tuple(one for one in self.choices if not one.spaces), asks=True)
        return ClickTarget()

    def _plans_at(self, x: float, y: float, way: Path | None) -> tuple[ActionPlan, ...]:
        """The plans at a place: for the shut door near its line, else for the space."""
        if (planner := self._planner) is None:
            return ()
        door = self.door_at(x, y)
        plans = planner.to_door(door) if door >= 0 else ()
        if plans:
            walk = (ActionPlan(_of_way(way), way.actions),) if way is not None and way.ends else ()
            return (*plans, *walk)
        number = self.game.board.number.get((int(x // 1), int(y // 1)))
        if planner.chooses and number is not None and self.view.revealed >> number & 1:
            return planner.to_space(number)
        return ()

    def _best_at(self, space: Space) -> tuple[Choice, ...]:
        """The answers at a space. Of attacks on a figure that differ only in the space, the best."""
        found: dict[object, Choice] = {}
        for choice in self._at.get(space, ()):
            target = self._target(choice.action)
            key: object = choice.action
            if target >= 0:
                key = tuple(number for field, number in self.game.numbered(choice.action) if field.kind != "space")
            best = found.setdefault(key, choice)
            if best is not choice and outcome_promise(self.outcome(choice.action)) > outcome_promise(
                self.outcome(best.action)
            ):
                found[key] = choice
        return tuple(found.values())

    def everything_at(self, x: float, y: float) -> tuple[Choice, ...]:
        """All answers at a place."""
        space = int(x // 1), int(y // 1)
        found = (*self._doors_at(x, y), *self._all_at.get(space, ()))
        return found or self.at(x, y).choices

    def along(self, spaces: Sequence[Space]) -> Path | None:
        """The drawn path. None if it can't be completed, or ends where it began."""
        number = self.game.board.number
        if self.figure < 0 or not spaces or any(space not in number for space in spaces):
            return None
        own = self._own()
        drawn = [number[space] for space in spaces if space not in own]
        if not drawn or spaces[-1] in own:
            return None
        way = self.assistant.path_along(self.state, self.figure, drawn)
        return way if way is not None and way.ends else None

    def effect_along(self, spaces: Sequence[Space]) -> str:
        """The effect of a drawn path's end at a place, in words."""
        if (way := self.along(spaces)) is not None:
            return " ".join(self._path_lines(way))
        number = self.game.board.number.get(spaces[-1])
        if self.figure < 0 or spaces[-1] in self._own():
            return ""
        why = self.assistant.why_nothing(self.state, self.choices, self.figure, number) if number is not None else ""
        return tr("{reason} No figure moves.", reason=why or tr("This path is too long."))

    def way_spaces(self, way: Path) -> tuple[Space, ...]:
        """The spaces of a path, beginning with the figure's."""
        return self.spaces[self._anchor()], *(self.spaces[number] for number in way.spaces)

    def _anchor(self) -> int:
        found = self.view.figure(self.figure)
        assert found is not None
        return found.space

    def lines_at(self, x: float, y: float) -> list[str]:
        """The effects of a click in words, the best first, or the reason why there are none."""
        aim = self.at(x, y)
        if aim.way is not None:
            return self._path_lines(aim.way)
        shut = self._why_stays_shut(x, y)
        if aim.plans:
            barred = [] if shut else self._why_not_from_here(int(x // 1), int(y // 1))
            return [*barred, tr("A click offers:"), *(translated(plan.words) for plan in aim.plans[:_MOST_LINES])]
        lines = [translated(shut)] if shut and not self._doors_at(x, y) else []
        for choice in aim.choices[:_MOST_LINES]:
            words, _ = short_answer(self.game, choice)
            outcome = self.outcome(choice.action)
            lines.append(words if outcome is None else f"{words}: {outcome_text(outcome, self.texts)}")
        if len(aim.choices) > len(lines):
            lines.append(tr("{number} more", number=len(aim.choices) - len(lines)))
        if self.figure >= 0 and (int(x // 1), int(y // 1)) in self._own():
            lines += self._kept(self.game.board.number[int(x // 1), int(y // 1)])
        if lines:
            return lines
        refusal = self.refusal(x, y) if self.choices else ""
        return [translated(refusal)] if refusal else []

    def _why_not_from_here(self, column: int, row: int) -> list[str]:
        """The reasons why the figure on a space can't be attacked without moving first."""
        space = self.game.board.number.get((column, row))
        if space is None or self._planner is None:
            return []
        why = self.assistant.why_not_from_here(self.state, self._planner.figure, space)
        return [tr("Not from here: {reason}", reason=why)] if why else []

    def _path_lines(self, way: Path) -> list[str]:
        """Cost and gain of a path, free attacks along it, and reasons for not picking up items at its end."""
        watchers = self.assistant.watchers_of(self.state, self.figure, way)
        free = [tr("Free attacks on the way: {names}", names=listed(watchers))] if watchers else []
        return [_of_way(way), *free, *(self._kept(way.space) if way.ends else ())]

    def _kept(self, space: int) -> list[str]:
        kept = self.assistant.why_not_taken(self.state, self.figure, space)
        return [tr("Stays where it is: {reason}", reason=kept)] if kept else []

    def refusal(self, x: float, y: float) -> str:
        """The reason why nothing can be done at a place."""
        if shut := self._why_stays_shut(x, y):
            return shut
        space = int(x // 1), int(y // 1)
        number = self.game.board.number.get(space)
        if number is None or not self.view.revealed >> number & 1:
            return ""
        vain = [one for one in self._all_at.get(space, ()) if self.outcome(one.action) is not None]
        if vain:
            words, more = short_answer(self.game, vain[0])
            return tr("{attack}: can't hit ({more}).", attack=words, more=more)
        return self.assistant.why_nothing(self.state, self.choices, self.figure, number)

    def _why_stays_shut(self, x: float, y: float) -> str:
        """The reason why the shut door near a place can't be opened now. Empty without a shut door."""
        door = self.door_at(x, y)
        if door < 0 or self._planner is None or self._planner.figure < 0:
            return ""
        return self._planner.why_not_open(door)

    def door_at(self, x: float, y: float) -> int:
        """The number of the door whose line is at a place, -1 for none."""
        return door_near(self.game.board, self.view, x, y, _DOOR_REACH)

    def lines_of(self, door: int) -> tuple[Line, ...]:
        """The line of a door, as lines of the table."""
        found: list[Line] = []
        for (x, y), side in self.game.board.doors[door].edges:
            found.append((x + 1, y, x + 1, y + 1) if side == "east" else (x, y + 1, x + 1, y + 1))
        return tuple(found)

    def _own(self) -> set[Space]:
        return {self.spaces[number] for number in each_number(self._body(self.figure))}

    def _doors_at(self, x: float, y: float) -> tuple[Choice, ...]:
        """The answers about the door near a place."""
        doors = self.game.board.doors
        return tuple(
            choice
            for choice in self.choices
            if (door := self.assistant.door_of(choice.action)) >= 0
            and any(is_near(edge, x, y, _DOOR_REACH) for edge in doors[door].edges)
        )


def _of_way(way: Path) -> str:
    text = tr("Move here: {cost}", cost=amounts.points(way.cost))
    if way.wounds:
        text += tr(", {wounds} on the way", wounds=amounts.wounds(way.wounds))
    return text if way.ends else text + tr(" (passing only)")
