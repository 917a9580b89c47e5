"""Token types and door types. Code asks for their properties, never for their names."""

from collections.abc import Iterable
from typing import NamedTuple

from kneedeep.model.catalog.data_rows import Row, record_of, value_of
from kneedeep.model.geometry.space import Space, turned_size


class TokenType(NamedTuple):
    """A kind of token.

    `placement`: the group of things that share a space. One blocker, figure, fixture and terrain each, a blocker
    with nothing else, equipment without limit. `sizes`: the possible lengths in spaces. `size`: the default
    one. `shape`: width and height of a scenario's own type, else None. `told_by`: the properties, of color,
    item and size, that distinguish the box's parts of this kind. `needs_item`: "catalog" (one of `items`), "own" (an
    item of the scenario) or "" (takes none). `hurts`: when a figure there is wounded (enter, leave, end, stay).
    `use`: a marine uses it by: enter, end (ending its move there), spend (1 point there), adjacent, "" (never).
    `linked`: its destinations, by "color", "active" (all active ones) or "kind".
    `own_use`: each token of the kind may define its own use. `summons`: demons come from it.
    `enter`: points to enter a space.
    """

    id: str
    name: str
    plural: str
    label: str
    box: str | None
    placement: str
    sizes: tuple[int, ...] = (1,)
    size: int = 1
    shape: tuple[int, int] | None = None
    told_by: tuple[str, ...] = ()
    colors: tuple[str, ...] = ()
    needs_item: str = ""
    items: tuple[str, ...] = ()
    blocks_steps: bool = False
    blocks_sight: bool = False
    bars_respawn: bool = False
    standable: bool = True
    hurts: tuple[str, ...] = ()
    use: str = ""
    linked: str = ""
    own_use: bool = False
    summons: bool = False
    destroyable: bool = False
    switchable: bool = False
    enter: int = 1
    expansion: bool = False
    note: str = ""

    @property
    def damaging(self) -> bool:
        """True if entering a space of the token may wound (damaging obstacles, flame jets)."""
        return "enter" in self.hurts

    @property
    def teleports(self) -> bool:
        """True if marines can teleport from it to others like it."""
        return self.linked in ("color", "active")

    @property
    def stacks(self) -> bool:
        """True if any number of it may share a space with everything except a blocker."""
        return self.placement == "equipment"

    @property
    def taken(self) -> bool:
        """True if a marine picks it up. It then leaves the board with the marine."""
        return self.placement == "equipment"

    def keeps_out(self, *, tokens_bar: bool) -> bool:
        """True if no marine respawns on its space. `tokens_bar`: the house rule `respawn_tokens: barred`.

        Rule: 2004 rulebook p. 9 (frags and kills: a revealed empty space); board geometry, respawn set; RUL-89.
        """
        return self.bars_respawn or (tokens_bar and self.placement in ("equipment", "fixture"))

    def footprint(self, size: int | None = None) -> tuple[int, int]:
        """Width and height in spaces at turn 0. Long tokens extend along x. `size` None means the type's own size."""
        if self.shape is not None:
            return self.shape
        return (self.size if size is None else size), 1


class DoorType(NamedTuple):
    """A kind of door. `worked_by`: the players who open and close it (everyone, marines, nobody)."""

    id: str
    name: str
    plural: str
    label: str
    box: str | None
    worked_by: str
    colors: tuple[str, ...] = ()
    destroyable: bool = False
    shuts_itself: bool = False
    part: bool = True
    expansion: bool = False
    note: str = ""

    @property
    def keyed(self) -> bool:
        """True if it is locked until a key of its color is taken."""
        return bool(self.colors)


def footprint_spaces(footprint: tuple[int, int], at: Space, turn: int = 0) -> tuple[Space, ...]:
    """The spaces of a footprint row by row. `at`: its top-left space after turning (0 … 270)."""
    width, height = turned_size(footprint, turn)
    x, y = at
    return tuple((x + right, y + down) for down in range(height) for right in range(width))


def own_token_type(
    id: str,
    *,
    name: str = "",
    shape: tuple[int, int] = (1, 1),
    blocks: Iterable[str] = (),
    enter: int = 1,
    destroyable: bool = False,
    use: str = "",
) -> TokenType:
    """A scenario's own token type: a blocker if it blocks steps or sight, a fixture if it is used, else terrain."""
    stops = frozenset(blocks)
    placement = "blocker" if stops else "fixture" if use else "terrain"
    return TokenType(
        id=id,
        name=name or id,
        plural=name or id,
        label=(name or id)[:2].upper(),
        box=None,
        placement=placement,
        sizes=(max(shape),),
        size=max(shape),
        shape=shape,
        blocks_steps="steps" in stops,
        blocks_sight="sight" in stops,
        bars_respawn="steps" in stops,
        standable="steps" not in stops or destroyable,
        use=use,
        destroyable=destroyable,
        enter=enter,
    )


def token_type_of(row: Row, expansion: bool, items: tuple[str, ...]) -> TokenType:
    """The token type of a data row. `items`: the catalog's items that it may show."""
    blocks = value_of(row.get("blocks", []))
    assert isinstance(blocks, tuple)
    return record_of(
        TokenType,
        row,
        items=items,
        blocks_steps="steps" in blocks,
        blocks_sight="sight" in blocks,
        bars_respawn="respawn" in blocks,
        expansion=expansion,
    )
