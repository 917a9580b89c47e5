"""Runs the program in a window: with files, with a game, or in table mode."""

from collections.abc import Callable, Sequence
from pathlib import Path

from kneedeep.support.timer import limited
from kneedeep_editor.app import Editor
from kneedeep_editor.documents.document_files import open_document
from kneedeep_editor.features.program.internal_errors import InternalErrors
from kneedeep_editor.mainwindow.user_questions import Questions
from kneedeep_editor.playtest.feature import SavedGame, begin_game
from kneedeep_editor.services.application import application
from kneedeep_editor.services.jobs.analysis import Worker
from kneedeep_editor.services.language import SETTING, load_language
from kneedeep_editor.services.process.exit_signals import ExitSignals
from kneedeep_editor.services.process.gc_tuning import resume_collection_soon
from kneedeep_editor.services.settings import Settings, settings_path, unsaved_path
from kneedeep_editor.table_mode.feature import show_table
from kneedeep_editor.texts import tr

SECONDS = 2.0
"""The maximum processor time for reading the map of a table."""


def main(paths: Sequence[str], older: str | None = None) -> int:
    """Open the editor on files, or on the start page. Returns its exit status when the last window is closed.

    `older`: a draft to compare with the first file. SIGINT and SIGTERM end the program at once without saving, with the
    status 130 or 143.
    """

    def begin(editor: Editor) -> None:
        editor.open([Path(path) for path in paths])
        if paths:
            editor.recover()
        if not editor.windows:
            editor.show_start()
        if older is not None and editor.windows:
            from kneedeep_editor.sharing.comparison_feature import ComparisonFeature

            editor.windows[0].shell.feature(ComparisonFeature).compare_with(Path(older))
        else:
            editor.welcome()

    return _run(begin)


def play(
    path: str | None,
    game: str | None,
    marines: int | None,
    seed: int | None,
    bots: tuple[str | None, str | None] | None,
    *,
    pause: bool,
    to: int | None = None,
) -> int:
    """Open the editor on a game of a scenario or on a saved game. Returns as `main` does.

    A saved game is shown after `to` actions (default: all). With a scenario too, it continues on that one. `bots`: the
    players of marines and invader, None for people. If None: the last used players.
    """

    def begin(editor: Editor) -> None:
        if path is not None:
            editor.open([Path(path)])
        elif game is not None:
            editor.show_map_of(Path(game))
        if editor.windows:
            saved = SavedGame(Path(game), to, on_map=path is not None) if game else None
            begin_game(editor.windows[-1].shell, saved, marines, seed, bots, pause=pause)

    return _run(begin)


def table(path: str, marines: int | None = None) -> int:
    """Open a scenario in table mode, without the editor. Returns as `main` does.

    `marines`: the preselected number. Raises FileFailed if nothing is readable, OutOfWork if reading takes too long.
    """

    def begin(editor: Editor) -> None:
        with limited(SECONDS):
            document = open_document(Path(path))
            board = document.board
        show_table(board, document.path, editor.settings, editor.appearance, marines)

    return _run(begin)


def _run(begin: Callable[[Editor], None]) -> int:
    """Run the program until its last window is closed. `begin`: opens the first one."""
    running = application()
    signals = ExitSignals(running)
    worker = Worker()
    questions = Questions()
    settings = Settings(settings_path(), unsaved_path())
    problem = load_language(running, settings.text(SETTING))
    editor = Editor(settings, questions, worker)
    internal_errors = InternalErrors(running, lambda: editor.windows, questions)
    try:
        begin(editor)
        if problem and editor.windows:
            questions.show_error(editor.windows[-1], tr("The translation can't be used"), problem)
        resume_collection_soon()
        # A signal during a question before the event loop has only closed that question.
        return running.exec() if signals.status is None else signals.status
    finally:
        internal_errors.stop()
        worker.stop()
        signals.stop()
