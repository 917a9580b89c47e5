"""Findings about respawn sets in words: one for each class of exploration states."""

from collections.abc import Callable, Iterable, Iterator

from kneedeep.analysis.framework import Facts, Finding
from kneedeep.analysis.reach import state_findings
from kneedeep.analysis.reach.party_states import IMAGINED, classes
from kneedeep.analysis.respawn.respawn_gaps import Fallback, Gap, Respawns
from kneedeep.model.geometry import Space, each_number, numbers_of
from kneedeep.support import coordinates, tr, tr_count


def classes_of(respawn: Respawns, amiss: Callable[[Gap], int]) -> Iterator[list[Gap]]:
    """Yield the faulty gaps in groups with one cause. An imagined setting is a group by itself."""
    marks = {gap.setting.number: amiss(gap) for gap in respawn.gaps if amiss(gap)}
    by_number = {gap.setting.number: gap for gap in respawn.gaps}
    for group in classes(marks, respawn.party.transitions):
        yield [by_number[one] for one in group]


def worst_gap(group: Iterable[Gap], amiss: Callable[[Gap], int]) -> Gap:
    """The gap with the most spaces, the first of several."""
    return max(group, key=lambda gap: (amiss(gap).bit_count(), -gap.setting.number))


def worst_space(facts: Facts, respawn: Respawns, gap: Gap) -> tuple[int, Fallback]:
    """The first space without band whose fallback is farthest off, and that fallback."""
    found: tuple[int, Fallback] | None = None
    for space in numbers_of(gap.empty):
        facts.pause("the worst space")
        fallback = respawn.fallback(gap.setting, space)
        if found is None or _badness(fallback) > _badness(found[1]):
            found = space, fallback
    assert found is not None
    return found


def _badness(fallback: Fallback) -> tuple[bool, int]:
    return not fallback.spaces, abs(fallback.off)


def empty_band(facts: Facts, code: str, respawn: Respawns, group: list[Gap]) -> Finding:
    """The finding that some spaces have no respawn space in the band."""
    gap = worst_gap(group, lambda one: one.empty)
    space, fallback = worst_space(facts, respawn, gap)
    board, setting = facts.board, gap.setting
    count = gap.empty.bit_count()
    nearest, farthest = respawn.band
    have = "has" if count == 1 else "have"
    more = len(group) - 1
    states = tr_count("{n} other state", "{n} other states", more)
    also = tr(", and some of them in {more}", more=states) if more else ""
    message = tr(
        "{count} {have} no respawn space {nearest} to {farthest} steps away {when}{also}. The worst is {at}: {outcome}{sampled}.",
        count=tr_count("{n} space", "{n} spaces", count),
        have=have,
        nearest=nearest,
        farthest=farthest,
        when=state_findings.when(facts, setting),
        also=also,
        at=coordinates(board.spaces[space]),
        outcome=_outcome(fallback),
        sampled=state_findings.sampled(respawn.party),
    )
    areas = state_findings.areas_at(facts, 1 << space | gap.empty)
    own = board.area_of[space]
    witness: dict[str, object] = {
        "kind": "band",
        "from": list(board.spaces[space]),
        "band": list(respawn.band),
        "spaces": [],
        "fallback": listed_spaces(facts, fallback.spaces),
        "areas": list(setting.areas),
        **state_findings.exhaustive(respawn.party),
        **_turning(facts, respawn, gap, space),
    }
    serials, cause = state_findings.serials_of_areas(facts, (own, *areas)), state_findings.doubt(facts, code)
    return Finding(code, message, tuple(spaces_at(facts, gap.empty)), serials, (), witness, cause=cause)


def crowded_band(facts: Facts, code: str, respawn: Respawns, group: list[Gap]) -> tuple[Finding, int]:
    """A finding about a band too small for all marines, with the number of respawn spaces of the most crowded space."""
    board, marines = facts.board, max(respawn.party.marines)
    gap = worst_gap(group, lambda one: one.crowded[marines])
    setting, crowded = gap.setting, gap.crowded[marines]
    sets = {space: respawn.in_band(setting, space) for space in numbers_of(crowded)}
    space = min(sets, key=lambda space: (sets[space].bit_count(), space))
    least = sets[space].bit_count()
    count = crowded.bit_count()
    nearest, farthest = respawn.band
    message = tr(
        "{count} {has} fewer respawn spaces {nearest} to {farthest} steps away than there are marines {when}: {at} has {least}{sampled}.",
        count=tr_count("{n} space", "{n} spaces", count),
        has=tr("has") if count == 1 else tr("have"),
        nearest=nearest,
        farthest=farthest,
        when=state_findings.when(facts, setting),
        at=coordinates(board.spaces[space]),
        least=tr_count("{n} respawn space", "{n} respawn spaces", least),
        sampled=state_findings.sampled(respawn.party),
    )
    witness = {
        "kind": "band",
        "from": list(board.spaces[space]),
        "band": list(respawn.band),
        "spaces": listed_spaces(facts, sets[space]),
        "areas": list(setting.areas),
        **state_findings.exhaustive(respawn.party),
    }
    areas, cause = (board.area_of[space], *state_findings.areas_at(facts, crowded)), state_findings.doubt(facts, code)
    serials = state_findings.serials_of_areas(facts, areas)
    finding = Finding(code, message, tuple(spaces_at(facts, crowded)), serials, (), witness, cause=cause)
    return finding, least


def _outcome(fallback: Fallback) -> str:
    if not fallback.spaces:
        return tr("a marine fragged there finds no space and waits a turn")
    steps = tr_count("{n} step", "{n} steps", abs(fallback.off))
    if not fallback.joined:
        return tr("a marine fragged there returns where no way leads")
    close = tr("close") if fallback.off > 0 else tr("far away")
    return tr("a marine fragged there returns {steps} too {close}", steps=steps, close=close)


def _turning(facts: Facts, respawn: Respawns, gap: Gap, space: int) -> dict[str, object]:
    """The normal open doors that, if shut, would give the space a respawn space in the band."""
    if respawn.way != "open-doors":
        return {}
    found = []
    for door in each_number(gap.setting.opened):
        if facts.board.doors[door].kind == "passage":
            continue
        if respawn.in_band(gap.setting._replace(opened=gap.setting.opened & ~(1 << door)), space):
            found.append(facts.names[facts.board.doors[door].element.serial])
    return {"doors": found} if found else {}


def spaces_at(facts: Facts, bits: int) -> list[Space]:
    """The spaces of a bit set, sorted."""
    return facts.board.lattice.listed(bits)


def listed_spaces(facts: Facts, bits: int) -> list[list[int]]:
    """The spaces of a bit set as a witness lists them."""
    return [list(space) for space in spaces_at(facts, bits)]


def is_late(group: Iterable[Gap]) -> bool:
    """True if one of the settings has everything revealed. The others then lead to it."""
    return any(gap.setting.whole for gap in group)


def is_played(gap: Gap) -> bool:
    """True if a course of play leads to the setting."""
    return gap.setting.number != IMAGINED
