"""The gallery of shipped scenarios. A chosen one opens as a new scenario without a file."""

from functools import partial

from kneedeep.drawing.poster.poster_style import styled_theme
from kneedeep_editor.canvas.thumbnails.map_thumbnail import map_thumbnail
from kneedeep_editor.documents.shipped_scenarios import Sample, sample_document, samples
from kneedeep_editor.mainwindow.shell import Shell, WindowFeature
from kneedeep_editor.panels.dialogs.map_gallery import PICTURE, MapGallery
from kneedeep_editor.panels.widgets.picture_list import MapEntry
from kneedeep_editor.services.jobs.idle_tasks import IdleTasks
from kneedeep_editor.texts import tr


class Samples(WindowFeature):
    """The gallery of one window."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self.gallery: MapGallery | None = None
        self._samples: list[Sample] = []
        self._drawing = IdleTasks(self)
        shell.appearance.changed.connect(self._draw_again)

    def show(self) -> None:
        """Show the gallery, which stays open beside the window. Pictures are drawn one by one."""
        if self.gallery is None:
            try:
                self._samples = samples(self._shell.document.scenario.ruleset)
            except FileNotFoundError as error:
                self._shell.questions.show_error(self._shell.window, tr("There are no samples."), str(error))
                return
            self.gallery = MapGallery(
                self._shell.window,
                tr("Samples"),
                tr("A sample opens as a new scenario without a name. The sample itself does not change."),
                [
                    MapEntry(one.name, one.scenario.title, one.scenario.summary or "", one.facts)
                    for one in self._samples
                ],
            )
            self.gallery.chosen.connect(self._open)
            self._draw_again()
        self.gallery.show()
        self.gallery.list.setFocus()

    def _open(self, name: str) -> None:
        if self.gallery is not None:
            self.gallery.accept()
        self._shell.signals.document_asked.emit(sample_document(name))

    def _draw_again(self) -> None:
        self._drawing.begin(partial(self._draw, row) for row in range(len(self._samples)))

    def _draw(self, row: int) -> None:
        if self.gallery is not None:
            theme, ratio = styled_theme(self._shell.appearance.theme.name), self.gallery.devicePixelRatioF()
            picture = map_thumbnail(self._samples[row].scenario, theme, PICTURE, ratio)
            self.gallery.list.show_picture(row, picture)
