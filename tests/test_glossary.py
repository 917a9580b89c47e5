"""The glossary: its terms are used in code and texts, and the words that it rules out are in no text."""

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

from kneedeep.model.catalog.house_rules import every_switch
from tests.support import catalogue
from tests.support.cases import cases
from tests.support.module_texts import PRODUCT, modules_in

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "engine" / "glossary.md"
ROW = re.compile(r"^\| \*\*([\w ]+)\*\* \|.*\| ([\w ,]*)\|$", re.MULTILINE)


class Term(NamedTuple):
    """A term, and the words that are not used for it."""

    name: str
    avoided: tuple[str, ...]


def terms() -> list[Term]:
    """The terms of the page, in its order."""
    found = []
    for name, avoided in ROW.findall(PAGE.read_text(encoding="utf-8")):
        found.append(Term(name, tuple(word.strip() for word in avoided.split(",") if word.strip())))
    return found


@cache
def code() -> str:
    """Every name and docstring of both packages, in words, those of modules too, and the data of the catalog."""
    found: set[str] = set()
    for folder in PRODUCT:
        for module in modules_in(folder):
            found |= {module.path.stem, *module.names, *module.docstrings}
    found |= {
        path.read_text(encoding="utf-8") for path in (ROOT / "engine/kneedeep/model/catalog/data").rglob("*.json")
    }
    return re.sub(r"(?<=[a-z])(?=[A-Z])|_", " ", " ".join(found)).lower()


@cache
def shown() -> str:
    """The texts of the window and of the findings, but the values of house rules: they are words of the file."""
    values = {str(value) for switch in every_switch() for value in switch.values}
    texts = [text for text in catalogue.texts() if text not in values]
    texts += [path.read_text(encoding="utf-8") for path in (ROOT / "engine/kneedeep/analysis/checks").glob("*/*.md")]
    # Names in braces stand for values, and targets of links are no texts.
    return re.sub(r"\{\w+\}|\]\([^)]*\)", " ", "\n".join(texts)).lower()


@cache
def window_texts() -> tuple[str, ...]:
    """The texts of the window, without the names of their values."""
    texts = [form for text, (_, one) in catalogue.texts().items() for form in (text, one)]
    return tuple(re.sub(r"\{[^}]*\}", "", text).lower() for text in texts)


@cache
def described() -> str:
    """What schemas and the other pages say."""
    paths = [*(ROOT / "schemas").glob("*.json"), *(ROOT / "editor").glob("*.md"), *(ROOT / "engine").glob("*.md")]
    return "\n".join(path.read_text(encoding="utf-8") for path in paths if path != PAGE).lower()


def occurs(word: str, text: str) -> bool:
    """Whether a word, or its plural, stands in a text."""
    return re.search(rf"\b{word.lower()}(s|es|d|ed)?\b", text) is not None


@cases("term", terms(), ids=lambda term: term.name)
def test_a_term_is_used_in_code_and_in_texts(term: Term) -> None:
    assert occurs(term.name, code())
    assert occurs(term.name, shown()) or occurs(term.name, described())


@cases("term", [term for term in terms() if term.avoided], ids=lambda term: term.name)
def test_words_that_are_ruled_out_are_in_no_text(term: Term) -> None:
    assert [word for word in term.avoided if occurs(word, shown())] == []


@cases("word")
def test_texts_of_the_window_are_in_plain_words(word: str) -> None:
    assert [text for text in window_texts() if re.search(rf"\b{word}\b", text)] == []


def test_every_row_of_the_page_is_a_term_and_none_stands_there_twice() -> None:
    rows = [line for line in PAGE.read_text(encoding="utf-8").splitlines() if line.startswith("| **")]
    names = [term.name for term in terms()]
    assert len(names) == len(set(names)) == len(rows)
    avoided = [word for term in terms() for word in term.avoided]
    assert not set(avoided) & set(names)
