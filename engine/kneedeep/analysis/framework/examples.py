"""The small map that the examples of the checks are made of: a hall, a door and a lab, and a way to win."""

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


def example(**sections: str) -> str:
    """Return the text of a scenario: the small map with these sections instead of its own, or after them.

    A text of several lines is a list of entries; an empty one leaves the section out.
    """
    texts = dict(_SECTIONS)
    for name, text in sections.items():
        text = text.strip("\n")
        texts[name] = f"{name}:\n{text}" if "\n" in text or text.lstrip().startswith("- ") else text
    body = "\n".join(text for text in texts.values() if text)
    return f"format: 1\nruleset: doom-2004\ntitle: Example\n{body}\n"
