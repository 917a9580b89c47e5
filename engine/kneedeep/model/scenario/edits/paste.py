"""Copying a part of a scenario as a text, and pasting it into any scenario as one edit."""

from collections.abc import Set as AbstractSet

from kneedeep.model.catalog import Catalog
from kneedeep.model.scenario.edits.basic import Add, Remove
from kneedeep.model.scenario.edits.copied_script import ON_MAP, OWN, SCRIPT, flags_in, script_of, texts_in
from kneedeep.model.scenario.edits.piece_contents import ground_of
from kneedeep.model.scenario.edits.piece_moves import MovePieces, RemovePieces
from kneedeep.model.scenario.edits.rename import FLAG, Rename
from kneedeep.model.scenario.io.reader import read
from kneedeep.model.scenario.look_spaces import joined, limited, without_areas
from kneedeep.model.scenario.model import Area, Choice, Deadline, Element, Record, Scenario, Trigger, write_element
from kneedeep.model.scenario.translations import with_translations_of, written_in
from kneedeep.model.scenario.value import Value, placed_value
from kneedeep.model.scenario.value_shapes import ELEMENT_LIMIT, ID_LIMIT, LANGUAGE_LIMIT, PIECE_LIMIT, thawed
from kneedeep.model.scenario.yaml_patch.value_text import inline, inline_key
from kneedeep.support.translation import tr

_HEAD = "# Elements of a kneedeep scenario\n"
_FACTS = ("ruleset", "title", "summary", "author", "license", "language")
"""The optional keys of a text about the part as a whole."""
KEYS = ("format", *_FACTS, *ON_MAP, "areas", *SCRIPT, *OWN, "flags", "look", "translations")
"""All keys of such a text, in its order."""


class NotPasted(Exception):
    """A text holds nothing to paste; the exception's text is one sentence that says why."""


@placed_value
class Paste(Value):
    """Add a copied part, moved by whole spaces. Its elements get serials and free ids, and references follow.

    Areas with the same id and name count as the same. So do equal types, and equal script elements that
    name nothing else. Others are added. Texts keep their translations.
    """

    title: str
    part: Scenario
    by: tuple[int, int] = (0, 0)

    def apply(self, scenario: Scenario) -> Scenario:
        """The scenario with the part added."""
        whole = written_in(self.part, scenario.language)
        every = frozenset(element.serial for element in whole.elements())
        part = MovePieces("", every, self.by).apply(whole)
        part, shared = _without_known(part, scenario, "areas", *OWN)
        part, alike = _without_known(_apart(part, scenario), scenario, *SCRIPT)
        part = _housed(part, scenario)
        fresh = tuple(element.having(serial=0) for element in part.elements())
        serials = {one.serial: number for number, one in enumerate(part.elements(), scenario.next_serial)}
        added = Add(self.title, fresh).apply(scenario)
        if told := [(name, text) for name, text in part.flags.items() if text]:
            added = added.having(flags=Record((*scenario.flags.items(), *told)))
        if part.look:
            known = {area.id for area in scenario.areas}
            added = added.having(look=joined(scenario.look, without_areas(part.look, known)))
        names = dict(zip(whole.flags, part.flags, strict=True))
        return with_translations_of(added, whole, {**shared, **alike, **serials}, names)


def part_of(scenario: Scenario, serials: frozenset[int]) -> Scenario:
    """The scenario with a map of some elements only, and everything on the pieces among them.

    Raises KeyError for a serial that is not there.
    """
    kept = {element.serial: element for element in RemovePieces("", serials).apply(scenario).elements()}
    changes = {
        section: tuple(
            one for element in getattr(scenario, section) for one in _taken(element, kept.get(element.serial))
        )
        for section in ON_MAP
    }
    return scenario.having(caps="none", **changes)


def copied(scenario: Scenario, serials: frozenset[int]) -> Scenario:
    """`part_of` with only the own areas and types that it needs, and the script of `script_of`.

    Its flags are those without other users. Raises KeyError for an unknown serial.
    """
    part = part_of(scenario, serials)
    script = script_of(scenario, part)
    elements = (*script.taken, *part.on_map())
    words = {text for one in elements for text in texts_in(one)}
    changes = {section: tuple(own for own in getattr(part, section) if own.id in words) for section in ("areas", *OWN)}
    changes |= {section: getattr(part, section) for section in ON_MAP}
    changes |= {section: tuple(one for one in getattr(scenario, section) if one in script.taken) for section in SCRIPT}
    flags = Record((name, scenario.flags.get(name, "")) for name in sorted(script.flags))
    areas = {area.id for area in changes["areas"]}
    look = limited(scenario.look, ground_of(scenario, serials), areas)
    empty = Scenario(ruleset=scenario.ruleset, title="", language=scenario.language, next_serial=scenario.next_serial)
    part = empty.having(look=look, flags=flags, **changes)
    return with_translations_of(part, scenario, {one.serial: one.serial for one in part.elements()})


def unknown_kinds(part: Scenario, catalog: Catalog) -> tuple[str, ...]:
    """The kinds of a part that are in no edition and not in the part."""
    own = {one.id for section in OWN for one in getattr(part, section)}
    known = {
        "pieces": own.union(catalog.pieces),
        "tokens": own.union(catalog.tokens),
        "figures": own.union(catalog.figures),
    }
    found = {
        getattr(one, "piece", None) or one.kind: None
        for section, kinds in known.items()
        for one in getattr(part, section)
        if (getattr(one, "piece", None) or one.kind) not in kinds
    }
    return tuple(found)


