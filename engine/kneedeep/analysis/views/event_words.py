"""Links between events in words for people."""

from collections.abc import Mapping
from typing import Any

from kneedeep.analysis.views.event_graph import ELEMENT, GROUP, ROUND, SPACES, THING, Node, Part, owner_of
from kneedeep.analysis.views.event_links import EventLink
from kneedeep.board.script.display_names import DisplayNames, rounds
from kneedeep.board.script.script_steps import read_needs
from kneedeep.model.scenario import model
from kneedeep.model.scenario.script_values import Condition, Effect
from kneedeep.support import coordinates, later, listed, sentence, tr

_SORTS = {"texts": later("texts that are read aloud"), "marines": later("the marines"), "invader": later("the invader")}
"""The kinds of ends that are neither elements nor have a place."""


class EventWords:
    """The words for the links of one scenario."""

    def __init__(self, names: DisplayNames, things: Mapping[Node, model.Token | model.Figure]) -> None:
        self._names, self._things = names, things

    def link(self, link: EventLink) -> str:
        """The text of a link, a sentence for each step of the script on its way."""
        last = len(link.parts) - 1
        said = [self.part(part, last=number == last) for number, part in enumerate(link.parts)]
        return " ".join(dict.fromkeys(words for words in said if words))

    def end(self, node: Node) -> str:
        """The name of an end of links: `the console at 4,2`, `the trigger (round 3 has ended)`."""
        names = self._names
        if node.sort == ELEMENT:
            return names.element(self._element(node))
        if node.sort == THING:
            return tr("the {of_placed}", of_placed=names.of_placed(self._things[node]))
        if node.sort == ROUND:
            return tr("the end of round {key}", key=node.key)
        if node.sort == GROUP:
            sort, value, color = node.key
            if sort == "got":
                return tr("the {thing}", thing=names.thing(value, color))
            return names.foes(str(value), 2) if sort == "kill" else names.portals(str(value))
        if node.sort == SPACES:
            s, key = "s" if len(node.key) > 1 else "", listed([coordinates(space) for space in node.key])
            return tr("the space{s} at {key}", s=s, key=key)
        return tr(_SORTS[node.sort]) if node.sort in _SORTS else names.flag(node.key)

    def title(self, node: Node) -> str:
        """A short name for an end: the condition of a trigger, the name of others without an article."""
        if node.sort == ELEMENT and isinstance(element := self._element(node), model.Trigger):
            return self._names.when(element.when) + _later(element.after)
        return self.end(node).removeprefix("the ")

    def _brings(self, trigger: model.Trigger) -> str:
        steps = "; ".join(self._names.step(effect) for effect in trigger.do)
        return steps or tr("“{text}” is read aloud", text=trigger.text)

    def _element(self, node: Node) -> Any:
        if node.sort == THING:
            return self._things[node]
        scenario = self._names.scenario
        return scenario.element(node.key) if node.key else scenario.victory

    def part(self, part: Part, *, last: bool = True) -> str:
        """The text of a step or condition. Empty for the condition of a trigger if its steps follow."""
        element, script = self._element(owner_of(part)), part.script
        if isinstance(script, Effect):
            return sentence(f"{self._occasion(element, part)}: {self._names.step(script)}")
        if isinstance(element, model.Trigger):
            return sentence(f"{self._occasion(element, part)}: {self._brings(element)}") if last else ""
        return sentence(self._condition(element, part))

    def _occasion(self, element: object, part: Part) -> str:
        """The occasion on which a step is carried out."""
        names = self._names
        match element:
            case model.Trigger():
                return tr("when {when}{later}", when=names.when(element.when), later=_later(element.after))
            case model.Deadline():
                return tr("when {element} is missed", element=names.element(element))
            case model.Area() if part.path[0] == "clear":
                return tr("when {area} is cleared", area=names.area(element.id))
            case model.Area():
                return tr("when {when}", when=names.when(Condition("reveal", element.id)))
        return tr("when {end} is {done}", end=self.end(owner_of(part)), done=self._done(element))

    def _done(self, element: Any) -> str:
        board = self._names.board
        if isinstance(element, model.Door):
            return tr("opened")
        if isinstance(element, model.Figure):
            return tr("fragged") if "frag tokens" in board.edition.features else tr("killed")
        kind = board.kinds.tokens.get(element.kind)
        return tr("taken") if kind is not None and kind.taken else tr("used")

    def _condition(self, element: Any, part: Part) -> str:
        """The text of the whole condition of a part, with the things that wait for it."""
        names, key = self._names, part.path[0]
        match element:
            case model.Victory():
                side = str(part.path[1])
                return tr("the {side} win when {when}", side=tr(side), when=names.when(getattr(element, side)))
            case model.Ending():
                return tr("the game ends when {when}", when=names.when(element.when))
            case model.Deadline() if key == "from" and element.start is not None:
                return tr(
                    "{element} starts when {when}", element=names.element(element), when=names.when(element.start)
                )
            case model.Deadline():
                return tr("within {rounds}: {when}", rounds=rounds(element.rounds), when=names.when(element.goal))
            case model.Choice():
                return tr("{element} decides whether it is set up", element=names.element(element))
            case model.Door() if key == "key":
                what, key = names.element(element), tr(element.key or "")
                return tr("{element} is locked until a marine has the {key} key", element=what, key=key)
        about = self.end(owner_of(part))
        if isinstance(element, model.Token) and "to" in part.path:
            entry = element.to[int(part.path[part.path.index("to") + 1])]
            needs = read_needs(entry)
            when, name = names.when(needs) if needs else "", names.of(entry["pad"])
            return tr("{about} leads to {name} once {when}", about=about, name=name, when=when)
        if "until" in part.path:
            return tr("{about} can be used until {when}", about=about, when=names.when(element.until))
        verb = tr("is locked until") if isinstance(element, model.Door) else tr("can be used once")
        return f"{about} {verb} {names.waits(element)}"


def _later(after: int | None) -> str:
    if after is None:
        return ""
    return tr(", {rounds} later", rounds=rounds(after)) if after else tr(", at the end of the round")
