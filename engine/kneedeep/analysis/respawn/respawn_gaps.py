"""Respawn gaps: for every exploration state the spaces whose respawn band is empty, crowded or cut off.

Rule: 2004 rulebook p. 9; board geometry, respawn set; RUL-89, RUL-90, RUL-95. Ignores figures and taken tokens.
"""

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import NamedTuple

from kneedeep.analysis.framework import COURSE, Facts, reads
from kneedeep.analysis.framework.house_rule_values import band_of, house_rule, respawns_by_distance
from kneedeep.analysis.reach.party_states import IMAGINED, BoardState, Party, parties
from kneedeep.board.board import ADJACENCY, RESPAWN
from kneedeep.model.geometry.bits import each_number, numbers_of, union
from kneedeep.model.geometry.distance import ball, levels, straight_levels
from kneedeep.model.geometry.lattice import Lattice
from kneedeep.model.geometry.steps import Steps
from kneedeep.solver.problem.fact_index import FactContext
from kneedeep.support.translation import tr

RINGS_KEPT = 2_000_000
"""The number of cached spaces, over all sets of rings, shared by boards of one plan."""


class Gap(NamedTuple):
    """The faulty spaces of a setting, as bit sets.

    `empty`: no respawn space in the band. `crowded`: number of marines -> spaces with some, but fewer than
    marines. `stranded`: no way leads back from any space of the respawn set.
    """

    setting: BoardState
    empty: int
    crowded: dict[int, int]
    stranded: int


class Fallback(NamedTuple):
    """The spaces of return if the band is empty.

    `off`: the number of steps by which they are too near (above 0) or too far (below 0), 0 if there are none.
    `joined`: whether any way leads to them.
    """

    spaces: int
    off: int
    joined: bool


class _Proof(NamedTuple):
    """Spaces with a whole cluster in their band, in this setting and all with more revealed or open."""

    spaces: int
    cluster: int
    revealed: int
    ways: int


