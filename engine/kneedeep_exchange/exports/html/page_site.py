"""The links of a page to its site: the list, the files for download, the changes."""

from html import escape

from kneedeep.support.translation import tr
from kneedeep_exchange.exports.export_request import PageSite


def links_of(site: PageSite | None) -> tuple[str, ...]:
    """The addresses linked by the page, in order."""
    return () if site is None else (site.home, *(one.address for one in site.files))


def home_link(site: PageSite | None) -> str:
    """The link to the list of the site. Empty without a site."""
    return "" if site is None else f'<a class="home" href="{escape(site.home)}">← {escape(site.title)}</a>'


def about_site(site: PageSite | None) -> str:
    """The files for download and the changes since the previous version. Empty without a site."""
    if site is None:
        return ""
    parts = []
    if site.files:
        rows = "".join(
            f'<li><a href="{escape(one.address)}">{escape(one.text)}</a> <small>{size_in_words(one.size)}</small></li>'
            for one in site.files
        )
        parts.append(f"<ul>{rows}</ul>")
    if site.dated:
        parts.append(f"<p>{escape(tr('Changed on {date}.', date=site.dated))}</p>")
    if site.changes:
        rows = "".join(f"<li>{escape(one)}</li>" for one in site.changes)
        parts.append(f"<h3>{escape(tr('What differs from the version before'))}</h3><ul>{rows}</ul>")
    return "".join(parts)


def size_in_words(size: int) -> str:
    """A rounded number of bytes in kB, or from a million on in MB."""
    return f"{size / 1_000_000:.1f} MB" if size >= 1_000_000 else f"{max(1, round(size / 1000))} kB"
