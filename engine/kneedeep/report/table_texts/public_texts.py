"""Texts of a session for all players, without hidden information."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from kneedeep.board.doors import LaidDoor
from kneedeep.board.script import table_session as sessions
from kneedeep.board.script.display_names import DisplayNames
from kneedeep.board.script.table_session.portals import color_of, groups_of, threat_number
from kneedeep.model.catalog.invader_setup import PORTAL_COLORS
from kneedeep.model.scenario.invasion import threat_card
from kneedeep.model.scenario.model import Door, Effect, Element, Figure, Spawn, Token
from kneedeep.support import capitalized, later, listed, sentence, tr, tr_count, translated
from kneedeep.support.resources import table_rows

_DEEDS = dict(table_rows(__file__, "deeds.txt"))
_WON = {
    "marines": later("The marines have won"),
    "invaders": later("The invader has won"),
    "nobody": later("Nobody has won"),
}
_SOURCES = {
    "briefing": later("Briefing"),
    "objective": later("Objective"),
    "deck": later("Initiative deck"),
    "deadline": later("Time runs"),
    "choice": later("Before the first turn"),
    "ending": later("The end"),
}
"""The names of sources by the beginning of their words."""
_COUNTS = {
    "argent": later("the invader gains {} for the demon cards of the group"),
    "shuffled-in": later("add {} to the initiative deck, and shuffle it (ruling RUL16-22)"),
    "threat-tokens": later("the invader gains {}"),
}
_ABOUT_PLACES = ("unlock", "open", "shut", "activate", "deactivate", "remove")


def _counted(name: str, number: int) -> str:
    """A number of tokens or cards, in words."""
    if name == "argent":
        return tr_count("{n} Argent Power token", "{n} Argent Power tokens", number)
    if name == "shuffled-in":
        return tr_count("{n} invader initiative card", "{n} invader initiative cards", number)
    return tr_count("{n} threat token", "{n} threat tokens", number)


class PublicTexts:
    """The public texts of one table."""

    def __init__(self, top: sessions.TableGame, words: DisplayNames) -> None:
        self.top, self.words = top, words
        self._by_id: dict[str, Element] = {
            id: element for element in top.scenario.elements() if (id := getattr(element, "id", None))
        }

    def cue(self, source: str, moment: sessions.TableMoment) -> str:
        """The source of a text, as a heading."""
        return self.origin(source, moment) or tr("Something happens")

    def origin(self, source: str, moment: sessions.TableMoment) -> str:
        """The name of a source. Empty for a trigger, which has no name known to players."""
        word, _, rest = source.partition(":")
        if word == "threat":
            card = self.top.board.catalog.threats.get(threat_card(self.top.scenario))
            return translated(card.name) if card is not None else tr("Threat card")
        if word == "round":
            return tr("Status Phase of round {rest}", rest=rest)
        if word == "victory":
            return tr(_WON.get(rest, later("The game is over")))
        if word in ("area", "clear"):
            name = self.words.area_name(rest)
            return name if word == "area" else tr("{name} is cleared", name=name)
        if word in ("door", "token", "figure", "placed"):
            return self.title(source, moment)
        return next((tr(text) for start, text in _SOURCES.items() if word.startswith(start)), "")

    def title(self, name: str, moment: sessions.TableMoment) -> str:
        """The name and place of a door, thing or area."""
        if name.startswith("area:"):
            return self.words.area_name(name.removeprefix("area:"))
        if (door := self.top.doors.get(name)) is not None:
            return sentence(f"{self.words.door(door.element)}, {self.words.place(door.element)}").rstrip(".")
        thing = self.top.thing(name, moment.placed)
        return capitalized(", ".join(self._called(thing))) if thing is not None else ""

    def _called(self, thing: sessions.Thing) -> tuple[str, str]:
        """The name and the place of a thing, in words."""
        element = thing.element
        called = self.words.token(element) if isinstance(element, Token) else self.words.figure(element)
        if thing.portal is not None and not thing.is_figure:
            where = tr("where it was dropped")
        elif thing.portal is not None:
            carried = getattr(element, "carries", None)
            called += tr(" with the {thing}", thing=self.words.thing(carried, None)) if carried else ""
            where = tr("from the portal at {portal},{portal2}", portal=thing.portal[0], portal2=thing.portal[1])
        else:
            where = f"{thing.at[0]},{thing.at[1]}" if thing.at is not None else self.words.area(thing.area)
        return called, where

    def deed(self, deed: sessions.TableDeed, moment: sessions.TableMoment) -> str:
        """The label of a deed's button."""
        if deed.word == "group":
            return self.group(deed.step, moment)
        if deed.word == "buy":
            portal = self.top.thing(deed.step.about, moment.placed)
            color = color_of(portal) if portal is not None else ""
            return tr(_DEEDS["buy"]).format(_counted("threat-tokens", threat_number(self.top, "prices", color)))
        return tr(_DEEDS[deed.word])

    def group(self, step: sessions.TableStep, moment: sessions.TableMoment) -> str:
        """The group that a step summons: `2 Imps and 2 Cacodemons; the Specimen goes to: Imp`."""
        key, _, carrier = step.about.partition("\n")
        if (portal := self.top.thing(key, moment.placed)) is None:
            return ""
        demons, argent = groups_of(self.top, portal)[step.number]
        parts = [self._demons(demons.value)]
        if argent is not None and argent.value:
            parts.append(tr("Argent Power {value}", value=argent.value))
        if carrier:
            thing = self.words.thing(getattr(portal.element, "carries", ""), None)
            parts.append(tr("the {thing} goes to: {kind}", thing=thing, kind=self.words.kind(carrier)))
        return "; ".join(parts)

    def owed(self, moment: sessions.TableMoment) -> str:
        """A sentence about the portal that must summon next, empty if none must."""
        if not moment.owed:
            return ""
        keys = moment.owed[0]
        if len(keys) == 1:
            return tr(
                "The {portal} summons: the invader chooses an invasion group.", portal=self._portal(keys[0], moment)
            )
        portal = self.top.thing(keys[0], moment.placed)
        color = color_of(portal) if portal is not None else ""
        return tr(
            "One of the {color} portals summons: the invader chooses which, and an invasion group.", color=tr(color)
        )

    def _portal(self, key: str, moment: sessions.TableMoment) -> str:
        portal = self.top.thing(key, moment.placed)
        name, place = self._called(portal) if portal is not None else ("", "")
        return tr("{portal} at {place}", portal=name, place=place)

    def demons(self, counts: Mapping[str, int]) -> str:
        """Numbers of demons by type: `2 Imps, 1 Pinky`."""
        return self._demons(tuple(counts.items()))

    def portals(self, portals: Iterable[sessions.Thing]) -> str:
        """Numbers of portals by color: `2 blue, 1 red`."""
        colors = Counter(color_of(portal) for portal in portals)
        return ", ".join(f"{colors[color]} {tr(color)}" for color in PORTAL_COLORS if colors[color])

    def _demons(self, counts: Iterable[tuple[str, int]]) -> str:
        kinds = self.top.board.kinds.figures
        names = ((number, kinds[kind]) for kind, number in counts if kind in kinds)
        return listed(
            [f"{number} {translated(kind.name if number == 1 else kind.plural)}" for number, kind in names], 99
        )

    def lines(self, announced: sessions.Announcement, moment: sessions.TableMoment) -> list[str]:
        """The instructions after some steps, without hidden information."""
        found = [*self._counted(announced, moment)]
        found += [self._line(effect, moment) for effect in announced.effects]
        return [sentence(line) for line in found if line]

    def _counted(self, announced: sessions.Announcement, moment: sessions.TableMoment) -> Iterator[str]:
        counts = dict(announced.counts)
        if announced.part == "sight":
            portals = listed([tr("the {portal}", portal=self._portal(key, moment)) for key in counts], 99)
            summons = tr("it summons") if len(counts) == 1 else tr("they summon")
            yield tr("the marines see {portals}: {it_summons} at once", portals=portals, it_summons=summons)
            return
        if announced.part == "status":
            marines = tr_count("{n} marine initiative card", "{n} marine initiative cards", counts["marine-cards"])
            invader = tr_count("{n} invader initiative card", "{n} invader initiative cards", counts["invader-cards"])
            yield tr("shuffle the initiative deck: {marines} and {invader}", marines=marines, invader=invader)
            power = tr(", draws event cards, and may discard event cards to gain Argent Power")
            events = power if self._advanced else tr(" and draws event cards")
            yield tr("the invader readies exhausted demon cards{events}", events=events)
        if announced.part == "summon":
            demons = [(name.removeprefix("demon:"), number) for name, number in counts.items() if ":" in name]
            cards = tr("flip their demon {card} faceup", card=tr("card") if len(demons) == 1 else tr("cards"))
            placed = ""
            if demons:
                text = later("place {demons} on or adjacent to the portal, {cards}, and ")
                placed = tr(text, demons=self._demons(demons), cards=cards)
            yield tr("{placed}remove the portal from the map", placed=placed)
        for name, number in counts.items():
            if name in _COUNTS:
                yield tr(_COUNTS[name]).format(_counted(name, number))

    @property
    def _advanced(self) -> bool:
        return self.top.house_rule("advanced", "on") == "on"

    def won(self, winner: str) -> str:
        """The winner, in a sentence."""
        return tr(_WON.get(winner, later("The game is over")))

    def _line(self, effect: Effect, moment: sessions.TableMoment) -> str:
        kind, value = effect.kind, effect.value
        if kind in _ABOUT_PLACES:
            return self.words.step(effect) if self._is_known(str(value), moment) else ""
        if kind == "place":
            same = (thing for thing in moment.placed if thing.element.kind == value.get("kind"))
            known = any(sessions.is_shown(self.top, moment, thing) for thing in same)
            return self.words.step(effect) if known else ""
        if kind == "spawn" and "in" in value:
            spawn = self._by_id.get(str(value["in"]))
            if not isinstance(spawn, Spawn) or not self._is_revealed_spawn(spawn, moment):
                count, kind = value.get("count", 1), self.words.kind(str(value["kind"]))
                return tr("the invader spawns {get} × {kind}", get=count, kind=kind)
        return "" if kind in ("win", "set", "text") else self.words.step(effect)

    def _is_known(self, id: str, moment: sessions.TableMoment) -> bool:
        element = self._by_id.get(id)
        if isinstance(element, Door):
            door = self.top.doors.get(self.top.names[element.serial])
            return door is not None and self._is_known_door(door, moment)
        if isinstance(element, Token | Figure):
            shown = moment._replace(off=frozenset())
            things = (thing for thing in (*self.top.things.values(), *moment.placed) if thing.element.id == id)
            return any(sessions.is_shown(self.top, shown, thing) for thing in things)
        return False

    def _is_revealed_spawn(self, spawn: Spawn, moment: sessions.TableMoment) -> bool:
        number, area_of = self.top.board.number, self.top.board.area_of
        areas = {*spawn.areas, *((spawn.area,) if spawn.area else ())}
        areas |= {area_of[number[at]] for at in spawn.spaces if at in number}
        return areas <= set(sessions.shown_areas(self.top, moment))

    def _is_known_door(self, door: LaidDoor, moment: sessions.TableMoment) -> bool:
        return bool(set(self.top.areas_of_door(door)) & set(sessions.shown_areas(self.top, moment)))
