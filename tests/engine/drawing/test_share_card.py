"""The share card: lettering, composition, and that everything stays on the page."""

from itertools import chain

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kneedeep.drawing import DARK, THEMES, DisplayList, Path, Text
from kneedeep.drawing.card.card_colors import card_colors
from kneedeep.drawing.card.contents import CardBar, CardContents, CardDifficulty, CardFact, CardFigure
from kneedeep.drawing.card.glyphs import glyphs_of
from kneedeep.drawing.card.lettering import lettering
from kneedeep.drawing.card.share_card import share_card
from kneedeep.drawing.card.text_lines import room_for, shortened, shown_line, wrapped
from kneedeep.drawing.plan.plan import Plan, PlanFigure, PlanToken, rimmed
from tests.support.cases import cases

COLORS = card_colors(DARK, "#c65f28").letters


def plan_of_size(width: int, height: int) -> Plan:
    return Plan(rimmed({(x, y): 0 for x in range(width) for y in range(height)}), tokens=(PlanToken("health", (0, 0)),))


def contents(title: str = "Halls", plan: Plan | None = None) -> CardContents:
    return CardContents(
        title=title,
        kicker="A scenario for the 2004 edition",
        byline="by somebody",
        summary="Two halls and a door between them.",
        facts=(CardFact("1–3", "marines"), CardFact("45–60", "minutes")),
        cast=(CardFigure(PlanFigure("imp", (0, 0)), "2–4"),),
        difficulty=CardDifficulty(
            "Marines win", (CardBar("1 marine", 0.25), CardBar("2 marines", 1.0)), source="60 games."
        ),
        plan=plan or plan_of_size(6, 4),
        foot="Unofficial.",
        maker="kneedeep",
        color="#c65f28",
    )


def texts(card: DisplayList) -> list[Text]:
    return [item for _, items in card.layers for item in items if isinstance(item, Text)]


def assert_on_page(card: DisplayList) -> None:
    """Every text and every letter lies on the page."""
    _, _, width, height = card.box
    for item in dict(card.layers)["words"]:
        if isinstance(item, Text):
            room = room_for(item.text, item.size, bold=item.bold)
            left = item.x - {"start": 0.0, "middle": 0.5, "end": 1.0}[item.anchor] * room
            assert left >= 0 and left + room <= width, item
            assert item.size * 0.5 <= item.y <= height, item
        elif isinstance(item, Path):
            for _, *numbers in item.segments:
                assert all(0 <= float(x) <= width for x in numbers[0::2])
                assert all(0 <= float(y) <= height for y in numbers[1::2])


@given(st.text(max_size=300))
def test_any_title_makes_a_card_and_stays_on_it(title: str) -> None:
    assert_on_page(share_card(contents(shown_line(title) or "Untitled")))


@given(st.text(alphabet="Aa Bb-É…", min_size=1, max_size=200).map(shown_line).filter(bool), st.floats(2, 20))
def test_lettering_keeps_to_its_width(title: str, width: float) -> None:
    found = lettering(title, width, 1.4, 0.4, COLORS)
    assert found.width <= width + 0.001
    assert 0.4 <= found.caps <= 1.4


@cases(
    "title",
    ["Cold Start", 'K-9 & "Co.": 24/7 (No. 5)!?', "Čtvrtá vlna", "Ångström", "Straße", "Глубина", "ΩΜΕΓΑ", "ŒUVRE"],
)
def test_latin_greek_and_cyrillic_titles_are_drawn_as_shapes(title: str) -> None:
    assert glyphs_of(title) is not None
    assert not [item for item in lettering(title, 14, 1.4, 0.4, COLORS).items if isinstance(item, Text)]


@pytest.mark.parametrize("title", ["深い凍結", "مرحبا", "Deep 凍"])
def test_other_writings_come_from_a_font(title: str) -> None:
    words = [item.text for item in lettering(title, 14, 1.4, 0.4, COLORS).items if isinstance(item, Text)]
    assert "".join(title.split()) in "".join(words).replace(" ", "")


