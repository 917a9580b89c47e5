"""The map of a page: items grouped by the areas and numbers of marines for which they are shown."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from kneedeep.drawing import Box, DisplayList, Theme
from kneedeep.drawing.map_sheet import part_of, sheet
from kneedeep.drawing.plan.plan import Plan
from kneedeep.drawing.svg import number
from kneedeep.drawing.teleporter_arcs import draw_arcs
from kneedeep_exchange.exports.html.page_symbols import PageSymbols, ThemedItem, aligned, themed_layers

_ICON = 0.3
"""Pixels per user unit of a small picture."""
OVERLAY_BEFORE = "fixture"
"""The layer below an overlay, which is thus below walls, doors, tokens and figures."""


class Owners(NamedTuple):
    """The areas and numbers of marines that show an item. `every`: only if all these areas are shown."""

    areas: tuple[int, ...]
    marines: tuple[int, ...]
    every: bool = False


class MapPicture(NamedTuple):
    """The groups of a map, bottom to top, and their box."""

    groups: tuple[str, ...]
    box: Box


class ThemedMap:
    """Draws one map of several plans, one for each number of marines.

    `hidden`: the initially hidden areas, by number. `marines`: the number shown first.
    """

    def __init__(
        self,
        plans: Mapping[int, Plan],
        themes: Sequence[Theme],
        symbols: PageSymbols,
        *,
        hidden: frozenset[int],
        marines: int,
    ) -> None:
        self._plans, self._themes, self._symbols = plans, themes, symbols
        self._hidden, self._marines = hidden, marines
        self._whole = plans[marines]

    def picture(self) -> MapPicture:
        """The map."""
        groups = [*self._frame()]
        for layer, owned in self._layers().items():
            if layer == OVERLAY_BEFORE:
                groups.append('<g id="overlay"></g>')
            groups.append(f'<g class="layer-{layer}">')
            groups += (self._group(owners, elements) for owners, elements in _by_owners(owned))
            groups.append("</g>")
        groups += self._ways()
        return MapPicture(tuple(groups), sheet(self._whole, self._themes[0]).box)

    def _layers(self) -> dict[str, dict[str, set[tuple[int, int]]]]:
        """The elements of each layer, with the areas and numbers of marines that show them."""
        layers: dict[str, dict[str, set[tuple[int, int]]]] = {}
        for count, plan in self._plans.items():
            for index in sorted({space.area for space in plan.spaces}):
                part = part_of(plan, plan.areas[index].id)._replace(arcs=(), frame="none")
                pictures = [sheet(part, theme) for theme in self._themes]
                names = self._symbols.names(pictures)
                for layer, items in themed_layers(pictures).items():
                    own = layers.setdefault(layer, {})
                    seen: Counter[ThemedItem] = Counter()
                    for item in items:
                        # Spaces make the keys of equal items unique: an item that occurs twice is drawn twice.
                        seen[item] += 1
                        key = self._symbols.element(item, names) + " " * (seen[item] - 1)
                        own.setdefault(key, set()).add((index, count))
        return layers

    def _ways(self) -> Iterator[str]:
        """Yield the arcs of teleporters, each shown if both its ends are."""
        found: dict[tuple[str, tuple[int, ...]], list[int]] = {}
        for count, plan in self._plans.items():
            area_at = {(space.x, space.y): space.area for space in plan.spaces}
            for way in plan.arcs:
                items = aligned([draw_arcs([way], theme) for theme in self._themes])
                content = "".join(self._symbols.element(item) for item in items)
                ends = tuple(sorted({area_at[at] for at in (way.start, way.end) if at in area_at}))
                found.setdefault((content, ends), []).append(count)
        if found:
            yield '<g class="layer-way">'
            for (content, ends), counts in found.items():
                yield self._group(Owners(ends, tuple(counts), every=True), [content])
            yield "</g>"

    def _frame(self) -> Iterator[str]:
        """Yield the frame around the whole map, shown if all areas are."""
        if self._whole.frame == "none":
            return
        pictures = [sheet(self._whole, theme) for theme in self._themes]
        names = self._symbols.names(pictures)
        elements = [self._symbols.element(item, names) for item in themed_layers(pictures)["frame"]]
        areas = tuple(sorted({space.area for space in self._whole.spaces}))
        yield self._group(Owners(areas, tuple(self._plans), every=True), elements)

    def _group(self, owners: Owners, elements: Iterable[str]) -> str:
        """A group of elements, with attributes for its owners."""
        areas = " ".join(map(str, owners.areas))
        parts = [f'data-every="{areas}"' if owners.every else f'data-area="{areas}"']
        if owners.marines != tuple(self._plans):
            parts.append(f'data-marines="{" ".join(map(str, owners.marines))}"')
        unseen = [area in self._hidden for area in owners.areas]
        covered = any(unseen) if owners.every else all(unseen)
        if covered or self._marines not in owners.marines:
            parts.append("hidden")
        return f"<g {' '.join(parts)}>{''.join(elements)}</g>"


def _by_owners(owned: Mapping[str, set[tuple[int, int]]]) -> Iterator[tuple[Owners, list[str]]]:
    """Yield elements with the same owners together, in the order of the first."""
    found: dict[tuple[tuple[int, int], ...], list[str]] = {}
    for element, pairs in owned.items():
        found.setdefault(tuple(sorted(pairs)), []).append(element)
    for places, elements in found.items():
        for owners in _owners(places):
            yield owners, elements


def _owners(pairs: Sequence[tuple[int, int]]) -> Iterator[Owners]:
    """Yield the fewest owners that cover these pairs of area and number of marines."""
    counts: dict[int, list[int]] = {}
    for area, count in pairs:
        counts.setdefault(area, []).append(count)
    areas: dict[tuple[int, ...], list[int]] = {}
    for area, numbers in counts.items():
        areas.setdefault(tuple(numbers), []).append(area)
    for marines, own in areas.items():
        yield Owners(tuple(own), marines)


def view_box(box: Box) -> str:
    """A box as a `viewBox` attribute."""
    return " ".join(map(number, box))


def icon(picture: DisplayList, symbols: PageSymbols) -> str:
    """A small picture in its own colors, hidden from screen readers."""
    names = symbols.names([picture])
    items = (symbols.element((item,), names) for _, layer in picture.layers for item in layer)
    _, _, width, height = picture.box
    size = f'width="{number(width * _ICON)}" height="{number(height * _ICON)}"'
    return f'<svg class="icon" aria-hidden="true" {size} viewBox="{view_box(picture.box)}">{"".join(items)}</svg>'
