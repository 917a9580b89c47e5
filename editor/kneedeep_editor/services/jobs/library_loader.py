"""Loading a large library in a thread before it is needed, so that the window stays responsive."""

import sys
from importlib import import_module
from threading import Thread

from PySide6.QtCore import QObject, Signal

from kneedeep_editor.services.jobs.future_watcher import emit_from_thread, reason_of

_INTERVAL = 0.0005
"""The thread switch interval in seconds while loading, a tenth of Python's default."""


class LibraryLoader(QObject):
    """Loads one module. `finished` has an empty text, or the reason of a failure."""

    finished = Signal(str)

    def __init__(self, module: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._module = module
        self._thread: Thread | None = None

    @property
    def ready(self) -> bool:
        """Whether the module is loaded, so that importing it takes no time."""
        found = sys.modules.get(self._module)
        return found is not None and not getattr(found.__spec__, "_initializing", False)

    def start(self) -> None:
        """Start loading, once."""
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
