"""The doors of a map of Doom Companion, and its links between areas, which become teleporters."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from kneedeep.board import Board
from kneedeep.support import later, listed
from kneedeep_exchange.imports.doom_companion.companion_names import COLORS
from kneedeep_exchange.imports.doom_companion.companion_script import Script, place_of, texts_of
from kneedeep_exchange.imports.imported import Notes
from kneedeep_exchange.imports.json_node import JsonNode
from kneedeep_exchange.imports.scenario_names import ScenarioNames

PAD_COLORS = ("red", "blue", "yellow")
Entry = dict[str, Any]
"""A door or token as written to a scenario file."""


class Doors:
    """The doors and links of one map."""

    def __init__(self, root: JsonNode, names: ScenarioNames, script: Script, notes: Notes) -> None:
        """Take the file, the known names, and the notes."""
        self.root, self.names, self.script, self.notes = root, names, script, notes

    def _nodes(self, *, links: bool) -> list[JsonNode]:
        return [one for one in self.root.list("puertas") if (one.text("tipo") == "teleportador") == links]

    def placed(self) -> Iterator[tuple[JsonNode, Entry]]:
        """Yield the doors with a known place."""
        for node in self._nodes(links=False):
            if "posicion" in node:
                where = node.object("posicion")
                if (place := place_of(where)) is None:
                    continue
                upright = where.text("orientacion") == "vertical"
                x, y = place
                side = "east" if upright else "south"
                yield node, {"at": (x - 1, y) if upright else (x, y - 1), "side": side}

    def found(self, board: Board) -> list[Entry]:
        """The doors. Without a place, a door is on the only free joint between its areas."""
        placed = {id(node): entry for node, entry in self.placed()}
        joints = _joints(board)
        taken = {(entry["at"], entry["side"]) for entry in placed.values()}
        found = []
        for node in self._nodes(links=False):
            ends = [self.names.get("area", node.text(key)) for key in ("desde", "hacia")]
            meant = frozenset(filter(None, ends))
            if (entry := placed.get(id(node))) is None:
                free = [one for one, between in joints.items() if between == meant and one not in taken]
                if len(free) != 1:
                    text = later("{path} is left out: it has no place, and {count} places between its areas are free.")
                    self.notes.note(text, path=node.path, count=len(free))
                    continue
                entry = {"at": free[0][0], "side": free[0][1]}
                taken.add(free[0])
            lies = joints.get((entry["at"], entry["side"]), frozenset())
            if lies and lies != meant:
                self.notes.note(
                    "{path}: it leads from {start} to {end}, but lies between {areas}.",
                    path=node.path,
                    start=node.text("desde"),
                    end=node.text("hacia"),
                    areas=listed(sorted(lies)),
                )
            found.append(self._door(node, entry))
        return found

    def _door(self, node: JsonNode, place: Mapping[str, object]) -> Entry:
        kind = node.text("tipo")
        entry: Entry = {"id": self.names.get("door", node.text("id")), **place}
        if kind == "paso":
            entry["kind"] = "passage"
        elif kind in COLORS:
            entry["key"] = COLORS[kind]
        elif kind not in ("normal", "evento"):
            self.notes.note("{path}: no door is called {kind!r}; an ordinary one is taken.", path=node.path, kind=kind)
        return entry | self._lock(node)

    def _lock(self, node: JsonNode) -> Entry:
        """The conditions and texts of a door or link."""
        needs = self.script.condition(node.object("requisitos"))
        texts = texts_of(node.object("textos"), text="abrir", locked_text="bloqueada")
        return ({"needs": needs} if needs is not None else {}) | texts

    def link(self, tokens: Sequence[tuple[str, Entry]]) -> int:
        """Add the links between areas to their teleporters. Returns the number of links."""
        pads: dict[str, tuple[str, ...]] = {}
        waiting = []
        used = {entry.get("color") for _, entry in tokens}
        colors = iter([color for color in PAD_COLORS if color not in used])
        for node in self._nodes(links=True):
            pairs = _pairs(node, tokens)
            if len(pairs) != 1:
                text = later("{path} is left out: its areas have {count} pairs of teleporters of one color, not one.")
                self.notes.note(text, path=node.path, count=len(pairs))
                node.leave("requisitos", "textos", "posicion")
                continue
            color = pairs[0][0].get("color") or next(colors, None)
            for entry in pairs[0]:
                entry["id"] = self.names.define("pad", node.text("id"))
                entry |= {"color": color} if color is not None else {}
            pads[node.text("id")] = tuple(entry["id"] for entry in pairs[0])
            waiting.append((node, pairs[0]))
        self.script.pads = pads
        for node, (one, other) in waiting:
            lock = self._lock(node)
            one |= lock
            other |= lock
        alone = sum(entry["kind"] == "teleporter" and "color" not in entry for _, entry in tokens)
        if alone:
            self.notes.note("{number} teleporters have no color: no link joins them.", number=alone)
        return len(waiting)


def _joints(board: Board) -> dict[tuple[tuple[int, int], str], frozenset[str]]:
    """The areas on both sides of each joint."""
    areas = dict(zip(board.spaces, board.area_of, strict=True))
    ends = ((joint, (*joint.a.inside, *joint.b.inside)) for joint in board.joining.joints)
    return {min(joint.edges): frozenset(areas.get(space, "") for space in spaces) for joint, spaces in ends}


def _pairs(node: JsonNode, tokens: Sequence[tuple[str, Entry]]) -> list[tuple[Entry, Entry]]:
    """The pairs of free teleporters of one color in the two areas of a link."""
    free = [(area, one) for area, one in tokens if one["kind"] == "teleporter" and "id" not in one]
    starts, ends = ([one for area, one in free if area == node.text(key)] for key in ("desde", "hacia"))
    return [(one, other) for one in starts for other in ends if one.get("color") == other.get("color")]
