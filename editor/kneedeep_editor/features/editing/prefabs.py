"""Prefabs: a selection saved under a name, placed from the palette on any map, and shared as a file."""

from collections.abc import Callable
from functools import lru_cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QObject, QSize, QTimer
from PySide6.QtWidgets import QMenu

from kneedeep.model.scenario import prefabs as stored
from kneedeep.model.scenario.model import Scenario
from kneedeep_editor.canvas.thumbnails.map_thumbnail import map_thumbnail
from kneedeep_editor.features.editing.clipboard import Clipboard, script_lines
from kneedeep_editor.features.editing.piece_types import PieceTypes
from kneedeep_editor.mainwindow.commands import command_of
from kneedeep_editor.mainwindow.dialog_feature import DialogFeature
from kneedeep_editor.mainwindow.save_commands import folder_of
from kneedeep_editor.mainwindow.shell import Shell
from kneedeep_editor.texts import tr, tr_count
from kneedeep_editor.tools.prefab_stock import contents_title, prefab_fault, shelf_key
from kneedeep_editor.tools.stamp import PREFABS, Stamp

if TYPE_CHECKING:
    from kneedeep_editor.panels.dialogs.prefab_dialog import PrefabDialog

_PICTURE = QSize(300, 170)
_AT_ONCE = 8
"""The number of files read before events are processed."""


@lru_cache(maxsize=2 * stored.MOST_FILES)
def _read(path: str, _changed: int, _size: int) -> stored.Prefab | stored.BrokenPrefab:
    """The content of a prefab file, cached for all windows until the file changes."""
    try:
        return stored.read_prefab(path)
    except stored.PrefabFailed as error:
        return stored.BrokenPrefab(path, str(error))


