"""The pointer on the table of a playtest: describes places and handles clicks."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QLabel, QMenu, QWidget

from kneedeep.rules import Action
from kneedeep.rules.answers import Choice
from kneedeep_editor.canvas.table.table_canvas import TableCanvas
from kneedeep_editor.canvas.table.table_scene import Space
from kneedeep_editor.playtest.board.click_guard import ClickGuard
from kneedeep_editor.playtest.board.click_targets import ClickTargets
from kneedeep_editor.playtest.board.game_picture import GamePicture
from kneedeep_editor.playtest.board.space_text import describe_door, describe_space
from kneedeep_editor.playtest.panels.turn_notices import TableCard
from kneedeep_editor.playtest.session.controller import Controller
from kneedeep_editor.playtest.text.answer_texts import short_answer, shown_text
from kneedeep_editor.texts import coordinates, tr, translated

_MARGIN = 10
_WIDEST = 560


class PointerHint(TableCard):
    """A hint in the lower left corner of a widget, or in the upper one while the pointer is below it."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over, tr("What a click does"))
        self._pointer: QPoint | None = None

    def say(self, lines: Sequence[str]) -> None:
        """Show some lines, none to hide the hint."""
        if (text := "\n".join(filter(None, lines))) != self.text():
            self.setText(text)
            self.setVisible(bool(text))
            self._place()

    def avoid(self, pointer: QPoint | None) -> None:
        """Move away from the pointer."""
        self._pointer = pointer
        if self.isVisible():
            self._place()

    def _place(self) -> None:
        widest = max(120, min(_WIDEST, self._over.width() - 2 * _MARGIN))
        lines = self.text().split("\n")
        wanted = max(self.fontMetrics().horizontalAdvance(line) for line in lines) + 24
        width = min(widest, wanted)
        self.resize(width, self.heightForWidth(width))
        low = QPoint(_MARGIN, self._over.height() - self.height() - _MARGIN)
        covered = self._pointer is not None and self.rect().translated(low).adjusted(
            -_MARGIN, -_MARGIN, _MARGIN, _MARGIN
        ).contains(self._pointer)
        self.move(QPoint(_MARGIN, _MARGIN) if covered else low)


