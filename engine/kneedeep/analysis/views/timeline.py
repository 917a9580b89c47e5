"""The timeline: possible events of a game, in their earliest order."""

from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from itertools import groupby
from typing import NamedTuple

from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.reach.marine_reach import LINES
from kneedeep.analysis.views.event_graph import ELEMENT, Node
from kneedeep.analysis.views.event_words import EventWords
from kneedeep.board.script.conditions import leaves_of
from kneedeep.model.geometry.space import neighbour
from kneedeep.model.scenario.model import Area, Choice, Condition, Deadline, Door, Figure, Scenario, Token
from kneedeep.solver.branch_results import party_results
from kneedeep.solver.search.reachability import PlanStep
from kneedeep.solver.time.chronology import Chronology
from kneedeep.support import capitalized, later, listed, tr

_MARKS = ("look", "wait", "judge", "met", "lost", "won")
"""The steps of the solver without an event on the table."""
_BY_ITSELF = {"passage": later("opens"), "active": later("becomes active")}
_DEEDS = {"figure": "kill", "door": "open", "area": "reveal"}
_Thing = Area | Door | Token | Figure
_FIGHTS = ("kill", "defeat", "summon", "see", "collect")


class Happening(NamedTuple):
    """One thing that can happen, as texts: when at the earliest, what, and what follows (or why it is in no order).

    `serial`: of its element, 0 for none. `areas`: their names. `note`: None if the element can't have one.
    """

    when: str
    what: str
    then: str
    serial: int
    areas: tuple[str, ...]
    note: str | None


class _Found(NamedTuple):
    """A place in the order: whether it is in none, the round, the number of the step. The words and the element."""

    reason: str
    round: int
    number: int
    what: str
    element: object

    @property
    def place(self) -> tuple[bool, int, int]:
        """The sort key."""
        return bool(self.reason), self.round, self.number


def timeline(facts: Facts, marines: int | None = None) -> tuple[Happening, ...]:
    """All possible events with some marines (None: the most). Those without an order come last."""
    if not facts.board.spaces:
        return ()
    count = facts.board.most_marines if marines is None else marines
    (outcome,) = party_results(facts.board, marines=count, pause=facts.pause)
    found: dict[tuple[str, int], _Found] = {}
    for line in outcome.lines[:LINES] if outcome.line.problem.starts else ():
        facts.pause(tr("{found} events put in order by then", found=len(found)))
        for one in _Order(facts, Chronology(line.achieved)).all():
            key = (one.what, getattr(one.element, "serial", 0))
            if key not in found or one.place < found[key].place:
                found[key] = one
    return tuple(_happening(facts, one) for one in sorted(found.values(), key=lambda one: one.place))


def timeline_lines(happenings: tuple[Happening, ...]) -> Iterator[str]:
    """Yield a line for each event, with a heading for each round and for those without an order."""
    for heading, group in groupby(happenings, lambda one: one.when):
        yield heading
        yield from (f"  {one.what} – {one.then}" if one.then else f"  {one.what}" for one in group)


