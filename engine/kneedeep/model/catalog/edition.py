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

action decks: the cards of a marine's deck give its actions. closing doors: doors can be shut, teleporters switched off.
difficult spaces: they cost more to enter. ducts: they lead to each other. frag tokens: figures are fragged, and the
invader gains a token for each marine. hidden areas: areas are revealed one by one. inactive teleporters: all active
ones lead to each other. initiative deck: its cards decide whose activation comes next. known kinds: the catalog has
every piece, door, token and figure. objective tokens: each token of the file defines its use.
obstacles: tokens cover several spaces and stop sight. range dice: dice give the range of an attack.
respawn band: a fragged marine returns within a range of distances. solver: the solver knows the rules that lead to a
victory. spawn cards: the invader places figures out of sight.
teleporter colors: teleporters of one color lead to each other. triggers first: they come before simultaneous effects of
areas and passages. turn points: the movement points of a turn are known.
wounds: figures have armor and wounds. Otherwise they have the values of their demon cards.
"""
FEATURES: tuple[Feature, ...] = get_args(Feature)
PREPARED: frozenset[Feature] = frozenset(("known kinds", "solver"))
"""The features of this program's knowledge of an edition. All others are features of the edition itself."""


class Edition(NamedTuple):
    """The rules of a board, by the edition of the game.

    name: for people. color: of titles on shared pictures. version: of its executable rules, None without any. It rises
    when a game with the same seed and actions changes. marines: the numbers of marines. boxes: the boxes that a scenario
    may name. cap: the piece that `caps: auto` puts on openings. figure: the default base kind of own figures. shown_as:
    the parts of a new item and token. sight: "centers": from center to center, stopped by obstacles and figures.
    "corners": from corner to corner, stopped only by edges, with cover. adjacency: "steps": spaces with a step between
    them are adjacent, and obstacles stop range. "walls": spaces without a wall or shut door between them are adjacent.
    features: its other features. words, texts: the words of its rulebook that differ from those of the program
    (`kneedeep.model.catalog.edition_words`).
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
