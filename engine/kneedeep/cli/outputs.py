"""The files that commands write with -o: nothing of the user's is written over unasked."""

import hashlib
import os
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable

from kneedeep.cli.command_table import CommandError
from kneedeep.cli.terminal import pass_on
from kneedeep.model.scenario.io.files import FileFailed, read_bytes, write_atomically
from kneedeep.model.scenario.yaml_patch.file_limits import Unreadable
from kneedeep.support.translation import tr

_MADE = (".html", ".htm", ".json", ".kneedeep", ".pdf", ".png", ".svg", ".uvtt", ".dd2vtt", ".df2vtt")
"""How files end that the program makes and that nobody works on afterwards."""
_MARKS = (b"kneedeep", "kneedeep".encode("utf-16-be"), b'"kneedeep"')
"""The marks of such a file. The last one is that of JSON."""
_MOST = 128 << 20
_SEAL = b"# Unchanged since the import: "
"""How the last line of an imported scenario begins, before the checksum of all others."""


def may_force(parser: ArgumentParser) -> None:
    """Add the option to write over any file."""
    parser.add_argument("--force", action="store_true")


def check_output(path: str, *, force: bool, content: bytes | None = None) -> None:
    """Raises CommandError for a file that exists and must not be written over.

    `content`: what is to be written; a file that has it already is no trouble. Before it is known, a folder that is not
    there is refused too.
    """
    if content is None and not os.path.isdir(os.path.dirname(path) or "."):
        raise CommandError("Cannot write {file}: {reason}.", file=path, reason=tr("there is no such file or folder"))
    if force or not os.path.isfile(path) or os.path.getsize(path) == 0:
        return
    try:
        known = read_bytes(path, _MOST)
    except (FileFailed, Unreadable):
        known = b""
    if known == content or _is_made(path, known) or _is_untouched(known):
        return
    raise CommandError("{path} exists and is not overwritten: name another file, or use --force", path=path)


def write_output(path: str, content: bytes, *, force: bool) -> None:
    """Write a file. Raises CommandError when it can't be written, or must not be written over."""
    write_outputs([(path, content)], force=force)


def print_or_write(args: Namespace, content: bytes) -> None:
    """Write the file that the option -o names as `write_output` does. Without the option print its text."""
    if args.output is None:
        pass_on(content.decode("utf-8-sig"))
    else:
        write_output(args.output, content, force=args.force)


def write_outputs(files: Iterable[tuple[str, bytes]], *, force: bool) -> None:
    """Write files that belong together, the main one first; none if one of them must not be written over.

    Where the main one was made by the program, those beside it were too. Raises CommandError.
    """
    (path, content), *beside = files
    check_output(path, force=force, content=content)
    again = os.path.isfile(path)
    for other, its in beside:
        check_output(other, force=force or again, content=its)
    try:
        for other, its in beside:
            os.makedirs(os.path.dirname(other) or ".", exist_ok=True)
            write_atomically(other, its)
        write_atomically(path, content)
    except (FileFailed, OSError) as error:
        raise CommandError(str(error)) from error


def with_seal(content: bytes) -> bytes:
    """An imported scenario with a last line by which it is seen that nobody has changed it since."""
    return content + _SEAL + _seal_of(content) + b"\n"


def _seal_of(content: bytes) -> bytes:
    return hashlib.sha256(content).hexdigest()[:16].encode()


def _is_untouched(content: bytes) -> bool:
    """Whether a file was imported and not changed since: it can be imported again."""
    before, mark, seal = content.rpartition(_SEAL)
    return bool(mark) and seal == _seal_of(before) + b"\n"


def _is_made(path: str, content: bytes) -> bool:
    """Whether the program made a file, and nobody works on such files afterwards."""
    if not path.lower().endswith(_MADE):
        return False
    marks = _MARKS[2:] if content.lstrip().startswith(b"{") else _MARKS
    return any(mark in content for mark in marks)
