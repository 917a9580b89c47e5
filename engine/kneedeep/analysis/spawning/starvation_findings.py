"""Findings about marines who keep every spawn space in sight: one for each class of states."""

from collections.abc import Iterable, Iterator, Sequence

from kneedeep.analysis.framework import Facts, Finding, Fix
from kneedeep.analysis.reach.party_states import IMAGINED, BoardState, classes
from kneedeep.analysis.reach.state_findings import doors_if_shut, doubt, exhaustive, sampled, serials_of_areas, when
from kneedeep.analysis.spawning.spawn_places import spawn_areas
from kneedeep.analysis.spawning.spawn_starvation import SpawnStarvation, StarvedState, spawn_starvations
from kneedeep.analysis.text.witness_text import all_places
from kneedeep.model.geometry import Space
from kneedeep.model.scenario.edits import Add, Change, Edit, Remove
from kneedeep.model.scenario.model import Record, Spawn
from kneedeep.support import coordinates, later, later_count, listed, tr, tr_count
from kneedeep.support.work_budget import OutOfWork, allowance

FIX_WORK = 200_000
"""The most steps of work for the search for spaces out of sight."""
FEW_SETTINGS = 8
"""The most exploration states for which such spaces are searched."""


def starved(facts: Facts, code: str, *, whole: bool) -> Iterator[tuple[Finding, Iterable[int]]]:
    """Yield a finding for each class of settings in which no invader can be spawned, with the numbers of marines.

    `whole`: for the classes of settings with everything revealed, else for all other classes. Raises OutOfWork at the end
    if a setting was not decided.
    """
    undecided: set[int] = set()
    for one in facts.of(spawn_starvations):
        found = [case for case in one.starved if _is_asked(case, whole=whole)]
        marks = {case.setting.number: case.setting.revealed for case in found}
        late = {
            case.setting.number: case.setting.revealed for case in one.starved if case.setting.whole and case.places
        }
        for group in classes({**marks, **({} if whole else late)}, one.party.transitions):
            cases = [case for case in found if case.setting.number in group]
            if cases and (whole or late.keys().isdisjoint(group)):
                yield _finding(facts, code, one, cases), {case.marines for case in cases}
        undecided |= _undecided(one, whole=whole)
    if undecided:
        counts = listed([str(marines) for marines in sorted(undecided)], last="or")
        raise OutOfWork(tr("{counts} marines can stand on too many spaces", counts=counts))


def _undecided(one: SpawnStarvation, *, whole: bool) -> set[int]:
    """The numbers of marines with an undecided setting."""
    wholes = {setting.number for setting in one.party.settings if setting.whole}
    return {marines for marines, numbers in one.undecided.items() if (numbers & wholes if whole else numbers - wholes)}


def _is_asked(case: StarvedState, *, whole: bool) -> bool:
    if whole:
        return case.setting.whole and case.places > 0
    return not case.setting.whole and case.setting.number != IMAGINED


def _finding(facts: Facts, code: str, one: SpawnStarvation, cases: list[StarvedState]) -> Finding:
    """The finding of a class, shown by the fewest marines and the state with the most places."""
    case = min(cases, key=lambda case: (case.marines, -case.places, case.setting.number))
    setting = case.setting
    more = len({other.setting.number for other in cases}) - 1
    also = "" if not more else tr(", and in {more}", more=tr_count("{n} other state", "{n} other states", more))
    if not case.places:
        when_, some = when(facts, setting), sampled(one.party)
        message = tr("Invaders can spawn nowhere {when}{also}{sampled}.", when=when_, also=also, sampled=some)
    else:
        stand = [coordinates(facts.board.spaces[post]) for post in case.posts]
        who = tr("A marine") if case.marines == 1 else tr("{marines} marines", marines=case.marines)
        sees = tr("sees") if case.marines == 1 else tr("see")
        places = all_places(case.places)
        text = later("{who} at {stand} {sees} {places} where invaders can spawn {when}{also}{sampled}.")
        where, state, some = listed(stand), when(facts, setting), sampled(one.party)
        message = tr(text, who=who, stand=where, sees=sees, places=places, when=state, also=also, sampled=some)
    witness: dict[str, object] = {
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
    settings = [other.setting for other in cases]
    fixes = tuple(_fixes(facts, one, settings)) if setting.whole and areas else ()
    return Finding(code, message, (), serials, (), witness, fixes, cause=doubt(facts, code))


def _fixes(facts: Facts, one: SpawnStarvation, settings: Sequence[BoardState]) -> Iterator[Fix]:
    """Yield the spaces that leave a place out of sight, and, if no script names the areas, spawning anywhere."""
    areas = spawn_areas(facts)
    distinct = list({setting.number: setting for setting in settings}.values())
    try:
        with allowance(FIX_WORK):
            added = one.unwatched_spaces(distinct) if len(distinct) <= FEW_SETTINGS else ()
    except OutOfWork:
        added = ()
    if added:
        spaces = tuple(facts.board.spaces[number] for number in sorted(added))
        texts = later_count("Add a spawn space out of sight at {at}", "Add {n} spawn spaces out of sight at {at}")
        title = tr_count(*texts, len(spaces), at=listed([coordinates(space) for space in spaces]))
        yield Fix(title, _with_spaces(title, areas, spaces), safe=False)
    if all(spawn.id is None for spawn in areas):
        title = tr("Remove the spawn areas: invaders then spawn anywhere out of sight")
        serials = frozenset(spawn.serial for spawn in areas)
        yield Fix(title, Remove(title, serials), safe=False, deletes=True)


def _with_spaces(title: str, areas: Sequence[Spawn], spaces: tuple[Space, ...]) -> Edit:
    """The edit that adds spaces to the first spawn area that is always usable, or makes a new one of them."""
    for area in areas:
        plain = Spawn(side="invaders", id=area.id, spaces=area.spaces)
        if area.spaces and area == plain:
            return Change(title, area.serial, Record(spaces=(*area.spaces, *spaces)))
    return Add(title, (Spawn(side="invaders", spaces=spaces),))


def _turning(facts: Facts, one: SpawnStarvation, case: StarvedState) -> dict[str, object]:
    """The normal open doors, each of which would leave a place out of sight if shut."""
    if not case.places:
        return {}

    def unseen(shut: BoardState) -> bool:
        answers = {marines: answer for marines, answer, _count in one.answers(shut)}
        return answers[case.marines].posts is None and answers[case.marines].decided

    return doors_if_shut(facts, case.setting, unseen)
