"""The texts of cards in the fonts of this machine: none is wider than the room it was given."""

from pathlib import Path

import pytest
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication

from kneedeep.analysis.framework.facts import Facts
from kneedeep.drawing.card.text_lines import room_for
from kneedeep.drawing.primitive import Text
from kneedeep.report.shared_picture import PictureOptions, shared_picture
from kneedeep_editor.canvas.display_painter import text_font
from tests.support.files import SHIPPED
from tests.support.reading import scenario_in


def width_of(text: Text) -> float:
    font = text_font(bold=text.bold)
    return QFontMetricsF(font).horizontalAdvance(text.text) * text.size / font.pixelSize()


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_every_text_of_a_card_has_the_room_it_needs(path: Path, qapp: QApplication) -> None:
    scenario = scenario_in(path.read_bytes())
    card = shared_picture(Facts(scenario), PictureOptions(legend=True))
    words = [item for item in dict(card.layers)["words"] if isinstance(item, Text)]
    assert len(words) > 10
    for text in words:
        assert width_of(text) <= room_for(text.text, text.size, bold=text.bold), text.text


@pytest.mark.parametrize("letters", ["Größe é Ñandú", "Последний рубеж", "Ελληνικά", "深い凍結", "→ ≤ ✓"])
@pytest.mark.parametrize("bold", [False, True])
def test_other_letters_have_the_room_they_need(letters: str, *, bold: bool, qapp: QApplication) -> None:
    text = Text(0, 0, letters, 1.0, "#000000", bold=bold)
    assert width_of(text) <= room_for(letters, 1.0, bold=bold)
