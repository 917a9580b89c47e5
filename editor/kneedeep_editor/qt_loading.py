"""Loading Qt without what PySide6 would do at each start and nobody here needs."""

import builtins
import marshal
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import source_hash
from types import CodeType
from typing import Any

Kept = dict[str, tuple[bytes, CodeType]]
"""Compiled modules by file name, each with the hash of its source."""


def load_qt() -> None:
    """Import PySide6. Raises ImportError as the import itself does.

    PySide6 carries Python modules of its own as text inside its library: what they compile to is kept in the user's
    cache folder. It also reads the source of every module imported after it, to see whether that one wants Qt's
    methods by other names (`__feature__`): nobody does here, so imports are Python's own again.
    """
    with keeping_compiled(cache_file()):
        import PySide6.QtCore  # noqa: F401
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)


def cache_file() -> str:
    """Return where this Python keeps what it compiled, in the user's cache folder."""
    base = os.environ.get("XDG_CACHE_HOME") or os.path.join(os.path.expanduser("~"), ".cache")
    return os.path.join(base, "kneedeep", f"pyside6-{sys.implementation.cache_tag}.marshal")


@contextmanager
def keeping_compiled(path: str) -> Iterator[None]:
    """Keep what is compiled from texts meanwhile in a file, and take from there what was compiled from the same text."""
    kept = _read(path)
    new: Kept = {}
    compiled: Callable[..., Any] = builtins.compile

    def compile_once(source: Any, filename: Any, mode: str = "exec", *rest: Any, **options: Any) -> Any:
        text = source.encode() if isinstance(source, str) else source
        if rest or options or mode != "exec" or not isinstance(text, bytes) or not isinstance(filename, str):
            return compiled(source, filename, mode, *rest, **options)
        mark = source_hash(text)
        before = kept.get(filename)
        if before is not None and before[0] == mark:
            return before[1]
        code = compiled(source, filename, mode)
        new[filename] = mark, code
        return code

    builtins.compile = compile_once
    try:
        yield
    finally:
        builtins.compile = compiled
        if new:
            _write(path, kept | new)


def _read(path: str) -> Kept:
    try:
        with open(path, "rb") as file:
            kept = marshal.loads(file.read())
    except (OSError, EOFError, ValueError, TypeError):
        # Nothing is kept yet, or the file is spoilt: it is made again.
        return {}
    return kept if isinstance(kept, dict) else {}


def _write(path: str, kept: Kept) -> None:
    new = f"{path}.{os.getpid()}"
    try:
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(new, "wb") as file:
            file.write(marshal.dumps(kept))
        os.replace(new, path)
    except OSError:
        # Nowhere to keep it: the next start compiles again, nothing else is lost.
        return
