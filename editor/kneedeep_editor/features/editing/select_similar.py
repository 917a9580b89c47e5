"""Selecting similar elements: equal ones, those of the same kind, or those in the same area."""

from collections.abc import Callable
from functools import partial
from typing import Any

from kneedeep_editor.mainwindow.shell import Shell, WindowFeature
from kneedeep_editor.texts import tr
from kneedeep_editor.tools.elements import similarity

_LIKE: dict[str, Callable[[Any], similarity.SimilarityKey]] = {
    "select-same": similarity.appearance_key,
    "select-sort": similarity.kind_key,
    "select-area": similarity.area_key,
}
_SECTIONS = ("pieces", "doors", "tokens", "figures", "spawns")


class SelectSimilar(WindowFeature):
    """The commands of one window."""

    def __init__(self, shell: Shell) -> None:
        """Add the commands after "Select all"."""
        super().__init__(shell)
        self._work = shell.work
        for name, common in _LIKE.items():
            shell.actions.add_command(name, partial(self._select_like, common))
        for section in _SECTIONS:
            shell.actions.add_command(f"select-{section}", partial(self._select_section, section))

    def _select_like(self, common: Callable[[Any], similarity.SimilarityKey]) -> None:
        work = self._work
        base = work.selection or work.preview.hovered
        if not (found := similarity.similar_serials(work.scenario, base, common)):
            work.say(tr("Select something on the map, or point at it, to select similar things."))
            return
        self._select(found)
        if found <= base:
            text = similarity.count_text(work.scenario, work.board.kinds, found)
            work.say(tr("There is nothing else like it: {names}.", names=text))

    def _select_section(self, section: str) -> None:
        found = frozenset(element.serial for element in getattr(self._work.scenario, section))
        if not found:
            self._work.say(tr("There are none on the map."))
            return
        self._select(found)

    def _select(self, found: frozenset[int]) -> None:
        work = self._work
        self._shell.select(found)
        text = similarity.count_text(work.scenario, work.board.kinds, found)
        work.say(tr("Selected {number}: {names}.", number=len(found), names=text))
