"""The language of the editor: the one chosen, else that of the system where there is a catalogue for it, else English."""

import os

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from kneedeep.languages import VARIABLE, LanguageFailed, use_language

SETTING = "language"
"""The setting with the language that was chosen; empty for that of the system."""


def load_language(application: QCoreApplication, chosen: str = "") -> str:
    """Use a language, that of the system by default; return what is wrong with its catalogue, empty for nothing.

    Worker processes use it too. The buttons and dialogs of Qt itself follow where Qt has that language.
    """
    system = QLocale.system()
    problem = ""
    wanted = [chosen] if chosen else list(system.uiLanguages())
    try:
        language = use_language(wanted)
    except LanguageFailed as error:
        problem, language = str(error), wanted[0]
    os.environ[VARIABLE] = language
    qt = QTranslator(application)
    locale = QLocale(language)
    if qt.load(locale, "qtbase", "_", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)):
        application.installTranslator(qt)
    return problem
