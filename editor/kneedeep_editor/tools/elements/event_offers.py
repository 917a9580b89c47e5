"""The possible events of a cause and an effect on the map: sentences, each with an edit."""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, NamedTuple

from kneedeep.analysis.views.event_graph import Part
from kneedeep.analysis.views.event_words import EventWords
from kneedeep.board import Board, laid_figures
from kneedeep.board.element_ids import readable_id
from kneedeep.board.reference_targets import fitting_elements, leads_out
from kneedeep.board.script.display_names import DisplayNames
from kneedeep.model.scenario.edits import Add, Change, Edit, Several
from kneedeep.model.scenario.model import Area, Clear, Deadline, Door, Figure, Record, Spawn, Token, Trigger
from kneedeep.model.scenario.script_values import Condition, Effect
from kneedeep_editor.texts import EditionTexts, tr
from kneedeep_editor.tools.protocol import Space, Target

_KINDS = 3
"""The maximum number of kinds of figures offered for a space."""


class EventOffer(NamedTuple):
    """A sentence, and the edit that implements it."""

    text: str
    edit: Edit


class _Draft:
    """A scenario being changed. Referenced elements get an id, and all changes are one step."""

    def __init__(self, board: Board) -> None:
        self.board, self.scenario = board, board.scenario
        self._edits: list[Edit] = []

    def make(self, edit: Edit) -> None:
        self.scenario = edit.apply(self.scenario)
        self._edits.append(edit)

    def change(self, serial: int, attribute: str, value: Any) -> None:
        self.make(Change("", serial, Record([(attribute, value)])))

    def name(self, serial: int) -> str:
        """The id of an element, which is created if missing."""
        element = self.scenario.element(serial)
        if not element.id:
            self.change(serial, "id", readable_id(self.scenario, self.board.catalog, element))
        return str(self.scenario.element(serial).id)

    def offer(self, part: Part) -> EventOffer:
        """The offer of all changes so far, in the words of a part of the script."""
        names = DisplayNames(self.scenario, self.board, self.board.catalog)
        text = EditionTexts(self.scenario.ruleset).words(EventWords(names, {}).part(part))
        return EventOffer(text, Several(tr("Join events"), tuple(self._edits)))


_Step = Callable[[_Draft], Effect]
"""Makes a step, and gives its subject an id if necessary."""
_When = Callable[[_Draft], Condition]
"""Makes a condition, and gives its subject an id if necessary."""


def event_offers(board: Board, cause: int, effect: Target) -> list[EventOffer]:
    """The possible events of a cause and an effect, the most common first."""
    started = board.scenario.element(cause)
    if cause == effect.serial or (leads_out(started) and effect.serial != 0):
        return []
    found: list[EventOffer] = []
    locks: list[EventOffer] = []
    for step in _steps(board, effect):
        found += [offer for write in _occasions(board, started) if (offer := write(step)) is not None]
    for when in _conditions(board, started):
        locks += _locks(board, effect, when)
    return [*locks, *found] if effect.serial == 0 else [*found, *locks]


def why_nothing(board: Board, cause: int, effect: Target | None) -> str:
    """The reason why a cause (and an effect) have no possible event, in a sentence. Empty if they have one."""
    texts = EditionTexts(board.scenario.ruleset)
    started = board.scenario.element(cause)
    if not any(True for _ in _occasions(board, started)) and not any(True for _ in _conditions(board, started)):
        return texts.tr(
            "Nothing begins here: choose something that is used, taken, opened, killed, revealed or cleared."
        )
    if effect is None:
        return ""
    if effect.serial == cause:
        return texts.tr("A cause needs another thing as its effect.")
    if event_offers(board, cause, effect):
        return ""
    if leads_out(started):
        return texts.tr("Leaving by an exit only decides who wins: choose the victory in the row below the map.")
    element = board.scenario.element(effect.serial) if effect.serial else board.scenario.victory
    if isinstance(element, Figure):
        return texts.tr("Invaders are set up with their area: choose an empty space to set up one then.")
    if isinstance(element, Area) and effect.space is not None:
        return texts.tr("Nothing happens to this space: choose a door, a token, or a space where an invader fits.")
    return texts.tr("Nothing happens to this, or it happens already.")


# Causes


