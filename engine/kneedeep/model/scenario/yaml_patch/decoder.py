"""Decodes bytes to text: UTF-8, within the size limit, printable characters only."""

import codecs
import re
from typing import NamedTuple

from kneedeep.model.scenario.yaml_patch.file_limits import BYTES, TOO_LARGE, Unreadable, refusal

_LINE_BREAK = re.compile(r"\r\n|\n|\r")
_LINE = re.compile(r"[^\r\n]*(?:\r\n|\n|\r)|[^\r\n]+")
_REFUSED = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\ud800-\udfff\ufeff\ufffe\uffff]")
_OTHER_ENCODINGS = (codecs.BOM_UTF32_LE, codecs.BOM_UTF32_BE, codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)


class Decoded(NamedTuple):
    """A text without its byte order mark. `bom`: whether it had one."""

    text: str
    bom: bool


def line_starts(text: str) -> list[int]:
    """The offsets of the beginnings of lines. Lines end at LF, CR LF or CR."""
    return [0, *(match.end() for match in _LINE_BREAK.finditer(text))]


def split_lines(text: str) -> list[str]:
    """The lines with their line breaks. Lines end only at LF, CR LF or CR."""
    return _LINE.findall(text)


def decode(data: bytes | str) -> Decoded:
    """The text of a scenario file. Raises Unreadable if it is too large, not UTF-8 or has control characters."""
    if len(data) > BYTES or (isinstance(data, str) and len(data.encode("utf-8", "surrogatepass")) > BYTES):
        raise Unreadable(TOO_LARGE)
    text = data if isinstance(data, str) else _from_utf8(data)
    if bom := text.startswith("\ufeff"):
        text = text[1:]
    if refused := _REFUSED.search(text):
        raise Unreadable(_refusal(refused[0]), *_place(text, refused.start()))
    return Decoded(text, bom)


def _from_utf8(data: bytes) -> str:
    if data.startswith(_OTHER_ENCODINGS):
        raise Unreadable(refusal("encoding"))
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        before = data[: error.start].decode("utf-8")
        place = _place(before.removeprefix("\ufeff"), len(before))
        raise Unreadable(refusal("byte", byte=data[error.start]), *place) from None


def _place(text: str, offset: int) -> tuple[int, int]:
    starts = line_starts(text[:offset])
    return len(starts), min(offset, len(text)) - starts[-1] + 1


def _refusal(character: str) -> str:
    if character == "\0":
        return refusal("nul")
    if character == "\ufeff":
        return refusal("mark")
    return refusal("control", code=ord(character))
