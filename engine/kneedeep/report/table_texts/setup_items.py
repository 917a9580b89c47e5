"""Items to set up on the table: pieces, doors, tokens and figures of revealed areas, and placed things."""

from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple

from kneedeep.board.doors import LaidDoor
from kneedeep.board.script.display_names import DisplayNames
from kneedeep.board.script.table_session import SEATS, TableGame, TableMoment, Thing, is_shown, shown_areas
from kneedeep.board.script.table_session.frontiers import area_of
from kneedeep.drawing.primitive import DisplayList
from kneedeep.drawing.thumbnail import thumbnail_figure
from kneedeep.model.geometry.space import Space
from kneedeep.model.scenario.invasion import invasion_card, invasion_faceup, threat_card
from kneedeep.model.scenario.model import Token
from kneedeep.report.sheets.area_contents import AreaContents, ContentsRow, areas_of, piece_rows, rows
from kneedeep.report.sheets.sheet_maps import Look
from kneedeep.rules.registry import ruleset_of
from kneedeep.support import listed, tr, tr_count

PLACED = "placed"
"""The area of items placed by a step of the script."""


class SetupItem(NamedTuple):
    """An item to set up: its picture, number, name, place in words, and spaces.

    `key` identifies it for ticking off. `names`: its doors or things. `area`: its area, or PLACED.
    """

    key: str
    area: str
    icon: DisplayList
    number: int
    name: str
    places: str
    spaces: tuple[Space, ...] = ()
    names: tuple[str, ...] = ()


