"""The files of a gallery beside those of its scenarios: its list, the words for the search, the data for other sites, the feed."""

import json
from collections.abc import Iterator, Sequence
from html import escape
from importlib.resources import files
from typing import NamedTuple

from kneedeep import __version__
from kneedeep.report.measured_difficulty import NO_PEOPLE
from kneedeep.support.english import counted
from kneedeep_exchange.gallery.gallery_cards import Card, card_of, controls_of
from kneedeep_exchange.gallery.gallery_wish import Wish

FORMAT = 1
_UNKNOWN_DAY = "1970-01-01T00:00:00Z"


class Gallery(NamedTuple):
    """The contents of a gallery: the wish, and its cards in order."""

    wish: Wish
    cards: Sequence[Card]


def pages_of(gallery: Gallery) -> Iterator[tuple[str, str]]:
    """Yield the files of a gallery beside those of its scenarios: name and text."""
    yield "index.html", "".join(_index(gallery))
    yield "search.js", f"const WORDS = {_json({card.address: card.words for card in gallery.cards})};\n"
    yield "index.json", json.dumps(index_of(gallery), indent=1, ensure_ascii=False) + "\n"
    if gallery.wish.address:
        yield "feed.xml", "".join(_feed(gallery))


def index_of(gallery: Gallery) -> dict[str, object]:
    """The index for other sites, as described in `gallery.schema.json`."""
    return {
        "format": FORMAT,
        "title": gallery.wish.title,
        "audience": gallery.wish.audience,
        "made_by": {"program": "kneedeep", "version": __version__},
        "scenarios": [{"address": card.address, **card.about} for card in gallery.cards if card.readable],
        "unreadable": [dict(card.about) for card in gallery.cards if not card.readable],
    }


def _index(gallery: Gallery) -> Iterator[str]:
    wish, title = gallery.wish, escape(gallery.wish.title)
    sound = [card for card in gallery.cards if card.sound]
    broken = [card for card in gallery.cards if not card.sound]
    feed = '<link rel="alternate" type="application/atom+xml" title="Changes" href="feed.xml">\n'
    yield (
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n"
        f'<meta name="kneedeep" content="version={__version__}">\n<link rel="icon" href="data:,">\n'
        + (feed if wish.address else "")
        + f'<style>{_resource("gallery.css")}</style>\n</head>\n<body>\n<a class="skip" href="#maps">Skip the filters</a>\n'
        f"<header>\n<h1>{title}</h1>\n"
        f"<p>{counted(len(sound), 'scenario')} for <em>DOOM: The Board Game</em>.</p>\n{controls_of(gallery.cards)}</header>\n"
        '<main id="maps" tabindex="-1">\n'
    )
    yield from _list("Scenarios", "cards", sound)
    yield from _list("With errors", "broken", broken)
    links = '<a href="index.json">Data (JSON)</a>' + (
        ' · <a href="feed.xml">Feed of changes</a>' if wish.address else ""
    )
    measured = any(card.readable and card.about["measured"] for card in gallery.cards)
    yield (
        f"</main>\n<footer>\n{f'<p>{NO_PEOPLE} The interval holds the true share in 95 of 100 cases.</p>' if measured else ''}"
        f"<p>Unofficial fan work, not connected with the publisher of the game. Made by kneedeep {__version__}. {links}</p>\n"
        f'</footer>\n<script src="search.js"></script>\n<script>{_resource("gallery.js")}</script>\n</body>\n</html>\n'
    )


def _list(heading: str, name: str, cards: Sequence[Card]) -> Iterator[str]:
    if cards:
        yield f'<section>\n<h2>{heading}</h2>\n<ul id="{name}" class="cards">\n'
        for card in cards:
            yield from card_of(card)
        yield "</ul>\n</section>\n"


def _feed(gallery: Gallery) -> Iterator[str]:
    base, title = escape(gallery.wish.address.rstrip("/")), escape(_plain(gallery.wish.title))
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
    """A text without letters that XML can't hold."""
    return "".join(one for one in text if one in "\t\n\r" or (one >= " " and one not in "\ufffe\uffff"))


def _json(data: object) -> str:
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return text.replace("<", "\\u003c").replace("\u2028", "\\u2028").replace("\u2029", "\\u2029")


def _resource(name: str) -> str:
    return (files(__package__) / name).read_text(encoding="utf-8").strip()
