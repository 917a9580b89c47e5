"""The elements, conditions and steps of a scenario in words for people, without ids of the file."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from kneedeep.board.script.condition_names import ConditionNames, by_number, rounds, spaces_listed, with_marines
from kneedeep.board.script.script_steps import placed_element
from kneedeep.board.script.thing_names import NOTHING
from kneedeep.model.catalog.edition_words import in_words_of
from kneedeep.model.catalog.invader_setup import PORTAL_COLORS
from kneedeep.model.scenario import model
from kneedeep.model.scenario.script_values import Condition, Effect
from kneedeep.support import later, listed, sentence, tr, tr_count
from kneedeep.support.resources import table_rows

BRIEF = 60
"""The most characters of a condition in the name of a trigger or an ending."""
_CHOOSERS = {"chance": later("the draw by chance"), "invader": later("the choice of the invader")}
_CHOOSERS["marines"] = later("the choice of the marines")
_OWN = {
    model.Item: later("the item “{name}”"),
    model.OwnPieceType: later("the own piece “{name}”"),
    model.OwnTokenType: later("the own token “{name}”"),
    model.OwnFigureType: later("the own figure “{name}”"),
}


class DisplayNames(ConditionNames):
    """The elements, conditions and steps of a scenario in words for people."""

    def element(self, element: object, spaces: Sequence[Sequence[int]] = ()) -> str:
        """An element as the subject of a sentence: `the red key at 29,8`, `the area “Lab”`.

        `spaces`: the places that are meant, if not all of them.
        """
        match element:
            case model.Piece():
                return self._piece(element)
            case model.Door():
                return self._door_at(element)
            case model.Token():
                return tr("the {token} {near}", token=self._token(element), near=self._near(element, spaces))
            case model.Figure():
                name, near = self._figure(element, spaces), self._near(element, spaces)
                return tr("the {figure} {near}", figure=name, near=near)
            case model.Spawn():
                return self._spawn(element)
            case model.Area():
                return tr("the area {area}", area=self.area(element.id))
            case model.Trigger():
                return tr("the trigger ({brief})", brief=self._brief(element.when))
            case model.Deadline():
                return tr("the deadline of {rounds}", rounds=rounds(element.rounds))
            case model.Ending():
                return tr("the ending ({brief})", brief=self._brief(element.when))
            case model.Choice():
                return tr(_CHOOSERS[element.by])
            case model.Item() | model.OwnPieceType() | model.OwnTokenType() | model.OwnFigureType():
                sort = in_words_of(self.board.edition.ruleset, _OWN[type(element)])
                return tr(sort, name=element.name or element.id)
            case model.Victory():
                return tr("the victory")
        return tr("the scenario")

    def _brief(self, condition: Condition) -> str:
        text = self.when(condition)
        return text if len(text) <= BRIEF else f"{text[:BRIEF].rsplit(' ', 1)[0]} …"

    def subject_of(self, element: object) -> str:
        """The subject of a step of a course of play: an element, the id of an area, spaces, a number."""
        if isinstance(element, str):
            return self.area(element)
        if isinstance(element, tuple):
            return spaces_listed(element)
        return str(element) if isinstance(element, int) else self.element(element)

    def move(self, kind: str, element: object, others: Sequence[object] = ()) -> str:
        """A step of a course of play: `take the red key at 2,3`, `wait until round 3 has ended`.

        `others`: its further subjects.
        """
        if element is None:
            return tr(_MOVES[kind]).format("").rstrip()
        about = str(element) if kind == "judge" else self.subject_of(element)
        if kind == "collect" or (kind == "take" and isinstance(element, model.Figure)):
            carrier = about if kind == "take" else tr("a demon from {about}", about=about)
            thing = self.thing(getattr(element, "carries", ""))
            return tr("take the {thing} that {carrier} carried", thing=thing, carrier=carrier)
        if kind in ("kill", "defeat"):
            about = listed([about, *(self.subject_of(other) for other in others)])
            about = about if kind == "kill" else tr("the demons from {about}", about=about)
            return f"{(tr('frag') if self._fragged else tr('kill'))} {about}"
        return tr(_MOVES.get(kind, kind + " {}")).format(about)

    def drawn(self, choice: model.Choice) -> str:
        """The number of drawn entries of a choice, and the number of all."""
        entries = (listed([self.of(pick["token"]) for pick in entry], 99) or tr("nothing") for entry in choice.of)
        told = "; ".join(f"({number}) {entry}" for number, entry in enumerate(entries, 1))
        return sentence(tr("{draw} of {of}: {entries}", draw=choice.draw, of=len(choice.of), entries=told))

    def steps(self, effects: Iterable[Effect]) -> str:
        """The steps of a `do` list as a sentence, without its texts. Empty if there are none."""
        parts = [self.step(effect) for effect in effects if effect.kind != "text"]
        return sentence("; ".join(parts)) if parts else ""

    def step(self, effect: Effect) -> str:
        """A step in words."""
        if (words := _EFFECTS.get(effect.kind)) is not None:
            return words(self, effect)
        verb = tr(_DONE.get(effect.kind, ""))
        return f"{self.of(effect.value)} {verb}" if verb else f"{effect.kind} {effect.value}"

    def _given(self, step: Effect) -> str:
        count, to = step.params.get("count", 1), step.params.get("to")
        who, number = tr("any marine") if to == "any" else tr("the finder"), f"{count} × " if count != 1 else ""
        thing = self.thing(step.value, step.params.get("color"))
        return tr("{to} gets {value}{thing}", to=who, value=number, thing=thing)

    def _placed(self, step: Effect) -> str:
        element = placed_element(step.value, self.board.kinds.tokens)
        own = element.count if element.in_area or isinstance(element, model.Token) else 1
        count, marks = max(own, len(element.places)), with_marines(element.marines)
        number, name = f"{count} × " if count > 1 else "", self.of_placed(element)
        text = tr("set up {value}{of_placed}", value=number, of_placed=name)
        return text + tr(" ({marks} marines)", marks=marks) if marks else text

    def _spawned(self, step: Effect) -> str:
        value = step.value
        where = tr(" in {name}", name=self.of(value["in"])) if "in" in value else ""
        count, kind = value.get("count", 1), self.kind(str(value["kind"]))
        return tr("the invader spawns {get} × {kind}{where}", get=count, kind=kind, where=where)

    def _harmed(self, step: Effect) -> str:
        everyone = step.params.get("who") == "all"
        counts_wounds = "wounds" in self.board.edition.features
        verb = tr(_HARM[step.kind, counts_wounds][everyone])
        whom = tr("all marines") if everyone else tr("the marine")
        if counts_wounds:
            return f"{whom} {verb} {tr_count('{n} wound', '{n} wounds', step.value)}"
        return tr("{whom} {verbs} {value} damage", whom=whom, verbs=verb, value=step.value)

    def _summoning(self, step: Effect) -> str:
        several = step.value in ("all", *PORTAL_COLORS)
        return f"{self.portals(str(step.value))} {tr('summon') if several else tr('summons')}"

    def _activated(self, step: Effect) -> str:
        name = self.of(step.value)
        if "inactive teleporters" in self.board.edition.features:
            return tr("{name} becomes active", name=name)
        return f"{name} {tr('is switched on')}"


_DONE = dict(table_rows(__file__, "results.txt"))
"""The effect on the subject of a step, by its kind, and the text of a step `win` by its winner."""
_EFFECTS: Mapping[str, Callable[[DisplayNames, Effect], str]] = {
    "set": lambda names, it: tr("{flag} is set", flag=names.flag(it.value)),
    "give": DisplayNames._given,
    "reveal": lambda names, it: tr("{area} is revealed", area=names.area(str(it.value))),
    "activate": DisplayNames._activated,
    "text": lambda names, it: tr("“{value}” is read aloud", value=it.value or NOTHING),
    "place": DisplayNames._placed,
    "spawn": DisplayNames._spawned,
    "wound": DisplayNames._harmed,
    "heal": DisplayNames._harmed,
    "draw": lambda names, it: tr("the invader draws {value}", value=tr_count("{n} card", "{n} cards", it.value)),
    "win": lambda _names, it: tr(_DONE.get(str(it.value), f"win {it.value}")),
    "lose": lambda names, it: tr("{thing} leaves the game", thing=names.thing(it.value)),
    "summon": DisplayNames._summoning,
}
"""The functions for kinds of steps that need more than a name and an effect (`_DONE`)."""
_HARM = {
    ("wound", True): (later("loses"), later("lose")),
    ("heal", True): (later("gets back"), later("get back")),
    ("wound", False): (later("suffers"), later("suffer")),
    ("heal", False): (later("recovers"), later("recover")),
}
"""The verbs for one marine and for all, by step and whether the edition counts wounds."""
_MOVES = dict(table_rows(__file__, "moves.txt"))
"""The wording of each kind of step of a course of play."""

__all__ = ["DisplayNames", "by_number", "rounds", "with_marines"]
