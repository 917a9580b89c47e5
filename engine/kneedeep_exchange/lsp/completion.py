"""Completions at the cursor: unused keys, words, matching names, free spaces."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from kneedeep.analysis.framework.check import check_modules, load_check
from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.script_facts.references import known_names
from kneedeep.model.catalog import RULESETS, edition_of, load_catalog
from kneedeep.model.catalog.house_rules import every_switch
from kneedeep.model.geometry.space import SIDES, canonical_edge
from kneedeep.model.scenario.io.reader import read
from kneedeep.model.scenario.reference_kinds import WANTED
from kneedeep.model.scenario.script_values import Who
from kneedeep.model.scenario.translations import texts
from kneedeep.model.scenario.value_shapes import Mapped, Name, SpaceShape, Truth, WordShape
from kneedeep.model.scenario.yaml_patch.value_text import inline
from kneedeep.support.translation import tr
from kneedeep_exchange.lsp.cursor import Cursor, cursor_at
from kneedeep_exchange.lsp.document import Document
from kneedeep_exchange.lsp.key_shapes import KeyWord, Place, keys_for, place_at

SPACES = 200
"""The maximum number of proposed free spaces."""


class Proposal(NamedTuple):
    """A text that replaces the word at the cursor. `sort`: key, word, name or space."""

    label: str
    text: str
    sort: str
    doc: str = ""


class Completion(NamedTuple):
    """The proposals, and the range of the word that they replace."""

    start: int
    end: int
    proposals: list[Proposal]


def completion(document: Document, offset: int) -> Completion | None:
    """The completions at an offset. None if there are none."""
    if (cursor := cursor_at(document.text, offset)) is None or not isinstance(cursor.whole, dict):
        return None
    ruleset = cursor.whole.get("ruleset")
    ruleset = ruleset if isinstance(ruleset, str) and ruleset in RULESETS else RULESETS[0]
    place = place_at(cursor.path, cursor.whole, edition_of(ruleset).features)
    follows_colon = document.text[cursor.end :].lstrip(" ").startswith(":")
    facts = document.known or _facts_of(cursor)
    if cursor.is_key:
        found = list(_keys(document, facts, cursor, place, ruleset, colon=not follows_colon))
    else:
        if not (found := [*_values(facts, cursor, place, ruleset)]):
            found = [*_new_mapping(cursor, place, ruleset)]
    return Completion(cursor.start, cursor.end, found)


def _facts_of(cursor: Cursor) -> Facts | None:
    """The facts of the cursor's repaired text, used if no version of the document is readable."""
    reading = read(cursor.text)
    if reading.scenario is None:
        return None
    return Facts(reading.scenario, reading.problems, source=reading.source)


def _keys(
    document: Document, facts: Facts | None, cursor: Cursor, place: Place, ruleset: str, *, colon: bool
) -> Iterator[Proposal]:
    present = place.data if isinstance(place.data, dict) else {}
    ending = ": " if colon else ""
    for key in _offered(place, ruleset):
        if key.name not in present:
            yield Proposal(key.name, f"{key.name}{ending}", "key", key.text)
    if isinstance(place.shape, Mapped):
        for name, doc in _mapped_names(document, facts, cursor, place.shape):
            if name not in present:
                yield Proposal(name, f"{name}{ending}", "name", doc)


def _offered(place: Place, ruleset: str) -> list[KeyWord]:
    return list(keys_for(place.shape, place.data, edition_of(ruleset).features, ruleset))


def _mapped_names(document: Document, facts: Facts | None, cursor: Cursor, shape: Mapped) -> Iterator[tuple[str, str]]:
    """Yield the possible keys of a mapping of names: codes, paths of texts, or names of elements."""
    if cursor.path and cursor.path[-1] == "allow":
        found = {finding.code for finding in document.findings}
        for code in sorted(check_modules(), key=lambda one: (one not in found, one)):
            yield code, tr(load_check(code).page.when)
    elif len(cursor.path) == 2 and cursor.path[0] == "translations" and facts is not None:
        yield from ((text.path, text.text) for text in texts(facts.scenario))
    elif shape.wanted and facts is not None:
        for name in sorted(set(facts.of(known_names).names(WANTED[shape.wanted]))):
            yield name, WANTED[shape.wanted].label


def _new_mapping(cursor: Cursor, place: Place, ruleset: str) -> Iterator[Proposal]:
    """Yield the possible first keys of a new mapping."""
    for key in _offered(place, ruleset):
        text = f"{{{key.name}: }}" if cursor.inline else f"{key.name}: "
        yield Proposal(key.name, text, "key", key.text)


