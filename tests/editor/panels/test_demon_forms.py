"""The fields of how demons come: threat, invasion card, event sets, demon cards; the set-up of that edition."""

from typing import Any

import pytest

from kneedeep.model.scenario.record import Record
from kneedeep_editor.canvas.overlaid_map import empty_hint
from kneedeep_editor.panels.properties.invasion_field import InvasionField
from kneedeep_editor.panels.properties.list_fields import MappedField
from tests.editor.panels.test_properties_panel import panel_of, pick, row_of, write
from tests.support import files
from tests.support.users.editor_user import Opened, User
from tests.support.values import known, typed

pytestmark = pytest.mark.usefixtures("properties")

RANGE_DAY = (files.SCENARIOS / "range-day.yaml").read_text(encoding="utf-8")
EMPTY = "ruleset: doom-2016\ntitle: Empty\n"


def invasion(user: User) -> InvasionField:
    return typed(InvasionField, row_of(user, "invasion").field)


def test_a_card_of_the_catalog_shows_its_groups_and_becomes_groups_of_its_own(opened: Opened) -> None:
    user = opened(RANGE_DAY)
    field = invasion(user)
    assert field.cells["imp", "blue", 1].line.text() == "3"
    assert not field.cells["imp", "blue", 1].isEnabled()
    assert field.faceup.isChecked()
    pick(row_of(user, "invasion"), "groups of its own")
    made: Any = user.scenario.invasion
    assert made["faceup"] and made["blue"][1]["demons"] == Record(imp=3)
    write(field.cells["cacodemon", "blue", 1].line, "2")
    write(field.cells["", "red", 0].line, "1")
    made = user.scenario.invasion
    assert made["blue"][1]["demons"] == Record(imp=3, cacodemon=2)
    assert made["red"][0]["argent"] == 1
    field.colors["yellow"].click()

    assert "yellow" not in user.scenario.invasion  # type: ignore[operator]
    pick(row_of(user, "invasion"), "Imp Assault")
    assert user.scenario.invasion == Record(card="imp-assault", faceup=True)
    user.undo_all()
    assert user.scenario.invasion == Record(card="first-strike", faceup=True)


def test_the_last_demon_of_a_group_stays_and_that_is_said(opened: Opened) -> None:
    user = opened(RANGE_DAY)
    pick(row_of(user, "invasion"), "groups of its own")
    before = user.scenario.invasion
    write(invasion(user).cells["imp", "blue", 1].line, "")
    assert user.scenario.invasion == before
    assert "at least one demon" in row_of(user, "invasion").complaint.text()


def test_a_demon_card_stands_beside_the_numbers_of_the_catalog(opened: Opened) -> None:
    user = opened(RANGE_DAY)
    field = typed(MappedField, row_of(user, "demons").field)
    kinds = list(user.scenario.demons)
    shown: Any = field.rows[kinds.index("imp")][1]
    assert "spaces 1 (D)" in shown.known.text() and "health 4 (G)" in shown.known.text()
    field.more.click()
    assert len(user.scenario.demons) == len(kinds) + 1


def test_the_weapons_of_the_seats_are_lists_of_two(opened: Opened) -> None:
    user = opened(RANGE_DAY)
    weapons: Any = user.scenario.setup["marines"]["weapons"]
    assert [len(seat) for seat in weapons] == [2, 2, 2, 2]
    assert row_of(user, "setup").field.isVisibleTo(panel_of(user))


def test_forms_use_the_words_and_the_numbers_of_marines_of_the_edition(opened: Opened, user: User) -> None:
    for window, word, counts, boxes in (
        (user, "frag points", "1–3", "One base game; with it the expansion where it is used."),
        (opened(RANGE_DAY, "other.yaml"), "frag tokens", "1–4", "One base game."),
    ):
        field: Any = row_of(window, "victory", "invaders").field
        assert field.inner.word.combo.currentText() == word
        assert field.inner.what.button.text() == counts
        box: Any = row_of(window, "box").field
        assert box.none.text() == boxes


def test_an_empty_map_names_tiles_where_the_edition_has_them(opened: Opened) -> None:
    for window, thing in ((opened("format: 1\ntitle: Empty\n"), "piece"), (opened(EMPTY, "other.yaml"), "tile")):
        hint = known(empty_hint(window.window.shell.work))
        assert f"Click a {thing} in the palette" in hint[1][0]
