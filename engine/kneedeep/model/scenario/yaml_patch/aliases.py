"""Aliases written out before a plan changes what they stand for."""

from kneedeep.model.scenario.yaml_patch.change_plan import Plan, Replace, SequencePlan
from kneedeep.model.scenario.yaml_patch.node_kinds import Mapping, Node, Scalar, Sequence, Span, children
from kneedeep.model.scenario.yaml_patch.node_tree import Tree, parse, plain
from kneedeep.model.scenario.yaml_patch.splices import Splice, spliced
from kneedeep.model.scenario.yaml_patch.value_text import inline


def independent(tree: Tree, plan: Plan) -> Tree:
    """A tree of the same shape, without aliases for anything that the plan changes, moves or removes."""
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
    """Gather the nodes that will not be what they were, where they were."""
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
