"""The layout of a playtest's page: the table with goals and sheets, and beside it the decision and the story."""

from PySide6.QtWidgets import QStackedWidget, QToolBar, QWidget

from kneedeep.games.play.session import PlaySession
from kneedeep_editor.canvas.table.table_canvas import TableCanvas
from kneedeep_editor.playtest.panels.decision_panel import DecisionPanel
from kneedeep_editor.playtest.panels.dice_panel import DicePanel
from kneedeep_editor.playtest.panels.game_over import GameOver, Veil
from kneedeep_editor.playtest.panels.goals_header import GoalsHeader
from kneedeep_editor.playtest.panels.hand_panel import HandPanel
from kneedeep_editor.playtest.panels.marine_sheets import MarineSheets
from kneedeep_editor.playtest.panels.story_log import StoryLog
from kneedeep_editor.services import widgets
from kneedeep_editor.texts import EditionTexts, tr

PANEL = 380
_SIZES = ((560, 240), (640, 160))
"""The heights of decision and story. The second pair is for people around one screen."""
_DISTANT = 680
"""The window height from which there is room for large letters."""
_LOW, _LEAST = 560, 60
"""The height of a low window, and the minimum height of the pane below the map."""


class GameLayout(QWidget):
    """The panels around the table of a game."""

    def __init__(self, session: PlaySession, table: TableCanvas) -> None:
        super().__init__()
        self.setObjectName("playtest")
        self.table, self._session = table, session
        game = session.game
        self.header = GoalsHeader(game)
        ends_turns = any(kind.role == "turn end" for kind in game.kinds.values())
        self.decision, self.dice, self.hand = DecisionPanel(ends_turns=ends_turns), DicePanel(), HandPanel()
        self.over = GameOver()
        self.log, self.sheets = StoryLog(), MarineSheets(EditionTexts(game.scenario.ruleset))
        self.bar = QToolBar(tr("Playtest"))
        self.bar.setObjectName("playtest-bar")
        widgets.set_up_overflow(self.bar)
        self._board = board = QWidget()
        below = QWidget()
        self._below = widgets.lay_column(self.sheets, of=below, margins=0, spacing=0)
        self.pane = widgets.scroll_area(below, name=tr("Sheets"), focus=True)
        self._beside = widgets.lay_column(self.header, (table, 1), self.pane, of=board, margins=0, spacing=0)
        asked_of = QWidget()
        # The dice are below the answers, so that the answers don't move when dice appear.
        widgets.lay_column((self.decision, 3), (self.over, 3), self.dice, (self.hand, 3), of=asked_of, margins=0)
        self._asked_and_told = widgets.lay_split(asked_of, self.log, sizes=_SIZES[False], across=False)
        side = widgets.SideColumn(self._asked_and_told)
        split = widgets.lay_split(board, side, sizes=(1000, PANEL), stretch=(5, 2))
        self.veil = Veil()
        self.stack = QStackedWidget()
        self.stack.addWidget(split)
        self.stack.addWidget(self.veil)
        widgets.lay_column(self.bar, (self.stack, 1), of=self, margins=0, spacing=0)
        widgets.ResizeWatch(self, board, self.share_room)

    def dress(self) -> None:
        """Use large letters for people around one screen, if there is room."""
        is_distant = self._session.seats.shared and self.window().height() >= _DISTANT
        if self.decision.property("distant") != is_distant:
            for part in (self.decision, self.hand, self.sheets):
                widgets.restyle(part, "distant", is_distant)
            self._asked_and_told.setSizes(_SIZES[is_distant])

    def share_room(self) -> None:
        """Leave half of the window's height to the map. In a low window the goals scroll with the sheets."""
        window, board = self.window(), self._board
        is_low = window.height() < _LOW
        self.dress()
        self.sheets.stack(on=is_low)
        place = self._below if is_low else self._beside
        if place.indexOf(self.header) < 0:
            place.insertWidget(0, self.header)
        room = board.height() - window.height() // 2
        if not is_low:
            room -= self.header.heightForWidth(board.width())
        wanted = self._below.totalHeightForWidth(board.width())
        self.pane.setFixedHeight(max(0, min(wanted, max(room, _LEAST))))
