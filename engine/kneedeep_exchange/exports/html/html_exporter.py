"""The format `html`: a page for any browser, and its proof."""

from base64 import b64decode
from collections.abc import Iterator, Mapping

from kneedeep.board.visible_spaces import visible_pairs
from kneedeep.model.geometry.bits import numbers_of
from kneedeep.report.producer import digest_of
from kneedeep.support import tr, tr_count, translatable
from kneedeep_exchange.exports.export_request import ExportRequest, Written
from kneedeep_exchange.exports.html.overlay_rows import DOORS, MOST_SPACES, unpacked
from kneedeep_exchange.exports.html.page import page
from kneedeep_exchange.exports.html.page_reader import ReadPage
from kneedeep_exchange.exports.html.page_site import links_of
from kneedeep_exchange.exports.html.page_view import PageView, page_view
from kneedeep_exchange.fidelity import Loss, Proof, ProofBuilder, comment_losses


def kept(request: ExportRequest) -> Mapping[str, int]:
    """The number of elements of each kind on the page."""
    plan = page_view(request).plan
    parts = ("spaces", "doors", "tokens", "figures")
    areas = len({space.area for space in plan.spaces})
    return {"areas": areas, **{name: len(getattr(plan, name)) for name in parts}}


def losses(request: ExportRequest) -> Iterator[Loss]:
    """Yield the losses of a page: comments of the file unless embedded, overlays of a very large map."""
    if not request.options.embed and request.options.audience != "marines":
        yield from comment_losses(request.text)
    if len(page_view(request).spaces) > MOST_SPACES:
        yield Loss(translatable("sight and respawn, since there are more than {most} spaces", most=MOST_SPACES))


def write(request: ExportRequest) -> Written:
    """The page. Raises NothingToExport for an empty map."""
    return Written(page(page_view(request)).encode("utf-8"))


def prove(written: Written, request: ExportRequest) -> Proof:
    """The proof of a page: its contents are read back and compared with the request."""
    view, found = page_view(request), ReadPage(written.content.decode("utf-8"))
    builder = ProofBuilder()
    spaces = [[space.x, space.y, space.area] for space in view.plan.spaces]
    areas = {space.area for space in view.plan.spaces}
    builder.compare(tr_count("{n} area", "{n} areas", len(areas)), found.areas, areas)
    builder.compare(tr_count("{n} space", "{n} spaces", len(spaces)), found.data.get("spaces"), spaces)
    doors = len(view.plan.doors)
    builder.compare(tr_count("{n} door", "{n} doors", doors), len(found.data.get("doors", ())), doors)
    for state in DOORS:
        _compare_sight(builder, found, view, state)
    policy_holds = "default-src 'none'" in found.policy and all(one in found.policy for one in found.hashes)
    builder.require(
        not found.loads and policy_holds and set(found.uses) <= found.symbols,
        tr("nothing is loaded"),
        tr("the page would load or lacks {names}", names=" ".join(found.loads) or tr("something")),
    )
    meant_links = links_of(request.site)
    builder.require(
        tuple(found.links) == meant_links, "", tr("the page links to {names}", names=" ".join(found.links) or "–")
    )
    own = f"scenario={digest_of(view.facts.scenario)}"
    builder.require(own in found.meta.get("kneedeep", ""), "", tr("the page is of another scenario"))
    meant = request.text if request.options.embed else None
    inside = tr("the scenario inside") if meant else ""
    builder.require(found.scenario == meant, inside, tr("the scenario inside differs"))
    return builder.proof()


def _compare_sight(builder: ProofBuilder, found: ReadPage, view: PageView, state: str) -> None:
    """Compare sight on the page with sight on the board for every pair of spaces."""
    use = found.data["overlays"]["use"].get("sight", {}).get(state, {})
    count = view.request.marines
    if str(count) not in use:
        return
    table = found.data["overlays"]["tables"][use[str(count)]]
    numbers = {space: number for number, space in enumerate(view.spaces)}
    rows = unpacked(b64decode(table["bits"]), len(numbers), half=table["half"])
    written = {(a, b) for a, row in enumerate(rows) for b in numbers_of(row)}
    board = view.board
    opened = board.open_doors(DOORS[state])
    pairs = ((board.spaces[a], board.spaces[b]) for a, b in visible_pairs(board, opened, marines=count))
    meant = {(numbers[a], numbers[b]) for a, b in pairs if a in numbers and b in numbers}
    alike, all_pairs = len(written & meant), len(written | meant)
    doors = tr("open") if state == "open" else tr("shut")
    text = tr(
        "{alike} of {all} pairs of spaces that see each other, doors {state}", alike=alike, all=all_pairs, state=doors
    )
    builder.require(alike == all_pairs, text, text)
