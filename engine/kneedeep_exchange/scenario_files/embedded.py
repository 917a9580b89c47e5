"""The scenario in a file: embedded by this program, byte for byte, or imported from a map of another program."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from kneedeep.model.scenario.io.foreign_files import ImportFailed, ScenarioFile
from kneedeep.model.scenario.io.scenario_head import is_meant_as_scenario
from kneedeep.model.scenario.io.text_block import holds_block, scenario_in
from kneedeep_exchange.exports.html.page_reader import PageError, ReadPage
from kneedeep_exchange.imports.foreign_formats import FOREIGN
from kneedeep_exchange.passport.archive import SCENARIO, is_passport, members_of
from kneedeep_exchange.scenario_in_picture import PICTURES


class Container(NamedTuple):
    """A kind of file: a test by content, and a function that extracts the scenario (raises ImportFailed)."""

    is_one: Callable[[bytes], bool]
    scenario: Callable[[bytes], bytes]


def scenario_inside(content: bytes) -> bytes | None:
    """The embedded scenario's file. None for a kind of file without one. Raises ImportFailed."""
    for container in CONTAINERS.values():
        if container.is_one(content):
            return container.scenario(content)
    return None


def _is_page(content: bytes) -> bool:
    return content[:1024].lstrip().lower().startswith((b"<!doctype html", b"<html"))


def _in_passport(content: bytes) -> bytes:
    try:
        return members_of(content)[SCENARIO]
    except KeyError as error:
        raise ImportFailed("the passport holds no scenario") from error


def _in_page(content: bytes) -> bytes:
    try:
        found = ReadPage(content.decode("utf-8")).scenario
    except (PageError, UnicodeDecodeError) as error:
        raise ImportFailed("the page is not one of kneedeep: {error}", error=error) from error
    if found is None:
        raise ImportFailed("the page has no scenario inside: it was exported without one")
    return found


def _is_text(content: bytes) -> bool:
    """Whether a content has a block of text, and is not a scenario that quotes one."""
    text = _text(content)
    return holds_block(text) and not is_meant_as_scenario(text)


def _in_text(content: bytes) -> bytes:
    return scenario_in(_text(content))


def _text(content: bytes) -> str:
    # A block is ASCII, so the encoding of the surrounding text does not matter.
    return content.decode("ascii", "ignore")


CONTAINERS: Mapping[str, Container] = {
    "passport": Container(is_passport, _in_passport),
    "html": Container(_is_page, _in_page),
    **{name: Container(picture.is_one, picture.take) for name, picture in PICTURES.items()},
    "text": Container(_is_text, _in_text),
}
"""The kinds of files with embedded scenarios, by name."""


MOST_FOREIGN = 32 << 20
"""The maximum size of a map of another program."""


def scenario_of(content: bytes, kind: str | None = None) -> ScenarioFile | None:
    """The scenario of a file, None for an unknown kind of file. Raises ImportFailed.

    `kind`: the kind of file, instead of recognizing it.
    """
    if kind is not None and kind in CONTAINERS:
        return ScenarioFile(CONTAINERS[kind].scenario(content))
    inside = scenario_inside(content) if kind is None else None
    if inside is not None:
        return ScenarioFile(inside)
    for name, format in FOREIGN.items():
        if name == kind or (kind is None and format.is_one(content)):
            if len(content) > MOST_FOREIGN:
                raise ImportFailed("it is larger than {most} MiB", most=MOST_FOREIGN >> 20)
            found = format.imported(content)
            return ScenarioFile(found.text.encode("utf-8"), found.notes, made=True)
    return None
