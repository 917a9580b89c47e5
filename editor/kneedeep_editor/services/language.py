"""The language of the editor: the chosen one, else that of KNEEDEEP_LANGUAGE or of the system, else English."""

import os

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from kneedeep.support.languages import LanguageFailed, use_language
from kneedeep.support.platforms.languages import VARIABLE

SETTING = "language"
"""The setting for the language. Empty for the system's."""


def load_language(application: QCoreApplication, chosen: str = "") -> str:
    """Use a language, by default that of KNEEDEEP_LANGUAGE or of the system. Returns an error, or an empty text.

    Worker processes use it too. Qt's own buttons and dialogs are also translated if Qt supports the language.
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
