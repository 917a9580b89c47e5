"""Writing a gallery incrementally: only changes since the last run are made."""

import hashlib
import json
import os
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Future, wait
from contextlib import AbstractContextManager
from functools import partial
from html import escape
from pathlib import Path
from string import Template
from typing import Any, NamedTuple

from kneedeep import __version__
from kneedeep.games.simulation.executors import Workers
from kneedeep.model.catalog.catalog_files import RULESETS
from kneedeep.model.catalog.digest import digest
from kneedeep.model.scenario.io.atomic_files import write_atomically
from kneedeep.report.difficulty_text import LEGEND
from kneedeep.report.measured_difficulty import NO_PEOPLE
from kneedeep.report.web_page import page_file, script_data
from kneedeep.support.languages import use_chosen_language_or_english
from kneedeep.support.translation import later, spoken_language, tr, tr_count, translated
from kneedeep_exchange.gallery.gallery_cards import Card, card_of, controls_of
from kneedeep_exchange.gallery.gallery_entry import Entry, addresses_of, entry_or_failure
from kneedeep_exchange.gallery.gallery_wish import Source, Tools, Wish

KNOWN = "data/known.json"
"""The results of the last run by file name."""
AHEAD = 2
"""The maximum number of scenarios per worker that are in progress or waiting."""

LOOK_SECONDS = 0.3
_FORMAT = 1
_INTERVAL = later("The interval holds the true share in 95 of 100 cases.")
_UNKNOWN_DAY = "1970-01-01T00:00:00Z"


class Crew(NamedTuple):
    """Makers of entries: workers, a progress callback (done, total), and an interrupt check (KeyboardInterrupt)."""

    workers: Workers
    show: Callable[[int, int], None]
    check: Callable[[], None]


class Outcome(NamedTuple):
    """The result of a run: the cards, the number of renewed scenarios, the files written and removed.

    `failures`: crashes of the program, by the names of the scenarios.
    """

    cards: Sequence[Card]
    made: int
    written: Sequence[str]
    removed: Sequence[str]
    failures: Mapping[str, str]


def make_gallery(
    site: Path,
    sources: Iterable[Source],
    wish: Wish,
    tools: Tools,
    crew_for: Callable[[int], AbstractContextManager[Crew]],
) -> Outcome:
    """Write the gallery. `crew_for`: a factory of crews for a number of entries.

    Raises FileFailed, KeyboardInterrupt after an interrupt, and BrokenExecutor if a worker stopped. After
    these the next run continues with the finished entries.
    """
    given = {source.name: source for source in sources}
    addresses = addresses_of(given)
    maker = _maker_key(wish)
    keys = {name: _key(maker, source, addresses[name]) for name, source in given.items()}
    known = _known(site)
    found = {name: known[name] for name, key in keys.items() if _is_current(site, known.get(name), key)}
    anew = [source for name, source in given.items() if name not in found]
    written, failures = [], {}
    try:
        with crew_for(len(anew)) as crew:
            for number, (source, entry) in enumerate(_made(anew, wish, tools, crew), 1):
                paths = {f"{addresses[source.name]}/{file}": content for file, content in entry.files.items()}
                written += _write_changed(site, paths)
                found[source.name] = _result(entry, keys[source.name], paths)
                if entry.failure:
                    failures[source.name] = entry.failure
                crew.show(number, len(anew))
    except (KeyboardInterrupt, BrokenExecutor):
        _write_changed(site, {KNOWN: _known_text({**known, **found})})
        raise
    cards = sorted((_card(given[name], addresses[name], found[name]) for name in given), key=_place_of)
    texts = {name: text.encode() for name, text in _pages_of(_Gallery(wish, cards))}
    texts[KNOWN] = _known_text({name: found[name] for name in given})
    written += _write_changed(site, texts)
    removed = list(filter(partial(_remove, site), sorted(_paths(known) - _paths(found))))
    return Outcome(cards, len(anew), written, removed, failures)


def _result(entry: Entry, key: str, paths: Iterable[str]) -> dict[str, object]:
    """The result of a run for a scenario. Failed parts are made again by the next run."""
    key = "" if entry.failure else key
    about, said = dict(entry.about), dict(entry.said)
    return {"key": key, "about": about, "said": said, "words": entry.words, "paths": sorted(paths)}


