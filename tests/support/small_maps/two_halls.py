"""A small board whose answers are worked out by hand: two halls of 3×2 spaces with a door between them.

    0   1   2   3   4   5
  + - + - + - + - + - + - +
0 X .   .   . D .   .   . |       X: an exit door, D: the door
1 X .   .   . D .   .   . |
  + - + - + - + - + - + - +
"""

from tests.support.files import map_text

HALLS = map_text("two-halls")


def halls(door: str = "at: [2, 0], side: east", tokens: str = "[]", figures: str = "[]", rules: str = "") -> str:
    """The text of the scenario with this door between the halls, tokens, figures and further lines."""
    text = HALLS.replace("DOOR", door).replace("TOKENS", tokens).replace("FIGURES", figures)
    return text.replace("RULES\n", rules and rules + "\n")
