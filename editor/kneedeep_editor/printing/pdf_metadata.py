"""Metadata of a PDF file: author, subject and a table of contents, which Qt does not write."""

import re
from collections.abc import Sequence
from hashlib import sha256
from io import BytesIO
from typing import Any, NamedTuple
from uuid import UUID

from kneedeep.drawing.document_metadata import DocumentMetadata

_DATES = re.compile(rb"/(?:Creation|Mod)Date \(D:[^)]*\)|xmp:(?:Create|Modify|Metadata)Date=\"[^\"]*\"")
_NAMES = re.compile(rb"(?P<xmp>uuid:[0-9a-f-]{36})|/ID \[ <[0-9a-f]{72}> <[0-9a-f]{72}> \]")
"""The random id that Qt gives each file, in both its places."""
MAKER = "kneedeep"


class Contents(NamedTuple):
    """An entry of the table of contents: text, level from 1, page from 0, points from the page's top."""

    text: str
    level: int
    page: int
    down: float


def add_metadata(
    data: bytes, metadata: DocumentMetadata, contents: Sequence[Contents] = (), *, dated: bool = False
) -> bytes:
    """A PDF file with metadata and a table of contents. Keeps the creation time only if `dated`."""
    from pypdf import PdfReader, PdfWriter
    from pypdf.generic import Fit

    if not dated:
        # Blanks of the same length keep all offsets in the file valid.
        data = _DATES.sub(lambda found: b" " * len(found[0]), data)
        data = _named_by_content(data)
    reader = PdfReader(BytesIO(data))
    writer = PdfWriter(clone_from=reader)
    writer.pdf_header = reader.pdf_header
    _name_spaces(writer)
    subject = "; ".join(filter(None, (metadata.subject, metadata.origin)))
    named = {"/Title": metadata.title, "/Author": metadata.author, "/Subject": subject}
    writer.add_metadata({"/Creator": MAKER, "/Producer": MAKER} | {key: text for key, text in named.items() if text})
    above: list[tuple[int, Any]] = []
    for entry in contents:
        while above and above[-1][0] >= entry.level:
            above.pop()
        top = float(writer.pages[entry.page].mediabox.top) - entry.down
        parent = above[-1][1] if above else None
        item = writer.add_outline_item(title=entry.text, page_number=entry.page, parent=parent, fit=Fit.xyz(top=top))
        above.append((entry.level, item))
    if contents:
        writer.page_mode = "/UseOutlines"
    made = BytesIO()
    writer.write(made)
    return made.getvalue()


def _named_by_content(data: bytes) -> bytes:
    """A PDF file with an id derived from its content, so that equal files are equal bytes."""
    digest = sha256(_NAMES.sub(b"", data)).digest()
    name = str(UUID(bytes=digest[:16])).encode()
    id = name.hex().encode()
    return _NAMES.sub(lambda found: b"uuid:" + name if found["xmp"] else b"/ID [ <" + id + b"> <" + id + b"> ]", data)


def _name_spaces(writer: Any) -> None:
    """Correct the name of the space glyph. Qt names it a tab, so that searches for two words fail."""
    done = set()
    for page in writer.pages:
        for font in page["/Resources"].get("/Font", {}).values():
            names = font.get_object().get("/ToUnicode")
            if names is not None and names.indirect_reference.idnum not in done:
                done.add(names.indirect_reference.idnum)
                names.set_data(names.get_data().replace(b"<0009>", b"<0020>"))
