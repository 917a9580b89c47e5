"""A small board whose answers are worked out by hand: two halls of 3×2 spaces with a door between them.

    0   1   2   3   4   5
  + - + - + - + - + - + - +
0 X .   .   . D .   .   . |       X: an exit door, D: the door
1 X .   .   . D .   .   . |
  + - + - + - + - + - + - +
"""

HALLS = """\
format: 1
ruleset: doom-2004
title: Halls
marines: [1, 2]
pieces:
  - {piece: left, at: [0, 0], area: start}
  - {piece: right, at: [3, 0], area: far}
areas:
  - {id: start, start: true}
  - {id: far}
doors:
  - {DOOR}
  - {id: out, at: [0, 0], side: west, key: red, exit: true}
tokens: TOKENS
figures: FIGURES
spawns:
  - {side: marines, spaces: [[0, 0], [0, 1]]}
victory:
  marines: {exit: out}
  invaders: {frags: 3}
piece_types:
  - {id: left, rows: ["###", "###"], openings: [E@0, W@0]}
  - {id: right, rows: ["###", "###"], openings: [W@0]}
RULES
"""


def halls(door: str = "at: [2, 0], side: east", tokens: str = "[]", figures: str = "[]", rules: str = "") -> str:
    """The text of the scenario with this door between the halls, tokens, figures and further lines."""
    text = HALLS.replace("DOOR", door).replace("TOKENS", tokens).replace("FIGURES", figures)
    return text.replace("RULES\n", rules and rules + "\n")