class TablePointer(QObject):
    """The pointer. `chosen` has the actions of a click. `side`: the side that sees the screen."""

    chosen = Signal(object)

    def __init__(
        self,
        controller: Controller,
        table: TableCanvas,
        painter: GamePicture,
        question: QLabel,
        side: Callable[[], str | None],
    ) -> None:
        super().__init__(table)
        self._controller, self._table = controller, table
        self._painter, self._question, self._side = painter, question, side
        self.targets = ClickTargets(controller.session.game, controller.session.state, ())
        self.guard, self.hint = ClickGuard(), PointerHint(table)
        self._spot: tuple[float, float] | None = None
        """The place under the pointer, in board units."""
        self._told: tuple[int, int, int] | None = None
        """The space and the door under the pointer. -1 for no door."""
        self._drawing = False
        """Whether the user is drawing a path."""

    def hover(self, x: float, y: float) -> None:
        """Describe a place: its contents and the effect of a click."""
        self._spot = x, y
        lines = int(x // 1), int(y // 1), self.targets.door_at(x, y)
        if lines != self._told:
            self._told = lines
            self.tell()

    def point(self, space: Space | None) -> None:
        """Describe a space, at its middle. None: nothing is pointed at."""
        if space is None:
            self._spot = self._told = None
        elif self._told is not None and self._told[:2] == space:
            return
        else:
            self._spot, self._told = (space[0] + 0.5, space[1] + 0.5), (*space, -1)
        self.tell()

    def click(self, x: float, y: float) -> None:
        """Choose the action at a clicked place. If there are several, show a menu."""
        if not self.is_seen():
            return
        if not self._controller.asks:
            if not self._controller.session.state.winner:
                self.say(tr("Nobody at this screen is asked now."), self._question.text())
            return
        aim = self.targets.at(x, y)
        if aim.way is not None:
            if aim.way.ends:
                self.chosen.emit(aim.way.actions)
            else:
                self.tell()
        elif aim.plans:
            self._ask_by_menu([(translated(plan.words), plan.actions) for plan in aim.plans])
        elif len(aim.choices) == 1 and not aim.asks:
            self.chosen.emit((aim.choices[0].action,))
        elif aim.choices:
            self.offer(aim.choices)
        else:
            self.say(" · ".join(self.targets.lines_at(x, y)) or self._question.text())

    def offer_at(self, x: float, y: float) -> None:
        """Show a menu of all answers at a place."""
        choices = self.targets.everything_at(x, y) if self._controller.asks else ()
        if choices:
            self.offer(choices)

    def offer(self, choices: Sequence[Choice]) -> QMenu:
        """Show a menu of some answers at the pointer."""
        entries = []
        for choice in choices:
            note = self.targets.note(choice)
            words = shown_text(short_answer(self._controller.session.game, choice)[0])
            entries.append((f"{words}  –  {note}" if note else words, (choice.action,)))
        return self._ask_by_menu(entries)

    def _ask_by_menu(self, entries: Sequence[tuple[str, Sequence[Action]]]) -> QMenu:
        menu = QMenu(self._table)
        for words, actions in entries:
            menu.addAction(words.replace("&", "&&")).setData(tuple(actions))
        menu.triggered.connect(lambda action: self.chosen.emit(action.data()))
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(QCursor.pos())
        menu.setActiveAction(menu.actions()[0])
        return menu

    def show_drawn(self, spaces: Sequence[Space]) -> None:
        """Show the drawn path and its cost."""
        self._drawing = True
        way = self.targets.along(spaces)
        self._table.show_way(self.targets.way_spaces(way) if way is not None else ())
        self._table.show_lines(())
        self.say(self.targets.effect_along(spaces))

    def walk(self, spaces: Sequence[Space]) -> None:
        """Walk the drawn path, if it can be completed."""
        self._drawing = False
        way = self.targets.along(spaces) if self._controller.asks else None
        self._table.show_way(())
        if way is not None:
            self.chosen.emit(way.actions)
        else:
            self.tell()

    def is_seen(self) -> bool:
        """Whether the decision was visible long enough for a click. If not, show the current question."""
        if not self.guard.is_open:
            self.say(self._question.text())
        return self.guard.is_open

    def tell(self, *, aloud: bool = True) -> None:
        """Describe the pointed place."""
        if self._drawing:
            return
        if (spot := self._spot) is None:
            self._table.show_way(())
            self._table.show_lines(())
            self.say(aloud=aloud)
            return
        aim, door = self.targets.at(*spot), self.targets.door_at(*spot)
        self._table.show_way(self.targets.way_spaces(aim.way) if aim.way is not None else ())
        self._table.show_lines(self.targets.lines_of(door) if door >= 0 else ())
        space, game = (int(spot[0] // 1), int(spot[1] // 1)), self._controller.session.game
        view = game.table_view(self._controller.session.state, self._side())
        if door >= 0:
            there = describe_door(view.doors[door], self._painter.game.assistant.door_names[door])
        else:
            there = describe_space(game, view, self._painter.shown(view, self._side()), space)
        self.say(there, *self.targets.lines_at(*spot), aloud=aloud)

    def say(self, *lines: str, aloud: bool = True) -> None:
        """Show lines beside the pointer, and for screen readers."""
        texts = [shown_text(line) for line in lines if line]
        if self._told is not None:
            self.hint.avoid(self._table.mapFromGlobal(self._table.global_place(self._told[:2])))
        self.hint.say(texts)
        at = tr("space {at}", at=coordinates(self._told)) if self._told is not None else ""
        self._table.describe(" — ".join(texts) or at, aloud=aloud)
