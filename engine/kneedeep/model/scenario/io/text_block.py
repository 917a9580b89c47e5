"""A scenario as a block of text that survives forums, chats and mails: packed, in letters without markup."""

import re
import zlib
from base64 import b32decode, b32encode
from functools import cache
from itertools import islice
from pathlib import Path
from textwrap import shorten

from kneedeep.model.scenario.io.foreign_files import ImportFailed
from kneedeep.model.scenario.yaml_patch.file_limits import BYTES
from kneedeep.support.translation import later

COLUMNS = 76
"""The length of a line. With two quotation marks before it, it has 80 characters."""
MOST_CHARACTERS = 4 * BYTES
"""The length of the longest text that is searched for a block."""
_VERSION = "1"
_LETTERS = "0123456789bcdefghjklmnpqrstvwxyz"
"""The digits of a block. They rarely form words, so word filters don't change them."""
_USUAL = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"
_SUM = 7
"""The number of letters of a checksum."""
_MARKUP = re.compile(r"[<\[]/?[a-z*][^<>\[\]\n]{0,80}[>\]]|&#?\w{1,8};", re.IGNORECASE)
_NOISE = re.compile(r"[^0-9a-z{};]+")
_BEGIN = re.compile(r"\{kneedeep([0-9]{1,9});([0-9]{1,9});")
_BODY = re.compile(f"[{_LETTERS}]*")
_LONGEST_NAME = 26
_MOST_TRIES = 16
"""The most beginnings of blocks that are tried in a text."""


class BlockFailed(ImportFailed):
    """A text has no readable map. The text is a clause with the reason."""


def block_of(scenario: bytes, title: str = "") -> str:
    """The file of a scenario as a block of text. The first line says what it is and how to open it."""
    packing = zlib.compressobj(9, wbits=-15, memLevel=9, zdict=_dictionary())
    letters = _in_letters(packing.compress(scenario) + packing.flush())
    name = shorten(re.sub(r"[^\w ,.'!?-]", " ", title), _LONGEST_NAME, placeholder="…") or "Untitled"
    lines = [letters[start : start + COLUMNS] for start in range(0, len(letters), COLUMNS)]
    head = f"{name}: a map for kneedeep. Copy it all and paste it there."
    return "\n".join((head, f"{{kneedeep {_VERSION}; {len(letters)};", *lines, f"; {_checksum(scenario)}}}", ""))


def holds_block(text: str) -> bool:
    """True if a text has the beginning of a block."""
    return len(text) <= MOST_CHARACTERS and _BEGIN.search(_plain(text)) is not None


def scenario_in(text: str) -> bytes:
    """The scenario file in the first intact block of a text. Raises BlockFailed.

    Line ends, spaces, quotation marks, tags, capital letters and the words around a block don't matter.
    """
    if len(text) > MOST_CHARACTERS:
        raise BlockFailed("the text has more than {most} characters, and no map has", most=MOST_CHARACTERS)
    plain = _plain(text)
    failure: BlockFailed | None = None
    for begin in islice(_BEGIN.finditer(plain), _MOST_TRIES):
        try:
            if begin[1] != _VERSION:
                raise BlockFailed("the map comes from a newer kneedeep: its text has version {n}", n=begin[1])
            return _read(plain, begin.end(), int(begin[2]))
        except BlockFailed as failed:
            failure = failure or failed
    text = later("the text holds no map: one begins with “{first}” and ends with “{last}”")
    raise failure or BlockFailed(text, first="{kneedeep", last="}")


def _read(plain: str, start: int, length: int) -> bytes:
    """The file in the block whose letters begin at `start`. Raises BlockFailed."""
    body = _BODY.match(plain, start)
    assert body is not None
    letters, end = body[0], body.end()
    if len(letters) < length and plain[end : end + 1] == ";":
        raise BlockFailed("the map has {n} of its {all} letters: copy all of it again", n=len(letters), all=length)
    if len(letters) < length:
        text = later("the map breaks off or is damaged after {n} of {all} letters: copy all of it again")
        raise BlockFailed(text, n=len(letters), all=length)
    if len(plain) <= end + _SUM:
        raise BlockFailed("the map breaks off before its checksum: copy all of it again")
    damaged = BlockFailed("the map is damaged, its checksum differs: copy all of it again")
    unpacking = zlib.decompressobj(-15, zdict=_dictionary())
    try:
        packed = b32decode(letters.translate(str.maketrans(_LETTERS, _USUAL)) + "=" * (-len(letters) % 8))
        scenario = unpacking.decompress(packed, BYTES + 1)
    except (ValueError, zlib.error) as error:
        raise damaged from error
    if len(scenario) > BYTES:
        raise BlockFailed("the map would unpack to more than {n} MiB, and a scenario is far smaller", n=BYTES >> 20)
    whole = unpacking.eof and not unpacking.unused_data and _in_letters(packed) == letters and len(letters) == length
    if not whole or plain[end : end + _SUM + 1] != f";{_checksum(scenario)}":
        raise damaged
    return scenario


def _plain(text: str) -> str:
    """A text without tags and without any characters that blocks don't have."""
    return _NOISE.sub("", _MARKUP.sub("", text).lower())


def _in_letters(data: bytes) -> str:
    return b32encode(data).decode().rstrip("=").translate(str.maketrans(_USUAL, _LETTERS))


def _checksum(scenario: bytes) -> str:
    return _in_letters(zlib.crc32(scenario).to_bytes(4))


@cache
def _dictionary() -> bytes:
    """The compression dictionary: frequent words of scenarios. A change of it needs another version number."""
    return Path(__file__).with_name(f"text_block_{_VERSION}.txt").read_bytes().replace(b"\r\n", b"\n")
