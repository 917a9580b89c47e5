"""Converts YAML events to nodes in one pass with an explicit stack, within the limits."""

import re
from collections.abc import Callable
from typing import Any, NoReturn

from yaml import events
from yaml.error import MarkedYAMLError

from kneedeep.model.scenario.yaml_patch import parse_errors
from kneedeep.model.scenario.yaml_patch.decoder import line_starts
from kneedeep.model.scenario.yaml_patch.file_limits import DEPTH, NODES, Unreadable, refusal
from kneedeep.model.scenario.yaml_patch.node_kinds import Mapping, Node, Scalar, Sequence
from kneedeep.model.scenario.yaml_patch.scalars import ScalarValue, resolve, resolve_as

try:
    from yaml._yaml import CParser as _Parser
except ImportError:
    from kneedeep.model.scenario.yaml_patch.pure_parser import PureParser as _Parser  # type: ignore[assignment]

_BREAKS_OF_YAML_1_1 = ("\x85", "\u2028", "\u2029")
_CORE = "tag:yaml.org,2002:"
_SCALAR_TAGS = frozenset(("str", "null", "bool", "int", "float"))
_EXPLICIT_KEY = re.compile(r"(?m)(?:^|[\s,\[{])\?(?=\s|$)")
_COMMENT = re.compile(r"#[^\r\n]*")


def compose(text: str, parser: Callable[[str], Any] = _Parser) -> Node:
    """The root node of a decoded text, a null scalar for an empty document. Raises Unreadable."""
    return _Composition(text, parser).root


