"""The cards of a gallery: the texts of each scenario, and the values for filtering and sorting."""

import re
from collections.abc import Iterator, Mapping, Sequence
from html import escape
from typing import Any, NamedTuple

from kneedeep.report.web_page import share_bar
from kneedeep.support import later_count, listed, tr, tr_count
from kneedeep.support.resources import table_rows
from kneedeep_exchange.exports.html.page_site import size_in_words
from kneedeep_exchange.gallery.gallery_entry import PICTURE
from kneedeep_exchange.gallery.gallery_files import links_to
from kneedeep_exchange.passport.contents import HAND_OUT, PAGE

NOT_SAID = "–"
_RATINGS = ("easy", "medium", "hard", "nightmare")
_LANGUAGE = re.compile(r"[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*", re.ASCII)
_TEXTS = table_rows(__file__, "gallery_texts.txt")


def _texts(name: str) -> dict[str, str]:
    return {key: text for of, key, text in _TEXTS if of == name}


_BANDS, _PROBLEMS, _CHOICES, _LIMITS, _SORTS = map(_texts, ("bands", "problems", "choices", "limits", "sorts"))
_COUNTS = {
    "error": later_count("{n} error", "{n} errors"),
    "warning": later_count("{n} warning", "{n} warnings"),
    "info": later_count("{n} info", "{n} infos"),
}
_ENGLISH = ("edition", "rated", "boxes")
"""The values with a translation."""


class Card(NamedTuple):
    """A scenario of a gallery: its folder on the site, its description, also in English, its search words.

    `filed`: the time of the last change, by git or else of the file.
    """

    address: str
    about: Mapping[str, Any]
    english: Mapping[str, Any]
    words: str
    filed: str = ""

    @property
    def readable(self) -> bool:
        """Whether the file holds a scenario."""
        return "problem" not in self.about

    @property
    def sound(self) -> bool:
        """Whether the scenario has no errors that the gallery's audience may know of."""
        return self.readable and not self.about.get("findings", {}).get("error")

    @property
    def page(self) -> str:
        """The address of its page, empty if there is none."""
        names = (name for name in (PAGE, HAND_OUT) if name in self.about.get("files", ()))
        return next((f"{self.address}/{name}" for name in names), "")


def controls_of(cards: Sequence[Card]) -> str:
    """The search field, the filters with different values among these cards, and the sorting."""
    said = [_said(card.about) for card in cards if card.readable]
    counts = sorted({int(one) for about in said for one in about["marines"].split()})
    measured = any(about["wins"] for about in said)
    hint = tr("title, author, area, invader") if any(about["areas"] for about in said) else tr("title, author")
    first = [
        f'<label>{tr("Search")}<input type="search" name="search" autocomplete="off" placeholder="{hint}"></label>\n',
        _select(tr("Marines"), "marines", {"": tr("any number"), **{str(one): str(one) for one in counts}}),
    ]
    if measured:
        first.append(_select(tr("Bots as marines win"), "share", {"": tr("any share"), **_translated(_BANDS)}))
    first.append(_select(tr("Sort by"), "sort", {key: tr(text) for key, text in _SORTS.items() if _sorts(said, key)}))
    more = _more_filters(said)
    return (
        f'<form id="choose" role="search" autocomplete="off" hidden>\n<div class="row">\n{"".join(first)}</div>\n'
        f'<details id="more"><summary>{tr("More filters")}</summary>\n<div class="row">\n{"".join(more)}'
        f'<label class="check"><input type="checkbox" name="reversed"> {tr("Reverse the order")}</label>\n</div></details>\n'
        f'<p class="row"><span id="count" role="status" data-text="{tr("{found} of {all} shown")}"></span> <button type="submit">{tr("Search")}</button> '
        f'<button type="button" id="all">{tr("Show all")}</button></p>\n</form>\n'
    )


def _more_filters(said: Sequence[Mapping[str, str]]) -> Iterator[str]:
    for key, label in _CHOICES.items():
        values = sorted({about[key] for about in said}, key=lambda value: _order(key, value))
        if len(values) > 1:
            choices = {value or NOT_SAID: (_shown(value) if key in _ENGLISH else value) or NOT_SAID for value in values}
            yield _select(tr(label), key, {"": tr("any"), **choices})
    for key, label in _LIMITS.items():
        if len({about[key] for about in said}) > 1:
            yield f'<label>{tr(label)}<input type="number" name="{key}" min="0" step="1"></label>\n'
    if any(about["problems"] for about in said):
        yield _select(tr("Problems"), "problems", {"": tr("any"), **_translated(_PROBLEMS)})
    if any(about["changed"] for about in said):
        yield f'<label>{tr("Changed since")}<input type="date" name="changed"></label>\n'


def _translated(texts: Mapping[str, str]) -> dict[str, str]:
    return {key: tr(text) for key, text in texts.items()}


def _shown(value: str) -> str:
    """A translated value of the data, or several separated by commas."""
    return ", ".join(map(tr, value.split(", ")))


def _sorts(said: Sequence[Mapping[str, str]], key: str) -> bool:
    return key == "title" or len({about[key] for about in said}) > 1


def _order(key: str, value: str) -> tuple[int, str]:
    return (_RATINGS.index(value) if key == "rated" and value in _RATINGS else len(_RATINGS), value.lower())


def _select(label: str, name: str, options: Mapping[str, str]) -> str:
    items = "".join(f'<option value="{escape(value)}">{escape(text)}</option>' for value, text in options.items())
    return f'<label>{label}<select name="{name}">{items}</select></label>\n'


