"""Shows the moments of a game on the table, with animations of the events between them."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from kneedeep.drawing import DisplayList, Theme
from kneedeep.drawing.game_badges import HEALED, WOUNDED, change_picture
from kneedeep.drawing.plan.plan import Plan
from kneedeep.drawing.scene import shut_door_picture
from kneedeep.rules import Event, Game
from kneedeep.rules.event import EventRole
from kneedeep.rules.table_view import TableView
from kneedeep_editor.canvas.table.animation import STILL, Animation, Keyframe, Leaf, Mark, Track
from kneedeep_editor.canvas.table.table_canvas import TableCanvas
from kneedeep_editor.canvas.table.table_scene import Scene, Space, Sprite
from kneedeep_editor.playtest.board.game_picture import GamePicture

_STEP, _FADE, _DOOR, _ROLL = 140.0, 280.0, 320.0, 850.0
"""Milliseconds at normal speed for a step, for a figure's coming or going, for a door, for dice."""
_MARK, _MARK_ALONE = 900.0, 320.0
"""The same for a change of wounds, and its part that delays the next event."""
_FARTHEST = 4
"""The number of steps that limits the duration of a single move."""


class Act(NamedTuple):
    """Simultaneous events, and the figures on the table afterwards, by number."""

    events: Sequence[Event]
    figures: Mapping[int, Sprite]


class EventTimeline:
    """Arranges visible events in sequence. Consecutive events of the same kind are simultaneous."""

    def __init__(self, game: Game, before: Scene, after: Scene, theme: Theme, pace: float) -> None:
        """Take the scenes at both ends. `pace`: a factor of all durations, 1 for normal speed."""
        self._spaces = game.board.spaces
        self._role_of = game.assistant.event_role
        self._pace = pace
        self._before: Mapping[int, Sprite] = {sprite.figure: sprite for sprite in before.sprites}
        self._figures: Mapping[int, Sprite] = self._before
        """The figures after the current act."""
        self._frames: dict[int, list[Keyframe]] = {}
        self._marks: list[Mark] = []
        self._leaves: list[Leaf] = []
        self._rolls: list[tuple[float, float]] = []
        self._doors = _changed_doors(before.floor, after.floor, theme)
        self._role: EventRole = ""
        self._start = self._end = self._last = 0.0
        """Start and end of the current group of similar events, and the end of the whole animation."""
        self._turn: float | None = None
        """The time of the first event other than a move or a roll."""

    def add(self, act: Act) -> None:
        """Add the events of an act."""
        self._figures = act.figures
        for event in act.events:
            role = self._role_of(event)
            if (animate := ANIMATIONS.get(role)) is not None:
                if role != self._role:
                    self._role, self._start = role, self._end
                animate(self, event)

    def animation(self) -> Animation:
        """The complete animation."""
        if not self._last:
            return STILL
        turn = self._end if self._turn is None else self._turn
        tracks = tuple(Track(figure, tuple(frames)) for figure, frames in self._frames.items())
        return Animation(tracks, tuple(self._marks), tuple(self._leaves), tuple(self._rolls), turn, self._last)

    # Animations of events

    def move(self, event: Event) -> None:
        """Move a figure smoothly to a space. One that was not on the table appears there."""
        _, figure, space, *_ = event
        place = self._spaces[space]
        if (last := self._begun(figure)) is None:
            self.arrive(event)
            return
        sprite = self._figures.get(figure)
        picture = last.picture if sprite is None or sprite.picture.box == last.picture.box else sprite.picture
        self._add(figure, _STEP * min(_FARTHEST, max(1, _distance(last.at, place))), place, picture)

    def jump(self, event: Event) -> None:
        """Let a figure vanish, and appear at another space."""
        _, figure, space, *_ = event
        place = self._spaces[space]
        self._turned()
        if (last := self._begun(figure)) is not None:
            self._add(figure, _FADE / 2, last.at, last.picture, 0)
            self._add(figure, 0, place, last.picture, 0)
            self._add(figure, _FADE, place, last.picture)

    def arrive(self, event: Event) -> None:
        """Let a figure appear."""
        self._turned()
        if (sprite := self._figures.get(event[1])) is not None:
            self._begun(sprite.figure)
            self._add(sprite.figure, 0, sprite.at, sprite.picture, 0)
            self._add(sprite.figure, _FADE, sprite.at, sprite.picture)

    def depart(self, event: Event) -> None:
        """Let a figure vanish."""
        self._turned()
        if (last := self._begun(event[1])) is not None:
            self._add(event[1], _FADE, last.at, last.picture, 0)

    def change(self, event: Event, sign: int) -> None:
        """Show a change of a figure's wounds: its badge changes, and the difference rises from it."""
        _, figure, wounds, *_ = event
        self._turned()
        if (last := self._begun(figure)) is None or not wounds:
            return
        sprite = self._figures.get(figure)
        self._add(figure, 0, last.at, last.picture if sprite is None else sprite.picture)
        _, _, width, height = last.picture.box
        self._lasts(_MARK_ALONE, last.time)
        end = last.time + _MARK * self._pace
        self._last = max(self._last, end)
        color, picture = WOUNDED if sign < 0 else HEALED, change_picture(sign * wounds)
        self._marks.append(Mark(last.time, end, (*last.at, width, height), picture, color))

    def swing(self, _event: Event) -> None:
        """Swing opening and closing doors."""
        self._turned()
        end = self._lasts(_DOOR)
        self._leaves += [leaf._replace(start=self._start, end=end) for leaf in self._doors]
        self._doors = []

    def roll(self, _event: Event) -> None:
        """Let dice roll."""
        self._rolls.append((self._start, self._lasts(_ROLL)))

    # Time

    def _turned(self) -> None:
        if self._turn is None:
            self._turn = self._start

    def _lasts(self, milliseconds: float, start: float | None = None) -> float:
        """The end of an animation of a duration. Extends the current group of events."""
        end = (self._start if start is None else start) + milliseconds * self._pace
        self._end = max(self._end, end)
        self._last = max(self._last, end)
        return end

    def _begun(self, figure: int) -> Keyframe | None:
        """Begin a figure's animation and return its last keyframe. None if it is not on the table."""
        if (frames := self._frames.get(figure)) is None:
            if (sprite := self._before.get(figure)) is None:
                return None
            frames = self._frames[figure] = [Keyframe(0.0, sprite.at, sprite.picture)]
        if frames[-1].time < self._start:
            frames.append(frames[-1]._replace(time=self._start))
        return frames[-1]

    def _add(
        self, figure: int, milliseconds: float, at: tuple[float, float], picture: DisplayList, opacity: float = 1.0
    ) -> None:
        """Add the keyframe of a figure after a duration."""
        frames = self._frames.setdefault(figure, [])
        start = frames[-1].time if frames else self._start
        frames.append(Keyframe(self._lasts(milliseconds, start), at, picture, opacity))


