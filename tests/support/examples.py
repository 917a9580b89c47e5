"""The small maps that the examples of the checks are made of: a hall, a door and a lab, and a way to win."""

from collections.abc import Mapping

_SECTIONS = {
    "marines": "marines: [1]",
    "caps": "caps: auto",
    "pieces": """pieces:
  - {id: hall, piece: room-5x5, at: [0, 0], area: start}
  - {id: lab, piece: room-4x4, at: [5, -1], area: research}
  - {id: lane, piece: corridor-long, at: [-6, 3], area: start}
  - {id: far-lane, piece: corridor-long, at: [-12, 3], area: start}""",
    "areas": """areas:
  - {id: start, name: Hall, start: true}
  - {id: research, name: Lab}""",
    "doors": """doors:
  - {id: gate, at: [4, 0], side: east}""",
    "spawns": """spawns:
  - {id: drop, side: marines, spaces: [[0, 0]]}""",
    "victory": """victory:
  marines: {reach: research}
  invaders: {frags: 3}""",
}

_PORTAL_SECTIONS = {
    "marines": "marines: [1, 2]",
    "caps": "caps: auto",
    "threat": "threat: horde",
    "invasion": "invasion: imp-assault",
    "pieces": """pieces:
  - {id: hall, piece: g-room-6x6, at: [0, 0], area: start}
  - {id: lab, piece: g-room-4x4, at: [6, 1], area: research}""",
    "areas": """areas:
  - {id: start, name: Hall, start: true}
  - {id: research, name: Lab}""",
    "doors": """doors:
  - {id: gate, at: [5, 2], side: east}""",
    "tokens": """tokens:
  - {kind: teleporter, id: pad, at: [0, 0]}
  - {kind: portal, id: pit, color: blue, at: [8, 3]}""",
    "spawns": """spawns:
  - {id: drop, side: marines, spaces: [[0, 1], [1, 1]]}""",
    "victory": """victory:
  marines: {reach: research}
  invaders: {frags: 3}""",
}


def example(**sections: str) -> str:
    """The text of a scenario: the small map with these sections replaced or added.

    A text of several lines is a list of entries. An empty one leaves the section out.
    """
    return _text("doom-2004", _SECTIONS, sections)


def portal_example(**sections: str) -> str:
    """Return the text of a scenario of the edition with portals: its small map, with sections as in `example`."""
    return _text("doom-2016", _PORTAL_SECTIONS, sections)


def _text(ruleset: str, own: Mapping[str, str], sections: Mapping[str, str]) -> str:
    texts = dict(own)
    for name, text in sections.items():
        text = text.strip("\n")
        is_block = "\n" in text or text.lstrip().startswith("- ") or text.startswith("  ")
        texts[name] = f"{name}:\n{text}" if is_block else text
    body = "\n".join(text for text in texts.values() if text)
    return f"format: 1\nruleset: {ruleset}\ntitle: Example\n{body}\n"
