"""The dialog for drawing a piece type: tools, grid, pictures of every rotation, errors."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

from PySide6 import QtWidgets
from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QAction, QActionGroup, QKeyEvent, QKeySequence, QPixmap

from kneedeep.support.resources import table_rows
from kneedeep_editor.panels.piece_editor import piece_grid
from kneedeep_editor.panels.trace_panel import CORNERS, Surface, TracePanel
from kneedeep_editor.services import widgets
from kneedeep_editor.services.icons import icon
from kneedeep_editor.texts import capitalized, tr, tr_count
from kneedeep_editor.tools.elements import piece_draft as drafts
from kneedeep_editor.tools.elements.piece_draft import PieceDraft

_TOOLS = table_rows(__file__, "drawing_tools.txt")
_PICTURE = QSize(104, 92)


class PieceRequest(NamedTuple):
    """The inputs of a dialog.

    `used`: number of pieces of the type on the map. `taking`: the name of a piece that may get the new type.
    `other_face`: returns a face's outline as the mirrored back of a known one, None if unknown. If given, the id is the
    name of a tile, and stays unless a number is entered.
    """

    title: str
    draft: PieceDraft
    id: str
    name: str
    fresh: bool
    used: int = 0
    taking: str = ""
    other_face: Callable[[str], PieceDraft | None] | None = None


class PieceDialog(QtWidgets.QDialog):
    """Draws one piece type. After acceptance, `draft`, `own_id`, `own_name` and `takes` are the result."""

    def __init__(
        self,
        asked: PieceRequest,
        draw: Callable[[PieceDraft, int, QSize], QPixmap],
        complaint: Callable[[str], str],
        photograph: Callable[[QtWidgets.QWidget], Path | None],
        parent: QtWidgets.QWidget,
    ) -> None:
        """Begin with a draft.

        `draw`: makes its picture in a rotation. `complaint`: the fault of an id. `photograph`: asks for a file.
        """
        super().__init__(parent)
        self.setWindowTitle(asked.title)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._asked, self._draw, self._complaint, self._photograph = asked, draw, complaint, photograph
        self._past: list[PieceDraft] = []
        self._future: list[PieceDraft] = []
        self.grid = piece_grid.PieceGrid(asked.draft)
        self.tracing: TracePanel | None = None
        self.name_field = QtWidgets.QLineEdit(asked.name)
        self.id_field = QtWidgets.QLineEdit(asked.id)
        self.takes_box = QtWidgets.QCheckBox(tr("Use the new type for the {name} on the map", name=asked.taking))
        self.takes_box.setChecked(True)
        self.takes_box.setVisible(bool(asked.taking))
        self._named = not asked.fresh or asked.other_face is not None
        self.number_button = widgets.push_button(tr("Other &number…"), do=self._free_number)
        self.face_button = widgets.push_button(
            tr("Start from the other &face"),
            tip=tr("Fill in spaces and openings of the other face, mirrored; draw the printed edges again"),
            do=self._start_from_other_face,
        )
        self._pictures: list[QtWidgets.QLabel] = []
        name = tr("What is wrong with the drawing")
        self.problems = widgets.Label(wrap=True, name=name, alignment=Qt.AlignmentFlag.AlignTop)
        self.hint = widgets.Label(look="quiet", wrap=True)
        """Help for the current tool and its keys, or the reason why a click had no effect."""
        self.buttons = widgets.dialog_buttons(self, standard=widgets.Standard.Ok | widgets.Standard.Cancel)
        self._soon = QTimer(self, singleShot=True)
        self._soon.timeout.connect(self._show_pictures)
        self._bar = self._make_bar()
        self._lay_out()
        self.grid.drawn.connect(self._drawn)
        self.grid.missed.connect(self._tell_miss)
        self.name_field.textEdited.connect(self._name)
        self.id_field.textEdited.connect(self._identify)
        self._judge()
        self._show_pictures()
        self.grid.setFocus()
        self.resize(widgets.size_on_screen(self, QSize(880, 620)))

    # Results

    @property
    def draft(self) -> PieceDraft:
        """The draft."""
        return self.grid.draft

    @property
    def own_id(self) -> str:
        """The id of the type."""
        return self.id_field.text().strip()

    @property
    def own_name(self) -> str:
        """The name of the type for people."""
        return self.name_field.text().strip()

    @property
    def takes(self) -> bool:
        """Whether the selected piece gets the new type."""
        return bool(self._asked.taking) and self.takes_box.isChecked()

    # Construction

    def _make_bar(self) -> QtWidgets.QToolBar:
        bar = QtWidgets.QToolBar(
            tr("Drawing"), iconSize=QSize(18, 18), toolButtonStyle=Qt.ToolButtonStyle.ToolButtonTextOnly
        )
        self._tools = group = QActionGroup(self)
        for name, text, key, tip in _TOOLS:
            action = QAction(tr(text), group, checkable=True, shortcut=QKeySequence(key))
            action.setObjectName(f"draw-{name}")
            action.setChecked(name == piece_grid.BRUSH)
            action.setData(name)
            action.setToolTip(widgets.plain_tip(f"{tr(text)}: {tr(tip)} ({key})"))
            bar.addAction(action)
            if name in (piece_grid.DIFFICULT, piece_grid.OPENING):
                bar.addSeparator()
        group.triggered.connect(self._use)
        self.addActions(group.actions())
        bar.addSeparator()
        for name, text, key, slot in (
            ("turn-back", tr("Turn left"), "Shift+R", partial(self._turn, -1)),
            ("turn", tr("Turn right"), "R", partial(self._turn, 1)),
            ("undo", tr("Undo"), "Ctrl+Z", partial(self._step, self._past, self._future)),
            ("redo", tr("Redo"), "Ctrl+Shift+Z", partial(self._step, self._future, self._past)),
        ):
            action = QAction(icon(name), text, self, shortcut=QKeySequence(key))
            action.setObjectName(f"draw-{name}")
            action.setToolTip(widgets.plain_tip(f"{text} ({key})"))
            action.triggered.connect(slot)
            if name == "undo":
                bar.addSeparator()
            bar.addAction(action)
            bar.widgetForAction(action).setProperty("toolButtonStyle", Qt.ToolButtonStyle.ToolButtonIconOnly)
        bar.addSeparator()
        action = QAction(tr("Photo"), self, checkable=True, shortcut=QKeySequence("P"))
        action.setObjectName("draw-photo")
        action.setToolTip(tr("Draw over a photograph of the tile (P)"))
        action.toggled.connect(self._show_photograph)
        bar.addAction(action)
        return bar

    def _lay_out(self) -> None:
        form = QtWidgets.QFormLayout()
        self.name_field.setPlaceholderText(tr("Name shown in the editor"))
        form.addRow(tr("&Name"), self.name_field)
        form.addRow(tr("&Id"), self.id_field)
        tile = self._asked.other_face is not None
        for button in (self.number_button, self.face_button):
            button.setVisible(tile)
            button.setAutoDefault(False)
        if tile:
            self.id_field.setReadOnly(True)
            self.id_field.setToolTip(tr("Number and face of the tile, as printed on it"))
            form.addRow(self.number_button)
            form.addRow(self.face_button)
        looks = QtWidgets.QGridLayout()
        looks.setSpacing(2)
        for number in range(4):
            picture = widgets.Label(
                alignment=Qt.AlignmentFlag.AlignCenter,
                name=tr("Turned by {part} degrees", part=90 * number),
                tip=widgets.plain_tip(tr("Turned by {part}°", part=90 * number)),
            )
            picture.setFixedSize(_PICTURE)
            self._pictures.append(picture)
            looks.addWidget(picture, number // 2, number % 2)
        beside = widgets.lay_column(
            form,
            _heading(tr("In every rotation")),
            looks,
            _heading(tr("What is wrong")),
            (self.problems, 1),
            self.takes_box,
        )
        self._side = QtWidgets.QStackedWidget()
        self._side.addWidget(widgets.side_column(beside))
        self._side.setFixedWidth(250)
        middle = widgets.lay_row((self.grid, 1), self._side)
        self._tell_tool()
        widgets.lay_column(self._bar, (middle, 1), widgets.lay_row((self.hint, 1), self.buttons), of=self)
        self.buttons.button(widgets.Standard.Ok).setAutoDefault(False)

    # Actions

    def _show_photograph(self, shown: bool) -> None:
        """Show the panel of the traced photograph at the side, or the previous content."""
        grid = self.grid
        if self.tracing is None:
            surface = Surface(grid, grid.place, grid.middle)
            self.tracing = TracePanel(grid.trace, surface, partial(self._photograph, self), CORNERS)
            self.tracing.used.connect(self._tell_tool)
            self._side.addWidget(self.tracing)
        self.tracing.use("")
        self._side.setCurrentIndex(int(shown))
        if shown and grid.trace.trace is None:
            self.tracing.choose()

    def use(self, tool: str) -> None:
        """Make a tool current."""
        action = self.findChild(QAction, f"draw-{tool}")
        assert isinstance(action, QAction)
        action.trigger()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keep Esc from discarding a drawing."""
        if event.key() == Qt.Key.Key_Escape and self._past:
            self.hint.setText(tr("Cancel discards the drawing."))
        else:
            super().keyPressEvent(event)

    def _use(self, action: QAction) -> None:
        self.grid.use(str(action.data()))
        self.grid.setFocus()
        if self.tracing is not None:
            # The next click draws instead of setting a corner of the photograph.
            self.tracing.use("")
        self._tell_tool()

    def _tell_tool(self, instead: str = "") -> None:
        """Show the tool and its usage, or the use of the pointer on the photograph instead."""
        for action in self._tools.actions():
            action.setChecked(action.data() == self.grid.tool and not instead)
        if instead:
            self.hint.setText(instead)
            return
        tip = next(tr(tip) for name, _, _, tip in _TOOLS if name == self.grid.tool)
        keys = (
            tr("Arrow keys move the cursor, Shift and an arrow key draw on that side, R turns.")
            if self.grid.tool in piece_grid.ON_SIDES
            else tr("Arrow keys move the cursor, Space draws, R turns.")
        )
        self.hint.setText(f"{capitalized(tip)}. {keys}")

    def _tell_miss(self) -> None:
        self.hint.setText(
            tr("An opening needs two adjacent spaces of the rim; there is no room for one here.")
            if self.grid.tool == piece_grid.OPENING
            else tr("Edges are printed between two spaces.")
        )

    def _drawn(self, draft: PieceDraft) -> None:
        self._tell_tool()
        self._past.append(self._known)
        self._future.clear()
        self._judge()
        self._soon.start(0)

    def _put(self, draft: PieceDraft) -> None:
        self.grid.show_draft(draft)
        self._judge()
        self._soon.start(0)

    def _change(self, draft: PieceDraft) -> None:
        self._past.append(self.grid.draft)
        self._future.clear()
        self._put(draft)

    def _turn(self, quarters: int) -> None:
        self._change(drafts.turn_draft(self.grid.draft, quarters))

    def _step(self, back: list[PieceDraft], forth: list[PieceDraft]) -> None:
        """Undo or redo: show the last draft of one list, and add the current one to the other list."""
        if back:
            forth.append(self.grid.draft)
            self._put(back.pop())

    def _name(self, text: str) -> None:
        if not self._named:
            words = "".join(sign if sign.isascii() and sign.isalnum() else " " for sign in text.lower())
            made = "-".join(words.split()).lstrip("-0123456789")[:40]
            self.id_field.setText(made or self._asked.id)
        self._judge()

    def _identify(self, text: str) -> None:
        self._named = True
        self._judge()

    def _free_number(self) -> None:
        """Allow typing another number and face."""
        self.id_field.setReadOnly(False)
        self.id_field.setFocus()
        self.id_field.selectAll()

    def _start_from_other_face(self) -> None:
        begun = self._asked.other_face(self.own_id) if self._asked.other_face is not None else None
        if begun is not None:
            self._change(begun)
            self.grid.setFocus()

    # Checks and display

    def _judge(self) -> None:
        """Show errors at once, and enable OK only for a valid piece."""
        self._known = self.grid.draft
        if self._asked.other_face is not None:
            self.face_button.setEnabled(self._asked.other_face(self.own_id) is not None)
        faults = drafts.draft_errors(self._known)
        lines = [fault.text for fault in faults]
        if self.own_id != self._asked.id or self._asked.fresh:
            complaint = self._complaint(self.own_id)
            lines += [complaint] if complaint else []
        accept = self.buttons.button(widgets.Standard.Ok)
        accept.setEnabled(not lines)
        accept.setToolTip(widgets.plain_tip("\n".join(lines)))
        wrong = bool(lines)
        remarks = drafts.draft_remarks(self._known)
        if not wrong and not remarks:
            lines = [tr("No errors: it can be laid.")]
        lines += [tr("Note: {remark}", remark=remark) for remark in remarks]
        if self._asked.used and not wrong:
            lines.append(
                tr_count(
                    "It lies on the map {n} time and will change there.",
                    "It lies on the map {n} times and will change there.",
                    self._asked.used,
                )
            )
        self.problems.setText("\n\n".join(lines))
        self.problems.setProperty("complaint", wrong)
        self.problems.style().polish(self.problems)
        self.grid.mark(frozenset(space for fault in faults for space in fault.spaces))

    def _show_pictures(self) -> None:
        possible = bool(self._known.spaces)
        for number, picture in enumerate(self._pictures):
            picture.setPixmap(self._draw(self._known, 90 * number, _PICTURE - QSize(8, 8)) if possible else QPixmap())


def _heading(text: str) -> QtWidgets.QLabel:
    return widgets.Label(text, look="heading")
