"""The keyboard focus of a playtest: at the answers, or at the table while there are none."""

from PySide6.QtWidgets import QApplication, QWidget

from kneedeep_editor.playtest.panels.decision_panel import DecisionPanel


class AnswerFocus:
    """Keeps the focus at the answers from one decision to the next."""

    def __init__(self, table: QWidget, decision: DecisionPanel) -> None:
        self._table, self._decision = table, decision
        self._answering = self._listed = False
        """Whether the keyboard chooses among the answers, and whether there were some."""

    @property
    def at_answers(self) -> bool:
        """Whether the decision has the focus."""
        return _has_focus(self._decision)

    def keep(self, answered: bool, *, listed: bool) -> None:
        """Move the focus after a change. `answered`: it was at the answers. `listed`: there are some now."""
        if answered:
            self._answering = True
        elif self._listed:
            self._answering = False
        self._listed = listed
        if not self._answering or self.at_answers:
            return
        if not listed:
            self._table.setFocus()
        elif answered or _has_focus(self._table):
            self._decision.list.setFocus()


def _has_focus(widget: QWidget) -> bool:
    focused: QWidget | None = QApplication.focusWidget()
    return focused is not None and (focused is widget or widget.isAncestorOf(focused))
