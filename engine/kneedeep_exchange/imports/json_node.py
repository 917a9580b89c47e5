"""A part of a JSON file of another program, with its path, and a record of the keys that were read."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

from kneedeep.model.scenario.io.foreign_files import ImportFailed
from kneedeep.support.translation import later, tr
from kneedeep_exchange.input_limits import check_size

_TEXT = r'"(?:[^"\\\n]|\\.)*"'
_REMARKS = re.compile(rf"{_TEXT}|(//[^\n]*|/\*.*?(?:\*/|\Z))", re.DOTALL)
_COMMAS = re.compile(rf"{_TEXT}|(,(?=\s*[}}\]]))", re.DOTALL)
_START = re.compile(r'\{(?=\s*(?:"|\}|//|/\*))')


def plain_json(text: str) -> str:
    """The object in a text, without comments, trailing commas and surrounding words.

    Lines and columns are kept for messages about errors. A text without an object is returned unchanged.
    """
    found = _START.search(text)
    start, end = found.start() if found else -1, text.rfind("}")
    if end < start or start < 0:
        return text
    return _blank(text[:start]) + _COMMAS.sub(_blanked, _REMARKS.sub(_blanked, text[start : end + 1]))


def _blanked(match: re.Match[str]) -> str:
    return _blank(match[0]) if match[1] else match[0]


def _blank(text: str) -> str:
    return re.sub(r"[^\n]", " ", text)


class JsonNode:
    """An object of a file, or an item of one of its lists. `path`: its place for messages."""

    def __init__(self, value: Any, path: str = "") -> None:
        """Take a value. One that is not an object has no keys."""
        self.value, self.path = value, path
        self._parts: dict[str, list[JsonNode]] = {}
        self._read: set[str] = set()

    def __contains__(self, key: str) -> bool:
        return isinstance(self.value, dict) and self.value.get(key) is not None

    def list(self, key: str) -> list[JsonNode]:
        """The objects of a list, empty if the key is missing. Raises ImportFailed."""
        if key not in self._parts:
            found = self._value(key, list, later("a list"))
            parts = [JsonNode(one, f"{self._at(key)}[{number}]") for number, one in enumerate(found or ())]
            for part in parts:
                part._require(part.value, dict, later("an object"), part.path)
            self._parts[key] = parts
        return self._parts[key]

    def object(self, key: str) -> JsonNode:
        """The object of a key, empty if the key is missing. Raises ImportFailed."""
        if key not in self._parts:
            self._parts[key] = [JsonNode(self._value(key, dict, later("an object")) or {}, self._at(key))]
        return self._parts[key][0]

    def text(self, key: str) -> str:
        """A text, empty if the key is missing. Raises ImportFailed."""
        found: str = self._value(key, str, later("a text")) or ""
        return found

    def whole(self, key: str, default: int = 0) -> int:
        """A whole number. Raises ImportFailed."""
        found = self._value(key, int, later("a whole number"))
        if isinstance(found, bool):
            raise ImportFailed("{path} is not a whole number", path=self._at(key))
        return default if found is None else found

    def truth(self, key: str, *, default: bool) -> bool:
        """A truth value. Raises ImportFailed."""
        found = self._value(key, bool, later("true or false"))
        return default if found is None else bool(found)

    def leave(self, *keys: str) -> None:
        """Mark keys as read."""
        self._read.update(keys)

    def unread(self) -> Iterator[str]:
        """Yield the paths of all unread keys."""
        for key in self.value:
            if key not in self._read:
                yield self._at(key)
            for part in self._parts.get(key, ()):
                yield from part.unread()

    def _at(self, key: str) -> str:
        return f"{self.path}.{key}" if self.path else key

    def _value(self, key: str, kind: type, words: str) -> Any:
        self._read.add(key)
        if (found := self.value.get(key)) is not None:
            self._require(found, kind, words, self._at(key))
        return found

    def _require(self, value: Any, kind: type, words: str, path: str) -> None:
        if not isinstance(value, kind):
            raise ImportFailed("{path} is not {words}", path=path, words=tr(words))


def json_file(content: bytes) -> JsonNode:
    """The object in a file. Raises ImportFailed if there is none, or if it is nested too deeply."""
    try:
        found = json.loads(plain_json(content.decode("utf-8-sig")), parse_constant=_refuse)
    except UnicodeDecodeError as error:
        raise ImportFailed("its text is not UTF-8") from error
    except (ValueError, RecursionError) as error:
        raise ImportFailed("its JSON is damaged: {error}", error=error) from error
    if not isinstance(found, dict):
        raise ImportFailed("its JSON holds no object")
    check_size(found)
    return JsonNode(found)


def _refuse(word: str) -> float:
    raise ValueError(f"{word} is no number")
