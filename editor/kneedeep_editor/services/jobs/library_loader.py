"""A large library, loaded in a thread before it is needed: in the window's own thread it would hold up everything."""

import sys
from importlib import import_module
from threading import Thread

from PySide6.QtCore import QObject, Signal

from kneedeep_editor.services.jobs.future_watcher import emit_from_thread, reason_of

_INTERVAL = 0.0005
"""Thread switch interval in seconds while it loads, for the window's sake: a tenth of Python's default."""


class LibraryLoader(QObject):
    """One module. `finished` says that it is there, or with a sentence why it is not."""

    finished = Signal(str)

    def __init__(self, module: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._module = module
        self._thread: Thread | None = None

    @property
    def ready(self) -> bool:
        """Whether the module is loaded: importing it takes no time then, and waits for no other thread."""
        found = sys.modules.get(self._module)
        return found is not None and not getattr(found.__spec__, "_initializing", False)

    def start(self) -> None:
        """Begin, unless that was done before."""
        if self._thread is None and not self.ready:
            self._thread = Thread(target=self._load, daemon=True, name=f"loading {self._module}")
            self._thread.start()

    def _load(self) -> None:
        interval, trouble = sys.getswitchinterval(), ""
        sys.setswitchinterval(_INTERVAL)
        try:
            import_module(self._module)
        except Exception as error:  # noqa: BLE001 -- any error of a library is reported where it is wanted
            trouble = reason_of(error)
        finally:
            sys.setswitchinterval(interval)
        emit_from_thread(self.finished, trouble)
