"""The pages of a gallery: its list, what the search finds, the data for other sites, the feed."""

import json
from collections.abc import Iterator, Mapping, Sequence
from html import escape
from importlib.resources import files
from typing import Any, NamedTuple

from kneedeep import __version__
from kneedeep.report.card_contents import Audience
from kneedeep.sharing.gallery.gallery_entry import PASSPORT, PICTURE, SCENARIO
from kneedeep.sharing.passport.passport_file import HAND_OUT, PAGE

FORMAT = 1
NO_PEOPLE = "Bots are not people: their games compare scenarios with each other."
_FILES = {PAGE: "Map", HAND_OUT: "Hand-out", SCENARIO: "Scenario (YAML)", PASSPORT: "Passport"}
_SORTS = {
    "title": "title",
    "minutes": "minutes, short first",
    "wins": "difficulty as measured, hard first",
    "areas": "areas, few first",
}


class Card(NamedTuple):
    """A scenario of a gallery: its folder on the site, what is said of it, the words that a search finds it by."""

    address: str
    about: Mapping[str, Any]
    words: str


class Gallery(NamedTuple):
    """What a gallery shows: its title, the address that it is published at (empty: none), for whom, its cards in order."""

    title: str
    address: str
    audience: Audience
    cards: Sequence[Card]


def pages_of(gallery: Gallery) -> Iterator[tuple[str, str]]:
    """Yield the files of a gallery beside those of its scenarios: name and text."""
    yield "index.html", "".join(_index(gallery))
    yield "search.js", f"const WORDS = {_json({card.address: card.words for card in gallery.cards})};\n"
    yield "index.json", json.dumps(index_of(gallery), indent=1, ensure_ascii=False) + "\n"
    if gallery.address:
        yield "feed.xml", "".join(_feed(gallery))


def index_of(gallery: Gallery) -> dict[str, Any]:
    """Return what other sites can read, as `gallery.schema.json` describes it."""
    return {
        "format": FORMAT,
        "title": gallery.title,
        "audience": gallery.audience,
        "made_by": {"program": "kneedeep", "version": __version__},
        "scenarios": [
            {"address": card.address, **card.about} for card in gallery.cards if "problem" not in card.about
        ],
        "unreadable": [dict(card.about) for card in gallery.cards if "problem" in card.about],
    }


def _index(gallery: Gallery) -> Iterator[str]:
    title = escape(gallery.title)
    scenarios = [card.about for card in gallery.cards if "problem" not in card.about]
    yield (
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n"
        f'<meta name="kneedeep" content="version={__version__}">\n<link rel="icon" href="data:,">\n'
        + ('<link rel="alternate" type="application/atom+xml" href="feed.xml">\n' if gallery.address else "")
        + f"<style>{_resource('gallery.css')}</style>\n</head>\n<body>\n<header>\n<h1>{title}</h1>\n"
    )
    counts = sorted({count for about in scenarios for count in about["marines"]})
    editions = dict.fromkeys(about["edition"] for about in scenarios)
    yield '<div id="choose" role="search" hidden>\n<label>Search<input type="search" name="search" autocomplete="off"></label>\n'
    yield _choice("Marines", "marines", {"": "any number", **{str(one): str(one) for one in counts}})
    yield _choice("Edition", "edition", {"": "any", **{one: one for one in editions}})
    yield _choice("Sort by", "sort", _SORTS)
    yield '</div>\n<p id="count" role="status" aria-live="polite"></p>\n</header>\n<main>\n<ul id="cards">\n'
    for card in gallery.cards:
        yield from _card(card)
    yield (
        f"</ul>\n</main>\n<footer><p>{NO_PEOPLE}</p><p>Unofficial fan work, not connected with the publisher of the "
        f"game. Made by kneedeep {__version__}.</p></footer>\n"
        f'<script src="search.js"></script>\n<script>{_resource("gallery.js")}</script>\n</body>\n</html>\n'
    )


def _choice(label: str, name: str, options: Mapping[str, str]) -> str:
    items = "".join(
        f'<option value="{escape(value)}">{escape(text)}</option>' for value, text in options.items()
    )
    return f'<label>{label}<select name="{name}">{items}</select></label>\n'


