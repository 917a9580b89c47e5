"""What the programs of the download run: a worker process of the program, or the command line."""

import io
import os
import sys
from multiprocessing import freeze_support

_STOP_SIGN = 0x10

# Other programs, such as a browser or git, are not to load the libraries of this one.
for name in ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"):
    before = os.environ.pop(f"{name}_ORIG", None)
    os.environ.pop(name, None)
    if before is not None:
        os.environ[name] = before


def run() -> int:
    """The command line. On Windows the window's program has no console: a box shows why it could not start."""
    from kneedeep.cli.main import main

    if sys.platform != "win32" or sys.stderr is not None:
        return main()
    import ctypes

    sys.stdout = sys.stderr = said = io.StringIO()
    status = main()
    if status and said.getvalue():
        ctypes.windll.user32.MessageBoxW(None, said.getvalue(), "kneedeep", _STOP_SIGN)
    return status


if __name__ == "__main__":
    freeze_support()
    sys.exit(run())
