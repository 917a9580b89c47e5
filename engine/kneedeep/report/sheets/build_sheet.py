"""The build sheet: the parts needed from the boxes, and how to lay them, area by area."""

from collections.abc import Iterator, Sequence

from kneedeep.analysis.components.inventory import PRINTED, Inventory, InventoryEntry, inventory
from kneedeep.analysis.framework.facts import Facts
from kneedeep.board.script.display_names import DisplayNames
from kneedeep.report.sheets import sheet_blocks
from kneedeep.report.sheets.area_contents import areas_of, counts_of, piece_rows, rows, table
from kneedeep.report.sheets.cards_to_take import cards_to_take
from kneedeep.report.sheets.sheet_maps import Look, area_plan, drawn, keys_of, piece_badges, plan_for
from kneedeep.report.sheets.tiles_needed import tiles_needed
from kneedeep.report.sheets.title_block import title_block
from kneedeep.support import later, listed, tr, tr_count

_GROUPS = {"pieces": (later("Map pieces"), 0.25), "parts": (later("Doors and tokens"), 1.15)}
"""The titles of the groups, and the width of the remarks relative to the names."""
_TILES = ("pieces", PRINTED)
_FEW, _NARROW, _WIDE = 3, 0.4, 0.5
"""Relative widths of the tables: `_NARROW` for up to `_FEW` numbers of marines, `_WIDE` for more."""
_TAKEN = later(
    "Invaders to take from the box: the most that one area sets up, of how many there are in the marines' colors."
)
_SET_UP = later("Demons that stand on the map from the beginning; those that portals bring are on the invasion card.")


def build_sheet(facts: Facts, look: Look) -> sheet_blocks.Sheet:
    """The build sheet."""
    return sheet_blocks.Sheet(facts.scenario.title, tr("build sheet"), tuple(_blocks(facts, look)))


def needed(facts: Facts, look: Look) -> Iterator[sheet_blocks.Block]:
    """Yield tables of the parts that the map needs, compared with the boxes."""
    taken = inventory(facts)
    if not (used := [entry for entry in taken.entries if entry.used]):
        return
    yield sheet_blocks.Heading(tr("What you need"))
    yield sheet_blocks.Paragraph(_counted_against(facts, taken, used), "faint", keep=True)
    if invaders := [entry for entry in used if entry.takes]:
        together = "hidden areas" not in facts.board.edition.features
        yield sheet_blocks.Paragraph(tr(_SET_UP if together else _TAKEN), "faint", keep=True)
    tables = list(tiles_needed(facts)) if facts.catalog.tiles else _tables("pieces", used)
    if invaders:
        tables.append(_of_invaders(invaders, facts.in_words("Invaders")))
    share = _WIDE if invaders and len(invaders[0].takes) > _FEW else _NARROW
    columns = ((tuple(tables), share), (tuple(_tables("parts", used)), 1 - share))
    shown, shares = zip(*((column, part) for column, part in columns if column), strict=True)
    yield sheet_blocks.Columns(shown, shares)


def _counted_against(facts: Facts, taken: Inventory, used: Sequence[InventoryEntry]) -> str:
    """The boxes used for comparison, and a legend for unknown numbers."""
    boxes = listed(taken.boxes, 9) or tr("the box")
    with_marines = tr(", with {marines} marines", marines=taken.marines) if taken.marines > 1 else ""
    text = tr("Counted against {boxes}{with_marines}.", boxes=boxes, with_marines=with_marines)
    tiles = facts.catalog.tiles
    if any(entry.held is None for entry in used if entry.group not in _TILES or not tiles):
        text += tr(" ?: no source gives the number in the box.")
    generic = (piece.type.id in facts.catalog.pieces and not piece.type.face for piece in facts.board.pieces)
    if tiles and any(generic):
        text += tr(" The sheet “Single tiles” has the tiles to print, to scale.")
    return text


def _tables(group: str, used: Sequence[InventoryEntry]) -> list[sheet_blocks.TableBlock]:
    title, share = _GROUPS[group]
    rows = tuple(_row(entry) for entry in used if entry.group == group)
    head = (tr(title), tr("needed"), tr("held"), "")
    return [sheet_blocks.TableBlock(head, rows, (1.0, -38.0, -28.0, share), (1, 2))] if rows else []


def _of_invaders(entries: Sequence[InventoryEntry], title: str) -> sheet_blocks.TableBlock:
    """The table of invaders for each number of marines."""
    counts = [take.marines for take in entries[0].takes]
    short = any(entry.missing for entry in entries)
    head = (title, *(tr_count("{n} marine", "{n} marines", count) for count in counts), *("",) * short)
    rows = []
    for entry in entries:
        text = later("{used} of {held}")
        taken = [str(one.used) if one.held is None else tr(text, used=one.used, held=one.held) for one in entry.takes]
        remark = tr("{missing} too few", missing=entry.missing) if entry.missing else ""
        rows.append((entry.name, *taken, *(remark,) * short))
    widths = (1.0, *(-46.0 for _ in counts), *(0.4,) * short)
    return sheet_blocks.TableBlock(head, tuple(rows), widths, tuple(range(1, len(counts) + 1)))


def _row(entry: InventoryEntry) -> tuple[str, ...]:
    held = "?" if entry.held is None else str(entry.held)
    more = entry.shown_by if entry.group == "parts" else ""
    short = tr("{missing} too few", missing=entry.missing) if entry.missing else ""
    return entry.name, str(entry.used), held, ", ".join(filter(None, (short, more)))


def _blocks(facts: Facts, look: Look) -> Iterator[sheet_blocks.Block]:
    board = facts.board
    words = DisplayNames(facts.scenario, board, facts.catalog)
    areas = areas_of(board)
    yield from title_block(facts.scenario, tr("Build sheet"))
    yield from needed(facts, look)
    yield from cards_to_take(facts)
    plan = plan_for(board, look)
    spots = {number: piece.spaces for area in areas for number, piece in area.pieces if piece.spaces}
    bare = plan._replace(tokens=(), figures=(), spawns=(), arcs=())
    if plan.spaces:
        badges = piece_badges(spots, bare, look)
        yield sheet_blocks.FullPicture(
            facts.in_words("The pieces in the order of building"), drawn(bare, look, badges=badges), keys_of(bare, look)
        )
    names = {area.id: area.name or area.id for area in facts.scenario.areas}
    for area in areas:
        yield sheet_blocks.Heading(names.get(area.id, area.id))
        blocks = [piece_rows(area, look), table(rows(board, words, area, look), counts_of(board, look))]
        tables = tuple(block for block in blocks if block is not None)
        if (part := area_plan(plan, area.id)) is None:
            yield from tables
        else:
            own = {number: piece.spaces for number, piece in area.pieces if piece.spaces}
            picture = drawn(part, look, badges=piece_badges(own, part, look))
            yield sheet_blocks.Beside(sheet_blocks.Picture(picture, 24.0, 330.0), tables)
