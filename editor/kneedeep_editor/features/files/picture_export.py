"""Pictures to share: a card or the map, as a file or on the clipboard."""

from typing import TYPE_CHECKING

from PySide6.QtGui import QGuiApplication, QImage

from kneedeep_editor.mainwindow.dialog_feature import DialogFeature
from kneedeep_editor.mainwindow.save_commands import suggested_file
from kneedeep_editor.mainwindow.shell import Shell
from kneedeep_editor.services.map_language import add_language_row, map_language
from kneedeep_editor.simulation.feature import SimulationFeature
from kneedeep_editor.texts import tr, translated

if TYPE_CHECKING:
    from kneedeep.report.shared_picture import PictureOptions
    from kneedeep_editor.printing.picture_dialog import PictureDialog
    from kneedeep_editor.services.jobs.file_job import FileJob
    from kneedeep_editor.worker.shared_pictures import SharedPicture

SHOWN, COPIED = "picture", "copied picture"
"""The topics of requests: the picture in the dialog, and one that is copied without the dialog."""
_SETTING = "picture"


class PictureExport(DialogFeature):
    """The pictures of one window."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self.dialog: PictureDialog | None = None
        self.shown: SharedPicture | None = None
        self._said: dict[str, str] = {}
        """Translations of English card texts into the editor's language."""
        shell.actions.add_command("export-picture", self.show)
        shell.actions.add_command("copy-picture", self.copy_again)
        shell.queries.answered.connect(self._receive)
        shell.queries.failed.connect(self._show_failure)
        shell.signals.closing.connect(self._end)

    def show(self) -> None:
        """Show the dialog with the last options."""
        from kneedeep_editor.printing.picture_dialog import PictureDialog

        if self._is_working():
            return
        if self.dialog is not None:
            self.dialog.close()
        self.dialog = dialog = PictureDialog(self._shell.window)
        add_language_row(dialog.choices, self._shell.document.scenario, self._shell.settings, self._ask)
        dialog.choose(*self._chosen(), embeds="embed" in self._words())
        dialog.asked.connect(self._ask)
        dialog.saving.connect(self.save)
        dialog.copying.connect(self.copy)
        self._present(dialog, modal=True)
        self._ask()

    def copy_again(self) -> None:
        """Copy the picture with the last options."""
        options, _, _ = self._chosen()
        if not self._is_working():
            self._send(COPIED, options)

    def _is_working(self) -> bool:
        """Whether a picture is being saved or copied. If so, a message says it."""
        if self._job is not None:
            self._shell.status.say(tr("The picture is being saved or copied …"))
        return self._job is not None

    def _chosen(self) -> "tuple[PictureOptions, str, int]":
        """The last options: those of the picture, its file ending, its scale."""
        from kneedeep.drawing.poster.poster_style import STYLES
        from kneedeep.drawing.theme import THEMES
        from kneedeep.report.shared_picture import AUDIENCES, MOST_SCALE, PictureOptions

        words = self._words()
        endings = [word for word in words if word in (".png", ".svg", ".pdf")]
        options = PictureOptions(
            "map" not in words,
            next((one for one in AUDIENCES if one in words), AUDIENCES[0]),
            next((name for name in THEMES if name in words), "dark"),
            "grid" in words,
            "legend" in words,
            next((name for name in STYLES if name in words), STYLES[0]),
        )
        scale = next((number for number in range(1, MOST_SCALE + 1) if str(number) in words), 1)
        return options, endings[0] if endings else ".png", scale

    def _words(self) -> list[str]:
        return self._shell.settings.text(_SETTING).split()

    def _remember(self, dialog: "PictureDialog") -> None:
        options = dialog.options
        words = [
            "card" if options.card else "map",
            options.audience,
            options.theme,
            options.style,
            *(["grid"] if options.grid else []),
            *(["legend"] if options.legend else []),
            dialog.ending,
            str(dialog.scale),
            *(["embed"] if dialog.embed.isChecked() else []),
        ]
        self._shell.settings.set_text(_SETTING, " ".join(words))

    def _closed(self) -> None:
        if self.dialog is not None:
            self._remember(self.dialog)
        self._is_working()
        self._shell.queries.drop(SHOWN)
        self.dialog = self.shown = None

    def _end(self) -> None:
        """Wait for the picture before the window is closed."""
        if self._job is not None:
            self._job.wait()

    def _ask(self) -> None:
        if self.dialog is not None:
            self.dialog.show_waiting()
            self._send(SHOWN, self.dialog.options)

    def _send(self, topic: str, options: "PictureOptions") -> None:
        from kneedeep_editor.worker.shared_pictures import PictureQuestion, make_picture

        measured = self._shell.feature(SimulationFeature).measured()
        language = map_language(self._shell.document.scenario, self._shell.settings)
        self._shell.queries.ask(topic, make_picture, PictureQuestion(options, measured, dict(self._said), language))

    def _is_said(self, shared: "SharedPicture") -> bool:
        """Whether the texts of a card are translated. If not, the next request includes their translations."""
        said = {str(text): translated(text) for text in shared.texts}
        missing = {text: other for text, other in said.items() if self._said.get(text, text) != other}
        self._said |= missing
        return not missing

    def _receive(self, topic: str, answer: object) -> None:
        if topic not in (SHOWN, COPIED):
            return
        from kneedeep_editor.worker.shared_pictures import SharedPicture

        found = answer if isinstance(answer, SharedPicture) else None
        if found is not None and not self._is_said(found):
            self._send(topic, found.options)
            return
        said = translated(answer) if isinstance(answer, str) else ""
        if topic == COPIED:
            if found is not None:
                self._put_on_clipboard(found)
            else:
                self._shell.status.say(said)
        elif self.dialog is not None:
            self.shown = found
            if found is not None:
                self.dialog.show_picture(found.picture)
            else:
                self.dialog.show_failure(said)

    def _show_failure(self, text: str) -> None:
        if self.dialog is not None and self.shown is None:
            self.dialog.show_failure(text)

    def _put_on_clipboard(self, shared: "SharedPicture") -> None:
        """Paint the picture in another process, then copy it."""
        job = self._begin(shared, ".png", 1)
        job.finished.connect(self._copy)
        job.failed.connect(self._report_copy_failure)

    def _begin(self, shared: "SharedPicture", ending: str, scale: int, scenario: bytes | None = None) -> "FileJob":
        from kneedeep_editor.printing.picture_process import make_picture

        self._give_up()
        options = shared.options
        dpi = options.pixels * scale
        page = None if options.card else "A4"
        return self._start(make_picture, (shared.picture, ending, dpi, shared.metadata, page, scenario))

    # Copying

    def copy(self) -> None:
        """Copy the shown picture."""
        if self.dialog is not None and self.shown is not None:
            self._put_on_clipboard(self.shown)
            self.dialog.show_working(tr("Copying the picture …"))

    def _copy(self, data: bytes) -> None:
        self._give_up()
        image = QImage.fromData(data)
        QGuiApplication.clipboard().setImage(image)
        text = tr("Copied a picture of {width} × {height} pixels.", width=image.width(), height=image.height())
        self._shell.status.say(text)
        if self.dialog is not None:
            self.dialog.show_done(text)

    def _report_copy_failure(self, text: str) -> None:
        self._give_up()
        self._shell.status.say(text)
        if self.dialog is not None:
            self.dialog.show_done(text)

    # Saving

    def save(self) -> None:
        """Ask for a name, then write the file. If it is being written, cancel that."""
        shell, dialog, shared = self._shell, self.dialog, self.shown
        if dialog is None:
            return
        if self._job is not None:
            self._give_up()
            dialog.show_done()
            return
        if shared is None:
            return
        ending = f"-{'card' if shared.options.card else 'map'}{dialog.ending}"
        path = shell.questions.picture_to_save(dialog, suggested_file(shell.document, shell.settings, ending))
        if path is None:
            return
        from kneedeep_editor.documents.document_files import NotSaved, text_of
        from kneedeep_editor.printing.picture_dialog import FORMATS

        self._path = path
        ending = path.suffix.lower()
        try:
            inside = text_of(shell.document) if dialog.embeds else None
        except NotSaved as error:
            self._shell.questions.show_error(dialog, tr("{name} was not saved.", name=path.name), str(error))
            return
        job = self._begin(shared, ending if ending in FORMATS else dialog.ending, dialog.scale, inside)
        job.finished.connect(self._write)
        job.failed.connect(self._report_failure)
        dialog.show_working(tr("Saving {name} …", name=path.name))

    def _write(self, data: bytes) -> None:
        if self._job is None:
            return
        text = self._save(data)
        if text and self.dialog is not None:
            self.dialog.show_done(text)

    def _show_idle(self) -> None:
        if self.dialog is not None:
            self.dialog.show_done()
