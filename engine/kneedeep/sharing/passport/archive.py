"""The file of a passport: a zip that is the same whenever it has the same members, and is read within limits.

Its first member is its media type, uncompressed, so that programs which look at the first bytes of a file know it.
"""

from __future__ import annotations

import io
import stat
import zipfile
import zlib
from collections.abc import Mapping

from kneedeep.printable import printable

ENDING = ".kneedeep"
MEDIA_TYPE = "application/vnd.kneedeep.passport+zip"
MEDIA_TYPE_MEMBER = "mimetype"
MOST_MEMBERS = 64
MOST_BYTES = 64 << 20
MOST_RATIO = 100
LONGEST_NAME = 200
_DATE = (1980, 1, 1, 0, 0, 0)
_UNIX, _MODE = 3, (stat.S_IFREG | 0o644) << 16
_ENCRYPTED = 1
_METHODS = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
_LARGE = 0xFFFFFFFF


class PassportError(Exception):
    """A file is no passport, or one that can't be read; the text is a clause that says what is wrong."""


def archive_of(members: Mapping[str, bytes]) -> bytes:
    """Return the zip of members in their order, after the media type; the same members give the same bytes."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_STORED, allowZip64=False) as archive:
        for name, content in {MEDIA_TYPE_MEMBER: MEDIA_TYPE.encode(), **members}.items():
            info = zipfile.ZipInfo(name, _DATE)
            info.create_system, info.external_attr = _UNIX, _MODE
            archive.writestr(info, content)
    return file.getvalue()


def is_passport(content: bytes) -> bool:
    """Return whether a file begins as a passport does."""
    return content[:4] == b"PK\x03\x04" and content[30:].startswith((MEDIA_TYPE_MEMBER + MEDIA_TYPE).encode())


def members_of(content: bytes) -> dict[str, bytes]:
    """Return the members of a passport but its media type, all in memory. Raises PassportError.

    Everything is looked at before anything is unpacked: names, sizes, how they are packed.
    """
    if not content.startswith(b"PK\x03\x04"):
        raise PassportError("it is no passport: it does not begin as a zip does")
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            listed = archive.infolist()
            _look_at(listed)
            found = {info.filename: _content(archive, info) for info in listed}
    except (
        zipfile.BadZipFile,
        zlib.error,
        EOFError,
        ValueError,
        NotImplementedError,
        OverflowError,
    ) as error:
        raise PassportError(f"it is a damaged zip: {printable(str(error))}") from error
    if found.pop(MEDIA_TYPE_MEMBER, b"") != MEDIA_TYPE.encode() or listed[0].filename != MEDIA_TYPE_MEMBER:
        raise PassportError(f"it is a zip, but no passport: its first file is not {MEDIA_TYPE_MEMBER!r}")
    return found


def _look_at(listed: list[zipfile.ZipInfo]) -> None:
    """Refuse what no passport has. Raises PassportError."""
    if len(listed) > MOST_MEMBERS:
        raise PassportError(f"it holds {len(listed)} files: a passport has at most {MOST_MEMBERS}")
    if sum(info.file_size for info in listed) > MOST_BYTES:
        raise PassportError(f"unpacked it is larger than {MOST_BYTES >> 20} MiB")
    names = [info.filename for info in listed]
    for info in listed:
        name = printable(info.filename)[:LONGEST_NAME]
        if names.count(info.filename) > 1:
            raise PassportError(f"it holds two files of the name {name!r}")
        if not _is_plain(info.filename):
            raise PassportError(f"it holds a file of the name {name!r}, which no passport has")
        if info.is_dir() or stat.S_IFMT(info.external_attr >> 16) not in (0, stat.S_IFREG):
            raise PassportError(f"{name!r} in it is a folder or a link")
        if info.flag_bits & _ENCRYPTED:
            raise PassportError(f"{name!r} in it is encrypted")
        if info.compress_type not in _METHODS or _LARGE in (info.file_size, info.compress_size):
            raise PassportError(f"{name!r} in it is packed in a way that no passport uses")
        if info.file_size > MOST_RATIO * max(info.compress_size, 1):
            raise PassportError(f"{name!r} in it would unpack to more than {MOST_RATIO} times its size")


def _is_plain(name: str) -> bool:
    """Whether a name is one within the zip: letters that are seen, no way out of a folder."""
    parts = name.split("/")
    return (
        name.isascii()
        and name.isprintable()
        and len(name) <= LONGEST_NAME
        and "\\" not in name
        and ":" not in name
        and all(part not in ("", ".", "..") for part in parts)
    )


def _content(archive: zipfile.ZipFile, info: zipfile.ZipInfo) -> bytes:
    with archive.open(info) as file:
        content = file.read(info.file_size + 1)
    if len(content) != info.file_size:
        raise PassportError(f"{info.filename!r} in it has another size than the zip says")
    return content
