"""Pictures to trace in the user's data folder: a copy for each scenario, found by the path of its file."""

import contextlib
import json
import math
from pathlib import Path
from typing import Any

from kneedeep.model.scenario.io.files import FileFailed, read_bytes, write_atomically
from kneedeep.model.scenario.yaml_patch.file_limits import Unreadable
from kneedeep_editor.documents.recovery_files import side_file
from kneedeep_editor.services.tracing.picture_reading import MOST_BYTES
from kneedeep_editor.services.tracing.trace import FAINTEST, Trace
from kneedeep_editor.texts import tr

MOST_FILES = 40
"""Number of kept pictures, the newest."""
_MOST_TEXT = 10_000
_MOST = 1e6
"""The farthest place of a point, in pixels and spaces."""


def kept_trace(folder: Path, path: Path) -> tuple[Trace, bytes] | None:
    """What is traced in the scenario of a file: the place of a picture, and the picture. None without one."""
    side = side_file(folder, path, 0)
    try:
        trace = _trace_of(json.loads(read_bytes(side, _MOST_TEXT)))
        return trace, read_bytes(side.with_suffix(".picture"), MOST_BYTES)
    except (FileFailed, Unreadable, ValueError, TypeError, KeyError, RecursionError):
        return None


def keep_trace(folder: Path, path: Path, trace: Trace, picture: bytes | None) -> None:
    """Keep the place of a picture for the scenario of a file, and the picture unless it is there. Raises FileFailed."""
    side = side_file(folder, path, 0)
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise FileFailed(tr("Cannot write {file}: {reason}.", file=side, reason=error.strerror or error)) from error
    if picture is not None:
        write_atomically(side.with_suffix(".picture"), picture)
    write_atomically(side, json.dumps(trace._asdict()).encode("ascii"))
    with contextlib.suppress(OSError):
        for old in sorted(folder.glob("*.json"), key=lambda one: one.stat().st_mtime, reverse=True)[MOST_FILES:]:
            _remove(old)


def forget_trace(folder: Path, path: Path) -> None:
    """Remove the picture of the scenario of a file."""
    with contextlib.suppress(OSError):
        _remove(side_file(folder, path, 0))


def _remove(side: Path) -> None:
    side.unlink(missing_ok=True)
    side.with_suffix(".picture").unlink(missing_ok=True)


def _trace_of(content: Any) -> Trace:
    """The trace of a file's content. Raises ValueError, TypeError or KeyError when it is none."""
    points, places = (tuple((float(x), float(y)) for x, y in content[key]) for key in ("points", "places"))
    opacity = float(content["opacity"])
    numbers = [opacity, *(along for point in (*points, *places) for along in point)]
    if len(points) != 4 or len(places) != 4 or not all(math.isfinite(one) and abs(one) <= _MOST for one in numbers):
        raise ValueError
    shown, locked, under = (content[key] is True for key in ("shown", "locked", "under"))
    return Trace(points, places, min(1.0, max(FAINTEST, opacity)), shown, locked, under)
