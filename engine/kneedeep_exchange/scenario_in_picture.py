"""Scenarios embedded in pictures and documents, which look the same, and extracted byte for byte."""

import zlib
from base64 import b64decode, b64encode
from binascii import Error
from collections.abc import Callable, Iterator, Mapping
from io import BytesIO
from logging import CRITICAL, getLogger
from typing import NamedTuple

from kneedeep.model.scenario.io.foreign_files import ImportFailed

MOST_BYTES = 32 << 20
"""The maximum size of an embedded scenario."""
KEY = b"kneedeep-scenario"
ATTACHMENT = "scenario.yaml"
_PNG = b"\x89PNG\r\n\x1a\n"
_SVG = b'<metadata id="kneedeep-scenario">'


class NotInside(ImportFailed):
    """A file has no readable embedded scenario. The text gives the reason, in a clause."""


class Picture(NamedTuple):
    """A kind of file: a test by content, and functions to embed and extract a scenario (raise NotInside)."""

    is_one: Callable[[bytes], bool]
    put: Callable[[bytes, bytes], bytes]
    take: Callable[[bytes], bytes]


def with_scenario(content: bytes, ending: str, scenario: bytes) -> bytes:
    """A picture or document with a scenario's file embedded. `ending`: the ending of its file name."""
    return PICTURES[ending.removeprefix(".")].put(content, scenario)


# PNG: a chunk of text


def _is_png(content: bytes) -> bool:
    return content.startswith(_PNG)


def _png_chunks(content: bytes) -> Iterator[tuple[bytes, int, int]]:
    """Yield the kind, beginning and end of each chunk."""
    start = len(_PNG)
    while start + 12 <= len(content):
        if (end := start + 12 + int.from_bytes(content[start : start + 4])) > len(content):
            return
        yield content[start + 4 : start + 8], start, end
        start = end


def _put_in_png(content: bytes, scenario: bytes) -> bytes:
    # Key, "compressed", its method, no language, no translated key.
    body = b"iTXt" + KEY + b"\0\1\0\0\0" + zlib.compress(scenario, 9)
    chunk = (len(body) - 4).to_bytes(4) + body + zlib.crc32(body).to_bytes(4)
    place = next(start for kind, start, _ in _png_chunks(content) if kind == b"IEND")
    return content[:place] + chunk + content[place:]


def _take_from_png(content: bytes) -> bytes:
    for kind, start, end in _png_chunks(content):
        key, _, rest = content[start + 8 : end - 4].partition(b"\0")
        if kind != b"iTXt" or key != KEY:
            continue
        compressed, body = rest[:1] == b"\1", rest[2:].split(b"\0", 2)[-1]
        if zlib.crc32(content[start + 4 : end - 4]) != int.from_bytes(content[end - 4 : end]):
            raise NotInside("the scenario in the picture is damaged")
        return _unpacked(body) if compressed else body
    raise NotInside(
        "the picture has no scenario inside: it was exported without one, or a program that saved it again dropped it"
    )


def _unpacked(body: bytes) -> bytes:
    unpacking = zlib.decompressobj()
    try:
        found = unpacking.decompress(body, MOST_BYTES)
    except zlib.error as error:
        raise NotInside("the scenario in the picture is damaged") from error
    if unpacking.unconsumed_tail or not unpacking.eof:
        raise NotInside("the scenario in the picture is damaged, or larger than 32 MiB")
    return found


# SVG: an element of metadata


def _is_svg(content: bytes) -> bool:
    return content[:64].lstrip(b"\xef\xbb\xbf \t\r\n").startswith((b"<?xml", b"<svg")) and b"<svg" in content[:4096]


def _put_in_svg(content: bytes, scenario: bytes) -> bytes:
    place = content.rindex(b"</svg>")
    return content[:place] + _SVG + b64encode(scenario) + b"</metadata>\n" + content[place:]


def _take_from_svg(content: bytes) -> bytes:
    _, found, rest = content.partition(b'id="' + KEY + b'"')
    if not found:
        raise NotInside("the picture has no scenario inside: it was exported without one")
    try:
        return b64decode(b"".join(rest.partition(b">")[2].partition(b"<")[0].split()), validate=True)
    except Error as error:
        raise NotInside("the scenario in the picture is damaged") from error


# PDF: an attachment


def _is_pdf(content: bytes) -> bool:
    return content.startswith(b"%PDF-")


def _put_in_pdf(content: bytes, scenario: bytes) -> bytes:
    from pypdf import PdfReader, PdfWriter

    reader = PdfReader(BytesIO(content))
    writer = PdfWriter(clone_from=reader)
    writer.pdf_header = reader.pdf_header
    writer.add_attachment(ATTACHMENT, scenario)
    made = BytesIO()
    writer.write(made)
    return made.getvalue()


def _take_from_pdf(content: bytes) -> bytes:
    try:
        from pypdf import PdfReader
        from pypdf.errors import PyPdfError
    except ModuleNotFoundError as error:
        raise NotInside("PDF files can be read only where the package pypdf is installed") from error
    # One error message of ours replaces the warnings of pypdf.
    getLogger("pypdf").setLevel(CRITICAL)
    try:
        found = PdfReader(BytesIO(content)).attachments.get(ATTACHMENT)
    except (PyPdfError, ValueError, LookupError, TypeError, AttributeError, RecursionError, zlib.error) as error:
        raise NotInside("the PDF file is damaged") from error
    if not found:
        raise NotInside("the PDF file has no scenario inside: it was exported without one")
    if len(found[0]) > MOST_BYTES:
        raise NotInside("the scenario in the PDF file is larger than 32 MiB")
    return bytes(found[0])


PICTURES: Mapping[str, Picture] = {
    "png": Picture(_is_png, _put_in_png, _take_from_png),
    "svg": Picture(_is_svg, _put_in_svg, _take_from_svg),
    "pdf": Picture(_is_pdf, _put_in_pdf, _take_from_pdf),
}
"""The kinds of pictures and documents by file ending."""
