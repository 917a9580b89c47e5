"""The rows of the outline: elements on the map by area and kind, the rest of the file by section."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from kneedeep.board import Board
from kneedeep.board.script.display_names import DisplayNames
from kneedeep.model.catalog import edition_of, load_catalog
from kneedeep.model.geometry.space import Space, neighbour
from kneedeep.model.scenario import model
from kneedeep.model.scenario.edits import Change, Edit
from kneedeep.model.scenario.edits.basic import SECTION_OF
from kneedeep.model.scenario.edits.rename import FLAG
from kneedeep.model.scenario.model import Condition, Effect, Record
from kneedeep.support.english import sentence
from kneedeep.support.resources import table_rows
from kneedeep_editor.texts import EditionTexts, capitalized, coordinates, later, tr, tr_count
from kneedeep_editor.tools.elements.areas import new_area
from kneedeep_editor.tools.elements.element_names import name_of_element

if TYPE_CHECKING:
    pass

MAP_SECTIONS = {
    "pieces": later("Pieces"),
    "doors": later("Doors"),
    "tokens": later("Tokens"),
    "figures": later("Invaders"),
    "spawns": later("Starts"),
}
"""The sections of elements on the map, with their titles."""
SORTED = ("areas", "triggers", "deadlines", "endings", "choices", "items", "piece_types", "token_types", "figure_types")
"""The sections with reorderable elements."""
TITLES = dict(table_rows(__file__, "outline_titles.txt"))


class OutlineRow(NamedTuple):
    """A line: its title, its id or place, the element's serial (0: none), its sort, and its children."""

    title: str
    name: str
    serial: int
    sort: str
    inner: tuple["OutlineRow", ...] = ()
    named: bool = False
    """Whether the title is a name that can be edited."""
    placed: bool = False
    """Whether `name` is a place, since the element has no id."""
    sign: str = ""
    """The name of its icon."""


_NAMED = (model.OwnFigureType, model.Item, model.OwnPieceType, model.OwnTokenType)


def outline_rows(scenario: model.Scenario, board: Board) -> tuple[OutlineRow, ...]:
    """The lines of the outline."""
    inside: dict[str, dict[str, list[OutlineRow]]] = {area.id: {} for area in scenario.areas}
    outside: dict[str, list[OutlineRow]] = {}
    for section in MAP_SECTIONS:
        for element in getattr(scenario, section):
            groups = inside.get(_area(element, board), outside)
            groups.setdefault(section, []).append(_line(element, board))
    texts = EditionTexts(scenario.ruleset)
    words = _words(scenario, board)
    found = []
    for area in scenario.areas:
        title = area.name or area.id
        groups_of_area = _groups(inside[area.id], texts)
        found.append(OutlineRow(title, area.id, area.serial, "area", groups_of_area, named=True, sign="area"))
    if outside:
        found.append(OutlineRow(tr("In no area"), "", 0, "", _groups(outside, texts)))
    for section, title in TITLES.items():
        if section == "flags":
            inner = tuple(OutlineRow(text or flag, flag, 0, FLAG) for flag, text in scenario.flags.items())
        else:
            inner = tuple(_of_course(element, board, words) for element in getattr(scenario, section))
        if inner:
            found.append(OutlineRow(texts.tr(title), "", 0, "", inner))
    return tuple(found)


def _groups(lines: Mapping[str, list[OutlineRow]], texts: EditionTexts) -> tuple[OutlineRow, ...]:
    """A line for each section, with the number of its elements, which are sorted by name."""
    return tuple(
        OutlineRow(
            texts.tr(MAP_SECTIONS[section]),
            str(len(inner)),
            0,
            "",
            tuple(sorted(inner, key=lambda line: line.title.casefold())),
            sign=section.removesuffix("s"),
        )
        for section, inner in lines.items()
    )


def _line(element: Any, board: Board) -> OutlineRow:
    own = getattr(element, "id", None)
    title = name_of_element(element, board.kinds)
    if title == own or title == element.word:
        title = tr(element.word.replace("_", " "))
    title, name = capitalized(title), own or _place(element, board)
    named = isinstance(element, _NAMED) or (isinstance(element, model.Figure) and bool(element.name))
    return OutlineRow(title, name, element.serial, element.word, named=named, placed=not own)


def _words(scenario: model.Scenario, board: Board) -> "DisplayNames | None":
    """The words for events in a game. None if there are no events."""
    if not (scenario.triggers or scenario.endings or scenario.deadlines):
        return None
    return DisplayNames(scenario, board, load_catalog(scenario.ruleset))


def _of_course(element: Any, board: Board, words: "DisplayNames | None") -> OutlineRow:
    """The line of an element without a place: titled by its name, or by its condition."""
    line = _line(element, board)
    if words is None or not isinstance(element, model.Trigger | model.Ending | model.Deadline):
        return line
    text = words.when(element.goal if isinstance(element, model.Deadline) else element.when)
    if isinstance(element, model.Deadline):
        text = tr("within {count} rounds: {condition}", count=element.rounds, condition=text)
    else:
        text = tr("when {condition}", condition=text)
    return line._replace(title=sentence(text).rstrip("."))


