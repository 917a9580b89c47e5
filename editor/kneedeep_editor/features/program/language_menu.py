"""The language of the program, chosen in the View menu and used after a restart."""

from kneedeep.support.languages import NAMES, languages
from kneedeep_editor.mainwindow.commands import command_of
from kneedeep_editor.mainwindow.shell import Shell, WindowFeature
from kneedeep_editor.services.language import SETTING
from kneedeep_editor.texts import tr


class LanguageMenu(WindowFeature):
    """The languages to choose in one window."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        system = command_of("language-system")
        offered = {"": system}
        for language in languages():
            offered[language] = system._replace(name=f"language-{language}", text=NAMES.get(language, language))
        self._actions = shell.actions.add_choice(offered, self._choose)
        self._keep_fresh(self._check, shell.actions.menu("Language").aboutToShow)

    def _choose(self, language: str) -> None:
        self._shell.settings.setValue(SETTING, language)
        self._shell.status.say(tr("The language changes when kneedeep is started again."))
        self._check()

    def _check(self) -> None:
        chosen = self._shell.settings.text(SETTING)
        self._actions.get(chosen, self._actions[""]).setChecked(True)
