"""Translatable texts: English strings that keep what a translation needs."""

import pickle

import pytest

from kneedeep.english import capitalized, sentence, translatable_list
from kneedeep.translation import TranslatableText, translatable, translatable_count


@pytest.mark.parametrize(("number", "english"), [(0, "0 points"), (1, "1 point"), (3, "3 points")])
def test_a_text_is_an_english_string(number: int, english: str) -> None:
    cost = translatable_count("{n} point", "{n} points", number)
    assert cost == english
    assert translatable("Go there: {cost}", cost=cost) == f"Go there: {english}"


def test_a_text_without_values_keeps_its_braces() -> None:
    assert translatable("Nothing {here}") == "Nothing {here}"


def test_a_template_of_a_table_is_filled_later() -> None:
    text = translatable("before {who} attacks").filled(who="the imp")
    assert (text, text.template, text.fields) == (
        "before the imp attacks",
        "before {who} attacks",
        {"who": "the imp"},
    )


def test_capitals_and_another_process_keep_the_template() -> None:
    text = capitalized(translatable("{mode}, go there", mode=translatable("sprint")))
    again = pickle.loads(pickle.dumps(text))
    assert again == text == "Sprint, go there"
    assert isinstance(again, TranslatableText)
    assert (again.template, again.fields, again.capital) == ("{mode}, go there", {"mode": "sprint"}, True)
    assert isinstance(sentence(translatable("it is shut.")), TranslatableText)


def test_a_list_keeps_what_its_words_need() -> None:
    assert translatable_list([]) == ""
    assert translatable_list(["one"]) == "one"
    assert translatable_list(["one", "two", "three"]) == "one, two and three"
