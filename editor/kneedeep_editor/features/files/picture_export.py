"""Pictures to share: a card or the map, as a file or on the clipboard."""

from collections.abc import Callable
from typing import Any

from PySide6.QtGui import QGuiApplication, QImage

from kneedeep.drawing.poster.poster_style import STYLES
from kneedeep.drawing.theme import THEMES
from kneedeep.report.shared_picture import AUDIENCES, MOST_SCALE, PictureOptions
from kneedeep_editor.documents.document_files import NotSaved, text_of
from kneedeep_editor.mainwindow.dialog_feature import DialogFeature
from kneedeep_editor.mainwindow.save_commands import suggested_file
from kneedeep_editor.mainwindow.shell import Shell
from kneedeep_editor.printing import picture_process
from kneedeep_editor.printing.picture_dialog import FORMATS, PictureDialog
from kneedeep_editor.services.map_language import add_language_row, map_language
from kneedeep_editor.texts import tr, translated
from kneedeep_editor.worker.pictures import PictureQuestion, SharedPicture, make_picture

_SETTING = "picture"


class PictureExport(DialogFeature[PictureDialog]):
    """The pictures of one window."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self.shown: SharedPicture | None = None
        self._said: dict[str, str] = {}
        """Translations of English card texts into the editor's language."""
        shell.queries.failed.connect(self._show_failure)
        shell.signals.closing.connect(self._end)

    def show(self) -> None:
        """Show the dialog with the last options."""
        if self._is_working():
            return
        self._close()
        dialog = PictureDialog(self._shell.window)
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
            self._send(options, self._receive_copied)

    def _is_working(self) -> bool:
        """Whether a picture is being saved or copied. If so, a message says it."""
        if self._job is not None:
            self._shell.status.say(tr("The picture is being saved or copied …"))
        return self._job is not None

    def _chosen(self) -> tuple[PictureOptions, str, int]:
        """The last options: those of the picture, its file ending, its scale."""
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

    def _remember(self, dialog: PictureDialog) -> None:
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
        self._shell.settings.setValue(_SETTING, " ".join(words))

    def _closed(self) -> None:
        self._remember(self._open)
        self._is_working()
        self._shell.queries.drop(self._receive_shown)
        self.dialog = self.shown = None

    def _end(self) -> None:
        """Wait for the picture before the window is closed."""
        if self._job is not None:
            self._job.wait()

    def _ask(self) -> None:
        self._open.show_waiting()
        self._send(self._open.options, self._receive_shown)

    def _send(self, options: PictureOptions, receive: Callable[[Any], object]) -> None:
        language = map_language(self._shell.document.scenario, self._shell.settings)
        question = PictureQuestion(options, self._shell.measured(), dict(self._said), language)
        self._shell.queries.ask(receive, make_picture, question)

    def _is_said(self, shared: SharedPicture) -> bool:
        """Whether the texts of a card are translated. If not, the next request includes their translations."""
        said = {str(text): translated(text) for text in shared.texts}
        missing = {text: other for text, other in said.items() if self._said.get(text, text) != other}
        self._said |= missing
        return not missing

    def _receive_copied(self, answer: SharedPicture | str) -> None:
        if isinstance(answer, str):
            self._shell.status.say(translated(answer))
        elif self._is_said(answer):
            self._put_on_clipboard(answer)
        else:
            self._send(answer.options, self._receive_copied)

    def _receive_shown(self, answer: SharedPicture | str) -> None:
        if not isinstance(answer, str) and not self._is_said(answer):
            self._send(answer.options, self._receive_shown)
        elif self.dialog is not None:
            self.shown = None if isinstance(answer, str) else answer
            if isinstance(answer, str):
                self.dialog.show_failure(translated(answer))
            else:
                self.dialog.show_picture(answer.picture)

    def _show_failure(self, text: str) -> None:
        if self.dialog is not None and self.shown is None:
            self.dialog.show_failure(text)

    def _put_on_clipboard(self, shared: SharedPicture) -> None:
        """Paint the picture in another process, then copy it."""
        self._begin(shared, ".png", 1, None, self._copy, failed=self._report_copy_failure)

    def _begin(
        self, shared: SharedPicture, ending: str, scale: int, inside: bytes | None, *done: Any, **failed: Any
    ) -> None:
        self._give_up()
        options = shared.options
        dpi = options.pixels * scale
        page = None if options.card else "A4"
        self._start(
            picture_process.make_picture, (shared.picture, ending, dpi, shared.metadata, page, inside), *done, **failed
        )

    # Copying

    def copy(self) -> None:
        """Copy the shown picture."""
        if self.shown is not None:
            self._put_on_clipboard(self.shown)
            self._open.show_working(tr("Copying the picture …"))

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
        shell, dialog, shared = self._shell, self._open, self.shown
        if self._give_up():
            dialog.show_done()
            return
        if shared is None:
            return

        suggested = suggested_file(
            shell.document, shell.settings, f"-{'card' if shared.options.card else 'map'}{dialog.ending}"
        )
        kind, heading = tr("{format} pictures", format=FORMATS[dialog.ending]), tr("Save the picture as")
        path = shell.questions.file_to_save(dialog, suggested, kind, (dialog.ending,), heading)
        if path is None:
            return
        self._path = path
        ending = path.suffix.lower()
        try:
            inside = text_of(shell.document) if dialog.embeds else None
        except NotSaved as error:
            self._shell.questions.show_error(dialog, tr("{name} was not saved.", name=path.name), str(error))
            return
        self._begin(shared, ending if ending in FORMATS else dialog.ending, dialog.scale, inside, self._write)
        dialog.show_working(tr("Saving {name} …", name=path.name))

    def _write(self, data: bytes) -> None:
        text = self._save(data)
        if text and self.dialog is not None:
            self.dialog.show_done(text)

    def _show_idle(self) -> None:
        if self.dialog is not None:
            self.dialog.show_done()
