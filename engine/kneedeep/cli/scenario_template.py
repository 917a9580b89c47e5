"""The text of a new scenario: small, valid, with a comment where an author goes on."""

from kneedeep.scenario.yaml_patch.value_text import inline, quoted

_HEAD = """\
format: 1
ruleset: {ruleset}
title: {title}
briefing: "Read aloud before the first turn."
objective: "Get every marine into the far room."
caps: auto   # every opening that meets nothing gets a dead end

"""
_BODY_2004 = """\
pieces:
  - {id: bay, piece: room-9x10, at: [0, 0], area: landing}
  - {id: nook, piece: turn-small, at: [-3, 8], turn: 180, area: landing}
  - {id: bend, piece: turn-large, at: [9, 2], turn: 90, area: landing}
  - {id: stair, piece: corridor-short, at: [11, 6], turn: 90, area: landing}
  - {id: store, piece: room-5x5, at: [11, 9], area: far-room}

areas:
  - {id: landing, name: Landing, start: true, text: "Read aloud at the start."}
  - {id: far-room, name: Far room, text: "Read aloud when a marine first sees it."}

doors:
  - {id: hatch, at: [11, 8], side: south}

tokens:
  - {kind: ammo, item: bullets, at: [1, 8]}
  - {kind: obstacle, at: [3, 6], size: 2}
  - {kind: obstacle, at: [6, 2], size: 2, turn: 90}
  - {kind: health, at: [15, 13]}

figures:
  - {kind: zombie, at: [13, 11]}
  - {kind: imp, at: [15, 9], marines: 2}   # with two or more marines

spawns:
  - {side: marines, spaces: [[0, 0], [1, 0], [0, 1]]}   # in seat order

victory:
  marines: {reach: far-room, who: all, text: "You are through."}
  invaders: {frags: 4, text: "Nobody comes."}
"""
_BODY_2016 = """\
pieces:
  - {id: bay, piece: hall, at: [0, 0], area: landing}
  - {id: store, piece: hall, at: [6, 0], turn: 180, area: far-room}

areas:
  - {id: landing, name: Landing, start: true, text: "Read aloud at the start."}
  - {id: far-room, name: Far room, text: "Read aloud when a marine first sees it."}

doors:
  - {id: hatch, at: [5, 2], side: east}

spawns:
  - {side: marines, spaces: [[0, 0], [1, 0], [0, 1], [1, 1]]}   # in seat order

victory:
  marines: {reach: far-room, who: all, text: "You are through."}
  invaders: {frags: 4, text: "Nobody comes."}

piece_types:   # until the pieces of this edition are known
  - id: hall
    name: Hall
    rows:
      - "######"
      - "######"
      - "######"
      - "######"
      - "######"
      - "######"
    openings: [E@2]
"""


def starting_text(title: str, ruleset: str, schema: str | None) -> str:
    """Return the text of a new scenario; `schema`: the path for editors that complete keys, where there is one.

    Raises ValueError for a title that no file can hold.
    """
    head = "" if schema is None else f"# yaml-language-server: $schema={schema}\n"
    head += _HEAD.replace("{ruleset}", ruleset).replace("{title}", _title(title))
    return head + (_BODY_2016 if ruleset == "doom-2016" else _BODY_2004)


def _title(title: str) -> str:
    """The title as plain words where it is one, else in quotes."""
    words = title.split(" ")
    plain = all(word and inline(word) == word for word in words) or (
        len(words) > 1 and all(map(str.isalpha, words))
    )
    return title if plain and title.isascii() else quoted(title)
