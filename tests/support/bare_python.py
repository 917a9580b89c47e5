"""A Python that lacks what only POSIX has: in each process, those of workers too, the names are taken away at its start."""

import os
from pathlib import Path

SITE = """
import os
import signal
import platformdirs.unix  # takes its names with it

NAMES = {
    os: ("fchmod", "fchown", "chown", "getuid", "geteuid", "nice", "sched_getaffinity", "set_blocking", "sysconf",
         "O_CLOEXEC", "O_NOFOLLOW"),
    signal: ("setitimer", "getitimer", "ITIMER_PROF", "SIGPROF", "pthread_sigmask", "SIG_BLOCK", "SIG_SETMASK"),
}
for module, names in NAMES.items():
    for name in names:
        delattr(module, name)
"""


def environment(folder: Path) -> dict[str, str]:
    """The environment variables that make every Python started with them a bare one. `folder` is for its file."""
    (folder / "sitecustomize.py").write_text(SITE, encoding="utf-8")
    return os.environ | {"PYTHONPATH": str(folder), "KNEEDEEP_LANGUAGE": "en"}
