"""The shortcuts of commands: defaults, and changes by the user."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QKeySequence

from kneedeep_editor.services.settings import Settings
from kneedeep_editor.services.widgets import plain_tip

_GROUP = "keys/"
_APART = "\n"
_DEFAULT, _TIP, _MORE, _SHARED, _SHARING = "default-keys", "tip", "more", "shared-keys", "sharing"
_CURSOR = ("Left", "Right", "Up", "Down", "Return", "Enter", "Space")
_WITH = ("", "Shift+", "Ctrl+", "Ctrl+Shift+")
_FOCUS = ("Tab", "Backtab", "Shift+Tab")
RESERVED = frozenset([*_FOCUS, *(f"{held}{key}" for held in _WITH for key in _CURSOR)])
"""Keys that lead the cursor over the map, or the focus from widget to widget: no command may have them."""


class ShortcutKeys(QObject):
    """The keys of all windows. `changed` says that some are others now."""

    changed = Signal()

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._settings = settings

    def adopt(self, action: QAction, tip: str = "", more: str = "") -> None:
        """Note an action's default keys, assign its current ones, and add them to its tool tip.

        `tip` is its description, `more` the text below.
        """
        action.setProperty(_DEFAULT, [_text(key) for key in action.shortcuts()])
        self.describe(action, tip, more)

    def describe(self, action: QAction, tip: str, more: str = "") -> None:
        """Describe an adopted action and its keys in its tool tip."""
        action.setProperty(_TIP, tip)
        action.setProperty(_MORE, more)
        self.apply(action)

    def apply(self, action: QAction) -> None:
        """Give an adopted action the keys that it should have now."""
        texts = [*self.of(action), *(self.shared(action) if action.property(_SHARING) else ())]
        action.setShortcuts([QKeySequence.fromString(text) for text in texts])
        tip, more = str(action.property(_TIP) or ""), str(action.property(_MORE) or "")
        if tip:
            shown = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            action.setToolTip(plain_tip(f"{tip} ({shown})" if shown else tip))
            if more:
                action.setToolTip(plain_tip(f"{action.toolTip()}\n{more}"))

    def share(self, action: QAction, others: Sequence[QAction], *, now: bool) -> None:
        """Let an action have the keys of others too. `now`: they are disabled, and this one has their keys."""
        action.setProperty(_SHARED, list(others))
        action.setProperty(_SHARING, now)
        self.apply(action)

    def shared(self, action: QAction) -> list[str]:
        """The keys that an action has from disabled others, as portable texts."""
        return [text for one in action.property(_SHARED) or () for text in self.of(one)]

    def of(self, action: QAction) -> list[str]:
        """The keys that an action should have, as portable texts."""
        kept = self._settings.text(f"{_GROUP}{action.objectName()}", _APART)
        return defaults(action) if kept == _APART else [text for text in kept.split(_APART) if text]

    def give(self, action: QAction, texts: Sequence[str], others: Iterable[QAction] = ()) -> None:
        """Give an action these keys, and take them from the others. Raises ValueError for a reserved one."""
        if reserved := RESERVED.intersection(texts):
            raise ValueError(f"{sorted(reserved)[0]} leads the cursor over the map or the focus.")
        self._keep(action, list(dict.fromkeys(texts)))
        for other in holders(texts, others):
            if other is not action:
                self._keep(other, [text for text in self.of(other) if text not in texts])
        self.changed.emit()

    def reset(self, actions: Iterable[QAction]) -> None:
        """Give actions the keys they have by default."""
        for action in actions:
            self._settings.drop(f"{_GROUP}{action.objectName()}")
        self.changed.emit()

    def _keep(self, action: QAction, texts: list[str]) -> None:
        name = f"{_GROUP}{action.objectName()}"
        if texts == defaults(action):
            self._settings.drop(name)
        else:
            self._settings.set_text(name, _APART.join(texts))


def defaults(action: QAction) -> list[str]:
    """The keys an adopted action has by default, as portable texts."""
    return [str(text) for text in action.property(_DEFAULT) or ()]


def holders(texts: Iterable[str], actions: Iterable[QAction]) -> list[QAction]:
    """The actions that are called by one of some keys."""
    wanted = set(texts)
    return [action for action in actions if wanted & {_text(key) for key in action.shortcuts()}]


def _text(key: QKeySequence) -> str:
    return key.toString(QKeySequence.SequenceFormat.PortableText)