def _said(about: Mapping[str, Any]) -> dict[str, str]:
    """The values for filtering and sorting the list, as texts."""
    found = about.get("findings", {})
    parties = (about["measured"] or {"parties": ()})["parties"]
    return {
        "marines": " ".join(map(str, about["marines"])),
        "wins": " ".join(f"{one['marines']}:{one['wins']}/{one['games']}" for one in parties if not one["void"]),
        "minutes": " ".join(map(str, about["minutes"])),
        "problems": " ".join(str(found.get(one, 0)) for one in ("error", "warning", "info")) if found else "",
        "edition": about["edition"],
        "rated": about["challenge"],
        "author": about["author"],
        "license": about["license"],
        "language": ", ".join(about["languages"]),
        "boxes": ", ".join(about["boxes"]),
        "areas": str(about.get("areas", "")),
        "figures": str(about.get("figures", "")),
        "changed": about.get("changed", "")[:10],
    }


def card_of(card: Card) -> Iterator[str]:
    """Yield the parts of a card."""
    about = card.about
    if not card.readable:
        yield (
            f'<li id="map-{card.address}" class="card">\n<h3>{escape(about["file"])}</h3>\n'
            f'<p class="problem">{escape(tr("This file can’t be shown: {problem}", problem=about["problem"]))}</p>\n</li>\n'
        )
        return
    attributes = " ".join(f'data-{name}="{escape(value)}"' for name, value in _said(about).items() if value)
    yield f'<li id="map-{card.address}" class="card" {attributes}>\n'
    title = escape(about["title"])
    language = f' lang="{about["language"]}"' if _LANGUAGE.fullmatch(about["language"]) else ""
    yield (
        f'<img src="{card.address}/{PICTURE}" alt="" loading="lazy">\n'
        if PICTURE in about["files"]
        else f'<div class="empty">{tr("no picture")}</div>\n'
    )
    yield (f'<h3{language}><a href="{card.page}">{title}</a></h3>\n' if card.page else f"<h3{language}>{title}</h3>\n")
    author = tr("by {author}", author=about["author"]) if about["author"] else ""
    said = [escape(one) for one in (author, about["license"], ", ".join(about["languages"])) if one]
    if "changed" in about:
        day = about["changed"][:10]
        said.append(f'<time datetime="{day}">{tr("changed {day}", day=day)}</time>')
    yield f'<p class="faint">{" · ".join(said)}</p>\n'
    if about["summary"]:
        yield f"<p{language}>{escape(about['summary'])}</p>\n"
    yield f'<ul class="chips">{"".join(f"<li>{escape(one)}</li>" for one in _chips(about))}</ul>\n'
    yield _wins(about)
    yield from (f'<p class="faint">{escape(text)}</p>\n' for text in about["missing"])
    yield from _downloads(card)
    yield "</li>\n"


def _chips(about: Mapping[str, Any]) -> Iterator[str]:
    yield tr(about["edition"])
    counts = about["marines"]
    numbers = f"{counts[0]}–{counts[-1]}" if len(counts) > 2 else listed(list(map(str, counts)), last="or")
    if counts:
        yield tr("{numbers} marine", numbers=numbers) if counts == [1] else tr("{numbers} marines", numbers=numbers)
    if about["minutes"]:
        yield tr("{minutes} minutes", minutes="–".join(map(str, dict.fromkeys(about["minutes"]))))
    if about["challenge"]:
        yield tr("rated {level}", level=tr(about["challenge"]))
    if "areas" in about:
        yield tr_count("{n} area", "{n} areas", about["areas"])
        if about["figures"]:
            yield tr_count("{n} invader", "{n} invaders", about["figures"])
    yield ", ".join(map(tr, about["boxes"]))
    if (found := about.get("findings")) is not None:
        said = (tr_count(*_COUNTS[name], number) for name, number in found.items() if number)
        yield ", ".join(said) or tr("no problems")


def _wins(about: Mapping[str, Any]) -> str:
    """The marines' share of wins with its interval, for each number of marines."""
    if about["measured"] is None:
        return ""
    rows = []
    for party in about["measured"]["parties"]:
        if party["void"]:
            continue
        share, low, high = party["wins"] / party["games"], party["low"], party["high"]
        bar = share_bar(share, party["bracket"])
        rows.append(
            f'<tr><th scope="row">{party["marines"]}</th><td class="wide">{bar}</td>'
            f"<td>{100 * share:.0f} % <small>({100 * low:.0f}–{100 * high:.0f} %)</small></td><td><small>{party['games']}</small></td></tr>"
        )
    bots = dict.fromkeys(about["measured"]["bots"])
    said = "".join(f"<p>{escape(party['text'])}</p>" for party in about["measured"]["parties"])
    caption = tr("Games of bots ({bots}): how many the marines win", bots=tr(" against ").join(bots))
    if not rows:
        return said
    return (
        f"<table><caption>{escape(caption)}</caption>"
        f'<thead><tr><th scope="col">{tr("Marines")}</th><th scope="col" class="wide"><span class="said">{tr("Interval")}</span></th>'
        f'<th scope="col">{tr("Share")}</th><th scope="col">{tr("Games")}</th></tr></thead><tbody>{"".join(rows)}</tbody></table>{said}\n'
    )


def _downloads(card: Card) -> Iterator[str]:
    if links := [link for _, link in links_to(card.about["files"])]:
        title = escape(card.about["title"])
        yield '<p class="files">'
        for link in links:
            about = tr("{name} of {title}, {size}", name=link.text, title=title, size=size_in_words(link.size))
            yield f'<a href="{card.address}/{link.address}" aria-label="{about}">{link.text}</a>\n'
        yield "</p>\n"
