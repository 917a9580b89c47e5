"""What the programs of the download run: a worker process of the program, or the command line.

What PyInstaller would run before it costs each start 0.25 s of processor time, and leaves variables that other programs
of Qt stumble over.
"""

import io
import os
import sys

_STOP_SIGN = 0x10
_TRACKER = "from multiprocessing.resource_tracker import main"

# Other programs, such as a browser or git, are not to load the libraries of this one.
for name in ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"):
    before = os.environ.pop(f"{name}_ORIG", None)
    os.environ.pop(name, None)
    if before is not None:
        os.environ[name] = before


def work() -> None:
    """Do what `multiprocessing` starts this program for, and end. Returns if it did not start it."""
    if sys.argv[1:2] == ["--multiprocessing-fork"]:
        from multiprocessing.spawn import freeze_support

        freeze_support()
    if "-c" in sys.argv and sys.argv[-1].startswith(_TRACKER):
        exec(sys.argv[-1])
        sys.exit()


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
    work()
    # A worker process is not to run this file: it is in no folder.
    del __file__
    sys.exit(run())
