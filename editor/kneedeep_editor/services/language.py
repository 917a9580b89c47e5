"""The language of the editor: that of the system where there is a catalogue for it, else English."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from kneedeep_editor.texts import CONTEXT, speak

FOLDER: Final = Path(__file__).parents[1] / "translations"
"""Where catalogues are: `kneedeep_de.ts` for translators, `kneedeep_de.qm` made of it for the program."""


def load_language(application: QCoreApplication, locale: QLocale, folder: Path = FOLDER) -> bool:
    """Speak the language of a locale if there is a catalogue for it; return whether there is one.

    The buttons and dialogs of Qt itself follow where Qt has that language.
    """
    own, qt = QTranslator(application), QTranslator(application)
    if not own.load(locale, CONTEXT, "_", str(folder)):
        speak(None)
        return False
    application.installTranslator(own)
    if qt.load(locale, "qtbase", "_", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)):
        application.installTranslator(qt)
    speak(_translated)
    return True


def _translated(text: str, number: int) -> str:
    return QCoreApplication.translate(CONTEXT, text, None, number)
