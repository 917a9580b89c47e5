"""The reader of a written page: its data, parts, loaded addresses, and the embedded scenario."""

import json
from base64 import b64decode, b64encode
from binascii import Error
from collections import Counter
from hashlib import sha256
from html.parser import HTMLParser
from typing import Any

from kneedeep.model.scenario.io.foreign_files import ImportFailed

ADDRESSES = ("src", "href", "action", "data", "poster", "srcset", "xlink:href", "formaction")
"""The attributes that make a browser load a resource."""


class PageError(ImportFailed):
    """A text is not a page of this format. The message gives the reason, in a clause."""


class ReadPage(HTMLParser):
    """The contents of a page. Raises PageError.

    `data`: the script's data. `areas`: the numbers of areas of items and texts. `loads`: addresses that a browser loads
    with the page. `links`: addresses of links. `hashes`: the hashes of scripts and styles. `scenario`: the embedded
    scenario, if any.
    """

    def __init__(self, text: str) -> None:
        super().__init__(convert_charrefs=True)
        self.meta: dict[str, str] = {}
        self.scripts: dict[str, str] = {}
        self.areas: set[int] = set()
        self.loads: list[str] = []
        self.links: list[str] = []
        self.hashes: set[str] = set()
        self.uses: list[str] = []
        self.symbols: set[str] = set()
        self.tags: Counter[str] = Counter()
        self._inside: tuple[str, str] | None = None
        self._text: list[str] = []
        try:
            self.feed(text)
            self.close()
        except (ValueError, AssertionError) as error:
            raise PageError("its parts can't be read: {error}", error=error) from error
        if "data" not in self.scripts:
            raise PageError("it has no data of kneedeep")
        inside = self.scripts.get("scenario")
        try:
            self.data: dict[str, Any] = json.loads(self.scripts["data"])
            self.scenario = None if inside is None else b64decode(inside, validate=True)
        except (ValueError, Error, RecursionError) as error:
            raise PageError("its data can't be read: {error}", error=error) from error

    @property
    def policy(self) -> str:
        """The content security policy."""
        return self.meta.get("Content-Security-Policy", "")

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.tags[tag] += 1
        if tag == "meta":
            self.meta[given.get("name", given.get("http-equiv", ""))] = given.get("content", "")
        if tag == "use":
            self.uses.append(given.get("href", "").removeprefix("#"))
        if tag == "symbol":
            self.symbols.add(given.get("id", ""))
        for name in ("data-area", "data-every"):
            self.areas.update(int(one) for one in given.get(name, "").split())
        found = [given[name] for name in ADDRESSES if name in given and not given[name].startswith(("#", "data:"))]
        (self.links if tag == "a" else self.loads).extend(found)
        if tag in ("script", "style"):
            kind = given.get("type", tag) if tag == "script" else tag
            self._inside, self._text = (kind, given.get("id", "")), []

    def handle_data(self, data: str) -> None:
        if self._inside is not None:
            self._text.append(data)

    def handle_endtag(self, tag: str) -> None:
        if self._inside is None or tag not in ("script", "style"):
            return
        (kind, name), text = self._inside, "".join(self._text)
        self._inside = None
        if kind in ("script", "style"):
            digest = b64encode(sha256(text.encode("utf-8")).digest()).decode("ascii")
            self.hashes.add(f"sha256-{digest}")
        else:
            self.scripts[name] = text