def _place_of(card: Card) -> tuple[str, str]:
    return card.english.get("title", card.english["file"]).lower(), card.address


def _paths(entries: Mapping[str, Mapping[str, Any]]) -> set[str]:
    return {path for one in entries.values() for path in one["paths"]}


def _made(sources: Sequence[Source], wish: Wish, tools: Tools, crew: Crew) -> Iterator[tuple[Source, Entry]]:
    """Yield the entries as they are finished. Only few are in memory, since they contain whole files."""
    waiting = iter(sources)
    under_way: dict[Future[Entry], Source] = {}
    executor, jobs, *_ = crew.workers
    while True:
        while len(under_way) < AHEAD * jobs and (source := next(waiting, None)) is not None:
            under_way[executor.submit(_entry, source, wish, tools, jobs > 1)] = source
        if not under_way:
            return
        done = wait(under_way, LOOK_SECONDS, FIRST_COMPLETED).done
        crew.check()
        for future in done:
            yield under_way.pop(future), future.result()


def _entry(source: Source, wish: Wish, tools: Tools, elsewhere: bool) -> Entry:
    """An entry. `elsewhere`: in a worker process, whose language must be set first."""
    if elsewhere:
        use_chosen_language_or_english()
    return entry_or_failure(source, wish, tools)


def _card(source: Source, address: str, known: Mapping[str, Any]) -> Card:
    changed = {"changed": source.changed} if "problem" not in known["about"] and source.changed else {}
    about, said = {**known["about"], **changed}, {**known["said"], **changed}
    return Card(address, said, about, known["words"], source.changed or source.filed)


def _is_current(site: Path, before: Mapping[str, Any] | None, key: str) -> bool:
    """Whether the results of the last run are still valid and complete."""
    return before is not None and before["key"] == key and all((site / path).is_file() for path in before["paths"])


def _maker_key(wish: Wish) -> str:
    """The digest of all inputs of pages except their scenarios."""
    parts = [__version__, *map(digest, RULESETS), spoken_language(), wish.title, wish.audience]
    return _digest(part.encode() for part in (*parts, *sorted(wish.without)))


def _key(maker: str, source: Source, address: str) -> str:
    played = json.dumps(source.played).encode()
    day = source.changed[:10].encode()
    report, before, unreadable = source.report or b"", source.before or b"", source.unreadable.encode()
    return _digest((maker.encode(), address.encode(), source.content, report, before, played, day, unreadable))


def _digest(parts: Iterable[bytes]) -> str:
    found = hashlib.sha256()
    for part in parts:
        found.update(len(part).to_bytes(8, "big") + part)
    return found.hexdigest()


def _known(site: Path) -> dict[str, Any]:
    """The results of the last run. Empty if they can't be read."""
    try:
        found = json.loads((site / KNOWN).read_bytes())
        sound = all(
            isinstance(one["key"], str) and isinstance(one["about"], dict) and isinstance(one["said"], dict) and isinstance(one["words"], str)
            and all(_is_inside(path) for path in one["paths"])
            for one in found.values()
        )  # fmt: skip
    except (OSError, ValueError, LookupError, TypeError, AttributeError):
        return {}
    return found if sound else {}


def _known_text(found: Mapping[str, object]) -> bytes:
    return (json.dumps(found, indent=1, ensure_ascii=False) + "\n").encode()


def _is_inside(path: str) -> bool:
    folder, _, name = path.partition("/")
    return bool(folder and name) and not {"", ".", ".."} & set(path.split("/")) and "\\" not in path


def _write_changed(site: Path, files: Mapping[str, bytes]) -> list[str]:
    """Write the files with changed contents. Returns their paths."""
    changed = [path for path, content in files.items() if not _has(site / path, content)]
    for path in changed:
        write_atomically(site / path, files[path], with_folder=True)
    return changed


def _has(file: Path, content: bytes) -> bool:
    return file.is_file() and file.read_bytes() == content


def _remove(site: Path, path: str) -> bool:
    """Remove a file of an earlier run, and its folder if that becomes empty."""
    target = site / path
    if not target.is_file():
        return False
    target.unlink()
    if not os.listdir(target.parent):
        target.parent.rmdir()
    return True


