"""The one undo command: two values of the document, swapped."""

from collections.abc import Callable, Hashable

from PySide6.QtGui import QUndoCommand

from kneedeep.model.scenario.model import Scenario

_MERGING = 1
_ALONE = -1


class UndoCommand(QUndoCommand):
    """A named step from one value to another. Steps with the same merge key become one."""

    def __init__(
        self,
        title: str,
        before: Scenario,
        after: Scenario,
        show: Callable[[Scenario], None],
        merge_key: Hashable | None = None,
    ) -> None:
        """Take the values and the function that makes one of them the document's."""
        super().__init__(title)
        self.before = before
        self.after = after
        self.merge_key = merge_key
        self._show = show

    def undo(self) -> None:
        """Show the value before."""
        self._show(self.before)

    def redo(self) -> None:
        """Show the value after."""
        self._show(self.after)

    def id(self) -> int:
        """The same number for all steps that may merge."""
        return _ALONE if self.merge_key is None else _MERGING

    def mergeWith(self, other: QUndoCommand) -> bool:
        """Take the next step into this one when both have the same merge key."""
        if not isinstance(other, UndoCommand) or other.merge_key != self.merge_key:
            return False
        self.after = other.after
        # Qt deletes the other step, but PySide keeps its Python half for good.
        del other.before, other.after, other._show
        self.setObsolete(self.after is self.before or self.after == self.before)
        return True
