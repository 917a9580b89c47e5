"""What a schema can't say of one element: words that don't go together, keys that a kind needs."""

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from kneedeep.catalog import Catalog, piece_type_from_rows
from kneedeep.catalog.piece_type import PieceTypeError
from kneedeep.scenario import script
from kneedeep.scenario.io.problem import Path
from kneedeep.scenario.io.wording import either, ended, place, shown, suggestion
from kneedeep.scenario.model import SECTIONS

Complaint = tuple[str, str, Path]
"""Finding code, message, path in the plain data."""

_LISTS = {"do", "missed"}
_CONDITIONS = {"when", "needs", "until", "goal", "from"}


def complaints(data: Mapping[str, Any], broken: Collection[Path], catalog: Catalog) -> Iterator[Complaint]:
    """Yield what is wrong with plain data, leaving out the parts at the paths `broken`, which fail the schema."""
    own = {entry["id"] for path, entry in _sound(data, "token_types", broken)}
    for section in SECTIONS:
        for path, element in _sound(data, section, broken):
            yield from _script(element, path)
            if section == "tokens":
                yield from _token(element, path, catalog, own)
            elif section == "piece_types":
                yield from _piece_type(element, path)
            elif section == "doors" and element.get("kind") == "security" and "key" not in element:
                yield (
                    "SCN002",
                    f"{place(path)}: the key 'key' is missing (the colour of the security door).",
                    path,
                )
    victory = data.get("victory")
    for side, condition in victory.items() if isinstance(victory, Mapping) else ():
        if isinstance(condition, Mapping) and ("victory", side) not in broken:
            yield from _condition(condition, ("victory", side), invaders=side == "invaders")


def _sound(data: Mapping[str, Any], section: str, broken: Collection[Path]) -> Iterator[tuple[Path, Any]]:
    """Yield the path and data of the elements of a section that fit the schema."""
    if (section,) not in broken:
        for index, element in enumerate(data.get(section, ())):
            if (section, index) not in broken:
                yield (section, index), element


def _script(element: Mapping[str, Any], path: Path) -> Iterator[Complaint]:
    """Yield what is wrong with the conditions and steps anywhere in an element."""
    for key, value in element.items():
        inner: Path = (*path, key)
        if key in _CONDITIONS and isinstance(value, Mapping):
            yield from _condition(value, inner, invaders=False)
        elif key in _LISTS:
            yield from _steps(value, inner)
        elif key == "clear" and isinstance(value, Mapping):
            yield from _script(value, inner)
        elif key == "to" and isinstance(value, list):
            for index, entry in enumerate(value):
                yield from _script(entry, (*inner, index))


def _steps(steps: Any, path: Path) -> Iterator[Complaint]:
    for index, step in enumerate(steps):
        wrong = script.ill_formed(step, script.EFFECTS, script.EFFECT_PARAMS)
        if wrong:
            yield "SCN002", f"{place((*path, index))}: the step {wrong}.", (*path, index)
        elif isinstance(step.get("place"), Mapping):
            yield from _script(step["place"], (*path, index, "place"))


def _condition(condition: Mapping[str, Any], path: Path, *, invaders: bool) -> Iterator[Complaint]:
    wrong = script.ill_formed(condition, script.CONDITIONS, script.CONDITION_PARAMS)
    if wrong:
        yield "SCN002", f"{place(path)}: the condition {wrong}.", path
        return
    word = script.word_of(condition, script.CONDITIONS)
    if word in ("frags", "rounds") and not invaders:
        yield "SCN002", f"{place(path)}: '{word}' is a condition of victory.invaders only.", path
    if word == "hold" and "rounds" not in condition:
        yield "SCN002", f"{place(path)}: the key 'rounds' is missing (how many rounds in a row).", path
    if word == "count" and "of" not in condition:
        yield "SCN002", f"{place(path)}: the key 'of' is missing (the conditions to count).", path
    if word == "got" and condition["got"] == "key" and "color" not in condition:
        yield "SCN002", f"{place(path)}: the key 'color' is missing (the colour of the key).", path
    for key in ("all", "any", "of"):
        for index, part in enumerate(condition.get(key, ())):
            yield from _condition(part, (*path, key, index), invaders=invaders)


def _piece_type(own: Mapping[str, Any], path: Path) -> Iterator[Complaint]:
    edges = [(tuple(edge["at"]), edge["side"], edge["kind"]) for edge in own.get("edges", ())]
    difficult = [tuple(space) for space in own.get("difficult", ())]
    try:
        piece_type_from_rows(own["id"], own["rows"], own.get("openings", ()), edges, difficult)
    except PieceTypeError as wrong:
        yield "SCN002", ended(f"{place(path)}: {str(wrong).rstrip('.')}"), path


def _token(
    token: Mapping[str, Any], path: Path, catalog: Catalog, own: Collection[str]
) -> Iterator[Complaint]:
    kind = token["kind"]
    known = catalog.tokens.get(kind)
    where = place(path)
    if known is None:
        if kind not in own:
            hint = suggestion(kind, [*catalog.tokens, *sorted(own)])
            yield "SCN003", ended(f"{where}: there is no kind of token {shown(kind)}{hint}"), (*path, "kind")
        return
    if known.colors and "color" not in token:
        yield "SCN002", f"{where}: the key 'color' is missing ({either(known.colors)}).", path
    if known.needs_item and "item" not in token:
        yield (
            "SCN002",
            f"{where}: the key 'item' is missing ({either(known.items) or 'an item of this scenario'}).",
            path,
        )
    if "size" in token and token["size"] not in (known.sizes or (1,)):
        sizes = either([str(size) for size in known.sizes or (1,)])
        yield (
            "SCN002",
            f"{where}: there is no {known.name} of size {token['size']}; its size is {sizes}.",
            (*path, "size"),
        )
