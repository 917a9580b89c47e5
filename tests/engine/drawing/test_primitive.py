"""Primitives: reading outlines, placing items."""

import pickle

import pytest

from kneedeep.drawing.primitive import Dot, Line, Paint, Path, Rect, Text, Use, outline, placed, polygon
from tests.support.cases import cases

INK = Paint("#000000", "#ffffff", 0.1, dash=(0.2, 0.1))


def test_an_outline_is_read_in_hundredths() -> None:
    curve = ("C", 0.01, 0.02, 0.03, 0.04, 0.05, 0.06)
    corner = (("M", -0.1, 0.2), ("L", 0.3, 0.2), ("L", 0.3, -0.05))
    assert outline("M-10 20H30V-5C1 2 3 4 5 6Z") == (*corner, curve, ("Z",))


@cases("text", ["M1", "L1 2 3", "Q1 2 3 4", "M", "M1 2Z3"])
def test_an_outline_that_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="letter|takes"):
        outline(text)


def test_placing_scales_about_the_origin_and_then_moves() -> None:
    half = INK._replace(width=0.05, dash=(0.1, 0.05))
    assert placed(Rect(1, 1, 2, 4, INK, 0.5), 10, 20, 0.5) == Rect(10.5, 20.5, 1, 2, half, 0.25)
    assert placed(Line(0, 0, 2, 2, INK), 1, 0, 0.5) == Line(1, 0, 2, 1, half)
    assert placed(Dot(1, 1, 1, INK), 1, 2, 0.5) == Dot(1.5, 2.5, 0.5, half)
    assert placed(Text(1, 1, "a", 0.4, "#000000"), 0, 1, 0.5) == Text(0.5, 1.5, "a", 0.2, "#000000")
    assert placed(Use("a", 1, 1, 90, 2), 1, 1, 0.5) == Use("a", 1.5, 1.5, 90, 1)
    moved = placed(Path(polygon((0, 0), (1, 0), (1, 2)), INK), 5, 7)
    assert moved == Path(polygon((5, 7), (6, 7), (6, 9)), INK)


def test_items_pickle_and_compare() -> None:
    item = Path(outline("M0 0L1 1"), INK)
    assert pickle.loads(pickle.dumps(item)) == item
