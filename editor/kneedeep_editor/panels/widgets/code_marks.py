"""Words of the file format in texts of the checks, set between backticks there, as the editor shows them."""

import re

_CODE = re.compile("`([^`]+)`")
_ESCAPED = {ord("&"): "&amp;", ord("<"): "&lt;", ord(">"): "&gt;", ord('"'): "&quot;"}


def plain(text: str) -> str:
    """A text without the backticks, for places that show plain text only."""
    return _CODE.sub(r"\1", text)


def rich(text: str) -> str:
    """A text as rich text, with parts between backticks in the code font. The rest is shown as it is."""
    return _CODE.sub(r"<code>\1</code>", text.translate(_ESCAPED))