def _place(element: Any, board: Board) -> str:
    at = _first_space(element, board)
    return coordinates(at) if at is not None else ""


def _first_space(element: Any, board: Board) -> Space | None:
    if isinstance(element, model.Door):
        return board.place_of(element)[0]
    return element.places[0] if element.places else None


def _area(element: Any, board: Board) -> str:
    """The id of an element's area. Empty for none."""
    if element.place_areas:
        return str(element.place_areas[0])
    if (at := _first_space(element, board)) is None:
        return ""
    for space in (at, neighbour(at, element.side)) if isinstance(element, model.Door) else (at,):
        if (number := board.number.get(space)) is not None:
            return str(board.area_of[number])
    return ""


def _free(scenario: model.Scenario, word: str) -> str:
    taken = {getattr(element, "id", None) for element in scenario.elements()}
    return next(f"{word}-{number}" for number in range(1, 20_000) if f"{word}-{number}" not in taken)


def _choice(scenario: model.Scenario) -> model.Choice:
    things: tuple[model.Token | model.Figure, ...] = (*scenario.tokens, *scenario.figures)
    named = [one.id for one in things if one.id]
    of = tuple((Record(token=name),) for name in named[:2]) or ((),)
    return model.Choice(id=_free(scenario, "choice"), by="chance", of=of)


def _stand_in(scenario: model.Scenario, sort: str) -> Record:
    """The part of the box that represents something new."""
    return Record(kind=edition_of(scenario.ruleset).shown_as[sort])


def _figure_type(scenario: model.Scenario, like: str) -> model.OwnFigureType:
    return model.OwnFigureType(
        id=_free(scenario, "figure"), name=tr("New figure"), like=like, shown_as=Record(kind=like)
    )


NEW: dict[str, Callable[[model.Scenario], Any]] = {
    later("Area"): new_area,
    later("Trigger"): lambda scenario: model.Trigger(id=_free(scenario, "trigger"), when=Condition("round", 1)),
    later("Deadline"): lambda scenario: model.Deadline(
        id=_free(scenario, "deadline"), rounds=10, goal=Condition("clear", "board"), missed=(Effect("win", "invaders"),)
    ),
    later("Ending"): lambda scenario: model.Ending(
        id=_free(scenario, "ending"), when=Condition("manual", tr("All players agree to end it.")), winner="nobody"
    ),
    later("Choice"): _choice,
    later("Item"): lambda scenario: model.Item(
        id=_free(scenario, "item"), name=tr("New item"), shown_as=_stand_in(scenario, "item")
    ),
    later("Piece type"): lambda scenario: model.OwnPieceType(
        id=_free(scenario, "piece"),
        name=EditionTexts(scenario.ruleset).tr("New piece"),
        rows=("##", "##"),
        openings=("N@0", "S@0"),
    ),
    later("Token type"): lambda scenario: model.OwnTokenType(
        id=_free(scenario, "token"), name=tr("New token"), shown_as=_stand_in(scenario, "token")
    ),
    later("Figure type"): lambda scenario: _figure_type(scenario, edition_of(scenario.ruleset).figure),
}
"""Factories of valid elements without a place on the map."""
_STEPS = table_rows(__file__, "outline_steps.txt")
ADDING = {title: text for _, title, text, _, _ in _STEPS}
"""The titles of the steps for adding them."""
_UP = {word: text for word, _, _, text, _ in _STEPS}
_DOWN = {word: text for word, _, _, _, text in _STEPS}


def add_flag_edit(scenario: model.Scenario) -> tuple[Edit, str]:
    """The edit that adds a flag, and the flag's name."""
    name = next(f"flag-{n}" for n in range(1, 20_000) if f"flag-{n}" not in scenario.flags)
    return Change(tr("Add flag"), 0, Record(flags=Record([*scenario.flags.items(), (name, "")]))), name


def remove_flags_edit(scenario: model.Scenario, names: frozenset[str]) -> Edit:
    """The edit that removes flags."""
    left = Record((name, text) for name, text in scenario.flags.items() if name not in names)
    return Change(tr_count("Delete {n} flag", "Delete {n} flags", len(names)), 0, Record(flags=left))


def move_edit(scenario: model.Scenario, serial: int, by: int) -> Edit | None:
    """The edit that moves an element up or down in its section. None at the end of it."""
    element = scenario.element(serial)
    section = SECTION_OF[type(element)]
    present = getattr(scenario, section)
    index = next(number for number, one in enumerate(present) if one.serial == serial)
    target = index + by
    if section not in SORTED or not 0 <= target < len(present):
        return None
    after = [one for one in present if one.serial != serial]
    title = EditionTexts(scenario.ruleset).tr((_UP if by < 0 else _DOWN)[element.word])
    return Change(title, 0, Record([(section, (*after[:target], element, *after[target:]))]))
