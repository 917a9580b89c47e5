"""Words of the file format in backticks in the texts of checks, converted for the editor."""

import re

_CODE = re.compile("`([^`]+)`")
_ESCAPED = {ord("&"): "&amp;", ord("<"): "&lt;", ord(">"): "&gt;", ord('"'): "&quot;"}


def plain(text: str) -> str:
    """A text without backticks, for places with plain text."""
    return _CODE.sub(r"\1", text)


def rich(text: str) -> str:
    """A text as rich text, with the code font between backticks. Everything else is escaped."""
    return _CODE.sub(r"<code>\1</code>", text.translate(_ESCAPED))
