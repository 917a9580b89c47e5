"""The file of a passport: a zip that is reproducible from its members, and is read within limits.

Its first member is its media type, uncompressed, so that programs can recognize it by its first bytes.
"""

import io
import stat
import zipfile
from collections.abc import Mapping

from kneedeep.model.scenario.io.foreign_files import ImportFailed
from kneedeep_exchange.zip_members import ZipError, zip_members

ENDING = ".kneedeep"
MEDIA_TYPE = "application/vnd.kneedeep.passport+zip"
MEDIA_TYPE_MEMBER = "mimetype"
SCENARIO = "scenario.yaml"
"""The member with the author's file."""
MOST_MEMBERS = 64
MOST_GAMES = 10_000
"""The maximum number of simulated games with each number of marines."""
_DATE = (1980, 1, 1, 0, 0, 0)
_UNIX, _MODE = 3, (stat.S_IFREG | 0o644) << 16


class PassportError(ImportFailed):
    """A file is not a readable passport. The text gives the reason, in a clause."""


def archive_of(members: Mapping[str, bytes]) -> bytes:
    """The zip of members in their order, after the media type. Equal members give equal bytes."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_STORED, allowZip64=False) as archive:
        for name, content in {MEDIA_TYPE_MEMBER: MEDIA_TYPE.encode(), **members}.items():
            info = zipfile.ZipInfo(name, _DATE)
            info.create_system, info.external_attr = _UNIX, _MODE
            archive.writestr(info, content)
    return file.getvalue()


def is_passport(content: bytes) -> bool:
    """Whether a file begins like a passport."""
    return content[:4] == b"PK\x03\x04" and content[30:].startswith((MEDIA_TYPE_MEMBER + MEDIA_TYPE).encode())


def members_of(content: bytes) -> dict[str, bytes]:
    """The members of a passport except its media type, in memory. Raises PassportError.

    Names, sizes and compression are checked before anything is unpacked.
    """
    if not content.startswith(b"PK\x03\x04"):
        raise PassportError("it is no passport: it does not begin as a zip does")
    try:
        found = zip_members(content, MOST_MEMBERS)
    except ZipError as error:
        raise PassportError(str(error)) from error
    first = next(iter(found), "")
    if found.pop(MEDIA_TYPE_MEMBER, b"") != MEDIA_TYPE.encode() or first != MEDIA_TYPE_MEMBER:
        raise PassportError("it is a zip, but no passport: its first file is not {name!r}", name=MEDIA_TYPE_MEMBER)
    return found
