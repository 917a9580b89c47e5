"""Events: what has happened, for the eyes of players and for rebuilding the table; the rules never read them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

Event = tuple[Any, ...]
"""The name of its kind, then numbers, texts and tuples of them, as `EVENTS` says."""

EVENTS: dict[str, tuple[str, ...]] = {
    "deck": ("deck",),
    "swap": ("kind",),
    "start": ("players",),
    "round": ("number",),
    "turn": ("seat",),
    "action": ("seat", "mode"),
    "adrenaline": ("seat", "count"),
    "place": ("figure", "kind", "space", "shape", "wounds", "why"),
    "step": ("figure", "space", "shape"),
    "teleport": ("figure", "space"),
    "duct": ("figure", "space"),
    "knock": ("figure", "space"),
    "return": ("figure", "space", "shape"),
    "removed": ("figure", "why"),
    "respawn": ("figure", "space", "wounds"),
    "wound": ("figure", "wounds", "left", "why"),
    "instinct": ("seat", "points"),
    "withstood": ("figure", "damage", "armor"),
    "heal": ("figure", "wounds", "left"),
    "killed": ("figure", "kind", "why"),
    "fragged": ("figure", "space", "why"),
    "frag": ("points",),
    "left": ("figure", "door", "token"),
    "door": ("door", "open", "figure"),
    "kept-open": ("door", "figure"),
    "smash": ("door",),
    "seal": ("door", "round"),
    "reveal": ("area",),
    "token": ("token", "space"),
    "token-gone": ("token", "why"),
    "exchanged": ("token", "with"),
    "pick-up": ("seat", "token"),
    "given": ("seat", "to", "what", "which"),
    "kit": ("seat", "what", "count"),
    "weapon": ("seat", "weapon", "has"),
    "item": ("seat", "token", "has"),
    "key": ("color",),
    "armor": ("seat", "count"),
    "berserk": ("seat", "turns"),
    "order": ("seat", "order"),
    "jets": ("on",),
    "bot": ("figure", "seat"),
    "watchful": ("figure",),
    "activate": ("figure",),
    "done": ("figure",),
    "attack": ("figure", "arms", "space", "target", "aimed"),
    "dice": ("dice",),
    "reroll": ("dice", "player"),
    "result": ("range", "damage", "hit"),
    "missed": ("needed",),
    "scatter": ("card", "direction", "spaces", "space"),
    "barrel": ("token", "space"),
    "token-hit": ("token", "wounds"),
    "draw": ("count", "cards"),
    "discard": ("cards",),
    "shuffle": ("count",),
    "hand": ("cards",),
    "dealt": ("seat", "cards"),
    "event-card": ("card",),
    "cancelled": ("card", "seat"),
    "spawn-card": ("card", "group"),
    "lost": ("kind", "count"),
    "encounter": ("seat", "token"),
    "use": ("figure", "token"),
    "tried": ("seat", "what"),
    "text": ("text",),
    "flag": ("flag",),
    "pad": ("token", "active"),
    "spawn-area": ("spawn", "active"),
    "unlock": ("door",),
    "judged": ("question", "answer"),
    "chosen": ("choice", "entry"),
    "no-effect": ("why",),
    "over": ("winner", "why"),
}
"""Every kind of event and the names of its parts. Figures, spaces, doors, tokens and areas are numbers."""


OF_A_WALK = ("step", "teleport", "duct", "pick-up", "kit", "action", "adrenaline")


def only_walks(events: Iterable[Event]) -> bool:
    """Return whether nothing has happened but a step, or the choice of the action for it: then a way goes on."""
    return all(event[0] in OF_A_WALK for event in events)


def event_data(event: Event) -> dict[str, Any]:
    """Return an event as plain data: `event` with the name of its kind, then its parts by name."""
    name, *parts = event
    return {"event": name, **dict(zip(EVENTS[name], parts, strict=True))}
