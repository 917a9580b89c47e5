"""Spawn starvation: exploration states in which marines can keep any invader from being spawned anywhere.

Rule: 2004 rulebook p. 7; RUL-82: a spawn space is out of sight of every marine. Marines block the line of
sight, invaders do not.
"""

from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import combinations, islice
from typing import NamedTuple

from kneedeep.analysis.framework import COURSE, Facts, reads
from kneedeep.analysis.framework.house_rule_values import band_of, house_rule
from kneedeep.analysis.reach.party_states import BoardState, Party, parties
from kneedeep.analysis.sight.cover_search import PROOFS, CoverResult, Posts, apart, cover
from kneedeep.analysis.sight.explored_board import Excerpt
from kneedeep.analysis.spawning.spawn_places import SpawnPlaces, places
from kneedeep.board.board import ADJACENCY
from kneedeep.model.geometry.bits import each_number, numbers_of, union
from kneedeep.model.geometry.center_sight import CenterSight
from kneedeep.model.geometry.distance import ball
from kneedeep.support.translation import tr

FEW = 130
"""The most places without the quick test `_out_of_hand`, which is no faster than the search for so few."""

MOST_ADDED = 8
"""The most additional spawn spaces to propose."""

MANY = 100
"""The most corners to examine, those seen from the fewest spaces first."""


class StarvedState(NamedTuple):
    """A setting, and posts of marines from which they prevent every spawn there.

    `places`: the number of spawn places they see, 0 if there are none.
    """

    setting: BoardState
    marines: int
    posts: Posts
    places: int


