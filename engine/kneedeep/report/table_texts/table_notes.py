"""Texts of a session: to all, without a word of what is not revealed, and to the invader alone."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from kneedeep.english import capitalized, listed, sentence
from kneedeep.scenario.model import Door, Figure, Token
from kneedeep.scenario.script_values import Effect
from kneedeep.script.display_names import DisplayNames
from kneedeep.script.table_session import Announcement, Due, TableDeed, TableGame, TableMoment, is_shown

_DEEDS = {
    "open": "Opened",
    "force": "Done all the same",
    "shut": "Shut",
    "try": "Tried in vain",
    "look": "Seen through: reveal what lies beyond",
    "go": "Gone through: reveal where it leads",
    "take": "Taken",
    "use": "Used",
    "kill": "Killed",
    "destroy": "Destroyed",
    "leave": "One marine leaves here",
    "leave-all": "All marines leave here",
}
_WON = {
    "marines": "The marines have won",
    "invaders": "The invader has won",
    "nobody": "The game is over",
}
_ABOUT_PLACES = ("unlock", "open", "shut", "activate", "deactivate", "remove")


class Note(NamedTuple):
    """Something for the invader's eyes: what it is about, what it says."""

    cue: str
    text: str


class TableTexts:
    """The words of one table."""

    def __init__(self, top: TableGame, words: DisplayNames) -> None:
        """Take a table, and the words of its scenario."""
        self.top, self.words = top, words
        self._by_name: dict[str, Any] = {
            top.names[element.serial]: element for element in top.scenario.elements()
        }
        self._by_id: dict[str, Any] = {
            element.id: element for element in top.scenario.elements() if getattr(element, "id", None)
        }

    # For all

    def cue(self, source: str, moment: TableMoment) -> str:
        """Return what a text is about, as a heading."""
        if source in ("briefing", "objective"):
            return source.capitalize()
        word, _, rest = source.partition(":")
        if word == "victory":
            return _WON.get(rest, "The game is over")
        if word in ("area", "clear"):
            name = self.words.area(rest).strip("“”")
            return name if word == "area" else f"{name} is cleared"
        if word in ("door", "token", "figure", "placed"):
            return self.title(source, moment)
        if word.startswith("deadline"):
            return "Time runs"
        if word.startswith("choice"):
            return "Before the first turn"
        if word.startswith("ending"):
            return "The end"
        return "Something happens"

    def title(self, name: str, moment: TableMoment) -> str:
        """Return what a door or thing is called, and where it is."""
        door = self.top.doors.get(name)
        if door is not None:
            return sentence(f"{self.words.door(door.element)}, {self.words.place(door.element)}").rstrip(".")
        thing = self.top.thing(name, moment.placed)
        if thing is None:
            return ""
        element = thing.element
        called = self.words.token(element) if isinstance(element, Token) else self.words.figure(element)
        where = f"{thing.at[0]},{thing.at[1]}" if thing.at is not None else self.words.area(thing.area)
        return f"{capitalized(called)}, {where}"

    def deed(self, deed: TableDeed) -> str:
        """Return what a deed is called on a button."""
        return _DEEDS[deed.word]

    def lines(self, announced: Announcement, moment: TableMoment) -> list[str]:
        """Return what people have to do after steps were carried out; nothing of what is not revealed."""
        found = [self._line(effect, moment) for effect in announced.effects]
        return [sentence(line) for line in found if line]

    def won(self, winner: str) -> str:
        """Return who has won."""
        return _WON.get(winner, "The game is over")

    def _line(self, effect: Effect, moment: TableMoment) -> str:
        kind, value = effect.kind, effect.value
        if kind in _ABOUT_PLACES:
            return self.words.step(effect) if self._is_known(str(value), moment) else ""
        if kind == "place":
            known = any(
                thing.element.kind == value.get("kind") and is_shown(self.top, moment, thing)
                for thing in moment.placed
            )
            return self.words.step(effect) if known else ""
        if kind == "spawn" and "in" in value:
            spawn = self._by_id.get(str(value["in"]))
            if spawn is None or not self._is_revealed_spawn(spawn, moment):
                return f"the invader spawns {value.get('count', 1)} × {self.words.kind(str(value['kind']))}"
        if kind in ("win", "set", "text"):
            return ""
        return self.words.step(effect)

    def _is_known(self, id: str, moment: TableMoment) -> bool:
        element = self._by_id.get(id)
        if isinstance(element, Door):
            door = self.top.doors.get(self.top.names[element.serial])
            return door is not None and bool(set(self.top.areas_of_door(door)) & set(moment.revealed))
        if isinstance(element, Token | Figure):
            shown = moment._replace(off=frozenset())
            return any(
                thing.element.id == id and is_shown(self.top, shown, thing)
                for thing in (*self.top.things.values(), *moment.placed)
            )
        return False

    def _is_revealed_spawn(self, spawn: Any, moment: TableMoment) -> bool:
        number, area_of = self.top.board.number, self.top.board.area_of
        areas = {*spawn.areas, *((spawn.area,) if spawn.area else ())}
        areas |= {area_of[number[at]] for at in spawn.spaces if at in number}
        return areas <= set(moment.revealed)

    # For the invader alone

    def plan(self, due: Due) -> str:
        """Return what waits to be carried out, in words."""
        return self.words.steps(due.effects)

    def notes(self, moment: TableMoment) -> Iterator[Note]:
        """Yield the notes of the scenario and of what is revealed."""
        scenario = self.top.scenario
        if scenario.notes:
            yield Note("This scenario", scenario.notes)
        for id in moment.revealed:
            area = self.top.areas.get(id)
            if area is not None and area.note:
                yield Note(self.words.area(id).strip("“”"), area.note)
        for piece in self.top.board.pieces:
            if piece.area in moment.revealed and piece.element.note:
                yield Note(piece.type.name.capitalize(), piece.element.note)
        for name, door in self.top.doors.items():
            if door.element.note and set(self.top.areas_of_door(door)) & set(moment.revealed):
                yield Note(self.title(name, moment), door.element.note)
        seen: set[str] = set()
        for thing in (*self.top.things.values(), *moment.placed):
            if thing.element.note and thing.source not in seen and is_shown(self.top, moment, thing):
                seen.add(thing.source)
                yield Note(self.title(thing.key, moment), thing.element.note)

    def spawns(self) -> Iterator[Note]:
        """Yield where the invader may spawn, of which kinds and when."""
        for spawn in self.top.scenario.spawns:
            if spawn.side != "invaders":
                continue
            parts = (
                [f"only {listed([self.words.kind(kind) for kind in spawn.only], 99)}"] if spawn.only else []
            )
            if spawn.needs is not None:
                waits = self.words.waits(spawn)
                parts.append(f"once {waits}" if waits else "never")
            if spawn.until is not None:
                parts.append(f"until {self.words.when(spawn.until)}")
            if spawn.each_round:
                kind = self.words.kind(str(spawn.each_round["kind"]))
                parts.append(f"{spawn.each_round.get('count', 1)} × {kind} every round")
            where = self.words.spawn(spawn).removeprefix("the spawn area ")
            yield Note(sentence(where).rstrip("."), sentence("; ".join(parts)) if parts else "")

    def awaited(self, moment: TableMoment) -> Iterator[tuple[str, Note]]:
        """Yield the triggers that have not come true: name, when, and what they bring."""
        for name, trigger in self.top.triggers.items():
            if name in moment.fired:
                continue
            parts = [f"“{trigger.text}”"] if trigger.text else []
            steps = self.words.steps(trigger.do)
            note = f"Note: {trigger.note}" if trigger.note else ""
            brings = "  ".join(filter(None, (*parts, steps, note)))
            yield name, Note(sentence(f"when {self.words.when(trigger.when)}"), brings)

    def ends(self) -> Iterator[tuple[str, str]]:
        """Yield how the game may end: what ends it, when in words."""
        victory = self.top.scenario.victory
        if victory.marines is not None:
            yield "marines", sentence(f"the marines win when {self.words.when(victory.marines)}")
        if victory.invaders is not None:
            yield "invaders", sentence(f"the invader wins when {self.words.when(victory.invaders)}")
        for name, ending in self.top.endings.items():
            yield name, sentence(f"the game ends when {self.words.when(ending.when)}")