def _occasions(board: Board, element: Any) -> Iterator[Callable[[_Step], EventOffer | None]]:
    """Yield factories of offers that add a step to the cause. A factory returns None if the step exists."""

    def in_list(attribute: str, step: _Step) -> EventOffer | None:
        draft = _Draft(board)
        effect = step(draft)
        present = getattr(draft.scenario.element(element.serial), attribute)
        if effect in present:
            return None
        draft.change(element.serial, attribute, (*present, effect))
        return draft.offer(Part(element.serial, (attribute, len(present)), effect))

    def in_clear(step: _Step) -> EventOffer | None:
        draft = _Draft(board)
        effect = step(draft)
        clear = draft.scenario.element(element.serial).clear or Clear()
        if effect in clear.do:
            return None
        draft.change(element.serial, "clear", clear.having(do=(*clear.do, effect)))
        return draft.offer(Part(element.serial, ("clear", "do", len(clear.do)), effect))

    def in_trigger(when: _When, step: _Step) -> EventOffer | None:
        draft = _Draft(board)
        effect = step(draft)
        trigger = Trigger(when=when(draft), do=(effect,))
        serial = draft.scenario.next_serial
        draft.make(Add("", (trigger,)))
        return draft.offer(Part(serial, ("do", 0), effect))

    match element:
        case Area():
            if not element.start:
                yield partial(in_list, "do")
            yield in_clear
        case Deadline():
            yield partial(in_list, "missed")
        case Token() if not _is_used(board, element):
            yield from (partial(in_trigger, when) for when in _conditions(board, element))
        case Door() if element.exit:
            return
        case Token() | Door() | Figure() | Trigger():
            yield partial(in_list, "do")


def _is_used(board: Board, token: Token) -> bool:
    """Whether a token's steps are ever carried out, since it can be used or taken."""
    kind = board.kinds.tokens.get(token.kind)
    return kind is not None and (kind.taken or bool(kind.use))


def _conditions(board: Board, element: Any) -> Iterator[_When]:
    """Yield the conditions that are met after the cause."""
    serial = element.serial

    def by_id(word: str) -> _When:
        return lambda draft: Condition(word, draft.name(serial))

    match element:
        case Area():
            if "hidden areas" in board.edition.features and not element.start:
                yield lambda _: Condition("reveal", element.id)
            yield lambda _: Condition("clear", element.id)
            yield lambda _: Condition("reach", element.id)
        case Door():
            yield by_id("exit" if element.exit else "open")
        case Figure():
            yield by_id("kill")
        case Token():
            yield from _token_conditions(board, element, by_id)


def _token_conditions(board: Board, token: Token, by_id: Callable[[str], _When]) -> Iterator[_When]:
    if (kind := board.kinds.tokens.get(token.kind)) is None:
        return
    if kind.taken:
        if token.color and "colored keys" in board.edition.features:
            yield lambda _: Condition("got", token.kind, Record(color=token.color))
        elif token.item is not None:
            yield lambda _: Condition("got", token.item)
    elif kind.summons:
        yield by_id("summoned")
    elif _fits(board, token, "exit"):
        yield by_id("exit")
    elif _fits(board, token, "usable token"):
        yield by_id("use")
    if kind.destroyable:
        yield by_id("destroy")


def _fits(board: Board, element: Any, wanted: str) -> bool:
    return any(one.serial == element.serial for one in fitting_elements(board.scenario, board.kinds, wanted))


# Effects


def _steps(board: Board, effect: Target) -> Iterator[_Step]:
    """Yield the possible steps for the target of the pointer."""
    if effect.serial == 0:
        for side in ("marines", "invaders"):
            yield lambda _, side=side: Effect("win", side)  # type: ignore[misc]
        return
    element, features = board.scenario.element(effect.serial), board.edition.features

    def by_id(word: str) -> _Step:
        return lambda draft: Effect(word, draft.name(effect.serial))

    match element:
        case Door():
            if not element.exit:
                yield by_id("open")
            if element.key or element.needs is not None:
                yield by_id("unlock")
            if not element.exit and "closing doors" in features:
                yield by_id("shut")
        case Token():
            yield from map(by_id, _words_for(board, element))
        case Area():
            if effect.space is not None:
                yield from _figures_at(board, effect.space)
                yield from _spawns_at(board, effect.space)
            if not element.start and "hidden areas" in features:
                yield lambda _: Effect("reveal", element.id)


