"""A new scenario: asks for the edition and the initial map, empty or small."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from kneedeep.model.catalog.catalog_files import RULESETS
from kneedeep.model.catalog.edition import edition_of
from kneedeep_editor.mainwindow.dialog_feature import DialogFeature
from kneedeep_editor.mainwindow.shell import Shell
from kneedeep_editor.services.settings import Settings

if TYPE_CHECKING:
    from kneedeep_editor.panels.dialogs.new_scenario_dialog import NewScenarioDialog

_KEY = "edition"


class NewScenario(DialogFeature["NewScenarioDialog"]):
    """The dialog of one window. `chosen` has the ruleset, and whether a small map is wanted."""

    chosen = Signal(str, bool)

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        shell.signals.new_asked.connect(self.ask)

    def ask(self) -> None:
        """Ask for the edition. That of the window is preselected."""
        self.dialog = ask_for_edition(self._shell.window, self._shell.document.scenario.ruleset)
        self.dialog.accepted.connect(self._begin)
        self.dialog.finished.connect(self._closed)

    def _begin(self) -> None:
        dialog = self._open
        keep_edition(self._shell.settings, dialog.ruleset)
        if dialog.generated:
            self._shell.signals.generate_asked.emit(dialog.ruleset)
        else:
            self.chosen.emit(dialog.ruleset, dialog.small_map)


def ask_for_edition(parent: QWidget, ruleset: str) -> "NewScenarioDialog":
    """The open dialog for the edition of a new scenario. `ruleset`: the preselected edition."""
    from kneedeep_editor.panels.dialogs.new_scenario_dialog import NewScenarioDialog

    offered = [(one, edition_of(one)) for one in RULESETS]
    dialog = NewScenarioDialog(parent, offered, ruleset)
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()
    return dialog


def keep_edition(settings: Settings, ruleset: str) -> None:
    """Save the ruleset of a new scenario as the default of the next one."""
    settings.setValue(_KEY, ruleset)


def last_edition(settings: Settings) -> str:
    """The ruleset of the last new scenario, or the first edition's."""
    ruleset = settings.text(_KEY)
    return ruleset if ruleset in RULESETS else RULESETS[0]
