"""One moment at the table, and a step to the next, as plain values."""

from typing import NamedTuple

from kneedeep.board.script.table_session.initiative_deck import InitiativeDeck
from kneedeep.board.script.table_session.table_things import Thing
from kneedeep.model.scenario.script_values import Effect


class StepError(ValueError):
    """A step that does not fit the moment. The text is the reason."""


class TableStep(NamedTuple):
    """A reported step: a word, the name of its subject, and a number if the word takes one.

    `tick` and `untick` take the keys of items, one per line. `summon` takes a portal and the number of the group. On a
    second line it takes the kind of demon that carries the portal's item.
    """

    word: str
    about: str = ""
    number: int = 0


class Announcement(NamedTuple):
    """Something to announce to all. `part`: the part of its source (text, locked, done, status, summon, sight).

    `effects`: what is to be done. `counts` (name, number): counted things: demons by kind, cards, tokens, portals.
    """

    source: str
    part: str
    text: str = ""
    effects: tuple[Effect, ...] = ()
    counts: tuple[tuple[str, int], ...] = ()


class Due(NamedTuple):
    """Steps of the script that wait for a click to be carried out."""

    source: str
    effects: tuple[Effect, ...]


class TableMoment(NamedTuple):
    """The known state of the table.

    `open`: numbers of the doors that are open now. `opened`: of those ever opened. `unlocked`: of those with a
    waived lock. `off`: things that are no longer on the board, by their keys. `used`, `killed`, `destroyed` likewise.
    `got`: (thing, kind of token, color, count) that steps gave. `switched`: (id, on). `waiting`: (round at whose end
    it fires, trigger). `started`: (deadline, round in which it began). `left`: (exit, marines). `rounds` have ended.

    `marines_opened`: numbers of the doors that marines opened. `uses`: an entry for each use of a token that
    can be used several times. `active`: activated teleporters. `summoned`: portals that have summoned. `owed`: entries of
    portals, one of which must summon now. `sighted`: portals for which people are asked whether a marine sees them.
    """

    revealed: tuple[str, ...] = ()
    open: frozenset[int] = frozenset()
    opened: frozenset[int] = frozenset()
    unlocked: frozenset[int] = frozenset()
    off: frozenset[str] = frozenset()
    used: frozenset[str] = frozenset()
    killed: frozenset[str] = frozenset()
    destroyed: frozenset[str] = frozenset()
    placed: tuple[Thing, ...] = ()
    flags: frozenset[str] = frozenset()
    got: tuple[tuple[str, str, str | None, int], ...] = ()
    switched: tuple[tuple[str, bool], ...] = ()
    fired: frozenset[str] = frozenset()
    waiting: tuple[tuple[int, str], ...] = ()
    started: tuple[tuple[str, int], ...] = ()
    left: tuple[tuple[str, int], ...] = ()
    rounds: int = 0
    frags: int = 0
    ticked: frozenset[str] = frozenset()
    marines_opened: frozenset[int] = frozenset()
    uses: tuple[str, ...] = ()
    active: frozenset[str] = frozenset()
    summoned: frozenset[str] = frozenset()
    owed: tuple[tuple[str, ...], ...] = ()
    sighted: tuple[str, ...] = ()
    threat_tokens: int = 0
    deck: InitiativeDeck = InitiativeDeck()
    announced: tuple[Announcement, ...] = ()
    due: tuple[Due, ...] = ()
    winner: str = ""
    """`marines`, `invaders` or `nobody` once the game is over."""