def test_a_long_title_takes_lines_and_is_cut_off_at_last() -> None:
    short, long = (
        lettering(text, 14, 1.4, 0.4, COLORS) for text in ("Halls", "The halls of the deep and frozen north station")
    )
    assert short.height < long.height and long.caps < short.caps
    endless = share_card(contents("The halls of the deep north " * 30))
    assert endless.box[3] < 1.5 * share_card(contents()).box[3]


def test_a_card_lies_or_stands_as_its_map_does() -> None:
    lying, standing = (share_card(contents(plan=plan_of_size(*size))).box for size in ((20, 8), (8, 20)))
    assert lying[2] > lying[3] and standing[2] < standing[3]


@cases("size", [(1, 1), (5, 5), (60, 8), (8, 60), (70, 60)])
@cases("legend", [False, True])
def test_the_map_lies_on_the_page_whatever_its_size(size: tuple[int, int], legend: bool) -> None:
    card = share_card(contents(plan=plan_of_size(*size)), grid=True, legend=legend)
    _, _, width, height = card.box
    assert 0.5 < width / height < 2
    floor = dict(card.layers)["floor"]
    assert all(0 <= item.x and item.x + item.scale <= width for item in floor)  # type: ignore[union-attr]
    assert all(0 <= item.y and item.y + item.scale <= height for item in floor)  # type: ignore[union-attr]
    assert_on_page(card)


def test_the_map_gets_a_good_part_of_the_page() -> None:
    for size in ((20, 8), (12, 10), (8, 20)):
        card = share_card(contents(plan=plan_of_size(*size)))
        (first, *_) = dict(card.layers)["floor"]
        part = size[0] * size[1] * first.scale**2 / (card.box[2] * card.box[3])  # type: ignore[union-attr]
        assert part > 0.3, size


def test_what_is_not_known_leaves_no_gap() -> None:
    card = share_card(contents()._replace(byline="", summary="", facts=(), cast=(), difficulty=None))
    assert_on_page(card)
    assert {text.text for text in texts(card)} >= {"A SCENARIO FOR THE 2004 EDITION", "Unofficial.", "kneedeep"}


def test_themes_and_options_change_the_card() -> None:
    cards = [share_card(contents(), theme) for theme in THEMES.values()]
    cards += [share_card(contents(), grid=True), share_card(contents(), legend=True)]
    assert all(one != other for number, one in enumerate(cards) for other in cards[:number])
    assert any(text.text == "Health" for text in texts(cards[-1]))


def test_the_source_of_the_shares_is_written_in_full() -> None:
    source = " ".join(["60 games.", *["The bot *tactical* on both sides."] * 6, "The end."])
    card = share_card(
        contents()._replace(difficulty=CardDifficulty("Marines win", (CardBar("1 marine", 0.25),), source=source))
    )
    assert source in " ".join(text.text for text in texts(card))


def test_bars_are_as_long_as_the_share() -> None:
    shown = {text.text for text in texts(share_card(contents()))}
    assert {"25 %", "100 %", "1 marine", "2 marines", "60 games."} <= shown


@given(st.text(max_size=400), st.floats(0.5, 10), st.integers(1, 4))
def test_wrapped_lines_fit(text: str, width: float, lines: int) -> None:
    found = wrapped(shown_line(text), 0.2, width, lines)
    assert len(found) <= lines
    assert all(room_for(line, 0.2) <= width for line in found)


@given(st.text(max_size=200), st.floats(0.5, 10))
def test_shortened_texts_fit(text: str, width: float) -> None:
    assert room_for(shortened(text, 0.2, width), 0.2) <= max(width, room_for("…", 0.2))


@given(st.text())
def test_a_shown_line_has_nothing_that_does_not_print(text: str) -> None:
    line = shown_line(text)
    assert "\n" not in line and "\u202e" not in line and "\x00" not in line
    assert line == " ".join(line.split())


def test_pieces_of_a_sign_run_clockwise_and_have_no_holes() -> None:
    from kneedeep.drawing.card.glyphs import _table

    for sign, glyph in _table().items():
        for piece in glyph.pieces:
            pairs = zip(piece, chain(piece[1:], piece[:1]), strict=True)
            assert sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in pairs) > 0, sign
