"""The dialog "Set up a position": the board for placing marines, past events, the players' possessions."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6 import QtWidgets
from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent

from kneedeep.drawing.game_badges import ACTING, Target, targets_picture
from kneedeep.drawing.theme import Theme
from kneedeep.rules.position import Position
from kneedeep.rules.table_view import TableFigure
from kneedeep_editor.canvas.table.table_canvas import TableCanvas
from kneedeep_editor.canvas.table.table_scene import Scene, Space, Sprite
from kneedeep_editor.playtest.board.game_picture import GamePicture, spaces_box
from kneedeep_editor.playtest.board.space_text import describe_space
from kneedeep_editor.playtest.start_position.chosen_position import ChosenPosition, PositionView
from kneedeep_editor.playtest.start_position.figure_choices import NONE
from kneedeep_editor.playtest.start_position.moment_list import MomentList
from kneedeep_editor.playtest.start_position.position_tabs import PositionTabs
from kneedeep_editor.services.icons import icon
from kneedeep_editor.services.widgets import (
    Label,
    Standard,
    choice_box,
    lay_column,
    lay_row,
    lay_split,
    plain_tip,
    size_on_screen,
)
from kneedeep_editor.texts import EditionTexts, capitalized, tr

if TYPE_CHECKING:
    from kneedeep_editor.worker.start_positions import StartMoment


def scene_of(
    painter: GamePicture, choosing: ChosenPosition, look: PositionView, chosen: tuple[Space, int, int] | None
) -> Scene:
    """The scene. `chosen`: the spaces of the figure to place, marked by corners (north-west one, width, height)."""
    scene = painter.scene(look.table, None)
    drawn = {sprite.figure: sprite.picture for sprite in scene.sprites}
    others = [sprite for sprite in scene.sprites if sprite.figure >= choosing.players]
    places = ((one, choosing.place_of(one)) for one in range(choosing.players) if one in drawn)
    marines = [Sprite(one, place, drawn[one]) for one, place in places if place is not None]
    signs = targets_picture([Target(*chosen[0], *chosen[1:], "", ACTING)] if chosen is not None else [])
    return scene._replace(sprites=(*others, *marines), signs=signs)


def figure_at(choosing: ChosenPosition, look: PositionView, space: Space) -> int:
    """The index of the figure on a space, NONE for none. Marines and figures that can't be placed are ignored."""
    if (number := choosing.game.board.number.get(space)) is None or not choosing.stock.figures:
        return NONE
    places = (
        place
        for place in range(len(choosing.figures_on_board))
        if (one := _drawn(choosing, look, place)) is not None and one.spaces >> number & 1
    )
    return next(places, NONE)


def box_of(choosing: ChosenPosition, look: PositionView, place: int) -> tuple[Space, int, int] | None:
    """The spaces of a figure: the north-west one, width and height. None for a hidden one."""
    one = _drawn(choosing, look, place)
    return None if one is None else spaces_box(choosing.game.board.spaces, one.spaces)


def _drawn(choosing: ChosenPosition, look: PositionView, place: int) -> TableFigure | None:
    """The figure on the table for an index of the list."""
    at = choosing.game.board.number.get(choosing.figures_on_board[place].at)
    figures = (one for one in look.table.figures if one.number >= choosing.players and one.space == at)
    return next(figures, None)


_SIZE = QSize(1180, 760)
_SIDE = 400
_NEAR_DOOR = 0.22
"""The maximum distance of a click from a door, in spaces."""


