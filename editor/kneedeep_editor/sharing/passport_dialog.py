"""The dialogs for making a passport, and for verifying one claim by claim."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QWidget

from kneedeep_editor.services.fields import add_line, list_box, number_box
from kneedeep_editor.services.widgets import Label, check_box
from kneedeep_editor.sharing.job_dialog import JobDialog
from kneedeep_editor.sharing.passport_process import PassportWish
from kneedeep_editor.texts import later, tr
from kneedeep_exchange.passport.archive import MOST_GAMES
from kneedeep_exchange.passport.verification import QUICK_GAMES, Statement

USUAL_GAMES = 20
WORDS = {True: later("holds"), False: later("does not hold"), None: later("open")}
_ICONS = {True: "fine", False: "error", None: "info"}
_LIST_HEIGHT = 180


class PassportDialog(JobDialog):
    """The options of a passport. `changed`: they have changed."""

    changed = Signal()

    def __init__(self, parent: QWidget | None) -> None:
        super().__init__(parent, tr("Make a passport"), tr("&Make…"))
        tip = tr("Simulated games with each number of marines; more of them take longer to verify")
        self.games = number_box(0, MOST_GAMES, USUAL_GAMES, special=tr("none"), tip=tip)
        self.draft = check_box(
            tr("&Draft: errors are allowed"), tip=tr("The passport says that it is a draft"), do=self.changed
        )
        self.dated = check_box(
            tr("&Include the date"), tip=tr("Without the date, the same map always gives the same file")
        )
        self.form.addRow(
            Label(
                tr(
                    "A passport is one file with the map, its problems, its solution and simulated games. Anybody can have "
                    "all of it repeated, with File > Verify passport or with the command kneedeep verify."
                ),
                wrap=True,
            )
        )
        self.form.addRow(tr("&Games"), self.games)
        self.form.addRow(self.draft)
        self.form.addRow(self.dated)

    @property
    def wish(self) -> PassportWish:
        """The chosen options."""
        return PassportWish(self.games.value(), self.draft.isChecked(), self.dated.isChecked())


class VerifyDialog(JobDialog):
    """The claims of a passport, with results."""

    def __init__(self, parent: QWidget | None) -> None:
        super().__init__(parent, tr("Verify passport"), tr("&Choose a passport…"))
        self.quick = QCheckBox(tr("&Quick: only the first {n} games with each number of marines", n=QUICK_GAMES))
        self.form.addRow(
            Label(
                tr("Every claim of a passport is repeated here. It shows that nothing was changed, not who made it."),
                wrap=True,
            )
        )
        self.form.addRow(self.quick)
        self.claims = list_box(tr("Claims"))
        self.claims.setMinimumHeight(_LIST_HEIGHT)
        self.parts.addWidget(self.claims)

    def show_statement(self, statement: Statement) -> None:
        """Add the result of a claim."""
        text = f"{statement.what}: {tr(WORDS[statement.holds])}: {statement.text}"
        self.claims.scrollToItem(add_line(self.claims, text, sign=_ICONS[statement.holds], spoken=text))
