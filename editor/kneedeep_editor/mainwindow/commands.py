"""The commands of the window, read from `commands.txt`."""

from typing import NamedTuple

from PySide6.QtGui import QAction, QKeySequence

from kneedeep.support.resources import table_rows
from kneedeep_editor.services.icons import icon
from kneedeep_editor.texts import EditionTexts


class Command(NamedTuple):
    """A command, a menu, or a separator with the name `-`. `after`: the previous command in its menu."""

    name: str
    text: str
    menu: str
    keys: tuple[str | QKeySequence.StandardKey, ...] = ()
    icon: str = ""
    tip: str = ""
    after: str = ""


def _key(text: str) -> str | QKeySequence.StandardKey:
    return QKeySequence.StandardKey[text[1:-1]] if text.startswith("<") else text


COMMANDS = tuple(
    Command(name, text, menu, tuple(map(_key, "".join(rest[:1]).split())), *rest[1:4])
    for name, text, menu, *rest in table_rows(__file__, "commands.txt")
)
_NAMED = {command.name: command for command in COMMANDS}


def command_of(name: str) -> Command:
    """A command by its name."""
    return _NAMED[name]


SUBMENUS = ("recent", "area")


def set_up_action(action: QAction, command: Command, texts: EditionTexts) -> None:
    """Give an action the icon, default keys and tip of a command."""
    action.setObjectName(command.name)
    if command.icon:
        action.setIcon(icon(command.icon))
    action.setShortcuts([QKeySequence(key) for key in command.keys])
    action.setStatusTip(texts.tr(command.tip))
