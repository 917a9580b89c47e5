"""The gallery of shipped scenarios. A chosen one opens as a new scenario without a name."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from kneedeep_editor.mainwindow.shell import Shell
from kneedeep_editor.texts import tr

if TYPE_CHECKING:
    from kneedeep_editor.documents.shipped_scenarios import Sample
    from kneedeep_editor.panels.dialogs.sample_gallery import SampleGallery


class Samples(QObject):
    """The gallery of one window. `sample_asked` has the name of a shipped scenario to be copied."""

    sample_asked = Signal(str)

    def __init__(self, shell: Shell) -> None:
        """Add the command. The gallery is created at first use."""
        super().__init__(shell.window)
        shell.add_feature(self)
        self._shell = shell
        self.gallery: SampleGallery | None = None
        self._samples: list[Sample] = []
        self._drawn = 0
        self._drawing = QTimer(self, interval=0)
        self._drawing.timeout.connect(self._draw_next)
        shell.appearance.changed.connect(self._draw_again)
        shell.actions.add_command("samples", self.show)

    def show(self) -> None:
        """Show the gallery. Its pictures are drawn one by one."""
        if self.gallery is None:
            from kneedeep_editor.documents.shipped_scenarios import samples
            from kneedeep_editor.panels.dialogs.sample_gallery import SampleGallery
            from kneedeep_editor.panels.widgets.picture_list import MapEntry

            try:
                self._samples = samples(self._shell.document.scenario.ruleset)
            except FileNotFoundError as error:
                self._shell.questions.show_error(self._shell.window, tr("There are no samples."), str(error))
                return
            self.gallery = SampleGallery(
                self._shell.window,
                [
                    MapEntry(one.name, one.scenario.title, one.scenario.summary or "", one.facts)
                    for one in self._samples
                ],
            )
            self.gallery.chosen.connect(self.sample_asked)
            self._draw_again()
        self.gallery.show()
        self.gallery.list.setFocus()

    def _draw_again(self) -> None:
        self._drawn = 0
        if self.gallery is not None:
            self._drawing.start()

    def _draw_next(self) -> None:
        from kneedeep.drawing.poster.poster_style import styled_theme
        from kneedeep_editor.canvas.display_painter import screen_painter
        from kneedeep_editor.canvas.thumbnails.map_thumbnail import map_thumbnail
        from kneedeep_editor.panels.dialogs.sample_gallery import PICTURE

        if self.gallery is None or self._drawn >= len(self._samples):
            self._drawing.stop()
            return
        picture = map_thumbnail(
            self._samples[self._drawn].scenario,
            styled_theme(self._shell.appearance.theme.name),
            screen_painter(),
            PICTURE,
            self.gallery.devicePixelRatioF(),
        )
        self.gallery.show_picture(self._drawn, picture)
        self._drawn += 1
