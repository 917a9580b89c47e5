"""The real program as the command starts it, in a process that a test drives from inside and by signals."""

import signal
import subprocess
import sys
from collections.abc import Mapping

HEAD = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox
from kneedeep_editor import program
from kneedeep_editor.mainwindow import MainWindow

def changed(then):
    (window,) = [one for one in QApplication.allWidgets() if isinstance(one, MainWindow)]
    if not window.shell.is_painted:
        QTimer.singleShot(20, lambda: changed(then))
        return
    window.shell.work.select([figure.serial for figure in window.document.scenario.figures])
    window.shell.actions.by_name["delete"].trigger()
    then(window)
"""
"""The start of such a program. `changed` calls back once the window is painted and all figures are deleted."""


def signalled(program: str, line: str, number: signal.Signals, environment: Mapping[str, str], *arguments: str) -> int:
    """The exit status of a program that gets a signal once it has printed a line. It must end without a traceback."""
    running = subprocess.Popen(
        [sys.executable, "-c", HEAD + program, *arguments],
        env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    try:
        assert running.stdout is not None
        assert running.stdout.readline() == f"{line}\n"
        running.send_signal(number)
        _, told = running.communicate(timeout=60)
    finally:
        running.kill()
        running.communicate()
    assert "Traceback" not in told
    return running.returncode
