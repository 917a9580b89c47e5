"""Saving by patching: unchanged text is kept exactly. Only differences between old and new data are rewritten."""

from collections.abc import Mapping as AbstractMapping
from collections.abc import Sequence as AbstractSequence
from typing import NamedTuple

from kneedeep.model.scenario.element import Entry
from kneedeep.model.scenario.yaml_patch.change_plan import (
    MappingPlan,
    NewItem,
    Plan,
    Replace,
    SequencePlan,
    normal,
    outcome,
    same,
)
from kneedeep.model.scenario.yaml_patch.change_planner import ChangePlanner, Unplaced
from kneedeep.model.scenario.yaml_patch.file_limits import Unreadable
from kneedeep.model.scenario.yaml_patch.fragments import element_text
from kneedeep.model.scenario.yaml_patch.node_kinds import Mapping, Node, Scalar, Sequence, Span, children
from kneedeep.model.scenario.yaml_patch.node_tree import Plain, Tree, parse, plain
from kneedeep.model.scenario.yaml_patch.rewrite import rewritten
from kneedeep.model.scenario.yaml_patch.splices import Splice, SpliceOverlap, spliced
from kneedeep.model.scenario.yaml_patch.value_text import inline

__all__ = ["PatchFailed", "PatchResult", "RememberedElement", "element_text", "patched", "remember"]


class PatchFailed(Exception):
    """The text could not be changed to the new data. Nothing is written."""


class RememberedElement(NamedTuple):
    """The former lines of a removed element (see `element_text`), and its data in the model at that time.

    Without the data, every key in the lines that is not in the entry stays.
    """

    text: str
    data: Plain = None


class PatchResult(NamedTuple):
    """The new text (with any byte order mark), and the keys and indices of fully rewritten parts."""

    text: str
    rewritten: tuple[tuple[str | int, ...], ...] = ()


def patched(
    tree: Tree,
    old: object,
    new: object,
    nodes: AbstractMapping[int, Node] | None = None,
    order: AbstractSequence[str] = (),
    memory: AbstractMapping[int, RememberedElement | str] | None = None,
) -> PatchResult:
    """The text of a tree after the change from `old` to `new` plain data, read back and compared.

    `old` may lack keys of the text. Parts equal in both stay. Elements are `Entry`s and
    identified by serial. `nodes` maps them to their nodes, `memory` to the lines of those that the text no longer
    has. `order` is the order of the top-level keys, for the place of a missing one. A list of elements that loses
    its last one stays as `[]`.

    If the result does not match `new`, the changed elements in question are rewritten in flow style, then
    their sections. `rewritten` names them. Raises PatchFailed if that does not help either.
    """
    before = normal(old)
    recall = _Memory(memory or {}, nodes or {}, tree, before)
    try:
        plan = ChangePlanner(nodes or {}, recall.restore, order).plan_changes(tree.root, before, normal(new), top=True)
    except Unplaced:
        raise PatchFailed("an element that changed has no place in the text") from None
    if plan is None:
        return PatchResult(("\ufeff" if tree.bom else "") + tree.text)
    if (text := _made(tree, plan)) is not None:
        return PatchResult(text)
    return _coarsely(tree, plan)


def remember(tree: Tree, node: Node, data: AbstractMapping[str, object]) -> RememberedElement:
    """The lines of a removed element and its data in the model, for memory."""
    return RememberedElement(element_text(tree, node), dict(normal(data)))  # type: ignore[arg-type]


def _made(tree: Tree, plan: Plan) -> str | None:
    """The text after a plan. None if it can't be read or has other data."""
    expected = outcome(tree.root, plan)
    try:
        text = ("\ufeff" if tree.bom else "") + rewritten(independent(tree, plan), plan)
        return text if same(plain(parse(text).root), expected) else None
    except (SpliceOverlap, Unreadable):
        return None
    except ValueError as error:
        raise PatchFailed(str(error)) from None


def _coarsely(tree: Tree, plan: Plan) -> PatchResult:
    """The text after a plan that rewrites elements or sections that can't be patched."""
    if isinstance(plan, Replace) or not isinstance(tree.root, Mapping) or not isinstance(plan, MappingPlan):
        raise PatchFailed("the whole text would have to be written anew")
    changes = dict(plan.changes)
    written: list[tuple[str | int, ...]] = []
    for index, change in plan.changes.items():
        key, value = tree.root.pairs[index]
        if _made(tree, MappingPlan(changes={index: change})) is not None:
            continue
        if isinstance(change, SequencePlan) and isinstance(value, Sequence):
            change, items = _elements_anew(tree, index, value, change)
            written += [(key.text, item) for item in items]
            changes[index] = change
        if _made(tree, MappingPlan(changes={index: change})) is None:
            changes[index] = Replace(outcome(value, change))
            written.append((key.text,))
    if (text := _made(tree, MappingPlan(changes, plan.removed, plan.added))) is None:
        raise PatchFailed("the new text would not say what was changed")
    return PatchResult(text, tuple(written))


