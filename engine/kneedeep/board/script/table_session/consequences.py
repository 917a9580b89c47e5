"""Consequences of an event: texts to read, steps to carry out, satisfied triggers, the end."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from kneedeep.board.laid_things import present
from kneedeep.board.script.conditions import holds
from kneedeep.board.script.effects import EffectHandler, carry_out
from kneedeep.board.script.script_steps import placed_element, token_showing
from kneedeep.board.script.table_session.frontiers import shown_areas
from kneedeep.board.script.table_session.initiative_deck import INVADER
from kneedeep.board.script.table_session.moment import Announcement, Due, TableMoment
from kneedeep.board.script.table_session.portals import owed_among, owing, portals_left, portals_named
from kneedeep.board.script.table_session.table_context import TableContext, is_active, texts_of
from kneedeep.board.script.table_session.table_game import TableGame
from kneedeep.board.script.table_session.table_things import Thing, things_of
from kneedeep.model.scenario.model import Condition, Effect, Token

SILENT = ("set", "text")
"""The words of steps without a task for anybody at the table."""
MOST_PLACED = 1_000


class Consequences(EffectHandler):
    """Builds the next moment."""

    def __init__(self, top: TableGame, moment: TableMoment) -> None:
        self.top, self.m = top, moment
        self._source = ""

    @property
    def ledger(self) -> TableContext:
        """The answers of the moment as it is now."""
        return TableContext(self.top, self.m)

    def change(self, **fields: Any) -> None:
        """Change fields of the moment."""
        self.m = self.m._replace(**fields)

    def announce(
        self,
        source: str,
        part: str,
        text: str = "",
        effects: tuple[Effect, ...] = (),
        counts: tuple[tuple[str, int], ...] = (),
    ) -> None:
        """Announce something to all."""
        if text or effects or counts:
            self.change(announced=(*self.m.announced, Announcement(source, part, text, effects, counts)))

    def happen(self, source: str, text: str, effects: tuple[Effect, ...]) -> None:
        """Read a text. Its steps wait to be carried out, unless they are no task for anybody."""
        self.announce(source, "text", text)
        if effects and all(effect.kind in SILENT for effect in effects):
            self.carry(source, effects)
        elif effects:
            self.change(due=(*self.m.due, Due(source, effects)))

    def carry(self, source: str, effects: tuple[Effect, ...]) -> None:
        """Carry out steps in order. People's tasks are announced along with the texts."""
        before, self._source = self._source, source
        for effect in effects:
            if effect.kind == "text":
                self.announce(source, "text", str(effect.value))
                continue
            carry_out((effect,), self)
            if effect.kind not in SILENT:
                self._tell_done(effect)
        self._source = before

    def _tell_done(self, effect: Effect) -> None:
        last = self.m.announced[-1] if self.m.announced else None
        if last is not None and last.source == self._source and last.part == "done":
            self.change(announced=(*self.m.announced[:-1], last._replace(effects=(*last.effects, effect))))
        else:
            self.announce(self._source, "done", effects=(effect,))

    # Consequences

    def settle(self) -> None:
        """Carry out everything that is known to have become true, until nothing more does."""
        before = None
        while self.m != before:
            before = self.m
            for look in self._looks():
                if self.m.winner:
                    return
                look()

    def _looks(self) -> tuple[Callable[[], None], ...]:
        """The checks in the order of the game. Rule: RUL-93, RUL16-181."""
        if self.top.has("triggers first"):
            return self._end, self._triggers, self._clearings, self._passages, self._deadlines
        return self._clearings, self._passages, self._triggers, self._deadlines, self._end

    def fire(self, name: str) -> None:
        """Fire a trigger."""
        trigger = self.top.triggers[name]
        self.change(fired=self.m.fired | {name})
        if trigger.after is not None:
            self.change(waiting=(*self.m.waiting, (self.m.rounds + 1 + trigger.after, name)))
        else:
            self.bring(name)

    def bring(self, name: str) -> None:
        """Carry out the effects of a trigger."""
        trigger = self.top.triggers[name]
        for text in texts_of(trigger.when, self.ledger):
            self.announce(name, "text", text)
        self.happen(name, trigger.text, trigger.do)

    def end_round(self) -> None:
        """Count a round, and run everything that waited for its end."""
        ended = self.m.rounds + 1
        self.change(rounds=ended)
        self.settle()
        due = [name for when, name in self.m.waiting if when <= ended]
        self.change(waiting=tuple(pair for pair in self.m.waiting if pair[0] > ended))
        for name in due:
            if not self.m.winner:
                self.bring(name)
        for name, since in self.m.started:
            deadline = self.top.deadlines[name]
            if not self.m.winner and name not in self.m.fired and ended - since >= deadline.rounds:
                self.change(fired=self.m.fired | {name})
                self.happen(name, "", deadline.missed)

    def win_by(self, side: str, condition: Condition | None) -> None:
        """End the game for a side, with the texts of the satisfied condition."""
        texts = texts_of(condition, self.ledger) if condition is not None else []
        for text in dict.fromkeys(texts):
            self.announce(f"victory:{side}", "text", text)
        self.change(winner=side)

    def end(self, name: str) -> None:
        """End the game with an ending."""
        ending = self.top.endings[name]
        for text in (*texts_of(ending.when, self.ledger), ending.text):
            self.announce(name, "text", text)
        self.change(winner=ending.winner)

    def _passages(self) -> None:
        for name, door in self.top.doors.items():
            if door.kind == "passage" and door.number not in self.m.open and door.number not in self.m.opened:
                if holds(door.element.needs, self.ledger):
                    self.open_door(name)

    def open_door(self, name: str) -> None:
        """Open a door or passage. The first time, its text is read."""
        door = self.top.doors[name]
        first = door.number not in self.m.opened
        self.change(open=self.m.open | {door.number}, opened=self.m.opened | {door.number})
        if first:
            self.happen(name, door.element.text, door.element.do)

    def _deadlines(self) -> None:
        started = dict(self.m.started)
        for name, deadline in self.top.deadlines.items():
            if name not in started and holds(deadline.start, self.ledger):
                started[name] = 0 if deadline.start is None else self.m.rounds + 1
                self.change(started=tuple(started.items()))
                self.announce(name, "text", deadline.text)
            if name in started and name not in self.m.fired and holds(deadline.goal, self.ledger):
                self.change(fired=self.m.fired | {name})

    def _clearings(self) -> None:
        for id in shown_areas(self.top, self.m):
            area = self.top.areas.get(id)
            name = f"clear:{id}"
            if area is not None and area.clear is not None and name not in self.m.fired:
                if self.ledger.cleared(id):
                    self.change(fired=self.m.fired | {name})
                    self.happen(name, area.clear.text, area.clear.do)

    def _triggers(self) -> None:
        for name, trigger in self.top.triggers.items():
            if name not in self.m.fired and holds(trigger.when, self.ledger):
                self.fire(name)

    def _end(self) -> None:
        victory = self.top.scenario.victory
        conditions = {"marines": victory.marines, "invaders": victory.invaders}
        won = [side for side in victory_order(self.top, self.m) if self._holds(conditions[side])]
        if len(won) > 1 and self.top.house_rule("simultaneous", "") == "draw":
            for side in won:
                self.win_by("nobody", conditions[side])
        elif won:
            self.win_by(won[0], conditions[won[0]])
        for name, ending in self.top.endings.items():
            if not self.m.winner and holds(ending.when, self.ledger):
                self.end(name)

    def _holds(self, condition: Condition | None) -> bool:
        return condition is not None and holds(condition, self.ledger)

    # The words of steps

    def set_flag(self, name: str) -> None:
        self.change(flags=self.m.flags | {name})

    def give(self, thing: str, color: str | None, count: int, to: str) -> None:
        """Count given things. People hand them out."""
        kind, _item = token_showing(thing, self.top.board.kinds.tokens)
        self.change(got=(*self.m.got, (thing, kind, color, count)))

    def unlock(self, door: str) -> None:
        if (found := self.top.door_ids.get(door)) is not None:
            self.change(unlocked=self.m.unlocked | {found.number})

    def open(self, door: str) -> None:
        if (found := self.top.door_ids.get(door)) is not None:
            self.open_door(self.top.names[found.element.serial])

    def shut(self, door: str) -> None:
        if (found := self.top.door_ids.get(door)) is not None:
            self.change(open=self.m.open - {found.number})

    def reveal(self, area: str) -> None:
        if area in self.top.board.areas and area not in self.m.revealed:
            self.change(revealed=(*self.m.revealed, area))
            if (element := self.top.areas.get(area)) is not None:
                self.happen(f"area:{area}", element.text, element.do)

    def activate(self, thing: str) -> None:
        self._switch(thing, on=True)
        for one in self.top.all_things(self.m.placed):
            if one.element.id == thing and getattr(one.type, "linked", "") == "active":
                self.make_active(one)

    def make_active(self, pad: Thing) -> None:
        """Activate a teleporter. The first time, its text is read. Rule: RUL16-156."""
        if not is_active(self.m, pad):
            self.change(active=self.m.active | {pad.key})
            self.happen(pad.key, pad.element.text, pad.element.do)

    def deactivate(self, thing: str) -> None:
        self._switch(thing, on=False)

    def _switch(self, thing: str, *, on: bool) -> None:
        self.change(switched=tuple({**dict(self.m.switched), thing: on}.items()))

    def remove(self, token: str) -> None:
        things = (thing for thing in (*self.top.things.values(), *self.m.placed) if not thing.is_figure)
        keys = {thing.key for thing in things if thing.element.id == token}
        self.change(off=self.m.off | keys, owed=owed_among(self.m.owed, keys))

    def say(self, text: str) -> None:
        self.announce(self._source, "text", text)

    def place(self, entry: Mapping[str, object]) -> None:
        element = placed_element(entry, self.top.board.kinds.tokens)
        self.lay(things_of(self.top.board, element, ""))

    def lay(self, things: Iterable[Thing]) -> None:
        """Put things on the board under names of their own. Those absent with this number of marines are left out."""
        own = [thing for thing in things if present(thing.element.marines, self.top.marines)]
        number = len({thing.source for thing in self.m.placed}) + 1
        named = [
            thing._replace(
                key=f"placed:{number}" if index == 0 else f"placed:{number}/{index + 1}", source=f"placed:{number}"
            )
            for index, thing in enumerate(own[: max(0, MOST_PLACED - len(self.m.placed))])
        ]
        self.change(placed=(*self.m.placed, *named))

    def drop(self, carrier: Thing) -> None:
        """Put the item of a figure at the place where the figure was set up."""
        if not (item := getattr(carrier.element, "carries", None)):
            return
        kind, thing = token_showing(item, self.top.board.kinds.tokens)
        element = Token(kind=kind, item=thing, at=carrier.at, in_area=carrier.area or None)
        self.lay(one._replace(portal=carrier.portal) for one in things_of(self.top.board, element, ""))

    def spawn(self, kind: str, count: int, area: str | None) -> None:
        """People spawn invaders."""

    def wound(self, count: int, who: str) -> None:
        """People take wounds."""

    def heal(self, count: int, who: str) -> None:
        """People take wounds back."""

    def draw(self, count: int) -> None:
        """The invader draws cards."""

    def win(self, side: str) -> None:
        self.change(winner=side)

    def lose(self, item: str) -> None:
        """Take an item out of the game. Its owner puts it back into the box."""
        laid = [(one.key, one.element) for one in (*self.top.things.values(), *self.m.placed)]
        keys = {key for key, one in laid if isinstance(one, Token) and item in (one.item, one.kind)}
        self.change(off=self.m.off | keys)

    def summon(self, value: object) -> None:
        """Let portals summon: the invader chooses their groups. Rule: RUL16-145."""
        self.owe(portals_named(portals_left(self.top, self.m), value))

    def owe(self, portals: Iterable[str]) -> None:
        """Record the portals, by their keys, that must summon."""
        self.change(owed=owing(self.m, portals))


def victory_order(top: TableGame, moment: TableMoment) -> tuple[str, str]:
    """The order of the sides' victories at one moment without a draw. Rule: RUL-98; RUL16-173 (`simultaneous`)."""
    first = "marines"
    if top.has("initiative deck"):
        drawn = moment.deck.drawn
        active = "invaders" if not drawn or drawn[-1] == INVADER else "marines"
        rule = top.house_rule("simultaneous", "active-side")
        first = rule if rule in ("marines", "invaders") else active
    return (first, "invaders" if first == "marines" else "marines")
