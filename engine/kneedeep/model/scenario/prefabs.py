"""Prefabs: named, furnished parts of maps. Each is a file in a folder of the user.

The text of a prefab can be pasted like that of a copied part. Its name is the `title`, its note the `summary`.
"""

import errno
import os
from typing import NamedTuple

from kneedeep.model.catalog import load_catalog
from kneedeep.model.catalog.numbers.user_file import own_path
from kneedeep.model.scenario.edits.basic import applied
from kneedeep.model.scenario.edits.paste import NotPasted, part_in, text_of
from kneedeep.model.scenario.edits.piece_moves import MovePieces, box_of
from kneedeep.model.scenario.io import atomic_files
from kneedeep.model.scenario.model import Scenario
from kneedeep.model.scenario.yaml_patch import node_tree
from kneedeep.model.scenario.yaml_patch.file_limits import Unreadable
from kneedeep.model.scenario.yaml_patch.patch import PatchFailed, patched
from kneedeep.support.timer import limited
from kneedeep.support.translation import tr
from kneedeep.support.work_budget import OutOfWork

ENDING = ".prefab.yaml"
FOLDER = "prefabs"
MOST_BYTES = 128 << 10
MOST_FILES = 500
"""The most prefabs read from a folder, the first ones by name."""
MOST_ELEMENTS, MOST_SPACES = 1_000, 4_096
NAME_LENGTH, NOTE_LENGTH = 60, 300
"""The most characters shown of a name or a note."""
SECONDS = 2.0
"""The processor time limit for reading a prefab."""


class PrefabFailed(Exception):
    """A prefab could not be read or written. The text is one sentence with the reason."""


class Prefab(NamedTuple):
    """A prefab as read: its path, its part with title and summary, the number of elements that could not be read."""

    path: str
    part: Scenario
    unread: int = 0

    @property
    def name(self) -> str:
        """Its name on one line, or the name of its file if it has none."""
        return _line(self.part.title, NAME_LENGTH) or file_stem(self.path)

    @property
    def note(self) -> str:
        """Its note on one line."""
        return _line(self.part.summary, NOTE_LENGTH)


class BrokenPrefab(NamedTuple):
    """A file of the folder that can't be read, and a sentence with the reason."""

    path: str
    fault: str

    @property
    def name(self) -> str:
        """The name of the file."""
        return file_stem(self.path)


def is_prefab_file(path: str | os.PathLike[str]) -> bool:
    """True if a file has a name with the extension of prefabs."""
    return os.fsdecode(path).lower().endswith(ENDING)


def file_stem(path: str | os.PathLike[str]) -> str:
    """The name of a file without the extension of prefabs, in printable form."""
    base = os.path.basename(os.fsencode(path)).decode("utf-8", "replace")
    return _line(base[: -len(ENDING)] if is_prefab_file(base) else base, NAME_LENGTH)


def prefab_folder() -> str:
    """The folder of the user's prefabs, whether it exists or not. Empty for a user without data files."""
    numbers = own_path()
    return os.path.join(os.path.dirname(numbers), FOLDER) if numbers else ""


def prefab_files(folder: str) -> tuple[tuple[str, int, int], ...]:
    """Path, time of the last change and size of the prefabs in a folder, by name. Empty if the folder is missing."""
    found = []
    try:
        with os.scandir(folder) as entries:
            for entry in entries:
                if is_prefab_file(entry.name) and entry.is_file():
                    status = entry.stat()
                    found.append((entry.path, status.st_mtime_ns, status.st_size))
    except FileNotFoundError:
        return ()
    except OSError as error:
        raise PrefabFailed(tr("{path}: it can't be read: {reason}.", path=folder, reason=error.strerror)) from error
    return tuple(sorted(found)[:MOST_FILES])


def as_prefab(part: Scenario, name: str, note: str) -> Scenario:
    """A copied part as a prefab: with a name, and its top-left space at 0,0."""
    every = frozenset(element.serial for element in part.elements())
    corner, _ = box_of(part, every) or ((0, 0), (0, 0))
    moved = applied(MovePieces("", every, (-corner[0], -corner[1])), part)
    return moved.having(title=name, summary=note)


def too_large(part: Scenario) -> str:
    """A sentence with the reason if a part is too large for a prefab, else empty."""
    if sum(1 for _ in part.elements()) > MOST_ELEMENTS:
        return tr("A prefab has at most {most} elements.", most=MOST_ELEMENTS)
    sizes = {name: len(piece.spaces) for name, piece in load_catalog(part.ruleset).pieces.items()}
    sizes |= {own.id: sum(row.count("#") for row in own.rows) for own in part.piece_types}
    if sum(sizes.get(piece.piece, 0) for piece in part.pieces) > MOST_SPACES:
        return tr("A prefab has at most {most} spaces.", most=MOST_SPACES)
    if len(text_of(part).encode()) > MOST_BYTES:
        return tr("A prefab has at most {most} KiB.", most=MOST_BYTES >> 10)
    return ""


