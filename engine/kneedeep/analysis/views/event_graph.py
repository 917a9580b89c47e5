"""The event graph: elements, places, flags and items, and the conditions and steps between them."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from kneedeep.board import Board
from kneedeep.board.script.script_steps import Path, PlacedThing, ScriptStep, script_steps
from kneedeep.model.catalog.invader_setup import PORTAL_COLORS
from kneedeep.model.scenario.model import Condition, Effect, Figure, Token

DOES, STOPS, NEEDS, ENDS = "does", "stops", "needs", "ends"
KINDS = (DOES, STOPS, NEEDS, ENDS)
"""Kinds of edges: a step that gives or opens, one that takes or shuts, a lock, and the end or goals of the game."""
ELEMENT, THING, SPACES, FLAG, GROUP, ROUND, TEXTS, MARINES, INVADER = (
    "element thing spaces flag group round texts marines invader".split()
)
"""Kinds of nodes: an element (0: the victory), a thing placed by a step, spaces, a flag, a group of one name, a round,
a text read aloud, an effect on marines, a gain of the invader."""
_STOPPING = ("shut", "remove", "deactivate", "lose")
_NAMED = {"use", "destroy", "exit", "reveal", "clear", "hold", "reach", "open"}
_SUBJECTS = ("unlock", "open", "shut", "reveal", "activate", "deactivate", "remove")


class Node(NamedTuple):
    """A possible cause or effect: one of the sorts above, and its key."""

    sort: str
    key: Any


VICTORY = Node(ELEMENT, 0)


class Part(NamedTuple):
    """The place of a condition or step in the file: its element (0: the scenario), its keys, and the script.

    Locks with keys and entries of choices have no script.
    """

    serial: int
    path: Path
    script: Condition | Effect | None


class Edge(NamedTuple):
    """A link from one node to a second. `part` is None for the members of a group."""

    cause: Node
    effect: Node
    kind: str
    part: Part | None


class EventGraph(NamedTuple):
    """The edges, the things placed by steps, by node, and the triggers."""

    edges: tuple[Edge, ...]
    things: dict[Node, Token | Figure]
    triggers: tuple[Node, ...]


def owner_of(part: Part) -> Node:
    """The node a condition or step belongs to: its element, or the thing placed on the board with it."""
    if "place" in part.path[:-1]:
        end = len(part.path) - part.path[::-1].index("place")
        return Node(THING, (part.serial, part.path[:end]))
    return Node(ELEMENT, part.serial)


def event_graph(board: Board) -> EventGraph:
    """The event graph of a board's scenario."""
    walk = _Walk(board)
    return EventGraph(tuple(walk.edges()), walk.things, walk.triggers)


