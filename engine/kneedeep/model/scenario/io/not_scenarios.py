"""Files that are not scenarios: how to recognize them, and how they differ from broken scenarios."""

import re
from collections.abc import Mapping
from typing import NamedTuple

from kneedeep.model.catalog import RULESETS
from kneedeep.support.english import translatable_list
from kneedeep.support.resources import table_rows
from kneedeep.support.translation import translatable, translatable_word

OWN_KEYS = ("format", "ruleset", "pieces")
"""The keys of which a file meant as a scenario has at least one."""
LOOKED_AT = 4096
"""The number of characters that decide the kind of a file that is neither YAML nor JSON."""
_IMPORT = translatable("`kneedeep import FILE -o map.yaml` makes a scenario of it")
_INSIDE = translatable("`kneedeep import FILE -o map.yaml` takes the scenario out of it, if it has one inside")


class OtherKind(NamedTuple):
    """A kind of file that is not a scenario: its name, and its possible use as a clause."""

    title: str
    advice: str = ""


_BY_START: tuple[tuple[re.Pattern[bytes], OtherKind], ...] = tuple(
    (re.compile(pattern, re.DOTALL | re.IGNORECASE), OtherKind(*kind))
    for pattern, *kind in (
        (rb"PK\x03\x04.{,2000}quest\.ini", translatable("a package of Valkyrie"), _IMPORT),
        (rb"PK\x03\x04", translatable("a zip, such as a passport"), _INSIDE),
        (rb"\x89PNG", translatable("a PNG picture"), _INSIDE),
        (rb"\xff\xd8\xff|RIFF.{4}WEBP", translatable("a JPEG or WebP picture"), translatable("a PNG can hold one")),
        (rb"%PDF", translatable("a PDF"), _INSIDE),
        (rb'\{"kneedeep": "replay"', translatable("a recorded game"), translatable("`kneedeep replay FILE` reads it")),
        (
            rb'(?!.*(?:\A|[\n{])[ "]*(?:format|ruleset|pieces)[ "]*:).*\{kneedeep \d+;',
            translatable("a map copied as text"),
            _INSIDE,
        ),
        (rb"\s*(<.{,1000})?<map\b", translatable("a map of Tiled (TMX)"), _IMPORT),
        (rb"\s*<.{,1000}<tileset\b", translatable("a set of tiles of Tiled (TSX)")),
        (rb"\s*(<.{,1000})?<svg\b", translatable("an SVG picture"), _INSIDE),
        (rb"\s*<!doctype html|\s*<html\b", translatable("an HTML page"), _INSIDE),
        (rb"\s*<\?xml", translatable("an XML file")),
        (
            rb'\s*{.{,99}"map_origin"',
            translatable("a map for virtual tabletops (Universal VTT), which knows no pieces"),
        ),
    )
)
_BY_KEYS = [
    (keys.split(), OtherKind(translatable_word(title), _IMPORT if imports else ""))
    for keys, title, imports in table_rows(__file__, "not_scenarios.txt")
]


def other_kind(content: bytes) -> OtherKind | None:
    """The likely kind of a file that is neither YAML nor JSON, by its beginning. None for anything else."""
    start = content[:LOOKED_AT].removeprefix(b"\xef\xbb\xbf")
    return next((kind for pattern, kind in _BY_START if pattern.match(start)), None)


def other_mapping(data: Mapping[str, object]) -> OtherKind | None:
    """The likely kind of data without any key of a scenario. None for data meant as a scenario."""
    if any(key in data for key in OWN_KEYS):
        # A map for virtual tabletops has a `format` too.
        keys, kind = _BY_KEYS[0]
        return kind if all(key in data for key in keys) else None
    found = (kind for keys, kind in _BY_KEYS if all(key in data for key in keys))
    return next(found, OtherKind(""))


def not_a_scenario(kind: OtherKind) -> str:
    """The reason why a file is not a scenario, as a clause that begins with `this`."""
    if not kind.title:
        return translatable(
            "this is no scenario: it has none of the keys `format`, `ruleset` and `pieces`; every scenario has `format: 1` and {rulesets}",
            rulesets=translatable_list([f"`ruleset: {name}`" for name in RULESETS], "or"),
        )
    if kind.advice:
        return translatable("this is no scenario: it looks like {kind}; {advice}", kind=kind.title, advice=kind.advice)
    return translatable("this is no scenario: it looks like {kind}", kind=kind.title)
