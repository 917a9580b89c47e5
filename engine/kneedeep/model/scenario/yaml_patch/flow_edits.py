"""Insertion and removal of pairs and items in collections in brackets and braces."""

from typing import NamedTuple

from kneedeep.model.scenario.yaml_patch.change_plan import FRONT
from kneedeep.model.scenario.yaml_patch.collection_layout import Layout, LayoutPart
from kneedeep.model.scenario.yaml_patch.fragments import Fragment
from kneedeep.model.scenario.yaml_patch.splices import Splice


class FlowEdit(NamedTuple):
    """A change between `start` (after the opening bracket) and `close` (before the closing one).

    `leaving`: the indices of removed parts. `inserted`: new text by the index of the staying part before it.
    """

    layout: Layout
    newline: str
    start: int
    close: int
    parts: list[LayoutPart]
    leaving: set[int]
    inserted: dict[int, list[Fragment]]

    @property
    def staying(self) -> list[int]:
        """The indices of the parts that stay."""
        return [index for index in range(len(self.parts)) if index not in self.leaving]


def flow_splices(edit: FlowEdit) -> list[Splice]:
    """The splices of an edit. Comments stay unless they belong to a removed part."""
    if not edit.leaving and not edit.inserted:
        return []
    if not edit.parts:
        return _into_empty(edit, edit.inserted[FRONT])
    commented = any(fragment.commented for group in edit.inserted.values() for fragment in group)
    if _on_one_line(edit) and not commented:
        return _one_line(edit)
    splices = [splice for index in sorted(edit.leaving) for splice in _removal(edit, edit.parts[index])]
    for index, fragments in edit.inserted.items():
        splices += _at_front(edit, fragments) if index == FRONT else _behind(edit, edit.parts[index], fragments)
    return splices


def _on_one_line(edit: FlowEdit) -> bool:
    """True if there are only commas and spaces between the parts."""
    ends = [edit.start, *(part.end for part in edit.parts)]
    starts = [*(part.start for part in edit.parts), edit.close]
    gaps = "".join(edit.layout.text[end:start] for end, start in zip(ends, starts, strict=True))
    return not gaps.strip(" \t,")


def _one_line(edit: FlowEdit) -> list[Splice]:
    parts, staying = edit.parts, edit.staying
    front = [fragment.body for fragment in edit.inserted.get(FRONT, ())]
    if not staying:
        last = parts[-1]
        end = last.comma + 1 if last.comma >= 0 else last.end
        return [Splice(parts[0].start, end, ", ".join(front))]
    splices = [Splice(parts[0].start, parts[staying[0]].start, "".join(body + ", " for body in front))]
    for index, following in zip(staying, [*staying[1:], len(parts)], strict=True):
        bodies = [fragment.body for fragment in edit.inserted.get(index, ())]
        end = parts[index].end
        splices.append(Splice(end, parts[following - 1].end, "".join(", " + body for body in bodies)))
    return [splice for splice in splices if splice.text or splice.start < splice.end]


def _into_empty(edit: FlowEdit, fragments: list[Fragment]) -> list[Splice]:
    layout = edit.layout
    if not any(fragment.commented for fragment in fragments):
        bodies = ", ".join(fragment.body for fragment in fragments)
        blank = layout.is_blank(edit.start, edit.close)
        return [Splice(edit.start if blank else edit.close, edit.close, bodies)]
    indent = " " * (edit.start - layout.line_start(edit.start))
    return [Splice(edit.close, edit.close, edit.newline + _lines(edit, fragments, indent) + indent)]


def _removal(edit: FlowEdit, part: LayoutPart) -> list[Splice]:
    layout = edit.layout
    text = layout.text
    if part.alone:
        return [Splice(part.top, part.bottom, "")]
    splices = []
    if part.first and part.top < layout.line_start(part.start):
        splices.append(Splice(part.top, layout.line_start(part.start), ""))
    cuts = [(part.start, part.end)]
    if part.comma >= 0:
        behind = part.comma + 1
        while text[behind] in " \t":
            behind += 1
        cuts.append((part.comma, part.comma + 1 if text[behind] in "#\r\n" else behind))
    if part.beside[0] < part.beside[1]:
        start = part.beside[0]
        while text[start - 1] in " \t":
            start -= 1
        cuts.append((start, part.beside[1]))
    return [*splices, *(Splice(start, end, "") for start, end in sorted(cuts))]


def _at_front(edit: FlowEdit, fragments: list[Fragment]) -> list[Splice]:
    first = edit.parts[0]
    indent = " " * first.column
    if first.first:
        return [Splice(first.top, first.top, _lines(edit, fragments, indent))]
    if any(fragment.commented for fragment in fragments):
        return [Splice(first.start, first.start, edit.newline + _lines(edit, fragments, indent) + indent)]
    bodies = ", ".join(fragment.body for fragment in fragments)
    return [Splice(first.start, first.start, bodies + (", " if edit.staying else ""))]


def _behind(edit: FlowEdit, part: LayoutPart, fragments: list[Fragment]) -> list[Splice]:
    layout = edit.layout
    last = part.comma < 0
    splices = [Splice(part.end, part.end, ",")] if last else []
    indent = " " * (part.column if part.first else edit.parts[0].column)
    if part.alone:
        splices.append(Splice(part.bottom, part.bottom, _lines(edit, fragments, indent, closing=last)))
        return splices
    behind = part.end if last else part.comma + 1
    if any(fragment.commented for fragment in fragments) or behind <= part.beside[0] < part.beside[1]:
        at = max(behind, part.beside[1])
        lines = edit.newline + _lines(edit, fragments, indent, closing=last).removesuffix(edit.newline)
        if fragments[-1].beside and not layout.is_blank(at, layout.line_end(at)):
            lines += edit.newline + indent
        splices.append(Splice(at, at, lines))
        return splices
    bodies = ", ".join(fragment.body for fragment in fragments)
    splices.append(Splice(behind, behind, f" {bodies}" + ("" if last else ",")))
    return splices


def _lines(edit: FlowEdit, fragments: list[Fragment], indent: str, *, closing: bool = False) -> str:
    lines = []
    for number, fragment in enumerate(fragments, 1):
        lines += [indent + comment for comment in fragment.comments]
        comma = "" if closing and number == len(fragments) else ","
        lines.append(indent + fragment.body + comma + fragment.beside)
    return "".join(line + edit.newline for line in lines)
