"""Processor time and largest memory of a command as a process of its own."""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple


class Measured(NamedTuple):
    """How a process ended, its processor time in seconds, its largest memory in MB, and what it printed."""

    status: int
    seconds: float
    megabytes: float
    output: str


def measured(arguments: Sequence[str], folder: Path) -> Measured:
    """Run `kneedeep` with these arguments. Its output goes through a file in the folder."""
    with (folder / "output").open("w+", encoding="utf-8") as output:
        process = subprocess.Popen(
            [sys.executable, "-m", "kneedeep", *arguments], stdout=output, stderr=subprocess.STDOUT
        )
        _process, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        output.seek(0)
        text = output.read()
    # Linux counts kilobytes, macOS bytes.
    unit = 1 << 20 if sys.platform == "darwin" else 1 << 10
    seconds = usage.ru_utime + usage.ru_stime
    return Measured(process.returncode, seconds, usage.ru_maxrss / unit, text)
