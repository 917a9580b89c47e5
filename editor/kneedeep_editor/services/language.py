"""The language of the editor: the one chosen, else that of KNEEDEEP_LANGUAGE or of the system with a catalogue, else English."""

import os

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from kneedeep.support.languages import LanguageFailed, use_language
from kneedeep.support.platforms.languages import VARIABLE

SETTING = "language"
"""The setting with the chosen language. Empty for the system's."""


def load_language(application: QCoreApplication, chosen: str = "") -> str:
    """Use a language, by default that of KNEEDEEP_LANGUAGE, else of the system. Returns the error of its catalogue, empty for none.

    Worker processes use it too. The buttons and dialogs of Qt itself follow if Qt has that language.
    """
    problem = ""
    own = chosen or os.environ.get(VARIABLE)
    wanted = [own] if own else list(QLocale.system().uiLanguages())
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
