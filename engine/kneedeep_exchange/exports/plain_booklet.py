"""The booklet of the invader as plain text, for formats that have no room for its words."""

from collections.abc import Iterable, Iterator

from kneedeep.report.sheets.booklet import booklet
from kneedeep.report.sheets.sheet_blocks import Beside, Block, Columns, Heading, Paragraph, TableBlock
from kneedeep.report.sheets.sheet_maps import Look
from kneedeep_exchange.exports.export_request import ExportRequest


def plain_booklet(request: ExportRequest) -> str:
    """The words of the booklet: how to set up, keys, what is read aloud."""
    blocks = booklet(request.facts, Look(marines=request.options.marines)).blocks
    return "\n".join(_lines(blocks)).strip() + "\n"


def _lines(blocks: Iterable[Block]) -> Iterator[str]:
    for block in blocks:
        match block:
            case Heading():
                yield from ("", block.text, ("=" if block.level == 1 else "-") * len(block.text))
            case Paragraph():
                yield f"{block.cue} {block.text}".strip()
            case TableBlock():
                yield " | ".join(filter(None, block.head))
                for row in block.rows:
                    yield " | ".join(cell for cell in row if isinstance(cell, str)).replace("\u00a0", " ")
                yield ""
            case Beside():
                yield from _lines(block.blocks)
            case Columns():
                for column in block.columns:
                    yield from _lines(column)
            case _:
                continue
