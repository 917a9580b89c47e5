"""Favorites of the palette and recent stamps, saved by edition."""

from functools import partial

from PySide6.QtWidgets import QMenu

from kneedeep_editor.features.editing.piece_types import PieceTypes
from kneedeep_editor.mainwindow.shell import Shell, WindowFeature
from kneedeep_editor.texts import tr
from kneedeep_editor.tools.stamp import Stamp, stamp_of

_FAVORITES, _RECENT = "favorites", "recent-stamps"
_MOST_FAVORITES, _MOST_RECENT = 24, 4


class PaletteChoices(WindowFeature):
    """The favorites and recent stamps of one window."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._ruleset = ""
        shell.feature(PieceTypes).menu_shown.connect(self._fill_menu)
        shell.document.changed.connect(self._follow)
        shell.palette.left.connect(self._show)
        self._follow_edition()

    def _follow(self) -> None:
        self._follow_edition()
        if self._shell.work.stamp is not None:
            self._remember(self._shell.work.stamp)

    def _follow_edition(self) -> None:
        if self._shell.document.scenario.ruleset != self._ruleset:
            self._ruleset = self._shell.document.scenario.ruleset
            self._show()

    def _kept(self, group: str) -> list[Stamp]:
        texts = self._shell.settings.text(f"{group}-{self._ruleset}").split()
        return [stamp for stamp in map(stamp_of, texts) if stamp is not None]

    def _keep(self, group: str, stamps: list[Stamp]) -> None:
        self._shell.settings.setValue(f"{group}-{self._ruleset}", " ".join(stamp.text for stamp in stamps))

    def _show(self) -> None:
        self._shell.palette.show_choices(self._kept(_FAVORITES), self._kept(_RECENT))

    def _remember(self, stamp: Stamp) -> None:
        others = [one for one in self._kept(_RECENT) if one != stamp]
        self._keep(_RECENT, [stamp, *others][:_MOST_RECENT])
        if not self._shell.palette.under_pointer:
            self._show()

    def _fill_menu(self, menu: QMenu, stamp: Stamp) -> None:
        chosen = stamp in self._kept(_FAVORITES)
        if menu.actions():
            menu.addSeparator()
        text = tr("Remove from &favorites") if chosen else tr("Add to &favorites")
        menu.addAction(text, partial(self._turn_favorite, stamp))

    def _turn_favorite(self, stamp: Stamp) -> None:
        kept = self._kept(_FAVORITES)
        others = [one for one in kept if one != stamp]
        self._keep(_FAVORITES, others if stamp in kept else [*others, stamp][-_MOST_FAVORITES:])
        self._show()