class Prefabs(DialogFeature["PrefabDialog"]):
    """The prefab commands of one window, and the open dialog."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._work = shell.work
        self._clipboard = shell.feature(Clipboard)
        self._files: tuple[tuple[str, int, int], ...] = ()
        self._waiting: list[tuple[str, int, int]] = []
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._read_some)
        actions = shell.actions
        self._saving = actions.add_command("save-prefab", self.save)
        self._saving.setIconText(self._saving.text().replace("&", ""))
        self._of_one = [
            actions.add_command("rename-prefab", partial(self._with_chosen, self._change)),
            actions.add_command("export-prefab", partial(self._with_chosen, self._export)),
            actions.add_command("delete-prefab", self._delete_chosen),
        ]
        actions.add_command("import-prefab", self._import)
        shell.palette.offer(PREFABS, self._saving)
        shell.palette.chosen.connect(self._explain)
        shell.feature(PieceTypes).menu_shown.connect(self._fill_menu)
        shell.canvas.painted.connect(self._begin)
        shell.window.installEventFilter(self)
        self._keep_fresh(self._enable, self._work.selected.changed, self._work.prefabs_changed)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Look for changed prefabs when the window is activated."""
        if event.type() in (QEvent.Type.WindowActivate, QEvent.Type.Show) and self._shell.is_painted:
            self.load()
        return super().eventFilter(watched, event)

    # Reading the folder

    def _begin(self) -> None:
        """Look for prefabs after the map was painted."""
        self._shell.canvas.painted.disconnect(self._begin)
        self.load()

    def load(self, *, at_once: bool = False) -> None:
        """Read new files in the folder of prefabs. `at_once`: before returning."""
        folder = stored.prefab_folder()
        try:
            files = stored.prefab_files(folder) if folder else ()
        except stored.PrefabFailed as error:
            self._work.say(str(error))
            return
        if files != self._files:
            self._files, self._waiting = files, list(files)
            self._timer.start(0)
        if at_once:
            for one in self._waiting:
                _read(*one)
            self._offer()

    def _read_some(self) -> None:
        for one in self._waiting[:_AT_ONCE]:
            _read(*one)
        del self._waiting[:_AT_ONCE]
        if not self._waiting:
            self._offer()

    def _offer(self) -> None:
        self._timer.stop()
        self._waiting = []
        self._work.use_prefabs({shelf_key(one[0]): _read(*one) for one in self._files})

    # Choices

    def _enable(self) -> None:
        self._saving.setEnabled(self._clipboard.has_selection)
        for action in self._of_one:
            action.setEnabled(bool(self._work.prefabs))

    def _chosen(self) -> stored.Prefab | stored.BrokenPrefab | None:
        """The current prefab of the palette. If there is none, show a hint."""
        entry = self._shell.palette.entry
        stamp = entry.stamp if entry is not None else self._work.stamp
        if stamp is not None and stamp.section == PREFABS and stamp.kind in self._work.prefabs:
            return self._work.prefabs[stamp.kind]
        self._work.say(tr("Choose a prefab in the palette first."))
        return None

    def _with_chosen(self, do: Callable[[stored.Prefab], None]) -> None:
        """Call a function with the current prefab, or report its fault."""
        prefab = self._chosen()
        if isinstance(prefab, stored.Prefab):
            do(prefab)
        elif prefab is not None:
            self._work.say(prefab.fault)

    def _explain(self, stamp: Stamp) -> None:
        """Put down a prefab that can't be placed, with the reason."""
        prefab = self._work.prefabs.get(stamp.kind) if stamp.section == PREFABS else None
        fault = prefab_fault(prefab, self._work.scenario.ruleset) if prefab is not None else ""
        if fault:
            self._shell.toolbox.put_down()
            self._work.say(fault)

    def _fill_menu(self, menu: QMenu, stamp: Stamp) -> None:
        prefab = self._work.prefabs.get(stamp.kind) if stamp.section == PREFABS else None
        if prefab is None:
            return
        commands: dict[str, Callable[[Any], None]] = {
            "rename-prefab": self._change,
            "export-prefab": self._export,
            "delete-prefab": self._delete,
        }
        for name, do in commands.items():
            action = menu.addAction(tr(command_of(name).text), partial(do, prefab))
            action.setEnabled(isinstance(prefab, stored.Prefab) or name == "delete-prefab")

    # Saving

    def save(self) -> None:
        """Ask for a name and save the selection under it."""
        part, title = self._clipboard.selected_part()
        named = [area.name for area in part.areas if area.name]
        chosen = len(self._work.selection)
        name = named[0] if len(named) == 1 else title[:1].upper() + title[1:] if chosen == 1 else ""
        if excess := stored.too_large(part):
            self._work.say(excess)
            return
        dialog = self._ask(tr("Save as prefab"), part, name, "", is_new=True)
        dialog.accepted.connect(partial(self._keep, dialog, part))

    def _ask(self, title: str, part: Scenario, name: str, note: str, *, is_new: bool) -> "PrefabDialog":
        from kneedeep_editor.panels.dialogs.prefab_dialog import PrefabDialog

        taken = (lambda name: self._named(part.ruleset, name) is not None) if is_new else None
        contents = "\n".join([contents_title(part), *(script_lines(self._work, part) if is_new else ())])
        theme, ratio = self._shell.appearance.theme, self._shell.canvas.devicePixelRatioF()
        picture = map_thumbnail(part, theme, _PICTURE, ratio)
        dialog = PrefabDialog(self._shell.window, title, picture, contents, taken)
        dialog.fill(name, note)
        self._show_over(dialog)
        return dialog

    def _named(self, ruleset: str, name: str) -> stored.Prefab | None:
        prefabs = (one for one in self._work.prefabs.values() if isinstance(one, stored.Prefab))
        wanted = name.casefold()
        return next((one for one in prefabs if one.part.ruleset == ruleset and one.name.casefold() == wanted), None)

    def _keep(self, dialog: "PrefabDialog", part: Scenario) -> None:
        named = stored.as_prefab(part, dialog.name, dialog.note)
        before = self._named(part.ruleset, dialog.name)
        try:
            kept = (
                stored.replace_prefab(before, named)
                if before is not None
                else stored.keep_prefab(named, stored.prefab_folder())
            )
        except stored.PrefabFailed as error:
            self._report(tr("The prefab was not saved."), str(error))
            return
        self._show(kept)
        self._work.say(tr("Saved the prefab {name}. It is in the palette.", name=kept.name))

    def _show(self, prefab: stored.Prefab) -> None:
        """Show a new or changed prefab in the palette."""
        self.load(at_once=True)
        self._shell.palette.redraw()
        self._shell.palette.show_section(PREFABS)
        self._shell.palette.show_stamp(Stamp(PREFABS, shelf_key(prefab.path)))

    def _report(self, text: str, reason: str) -> None:
        self._shell.questions.show_error(self._shell.window, text, reason)

    # Changing

    def _change(self, prefab: stored.Prefab) -> None:
        dialog = self._ask(tr("Name and note"), prefab.part, prefab.name, prefab.note, is_new=False)
        dialog.accepted.connect(partial(self._rename, dialog, prefab))

    def _rename(self, dialog: "PrefabDialog", prefab: stored.Prefab) -> None:
        try:
            renamed = stored.rename_prefab(prefab, dialog.name, dialog.note)
        except stored.PrefabFailed as error:
            self._report(tr("The prefab was not renamed."), str(error))
            return
        self._show(renamed)

    def _delete_chosen(self) -> None:
        if (prefab := self._chosen()) is not None:
            self._delete(prefab)

    def _delete(self, prefab: stored.Prefab | stored.BrokenPrefab) -> None:
        if not self._shell.questions.confirmed(
            self._shell.window,
            tr("Delete the prefab {name}?", name=prefab.name),
            tr("Its file is deleted: {path}. What was placed with it stays.", path=prefab.path),
            tr("&Delete"),
        ):
            return
        try:
            stored.remove_prefab(prefab)
        except stored.PrefabFailed as error:
            self._report(tr("The prefab was not deleted."), str(error))
        if (stamp := self._work.stamp) is not None and stamp.kind == shelf_key(prefab.path):
            self._shell.toolbox.put_down()
        self.load(at_once=True)

    # Sharing

    def _export(self, prefab: stored.Prefab) -> None:
        shell = self._shell
        suggested = folder_of(shell.document, shell.settings) / Path(prefab.path).name
        kind, heading = tr("Prefabs"), tr("Export the prefab")
        path = shell.questions.file_to_save(shell.window, suggested, kind, (stored.ENDING,), heading)
        if path is None:
            return
        try:
            stored.export_prefab(prefab, str(path))
        except stored.PrefabFailed as error:
            self._report(tr("The prefab was not exported."), str(error))
            return
        self._work.say(tr("Saved {name}.", name=path.name))

    def _import(self) -> None:
        shell = self._shell
        folder, heading = folder_of(shell.document, shell.settings), tr("Import prefabs")
        self.import_files(shell.questions.files_to_open(shell.window, folder, heading, tr("Prefabs"), (stored.ENDING,)))

    def import_files(self, paths: list[Path]) -> None:
        """Copy prefabs into the user's folder. Unreadable files are reported in one message."""
        imported, faults = [], []
        for path in paths:
            try:
                imported.append(stored.import_prefab(str(path), stored.prefab_folder()))
            except stored.PrefabFailed as error:
                faults.append(str(error))
        if imported:
            self._show(imported[-1])
            self._work.say(
                tr("Imported the prefab {name}.", name=imported[0].name)
                if len(imported) == 1
                else tr_count("Imported {n} prefab.", "Imported {n} prefabs.", len(imported))
            )
        if faults:
            self._report(tr("This prefab could not be imported."), "\n".join(faults))
