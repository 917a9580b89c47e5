"""The shortcuts of commands: defaults, and changes by the user."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QKeySequence

from kneedeep_editor.services.settings import Settings
from kneedeep_editor.services.widgets import plain_tip
from kneedeep_editor.texts import tr

_GROUP = "keys/"
_APART = "\n"
_DEFAULT, _TIP, _MORE, _SHARED, _SHARING = "default-keys", "tip", "more", "shared-keys", "sharing"
_CURSOR = ("Left", "Right", "Up", "Down", "Return", "Enter", "Space")
_WITH = ("", "Shift+", "Ctrl+", "Ctrl+Shift+")
_FOCUS = ("Tab", "Backtab", "Shift+Tab")
RESERVED = frozenset([*_FOCUS, *(f"{held}{key}" for held in _WITH for key in _CURSOR)])
"""Reserved keys, which move the map's cursor or the focus."""


class ShortcutKeys(QObject):
    """The shortcuts of all windows. `changed`: some have changed."""

    changed = Signal()

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._settings = settings

    def adopt(self, action: QAction, tip: str = "", more: str = "") -> None:
        """Register an action with its default keys, assign its current keys, and add them to its tool tip.

        `tip` is its description, `more` the text below.
        """
        action.setProperty(_DEFAULT, [_text(key) for key in action.shortcuts()])
        self.describe(action, tip, more)

    def describe(self, action: QAction, tip: str, more: str = "") -> None:
        """Update the tool tip of a registered action with its keys."""
        action.setProperty(_TIP, tip)
        action.setProperty(_MORE, more)
        self.apply(action)

    def apply(self, action: QAction) -> None:
        """Assign the current keys to a registered action."""
        texts = [*self.of(action), *(self.shared(action) if action.property(_SHARING) else ())]
        action.setShortcuts([QKeySequence.fromString(text) for text in texts])
        tip, more = str(action.property(_TIP) or ""), str(action.property(_MORE) or "")
        if tip:
            shown = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            action.setToolTip(plain_tip(f"{tip} ({shown})" if shown else tip))
            if more:
                action.setToolTip(plain_tip(f"{action.toolTip()}\n{more}"))

    def share(self, action: QAction, others: Sequence[QAction], *, now: bool) -> None:
        """Let an action use the keys of disabled others too. `now`: whether they are disabled."""
        action.setProperty(_SHARED, list(others))
        action.setProperty(_SHARING, now)
        self.apply(action)

    def shared(self, action: QAction) -> list[str]:
        """The keys that an action has from disabled others, as portable texts."""
        return [text for one in action.property(_SHARED) or () for text in self.of(one)]

    def of(self, action: QAction) -> list[str]:
        """The current keys of an action, as portable texts."""
        kept = self._settings.text(f"{_GROUP}{action.objectName()}", _APART)
        return defaults(action) if kept == _APART else [text for text in kept.split(_APART) if text]

    def give(self, action: QAction, texts: Sequence[str], others: Iterable[QAction] = ()) -> None:
        """Assign keys to an action and remove them from others. Raises ValueError for a reserved key."""
        if reserved := RESERVED.intersection(texts):
            raise ValueError(tr("{keys} moves the cursor on the map, or the focus.", keys=sorted(reserved)[0]))
        self._keep(action, list(dict.fromkeys(texts)))
        for other in holders(texts, others):
            if other is not action:
                self._keep(other, [text for text in self.of(other) if text not in texts])
        self.changed.emit()

    def reset(self, actions: Iterable[QAction]) -> None:
        """Restore the default keys of actions."""
        for action in actions:
            self._settings.remove(f"{_GROUP}{action.objectName()}")
        self.changed.emit()

    def _keep(self, action: QAction, texts: list[str]) -> None:
        name = f"{_GROUP}{action.objectName()}"
        if texts == defaults(action):
            self._settings.remove(name)
        else:
            self._settings.setValue(name, _APART.join(texts))


def defaults(action: QAction) -> list[str]:
    """The default keys of a registered action, as portable texts."""
    return [str(text) for text in action.property(_DEFAULT) or ()]


def holders(texts: Iterable[str], actions: Iterable[QAction]) -> list[QAction]:
    """The actions that have one of some keys."""
    wanted = set(texts)
    return [action for action in actions if wanted & {_text(key) for key in action.shortcuts()}]


def _text(key: QKeySequence) -> str:
    return key.toString(QKeySequence.SequenceFormat.PortableText)