class _Order:
    """Finds the events in one outcome of the choices."""

    def __init__(self, facts: Facts, clock: Chronology) -> None:
        self._facts, self._clock = facts, clock
        self._achieved = clock.achieved
        self._words = EventWords(facts.words, {})
        steps = enumerate(self._achieved.order)
        self._revealed = {step.fact: number for number, step in steps if step.kind == "reveal"}

    def all(self) -> Iterator[_Found]:
        """Yield all events, unordered."""
        for choice in self._facts.scenario.choices:
            yield _Found("", 0, -1, self._facts.words.element(choice), choice)
        steps = [(number, step) for number, step in enumerate(self._achieved.order) if _is_told(step)]
        done = {(step.kind, getattr(step.element, "serial", 0)) for _, step in steps}
        last = 0
        for number, step in steps:
            found = self._step(number, step)
            follows = step.kind in ("trigger", "clear", *_BY_ITSELF) and self._achieved.problem.all_revealed
            last = max(last, found.round) if follows else found.round
            yield found._replace(round=last)
        yield from self._undone(done)
        yield from self._ends()

    def _undone(self, done: AbstractSet[tuple[str, int]]) -> Iterator[_Found]:
        """Yield the events without a step of the solver."""
        scenario = self._facts.scenario
        for trigger in scenario.triggers:
            if ("trigger", trigger.serial) not in done:
                yield self._event(trigger, trigger.when, self._title(trigger))
        for area in scenario.areas:
            if area.clear is not None and ("clear", area.serial) not in done:
                yield self._event(area, Condition("clear", area.id), self._cleared(area))
        used = {serial for kind, serial in done if kind not in ("trigger", "clear")}
        for element in _things(scenario):
            shut = isinstance(element, Door) and not element.open
            if element.serial not in used and (element.text or element.do or shut or isinstance(element, Area)):
                yield self._unplanned(element)

    def _ends(self) -> Iterator[_Found]:
        """Yield the deadlines, the endings and the victories."""
        scenario, clock = self._facts.scenario, self._clock
        for deadline in scenario.deadlines:
            begun = clock.condition(deadline.start) if deadline.start is not None else 0
            yield self._found(deadline, begun + deadline.rounds * clock.points.sprint, self._title(deadline))
        for ending in scenario.endings:
            yield self._event(ending, ending.when, self._title(ending))
        for side, condition in (("marines", scenario.victory.marines), ("invaders", scenario.victory.invaders)):
            if condition is not None:
                what = tr("the {side} win when {when}", side=tr(side), when=self._facts.words.when(condition))
                yield self._event(scenario.victory, condition, what)

    def _found(self, element: object, time: int, what: str, number: int = 1 << 30) -> _Found:
        return _Found("", self._clock.rounds(time), number, what, element)

    def _step(self, number: int, step: PlanStep) -> _Found:
        words, clock, element = self._facts.words, self._clock, step.element
        time = clock.at(step.fact)
        if step.kind == "trigger":
            time += (element.after or 0) * clock.points.sprint
            return self._found(element, time, self._title(element), number)._replace(reason=_judged(element.when))
        if step.kind == "clear":
            return self._found(element, time, self._cleared(element), number)
        if step.kind in ("teleport", *_FIGHTS):
            time = max(time, self._walk(element))
        if step.kind in _BY_ITSELF:
            what = f"{words.element(element)} {tr(_BY_ITSELF[step.kind])}"
        else:
            what = self._deed(step.kind, element, self._achieved.problem.killed_with.get(step.fact, ()))
        return self._found(element, time, what, number)

    def _walk(self, element: object) -> int:
        """The time of a walk to an element, 0 if areas are revealed, since the reveal is what counts."""
        if not self._achieved.problem.all_revealed and not isinstance(element, Token):
            return 0
        numbers = _numbers(self._facts, element)
        return min((time for number in numbers if (time := self._clock.walks[number]) >= 0), default=0)

    def _deed(self, kind: str, element: object, others: Sequence[object] = ()) -> str:
        words = self._facts.words
        if kind == "reveal":
            return tr("{area} is revealed", area=words.area(str(getattr(element, "id", element))))
        return words.move(kind, element, others)

    def _title(self, element: object) -> str:
        return self._words.title(Node(ELEMENT, getattr(element, "serial", 0)))

    def _cleared(self, area: Area) -> str:
        return tr("when {area} is cleared", area=self._facts.words.area(area.id))

    def _event(self, element: object, condition: Condition, what: str) -> _Found:
        """The events as soon as a condition holds."""
        reason = _judged(condition)
        if not reason and (missing := self._achieved.wanting(condition)):
            reason = tr("never happens: {what}", what=listed([self._facts.words.when(leaf) for leaf in missing]))
        return self._found(element, self._clock.condition(condition), what)._replace(reason=reason)

    def _unplanned(self, element: _Thing) -> _Found:
        """An event that nothing depends on: it comes with its area, or after a walk there."""
        terrain, clock = self._achieved.problem.terrain, self._clock
        numbers = _numbers(self._facts, element)
        areas = [1 << terrain.area_at[number] for number in numbers]
        shown = [bit for bit in areas if self._achieved.facts & bit]
        times = [clock.walks[number] for number in numbers if clock.walks[number] >= 0]
        if isinstance(element, Figure | Area) and not self._achieved.problem.all_revealed:
            times = [clock.at(bit) for bit in shown]
        number = min((self._revealed.get(bit, -1) for bit in shown), default=0)
        found = self._found(element, min(times, default=0), self._deed(self._use_of(element), element), number)
        if isinstance(element, Door):
            return found if element.open else found._replace(reason=tr("it stays shut"))
        return found if times else found._replace(reason=tr("the marines never get there"))

    def _use_of(self, element: _Thing) -> str:
        """The kind of deed with an element that nothing depends on."""
        type_of = self._facts.board.kinds.tokens.get(getattr(element, "kind", ""))
        if type_of is not None and type_of.use == "spend":
            return "leave"
        return _DEEDS.get(element.word, "take" if type_of is not None and type_of.taken else "use")


