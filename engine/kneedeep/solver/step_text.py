"""Steps of a course of play as data: elements by their names in reports."""

from collections.abc import Mapping
from typing import Any

from kneedeep.solver.search.successors import PlanStep


def element_name(element: Any, names: Mapping[int, str]) -> str:
    """The name of an element of a step: by its serial, or by kind and place if a step placed it."""
    if serial := getattr(element, "serial", 0):
        return names[serial]
    if (word := getattr(element, "word", None)) is None:
        return str(element) if isinstance(element, (str, int)) else " ".join(f"{x},{y}" for x, y in element)
    if element.id:
        return f"{word}:{element.id}"
    places = getattr(element, "places", ())
    at = f"@{places[0][0]},{places[0][1]}" if places else ""
    return f"{word}:{getattr(element, 'kind', '')}{at}"


def step_data(step: PlanStep, names: Mapping[int, str]) -> dict[str, object]:
    """A step as one pair, such as `{"take": "token:key@12,3"}`."""
    if step.kind == "look":
        return {"look": step.spot}
    return {step.kind: step.element if isinstance(step.element, int) else element_name(step.element, names)}
