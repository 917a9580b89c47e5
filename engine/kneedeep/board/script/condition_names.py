"""The conditions of a script in words, as ends of sentences."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from kneedeep.board.script.branch_setup import script_of
from kneedeep.board.script.thing_names import NOTHING, ThingNames
from kneedeep.model.catalog.invader_setup import PORTAL_COLORS
from kneedeep.model.scenario.model import Condition, Door, Spawn, Token
from kneedeep.support import coordinates, grouped, later, listed, tr, tr_count

_WHO = {"any": later("a marine"), "all": later("all marines")}
_FREEING = {"unlock": later("unlocks it"), "open": later("opens it"), "activate": later("switches it on")}


class ConditionNames(ThingNames):
    """The conditions of a scenario in words for people."""

    def when(self, condition: Condition) -> str:
        """A condition in words, as the end of a sentence."""
        words = _CONDITIONS.get(condition.kind)
        return condition.kind if words is None else words(self, condition)

    def _inner(self, condition: Condition) -> str:
        text = self.when(condition)
        return f"({text})" if condition.kind in ("all", "any", "count") else text

    def _some(self, condition: Condition) -> str:
        parts = "; ".join(map(self.when, condition.params.get("of", ())))
        return tr("{value} of these hold: ", value=condition.value) + parts

    def _reached(self, condition: Condition) -> str:
        if isinstance(condition.value, Mapping):
            return self._stood_on(condition.value["spaces"], condition)
        return f"{_standing(condition)} {tr('in')} {self.area(condition.value)}"

    def _stood_on(self, spaces: Iterable[Sequence[int]], condition: Condition) -> str:
        return f"{_standing(condition)} {tr('on')} {spaces_listed(spaces)}"

    def _got(self, condition: Condition) -> str:
        params = condition.params
        count, thing = params.get("count", 1), self.thing(condition.value, params.get("color"))
        if count == 1:
            return tr("a marine has the {thing}", thing=thing)
        return tr("the marines have {count} × {thing}", count=count, thing=thing)

    def _killed(self, condition: Condition) -> str:
        count, kind = condition.params.get("count", 1), self.board.kinds.figures.get(str(condition.value))
        killed = tr("fragged") if self._fragged else tr("killed")
        if kind is not None and count == 1:
            return tr("a {name} is {killed}", name=kind.name, killed=killed)
        if kind is not None:
            return tr("{count} {plural} are {killed}", count=count, plural=kind.plural, killed=killed)
        name = self.of(condition.value)
        if count == 1:
            return tr("{name} is {killed}", name=name, killed=killed)
        return tr("{count} of {name} are {killed}", count=count, name=name, killed=killed)

    def _left(self, condition: Condition) -> str:
        who = condition.params.get("who", "all")
        has = tr("has") if who == "any" else tr("have")
        return tr("{who} {has} left by {name}", who=_who(who), has=has, name=self.of(condition.value))

    def _frags(self, condition: Condition) -> str:
        noun, s = "token" if self._fragged else "point", "" if condition.value == 1 else "s"
        number = by_number(condition.value)
        return tr("the invader has {by_number} frag {noun}{s}", by_number=number, noun=noun, s=s)

    def _held(self, condition: Condition) -> str:
        held = rounds(condition.params.get("rounds", 1))
        return tr("a marine has held {area} for {rounds}", area=self.area(condition.value), rounds=held)

    def _revealed(self, condition: Condition) -> str:
        area = self.area(condition.value)
        if "hidden areas" not in self.board.edition.features:
            return tr("a marine sees {area}", area=area)
        return tr("{area} is {revealed}", area=area, revealed=tr("revealed"))

    def _opened(self, condition: Condition) -> str:
        value = condition.value
        opened = tr("any door is opened") if value == "any" else tr("{name} is opened", name=self.of(value))
        return tr("{opened} by a marine", opened=opened) if "by" in condition.params else opened

    def _summoned(self, condition: Condition) -> str:
        have = tr("have") if condition.value in ("all", *PORTAL_COLORS) else tr("has")
        return tr("{portals} {have} summoned", portals=self.portals(condition.value), have=have)

    def _used(self, condition: Condition) -> str:
        name = self.of(condition.value)
        if self._turns_active(condition.value):
            return tr("{name} is active", name=name)
        return tr("{name} is {used}", name=name, used=tr("used"))

    def waits(self, element: Door | Spawn | Token) -> str:
        """The condition until which an element with `needs` is locked or useless, in words. Empty if nothing ends that.

        `{never: true}` is for elements that only a step of the script unlocks, opens or switches on.
        """
        needs = element.needs
        assert needs is not None
        if needs.kind != "never" or not needs.value:
            return self.when(needs)
        steps = [step.kind for step in script_of(self.board).effects if element.id and step.value == element.id]
        return next((tr("something {verb}", verb=tr(verb)) for kind, verb in _FREEING.items() if kind in steps), "")

    def terms(self, spawn: Spawn) -> list[str]:
        """The kinds and conditions with which the invader may spawn in an area, in words."""
        parts = []
        if spawn.only:
            parts.append(tr("only {only}", only=listed([self.kind(kind) for kind in spawn.only], 99)))
        if spawn.needs is not None:
            waits = self.waits(spawn)
            parts.append(tr("once {waits}", waits=waits) if waits else tr("never"))
        if spawn.until is not None:
            parts.append(tr("until {when}", when=self.when(spawn.until)))
        if each := spawn.each_round:
            kind = self.kind(str(each["kind"]))
            parts.append(tr("{get} × {kind} every round", get=each.get("count", 1), kind=kind))
        return parts

    def _turns_active(self, id: str) -> bool:
        """True if a name is that of a teleporter that can be active or inactive. Rule: RUL16-156."""
        element = self._element_of(id)
        kind = self.board.kinds.tokens.get(element.kind) if isinstance(element, Token) else None
        return kind is not None and kind.linked == "active"

    def limits(self, condition: Condition | None) -> Iterator[str]:
        """Yield the public counts, frags and rounds, if each alone ends the game."""
        if condition is None:
            return
        if condition.kind == "frags":
            yield self.when(condition)
        elif condition.kind in ("rounds", "round"):
            yield tr("{rounds} have been played", rounds=rounds(condition.value))
        elif condition.kind == "any":
            for part in condition.value:
                yield from self.limits(part)

    @property
    def _fragged(self) -> bool:
        """True if figures are fragged and tokens count the marines among them."""
        return "frag tokens" in self.board.edition.features


_CONDITIONS: Mapping[str, Callable[[ConditionNames, Condition], str]] = {
    "flag": lambda names, it: tr("{flag} is set", flag=names.flag(it.value)),
    "all": lambda names, it: tr(" and ").join(map(names._inner, it.value)) or tr("nothing"),
    "any": lambda names, it: tr(" or ").join(map(names._inner, it.value)) or tr("nothing"),
    "reveal": ConditionNames._revealed,
    "clear": lambda names, it: tr("{area} is {revealed}", area=names.area(it.value), revealed=tr("cleared")),
    "reach": ConditionNames._reached,
    "spaces": lambda names, it: names._stood_on(it.value, it),
    "exit": ConditionNames._left,
    "open": ConditionNames._opened,
    "use": ConditionNames._used,
    "summoned": ConditionNames._summoned,
    "got": ConditionNames._got,
    "kill": ConditionNames._killed,
    "destroy": lambda names, it: tr("{name} is {used}", name=names.of(it.value), used=tr("destroyed")),
    "hold": ConditionNames._held,
    "round": lambda names, it: tr("round {} has ended").format(it.value),
    "frags": ConditionNames._frags,
    "manual": lambda names, it: tr("the players judge: {value}", value=it.value or NOTHING),
    "never": lambda names, it: tr("never"),
    "count": ConditionNames._some,
    "rounds": lambda names, it: tr("{} rounds have been played").format(it.value),
}
"""The words of every kind of condition."""


def rounds(number: int) -> str:
    """`1 round` or `3 rounds`."""
    return tr_count("{n} round", "{n} rounds", number)


def with_marines(marines: int | tuple[int, ...] | None) -> str:
    """The numbers of marines with which something is present: `2+`, `1 or 3`. Empty for always."""
    if marines is None or marines == 1:
        return ""
    return f"{marines}+" if isinstance(marines, int) else tr(" or ").join(map(str, marines))


def by_number(value: object) -> str:
    """A value that may depend on the number of marines: `6`, or `4 (1 marine), 6 (2 marines)`."""
    if not isinstance(value, Mapping):
        return str(value)
    counts = grouped((one, str(count)) for count, one in value.items())
    parts = [
        f"{one} ({listed(some)} {(tr('marine') if some == ['1'] else tr('marines'))})" for one, some in counts.items()
    ]
    return ", ".join(parts)


def _who(who: object) -> str:
    return tr(_WHO[who]) if who in _WHO else tr("{count} marines", count=who)


def _standing(condition: Condition) -> str:
    who = condition.params.get("who", "any")
    return f"{_who(who)} {tr('stands') if who == 'any' else tr('stand')}"


def spaces_listed(spaces: Iterable[Sequence[int]]) -> str:
    """Spaces in the notation of messages: `12,3; 4,1`."""
    return listed([coordinates(space) for space in spaces], 99, between="; ")