def text_of(part: Scenario) -> str:
    """The text of a copied part: its elements as in a file, one per line."""
    unsaid = ("language", Scenario.language)
    facts = ((name, getattr(part, name)) for name in ("format", *_FACTS))
    lines = [_HEAD, *(f"{name}: {inline(value)}\n" for name, value in facts if value and (name, value) != unsaid)]
    for section in (*ON_MAP, "areas", *SCRIPT, *OWN):
        if elements := getattr(part, section):
            lines.append(f"{section}:\n")
            lines += [f"  - {inline(dict(write_element(element)))}\n" for element in elements]
    if part.flags:
        lines.append(f"flags: {inline(thawed(part.flags))}\n")
    if part.look:
        lines.append(f"look: {inline(thawed(part.look))}\n")
    if part.translations:
        lines.append("translations:\n")
    for language, said in part.translations.items():
        lines.append(f"  {inline_key(language)}:\n")
        lines += [f"    {inline_key(path)}: {inline(text)}\n" for path, text in said.items()]
    return "".join(lines)


def part_in(text: str | bytes, place: str = "the clipboard") -> tuple[Scenario, int]:
    """The part in a text, with its title and the number of unreadable elements.

    Of a whole scenario, everything on the map is taken. `place`: the source of the text, in the language of the program. Raises NotPasted.
    """
    none = tr("There are no elements of a scenario in {place}.", place=place)
    reading = read(text, part=True)
    if (scenario := reading.scenario) is None:
        is_plain = isinstance(text, str) and "\n" not in text
        limits = [] if is_plain else [one.message for one in reading.problems if one.code == "SCN001"]
        raise NotPasted(" ".join([none, *limits[:1]]))
    if reading.newer:
        raise NotPasted(tr("What is in {place} was copied from a newer version.", place=place))
    part = copied(scenario, frozenset(one.serial for one in scenario.on_map()))
    unread = sum(one.section in ON_MAP for one in scenario.unread)
    if not part.on_map():
        raise NotPasted(tr("Nothing in {place} could be read as an element.", place=place) if unread else none)
    # A flag that the text does not list is one of the map that it was copied from.
    flags = Record((name, text) for name, text in part.flags.items() if name in scenario.flags)
    return part.having(flags=flags, **{name: getattr(scenario, name) for name in _FACTS}), unread


def too_much(scenario: Scenario, part: Scenario) -> str:
    """A sentence with the reason if the scenario has no room for the part, else empty."""
    if len(scenario.pieces) + len(part.pieces) > PIECE_LIMIT:
        return tr("A scenario has at most {most} pieces.", most=PIECE_LIMIT)
    if sum(1 for _ in scenario.elements()) + sum(1 for _ in part.elements()) > ELEMENT_LIMIT:
        return tr("A scenario has at most {most} elements.", most=ELEMENT_LIMIT)
    if len({*scenario.translations, *part.translations}) > LANGUAGE_LIMIT:
        return tr("A scenario has translations into at most {most} languages.", most=LANGUAGE_LIMIT)
    return ""


def _taken(element: Element, kept: Element | None) -> tuple[Element, ...]:
    """The part of an element that is not kept."""
    if kept is None:
        return (element,)
    spaces = tuple(space for space in element.places if space not in kept.places)
    return (element.having(spaces=spaces),) if spaces else ()


def _without_known(part: Scenario, scenario: Scenario, *sections: str) -> tuple[Scenario, dict[int, int]]:
    """The part without elements that the scenario has itself, and their serials: in the part -> in the scenario."""
    known = {
        own.serial: like.serial
        for section in sections
        for own in getattr(part, section)
        for like in reversed(getattr(scenario, section))
        if _is_like(own, like)
    }
    return Remove("", frozenset(known)).apply(part), known


def _is_like(own: Element, other: Element) -> bool:
    """True if two elements count as one: areas with the same id and name, script elements with other ids only."""
    if isinstance(own, Area) and isinstance(other, Area):
        return (own.id, own.name) == (other.id, other.name)
    return own == (other.having(id=own.id) if isinstance(own, Trigger | Deadline | Choice) else other)


def _apart(part: Scenario, scenario: Scenario) -> Scenario:
    """The part with ids that are free in the scenario."""
    taken = {getattr(one, "id", None) for one in scenario.elements()}
    taken |= {flag for one in (*scenario.elements(), scenario.victory) for flag in flags_in(one)} | {*scenario.flags}
    own = {(one.word, id): None for one in part.elements() if (id := getattr(one, "id", None))}
    own |= {(FLAG, name): None for name in part.flags}
    used = taken | {name for _, name in own}
    for word, name in own:
        if name in taken:
            free = _free(name, used)
            used.add(free)
            part = Rename("", word, name, free).apply(part)
    return part


def _free(name: str, used: AbstractSet[str | None]) -> str:
    base, _, number = name.rpartition("-")
    if not base or not number.isdecimal():
        base = name
    tail = 2
    while (free := f"{base[: ID_LIMIT - len(str(tail)) - 1].rstrip('-')}-{tail}") in used:
        tail += 1
    return free


def _housed(part: Scenario, scenario: Scenario) -> Scenario:
    """The part with at most one start, and without references to unknown areas."""
    present = any(area.start for area in scenario.areas)
    areas = tuple(area.having(start=False) if present and area.start else area for area in part.areas)
    known = {area.id for area in (*scenario.areas, *areas)}
    first = next((area.id for area in scenario.areas if area.start), None) or next(iter(sorted(known)), None)
    pieces = tuple(piece if piece.area in known or first is None else piece.having(area=first) for piece in part.pieces)
    return part.having(areas=areas, pieces=pieces)