ANIMATIONS: Mapping[EventRole, Callable[[EventTimeline, Event], None]] = {
    "move": EventTimeline.move,
    "jump": EventTimeline.jump,
    "arrival": EventTimeline.arrive,
    "departure": EventTimeline.depart,
    "wound": lambda timeline, event: timeline.change(event, -1),
    "heal": lambda timeline, event: timeline.change(event, 1),
    "door": EventTimeline.swing,
    "dice": EventTimeline.roll,
}
"""The methods for events, by role."""


def animation_of(game: Game, acts: Sequence[Act], before: Scene, after: Scene, theme: Theme, pace: float) -> Animation:
    """The animation between two scenes with the acts between them. STILL if nothing moves."""
    timeline = EventTimeline(game, before, after, theme, pace)
    for act in acts:
        timeline.add(act)
    return timeline.animation()


def _changed_doors(before: Plan, after: Plan, theme: Theme) -> list[Leaf]:
    """The doors whose state differs between two plans."""
    open_after = {(door.at, door.side): door.open for door in after.doors}
    return [
        Leaf(0, 0, shut_door_picture(door, theme), opens=not door.open)
        for door in before.doors
        if open_after.get((door.at, door.side), True) != door.open
    ]


def _distance(place: tuple[float, float], other: Space) -> float:
    return max(abs(place[0] - other[0]), abs(place[1] - other[1]))


class GameAnimator:
    """Collects the actions since the shown moment for their animation. Jumps and steps back are not animated."""

    def __init__(self, painter: GamePicture, table: TableCanvas) -> None:
        self._painter, self._table = painter, table
        self._scene = Scene()
        self._at = -1
        """The number of actions before the last shown moment."""
        self._acts: list[Act | None] = []
        self.events: list[Event] = []
        """The events since that moment."""

    def note(self, events: Sequence[Event], view: TableView | None) -> None:
        """Add an action's events. `view`: the table afterwards, None to skip the animation."""
        self.events += events
        figures = () if view is None else self._painter.figures(view)
        self._acts.append(None if view is None else Act(events, {one.figure: one for one in figures}))

    def show(self, at: int, scene: Scene, pace: float) -> Animation:
        """Show the moment after `at` actions. Returns its animation, STILL if nothing moves."""
        acts = [act for act in self._acts if act is not None]
        follows = bool(self._acts) and len(acts) == len(self._acts) and self._at + len(acts) == at
        before, same = self._scene, self._at == at
        self._acts, self._scene, self._at = [], scene, at
        if follows and pace and before.floor.spaces:
            found = animation_of(self._painter.game, acts, before, scene, self._painter.theme, pace)
            if found.length:
                self._table.animate(scene, found)
                return found
        if not same:
            self._table.clock.finish()
        self._table.show_scene(scene)
        return STILL

    def hide(self) -> None:
        """Show an empty table."""
        self._acts, self.events, self._scene, self._at = [], [], Scene(), -1
        self._table.clock.finish()
        self._table.show_scene(Scene())