def _values(facts: Facts | None, cursor: Cursor, place: Place, ruleset: str) -> Iterator[Proposal]:
    path = cursor.path
    features = edition_of(ruleset).features
    match place.shape:
        case Truth():
            yield from _words("true", "false")
        case Who():
            yield from _words("any", "all")
        case WordShape(words=words, needs=needs):
            if path[-1] == "side" and path[0] == "doors" and facts is not None:
                words = _sides(facts, place.holder) or words
            yield from _words(*(word for word in words if needs.get(str(word)) in (None, *features)))
        case Name(wanted=wanted, words=words):
            for name, doc in _names(facts, wanted, words, place.holder, ruleset):
                yield Proposal(name, inline(name), "name", doc)
        case SpaceShape():
            if facts is not None:
                for x, y in _spaces(facts, path, place.holder):
                    yield Proposal(f"[{x}, {y}]", f"[{x}, {y}]", "space")
    yield from _values_of_keys(facts, path)


def _values_of_keys(facts: Facts | None, path: Sequence[str | int]) -> Iterator[Proposal]:
    """Yield reasons for allowing a finding, and values of house rules."""
    if len(path) > 1 and path[-2] == "allow":
        for reason in _reasons(facts, str(path[-1])):
            yield Proposal(reason, inline(reason), "word")
    if len(path) == 2 and path[0] == "rules":
        yield from _words(*(one for switch in every_switch() if switch.name == path[1] for one in switch.values))


def _words(*words: str | int) -> Iterator[Proposal]:
    return (Proposal(str(word), str(word), "word") for word in words)


def _names(
    facts: Facts | None, wanted: str, words: tuple[str, ...], holder: Any, ruleset: str
) -> Iterator[tuple[str, str]]:
    """Yield the possible names of a reference with their kind, those of the file first."""
    if wanted not in WANTED:
        yield from ((word, "") for word in words)
        return
    kind = WANTED[wanted]
    if wanted == "token item":
        token = load_catalog(ruleset).tokens.get(str((holder or {}).get("kind")))
        if token is not None and token.items:
            yield from ((item, "item") for item in token.items)
            return
    if facts is None:
        yield from ((word, kind.label) for word in (*words, *kind.words))
        return
    known = facts.of(known_names)
    own = {name for sort in kind.sorts for name in known.own.get(sort, ())}
    yield from ((name, kind.label) for name in sorted(own))
    others = {*known.names(kind), *words} - own
    yield from ((name, kind.label) for name in sorted(others))


def _spaces(facts: Facts, path: tuple[str | int, ...], holder: object) -> Iterator[tuple[int, int]]:
    """Yield the possible spaces of an element: for doors those at free joints, else free spaces."""
    board = facts.board
    if path[0] == "doors":
        yield from sorted({at for at, _ in _free_joints(facts)})[:SPACES]
        return
    if path[0] not in ("tokens", "figures", "spawns") and "place" not in path:
        return
    taken = {space for token in board.tokens for space in token.spaces}
    taken.update(space for figure in board.figures for space in figure.spaces)
    area = holder.get("in") or holder.get("area") if isinstance(holder, dict) else None
    spaces = board.areas.get(str(area), board.spaces) if area else board.spaces
    yield from [space for space in spaces if space not in taken][:SPACES]


def _free_joints(facts: Facts) -> list[tuple[tuple[int, int], str]]:
    """The door lines between pieces without a door, in canonical spelling."""
    board = facts.board
    taken = {edge for door in board.doors for edge in door.edges}
    lines = [joint.edges for joint in board.joining.joints]
    return [min(canonical_edge(*edge) for edge in line) for line in lines if taken.isdisjoint(line)]


def _sides(facts: Facts, holder: object) -> tuple[str, ...]:
    """The sides of a door's space with a free joint. Empty if its space is unknown."""
    at = holder.get("at") if isinstance(holder, dict) else None
    return tuple(side for side in SIDES if isinstance(at, list) and (tuple(at), side) in _free_joints(facts))


def _reasons(facts: Facts | None, code: str) -> list[str]:
    """The scenario's reasons for allowing findings, those of the same code first."""
    if facts is None:
        return []
    allowed = (item for one in (facts.scenario, *facts.scenario.elements()) for item in one.allow.items())
    given = [(known != code, str(reason)) for known, reason in allowed]
    return list(dict.fromkeys(reason for _, reason in sorted(given)))