def _is_told(step: PlanStep) -> bool:
    """True if something happens on the table."""
    return step.kind not in _MARKS and not (step.kind == "kill" and isinstance(step.element, str))


def _things(scenario: Scenario) -> tuple[_Thing, ...]:
    return (*scenario.areas, *scenario.doors, *scenario.tokens, *scenario.figures)


def _judged(condition: Condition) -> str:
    """The people who decide whether a condition holds, empty if play alone does."""
    kinds = {leaf.kind for leaf in leaves_of(condition)}
    if "manual" in kinds:
        return tr("the players decide when")
    return tr("fights decide when") if "frags" in kinds else ""


def _numbers(facts: Facts, element: object) -> list[int]:
    """The spaces of an element of the map, by number."""
    return [facts.board.number[space] for space in _spaces(facts, element) if space in facts.board.number]


def _spaces(facts: Facts, element: object) -> list[tuple[int, int]]:
    """The spaces of an element of the map."""
    if isinstance(element, Door):
        at, side = facts.board.place_of(element)
        return [at, neighbour(at, side)]
    if isinstance(element, Area):
        return list(facts.board.areas.get(element.id, ()))
    if isinstance(element, Token | Figure):
        return facts.board.spaces_of(element)
    return []


def _areas(facts: Facts, element: object) -> tuple[str, ...]:
    """The areas of an element. For one without a place, those named by its condition."""
    found = [facts.board.area_of[number] for number in _numbers(facts, element)]
    condition = element.goal if isinstance(element, Deadline) else getattr(element, "when", None)
    if isinstance(condition, Condition):
        named = {str(leaf.value) for leaf in leaves_of(condition)}
        found += [area for one in _things(facts.scenario) if one.id in named for area in _areas(facts, one)]
    return tuple(dict.fromkeys(found))


def _happening(facts: Facts, one: _Found) -> Happening:
    element, words = one.element, facts.words
    part: object = element
    if isinstance(element, Area) and one.what == tr("when {area} is cleared", area=words.area(element.id)):
        part = element.clear
    steps = getattr(part, "missed", None) or getattr(part, "do", None) or ()
    texts = [getattr(part, "text", ""), *(str(step.value) for step in steps if step.kind == "text")]
    then = [
        words.drawn(element) if isinstance(element, Choice) else words.steps(steps),
        *(tr("“{text}” is read aloud", text=text) for text in texts if text),
    ]
    drawn = {pick["token"] for choice in facts.scenario.choices for entry in choice.of for pick in entry}
    if drawn & {getattr(element, "id", None), getattr(element, "group", None)}:
        then.append(tr("(only if it is drawn)"))
    names = tuple(words.area_name(area) for area in _areas(facts, element))
    said = " – ".join(filter(None, (" ".join(filter(None, then)), one.reason)))
    serial, note = getattr(element, "serial", 0), getattr(element, "note", None)
    return Happening(_when(facts, one), capitalized(one.what), said, serial, names, note)


def _when(facts: Facts, one: _Found) -> str:
    """The earliest moment of an event."""
    if one.reason:
        return tr("In no order")
    if isinstance(one.element, Choice):
        return tr("At set-up")
    if "turn points" in facts.board.edition.features:
        return tr("From round {number}", number=one.round)
    return tr("In this order")
