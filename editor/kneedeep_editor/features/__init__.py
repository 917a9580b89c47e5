"""Commands and panels of windows. A feature is a class, here or in its subject's package, made with the shell.

Dialogs and panels are imported inside functions, with their first use: the window comes up faster so.
"""

from importlib import import_module
from pathlib import Path

from kneedeep.model.scenario.io.foreign_files import foreign_files
from kneedeep_editor.mainwindow.shell import Shell

FEATURES = tuple(Path(__file__).with_name("features.txt").read_text(encoding="utf-8").splitlines()[1:])
"""The feature classes, in the order of their panels and commands."""

OF_FOREIGN_FILES = (
    "sharing.export_feature.ExportFeature",
    "sharing.passport_feature.PassportFeature",
    "sharing.import_feature.ImportFeature",
)
"""Those that need the package for files of other kinds."""


def install(shell: Shell) -> None:
    """Put every feature into a window whose packages are installed."""
    without = () if foreign_files() else OF_FOREIGN_FILES
    for name in (name for name in FEATURES if name not in without):
        module, _, feature = name.rpartition(".")
        getattr(import_module(f"kneedeep_editor.{module}"), feature)(shell)