class FromHereDialog(QtWidgets.QDialog):
    """The dialog. `settled` has number of marines, seed, position. `marines_changed` has a number of marines."""

    settled = Signal(int, object, object)
    marines_changed = Signal(int)

    def __init__(
        self,
        window: QtWidgets.QWidget,
        board: TableCanvas,
        theme: Theme,
        begin: Callable[[int], ChosenPosition],
        counts: Sequence[int],
        players: int,
        *,
        looks: bool,
    ) -> None:
        """Show the choices. `begin`: makes the initial choice for a number of marines (of `counts`).

        `looks`: the board has floors and ornaments of the scenario.
        """
        super().__init__(window)
        self.setObjectName("from-here")
        self.setWindowTitle(tr("Set up a position"))
        self.resize(size_on_screen(self, _SIZE))
        self._board, self._theme, self._begin, self._looks = board, theme, begin, looks
        self.choosing = begin(players)
        self.painter = GamePicture(self.choosing.game, theme, looks=looks)
        self.shown: PositionView = self.choosing.view()
        self.seat = 0
        """The seat of the marine that a click places if no other figure is chosen."""
        self.figure = NONE
        """The index of the figure that a click places, NONE for a marine."""
        self.kind = ""
        """The kind of the figure that a click adds, empty for none."""
        self._refused = ""
        """The reason why the last figure could not be placed, until it is shown."""
        self._touched = False
        """Whether the user has changed something. If so, later results are only offered."""
        self._again = QTimer(self, singleShot=True, interval=0)
        self._again.timeout.connect(self.refresh)
        self._texts = EditionTexts(self.choosing.game.scenario.ruleset)
        self.count = choice_box([(str(count), count) for count in counts], chosen=players)
        self.moment = MomentList(self._texts)
        self.count.activated.connect(self._change_count)
        self.moment.activated.connect(self._take_moment)
        self.tabs = PositionTabs(self._texts)
        self.happened, self.invader, self.figures = self.tabs.happened, self.tabs.invader, self.tabs.figures
        self.hint = Label(name=tr("What a click does"), wrap=True, alignment=Qt.AlignmentFlag.AlignTop)
        self.why = Label(name=tr("Why the game can't start there"), wrap=True, key="why-not")
        self.reveal = QtWidgets.QPushButton(tr("Re&veal the way there"))
        self.buttons = QtWidgets.QDialogButtonBox(Standard.Ok | Standard.Cancel)
        self.start = self.buttons.button(Standard.Ok)
        self.start.setText(tr("&Start"))
        self.start.setIcon(icon("play"))
        self._lay_out()
        self.tabs.changed.connect(self._change)
        self.tabs.seat_chosen.connect(self._take_seat)
        self.figures.picked.connect(self.choose_figure)
        self.figures.wanted.connect(self._want)
        self.reveal.clicked.connect(self._reveal)
        self.buttons.accepted.connect(self._settle)
        self.buttons.rejected.connect(self.reject)
        self.tabs.begin(self.choosing)
        self.refresh()
        board.setFocus()

    # Options

    def offer(self, offers: "Sequence[StartMoment]", wished: Position | None, marines: int, text: str) -> None:
        """Offer start moments. The wished one is chosen, unless the user has changed something meanwhile."""
        if marines != self.choosing.players:
            return
        self.moment.offer(offers)
        if wished is not None and not self._touched:
            self.choosing.take(wished)
            self.moment.show_alike(wished)
            self.refresh()
            self.say(self._texts.translated(text))

    def say(self, text: str) -> None:
        """Show a text below the board."""
        self.hint.setText(text)
        self.hint.setToolTip(plain_tip(text))

    def choose_marines(self, players: int) -> None:
        """Choose the number of marines, if the scenario allows it."""
        place = self.count.findData(players)
        if place >= 0 and players != self.choosing.players:
            self.count.setCurrentIndex(place)
            self._begin_for(players)

    # Display

    def refresh(self) -> None:
        """Show the choices, and the reason if no game can begin there."""
        self._again.stop()
        choosing = self.choosing
        self.shown = look = choosing.view()
        if self.figure >= len(choosing.figures_on_board):
            self.figure = NONE
        self._board.show_scene(scene_of(self.painter, choosing, look, self._box()))
        self.tabs.show_all(self.figure)
        self.why.setText(capitalized(look.why))
        self.start.setEnabled(not look.why)
        self.start.setToolTip(plain_tip(look.why or tr("Play from this position")))
        self.reveal.setVisible(self._hidden() is not None)
        self.describe()

    def click(self, x: float, y: float) -> None:
        """Open or shut a door, select the marine or figure there, or place the selected one there."""
        door = self.choosing.door_at(x, y, _NEAR_DOOR)
        space = int(x // 1), int(y // 1)
        there = [seat for seat in range(self.choosing.players) if self.choosing.place_of(seat) == space]
        other = figure_at(self.choosing, self.shown, space)
        if door is not None:
            self.choosing.opened ^= {door.name}
        elif there and (self.seat not in there or self.figure != NONE or self.kind):
            self.choose_seat(there[0])
            return
        elif other not in (NONE, self.figure):
            self.choose_figure(other)
            return
        elif space not in self.choosing.game.board.number:
            return
        elif self.kind or self.figure != NONE:
            self._put_figure(space)
        else:
            self.choosing.put(self.seat, space)
        self._change()

    def choose_seat(self, seat: int) -> None:
        """Choose the marine placed by the next click."""
        if seat < self.choosing.players:
            self.seat, self.figure, self.kind = seat, NONE, ""
            self.tabs.follow(seat)
            self.refresh()

    def choose_figure(self, place: int) -> None:
        """Choose the figure placed by the next click. NONE: a marine again."""
        self.figure, self.kind = place, ""
        if place != NONE:
            self.tabs.show_figure()
        self.refresh()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose a marine by its number."""
        number = event.key() - Qt.Key.Key_1
        if 0 <= number < self.choosing.players and not event.modifiers():
            self.choose_seat(number)
        else:
            super().keyPressEvent(event)

    # Choices

    def _want(self, kind: str) -> None:
        """Let the next click place a new figure of a kind."""
        self.kind, self.figure = kind, NONE
        self.refresh()

    def _put_figure(self, space: Space) -> None:
        """Place the chosen figure, or a new one of the chosen kind, on a space, if there is room."""
        choosing, before = self.choosing, self.choosing.figures
        if self.kind:
            choosing.add_figure(self.kind, space)
        else:
            choosing.change_figure(self.figure, at=space)
        why = choosing.view().why if not self.shown.why else ""
        if why:
            choosing.figures = before
            self._refused = capitalized(why)
        elif self.kind:
            self.figure, self.kind = len(choosing.figures_on_board) - 1, ""

    def _box(self) -> tuple[Space, int, int] | None:
        """The spaces of the figure that a click places: the north-west one, width and height."""
        if self.kind:
            return None
        if self.figure != NONE:
            return box_of(self.choosing, self.shown, self.figure)
        place = self.choosing.place_of(self.seat)
        return None if place is None else (place, 1, 1)

    def _change(self) -> None:
        self._touched = True
        self._again.start()

    def _take_moment(self) -> None:
        self.choosing.take(self.moment.position)
        self._change()

    def _change_count(self) -> None:
        if (players := int(self.count.currentData())) != self.choosing.players:
            self._begin_for(players)
            self.marines_changed.emit(players)

    def _begin_for(self, players: int) -> None:
        """Change the number of marines, keeping the choices."""
        position, touched = self.choosing.position, self._touched
        self.choosing = self._begin(players)
        self.choosing.take(position)
        self.painter = GamePicture(self.choosing.game, self._theme, looks=self._looks)
        self.seat, self.figure, self.kind = min(self.seat, players - 1), NONE, ""
        self._touched = touched
        self.moment.offer(())
        self.tabs.begin(self.choosing)
        self.refresh()

    def _hidden(self) -> Space | None:
        """The space of the first marine in an unrevealed area."""
        number = self.choosing.game.board.number
        for seat in range(self.choosing.players):
            place = self.choosing.place_of(seat)
            if place is not None and place in number and not self.shown.table.revealed >> number[place] & 1:
                return place
        return None

    def _reveal(self) -> None:
        """Reveal the area of a misplaced marine, with the other parts of the first moment that reveals it."""
        if (space := self._hidden()) is None:
            return
        board = self.choosing.game.board
        area = board.area_of[board.number[space]]
        if (known := self.moment.first_with(area)) is not None:
            self.choosing.add(known)
        self.choosing.reveal(space)
        self._change()
        self.start.setFocus()

    def _settle(self) -> None:
        self.refresh()
        if not self.shown.why:
            self.accept()
            self.settled.emit(self.choosing.players, self.choosing.seed, self.choosing.position)

    # Texts and layout

    def describe(self) -> None:
        """Describe the contents of the space under the pointer."""
        refused, self._refused = self._refused, ""
        if refused:
            self.say(refused)
            return
        seat, space = self._chosen_name(), self._board.space
        if space is None or space not in self.choosing.game.board.number:
            more = tr(" Keys 1 to {count} choose another.", count=self.choosing.players)
            self.say(
                self._texts.tr("Click a space to put {marine} there, or a door to open or shut it.", marine=seat)
                + (more if self.choosing.players > 1 else "")
            )
            return
        there = describe_space(self.choosing.game, self.shown.table, self.painter.shown(self.shown.table, None), space)
        self.say(there)
        self._board.describe(tr("{there}. Enter puts {marine} there.", there=there, marine=seat))

    def _chosen_name(self) -> str:
        """The name of the figure that a click places."""
        kind = self.kind
        if self.figure != NONE:
            kind = self.choosing.figures_on_board[self.figure].kind
        if (option := self.choosing.option_of(kind)) is not None:
            return tr("the {figure}", figure=option.words)
        return self.choosing.game.assistant.player_name(self.seat)

    def _take_seat(self, seat: int) -> None:
        if seat != self.seat or self.figure != NONE or self.kind:
            self.seat, self.figure, self.kind = seat, NONE, ""
            self.refresh()

    def _lay_out(self) -> None:
        self.hint.setSizePolicy(QtWidgets.QSizePolicy.Policy.Ignored, QtWidgets.QSizePolicy.Policy.Fixed)
        self.hint.setFixedHeight(3 * self.hint.fontMetrics().lineSpacing() + 4)
        left, right = QtWidgets.QWidget(), QtWidgets.QWidget()
        lay_column((self._board, 1), self.hint, of=left, margins=0)
        form = QtWidgets.QFormLayout()
        form.addRow(tr("&Marines"), self.count)
        form.addRow(tr("Be&gin at"), self.moment)
        self.count.setAccessibleName(tr("Marines"))
        lay_column(form, (self.tabs, 1), of=right, margins=0)
        split = lay_split(left, right, sizes=(_SIZE.width() - _SIDE, _SIDE), stretch=(1,))
        split.setChildrenCollapsible(False)
        lay_column((split, 1), lay_row((self.why, 1), self.reveal, self.buttons), of=self)
