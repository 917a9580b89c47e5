"""The names that a field offers, from map and catalog, each with a description."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from kneedeep.board import Board
from kneedeep.board.reference_targets import fitting_elements
from kneedeep.model.catalog import Catalog
from kneedeep.model.scenario.model import Door, Effect, Figure, Scenario, Token
from kneedeep.model.scenario.reference_kinds import WANTED
from kneedeep.support.resources import table_rows
from kneedeep_editor.texts import EditionTexts, coordinates, later, sentence, tr, translated
from kneedeep_editor.tools.elements.element_names import name_of_element

_PROMPTS = table_rows(__file__, "name_prompts.txt")
NOTHING = {kind: text for kind, text, _ in _PROMPTS if text}
"""The texts for an empty list of choices."""
POINTED = {kind: text for kind, _, text in _PROMPTS if text}
"""References to elements that can be picked on the map, each with a prompt."""
_WORDS = {"board": later("the whole board"), "any": later("any door"), "all": later("all portals")}


class NameChoice(NamedTuple):
    """A name and its description. `serial`: the element. If it is nameless, it gets a name when chosen."""

    name: str
    about: str
    serial: int = 0

    @property
    def line(self) -> str:
        """The text of the choice in a list."""
        if not self.name or not self.about or self.about == self.name:
            return self.about or self.name
        return f"{self.name}  –  {self.about}"


def name_choices(board: Board, wanted: str) -> list[NameChoice]:
    """The choices for a reference (a key of WANTED): named elements, nameless ones, then words and kinds."""
    if wanted not in WANTED:
        return []
    scenario, catalog = board.scenario, board.catalog
    found: dict[str, NameChoice] = {}
    nameless: list[NameChoice] = []
    for element in fitting_elements(scenario, board.kinds, wanted):
        offer = NameChoice(getattr(element, "id", None) or "", describe_element(element, board), element.serial)
        if offer.name:
            found.setdefault(offer.name, offer)
        else:
            nameless.append(offer)
    for sort in WANTED[wanted].sorts:
        for offer in _of_sort(scenario, sort):
            found.setdefault(offer.name, offer)
    named = list(found.values())
    for word in WANTED[wanted].words:
        found.setdefault(word, NameChoice(word, tr(_WORDS.get(word, word))))
    for table in WANTED[wanted].catalog:
        for offer in _of_catalog(catalog, scenario, table):
            found.setdefault(offer.name, offer)
    return [*named, *nameless, *list(found.values())[len(named) :]]


def describe_element(element: Any, board: Board) -> str:
    """Kind and place of an element: `red door, 10,0 east`, `exit, 10,-1`, `key (red), 7,2`."""
    if isinstance(element, Door):
        name = tr("{color} exit", color=tr(element.key)) if element.key else tr("exit")
        name = name if element.exit else name_of_element(element, board.kinds)
        at, side = board.place_of(element)
        return f"{name}, {coordinates(at)} {tr(side)}"
    name = name_of_element(element, board.kinds)
    if not isinstance(element, Token | Figure) and element.word != "spawn":
        return name if name != element.id else tr(str(element.word).replace("_", " "))
    if element.place_areas:
        return tr("{name}, in {place}", name=name, place=element.place_areas[0])
    where = " ".join(f"{x},{y}" for x, y in element.places[:3])
    return f"{name}, {where}{' …' if len(element.places) > 3 else ''}"


def empty_field_text(wanted: str, offered: Sequence[NameChoice], texts: EditionTexts) -> str:
    """The placeholder of an empty field, as a sentence."""
    if offered and wanted != "flag":
        return tr("Choose one from the list.")
    said = texts.tr(NOTHING.get(wanted, later("nothing to choose from yet")))
    return tr("Choose one, or type a name for a new one.") if offered else sentence(said)


def _of_sort(scenario: Scenario, sort: str) -> Iterator[NameChoice]:
    """Yield names that are not ids of elements: flags, groups, elements placed by steps."""
    if sort == "flag":
        for flag, text in scenario.flags.items():
            yield NameChoice(flag, text or tr("flag"))
        for step in _steps(scenario, "set"):
            if step.value:
                yield NameChoice(str(step.value), tr("flag"))
    elif sort == "group":
        groups = Counter(figure.group for figure in scenario.figures if figure.group)
        for group, count in sorted(groups.items()):
            yield NameChoice(group, tr("group of {count} figures", count=count))
    elif sort in ("token", "figure"):
        for step in _steps(scenario, "place"):
            if step.value.get("id"):
                about = tr("{kind}, put on the board later", kind=step.value["kind"])
                yield NameChoice(str(step.value["id"]), about)


def _steps(scenario: Scenario, kind: str) -> Iterator[Effect]:
    """Yield the steps of a kind of all elements, also those of cleared areas."""
    for element in scenario.elements():
        clear = getattr(element, "clear", None)
        of_area = clear.do if clear is not None else ()
        for step in (*getattr(element, "do", ()), *getattr(element, "missed", ()), *of_area):
            if step.kind == kind:
                yield step


def _of_catalog(catalog: Catalog, scenario: Scenario, table: str) -> Iterator[NameChoice]:
    """Yield names of the catalog, those used on the map first."""
    if table in ("weapon", "ammo"):
        for name, item in catalog.items.items():
            if item.token == table:
                yield NameChoice(name, translated(item.name))
        return
    entries = {
        "pieces": catalog.pieces,
        "tokens": catalog.tokens,
        "figures": catalog.figures,
        "items": catalog.items,
        "doors": catalog.doors,
        "tiles": catalog.tiles,
        "invasion_cards": catalog.invasion_cards,
        "event_sets": catalog.event_sets,
    }[table]
    things: tuple[Token | Figure, ...] = (*scenario.tokens, *scenario.figures)
    used = {name for thing in things for name in (thing.kind, getattr(thing, "item", None))}
    for name in sorted(entries, key=lambda one: one not in used):
        yield NameChoice(name, translated(getattr(entries[name], "name", name)))
