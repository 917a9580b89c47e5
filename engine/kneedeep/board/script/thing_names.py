"""The things of a scenario in words for people, without ids of the file."""

from collections.abc import Sequence
from functools import cached_property

from kneedeep.board import Board
from kneedeep.board.script.branch_setup import script_of
from kneedeep.model.catalog import Catalog
from kneedeep.model.catalog.invader_setup import PORTAL_COLORS
from kneedeep.model.scenario.model import Area, Door, Element, Figure, Piece, Scenario, Spawn, Token, Trigger
from kneedeep.model.scenario.model.map_elements import DOOR_NAMES
from kneedeep.support.english import colored, coordinates, listed, lowered
from kneedeep.support.translation import tr, tr_count, translatable_word, translated

NOTHING = "…"
"""The placeholder for a name that is not chosen yet."""
PLACES_SHOWN = 2
"""The most places of an element that are listed in a sentence."""


class ThingNames:
    """The names of the things of a scenario for people."""

    def __init__(self, scenario: Scenario, board: Board, catalog: Catalog) -> None:
        self.scenario, self.board, self.catalog = scenario, board, catalog
        self._area_names = {area.id: area.name or area.id for area in scenario.areas}
        self._by_id: dict[str, Element] = {}
        for element in scenario.elements():
            for own in (getattr(element, "group", None), getattr(element, "id", None)):
                if own:
                    self._by_id.setdefault(own, element)

    @cached_property
    def _placed_by_id(self) -> dict[str, Token | Figure]:
        """The things with an id that steps of the script put on the board."""
        return {str(element.id): element for element in script_of(self.board).placed(self.board) if element.id}

    def area_name(self, id: str) -> str:
        """The name of an area, without quotation marks."""
        return self._area_names.get(id, id)

    def area(self, id: str) -> str:
        """An area as `“Control room”`. An unknown id is unchanged."""
        if id == "board":
            return tr("the whole board")
        if not id:
            return NOTHING
        return tr("“{name}”", name=self._area_names.get(id, id))

    def portals(self, name: str) -> str:
        """A portal, or all of a color, or all."""
        if name == "all":
            return tr("all portals")
        return tr("all {name} portals", name=tr(name)) if name in PORTAL_COLORS else self.of(name)

    def door(self, door: Door) -> str:
        """A door as `red security door`, `airlock`, `way out with a red lock`."""
        kind = DOOR_NAMES[door.door_kind]
        if door.exit:
            return tr("way out with a {key} lock", key=tr(door.key)) if door.key else tr("way out")
        return translated(colored(door.key, translatable_word(kind)))

    def token(self, token: Token) -> str:
        """A token as `red key`, `obstacle of 2 spaces`, `shotgun`, `data disc`."""
        items = {item.id: item.name or item.id for item in self.scenario.items}
        kind = self.board.kinds.tokens.get(token.kind)
        if token.item is not None:
            known = self.catalog.items.get(token.item)
            return items.get(token.item) or (translated(known.name) if known is not None else token.item)
        name = translated(kind.name) if kind is not None else token.kind
        size = token.size or (kind.size if kind is not None and "size" in kind.told_by else 1)
        name = tr("{name} of {size} spaces", name=name, size=size) if size > 1 else name
        return translated(colored(token.color, name))

    def figure(self, figure: Figure) -> str:
        """A figure as `imp`, or by its own name and kind."""
        name = self.kind(figure.kind)
        return f"{figure.name} ({name})" if figure.name else name

    def kind(self, id: str) -> str:
        """The name of a kind of figure."""
        kind = self.board.kinds.figures.get(id)
        return translated(kind.name) if kind is not None else id

    def place(self, element: Element) -> str:
        """The place of an element: `12,3`, `13,7; 4,1 and 12,9` or `anywhere in “Store”`."""
        if in_area := getattr(element, "in_area", None):
            return tr("anywhere in {area}", area=self.area(in_area))
        if isinstance(element, Door):
            space, side = self.board.place_of(element)
            return f"{coordinates(space)} {tr(side)}"
        return listed([coordinates(place) for place in element.places], 99, between="; ")

    def _door_at(self, door: Door) -> str:
        return tr("the {door} at {place}", door=self.door(door), place=self.place(door))

    def _piece(self, piece: Piece) -> str:
        kind = self.board.kinds.pieces.get(piece.piece)
        name = lowered(kind.name) if kind is not None else piece.piece or tr("piece")
        return tr("the {name} at {at}", name=translated(name).split(",")[0], at=coordinates(piece.at))

    def _token(self, token: Token) -> str:
        if token.item is not None or token.color:
            return self.token(token)
        if (kind := self.board.kinds.tokens.get(token.kind)) is None:
            return token.kind
        # Tokens whose name can't be counted (health, ammunition) have the word in their plural.
        if kind.plural.endswith(" tokens"):
            return tr("{name} token", name=kind.name)
        return translated(lowered(kind.name))

    def _figure(self, figure: Figure, spaces: Sequence[Sequence[int]] = ()) -> str:
        kind = self.board.kinds.figures.get(figure.kind)
        many = len(spaces or figure.places) > 1 or figure.count > 1
        name = figure.kind or tr("figure") if kind is None else kind.plural if many else kind.name
        return f"{translated(name)} “{figure.name}”" if figure.name else translated(name)

    def _near(self, element: Token | Figure, spaces: Sequence[Sequence[int]]) -> str:
        if element.in_area and not spaces:
            return self.place(element)
        return tr(
            "at {spaces}", spaces=listed([coordinates(place) for place in spaces or element.places], PLACES_SHOWN)
        )

    def subject(self, element: Token | Figure) -> str:
        """A token or figure without its place: `red key`, `imp “Rex”`."""
        return self._token(element) if isinstance(element, Token) else self._figure(element, element.places[:1])

    def foes(self, id: str, count: int) -> str:
        """The targets of a `kill` with their number: `3 imps`, `2 figures of the group “guards”`."""
        if (kind := self.board.kinds.figures.get(id)) is not None:
            return f"{count} {translated(kind.name if count == 1 else kind.plural)}"
        if any(figure.group == id for figure in self.scenario.figures):
            return tr("{count} of the group “{id}”", count=tr_count("{n} figure", "{n} figures", count), id=id)
        return self.of(id) if count == 1 else tr("{count} of {name}", count=count, name=self.of(id))

    def _spawn(self, spawn: Spawn) -> str:
        name = tr("the marines' start") if spawn.side == "marines" else tr("the spawn area")
        if areas := spawn.place_areas:
            name += tr(" in {areas}", areas=listed([self.area(area) for area in areas], PLACES_SHOWN))
        if spawn.spaces:
            name += tr(" at {spaces}", spaces=listed([coordinates(space) for space in spawn.spaces], PLACES_SHOWN))
        return name

    def of(self, id: object) -> str:
        """The name and place of the element, item, flag or kind with an id."""
        if id == "":
            return NOTHING
        element = self._element_of(str(id))
        match element:
            case Door():
                return self._door_at(element)
            case Figure(group=group) if group == id:
                own = [one for one in self.scenario.figures if one.group == id]
                return listed([tr("the {of_placed}", of_placed=self.of_placed(one)) for one in own], 99)
            case Token() | Figure():
                return tr("the {of_placed}", of_placed=self.of_placed(element))
            case Area():
                return self.area(element.id)
            case Spawn():
                return self.spawn(element)
            case Trigger():
                return tr("the trigger {name}", name=element.id)
        return getattr(element, "name", "") or self._kind_of(str(id))

    def _element_of(self, id: str) -> Element | None:
        return self._by_id.get(id) or self._placed_by_id.get(id)

    def _kind_of(self, id: str) -> str:
        kind = self.board.kinds.figures.get(id) or self.board.kinds.tokens.get(id)
        return translated(kind.name) if kind is not None else id

    def of_placed(self, element: Token | Figure) -> str:
        """A token or figure and its place."""
        where = self.place(element)
        name = self.token(element) if isinstance(element, Token) else self.figure(element)
        return f"{name} {where if element.in_area else tr('at {spaces}', spaces=where)}"

    def spawn(self, spawn: Spawn) -> str:
        """A spawn area of the invaders by its place."""
        parts = [*map(self.area, spawn.place_areas), *map(coordinates, spawn.spaces)]
        return tr("the spawn area {parts}", parts=listed(parts, 99))

    def thing(self, value: object, color: str | None = None) -> str:
        """Something that is got, given or lost."""
        items = {item.id: item.name or item.id for item in self.scenario.items}
        known = self.catalog.items.get(str(value)) or self.board.kinds.tokens.get(str(value))
        name = items.get(str(value)) or (known.name if known is not None else self.of(value))
        return translated(colored(color, name))

    def flag(self, flag: str) -> str:
        """A flag by its meaning."""
        return tr("“{name}”", name=self.scenario.flags.get(flag) or flag) if flag else NOTHING