def read_prefab(path: str) -> Prefab:
    """The prefab in a file. Raises PrefabFailed."""
    return _prefab(path, _data(path))


def keep_prefab(part: Scenario, folder: str) -> Prefab:
    """Write a part into a new file of a folder, named after its title. Raises PrefabFailed."""
    return _created(text_of(part).encode(), atomic_files.file_name(part.title, "prefab"), folder)


def import_prefab(path: str, folder: str) -> Prefab:
    """Copy a prefab file unchanged into a folder, unless the folder has the same prefab already.

    Raises PrefabFailed, also for a file that is not a prefab.
    """
    data = _data(path)
    _prefab(path, data)
    for known, _, size in prefab_files(folder):
        if size == len(data) and _data(known) == data:
            return _prefab(known, data)
    return _created(data, atomic_files.file_name(file_stem(path), "prefab"), folder)


def export_prefab(prefab: Prefab, path: str) -> None:
    """Copy the file of a prefab unchanged to another place. Raises PrefabFailed."""
    _write(path, _data(prefab.path))


def replace_prefab(prefab: Prefab, part: Scenario) -> Prefab:
    """Replace the part in the file of a prefab. Raises PrefabFailed."""
    data = text_of(part).encode()
    _write(prefab.path, data)
    return _prefab(prefab.path, data)


def rename_prefab(prefab: Prefab, name: str, note: str) -> Prefab:
    """Change the name and the note in the file of a prefab. The rest stays unchanged. Raises PrefabFailed."""
    try:
        tree = node_tree.parse(_data(prefab.path))
        old = node_tree.plain(tree.root)
        if not isinstance(old, dict):
            raise PrefabFailed(tr("{path}: it is no prefab any more.", path=prefab.path))
        new: dict[str, object] = {**old, "title": name, "summary": note}
        if not note:
            del new["summary"]
        data = patched(tree, old, new).text.encode()
    except (Unreadable, PatchFailed) as error:
        problem = tr("{path}: the name can't be written into the file: {error}.", path=prefab.path, error=error)
        raise PrefabFailed(problem) from error
    _write(prefab.path, data)
    return _prefab(prefab.path, data)


def remove_prefab(prefab: Prefab | BrokenPrefab) -> None:
    """Remove the file of a prefab. Raises PrefabFailed."""
    try:
        os.unlink(prefab.path)
    except FileNotFoundError:
        return
    except OSError as error:
        raise PrefabFailed(
            tr("{path}: it can't be removed: {reason}.", path=prefab.path, reason=error.strerror)
        ) from error


def _line(text: str, most: int) -> str:
    line = "".join(char if char.isprintable() else " " for char in text)
    line = " ".join(line.split())
    return line if len(line) <= most else f"{line[: most - 1]}…"


def _data(path: str) -> bytes:
    try:
        return atomic_files.read_bytes(path, MOST_BYTES)
    except atomic_files.FileFailed as error:
        raise PrefabFailed(str(error)) from error
    except Unreadable as error:
        problem = tr("{path}: a prefab has at most {most} KiB.", path=file_stem(path), most=MOST_BYTES >> 10)
        raise PrefabFailed(problem) from error


def _prefab(path: str, data: bytes) -> Prefab:
    try:
        with limited(SECONDS):
            part, unread = part_in(data, os.path.basename(file_stem(path)))
            fault = too_large(part)
    except OutOfWork as error:
        raise PrefabFailed(tr("{path}: reading it takes too long.", path=file_stem(path))) from error
    except NotPasted as error:
        raise PrefabFailed(str(error)) from error
    if fault:
        raise PrefabFailed(f"{file_stem(path)}: {fault}")
    return Prefab(path, part, unread)


def _created(data: bytes, stem: str, folder: str) -> Prefab:
    """Write a new file under the first free name."""
    if not folder:
        raise PrefabFailed("There is no folder for prefabs: the variable of the numbers is empty.")
    try:
        os.makedirs(folder, exist_ok=True)
        for number in range(1, 10_000):
            path = os.path.join(folder, f"{stem}-{number}{ENDING}" if number > 1 else f"{stem}{ENDING}")
            if not os.path.lexists(path):
                atomic_files.create_atomically(path, data)
                return _prefab(path, data)
    except (atomic_files.FileFailed, OSError) as error:
        raise PrefabFailed(str(error)) from error
    raise PrefabFailed(os.strerror(errno.EEXIST))


def _write(path: str, data: bytes) -> None:
    try:
        atomic_files.write_atomically(path, data)
    except atomic_files.FileFailed as error:
        raise PrefabFailed(str(error)) from error
