"""JSON as people and their assistants write it: with comments, commas at the end, and words around it."""

import re

_TEXT = r'"(?:[^"\\\n]|\\.)*"'
_REMARKS = re.compile(rf"{_TEXT}|(//[^\n]*|/\*.*?(?:\*/|\Z))", re.DOTALL)
_COMMAS = re.compile(rf"{_TEXT}|(,(?=\s*[}}\]]))", re.DOTALL)
_START = re.compile(r'\{(?=\s*(?:"|\}|//|/\*))')


def plain_json(text: str) -> str:
    """The object in a text without comments, without commas before a closing bracket, and without words around.

    Lines and columns stay, so that what is wrong is found where it is. What is no object is returned as it is.
    """
    found = _START.search(text)
    start, end = found.start() if found else -1, text.rfind("}")
    if end < start or start < 0:
        return text
    kept = _REMARKS.sub(_blanked, text[start : end + 1])
    return _blank(text[:start]) + _COMMAS.sub(_blanked, kept)


def _blanked(match: re.Match[str]) -> str:
    return _blank(match[0]) if match[1] else match[0]


def _blank(text: str) -> str:
    return re.sub(r"[^\n]", " ", text)