class _Walk:
    """One walk over the script of a scenario."""

    def __init__(self, board: Board) -> None:
        scenario = board.scenario
        self._board, self._scenario = board, scenario
        self._steps = tuple(script_steps(scenario, board.kinds.tokens))
        self.things = {
            Node(THING, (step.serial, step.path)): step.element for step in self._steps if isinstance(step, PlacedThing)
        }
        self.triggers = tuple(Node(ELEMENT, trigger.serial) for trigger in scenario.triggers)
        self._of_id: dict[str, Node] = {}
        for section in (scenario.areas, scenario.doors, scenario.tokens, scenario.figures, scenario.spawns):
            for element in section:
                if element.id:
                    self._of_id.setdefault(element.id, Node(ELEMENT, element.serial))
        for node, thing in self.things.items():
            if thing.id:
                self._of_id.setdefault(thing.id, node)
        self._trigger_serials = {trigger.serial for trigger in scenario.triggers}
        self._groups: dict[Node, tuple[Node, ...]] = {}

    def edges(self) -> Iterator[Edge]:
        """Yield every edge, those of groups last."""
        roots = {(step.serial, step.path): step for step in self._steps if isinstance(step, ScriptStep)}
        for step in roots.values():
            part = Part(*step[:3])
            if isinstance(step.script, Effect):
                yield from self._of_effect(part, step.script)
            elif step.script.kind not in ("all", "any", "count"):
                yield from self._of_condition(part, step.script)
        for door in self._scenario.doors:
            if door.key:
                lock = Part(door.serial, ("key",), None)
                yield Edge(self._got("key", door.key), Node(ELEMENT, door.serial), NEEDS, lock)
        for choice in self._scenario.choices:
            for number, entry in enumerate(choice.of):
                for place, option in enumerate(entry):
                    if (chosen := self._of_id.get(str(option["token"]))) is not None:
                        at = Part(choice.serial, ("of", number, place), None)
                        yield Edge(Node(ELEMENT, choice.serial), chosen, DOES, at)
        wanted = {node: node.key for node in self._groups if node.key[0] == "got"}
        for step in roots.values():
            if isinstance(step.script, Effect) and step.script.kind == "give":
                value, color = step.script.value, step.script.params.get("color")
                part = Part(*step[:3])
                pairs = ((node, thing, of_color) for node, (_, thing, of_color) in wanted.items())
                takers = [node for node, thing, of_color in pairs if value == thing and of_color in (None, color)]
                for node in takers or [Node(MARINES, None)]:
                    yield Edge(owner_of(part), node, DOES, part)
        for group, members in self._groups.items():
            for member in members:
                if group.key[0] == "summon":
                    yield Edge(group, member, DOES, None)
                else:
                    yield Edge(member, group, DOES, None)

    # Steps

    def _of_effect(self, part: Part, effect: Effect) -> Iterator[Edge]:
        owner = owner_of(part)
        kind, value = effect.kind, effect.value
        node: Node | None
        if kind in _SUBJECTS:
            node = self._of_id.get(str(value))
        elif kind == "set":
            node = Node(FLAG, value)
        elif kind == "place":
            node = Node(THING, (part.serial, (*part.path, "place")))
        elif kind == "spawn":
            node = self._of_id.get(str(value.get("in"))) or Node(INVADER, None)
        elif kind == "summon":
            node = self._group("summon", value, None, self._portals)
        elif kind == "give":
            return
        elif kind == "win":
            node = VICTORY
        else:
            node = Node({"text": TEXTS, "draw": INVADER}.get(kind, MARINES), None)
        if node is not None:
            sort = ENDS if kind == "win" else STOPS if kind in _STOPPING else DOES
            yield Edge(owner, node, sort, part)

    # Conditions

    def _of_condition(self, part: Part, condition: Condition) -> Iterator[Edge]:
        owner, role = owner_of(part), self._role(part)
        source = self._source(condition)
        if source is None and role in (NEEDS, STOPS) and condition.kind == "round":
            source = Node(ROUND, condition.value)
        if source is not None:
            yield Edge(source, owner, role, part)

    def _role(self, part: Part) -> str:
        if part.path[0] in ("when", "from", "goal", "victory"):
            return DOES if part.serial in self._trigger_serials else ENDS
        keys = [key for key in part.path if key in ("needs", "until")]
        return STOPS if keys[-1:] == ["until"] else NEEDS

    def _source(self, condition: Condition) -> Node | None:
        """The node that a condition waits for, None if it has no place: rounds, frags, players' decisions."""
        kind, value, params = condition.kind, condition.value, condition.params
        if kind == "flag":
            return Node(FLAG, value)
        if kind == "spaces" or (kind == "reach" and not isinstance(value, str)):
            return Node(SPACES, tuple(value if kind == "spaces" else value["spaces"]))
        if kind in _NAMED:
            return self._of_id.get(str(value))
        if kind == "got":
            return self._got(value, params.get("color"))
        if kind == "kill":
            return self._group("kill", value, None, self._foes)
        if kind == "summoned":
            return self._group("summoned", value, None, self._portals)
        return None

    def _got(self, value: str, color: str | None) -> Node:
        return self._group("got", value, color, self._takings)

    def _group(self, sort: str, value: object, color: object, members: Callable[[Any, Any], Iterator[Node]]) -> Node:
        """The node of everything with a name: the only element itself, or a group of several."""
        group = Node(GROUP, (sort, value, color))
        if group not in self._groups:
            self._groups[group] = tuple(dict.fromkeys(members(value, color)))
        return group

    def _portals(self, value: object, _: object) -> Iterator[Node]:
        if value in ("all", *PORTAL_COLORS):
            for token in self._scenario.tokens:
                kind = self._board.kinds.tokens.get(token.kind)
                if kind is not None and kind.summons and value in ("all", token.color):
                    yield Node(ELEMENT, token.serial)
        elif str(value) in self._of_id:
            yield self._of_id[str(value)]

    def _foes(self, value: object, _: object) -> Iterator[Node]:
        for figure in self._scenario.figures:
            if value in (figure.id, figure.group, figure.kind):
                yield Node(ELEMENT, figure.serial)
        for node, thing in self.things.items():
            if isinstance(thing, Figure) and value in (thing.id, thing.group, thing.kind):
                yield node

    def _takings(self, value: object, color: object) -> Iterator[Node]:
        """Yield the sources of a thing: tokens of the kind or item, and figures that carry it."""
        elements: tuple[Token | Figure, ...] = (*self._scenario.tokens, *self._scenario.figures)
        for element in elements:
            if _holds(element, value, color):
                yield Node(ELEMENT, element.serial)
        for node, thing in self.things.items():
            if _holds(thing, value, color):
                yield node


def _holds(element: Token | Figure, value: object, color: object) -> bool:
    if element.carries == value:
        return True
    return isinstance(element, Token) and value in (element.kind, element.item) and color in (None, element.color)
