"""Commands about games. If the rules of the scenario's edition are missing, a message says so."""

from PySide6.QtGui import QAction

from kneedeep.model.catalog.edition import edition_of
from kneedeep_editor.mainwindow.shell import Shell, WindowFeature
from kneedeep_editor.texts import tr

_NEEDING = ("play", "play-as", "play-from", "play-here", "play-continue", "simulate")


class PlayableCommands(WindowFeature):
    """Shows and hides the commands of one window."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self.notice = QAction(self, enabled=False)
        menu = shell.actions.menus["Play"]
        menu.insertAction(menu.actions()[0], self.notice)
        self._keep_fresh(self._fit, shell.document.changed, shell.document.renamed)

    def _fit(self) -> None:
        edition = edition_of(self._shell.document.scenario.ruleset)
        playable = edition.version is not None or _has_rules(edition.ruleset)
        for name in _NEEDING:
            self._shell.actions.by_name[name].setVisible(playable)
        self._shell.docks.by_name["simulation"].toggleViewAction().setVisible(playable)
        self.notice.setVisible(not playable)
        self.notice.setText(tr("The {edition} can't be played here yet.", edition=edition.name))


def _has_rules(ruleset: str) -> bool:
    """Whether there are executable rules for an edition."""
    # Imported only for such an edition, so that the window appears faster.
    from kneedeep.rules.registry import ruleset_of

    return ruleset_of(ruleset) is not None