class Respawns:
    """The respawn sets of one party."""

    def __init__(self, facts: Facts, party: Party) -> None:
        """Take a party. House rules define the band and the distance."""
        self.party = party
        self.board = facts.board
        self.band: tuple[int, int] = band_of(facts, "respawn_band") or (0, 0)
        self.way = str(house_rule(facts, "respawn_distance"))
        self.far_counts = house_rule(facts, "respawn_unconnected") == "far"
        self._facts = facts
        self._steps: dict[int, Steps] = {}
        self._proofs: list[_Proof] = []
        self._wide: dict[tuple[int, int], int] = {}
        # Obstacles do not affect distances, so the rings stay valid if one is moved.
        key = (self.way, self.band[1])
        self._known_rings: dict[tuple[int, int, int], list[int]] = self.board.derived.of("rings", key, dict)

    @cached_property
    def gaps(self) -> tuple[Gap, ...]:
        """The gap of every setting with a fault, in order. Raises OutOfWork."""
        settings = self.party.settings
        backs = [self.walked_back(setting) for setting in settings]
        read = tuple(
            (one.revealed, one.within, one.barred, one.opened, one.passages, back)
            for one, back in zip(settings, backs, strict=True)
        )
        key = (read, self.party.marines, self.band, self.way, self.far_counts)
        gaps = self.board.derived.of("respawn gaps", key, lambda: self._gaps(backs))
        return tuple(gap._replace(setting=settings[number]) for number, gap in gaps)

    def _gaps(self, backs: Sequence[int]) -> list[tuple[int, Gap]]:
        """The gaps with the index of their setting."""
        found = []
        settings = self.party.settings
        for done, (setting, back) in enumerate(zip(settings, backs, strict=True)):
            self._facts.pause(tr("{done} of {settings} exploration states", done=done, settings=len(settings)))
            gap = self._gap(setting, back)
            if gap.empty or gap.stranded or any(gap.crowded.values()):
                found.append((done, gap))
        return found

    def free(self, setting: BoardState) -> int:
        """The spaces where a marine can return at all."""
        return setting.revealed & ~setting.barred

    def in_band(self, setting: BoardState, space: int) -> int:
        """The spaces in the band of a space where a marine can return."""
        return union(self._rings(setting, space)[self.band[0] :]) & self.free(setting)

    def fallback(self, setting: BoardState, space: int) -> Fallback:
        """The spaces of return of a marine fragged on a space whose band is empty. Rule: RUL-90."""
        nearest, farthest = self.band
        free = self.free(setting)
        best, least, reached = Fallback(0, 0, True), -1, 0
        for distance, level in enumerate(self._levels(setting, space, None)):
            reached |= level
            missing = max(nearest - distance, distance - farthest, 0)
            if level & free and (least < 0 or missing <= least):
                kept = best.spaces if missing == least else 0
                off = nearest - distance if distance < nearest else farthest - distance
                best, least = Fallback(kept | level & free, off, True), missing
        apart = free & ~reached
        if apart and self.far_counts and (least < 0 or least >= 1):
            kept = best.spaces if least == 1 else 0
            return Fallback(kept | apart, -1, bool(kept))
        return best

    def respawn_set(self, setting: BoardState, space: int) -> int:
        """The respawn set of a space: its band, else the fallback."""
        return self.in_band(setting, space) or self.fallback(setting, space).spaces

    def walked_back(self, setting: BoardState) -> int:
        """The spaces from which marines can walk to the other marines' possible spaces in a setting."""
        problem = self.party.problem
        if setting.number == IMAGINED or not self.free(setting) & ~setting.within:
            return self.board.lattice.everywhere
        course = FactContext(problem, setting.facts)
        layout = problem.layout
        passable = problem.locks_held(course) | setting.facts >> layout.stand_at & layout.door_mask
        everywhere = self.board.lattice.everywhere
        closed = problem.obstacles(setting.facts)[0]

        def flooded(start: int) -> int:
            return problem.terrain.walked(start, everywhere, closed, passable, (), -1)[0]

        found = flooded(setting.within)
        if self.free(setting) & ~found:
            links = [(problem.pads[a].space, problem.pads[b].space) for a, b in problem.links(course)]
            new = True
            while new:
                new = False
                for a, b in links:
                    if found >> b & 1 and not found >> a & 1:
                        found |= flooded(1 << a)
                        new = True
        return found

    def _gap(self, setting: BoardState, back: int) -> Gap:
        nearest, farthest = self.band
        need = max(self.party.marines)
        free = self.free(setting)
        safe = free & back
        apart = free & ~back
        ways = self._ways(setting)
        rest = setting.within & setting.revealed
        for proof in self._proofs:
            if not (proof.revealed & ~setting.revealed or proof.ways & ~ways) and rest & proof.spaces:
                if (proof.cluster & safe).bit_count() >= need:
                    rest &= ~proof.spaces
        empty = stranded = 0
        crowded = dict.fromkeys(self.party.marines, 0)
        broad = farthest - nearest > 1
        while rest:
            bit = rest & -rest
            rest ^= bit
            space = bit.bit_length() - 1
            rings = self._rings(setting, space)
            if not (band := union(rings[nearest:]) & free):
                empty |= bit
            elif band.bit_count() < need:
                for marines in crowded:
                    crowded[marines] |= bit if band.bit_count() < marines else 0
            if apart and not (band or self.fallback(setting, space).spaces) & safe:
                stranded |= bit
            if broad and (band & safe).bit_count() >= need:
                proof = self._proof(setting, self._middle(rings, safe), safe, need, ways)
                if proof.spaces:
                    self._proofs.append(proof)
                    rest &= ~proof.spaces
        return Gap(setting, empty, crowded, stranded)

    def _middle(self, rings: list[int], safe: int) -> int:
        """The safe space nearest to the middle of the band."""
        nearest, farthest = self.band
        aim = (nearest + farthest) // 2
        for distance in sorted(range(nearest, len(rings)), key=lambda distance: abs(distance - aim)):
            if level := rings[distance] & safe:
                return level.bit_length() - 1
        raise ValueError("no safe space in the band")

    def _proof(self, setting: BoardState, space: int, safe: int, need: int, ways: int) -> _Proof:
        """The spaces with a cluster around a space in their band, whatever else is revealed and opened.

        More revealed spaces and open ways only shorten distances. So the greatest distance is that of this setting, and
        the least is that of the whole board with every door open.
        """
        nearest, farthest = self.band
        rings = self._rings(setting, space)
        cluster, radius = rings[0] & safe, 0
        while cluster.bit_count() < need and radius + 1 < len(rings):
            radius += 1
            cluster |= rings[radius] & safe
        if cluster.bit_count() < need:
            return _Proof(0, 0, setting.revealed, ways)
        found = union(rings[: max(0, farthest - radius) + 1])
        return _Proof(found & ~self._wide_ball(space, max(0, nearest - 1) + radius), cluster, setting.revealed, ways)

    def _wide_ball(self, space: int, radius: int) -> int:
        """The spaces within `radius` steps if everything is revealed and open."""
        if (found := self._wide.get((space, radius))) is None:
            if self.way == "straight":
                rings = _straight(self.board.lattice, space, self.board.lattice.everywhere)
                found = union(rings[: radius + 1])
            else:
                found = ball(self._steps_of(self._all_ways), space, radius)
            self._wide[space, radius] = found
        return found

    @cached_property
    def _all_ways(self) -> int:
        """All doors that matter to distances."""
        kinds = ("passage",) if self.way != "open-doors" else ("passage", "door", "security", "airlock")
        return sum(1 << door.number for door in self.board.doors if door.stands and door.kind in kinds)

    def _ways(self, setting: BoardState) -> int:
        """The open doors that matter to distances."""
        if self.way == "straight":
            return 0
        return setting.opened if self.way == "open-doors" else setting.passages

    def _rings(self, setting: BoardState, space: int) -> list[int]:
        """The revealed spaces at 0, 1, 2 … steps from a space, up to the end of the band."""
        key = (self._ways(setting), setting.revealed, space)
        if (found := self._known_rings.get(key)) is None:
            if len(self._known_rings) * len(self.board.spaces) > RINGS_KEPT:
                self._known_rings.clear()
            found = self._known_rings[key] = list(self._levels(setting, space, self.band[1]))
        return found

    def _levels(self, setting: BoardState, space: int, limit: int | None) -> Iterator[int]:
        """The revealed spaces at 0, 1, 2 … steps from a space. Rule: RUL-95."""
        if self.way == "straight":
            rings = _straight(self.board.lattice, space, setting.revealed)
            yield from rings if limit is None else rings[: limit + 1]
            return
        yield from levels(self._steps_of(self._ways(setting)), 1 << space, limit=limit, within=setting.revealed)

    def _steps_of(self, ways: int) -> Steps:
        if (steps := self._steps.get(ways)) is None:
            purpose = ADJACENCY if self.way == "open-doors" else RESPAWN
            steps = self._steps[ways] = self.board.steps(frozenset(each_number(ways)), purpose)
        return steps


def _straight(lattice: Lattice, space: int, within: int) -> list[int]:
    """The bit sets of spaces by the larger of the two differences."""
    distances = straight_levels(lattice, space, within=within)
    found = [0] * (max(distances) + 1)
    for number in numbers_of(within | 1 << space):
        found[distances[number]] |= 1 << number
    return found


@reads(COURSE)
def respawns(facts: Facts) -> tuple[Respawns, ...]:
    """The respawn sets of every party. Empty if marines don't return at a distance."""
    if not respawns_by_distance(facts):
        return ()
    return tuple(Respawns(facts, party) for party in facts.of(parties))
