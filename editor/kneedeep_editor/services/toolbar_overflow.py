"""What all bars of buttons have in common: what does not fit is offered by a button at their end that is seen."""

from PySide6.QtWidgets import QToolBar, QToolButton

from kneedeep_editor.services.icons import icon
from kneedeep_editor.texts import tr


def set_up_overflow(bar: QToolBar) -> None:
    """Give the button of a bar that offers what does not fit a picture in the colors of the look, and a name."""
    more = bar.findChild(QToolButton, "qt_toolbar_ext_button")
    if isinstance(more, QToolButton):
        more.setIcon(icon("more"))
        more.setToolTip(tr("Show the commands that do not fit"))
        more.setAccessibleName(tr("More commands"))