class Listing:
    """The items to set up on one table."""

    def __init__(self, top: TableGame, words: DisplayNames) -> None:
        self.top, self.words = top, words
        self._look = Look(marines=top.marines)
        self._rows: dict[AreaContents, list[ContentsRow]] = {}
        self._last: tuple[object, list[SetupItem]] = (None, [])

    def items(self, moment: TableMoment) -> list[SetupItem]:
        """The items of revealed areas in revealing order, then placed things."""
        placed = [(thing, thing.key in moment.off, f"set:{thing.source}" in moment.ticked) for thing in moment.placed]
        key = shown_areas(self.top, moment), placed
        if self._last[0] != key:
            self._last = key, self._listed(moment)
        return self._last[1]

    def _listed(self, moment: TableMoment) -> list[SetupItem]:
        found: list[SetupItem] = []
        doors: set[str] = set()
        for area in shown_areas(self.top, moment):
            found += self._pieces.get(area, ())
            for name, door in self.top.doors.items():
                if name not in doors and door.kind != "passage" and area in self.top.areas_of_door(door):
                    doors.add(name)
                    found.append(self._door(name, door, area))
            found += self._things(moment, area)
            if any(one.start for one in self.top.scenario.areas if one.id == area):
                found += [*self._marines(area), *self._kit(area)]
        return [*found, *self._placed(moment)]

    @cached_property
    def _pieces(self) -> dict[str, list[SetupItem]]:
        found: dict[str, list[SetupItem]] = {}
        for area in areas_of(self.top.board):
            for one in area.pieces:
                table = piece_rows(area._replace(pieces=(one,)), self._look)
                assert table is not None
                _number, icon, name, at, _note = table.rows[0]
                assert isinstance(icon, DisplayList)
                piece = one[1]
                turn = tr(", turned {turn}°", turn=piece.element.turn) if piece.element.turn else ""
                key = f"piece:{piece.number}:{at}"
                item = SetupItem(key, area.id, icon, 1, str(name), f"{at}{turn}", piece.spaces)
                found.setdefault(area.id, []).append(item)
        return found

    def _door(self, name: str, door: LaidDoor, area: str) -> SetupItem:
        row = self._row(AreaContents(area, (), (door.element,), (), ()))
        assert row is not None
        own = tuple(at for at in door.sides if area == self._area_at(at))
        return SetupItem(name, area, row.icon, 1, row.name, row.places, own, (name,))

    def _row(self, part: AreaContents) -> ContentsRow | None:
        if part not in self._rows:
            self._rows[part] = rows(self.top.board, self.words, part, self._look)
        return self._rows[part][0] if self._rows[part] else None

    def _area_at(self, at: Space | None) -> str:
        number = None if at is None else self.top.board.number.get(at)
        return "" if number is None else self.top.board.area_of[number]

    def _things(self, moment: TableMoment, area: str) -> Iterator[SetupItem]:
        groups: dict[str, list[Thing]] = {}
        for thing in self.top.things.values():
            here = thing.area if thing.at is None else area_of(self.top, moment, thing.spaces)
            if here == area:
                groups.setdefault(thing.source, []).append(thing)
        for source, things in groups.items():
            if (item := self._item(f"{source}@{area}", area, things)) is not None:
                yield item

    def _placed(self, moment: TableMoment) -> Iterator[SetupItem]:
        groups: dict[str, list[Thing]] = {}
        for thing in moment.placed:
            if is_shown(self.top, moment, thing) or f"set:{thing.source}" in moment.ticked:
                groups.setdefault(thing.source, []).append(thing)
        for source, things in groups.items():
            if (item := self._item(f"set:{source}", PLACED, things)) is not None:
                yield item

    def _item(self, key: str, area: str, things: list[Thing]) -> SetupItem | None:
        first = things[0]
        element = first.element
        home = first.area or self._area_at(first.at)
        tokens = (element,) if isinstance(element, Token) else ()
        # What a figure carries is found when it dies.
        figures = () if isinstance(element, Token) else (element.having(carries=None),)
        if (row := self._row(AreaContents(home, (), (), tokens, figures))) is None:
            return None
        places = "; ".join(dict.fromkeys(f"{one.at[0]},{one.at[1]}" for one in things if one.at is not None))
        spaces = tuple(dict.fromkeys(at for one in things for at in one.spaces))
        name, carried = row.name, getattr(element, "carries", None) if first.portal is not None else None
        if carried:
            name += tr(" with the {thing}", thing=self.words.thing(carried))
        turned = tr(", turned {turn}°", turn=element.turn) if element.turn and len(first.spaces) > 1 else ""
        where = (places or _anywhere(first)) + turned
        return SetupItem(key, area, row.icon, len(things), name, where, spaces, tuple(one.key for one in things))

    def _kit(self, area: str) -> Iterator[SetupItem]:
        """The initial equipment of marines and invader. Empty if the ruleset's numbers are unknown."""
        scenario = self.top.scenario
        if self.top.has("action decks"):
            yield from self._cards(area)
            return
        ruleset = ruleset_of(scenario.ruleset)
        kit = None if ruleset is None else ruleset.kit(scenario, self.top.marines)
        if kit is None:
            return
        parts = [tr_count(one, more, count) for count, one, more in kit.marine]
        icon = thumbnail_figure("marine", (1, 1), "marines", self._look.theme)
        who = tr("The marine") if self.top.marines == 1 else tr("Each marine")
        yield SetupItem("kit", area, icon, 1, who, "  ".join(parts))
        icon = thumbnail_figure("imp", (1, 1), "invaders", self._look.theme)
        cards = tr("{hand} in hand", hand=tr_count("{n} card", "{n} cards", kit.hand))
        yield SetupItem("hand", area, icon, 1, tr("The invader"), cards)

    def _cards(self, area: str) -> Iterator[SetupItem]:
        """The cards named by the scenario: weapons, threat card, event sets, and the invasion card if it is faceup.

        Rule: RUL16-04, RUL16-07, RUL16-13.
        """
        scenario, catalog = self.top.scenario, self.top.board.catalog
        weapons = scenario.setup.get("marines", {}).get("weapons", "choose")
        icon = thumbnail_figure("marine", (1, 1), "marines", self._look.theme)
        if isinstance(weapons, str):
            yield SetupItem("kit", area, icon, 1, tr("Each marine"), tr("weapons and action deck: his choice"))
        else:
            for seat, own in zip(SEATS[: self.top.marines], weapons, strict=False):
                named = listed([self.words.thing(weapon, None) for weapon in own], 99)
                yield SetupItem(f"kit:{seat}", area, icon, 1, seat.capitalize(), named)
        threat = catalog.threats.get(threat_card(scenario))
        parts = [tr("threat card {name}", name=threat.name)] if threat is not None else []
        if not isinstance(scenario.events, str):
            sets = [catalog.event_sets[one].name for one in scenario.events if one in catalog.event_sets]
            parts.append(tr("events {sets}", sets=listed(sets, 99)))
        else:
            parts.append(tr("three event sets: his choice"))
        if (card := invasion_card(scenario, catalog)) is not None and invasion_faceup(scenario):
            parts.append(
                tr("invasion card {name}, faceup", name=card.name) if card.name else tr("invasion card, faceup")
            )
        elif card is not None:
            parts.append(tr("invasion card, facedown"))
        icon = thumbnail_figure(self.top.board.edition.figure, (1, 1), "invaders", self._look.theme)
        yield SetupItem("hand", area, icon, 1, tr("The invader"), "\n".join(parts))

    def _marines(self, area: str) -> Iterator[SetupItem]:
        seats = [at for spawn in self.top.scenario.spawns if spawn.side == "marines" for at in spawn.spaces]
        if own := tuple(seats[: self.top.marines]):
            icon = thumbnail_figure("marine", (1, 1), "marines", self._look.theme)
            places = "; ".join(f"{x},{y}" for x, y in own)
            name = tr("Marine") if len(own) == 1 else tr("Marines")
            yield SetupItem("marines", area, icon, len(own), name, places, own)


def _anywhere(thing: Thing) -> str:
    """The place of a thing without a space, in words."""
    if thing.portal is None:
        return tr("anywhere there: the invader chooses")
    if not thing.is_figure:
        return tr("where it was dropped")
    x, y = thing.portal
    return tr("on or adjacent to the portal at {portal},{portal2}", portal=x, portal2=y)
