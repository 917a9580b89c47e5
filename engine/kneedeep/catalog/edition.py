"""What sets the editions of the game apart on a board: general code asks here, never for the name of a ruleset."""

from functools import cache
from typing import Any, Literal, NamedTuple

from kneedeep.catalog.catalog_files import RULESETS, read_data


class Edition(NamedTuple):
    """The rules of a board, by the edition of the game.

    name: what people call it. marines: the numbers of marines it is made for. cap: the piece that `caps: auto` puts on
    openings. areas_hidden: areas are revealed one by one. sight: from center to center past obstacles and figures, or
    from corner to corner past edges alone. adjacency: two spaces are adjacent where a step is possible, or where only
    no wall and no shut door parts them; obstacles stop range in the first case alone. teleporters: those of a color lead
    to each other, or all active ones. difficult_spaces: entering those costs more.
    Rule: board geometry; 2004 rulebook p. 9 and 10; RUL16-02, RUL16-54 to RUL16-59, RUL16-88 to RUL16-101, RUL16-156.
    """

    ruleset: str
    name: str
    marines: tuple[int, ...]
    cap: str
    areas_hidden: bool
    sight: Literal["centers", "corners"]
    adjacency: Literal["steps", "walls"]
    teleporters: Literal["color", "active"]
    difficult_spaces: bool


@cache
def edition_of(ruleset: str) -> Edition:
    """Return the edition of a ruleset, read once. Raises ValueError for a name that is none of RULESETS."""
    if ruleset not in RULESETS:
        raise ValueError(f'There is no ruleset "{ruleset}"; known are {", ".join(RULESETS)}.')
    row: dict[str, Any] = read_data(ruleset, "edition.json")["edition"]
    return Edition(ruleset, **{**row, "marines": tuple(row["marines"])})
