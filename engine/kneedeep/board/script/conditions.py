"""Conditions: whether they hold, by the facts of a game or of a course of play."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Protocol

from kneedeep.model.geometry.space import Space
from kneedeep.model.scenario.model import Condition, Record

Place = str | tuple[Space, ...]
"""An area, or some spaces."""


class ConditionContext(Protocol):
    """The queries of conditions. The analysis answers from facts, the rules from the state of a game."""

    __slots__ = ()

    def flag(self, name: str) -> bool:
        """Whether a flag is set."""

    def revealed(self, area: str) -> bool:
        """Whether an area has been revealed."""

    def cleared(self, area: str) -> bool:
        """Whether an area, or the whole `board`, is cleared."""

    def opened(self, door: str, by: str) -> bool:
        """True if a door (`any`: some door) has ever been opened. `by`: empty, or only by marines."""

    def used(self, token: str) -> bool:
        """Whether a token of that id has ever been used."""

    def got(self, thing: str, color: str | None) -> int:
        """The number of items, tokens of a kind or keys (of a color) that marines ever got."""

    def killed(self, name: str) -> int:
        """The number of killed figures of an id, group or kind."""

    def destroyed(self, token: str) -> bool:
        """Whether every token of that id has been destroyed."""

    def summoned(self, portals: str) -> bool:
        """Whether a portal has summoned, or all of a color, or all."""

    def left(self, way: str) -> int:
        """The number of marines who have left by a door or exit token, by its id."""

    def standing(self, place: Place) -> int:
        """The number of marines who are in an area or on some spaces now."""

    def held(self, area: str) -> int:
        """The number of rounds in a row with a marine in an area at the end."""

    def rounds(self) -> int:
        """The number of rounds that have ended."""

    def frags(self) -> int:
        """The number of frag points or tokens of the invaders."""

    def judged(self, text: str) -> bool:
        """True if the players judge a condition as met."""

    def marines(self) -> int:
        """The number of marines in play."""

    def playing(self) -> int:
        """The number of marines who have not left."""


def holds(condition: Condition | None, ledger: ConditionContext) -> bool:
    """Whether a condition holds. None always does.

    Rule: scenario format, *Conditions*; RUL-97 (`who: all`), RUL-98 (`round`).
    """
    return condition is None or _HOLDS[condition.kind](condition, ledger)


def place_of(condition: Condition) -> Place | None:
    """The place of a `reach`, `spaces` or `hold`, None for any other condition."""
    if condition.kind not in PLACES:
        return None
    value = condition.value
    if isinstance(value, Record):
        return tuple(value["spaces"])
    return value if isinstance(value, str) else tuple(value)


PLACES = ("reach", "spaces", "hold")
"""The conditions about places of marines. In `all` they count at one moment."""


def leaves_of(condition: Condition | None) -> Iterator[Condition]:
    """Yield the parts of a condition, the condition itself if it has no parts."""
    if condition is None:
        return
    if condition.kind in ("all", "any"):
        parts = condition.value
    elif condition.kind == "count":
        parts = condition.params.get("of", ())
    else:
        yield condition
        return
    for part in parts:
        yield from leaves_of(part)


def must_die(kind: object) -> bool:
    """True if an area is only cleared after the death of every figure of a kind set up there: an invader's.

    Later figures, by a card, a spawn area or a `place` step, don't count. Rule: scenario format, `clear`.
    """
    return getattr(kind, "side", "invaders") == "invaders"


def wanting(condition: Condition | None, ledger: ConditionContext) -> tuple[Condition, ...]:
    """The parts that do not hold and prevent the whole from holding. Empty if it holds.

    For an `any` or `count` these are all the parts that do not hold.
    """
    if condition is None or holds(condition, ledger):
        return ()
    return tuple(dict.fromkeys(leaf for leaf in leaves_of(condition) if not holds(leaf, ledger)))


def by_number(value: Any, marines: int) -> int | None:
    """A number given for all or by the number of marines, None without an entry for this number."""
    if isinstance(value, Mapping):
        found = value.get(str(marines))
        return None if found is None else int(found)
    return int(value)


def for_marines(condition: Condition, marines: int) -> Condition:
    """A condition with only the frag points for a number of marines."""
    if condition.kind in ("all", "any"):
        parts = tuple(for_marines(part, marines) for part in condition.value)
        return condition.having(value=parts)
    if condition.kind == "count":
        parts = tuple(for_marines(part, marines) for part in condition.params.get("of", ()))
        return condition.having(params=condition.params.having(of=parts))
    if condition.kind != "frags":
        return condition
    limit = by_number(condition.value, marines)
    return condition if limit is None else condition.having(value=limit)


def frag_limit(condition: Condition | None, marines: int) -> int | None:
    """The fewest frag points in a condition for a number of marines, None for a condition without frag points."""
    limits = [by_number(leaf.value, marines) for leaf in leaves_of(condition) if leaf.kind == "frags"]
    return min((limit for limit in limits if limit is not None), default=None)


def who_enough(who: Any, count: int, everyone: int) -> bool:
    """True if `count` marines are `any`, `all` of `everyone` (at least one), or the number given."""
    if who == "any":
        return count >= 1
    if who == "all":
        return 1 <= count == everyone
    return count >= int(who)


def _stands(condition: Condition, ledger: ConditionContext) -> bool:
    place = place_of(condition)
    assert place is not None
    return who_enough(condition.params.get("who", "any"), ledger.standing(place), ledger.playing())


def _got(condition: Condition, ledger: ConditionContext) -> bool:
    params = condition.params
    return ledger.got(condition.value, params.get("color")) >= int(params.get("count", 1))


def _frags(condition: Condition, ledger: ConditionContext) -> bool:
    limit = by_number(condition.value, ledger.marines())
    return limit is not None and ledger.frags() >= limit


_HOLDS: dict[str, Callable[[Condition, ConditionContext], bool]] = {
    "flag": lambda condition, ledger: ledger.flag(condition.value),
    "all": lambda condition, ledger: all(holds(part, ledger) for part in condition.value),
    "any": lambda condition, ledger: any(holds(part, ledger) for part in condition.value),
    "count": lambda condition, ledger: (
        sum(holds(part, ledger) for part in condition.params.get("of", ())) >= int(condition.value)
    ),
    "reveal": lambda condition, ledger: ledger.revealed(condition.value),
    "clear": lambda condition, ledger: ledger.cleared(condition.value),
    "reach": _stands,
    "spaces": _stands,
    "exit": lambda condition, ledger: who_enough(
        condition.params.get("who", "all"), ledger.left(condition.value), ledger.marines()
    ),
    "open": lambda condition, ledger: ledger.opened(condition.value, condition.params.get("by", "")),
    "use": lambda condition, ledger: ledger.used(condition.value),
    "got": _got,
    "kill": lambda condition, ledger: ledger.killed(condition.value) >= condition.params.get("count", 1),
    "destroy": lambda condition, ledger: ledger.destroyed(condition.value),
    "summoned": lambda condition, ledger: ledger.summoned(condition.value),
    "hold": lambda condition, ledger: ledger.held(condition.value) >= condition.params.get("rounds", 1),
    "round": lambda condition, ledger: ledger.rounds() >= condition.value,
    "rounds": lambda condition, ledger: ledger.rounds() >= condition.value,
    "frags": _frags,
    "manual": lambda condition, ledger: ledger.judged(condition.value),
    "never": lambda condition, ledger: not condition.value,
}
