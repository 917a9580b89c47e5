"""The blocks of sheets as HTML, without their maps."""

from collections.abc import Callable, Iterable, Iterator
from html import escape

from kneedeep.drawing.primitive import DisplayList
from kneedeep.report.sheets import sheet_blocks
from kneedeep.support.translation import tr, with_capital

Icons = Callable[[DisplayList], str]
"""A function from a small picture to its element."""
MOST_MARINES = 9
"""The maximum number of marines with a column in tables."""


def html_of(blocks: Iterable[sheet_blocks.Block], icons: Icons, level: int = 3) -> Iterator[str]:
    """Yield the elements of blocks. Headings of level 2 become headings of `level`."""
    for block in blocks:
        match block:
            case sheet_blocks.Heading():
                step = level + max(0, block.level - 2)
                yield f"<h{step}>{escape(block.text)}</h{step}>"
            case sheet_blocks.Paragraph():
                yield from _paragraph(block)
            case sheet_blocks.TableBlock():
                yield table(block, icons)
            case sheet_blocks.Keys():
                entries = "".join(f"<li>{icons(picture)} {escape(name)}</li>" for picture, name in block.entries)
                yield f'<ul class="keys">{entries}</ul>'
            case sheet_blocks.Beside():
                yield from html_of(block.blocks, icons, level)
            case sheet_blocks.Columns():
                for column in block.columns:
                    yield from html_of(column, icons, level)
            case _:
                continue


def _paragraph(paragraph: sheet_blocks.Paragraph) -> Iterator[str]:
    if not paragraph.cue and not paragraph.text:
        return
    cue = f"<b>{escape(paragraph.cue)}</b> " if paragraph.cue else ""
    parts = [part for part in paragraph.text.split("\n\n") if part.strip()] or [""]
    texts = [f"<p>{cue if not number else ''}{lines(part)}</p>" for number, part in enumerate(parts)]
    if paragraph.look == "spoken":
        yield f"<blockquote>{''.join(texts)}</blockquote>"
    elif paragraph.look == "faint":
        yield "".join(texts).replace("<p>", '<p class="faint">')
    else:
        yield from texts


def lines(text: str) -> str:
    """A text with its line breaks as HTML."""
    return "<br>".join(escape(line) for line in text.strip().split("\n"))


def table(block: sheet_blocks.TableBlock, icons: Icons) -> str:
    """A table. Columns for a number of marines are marked, so that the page can show one of them."""
    columns = {tr("for {count}", count=count): str(count) for count in range(1, MOST_MARINES + 1)}
    counts = [columns.get(head, "") for head in block.head]
    head = "".join(
        f'<th scope="col"{_of_count(count)}>{escape(with_capital(text))}</th>' if text else "<td></td>"
        for text, count in zip(block.head, counts, strict=True)
    )
    rows = "".join(
        "<tr>"
        + "".join(
            f"<td{_of_count(count)}{_centered(number, block)}>{(icons(cell) if isinstance(cell, DisplayList) else lines(cell))}</td>"
            for number, (cell, count) in enumerate(zip(row, counts, strict=True))
        )
        + "</tr>"
        for row in block.rows
    )
    return f'<div class="wide" role="group" aria-label="{escape(tr("Rows and columns"))}" tabindex="0"><table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>'


def _of_count(count: str) -> str:
    return f' data-n="{escape(count)}"' if count.isdigit() else ""


def _centered(number: int, block: sheet_blocks.TableBlock) -> str:
    return ' class="number"' if number in block.numbers else ""
