"""Conditions and rewards of Doom Companion as conditions and steps of a scenario."""

from collections.abc import Iterable, Mapping

from kneedeep.model.geometry.space import Space
from kneedeep.support.translation import later, tr
from kneedeep_exchange.imports.doom_companion.companion_names import THINGS
from kneedeep_exchange.imports.imported import FARTHEST, Notes
from kneedeep_exchange.imports.json_node import JsonNode
from kneedeep_exchange.imports.scenario_names import ScenarioNames


class Script:
    """Converts conditions and rewards. `pads`: the teleporters of links between areas, by the link's name."""

    def __init__(self, names: ScenarioNames, notes: Notes) -> None:
        """Take the known names, and the notes."""
        self.names, self.notes = names, notes
        self.pads: Mapping[str, tuple[str, ...]] = {}

    def thing(self, old: str) -> Mapping[str, str] | None:
        """The token for a thing: one of the box, or an item of the scenario."""
        item = self.names.get("item", old)
        return {"kind": "item", "item": item} if item is not None else THINGS.get(old)

    def condition(self, node: JsonNode) -> dict[str, object] | None:
        """A condition. None for an empty one, and for an unsupported one, which is noted."""
        for word, ours in (("todas", "all"), ("alguna", "any")):
            if word in node:
                parts = [part for part in map(self.condition, node.list(word)) if part is not None]
                return {ours: parts} if parts else None
        count = {"count": node.whole("cantidad", 1)} if node.whole("cantidad", 1) > 1 else {}
        if "areaDespejada" in node:
            return self._named(node, "areaDespejada", "area", "clear")
        if "evento" in node:
            return self._named(node, "evento", "event", "flag")
        if "objeto" in node:
            thing = self._thing(node)
            return None if thing is None else {"got": _word(thing), **_color(thing), **count}
        if "puertaAbierta" in node:
            if pads := self.pads.get(node.text("puertaAbierta")):
                return {"any": [{"use": pad} for pad in pads]}
            return self._named(node, "puertaAbierta", "door", "open")
        return None

    def steps(self, rewards: Iterable[JsonNode]) -> list[dict[str, object]]:
        """The steps of rewards, each with its text first."""
        found: list[dict[str, object]] = []
        for reward in rewards:
            if reward.text("texto"):
                found.append({"text": reward.text("texto")})
            found += self._step(reward)
        return found

    def _step(self, reward: JsonNode) -> list[dict[str, object]]:
        count = {"count": reward.whole("cantidad", 1)} if reward.whole("cantidad", 1) > 1 else {}
        step: dict[str, object] | None = None
        match reward.text("tipo"):
            case "texto":
                return []
            case "revelarInfo":
                if "area" in reward:
                    shown = reward.text("area")
                    text = later(
                        "{path}: the app shows the name of the area {shown} on its map; here the text alone is read."
                    )
                    self.notes.note(text, path=reward.path, shown=shown)
                return []
            case "otorgarObjeto":
                thing = self._thing(reward)
                step = None if thing is None else {"give": _word(thing), **_color(thing), **count}
            case "activarEvento":
                step = self._named(reward, "evento", "event", "set")
            case "desbloquearPuerta":
                if pads := self.pads.get(reward.text("puerta")):
                    return [{"activate": pad} for pad in pads]
                step = self._named(reward, "puerta", "door", "unlock")
            case other:
                self.notes.note("{path} is left out: no reward is called {name!r}.", path=reward.path, name=other)
        return [] if step is None else [step]

    def _named(self, node: JsonNode, key: str, sort: str, word: str) -> dict[str, object] | None:
        if (name := self.names.get(sort, node.text(key))) is None:
            text = later("{path} is left out: no {sort} is called {name!r}.")
            self.notes.note(text, path=node.path, sort=tr(sort), name=node.text(key))
            return None
        return {word: name}

    def _thing(self, node: JsonNode) -> Mapping[str, str] | None:
        if (thing := self.thing(node.text("objeto"))) is None:
            self.notes.about(node, "objeto", "{path} is left out: no thing is called {name!r}.")
        return thing


def _word(thing: Mapping[str, str]) -> str:
    return thing.get("item", thing["kind"])


def _color(thing: Mapping[str, str]) -> dict[str, str]:
    return {"color": thing["color"]} if "color" in thing else {}


def place_of(node: JsonNode) -> Space | None:
    """The space of a thing. None if it has none or is too far away."""
    place = node.whole("x"), node.whole("y")
    return None if max(map(abs, place)) > FARTHEST or "x" not in node or "y" not in node else place


def texts_of(node: JsonNode, **keys: str) -> dict[str, object]:
    """The existing texts of some keys, under our names."""
    return {ours: node.text(theirs) for ours, theirs in keys.items() if node.text(theirs)}
