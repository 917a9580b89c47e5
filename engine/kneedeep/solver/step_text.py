"""Conditions and steps of a course of play in words and as data, for reports and the command line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kneedeep.scenario.script import Condition, Effect
from kneedeep.script.conditions import Place, place_of
from kneedeep.solver.successors import Step


def condition_text(condition: Condition) -> str:
    """Return a condition in words, such as `the red key was got` or `door gate was opened`."""
    kind, value, params = condition.kind, condition.value, condition.params
    if kind in ("all", "any"):
        link = " and " if kind == "all" else " or "
        return link.join(condition_text(part) for part in value) or "nothing"
    if kind == "count":
        return f"{value} of these: " + ", ".join(condition_text(part) for part in params.get("of", ()))
    place = place_of(condition)
    if place is not None and kind != "hold":
        return f"{_who(params.get('who', 'any'))} in {_placed(place)}"
    if kind == "got":
        color, count = params.get("color"), params.get("count", 1)
        thing = f"{color} {value}" if color else str(value)
        return f"the {thing} was got" if count == 1 else f"{count} of {thing} were got"
    if kind == "kill" and params.get("count", 1) > 1:
        return f"{params['count']} of {value} were killed"
    if kind == "exit":
        return f"{_who(params.get('who', 'all'))} have left by {value}"
    if kind == "clear" and value == "board":
        return "the board is cleared"
    if kind == "open" and value == "any":
        return "any door was opened"
    if kind == "manual":
        return f"the players judge: {value}"
    if kind == "frags" and isinstance(value, Mapping):
        numbers = ", ".join(f"{points} with {count}" for count, points in value.items())
        return f"the invaders have frag points: {numbers} marines"
    pattern = _SPOKEN.get(kind)
    return kind if pattern is None else pattern.format(value)


_SPOKEN = {
    "flag": "flag {} is set",
    "reveal": "area {} is revealed",
    "open": "door {} was opened",
    "use": "{} was used",
    "kill": "{} was killed",
    "destroy": "{} was destroyed",
    "clear": "{} is cleared",
    "hold": "{} is held",
    "round": "round {} has ended",
    "rounds": "{} rounds have been played",
    "frags": "the invaders have {} frag points",
    "never": "never",
}


def _who(who: Any) -> str:
    return {"any": "a marine", "all": "all marines"}.get(who, f"{who} marines")


def _placed(place: Place) -> str:
    if isinstance(place, str):
        return place
    return " ".join(f"{x},{y}" for x, y in place)


def effect_text(effect: Effect) -> str:
    """Return a step of a `do` list in words, such as `open door gate` or `give 2 health to the finder`."""
    kind, value, params = effect.kind, effect.value, effect.params
    if kind == "text":
        return f"read “{value}”"
    if kind == "give":
        thing = " ".join(str(part) for part in (params.get("color"), value) if part is not None)
        count = f"{params['count']} " if params.get("count", 1) != 1 else ""
        return f"give {count}{thing}" + {"finder": " to the finder", "any": " to any marine"}.get(
            str(params.get("to", "")), ""
        )
    if kind == "place":
        where = value.get("at") or value.get("in") or value.get("spaces", ())
        return f"put {value.get('id', value.get('kind', 'something'))} on {_placed_at(where)}"
    if kind == "spawn":
        count = value.get("count", 1)
        inside = f" in {value['in']}" if "in" in value else ""
        return f"spawn {count} {value['kind']}{inside}"
    if kind in ("wound", "heal"):
        whom = "all marines" if params.get("who") == "all" else "the marine"
        return f"{kind} {whom} by {value}"
    return _TOLD.get(kind, f"{kind} {{}}").format(value)


_TOLD = {
    "set": "set flag {}",
    "unlock": "unlock door {}",
    "open": "open door {}",
    "shut": "shut door {}",
    "reveal": "reveal area {}",
    "activate": "switch on {}",
    "deactivate": "switch off {}",
    "remove": "take {} off the board",
    "draw": "the invader draws {} cards",
    "win": "the game is won by {}",
    "lose": "{} leaves the game",
}


def _placed_at(where: Any) -> str:
    if isinstance(where, str):
        return where
    if where and isinstance(where[0], int):
        return f"{where[0]},{where[1]}"
    return _placed(where)


def element_name(element: Any, names: Mapping[int, str]) -> str:
    """Return what an element of a step is called: by its serial, or by kind and place when a step placed it."""
    serial = getattr(element, "serial", 0)
    if serial:
        return names[serial]
    word = getattr(element, "word", None)
    if word is None:
        return str(element) if isinstance(element, (str, int)) else _placed(element)
    if element.id:
        return f"{word}:{element.id}"
    places = getattr(element, "places", ())
    at = f"@{places[0][0]},{places[0][1]}" if places else ""
    return f"{word}:{getattr(element, 'kind', '')}{at}"


def step_data(step: Step, names: Mapping[int, str]) -> dict[str, Any]:
    """Return a step as one pair, such as `{"take": "token:key@12,3"}`."""
    if step.kind == "look":
        return {"look": step.spot}
    return {step.kind: step.element if isinstance(step.element, int) else element_name(step.element, names)}


SENTENCES = {
    "take": "take {}",
    "open": "open {}",
    "shut": "shut {}",
    "use": "use {}",
    "look": "look around",
    "destroy": "destroy {}",
    "kill": "kill {}",
    "wait": "wait until round {} has ended",
    "judge": "the players judge: {}",
    "teleport": "teleport from {}",
    "stand": "stand in {}",
    "leave": "leave by {}",
    "reveal": "reveal {}",
}
"""What each kind of step reads like."""