def _card(card: Card) -> Iterator[str]:
    about = card.about
    if "problem" in about:
        yield (
            f'<li id="{card.address}" data-marines="" data-edition="">\n<h2>{escape(about["file"])}</h2>\n'
            f'<p class="problem">This file can’t be read: {escape(about["problem"])}</p>\n</li>\n'
        )
        return
    wins = share_of_wins(about)
    data = {
        "marines": " ".join(map(str, about["marines"])),
        "edition": about["edition"],
        "minutes": str(about["minutes"][0]) if about["minutes"] else "",
        "wins": "" if wins is None else f"{wins:.4f}",
        "areas": str(about.get("areas", "")),
    }
    attributes = " ".join(f'data-{name}="{escape(value)}"' for name, value in data.items())
    yield f'<li id="{card.address}" {attributes}>\n'
    if PICTURE in about["files"]:
        yield f'<img src="{card.address}/{PICTURE}" alt="Outline of {escape(about["title"])}" loading="lazy">\n'
    yield f"<h2>{escape(about['title'])}</h2>\n"
    if about["summary"]:
        yield f"<p>{escape(about['summary'])}</p>\n"
    rows = "".join(f"<dt>{name}</dt><dd>{escape(text)}</dd>" for name, text in _rows(about) if text)
    yield f"<dl>{rows}</dl>\n"
    for text in about["missing"]:
        yield f'<p class="faint">{escape(text)}</p>\n'
    links = "".join(
        f'<a href="{card.address}/{name}">{text}</a> '
        for name, text in _FILES.items()
        if name in about["files"]
    )
    yield f'<p class="files">{links}</p>\n</li>\n' if links else "</li>\n"


def _rows(about: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    yield "Author", about["author"]
    yield "License", about["license"]
    yield "Language", about["language"]
    yield "Edition", about["edition"]
    yield "Marines", ", ".join(map(str, about["marines"]))
    yield "Minutes", "–".join(map(str, dict.fromkeys(about["minutes"])))
    yield "Boxes", ", ".join(about.get("boxes", ()))
    yield "Areas", str(about.get("areas", ""))
    yield "Invaders", str(about.get("figures", ""))
    yield "Rated", about["challenge"]
    for party in (about["measured"] or {"parties": ()})["parties"]:
        share = round(100 * party["wins"] / party["games"])
        yield f"Bots, {party['marines']}", f"{share} % of {party['games']} games won by the marines"
    found = about.get("findings")
    if found is not None:
        said = ", ".join(f"{number} × {name}" for name, number in found.items() if number)
        yield "Problems", said or "none"


def share_of_wins(about: Mapping[str, Any]) -> float | None:
    """Return the share of games that the marines won, over all numbers of marines; None without games."""
    measured = about["measured"]
    if measured is None:
        return None
    return float(
        sum(party["wins"] for party in measured["parties"])
        / sum(party["games"] for party in measured["parties"])
    )


def _feed(gallery: Gallery) -> Iterator[str]:
    base = gallery.address.rstrip("/")
    scenarios = [card for card in gallery.cards if "problem" not in card.about]
    newest = max((card.about["changed"] for card in scenarios), default="1970-01-01T00:00:00Z")
    yield (
        '<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom">\n'
        f"<title>{escape(gallery.title)}</title>\n<id>{escape(base)}/</id>\n"
        f'<link href="{escape(base)}/"/>\n<link rel="self" href="{escape(base)}/feed.xml"/>\n'
        f"<updated>{newest}</updated>\n<author><name>{escape(gallery.title)}</name></author>\n"
    )
    for card in scenarios:
        about = card.about
        page = next((name for name in (PAGE, HAND_OUT) if name in about["files"]), "")
        author = f"<author><name>{escape(about['author'])}</name></author>" if about["author"] else ""
        yield (
            f"<entry><title>{escape(about['title'])}</title><id>{escape(base)}/{card.address}/</id>"
            f'<link href="{escape(base)}/{card.address}/{page}"/><updated>{about["changed"]}</updated>'
            f"{author}<summary>{escape(about['summary'])}</summary></entry>\n"
        )
    yield "</feed>\n"


def _json(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")


def _resource(name: str) -> str:
    return (files(__package__) / name).read_text(encoding="utf-8").strip()
