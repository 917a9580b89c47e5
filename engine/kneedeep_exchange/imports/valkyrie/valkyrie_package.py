"""A package of Valkyrie: a zip with a scenario in INI files, and its texts in several languages."""

import csv
import re
from collections.abc import Collection, Iterator, Mapping
from configparser import ConfigParser, Error
from typing import NamedTuple

from kneedeep.model.scenario.io.foreign_files import ImportFailed
from kneedeep.support.resources import table_rows
from kneedeep_exchange.zip_members import zip_members

HEAD = "quest.ini"
MOST_MEMBERS = 1_024
MOST_SECTIONS = 10_000
LANGUAGES = dict(table_rows(__file__, "languages.txt"))
_SIGNS = re.compile(r"</?[A-Za-z][^<>]*>")
Section = Mapping[str, str]


class Package(NamedTuple):
    """The contents of a package: its head, its sections by name, its texts, and the texts in other languages."""

    head: Section
    sections: Mapping[str, Section]
    texts: Mapping[str, str]
    language: str
    others: Mapping[str, Mapping[str, str]]


def is_valkyrie(content: bytes) -> bool:
    """Whether a file looks like a package."""
    return content.startswith(b"PK\x03\x04") and HEAD.encode() in content


def read_package(content: bytes) -> Package:
    """The contents of a package. Raises ImportFailed."""
    heads = _members(content, (HEAD,))
    if HEAD not in heads:
        raise ImportFailed("it holds no {file}", file=HEAD)
    read = _sections(HEAD, heads[HEAD])
    if "Quest" not in read:
        raise ImportFailed("{file} in it has no section {name}", file=HEAD, name="Quest")
    head, found = read["Quest"], {}
    members = _members(content, (*read.get("QuestData", {}), *read.get("QuestText", {})))
    for name in read.get("QuestData", {}):
        if name not in members:
            raise ImportFailed("it lacks {name!r}, which {file} names", name=name, file=HEAD)
        found.update(_sections(name, members[name]))
        if len(found) > MOST_SECTIONS:
            raise ImportFailed("it has more than {most} sections", most=MOST_SECTIONS)
    languages: dict[str, Mapping[str, str]] = {}
    for name in read.get("QuestText", {}):
        if name in members:
            texts = dict(_texts(_decoded(name, members[name])))
            languages.setdefault(texts.get(".", name), texts)
    first = head.get("defaultlanguage", "English")
    chosen = first if first in languages else next(iter(languages), first)
    others = {name: texts for name, texts in languages.items() if name != chosen}
    return Package(head, found, languages.get(chosen, {}), chosen, others)


def _members(content: bytes, names: Collection[str]) -> dict[str, bytes]:
    """The contents of some files of a package, without missing ones. Raises ImportFailed."""
    return zip_members(content, MOST_MEMBERS, names.__contains__, folders=True)


def _decoded(name: str, content: bytes) -> str:
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise ImportFailed("{name!r} in it is not UTF-8", name=name) from error


def _sections(name: str, content: bytes) -> dict[str, dict[str, str]]:
    """The sections of a file. A line without an equals sign is a key without a value."""
    text = _decoded(name, content)
    if sum(line.startswith("[") for line in text.splitlines()) > MOST_SECTIONS:
        raise ImportFailed("{name!r} in it has more than {most} sections", name=name, most=MOST_SECTIONS)
    parser = ConfigParser(
        interpolation=None,
        strict=False,
        allow_no_value=True,
        delimiters=("=",),
        comment_prefixes=(";",),
        default_section="\0",
    )
    parser.optionxform = str  # type: ignore[method-assign, assignment]
    try:
        parser.read_string("\n".join(line.strip() for line in text.splitlines()))
    except Error as error:
        raise ImportFailed("{name!r} in it is damaged: {error}", name=name, error=str(error).splitlines()[0]) from error
    return {section: {key: value or "" for key, value in parser.items(section)} for section in parser.sections()}


def _texts(text: str) -> Iterator[tuple[str, str]]:
    """Yield the texts of a language by key, from one line each. The key `.` has the name of the language."""
    for line in text.splitlines():
        key, _, value = line.partition(",")
        if value.startswith("|||"):
            value = value.strip().strip("|")
        elif value.startswith('"'):
            try:
                value = next(csv.reader([value]))[0]
            except (csv.Error, StopIteration):
                value = value.strip('"')
        if key.strip():
            yield key.strip(), _SIGNS.sub("", value.replace("\\n", "\n")).strip()
