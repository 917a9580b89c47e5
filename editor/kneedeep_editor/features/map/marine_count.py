"""The map for a number of marines: elements not set up with them are faint, with a note at the pointer."""

from PySide6.QtWidgets import QToolButton

from kneedeep.board.laid_things import present
from kneedeep.model.catalog.edition import edition_of
from kneedeep_editor.mainwindow.commands import Command
from kneedeep_editor.mainwindow.shell import Shell, WindowFeature
from kneedeep_editor.services.widgets import tool_button
from kneedeep_editor.texts import later_count, listed, marines_text, tr, tr_count
from kneedeep_editor.tools.geometry.extent import box_around, placed_things

Space = tuple[int, int]


class MarineCount(WindowFeature):
    """Shows one window's map for a number of marines, or for any number (`number` is 0)."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._work = shell.work
        self.number = 0
        self._absent: dict[Space, str] = {}
        most = max(edition_of(shell.document.scenario.ruleset).marines)
        offered = {}
        for number in range(most + 1):
            text = (
                tr("For &any number")
                if not number
                else tr("For &1 marine")
                if number == 1
                else tr("For &{number} marines", number=number)
            )
            tip = (
                tr("Show what is set up for {marines}, and the rest faint", marines=marines_text(number))
                if number
                else tr("Everything")
            )
            offered[number] = Command(f"as-for-{number}", text, "Marines", (f"Alt+{number}",), "", tip)
        self._actions = shell.actions.add_choice(offered, self.show)
        self._actions[0].setChecked(True)
        tip = tr("Show the map for a number of marines (Alt+1, Alt+2 …, Alt+0 for any)")
        self.button = tool_button(sign="posts", tip=tip, beside=True)
        self.button.setObjectName("party")
        self.button.setMenu(shell.actions.menu("Marines"))
        self.button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        shell.toolbar.insertWidget(shell.actions.by_name["zoom-out"], self.button)
        shell.document.changed.connect(self._renew)
        shell.pointer.notes.append(lambda space: self._absent.get(space, ""))
        self._label()

    def show(self, number: int) -> None:
        """Show the map for a number of marines, 0 for any number."""
        self.number = self._work.marines = number
        self._actions[number].setChecked(True)
        self._label()
        self._renew()
        self._shell.pointer.refresh()
        self._work.say(self.summary)

    @property
    def summary(self) -> str:
        """A sentence about the differences for this number of marines."""
        scenario, number = self._work.scenario, self.number
        if not number:
            return tr("The map is shown for any number of marines.")
        parts, total = [], 0
        for forms, elements in (
            (later_count("{n} token", "{n} tokens"), scenario.tokens),
            (later_count("{n} invader", "{n} invaders"), scenario.figures),
        ):
            away = sum(len(one.places or (None,)) * one.count for one in elements if not present(one.marines, number))
            if away:
                parts.append(self._work.texts.tr_count(*forms, away))
                total += away
        text = tr("For {marines}: ", marines=marines_text(number))
        text += (
            tr_count("{what} is not set up.", "{what} are not set up.", total, what=listed(parts))
            if parts
            else tr("everything is set up.")
        )
        return (
            text if number in scenario.counts else tr("{text} The scenario is not designed for this number.", text=text)
        )

    def _label(self) -> None:
        text = str(self.number) if self.number else tr("Any")
        self.button.setText(text)
        self.button.setAccessibleName(
            tr("Map for {number}", number=marines_text(self.number) if self.number else tr("any number"))
        )

    def _renew(self) -> None:
        """Show elements that are not set up faintly."""
        if not self.number and not self._absent:
            return
        self._absent = {}
        boxes = self._find_absent() if self.number else []
        self._shell.canvas.show_faint(boxes, self.number or None)

    def _find_absent(self) -> list[tuple[int, int, int, int]]:
        """Find the elements that are not set up. Returns their boxes."""
        board, number = self._work.board, self.number
        laid_then = [laid for laid in placed_things(board) if present(laid.element.marines, number)]
        there = {space for laid in laid_then for space in laid.spaces}
        boxes = []
        for laid in placed_things(board):
            if not present(laid.element.marines, number) and there.isdisjoint(laid.spaces):
                why = tr("not set up for {marines}", marines=marines_text(number))
                self._absent.update(dict.fromkeys(laid.spaces, why))
                boxes.append(box_around(laid.spaces))
        for spawn in board.scenario.spawns:
            if spawn.side == "marines":
                beyond = [space for space in spawn.spaces[number:] if space not in there]
                why = tr("no start for {marines}", marines=marines_text(number))
                self._absent.update(dict.fromkeys(beyond, why))
                boxes += [box_around([space]) for space in beyond]
        return boxes
