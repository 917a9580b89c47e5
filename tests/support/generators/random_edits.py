"""Random edits of a scenario: what a designer's hands may do next, sensible or not."""

import random
from typing import Any

from kneedeep.model.scenario.edits.basic import Add, Change, Edit, Remove
from kneedeep.model.scenario.edits.look_edits import ClearLook, FloorOfArea, PaintFloor, PutOrnament
from kneedeep.model.scenario.model import SECTIONS, Record, Scenario
from kneedeep.model.scenario.model.look import FLOOR_NAMES, FRAMES, LETTERINGS, ORNAMENT_NAMES
from kneedeep.model.scenario.value import fields_of

_MOVED = ("pieces", "doors", "tokens", "figures")
_TOLD = ("text", "locked_text", "note", "title", "briefing")


def random_edit(scenario: Scenario, chance: random.Random) -> Edit:
    """Return an edit that can be applied: a move, a turn, a removal, a copy, another's value, a remark, a rule, a look."""
    for _try in range(100):
        edit = chance.choice(
            (_move, _move, _move, _turn, _remove, _copy, _borrow, _borrow, _remark, _rule, random_look)
        )(scenario, chance)
        if edit is not None:
            return edit
    raise AssertionError("nothing can be edited")


def _element(scenario: Scenario, chance: random.Random, sections: Any) -> Any:
    section = chance.choice([name for name in sections if getattr(scenario, name)] or [None])
    return None if section is None else chance.choice(getattr(scenario, section))


def _move(scenario: Scenario, chance: random.Random) -> Edit | None:
    element = _element(scenario, chance, _MOVED)
    if element is None or element.at is None:
        return None
    x, y = element.at
    at = (x + chance.choice((-2, -1, 0, 1, 2)), y + chance.choice((-1, 0, 1)))
    return Change("Move", element.serial, Record(at=at))


def _turn(scenario: Scenario, chance: random.Random) -> Edit | None:
    element = _element(scenario, chance, ("pieces", "tokens", "figures"))
    if element is None:
        return None
    return Change("Turn", element.serial, Record(turn=(element.turn + 90) % 360))


def _remove(scenario: Scenario, chance: random.Random) -> Edit | None:
    element = _element(scenario, chance, SECTIONS)
    return None if element is None else Remove("Remove", frozenset((element.serial,)))


def _copy(scenario: Scenario, chance: random.Random) -> Edit | None:
    element = _element(scenario, chance, ("tokens", "figures", "spawns", "triggers"))
    if element is None:
        return None
    before = _element(scenario, chance, (f"{element.word}s",)).serial
    return Add("Copy", (element.having(serial=0),), before if chance.random() < 0.5 else None)


def _borrow(scenario: Scenario, chance: random.Random) -> Edit | None:
    """Give an element what another one of its section has."""
    if (element := _element(scenario, chance, SECTIONS)) is None:
        return None
    other = chance.choice(getattr(scenario, next(s for s, kind in SECTIONS.items() if kind is type(element))))
    names = [field.name for field in fields_of(type(element)) if field.name not in ("serial", "id")]
    differing = [name for name in names if getattr(element, name) != getattr(other, name)]
    if not differing:
        return None
    name = chance.choice(differing)
    changes = {name: getattr(other, name)}
    if name in ("at", "spaces", "in_area") and hasattr(element, "in_area"):
        changes = {place: getattr(other, place) for place in ("at", "spaces", "in_area")}
    return Change("Borrow", element.serial, Record(changes.items()))


def _remark(scenario: Scenario, chance: random.Random) -> Edit | None:
    if chance.random() < 0.3:
        return Change("Allow", 0, Record(allow=Record([(chance.choice(("RCH001", "RSP002", "LOS003")), "why")])))
    element = chance.choice((scenario, *scenario.elements()))
    names = [name for name in _TOLD if hasattr(element, name)]
    if not names:
        return None
    return Change("Tell", element.serial, Record([(chance.choice(names), chance.choice(("", "Dust.", "Ash.")))]))


def _rule(scenario: Scenario, chance: random.Random) -> Edit | None:
    if chance.random() < 0.5:
        return Change("Marines", 0, Record(marines=chance.choice(((1,), (2,), (1, 2, 3), (2, 3), None))))
    rules = ({"corner": "both-sides"}, {"respawn_band": (2, 4)}, {"spawn_blockers": "figures-transparent"})
    given: dict[str, Any] = chance.choice((*rules, {"respawn_distance": "open-doors"}, {}))
    return Change("Rules", 0, Record(rules=Record(given.items())))


def random_look(scenario: Scenario, chance: random.Random) -> Edit | None:
    """Return an edit of the look: a stroke of the brush, an ornament, the floor of an area, letters, a frame."""
    x, y = chance.choice(scenario.pieces).at if scenario.pieces else (0, 0)
    stroke = tuple((x + chance.randint(-1, 5), y + chance.randint(-1, 5)) for _ in range(chance.randint(1, 4)))
    floor, kind = chance.choice([None, *FLOOR_NAMES]), chance.choice([*ORNAMENT_NAMES])
    ornament = PutOrnament("Put", kind, stroke, there=chance.random() < 0.8)
    edits: list[Edit] = [PaintFloor("Paint", floor, stroke), ornament, ClearLook("Clear", stroke)]
    if scenario.areas:
        edits.append(FloorOfArea("Floor", chance.choice(scenario.areas).id, floor))
    for key, words in (("floor", [*FLOOR_NAMES]), ("lettering", LETTERINGS), ("frame", FRAMES)):
        look = scenario.look.having(**{key: chance.choice([None, *words])})
        edits.append(Change("Look", 0, Record(look=look)))
    return chance.choice(edits)
