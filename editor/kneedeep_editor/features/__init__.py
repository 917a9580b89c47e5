"""Commands and panels of windows. A feature is a class, here or in its subject's package, created with the shell.

Dialogs and panels are imported on first use, inside functions, so that the window appears faster.
"""

from importlib import import_module

from kneedeep.model.scenario.io.foreign_files import foreign_files
from kneedeep.support.resources import table_rows
from kneedeep_editor.mainwindow.shell import Shell

FEATURES = tuple(name for (name,) in table_rows(__file__, "features.txt"))
"""The feature classes, in the order of their panels and commands."""

OF_FOREIGN_FILES = (
    "sharing.export_feature.ExportFeature",
    "sharing.passport_feature.PassportFeature",
    "sharing.passport_feature.VerificationFeature",
    "sharing.import_feature.ImportFeature",
)
"""The feature classes that need the package kneedeep_exchange."""


def install(shell: Shell) -> None:
    """Install every feature into a window, as far as its package is installed."""
    without = () if foreign_files() else OF_FOREIGN_FILES
    for name in (name for name in FEATURES if name not in without):
        module, _, feature = name.rpartition(".")
        getattr(import_module(f"kneedeep_editor.{module}"), feature)(shell)
