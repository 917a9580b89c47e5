"""Translatable texts: English strings that keep what a translation needs."""

import pickle
from collections.abc import Iterator

import pytest

from kneedeep.model.catalog import RULESETS, load_catalog
from kneedeep.support import translation
from kneedeep.support.english import capitalized, colored, listed, lowered, sentence, translatable_list

GERMAN = {"Room 4×4": "Raum 4×4", "red": "rot", "key": "Schlüssel", "{color} {thing}": "{thing} ({color})"}


@pytest.fixture
def german() -> Iterator[None]:
    translation.speak(lambda text, number: GERMAN.get(text, text))
    yield
    translation.speak(None)


@pytest.mark.parametrize(("number", "english"), [(0, "0 points"), (1, "1 point"), (3, "3 points")])
def test_a_text_is_an_english_string(number: int, english: str) -> None:
    cost = translation.translatable_count("{n} point", "{n} points", number)
    assert cost == english
    assert translation.translatable("Go there: {cost}", cost=cost) == f"Go there: {english}"


def test_a_text_without_values_keeps_its_braces() -> None:
    assert translation.translatable("Nothing {here}") == "Nothing {here}"


def test_a_template_of_a_table_is_filled_later() -> None:
    text = translation.translatable("before {who} attacks").filled(who="the imp")
    assert (text, text.template, text.fields) == ("before the imp attacks", "before {who} attacks", {"who": "the imp"})


def test_capitals_and_another_process_keep_the_template() -> None:
    text = capitalized(translation.translatable("{mode}, go there", mode=translation.translatable("sprint")))
    again = pickle.loads(pickle.dumps(text))
    assert again == text == "Sprint, go there"
    assert isinstance(again, translation.TranslatableText)
    assert (again.template, again.fields, again.capital) == ("{mode}, go there", {"mode": "sprint"}, True)
    assert isinstance(sentence(translation.translatable("it is shut.")), translation.TranslatableText)


def test_a_list_keeps_what_its_words_need() -> None:
    assert translatable_list([]) == ""
    assert translatable_list(["one"]) == "one"
    assert translatable_list(["one", "two", "three"]) == "one, two and three"


def test_a_name_of_the_data_is_english_and_can_be_translated(german: None) -> None:
    room = translation.translatable_word("Room 4×4")
    assert (room, lowered(room), capitalized(lowered(room))) == ("Room 4×4", "room 4×4", "Room 4×4")
    assert translation.translated(room) == translation.translated(lowered(room)) == "Raum 4×4"
    assert translation.translated(pickle.loads(pickle.dumps(lowered(room)))) == "Raum 4×4"
    assert listed([room, "own"]) == "Raum 4×4 and own"


def test_a_color_stands_where_the_language_wants_it(german: None) -> None:
    key = colored("red", translation.translatable_word("key"))
    assert (key, translation.translated(key)) == ("red key", "Schlüssel (rot)")
    assert colored(None, "key") == "key"


@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_names_of_the_catalog_are_translatable(ruleset: str) -> None:
    catalog = load_catalog(ruleset)
    tables = (catalog.pieces, catalog.tokens, catalog.doors, catalog.figures, catalog.items, catalog.boxes)
    assert all(isinstance(kind.name, translation.TranslatableText) for table in tables for kind in table.values())
