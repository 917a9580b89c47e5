"""Findings about respawn sets in words: one for each class of exploration states."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import NamedTuple

from kneedeep.analysis.framework import Facts, Finding
from kneedeep.analysis.reach import state_findings
from kneedeep.analysis.reach.party_states import IMAGINED, classes
from kneedeep.analysis.respawn.respawn_gaps import Fallback, Gap, Respawns
from kneedeep.model.geometry import numbers_of
from kneedeep.model.scenario.record import EMPTY
from kneedeep.support import coordinates, later, tr, tr_count


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
    """The first space with an empty band whose fallback is farthest from it, and that fallback."""
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
    more = len(group) - 1
    states = tr_count("{n} other state", "{n} other states", more)
    text = later(
        "{count} {have} no respawn space {nearest} to {farthest} steps away {when}{also}. The worst is {at}: {outcome}{sampled}."
    )
    words = {
        "have": "has" if gap.empty.bit_count() == 1 else "have",
        "also": tr(", and some of them in {more}", more=states) if more else "",
        "outcome": _outcome(fallback),
    }
    shown = {"spaces": [], "fallback": listed_spaces(facts, fallback.spaces)}
    found = Band(respawn, gap, gap.empty, space, (facts.board.area_of[space],), shown)
    return found.finding(facts, code, text, words, _turning(facts, respawn, gap, space))


def crowded_band(facts: Facts, code: str, respawn: Respawns, group: list[Gap]) -> tuple[Finding, int]:
    """A finding about a band too small for all marines, with the number of respawn spaces of the most crowded space."""
    marines = max(respawn.party.marines)
    gap = worst_gap(group, lambda one: one.crowded[marines])
    crowded = gap.crowded[marines]
    sets = {space: respawn.in_band(gap.setting, space) for space in numbers_of(crowded)}
    space = min(sets, key=lambda space: (sets[space].bit_count(), space))
    least = sets[space].bit_count()
    text = later(
        "{count} {has} fewer respawn spaces {nearest} to {farthest} steps away than there are marines {when}: {at} has {least}{sampled}."
    )
    has = tr("has") if crowded.bit_count() == 1 else tr("have")
    words = {"has": has, "least": tr_count("{n} respawn space", "{n} respawn spaces", least)}
    shown = {"spaces": listed_spaces(facts, sets[space])}
    found = Band(respawn, gap, crowded, space, (facts.board.area_of[space],), shown)
    return found.finding(facts, code, text, words), least


class Band(NamedTuple):
    """The spaces with one fault in a gap (a bit set), one of them as example, and the respawn spaces of that one.

    `areas`: the areas that the finding names first.
    """

    respawn: Respawns
    gap: Gap
    faulty: int
    space: int
    areas: tuple[str, ...]
    shown: Mapping[str, object]

    def finding(
        self, facts: Facts, code: str, text: str, words: Mapping[str, str], turning: Mapping[str, object] = EMPTY
    ) -> Finding:
        """The finding, with the band of the example as witness. `turning`: the doors that would change it."""
        board, setting, party = facts.board, self.gap.setting, self.respawn.party
        nearest, farthest = self.respawn.band
        message = tr(
            text,
            count=tr_count("{n} space", "{n} spaces", self.faulty.bit_count()),
            nearest=nearest,
            farthest=farthest,
            when=state_findings.when(facts, setting),
            at=coordinates(board.spaces[self.space]),
            sampled=state_findings.sampled(party),
            **words,
        )
        band = {"kind": "band", "from": list(board.spaces[self.space]), "band": [nearest, farthest], **self.shown}
        witness = {**band, "areas": list(setting.areas), **state_findings.exhaustive(party), **turning}
        areas = (*self.areas, *state_findings.areas_at(facts, self.faulty))
        serials, spaces = state_findings.serials_of_areas(facts, areas), tuple(board.lattice.listed(self.faulty))
        return Finding(code, message, spaces, serials, (), witness, cause=state_findings.doubt(facts, code))


def _outcome(fallback: Fallback) -> str:
    if not fallback.spaces:
        return tr("a marine fragged there finds no space and waits a turn")
    steps = tr_count("{n} step", "{n} steps", abs(fallback.off))
    if not fallback.joined:
        return tr("a marine fragged there returns on a space that no way joins to it")
    close = tr("close") if fallback.off > 0 else tr("far away")
    return tr("a marine fragged there returns {steps} too {close}", steps=steps, close=close)


def _turning(facts: Facts, respawn: Respawns, gap: Gap, space: int) -> dict[str, object]:
    """The normal open doors that, if shut, would give the space a respawn space in the band."""
    if respawn.way != "open-doors":
        return {}
    return state_findings.doors_if_shut(facts, gap.setting, lambda shut: bool(respawn.in_band(shut, space)))


def listed_spaces(facts: Facts, bits: int) -> list[list[int]]:
    """The spaces of a bit set as a witness lists them."""
    return [list(space) for space in facts.board.lattice.listed(bits)]


def is_late(group: Iterable[Gap]) -> bool:
    """True if one of the settings has everything revealed. The others then lead to it."""
    return any(gap.setting.whole for gap in group)


def is_played(gap: Gap) -> bool:
    """True if a course of play leads to the setting."""
    return gap.setting.number != IMAGINED
