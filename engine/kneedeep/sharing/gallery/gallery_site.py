"""Writing a gallery: only what has changed since the last time."""

import hashlib
import json
import os
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, NamedTuple

from kneedeep import __version__
from kneedeep.report.card_contents import Audience
from kneedeep.scenario.io.files import write_atomically
from kneedeep.sharing.gallery.gallery_entry import Source, addresses_of, entry_of
from kneedeep.sharing.gallery.gallery_pages import Card, Gallery, pages_of
from kneedeep.work_budget import OutOfWork

KNOWN = "data/known.json"
"""What the last run made, by the names of the scenarios."""


class Wish(NamedTuple):
    """What gallery is wanted: its title, the address that it is published at (empty: none), for whom."""

    title: str
    address: str = ""
    audience: Audience = "invader"


class Outcome(NamedTuple):
    """What a run has done: the cards, how many scenarios were looked at anew, the files written and removed."""

    cards: Sequence[Card]
    made: int
    written: Sequence[str]
    removed: Sequence[str]


def make_gallery(
    site: Path,
    sources: Mapping[str, tuple[Source, str]],
    wish: Wish,
    limit: Callable[[], AbstractContextManager[Any]],
) -> Outcome:
    """Write the gallery of sources, each with the time of its last change as a text; `limit` ends the work on one of them.

    Raises FileFailed.
    """
    known = _known(site)
    found: dict[str, Any] = {}
    cards, written, made = [], [], 0
    for name, address in addresses_of(sources).items():
        source, changed = sources[name]
        key = _key(source, wish, address)
        before = known.get(name, {})
        if before.get("key") != key or not all((site / path).is_file() for path in before["paths"]):
            made += 1
            try:
                with limit():
                    entry = entry_of(source, wish.audience)
                about, words, files = dict(entry.about), entry.words, entry.files
            except OutOfWork:
                about, words, files = {"file": name, "problem": "the map is too large"}, name.lower(), {}
            paths = {f"{address}/{file}": content for file, content in files.items()}
            written += [path for path, content in paths.items() if _write(site, path, content)]
            before = {"key": key, "about": about, "words": words, "paths": sorted(paths)}
        found[name] = before
        about = before["about"] if "problem" in before["about"] else {**before["about"], "changed": changed}
        cards.append(Card(address, about, before["words"]))
    cards.sort(key=lambda card: (card.about.get("title", card.about["file"]).lower(), card.address))
    gallery = Gallery(wish.title, wish.address, wish.audience, cards)
    texts = {name: text.encode() for name, text in pages_of(gallery)}
    texts[KNOWN] = (json.dumps(found, indent=1, ensure_ascii=False) + "\n").encode()
    written += [path for path, content in texts.items() if _write(site, path, content)]
    gone = {path for one in known.values() for path in one["paths"]}
    gone -= {path for one in found.values() for path in one["paths"]}
    removed = [path for path in sorted(gone) if _remove(site, path)]
    return Outcome(cards, made, written, removed)


def _key(source: Source, wish: Wish, address: str) -> str:
    digest = hashlib.sha256()
    for part in (
        __version__.encode(),
        wish.audience.encode(),
        address.encode(),
        source.content,
        source.games or b"",
    ):
        digest.update(len(part).to_bytes(8) + part)
    return digest.hexdigest()


def _known(site: Path) -> dict[str, Any]:
    """Return what the last run made; nothing where that can't be read."""
    try:
        found = json.loads((site / KNOWN).read_bytes())
        sound = all(
            isinstance(one["key"], str) and isinstance(one["about"], dict) and isinstance(one["words"], str)
            and all(_is_inside(path) for path in one["paths"])
            for one in found.values()
        )  # fmt: skip
    except (OSError, ValueError, LookupError, TypeError, AttributeError):
        return {}
    return found if sound else {}


def _is_inside(path: str) -> bool:
    folder, _, name = path.partition("/")
    return bool(folder and name) and not {"", ".", ".."} & set(path.split("/")) and "\\" not in path


def _write(site: Path, path: str, content: bytes) -> bool:
    """Write a file unless it has this content; return whether it was written."""
    target = site / path
    if target.is_file() and target.read_bytes() == content:
        return False
    target.parent.mkdir(parents=True, exist_ok=True)
    write_atomically(target, content)
    return True


def _remove(site: Path, path: str) -> bool:
    """Remove a file of an earlier run, and its folder when that is empty then."""
    target = site / path
    if not target.is_file():
        return False
    target.unlink()
    if not os.listdir(target.parent):
        target.parent.rmdir()
    return True
