"""The commands of the window as data: name, text, menu, keys."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow

from kneedeep_editor.services.icons import icon
from kneedeep_editor.texts import EditionTexts, later

_KEYS = QKeySequence.StandardKey


class Command(NamedTuple):
    """One command. `menu` is its menu, empty after a separator line's name `-`."""

    name: str
    text: str
    menu: str
    keys: tuple[str | QKeySequence.StandardKey, ...] = ()
    icon: str = ""
    tip: str = ""


COMMANDS: tuple[Command, ...] = (
    Command("new", "&New…", "File", (_KEYS.New,), "new", "Create a new scenario; asks for the edition"),
    Command("open", "&Open…", "File", (_KEYS.Open,), "open", "Open scenario files"),
    Command("recent", "Open &recent", "File"),
    Command("start-page", "S&tart page", "File", (), "", "Show recent maps, templates and samples"),
    Command("-", "", "File"),
    Command("save", "&Save", "File", (_KEYS.Save,), "save", "Save the file"),
    Command("save-as", "Save &as…", "File", ("Ctrl+Shift+S",), "", "Save the file under another name"),
    Command("-", "", "File"),
    Command("close", "&Close", "File", (_KEYS.Close,), "", "Close this map"),
    Command("quit", "&Quit", "File", (_KEYS.Quit,), "", "Close all windows"),
    Command("undo", "&Undo", "Edit", (_KEYS.Undo,), "undo"),
    Command("redo", "&Redo", "Edit", ("Ctrl+Shift+Z", "Ctrl+Y"), "redo"),
    Command("-", "", "Edit"),
    Command("turn", "&Turn right", "Edit", ("R",), "turn", "Turn the selection clockwise"),
    Command(
        "turn-back", "Turn &left", "Edit", ("Shift+R",), "turn-back", "Turn the selection counterclockwise"
    ),
    Command("delete", "&Delete", "Edit", ("Del", "Backspace"), "delete", "Delete the selection"),
    Command("area", "&Area of the selection", "Edit"),
    Command("-", "", "Edit"),
    Command("select-all", "Select &all", "Edit", (_KEYS.SelectAll,), "", "Select everything on the map"),
    Command("end", "&End or deselect", "Edit", ("Esc",), "", "Leave the tool or clear the selection"),
    Command("find", "&Search the palette", "Edit", (_KEYS.Find,), "search", "Search the palette"),
    Command("zoom-in", "Zoom &in", "View", ("Ctrl++", "Ctrl+="), "zoom-in", "Zoom in"),
    Command("zoom-out", "Zoom &out", "View", ("Ctrl+-",), "zoom-out", "Zoom out"),
    Command("fit", "&Whole map", "View", ("Ctrl+0", "Home"), "fit", "Show the whole map"),
    Command("fit-selection", "&Selection", "View", ("Ctrl+9",), "", "Show the selection"),
    Command("-", "", "View"),
    Command("focus-map", "Go to the &map", "View", ("F6",), "", "Move the keyboard focus to the map"),
    Command("next-problem", "&Next problem", "Problems", ("F8",), "", "Show the next problem"),
    Command(
        "previous-problem", "&Previous problem", "Problems", ("Shift+F8",), "", "Show the previous problem"
    ),
    Command(
        "fix",
        "&Fix",
        "Problems",
        ("Ctrl+.",),
        "fix",
        "Make the first fix of the selected problem that deletes nothing",
    ),
)

MENUS = (
    ("File", later("&File")),
    ("Edit", later("&Edit")),
    ("Tools", later("&Tools")),
    ("View", later("&View")),
    ("Problems", later("&Problems")),
)
SUBMENUS = ("recent", "area")


def make_actions(
    window: QMainWindow, slots: Mapping[str, Callable[[], object]], texts: EditionTexts
) -> dict[str, QAction]:
    """Return the actions of all commands that have a slot, made for a window."""
    actions = {}
    for command in COMMANDS:
        slot = slots.get(command.name)
        if slot is None:
            continue
        action = QAction(texts.tr(command.text), window)
        set_up_action(action, command, texts)
        action.triggered.connect(slot)
        actions[command.name] = action
    return actions


def set_up_action(action: QAction, command: Command, texts: EditionTexts) -> None:
    """Give an action the icon, default keys and tip of a command."""
    action.setObjectName(command.name)
    if command.icon:
        action.setIcon(icon(command.icon))
    action.setShortcuts([QKeySequence(key) for key in command.keys])
    action.setStatusTip(texts.tr(command.tip))
