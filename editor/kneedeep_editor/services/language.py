"""The language of the editor: the one chosen, else that of the system where there is a catalogue for it, else English."""

import os

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from kneedeep.support.languages import LanguageFailed, use_language
from kneedeep.support.platforms.languages import VARIABLE

SETTING = "language"
"""The setting with the chosen language. Empty for the system's."""


def load_language(application: QCoreApplication, chosen: str = "") -> str:
    """Use a language, the system's by default. Returns the error of its catalogue, empty for none.

    Worker processes use it too. The buttons and dialogs of Qt itself follow if Qt has that language.
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
