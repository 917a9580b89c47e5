"""The picture of CONTRIBUTING.md's packages by their import contracts: `python -m tests.support.layer_picture`.

Each contract of layers in pyproject.toml is a column, each layer a row. A package may import those below it in its
column. Packages of one row don't import each other. The first package may import the other two, the second only the third.
"""

import re
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple
from xml.sax.saxutils import escape

ROOT = Path(__file__).resolve().parents[2]
PICTURE = ROOT / "engine" / "pictures" / "layers.svg"
COLUMNS = (
    ("kneedeep_editor", "editor/kneedeep_editor", "#5b4a8a"),
    ("kneedeep_exchange", "engine/kneedeep_exchange", "#8a5a1f"),
    ("kneedeep", "engine/kneedeep", "#2f6b4f"),
)
WIDTH, HEIGHT, GAP, MARGIN, TITLE, FONT = 420, 34, 8, 24, 40, 15


class Box(NamedTuple):
    """A package as it is drawn: its name and rectangle."""

    name: str
    x: float
    y: float
    width: float


def layers_of(package: str) -> list[list[str]]:
    """Return the layers of a package, the highest first, each with its packages and modules."""
    configuration = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    for contract in configuration["tool"]["importlinter"]["contracts"]:
        if contract["type"] == "layers" and contract["containers"] == [package]:
            return [re.findall(r"\w+", layer) for layer in contract["layers"]]
    raise ValueError(f"no contract of layers for {package}")


def picture() -> str:
    """Return the picture as SVG."""
    rows = max(len(layers_of(package)) for package, *_ in COLUMNS)
    width = MARGIN + len(COLUMNS) * (WIDTH + MARGIN)
    height = 2 * MARGIN + TITLE + rows * (HEIGHT + GAP)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
        f' font-family="sans-serif" font-size="{FONT}">',
        "<title>The packages of kneedeep in layers</title>",
        f'<rect width="{width}" height="{height}" fill="#ffffff"/>',
    ]
    for number, (package, folder, color) in enumerate(COLUMNS):
        left = MARGIN + number * (WIDTH + MARGIN)
        lines.append(_text(folder, left + WIDTH / 2, MARGIN + FONT, "#222222"))
        for box in _boxes(layers_of(package), left):
            lines.append(
                f'<rect x="{box.x:g}" y="{box.y:g}" width="{box.width:g}" height="{HEIGHT}" rx="5" fill="{color}"/>'
            )
            lines.append(_text(box.name, box.x + box.width / 2, box.y + HEIGHT / 2 + FONT / 3, "#ffffff"))
    return "\n".join([*lines, "</svg>", ""])


def _boxes(layers: Sequence[Sequence[str]], left: float) -> Iterator[Box]:
    """The boxes of a column, each layer as wide as the column."""
    for row, names in enumerate(layers):
        width = (WIDTH - GAP * (len(names) - 1)) / len(names)
        for number, name in enumerate(names):
            y = MARGIN + TITLE + row * (HEIGHT + GAP)
            yield Box(name, round(left + number * (width + GAP), 2), y, round(width, 2))


def _text(text: str, x: float, y: float, color: str) -> str:
    return f'<text x="{x:g}" y="{y:g}" text-anchor="middle" fill="{color}">{escape(text)}</text>'


if __name__ == "__main__":
    PICTURE.write_text(picture(), encoding="utf-8")
