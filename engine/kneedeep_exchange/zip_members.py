"""The contents of a zip, checked before anything is unpacked, and only unpacked in memory."""

import io
import stat
import zipfile
import zlib
from collections.abc import Callable

from kneedeep.model.scenario.io.foreign_files import ImportFailed
from kneedeep.support.printable import printable

MOST_BYTES = 64 << 20
MOST_RATIO = 100
LONGEST_NAME = 200
_ENCRYPTED = 1
_METHODS = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
_LARGE = 0xFFFFFFFF


class ZipError(ImportFailed):
    """A file is not a supported zip. The text gives the reason, in a clause."""


def zip_members(
    content: bytes, most: int, wanted: Callable[[str], bool] = bool, *, folders: bool = False
) -> dict[str, bytes]:
    """The wanted members of a zip of at most `most` files, by name. Raises ZipError.

    Unwanted members are never unpacked. They may have any name that stays inside the target folder. `folders`: entries
    of folders are ignored instead of refused.
    """
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            listed = [info for info in archive.infolist() if not (folders and info.is_dir())]
            if len(listed) > most:
                raise ZipError("it holds {count} files, more than {most}", count=len(listed), most=most)
            for info in listed:
                if _is_outside(info.filename):
                    name = printable(info.filename)[:LONGEST_NAME]
                    raise ZipError("it holds a file of the unsafe name {name!r}, outside of its folder", name=name)
            chosen = [info for info in listed if wanted(info.filename)]
            _look_at(chosen)
            return {info.filename: _content(archive, info) for info in chosen}
    except (zipfile.BadZipFile, zlib.error, EOFError, ValueError, NotImplementedError, OverflowError) as error:
        raise ZipError("it is a damaged zip: {error}", error=printable(str(error))) from error


def _look_at(listed: list[zipfile.ZipInfo]) -> None:
    """Refuse members with unsupported features, and contents that are too large. Raises ZipError."""
    if sum(info.file_size for info in listed) > MOST_BYTES:
        raise ZipError("unpacked it is larger than {most} MiB", most=MOST_BYTES >> 20)
    known: set[str] = set()
    for info in listed:
        name = printable(info.filename)[:LONGEST_NAME]
        if info.filename in known:
            raise ZipError("it holds two files of the name {name!r}", name=name)
        known.add(info.filename)
        if not _is_plain(info.filename):
            raise ZipError("it holds a file of the unsafe name {name!r}", name=name)
        if info.is_dir() or stat.S_IFMT(info.external_attr >> 16) not in (0, stat.S_IFREG):
            raise ZipError("{name!r} in it is a folder or a link", name=name)
        if info.flag_bits & _ENCRYPTED:
            raise ZipError("{name!r} in it is encrypted", name=name)
        if info.compress_type not in _METHODS or _LARGE in (info.file_size, info.compress_size):
            raise ZipError("{name!r} in it is packed in a way that is not read here", name=name)
        if info.file_size > MOST_RATIO * max(info.compress_size, 1):
            raise ZipError("{name!r} in it would unpack to more than {most} times its size", name=name, most=MOST_RATIO)


def _is_outside(name: str) -> bool:
    """Whether a name leads out of the target folder, on any system."""
    parts = name.replace("\\", "/").split("/")
    return not parts[0] or parts[0][1:2] == ":" or ".." in parts


def _is_plain(name: str) -> bool:
    """Whether a name is a plain relative path of printable ASCII."""
    return (
        name.isascii()
        and name.isprintable()
        and len(name) <= LONGEST_NAME
        and "\\" not in name
        and ":" not in name
        and all(part not in ("", ".", "..") for part in name.split("/"))
    )


def _content(archive: zipfile.ZipFile, info: zipfile.ZipInfo) -> bytes:
    with archive.open(info) as file:
        content = file.read(info.file_size + 1)
    if len(content) != info.file_size:
        raise ZipError("{name!r} in it has another size than the zip says", name=info.filename)
    return content
