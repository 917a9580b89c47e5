"""The dialog for the edition and the initial map of a new scenario."""

from collections.abc import Sequence

from PySide6.QtWidgets import QButtonGroup, QDialog, QRadioButton, QWidget

from kneedeep.model.catalog.edition import Edition
from kneedeep_editor.services.widgets import Label, Standard, dialog_buttons, lay_column
from kneedeep_editor.texts import capitalized, tr


class NewScenarioDialog(QDialog):
    """The dialog. After acceptance, `ruleset` and `small_map` are the choice."""

    def __init__(self, parent: QWidget, offered: Sequence[tuple[str, Edition]], first: str) -> None:
        """Offer editions. `first`: the preselected ruleset."""
        super().__init__(parent)
        self.setWindowTitle(tr("New scenario"))
        self._offered = list(offered)
        titles = [
            tr(
                "{edition}, {few} to {many} marines",
                edition=capitalized(one.name),
                few=min(one.marines),
                many=max(one.marines),
            )
            for _, one in offered
        ]
        rulesets = [ruleset for ruleset, _ in offered]
        self._editions = self._group(titles, rulesets.index(first) if first in rulesets else 0)
        self._maps = self._group(
            [tr("An &empty map"), tr("A &small map to change"), tr("&Generated maps to choose from")], 0
        )
        lay_column(
            Label(tr("Edition of the game"), look="heading"),
            *self._editions.buttons(),
            Label(tr("Begin with"), look="heading"),
            *self._maps.buttons(),
            dialog_buttons(self, standard=Standard.Ok | Standard.Cancel),
            of=self,
        )
        self._editions.button(self._editions.checkedId()).setFocus()

    @property
    def ruleset(self) -> str:
        """The ruleset of the chosen edition."""
        return self._offered[self._editions.checkedId()][0]

    @property
    def small_map(self) -> bool:
        """Whether to begin with a small map."""
        return self._maps.checkedId() == 1

    @property
    def generated(self) -> bool:
        """Whether to begin with a generated map."""
        return self._maps.checkedId() == 2

    def choose(self, ruleset: str, *, small_map: bool = False, generated: bool = False) -> None:
        """Select an edition and the initial map."""
        names = [own for own, _ in self._offered]
        self._editions.button(names.index(ruleset)).setChecked(True)
        self._maps.button(2 if generated else int(small_map)).setChecked(True)

    def _group(self, texts: Sequence[str], checked: int) -> QButtonGroup:
        group = QButtonGroup(self)
        for number, text in enumerate(texts):
            button = QRadioButton(text)
            button.setAccessibleName(text.replace("&", ""))
            button.setChecked(number == checked)
            group.addButton(button, number)
        return group
