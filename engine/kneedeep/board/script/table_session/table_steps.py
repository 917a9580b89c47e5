"""The steps that people can report, and their effects."""

from collections.abc import Callable

from kneedeep.board.doors import LaidDoor
from kneedeep.board.script.table_session import round_steps
from kneedeep.board.script.table_session.consequences import Consequences
from kneedeep.board.script.table_session.frontiers import is_shown, shown_areas
from kneedeep.board.script.table_session.moment import StepError, TableMoment, TableStep
from kneedeep.board.script.table_session.portal_sight import portals_in_sight, portals_in_view, spaces_in_sight
from kneedeep.board.script.table_session.portals import is_portal
from kneedeep.board.script.table_session.table_context import is_active
from kneedeep.board.script.table_session.table_deeds import BY_DEMON, used_up
from kneedeep.board.script.table_session.table_game import TableGame
from kneedeep.board.script.table_session.table_things import Thing
from kneedeep.model.scenario.invasion import threat_card
from kneedeep.model.scenario.model import Door, Token

_ANSWERS = ("call", "summon", "carry", "pass", "tick", "untick")
"""The words of steps that keep an open question about portals in sight."""


def start(top: TableGame) -> TableMoment:
    """The moment before the first turn. Announces briefing, objective and start areas."""
    scenario, happening = top.scenario, Consequences(top, TableMoment())
    standing = {door.number for door in top.doors.values() if door.element.open and door.kind != "passage"}
    happening.change(open=frozenset(standing))
    happening.announce("briefing", "text", scenario.briefing)
    happening.announce("objective", "text", scenario.objective)
    for choice in scenario.choices:
        happening.announce(top.names[choice.serial], "text", choice.text)
    for area in scenario.areas:
        if area.start:
            happening.reveal(area.id)
    if not top.has("hidden areas"):
        _look_around(happening)
    happening.settle()
    if top.has("initiative deck") and not happening.m.winner:
        round_steps.begin_round(happening)
        happening.settle()
    return happening.m


def _look_around(happening: Consequences) -> None:
    """Reveal areas seen from the marines' starts, and let visible portals summon. Rule: RUL16-151, RUL16-180."""
    top = happening.top
    seen = spaces_in_sight(top, happening.m, top.seats)
    for number, area in enumerate(top.board.area_of):
        if seen >> number & 1:
            happening.reveal(area)
    if threat_card(top.scenario) == round_steps.INFESTATION:
        portals = portals_in_sight(top, happening.m, top.seats)
        happening.owe(portals)
        happening.announce("threat", "sight", counts=tuple((key, 1) for key in portals))


def after(top: TableGame, moment: TableMoment, step: TableStep) -> TableMoment:
    """The moment after a step. Raises StepError if it does not fit."""
    if (act := _STEPS.get(step.word)) is None:
        raise StepError(f"there is no step {step.word!r}")
    happening = Consequences(top, moment)
    act(happening, step)
    if step.word not in ("tick", "untick"):
        happening.settle()
        if top.has("initiative deck"):
            round_steps.count_types(happening)
    if threat_card(top.scenario) == round_steps.INFESTATION:
        happening.change(sighted=_sighted(top, moment, happening.m, step))
    return happening.m


def _sighted(top: TableGame, before: TableMoment, moment: TableMoment, step: TableStep) -> tuple[str, ...]:
    """The portals to ask about: newly visible ones, and those not answered yet. Rule: RUL16-151 (`infestation`)."""
    if moment.winner:
        return ()
    if step.word in _ANSWERS:
        return tuple(key for key in portals_in_view(top, moment) if key in before.sighted)
    if not round_steps.sight_counts_always(top):
        by_marine = step.word == "open" and step.number != BY_DEMON
        return portals_in_view(top, moment) if by_marine else ()
    if (before.open, before.active, before.placed) == (moment.open, moment.active, moment.placed):
        return ()
    seen = portals_in_view(top, moment)
    return seen if set(seen) - set(portals_in_view(top, before)) else ()


def _reveal(happening: Consequences, step: TableStep) -> None:
    if step.about not in happening.top.board.areas:
        raise StepError(f"there is no area {step.about!r}")
    if step.about in happening.m.revealed:
        raise StepError(f"{step.about!r} is revealed already")
    happening.reveal(step.about)


def _open(happening: Consequences, step: TableStep) -> None:
    door, top = _door(happening, step), happening.top
    if door.number in happening.m.open:
        raise StepError(f"{step.about} is open already")
    if step.number != BY_DEMON:
        happening.change(marines_opened=happening.m.marines_opened | {door.number})
    happening.open_door(step.about)
    if step.number == BY_DEMON:
        return
    for area in top.areas_of_door(door):
        happening.reveal(area)


def _shut(happening: Consequences, step: TableStep) -> None:
    door = _door(happening, step)
    if door.number not in happening.m.open:
        raise StepError(f"{step.about} is shut already")
    if not happening.top.has("closing doors"):
        raise StepError("doors stay open")
    happening.change(open=happening.m.open - {door.number})


def _try(happening: Consequences, step: TableStep) -> None:
    element: Door | Token
    if (door := happening.top.doors.get(step.about)) is not None:
        element = door.element
    else:
        thing = _thing(happening, step)
        if not isinstance(thing.element, Token):
            raise StepError(f"{step.about} is not locked")
        element = thing.element
    if element.locked_text:
        happening.announce(step.about, "locked", element.locked_text)


