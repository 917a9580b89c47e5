"""Differences between the editions of the game. Code asks for a feature here, never for the name of a ruleset."""

from collections.abc import Mapping
from functools import cache
from typing import Literal, NamedTuple, get_args

from kneedeep.model.catalog.catalog_files import EDITION, RULESETS, read_data
from kneedeep.model.catalog.data_rows import record_of

Feature = Literal[
    "action decks",
    "ammunition",
    "closing doors",
    "colored keys",
    "demon cards",
    "difficult spaces",
    "door widths",
    "ducts",
    "event sets",
    "expansion",
    "frag tokens",
    "hidden areas",
    "inactive teleporters",
    "initiative deck",
    "known kinds",
    "marine cards",
    "objective tokens",
    "obstacles",
    "portals",
    "range dice",
    "respawn band",
    "solver",
    "spawn cards",
    "teleporter colors",
    "triggers first",
    "turn points",
    "wounds",
]
"""Features of editions. A check, a key of the file or a step of the script names the feature it needs.

action decks: what a marine does is on the cards of his deck. closing doors: doors are shut again, teleporters switched off.
difficult spaces: those cost more to enter. ducts: they lead to each other. frag tokens: figures are fragged, and the
invader gains a token for each marine. hidden areas: areas are revealed one by one. inactive teleporters: all active
ones lead to each other. initiative deck: its cards say who acts. known kinds: the catalog has every piece, door, token
and figure. objective tokens: a token says how it is used.
obstacles: tokens cover several spaces and stop sight. range dice: how far an attack reaches is rolled.
respawn band: a killed marine comes back in a range of distances. solver: the solver knows the rules that lead to a
victory. spawn cards: the invader places figures out of sight.
teleporter colors: teleporters of one color lead to each other. triggers first: at one moment they come before what
areas and passages bring. turn points: how far a marine walks in a turn is known.
wounds: a figure has armor and wounds; else it has what its demon card says.
"""
FEATURES: tuple[Feature, ...] = get_args(Feature)
PREPARED: frozenset[Feature] = frozenset(("known kinds", "solver"))
"""The features of this program's knowledge of an edition. All others are features of the edition itself."""


class Edition(NamedTuple):
    """The rules of a board, by the edition of the game.

    name: what people call it. color: of titles on pictures to share. version: of its executable rules, None without any; it rises when a game with
    the same seed and actions changes. marines: its numbers of marines. boxes: those that
    a scenario may name. cap: the piece that `caps: auto` puts on openings. figure: the default base kind of own
    figures. shown_as: the parts of a new item and token. sight: from center to center past obstacles and figures, or from corner to corner past edges
    alone, with cover. adjacency: two spaces are adjacent where a step is possible, or where only no wall and no shut door
    parts them; obstacles stop range in the first case alone. features: its other features. words, texts: the words
    of its rulebook that differ from those of the program (`kneedeep.model.catalog.edition_words`).
    Rule: board geometry; 2004 rulebook p. 9 and 10; RUL16-02, RUL16-54 to RUL16-59, RUL16-88 to RUL16-101, RUL16-156.
    """

    ruleset: str
    name: str
    color: str
    version: str | None
    marines: tuple[int, ...]
    boxes: tuple[str, ...]
    cap: str
    figure: str
    shown_as: Mapping[str, str]
    sight: Literal["centers", "corners"]
    adjacency: Literal["steps", "walls"]
    features: frozenset[Feature]
    words: Mapping[str, str]
    texts: Mapping[str, str]


@cache
def edition_of(ruleset: str) -> Edition:
    """The edition of a ruleset, read once. Raises ValueError for a name that is not in RULESETS."""
    if ruleset not in RULESETS:
        raise ValueError(f'There is no ruleset "{ruleset}"; known are {", ".join(RULESETS)}.')
    row = read_data(ruleset, EDITION)["edition"]
    return record_of(Edition, row, ruleset=ruleset, features=frozenset(row["features"]))


def editions_with(feature: Feature) -> tuple[str, ...]:
    """The rulesets whose edition has a feature."""
    return tuple(ruleset for ruleset in RULESETS if feature in edition_of(ruleset).features)


def playable_rulesets() -> tuple[str, ...]:
    """The rulesets with executable rules. Users can override the numbers of these."""
    return tuple(ruleset for ruleset in RULESETS if edition_of(ruleset).version is not None)