class _Composition:
    """One pass over the events of a text."""

    def __init__(self, text: str, parser: Callable[[str], Any]) -> None:
        self.text = text
        self.disguised = _without_old_breaks(text)
        self.explicit_keys = _EXPLICIT_KEY.search(text) is not None
        self.next_event: Callable[[], Any] = parser(self.disguised).get_event
        self.resolved: dict[str, ScalarValue] = {}
        self.anchors: dict[str, tuple[Node, int, int] | None] = {}
        self.opened = -1
        try:
            self.root = self._document()
        except MarkedYAMLError as error:
            mark, opened = error.problem_mark, error.context_mark
            context, problem = error.context or "", error.problem or ""
            offset = min(mark.index, len(text)) if mark else 0
            self._refuse_marks(opened.index if opened else offset, offset)
            bracket = self._unclosed(offset)
            if bracket >= 0 and ("',' or" in problem or "node content" in problem):
                self._refuse(parse_errors.never_closed(text[bracket], len(line_starts(text[:offset]))), bracket)
            if opened and ("simple key" in context or ("quoted scalar" in context and offset == len(text))):
                offset = opened.index
            self._refuse(parse_errors.sentence(context, problem, text[offset : offset + 1]), offset)

    def _unclosed(self, offset: int) -> int:
        """The offset of the innermost bracket that is open before `offset`, -1 if another fault is likelier.

        A bracket counts as unclosed if the text after it is on a later line with no more indentation.
        """
        text, opened = self.text, self.opened
        rest = text[offset:].lstrip()
        if opened < 0 or (rest and "\n" not in text[opened:offset]):
            return -1
        return opened if not rest or _indentation(text, offset) <= _indentation(text, opened) else -1

    def _refuse_marks(self, start: int, end: int) -> None:
        """Refuse conflict markers of git, and invisible characters in the lines with a fault."""
        text = self.text
        if marks := parse_errors.CONFLICT.search(text):
            self._refuse(refusal("conflict", line=len(line_starts(text[: marks.start()]))), marks.start())
        ending = text.find("\n", end)
        found = parse_errors.UNSEEN.search(
            text, text.rfind("\n", 0, min(start, end)) + 1, len(text) if ending < 0 else ending
        )
        if found:
            self._refuse(refusal("unseen here", what=parse_errors.unseen(found[0])), found.start())

    def _refuse(self, message: str, offset: int) -> NoReturn:
        starts = line_starts(self.text[:offset])
        raise Unreadable(message, len(starts), offset - starts[-1] + 1)

    def _document(self) -> Node:
        event = self.next_event()
        while not isinstance(event, (events.DocumentStartEvent, events.StreamEndEvent)):
            event = self.next_event()
        if isinstance(event, events.StreamEndEvent):
            return Scalar(None, "", "", len(self.text), len(self.text), None)
        root = self._nodes()
        while not isinstance(event, events.StreamEndEvent):
            event = self.next_event()
            if isinstance(event, events.DocumentStartEvent):
                place: Any = event.start_mark
                self._refuse("A second document starts here; a scenario file holds one.", place.index)
        return root

    def _nodes(self) -> Node:
        next_event = self.next_event
        frames: list[tuple[Mapping | Sequence, Scalar | None, dict[str, int], int, int]] = []
        node: Mapping | Sequence | None = None
        key: Scalar | None = None
        keys: dict[str, int] = {}
        height = count = started = 0
        while True:
            try:
                event = next_event()
            except MarkedYAMLError:
                self.opened = node.start if node is not None and node.flow else -1
                raise
            kind = type(event)
            start = event.start_mark.index
            done: Node
            if kind is events.ScalarEvent:
                count += 1
                done = self._scalar(event, start, is_key=key is None and type(node) is Mapping)
                if done.anchor is not None:
                    self.anchors[done.anchor] = (done, 1, 0)
                if node is None:
                    return done
            elif kind is events.MappingEndEvent or kind is events.SequenceEndEvent:
                assert node is not None
                done = node
                self._close(done, event.end_mark.index)
                if done.anchor is not None:
                    self.anchors[done.anchor] = (done, count - started, height)
                if not frames:
                    return done
                inner = height
                node, key, keys, height, started = frames.pop()
                height = max(height, inner + 1)
            elif kind is events.AliasEvent:
                done, size, its_height = self._target(event, start)
                if key is None and type(node) is Mapping:
                    self._refuse(refusal("alias as key"), start)
                count += size
                height = max(height, its_height + (type(done) is not Scalar))
                if len(frames) + 1 + its_height + (type(done) is not Scalar) > DEPTH:
                    self._refuse(refusal("deep", most=DEPTH), start)
                assert node is not None
                index = len(node.items) if type(node) is Sequence else len(node.pairs)  # type: ignore[union-attr]
                if node.aliases is None:
                    node.aliases = {}
                node.aliases[index] = (start, event.end_mark.index)
            else:
                is_mapping = kind is events.MappingStartEvent
                if key is None and type(node) is Mapping:
                    self._refuse(refusal("part as key"), start)
                self._check_tag(event, start, "map" if is_mapping else "seq")
                if node is not None:
                    frames.append((node, key, keys, height, started))
                    if len(frames) >= DEPTH:
                        self._refuse(refusal("deep", most=DEPTH), start)
                if (anchor := event.anchor) is not None:
                    self.anchors[anchor] = None
                node = (Mapping if is_mapping else Sequence)(start, flow=bool(event.flow_style), anchor=anchor)
                key, keys, height, started = None, {}, 0, count
                count += 1
                if count > NODES:
                    self._too_many(start)
                continue
            if count > NODES:
                self._too_many(start)
            if type(node) is Sequence:
                node.items.append(done)
            elif key is None:
                assert type(done) is Scalar and type(node) is Mapping
                key = done
                self._check_key(node, key, keys)
            else:
                assert type(node) is Mapping
                if type(done) is Scalar and done.start == done.end:
                    self._place_missing(key, done)
                node.pairs.append((key, done))
                key = None

    def _too_many(self, start: int) -> NoReturn:
        self._refuse(refusal("values", most=NODES), start)

    def _scalar(self, event: Any, start: int, *, is_key: bool) -> Scalar:
        text = event.value
        style = event.style or ""
        end = event.end_mark.index
        value: ScalarValue
        if self.disguised is not self.text:
            text = _with_old_breaks(text, self.text, self.disguised)
        if event.tag is not None:
            value = self._tagged(event, text, start)
        elif style or is_key:
            value = text
        elif text in self.resolved:
            value = self.resolved[text]
        else:
            try:
                value = resolve(text)
            except ValueError as error:
                self._refuse(error.args[0], start)
            self.resolved[text] = value
        if style == "|" or style == ">":
            end = self._end_of_block(start, end, style)
        return Scalar(value, text, style, start, end, event.anchor)

    def _tagged(self, event: Any, text: str, start: int) -> ScalarValue:
        if (tag := event.tag) == "!":
            return text
        word = tag.removeprefix(_CORE)
        if word == tag or word not in _SCALAR_TAGS:
            self._refuse_tag(tag, start)
        try:
            return resolve_as(word, text)
        except ValueError as error:
            self._refuse(error.args[0], start)

    def _check_tag(self, event: Any, start: int, word: str) -> None:
        if event.tag not in (None, "!", _CORE + word):
            self._refuse_tag(event.tag, start)

    def _refuse_tag(self, tag: str, start: int) -> NoReturn:
        shown = "!!" + tag.removeprefix(_CORE) if tag.startswith(_CORE) else tag
        self._refuse(refusal("tag", tag=shown[:60]), start)

    def _check_key(self, node: Mapping, key: Scalar, keys: dict[str, int]) -> None:
        if (text := key.text) in keys:
            lines = [len(line_starts(self.text[:offset])) for offset in (keys[text], key.start)]
            name = "twice in a line" if lines[0] == lines[1] else "twice"
            self._refuse(refusal(name, key=text[:60], line=lines[0], second=lines[1]), key.start)
        if text == "<<" and not key.style:
            self._refuse(refusal("merging"), key.start)
        if self.explicit_keys:
            before = node.pairs[-1][1].end if node.pairs else node.start
            if node.pairs and node.aliases and len(node.pairs) - 1 in node.aliases:
                before = node.aliases[len(node.pairs) - 1][1]
            if "?" in _COMMENT.sub("", self.text[before : key.start]):
                self._refuse(refusal("question mark"), key.start)
        keys[text] = key.start

    def _target(self, event: Any, start: int) -> tuple[Node, int, int]:
        if (name := event.anchor) not in self.anchors:
            self._refuse(refusal("no anchor", name=name), start)
        if (target := self.anchors[name]) is None:
            self._refuse(refusal("own alias", name=name), start)
        return target

    def _place_missing(self, key: Scalar, value: Scalar) -> None:
        """Place a missing value after its colon, or after its key without a colon. Parsers disagree about it."""
        gap = _COMMENT.sub(lambda found: " " * len(found[0]), self.text[key.end : value.start])
        value.start = value.end = key.end + gap.find(":") + 1

    def _close(self, node: Mapping | Sequence, end: int) -> None:
        """Set the end of a collection: that of its bracket, or that of its last child in block style."""
        if node.flow and self.text[end - 1 : end] in ("]", "}") and self._opens(node):
            node.end = end
            return
        last = (len(node.pairs) if type(node) is Mapping else len(node.items)) - 1  # type: ignore[union-attr]
        if node.aliases and last in node.aliases:
            node.end = node.aliases[last][1]
        elif last >= 0:
            node.end = (node.pairs[last][1] if type(node) is Mapping else node.items[last]).end  # type: ignore[union-attr]

    def _opens(self, node: Mapping | Sequence) -> bool:
        return node.anchor is not None or type(node) is Sequence or self.text[node.start] in "{!"

    def _end_of_block(self, start: int, end: int, style: str) -> int:
        """The end of the last line of a block scalar. The parsers report an end after the blank lines that follow."""
        raw = self.text[start:end]
        header = raw[raw.index(style) + 1 : raw.index(style) + 3]
        if "+" in header:
            raw = raw.rstrip(" ")
            return start + len(raw) - (2 if raw.endswith("\r\n") else raw.endswith(("\n", "\r")))
        return start + len(raw.rstrip(" \t\r\n"))


def _indentation(text: str, offset: int) -> int:
    """The indentation of the line at an offset."""
    line = text[text.rfind("\n", 0, offset) + 1 :].partition("\n")[0]
    return len(line) - len(line.lstrip(" \t-"))


def _without_old_breaks(text: str) -> str:
    """The text with line breaks of YAML 1.1 replaced by unused characters. Offsets stay the same."""
    if not (found := [old for old in _BREAKS_OF_YAML_1_1 if old in text]):
        return text
    unused = (chr(code) for code in range(0xE000, 0xF8FF) if chr(code) not in text)
    return text.translate({ord(old): next(unused) for old in found})


def _with_old_breaks(value: str, text: str, disguised: str) -> str:
    """The value of a scalar with the line breaks of YAML 1.1 restored."""
    for old in _BREAKS_OF_YAML_1_1:
        if (at := text.find(old)) >= 0:
            value = value.replace(disguised[at], old)
    return value