def _use(happening: Consequences, step: TableStep) -> None:
    thing = _thing(happening, step)
    m, element = happening.m, thing.element
    if not isinstance(element, Token) or used_up(m, step.about, element) or is_portal(thing):
        raise StepError(f"{step.about} can't be used")
    if step.about in m.used:
        happening.change(uses=(*m.uses, step.about))
    happening.change(used=m.used | {step.about})
    if getattr(thing.type, "taken", False) or getattr(thing.type, "use", "") == "end":
        # Taken things and completed encounters are no longer on the table. Rule: RUL-99.
        happening.change(off=m.off | {step.about})
    happening.happen(step.about, element.text, element.do)


def _enter(happening: Consequences, step: TableStep) -> None:
    thing = _thing(happening, step)
    if getattr(thing.type, "linked", "") != "active" or is_active(happening.m, thing):
        raise StepError(f"{step.about} can't become active")
    happening.make_active(thing)


def _kill(happening: Consequences, step: TableStep) -> None:
    thing = _thing(happening, step)
    if not thing.is_figure:
        raise StepError(f"{step.about} is no figure")
    m = happening.m
    happening.change(killed=m.killed | {step.about}, off=m.off | {step.about})
    happening.drop(thing)
    happening.happen(step.about, thing.element.text, thing.element.do)


def _destroy(happening: Consequences, step: TableStep) -> None:
    if _thing(happening, step).is_figure:
        raise StepError(f"{step.about} is killed, not destroyed")
    m = happening.m
    happening.change(destroyed=m.destroyed | {step.about}, off=m.off | {step.about})


def _leave(happening: Consequences, step: TableStep) -> None:
    door = happening.top.doors.get(step.about)
    element = door.element if door is not None else _thing(happening, step).element
    playing = happening.ledger.playing()
    if not 1 <= step.number <= playing:
        raise StepError(f"{step.number} marines can't leave, {playing} are there")
    if door is not None and door.number not in happening.m.opened:
        happening.open_door(step.about)
    elif door is None and step.about not in happening.m.used:
        happening.change(used=happening.m.used | {step.about})
        happening.happen(step.about, element.text, getattr(element, "do", ()))
    way = element.id or step.about
    left = dict(happening.m.left)
    happening.change(left=tuple({**left, way: left.get(way, 0) + step.number}.items()))


def _carry(happening: Consequences, step: TableStep) -> None:
    due = happening.m.due
    if not due or due[0].source != step.about:
        raise StepError(f"nothing of {step.about} waits to be carried out")
    happening.change(due=due[1:])
    happening.carry(step.about, due[0].effects)


def _pass(happening: Consequences, step: TableStep) -> None:
    due = happening.m.due
    if not due or due[0].source != step.about:
        raise StepError(f"nothing of {step.about} waits to be carried out")
    happening.change(due=due[1:])


def _fire(happening: Consequences, step: TableStep) -> None:
    if step.about not in happening.top.triggers or step.about in happening.m.fired:
        raise StepError(f"{step.about} can't happen")
    happening.fire(step.about)


def _end(happening: Consequences, step: TableStep) -> None:
    victory = happening.top.scenario.victory
    if happening.m.winner:
        raise StepError("the game is over already")
    if step.about in happening.top.endings:
        happening.end(step.about)
    elif step.about in ("marines", "invaders", "nobody"):
        condition = {"marines": victory.marines, "invaders": victory.invaders}.get(step.about)
        happening.win_by(step.about, condition)
    else:
        raise StepError(f"nobody called {step.about!r} can win")


def _round(happening: Consequences, step: TableStep) -> None:
    if happening.m.rounds >= round_steps.MOST_COUNTED:
        raise StepError("no more rounds are counted")
    happening.end_round()
    if happening.top.has("initiative deck"):
        happening.settle()
        if not happening.m.winner:
            round_steps.begin_round(happening)


def _frag(happening: Consequences, step: TableStep) -> None:
    frags = happening.m.frags + step.number
    if not 0 <= frags <= round_steps.MOST_COUNTED or not step.number:
        raise StepError(f"there can't be {frags} frag points")
    happening.change(frags=frags)


def _door(happening: Consequences, step: TableStep) -> LaidDoor:
    door = happening.top.doors.get(step.about)
    shown = shown_areas(happening.top, happening.m)
    if door is None or not set(happening.top.areas_of_door(door)) & set(shown):
        raise StepError(f"there is no door {step.about!r}")
    return door


def _thing(happening: Consequences, step: TableStep) -> Thing:
    thing = happening.top.thing(step.about, happening.m.placed)
    if thing is None or not is_shown(happening.top, happening.m, thing):
        raise StepError(f"{step.about!r} is not on the table")
    return thing


_STEPS: dict[str, Callable[[Consequences, TableStep], None]] = {
    "reveal": _reveal,
    "open": _open,
    "shut": _shut,
    "try": _try,
    "use": _use,
    "enter": _enter,
    "kill": _kill,
    "destroy": _destroy,
    "leave": _leave,
    "carry": _carry,
    "pass": _pass,
    "fire": _fire,
    "end": _end,
    "round": _round,
    "frag": _frag,
    "tick": lambda happening, step: happening.change(ticked=happening.m.ticked | set(step.about.splitlines())),
    "untick": lambda happening, step: happening.change(ticked=happening.m.ticked - set(step.about.splitlines())),
    **round_steps.STEPS,
}
