"""Commands and panels of windows. A feature is a class, here or in its subject's package, created for a shell.

Most are imported and created by the first command or the first look at their panel, so that the window appears faster.
"""

from functools import partial
from importlib import import_module
from operator import attrgetter
from typing import Any

from PySide6.QtCore import Qt

from kneedeep.model.scenario.io.foreign_files import foreign_files
from kneedeep.support.resources import table_rows
from kneedeep_editor.mainwindow.shell import Shell

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
    for name, *used in table_rows(__file__, "features.txt"):
        if name in without:
            continue
        if not used:
            _class(name)(shell)
            continue
        title, area, *commands = used
        if title:
            side = Qt.DockWidgetArea[f"{area}DockWidgetArea"]
            shell.docks.add_dock(title, partial(_use, shell, name, "panel"), side, shown=False)
        for command, _, method in (one.partition("=") for one in " ".join(commands).split()):
            shell.actions.add_command(command, partial(_run, shell, name, method))


def _class(name: str) -> Any:
    module, _, feature = name.rpartition(".")
    return getattr(import_module(f"kneedeep_editor.{module}"), feature)


def _run(shell: Shell, name: str, method: str) -> None:
    _use(shell, name, method)()


def _use(shell: Shell, name: str, attribute: str) -> Any:
    """An attribute of a feature, which is created on first use."""
    return attrgetter(attribute)(shell.feature(_class(name)))
