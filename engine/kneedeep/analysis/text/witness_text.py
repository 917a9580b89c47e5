"""Words for the messages and witnesses of findings."""

from collections.abc import Collection, Iterable, Sequence
from typing import Any

from kneedeep.board import Edge, LaidToken
from kneedeep.model.geometry.space import Space
from kneedeep.model.scenario.model import SECTIONS, Scenario
from kneedeep.support import coordinates, listed, tr, tr_count

Entry = dict[str, Any]


def at_all(spaces: Collection[Space]) -> str:
    """Spaces in the notation of messages, sorted: `12,3 and 13,3`."""
    return listed([coordinates(space) for space in sorted(set(spaces))])


def all_spaces(count: int) -> str:
    """`the only space`, `both spaces`, `all 3 spaces`."""
    return tr("both spaces") if count == 2 else tr_count("the only space", "all {n} spaces", count)


def all_places(count: int) -> str:
    """`the only place`, `both places`, `all 3 places`."""
    return tr("both places") if count == 2 else tr_count("the only place", "all {n} places", count)


def too_much(scenario: Scenario) -> str:
    """The reason why a scenario with too much work can't be played, with its largest part."""
    sizes = {section.replace("_", " "): len(getattr(scenario, section)) for section in SECTIONS}
    most = sorted(sizes, key=lambda section: -sizes[section])[:3]
    largest = [f"{sizes[section]} {tr(section)}" for section in most if sizes[section] > 1]
    return tr("it is too large to set up; it has {largest}", largest=listed(largest))


def place(text: str, spaces: Iterable[Space] = (), edges: Iterable[Edge] = ()) -> Entry:
    """An entry in a witness of places."""
    entry: Entry = {"text": text}
    spaces, edges = sorted(set(spaces)), sorted(set(edges))
    if spaces:
        entry["spaces"] = [list(space) for space in spaces]
    if edges:
        entry["edges"] = [{"at": list(space), "side": side} for space, side in edges]
    return entry


def places_if_any(text: str, spaces: Collection[Space]) -> Entry:
    """A witness of one place, or without places if it has no spaces."""
    return places(place(text, spaces)) if spaces else places()


def places(*entries: Entry) -> Entry:
    """A witness of places."""
    return {"kind": "places", "places": list(entries)}


def never_active_text(pads: Sequence[LaidToken]) -> str:
    """The end of a sentence about teleporters that never become active. Empty if there are none."""
    if not pads:
        return ""
    s, s2, at = "s" if len(pads) > 1 else "", "s" if len(pads) == 1 else "", at_all([pad.at for pad in pads])
    return tr("; the teleporter{s} at {at} never become{s2} active", s=s, at=at, s2=s2)
