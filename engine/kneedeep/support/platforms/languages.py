"""The preferred languages of a person, from the environment or the system."""

import os
import sys

VARIABLE = "KNEEDEEP_LANGUAGE"
"""The environment variable with the language of the command line and of worker processes."""


def wanted_languages() -> list[str]:
    """The languages to try, the best first. Empty for English.

    As in gettext, LC_ALL overrides LC_MESSAGES and LANG. LANGUAGE overrides all of them unless the locale is C.
    """
    if own := os.environ.get(VARIABLE):
        return [own]
    locale = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    if not locale and sys.platform == "win32":
        import ctypes
        from locale import windows_locale

        locale = windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")
    if locale.partition(".")[0] in ("", "C", "POSIX"):
        return []
    return [*filter(None, os.environ.get("LANGUAGE", "").split(":")), locale]
