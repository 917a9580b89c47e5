"""Small changes of a scenario for one number of marines, such as one more frag, one figure less, one more medkit.

Changes for one number do not affect other numbers, so they can be made one after another. Elements with an
id, a group, an item, steps or a text stay, because a script or a story may need them. So do the targets of a `kill`
and the last figure of an area that must be cleared.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import NamedTuple, TypeVar

from kneedeep.board import Board, LaidFigure, LaidToken, present
from kneedeep.board.script.conditions import by_number, frag_limit
from kneedeep.board.script.script_steps import ScriptStep, script_steps
from kneedeep.model.geometry.space import Space, chebyshev
from kneedeep.model.scenario.edits import Add, Change, Edit, Remove, Several
from kneedeep.model.scenario.model import Condition, Figure, Record, Scenario, Token
from kneedeep.model.scenario.value import Value, placed_value
from kneedeep.support.translation import tr, tr_count

SUPPLIES = ("health", "health-pack", "armor")
"""Kinds of tokens that keep marines alive. Kinds that an edition lacks are not placed."""
PORTALS = ("portal",)
"""Kinds of tokens from which invaders come."""
FRAGS, FIGURES, TOKENS = "frags", "figures", "tokens"
"""The groups of things that can be kept as a whole."""
ALaid = TypeVar("ALaid", LaidFigure, LaidToken)
_SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))


class Difference(NamedTuple):
    """A difference in number in an area, with the singular and the plural of its kind."""

    kind: str
    kinds: str
    area: str
    more: bool

    def words(self, number: int = 1) -> str:
        """The difference as text: `2 zombies more in Relay`."""
        names = {"kind": self.kind if number == 1 else self.kinds, "area": self.area}
        if self.more:
            return tr_count("one {kind} more in {area}", "{n} {kind} more in {area}", number, **names)
        return tr_count("one {kind} less in {area}", "{n} {kind} fewer in {area}", number, **names)


class SmallChange(NamedTuple):
    """An edit with its text, as part of a proposal. `difference`: its additions or removals, None for other edits."""

    words: str
    edit: Edit
    difference: Difference | None = None


@placed_value
class Without(Value):
    """Leave out one token or figure with a number of marines. The rest of its element stays."""

    title: str
    kind: str
    at: Space
    marines: int

    def apply(self, scenario: Scenario) -> Scenario:
        """The changed scenario. Raises KeyError if there is no such thing."""
        element = self._element(scenario)
        rest = tuple(place for place in element.places if place != self.at)
        counts = tuple(count for count in scenario.counts if count != self.marines and present(element.marines, count))
        edits: list[Edit] = []
        if counts:
            marines = shortest(counts, scenario.counts)
            edits.append(Add(self.title, (element.having(serial=0, at=self.at, spaces=(), marines=marines),)))
        if rest:
            places = Record(at=None, spaces=rest) if rest[1:] else Record([("at", rest[0]), ("spaces", ())])
            edits.append(Change(self.title, element.serial, places))
        else:
            edits.append(Remove(self.title, frozenset((element.serial,))))
        return Several(self.title, tuple(edits)).apply(scenario)

    def _element(self, scenario: Scenario) -> Token | Figure:
        elements: list[Token | Figure] = [*scenario.figures, *scenario.tokens]
        for element in elements:
            if element.kind == self.kind and self.at in element.places and present(element.marines, self.marines):
                return element
        raise KeyError(self.kind)


@placed_value
class FragLimit(Value):
    """Change the frag limit for a number of marines."""

    title: str
    marines: int
    limit: int

    def apply(self, scenario: Scenario) -> Scenario:
        """The changed scenario."""
        victory = scenario.victory
        assert victory.invaders is not None
        invaders = _limited(victory.invaders, scenario.counts, self.marines, self.limit)
        return scenario.having(victory=victory.having(invaders=invaders))


def shortest(counts: tuple[int, ...], every: tuple[int, ...]) -> int | tuple[int, ...] | None:
    """The shortest value of a `marines` key for these numbers, out of all numbers of the scenario."""
    if set(counts) == set(every):
        return None
    least = min(counts)
    return least if set(counts) == {count for count in every if count >= least} else counts


def counted_words(changes: Iterable[SmallChange]) -> list[str]:
    """The texts of changes. Equal ones are counted: `2 zombies more in Relay`."""
    counts = Counter((change.words, change.difference) for change in changes)
    return [words if difference is None else difference.words(count) for (words, difference), count in counts.items()]


def frag_limit_of(scenario: Scenario, marines: int, limit: int) -> SmallChange:
    """The change of the frag limit for a number of marines."""
    before = frag_limit(scenario.victory.invaders, marines)
    words = tr("a frag limit of {limit} in place of {before}", limit=limit, before=before)
    return SmallChange(words, FragLimit(words, marines, limit))


def _limited(condition: Condition, counts: tuple[int, ...], marines: int, limit: int) -> Condition:
    if condition.kind == "any":
        parts = tuple(_limited(part, counts, marines, limit) for part in condition.value)
        return condition.having(value=parts)
    if condition.kind != "frags":
        return condition
    limits = {count: by_number(condition.value, count) for count in counts} | {marines: limit}
    if len(set(limits.values())) == 1 and not isinstance(condition.value, Mapping):
        return condition.having(value=limit)
    return condition.having(value=Record((str(count), most) for count, most in limits.items() if most is not None))


def fewer_figures(
    board: Board, marines: int, *, keep: Collection[str] = (), strongest: bool = False
) -> Iterator[SmallChange]:
    """Yield changes that leave out one figure each, the weakest or the strongest first. `keep`: see `keepable`."""
    left = Counter(board_area(board, laid.at) for laid in board.figures_with(marines) if laid.at in board.number)
    cleared = {str(value) for value in _values(board, "clear")}
    for laid in sorted(_free_figures(board, marines, keep), key=_strength, reverse=strongest):
        area = board_area(board, laid.at)
        if left[area] > 1 or not cleared & {area, "board"}:
            left[area] -= 1
            yield _left_out(board, laid, marines)


def more_figures(
    board: Board, marines: int, *, keep: Collection[str] = (), strongest: bool = False
) -> Iterator[SmallChange]:
    """Yield changes that add a figure beside another of its kind, the weakest or the strongest first."""
    places = _Places(board, marines)
    for laid in sorted(_free_figures(board, marines, keep), key=_strength, reverse=strongest):
        at = places.near(laid.at) if len(laid.spaces) == 1 else None
        if at is not None:
            more = Difference(*_kind(laid), _area(board, at), more=True)
            figure = Figure(kind=laid.element.kind, at=at, marines=_only(board.scenario, marines))
            yield SmallChange(more.words(), Add(more.words(), (figure,)), more)


def fewer_supplies(
    board: Board, marines: int, *, keep: Collection[str] = (), kinds: Collection[str] = SUPPLIES
) -> Iterator[SmallChange]:
    """Yield changes that leave out medkits and armor, or tokens of other kinds."""
    laid = [one for one in board.tokens_with(marines) if one.element.kind in kinds and one.at in board.number]
    for one in _changeable(board, laid, TOKENS, keep):
        yield _left_out(board, one, marines)


def more_supplies(board: Board, marines: int, *, keep: Collection[str] = ()) -> Iterator[SmallChange]:
    """Yield changes that add medkits, in the areas with the most figures first, in turn."""
    kind = next(one for one in SUPPLIES if one in board.kinds.tokens)
    if TOKENS in keep or kind in keep:
        return
    places = _Places(board, marines)
    figures = [board_area(board, laid.at) for laid in board.figures_with(marines) if laid.at in board.number]
    areas = sorted(set(figures) - set(keep), key=lambda area: (-figures.count(area), area))
    for area in areas * 2:
        if (at := places.within(area)) is not None:
            named = board.kinds.tokens[kind]
            more = Difference(named.name, named.plural, _area(board, at), more=True)
            token = Token(kind=kind, at=at, marines=_only(board.scenario, marines))
            yield SmallChange(more.words(), Add(more.words(), (token,)), more)


def keepable(board: Board) -> frozenset[str]:
    """The words for things that can be kept unchanged: frags, figures, tokens, a kind, or all in an area."""
    kinds = {one.kind for one in board.scenario.figures} | {one.kind for one in board.scenario.tokens}
    return frozenset((FRAGS, FIGURES, TOKENS, *SUPPLIES, *kinds, *board.areas))


def _only(scenario: Scenario, marines: int) -> int | tuple[int, ...] | None:
    return shortest((marines,), scenario.counts)


def _is_free(element: Token | Figure) -> bool:
    own = (element.id, element.text, element.do, element.carries, element.note, element.count > 1)
    return not any(own) and not any(getattr(element, name, None) for name in ("group", "name"))


def _changeable(board: Board, laid: Iterable[ALaid], section: str, keep: Collection[str]) -> list[ALaid]:
    """The laid things that may change: no name refers to them, and the user does not keep them."""
    if section in keep:
        return []
    kept = {*keep, *map(str, _values(board, "kill")), *map(str, _values(board, "got"))}
    return [
        one
        for one in laid
        if _is_free(one.element) and one.element.kind not in kept and board_area(board, one.at) not in keep
    ]


def _values(board: Board, kind: str) -> Iterator[object]:
    """Yield the values of the conditions of a kind."""
    for step in script_steps(board.scenario, board.kinds.tokens):
        if isinstance(step, ScriptStep) and step.script.kind == kind:
            yield step.script.value


def _free_figures(board: Board, marines: int, keep: Collection[str]) -> list[LaidFigure]:
    laid = [one for one in board.figures_with(marines) if one.type and one.at in board.number]
    return _changeable(board, laid, FIGURES, keep)


def _strength(laid: LaidFigure) -> tuple[int, int]:
    if laid.type is None:
        return len(laid.spaces), 0
    wounds = laid.type.wounds if laid.type.demon is None else laid.type.demon.health
    return len(laid.spaces), wounds.value if wounds else 0


def _left_out(board: Board, laid: LaidFigure | LaidToken, marines: int) -> SmallChange:
    less = Difference(*_kind(laid), _area(board, laid.at), more=False)
    return SmallChange(less.words(), Without(less.words(), laid.element.kind, laid.at, marines), less)


def _kind(laid: LaidFigure | LaidToken) -> tuple[str, str]:
    """The singular and plural name of a kind."""
    return (laid.type.name, laid.type.plural) if laid.type else (laid.element.kind, laid.element.kind)


def _area(board: Board, at: Space) -> str:
    own = board_area(board, at)
    return next((area.name or area.id for area in board.scenario.areas if area.id == own), own)


class _Places:
    """Free spaces away from doors and walls. Each is given out once."""

    def __init__(self, board: Board, marines: int) -> None:
        self._board = board
        self._taken = {space for token in board.tokens_with(marines) for space in token.spaces}
        self._taken.update(space for figure in board.figures_with(marines) for space in figure.spaces)
        self._taken.update(space for spawn in board.scenario.spawns for space in spawn.spaces)

    def near(self, at: Space) -> Space | None:
        return self._take(sorted(self._free(board_area(self._board, at)), key=lambda one: chebyshev(one, at)))

    def within(self, area: str) -> Space | None:
        return self._take(sorted(self._free(area), key=lambda one: (-self._open_sides(one), one)))

    def _free(self, area: str) -> list[Space]:
        return [space for space in self._board.areas.get(area, ()) if space not in self._taken]

    def _open_sides(self, space: Space) -> int:
        inside = self._board.areas[board_area(self._board, space)]
        return sum((space[0] + x, space[1] + y) in inside for x, y in _SIDES)

    def _take(self, spaces: list[Space]) -> Space | None:
        if spaces:
            self._taken.add(spaces[0])
        return spaces[0] if spaces else None


def board_area(board: Board, at: Space) -> str:
    """The area of a space."""
    return board.area_of[board.number[at]]
