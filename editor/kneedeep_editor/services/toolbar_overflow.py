"""The overflow button at the end of toolbars, always visible when items don't fit."""

from PySide6.QtWidgets import QToolBar, QToolButton

from kneedeep_editor.services.icons import icon
from kneedeep_editor.texts import tr


def set_up_overflow(bar: QToolBar) -> None:
    """Give the overflow button of a toolbar an icon in the theme's colors, and a name."""
    more = bar.findChild(QToolButton, "qt_toolbar_ext_button")
    if isinstance(more, QToolButton):
        more.setIcon(icon("more"))
        more.setToolTip(tr("Show the commands that do not fit"))
        more.setAccessibleName(tr("More commands"))