class SpawnStarvation:
    """The settings of one party in which the marines can starve the invader of spawn spaces."""

    def __init__(self, facts: Facts, party: Party) -> None:
        self._facts = facts
        self.party = party
        self.board = facts.board
        self.see_through = house_rule(facts, "spawn_blockers") == "figures-transparent"
        self.band = band_of(facts, "spawn_band")
        self.undecided: dict[int, set[int]] = {}
        self._proofs_left = PROOFS
        self._unwatched: tuple[int, ...] = ()

    @cached_property
    def starved(self) -> tuple[StarvedState, ...]:
        """The starved states, by setting and number of marines. Also fills `undecided`."""
        found = []
        settings = self.party.settings
        wheres = [places(self._facts, self.party, setting) for setting in settings]
        read = tuple(
            (where, one.within, one.blocked, one.revealed, one.opened, one.hiding)
            for one, where in zip(settings, wheres, strict=True)
        )
        key = (read, self.party.marines, self.see_through, self.band)
        answered = self.board.derived.of("spawn posts", key, lambda: self._answered(wheres))
        for setting, answers in zip(settings, answered, strict=True):
            for marines, answer, count in answers:
                if answer.posts is not None:
                    found.append(StarvedState(setting, marines, answer.posts, count))
                elif not answer.decided:
                    self.undecided.setdefault(marines, set()).add(setting.number)
        return tuple(found)

    def _answered(self, wheres: Sequence[SpawnPlaces]) -> list[list[tuple[int, CoverResult, int]]]:
        """The answers of every setting."""
        settings = self.party.settings
        found = []
        for done, (setting, where) in enumerate(zip(settings, wheres, strict=True)):
            self._facts.pause(tr("{done} of {settings} exploration states", done=done, settings=len(settings)))
            found.append(list(self._answers(setting, where)))
        return found

    def answers(self, setting: BoardState) -> Iterator[tuple[int, CoverResult, int]]:
        """Yield the answer and the number of places for each number of marines."""
        return self._answers(setting, places(self._facts, self.party, setting))

    def unwatched_spaces(self, settings: Sequence[BoardState]) -> tuple[int, ...]:
        """Additional spawn spaces with which the marines can't watch all spawn places in any of the settings.

        Empty if a few spaces are not enough, or if it is undecided.
        """
        added: list[int] = []
        while len(added) < MOST_ADDED:
            if (found := self._next_space(settings, added)) is None:
                return self._needed(settings, added)
            if not found:
                break
            added += found
        return ()

    def _needed(self, settings: Sequence[BoardState], added: Sequence[int]) -> tuple[int, ...]:
        """The spaces without those that are not needed, tested in order."""
        kept = tuple(added)
        for space in added:
            others = tuple(one for one in kept if one != space)
            if others and self._next_space(settings, others) is None:
                kept = others
        return kept

    def _next_space(self, settings: Sequence[BoardState], added: Sequence[int]) -> list[int] | None:
        asked = (self._unwatched_space(setting, added) for setting in settings)
        return next((one for one in asked if one is not None), None)

    def _unwatched_space(self, setting: BoardState, added: Sequence[int]) -> list[int] | None:
        """The unwatched space seen from the fewest positions, or [] if undecided. None if no posts watch all places."""
        where = places(self._facts, self.party, setting)
        where = where._replace(spaces=where.spaces | sum(1 << space for space in added))
        for _marines, answer, _count in self._answers(setting, where):
            if answer.posts is not None:
                sight = self.sight(setting)
                positions = setting.within & ~setting.blocked
                free = SpawnPlaces(setting.revealed & ~setting.blocked & ~where.spaces, ())
                unseen = numbers_of(self.hidden(sight, free, answer.posts).spaces)
                order = sorted(unseen, key=lambda one: ((sight.visible(one) & positions).bit_count(), one))
                return order[:1]
            if not answer.decided:
                return []
        return None

    def _answers(self, setting: BoardState, where: SpawnPlaces) -> Iterator[tuple[int, CoverResult, int]]:
        count = where.spaces.bit_count() + len(where.large)
        positions = setting.within & ~setting.blocked
        asked = sorted(self.party.marines)
        if not where.any:
            # There is nothing to watch, so any posts are right.
            stand = tuple(islice(each_number(positions), max(asked)))
            for marines in asked:
                posts = stand[:marines] if len(stand) >= marines else None
                yield marines, CoverResult(posts, True), 0
            return
        if self.band is not None:
            for marines in asked:
                yield marines, self._by_trial(setting, where, positions, marines), count
            return
        if self._out_of_hand(where, positions, max(asked) + 1):
            for marines in asked:
                yield marines, CoverResult(None, True), count
            return
        for marines, answer in self._searched(setting, where, positions):
            yield marines, answer, count

    def _searched(self, setting: BoardState, where: SpawnPlaces, positions: int) -> Iterator[tuple[int, CoverResult]]:
        part = Excerpt(self.sight(setting), setting.revealed)
        stands = part.within(positions)
        where = SpawnPlaces(part.within(where.spaces), tuple(part.within(place) for place in where.large))
        key = (part.content, stands, where, self.party.marines, self.see_through)
        answers = self.board.lasting.of("posts", key, lambda: list(self._covered(part.sight, stands, where)))
        for marines, found in answers:
            if found.posts is not None:
                found = found._replace(posts=tuple(part.numbers[post] for post in found.posts))
            yield marines, found

    def _covered(self, sight: CenterSight, stands: int, where: SpawnPlaces) -> Iterator[tuple[int, CoverResult]]:
        """Yield the answers on a board of revealed spaces alone, for each number of marines."""
        visible_from = sight.all_visible()
        if not where.large:
            seers = {target: visible_from[target] & stands for target in numbers_of(where.spaces)}
            order = sorted(seers, key=lambda target: (seers[target].bit_count(), target))
            if apart(seers.__getitem__, order, max(self.party.marines) + 1):
                for marines in self.party.marines:
                    yield marines, CoverResult(None, True)
                return
        size = len(visible_from)
        seen: dict[int, int] = {}
        for post in numbers_of(stands):
            visible = visible_from[post]
            own = visible & where.spaces
            for place, bits in enumerate(where.large):
                if visible & bits:
                    own |= 1 << size + place
            seen[post] = own
        targets = where.spaces | (1 << len(where.large)) - 1 << size
        possible = True
        for marines in sorted(self.party.marines, reverse=True):
            self._facts.pause("the marines' posts")
            found = CoverResult(None, True)
            if possible:
                found = cover(seen, targets, marines, lambda posts: not self.hidden(sight, where, posts).any)
                possible = found.by_sight
            yield marines, found

    def hidden(self, sight: CenterSight, where: SpawnPlaces, posts: Posts) -> SpawnPlaces:
        """The places that marines on these posts do not see. The marines block each other's sight."""
        seen = bodies = union(1 << post for post in posts)
        for post in posts:
            # Only marines in sight can block this marine's sight.
            others = sight.visible(post) & bodies & ~(1 << post)
            seen |= sight.visible(post) if self.see_through else sight.visible_past(post, others)
        large = tuple(place for place in where.large if not place & seen)
        return SpawnPlaces(where.spaces & ~seen, large)

    def _by_trial(self, setting: BoardState, where: SpawnPlaces, positions: int, marines: int) -> CoverResult:
        """The cover found by trying all posts. A spawn band needs that, because marines far away then help the invader."""
        assert self.band is not None
        nearest, farthest = self.band
        steps = self.board.steps(frozenset(each_number(setting.opened)), ADJACENCY)
        sight = self.sight(setting)
        for posts in combinations(numbers_of(positions), marines):
            if not self._proofs_left:
                return CoverResult(None, False)
            self._proofs_left -= 1
            near = far = 0
            for post in posts:
                limits = {"within": setting.revealed, "blockers": setting.blocked}
                if nearest > 0:
                    near |= ball(steps, post, nearest - 1, **limits)
                far |= ball(steps, post, farthest, **limits)
            left = self.hidden(sight, where, posts)
            legal = far & ~near
            if not left.spaces & legal and all(place & ~legal for place in left.large):
                return CoverResult(posts, True)
        return CoverResult(None, True)

    def sight(self, setting: BoardState) -> CenterSight:
        """The marines' sight in a setting, with its doors and obstacles, without figures."""
        sight = self.party.problem.looking.sight(setting.opened, setting.hiding)
        assert isinstance(sight, CenterSight)
        return sight

    @cached_property
    def _wide(self) -> CenterSight:
        """Sight with every door open that is open in any setting, blocked only by permanent obstacles."""
        opened, hiding = 0, -1
        for setting in self.party.settings:
            opened |= setting.opened
            hiding &= setting.hiding
        sight = self.party.problem.looking.sight(opened, hiding)
        assert isinstance(sight, CenterSight)
        return sight

    def _out_of_hand(self, where: SpawnPlaces, positions: int, count: int) -> bool:
        """True if a quick test finds `count` places of which no two are seen from one position.

        It tries corners of pieces with the widest sight of all settings. Narrower sight gives the same answer.
        """
        wide = self._wide

        def seers(corner: int) -> int:
            return wide.visible(corner) & positions

        known = [corner for corner in self._unwatched if where.spaces >> corner & 1]
        if apart(seers, known, count):
            return True
        if where.spaces.bit_count() <= FEW:
            return False
        corners = [corner for corner in self._corners if where.spaces >> corner & 1]
        if len(corners) > MANY:
            seen = self._counts
            corners = sorted(corners, key=lambda corner: (seen[corner], corner))[:MANY]
        found = apart(seers, sorted(corners, key=lambda corner: (seers(corner).bit_count(), corner)), count)
        self._unwatched = found or self._unwatched
        return bool(found)

    @cached_property
    def _counts(self) -> list[int]:
        """For every space, the number of spaces it sees with the widest sight."""
        return self._wide.counts()

    @cached_property
    def _corners(self) -> tuple[int, ...]:
        """Two spaces at opposite ends of every piece."""
        number = self.board.number
        found: dict[int, None] = {}
        for piece in self.board.pieces:
            order = sorted((space for space in piece.spaces if space in number), key=sum)
            found.update(dict.fromkeys(number[space] for space in (*order[:1], *order[-1:])))
        return tuple(found)


@reads(COURSE)
def spawn_starvations(facts: Facts) -> tuple[SpawnStarvation, ...]:
    """The starvation of spawn places for every party."""
    return tuple(SpawnStarvation(facts, party) for party in facts.of(parties))