def _words_for(board: Board, token: Token) -> Iterator[str]:
    if (kind := board.kinds.tokens.get(token.kind)) is not None and kind.summons:
        yield "summon"
    if _fits(board, token, "switch"):
        yield "activate"
        if "closing doors" in board.edition.features:
            yield "deactivate"
    yield "remove"


def _figures_at(board: Board, space: Space) -> Iterator[_Step]:
    """Yield the steps that set up an invader at a space, with fitting kinds of the map first."""
    used = Counter(figure.kind for figure in board.scenario.figures)
    kinds = [kind for kind, _ in used.most_common()]
    kinds += [name for name in board.kinds.figures if name not in kinds]
    found = 0
    for kind in kinds:
        known = board.kinds.figures.get(kind)
        if known is None or getattr(known, "side", "invaders") != "invaders" or found == _KINDS:
            continue
        laid = next(iter(laid_figures((Figure(kind=kind, at=space),), board.kinds)))
        if all(one in board.number for one in laid.spaces):
            found += 1
            entry = Record(kind=kind, at=space)
            yield lambda _, entry=entry: Effect("place", entry)  # type: ignore[misc]


def _spawns_at(board: Board, space: Space) -> Iterator[_Step]:
    """Yield the steps that spawn an invader in the spawn areas at a space."""
    kind = next((figure.kind for figure in board.scenario.figures), next(iter(board.kinds.figures), ""))
    for spawn in spawns_at(board, space):
        serial = spawn.serial
        yield lambda draft, serial=serial: Effect("spawn", Record([("kind", kind), ("in", draft.name(serial))]))  # type: ignore[misc]


def spawns_at(board: Board, space: Space) -> list[Spawn]:
    """The spawn areas of the invaders at a space."""
    number = board.number.get(space)
    area = board.area_of[number] if number is not None else None
    return [
        spawn
        for spawn in board.scenario.spawns
        if spawn.side == "invaders" and (space in spawn.spaces or area in (spawn.area, *spawn.areas))
    ]


def _locks(board: Board, effect: Target, when: _When) -> Iterator[EventOffer]:
    """Yield offers that add a condition to an element: alone, or with or instead of its present one."""
    if effect.serial == 0:
        yield from _joinings(board, when, 0, board.scenario.victory.marines)
        return
    element = board.scenario.element(effect.serial)
    if isinstance(element, Trigger):
        yield from _joinings(board, when, element.serial, element.when, "when")
        return
    holders: list[Any] = [element] if _may_wait(board, element) else []
    if effect.space is not None:
        holders += spawns_at(board, effect.space)
    for holder in holders:
        yield from _joinings(board, when, holder.serial, holder.needs, "needs")


def _may_wait(board: Board, element: Any) -> bool:
    if isinstance(element, Door):
        return True
    kind = board.kinds.tokens.get(element.kind) if isinstance(element, Token) else None
    return kind is not None and bool(kind.use or kind.teleports)


def _joinings(
    board: Board, when: _When, serial: int, present: Condition | None, attribute: str = ""
) -> Iterator[EventOffer]:
    """Yield offers that join a condition to a present one: of an element, or of the marines' victory (serial 0)."""
    alone = present is None or present.kind == "never"
    for join in ("any", "all") if attribute == "when" else ("all",) if alone else ("all", "any"):
        draft = _Draft(board)
        if (wanted := _joined(present, when(draft), join)) is not None:
            victory = draft.scenario.victory.having(marines=wanted)
            draft.change(serial, *((attribute, wanted) if serial else ("victory", victory)))
            yield draft.offer(Part(serial, (attribute,) if serial else ("victory", "marines"), wanted))


def _joined(present: Condition | None, wanted: Condition, word: str) -> Condition | None:
    """A condition combined with another one. None if it contains that already."""
    if present is None or present.kind == "never":
        return wanted
    parts = present.value if present.kind == word else (present,)
    if wanted in parts or (present.kind in ("all", "any") and wanted in present.value):
        return None
    params = present.params if present.kind == word else Record()
    return Condition(word, (*parts, wanted), params)