def _elements_anew(tree: Tree, section: int, node: Sequence, plan: SequencePlan) -> tuple[SequencePlan, list[int]]:
    """The plan of a section that rewrites changed items that can't be patched alone."""
    changes = dict(plan.changes)
    written = []
    for index, change in plan.changes.items():
        alone = MappingPlan(changes={section: SequencePlan(changes={index: change})})
        if not isinstance(change, Replace) and _made(tree, alone) is None:
            changes[index] = Replace(outcome(node.items[index], change))
            written.append(index)
    return SequencePlan(changes, plan.removed, plan.moved, plan.inserted), written


class _Memory(NamedTuple):
    """The memory of entries that are missing in their new list."""

    memory: AbstractMapping[int, RememberedElement | str]
    nodes: AbstractMapping[int, Node]
    tree: Tree
    old: Plain

    def restore(self, entry: Entry) -> NewItem:
        """An entry with its former lines, patched if its data has changed since."""
        known = self.memory.get(entry.serial) or self._elsewhere(entry.serial)
        if known is not None:
            found = _recalled(RememberedElement(known) if isinstance(known, str) else known, entry)
            if found is not None:
                return found
        return NewItem(dict(entry), is_entry=True)

    def _elsewhere(self, serial: int) -> RememberedElement | None:
        """The lines of an entry that moves from another list of the same text."""
        if serial not in self.nodes or not isinstance(self.old, dict):
            return None
        for section in self.old.values():
            for entry in section if isinstance(section, list) else ():
                if isinstance(entry, Entry) and entry.serial == serial:
                    return remember(self.tree, self.nodes[serial], entry)
        return None


def _recalled(known: RememberedElement, entry: Entry) -> NewItem | None:
    try:
        tree = parse(known.text)
    except Unreadable:
        return None
    if not isinstance(tree.root, Sequence) or len(tree.root.items) != 1:
        return None
    item = tree.root.items[0]
    present = plain(item)
    if not isinstance(present, dict):
        return None
    old = known.data
    if not isinstance(old, dict):
        old = {key: value for key, value in present.items() if key in entry}
    try:
        change = ChangePlanner({}, lambda inner: NewItem(dict(inner))).plan_changes(item, old, dict(entry))
    except Unplaced:
        return None
    if change is None:
        return NewItem(present, known.text, is_entry=True)
    text = _made(tree, SequencePlan(changes={0: change}))
    return None if text is None else NewItem(outcome(item, change), text.removeprefix("\ufeff"), is_entry=True)


def independent(tree: Tree, plan: Plan) -> Tree:
    """A tree of the same shape, without aliases of nodes that the plan changes, moves or removes."""
    if "*" not in tree.text:
        return tree
    touched: set[int] = set()
    moving: list[tuple[Node, int]] = []
    _touch(tree.root, plan, touched, moving)
    uses = [use for use in _uses(tree.root) if id(use[1]) in touched]
    for parent, index in moving:
        span, child = _span_of_alias(parent, index), children(parent)[index]
        uses += [(span, child)] if span else _uses(child)
    if not uses:
        return tree
    splices = {span: Splice(*span, inline(plain(target))) for span, target in uses}
    return parse(("\ufeff" if tree.bom else "") + spliced(tree.text, list(splices.values())))


def _touch(node: Node, plan: Plan, touched: set[int], moving: list[tuple[Node, int]]) -> None:
    """Collect the nodes that change or get another place."""
    if isinstance(plan, Replace):
        touched.update(map(id, _within(node)))
        return
    touched.add(id(node))
    leaving = plan.leaving if isinstance(plan, SequencePlan) else plan.removed
    for index, child in enumerate(children(node)):
        if _span_of_alias(node, index):
            continue
        if index in leaving:
            touched.update(map(id, _within(child)))
        elif index in plan.changes:
            _touch(child, plan.changes[index], touched, moving)
    if isinstance(plan, SequencePlan):
        moving += [(node, index) for index in plan.moved]
    else:
        touched.update(id(key) for index, (key, _) in enumerate(_pairs(node)) if index in plan.removed)


def _pairs(node: Node) -> list[tuple[Scalar, Node]]:
    return node.pairs if isinstance(node, Mapping) else []


def _span_of_alias(parent: Node, index: int) -> Span | None:
    return None if isinstance(parent, Scalar) or parent.aliases is None else parent.aliases.get(index)


def _within(node: Node) -> list[Node]:
    """A node, its keys and everything inside it, but not the targets of its aliases."""
    found: list[Node] = [node]
    for inner in found:
        found += [key for key, _ in _pairs(inner)]
        found += [child for index, child in enumerate(children(inner)) if not _span_of_alias(inner, index)]
    return found


def _uses(node: Node) -> list[tuple[Span, Node]]:
    """Every alias inside a node, with its target."""
    found = []
    for inner in _within(node):
        if isinstance(inner, (Mapping, Sequence)) and inner.aliases:
            below = children(inner)
            found += [(span, below[index]) for index, span in inner.aliases.items()]
    return found
