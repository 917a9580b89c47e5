"""The scenario's own items and kinds in words."""

from collections.abc import Iterator, Mapping

from kneedeep.analysis.framework.facts import Facts
from kneedeep.board.script.display_names import DisplayNames
from kneedeep.model.scenario.model import Item, OwnFigureType, OwnPieceType, OwnTokenType, Record
from kneedeep.report.sheets.demon_arrival import demon_values
from kneedeep.report.sheets.sheet_blocks import Block, Heading, Paragraph
from kneedeep.support import later, listed, sentence, tr, tr_count

OwnThing = Item | OwnFigureType | OwnPieceType | OwnTokenType
USE = Record([("from", "on"), ("who", "marines"), ("cost", {"points": 1}), ("times", 1)])
"""The default use of an objective. Rule: RUL16-184."""
_TOKEN_VALUES = {"enter": later("{} points to enter"), "armor": later("armor {}"), "wounds": later("{} wounds")}
_FIGURE_VALUES = {
    "move": later("movement {}"),
    "armor": later("armor {}"),
    "wounds": later("wounds {}"),
    "dice": later("dice {}"),
}
_CARD = ("spaces", "health", "stagger", "speed", "range", "special", "toughness")
"""The keys of an own kind shown as its demon card, apart from the dice."""


def own_things(facts: Facts, words: DisplayNames) -> Iterator[Block]:
    """Yield the scenario's own items and kinds, and the parts of the box that represent them."""
    scenario = facts.scenario
    listings: list[tuple[OwnThing, str]] = [(piece, _piece(facts, piece)) for piece in scenario.piece_types]
    listings += [(item, _item(words, item)) for item in scenario.items]
    listings += [(token, _token(words, token)) for token in scenario.token_types]
    listings += [(figure, _figure(words, figure)) for figure in scenario.figure_types]
    if listings:
        yield Heading(tr("Things of this scenario"))
    for thing, text in listings:
        yield Paragraph(text, cue=f"{thing.name or thing.id}:")


def _piece(facts: Facts, piece: OwnPieceType) -> str:
    size = tr("{len} × {rows} spaces", len=max(map(len, piece.rows)), rows=len(piece.rows))
    kind = facts.board.kinds.pieces.get(piece.id)
    of_box = kind is not None and kind.face
    sort = tr("A tile of the box") if of_box else facts.in_words("A home-made map piece")
    return tr("{sort} of {size}.", sort=sort, size=size)


def _item(words: DisplayNames, item: Item) -> str:
    fate = {"keep": tr("stays with its marine when he is fragged"), "drop": tr("is dropped when its marine is fragged")}
    lost = tr("is lost when its marine is fragged")
    return _joined([_shown(words, item.shown_as), fate.get(item.fragged, lost), item.note])


def _token(words: DisplayNames, token: OwnTokenType) -> str:
    width, height = token.size
    parts = [_shown(words, token.shown_as), tr("covers {size} × {size2} spaces", size=width, size2=height)]
    if token.blocks:
        parts.append(tr("stops {what}", what=listed([tr(word) for word in token.blocks], 9)))
    parts += _values(token, _TOKEN_VALUES)
    if token.use is not None:
        parts.append(use(token.use))
    return _joined(parts)


def _figure(words: DisplayNames, figure: OwnFigureType) -> str:
    sides = {"marines": tr("on the marines' side"), "neutral": tr("on nobody's side")}
    card = {key: getattr(figure, key) for key in _CARD}
    return _joined(
        [
            _shown(words, figure.shown_as),
            tr("like {kind}", kind=words.kind(figure.like)) if figure.like else "",
            sides.get(figure.side, ""),
            *_values(figure, _FIGURE_VALUES),
            listed([tr(ability.replace("-", " ")) for ability in figure.abilities], 99),
            *demon_values(card),
        ]
    )


def _shown(words: DisplayNames, shown_as: Record | None) -> str:
    if not shown_as:
        return ""
    size = tr(" of {shown_as} spaces", shown_as=shown_as["size"]) if shown_as.get("size", 1) > 1 else ""
    name = words.thing(shown_as.get("item") or shown_as["kind"], shown_as.get("color"))
    return tr("shown by {name}{size}", name=name, size=size)


def _values(element: object, patterns: Mapping[str, str]) -> list[str]:
    values = ((pattern, getattr(element, name)) for name, pattern in patterns.items())
    return [tr(pattern).format(value) for pattern, value in values if value is not None]


def use(how: Record) -> str:
    """Users, range, cost and limit of a token's use, in words."""
    who = {"marines": tr("by marines "), "invaders": tr("by invaders ")}.get(how.get("who", "any"), "")
    where = tr("from an adjacent space") if how.get("from") == "adjacent" else tr("by standing on it")
    price = how.get("cost") or {}
    cost = ""
    if action := price.get("action"):
        cost = tr(" for a {action} action", action=action)
    elif points := price.get("points"):
        cost = tr(" for {points}", points=tr_count("{n} movement point", "{n} movement points", points))
    times = f", {_times(how['times'])}" if how.get("times") else ""
    return tr("used {who}{where}{cost}{times}", who=who, where=where, cost=cost, times=times)


def _times(number: int) -> str:
    return tr("once") if number == 1 else tr("{number} times", number=number)


def _joined(parts: list[str]) -> str:
    return sentence("; ".join(filter(None, parts)) or tr("no details are given"))
