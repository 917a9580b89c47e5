"""What the programs of the download run: a worker process of the program, or the command line.

What PyInstaller would run before it costs each start 0.25 s of processor time, and leaves variables that other programs
of Qt stumble over.
"""

import io
import os
import shutil
import subprocess
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
    """The command line. Without a console or terminal, as after a double click, a box shows why it could not start."""
    from kneedeep.cli.main import main

    if sys.stderr is not None and (sys.platform != "linux" or len(sys.argv) > 1 or sys.stderr.isatty()):
        return main()
    before = sys.stderr
    sys.stderr = said = io.StringIO()
    if sys.platform == "win32":
        sys.stdout = said
    try:
        status = main()
        if status and said.getvalue():
            tell(said.getvalue())
        return status
    finally:
        if before is not None:
            before.write(said.getvalue())


def tell(text: str) -> None:
    """Show a text in a box: of Windows, else of the first program for that which is there."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.MessageBoxW(None, text, "kneedeep", _STOP_SIGN)
        return
    for name, *options in (("zenity", "--error", "--no-markup", "--text"), ("kdialog", "--error"), ("xmessage",)):
        if shutil.which(name):
            subprocess.run([name, *options, text], check=False)
            return


if __name__ == "__main__":
    work()
    # A worker process is not to run this file: it is in no folder.
    del __file__
    sys.exit(run())
