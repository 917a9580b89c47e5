"""The git history of the files in a folder: the time of each last change, and the previous version."""

import hashlib
import os
import subprocess
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

_MARK = b"\x01"
_SETTINGS = ("core.fsmonitor=false", "log.showSignature=false", "log.showRoot=true", "core.quotePath=false")
"""Settings that disable a repository's external programs, and settings that hide a commit."""


def moment(time: datetime) -> str:
    """A time in UTC, to the second, as in the feed and the index."""
    return time.astimezone(UTC).replace(microsecond=0).isoformat().replace("+00:00", "Z")


class FileHistory(NamedTuple):
    """The time of a file's last change in ISO 8601, empty if unknown, and its previous version, if any."""

    changed: str = ""
    before: bytes | None = None


class FolderHistory(NamedTuple):
    """The histories of tracked files by name in the folder. `shallow`: git has only a part of the history."""

    files: Mapping[str, FileHistory] = {}
    shallow: bool = False


def history_of(folder: Path, contents: Mapping[str, bytes]) -> FolderHistory:
    """The git history of files with these contents. Empty outside of a repository and without git.

    If a file differs from its last commit, the time of its change is unknown, and the commit has its previous version.
    The history of a renamed file starts with the renaming.
    """
    if (shallow := _git(folder, "rev-parse", "--is-shallow-repository")) is None:
        return FolderHistory()
    wanted = _commits(folder, contents, is_shallow=shallow.strip() == b"true")
    blobs = _blobs(folder, {one for _, one in wanted.values() if one})
    files = {name: FileHistory(changed, blobs.get(before)) for name, (changed, before) in wanted.items()}
    return FolderHistory(files, shallow.strip() == b"true")


def _commits(folder: Path, contents: Mapping[str, bytes], *, is_shallow: bool) -> dict[str, tuple[str, str]]:
    """The time of the last change of each file, and the object name of its previous version."""
    found: dict[str, tuple[str, str]] = {}
    log = _git(
        folder, "log", "--format=%x01%cI %P", "--raw", "-z", "--no-abbrev", "--no-renames", "--relative", "--", "."
    )
    for commit in (log or b"").split(_MARK)[1:]:
        head, *rows = commit.replace(b"\n", b"\0", 1).split(b"\0")
        changed, _, parents = head.decode().partition(" ")
        if is_shallow and not parents:
            continue
        fields = [row for row in rows if row]
        for about, path in zip(fields[::2], fields[1::2], strict=False):
            name = os.fsdecode(path)
            if name not in contents or name in found:
                continue
            _, _, old, new, _ = about.lstrip(b"\n").decode().split()
            is_committed = _git_name(contents[name], len(new)) == new
            before = old if is_committed else new
            time = moment(datetime.fromisoformat(changed)) if is_committed else ""
            found[name] = (time, before if before.strip("0") else "")
    return found


def _git_name(content: bytes, length: int) -> str:
    """The object name of a content. `length`: that of object names in the repository."""
    whole = b"blob %d\0%b" % (len(content), content)
    return (hashlib.sha1(whole, usedforsecurity=False) if length == 40 else hashlib.sha256(whole)).hexdigest()


def _blobs(folder: Path, names: set[str]) -> dict[str, bytes]:
    """The contents by object name."""
    found: dict[str, bytes] = {}
    given = "".join(f"{name}\n" for name in sorted(names)).encode()
    output = (_git(folder, "cat-file", "--batch", given=given) or b"") if names else b""
    place = 0
    while place < len(output):
        end = output.index(b"\n", place)
        name, *about = output[place:end].decode().split()
        place = end + 1
        if len(about) == 2 and about[0] == "blob":
            size = int(about[1])
            found[name] = output[place : place + size]
            place += size + 1
    return found


def _git(folder: Path, *arguments: str, given: bytes = b"") -> bytes | None:
    """The output of a git command. None if it fails or git is not installed."""
    settings = [part for one in _SETTINGS for part in ("-c", one)]
    environment = {**os.environ, "GIT_OPTIONAL_LOCKS": "0", "GIT_NO_LAZY_FETCH": "1"}
    try:
        done = subprocess.run(
            ("git", *settings, "-C", str(folder), *arguments), input=given, capture_output=True, check=False, env=environment
        )  # fmt: skip
    except OSError:
        return None
    return None if done.returncode else done.stdout
