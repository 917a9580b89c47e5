"""Applies a plan to the text: unchanged text keeps every character, changed text is spliced."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from kneedeep.model.scenario.value_shapes import Lines
from kneedeep.model.scenario.yaml_patch.change_plan import (
    FRONT,
    Added,
    Inserted,
    MappingPlan,
    NewItem,
    Plan,
    Replace,
    SequencePlan,
    outcome,
)
from kneedeep.model.scenario.yaml_patch.collection_layout import LayoutPart
from kneedeep.model.scenario.yaml_patch.decoder import split_lines
from kneedeep.model.scenario.yaml_patch.flow_edits import FlowEdit, flow_splices
from kneedeep.model.scenario.yaml_patch.fragments import Fragment, fragment, fragment_of, indented
from kneedeep.model.scenario.yaml_patch.node_kinds import Mapping, Node, Scalar, Sequence, Span, children
from kneedeep.model.scenario.yaml_patch.node_tree import Tree
from kneedeep.model.scenario.yaml_patch.splices import Splice, spliced
from kneedeep.model.scenario.yaml_patch.value_text import inline, inline_key, literal

_HEADER_COMMENT = re.compile(r"[|>][-+0-9]*([ \t]+#[^\r\n]*)")


class TextPlace(NamedTuple):
    """The place of a value: `lead` is the offset after its colon or dash, `column` that of its key or dash.

    `glue` is the text to insert between `lead` and a value if there is none.
    """

    flow: bool
    pair: bool
    lead: int
    column: int
    glue: str = " "


def rewritten(tree: Tree, plan: Plan) -> str:
    """The text of a tree (without byte order mark) after a plan for its root.

    Raises Overlap or ValueError if the plan can't be applied to this text.
    """
    rewriting = _Rewriting(tree)
    rewriting.document(tree.root, plan)
    text = spliced(rewriting.text, rewriting.splices)
    closed = len(tree.text) == len(rewriting.text)
    return text if closed else text.removesuffix(tree.newline)


class _Rewriting:
    """The splices of one text, collected from the inside out."""

    def __init__(self, tree: Tree) -> None:
        self.layout = tree.layout
        self.text = self.layout.text
        self.newline = tree.newline
        self.splices: list[Splice] = []
        self.step = _list_indent(tree)

    def splice(self, start: int, end: int, text: str) -> None:
        self.splices.append(Splice(start, end, text))

    @contextmanager
    def aside(self) -> Iterator[list[Splice]]:
        """Collect splices separately, for text that is removed and inserted elsewhere."""
        outer, self.splices = self.splices, []
        try:
            yield self.splices
        finally:
            self.splices = outer

    def document(self, root: Node, plan: Plan) -> None:
        """Apply the plan of the root."""
        data = outcome(root, plan)
        if not isinstance(root, Scalar) and children(root) and data and not isinstance(plan, Replace):
            self.edit(root, plan, TextPlace(root.flow, False, root.start, 0))
            return
        added = [pair for pairs in plan.added.values() for pair in pairs] if isinstance(plan, MappingPlan) else []
        if isinstance(data, dict) and data:
            known = {pair.key: pair for pair in added}
            pairs = [known.get(key, Added(key, value)) for key, value in data.items()]
            block = "".join(self.pair_lines(pair, 0) for pair in pairs)
        else:
            block = inline(data) + self.newline
        self._put_document(root, block)

    def _put_document(self, root: Node, block: str) -> None:
        on_line = not self.layout.is_blank(self.layout.line_start(root.start), root.start)
        if root.start == root.end:
            at = self.layout.next_line(root.start) if on_line else root.start
            gap = self.newline if at and self.text[at - 1] not in "\r\n" else ""
            self.splice(at, at, gap + block)
            return
        end = root.end if isinstance(root, Scalar) or root.flow else self.layout.parts(root)[-1].end
        self.splice(root.start, end, (self.newline if on_line else "") + block.removesuffix(self.newline))

    def edit(self, node: Node, plan: MappingPlan | SequencePlan, place: TextPlace) -> None:
        """Apply the plan of a collection that is written out in place."""
        assert isinstance(node, (Mapping, Sequence))
        parts = self.layout.parts(node)
        leaving = plan.leaving if isinstance(plan, SequencePlan) else plan.removed
        for index, change in plan.changes.items():
            if index not in leaving:
                self.child(node, parts[index], index, change)
        if node.flow:
            self._edit_flow(node, plan, place, parts, leaving)
        else:
            self._edit_block(node, plan, place, parts, leaving)

    def child(self, node: Mapping | Sequence, part: LayoutPart, index: int, change: Plan) -> None:
        """Apply the plan of a value or an item."""
        value = children(node)[index]
        span = (node.aliases or {}).get(index, (value.start, value.end))
        if isinstance(node, Sequence):
            place = TextPlace(node.flow, False, part.start + (not node.flow), part.column)
        else:
            key = node.pairs[index][0]
            colon = self.layout.significant(key.end)
            if self.text[colon : colon + 1] == ":":
                place = TextPlace(node.flow, True, colon + 1, part.column)
            else:
                place = TextPlace(node.flow, True, key.end, part.column, ": ")
        if isinstance(change, Replace):
            self.replace(value, span, change, place)
        elif span != (value.start, value.end) or _is_bare_pair(self.text, value):
            self.replace(value, span, Replace(outcome(value, change)), place)
        else:
            self.edit(value, change, place)

    def replace(self, node: Node, span: Span, change: Replace, place: TextPlace) -> None:
        """Write another value."""
        as_list = bool(change.items) and place.pair and not place.flow
        written_here = span == (node.start, node.end)
        if written_here and not isinstance(node, Scalar) and not node.flow and children(node):
            self._replace_block(node, change, place, as_list=as_list)
            return
        start, end = span
        anchor = f"&{node.anchor} " if node.anchor is not None and written_here else ""
        if as_list:
            while start > place.lead and self.text[start - 1] in " \t":
                start -= 1
            self.splice(start, end, "")
            bottom = self.layout.next_line(end)
            self.splice(bottom, bottom, self._items_lines(change.items, place.column + self.step))
            return
        shown = inline(change.value)
        if written_here and isinstance(node, Scalar) and node.style in ("|", ">"):
            shown = self._block_scalar(node, change, place)
        glue = place.glue if start == end or start == place.lead and place.pair else ""
        self.splice(start, end, glue + anchor + shown)

    def _block_scalar(self, node: Scalar, change: Replace, place: TextPlace) -> str:
        """The replacement of a block scalar: a literal block if possible, with the comment of its first line."""
        header = _HEADER_COMMENT.match(self.text, self.layout.content(node))
        comment = header[1] if header else ""
        indent = " " * (place.column + 2)
        block = literal(change.value, indent, self.newline) if isinstance(change.value, str) else None
        if block is None:
            return inline(change.value) + comment
        first, *lines = block.split(self.newline)
        return self.newline.join((first + comment, *lines))

    def _replace_block(self, node: Mapping | Sequence, change: Replace, place: TextPlace, *, as_list: bool) -> None:
        parts = self.layout.parts(node)
        if (properties := self.layout.properties_end(node)) > node.start:
            self.splice(node.start, properties, "")
        for part in parts:
            if part.alone:
                self.splice(part.top, part.bottom, "")
        if not parts[0].alone:
            self.splice(parts[0].start, self.layout.line_end(parts[0].end), inline(change.value))
        elif as_list:
            lines = self._items_lines(change.items, place.column + self.step)
            self.splice(parts[0].top, parts[0].top, lines)
        else:
            self.splice(place.lead, place.lead, " " + inline(change.value))

    def _edit_flow(
        self,
        node: Mapping | Sequence,
        plan: MappingPlan | SequencePlan,
        place: TextPlace,
        parts: list[LayoutPart],
        leaving: set[int],
    ) -> None:
        content = self.layout.content(node)
        if isinstance(plan, SequencePlan) and not parts and place.pair and not place.flow:
            items = tuple(item for item in plan.inserted.get(FRONT, ()) if isinstance(item, NewItem))
            if all(item.is_entry for item in items) and self.layout.is_blank(content + 1, node.end - 1):
                value = [item.value for item in items]
                self.replace(node, (node.start, node.end), Replace(value, items), place)
                return
        fragments: dict[int, list[Fragment]] = {}
        if isinstance(plan, SequencePlan):
            for index, inserted in plan.inserted.items():
                fragments[index] = [self._fragment(node, plan, parts, item) for item in inserted]
        else:
            for index, added in plan.added.items():
                texts = [f"{inline_key(pair.key)}: {inline(pair.value)}" for pair in added]
                fragments[index] = [Fragment((), text, "") for text in texts]
        edit = FlowEdit(self.layout, self.newline, content + 1, node.end - 1, parts, leaving, fragments)
        self.splices += flow_splices(edit)

    def _fragment(
        self, node: Mapping | Sequence, plan: SequencePlan, parts: list[LayoutPart], item: Inserted
    ) -> Fragment:
        if isinstance(item, NewItem):
            return fragment_of(item.remembered) if item.remembered else Fragment((), inline(item.value), "")
        with self.aside() as splices:
            if item.item in plan.changes:
                self.child(node, parts[item.item], item.item, plan.changes[item.item])
        return fragment(self.layout, parts[item.item], splices)

    def _edit_block(
        self,
        node: Mapping | Sequence,
        plan: MappingPlan | SequencePlan,
        place: TextPlace,
        parts: list[LayoutPart],
        leaving: set[int],
    ) -> None:
        if isinstance(plan, MappingPlan):
            plan, leaving = self._take_places(plan, parts)
        inserted = self._block_insertions(node, plan, parts)
        if len(leaving) == len(parts) and not inserted:
            self._replace_block(node, Replace({} if isinstance(node, Mapping) else []), place, as_list=False)
            return
        merged = self._head(parts, leaving, inserted.pop(FRONT, ""))
        for index in sorted(leaving):
            if parts[index].alone and index > merged:
                self.splice(parts[index].top, parts[index].bottom, "")
        for index, lines in inserted.items():
            self.splice(parts[index].tail, parts[index].tail, lines)

    def _take_places(self, plan: MappingPlan, parts: list[LayoutPart]) -> tuple[MappingPlan, set[int]]:
        """Write added pairs in place of removed ones with comments above or beside them. The comments stay.

        Returns the rest of the plan, and the removed pairs without a replacement.
        Sections (in column 0) are about different things and never replace each other.
        """
        added = [(place, pair) for place, pairs in plan.added.items() for pair in pairs]
        removed = set(plan.removed)
        for index in sorted(plan.removed):
            part = parts[index]
            start = self.layout.line_start(part.start)
            comment = self.text[slice(*part.beside)]
            if not added or not part.column or not part.alone or (part.top == start and not comment):
                continue
            nearest = min(added, key=lambda one: abs(one[0] + 1 - index))
            added.remove(nearest)
            removed.remove(index)
            first, rest = self.pair_lines(nearest[1], part.column).split(self.newline, 1)
            beside = f"   {comment}" if comment else ""
            self.splice(start, part.bottom, f"{first}{beside}{self.newline}{rest}")
        left = MappingPlan(plan.changes, removed)
        for place, pair in added:
            left.added.setdefault(place, []).append(pair)
        return left, removed

    def _head(self, parts: list[LayoutPart], leaving: set[int], front: str) -> int:
        """Treat the first part, which may share its line with the dash of a list, and what comes before it.

        Returns the index of the last part that is removed with it, -1 for none.
        """
        head = parts[0]
        indent = " " * head.column
        if head.alone:
            if front:
                self.splice(head.top, head.top, front)
            return -1
        if 0 not in leaving:
            if front:
                self.splice(head.start, head.start, front.removeprefix(indent) + indent)
            return -1
        end = self.layout.line_end(head.end)
        if front:
            self.splice(head.start, end, front.removeprefix(indent).removesuffix(self.newline))
            return 0
        following = next(index for index in range(len(parts)) if index not in leaving)
        gapless = all(parts[index].bottom == parts[index + 1].top for index in range(following))
        if gapless and parts[following].top == self.layout.line_start(parts[following].start):
            self.splice(head.start, parts[following].start, "")
            return following - 1
        start = head.start
        while self.text[start - 1] in " \t":
            start -= 1
        self.splice(start, end, "")
        return 0

    def _block_insertions(
        self, node: Mapping | Sequence, plan: MappingPlan | SequencePlan, parts: list[LayoutPart]
    ) -> dict[int, str]:
        """The inserted lines by the index of the part before them."""
        column = parts[0].column
        if isinstance(plan, SequencePlan):
            return {
                index: "".join(self._item_lines(node, plan, parts, item) for item in items)
                for index, items in plan.inserted.items()
            }
        return {
            index: "".join(self._spaced(pair, parts, index, column) for pair in added)
            for index, added in plan.added.items()
        }

    def _spaced(self, pair: Added, parts: list[LayoutPart], index: int, column: int) -> str:
        """The lines of a pair. A section is separated by a blank line if its neighbour is."""
        lines = self.pair_lines(pair, column)
        if not (pair.items or isinstance(pair.value, Lines)) or column:
            return lines
        part = parts[max(index, 0)]
        above = part.top and self.layout.is_blank_line(self.layout.line_start(part.top - 1))
        if not self.layout.is_blank_line(part.tail) and not (above and part is parts[-1]):
            return lines
        return lines + self.newline if index == FRONT else self.newline + lines

    def _item_lines(self, node: Mapping | Sequence, plan: SequencePlan, parts: list[LayoutPart], item: Inserted) -> str:
        column = parts[0].column
        if isinstance(item, NewItem):
            return self._items_lines((item,), column)
        part = parts[item.item]
        with self.aside() as splices:
            if item.item in plan.changes:
                self.child(node, part, item.item, plan.changes[item.item])
        text = spliced(self.text, splices, part.top, part.bottom)
        return text if part.alone else " " * part.column + text

    def _items_lines(self, items: tuple[NewItem, ...], column: int) -> str:
        indent = " " * column
        blocks = []
        for item in items:
            if item.remembered is None:
                blocks.append(f"{indent}- {inline(item.value)}{self.newline}")
            else:
                lines = (line.rstrip("\r\n") + self.newline for line in split_lines(item.remembered))
                blocks.append(indented("".join(lines), indent))
        return "".join(blocks)

    def pair_lines(self, pair: Added, column: int) -> str:
        """A new pair as lines of a block mapping."""
        indent = " " * column
        lead = f"{indent}{inline_key(pair.key)}:"
        if pair.items:
            return lead + self.newline + self._items_lines(pair.items, column + self.step)
        if isinstance(pair.value, Lines) and pair.value:
            rows = (self.pair_lines(Added(key, value), column + 2) for key, value in pair.value.items())
            return lead + self.newline + "".join(rows)
        block = literal(pair.value, indent + "  ", self.newline) if isinstance(pair.value, str) else None
        return f"{lead} {inline(pair.value) if block is None else block}{self.newline}"


def _is_bare_pair(text: str, node: Node) -> bool:
    """True if a mapping is a single pair in a list, written without braces."""
    return isinstance(node, Mapping) and node.flow and text[node.start] not in "{&!"


def _list_indent(tree: Tree) -> int:
    """The indentation of a list below its key in this text: as in its first section, else 2."""
    if isinstance(tree.root, Mapping) and not tree.root.flow:
        for index, (key, value) in enumerate(tree.root.pairs):
            aliased = tree.root.aliases is not None and index in tree.root.aliases
            if isinstance(value, Sequence) and not value.flow and value.anchor is None and not aliased:
                column = tree.line_column(value.start)[1] - tree.line_column(key.start)[1]
                return max(column, 0)
    return 2
