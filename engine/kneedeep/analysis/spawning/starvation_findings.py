"""Findings about marines who keep every spawn space in sight: one for each class of states."""

from collections.abc import Iterable, Iterator
from typing import Any

from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.framework.finding import Finding, Fix
from kneedeep.analysis.reach.party_states import IMAGINED, BoardState, classes
from kneedeep.analysis.reach.state_findings import doubt, exhaustive, sampled, serials_of_areas, when
from kneedeep.analysis.spawning.spawn_places import spawn_areas
from kneedeep.analysis.spawning.spawn_starvation import SpawnStarvation, StarvedState, spawn_starvations
from kneedeep.analysis.text.witness_text import all_places
from kneedeep.english import coordinates, listed
from kneedeep.geometry.bits import each_number
from kneedeep.scenario.edits import Remove
from kneedeep.translation import tr, tr_count
from kneedeep.work_budget import OutOfWork


def starved(facts: Facts, code: str, *, whole: bool) -> Iterator[tuple[Finding, Iterable[int]]]:
    """Yield a finding for each class of settings in which no invader can be spawned, with the numbers of marines.

    `whole`: those with everything revealed; else those without, unless a whole one is of the same class. Raises
    OutOfWork at the end when some setting was not decided.
    """
    undecided: set[int] = set()
    for one in facts.of(spawn_starvations):
        found = [case for case in one.starved if _is_asked(case, whole=whole)]
        marks = {case.setting.number: case.setting.revealed for case in found}
        late = {
            case.setting.number: case.setting.revealed
            for case in one.starved
            if case.setting.whole and case.places
        }
        for group in classes({**marks, **({} if whole else late)}, one.party.transitions):
            cases = [case for case in found if case.setting.number in group]
            if cases and (whole or late.keys().isdisjoint(group)):
                yield _finding(facts, code, one, cases), {case.marines for case in cases}
        wholes = {setting.number for setting in one.party.settings if setting.whole}
        for marines, numbers in one.undecided.items():
            if numbers & wholes if whole else numbers - wholes:
                undecided.add(marines)
    if undecided:
        counts = listed([str(marines) for marines in sorted(undecided)], last="or")
        raise OutOfWork(f"{counts} marines can stand on too many spaces")


def _is_asked(case: StarvedState, *, whole: bool) -> bool:
    if whole:
        return case.setting.whole and case.places > 0
    return not case.setting.whole and case.setting.number != IMAGINED


def _finding(facts: Facts, code: str, one: SpawnStarvation, cases: list[StarvedState]) -> Finding:
    """The finding of a class, shown by the fewest marines and the state with the most places."""
    case = min(cases, key=lambda case: (case.marines, -case.places, case.setting.number))
    setting = case.setting
    more = len({other.setting.number for other in cases}) - 1
    also = (
        "" if not more else tr(", and in {more}", more=tr_count("{n} other state", "{n} other states", more))
    )
    if not case.places:
        message = tr(
            "Invaders can spawn nowhere {when}{also}{sampled}.",
            when=when(facts, setting),
            also=also,
            sampled=sampled(one.party),
        )
    else:
        stand = [coordinates(facts.board.spaces[post]) for post in case.posts]
        who = "A marine" if case.marines == 1 else tr("{marines} marines", marines=case.marines)
        sees = tr("sees") if case.marines == 1 else tr("see")
        places = all_places(case.places)
        message = tr(
            "{who} at {stand} {sees} {places} where invaders can spawn {when}{also}{sampled}.",
            who=who,
            stand=listed(stand),
            sees=sees,
            places=places,
            when=when(facts, setting),
            also=also,
            sampled=sampled(one.party),
        )
    witness: dict[str, Any] = {
        "kind": "state",
        "areas": list(setting.areas),
        "spaces": [list(facts.board.spaces[post]) for post in case.posts] if case.places else [],
        **exhaustive(one.party),
        **_turning(facts, one, case),
    }
    areas = spawn_areas(facts)
    serials = tuple(spawn.serial for spawn in areas)
    if not setting.whole or not serials:
        serials = (*serials_of_areas(facts, setting.areas), *serials)
    fixes: tuple[Fix, ...] = ()
    if areas and all(spawn.id is None for spawn in areas):
        title = tr("Remove the spawn areas: invaders then spawn anywhere out of sight")
        fixes = (Fix(title, Remove(title, frozenset(spawn.serial for spawn in areas)), safe=False),)
    return Finding(code, message, (), serials, (), witness, fixes, cause=doubt(facts, code))


def _turning(facts: Facts, one: SpawnStarvation, case: StarvedState) -> dict[str, Any]:
    """The normal doors of which one shut would leave a place out of sight wherever they stand."""
    if not case.places:
        return {}
    found = []
    for door in each_number(case.setting.opened):
        if facts.board.doors[door].kind == "passage":
            continue
        other: BoardState = case.setting._replace(opened=case.setting.opened & ~(1 << door))
        answers = {marines: answer for marines, answer, _count in one.answers(other)}
        if answers[case.marines].posts is None and answers[case.marines].decided:
            found.append(facts.names[facts.board.doors[door].element.serial])
    return {"doors": found} if found else {}
