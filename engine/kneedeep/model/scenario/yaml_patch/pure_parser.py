"""The substitute for libyaml if PyYAML was built without it: its Python parser, changed to read tabs alike."""

from typing import Any

from yaml.parser import Parser
from yaml.reader import Reader
from yaml.scanner import Scanner, ScannerError
from yaml.tokens import ScalarToken

_BREAKS = "\r\n\x85\u2028\u2029"
_BLANKS = "\0 \t" + _BREAKS


class PureParser(Reader, Scanner, Parser):
    """Events as from libyaml: tabs are allowed before comments and between tokens, and '?' in unquoted texts."""

    def __init__(self, text: str) -> None:
        Reader.__init__(self, text)
        Scanner.__init__(self)
        Parser.__init__(self)

    def scan_to_next_token(self) -> None:
        """Skip blanks, comments and line breaks."""
        while True:
            while self.peek() == " " or (self.peek() == "\t" and (self.flow_level or not self.allow_simple_key)):
                self.forward()
            if self.peek() == "#":
                while self.peek() not in "\0" + _BREAKS:
                    self.forward()
            if not self._line_break():
                return
            if not self.flow_level:
                self.allow_simple_key = True

    def scan_block_scalar_indicators(self, start_mark: object) -> tuple[bool | None, int | None]:
        """The header of a block scalar: whether it keeps (true) or strips its last line break, its indentation."""
        chomping, increment = None, None
        while (character := self.peek()) in "+-123456789":
            if character in "+-":
                if chomping is not None:
                    break
                chomping = character == "+"
            elif increment is None:
                increment = int(character)
            else:
                break
            self.forward()
        return chomping, increment

    def scan_block_scalar_indentation(self) -> Any:
        """The blank lines before a block scalar, and its indentation."""
        found = super().scan_block_scalar_indentation()
        self._refuse_tab(self.column + 1)
        return found

    def scan_block_scalar_breaks(self, indent: int) -> Any:
        """The blank lines inside a block scalar, and the indentation of the next."""
        found = super().scan_block_scalar_breaks(indent)
        self._refuse_tab(indent)
        return found

    def _refuse_tab(self, indent: int) -> None:
        if self.column < indent and self.peek() == "\t":
            problem = "found a tab character where an indentation space is expected"
            raise ScannerError("while scanning a block scalar", None, problem, self.get_mark())

    def scan_block_scalar_ignored_line(self, start_mark: object) -> None:
        """Skip the rest of the line after the header of a block scalar."""
        while self.peek() in " \t":
            self.forward()
        super().scan_block_scalar_ignored_line(start_mark)

    def scan_plain(self) -> ScalarToken:
        """An unquoted text."""
        start = end = self.get_mark()
        indent = self.indent + 1
        chunks: list[str] = []
        spaces: list[str] = []
        while self.peek() != "#" and not self._at_document_marker():
            if (length := self._length_of_word(start)) == 0:
                break
            self.allow_simple_key = False
            chunks += spaces
            chunks.append(self.prefix(length))
            self.forward(length)
            end = self.get_mark()
            spaces = self.scan_plain_spaces(indent, start)
            if not spaces or (not self.flow_level and self.column < indent):
                break
        return ScalarToken("".join(chunks), True, start, end)

    def _line_break(self) -> str:
        found: str = self.scan_line_break()  # type: ignore[no-untyped-call]
        return found

    def _at_document_marker(self) -> bool:
        return self.column == 0 and self.prefix(3) in ("---", "...") and self.peek(3) in _BLANKS

    def _length_of_word(self, start: Any) -> int:
        length = 0
        while (character := self.peek(length)) not in _BLANKS:
            if character == ":":
                following = self.peek(length + 1)
                if self.flow_level and following in ",?[]{}":
                    raise ScannerError("while scanning a plain scalar", start, "found unexpected ':'", self.get_mark())
                if following in _BLANKS:
                    break
            elif self.flow_level and character in ",[]{}":
                break
            length += 1
        return length

    def scan_plain_spaces(self, indent: int, start_mark: Any) -> list[str]:
        """The blanks and line breaks inside an unquoted text, folded."""
        blanks = ""
        breaks: list[str] = []
        while (character := self.peek()) in " \t" + _BREAKS:
            if character in _BREAKS:
                breaks.append(self._line_break())
                self.allow_simple_key = True
                continue
            if breaks and character == "\t" and self.column < indent:
                raise ScannerError(
                    "while scanning a plain scalar",
                    start_mark,
                    "found a tab character that violates indentation",
                    self.get_mark(),
                )
            if not breaks:
                blanks += character
            self.forward()
        if not breaks:
            return [blanks] if blanks else []
        if breaks[0] != "\n":
            return breaks
        return breaks[1:] or [" "]