class _Gallery(NamedTuple):
    """The contents of a gallery: the wish, and its cards in order."""

    wish: Wish
    cards: Sequence[Card]


def _pages_of(gallery: _Gallery) -> Iterator[tuple[str, str]]:
    """Yield the names and texts of a gallery's own files, apart from those of its scenarios."""
    yield "index.html", _index(gallery)
    yield "search.js", f"const WORDS = {script_data({card.address: card.words for card in gallery.cards})};\n"
    yield "index.json", json.dumps(_index_of(gallery), indent=1, ensure_ascii=False) + "\n"
    if gallery.wish.address:
        yield "feed.xml", "".join(_feed(gallery))


def _index_of(gallery: _Gallery) -> dict[str, object]:
    """The index for other sites, in the form of `gallery.schema.json`."""
    return {
        "format": _FORMAT,
        "title": gallery.wish.title,
        "audience": gallery.wish.audience,
        "made_by": {"program": "kneedeep", "version": __version__},
        "scenarios": [{"address": card.address, **card.english} for card in gallery.cards if card.readable],
        "unreadable": [dict(card.english) for card in gallery.cards if not card.readable],
    }


def _index(gallery: _Gallery) -> str:
    feed, title = bool(gallery.wish.address), escape(translated(gallery.wish.title))
    sound = [card for card in gallery.cards if card.sound]
    broken = [card for card in gallery.cards if not card.sound]
    measured = any(card.readable and card.about["measured"] for card in gallery.cards)
    game = "<em>DOOM: The Board Game</em>"
    link = f'<link rel="alternate" type="application/atom+xml" title="{tr("Changes")}" href="feed.xml">\n'
    return Template(page_file(__package__, "gallery.html")).substitute(
        language=spoken_language(),
        title=title,
        version=__version__,
        feed=link if feed else "",
        style=page_file(__package__, "gallery.css").strip(),
        count=tr_count("{n} scenario for {game}.", "{n} scenarios for {game}.", len(sound), game=game),
        controls=controls_of(gallery.cards),
        lists="".join((*_list(tr("Scenarios"), "cards", sound), *_list(tr("With errors"), "broken", broken))),
        measured=f"<p>{tr(LEGEND)} {tr(NO_PEOPLE)} {tr(_INTERVAL)}</p>" if measured else "",
        made_by=tr("Made by kneedeep {version}.", version=__version__),
        feed_link=f' · <a href="feed.xml">{tr("Feed of changes")}</a>' if feed else "",
        script=page_file(__package__, "gallery.js").strip(),
    )


def _list(heading: str, name: str, cards: Sequence[Card]) -> Iterator[str]:
    if cards:
        yield f'<section>\n<h2>{heading}</h2>\n<ul id="{name}" class="cards">\n'
        for card in cards:
            yield from card_of(card)
        yield "</ul>\n</section>\n"


def _feed(gallery: _Gallery) -> Iterator[str]:
    base, title = escape(gallery.wish.address.rstrip("/")), escape(_plain(translated(gallery.wish.title)))
    scenarios = [card for card in gallery.cards if card.readable]
    newest = max((card.filed for card in scenarios), default="") or _UNKNOWN_DAY
    yield (
        '<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom">\n'
        f'<title>{title}</title>\n<id>{base}/</id>\n<link href="{base}/"/>\n<link rel="self" href="{base}/feed.xml"/>\n'
        f"<updated>{newest}</updated>\n<author><name>{title}</name></author>\n"
    )
    for card in scenarios:
        about = card.about
        author = f"<author><name>{escape(_plain(about['author']))}</name></author>" if about["author"] else ""
        content = " · ".join(filter(None, (about["summary"], *about.get("changes", ()))))
        yield (
            f"<entry><title>{escape(_plain(about['title']))}</title><id>{base}/{card.address}/</id>"
            f'<link href="{base}/{card.page or f"#map-{card.address}"}"/><updated>{card.filed or _UNKNOWN_DAY}</updated>'
            f"{author}<summary>{escape(_plain(content))}</summary></entry>\n"
        )
    yield "</feed>\n"


def _plain(text: str) -> str:
    """A text without characters that XML forbids."""
    return "".join(one for one in text if one in "\t\n\r" or (one >= " " and one not in "\ufffe\uffff"))
