"""The queries of conditions as far as known at the table. Nobody reports the marines' places."""

from collections.abc import Iterator

from kneedeep.board.script.conditions import ConditionContext, Place, holds, must_die
from kneedeep.board.script.table_session.moment import TableMoment
from kneedeep.board.script.table_session.portals import all_portals, demons_on_map, portals_left, portals_named
from kneedeep.board.script.table_session.table_game import TableGame
from kneedeep.board.script.table_session.table_things import Thing
from kneedeep.model.scenario.model import Condition, Figure, Token


class TableContext(ConditionContext):
    """The ledger of a moment."""

    def __init__(self, top: TableGame, moment: TableMoment) -> None:
        self.top, self.m = top, moment

    def flag(self, name: str) -> bool:
        return name in self.m.flags

    def revealed(self, area: str) -> bool:
        return area in self.m.revealed

    def cleared(self, area: str) -> bool:
        """True if an area is revealed and everything that was set up there is dead. Rule: RUL-96."""
        if not self.top.has("hidden areas"):
            return self._emptied(area)
        top, number = self.top, self.top.board.number
        areas = set(top.board.areas) if area == "board" else {area}
        if not areas or not areas <= set(self.m.revealed):
            return False
        for thing in top.things.values():
            if thing.is_figure and thing.key not in self.m.killed and must_die(thing.type):
                own = {thing.area} | {top.board.area_of[number[at]] for at in thing.spaces if at in number}
                if own & areas:
                    return False
        return True

    def _emptied(self, area: str) -> bool:
        """True if no demon is on the map, no portal in the area, and no forced event is pending. Rule: RUL16-178.

        Nobody reports the places of demons, so an area is only known to be clear if no demon is left.
        """
        top, number = self.top, self.top.board.number
        if self.m.due or self.m.owed or demons_on_map(top, self.m):
            return False
        spaces = [thing.at for thing in portals_left(top, self.m).values() if thing.at is not None]
        return not any(area in ("board", top.board.area_of[number[at]]) for at in spaces if at in number)

    def opened(self, door: str, by: str) -> bool:
        """True if a door has ever been opened, by marines if the condition says so. Rule: RUL16-179."""
        opened = self.m.marines_opened if by else self.m.opened
        if door == "any":
            return bool(opened)
        found = self.top.door_ids.get(door)
        return found is not None and found.number in opened

    def used(self, token: str) -> bool:
        """Whether a token of that id has ever been used, or is a teleporter that is active."""
        return any(thing.key in self.m.used or is_active(self.m, thing) for thing in self._named(token))

    def summoned(self, portals: str) -> bool:
        """Whether a portal has summoned, or all of a color, or all, without removed ones."""
        named = portals_named(all_portals(self.top, self.m), portals)
        lying = [key for key in named if key in self.m.summoned or key not in self.m.off]
        return bool(lying) and self.m.summoned.issuperset(lying)

    def got(self, thing: str, color: str | None) -> int:
        count = sum(
            number for name, kind, tone, number in self.m.got if thing in (name, kind) and color in (None, tone)
        )
        for key in self.m.used:
            found = self.top.thing(key, self.m.placed)
            if found is None or not isinstance(found.element, Token) or not getattr(found.type, "taken", False):
                continue
            element = found.element
            if thing in (element.kind, element.item) and color in (None, element.color):
                count += 1
        return count

    def killed(self, name: str) -> int:
        found = [self.top.thing(key, self.m.placed) for key in self.m.killed]
        figures = (thing.element for thing in found if thing is not None and isinstance(thing.element, Figure))
        return sum(name in (one.id, one.group, one.kind) for one in figures)

    def destroyed(self, token: str) -> bool:
        named = list(self._named(token))
        return bool(named) and all(thing.key in self.m.destroyed for thing in named)

    def left(self, way: str) -> int:
        return dict(self.m.left).get(way, 0)

    def standing(self, place: Place) -> int:
        """0: people report it when it matters."""
        return 0

    def held(self, area: str) -> int:
        """0: people report it when it matters."""
        return 0

    def rounds(self) -> int:
        return self.m.rounds

    def frags(self) -> int:
        return self.m.frags

    def judged(self, text: str) -> bool:
        """False: people report it when it matters."""
        return False

    def marines(self) -> int:
        return self.top.marines

    def playing(self) -> int:
        return max(0, self.top.marines - sum(count for _, count in self.m.left))

    def _named(self, token: str) -> Iterator[Thing]:
        for thing in (*self.top.things.values(), *self.m.placed):
            if thing.element.id == token:
                yield thing


def is_active(moment: TableMoment, thing: Thing) -> bool:
    """True if a thing is a teleporter that leads to all active ones, and is active itself. Rule: RUL16-156."""
    element = thing.element
    if not isinstance(element, Token) or getattr(thing.type, "linked", "") != "active":
        return False
    return element.active or thing.key in moment.active


def texts_of(condition: Condition, ledger: TableContext) -> list[str]:
    """The texts read when a condition becomes true: its own and those of the parts that hold."""
    found = [str(condition.params["text"])] if condition.params.get("text") else []
    parts = condition.value if condition.kind in ("all", "any") else condition.params.get("of", ())
    for part in parts:
        if holds(part, ledger):
            found += texts_of(part, ledger)
    return found
